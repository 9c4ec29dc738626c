# What every game says at the table, in English. $self is "yes" when the sentence speaks to the one who acted.

common-player = Player { $seat }
common-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Before the deal
common-preparing = Getting the table ready…
common-commitment = Shuffle commitment (SHA-256 of the seed; the seed is revealed at the end):

# A turn
common-keys = A number or “{ $example }” · ? help · h hint · u undo · log · q leave
common-keys-explain = ?? explain
common-keys-try = t try
common-thinking = { $name } is thinking…
common-unknown = “{ $typed }” is not one of the choices. Type a number, or for example “{ $example }”.
common-unclear = “{ $typed }” fits { $several }. Type it in full, or use its number.
common-undo-none = Nothing to undo: you can only undo your own latest decisions, and only while nothing hidden has been revealed since.
common-undo-final = In this game decisions are final.
common-go-on = Enter: go on · u: undo
common-curtain = Pass the keyboard to { $name }.
common-curtain-key = { $name }, press Enter when nobody else is looking.
common-hint = From what you can see ({ $bot }):
common-hint-none = No hint here: it would give away something that nobody may test in advance.
common-story = The story so far
common-help-keys =
    Pick a choice by its number, or type it: “{ $example }”, or only where to go.
    In a long list the numbers run on: “7 E1 E2” is 7 E1, 8 E2.
    ?  this help        h  a hint, from what you can see
    u  undo             log  the story so far        q  leave the game
common-help-explain = ? 12  or a name: what it does        ??  everything on the table
common-help-try =
    t 12  or an action: what would come of it; nothing is decided.
    You may also type an action that is not listed, if the rules allow it.
common-explain-none = There is no “{ $typed }” here. Ask with a number or name that you see on the board.

# The end
common-won =
    { $count ->
        [one] { $names } wins with { common-points }.
       *[other] { $names } tie for the win with { common-points } each.
    }
common-stopped = The game was closed before its end. Nobody has won.
common-seed = Seed: { $seed }
common-saved =
    The game is saved in { $file }. To check its shuffle:
    ghostlight verify { $file }
common-not-saved = “--save FILE” keeps a game, so that ghostlight verify can check its shuffle.
common-left = You have left the game. It is not saved: only a finished game can show its seed.

# Replay
common-replay-step = Step { $n } of { $last }
common-replay-above = everything revealed
common-replay-seat = what { $name } could see
common-replay-keys = n next · p previous · g go to a step · s a seat’s view · a reveal all · q leave
common-replay-go = Step (0 to { $last }):
common-replay-sit = Seat (1 to { $seats }):
