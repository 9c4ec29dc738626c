# Town in English. Events: one sentence each, actor first; an id that joins several events tells that run at once.
# SP are scare points, HP haunt points. A ghost is told by its colour and its name, a section by a Roman numeral.

town-title = Town

# Names, each in all its forms, for NAME (ghostlight/messages.py)
# Places: bare, the, to, from; a map of one’s own brings names of its own
town-place =
    { $form ->
        [the] the{ " " }
        [to] to the{ " " }
        [from] from the{ " " }
       *[bare] { "" }
    }{ $place ->
        [SC] School
        [CH] Church
        [HO] Hospital
        [TH] Town Hall
        [PO] Police Station
        [CI] Cinema
       *[other] { $place }
    }
# Ghosts: bare, a, the, many
town-ghost =
    { $form ->
        [a]
            { $ghost ->
                [O] an{ " " }
               *[other] a{ " " }
            }
        [the] the{ " " }
       *[bare] { "" }
    }{ $ghost ->
        [B] blue Peep
        [G] green Sheet
        [Y] yellow Wailer
        [O] orange Hornhead
       *[R] red Tyrant
    }{ $form ->
        [many] s
       *[bare] { "" }
    }

# Whom and what a sentence names
town-building = { NAME("town-place", $building) }
town-the-building = { NAME("town-place", $building, form: "the") }
town-to-building = { NAME("town-place", $building, form: "to") }
town-from-building = { NAME("town-place", $building, form: "from") }
town-the-start = { NAME("town-place", $start, form: "the") }
town-from-start = { NAME("town-place", $start, form: "from") }
town-a-ghost = { NAME("town-ghost", $colour, form: "a") }
# The ghost one level below
town-a-lower-ghost =
    { $colour ->
        [G] { NAME("town-ghost", "B", form: "a") }
        [Y] { NAME("town-ghost", "G", form: "a") }
        [O] { NAME("town-ghost", "Y", form: "a") }
       *[R] { NAME("town-ghost", "O", form: "a") }
    }
town-a-hue-ghost = { NAME("town-ghost", $hue, form: "a") }
town-attacker = { NAME("town-ghost", $attacker) }
town-an-attacker = { NAME("town-ghost", $attacker, form: "a") }
town-defender = { NAME("town-ghost", $defender) }
town-a-defender = { NAME("town-ghost", $defender, form: "a") }
town-the-defender = { NAME("town-ghost", $defender, form: "the") }

# Colours; those of tokens agree with them in some languages
town-colour =
    { $colour ->
        [B] blue
        [G] green
        [Y] yellow
        [O] orange
       *[R] red
    }
town-hue = { NAME("town-colour", $hue) }
town-token-colour = { town-colour }
town-level =
    { $level ->
        [1] level 1, blue
        [2] level 2, green
        [3] level 3, yellow
        [4] level 4, orange
       *[5] level 5, red
    }

# The player board
town-action =
    { $action ->
        [summon] Summon
        [scare] Scare
        [upgrade] Upgrade
        [move] Move
        [fight] Fight
        [haunt] Haunt
       *[rest] Rest
    }
town-section =
    { $section ->
        [S1] section I
        [S2] section II
        [S3] section III
       *[S4] section IV
    }
town-other-section = { NAME("town-section", $other_section) }
town-tokens =
    { $count ->
        [one] { $count } { town-token-colour } ghost token
       *[other] { $count } { town-token-colour } ghost tokens
    }
town-discs =
    { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }

# The 52 action cards
town-card =
    { $card ->
        [1] Long Shadow
        [2] Will-o’-the-Wisp
        [3] Bragging Rights
        [4] Borrowed Form
        [5] Kindred Quarrel
        [6] Exorcist’s Tithe
        [7] Second Wind
        [8] Fall from Grace
        [9] Double Toll
        [10] Curio Collector
        [11] Savoured Terror
        [12] Painted Gallery
        [13] Cheap Makeover
        [14] Old Habits
        [15] Tandem Drift
        [16] Loaded Bones
        [17] Victory Lap
        [18] Echoing Halls
        [19] Restless Sleep
        [20] Barroom Brawl
        [21] Hoarded Screams
        [22] Solid Foundations
        [23] Wager with the Wind
        [24] Family Reunion
        [25] Pecking Order
        [26] Paired Candles
        [27] Red Ledger
        [28] Spoils of War
        [29] Finishing School
        [30] Fear for Hire
        [31] Held in Reserve
        [32] Warm Welcome
        [33] Night Market
        [34] Full Coven
        [35] Across the Rooftops
        [36] Noisy Scuffle
        [37] Standing Ovation
        [38] Hit and Run
        [39] Trading Places
        [40] Full Spectrum
        [41] Compound Dread
        [42] Pumpkin Dividend
        [43] Grey Veil
        [44] Housewarming Gift
        [45] Odd Couple
        [46] Change of Heart
        [47] Regular’s Discount
        [48] Private Tuition
        [49] Lessons of the House
        [50] Paid Apparition
        [51] Louder Boo
        [52] Trick or Treat
       *[other] { $card }
    }
