# Why something is refused, or what is wrong with it: `refusal-CODE` for each code that Python raises. What a library or the
# system says in English ($foreign, $told) is repeated in English alone.

# Files, and what the system refuses
refusal-system = { $told }
refusal-cannot-write = { $file }: cannot be written: { refusal-system }
refusal-cannot-read = { $file }: cannot be read: { refusal-system }
refusal-cannot-open = { $file }: cannot be opened: { refusal-system }
refusal-not-saved = { $file }: the game could not be saved: { refusal-system }
refusal-no-file = { $file }: there is no such file
refusal-no-folder = { $file }: there is no folder { $folder }
refusal-not-utf8 = { $file }: this is not UTF-8 text
refusal-not-utf8-line = { $file }: line { $line }: this is not UTF-8 text
refusal-too-large-file = { $file }: larger than { $most } MiB
refusal-not-toml = { $file }: not TOML: { $foreign }
refusal-in-file = { $file }: { $what }
refusal-exists = { $file }: already exists; give another name
refusal-exists-force = { $file }: already exists; give another name, or --force to write over it
refusal-exists-save = { $file }: this file is already there; save under another name

# The command line and the terminal
refusal-language = language { $name }: there are { $languages }
refusal-no-game = game { $name }: there is no such game; there are { $games }
refusal-no-pair = option { $pair }: write key=value
refusal-seed-option = --seed { $text }: a whole number from 0 to { $most }
refusal-no-board = game { $name } has no board for the terminal; { $games } have
refusal-no-board-yet = game { $name } has no board for the terminal yet: { $file }
refusal-replay-not-over = this game is not over: only a finished game can be replayed
refusal-no-seat = seat { $seat }: this game has seats 1 to { $seats }
refusal-no-step =
    step { $step }: { $why ->
        [taken-back] it was undone
       *[none] this game has steps 0 to { $last }
    }
refusal-nobody-called = { $whom }: no guest and no table is called so
refusal-several-called = { $whom }: { $count } guests are called so; give one of their ids: { $several }
refusal-mission-name = { $name } is not a name for a mission: 1 to 40 small letters a-z, digits and hyphens
refusal-mission-there-already = { $file } already exists; choose another name
refusal-mission-no-format = { $title } has no format { $name }; it has { $formats }

refusal-usage = { $foreign }
refusal-usage-option = { $foreign }
refusal-usage-bare = { $foreign }
refusal-usage-missing = { $foreign }
refusal-usage-value = { $foreign }

# The house and its file of games
refusal-is-itself-name = { $file }: is the file of games itself; give another name
refusal-is-itself-copy = { $file }: is the file of games itself; give a copy of it
refusal-damaged-copy = { $file }: is damaged ({ $foreign }); `ghostlight check --data { $file } --salvage NEW` saves what can be read
refusal-damaged-file = { $file }: a page of it is damaged ({ $foreign }); `ghostlight check --data { $file }` tells what can be read, with `--salvage NEW` saves that in a new file, and `ghostlight restore COPY --data { $file }` goes back to a copy
refusal-no-games = { $file }: cannot be read as a file of games: { $foreign }
refusal-other-file = { $file }: not a file of games that this version can use ({ $foreign }); give another with --data
refusal-in-use = { $file }: another server is using it; stop that one, or give this one its own file with --data
refusal-no-start = the server could not start with { $file }; what is written above says why
refusal-port = port { $port } on { $host }: { refusal-system }; choose another with --port
refusal-no-network = { $written }: not an address or network; write one as 127.0.0.1, 10.0.0.0/8 or fd00::/8
refusal-zip = a zip with several games; unpack it and choose one of its files
refusal-log-too-long-here = { $count } entries; at most { $most } are taken

