# What a table says: why it refuses something, and notes on what happened around the game.

table-refused-already-seated = You already sit at this table.
table-refused-bad-log = This file cannot be read as a finished game: { $what }
table-refused-bad-message = The server did not understand this message: { $what }
table-refused-bad-name = Please give a name of 1 to 40 characters.
table-refused-bad-options = These options do not work: { $what }
table-refused-broken-promise = This is not the number that was promised for the shuffle.
table-refused-expired-table = This table has expired. Open a new one.
table-refused-full-table = All seats at this table are taken.
table-refused-game-over = The game is over.
table-refused-illegal-action = Not possible now: { $action }.
table-refused-late = The game has moved on since you chose this. Check the board again.
table-refused-no-bot-here = No bot plays this seat.
table-refused-no-hint = No hint here: it would give away something that nobody may test in advance.
table-refused-no-identity = This site needs a cookie to remember you. Allow cookies, then reload the page.
table-refused-no-offer = Nobody is waiting for your answer.
table-refused-no-such-action = “{ $action }” is not an action of this game.
table-refused-no-such-bot = There is no such bot here: “{ $bot }”.
table-refused-no-such-game = There is no game called “{ $game }”.
table-refused-no-such-moment = The game has no such step.
table-refused-no-such-page = There is nothing at this address.
table-refused-no-such-seat = This table has no seat { $seat }.
table-refused-no-trials = Nothing can be tried out in advance in this game.
table-refused-no-undo = Decisions are final at this table.
table-refused-no-watching = This table allows no spectators.
table-refused-not-begun = The game has not begun yet.
table-refused-not-host = Only the host of the table can do that.
table-refused-not-over = Available once the game is over.
table-refused-not-paused = The game is not paused.
table-refused-not-seated = You have no seat in this game.
table-refused-not-shuffling = There is no shuffle to stop or to add to just now.
table-refused-not-waiting = The game has already begun.
table-refused-not-your-seat = This is not your seat.
table-refused-not-your-turn = It is not your turn.
table-refused-nothing-to-undo = You have not decided anything yet that could be undone.
table-refused-offer-open = Another question is still waiting for an answer.
table-refused-open-seats =
    { $count ->
        [one] One seat is still empty. Wait for somebody, or put a bot there.
       *[other] { $count } seats are still empty. Wait for somebody, or put bots there.
    }
table-refused-other-rules = The rules of version { $rules } are no longer played here. Open a new table.
table-refused-other-seat = You played another seat of this game; only that one can be yours again.
table-refused-paused = The game is paused.
table-refused-practice-alone = A practice table is for one person; bots have all the other seats.
table-refused-practice-only = Dice, cards or something hidden have come up since. That can be undone only at a practice table.
table-refused-promises-due = The last shuffle was stopped, and a page here has not promised a new number yet. Try again in a moment.
table-refused-seat-count = This game is for { $least } to { $most } players.
table-refused-seat-taken = Seat { $seat } is taken.
table-refused-shuffling = The shuffle is under way.
table-refused-still-here = You can only replace somebody who has been away for a minute, and never at a table with a days-per-move clock.
table-refused-thinking = The last hint is still being worked out.
table-refused-too-fast = Too many requests. Wait a moment.
table-refused-too-large = That is too large: at most { $most } kB.
table-refused-waking = This game is still waking up. In a moment it can be played.
table-refused-not-woken = This game cannot be played here: its rules could not be compiled. The log of the server says why.
table-refused-unknown-table = There is no table “{ $table }”. Check the link or the code.
table-refused-unreadable-table =
    { $why ->
        [retired] This game was played by the rules of version { $rules }, which this server no longer plays.
        [newer] This game is played by the rules of version { $rules }, which this server does not know yet.
        [changed] This game does not follow the rules of version { $rules } as this server knows them.
       *[damaged] What was kept of this game is damaged.
    }
table-refused-wrong-method = This address cannot be used like that.
table-refused-wrong-origin = This request came from another page and was not accepted.
table-refused-bot-seat = A bot has played this seat since the deal. What it has seen nobody else may see.
table-refused-declined = The players would rather not have somebody new in this game.
table-refused-in-game = A player cannot be sent away once the game has begun.
table-refused-kept-out = The host of this table has sent you away. You can join another one, or open your own.
table-refused-muted = The host of this table has muted you: you can play and watch, but not speak.
table-refused-no-newcomers =
    { $least ->
        [one] Somebody new can join a running game only if at least one other person is playing and agrees.
       *[other] Somebody new can join a running game only if at least { $least } others are playing and all of them agree.
    }
table-refused-no-such-person = There is nobody else like that at this table.
table-refused-one-seat = At a public table everybody has one seat; only its host may seat more people at one device.
table-refused-too-many-public =
    { $most ->
        [one] At most { $most } public table may wait for players at a time. Close it, or open this one only for people with the link.
       *[other] At most { $most } public tables may wait for players at a time. Close one, or open this one only for people with the link.
    }
table-refused-house-full = This server has no room for anything new. Games that have begun go on.
table-refused-not-writing = Nothing can be saved here at the moment, so nothing was done. Try again in a while.
table-refused-quota =
    { $what ->
        [tables] You already have { $most ->
            [one] { $most } open table
           *[other] { $most } open tables
        }. Finish or close one first.
        [imports] You can import { $most ->
            [one] { $most } game
           *[other] { $most } games
        } a day. Come back tomorrow.
        [guests] Too many new guests have come from your address today. Come back tomorrow.
        [lines] The chat of this table is full.
        [undo] This game has gone on for so long that nothing more can be undone.
       *[other] So much has happened at this table that you can only play on, give up or leave.
    }
table-refused-wrong-host = This server does not go by that name.

# Who wanted to be forgotten
table-a-guest = a guest

# Notes on what happened at the table
table-note-sat = { $name } sits down.
table-note-left = { $name } has left the seat.
table-note-replaced = A bot plays for { $name }.
table-note-returned = { $name } is back.
table-note-took-back = { $name } undoes a decision.
table-note-resigned-wish = { $name } gives up.
table-note-resigned-time = { $name } has no time left.
table-note-asked-undo = { $name } asks to undo a decision.
table-note-asked-pause = { $name } asks for a pause.
table-note-declined = { $name } would rather not.
table-note-withdrew = { $name } withdraws the question.
table-note-paused = The game is paused.
table-note-resumed = The game goes on.
table-note-replaced-idle = { $name } has not decided for a long while. A bot plays on until { $name } is back.
table-note-kicked = The host sends { $name } away.
table-note-let-in = { $name } may come in again.
table-note-muted = The host has muted { $name }.
table-note-unmuted = { $name } may speak again.
table-note-closed = The game is closed before its end. Nobody has won.
table-note-abandoned = Nobody came back to this game, so it was closed. Nobody has won.
table-note-asked-close = { $name } asks to close the game without a winner.
table-note-asked-replace = { $name } asks to let a bot play for { $other }, who has not decided for a long while.
table-note-asked-join = { $name } asks to take seat { $seat }.
table-note-unshuffled = The shuffle was stopped. For the next one every page promises a new number.
table-note-not-kept = { $name } had left without showing the number promised for the shuffle: the game is dealt without it.
