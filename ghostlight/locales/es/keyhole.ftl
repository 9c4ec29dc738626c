# Cerradura en español. Sucesos: una frase cada uno, primero quien actúa; un id que une varios sucesos los cuenta de una vez.
# `set` y `stands` solo dicen dónde está algo ahora: eso lo enseña el tablero, y no tienen mensaje.
# Un fantasma escrito BS2 trae $ghost-kind (S, M, L), $ghost-number y, en los sucesos, $ghost-owner y $ghost-yours.

keyhole-title = Cerradura

# Cosas
keyhole-piece =
    { $piece ->
        [mirror] espejo
        [piano] piano
        [armchair] sillón
        [desk] escritorio
        [trolley] carrito
       *[dresser] cómoda
    }
keyhole-the-piece =
    { $piece ->
        [dresser] la { keyhole-piece }
       *[other] el { keyhole-piece }
    }
keyhole-side =
    { $side ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }
keyhole-the-side = el lado { keyhole-side }
keyhole-from-side = por el { keyhole-side }
keyhole-the-door = la puerta { $door } del lado { keyhole-side }
keyhole-size =
    { $size ->
        [S] pequeño
        [M] mediano
       *[L] grande
    }
keyhole-ghost =
    { $ghost-kind ->
        [S] el fantasma pequeño { $ghost-number }
        [M] el fantasma mediano { $ghost-number }
       *[L] el fantasma grande
    }
keyhole-whose-ghost =
    { $ghost-yours ->
        [yes]
            { $ghost-kind ->
                [S] Tu fantasma pequeño { $ghost-number }
                [M] Tu fantasma mediano { $ghost-number }
               *[L] Tu fantasma grande
            }
       *[no]
            { $ghost-kind ->
                [S] El fantasma pequeño { $ghost-number } de { $ghost-owner }
                [M] El fantasma mediano { $ghost-number } de { $ghost-owner }
               *[L] El fantasma grande de { $ghost-owner }
            }
    }
keyhole-whose-victim =
    { $victim-yours ->
        [yes] a tu fantasma pequeño { $victim-number }
       *[no] al fantasma pequeño { $victim-number } de { $victim-owner }
    }
keyhole-partner =
    { $partner-kind ->
        [S] el fantasma pequeño { $partner-number }
        [M] el fantasma mediano { $partner-number }
       *[L] el fantasma grande
    }
keyhole-made =
    { $made-kind ->
        [M] el fantasma mediano { $made-number }
       *[L] el fantasma grande
    }
keyhole-points =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }

# Cómo está un mueble, y un fantasma
keyhole-face =
    { $face ->
        [0] de pie
        [1] boca arriba
        [2] patas arriba
        [3] boca abajo
        [4] sobre su lado izquierdo
       *[5] sobre su lado derecho
    }
keyhole-yaw =
    { $yaw ->
        [0] mirando al norte
        [8] mirando al noroeste
        [16] mirando al oeste
        [24] mirando al suroeste
        [32] mirando al sur
        [40] mirando al sureste
        [48] mirando al este
        [56] mirando al noreste
       *[other] con giro de { $yaw }/64 a la izquierda
    }
keyhole-lean =
    { $lean ->
        [1] con inclinación hacia delante
        [2] con inclinación hacia atrás
        [3] con inclinación a su izquierda
       *[4] con inclinación a su derecha
    }
keyhole-leaning =
    { $lean ->
        [0] { "" }
       *[other] , { keyhole-lean }
    }
keyhole-heading =
    { $posture ->
        [N] con la cabeza al norte
        [E] con la cabeza al este
        [S] con la cabeza al sur
       *[W] con la cabeza al oeste
    }
keyhole-height =
    { $level ->
        [0] en el suelo
       *[other] a la altura { $level }
    }

# Cartas de movimiento
keyhole-card-pieces =
    { $card ->
        [M09] el espejo o el piano
        [M10] el escritorio o la cómoda
        [M11] el sillón o el carrito
        [M12] el espejo o el sillón
        [M13] el piano o el escritorio
        [M14] el carrito o la cómoda
        [M15] el espejo o el escritorio
        [M16] el piano o el carrito
        [M17] el sillón o la cómoda
        [M18] el espejo o la cómoda
        [M19] el escritorio o el carrito
        [M20] el piano o el sillón
       *[other] ningún mueble
    }

