# Graveyard in English. Events: one sentence each, actor first; an id that joins several events tells that run at once.

graveyard-title = Graveyard

graveyard-a-front =
    { $front ->
        [zombie] a zombie
        [skeleton] a skeleton
        [ghost] a ghost
       *[wisp] a wisp
    }
# On the board: at most 6 columns
graveyard-short-front =
    { $front ->
        [zombie] zombie
        [skeleton] bones
        [ghost] ghost
       *[wisp] wisp
    }
# At most 8 columns
graveyard-back =
    { $back ->
        [white] white
        [grey] grey
        [black] black
       *[brown] brown
    }

# Events
graveyard-event-begins =
    { $self ->
        [yes] You begin.
       *[no] { $actor } begins.
    }
graveyard-event-placed =
    { $self ->
        [yes] You put your dark lord outside, at { $place }.
       *[no] { $actor } puts the dark lord outside, at { $place }.
    }
graveyard-event-spent =
    { $self ->
        [yes] You spend the wisp at { $grave }.
       *[no] { $actor } spends the wisp at { $grave }.
    }
graveyard-event-inspected =
    { $self ->
        [yes] You look into { $grave }.
       *[no] { $actor } looks into { $grave }.
    }
graveyard-event-learned =
    { $self ->
        [yes] You see { graveyard-a-front } in { $grave } (only you know).
       *[no] { $actor } sees { graveyard-a-front } in { $grave } (nobody else knows).
    }
graveyard-event-spent-inspected =
    { $self ->
        [yes] You spend the wisp at { $spent-grave } and look into { $grave }.
       *[no] { $actor } spends the wisp at { $spent-grave } and looks into { $grave }.
    }
graveyard-event-spent-inspected-learned =
    { $self ->
        [yes] You spend the wisp at { $spent-grave } and look into { $grave }: { graveyard-a-front } (only you know).
       *[no] { $actor } spends the wisp at { $spent-grave } and looks into { $grave }: { graveyard-a-front } (nobody else knows).
    }
graveyard-event-moved =
    { $self ->
        [yes] You move to { $grave }.
       *[no] { $actor } moves to { $grave }.
    }
graveyard-event-turned =
    { $self ->
        [yes] You open { $grave }: { graveyard-a-front }.
       *[no] { $actor } opens { $grave }: { graveyard-a-front }.
    }
graveyard-event-claimed =
    { $self ->
        [yes] You claim { $grave }: { common-points }.
       *[no] { $actor } claims { $grave }: { common-points }.
    }
graveyard-event-unclaimed =
    { $self ->
        [yes] You have no stone left for { $grave }.
       *[no] { $actor } has no stone left for { $grave }.
    }
graveyard-event-moved-turned-claimed =
    { $self ->
        [yes] You move to { $grave }: { graveyard-a-front }, { common-points }.
       *[no] { $actor } moves to { $grave }: { graveyard-a-front }, { common-points }.
    }
graveyard-event-moved-turned-unclaimed =
    { $self ->
        [yes] You move to { $grave }: { graveyard-a-front }, but no stone is left to claim it.
       *[no] { $actor } moves to { $grave }: { graveyard-a-front }, but no stone is left to claim it.
    }
graveyard-event-all_open = The last grave is open: the game is over.
graveyard-event-stalled =
    { $turns ->
        [one] No grave was opened for a turn: the game is over.
       *[other] No grave was opened for { $turns } turns: the game is over.
    }

# Choices
graveyard-verb-place = place
graveyard-verb-inspect = look
graveyard-verb-move = move
graveyard-list-place = Place
graveyard-list-inspect = Look into (spends a wisp)
graveyard-list-move = Move
graveyard-choice-place = place your dark lord at { $where }
graveyard-choice-inspect = look into { $where }
graveyard-choice-move = move to { $where }

# Prompts, and the clauses behind them
graveyard-ask-place = put your dark lord outside the graveyard, beside a row or a column.
graveyard-ask-move = move your lord along its row or column.
graveyard-ask-move-or-look = move your lord, or first spend a wisp to look into a grave.
graveyard-ask-move-after-look = you have looked; now move your lord along its row or column.
graveyard-why-place = G-06, D-01: before the first turn, in turn order, each dark lord is put at one of the 24 places outside, next to a border grave. No two lords share a place.
graveyard-why-move = G-08 to G-11: the lord moves any distance in a straight line and passes over lords and stones, but never lands on another lord and may not stay put. From outside it can only enter the row or column that it faces. A closed grave that it lands on is turned over and claimed; on an open one nothing happens.
graveyard-why-move-or-look = G-07, G-12 to G-15: once a turn, before moving, you may give up a wisp of yours: you alone look into one closed grave, your stone returns to your supply, and the wisp no longer belongs to anybody. Then the lord must move (G-08).
graveyard-why-move-after-look = G-07, G-08: after looking, once a turn, the lord must still move.

# The board
graveyard-holds =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, { $wisps ->
        [one] { $wisps } wisp
       *[other] { $wisps } wisps
    }
graveyard-worth = worth
graveyard-unseen = Still buried
graveyard-legend-lord = lord
graveyard-legend-looked = looked into
graveyard-idle =
    { $limit ->
        [one] idle: { $idle } of { $limit } turn
       *[other] idle: { $idle } of { $limit } turns
    }

graveyard-rules =
    36 graves lie closed. Move your dark lord in a straight line, any distance: the
    closed grave it lands on opens, and your stone claims what rises there, a
    zombie (4 points), skeleton (3), ghost (2) or wisp (1). It stays yours.
    Each of the four colours of grave hides 2 zombies, 2 skeletons, 2 ghosts
    and 3 wisps. Before you move you may spend a wisp of yours to look into one
    closed grave, alone. When all graves are open, most points wins.