town-card-text =
    { $card ->
        [1] Once a turn you may haunt a colour whose ghost is not in the building, if two ghosts of that colour stand together next door.
        [2] Your Move actions reach any other building with room, not just the next one.
        [3]
            { $edition ->
                [japanese] A fight won against a weaker ghost gives 2 HP. A fight against a stronger one gives 3 HP, won or not.
               *[spanish] A fight won against a weaker ghost gives 2 HP, against a stronger one 3 HP.
            }
        [4] Once a turn one of your sections acts as if it were a level higher. Choose a ghost of that level, and the card is used.
        [5] You add 1 to every attack, and you may also attack ghosts of the attacker’s own colour.
        [6] Once a turn send any ghost out of town and gain a token of its colour.
        [7] Once a turn take two discs back from one of your sections.
        [8] Once a turn lower one of your sections by a level and gain two tokens of its new colour.
        [9] A Summon gives two tokens instead of one.
        [10] When a ghost you move takes a bonus token, you also gain a token of that ghost’s colour.
        [11] Each fight you win gives SP: the level of the ghost that you beat.
        [12] At the end: 3 HP for each coloured card that you occupy, this one included.
        [13] Your upgrades cost 2 SP less: 0, 1, 2 or 3.
        [14] Once a turn use a section for an action on which a disc already lies. It takes no new disc.
        [15] A Move action may move a second ghost.
        [16] After rolling you may pay 1 SP to roll one of your dice again, as often as you like. The last roll counts.
        [17] After each fight you win, the winner may go to any other building with room.
        [18] After a Haunt you may roll the die of its colour and gain that many SP.
        [19] Each Rest gives 2 SP.
        [20] Once a turn, in a Fight, the attacker may take on every other ghost in the defender’s building, one after the other.
        [21] At the end: 2 HP for every 3 SP that you hold.
        [22]
            { $edition ->
                [japanese] At the end, for each of your sections: green 1, yellow 2, orange 5, red 8 HP.
               *[spanish] At the end, for your lowest section: green 1, yellow 2, orange 5, red 8 HP.
            }
        [23] After moving a ghost you may name a number and roll its die. Reach the number and you gain as many SP, otherwise 1.
        [24] Once a turn, when a ghost that you move joins one of its colour, you may summon another of them there.
        [25] Against a weaker ghost you win without rolling.
        [26] At the end: 3 HP for every two ghost tokens that you hold.
        [27] At the end: 4 HP for every red ghost token that you hold.
        [28] A fight won gives two tokens instead of one.
        [29] Each Upgrade gives 2 HP.
        [30] Once a turn buy a ghost token for SP equal to its level. A ghost of that colour must be in town.
        [31] At the end: 4 HP for each haunt token still in your hand.
        [32] Each Summon gives 1 HP.
        [33] Once a turn trade one token for two of the level below, or two of one colour for one of the level above.
        [34]
            { $edition ->
                [japanese] When your Summon brings the fifth ghost of a colour to town, you may at once haunt a building that you have not haunted yet, on the colour of any ghost there.
               *[spanish] When your Summon brings the fifth ghost of a colour to town, you may at once haunt a building that you have not haunted yet, on that colour.
            }
        [35] Your fighters may attack a ghost in any building.
        [36] Once a turn, after a roll in a fight, gain the difference of the totals as SP, won or not.
        [37] 1 HP each time a single action, bonus token or card gives you 2 SP or more.
        [38] Once a turn, after a Scare, the ghost may go to any other building with room.
        [39] Once a turn swap two ghosts of different colours in different buildings.
        [40]
            { $edition ->
                [japanese] At the end: 12 HP for each set of ghost tokens in all five colours.
               *[spanish] At the end: 15 HP for each set of ghost tokens in all five colours.
            }
        [41] At the end, after all else: 1 HP for every 10 HP that you have.
        [42] 2 HP for each orange ghost token that you gain.
        [43] For all purposes you may treat coloured cards as grey ones whenever that helps you. Above all, any ghost tokens pay for them.
        [44] Each card that you occupy, this one included, gives a ghost token of your choice.
        [45] You may summon with two ghosts of different colours: roll both dice, and the colour with the lower roll appears; in a tie, the lower level. If the supply has none of that colour, nothing appears.
        [46] A Haunt may take one of your haunt tokens back instead, if a ghost of its colour is there. You lose half of its points.
        [47] Grey cards cost you one token less. When you have all grey cards on display, coloured ones do.
        [48] Once a turn raise a section by a level for SP equal to its new level. No ghost of that level is needed.
        [49] After each Haunt you may raise a section by a level, free of charge.
        [50] Once a turn pay a ghost token to put a ghost of its colour into any building with room.
        [51] Each Scare gives 1 SP more.
        [52] Once a turn draw a bonus token.
       *[other] { $card }
    }

# The 12 types of bonus tokens
town-bonus =
    { $bonus ->
        [1] Open Summons
        [2] Green Wisp
        [3] Loose Discs
        [4] Small Fright
        [5] Yellow Wisp
        [6] Bigger Die
        [7] Small Haunt
        [8] Second Throw
        [9] Nap
        [10] Blue Wisp
        [11] Steady Hand
       *[12] Drift
    }
town-bonus-text =
    { $bonus ->
        [1] Summon with any two ghosts of one colour in a building, whatever their level.
        [2] Gain a green ghost token.
        [3] Take back three discs from your action spaces.
        [4] Gain 2 SP.
        [5] Gain a yellow ghost token.
        [6]
            { $bigger ->
                [attacker] Before you roll in a fight: take a die one level above your ghost’s.
               *[section] Before you roll in a fight: take the die one level above your section, d12 at most.
            }
        [7] Gain 1 HP.
        [8]
            { $edition ->
                [japanese] Roll again any one die that you rolled.
               *[spanish] In a fight: roll your die again.
            }
        [9] Rest one of your sections, used or not. It stays as ready or as done as it was.
        [10] Gain a blue ghost token.
        [11] After you roll: add 3 to one of your dice.
       *[12] Move any ghost to any other building with room.
    }

# Choosing the eight cards when a table is opened
town-pick-card_selection = { town-card }
town-pick-card_selection-text = { town-card-text }

# Events
town-event-begins =
    { $self ->
        [yes] You begin.
       *[no] { $actor } begins.
    }
town-event-turn =
    { $self ->
        [yes] Round { $round }: your turn.
       *[no] { $actor } plays round { $round }.
    }
town-event-used =
    { $self ->
        [yes] You use { town-section }: { town-action }.
       *[no] { $actor } uses { town-section }: { town-action }.
    }
town-event-repeated =
    { $self ->
        [yes] You use { town-section } for { town-action } once more, out of habit.
       *[no] { $actor } uses { town-section } for { town-action } once more, out of habit.
    }
town-event-rested =
    { $self ->
        [yes] You rest { town-section }{ $discs ->
            [0] , empty as it was.
           *[other] : { town-discs } back.
        }
       *[no] { $actor } rests { town-section }{ $discs ->
            [0] , empty as it was.
           *[other] : { town-discs } back.
        }
    }
town-event-returned =
    { $self ->
        [yes] You take { town-discs } back from { town-section }.
       *[no] { $actor } takes { town-discs } back from { town-section }.
    }
town-event-unlocked =
    { $self ->
        [yes] You free your three bonus slots: their discs are back.
       *[no] { $actor } frees all three bonus slots: their discs are back.
    }
town-event-points =
    { $card ->
        [0]
            { $self ->
                [yes] You gain { $points } HP.
               *[no] { $actor } gains { $points } HP.
            }
       *[other]
            { $self ->
                [yes] You gain { $points } HP with { town-card }.
               *[no] { $actor } gains { $points } HP with { town-card }.
            }
    }
town-event-lost =
    { $self ->
        [yes] You lose { $points } HP.
       *[no] { $actor } loses { $points } HP.
    }
town-event-scared =
    { $self ->
        [yes] You scare the town with { town-a-ghost }.
       *[no] { $actor } scares the town with { town-a-ghost }.
    }
town-event-fright =
    { $card ->
        [0]
            { $self ->
                [yes] You gain { $scare } SP.
               *[no] { $actor } gains { $scare } SP.
            }
       *[other]
            { $self ->
                [yes] You gain { $scare } SP with { town-card }.
               *[no] { $actor } gains { $scare } SP with { town-card }.
            }
    }
town-event-paid_scare =
    { $self ->
        [yes] You pay { $scare } SP.
       *[no] { $actor } pays { $scare } SP.
    }
town-event-tokens =
    { $card ->
        [0]
            { $self ->
                [yes] You gain { town-tokens }.
               *[no] { $actor } gains { town-tokens }.
            }
       *[other]
            { $self ->
                [yes] You gain { town-tokens } with { town-card }.
               *[no] { $actor } gains { town-tokens } with { town-card }.
            }
    }
town-event-paid =
    { $self ->
        [yes] You pay { town-tokens }.
       *[no] { $actor } pays { town-tokens }.
    }
town-event-summoned =
    { $self ->
        [yes] You summon { town-a-ghost } in { town-the-building }.
       *[no] { $actor } summons { town-a-ghost } in { town-the-building }.
    }
town-event-upgraded =
    { $self ->
        [yes] You turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }.
       *[no] { $actor } turns { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }.
    }
town-event-moved =
    { $self ->
        [yes] You move { town-a-ghost } { town-from-start } { town-to-building }.
       *[no] { $actor } moves { town-a-ghost } { town-from-start } { town-to-building }.
    }
