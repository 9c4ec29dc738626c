# What `ghostlight mission` says, and everything that can be wrong with a mission file (codes V-01 to V-26 of the rules), in English.

# Faults of a file: the file itself
mission-large = the file has { $size } bytes; a mission has { $most } at most
mission-utf8 = this is not UTF-8 text; save the file as UTF-8
mission-toml = this is not TOML: { $foreign }
mission-digits = a number in this file is far too long
mission-deep = brackets or dotted keys are nested far deeper than anything in a mission
mission-tokens = this file has far more brackets, commas and short words than any mission

# keys and types
mission-missing = { $key } is missing, and a mission needs it
mission-unknown = { $key } is not a key of this table
mission-language = { $value } is not one of our languages
mission-no-language = a text by language needs at least one language
mission-language-missing = { $language } is missing; other texts of this mission have it
mission-otherwise = { $value } has other translations in { $where }; the same text is translated in the same way everywhere
mission-type = 
    { $value } is not { $kind ->
        [text] a text in quotes
        [whole] a whole number
        [flag] true or false
        [list] a list in [ ]
        [count] a whole number, nor a table of the formats such as {"{"}"2v1" = 2{"}"}
       *[table] a table
    }
mission-tables = { $value } is not an array of tables; write [[{ $key }]] above each of them

# values
mission-range = { $value } is outside { $least } to { $most }
mission-word = { $value } is none of the words that can stand here
mission-length = length in characters: { $length }; it may be { $least } to { $most }
mission-signs = { $value } contains invisible characters, such as a line break
mission-many = entries in this list: { $count }; it may have { $least } to { $most }
mission-empty = this list is empty; it may have { $least } to { $most } entries
mission-things = all places together put down { $count } items; { $most } is the most
mission-listed = pools and effects together list { $count } squares; { $most } is the most
mission-needs = all tasks together need { $count } items; { $most } is the most
mission-in-a-row = with the events that it brings this makes { $count } effects in a row; { $most } is the most
mission-bulk = all triggers and the longest event together bring { $count } changes (a square that burns or is put out is one, a spawn is four for each); { $most } is the most
mission-ammo = all characters together begin with { $count } tokens of ammunition; { $most } is the most
mission-exit-twice = { $value } is an exit already
mission-guard = { $value } is nothing that the guard can carry
mission-schema = { $value } is not 1, the only version of the format so far
mission-id = { $value } is not an id: 1 to 40 small letters a-z, digits and hyphens
mission-event-id = { $value } is not an id of an event: 1 to 40 letters, digits and hyphens, not beginning with EV-
mission-time = { $value } is not a time such as "18:00"
mission-date = { $value } is not a date such as "1985-09-18"
mission-step = { $value } is not a multiple of ten minutes; a round takes ten
mission-span = rounds from the start to { $value }: { $rounds }; a night has 1 to { $most }

# squares, doors and areas
mission-square = { $value } is not a square; squares are "A-1" to "P-16"
mission-door = { $value } is not a door; doors are "d01" to "d53"
mission-lockable = { $value } is the door of a toilet or a lift, which has no lock
mission-side = { $value } is not one of the two squares of { $door }
mission-locked-twice = { $value } is locked already
mission-area = { $value } is not an area; areas are the letters of rooms, C0 to C3, T0 to T3 and E0 to E3
mission-outside = { $value } can stand only where something is delivered
mission-room = { $value } is neither the letter of a room nor "random"

# people and formats
mission-character = { $value } is not a character that can stand here
mission-roster = { $value } is not among the [[character]] entries of this mission
mission-in-roster = { $value } is in the roster already
mission-quarry = { $value } is of the ghost’s side; only a human of the humans’ side can stand here
mission-side-of = 
    { $value } is of the other side: { $side ->
        [humans] the humans’
       *[ghost] the ghost’s
    }
