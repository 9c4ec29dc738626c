# Museum in English. Events: one sentence each; humans are told by their names ($human, $partner, $patient, $ghost), not by their
# players. $item is a kind, or the id or name of an item that the mission has named; missions speak for themselves.

museum-title = Museum

# Who
museum-human =
    { $human ->
        [itzel] Itzel
        [bruno] Bruno
        [remedios] Sister Remedios
        [quiroz] Dr. Quiroz
        [lina] Lina
        [beto] Beto
        [nico] Nico
        [guard] Don Chucho
       *[priest] the Ghost Priest
    }
# The same in a sentence; `start` begins it
museum-person =
    { $form ->
        [start]
            { $person ->
                [priest] The Ghost Priest
               *[other] { NAME("museum-human", $person) }
            }
       *[bare] { NAME("museum-human", $person) }
    }
museum-who = { NAME("museum-person", $human, form: "start") }
museum-human-text =
    { $human ->
        [itzel] Itzel Robles, night guide
        [bruno] Bruno Salas, restorer
        [remedios] Sister Remedios
        [quiroz] Dr. Tomás Quiroz
        [lina] Lina “the Pick” Ortega, thief
        [beto] Beto “the Ox” Luna, thief
        [nico] Nico “the Cat” Vela, thief
        [guard] Don Chucho, security guard; he has all keys and is stunned instead of wounded
       *[priest] the Ghost Priest; walls do not stop him, and nothing hurts him
    }
museum-ghost =
    { $ghost ->
        [priest] The Ghost Priest
       *[other] { NAME("museum-human", $ghost) }’s ghost
    }
museum-target =
    { $target ->
        [s1] subordinate 1
        [s2] subordinate 2
        [s3] subordinate 3
        [s4] subordinate 4
        [s5] subordinate 5
       *[other] { NAME("museum-human", $target) }
    }
museum-entity =
    { $entity ->
        [priest] Ghost Priest
        [minion] minion ghost
        [chaneque] chaneque
       *[tzitzimitl] tzitzimitl
    }
museum-entity-text =
    { $entity ->
        [priest] Moves as a chess piece through walls, floors and doors, and attacks every square that he passes or lands on.
        [minion] Somebody who died. Moves by the chess die in their old turn and attacks like the Priest.
        [chaneque] Walks up to 2 squares to the nearest of the humans’ side, attacks once and is gone.
       *[tzitzimitl] Runs up to 8 squares in a straight line towards the nearest of the humans’ side, attacks once and is gone.
    }
# An attacker at the beginning of a sentence; $number of a minion is the place of its character in the list of characters
museum-attacker =
    { $entity ->
        [priest] The Ghost Priest
        [minion]
            { $number ->
                [1] { NAME("museum-human", "itzel") }’s ghost
                [2] { NAME("museum-human", "bruno") }’s ghost
                [3] { NAME("museum-human", "remedios") }’s ghost
                [4] { NAME("museum-human", "quiroz") }’s ghost
                [5] { NAME("museum-human", "lina") }’s ghost
                [6] { NAME("museum-human", "beto") }’s ghost
               *[7] { NAME("museum-human", "nico") }’s ghost
            }
        [chaneque] A chaneque
       *[tzitzimitl] A tzitzimitl
    }

# Items
museum-item =
    { $item ->
        [macuahuitl] macuahuitl
        [hammer] hammer
        [truncheon] truncheon
        [pistol] pistol
        [ammo] ammunition
        [energy_drink] energy drink
        [first_aid] first-aid kit
        [amulet] amulet
        [rosary] rosary
        [rue] rue
        [key] key
        [extinguisher] fire extinguisher
        [artefact] artefact
        [heart] human heart
       *[other] { $item }
    }
museum-an-item = { NAME("museum-thing", $item, form: "a") }
museum-thing =
    { $form ->
        [a]
            { $thing ->
                [macuahuitl] a macuahuitl
                [hammer] a hammer
                [truncheon] a truncheon
                [pistol] a pistol
                [ammo] ammunition
                [energy_drink] an energy drink
                [first_aid] a first-aid kit
                [amulet] an amulet
                [rosary] a rosary
                [rue] a sprig of rue
                [key] a key
                [extinguisher] a fire extinguisher
                [artefact] an artefact
                [heart] a human heart
               *[other] “{ $thing }”
            }
       *[the]
            { $thing ->
                [macuahuitl] the macuahuitl
                [hammer] the hammer
                [truncheon] the truncheon
                [pistol] the pistol
                [ammo] the ammunition
                [energy_drink] the energy drink
                [first_aid] the first-aid kit
                [amulet] the amulet
                [rosary] the rosary
                [rue] the sprig of rue
                [key] the key
                [extinguisher] the fire extinguisher
                [artefact] the artefact
                [heart] the human heart
               *[other] “{ $thing }”
            }
    }
museum-item-text =
    { $item ->
        [macuahuitl] Weapon for one combat.
        [hammer] Weapon for two combats.
        [truncheon] The guard’s weapon. It never wears out and stays with him.
        [pistol] Weapon as long as there is ammunition; it shoots in a room or along a corridor too.
        [ammo] Shots for the pistol. All of them share one slot.
        [energy_drink] Use: 1 life point for somebody in reach, and a die’s worth of steps for the user.
        [first_aid] Use: 2 life points for somebody in reach; it revives the wounded.
        [amulet] Cancels one attack by an entity.
        [rosary] Cancels an attack when it is on and turns off; the next attack on its bearer turns it on.
        [rue] Use: keeps all entities out of a room for this round and the next, or off one person this round.
        [key] Opens one lock, from the side where the lock is.
        [extinguisher] A Move through fire: no harm, and the fires go out. Twice.
        [artefact] Something the mission speaks of.
        [heart] Something the mission speaks of.
       *[other] Something the mission speaks of.
    }

