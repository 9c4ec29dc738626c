# Graveyard's lesson in English: a chapter's title, then what the coach says, one sentence at a time (docs/lessons.md).

lesson-graveyard-title = Your first night in the Graveyard

lesson-graveyard-wake = Wake the dead
lesson-graveyard-wake-welcome = 36 graves lie closed: wake what sleeps in them, and the most points wins.
lesson-graveyard-wake-lord = This is your dark lord, still outside the fence.
lesson-graveyard-wake-enter = Send your lord straight in along its line, to B3.
lesson-graveyard-wake-enter-else = That grave would do as well, but at B3 I know what is waiting for you.
lesson-graveyard-wake-zombie = A zombie, worth 4 points: your stone says that it is yours.
lesson-graveyard-wake-rival = Moth comes in from the other side; everybody does the same in turn.
lesson-graveyard-wake-line = From inside, a lord goes along its row or column as far as you like: take it to F3.
lesson-graveyard-wake-line-else = You may go there too, but let us see the end of this row: F3.
lesson-graveyard-wake-skeleton = A skeleton is worth 3 points.
lesson-graveyard-wake-taken = Moth has taken E3, and a grave that bears a stone never changes hands.
lesson-graveyard-wake-down = Now go down the column to F5.
lesson-graveyard-wake-down-near = One step is a move as well; today go one grave further, to F5.
lesson-graveyard-wake-down-far = Too far for today: stop at F5.
lesson-graveyard-wake-down-else = That is a fair move, but something sleeps at F5: go down the column.
lesson-graveyard-wake-worth = A ghost is worth 2 and a wisp 1, and you can always see who is ahead.
