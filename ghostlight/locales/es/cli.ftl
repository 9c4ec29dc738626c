# Lo que escriben las órdenes de `ghostlight`; la ayuda está solo en inglés.

# verify
cli-verify-fault = No es como se prometió. { $fault }
cli-verify-retired =
    Sorteos como se prometieron: { $draws ->
        [one] { $draws } sorteo
       *[other] { $draws } sorteos
    } en { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } { $draws ->
        [one] sale
       *[other] salen
    } de la semilla comprometida; las reglas de la versión { $rules } no se han vuelto a ejecutar.
cli-verify-good =
    Como se prometió: { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } y { $draws ->
        [one] { $draws } sorteo
       *[other] { $draws } sorteos
    } salen de la semilla comprometida.
cli-verify-practice = Práctica: las decisiones se podían deshacer a voluntad.
cli-verify-unkept = Sin el nonce del asiento { $seats }, que se había ido: esa promesa no se cumplió.
cli-verify-given-up = Repartos abandonados antes de este, con nonces ya mostrados: { $count }.
cli-verify-signed = Firmado por la casa { $house }.
cli-verify-unsigned = Sin firma: nada dice que una casa haya repartido esta partida.

# games
cli-games-head = { $name }, según { $title } de { $authors }: de { $least } a { $most } jugadores; bots { $bots }
cli-games-option = opción
cli-games-default = por defecto
cli-games-range = valores
cli-games-what = qué hace
cli-games-give = Se dan con --option CLAVE=VALOR, o desde un archivo con --options FILE.toml.
cli-range-whole = { $least } a { $most }
cli-range-numbers =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    }, { $least } a { $most }
cli-range-picks = { $count } de { $least } a { $most }
cli-range-text = el texto de un archivo
cli-range-data = una tabla o lista, en un archivo
cli-usual = lo habitual

# backup, restore, check, forget
cli-backup-done =
    { $file }: { $size } MB, { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $guests ->
        [one] { $guests } invitado
       *[other] { $guests } invitados
    }; releído y completo
cli-restore-done =
    { $file }: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $guests ->
        [one] { $guests } invitado
       *[other] { $guests } invitados
    }, como en { $source }
cli-restore-aside = lo que había antes: { $file }
cli-check-file =
    { $file }: esquema { $schema }; { $guests ->
        [one] { $guests } invitado
       *[other] { $guests } invitados
    }, { $records ->
        [one] { $records } anotación
       *[other] { $records } anotaciones
    }
cli-check-unknown = desconocido
cli-check-tables = mesas: { $tables }
cli-check-none = ninguna
cli-check-status =
    { $status ->
        [waiting] { $count } en espera
        [playing] { $count } en juego
        [over] { $count ->
            [one] { $count } terminada
           *[other] { $count } terminadas
        }
        [closed] { $count ->
            [one] { $count } cerrada
           *[other] { $count } cerradas
        }
       *[other] { $count } { $status }
    }
cli-check-damaged = dañado: { $sqlite }
cli-check-schema = esta versión de Ghostlight no conoce ese esquema
cli-check-unreadable =
    la mesa { $table } no se puede leer: { $reason ->
        [page] una parte está en una página dañada
        [empty] no se puede leer ninguna anotación
        [missing] falta la anotación { $record }
       *[fold] sus anotaciones no forman una partida
    }
cli-check-sound = todo está bien
cli-check-salvage = `ghostlight check --salvage NEW` salva lo que se puede leer; `ghostlight restore COPY` vuelve a una copia
cli-saved-done =
    { $file }: salvado: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $guests ->
        [one] { $guests } invitado
       *[other] { $guests } invitados
    }, { $records ->
        [one] { $records } anotación
       *[other] { $records } anotaciones
    }
cli-saved-shortened =
    mesa { $table }: { $count ->
        [one] solo queda su primera anotación
       *[other] solo quedan sus primeras { $count } anotaciones
    }
cli-saved-lost = mesa { $table }: perdida
cli-saved-people =
    { $count ->
        [one] se ha perdido { $count } persona que jugó: su asiento está, pero su pase no abre nada
       *[other] se han perdido { $count } personas que jugaron: sus asientos están, pero su pase no abre nada
    }
cli-saved-restore = ponlo en su sitio con `ghostlight restore { $file }`
cli-forget-ask =
    ¿Borrar { $kind ->
        [table] la mesa
       *[guest] al invitado
    } { $id }{ $named ->
        [yes] {" "}({ $name })
       *[no] {""}
    }?
cli-forget-table = la mesa { $table } está borrada
cli-forget-guest =
    el invitado { $guest } está olvidado, en { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }

# serve
cli-serve-open = Ghostlight está abierto en { $address }
cli-serve-friends = Para amigos en tu red: { $address }
cli-serve-close = Ctrl+C lo cierra; las partidas se guardan.
cli-serve-asleep =
    { $count ->
        [one] { $first } se podrá jugar en un momento: la primera vez se compilan las reglas, y la página lo muestra.
       *[other] { $first } se podrá jugar en un momento, y { $others } en los minutos siguientes: la primera vez se compilan las reglas, y la página lo muestra.
    }
cli-serve-ready = { $game } ya se puede jugar.
cli-serve-failed = { $game } no se pudo compilar, así que no se puede jugar.
cli-serve-all = Eso era todo; la próxima vez todo estará listo enseguida.