# Places
museum-area =
    { $area ->
        [A] Sun Stone Gallery
        [B] Hall of Offerings
        [D] Director’s Office
        [F] Projection Booth
        [G] Gift Shop
        [H] Temple Hall
        [J] Cafeteria
        [K] Cloakroom
        [L] Laboratory
        [M] Codex Room
        [N] Hall of the Gods
        [O] Security Office
        [Q] Library
        [R] Reception
        [U] Auditorium
        [V] Vault
        [W] Hall of Warriors
        [Y] Cleaners’ Store
        [Z] Restoration Workshop
        [C0] corridor, ground floor
        [C1] corridor, first floor
        [C2] corridor, second floor
        [C3] corridor, third floor
        [T0] toilet, ground floor
        [T1] toilet, first floor
        [T2] toilet, second floor
        [T3] toilet, third floor
        [E0] lift, ground floor
        [E1] lift, first floor
        [E2] lift, second floor
        [E3] lift, third floor
        [random] a random room
       *[OUT] outside
    }
museum-floor =
    { $floor ->
        [0] Ground floor
        [1] First floor
        [2] Second floor
       *[3] Third floor
    }
# A day; $year is a text, since years are not counted
museum-date = { $day } { NAME("museum-month", $month) } { $year }
museum-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
museum-way =
    { $direction ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }

# Ghost cards
museum-chess =
    { $chess ->
        [pawn] pawn
        [rook] rook
        [knight] knight
        [bishop] bishop
        [queen] queen
       *[king] king
    }
museum-chess-text =
    { $chess ->
        [pawn] 1 square north, east, south or west
        [rook] any number of squares north, east, south or west
        [knight] a jump: two squares one way and one aside; only the square where it lands is attacked
        [bishop] any number of squares diagonally
        [queen] any number of squares in any direction
       *[king] 1 square in any direction
    }
museum-hand-pawn =
    { $pawn ->
        [0] { "" }
       *[other] { " " }pawn ×{ $pawn }
    }
museum-hand-king =
    { $king ->
        [0] { "" }
       *[other] { " " }king ×{ $king }
    }
museum-hand-knight =
    { $knight ->
        [0] { "" }
       *[other] { " " }knight ×{ $knight }
    }
museum-hand-rook =
    { $rook ->
        [0] { "" }
       *[other] { " " }rook
    }
museum-hand-bishop =
    { $bishop ->
        [0] { "" }
       *[other] { " " }bishop
    }
museum-hand-queen =
    { $queen ->
        [0] { "" }
       *[other] { " " }queen
    }

# Events of the night, and what they bring
museum-card =
    { $event ->
        [EV-01] Blackout
        [EV-02] Slamming Doors
        [EV-03] Laughter on the Stairs
        [EV-04] Star Demon
        [EV-05] Short Circuit
        [EV-06] Restless Priest
        [EV-07] Alarm
        [EV-08] Cold Hands
        [EV-09] Night Delivery
        [EV-10] Forgotten Kit
        [EV-11] Whispers in the Walls
        [EV-12] Copal Smoke
       *[other] { $event }
    }
museum-modifier =
    { $modifier ->
        [slow] one step a Move
        [no_shots] no shooting
        [lifts_off] lifts out of order
        [peace] no attacks by entities
       *[show_hand] the ghost hand is open
    }
museum-effect-spawn =
    { $n ->
        [0] A { museum-entity } appears on { $squares }.
       *[other] On random squares of { $squares } appear: { museum-entity } ×{ $n }.
    }
museum-effect-lock =
    { $until ->
        [yes] The door { $door } is locked from { $side } until the next hour.
       *[no] The door { $door } is locked from { $side }.
    }
museum-effect-lock_choice =
    { $until ->
        [yes] { $n ->
            [one] The Priest locks { $n } door of a room until the next hour.
           *[other] The Priest locks up to { $n } doors of rooms until the next hour.
        }
       *[no] { $n ->
            [one] The Priest locks { $n } door of a room.
           *[other] The Priest locks up to { $n } doors of rooms.
        }
    }
museum-effect-unlock = The lock of the door { $door } is removed.
museum-effect-fire = Fire breaks out on { $squares }.
museum-effect-fire_room =
    { $n ->
        [one] Fire breaks out at a door of { museum-area }, on { $n } square.
       *[other] Fire breaks out at the doors of { museum-area }, on up to { $n } squares.
    }
museum-effect-extinguish = The fires on { $squares } go out.
museum-effect-message = “{ $text }”
museum-effect-event = “{ $event }” happens.
museum-effect-place = Placed on { $squares }: { $item }.
museum-effect-place_random_room = Placed in a random room: { $item }.
museum-effect-open_exit = The exit { $squares } opens.
museum-effect-close_exit = The exit { $squares } closes.
museum-effect-activate = A new objective: { $objective }
museum-effect-restock =
    { $n ->
        [one] Each vending machine gets { $n } drink.
       *[other] Each vending machine gets { $n } drinks.
    }