town-event-removed =
    { $self ->
        [yes] You drive { town-a-ghost } out of { town-the-building }.
       *[no] { $actor } drives { town-a-ghost } out of { town-the-building }.
    }
town-event-blues =
    { $self ->
        [yes] You call { $count ->
            [one] { $count } new { NAME("town-ghost", "B") }
           *[other] { $count } new { NAME("town-ghost", "B", form: "many") }
        } { town-to-building }: none was left in town.
       *[no] { $actor } calls { $count ->
            [one] { $count } new { NAME("town-ghost", "B") }
           *[other] { $count } new { NAME("town-ghost", "B", form: "many") }
        } { town-to-building }: none was left in town.
    }
town-event-reds_gone = All { NAME("town-ghost", "R", form: "many") } stand in town at once, and all of them vanish.
town-event-swapped = Two ghosts trade places: { town-a-ghost } in { town-the-start }, { town-a-hue-ghost } in { town-the-building }.
town-event-appeared =
    { $self ->
        [yes] You make { town-a-ghost } appear in { town-the-building }.
       *[no] { $actor } makes { town-a-ghost } appear in { town-the-building }.
    }
town-event-nothing_came =
    { $self ->
        [yes] You call in vain: no { town-colour } ghost is left in the supply.
       *[no] { $actor } calls in vain: no { town-colour } ghost is left in the supply.
    }
town-event-challenged = A fight in { town-the-building }: { town-attacker } against { town-defender }.
town-event-bigger =
    { $self ->
        [yes] You take a bigger die, the d{ $sides }.
       *[no] { $actor } takes a bigger die, the d{ $sides }.
    }
town-event-rolled =
    { $self ->
        [yes] You roll { $shown } on the { town-colour } d{ $sides }.
       *[no] { $actor } rolls { $shown } on the { town-colour } d{ $sides }.
    }
town-event-defended = The defence rolls { $shown } on the { town-colour } d{ $sides }.
town-event-steadied =
    { $self ->
        [yes] You steady the die: it counts { $total } now.
       *[no] { $actor } steadies the die: it counts { $total } now.
    }
town-event-won =
    { $self ->
        [yes] You win the fight, { $attack } to { $defence }.
       *[no] { $actor } wins the fight, { $attack } to { $defence }.
    }
town-event-repelled =
    { $self ->
        [yes] You do not win the fight, { $attack } to { $defence }: nothing happens.
       *[no] { $actor } does not win the fight, { $attack } to { $defence }: nothing happens.
    }
town-event-overawed =
    { $self ->
        [yes] You win without a roll: { town-the-defender } knows its place.
       *[no] { $actor } wins without a roll: { town-the-defender } knows its place.
    }
town-event-raised =
    { $self ->
        [yes] You raise { town-section } to { town-level }.
       *[no] { $actor } raises { town-section } to { town-level }.
    }
town-event-lowered =
    { $self ->
        [yes] You lower { town-section } to { town-level }.
       *[no] { $actor } lowers { town-section } to { town-level }.
    }
town-event-taken =
    { $self ->
        [yes] You take { town-bonus } { town-from-building }.
       *[no] { $actor } takes { town-bonus } { town-from-building }.
    }
town-event-drawn =
    { $self ->
        [yes] You draw { town-bonus }.
       *[no] { $actor } draws { town-bonus }.
    }
town-event-discarded =
    { $self ->
        [yes] You discard { town-bonus }.
       *[no] { $actor } discards { town-bonus }.
    }
town-event-spent =
    { $self ->
        [yes] You use { town-bonus }.
       *[no] { $actor } uses { town-bonus }.
    }
town-event-laid = { town-bonus } lies in { town-the-building }.
town-event-haunted =
    { $self ->
        [yes] You haunt { town-the-building } on { town-colour }: { $points } HP.
       *[no] { $actor } haunts { town-the-building } on { town-colour }: { $points } HP.
    }
town-event-unhaunted =
    { $self ->
        [yes] You take your haunt token back { town-from-building }, off { town-colour }.
       *[no] { $actor } takes a haunt token back { town-from-building }, off { town-colour }.
    }
town-event-occupied =
    { $self ->
        [yes] You occupy { town-card }.
       *[no] { $actor } occupies { town-card }.
    }
town-event-occupied-points =
    { $self ->
        [yes] You occupy { town-card }: { $points } HP.
       *[no] { $actor } occupies { town-card }: { $points } HP.
    }
town-event-card =
    { $self ->
        [yes] You use { town-card }.
       *[no] { $actor } uses { town-card }.
    }
town-event-wagered =
    { $self ->
        [yes] You wager on { $number } or more.
       *[no] { $actor } wagers on { $number } or more.
    }
town-event-ending =
    { $self ->
        [yes] You trigger the end of the game.
       *[no] { $actor } triggers the end of the game.
    }
town-event-limit =
    { $rounds ->
        [one] { $rounds } round has been played: the game ends here.
       *[other] { $rounds } rounds have been played: the game ends here.
    }
town-event-final =
    { $self ->
        [yes] You score { town-card }: { $points } HP.
       *[no] { $actor } scores { town-card }: { $points } HP.
    }
town-event-sets =
    { $self ->
        [yes] You score { $count ->
            [one] { $count } set
           *[other] { $count } sets
        } of three colours: { $points } HP.
       *[no] { $actor } scores { $count ->
            [one] { $count } set
           *[other] { $count } sets
        } of three colours: { $points } HP.
    }
town-event-over = The game is over.
town-event-roller =
    { $self ->
        [yes] You roll for the defender.
       *[no] { $actor } rolls for the defender.
    }

# Events that come together
town-event-used-rested =
    { $self ->
        [yes] You rest { town-section }{ $discs ->
            [0] , empty as it was.
           *[other] : { town-discs } back.
        }
       *[no] { $actor } rests { town-section }{ $discs ->
            [0] , empty as it was.
           *[other] : { town-discs } back.
        }
    }
town-event-used-summoned-tokens =
    { $self ->
        [yes] You use { town-section } to summon { town-a-ghost } in { town-the-building }: { town-tokens }.
       *[no] { $actor } uses { town-section } to summon { town-a-ghost } in { town-the-building }: { town-tokens }.
    }
town-event-summoned-tokens =
    { $self ->
        [yes] You summon { town-a-ghost } in { town-the-building }: { town-tokens }.
       *[no] { $actor } summons { town-a-ghost } in { town-the-building }: { town-tokens }.
    }
town-event-used-scared-fright =
    { $self ->
        [yes] You use { town-section } to scare the town with { town-a-ghost }: { $scare } SP.
       *[no] { $actor } uses { town-section } to scare the town with { town-a-ghost }: { $scare } SP.
    }
town-event-scared-fright =
    { $self ->
        [yes] You scare the town with { town-a-ghost }: { $scare } SP.
       *[no] { $actor } scares the town with { town-a-ghost }: { $scare } SP.
    }
town-event-used-paid_scare-upgraded-tokens =
    { $self ->
        [yes] You use { town-section } and { $scare } SP to turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
       *[no] { $actor } uses { town-section } and { $scare } SP to turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
    }
town-event-paid_scare-upgraded-tokens =
    { $self ->
        [yes] You pay { $scare } SP to turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
       *[no] { $actor } pays { $scare } SP to turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
    }