# Campanadas de medianoche
keyhole-chime =
    { $chime ->
        [C01] De un lado al otro
        [C02] ¡A cubierto!
        [C03] Todo patas arriba
        [C04] El reflejo del alma
        [C05] ¡Tú la llevas!
        [C06] ¡A bailar!
        [C07] El suelo es lava
        [C08] El hermano mayor
        [C09] Toc, toc
        [C10] Mareo
        [C11] La bola de cristal
       *[C12] Mira, sin manos
    }
keyhole-chime-text =
    { $chime ->
        [C01] Tras la mirada, la cerradura pasa a la puerta del mismo número en el lado opuesto y se mira otra vez.
        [C02] Todos los fantasmas del vestíbulo se tumban y así siguen esta ronda; quien se mueva acaba también tumbado.
        [C03] Cada mueble que no está ya de costado se vuelca sobre un lado.
        [C04] El espejo se vuelve hacia el centro del vestíbulo y cada persona pone delante un fantasma pequeño de su reserva.
        [C05] Por turnos, pon un fantasma pequeño de tu reserva en el sitio de uno pequeño de quien tienes a la derecha; si no hay, a tres casillas de tu lado inicial.
        [C06] Cada mueble va contra su puerta más cercana.
        [C07] Tras la mirada, los fantasmas que están en el suelo vuelven a su reserva.
        [C08] Por turnos, cambia uno de tus fantasmas del vestíbulo por otro del tamaño siguiente de tu reserva.
        [C09] Nadie elige lado: la cerradura sigue en el suyo, y quien empieza tira el dado para la puerta.
        [C10] El vestíbulo gira: ahora cada cual entra por el lado siguiente.
        [C11] Quien empieza tira ya el dado: así se sabe el número de la puerta de esta ronda.
       *[C12] Cada fantasma del vestíbulo avanza una casilla hacia su salida, o sale por ella.
    }

# Sucesos
keyhole-event-begins =
    { $self ->
        [yes] Empiezas la primera ronda.
       *[no] { $actor } empieza la primera ronda.
    }
keyhole-event-starts_at = La cerradura empieza en { keyhole-the-door }.
keyhole-event-layout = Los muebles están según la disposición { $number }.
keyhole-event-home =
    { $self ->
        [yes] Entras { keyhole-from-side }.
       *[no] { $actor } entra { keyhole-from-side }.
    }
keyhole-event-round =
    { $self ->
        [yes] Ronda { $number }: empiezas tú.
       *[no] Ronda { $number }: empieza { $actor }.
    }
keyhole-event-chime =
    { $self ->
        [yes] Descubres una campanada, «{ keyhole-chime }». { keyhole-chime-text }
       *[no] { $actor } descubre una campanada, «{ keyhole-chime }». { keyhole-chime-text }
    }
keyhole-event-card =
    { $self ->
        [yes] Robas una carta: { $points ->
            [one] { $points } punto de movimiento
           *[other] { $points } puntos de movimiento
        }; { keyhole-card-pieces }.
       *[no] { $actor } roba una carta: { $points ->
            [one] { $points } punto de movimiento
           *[other] { $points } puntos de movimiento
        }; { keyhole-card-pieces }.
    }
keyhole-event-furnished =
    { $self ->
        [yes] Colocas { keyhole-the-piece }.
       *[no] { $actor } coloca { keyhole-the-piece }.
    }