# Matches, seats, seeds and bots
refusal-over-nothing-to-decide = { $what }: the match is over, and there is nothing to decide
refusal-at-least-one = { $name } { $number }: at least 1
refusal-seed-of-many = seed { $seed }: for many games, a whole number from 0 to 2**64 - 1
refusal-over-imagined = imagined: the match is over, and nobody decides; say for which seat
refusal-nothing-to-undo = undo: nothing has been decided yet
refusal-no-viewer = seat { $seat }: there are seats 0 to { $most }, SPECTATOR and ABOVE
refusal-no-place-in-history = at { $at }: the history has places 0 (the deal) to { $most } (now, or -1)
refusal-over-no-question = question: the match is over, and nobody is asked
refusal-over-why-not = why_not: the match is over, and nobody decides
refusal-names-for-seats =
    names: { $count ->
        [one] { $count } name
       *[other] { $count } names
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; give one for each
refusal-seed-number = seed { $seed }: a whole number from 0 to 2**{ $bits } - 1
refusal-no-bot = bot { $text }: write random, greedy, search:N (1 to { $most } iterations) or search:Nms
refusal-seed-digits = seed { $text }: a seed is { $digits } hexadecimal digits
refusal-players = { $game } is for { $least } to { $most } players, not { $players }
refusal-nonces = { $count } nonces; there is at most one for each of the { $seats } seats
refusal-nonce-length = nonce { $nonce }...: at most { $most } characters
refusal-act-over = { $action }: the game is over
refusal-act-illegal = { $action } is not possible now for seat { $seat }
refusal-undo-over = undo to step { $step }: the game is over, and its seed may be known
refusal-undo-no-step = undo to step { $step }: there is no such step to go back to
refusal-resign-over = seat { $seat } cannot resign: the game is over
refusal-resign-not-in = seat { $seat } cannot resign: it is not in the game
refusal-stop-over = the game cannot be stopped: it is over
refusal-imagine-above = with everything revealed nothing is hidden, and nothing is left to imagine
refusal-above-once-over = a game can be seen with everything revealed once it is over
refusal-imagined-no-log = this match was imagined: it has no log, since it never was dealt
refusal-other-rules =
    { $game }: rules { $rules } { $why ->
        [retired] have been retired
       *[newer] are newer than this program
    }; it plays { $plays ->
        [one] rules { $newest }
       *[several] rules { $oldest } to { $newest }
    }
refusal-action-number = action { $action }

# Options
refusal-option-word = option { $key }: { $value } is none of { $words }
refusal-option-either = option { $key }: { $value } is neither { $words } nor a whole number from { $least } to { $most }
refusal-option-twice = option { $key }: { $value } is there twice; { $count } different numbers are needed
refusal-option-too-much = option { $key }: too much for one word; give it as a table or list with --options FILE.toml
refusal-option-no-table = option { $key }: { $value } is neither a table nor a list
refusal-option-not-plain = option { $key }: only words, whole numbers and true or false, in lists and tables, can be given
refusal-option-text-large = option { $key }: the text is larger than { $most } bytes
refusal-option-later = option { $key }: rules { $rules } had no such option; it was as { $usual } is now
refusal-option-whole = option { $key }: { $value } is not a whole number from { $least } to { $most }
refusal-option-outside = option { $key }: { $value } is outside { $least } to { $most }
refusal-option-numbers = option { $key }: { $value } is not { $count } whole numbers from { $least } to { $most }; write for instance { $example }
refusal-option-picks =
    option { $key }: { $value } is neither { $count ->
        [one] { $count } number
       *[other] { $count } different numbers
    } from { $least } to { $most } nor a word such as { $words }
refusal-option-text = option { $key }: { $value } is none of { $words }, nor the text of a file; give a file with --{ $key }
refusal-option-unknown =
    option { $key }: { $game } has none of that name; it has { $any ->
        [no] none at all
       *[yes] { $known }
    }

# Logs, and what a check of the shuffle finds
refusal-log-version = { $file }: log version { $version }; this program reads versions 1 to { $newest }
refusal-log-too-long = { $file }: { $count } entries; at most { $most } are read
refusal-log-of-other-game = this is a log of { $game }, not of { $wanted }
refusal-log-no-seed-fold = this log has no seed: the game was not over, and only its own table can go on with it
refusal-log-seats =
    this log has { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }; { $game } has { $least } to { $most }
refusal-log-first-entry = the first entry of a log is step 0, the deal
refusal-step-no-action = step { $step }: no action
refusal-step-number = step { $step }: this should be step { $due }
refusal-step-seat = step { $step }: seat { $seat } acts, but the decision is seat { $due }’s
refusal-at-step = step { $step }: { $what }
refusal-log-no-seed-verify = this log has no seed: a game can be verified once it is over
refusal-not-a-log = { $file }: not a game log: { $foreign }
refusal-log-ends = after step { $step } the game is not over, yet the log ends
refusal-other-seed = the seed is not the one that was promised: its SHA-256 differs from the commitment
refusal-promises = the promises are not one for a seat, in the order of seats
refusal-other-nonce = seat { $seat }: the nonce is not the one that was promised
refusal-other-nonces = the nonces are not those that were promised and shown
refusal-step-deal = step 0: the first entry of a log is the deal
refusal-step-draws =
    step { $step }: the log shows { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }, the rules make { $due }
refusal-draw-missing = the seed gives { $name } { $outcome } of { $of }, the log shows nothing
refusal-draw-other = the seed gives { $name } { $outcome } of { $of }, the log shows { $shown }
refusal-no-draw = { $name } of { $of }: there is no such draw
refusal-not-signed = nobody has signed this log, and it should be signed by the given house
refusal-bad-signature = the signature does not fit: the log was changed after it was signed, or forged
refusal-other-house = the log is signed by another house, { $house }

# Scenarios
refusal-ranking = ranking { $given }: name every seat from 1 to { $players } once, tied ones in a list
refusal-scenario-fault = { $where }: { $title }: { $foreign }
refusal-scenario-none = { $where }: there is no scenario in it; each begins with [[scenario]]
refusal-scenario-no-clause = { $where }: { $title } cites no clause
refusal-scenario-clause = { $where }: { $title }: { $game } has no clause { $clause }
refusal-chance-many = at most { $most } draws can be fixed in one step, not { $count }
refusal-chance-name = chance { $text }: write { $draws }, then the number of the outcome
refusal-no-position = there is no position { $text } in [positions]
refusal-not-a-seat = { $who } is not a seat; write 1 to { $players }, or spectator
refusal-measure-none = measures: { $game } has no { $name }; it has { $has }
refusal-measure-write = measures: { $text }: write { $form }
refusal-view-no-key = { $place }: the view has no { $key } there
refusal-scenario-unread = { $where }: { $foreign }

# What all games say of actions and positions
refusal-position-incomplete = position: not everything is there (a front is unknown?)
refusal-position-empty-field = position: an empty field; one semicolon parts two fields
refusal-position-twice = position: { $name } is given twice
refusal-write-so = { $text }: write { $form }
refusal-no-such-word =
    { $text }: { $word } is no { $field }{ $told ->
        [listed] ; there are { $known }
        [span] ; there are { $first } to { $last }
        [none] ; there are none here
       *[untold] {""}
    }
refusal-position-twice-quoted = position: { $name } is there twice
refusal-position = position: { $what }
refusal-over-no-agenda = a game that is over has no agenda

# Graveyard: actions and positions
refusal-graveyard-action = action { $action }: Graveyard has actions 0 to { $most }
refusal-graveyard-read = { $text }: an action is place, inspect or move, then where: “place N3”, “inspect F6”, “move D3”
refusal-graveyard-where = { $text }: { $verb } takes one of { $first } to { $last }
refusal-graveyard-field = position: no field { $name }; write for instance “lords A1 out:W3; turn 1”
refusal-graveyard-count =
    position: { $count ->
        [one] { $count } grave
       *[other] { $count } graves
    }; a graveyard has { $graves }
refusal-graveyard-grave = position: { $grave }: { $word } is not a grave; write for instance kz, gW1, k? or .
refusal-graveyard-seat = position: { $grave }: there is no seat { $seat }
refusal-graveyard-no-card = position: { $grave }: no card is left for { $word }
refusal-graveyard-only-front =
    position: { $grave }: { $count ->
        [one] there is only { $count } { $back } { $front }
       *[other] there are only { $count } { $back } { $front }s
    }
refusal-graveyard-only-back =
    position: { $grave }: { $count ->
        [one] there is only { $count } { $back } back
       *[other] there are only { $count } { $back } backs
    }
refusal-graveyard-lords =
    position: { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
refusal-graveyard-lord-at = position: lord at { $where }; write A1 to F6, out:N1 to out:W6, or - when not placed
refusal-graveyard-seen = position: seen { $part }; write the seat and its graves, 1:F6,A2
refusal-graveyard-seen-grave = position: seen { $part }: { $name } is not a grave
refusal-graveyard-fields = position: field { $field }; there are lords, turn, seen, looked, idle
refusal-graveyard-idle-ended = position: idle { $idle }, but the game ended at { $limit } (D-04)
refusal-graveyard-share = position: two lords share a place (G-10, D-01)
refusal-graveyard-stands-open = position: a lord stands on { $grave }, so it is open (G-11)
refusal-graveyard-all-closed = position: a lord is not placed yet, so every grave is closed (G-06)
refusal-graveyard-placed-in-order = position: lords are placed in turn order (G-06)
refusal-graveyard-enter-in-order = position: lords enter in turn order, so those still outside move next (G-05, G-07)
refusal-graveyard-idle-outside = position: idle { $idle }, but a lord is outside, so every turn has turned a grave (G-09, G-10)
refusal-graveyard-outside-stones = position: seat { $seat } has stones or has seen a grave, but its lord is outside (G-11, G-12)
refusal-graveyard-many-stones = position: seat { $seat } has more than { $most } stones (G-03)
refusal-graveyard-seen-open = position: seat { $seat } has seen a grave that is open to all (G-15)
refusal-graveyard-bare = position: { $grave } is open without a stone, but nobody has run out of stones (G-11, D-02)
refusal-graveyard-many-seen = position: more graves are seen than wisps are free ({ $free }): each costs one (G-12, G-13)
refusal-graveyard-looked = position: seat { $seat } has looked this turn, but has seen no closed grave (G-12)

# Town: options, actions and positions
refusal-town-buildings = option map: buildings is a list of 2 to { $most } tables
refusal-town-two-buildings = option map: there are two buildings { $name }
refusal-town-near = option map: building { $building } is near { $name }, which is not another building of the map
refusal-town-start = option map: start is { $start }; it is one of { $names }
refusal-town-same-place = option map: two buildings have the same row and column
refusal-town-name = option map: a building’s name is one word of up to { $most } letters, not { $name }
refusal-town-near-list = option map: building { $name }: near is a list of names, such as ["PO", "CH"]
refusal-town-no-way = option map: there is no way from { $start } to { $lost }
refusal-town-haunts = option { $where }: write { $count } whole numbers, for blue to red, such as { $usual }
refusal-town-cost = option card_costs: card { $number } costs { $cost }; write “g” (grey) or “c” (coloured)
refusal-town-card-name = option { $where }: { $name }: a name has 1 to { $most } letters and is not a number
refusal-town-symbol = option { $where }: symbol { $symbol }; write an action, such as “move”, or “-”
refusal-town-kind = option { $where }: kind { $kind }; a card that works inside an action is “after” or “once”, and this one is { $usual }
refusal-town-set-name = option card_sets: { $name } is not a name for a set; use small letters and _
refusal-town-set-cards = option card_sets: { $name } is not { $count } different cards
refusal-town-no-card = option { $where }: there is no card { $number }; cards are 1 to { $most }
refusal-town-whole = option { $where }: { $value } is not a whole number from { $least } to { $most }
refusal-town-table = option { $where }: a table is wanted, not { $value }
refusal-town-no-key = option { $where }: there is no { $key }; it has { $keys }
refusal-town-first-player = option first_player: there is no seat { $seat } among { $players } players
refusal-town-scare-supply = option sp_supply: { $supply } SP are too few for { $players } players who start with { $scare }
refusal-town-no-building = option haunt_values: the map has no building { $name }; it has { $names }
refusal-town-no-set = option card_selection: there is no set { $name }; there are random, { $sets }
refusal-town-verb = { $text }: an action begins with a verb, such as use, ghost, to, haunt or end
refusal-town-pay = { $text }: write the letters of two or three tokens, such as “pay BBG”
refusal-town-crowd = position: { $count } ghosts in { $building }; a building holds { $most } (T-051)
refusal-town-many-ghosts =
    position: more than { $most ->
        [one] { $most } ghost
       *[other] { $most } ghosts
    } { $colour } (T-001)
refusal-town-many-tokens =
    position: more than { $most ->
        [one] { $most } ghost token
       *[other] { $most } ghost tokens
    } { $colour } (T-002)
refusal-town-two-haunts = position: two haunt tokens on one space (T-112)
refusal-town-display = position: { $count } cards on display; there are { $most } (T-011)
refusal-town-used = position: used names a card that the active player does not own, or that works every time (T-183)
refusal-town-round = position: round { $round }, but the game ended after { $limit } (D-73)
refusal-town-scare = position: more than { $most } scare points (T-006)
refusal-town-defence = position: the question is about the defender’s die, and no opponent rolls it (T-101)
refusal-town-haunts-in-building = position: seat { $seat } has too many haunt tokens in one building (T-113, T-322)
refusal-town-bonus =
    position: { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    } of type { $kind }; { $most ->
        [one] there is { $most }
       *[other] there are { $most }
    } (T-003, T-130)
refusal-town-discs =
    position: seat { $seat } has { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    } out; { $most ->
        [one] there is { $most }
       *[other] there are { $most }
    } (T-007)
refusal-town-haunts-out =
    position: seat { $seat } has more than { $most ->
        [one] { $most } haunt token
       *[other] { $most } haunt tokens
    } out (T-007)
refusal-town-not-displayed = position: seat { $seat } owns a card that is not on display (T-171)
refusal-town-over-agenda = position: a game that is over has no agenda
refusal-town-no-action = action { $action }: this town has no such action
refusal-town-unread =
    position: { $text } cannot be read; { $field ->
        [town] write the ghosts by building, “town PO:B3G1 CH:R1”, or “town -”
        [bonus] write the types by building, “bonus SC:4 HO:12”
        [discards] write types, “discards 4,4,7”
        [cards] write the numbers of the display, “cards 4 7 12”
        [turn] write a seat, “turn 1”
        [first] write a seat, “first 1”
        [round] write a number, “round 3”
        [used] write numbers of cards, “used 4 14”
        [agenda] write what comes next, a question first, “agenda second end-unit”
        [unit] write fields and numbers, “unit section:1 level:2”
        [roll] write what for and each die, “roll attack Y4+3”
        [fight] write attacker and defender, “fight PO:Y CH:G defence:4”
       *[seat] fields are town, bonus, discards, cards, turn, first, round, ending, used, over, agenda, unit, roll, fight, and for a seat “1: points 3 scare 2 levels 1/2/1 done 1,3 tokens B2G1 discs S1:scare,move slots 4,x,- owns 4,14 marks SC:B,HO:R”
    }

# Keyhole: actions and positions
refusal-keyhole-not-in = { $text }: { $name } is not in a game of { $players }
refusal-keyhole-verb = { $text }: an action begins with a verb, such as set, move, stand, side or end
refusal-keyhole-number = { $text }: { $word } is no { $field }; write a whole number from 0 to { $most }
refusal-keyhole-no-field = position: there is no field { $name }; docs/scenarios.md lists them
refusal-keyhole-pose = position: { $field }: write “desk 96,96,0,0,0”: x, y, yaw, face, lean, then height and tilt
refusal-keyhole-most = position: { $field }: { $name } is at most { $most }
refusal-keyhole-tilt = position: { $field }: a piece that leans has a tilt of 5 to 45 degrees, and no other has one
refusal-keyhole-ghost-spot = position: { $field }: write “AS1@C4:8,8,0”: cell, spot, level; then “,N” if it lies, “+entered”
refusal-keyhole-flag = position: { $field }: { $flag } is none of { $flags }
refusal-keyhole-no-ghost = position: there is no ghost { $name } in a game of { $players }
refusal-keyhole-crossed = position: { $name } cannot have crossed: it is elsewhere
refusal-keyhole-homes = position: homes: write a side (or -) for each of { $players } seats, such as S N
refusal-keyhole-homes-same = position: homes: two seats have the same side
refusal-keyhole-keyhole = position: keyhole { $word }: write a side and a door, such as S3
refusal-keyhole-picks = position: picks: write a number for each of { $players } seats, such as 1,0
refusal-keyhole-going = position: going: write a ghost and a cell, such as AS1 C4
refusal-keyhole-ask = position: ask: write one of { $names }
refusal-keyhole-seat = position: { $field }: write a seat from 1 to { $players }
refusal-keyhole-field-number = position: { $field }: write a whole number from 0 to { $most }
refusal-keyhole-pieces = position: { $field }: { $name } is none of { $pieces }
refusal-keyhole-no-chimes = position: { $field }: this game is played without chimes
refusal-keyhole-going-belongs = position: “going” belongs to “ask spot” and “ask merge”, and only to them
refusal-keyhole-partner-made = position: “partner” and “made” belong together
refusal-keyhole-every-home = position: homes: once the game goes on, every seat has one
refusal-keyhole-to-place = position: “to_place” belongs to “ask arrange”, and only to it
refusal-keyhole-furniture-card = position: “ask furniture” needs a card
refusal-keyhole-cannot-be = position: this cannot be: two things overlap, something reaches out of the hall or has no such spot, more cards, picks or chimes are gone than there were rounds for, or two homes are one
refusal-keyhole-no-action = action { $action }: Keyhole has no such action
refusal-keyhole-card = position: { $field }: { $text } is none of { $first } to { $last }

# Museum: options, actions and positions
refusal-museum-verb = { $text }: an action begins with a verb, such as step, take, hand, to or end
refusal-museum-door-side = { $text }: { $square } is not at { $door }, which is between { $one } and { $other }
refusal-museum-no-field = position: there is no field { $name }; fields are a human, { $fields }
refusal-museum-not-in-mission = { $name } is not in this mission
refusal-museum-same-number = { $name } and { $other } have the same turn number (M-006)
refusal-museum-no-seat = there is no seat left for { $name }
refusal-museum-many-cards = hand and played have more cards { $chess } than there are (M-184)
refusal-museum-toilet =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    } on toilet { $square }; there is room for { $most } (M-100)
refusal-museum-priest-toilet = the Priest never stands on a toilet square (M-102)
refusal-museum-dropped = what was dropped in this turn (“!”) belongs to somebody’s turn (M-055)
refusal-museum-done-active = only an active objective can be done (5.3)
refusal-museum-round-slot = round 0 and slot 0 belong together
refusal-museum-cannot-be = this cannot be: an item is there twice or the counts of items, cards or points do not fit
refusal-museum-most-points =
    { $name } has at most { $most ->
        [one] { $most } point
       *[other] { $most } points
    } (M-161)
refusal-museum-stands = { $name } stands with at least 1 point, and lies with none (M-162)
refusal-museum-needs-square = { $name } needs a square, such as “{ $name }@B-3”, unless it is gone
refusal-museum-fell = { $name }: “fell=ROUND.SLOT” belongs to “wounded” and “stunned”, and only to them
refusal-museum-not-stunned = { $name } cannot be stunned, but wounded (M-162, M-167)
refusal-museum-guard = the guard cannot be wounded, but stunned (M-167)
refusal-museum-fell-long-ago = { $name } fell in round { $round } and has died or got up since (M-164)
refusal-museum-left = { $name }: “left=RANK” belongs to “gone”, and only to it
refusal-museum-many-items =
    { $name } carries more than { $most ->
        [one] { $most } item
       *[other] { $most } items
    } (M-070)
refusal-museum-ammo-slot = { $name }: ammunition fills one slot, “ammo:2” (M-070)
refusal-museum-cannot-carry = { $name } cannot carry this
refusal-museum-entities = there are at most { $most } of { $entity } (M-201)
refusal-museum-subordinates-toilet = subordinates never enter toilet squares (M-102)
refusal-museum-prowled =
    prowled { $prowled }, but { $count ->
        [one] there is { $count } subordinate
       *[other] there are { $count } subordinates
    }
refusal-museum-ammo-floor = ammunition lies on the floor token by token (M-063)
refusal-museum-rosary = only a rosary that somebody carries turns (M-147)
refusal-museum-hand = hand and played are { $count } cards together (M-184)
refusal-museum-no-held = events are not held in this game (M-223)
refusal-museum-most-held = the Priest holds at most 3 events (M-223)
refusal-museum-event-twice = an event is in two places
refusal-museum-event-missing = an event is missing: each is in deck, held or shown
refusal-museum-before-first = { $shown } comes before the first round, to a seat that picks (M-004)
refusal-museum-needs-human = { $shown } needs a human who stands and whose slot it is
refusal-museum-nobody-asked = { $shown }: nobody who stands is asked; write who in “turn” or “strike”
refusal-museum-moves = “moves” belongs to ask-ghost, and only to it
refusal-museum-ghosts-move = only the Priest and the dead move as ghosts (M-181, M-190)
refusal-museum-needs-attack = ask-defence needs an attack, “strike priest@G-6 targets=itzel asked=itzel”
refusal-museum-nobody-acts = nobody acts in slot { $slot }; the Priest’s cards are for slot 6 (M-041)
refusal-museum-needs-card = ask-card needs a card in hand (M-184)
refusal-museum-needs-events = ask-event needs events that are held (M-223)
refusal-museum-open-walk = an open walk, “walk=move steps=1”, belongs to ask-walk
refusal-museum-no-action = action { $action }: Museum has no such action
refusal-museum-slots =
    { $text }: write the slots, “#1+#3”, and how many tokens of ammunition, “#1+#3*2”{ $empty ->
        [yes] , or - for nothing
       *[no] {""}
    }
