# The browser's pages in English. Ids of the table page start with web-table-.

web-close = Close
web-skip = Skip to content
web-home = Ghostlight, front page
web-nav = Pages
web-way-tables = Tables
web-way-rules = Rules
web-way-settings = Settings
web-way-credits = Credits
web-language = Language
web-to-front = Front page
web-to-tables = All tables
web-try-again = Try again

# When something is not there
web-problem-no-page-title = Nobody haunts this page
web-problem-no-page = There is no page at this address. Check it for missing letters.
web-problem-unknown-table-title = There is no such table
web-problem-unknown-table = Check the code: it may have been mistyped, or the link cut short.
web-problem-expired-table-title = This table has been closed
web-problem-expired-table = Nobody was here for a long time. Open a new table and send its link instead.
web-problem-full-table-title = Every seat is taken
web-problem-full-table = Join another table, or open your own.
web-problem-no-watching-title = The door is closed
web-problem-no-watching = The game at this table has begun, and it allows no spectators.
web-problem-kept-out-title = You were sent away
web-problem-kept-out = The host of this table has sent you away. You can join another one, or open your own.
web-problem-seat-taken-title = Somebody sits here
web-problem-seat-taken = The seat was taken just before you. Perhaps another one is free.
web-problem-no-server-title = The lamp is out
web-problem-no-server = The server cannot be reached. Check your connection and try again; games at the table are kept.
web-problem-other-title = That did not work

# Settings
web-settings-as-browser = Same as the browser
web-settings-as-system = Same as the system
web-settings-palette = Theme
web-settings-night = Night
web-settings-day = Daylight
web-settings-motion = Motion
web-settings-full = Full
web-settings-reduced = Reduced
web-settings-motion-note = Reduced: pieces fade or jump instead of moving.
web-settings-sound = Sound
web-settings-sound-on = Sound on
web-settings-sound-note = Stones, paper, breath. Everything that can be heard can also be seen.
web-settings-volume = Volume
web-settings-kept = These choices stay in this browser.

# Being forgotten
web-forget = What we know about you
web-forget-known = Your name, a cookie in this browser, the games you played and what you said at tables. Nothing else, and nobody else is told.
web-forget-games = Download my games
web-forget-me = Forget me
web-forget-sure = Forget everything about you?
web-forget-what = Your name, your cookie and everything you said are deleted. You leave the games that are still running. In finished games, which belong to the others too, “a guest” sits in your place. This cannot be undone.

# The front page
web-lead = The lamp is left burning so that the ghosts can play.
web-sub = Four ghost games at one table. Send a link, sit down, play; no account and no rulebook. Empty seats are taken by bots that see only what their seat may see.
web-open-table = Open a table
web-code = Table code
web-join = Join
web-games = Games
web-play = Play
web-play-game = Play { $game }
web-how-to = How to play
web-rehearsal = coming soon
web-waking = Waking up
web-waking-asleep = Asleep
web-waking-game = { $game } is waking up
web-waking-failed = This game cannot be started here. The server’s log says why.
web-waking-stay = The first time, the rules have to be compiled. Stay here: the table opens by itself.
web-waking-begins = The game begins as soon as it is awake.
web-waking-meanwhile = The first time, the rules have to be compiled. Meanwhile, here is how to play.
web-percent = { $percent }%
web-players = { $from } to { $to } players
web-comma = {", "}
web-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-minutes-range = { $from } to { $to } minutes
web-after = Based on { $game } by { $authors }
web-your-turn-at =
    { $count ->
        [one] It is your turn at “{ $table }”.
       *[other] It is your turn at { $count } tables.
    }
web-waiting-tables =
    { $count ->
        [one] { $count } table is waiting for players.
       *[other] { $count } tables are waiting for players.
    }
web-game-graveyard = Graveyard
web-game-town = Town
web-game-keyhole = Keyhole
web-game-museum = Museum
web-line-graveyard = Turn the graves. Remember what you peeked at.
web-line-town = Six buildings, five kinds of fright, one long night.
web-line-keyhole = Hide behind the piano. Somebody is about to look.
web-line-museum = Locked in with a priest who moves like a chess piece.

