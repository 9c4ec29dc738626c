# Keyhole in English. Events: one sentence each, actor first; an id that joins several events tells that run at once.
# `set` and `stands` only say where things stand now: the board shows that, and they have no message.
# A ghost written BS2 comes with $ghost-kind (S, M, L), $ghost-number and, in events, $ghost-owner and $ghost-yours.

keyhole-title = Keyhole

# Things
keyhole-piece =
    { $piece ->
        [mirror] mirror
        [piano] piano
        [armchair] armchair
        [desk] desk
        [trolley] trolley
       *[dresser] dresser
    }
keyhole-the-piece = the { keyhole-piece }
keyhole-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
keyhole-the-side = the { keyhole-side } side
keyhole-from-side = from the { keyhole-side }
keyhole-the-door = door { $door } on the { keyhole-side } side
keyhole-size =
    { $size ->
        [S] small
        [M] medium
       *[L] large
    }
keyhole-ghost =
    { $ghost-kind ->
        [S] small ghost { $ghost-number }
        [M] medium ghost { $ghost-number }
       *[L] the large ghost
    }
keyhole-whose-ghost =
    { $ghost-yours ->
        [yes]
            { $ghost-kind ->
                [S] Your small ghost { $ghost-number }
                [M] Your medium ghost { $ghost-number }
               *[L] Your large ghost
            }
       *[no]
            { $ghost-kind ->
                [S] { $ghost-owner }’s small ghost { $ghost-number }
                [M] { $ghost-owner }’s medium ghost { $ghost-number }
               *[L] { $ghost-owner }’s large ghost
            }
    }
keyhole-whose-victim =
    { $victim-yours ->
        [yes] your small ghost { $victim-number }
       *[no] { $victim-owner }’s small ghost { $victim-number }
    }
keyhole-partner =
    { $partner-kind ->
        [S] small ghost { $partner-number }
        [M] medium ghost { $partner-number }
       *[L] the large ghost
    }
keyhole-made =
    { $made-kind ->
        [M] medium ghost { $made-number }
       *[L] the large ghost
    }
keyhole-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }

# How a piece stands, and a ghost
keyhole-face =
    { $face ->
        [0] standing
        [1] on its back
        [2] upside down
        [3] on its front
        [4] on its left side
       *[5] on its right side
    }
keyhole-yaw =
    { $yaw ->
        [0] facing north
        [8] facing north-west
        [16] facing west
        [24] facing south-west
        [32] facing south
        [40] facing south-east
        [48] facing east
        [56] facing north-east
       *[other] turned { $yaw }/64 to the left
    }
keyhole-lean =
    { $lean ->
        [1] leaning forwards
        [2] leaning backwards
        [3] leaning to its left
       *[4] leaning to its right
    }
keyhole-leaning =
    { $lean ->
        [0] { "" }
       *[other] , { keyhole-lean }
    }
keyhole-heading =
    { $posture ->
        [N] head to the north
        [E] head to the east
        [S] head to the south
       *[W] head to the west
    }
keyhole-height =
    { $level ->
        [0] on the floor
       *[other] at height { $level }
    }

# Movement cards
keyhole-card-pieces =
    { $card ->
        [M09] the mirror or the piano
        [M10] the desk or the dresser
        [M11] the armchair or the trolley
        [M12] the mirror or the armchair
        [M13] the piano or the desk
        [M14] the trolley or the dresser
        [M15] the mirror or the desk
        [M16] the piano or the trolley
        [M17] the armchair or the dresser
        [M18] the mirror or the dresser
        [M19] the desk or the trolley
        [M20] the piano or the armchair
       *[other] no furniture
    }

# Midnight Chimes
keyhole-chime =
    { $chime ->
        [C01] Side to side
        [C02] Take cover!
        [C03] Upheaval
        [C04] Soul’s reflection
        [C05] Tag!
        [C06] Dance!
        [C07] The floor is lava
        [C08] Big brother
        [C09] Knock, knock
        [C10] Dizzy
        [C11] Crystal ball
       *[C12] Look, no hands
    }
