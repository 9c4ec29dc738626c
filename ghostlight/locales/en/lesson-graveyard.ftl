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

lesson-graveyard-light = Wisps and colours
lesson-graveyard-light-wisp = This wisp is yours: it is worth 1 point, or one look into a closed grave.
lesson-graveyard-light-look = Spend it: press the button with the eye, then choose D2.
lesson-graveyard-light-look-else = You may look into any closed grave; this time choose D2.
lesson-graveyard-light-look-first = First look, then move: after the move it is too late for this turn.
lesson-graveyard-light-know = A zombie, and only you know; the wisp’s point is gone.
lesson-graveyard-light-fetch = Your lord still has to move: fetch the zombie at D2.
lesson-graveyard-light-fetch-else = You know what lies at D2, and Moth does not: go there.
lesson-graveyard-light-fetched = 1 point spent, 4 points won: a look can be worth it.
lesson-graveyard-light-backs = Each colour of stone hides 2 zombies, 2 skeletons, 2 ghosts and 3 wisps.
lesson-graveyard-light-black = Both black zombies are awake, so no other black grave hides one.
lesson-graveyard-light-brown = One brown zombie still sleeps: open the brown grave E2.
lesson-graveyard-light-brown-black = That one is black, and the black zombies are both out.
lesson-graveyard-light-brown-else = That is a way too, but the odds are better at E2.
lesson-graveyard-light-luck = There it is: counting colours is half the game.
lesson-graveyard-light-last = One grave is left, and Moth is 1 point ahead: take F6.
lesson-graveyard-light-last-else = If you wait, Moth takes it: go to F6.
lesson-graveyard-light-end = The last grave ends the game at once: most points wins, and that is you.

lesson-graveyard-plain-place = Plainly: your lord is your piece; from outside it can enter only the row or column that it faces.
lesson-graveyard-plain-move = Plainly: go any distance in a straight line; a closed grave you stop on is turned over and yours.
lesson-graveyard-plain-move-or-look = Plainly: you may give up a wisp (1 point) to see what one closed grave hides; then you must move.
lesson-graveyard-plain-move-after-look = Plainly: only you know what you saw; now your lord must move.