town-event-upgraded-tokens =
    { $self ->
        [yes] You turn { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
       *[no] { $actor } turns { town-a-lower-ghost } in { town-the-building } into { town-a-ghost }: { town-tokens }.
    }
town-event-moved-taken =
    { $self ->
        [yes] You move { town-a-ghost } { town-from-start } { town-to-building } and find { town-bonus } there.
       *[no] { $actor } moves { town-a-ghost } { town-from-start } { town-to-building } and finds { town-bonus } there.
    }
town-event-used-haunted =
    { $self ->
        [yes] You use { town-section } to haunt { town-the-building } on { town-colour }: { $points } HP.
       *[no] { $actor } uses { town-section } to haunt { town-the-building } on { town-colour }: { $points } HP.
    }
town-event-rolled-defended =
    { $self ->
        [yes] You roll { $rolled-shown }, the defence { $defended-shown }.
       *[no] { $actor } rolls { $rolled-shown }, the defence { $defended-shown }.
    }
town-event-challenged-rolled-defended =
    { $self ->
        [yes] You send { town-an-attacker } against { town-a-defender } in { town-the-building }: you roll { $rolled-shown }, the defence { $defended-shown }.
       *[no] { $actor } sends { town-an-attacker } against { town-a-defender } in { town-the-building }: the attack rolls { $rolled-shown }, the defence { $defended-shown }.
    }
town-event-rolled-defended-won =
    { $self ->
        [yes] You roll { $attack } against { $defence } and win.
       *[no] { $actor } rolls { $attack } against { $defence } and wins.
    }
town-event-rolled-defended-repelled =
    { $self ->
        [yes] You roll { $attack } against { $defence }: nothing happens.
       *[no] { $actor } rolls { $attack } against { $defence }: nothing happens.
    }
town-event-challenged-rolled-defended-won =
    { $self ->
        [yes] You send { town-an-attacker } against { town-a-defender } in { town-the-building } and win, { $attack } to { $defence }.
       *[no] { $actor } sends { town-an-attacker } against { town-a-defender } in { town-the-building } and wins, { $attack } to { $defence }.
    }
town-event-challenged-rolled-defended-repelled =
    { $self ->
        [yes] You send { town-an-attacker } against { town-a-defender } in { town-the-building }: { $attack } to { $defence }, nothing happens.
       *[no] { $actor } sends { town-an-attacker } against { town-a-defender } in { town-the-building }: { $attack } to { $defence }, nothing happens.
    }
town-event-used-challenged-rolled-defended-repelled =
    { $self ->
        [yes] You use { town-section } to send { town-an-attacker } against { town-a-defender } in { town-the-building }: { $attack } to { $defence }, nothing happens.
       *[no] { $actor } uses { town-section } to send { town-an-attacker } against { town-a-defender } in { town-the-building }: { $attack } to { $defence }, nothing happens.
    }
town-event-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] You send { town-an-attacker } against { town-a-defender } in { town-the-building } and drive it out, { $attack } to { $defence }: { town-tokens }.
       *[no] { $actor } sends { town-an-attacker } against { town-a-defender } in { town-the-building } and drives it out, { $attack } to { $defence }: { town-tokens }.
    }
town-event-used-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] You use { town-section } to send { town-an-attacker } against { town-a-defender } in { town-the-building } and drive it out, { $attack } to { $defence }: { town-tokens }.
       *[no] { $actor } uses { town-section } to send { town-an-attacker } against { town-a-defender } in { town-the-building } and drives it out, { $attack } to { $defence }: { town-tokens }.
    }
town-event-won-removed-tokens =
    { $self ->
        [yes] You win, { $attack } to { $defence }, and drive { town-a-ghost } out of { town-the-building }: { town-tokens }.
       *[no] { $actor } wins, { $attack } to { $defence }, and drives { town-a-ghost } out of { town-the-building }: { town-tokens }.
    }
town-event-removed-tokens =
    { $self ->
        [yes] You drive { town-a-ghost } out of { town-the-building }: { town-tokens }.
       *[no] { $actor } drives { town-a-ghost } out of { town-the-building }: { town-tokens }.
    }
town-event-card-wagered-rolled-fright =
    { $self ->
        [yes] You wager on { $number } or more, roll { $shown } and gain { $scare } SP.
       *[no] { $actor } wagers on { $number } or more, rolls { $shown } and gains { $scare } SP.
    }
town-event-card-fright =
    { $self ->
        [yes] You use { town-card }: { $scare } SP.
       *[no] { $actor } uses { town-card }: { $scare } SP.
    }
town-event-spent-tokens =
    { $self ->
        [yes] You use { town-bonus }: { town-tokens }.
       *[no] { $actor } uses { town-bonus }: { town-tokens }.
    }
town-event-spent-fright =
    { $self ->
        [yes] You use { town-bonus }: { $scare } SP.
       *[no] { $actor } uses { town-bonus }: { $scare } SP.
    }
town-event-spent-points =
    { $self ->
        [yes] You use { town-bonus }: { $points } HP.
       *[no] { $actor } uses { town-bonus }: { $points } HP.
    }

# Choices: what one types
town-verb-use = use
town-verb-repeat = repeat
town-verb-bonus = bonus
town-verb-occupy = occupy
town-verb-card = card
town-verb-end = end
town-verb-summon = summon
town-verb-couple = couple
town-verb-scare = scare
town-verb-scare-at = scare-at
town-verb-upgrade = upgrade
town-verb-raise = raise
town-verb-lesson = lesson
town-verb-ghost = ghost
town-verb-to = to
town-verb-discard = discard
town-verb-wager = wager
town-verb-reunion = reunion
town-verb-attack = attack
town-verb-against = against
town-verb-against-at = against-at
town-verb-next = next
town-verb-bigger-die = bigger-die
town-verb-reroll = reroll
town-verb-rethrow = rethrow
town-verb-steady = steady
town-verb-accept = accept
town-verb-scuffle = scuffle
town-verb-lap = lap
town-verb-run = run
town-verb-haunt = haunt
town-verb-shadow = shadow
town-verb-unhaunt = unhaunt
town-verb-free = free
town-verb-echo = echo
town-verb-nap = nap
town-verb-blue = blue
town-verb-pay = pay
town-verb-disc-supply = disc-supply
town-verb-disc = disc
town-verb-points = points
town-verb-clear = clear
town-verb-clear-two = clear-two
town-verb-gift = gift
town-verb-tithe = tithe
town-verb-wind = wind
town-verb-take = take
town-verb-fall = fall
town-verb-hire = hire
town-verb-trade-down = trade-down
town-verb-trade-up = trade-up
town-verb-swap = swap
town-verb-tuition = tuition
town-verb-apparition = apparition
town-verb-no = no
town-verb-roller = roller
town-verb-defend-again = defend-again
town-verb-waste = waste
town-verb-waste-card = waste-card