keyhole-chime-text =
    { $chime ->
        [C01] After the look, the keyhole moves to the door of the same number on the opposite side, for a second look.
        [C02] All ghosts in the hall lie down and stay so this round; whoever moves lies down too.
        [C03] Every piece that does not lie on its side yet is tipped onto one.
        [C04] The mirror turns to the middle of the hall, and each player puts a small ghost from the reserve in front of it.
        [C05] In turn, put a small ghost from your reserve in the place of a small ghost of the player on your right; if there is none, three cells from your side.
        [C06] Every piece of furniture goes against its nearest door.
        [C07] After the look, every ghost on the bare floor goes back to its reserve.
        [C08] In turn, replace one of your ghosts in the hall by one of the next size from your reserve.
        [C09] Nobody picks a side: the keyhole keeps its side, and the starting player rolls for the door.
        [C10] The hall turns: everybody now comes in from the next side.
        [C11] The starting player rolls for this round’s door now, for all to see.
       *[C12] Every ghost in the hall goes one cell towards its exit, or out of it.
    }

# Events
keyhole-event-begins =
    { $self ->
        [yes] You start the first round.
       *[no] { $actor } starts the first round.
    }
keyhole-event-starts_at = The keyhole starts at { keyhole-the-door }.
keyhole-event-layout = The furniture stands as in layout { $number }.
keyhole-event-home =
    { $self ->
        [yes] You come in { keyhole-from-side }.
       *[no] { $actor } comes in { keyhole-from-side }.
    }
keyhole-event-round =
    { $self ->
        [yes] Round { $number }: you start.
       *[no] Round { $number }: { $actor } starts.
    }
keyhole-event-chime =
    { $self ->
        [yes] You reveal a chime, “{ keyhole-chime }”. { keyhole-chime-text }
       *[no] { $actor } reveals a chime, “{ keyhole-chime }”. { keyhole-chime-text }
    }
keyhole-event-card =
    { $self ->
        [yes] You draw a card: { $points ->
            [one] { $points } movement point
           *[other] { $points } movement points
        }; { keyhole-card-pieces }.
       *[no] { $actor } draws a card: { $points ->
            [one] { $points } movement point
           *[other] { $points } movement points
        }; { keyhole-card-pieces }.
    }
keyhole-event-furnished =
    { $self ->
        [yes] You set { keyhole-the-piece } down.
       *[no] { $actor } sets { keyhole-the-piece } down.
    }