museum-effect-modifier =
    { $rounds ->
        [0] Until the next hour: { museum-modifier }.
        [one] For { $rounds } round: { museum-modifier }.
       *[other] For { $rounds } rounds: { museum-modifier }.
    }
museum-effect-extra_move =
    { $n ->
        [one] The Priest makes { $n } extra move by the die.
       *[other] The Priest makes { $n } extra moves by the die.
    }
museum-effect-drop_choice = Everyone on the humans’ side who is standing and not in a toilet drops one item.
museum-effect-move_priest = The Priest’s player puts him on one of { $squares }.
museum-rule =
    { $key ->
        [ghost_move] The Priest moves by the chess die instead of cards.
        [human_actions] Actions in a turn: { $value }
        [steps_per_move] Steps in a Move: { $value }
        [inventory_slots] Slots of an inventory: { $value }
        [toilet_capacity] Humans that fit into a toilet: { $value }
        [wounded_rounds] Rounds until somebody wounded dies: { $value }
        [death] The dead leave the board and do not become ghosts.
        [vending_stock] Drinks in each vending machine at the start: { $value }
        [max_chaneques] Chaneques at most: { $value }
        [max_tzitzimitl] Tzitzimitl at most: { $value }
        [human_attacks]
            { $value ->
                [none] Humans may not attack humans.
               *[opposing] Humans may attack only those of the other side.
            }
       *[lifts] The lifts do not run.
    }

# What happens
museum-event-begins = “{ $mission }” begins.
museum-event-character =
    { $self ->
        [yes] You play { NAME("museum-person", $human) }.
       *[no] { $actor } plays { NAME("museum-person", $human) }.
    }
museum-event-secret = { museum-who } has a secret objective, “{ $secret }” (only you know).
museum-event-hand = A new ghost hand:{ museum-hand-pawn }{ museum-hand-king }{ museum-hand-knight }{ museum-hand-rook }{ museum-hand-bishop }{ museum-hand-queen }.
museum-event-event_hand = The Priest draws the event “{ museum-card }”.
museum-event-round = { $time }: round { $round } begins.
museum-event-clock-round = { $time }: round { $round } begins.
museum-event-turn = { museum-who } acts.
museum-event-stepped = { museum-who } goes to { $square }.
museum-event-rode = { museum-who } rides from { $start } to { $square }.
museum-event-unlocked =
    { $key ->
        [1] { museum-who } opens the door { $door } with a key.
       *[0] { museum-who } opens the lock of the door { $door } from inside.
    }
museum-event-left = { museum-who } leaves the museum at { $square }.
museum-event-took = { museum-who } takes { museum-an-item }.
museum-event-dropped = { museum-who } drops { museum-an-item } on { $square }.
museum-event-found = On { $square } there is { museum-an-item }.
museum-event-vended = { museum-who } takes a drink from the machine; { $stock } left.
museum-event-drank = { museum-who } uses an energy drink for { NAME("museum-person", $patient) }.
museum-event-rolled =
    { $steps ->
        [one] { museum-who } rolls { $steps }: one free step.
       *[other] { museum-who } rolls { $steps }: up to { $steps } free steps.
    }
museum-event-bandaged = { museum-who } uses the first-aid kit for { NAME("museum-person", $patient) }.
museum-event-healed =
    { $hp ->
        [one] { museum-who } has { $hp } life point now.
       *[other] { museum-who } has { $hp } life points now.
    }
museum-event-revived =
    { $hp ->
        [one] { museum-who } gets up again with { $hp } life point.
       *[other] { museum-who } gets up again with { $hp } life points.
    }
museum-event-sheltered = { museum-who } scatters rue: nothing enters { museum-area } until the end of round { $round }.
museum-event-shielded = { museum-who } covers { NAME("museum-person", $patient) } with rue for this round.
museum-event-offered = { museum-who } offers { NAME("museum-person", $partner) } an exchange.
museum-event-gave = { museum-who } gives { museum-an-item } to { NAME("museum-person", $partner) }.
museum-event-refused = { NAME("museum-person", $partner, form: "start") } refuses the exchange with { NAME("museum-person", $human) }.
museum-event-performed = { museum-who } performs the task “{ $objective }”.
museum-event-shot = { museum-who } shoots from { $square } at { $goal }.
museum-event-shot_down = { museum-attacker } is shot down.
museum-event-assaulted = { museum-who } attacks { museum-target } with { museum-an-item }.
museum-event-attacked = { museum-attacker } attacks { $square }.
museum-event-defended = { museum-who } defends with { museum-an-item }.
museum-event-warded = { museum-who } wards the attack off with { museum-an-item }.
museum-event-fought = { museum-who } rolls { $defence }, the attacker { $attack }.
museum-event-repelled = { museum-who } drives the attacker back.
museum-event-hurt =
    { $hp ->
        [one] { museum-who } is hurt: { $hp } life point left.
       *[other] { museum-who } is hurt: { $hp } life points left.
    }
museum-event-turned =
    { $on ->
        [1] { museum-who }’s rosary turns on.
       *[0] { museum-who }’s rosary turns off.
    }
museum-event-worn =
    { $wear ->
        [0] { museum-who }’s { museum-item } is used up.
        [one] { museum-who }’s { museum-item } has { $wear } use left.
       *[other] { museum-who }’s { museum-item } has { $wear } uses left.
    }