# Bots
web-bot-moth = Moth
web-bot-moth-strength = easy
web-bot-moth-manner = Flies straight to the brightest prize.
web-bot-owl = Owl
web-bot-owl-strength = medium
web-bot-owl-manner = Thinks ahead and forgets nothing.
web-bot-raven = Raven
web-bot-raven-strength = hard
web-bot-raven-manner = Plays the night through in its head first.
web-bots-are-honest = Bots see only what their seat may see.
web-opponents = Opponents
web-with-friends = Play with friends
web-guest = Guest
web-play-table = A game with { $bot }

# A new table
web-new-game = Game
web-new-seats = Who plays
web-new-count = Seats
web-new-who = Who sits in seat { $seat }
web-new-open = Free, for anyone with the link
web-new-me = Me
web-new-here = Another player on this device
web-new-bot = Bot: { $bot }, { $strength }
web-new-seat-name = Name for seat { $seat }
web-new-your-name = Your name
web-new-free =
    { $count ->
        [one] Send the link. Once a player or a bot has the free seat, start the game at the table.
       *[other] Send the link. Once players or bots have the { $count } free seats, start the game at the table.
    }
web-new-full = Everybody is here: the game starts at once.
web-new-terms = At this table
web-new-name = Name of the table
web-new-name-default = { $name }’s table
web-new-visibility = Who can join
web-new-link = Anyone with the link
web-new-public = Everybody
web-new-watching = Spectators allowed
web-new-undo = Moves can be undone
web-new-undo-note = While nothing hidden has been revealed; after that, only if everybody agrees.
web-new-practice = Practice
web-new-practice-note = Any decision can be undone, even after dice and cards. The log and the result say so.
web-new-make = Create the table and copy the link
web-new-start = Start the game
web-new-copied = The link is copied. Send it to your friends.
web-new-not-copied = The table is ready. Copy its link from here.
web-clock = Clock
web-clock-none = None
web-clock-move = Per move
web-clock-fischer = Per game
web-clock-days = Days
web-clock-move-unit =
    { $count ->
        [one] second per move
       *[other] seconds per move
    }
web-clock-fischer-start =
    { $count ->
        [one] minute for each player
       *[other] minutes for each player
    }
web-clock-fischer-increment =
    { $count ->
        [one] second added per move
       *[other] seconds added per move
    }
web-clock-days-unit =
    { $count ->
        [one] day per move, for unhurried games
       *[other] days per move, for unhurried games
    }
web-clock-note = A player who runs out of time can no longer win; a bot plays on in that seat.
web-new-more = More options
web-option-number = A number
web-option-choose = Choose…
web-option-change = Choose them
web-option-picked = { $count } of { $of } chosen
web-option-too-few = Choose { $of } first.
web-option-clear = Start over
web-option-done = Done
web-option-comma = { ", " }
web-option-own = this table’s own
web-option-file = My own file…
web-option-file-own = My file: { $file }
web-option-file-other = Choose another file
web-option-file-large = This file is too large: at most { $kilobytes } kB.
web-new-faults =
    { $count ->
        [one] { $count } problem:
       *[other] { $count } problems:
    }