# Choices: the heading over those of one kind
town-list-use = Use a section
town-list-repeat = Repeat an action (Old Habits)
town-list-bonus = Use a bonus token
town-list-occupy = Occupy a card
town-list-card = Use a card
town-list-end = End your turn
town-list-summon = Summon
town-list-couple = Couple: summon with two colours
town-list-scare = Scare with
town-list-scare-at = Scare-at: where, and with whom
town-list-upgrade = Upgrade
town-list-raise = Raise a section
town-list-lesson = Lesson: raise a section
town-list-ghost = Ghost that moves
town-list-to = To
town-list-discard = Discard
town-list-wager = Wager on
town-list-reunion = Reunion: summon here
town-list-attack = Attack with
town-list-against = Against
town-list-against-at = Against-at: where, and whom
town-list-next = Next fight
town-list-bigger-die = Bigger die
town-list-reroll = Reroll for 1 SP (Loaded Bones)
town-list-rethrow = Rethrow (Second Throw)
town-list-steady = Steady: add 3 (Steady Hand)
town-list-accept = Accept the roll
town-list-scuffle = Scuffle: take the difference as SP
town-list-lap = Lap: the winner goes to
town-list-run = Run to
town-list-haunt = Haunt
town-list-shadow = Shadow: haunt from next door (Long Shadow)
town-list-unhaunt = Unhaunt: take a token back
town-list-free = Free haunt
town-list-echo = Echo: roll for SP
town-list-nap = Nap
town-list-blue = Blue ghosts go to
town-list-pay = Pay
town-list-disc-supply = Disc-supply: a disc from your supply
town-list-disc = Disc from
town-list-points = Points: take the HP
town-list-clear = Clear a section
town-list-clear-two = Clear-two: clear two sections
town-list-gift = Gift of a token
town-list-tithe = Tithe: send away
town-list-wind = Wind: take discs from
town-list-take = Take back
town-list-fall = Fall: lower a section
town-list-hire = Hire: buy a token
town-list-trade-down = Trade-down: one for two of the level below
town-list-trade-up = Trade-up: two for one of the level above
town-list-swap = Swap
town-list-tuition = Tuition: raise a section
town-list-apparition = Apparition
town-list-no = No
town-list-roller = Roller: who rolls for the defender
town-list-defend-again = Defend-again: reroll for 1 SP (Loaded Bones)
town-list-waste = Waste: use a bonus token for nothing
town-list-waste-card = Waste-card: use a card for nothing

# Choices in words
town-choice-use = { town-action } in { town-section }
town-choice-repeat = { town-action } once more in { town-section } (Old Habits)
town-choice-bonus = use { town-bonus }
town-choice-occupy = occupy { town-card }
town-choice-card = use { town-card }
town-choice-end = end your turn
town-choice-summon = summon { town-a-ghost } in { town-the-building }
town-choice-couple = summon in { town-the-building } with { town-colour } and { town-hue }
town-choice-scare = scare with { town-a-ghost }
town-choice-scare-at = scare with { town-a-ghost } in { town-the-building }
town-choice-upgrade = upgrade { town-a-ghost } in { town-the-building }
town-choice-raise = raise { town-section }
town-choice-lesson = raise { town-section } by a level
town-choice-ghost = move { town-a-ghost } { town-from-building }
town-choice-to = go { town-to-building }
town-choice-discard = discard { town-bonus }
town-choice-wager = wager on { $number } or more
town-choice-reunion = summon another one here
town-choice-attack = attack with { town-a-ghost } in { town-the-building }
town-choice-against = attack { town-a-ghost }
town-choice-against-at = attack { town-a-ghost } in { town-the-building }
town-choice-next = attack { town-a-ghost } next
town-choice-bigger-die = take a bigger die
town-choice-reroll =
    { $die ->
        [1] roll the first die again for 1 SP
       *[2] roll the second die again for 1 SP
    }
town-choice-rethrow =
    { $die ->
        [1] roll the first die again (Second Throw)
       *[2] roll the second die again (Second Throw)
    }
town-choice-steady =
    { $die ->
        [1] add 3 to the first die
       *[2] add 3 to the second die
    }
town-choice-accept = accept the roll
town-choice-scuffle = take the difference as SP
town-choice-lap = send the winner { town-to-building }
town-choice-run = run { town-to-building }
town-choice-haunt = haunt { town-the-building } on { town-colour }
town-choice-shadow = haunt { town-the-building } on { town-colour } from next door
town-choice-unhaunt = take your haunt token back { town-from-building }, off { town-colour }
town-choice-free = haunt { town-the-building } on { town-colour } for free
town-choice-echo = roll for SP
town-choice-nap = rest { town-section }
town-choice-blue = call the { NAME("town-ghost", "B", form: "many") } { town-to-building }
town-choice-pay = pay { $tokens }
town-choice-disc-supply = take a disc from your supply
town-choice-disc = take the disc off { town-action } in { town-section }
town-choice-points = take the HP
town-choice-clear = take back the discs of { town-section }
town-choice-clear-two = take back the discs of { town-section } and { town-other-section }
town-choice-gift = take a token: { town-token-colour }
town-choice-tithe = send { town-a-ghost } away { town-from-building }
town-choice-wind = take discs back from { town-section }
town-choice-take = take back the disc on { town-action } in { town-section }
town-choice-fall = lower { town-section } by a level
town-choice-hire = buy a token: { town-token-colour }
town-choice-trade-down =
    { $colour ->
        [G] trade 1 green token for 2 blue ones
        [Y] trade 1 yellow token for 2 green ones
        [O] trade 1 orange token for 2 yellow ones
       *[R] trade 1 red token for 2 orange ones
    }
town-choice-trade-up =
    { $colour ->
        [B] trade 2 blue tokens for 1 green one
        [G] trade 2 green tokens for 1 yellow one
        [Y] trade 2 yellow tokens for 1 orange one
       *[O] trade 2 orange tokens for 1 red one
    }
town-choice-swap = swap { town-a-ghost } in { town-the-building } with { town-a-hue-ghost } in { NAME("town-place", $other, form: "the") }
town-choice-tuition = raise { town-section } for SP
town-choice-apparition = let { town-a-ghost } appear in { town-the-building }
town-choice-no = no, go on
town-choice-roller = let player { $seat } roll for the defender
town-choice-defend-again = roll the defender’s die again for 1 SP
town-choice-waste = use { town-bonus } for nothing
town-choice-waste-card = use { town-card } for nothing

# Prompts
town-ask-menu = use a section, or a bonus token or card; end the turn when every section is used.
town-ask-summon = choose the building and the colour to summon.
town-ask-scare = choose the ghost that scares.
town-ask-upgrade = choose the ghost that rises a level.
town-ask-raise = you may raise a section to the level of the new ghost.
town-ask-ghost = choose the ghost that moves.
town-ask-second = you may move a second ghost.
town-ask-drift = choose any ghost to drift away.
town-ask-destination = where does the ghost go?
town-ask-discard = your slots are full; which bonus token do you discard?
town-ask-wager = you may wager: name a number for the ghost’s die to reach.
town-ask-reunion = two of a colour have met; you may summon another.
town-ask-attacker = choose the ghost that attacks.
town-ask-defender = choose whom it attacks.
town-ask-next-fight = choose whom it attacks next, or stop.
town-ask-bigger-die = before the roll, you may take a bigger die.
town-ask-roll = improve the roll, or accept it.
town-ask-scuffle = you may take the difference of the totals as scare points.
town-ask-lap = you may send the winner to another building.
town-ask-haunt = choose the building and the colour to haunt.
town-ask-extra-haunt = choose the building and the colour to haunt from next door.
town-ask-echo = you may roll for scare points.
town-ask-lesson = you may raise a section by a level.
town-ask-free-haunt = the fifth ghost is here; you may haunt a building at once.
town-ask-nap = choose the section that rests.
town-ask-run = the ghost may run to another building.
town-ask-blue = no blue ghost is left in town; where do the new ones appear?
town-ask-payment = choose the ghost tokens to pay.
town-ask-disc = choose the disc for the card.
town-ask-compensation = your card is shared now; take points, or take discs back.
town-ask-gift = choose the colour of the ghost token that you gain.
town-ask-tithe = choose the ghost that leaves the town.
town-ask-wind = choose the section that gives discs back.
town-ask-take = choose a disc to take back.
town-ask-fall = choose the section that falls by a level.
town-ask-hire = choose the ghost token that you buy.
town-ask-trade = choose what you trade.
town-ask-swap = choose the two ghosts that trade places.
town-ask-tuition = choose the section that you raise for scare points.
town-ask-apparition = choose the ghost that appears, and where.
town-ask-roller = choose who rolls for the defender.
town-ask-defence = you roll for the defender: roll again for 1 SP, or accept.