museum-event-fell = { museum-who } falls on { $square }, wounded.
museum-event-stunned = { museum-who } lies stunned on { $square }.
museum-event-stood = { museum-who } stands up again on { $square }.
museum-event-died = { museum-who } dies on { $square }.
museum-event-changed =
    { $self ->
        [yes] You are on the ghost’s side now.
       *[no] { $actor } is on the ghost’s side now.
    }
museum-event-burnt = { museum-who } gets burnt on { $square }.
museum-event-doused = { museum-who } puts out the fire on { $square }.
museum-event-fire =
    { $on ->
        [1] Fire breaks out on { $square }.
       *[0] The fire on { $square } goes out.
    }
museum-event-card = The Priest plays a card: { museum-chess }.
museum-event-die = { museum-ghost } rolls the chess die: { museum-chess }.
museum-event-glided = { museum-ghost } moves from { $start } to { $square }.
museum-event-stayed = { museum-ghost } cannot move.
museum-event-put = The Ghost Priest appears on { $square }.
museum-event-spawned = { museum-attacker } appears on { $square }.
museum-event-prowled = { museum-attacker } comes from { $start } to { $square }.
museum-event-vanished = { museum-attacker } is gone.
museum-event-clock = It is { $time }.
museum-event-hour = The clock strikes the hour.
museum-event-event = Event: “{ museum-card }”.
museum-event-message = “{ $text }”
museum-event-locked =
    { $hour ->
        [1] The door { $door } is locked from { $square }, until the next hour.
       *[0] The door { $door } is locked from { $square }.
    }
museum-event-opened = The lock of the door { $door } vanishes.
museum-event-exit =
    { $on ->
        [1] The exit { $square } is open.
       *[0] The exit { $square } is closed.
    }
museum-event-active = A new objective: “{ $objective }”.
museum-event-done = Done: “{ $objective }”.
museum-event-stocked =
    { $count ->
        [one] Each vending machine gets { $count } drink.
       *[other] Each vending machine gets { $count } drinks.
    }
museum-event-placed = There is now { museum-an-item } on { $square }.
museum-event-modifier =
    { $round ->
        [0] Until the next hour: { museum-modifier }.
       *[other] Until the end of round { $round }: { museum-modifier }.
    }
museum-event-ceased = No longer: { museum-modifier }.
museum-event-extra =
    { $count ->
        [one] The Priest will make { $count } extra move.
       *[other] The Priest will make { $count } extra moves.
    }
museum-event-secrets =
    { $held ->
        [1] { museum-who }’s secret objective was “{ $secret }”, and it was achieved: a full victory if the side has won.
       *[0] { museum-who }’s secret objective was “{ $secret }”; it was not achieved.
    }
museum-event-over =
    { $side ->
        [humans] The humans’ side wins.
       *[ghost] The ghost’s side wins.
    }

# Choices: what one types
museum-verb-char = play
museum-verb-step = step
museum-verb-douse = douse
museum-verb-ride = ride
museum-verb-heal = heal
museum-verb-shelter = shelter
museum-verb-shield = shield
museum-verb-hand = hand
museum-verb-shoot = shoot
museum-verb-attack = attack
museum-verb-task = task
museum-verb-leave = leave
museum-verb-take = take
museum-verb-drop = drop
museum-verb-end = end
museum-verb-stop = stop
museum-verb-drink = drink
museum-verb-decline = decline
museum-verb-give = give
museum-verb-cancel = cancel
museum-verb-swap = swap
museum-verb-accept = accept
museum-verb-refuse = refuse
museum-verb-defend = defend
museum-verb-pass = pass
museum-verb-done = done
museum-verb-card = card
museum-verb-to = to
museum-verb-event = event
museum-verb-bolt = lock

# Choices: the heading over those of one kind
museum-list-char = Play
museum-list-step = Go
museum-list-douse = Go with the extinguisher
museum-list-ride = Ride the lift to
museum-list-heal = Heal
museum-list-shelter = Scatter rue in this room
museum-list-shield = Cover with rue
museum-list-hand = Hand over to
museum-list-shoot = Shoot at
museum-list-attack = Attack
museum-list-task = Task
museum-list-leave = Leave the museum
museum-list-take = Take
museum-list-drop = Drop
museum-list-end = End the turn
museum-list-stop = Stop walking
museum-list-drink = Take a drink
museum-list-decline = Leave the machine alone
museum-list-give = Give
museum-list-cancel = Call it off
museum-list-swap = Ask for
museum-list-accept = Agree
museum-list-refuse = Refuse
museum-list-defend = Defend with
museum-list-pass = No defence
museum-list-done = Done
museum-list-card = Card
museum-list-to = Move to
museum-list-event = Event
museum-list-bolt = Lock

# Choices in words
museum-choice-char = play { NAME("museum-person", $human) }
museum-choice-step = go { museum-way }
museum-choice-douse = go { museum-way } with { $slot }
museum-choice-ride = ride the lift to { $square }
museum-choice-heal = use { $slot } for { NAME("museum-person", $human) }
museum-choice-shelter = scatter { $slot } in this room
museum-choice-shield = cover { NAME("museum-person", $human) } with { $slot }
museum-choice-hand = hand something over to { NAME("museum-person", $human) }
museum-choice-shoot = shoot at { museum-target }
museum-choice-attack = attack { NAME("museum-person", $human) } with { $slot }
museum-choice-task = perform the task “{ $objective }”
museum-choice-leave = leave the museum
museum-choice-take = take { $place }
museum-choice-drop = drop { $slot }
museum-choice-end = end the turn
museum-choice-stop = stop walking
museum-choice-drink = take a drink
museum-choice-decline = leave the machine alone
museum-choice-give = give { $items }
museum-choice-cancel = call the hand-over off
museum-choice-swap = ask in return: { $items }
museum-choice-accept = agree to the exchange
museum-choice-refuse = refuse the exchange
museum-choice-defend = defend with { $slot }
museum-choice-pass = do not defend
museum-choice-done = stop here
museum-choice-card = play the { museum-chess }
museum-choice-to = move to { $square }
museum-choice-event = play the event “{ museum-card }”
museum-choice-bolt = lock the door { $door } from { $square }