web-option-graveyard-stall_limit = Turns without a new grave until the game ends (0: no limit)
web-option-graveyard-reading = How the rulebook is read (in Graveyard both ways are the same)
web-option-graveyard-reading-letter = To the letter
web-option-graveyard-reading-house = As played here before
web-option-town-variant = Game
web-option-town-variant-standard = Standard
web-option-town-variant-master = Master: no dice, no cards, four sections
web-option-town-edition = Rulebook to follow where they differ
web-option-town-edition-spanish = The Spanish one
web-option-town-edition-japanese = The Japanese one
web-option-town-reading = How the rulebook is read
web-option-town-reading-letter = To the letter
web-option-town-reading-house = As played here before
web-option-town-card_selection = The eight action cards
web-option-town-card_selection-random = At random
web-option-town-card_selection-friendly = The Friendly Ghost, to begin with
web-option-town-card_selection-longisland = Long Island, for puzzlers
web-option-town-card_selection-chains = The Rattling Chains, for fighters
web-option-town-card_selection-brownlady = The Brown Lady, for a good scare
web-option-town-card_selection-mirror = The Mirror, for high scores
web-option-town-first_player = Who begins
web-option-town-first_player-random = Drawn by lot
web-option-town-first_player-number = Seat { $number }
web-option-town-round_limit = Rounds after which the game ends (0: no limit)
web-option-town-map = Map of the town
web-option-town-haunt_values = Haunt points of the buildings
web-option-town-scare_values = Scare points for scaring with each ghost
web-option-town-scare_values-place = { web-option-town-colour }
web-option-town-upgrade_costs = Scare points that an upgrade to each colour costs
web-option-town-upgrade_costs-place =
    { $place ->
        [1] green
        [2] yellow
        [3] orange
       *[4] red
    }
web-option-town-dice = Sides of each ghost’s die
web-option-town-dice-place = { web-option-town-colour }
web-option-town-sp_supply = Scare points in the supply
web-option-town-sp_supply-unlimited = As many as needed
web-option-town-card_costs = Costs of the cards
web-option-town-card_data = Names, kinds and symbols of the cards
web-option-town-card_sets = Sets of cards
web-option-town-defender_roller = Who rolls for the defender
web-option-town-defender_roller-reading = As the reading says
web-option-town-defender_roller-opponent = An opponent, chosen by the attacker
web-option-town-defender_roller-bank = The program
web-option-town-bigger_die = Bonus token 6: one level above
web-option-town-bigger_die-reading = As the reading says
web-option-town-bigger_die-section = The section
web-option-town-bigger_die-attacker = The attacking ghost
web-option-town-idle_use = Bonus tokens and cards used for nothing
web-option-town-idle_use-reading = As the reading says
web-option-town-idle_use-allowed = Allowed
web-option-town-idle_use-refused = Not allowed
web-option-town-move_cards = Cards 23 and 24 follow
web-option-town-move_cards-action = The Move action
web-option-town-move_cards-any = Every move of a ghost
web-option-town-card34_ghost = The free Haunt of card 34
web-option-town-card34_ghost-edition = As the edition has it
web-option-town-card34_ghost-needed = Needs a ghost of the colour there
web-option-town-card37_counts = Card 37 looks at
web-option-town-card37_counts-unit = A whole action, token or card
web-option-town-card37_counts-gain = Each gain of scare points
web-option-town-bonus_reshuffle = Discarded bonus tokens are shuffled
web-option-town-bonus_reshuffle-draw = When the next one must be drawn
web-option-town-bonus_reshuffle-empty = As soon as the supply is empty
web-option-town-card1_mode = Card 1, Long Shadow
web-option-town-card1_mode-modify = Changes a Haunt action
web-option-town-card1_mode-extra = Is a Haunt of its own, once a turn
web-option-town-cap = Ghosts that fit into a building
web-option-town-cap-usual = The usual 6 (Master: 4)
web-option-town-ghosts_per_colour = Ghosts of each colour
web-option-town-tokens_per_colour = Ghost tokens of each colour
web-option-town-discs_per_player = Action discs for each player
web-option-town-start_sp = Scare points at the start
web-option-town-bonus_tiles = Bonus tokens of each type
web-option-town-colour =
    { $place ->
        [1] blue
        [2] green
        [3] yellow
        [4] orange
       *[5] red
    }