refusal-mission = option mission: { $faults }
refusal-museum-deck = option events_mode: { $mode } needs a deck of at least { $least }, and { $mission } has { $count }
refusal-museum-format =
    option format: { $mission } has no format { $wanted ->
        [auto] for { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }
       *[other] { $wanted } for { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }
    }; it has { $has }
refusal-museum-format-seats =
    { $name } ({ $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    })
refusal-museum-unread =
    { $text } cannot be read; write { $field ->
        [round] a number, “round 2”
        [slot] a number from 0 to 8, “slot 1”
        [priest] a square, “priest@K-6”
        [floor] squares and items, “floor B-8:key D-8:extinguisher*”, face down “K-14:rue*/2”
        [hidden] numbers of the mission’s items, “hidden 1 4”
        [entities] kinds and squares, oldest first, “entities chaneque@G-4 tzitzimitl@P-5”
        [locks] doors and lock sides, “locks d20@F-15 d11@H-2*”
        [fires] squares, “fires E-4 F-4”
        [stock] a number for each of 3 machines, “stock 2 2 1”
        [exits] squares, “exits A-2 H-1:open”
        [rued] rooms and last rounds, “rued R:6”
        [modifiers] names and last rounds, “modifiers slow:3 show_hand”
        [hand] ghost cards, “hand pawn king”
        [played] ghost cards, “played rook”
        [extra] a number, “extra 1”
        [held] ids of events, “held EV-01 EV-03”, or “?3”
        [shown] ids of events, “shown EV-01”
        [deck] ids of events, “deck EV-01 EV-03”
        [active] ids of objectives, “active seals”
        [done] ids of objectives, “done seals”
        [times] tasks and how often, “times switch:1”
        [removed] chaneques and tzitzimitl, “removed 1 0”
        [fired] ids of triggers, “fired welcome”
        [waiting] ids of triggers, “waiting alarm”
        [running] the id of a trigger, “running alarm”
        [turned] seats, “turned 1”
        [lost] kinds and numbers, “lost key:1”
        [made] kinds and numbers, “made key:2”
        [turn] a human and the state of its turn, “turn itzel actions=1 walk=move steps=1”
        [strike] who attacks where and whom, “strike priest@G-6 targets=itzel asked=itzel”
        [loses] a human, “loses bruno”
        [moves] a ghost and a chess piece, “moves priest rook”
        [bolts] a number, “bolts 2 hour”
        [prowled] a number, “prowled 1”
        [agenda] what comes next, a question first, “agenda ask-walk end-slot”
       *[over] a side, “over humans”
    }
refusal-museum-unread-human = { $text } cannot be read; write for instance “itzel@B-3 hp=2 [key hammer:1] seat=1 wounded fell=4.6”