# Prompts
museum-ask-character = choose the character that you play.
museum-ask-turn = choose an action, or end the turn.
museum-ask-walk = walk on, or stop.
museum-ask-vend = take a drink from the machine?
museum-ask-give = choose what you give.
museum-ask-swap = choose what you ask for in return.
museum-ask-consent = do you agree to this exchange?
museum-ask-defence = an attack: choose a defence, or none.
museum-ask-duel = you are being attacked: fight back?
museum-ask-recover = choose what you pick up again.
museum-ask-card = choose the card by which the Priest moves.
museum-ask-ghost = choose where the ghost moves.
museum-ask-event = choose the event of this hour.
museum-ask-locks = choose a door to lock, or stop here.
museum-ask-lose = cold hands: choose the item that you drop.
museum-ask-put = choose where the Priest appears.

# The clauses behind them
museum-why-character = M-004, M-006: a character of the humans’ side that nobody has yet, and no two with the same number.
museum-why-turn = M-050 to M-066: two actions a turn: Move, Use item, Hand over, Shoot, Attack human, Task, Leave. Taking and dropping items is free.
museum-why-walk = M-056, M-080 to M-090: one step at a time to an adjacent square with no wall between; then stop or walk on. Only taking and dropping come between.
museum-why-vend = M-074: whoever steps onto a machine’s square with a free slot may take one drink.
museum-why-give = M-059 to M-063: at least one item; both inventories must hold everything afterwards. Ammunition goes token by token.
museum-why-swap = M-061, M-062: what you ask for must leave both with no more than their slots. After a refusal only gifts are possible this turn.
museum-why-consent = M-062: an exchange needs the partner’s consent.
museum-why-defence = M-143 to M-150: one weapon, an amulet, or a rosary that is on; one defence covers everybody on the square.
museum-why-duel = M-158: one usable weapon of your own, or none.
museum-why-recover = M-163: whoever is revived may take what lies there, as far as there is room.
museum-why-card = M-184: one card of the hand that has a legal move.
museum-why-ghost = M-102, M-174, M-181 to M-183: as that chess piece moves, at least one square; not into a toilet that is barred to it, and not into or across a room with rue.
museum-why-event = M-223: one of the events held.
museum-why-locks = EV-02: unlocked doors of rooms; the lock is on the corridor side, or on either side between two rooms.
museum-why-lose = EV-08: one item that is not bound.
museum-why-put = 5.5: one of the squares named by the event; not a toilet, and not a room with rue.

# Why just that is not possible
museum-not-actions = No action is left for that.
museum-not-finished = All movement is finished for this turn: a lift ends it (M-090).
museum-not-wall = There is a wall.
museum-not-floors = You cannot walk through a lift: begin the turn on its square to ride it (M-091).
museum-not-locked = The door is locked on this side, and { NAME("museum-person", $human) } has no key (M-083).
museum-not-locked-bonus = The door is locked on this side, and a key turns only in a Move, not in the steps of a drink (M-085).
museum-not-full = That toilet is full (M-100).
museum-not-ride = Only somebody who began the turn on a lift square and has not moved may ride (M-091).
museum-not-lifts-off = The lifts do not run now.
museum-not-room = There is no free slot for it (M-070).
museum-not-face-down = Nobody knows yet what that is.
museum-not-nothing-there = There is no such item here.
museum-not-carry = The guard carries neither artefacts nor the heart (M-075).
museum-not-again = What was dropped in this turn cannot be taken again in it (M-055).
museum-not-bound = The truncheon stays with its owner (M-071).
museum-not-empty-slot = That slot is empty.
museum-not-use = That item has no such use.
museum-not-reach = { museum-who } is not in reach (M-058).
museum-not-side = Items are only for your own side (D-36).
museum-not-here = { museum-who } is not on this square (M-157).
museum-not-weapon = That is not a weapon that can be used now (M-144).
museum-not-shots = Nobody can shoot now.
museum-not-pistol = That needs a pistol and ammunition (M-154).
museum-not-line = The target is not in the line of fire (M-155).
museum-not-haunted = An entity is in this room, or this is not a room (M-173).
museum-not-task-inactive = That task cannot be performed yet.
museum-not-task-place = The task cannot be performed here, or something that it needs is missing (M-064).
museum-not-exit = This is not an exit (M-065).
museum-not-exit-closed = This exit is closed (M-065).
museum-not-card = That card is not in the hand.
museum-not-toilet = No ghost ends its move in a toilet (M-102).
museum-not-rue = Rue keeps every ghost out of that room (M-174).
museum-not-chess = A { museum-chess } does not move there (M-182).
museum-not-door = That door is locked already, or is not the door of a room (EV-02).