# The board in the browser. A label says place, thing, state, legality: "D2: closed, brown back, you know: ghost, you can move here".
graveyard-board-name = The graveyard, six by six
graveyard-board-colon = { ": " }
graveyard-board-comma = { ", " }
graveyard-board-front =
    { $front ->
        [zombie] zombie
        [skeleton] skeleton
        [ghost] ghost
       *[wisp] wisp
    }
graveyard-board-closed = closed, { graveyard-back } back
graveyard-board-open = { graveyard-board-front }, { common-points }, { graveyard-back } back
graveyard-board-known = you know: { graveyard-board-front }
graveyard-board-below = under it: { graveyard-board-front }
graveyard-board-looked = { $name } has looked
graveyard-board-stone =
    { $self ->
        [yes] your stone
       *[no] stone of { $name }
    }
graveyard-board-unclaimed = nobody’s
graveyard-board-lord =
    { $self ->
        [yes] your dark lord
       *[no] dark lord of { $name }
    }
graveyard-board-outside = outside, beside { $grave }
graveyard-board-may-place = free for your dark lord
graveyard-board-may-move = you can move here
graveyard-board-may-look = you can look into it
graveyard-board-hinted = hint { $rank }
graveyard-board-told-places =
    { $count ->
        [one] { $count } place is free.
       *[other] { $count } places are free.
    }
graveyard-board-told-moves =
    { $count ->
        [one] { $count } grave in reach,
       *[other] { $count } graves in reach,
    } { $closed ->
        [0] none closed.
       *[other] { $closed } closed.
    }

# The prompt in the browser
graveyard-board-glowing =
    { $count ->
        [one] { $count } grave in reach,
       *[other] { $count } graves in reach,
    } { $closed ->
        [0] none closed
       *[other] { $closed } closed
    }
graveyard-board-tap-place =
    { $count ->
        [one] Tap the glowing place beside the graveyard.
       *[other] Tap one of the { $count } glowing places around the graveyard.
    }
graveyard-board-look = Look into a grave (spends a wisp)
graveyard-board-look-back = Back
graveyard-board-tap-look = Tap a closed grave. Only you will know what lies there.
graveyard-board-hint = hint

# The seats in the browser
graveyard-board-stones =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
graveyard-board-wisps =
    { $wisps ->
        [one] { $wisps } wisp
       *[other] { $wisps } wisps
    }
graveyard-board-none = none
graveyard-board-idle =
    { $idle ->
        [one] Nobody has opened a grave for { $idle } turn. At { $limit } the game ends.
       *[other] Nobody has opened a grave for { $idle } turns. At { $limit } the game ends.
    }

# How to play, on one page
graveyard-howto-lead = Thirty-six graves, all closed, and something waits in every one. Send your dark lord among them, open the right ones, and claim what rises.
graveyard-howto-facts = 2 to 4 players · 10 to 20 minutes
graveyard-howto-rules = Rules
graveyard-howto-setup = Setting up
graveyard-howto-setup-text = The graves are shuffled and laid face down, six by six. A random player begins; turns go anticlockwise. In turn order, each of you puts a dark lord outside, beside a grave at the border. No two lords share a place.
graveyard-howto-setup-picture = A corner of the graveyard. One dark lord stands outside to the north, another to the west.
graveyard-howto-move = Your turn: move
graveyard-howto-move-text = Your lord goes in a straight line, along its row or its column, as far as you like. It passes over lords and stones, but it must move and cannot end on another lord. From outside there is only one way: into the row or column in front of it. Once inside, it stays inside.
graveyard-howto-move-picture = A lord on a grave. Every grave in its row and in its column glows, except the one on which another lord stands.
graveyard-howto-open = Open and claim
graveyard-howto-open-text = If your lord ends on a closed grave, it is turned over for everybody and your stone claims it. It is yours for good. If it ends on an open grave, nothing happens. You have 20 stones (headstones); with none left you still open graves, but they stay nobody’s.
graveyard-howto-open-picture = A closed grave, the same card as it turns, and then open: a skeleton with a player’s stone.
graveyard-howto-worth = What rises, and what it is worth
graveyard-howto-worth-text = Each of the four colours of grave hides the same nine cards, so colours tell: once both white zombies are out, no other white grave holds one.
graveyard-howto-worth-each = { $copies } of each colour
graveyard-howto-wisp = Spend a wisp, look first
graveyard-howto-wisp-text = Once a turn, before you move, you may spend a wisp of yours and look into one closed grave. What you see is yours alone; that you looked, and where, everybody knows. Your stone comes back to you, the wisp’s point is lost, and nobody can claim that wisp again.
graveyard-howto-wisp-picture = A stone leaves a wisp, which turns grey. Beside it a closed grave with a cold bubble: a zombie lies there.
graveyard-howto-end = The end
graveyard-howto-end-text = When the last grave is open, the game ends at once. Add up the graves under your stones: most points wins, and players who tie share the win. If nobody opens a grave for 40 turns in a row (the table can change this), the game ends as well, and what is still closed counts for nobody.
graveyard-howto-end-picture = Four open cards with the stones of two players, who have seven and five points.
graveyard-howto-screen = What you see on the board
graveyard-howto-screen-legal = A ring of lamplight with a diamond: you can go there. Tap it, or move there with the arrow keys and press Enter.
graveyard-howto-screen-known = A cold bubble with an eye: you have looked there, and only you see the bubble.
graveyard-howto-screen-looked = A coloured eye: the player with this shape has looked there.
graveyard-howto-screen-free = A grey card without a stone: it counts for nobody.

# What is ours, since the rulebook leaves it to pictures or does not tell it
graveyard-ours = Nothing of the box is replaced here. Ours are only a few decisions where the rulebook is silent.