web-option-keyhole-layout = The furniture at the start
web-option-keyhole-layout-quick = Stands already, in one of six ways
web-option-keyhole-layout-in_turn = You place it, one piece each in turn
web-option-keyhole-merging = Merging: small ghosts that meet become bigger ones
web-option-keyhole-merging-off = Without
web-option-keyhole-merging-on = With Merging
web-option-keyhole-chimes = Midnight Chimes: a surprise from round 2 on
web-option-keyhole-chimes-off = Without
web-option-keyhole-chimes-on = With the chimes
web-option-keyhole-mirror = A ghost seen only in the mirror
web-option-keyhole-mirror-on = Counts as seen
web-option-keyhole-mirror-off = Does not count as seen
web-option-keyhole-solid_ghosts = Ghosts in front of others
web-option-keyhole-solid_ghosts-off = Can be seen through
web-option-keyhole-solid_ghosts-on = Block the view
web-option-keyhole-min_visible = How many of a ghost’s 385 sample points must show for it to be seen
web-option-keyhole-reading = How the rulebook is read
web-option-keyhole-reading-letter = To the letter
web-option-keyhole-reading-house = As played here before
web-option-keyhole-chime_moves = A piece that a chime has moved, in the same round
web-option-keyhole-chime_moves-reading = As the reading says
web-option-keyhole-chime_moves-count = Cannot be moved again
web-option-keyhole-chime_moves-free = Can be moved by a card
web-option-keyhole-chime_furniture = Furniture that a chime moves
web-option-keyhole-chime_furniture-reading = As the reading says
web-option-keyhole-chime_furniture-reader = Is placed by the player who reads the chime
web-option-keyhole-chime_furniture-procedure = Is placed by the program
web-option-keyhole-poses = How furniture may stand
web-option-keyhole-poses-reading = As the rulebook is read
web-option-keyhole-poses-free = Under, over and from the top of other pieces, too
web-option-keyhole-poses-strict = Leaning only from the floor, and nothing over what leans
web-option-keyhole-merging_pair = Which ghosts may merge after a move
web-option-keyhole-merging_pair-mover = The one that moved, and another
web-option-keyhole-merging_pair-any = Any two that share a cell
web-option-keyhole-die_passes = After the look the die passes to the left of
web-option-keyhole-die_passes-picker = Whoever chose the side
web-option-keyhole-die_passes-starter = The starting player
web-option-museum-mission = Mission
web-option-museum-mission-first-night = First Night: 30 minutes, to begin with
web-option-museum-mission-thieves-in-the-shadows = Thieves in the Shadows: 45 minutes, with a guard
web-option-museum-mission-heart-under-the-temple = The Heart under the Temple: 90 minutes, secret objectives
web-option-museum-format = Seats: humans v. ghosts
web-option-museum-format-auto = The first that fits the seats
web-option-museum-ghost_move = How the Ghost Priest moves
web-option-museum-ghost_move-mission = As the mission says
web-option-museum-ghost_move-deck = By its cards
web-option-museum-ghost_move-die = By the die
web-option-museum-events_mode = Events on the hour
web-option-museum-events_mode-mission = As the mission says
web-option-museum-events_mode-draw = One is drawn
web-option-museum-events_mode-hand = The ghost plays one of three (harder)
web-option-museum-events_mode-none = None
web-option-museum-reading = How the rulebook is read
web-option-museum-reading-letter = To the letter
web-option-museum-reading-house = As played here before
web-option-museum-toilets = Where no ghost may stop (M-102)
web-option-museum-toilets-reading = As the reading says
web-option-museum-toilets-occupied = In an occupied toilet
web-option-museum-toilets-every = In any toilet; subordinates never enter one
web-option-museum-wounds = Three rounds to help a wounded human (M-164)
web-option-museum-wounds-reading = As the reading says
web-option-museum-wounds-attacker = From the attacker’s turn
web-option-museum-wounds-fall = From the turn in which they fell
web-option-museum-contact = Whoever walks into an entity (M-141)
web-option-museum-contact-reading = As the reading says
web-option-museum-contact-everybody = Puts everybody on the square in danger
web-option-museum-contact-newcomer = Is the only one it can hurt
web-option-museum-aid = Items can be used on and given to (M-057)
web-option-museum-aid-reading = As the reading says
web-option-museum-aid-anybody = Any human, the guard too
web-option-museum-aid-own_side = Your own side only