museum-rules =
    A night in the museum: up to four humans against the Ghost Priest. The mission
    says what the humans must do before time runs out; once none of them is
    standing, the ghost wins at once.
    A round has eight parts: the characters 1 to 4, the guard, the Priest, the
    subordinates, the clock (10 minutes).
    A human has two actions: Move (up to 2 steps), use an item, hand over, shoot,
    attack, a task, leave. Taking and dropping is free. A lift ends all movement;
    whoever begins a turn in one may ride it. Locks need a key from the lock side.
    Nobody is attacked in a toilet; two fit in.
    The Priest moves like a chess piece through all walls, by one of six cards an
    hour, and attacks every square that he passes or lands on. One defence covers
    all on the square: a weapon (higher die wins), an amulet, a rosary that is on.
    If it fails, everybody there loses a life point. With none left you lie wounded
    and die three rounds later, unless a drink or a kit helps; the dead become
    ghosts. Every hour, on the hour, something happens.

# --- the board in the terminal
museum-terminal-head = { $time } of { $limit } · round { $round } of { $rounds }
museum-terminal-slot =
    { $slot ->
        [0] set-up
        [6] the Priest
        [7] the subordinates
        [8] the clock
       *[other] character { $slot }
    }
museum-terminal-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
museum-terminal-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
museum-terminal-finished = no more movement
museum-all-leave = Everybody who still stands must leave.
museum-terminal-objectives = Objectives
museum-terminal-all = all
museum-terminal-later = later
museum-terminal-secret = secret
museum-terminal-held = achieved
museum-terminal-missed = not achieved
museum-terminal-hand = Ghost hand
museum-terminal-left = Ghost cards that may come
museum-terminal-played = played
museum-terminal-die = The Priest moves by the chess die
museum-terminal-extra = extra moves: { $count }
museum-terminal-held-events = Events held
museum-terminal-deck = Events to come
museum-terminal-modifiers = Now
museum-terminal-until = { $modifier }, round { $round }
museum-terminal-rued = rue in { $area }, round { $round }
museum-terminal-wounded = wounded, dies in round { $round }
museum-terminal-stunned = stunned until round { $round }
museum-terminal-dead = a ghost now
museum-terminal-gone = has left
museum-terminal-rue = under rue
museum-terminal-nothing = nothing
museum-terminal-on = on
museum-terminal-off = off
museum-terminal-face-down = face down
museum-terminal-fire = fire
museum-terminal-threat = the Priest may strike here next
museum-terminal-strike = { $attacker } attacks { $square }: { $targets }
museum-terminal-glide = { $ghost } on { $square }: { $chess }
museum-terminal-offer = { $human } gives { $gives }
museum-terminal-wish = and asks { $partner } for { $asks }
museum-terminal-floor-items = On the floor
museum-terminal-locks = Locks
museum-terminal-machines = Machines
museum-terminal-exits = Exits
museum-terminal-open = open
museum-terminal-closed = closed
museum-terminal-legend = 1 standing · ₁ lying · ¹ ghost · Ω Priest · & chaneque · § tzitzimitl · * items · ? face down · ^ fire · x open exit · - closed exit · v machine · : door · # lock · = stairs · % lift
museum-terminal-colon = { ": " }
museum-terminal-comma = { ", " }

# --- the board in the browser
museum-board-comma = {", "}
museum-board-colon = {": "}
museum-board-plan = The museum, square by square
museum-board-in-words = The museum in words
museum-board-nobody = Nobody and nothing here.
museum-board-mini = All four floors at a glance
museum-board-floors = Floors
museum-board-all = All floors
museum-board-panes = Parts of the board
museum-board-pane-plan = Plan
museum-board-pane-people = People
museum-board-pane-night = Night
museum-board-choices-here = choices here
museum-board-threat = Priest’s reach
museum-board-threat-question = Where may the Priest strike next?
museum-board-mission = Mission
museum-board-booklet = Read the mission
museum-board-hint = suggested
museum-board-back = Back

# Squares and what is on them
museum-board-feature =
    { $feature ->
        [stairs] stairs
        [emergency] emergency stairs
       *[entrance] main entrance
    }
museum-board-machine =
    { $stock ->
        [0] vending machine, empty
        [one] vending machine, { $stock } drink
       *[other] vending machine, { $stock } drinks
    }
museum-board-exit =
    { $open ->
        [yes] way out, open
       *[no] way out, closed
    }
museum-board-exit-mark =
    { $open ->
        [yes] open
       *[no] closed
    }
museum-board-fire = fire
museum-board-face-down = an item face down
museum-board-seats = The humans’ side sits first, the ghost’s side last: one seat, or two in “Thieves in the Shadows” with four or five. A custom mission sets its own seating.
museum-board-door = { $one } and { $two }
museum-board-door-between = between { $one } and { $two }
museum-board-corridor = the corridor
museum-board-door-to =
    { $state ->
        [open] door
        [locked] door locked from here,
       *[inside] lock on the far side of the door,
    } { museum-way }
museum-board-locked = lock on the door between { $door }
museum-board-threatened = the Priest might strike here
museum-board-rued = { $area }: no entity enters before the end of round { $round }
museum-board-may-step = you can step here
museum-board-may-walk =
    { $actions ->
        [one] you can walk here with { $actions } action
       *[other] you can walk here with { $actions } actions
    }
museum-board-may-ride = you can ride the lift here
museum-board-may-to = the ghost can move here
museum-board-may-bolt = a lock can be put on this side

