# Lo que todo juego dice en la mesa, en español. $self es "yes" cuando la frase habla a quien ha actuado.

common-player = Jugador { $seat }
common-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

# Antes de repartir
common-preparing = Preparando la mesa…
common-commitment = Compromiso del reparto (SHA-256 de la semilla, que se revela al final):

# Un turno
common-keys = Número o «{ $example }» · ? ayuda · h pista · u deshacer · log registro · q salir
common-keys-explain = ?? explicar
common-keys-try = t probar
common-thinking = { $name } está pensando…
common-unknown = «{ $typed }» no es ninguna de las opciones. Escribe un número o, por ejemplo, «{ $example }».
common-unclear = «{ $typed }» vale para { $several }. Escríbelo entero o elige su número.
common-undo-none = No hay nada que deshacer: solo se deshacen tus últimas decisiones, y mientras no se haya mostrado nada oculto.
common-undo-final = En este juego las decisiones son definitivas.
common-go-on = Intro: seguir · u: deshacer
common-curtain = Pasa el teclado a { $name }.
common-curtain-key = { $name }, pulsa Intro cuando nadie más esté mirando.
common-hint = Según lo que puedes ver ({ $bot }):
common-hint-none = Aquí no hay pista: revelaría algo que nadie puede comprobar de antemano.
common-story = La historia hasta ahora
common-help-keys =
    Elige por número o escribe la jugada: «{ $example }», o solo el destino.
    En una lista larga los números siguen: «7 E1 E2» es 7 E1, 8 E2.
    ?  esta ayuda       h  una pista, según lo que puedes ver
    u  deshacer         log  la historia hasta ahora  q  salir de la partida
common-help-explain = ? 12  o un nombre: qué hace         ??  todo lo que hay en la mesa
common-help-try =
    t 12  o una acción: qué pasaría; no se decide nada.
    También vale una acción que no está en la lista, si las reglas la permiten.
common-explain-none = Aquí no hay «{ $typed }». Pregunta por un número o un nombre que veas en el tablero.

# El final
common-won =
    { $count ->
        [one] Gana { $names } con { common-points }.
       *[other] { $names } empatan en cabeza con { common-points } y comparten la victoria.
    }
common-stopped = La partida se cerró antes de acabar. No ha ganado nadie.
common-seed = Semilla: { $seed }
common-saved =
    La partida está guardada en { $file }. Para comprobar el reparto:
    ghostlight verify { $file }
common-not-saved = Con «--save ARCHIVO» la partida se guarda y ghostlight verify puede comprobar el reparto.
common-left = Has salido de la partida. No se guarda: solo una partida acabada puede mostrar su semilla.

# Repetición
common-replay-step = Paso { $n } de { $last }
common-replay-above = todo descubierto
common-replay-seat = lo que podía ver { $name }
common-replay-keys = n siguiente · p anterior · g ir a… · s un asiento · a ver todo · q salir
common-replay-go = Paso (0 a { $last }):
common-replay-sit = Asiento (1 a { $seats }):