# The tables
web-tables-mine = My games
web-tables-public = Open tables
web-tables-finished = Finished games
web-tables-none = No table is open to everybody right now. Open one, and others will find it here.
web-tables-none-finished = Games that you have finished are kept here.
web-tables-download-all = Download all my games
web-tables-import = Import a finished game
web-tables-import-note = A log that somebody downloaded here or saved from the terminal. You can watch it again from every seat.
web-row-your-turn = Your turn
web-row-waiting =
    { $count ->
        [0] Ready to begin
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-row-playing = In progress
web-row-paused = Paused
web-row-over = Finished
web-row-closed = Closed
web-row-free = free
web-row-bot = bot
web-row-sit = Sit down
web-row-watch = Watch
web-row-open = Go to table
web-row-replay = Replay
web-row-log = Log
web-row-log-of = Download the log of { $table }
web-row-way = { $way }: { $table }

# Rules
web-rules-title = { $game }: the rules
web-rules-clauses = Every rule
web-rules-search = Search the rules
web-rules-unfold = Unfold all
web-rules-fold = Fold all
web-rules-in-english = The numbered rules are in English only.
web-rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } place found.
       *[other] { $count } places found.
    }

# Credits
web-credits-lead = Ghostlight is a table. The games on it are the work of their authors.
web-credits-games = If you like a game here, look for the published one: it has its own art, its own pieces and more to hold in your hands. The rules are told in our own words; nothing of the publishers’ art or texts is used.
web-credits-art-title = Pictures and sounds
web-credits-art = Every ghost, stone, card and icon was drawn for Ghostlight, and every sound is made by your browser from a few lines of code.
web-credits-fonts-title = Type
web-credits-font = { $font } by { $author }
web-credits-program-title = Program
web-credits-program = Ghostlight is free software under the MIT licence.

