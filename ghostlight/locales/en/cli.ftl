# What the commands of `ghostlight` print; help is in English only.

# verify
cli-verify-fault = Not as promised. { $fault }
cli-verify-retired =
    Draws as promised: { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } { $draws ->
        [one] follows
       *[other] follow
    } from the seed that was committed to; rules of version { $rules } not run again.
cli-verify-good =
    As promised: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } follow from the seed that was committed to.
cli-verify-practice = Practice: decisions could be undone at will.
cli-verify-unkept = Without the nonce of seat { $seats }, who had left: that promise was not kept.
cli-verify-given-up = Shuffles given up before this one, when nonces had been shown: { $count }.
cli-verify-signed = Signed by the house { $house }.
cli-verify-unsigned = Not signed: nothing says that a house has dealt this game.

# games
cli-games-head = { $name }, after { $title } by { $authors }: { $least } to { $most } players; bots { $bots }
cli-games-option = option
cli-games-default = default
cli-games-range = range
cli-games-what = what it does
cli-games-give = Give them with --option KEY=VALUE, or from a file with --options FILE.toml.
cli-range-whole = { $least } to { $most }
cli-range-numbers =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }, { $least } to { $most }
cli-range-picks = { $count } of { $least } to { $most }
cli-range-text = the text of a file
cli-range-data = a table or list, in a file
cli-usual = the usual

# backup, restore, check, forget
cli-backup-done =
    { $file }: { $size } MB, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }; read again and whole
cli-restore-done =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, as in { $source }
cli-restore-aside = what was there before: { $file }
cli-check-file =
    { $file }: schema { $schema }; { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    }
cli-check-unknown = unknown
cli-check-tables = tables: { $tables }
cli-check-none = none
cli-check-status =
    { $status ->
        [waiting] { $count } waiting
        [playing] { $count } playing
        [over] { $count } over
        [closed] { $count } closed
       *[other] { $count } { $status }
    }
cli-check-damaged = damaged: { $sqlite }
cli-check-schema = this version of Ghostlight does not know that schema
cli-check-unreadable =
    table { $table } cannot be read: { $reason ->
        [page] some of it is on a damaged page
        [empty] no record of it can be read
        [missing] record { $record } is missing
       *[fold] { $foreign }
    }
cli-check-sound = all is well
cli-check-salvage = `ghostlight check --salvage NEW` saves what can be read; `ghostlight restore COPY` goes back to a copy
cli-saved-done =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    } saved
cli-saved-shortened =
    table { $table }: { $count ->
        [one] only its first record is left
       *[other] only its first { $count } records are left
    }
cli-saved-lost = table { $table }: lost
cli-saved-people =
    { $count ->
        [one] { $count } who played is lost: the seat is there, but the pass opens nothing
       *[other] { $count } who played are lost: their seats are there, but their pass opens nothing
    }
cli-saved-restore = put it in place with `ghostlight restore { $file }`
cli-forget-ask =
    Delete { $kind ->
        [table] table
       *[guest] guest
    } { $id }{ $named ->
        [yes] {" "}({ $name })
       *[no] {""}
    }?
cli-forget-table = table { $table } is deleted
cli-forget-guest =
    guest { $guest } is forgotten, at { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }

# serve
cli-serve-open = Ghostlight is open at { $address }
cli-serve-friends = Friends in your network: { $address }
cli-serve-close = Ctrl+C closes it; games are kept.
cli-serve-asleep =
    { $count ->
        [one] { $first } can be played in a moment: the first time the rules are compiled, which the page shows.
       *[other] { $first } can be played in a moment, { $others } in the minutes after it: the first time the rules are compiled, which the page shows.
    }
cli-serve-ready = { $game } can be played now.
cli-serve-failed = { $game } could not be compiled, so it cannot be played.
cli-serve-all = That was all; the next time everything is ready at once.