keyhole-event-entered =
    { $self ->
        [yes] Metes { keyhole-ghost } en { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } mete { keyhole-ghost } en { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-walked =
    { $self ->
        [yes] Llevas { keyhole-ghost } a { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } lleva { keyhole-ghost } a { $cell }{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-crossed =
    { $self ->
        [yes] Sacas { keyhole-ghost } por el otro lado{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
       *[no] { $actor } saca { keyhole-ghost } por el otro lado{ $cost ->
            [0] .
           *[other] : { keyhole-points }.
        }
    }
keyhole-event-merged =
    { $self ->
        [yes] Fusionas { keyhole-ghost } y { keyhole-partner } en { $cell }: sale { keyhole-made }.
       *[no] { $actor } fusiona { keyhole-ghost } y { keyhole-partner } en { $cell }: sale { keyhole-made }.
    }
keyhole-event-returned =
    { $self ->
        [yes] Devuelves { keyhole-ghost } a la reserva.
       *[no] { $actor } devuelve { keyhole-ghost } a la reserva.
    }
keyhole-event-rolled =
    { $self ->
        [yes] Sacas un { $number } para la cerradura.
       *[no] { $actor } saca un { $number } para la cerradura.
    }
keyhole-event-picker =
    { $self ->
        [yes] En esta ronda eliges tú el lado de la cerradura.
       *[no] En esta ronda { $actor } elige el lado de la cerradura.
    }
keyhole-event-side =
    { $self ->
        [yes] Eliges { keyhole-the-side }.
       *[no] { $actor } elige { keyhole-the-side }.
    }
keyhole-event-crystal =
    { $self ->
        [yes] Sacas un { $number }: en esta ronda el huésped mirará por una de las puertas { $number }.
       *[no] { $actor } saca un { $number }: en esta ronda el huésped mirará por una de las puertas { $number }.
    }
keyhole-event-door =
    { $self ->
        [yes] Llevas la cerradura a { keyhole-the-door }.
        [nobody] La cerradura pasa enfrente, a { keyhole-the-door }.
       *[no] { $actor } lleva la cerradura a { keyhole-the-door }.
    }
keyhole-event-side-door =
    { $self ->
        [yes] Eliges { keyhole-the-side }, y la cerradura queda en la puerta { $door }.
       *[no] { $actor } elige { keyhole-the-side }, y la cerradura queda en la puerta { $door }.
    }
keyhole-event-peep = El huésped mira por la cerradura de { keyhole-the-door }.
keyhole-event-seen =
    { $direct ->
        [0] { keyhole-whose-ghost } se ve en el espejo.
       *[other] { keyhole-whose-ghost } queda a la vista.
    }
keyhole-event-nobody = No se ve a nadie.
keyhole-event-peep-nobody = El huésped mira por la cerradura de { keyhole-the-door } y no ve a nadie.
keyhole-event-tagged =
    { $self ->
        [yes] Pillas { keyhole-whose-victim }, y { keyhole-ghost } ocupa su sitio.
       *[no] { $actor } pilla { keyhole-whose-victim }, y { keyhole-ghost } ocupa su sitio.
    }
keyhole-event-grew =
    { $self ->
        [yes] Cambias { keyhole-ghost } por { keyhole-made }.
       *[no] { $actor } cambia { keyhole-ghost } por { keyhole-made }.
    }
keyhole-event-skipped =
    { $self ->
        [yes] No puedes hacer lo que dice la campanada.
       *[no] { $actor } no puede hacer lo que dice la campanada.
    }
keyhole-event-die =
    { $self ->
        [yes] Recibes el dado.
       *[no] { $actor } recibe el dado.
    }
keyhole-event-over = Fin de la partida.

# Lo que se escribe
keyhole-verb-home = lado-inicial
keyhole-verb-set = colocar
keyhole-verb-leave = dejar
keyhole-verb-move = mover
keyhole-verb-exit = salir
keyhole-verb-end = terminar
keyhole-verb-stand = de-pie
keyhole-verb-lie = tumbar
keyhole-verb-merge = fusionar
keyhole-verb-apart = separados
keyhole-verb-side = lado
keyhole-verb-tag = pillar
keyhole-verb-enter = entrar
keyhole-verb-grow = crecer
keyhole-verb-routine = programa
keyhole-verb-fuse = juntar

# El título sobre las opciones de un tipo
keyhole-list-home = Lado inicial
keyhole-list-set = Colocar
keyhole-list-leave = Dejar los muebles como están
keyhole-list-move = Mover
keyhole-list-exit = Salir (coste)
keyhole-list-end = Terminar el turno
keyhole-list-stand = De pie
keyhole-list-lie = Tumbar
keyhole-list-merge = Fusionar con
keyhole-list-apart = Separados: no fusionarlos
keyhole-list-side = Lado de la cerradura
keyhole-list-tag = Pillar
keyhole-list-enter = Entrar
keyhole-list-grow = Crecer
keyhole-list-routine = Programa: que coloque el resto
keyhole-list-fuse = Juntar: fusionar dos de una casilla

# Las opciones en palabras
keyhole-choice-home = entrar { keyhole-from-side }
keyhole-choice-set = colocar { keyhole-the-piece } en { $x }, { $y }, { keyhole-yaw }, { keyhole-face }{ keyhole-leaning }
keyhole-choice-leave = dejar los muebles como están
keyhole-choice-move = llevar { keyhole-ghost } a { $cell }
keyhole-choice-exit = sacar { keyhole-ghost } por el otro lado
keyhole-choice-end = terminar el turno
keyhole-choice-stand = ponerlo en { $sx }, { $sy }, { keyhole-height }
keyhole-choice-lie = tumbarlo en { $sx }, { $sy }, { keyhole-height }, { keyhole-heading }
keyhole-choice-merge = fusionarlo con { keyhole-ghost }
keyhole-choice-apart = no fusionarlos
keyhole-choice-side = que el huésped mire { keyhole-from-side }
keyhole-choice-tag = pillar al fantasma pequeño { $ghost-number } de quien está a tu derecha
keyhole-choice-enter = entrar en { $cell }, { $sx }, { $sy }, { keyhole-height }
keyhole-choice-grow = cambiar { keyhole-ghost } por uno mayor
keyhole-choice-routine = dejar que el programa coloque el resto
keyhole-choice-fuse = fusionar { keyhole-ghost } con { keyhole-partner }

# Preguntas
keyhole-ask-home = elige tu lado inicial: por él entran tus fantasmas.
keyhole-ask-furnish = elige un mueble y ponlo en el vestíbulo.
keyhole-ask-furniture = mueve uno de los muebles de tu carta o deja todo como está.
keyhole-ask-ghosts = mueve tus fantasmas hasta donde lleguen los puntos o termina el turno.
keyhole-ask-spot = elige el sitio del fantasma en su casilla.
keyhole-ask-merge = dos de tus fantasmas se encuentran: fusiónalos o déjalos separados.
keyhole-ask-side = elige el lado por el que mira el huésped.
keyhole-ask-tag = pilla a un fantasma pequeño de quien está a tu derecha, o entra a tres casillas de tu lado inicial.
keyhole-ask-grow = elige el fantasma que crece.
keyhole-ask-arrange = coloca los muebles como dice la campanada o deja que el programa coloque el resto.

# Las cláusulas que hay detrás
keyhole-why-home = K-003: cada persona elige un lado inicial que nadie más tenga. Tus fantasmas entran por él y salen por el opuesto.
keyhole-why-furnish = K-004, K-025, KG-030: por turnos, cada cual pone un mueble que aún no está en el vestíbulo donde quepa y no se vuelque.
keyhole-why-furniture = K-022 a K-026, KG-030: puedes mover uno de los dos muebles de tu carta si nadie lo ha movido en esta ronda; si los dos se han movido, cualquier otro. Puede ir a cualquier parte del vestíbulo donde se apoye sin volcarse: sobre cualquier lado, encima de otros, inclinado, por encima de un fantasma o sobre él.
keyhole-why-ghosts = K-030 a K-038: reparte los puntos entre tus fantasmas como quieras. Cada paso cuesta uno, también entrar y salir; nada corta el paso. Quien ha entrado en esta ronda no puede salir, y todo fantasma necesita un sitio libre donde acaba.
keyhole-why-spot = K-035, KG-040 a KG-042: el fantasma se pone en el suelo, sobre un mueble, debajo o dentro de él, con la base dentro de su casilla. No puede solaparse con muebles ni con otros fantasmas.
keyhole-why-merge = K-081 a K-086: dos pequeños que se encuentran forman uno mediano; un pequeño y un mediano, uno grande, si ese tamaño está en tu reserva. El nuevo no se mueve en esta ronda.
keyhole-why-side = K-050, K-052, K-053: nombras un lado y luego el dado dice cuál de sus seis puertas. No vale el lado donde está ahora la cerradura.
keyhole-why-tag = K-091, K-092, C05: tu fantasma pequeño de la reserva ocupa el sitio exacto de uno pequeño de quien está a tu derecha, que vuelve a su reserva. Si no tiene ninguno en el vestíbulo, el tuyo entra en un sitio libre a tres casillas de tu lado inicial.
keyhole-why-grow = K-091, K-092, C08: uno de tus fantasmas del vestíbulo se cambia por otro del tamaño siguiente de tu reserva, en la misma casilla, si hay sitio.
keyhole-why-arrange = C03, C04, C06, D-22: tú lees la campanada, así que tú colocas los muebles de los que habla. C03: vuelca cada mueble sobre su lado izquierdo o derecho, a dos casillas como mucho de donde está. C04: pon el espejo de pie de modo que el centro del vestíbulo quede ante el cristal, sin nada en medio. C06: pon cada mueble contra su puerta más cercana. El programa coloca el resto según un procedimiento fijo.

# Por qué no vale una postura o un sitio
keyhole-not-range = Uno de esos números se sale de lo permitido.
keyhole-not-same = Ya está exactamente así.
keyhole-not-out = Se saldría del vestíbulo.
keyhole-not-over-leaning = Se apoyaría en un mueble inclinado o chocaría con él.
keyhole-not-unstable = Se volcaría.
keyhole-not-off-floor = Ahí no tiene un apoyo firme para inclinarse.
keyhole-not-no-contact = No alcanza nada en lo que apoyarse.
keyhole-not-ghost-first = Se apoyaría en un fantasma o en un mueble que ya está inclinado.
keyhole-not-too-steep = Está demasiado cerca para inclinarse.
keyhole-not-falls-back = Volvería a caer sobre su pie. Aléjalo un poco más.
keyhole-not-no-place = Lo que tiene encima no encontraría otro sitio.
keyhole-not-no-level = A esa altura no hay nada en lo que apoyarse.
keyhole-not-in-piece = Hay un mueble en medio.
keyhole-not-in-ghost = Hay otro fantasma en medio.
keyhole-not-not-yours = Ahora no se puede usar ese mueble, ese fantasma o esa casilla.
keyhole-not-not-as-told = Eso no es lo que dice la campanada.

keyhole-rules =
    Cruza el vestíbulo con tus siete fantasmas, de tu lado inicial al opuesto,
    en cinco rondas. En tu turno robas una carta. Si enseña dos muebles, antes
    puedes mover uno: a cualquier parte, en cualquier ángulo, de lado, encima de
    otros o inclinado. Luego repartes los puntos entre tus fantasmas: uno por
    paso, y uno por entrar o salir. Nada corta el paso, pero quien entra en esta
    ronda aún no puede salir. Escóndelos detrás, debajo, dentro o encima de los
    muebles.
    Cuando todos han jugado, alguien elige un lado y el dado una puerta, y el
    huésped mira por la cerradura. Todo fantasma que se vea, aunque sea un trozo
    en el espejo, vuelve a su reserva.
    Al otro lado: pequeño 1, mediano 3, grande 5 puntos. En el vestíbulo al
    acabar: pequeño 1, mediano 1, grande 2. Gana quien tenga más puntos.

# --- el tablero en la terminal
keyhole-terminal-setup = preparación
keyhole-terminal-round = ronda { $round } de { $rounds }
keyhole-terminal-merging = Fusión
keyhole-terminal-chimes = Campanadas de medianoche
keyhole-terminal-no-mirror = el espejo no cuenta
keyhole-terminal-solid = los fantasmas tapan la vista
keyhole-terminal-card =
    { $points ->
        [one] Carta: { $points } punto
       *[other] Carta: { $points } puntos
    }
keyhole-terminal-left =
    { $points ->
        [one] queda { $points }
       *[other] quedan { $points }
    }
keyhole-terminal-deck =
    { $count ->
        [one] { $count } carta más
       *[other] { $count } cartas más
    }
keyhole-terminal-keyhole = Cerradura: { keyhole-the-door }
keyhole-terminal-crystal = Bola de cristal: puerta { $door }
keyhole-terminal-reserve = reserva
keyhole-terminal-hall = vestíbulo
keyhole-terminal-crossed = cruzados
keyhole-terminal-starter = empieza
keyhole-terminal-moved = se ha movido en esta ronda
keyhole-terminal-unplaced = aún fuera del vestíbulo
keyhole-terminal-entered = ha entrado en esta ronda
keyhole-terminal-still = quieto en esta ronda
# Sobre qué se apoya algo; $on es un mueble, el suelo o varias cosas
keyhole-terminal-on =
    { $on ->
        [floor] en el suelo
        [mirror] sobre el espejo
        [piano] sobre el piano
        [armchair] sobre el sillón
        [desk] sobre el escritorio
        [trolley] sobre el carrito
        [dresser] sobre la cómoda
       *[other] en alto
    }
# Un sitio dentro de una casilla
keyhole-terminal-spot =
    { $spot ->
        [C] centro
        [N] norte
        [NE] noreste
        [E] este
        [SE] sureste
        [S] sur
        [SW] suroeste
        [W] oeste
       *[NW] noroeste
    }
keyhole-terminal-at = en { $cell }
keyhole-terminal-lying = tumbado, { keyhole-heading }

# --- the board in the browser
keyhole-board-colon = { ": " }
keyhole-board-comma = { ", " }
keyhole-board-hall = El vestíbulo, de seis por seis casillas
keyhole-board-in-words = El vestíbulo en palabras
keyhole-board-nobody = No hay fantasmas en el vestíbulo.
keyhole-board-empty = vacía
keyhole-board-hint = pista
keyhole-board-may = puedes elegirlo
keyhole-board-may-go =
    { $cost ->
        [0] puedes ir ahí
        [one] puedes ir ahí por { $cost } punto
       *[other] puedes ir ahí por { $cost } puntos
    }
keyhole-board-may-leave =
    { $cost ->
        [one] puedes salir por ahí por { $cost } punto
       *[other] puedes salir por ahí por { $cost } puntos
    }
keyhole-board-ghost =
    { $self ->
        [yes]
            { $size ->
                [S] tu fantasma pequeño
                [M] tu fantasma mediano
               *[L] tu fantasma grande
            }
       *[no]
            { $size ->
                [S] fantasma pequeño de { $name }
                [M] fantasma mediano de { $name }
               *[L] fantasma grande de { $name }
            }
    }
keyhole-board-inside =
    { $piece ->
        [mirror] dentro del espejo
        [piano] dentro del piano
        [armchair] dentro del sillón
        [desk] dentro del escritorio
        [trolley] dentro del carrito
       *[dresser] dentro de la cómoda
    }
keyhole-board-under = debajo { $piece ->
        [mirror] del espejo
        [piano] del piano
        [armchair] del sillón
        [desk] del escritorio
        [trolley] del carrito
       *[dresser] de la cómoda
    }
keyhole-board-home-of =
    { $self ->
        [yes] tu lado inicial
       *[no] lado inicial de { $name }
    }
keyhole-board-keyhole-here = la cerradura está en la puerta { $door }
keyhole-board-spot = { $cell }, { $spot }
keyhole-board-side-letter =
    { $side ->
        [N] N
        [E] E
        [S] S
       *[W] O
    }
keyhole-board-told-sides = Puedes elegir: { $sides }.
keyhole-board-told-pieces = Puedes mover: { $pieces }.
keyhole-board-told-ghosts =
    { $count ->
        [0] No puede moverse ningún fantasma.
        [one] Puede moverse { $count } fantasma; puntos restantes: { $points }.
       *[other] Pueden moverse { $count } fantasmas; puntos restantes: { $points }.
    }
keyhole-board-told-spots =
    { $count ->
        [one] { $count } sitio sugerido en { $cell }.
       *[other] { $count } sitios sugeridos en { $cell }.
    }
keyhole-board-told =
    { $count ->
        [one] { $count } opción.
       *[other] { $count } opciones.
    }
keyhole-board-sights = Cómo mirar el vestíbulo
keyhole-board-sight-hall = 3D
keyhole-board-sight-top = Cenital
keyhole-board-sight-plan = Plano
keyhole-board-turn-view = Girar la vista
keyhole-board-look-again = Volver a mirar
keyhole-board-look-through = Mirar por { keyhole-the-door }
keyhole-board-peep = Por la cerradura
keyhole-board-seen = visto
keyhole-board-seen-mirror = visto en el espejo
keyhole-board-seen-both = visto, y también en el espejo
keyhole-board-seen-count =
    { $count ->
        [0] No se ve a nadie.
        [one] Se ve a uno.
       *[other] Se ve a { $count }.
    }
keyhole-board-free-look = Una mirada sin consecuencias
keyhole-board-go-on = Seguir
keyhole-board-next-look = A la segunda mirada
keyhole-board-points-left =
    { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }
keyhole-board-tap-piece = Elige un mueble aquí o en el vestíbulo; después arrástralo, gíralo, túmbalo o apóyalo.
keyhole-board-tap-cell = Elige una casilla del vestíbulo; los números son el coste.
keyhole-board-tap-entry = Elige una casilla: { $cells }.
keyhole-board-tap-spot = Toca un círculo para ponerlo ahí, o arrastra para probar cualquier otro punto de la casilla.
keyhole-board-mover =
    { $size ->
        [S] Fantasma pequeño en { $cell }
        [M] Fantasma mediano en { $cell }
       *[L] Fantasma grande en { $cell }
    }
keyhole-board-bring =
    { $size ->
        [S] Meter un fantasma pequeño
        [M] Meter un fantasma mediano
       *[L] Meter el fantasma grande
    }
keyhole-board-bring-back =
    { $size ->
        [S] Traer de vuelta un fantasma pequeño que ya cruzó
        [M] Traer de vuelta un fantasma mediano que ya cruzó
       *[L] Traer de vuelta el fantasma grande que ya cruzó
    }
keyhole-board-leave =
    { $cost ->
        [one] Salir del vestíbulo ({ $cost } punto)
       *[other] Salir del vestíbulo ({ $cost } puntos)
    }
keyhole-board-back = Atrás
keyhole-board-levels = Altura
keyhole-board-headings = Hacia dónde apunta la cabeza
keyhole-board-stand-here = Quedarse aquí
keyhole-board-turn = Girar
keyhole-board-turn-left = Girar a la izquierda
keyhole-board-turn-right = Girar a la derecha
keyhole-board-steps = Mover
keyhole-board-step-north = Un paso al norte
keyhole-board-step-east = Un paso al este
keyhole-board-step-south = Un paso al sur
keyhole-board-step-west = Un paso al oeste
keyhole-board-fine = Pasos finos
keyhole-board-tip = Lado
keyhole-board-lean = Apoyo
keyhole-board-straight = sin inclinar
keyhole-board-impossible = Eso no es posible.
keyhole-board-also =
    { $count ->
        [one] Otra cosa se mueve junto con el mueble.
       *[other] Otras { $count } cosas se mueven junto con el mueble.
    }
keyhole-board-set-down = Dejarlo aquí
keyhole-board-put-back = Devolverlo
keyhole-board-menu = Posturas sugeridas
keyhole-board-menu-before = Postura anterior
keyhole-board-menu-after = Postura siguiente
keyhole-board-menu-at = postura { $n } de { $count }
keyhole-board-menu-own =
    { $count ->
        [one] { $count } postura
       *[other] { $count } posturas
    }
keyhole-board-card =
    { $self ->
        [yes] Tu carta de movimiento
       *[no] Carta de movimiento de { $name }
    }
keyhole-board-moved = ya se ha movido
keyhole-board-no-furniture = Esta vez sin muebles
keyhole-board-points-of = quedan { $points } de { $all } puntos
keyhole-board-chime = La campanada de esta ronda
keyhole-board-key = La cerradura
keyhole-board-crystal = En esta ronda el huésped mira por una de las puertas { $door }.
keyhole-board-setup = Preparación
keyhole-board-round =
    { $deck ->
        [0] Ronda { $round } de { $rounds }; ya salió la última carta.
        [one] Ronda { $round } de { $rounds }; queda { $deck } carta.
       *[other] Ronda { $round } de { $rounds }; quedan { $deck } cartas.
    }
keyhole-board-home =
    { $side ->
        [N] lado inicial: N
        [E] lado inicial: E
        [S] lado inicial: S
       *[W] lado inicial: O
    }
keyhole-board-howto-rules = Reglas
keyhole-board-howto-lead = Cruza el vestíbulo del hotel con tus fantasmas y escóndelos antes de que alguien mire por la cerradura.
keyhole-board-howto-facts = De 2 a 4 jugadores · unos 30 minutos · cinco rondas
keyhole-board-howto-aim = De tu lado inicial al otro
keyhole-board-howto-aim-picture = El vestíbulo desde arriba: las puertas de una persona en el lado sur, fantasmas en el suelo y el camino hacia el norte.
keyhole-board-howto-aim-text = Elige tu lado inicial. Tus cuatro fantasmas pequeños, dos medianos y uno grande esperan tras sus puertas. Entran por ahí y salen por el lado opuesto. Un fantasma que ha cruzado está a salvo.
keyhole-board-howto-card = Una carta y los muebles
keyhole-board-howto-card-picture = Una carta de movimiento con el número 7, un espejo y un escritorio; al lado, el escritorio girado.
keyhole-board-howto-card-text = En tu turno roba una carta. Si muestra dos muebles, antes puedes mover uno: a cualquier sitio del vestíbulo, girado, tumbado, sobre otros, apoyado o encima de un fantasma. Tiene que quedar estable. Cada mueble se mueve una vez por ronda.
keyhole-board-howto-move = Mueve tus fantasmas
keyhole-board-howto-move-picture = Casillas del vestíbulo con lo que cuesta llegar: 1 en la primera fila, 2 en la segunda, 3 en la tercera.
keyhole-board-howto-move-text = Reparte los puntos de la carta entre tus fantasmas: uno por cada paso, por entrar y por salir. Nada corta el camino. Quien ha entrado en esta ronda aún no puede salir.
keyhole-board-howto-hide = Escóndete
keyhole-board-howto-hide-picture = Un fantasma pequeño debajo de un escritorio, otro en el asiento de un sillón, y un espejo.
keyhole-board-howto-hide-text = Un fantasma se queda en cualquier punto libre de su casilla: en el suelo, sobre un mueble, debajo o dentro. Los pequeños caben en muchos huecos; el grande, en ninguno.
keyhole-board-howto-peep = Por la cerradura
keyhole-board-howto-peep-picture = La cerradura en una puerta del lado sur y hasta dónde ve el huésped: un fantasma a la vista, otro detrás del piano y otro ante el espejo.
keyhole-board-howto-peep-text = Después de todos los turnos, alguien nombra un lado, distinto del anterior, y tira el dado para la puerta. Todo fantasma del que se vea aunque sea un trocito, directamente o en el espejo, vuelve a su reserva. Nadie puede probar la vista antes.
keyhole-board-howto-end = Puntos
keyhole-board-howto-crossed = ha cruzado
keyhole-board-howto-in-hall = en el vestíbulo al final
keyhole-board-howto-end-text = Tras cinco rondas gana quien tenga más puntos. En caso de empate: más fantasmas al otro lado y, después, menos esperando.
keyhole-board-howto-merging = Con Fusión
keyhole-board-howto-merging-text = Solo entran fantasmas pequeños. Dos tuyos que se encuentran en una casilla pueden convertirse en uno del tamaño siguiente, que descansa esta ronda. Un mediano o grande que es visto solo vuelve a la primera fila de su calle.
keyhole-board-howto-chimes = Con campanadas de medianoche
keyhole-board-howto-chimes-text = Desde la segunda ronda, cada ronda empieza con una campanada.
keyhole-board-howto-screen = En la pantalla
keyhole-board-howto-sign-cost = Puedes ir aquí, y esto es lo que cuesta.
keyhole-board-howto-sign-level = Un fantasma sobre algo; el número es su altura en casillas.
keyhole-board-howto-sign-image = Dónde quedará el mueble que llevas. Arrástralo; la rueda o la R lo giran, F lo tumba, L lo apoya, Intro lo deja.
keyhole-board-howto-sign-refused = Así no puede quedarse; el recuadro dice por qué.

# Lo que es nuestro, porque el reglamento lo deja a las imágenes o no lo cuenta
keyhole-ours = El reglamento cuenta solo en parte el mazo y los muebles. Nuestros son los valores y parejas de las cartas de movimiento, cuáles son los seis muebles y sus formas, los tamaños de fantasmas, cerradura y ojo, la numeración de las puertas y las disposiciones preparadas.