# The table page
web-table-coming = Joining the table…
web-table-no-board = This page is out of date. Reload it.
web-table-skip = Skip to the prompt
web-table-tools = Tools
web-table-seats = Seats
web-table-side = Log, hint and chat
web-table-prompt = What to do
web-table-tab-table = Table
web-table-log = Log
web-table-newest-last = newest last
web-table-chat = Chat
web-table-chat-who = for everybody here
web-table-hint = Hint
web-table-replay = Replay
web-table-menu = Menu
web-table-undo = Undo
web-table-undo-ask = Ask to undo
web-table-rules = How to play
web-table-rules-all = All the rules
web-table-rules-short = rules
web-table-why = Why? The rule behind it
web-table-invite = Invite
web-table-language-settings = Language and settings
web-table-to-day = Daylight
web-table-to-night = Night
web-table-sound-on = Sound is on
web-table-sound-off = Sound is off
web-table-watchers = { $count } watching
web-table-watcher = watching
web-table-reconnecting = Connection lost. Reconnecting…
web-table-offline = This device is offline. The table waits for you.
web-table-lost = The connection dropped before the reply came. Check whether it went through, and try again if not.
web-table-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-table-seat-n = Seat { $seat }
web-table-you = You
web-table-bot = bot
web-table-bots = Bots
web-table-bot-is = bot, { $strength }
web-table-to-play = to play
web-table-at-turn = to play
web-table-won-mark = winner
web-table-resigned = gave up
web-table-stand-in = a bot plays
web-table-away = away
web-table-open = free
web-table-points-unit = pts
web-table-days-hours = { $days } d { $hours } h
web-table-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-table-your-turn = Your turn.
web-table-title-your-turn = Your turn
web-table-title-over = Game over
web-table-to-my-turn = It is your turn: back to now
web-table-to-now = Back to now
web-table-to-result = See the result
web-table-looking-back = You are looking at step { $n } of { $last }.
web-table-paused = The game is paused.
web-table-paused-note = no clock runs
web-table-resume = Resume
web-table-game-ends = The last move is being shown.
web-table-seat-empty = { $name } is empty, and it is its turn.
web-table-waits-for-away = { $name } is away. The game waits.
web-table-away-clock = { $name } is away, and the clock is running.
web-table-let-bot = Let a bot play
web-table-stand-in-turn = A bot plays for you.
web-table-stand-in-note = A bot plays for you until you are back.
web-table-back = I am back
web-table-bot-for-me = Let a bot play for you. You can come back at any time.
web-table-bot-for-seat = Let a bot play here:
web-table-offer-undo = { $name } asks to undo their last decision. Everything after it would be undone too.
web-table-offer-undo-mine = You asked to undo your decision. Waiting for { $names }.
web-table-offer-pause = { $name } asks for a pause.
web-table-offer-pause-mine = You asked for a pause. Waiting for { $names }.
web-table-agree = Agree
web-table-decline = Decline
web-table-withdraw = Withdraw
web-table-you-won =
    { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
web-table-you-won-default = You win: nobody else is left in the game.
web-table-won-default = { $names } wins: nobody else is left in the game.
web-table-again = Play again
web-table-again-says = Another round? { $link }
web-table-join-next = Another round with { $name }
web-table-watch-replay = Watch the replay
web-table-check = Verify the shuffle
web-table-promise = Fairness
web-table-download = Download the log
web-table-pause = Pause
web-table-pause-ask = Ask for a pause
web-table-resign = Give up
web-table-resign-sure = { $name } can no longer win, and a bot plays on in this seat. This cannot be undone.
web-table-leave = Leave the seat
web-table-leave-sure = The seat of { $name } becomes free: somebody else or a bot can take it.
web-table-close = Close the table
web-table-close-sure = The table is closed, and its link stops working.
web-table-people = People
web-table-people-note = Players and spectators at this table.
web-table-people-none = Nobody else is here.
web-table-nameless = somebody without a name
web-table-muted = muted
web-table-sent-away = sent away
web-table-mute = Mute
web-table-mute-name = Mute { $name }
web-table-unmute = Unmute
web-table-unmute-name = Unmute { $name }
web-table-kick = Send away
web-table-kick-name = Send { $name } away
web-table-kick-sure = { $name } loses the seat and cannot come back to this table, unless you let { $name } in again.
web-table-let-in = Let in again
web-table-act-for = { $act }: { $name }
web-table-muted-note = The host of this table has muted you. You can play and watch.
web-table-host-begins = Everybody is here. The host starts the game.
web-table-ask-to-sit = Ask to sit down
web-table-ask-to-sit-note = The game has begun. You can sit down if all players agree.
web-table-sit-again-note = This was your seat. You can sit down again.
web-table-end = Close the game
web-table-end-sure = The game ends here and nobody wins. Its seed is revealed, and you can watch the replay.
web-table-end-ask-sure = The others are asked. If everybody agrees, the game ends here and nobody wins.
web-table-offer-close = { $name } asks to close the game here, without a winner.
web-table-offer-close-mine = You asked to close the game. Waiting for { $names }.
web-table-offer-replace = { $other } has not decided for a long while. { $name } asks to let a bot play on meanwhile.
web-table-offer-replace-mine = You asked to let a bot play for { $other }. Waiting for { $names }.
web-table-offer-join = { $name } asks to take seat { $seat }, and would see what that seat knows.
web-table-offer-join-mine = You asked to sit down. Waiting for { $names }.
web-table-idle-due = { $name } has not decided for a long while. A bot can play on until { $name } is back.
web-table-idle-warning =
    { $minutes ->
        [one] The others are waiting for you. In a minute they may let a bot play for you.
       *[other] The others are waiting for you. In { $minutes } minutes they may let a bot play for you.
    }
web-table-idle-late = The others are waiting for you, and may now let a bot play for you.
web-table-title-waited-for = Waiting for you
web-table-result-closed = The game was closed before its end. Nobody has won.
web-table-result-abandoned = Nobody came back to this game, so it was closed. Nobody has won.
web-table-never-mind = Never mind
web-table-closed = This table has been closed
web-table-closed-note = The host closed it before the game began.
web-table-say = Say something
web-table-send = Send
web-table-your-name = Your name
web-table-their-name = Their name
web-table-name-needed = Please enter a name.
web-table-name-to-speak = Your name, to speak here
web-table-name-use = Use it
web-table-hint-honest = from what you can see
web-table-hint-ask = What would you do?
web-table-hint-thinking = Thinking it through…
web-table-hint-later = Ask when it is your turn.
web-table-hint-over = The game is over. The replay shows it again.
web-table-hint-players = Hints are for players only.
web-table-hint-why = I would { $choice }: it won { $share } of 100 games that I imagined.
web-table-percent = { $share }%
web-table-first = First step
web-table-previous = Previous step
web-table-next = Next step
web-table-last = Last step
web-table-play = Play from here
web-table-stop = Stop
web-table-decision = step { $n } of { $last }
web-table-decision-live = step { $n } of { $last } (now)
web-table-decision-slider = Step
web-table-seen-from = Seen from
web-table-from-above = Everything revealed
web-table-from-seat = As { $name } saw it
web-table-as-watcher = As a spectator saw it
web-table-fair-now = Before anybody sat down, the server chose a secret number for every shuffle and die of this game, and published its fingerprint. Each player’s browser promised a number of its own in the same way, and showed it when all had promised. So nobody could choose the deal. When the game is over the server shows its number, and everything can be verified.
web-table-fair-over = The server chose a secret number before anybody sat down and published its fingerprint; each player’s browser promised a number of its own before any was shown. Now all of them are open, and everything can be verified.
web-table-fair-commitment = The fingerprint (SHA-256)
web-table-fair-seed = The secret number (seed)
web-table-fair-promises = What the players’ browsers added
web-table-fair-unkept = promised, but never shown; the game was dealt without it
web-table-fair-given-up =
    { $count ->
        [one] One shuffle before this one was stopped when numbers had been shown.
       *[other] { $count } shuffles before this one were stopped when numbers had been shown.
    }
web-table-fair-house = This server signs its logs with the key
web-table-fair-check = Verify it in this browser
web-table-fair-far =
    { $steps ->
        [one] { $steps } step so far…
       *[other] { $steps } steps so far…
    }
web-table-fair-good = All as promised. This browser worked it out by itself, from the seed and the players’ numbers: { web-table-fair-steps } and { web-table-fair-draws }.
web-table-fair-kept = Every number is the one that was promised.
web-table-fair-mine = Your own number went in unchanged.
web-table-fair-bad = Not as promised. This browser checked { web-table-fair-steps } and { web-table-fair-draws }:
web-table-fair-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-table-fair-draws =
    { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
web-table-fair-rules = Whether the rules asked for just these draws, and what came of them, only the rules can tell. To verify that too, replay the log on your own computer, or let the server do it:
web-table-fair-copy = Copy the command
web-table-fair-go-over = Verify the whole game on the server
web-table-here = Played here: this server has signed the log.
web-table-not-here = Not played here
web-table-not-here-note = Not played here: the log came from a file that this server has not signed.
web-table-fault-seed = The log has no seed.
web-table-fault-hash = The seed does not belong to the fingerprint.
web-table-fault-commitment = This browser was promised another fingerprint: { $promised }
web-table-fault-other-seed = The log has another seed than the table shows.
web-table-fault-promise = Seat { $seat } showed another number than it had promised.
web-table-fault-nonces = The numbers that went into the shuffle are not those that were shown.
web-table-fault-mine = Your number for seat { $seat } was not used: { $nonce }
web-table-fault-frozen = Seat { $seat } had promised something else when this browser showed its number.
web-table-fault-given-up =
    { $count ->
        [one] This browser had shown a number in an earlier shuffle that the log does not count.
       *[other] This browser had shown numbers in { $count } earlier shuffles that the log does not count.
    }
web-table-fault-number = Step { $step } should be step { $due }.
web-table-fault-draw = Step { $step }: { $name } should be { $due }, the log says { $outcome }.
web-table-fault-empty = The log has no steps.
web-table-fair-nonces =
    { $count ->
        [one] Mixed in by a player’s browser
       *[other] Mixed in by the players’ browsers
    }
web-table-fair-same = The fingerprint is the one that this browser saw first.
web-table-fair-changed = This browser was first promised another fingerprint: { $promised }
web-table-fair-checked = All as promised: { web-table-fair-steps } and { web-table-fair-draws } replayed.
web-table-fair-draws-only = Draws as promised: { web-table-fair-draws } in { web-table-fair-steps }, all from the secret number. The rules of version { $rules } were not run again.
web-table-fair-fault = Not as promised: { $fault }
web-table-pass = Pass to { $name }
web-table-pass-note = Nobody but { $name } should look now.
web-table-pass-open = I am { $name }
web-table-come-in = Come in, sit down.
web-table-full = Every seat is taken.
web-table-full-watch = Stay and watch: the board appears here as soon as the game begins.
web-table-full-no-watch = This table allows no spectators once the game has begun.
web-table-waiting-for =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-table-all-here = Everybody is here.
web-table-start = Start the game
web-table-start-note = Send the link to your friends, or give free seats to bots.
web-table-shuffling = Shuffling…
web-table-shuffling-note = Every player’s page adds its own secret number, so that nobody can choose the deal.
web-table-shuffling-late = Still waiting for the page of { $names }. Whoever closes it plays without a share in the shuffle.
web-table-shuffling-lost = This page no longer has the number that it promised. Stop the shuffle and start again.
web-table-shuffling-stop = Stop the shuffle
web-table-sit = Sit down
web-table-sit-here = Sit here
web-table-stand-up = Stand up
web-table-another-person = Another player on this device
web-table-hot-seat-note = You share this device. A curtain falls between your turns.
web-table-a-bot = A bot
web-table-bot-change = Change strength
web-table-bot-away = Remove
web-table-add-seat = Add a seat
web-table-remove-seat = Remove seat { $seat }
web-table-invite-link = Link for your friends
web-table-copy = Copy
web-table-copied = Copied.
web-table-copy-by-hand = Please copy the selected link yourself.
web-table-code = or the code
web-table-terms = At this table
web-table-clock-none = No clock: take your time.
web-table-clock-move =
    { $seconds ->
        [one] { $seconds } second for every turn.
       *[other] { $seconds } seconds for every turn.
    }
web-table-clock-fischer =
    { $minutes ->
        [one] { $minutes } minute for each player
       *[other] { $minutes } minutes for each player
    }{ $increment ->
        [0] .
        [one] , and { $increment } second more after every turn.
       *[other] , and { $increment } seconds more after every turn.
    }
web-table-clock-days =
    { $days ->
        [one] A day for every turn.
       *[other] { $days } days for every turn.
    }
web-table-undo-yes = Decisions can be undone.
web-table-undo-no = Decisions are final.
web-table-practice = Practice
web-table-practice-terms = Practice: any decision can be undone.
web-table-watching-yes = Spectators allowed.
web-table-watching-no = No spectators.
web-table-public = Listed for everybody.
web-table-link-only = Only for people with the link.
web-table-option = { $option }: { $value }

# A table that cannot be opened any more
web-kept-title = This table cannot be opened
web-kept-running = The game was not over. What everybody saw of it can be downloaded; what is hidden stays hidden.
web-kept-over = The game is over, and what was told of it is kept.
web-kept-untold = The game is over, but nothing was kept of what happened. Its log can still be downloaded.
web-kept-players = Who played
web-kept-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-kept-won = has won
web-kept-last = Last played { $when }
web-kept-story = What happened

# What is ours, since the rulebook leaves it to pictures or does not tell it
web-ours = What is ours
web-ours-clauses = Decisions:
web-ours-options = Change it:

## The signature of a log, checked in the browser
web-table-signed-here = Signed by this server: nothing in its log was changed or left out after that.
web-table-signed-elsewhere = Signed, but not by this server: another one dealt this game.
web-table-signed-nobody = Not signed: nothing says that a server dealt this game.
web-table-fault-forged = The signature does not fit: the log was changed after it was signed, or forged.