# The clauses behind them
town-why-menu = T-030, T-038, T-039: each turn you use every section once, for an action whose space is empty or for Rest. Before, between and after, you may use bonus tokens and cards and occupy new cards. The turn ends when you say so and every section is used.
town-why-summon = T-060 to T-062: two ghosts of a colour in one building, within your level, call a third from the supply if the building has room. You gain a token of the colour.
town-why-scare = T-070, T-071: choose a ghost in town within your level and gain scare points equal to its level. It stays where it is.
town-why-upgrade = T-080 to T-083: pay scare points, and a ghost within your level becomes one of the next colour: 2 for green, 3 for yellow, 4 for orange, 5 for red. You gain a token of the new colour.
town-why-raise = T-084 to T-086: after an Upgrade one of your sections below the new level may rise straight to it. It may be used at that level this turn, if it is still ready.
town-why-ghost = T-035, T-090: a Move takes a ghost within your level to a neighbouring building with room.
town-why-second = T-215, T-293: Tandem Drift lets a Move action move a second, different ghost by the same rules.
town-why-drift = T-162: Drift moves any ghost, whatever its level, to any other building with room. A bonus token there is yours.
town-why-destination = T-090 to T-092, T-133: one step to a neighbour with room, never diagonally; some cards and tokens reach further. A bonus token that lies there is taken at once.
town-why-discard = T-135: when no slot is free, you discard one: the new token or one that you hold.
town-why-wager = T-223, T-295: name a number up to the sides of the ghost’s die. If the roll reaches it you gain as many scare points, otherwise 1.
town-why-reunion = T-224, T-267: once a turn a ghost that joins one of its colour may bring about a Summon there. The building needs room, the supply a ghost of the colour.
town-why-attacker = T-100, T-104: a ghost within your level attacks another colour in its building, however strong. The attacker is never lost.
town-why-defender = T-100 to T-103: both dice are rolled. If yours is higher, the defender leaves the town and you gain a token of its colour; otherwise nothing happens.
town-why-next-fight = T-220, T-270: Barroom Brawl lets the attacker fight the others of that building one after the other, with a roll and a reward each. You may stop after any fight.
town-why-bigger-die = T-156, T-138: Bigger Die gives the attack a die one level higher, d12 at most. It takes a disc from your supply.
town-why-roll = T-158, T-161, T-216: Second Throw rolls a die again, Steady Hand adds 3, Loaded Bones rolls again for 1 SP as often as you like. Only your own dice count, and a new roll loses a +3.
town-why-scuffle = T-236, T-275: once a turn, Noisy Scuffle turns the difference of the two totals into scare points, won or lost.
town-why-lap = T-217: after a fight won, Victory Lap lets the attacker go to any other building with room. A bonus token there is yours.
town-why-haunt = T-110 to T-113: a ghost within your level marks the free space of its colour in its building, for 2, 4, 6, 8 or 10 HP. You may mark each building once; with two players, two of them twice.
town-why-extra-haunt = T-201, D-34, D-75: at this table Long Shadow is a free Haunt once a turn: two ghosts of the colour stand in a neighbouring building, and the space is free. No level is needed.
town-why-echo = T-218: after a Haunt, Echoing Halls rolls the die of the colour used and gives as many scare points.
town-why-lesson = T-249, T-265: after each Haunt, Lessons of the House may raise a section below level 5 by one.
town-why-free-haunt = T-234, T-281, T-282: when your Summon brings the fifth ghost of a colour to town, Full Coven lets you haunt a building that you have not haunted yet, on a free space. It takes a haunt token.
town-why-nap = T-159: Nap rests a section, ready or done, and all of its discs come back. The section stays ready or done as it was.
town-why-run = T-238: once a turn, after a Scare, Hit and Run lets the ghost go to any other building with room. A bonus token there is yours.
town-why-blue = T-054 to T-057: whenever the town has no blue ghost, the active player puts three together into one building, as many as fit. They give nothing.
town-why-payment = T-172, T-285: a grey card costs any three ghost tokens, a coloured one three of different colours. Grey Veil and Regular’s Discount change that.
town-why-disc = T-173, T-174: the disc comes from your supply or from one of your action spaces, which is then free again. It stays on the card.
town-why-compensation = T-178 to T-180, T-324: when somebody occupies a card that you have, you gain 1 HP or take back all discs of one section. With two players it is 2 HP or two sections.
town-why-gift = T-244, T-278: Housewarming Gift gives a ghost token of your choice for each card that you occupy.
town-why-tithe = T-206, T-288: once a turn, Exorcist’s Tithe sends any ghost to the supply and gives a token of its colour.
town-why-wind = T-207: once a turn, Second Wind takes two discs back from one section. The section stays ready or done as it was.
town-why-take = T-153, T-207: Loose Discs takes three discs back from any of your sections, Second Wind two from one. With fewer there, all of them.
town-why-fall = T-208, T-265: once a turn, Fall from Grace lowers a section by a level, for two tokens of the colour of its new level.
town-why-hire = T-230: once a turn, Fear for Hire sells a ghost token for scare points equal to its level, if a ghost of the colour is in town.
town-why-trade = T-233, T-296: once a turn, Night Market trades one token for two of the level below, or two of one colour for one of the level above. The supply must have them all.
town-why-swap = T-239, T-289: once a turn, Trading Places swaps two ghosts of different colours in different buildings. Nobody takes a bonus token.
town-why-tuition = T-248, T-265: once a turn, Private Tuition raises a section by a level for scare points equal to the new level.
town-why-apparition = T-250, T-290: once a turn, Paid Apparition turns one of your ghost tokens into a ghost of its colour, in any building with room.
town-why-roller = T-101, D-08: an opponent of your choice rolls for the defender. Loaded Bones lets that player roll the die again for 1 SP a time.
town-why-defence = T-101, T-216, D-80: you roll for the defender, and Loaded Bones lets you roll that die again for 1 SP, as often as you like. After each new roll the attacker may improve the attack.

# Why something on the turn menu is not possible
town-blocked-done = This section has been used this turn.
town-blocked-taken = A disc lies on this space. Rest the section to get it back.
town-blocked-no-disc = You have no disc in your supply. Rest a section to get some back.
town-blocked-summon =
    { $colour ->
        [B] Needs two blue ghosts in one building with room, and another in the supply.
       *[other] Needs two ghosts of one colour, up to { town-colour }, in one building with room, and another in the supply.
    }
town-blocked-scare =
    { $colour ->
        [B] Needs a blue ghost in town.
       *[other] Needs a ghost up to { town-colour } in town.
    }