mission-twice = { $value } is played twice in { $name }
mission-number = { $value } and { $other } both have the turn number { $number } and could meet in { $name }
mission-format-name = { $value } does not fit its seats; they make "{ $fitting }"
mission-seats = seats: { $count }; a format has { $least } to { $most }
mission-priest = seats that play the priest: { $count }; there is exactly one
mission-nobody = this seat plays nobody; write a character or "*"
mission-star-alone = "*" stands alone: whoever picks a character plays no other
mission-star-ghost = "*" is for the humans’ side only
mission-few-characters = seats that pick a character: { $picks }, characters that are free: { $count }; add a [[character]]

# items
mission-item = { $value } is not an item
mission-kind-only = { $value } is a whole class; name one item
mission-class = { $value } is not a kind of item
mission-built-in = { $value } is an item that the game has already; choose another id
mission-placed-twice = { $value } is placed already, in { $where }
mission-replaced = { $value } would be placed again and again: an event, or a trigger with once = false, cannot place it
mission-few-squares = squares: { $squares }, items: { $items }; a pool has at least one square for each item
mission-square-twice = { $value } is in this pool already
mission-square-or-squares = write either square (all of them there) or squares (dealt over them)
mission-slots = slots taken at the start: { $count }; there are { $most }

# where one starts
mission-toilet = { $value } is a toilet, where no entity may be
mission-entities = one { $value } too many; { $most } is the most at a time
mission-crowd = humans who may start in the toilet { $value }: { $count }; it holds { $most }

# events, objectives and the end
mission-event = { $value } is not an event of this mission
mission-event-twice = { $value } is in this list already
mission-other-date = { $value } is not the date of the mission, { $date }
mission-deck = events in the deck: { $count }; this mode needs { $least }
mission-id-twice = { $value } is the name of another one already
mission-objective = { $value } is not an objective of this mission
mission-task = { $value } is not an objective of type task
mission-lacking = { $type } needs { $key }
mission-superfluous = { $type } has no { $key }
mission-one-of = { $type } needs either { $first } or { $second }, and not both
mission-n-lacking = squares need n, how many of them are drawn; for a fixed place write square
mission-n-superfluous = n goes with squares only; a single square has none
mission-rounds-lacking = this modifier needs rounds, 1 to 18
mission-rounds-superfluous = show_hand has no rounds; it lasts until the next hour
mission-count-missing = the count says nothing for { $name }; it names every format
mission-count-unknown = { $name } is not a format of this mission
mission-override = { $key } is not a rule that a mission can change
mission-no-aim = the humans need at least one objective to win
mission-ghost-wins = { $value } is neither "time" nor "no_standing" nor an objective
mission-secrets = secret objectives: { $count }; one is needed for each human, and a format has { $least }
mission-cycle = { $event } brings { $value }, which brings { $event } again
mission-endless = a trigger with once = false that waits for something to be taken must not place more to take
mission-fault = { $fault }; { $more }
mission-comma = { ", " }
mission-near = did you mean { $near }?
mission-known = possible values: { $known }

# What the command says
mission-good = 
    { $file }: the mission is valid. { $title }, { $start } to { $limit }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, formats { $formats }.
mission-faults = 
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    } in { $file }.
mission-written = { $file } is written. Change it as you like, then check it with `ghostlight mission check { $file }`.

# The map
mission-map-head = { $title } · { $format } · { $start } to { $limit }
mission-map-floors = Floors: ground bottom left, first top left, second top right, third bottom right
mission-map-edges = Edges: : door, # locked door, = stairs, % lift
mission-map-human = starts here: { $who }
mission-map-picks = 
    to be picked by { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }: { $who }
mission-map-priest = Ghost Priest
mission-map-chaneque = chaneque
mission-map-tzitzimitl = tzitzimitl
mission-map-fire = fire
mission-map-open = exit, open
mission-map-closed = exit, closed
mission-map-task = task: { $task }
mission-map-machine = vending machine
mission-map-there = { $items } on { $squares }
mission-map-pool = { $items } dealt over { $squares }
mission-map-hidden = face down
mission-map-lock = { $door } locked, the key goes in from { $side }
mission-map-many = { $square } holds more than fits: { $marks }
mission-line = line { $line }
mission-more = and { $count } more
