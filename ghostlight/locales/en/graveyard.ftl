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
        [yes] You put your lord at { $place }.
       *[no] { $actor } puts the lord at { $place }.
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
graveyard-verb-inspect = inspect
graveyard-verb-move = move
graveyard-list-place = Place
graveyard-list-inspect = Inspect (spends a wisp)
graveyard-list-move = Move
graveyard-choice-place = place your lord at { $where }
graveyard-choice-inspect = look into { $where }
graveyard-choice-move = move to { $where }

# Prompts, and the clauses behind them
graveyard-ask-place = put your lord outside the graveyard, beside a row or a column.
graveyard-ask-move = move your lord along its row or column.
graveyard-ask-move-or-look = move your lord, or first spend a wisp to look into a grave.
graveyard-ask-move-after-look = you have looked; now move your lord along its row or column.
graveyard-why-place = G-06, D-01: before the first turn, in turn order, each lord is put at one of the 24 places outside, next to a border grave. No two lords share a place.
graveyard-why-move = G-08 to G-11: the lord moves any distance in a straight line and passes over lords and stones, but never lands on another lord or stays. From outside it can only enter the row or column that it faces. A closed grave that it lands on is turned over and claimed; on an open one nothing happens.
graveyard-why-move-or-look = G-07, G-12 to G-15: once a turn, before moving, you may give up a wisp of yours: you alone look into one closed grave, your stone returns to your supply, and the wisp belongs to nobody any more. Then the lord must move (G-08).
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
graveyard-unseen = Still under the stones
graveyard-legend-lord = lord
graveyard-legend-looked = looked into
graveyard-idle = idle: { $idle } of { $limit } turns

graveyard-rules =
    36 graves lie closed. Move your lord in a straight line, any distance: the
    closed grave it lands on opens, and your stone claims what rises there, a
    zombie (4 points), skeleton (3), ghost (2) or wisp (1). It stays yours.
    Under each of the four kinds of headstone lie 2 zombies, 2 skeletons,
    2 ghosts and 3 wisps. Before you move you may spend a wisp of yours to look
    into one closed grave, alone. When all graves are open, most points win.