town-blocked-upgrade =
    { $colour ->
        [B] Needs a blue ghost in town and a green one in the supply.
       *[other] Needs a ghost up to { town-colour } in town and one of the next colour in the supply.
    }
town-blocked-move =
    { $colour ->
        [B] Needs a blue ghost next to a building with room.
       *[other] Needs a ghost up to { town-colour } next to a building with room.
    }
town-blocked-fight =
    { $colour ->
        [B] Needs a blue ghost in one building with a ghost that it can fight.
       *[other] Needs a ghost up to { town-colour } in one building with a ghost that it can fight.
    }
town-blocked-haunt =
    { $colour ->
        [B] Needs a blue ghost in a building that you can still haunt, with its blue space free.
       *[other] Needs a ghost up to { town-colour } in a building that you can still haunt, with the space of its colour free.
    }
town-blocked-scare-points = Needs { $need } SP.
town-blocked-haunt-tokens = You have no haunt token left.
town-blocked-in-fight = Only possible when you roll dice.
town-blocked-token-useless = It would change nothing now.
town-blocked-owned = You have this card already.
town-blocked-tokens-grey =
    { $need ->
        [one] Needs { $need } ghost token of any colour.
       *[other] Needs { $need } ghost tokens of any colour.
    }
town-blocked-tokens-coloured =
    { $need ->
        [one] Needs { $need } ghost token.
       *[other] Needs { $need } ghost tokens of different colours.
    }
town-blocked-used-up = It works once a turn, and you have used it.
town-blocked-card-useless = It would change nothing now, or you cannot pay for it.
town-blocked-end =
    { $need ->
        [one] { $need } section is still ready: use it, or rest it.
       *[other] { $need } sections are still ready: use them, or rest them.
    }

town-rules =
    The ghosts of the town are nobody’s. Each of your sections commands ghosts
    up to its level: blue 1, green 2, yellow 3, orange 4, red 5. On your turn
    use every section once: lay a disc on one of its actions, or rest it.
    Summon: two ghosts of a colour in a building call a third. Scare: gain scare
    points (SP), the level of a ghost in town. Upgrade: pay SP to turn a ghost
    into the next colour; a section may rise to its level. Move: one ghost, one
    step; it takes the bonus token there. Fight: with the higher roll you drive
    another ghost out. Haunt: mark a building on a ghost’s colour, once each,
    for 2 to 10 haunt points (HP). Rest: take the section’s discs back.
    Summon, Upgrade and Fight give ghost tokens. Three of them and a disc occupy
    an action card: 3 HP, and its power is yours. After somebody’s last haunt
    token or fifth card the round is played out. Most HP wins.

# --- the board in the browser
town-board-colon = { ": " }
town-board-comma = { ", " }
town-board-may = you can choose it
town-board-hinted = hint { $rank }
town-board-hint = hint
town-board-town = The town
town-board-nobody = no ghosts
town-board-count = { $count } { town-colour }
town-board-room =
    { $room ->
        [0] full
       *[other] room for { $room } more
    }
town-board-token-here = bonus token { town-bonus }
town-board-lies = lies in { town-the-building }
town-board-marked =
    { $self ->
        [yes] you haunt it on { town-colour }
       *[no] { $name } haunts it on { town-colour }
    }
town-board-streets = Streets lead to: { $buildings }.
town-board-ghost = { NAME("town-ghost", $colour) }
town-board-group =
    { $count ->
        [1] { town-board-ghost }
       *[other] { $count } × { town-board-ghost }
    }
town-board-level = level { $level }
town-board-ghost-text = A section of level { $level } or higher can command this ghost. It belongs to nobody.
town-board-space = { town-colour } haunt space
town-board-space-text = Whoever haunts here with a { town-colour } ghost marks the space and gains the points.
town-board-free = free
town-board-mark =
    { $self ->
        [yes] your haunt token
       *[no] haunt token of { $name }
    }
town-board-bonus = bonus token
town-board-kind =
    { $kind ->
        [after] each time
        [once] once a turn
        [end] at the end
       *[anytime] always
    }
town-board-price =
    { $grey ->
        [yes] any 3 ghost tokens
       *[no] 3 ghost tokens of different colours
    }
town-board-owner =
    { $self ->
        [yes] you occupy it
       *[no] { $name } occupies it
    }
town-board-used = used this turn
town-board-slot = Bonus slot { $slot }
town-board-slot-text = A bonus token that you take is kept here until you use it.
town-board-locked = locked by a disc
town-board-locked-text = When all three slots are locked, their discs come back at the end of the turn.
town-board-state =
    { $state ->
        [now] in use
        [done] done
       *[ready] ready
    }
town-board-section-text =
    { $level ->
        [1] It commands blue ghosts, wherever they stand.
       *[other] It commands ghosts up to { town-colour }, wherever they stand.
    }
town-board-discs-on = discs on { $actions }
town-board-space-of =
    { $section ->
        [S1] Section I: { town-action }
        [S2] Section II: { town-action }
        [S3] Section III: { town-action }
       *[S4] Section IV: { town-action }
    }
# On the space itself, which is narrow: a long word says where it may break
town-board-action = { town-action }
town-board-disc =
    { $self ->
        [yes] your disc lies here
       *[no] a disc of { $name } lies here
    }
town-board-rest-gives =
    { $discs ->
        [0] no disc to take back
        [one] { $discs } disc comes back
       *[other] { $discs } discs come back
    }
town-board-use =
    { $action ->
        [summon] Two ghosts of one colour in a building call a third from the supply. You gain a ghost token of that colour.
        [scare] A ghost in town scares for you: gain scare points, its level.
        [upgrade] Pay scare points and turn a ghost into the next colour. You gain a token of the new colour, and one of your sections may rise to its level.
        [move] A ghost goes to a neighbouring building. If a bonus token lies there, it is yours.
        [fight]
            { $master ->
                [yes] A ghost drives a weaker one out of its building. You gain a token of that colour.
               *[no] A ghost attacks another colour in its building. With the higher roll you drive it out and gain a token of its colour.
            }
        [haunt] A ghost marks the free space of its colour in its building for you. You gain the points on the space.
       *[rest] Take all discs of this section back into your supply.
    }
town-board-supply = Supply
town-board-supply-ghosts = Ghosts in the supply
town-board-supply-ghosts-text = Summons and upgrades take ghosts from here. When none of a colour is left, no more of it can appear.
town-board-supply-tokens = Ghost tokens in the supply
town-board-supply-tokens-text = You gain tokens from here and pay for cards with them. When none of a colour is left, nobody gains any.
town-board-supply-tokens-master = You gain tokens from here. When two colours are used up, the end is triggered.
town-board-supply-bonus =
    { $count ->
        [one] Bonus tokens: { $count } face down
       *[other] Bonus tokens: { $count } face down
    }
town-board-unseen = { $count } still face down
town-board-discarded = { $count } discarded
town-board-told =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
town-board-told-menu =
    { $count ->
        [one] Still to use: { $sections }. { $count } choice.
       *[other] Still to use: { $sections }. { $count } choices.
    }
town-board-told-end = Every section is used; the turn can end.
town-board-pay = pay { $tokens }
town-board-stop = { ". " }
town-board-sheets = Player boards and supply
town-board-sheet =
    { $self ->
        [yes] Your board
       *[no] Board of { $name }
    }