# People
museum-board-yours = yours
museum-board-of-seat = played by { $name }
museum-board-hp = { $hp } of { $most } life points
museum-board-wounded = wounded
museum-board-wounded-until = wounded, dies in round { $round }
museum-board-stunned = stunned
museum-board-stunned-until = stunned, gets up in round { $round }
museum-board-minion = a minion ghost now
museum-board-gone = out of the museum
museum-board-under-rue = protected by rue
museum-board-slot = turn { $number }
museum-board-carries = { $human } carries
museum-board-empty-hands = carries nothing
museum-board-slot-empty = empty
museum-board-bound = cannot be given away
museum-board-rosary =
    { $on ->
        [yes] on
       *[no] off
    }
museum-board-shots =
    { $count ->
        [one] { $count } shot
       *[other] { $count } shots
    }
museum-board-uses =
    { $count ->
        [one] { $count } use left
       *[other] { $count } uses left
    }
museum-board-ticked = { $count } selected
museum-board-character = turn { $number }, { $hp } life points, { $item }

# The night
museum-board-setup = before the first round
museum-board-round = round { $round } of { $rounds }
museum-board-aims = Objectives
museum-board-of = { $count } of { $need }
museum-board-need-all = all
museum-board-done = done
museum-board-not-yet = not yet
museum-board-secret = secret, only you know
museum-board-secret-of = { $human }, in secret:
museum-board-held =
    { $held ->
        [yes] achieved
       *[no] not achieved
    }
museum-board-in-force = In force
museum-board-until =
    { $round ->
        [0] until the next hour
       *[other] to the end of round { $round }
    }
museum-board-ghost-deck = Ghost cards this hour
museum-board-deck =
    { $played ->
        [0] 9 cards, 6 in hand, none played yet
        [one] { $played } played, { $left } may still come
       *[other] { $played } played, { $left } may still come
    }
museum-board-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
museum-board-die = The Priest moves by the chess die.
museum-board-extra =
    { $count ->
        [one] one extra move to come
       *[other] { $count } extra moves to come
    }
museum-board-cards-left =
    { $count ->
        [0] none can come any more
        [one] { $count } can still come
       *[other] { $count } can still come
    }