keyhole-event-entered =
    { $self ->
        [yes] You bring { keyhole-ghost } in at { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } brings { keyhole-ghost } in at { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-walked =
    { $self ->
        [yes] You move { keyhole-ghost } to { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } moves { keyhole-ghost } to { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-crossed =
    { $self ->
        [yes] You get { keyhole-ghost } across{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } gets { keyhole-ghost } across{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-merged =
    { $self ->
        [yes] You merge { keyhole-ghost } and { keyhole-partner } at { $cell }: { keyhole-made }.
       *[no] { $actor } merges { keyhole-ghost } and { keyhole-partner } at { $cell }: { keyhole-made }.
    }
keyhole-event-returned =
    { $self ->
        [yes] You take { keyhole-ghost } back into the reserve.
       *[no] { $actor } takes { keyhole-ghost } back into the reserve.
    }
keyhole-event-rolled =
    { $self ->
        [yes] You roll { $number } for the keyhole.
       *[no] { $actor } rolls { $number } for the keyhole.
    }
keyhole-event-picker =
    { $self ->
        [yes] You choose the keyhole’s side this round.
       *[no] { $actor } chooses the keyhole’s side this round.
    }
keyhole-event-side =
    { $self ->
        [yes] You pick { keyhole-the-side }.
       *[no] { $actor } picks { keyhole-the-side }.
    }
keyhole-event-crystal =
    { $self ->
        [yes] You roll { $number }: this round the guest looks in through a door numbered { $number }.
       *[no] { $actor } rolls { $number }: this round the guest looks in through a door numbered { $number }.
    }
keyhole-event-door =
    { $self ->
        [yes] You bring the keyhole to { keyhole-the-door }.
        [nobody] The keyhole goes across to { keyhole-the-door }.
       *[no] { $actor } brings the keyhole to { keyhole-the-door }.
    }
keyhole-event-side-door =
    { $self ->
        [yes] You pick { keyhole-the-side }, and the keyhole comes to door { $door } there.
       *[no] { $actor } picks { keyhole-the-side }, and the keyhole comes to door { $door } there.
    }
keyhole-event-peep = The guest looks in through { keyhole-the-door }.
keyhole-event-seen =
    { $direct ->
        [0] { keyhole-whose-ghost } is seen in the mirror.
       *[other] { keyhole-whose-ghost } is seen.
    }
keyhole-event-nobody = Nobody is seen.
keyhole-event-peep-nobody = The guest looks in through { keyhole-the-door } and sees nobody.
keyhole-event-tagged =
    { $self ->
        [yes] You tag { keyhole-whose-victim }, and { keyhole-ghost } takes its place.
       *[no] { $actor } tags { keyhole-whose-victim }, and { keyhole-ghost } takes its place.
    }
keyhole-event-grew =
    { $self ->
        [yes] You let { keyhole-ghost } grow: it is { keyhole-made } now.
       *[no] { $actor } lets { keyhole-ghost } grow: it is { keyhole-made } now.
    }
keyhole-event-skipped =
    { $self ->
        [yes] You cannot do what the chime says.
       *[no] { $actor } cannot do what the chime says.
    }
keyhole-event-die =
    { $self ->
        [yes] You get the die.
       *[no] { $actor } gets the die.
    }
keyhole-event-over = The game is over.

# Choices: what one types
keyhole-verb-home = home
keyhole-verb-set = set
keyhole-verb-leave = leave
keyhole-verb-move = move
keyhole-verb-exit = exit
keyhole-verb-end = end
keyhole-verb-stand = stand
keyhole-verb-lie = lie
keyhole-verb-merge = merge
keyhole-verb-apart = apart
keyhole-verb-side = side
keyhole-verb-tag = tag
keyhole-verb-enter = enter
keyhole-verb-grow = grow
keyhole-verb-routine = routine
keyhole-verb-fuse = fuse

# Choices: the heading over those of one kind
keyhole-list-home = Home side
keyhole-list-set = Set
keyhole-list-leave = Leave the furniture as it is
keyhole-list-move = Move
keyhole-list-exit = Exit (cost in points)
keyhole-list-end = End your turn
keyhole-list-stand = Stand
keyhole-list-lie = Lie
keyhole-list-merge = Merge with
keyhole-list-apart = Keep them apart
keyhole-list-side = Side of the keyhole
keyhole-list-tag = Tag
keyhole-list-enter = Enter
keyhole-list-grow = Grow
keyhole-list-routine = Routine: the program places the rest
keyhole-list-fuse = Fuse: two that share a cell

# Choices in words
keyhole-choice-home = come in { keyhole-from-side }
keyhole-choice-set = set { keyhole-the-piece } at { $x }, { $y }, { keyhole-yaw }, { keyhole-face }{ keyhole-leaning }
keyhole-choice-leave = leave the furniture as it is
keyhole-choice-move = move { keyhole-ghost } to { $cell }
keyhole-choice-exit = get { keyhole-ghost } across
keyhole-choice-end = end your turn
keyhole-choice-stand = stand at { $sx }, { $sy }, { keyhole-height }
keyhole-choice-lie = lie at { $sx }, { $sy }, { keyhole-height }, { keyhole-heading }
keyhole-choice-merge = merge with { keyhole-ghost }
keyhole-choice-apart = keep them apart
keyhole-choice-side = let the guest look in { keyhole-from-side }
keyhole-choice-tag = tag small ghost { $ghost-number } of the player on your right
keyhole-choice-enter = enter at { $cell }, { $sx }, { $sy }, { keyhole-height }
keyhole-choice-grow = let { keyhole-ghost } grow
keyhole-choice-routine = let the program place the rest
keyhole-choice-fuse = merge { keyhole-ghost } with { keyhole-partner }

# Prompts
keyhole-ask-home = choose the side from which your ghosts come in.
keyhole-ask-furnish = choose a piece of furniture and put it into the hall.
keyhole-ask-furniture = move one of the pieces on your card, or leave the furniture as it is.
keyhole-ask-ghosts = move your ghosts as far as the points go, or end your turn.
keyhole-ask-spot = choose where in its cell the ghost goes.
keyhole-ask-merge = two of your ghosts meet: merge them, or keep them apart.
keyhole-ask-side = choose the side from which the guest looks in.
keyhole-ask-tag = tag a small ghost of the player on your right, or enter three cells from your side.
keyhole-ask-grow = choose the ghost that grows.
keyhole-ask-arrange = place the furniture as the chime says, or let the program place the rest.

# The clauses behind them
keyhole-why-home = K-003: each player picks a home side that nobody else has. Your ghosts come in there and leave by the side opposite.
keyhole-why-furnish = K-004, K-025, KG-030: in turn, each of you puts a piece that is not yet in the hall wherever it fits and does not tip over.
keyhole-why-furniture = K-022 to K-026, KG-030: you may move one of the two pieces on your card, if it has not been moved this round; if both have, any other one. It may go anywhere in the hall where it rests without tipping over, on any side, on other pieces, leaning, over or on a ghost.
keyhole-why-ghosts = K-030 to K-038: share the points among your ghosts as you like. Each step costs one, coming in and leaving too; nothing blocks the way. A ghost that came in this round cannot leave, and every ghost needs a free spot where it ends.
keyhole-why-spot = K-035, KG-040 to KG-042: a ghost stands on the floor, on a piece, under it or inside it, with its base within its cell. It may not overlap furniture or another ghost.
keyhole-why-merge = K-081 to K-086: a small ghost that meets another becomes a medium one with it, a small and a medium become a large one, if that size is in your reserve. The new ghost cannot move this round.
keyhole-why-side = K-050, K-052, K-053: you name a side, then the die says which of its six doors. The side where the keyhole stands now cannot be picked again.
keyhole-why-tag = K-091, K-092, C05: your small ghost from the reserve takes the exact place of a small ghost of the player on your right, which goes home. If there is none in the hall, yours enters at a free spot three cells from your side.
keyhole-why-grow = K-091, K-092, C08: one of your ghosts in the hall is replaced by one of the next size from your reserve, in the same cell, where there is room.
keyhole-why-arrange = C03, C04, C06, D-22: you read the chime, so you place the furniture that it is about. C03: tip each piece onto its left or right side, at most two cells from where it stands. C04: stand the mirror so that the middle of the hall lies in front of the glass, with nothing between. C06: put each piece against its nearest door. The program places the rest by a fixed procedure.

# Why a pose or a spot is not possible
keyhole-not-range = One of these numbers is out of its range.
keyhole-not-same = It stands exactly like that now.
keyhole-not-out = It would reach beyond the hall.
keyhole-not-over-leaning = It would rest on a leaning piece, or cut into one.
keyhole-not-unstable = It would tip over.
keyhole-not-off-floor = It has no firm footing to lean from.
keyhole-not-no-contact = There is nothing within reach for it to lean on.
keyhole-not-ghost-first = It would lean on a ghost, or on a piece that leans itself.
keyhole-not-too-steep = It stands too close to lean.
keyhole-not-falls-back = It would fall back onto its foot. Move it a little further away.
keyhole-not-no-place = What stands on it would find no other place.
keyhole-not-no-level = There is nothing to stand on at that height.
keyhole-not-in-piece = Furniture is in the way.
keyhole-not-in-ghost = Another ghost is in the way.
keyhole-not-not-yours = That piece, ghost or cell cannot be used right now.
keyhole-not-not-as-told = That is not what the chime says.

keyhole-rules =
    Bring your seven ghosts across the hall, from your side to the one opposite,
    in five rounds. On your turn draw a card. If it shows two pieces, you may
    move one of them first: anywhere, at any angle, on its side, on top of others
    or leaning. Then share the card’s points among your ghosts: a step each, and
    one to come in or to leave. Nothing blocks the way, but a ghost that came in
    this round cannot leave yet. Hide them behind, under, inside or on furniture.
    When all have played, one of you picks a side and the die a door, and the
    guest looks in through the keyhole. Every ghost that is seen, even a scrap of
    it in the mirror, goes back to its reserve.
    Ghosts across: small 1, medium 3, large 5 points. In the hall at the end:
    small 1, medium 1, large 2. Most points win.

# --- the board in the terminal
keyhole-terminal-setup = setting up
keyhole-terminal-round = round { $round } of { $rounds }
keyhole-terminal-merging = Merging
keyhole-terminal-chimes = Midnight Chimes
keyhole-terminal-no-mirror = the mirror does not count
keyhole-terminal-solid = ghosts block the view
keyhole-terminal-card =
    { $points ->
        [one] Card: { $points } point
       *[other] Card: { $points } points
    }
keyhole-terminal-left = { $points } left
keyhole-terminal-deck =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
keyhole-terminal-keyhole = Keyhole: { keyhole-the-door }
keyhole-terminal-crystal = Crystal ball: door { $door }
keyhole-terminal-reserve = reserve
keyhole-terminal-hall = hall
keyhole-terminal-crossed = across
keyhole-terminal-starter = starts
keyhole-terminal-moved = moved this round
keyhole-terminal-unplaced = not in the hall yet
keyhole-terminal-entered = came in this round
keyhole-terminal-still = stays this round
# Where something rests; $on is a piece, the floor, or several things
keyhole-terminal-on =
    { $on ->
        [floor] on the floor
        [mirror] on the mirror
        [piano] on the piano
        [armchair] on the armchair
        [desk] on the desk
        [trolley] on the trolley
        [dresser] on the dresser
       *[other] raised
    }
# A spot within a cell
keyhole-terminal-spot =
    { $spot ->
        [C] middle
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }
keyhole-terminal-at = at { $cell }
keyhole-terminal-lying = lying, { keyhole-heading }

# --- the board in the browser
keyhole-board-colon = { ": " }
keyhole-board-comma = { ", " }
keyhole-board-hall = The hall, six by six cells
keyhole-board-in-words = The hall in words
keyhole-board-nobody = No ghosts in the hall.
keyhole-board-empty = empty
keyhole-board-hint = hint
keyhole-board-may = you can choose it
keyhole-board-may-go =
    { $cost ->
        [0] you can go there
        [one] you can go there for { $cost } point
       *[other] you can go there for { $cost } points
    }
keyhole-board-may-leave =
    { $cost ->
        [one] you can leave there for { $cost } point
       *[other] you can leave there for { $cost } points
    }
keyhole-board-ghost =
    { $self ->
        [yes]
            { $size ->
                [S] your small ghost
                [M] your medium ghost
               *[L] your large ghost
            }
       *[no]
            { $size ->
                [S] { $name }’s small ghost
                [M] { $name }’s medium ghost
               *[L] { $name }’s large ghost
            }
    }
keyhole-board-inside = inside { keyhole-the-piece }
keyhole-board-under = under { keyhole-the-piece }
keyhole-board-home-of =
    { $self ->
        [yes] your home side
       *[no] home side of { $name }
    }
keyhole-board-keyhole-here = the keyhole is at door { $door }
keyhole-board-spot = { $cell }, { $spot }
keyhole-board-side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }
keyhole-board-told-sides = You can choose: { $sides }.
keyhole-board-told-pieces = You can move: { $pieces }.
keyhole-board-told-ghosts =
    { $count ->
        [0] No ghost can move.
        [one] { $count } ghost can move; points left: { $points }.
       *[other] { $count } ghosts can move; points left: { $points }.
    }
keyhole-board-told-spots =
    { $count ->
        [one] { $count } suggested spot in { $cell }.
       *[other] { $count } suggested spots in { $cell }.
    }
keyhole-board-told =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
keyhole-board-sights = How to look at the hall
keyhole-board-sight-hall = 3D
keyhole-board-sight-top = Top
keyhole-board-sight-plan = Plan
keyhole-board-turn-view = Turn the view
keyhole-board-look-again = Look again
keyhole-board-look-through = Look through { keyhole-the-door }
keyhole-board-peep = Through the keyhole
keyhole-board-seen = seen
keyhole-board-seen-mirror = seen in the mirror
keyhole-board-seen-both = seen, and in the mirror too
keyhole-board-seen-count =
    { $count ->
        [0] Nobody is seen.
        [one] One is seen.
       *[other] { $count } are seen.
    }
keyhole-board-free-look = A look without consequences
keyhole-board-go-on = Go on
keyhole-board-next-look = On to the second look
keyhole-board-points-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
keyhole-board-tap-piece = Choose a piece here or in the hall; then drag, turn, tip or lean it.
keyhole-board-tap-cell = Choose a cell in the hall; the numbers are costs.
keyhole-board-tap-entry = Choose a cell: { $cells }.
keyhole-board-tap-spot = Tap a ring to stand there, or drag to try any other point of the cell.
keyhole-board-mover =
    { $size ->
        [S] Small ghost at { $cell }
        [M] Medium ghost at { $cell }
       *[L] Large ghost at { $cell }
    }
keyhole-board-bring =
    { $size ->
        [S] Bring in a small ghost
        [M] Bring in a medium ghost
       *[L] Bring in the large ghost
    }
keyhole-board-bring-back =
    { $size ->
        [S] Bring back a small ghost that has crossed
        [M] Bring back a medium ghost that has crossed
       *[L] Bring back the large ghost that has crossed
    }
keyhole-board-leave =
    { $cost ->
        [one] Leave the hall ({ $cost } point)
       *[other] Leave the hall ({ $cost } points)
    }
keyhole-board-back = Back
keyhole-board-levels = Height
keyhole-board-headings = Where the head points
keyhole-board-stand-here = Take this spot
keyhole-board-turn = Turn
keyhole-board-turn-left = Turn left
keyhole-board-turn-right = Turn right
keyhole-board-steps = Move
keyhole-board-step-north = A step north
keyhole-board-step-east = A step east
keyhole-board-step-south = A step south
keyhole-board-step-west = A step west
keyhole-board-fine = Fine steps
keyhole-board-tip = Side
keyhole-board-lean = Lean
keyhole-board-straight = straight
keyhole-board-impossible = That is not possible.
keyhole-board-also =
    { $count ->
        [one] One other thing moves with it.
       *[other] { $count } other things move with it.
    }
keyhole-board-set-down = Set it down
keyhole-board-put-back = Put it back
keyhole-board-menu = Suggested poses
keyhole-board-menu-before = Previous pose
keyhole-board-menu-after = Next pose
keyhole-board-menu-at = pose { $n } of { $count }
keyhole-board-menu-own =
    { $count ->
        [one] { $count } pose
       *[other] { $count } poses
    }
keyhole-board-card =
    { $self ->
        [yes] Your movement card
       *[no] { $name }’s movement card
    }
keyhole-board-moved = moved
keyhole-board-no-furniture = No furniture this time
keyhole-board-points-of = { $points } of { $all } points left
keyhole-board-chime = The chime of this round
keyhole-board-key = The keyhole
keyhole-board-crystal = This round the guest looks in through a door numbered { $door }.
keyhole-board-setup = Setting up
keyhole-board-round =
    { $deck ->
        [0] Round { $round } of { $rounds }; the last card is drawn.
        [one] Round { $round } of { $rounds }; { $deck } card to come.
       *[other] Round { $round } of { $rounds }; { $deck } cards to come.
    }
keyhole-board-home =
    { $side ->
        [N] home: N
        [E] home: E
        [S] home: S
       *[W] home: W
    }
keyhole-board-howto-rules = Rules
keyhole-board-howto-lead = Sneak your ghosts across the hotel hall, and hide before somebody looks through the keyhole.
keyhole-board-howto-facts = 2 to 4 players · about 30 minutes · five rounds
keyhole-board-howto-aim = From your side to the other
keyhole-board-howto-aim-picture = The hall from above: one player’s doors along the south side, ghosts on the floor, and the way to the north.
keyhole-board-howto-aim-text = Choose a home side. Your four small, two medium and one large ghost wait behind its doors. They come in there and leave by the side opposite. A ghost that has crossed is safe.
keyhole-board-howto-card = A card, and furniture
keyhole-board-howto-card-picture = A movement card with the number 7, a mirror and a desk; beside it the desk, turned.
keyhole-board-howto-card-text = On your turn draw a card. If it shows two pieces, you may move one of them first: anywhere in the hall, turned, tipped on its side, on top of others, leaning, or over a ghost. It must rest without tipping over. Each piece moves once a round.
keyhole-board-howto-move = Move your ghosts
keyhole-board-howto-move-picture = Cells of the hall with what it costs to go there: 1 in the first row, 2 in the second, 3 in the third.
keyhole-board-howto-move-text = Share the card’s points among your ghosts: one for each step, for coming in and for leaving. Nothing blocks the way. A ghost that came in this round cannot leave yet.
keyhole-board-howto-hide = Hide
keyhole-board-howto-hide-picture = A small ghost under a desk, another one on the seat of an armchair, and a mirror.
keyhole-board-howto-hide-text = A ghost stands anywhere in its cell where there is room: on the floor, on a piece, under or inside it. Small ghosts fit into many hollows, the large one into none.
keyhole-board-howto-peep = Through the keyhole
keyhole-board-howto-peep-picture = The keyhole at a door on the south side and how far the guest sees: a ghost in the open, one behind the piano, one before the mirror.
keyhole-board-howto-peep-text = After all turns one of you names a side, not the same as last time, and rolls for the door. Every ghost of which even a scrap can be seen, directly or in the mirror, goes back home. Nobody may test a view beforehand.
keyhole-board-howto-end = Points
keyhole-board-howto-crossed = crossed
keyhole-board-howto-in-hall = in the hall at the end
keyhole-board-howto-end-text = After five rounds the most points win. If tied: more ghosts across, then fewer still waiting.
keyhole-board-howto-merging = With Merging
keyhole-board-howto-merging-text = Only small ghosts come in. Two of yours that meet in a cell may become one of the next size; it rests this round. A medium or large ghost that is seen goes back only to the first row of its lane.
keyhole-board-howto-chimes = With Midnight Chimes
keyhole-board-howto-chimes-text = From the second round on, each round begins with a chime.
keyhole-board-howto-screen = On the screen
keyhole-board-howto-sign-cost = You can go here, and this is what it costs.
keyhole-board-howto-sign-level = A ghost that stands on something; the number is its height in cells.
keyhole-board-howto-sign-image = Where the piece in your hand will rest. Drag it; the wheel or R turns it, F tips it, L leans it, Enter sets it down.
keyhole-board-howto-sign-refused = It cannot stand like that; the prompt says why.

# What is ours, since the rulebook leaves it to pictures or does not tell it
keyhole-ours = The rulebook tells the deck and the furniture only in part. Ours are the values and pairs of the movement cards, which six pieces there are and their shapes, the sizes of ghosts, keyhole and eye, the numbering of the doors and the ready layouts.