town-board-panes = The parts of the board
town-board-pane-town = Town
town-board-pane-boards = Boards
town-board-pane-cards = Cards
town-board-choices-here = choices here
town-board-sp = SP
town-board-hp = HP
town-board-plus = and { town-bonus }
town-board-others =
    { $count ->
        [one] { $count } card or token glows
       *[other] { $count } cards and tokens glow
    }
town-board-tap-space = Still to use: { $sections }. Tap a glowing space on your board.
town-board-no-discs = You have no disc left: rest a section.
town-board-pay-with = Tap the tokens to pay.
town-board-lay = lay down a { town-token-colour } token, { $count } left
town-board-again = Start over
town-board-tap =
    { $count ->
        [one] Tap what glows on the board.
       *[other] { $count } choices glow on the board: tap one.
    }
town-board-tap-second = Now tap the second one.
town-board-back = Back
town-board-roller = { $name } rolls for the defender
town-board-for-nothing = Use for nothing ({ $count })
town-board-cards = Action cards
town-board-cards-of =
    { $self ->
        [yes] Your cards
       *[no] Cards of { $name }
    }
town-board-scare =
    { $count ->
        [one] { $count } scare point
       *[other] { $count } scare points
    }
town-board-haunts =
    { $count ->
        [one] { $count } haunt token in hand
       *[other] { $count } haunt tokens in hand
    }
town-board-discs =
    { $count ->
        [one] { $count } disc in the supply
       *[other] { $count } discs in the supply
    }

# How to play, on one page
town-howto-lead = The ghosts of this town belong to nobody. Command them, scare with them, let them grow, and mark the buildings that they haunt. Whoever gathers the most haunt points rules the night.
town-howto-facts = 2 to 4 players · about an hour
town-howto-rules = Rules
town-howto-setup = Setting up
town-howto-setup-text = Three blue Peeps stand in the Police Station; all other ghosts wait in the supply. A bonus token lies in every building, and eight action cards beside the town. Each of you has a board with three sections at level 1, 12 action discs, 6 haunt tokens and 2 scare points (SP). A random player begins.
town-howto-setup-picture = The Church and the Police Station, each with a bonus token and five free haunt spaces. Three blue Peeps stand in the Police Station.
town-howto-turn = Your turn: every section once
town-howto-turn-text = Use each of your three sections once, in any order: for one of six actions, or for Rest. An action takes a disc from your supply to its space. The disc stays there, and that action is closed in that section until the disc comes back. Before, between and after you may use bonus tokens and cards. When all sections are done, you end your turn.
town-howto-ghosts = Five ghosts, five levels
town-howto-ghosts-text = A section commands ghosts up to its own level, wherever they stand. There are five of each colour, and a building holds six. If no blue ghost is left in town, the active player puts three new ones into a building.
town-howto-level = Level
town-howto-die = Die
town-howto-scare = Scare
town-howto-cost = Upgrade
town-howto-points = Haunt
town-howto-uses = Six actions and Rest
town-howto-upgrade = Upgrades raise your sections
town-howto-upgrade-text = An Upgrade costs SP, gives a ghost token of the new colour, and lets one of your sections rise straight to the new level, from however far below. A section that is still ready acts at its new level this very turn.
town-howto-upgrade-picture = A green Sheet becomes a yellow Wailer. A token is gained, and a section rises from blue to yellow.
town-howto-haunt = Haunting: points that stay
town-howto-haunt-text = A ghost within your level marks the free space of its colour in its building: 2, 4, 6, 8 or 10 haunt points (HP). A space takes one token, whoever comes first, and each of you marks a building once. The ghost stays and can be used again.
town-howto-haunt-picture = The School. A yellow Wailer stands there, and the yellow haunt space carries a player’s token.
town-howto-bonus = Bonus tokens
town-howto-bonus-text = A ghost that moves into a building takes the token there for you. You keep up to three. To use one, put a disc into its slot. When all three slots are locked by discs, they are freed at the end of your turn. When the last token has left the buildings, new ones are laid out.
town-howto-cards = Action cards
town-howto-cards-text = Three ghost tokens and a disc occupy a card: 3 HP, and its power is yours for the rest of the game. A grey card takes any three tokens, a coloured one three of different colours. Others may occupy the same card; whoever was there before gains 1 HP, or takes the discs of one section back.
town-howto-end = The end
town-howto-end-text = The end is triggered when somebody puts down the last haunt token or occupies a fifth card. The round is played out, so that all have had the same number of turns. Then the cards that count at the end are added. Most HP wins; in a tie, most ghost tokens.
town-howto-two = Two players
town-howto-two-text =
    You have 8 haunt tokens and may mark two of the buildings a second time, on another colour. Whoever shares a card gains 2 HP, or takes the discs of two sections back.{ $edition ->
        [japanese] { " " }With a last haunt token or a fifth card the game is over at once: the round is not played out.
       *[spanish] { "" }
    }
town-howto-master = Master variant
town-howto-master-text = For players who want nothing left to luck: four sections each, no bonus tokens, no cards, no dice. A fight is won against any weaker ghost. A building holds four ghosts, and when all five red ones are in town, they vanish. The end is triggered by a last haunt token, or when two colours of ghost tokens are used up. Three tokens of different colours are worth 5 HP.
town-howto-screen = What you see on the board
town-howto-screen-legal = A ring of lamplight with a diamond: you can choose it. Tap it, or walk there with the arrow keys and press Enter.
town-howto-screen-told = Hover over anything, or press and hold, to see what it does. Dimmed items say why they cannot be used.
town-howto-screen-boards = The board of whoever plays opens by itself. The tabs above it show the other boards and the supply.
town-howto-screen-card = The three signs on a card are its price: three alike for any tokens, three different ones for different colours. The shapes below are those who occupy it.

# --- the board in the terminal
town-terminal-round =
    { $limit ->
        [0] round { $round }
       *[other] round { $round } of { $limit }
    }
town-terminal-japanese = Japanese edition
town-terminal-ending = the last round
town-terminal-use = { town-section }, { town-action }: ghosts up to { town-colour }
town-terminal-ghost = { town-board-ghost } in { town-the-building }
town-terminal-new = new: { town-bonus }
town-terminal-attack-die = your die: d{ $sides }
town-terminal-die = { town-colour } d{ $sides }: { $shown }
town-terminal-defence = defence: { $defence }
town-terminal-waiting = Still to be fought:
town-terminal-haunts =
    { $haunts ->
        [one] { $haunts } haunt
       *[other] { $haunts } haunts
    }
town-terminal-tokens = tokens
town-terminal-cards = cards
# Two columns wide: the heads of the action spaces
town-terminal-action =
    { $action ->
        [summon] Su
        [scare] Sc
        [upgrade] Up
        [move] Mo
        [fight] Fi
       *[haunt] Ha
    }
town-terminal-price =
    { $grey ->
        [yes] any 3 tokens
       *[no] 3 colours
    }
town-terminal-supply = Supply: ghosts
town-terminal-supply-bonus =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }

# What is ours, since the rulebook leaves it to pictures or does not tell it
town-ours = The rulebooks show the board and most of the cards only in pictures. Ours are the grid of buildings and three of their names, the points for a yellow haunt, which cards are grey and which coloured, and the names, symbols and kinds of the cards.