museum-board-cards-held = { $count } in hand
museum-board-events = Events
museum-board-events-mode =
    { $mode ->
        [hand] The Priest holds three and plays one every hour, on the hour.
       *[draw] One is drawn every hour, on the hour.
    } { $count ->
        [one] { $count } card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
museum-board-events-hand = In the Priest’s hand
museum-board-events-shown = Already played

# Choices
museum-board-actions =
    { $actions ->
        [0] no action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
museum-board-steps =
    { $walk ->
        [bonus] { $steps ->
            [one] bonus walk, { $steps } step left
           *[other] bonus walk, { $steps } steps left
        }
       *[move] { $steps ->
            [one] { $steps } step left
           *[other] { $steps } steps left
        }
    }
museum-board-compass = One step
museum-board-tap-walk = Choose a square that glows to walk there.
museum-board-halt = Stop walking
museum-board-douse =
    { $on ->
        [yes] Extinguisher in hand
       *[no] Walk with the extinguisher
    }
museum-board-step-lock =
    { $key ->
        [yes] uses up a key
       *[no] opens the lock
    }
museum-board-group =
    { $group ->
        [move] Lift
        [use] Use
        [people] With others
       *[here] Here
    }
museum-board-drop = Drop something
museum-board-do-ride =
    ride to the { $floor ->
        [0] ground floor
        [1] first floor
        [2] second floor
       *[3] third floor
    }
museum-board-do-heal = { $item } for { NAME("museum-person", $human) }
museum-board-do-shield = { $item }: protect { NAME("museum-person", $human) }
museum-board-do-shelter = { $item }: protect { $area }
museum-board-do-hand = hand over to { NAME("museum-person", $human) }
museum-board-do-shoot = shoot { $target }
museum-board-do-attack = attack { NAME("museum-person", $human) } ({ $item })
museum-board-do-task = { $text }
museum-board-do-take = take { $item }
museum-board-do-drop = drop { $item }
museum-board-do-lose = drop { $item }
museum-board-do-to = { $square }
museum-board-do-bolt = { $door }, lock on { $square }
museum-board-do-plain =
    { $verb ->
        [leave] leave the museum
        [end] end turn
        [stop] stop here
        [drink] take a drink
        [decline] leave it
        [cancel] hand over nothing
        [accept] agree
        [refuse] refuse
        [pass] no defence
       *[done] done
    }
museum-board-tap-square =
    { $count ->
        [one] { $count } square can be chosen.
       *[other] { $count } squares can be chosen.
    }
museum-board-tap-door =
    { $count ->
        [one] { $count } square by a door can be chosen.
       *[other] { $count } squares by a door can be chosen.
    }
museum-board-attacked = { $human } attacks { $target }
museum-board-struck = { $entity } strikes on { $square }: { $humans }
museum-board-defence =
    { $item ->
        [amulet] cancels the attack, and is used up
        [rosary] cancels the attack, then it is off
        [pistol] fight with a die; one shot is spent
        [truncheon] fight with a die; it never wears out
       *[other] fight with a die; wears by one use
    }
museum-board-gives = { $human } gives
museum-board-asks = and asks { $human } for
museum-board-gift = Give
museum-board-exchange = Offer the exchange
museum-board-tick = Select at least one thing to give.
museum-board-no-room = One of the two would carry too much.
museum-board-you-get = { $human } gives you
museum-board-you-give = and asks for
museum-board-told-turn =
    { $walk ->
        [no] { $human } is on { $square }, { $actions ->
            [one] { $actions } action left.
           *[other] { $actions } actions left.
        }
       *[other] { $human } is on { $square }, { $steps ->
            [one] { $steps } step left.
           *[other] { $steps } steps left.
        }
    }
museum-board-told-squares =
    { $count ->
        [one] { $count } square can be chosen.
       *[other] { $count } squares can be chosen.
    }

# The mission as a booklet
museum-board-booklet-facts =
    The night of { $date }, { $format }. From { $start } to { $limit }, { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
museum-board-booklet-aims = What the humans must do
museum-board-booklet-need = ({ $need } of them)
museum-board-booklet-ghost = The ghost’s side wins when time runs out, or when nobody is left standing.
museum-board-booklet-set-up = Set-up
museum-board-booklet-picture = A plan of the museum with all that lies and stands in it at the start; the list below says the same.
museum-board-booklet-place =
    { $count ->
        [one] { $items }: { $squares }
       *[other] { $items }: dealt by chance over { $squares }
    }{ $hidden ->
        [yes] , face down
       *[no] {""}
    }
museum-board-booklet-lock = { $door }: locked, lock side { $square }
museum-board-booklet-rules = Special rules
museum-board-booklet-secrets = Secret objectives that are dealt
museum-board-booklet-events = Events of this night

# How to play
museum-board-howto-rules = Rules
museum-board-howto-lead = Locked in a museum with a ghost that walks through walls. Do what the night asks of you, and get out before time is up.
museum-board-howto-facts = 2 to 5 players, one side against the other: the humans, and the ghost’s side.
museum-board-howto-house = One museum, four floors
museum-board-howto-house-picture = The plan: four floors of eight by eight squares.
museum-board-howto-house-text = Ground and first floor lie on the left, third and second floor on the right. Each floor has its own texture. Stairs and lifts join them; there is no other way for anyone who cannot walk through walls.
museum-board-howto-turn = Two actions a turn
museum-board-howto-turn-picture = Itzel with the squares that she reaches with one action and with two.
museum-board-howto-turn-text = An action is a Move of up to two steps, using an item, handing something over, a shot, an attack, a task or leaving. Taking and dropping things is free. Tap a square that glows: your human walks there, and stops when something happens.
museum-board-howto-doors = Doors, lifts, toilets
museum-board-howto-doors-picture = A locked door with a key before it and a seal behind it.
museum-board-howto-doors-text = A lock needs a key only from its lock side; from inside everybody gets out. Stepping onto a lift ends your movement, the ride comes next turn. In a toilet nobody can be hurt, and two fit in.
museum-board-howto-priest = The Priest moves like a chess piece
museum-board-howto-priest-picture = The Priest with a rook card: he glides through walls along a row and over Bruno.
museum-board-howto-priest-text = Each hour the Priest draws six of these nine cards and plays one a round. Walls and floors do not stop him. He strikes everybody on his way, except with the knight, which strikes only where it lands.
museum-board-howto-attack = When he strikes
museum-board-howto-attack-picture = Remedios with hammer, amulet and rosary, and the Priest.
museum-board-howto-attack-text = One human on the square may answer for all: an amulet or a rosary that is on cancels the blow; a weapon means a die each, and the higher one wins. Otherwise everybody there loses a life point.
museum-board-howto-wounds = Wounds
museum-board-howto-wounds-picture = Bruno lies wounded; a first-aid kit gets him up, otherwise he becomes a minion ghost.
museum-board-howto-wounds-text = Without life points you fall and drop everything. A drink or a first-aid kit from a neighbour gets you up again. After three rounds you die, and haunt the others as a minion ghost.
museum-board-howto-others = Others in the house
museum-board-howto-others-picture = A chaneque, a tzitzimitl and the guard.
museum-board-howto-others-text = Chaneques run two squares towards the nearest human, tzitzimitl in a straight line. They strike once and are gone. In some nights a guard walks the halls: entities leave him alone, and he opens every door.
museum-board-howto-clock = The clock
museum-board-howto-clock-text = A round is ten minutes. Every hour, on the hour, an event happens, and the Priest draws new cards. The mission says what must be done and by when: read it with the button beside the plan.
museum-board-howto-screen = On the screen
museum-board-howto-sign-near = One action takes you here.
museum-board-howto-sign-far = Two actions take you here.
museum-board-howto-sign-hidden = An item face down: whoever steps there turns it up.
museum-board-howto-sign-threat = Shows where the Priest might strike next, from the cards that are not yet played this hour.
museum-board-howto-sign-wound = Wounded: the number says how many rounds are left.
museum-board-howto-sign-lock = A lock: the small arrow points to the side from which a key is needed.

# Readings: why not, by the letter
museum-not-toilet-occupied = No ghost ends its move in a toilet where somebody is (M-102).
museum-not-stunned = { museum-who } is stunned, and cannot be healed or be given anything (M-167).

# What is ours, since the rulebook leaves it to pictures or does not tell it
museum-ours = The rulebook shows the floor plan only in pictures, and its cards and missions are in the box. Ours are the walls, rooms, doors and stairs, the characters, the nine ghost cards, the twelve events and the three missions.
