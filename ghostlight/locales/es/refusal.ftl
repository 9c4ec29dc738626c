# Por qué se rechaza algo, o qué tiene de malo: `refusal-CODE` para cada código que Python lanza. Lo que una biblioteca o el
# sistema dice en inglés ($foreign, $told) se repite solo en inglés.

# Files, and what the system refuses
refusal-system =
    { $error ->
        [ENOENT] no existe ese archivo o carpeta
        [EACCES] falta el permiso
        [EPERM] falta el permiso
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [EEXIST] ya existe
        [ENOSPC] no queda espacio
        [EROFS] solo se puede leer
        [ENAMETOOLONG] el nombre es demasiado largo
        [EADDRINUSE] ya está en uso
        [EADDRNOTAVAIL] este equipo no tiene esa dirección
       *[other] { $told }
    }
refusal-cannot-write = { $file }: no se puede escribir: { refusal-system }
refusal-cannot-read = { $file }: no se puede leer: { refusal-system }
refusal-cannot-open = { $file }: no se puede abrir: { refusal-system }
refusal-not-saved = { $file }: no se pudo guardar la partida: { refusal-system }
refusal-no-file = { $file }: no existe ese archivo
refusal-no-folder = { $file }: no existe la carpeta { $folder }
refusal-not-utf8 = { $file }: esto no es texto UTF-8
refusal-not-utf8-line = { $file }: línea { $line }: esto no es texto UTF-8
refusal-too-large-file = { $file }: ocupa más de { $most } MiB
refusal-not-toml = { $file }: no es TOML: línea { $line }
refusal-in-file = { $file }: { $what }
refusal-exists = { $file }: ya existe; da otro nombre
refusal-exists-force = { $file }: ya existe; da otro nombre, o --force para sobrescribirlo
refusal-exists-save = { $file }: este archivo ya existe; guarda con otro nombre

# The command line and the terminal
refusal-language = idioma { $name }: hay { $languages }
refusal-no-game = juego { $name }: no existe; hay { $games }
refusal-no-pair = opción { $pair }: escribe clave=valor
refusal-seed-option = --seed { $text }: un número entero de 0 a { $most }
refusal-no-board = el juego { $name } no tiene tablero para la terminal; lo tienen { $games }
refusal-no-board-yet = el juego { $name } aún no tiene tablero para la terminal: { $file }
refusal-replay-not-over = esta partida no ha terminado: solo se puede volver a ver una terminada
refusal-no-seat = asiento { $seat }: esta partida tiene los asientos 1 a { $seats }
refusal-no-step =
    paso { $step }: { $why ->
        [taken-back] se deshizo
       *[none] esta partida tiene los pasos 0 a { $last }
    }
refusal-nobody-called = { $whom }: nadie ni ninguna mesa se llama así
refusal-several-called = { $whom }: hay { $count } personas con ese nombre; da uno de sus identificadores: { $several }
refusal-mission-name = { $name } no es un nombre para una misión: de 1 a 40 letras minúsculas a-z, cifras y guiones
refusal-mission-there-already = { $file } ya existe; elige otro nombre
refusal-mission-no-format = { $title } no tiene el formato { $name }; tiene { $formats }

refusal-usage = esta orden no se entiende; con --help se ve lo que admite
refusal-usage-option = opción { $name }: no existe; con --help se ve lo que hay
refusal-usage-bare = opción { $name }: le falta su valor o le sobra; con --help se ve cómo se escribe
refusal-usage-missing = falta { $name }; con --help se ve lo que hace falta
refusal-usage-value = { $name }: este valor no sirve; con --help se ve lo que admite

# The house and its file of games
refusal-is-itself-name = { $file }: es el propio archivo de partidas; da otro nombre
refusal-is-itself-copy = { $file }: es el propio archivo de partidas; da una copia
refusal-damaged-copy = { $file }: está dañado; `ghostlight check --data { $file } --salvage NEW` salva lo que se puede leer
refusal-damaged-file = { $file }: una página está dañada; `ghostlight check --data { $file }` dice qué se puede leer, con `--salvage NEW` lo salva en un archivo nuevo, y `ghostlight restore COPY --data { $file }` vuelve a una copia
refusal-no-games = { $file }: no se puede leer como archivo de partidas
refusal-other-file = { $file }: no es un archivo de partidas que sirva a esta versión; da otro con --data
refusal-in-use = { $file }: lo está usando otro servidor; detenlo, o dale a este su propio archivo con --data
refusal-no-start = el servidor no pudo empezar con { $file }; lo escrito arriba dice por qué
refusal-port = puerto { $port } en { $host }: { refusal-system }; elige otro con --port
refusal-no-network = { $written }: no es una dirección ni una red; escribe algo como 127.0.0.1, 10.0.0.0/8 o fd00::/8
refusal-zip = un zip con varias partidas; descomprímelo y elige uno de sus archivos
refusal-log-too-long-here = { $count } entradas; se aceptan { $most } como mucho

# Matches, seats, seeds and bots
refusal-over-nothing-to-decide = { $what }: la partida ha terminado y no hay nada que decidir
refusal-at-least-one = { $name } { $number }: al menos 1
refusal-seed-of-many = semilla { $seed }: para muchas partidas, un número entero de 0 a 2**64 - 1
refusal-over-imagined = imagined: la partida ha terminado y nadie decide; indica para qué asiento
refusal-nothing-to-undo = undo: todavía no se ha decidido nada
refusal-no-viewer = asiento { $seat }: hay asientos de 0 a { $most }, SPECTATOR y ABOVE
refusal-no-place-in-history = at { $at }: la historia tiene lugares de 0 (el reparto) a { $most } (ahora, o -1)
refusal-over-no-question = question: la partida ha terminado y no se pregunta a nadie
refusal-over-why-not = why_not: la partida ha terminado y nadie decide
refusal-names-for-seats =
    names: { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }; da uno para cada uno
refusal-seed-number = semilla { $seed }: un número entero de 0 a 2**{ $bits } - 1
refusal-no-bot = bot { $text }: escribe random, greedy, search:N (de 1 a { $most } iteraciones) o search:Nms
refusal-seed-digits = semilla { $text }: una semilla tiene { $digits } cifras hexadecimales
refusal-players = { $game } es para { $least } a { $most } jugadores, no { $players }
refusal-nonces = { $count } nonces; hay como mucho uno por cada uno de los { $seats } asientos
refusal-nonce-length = nonce { $nonce }…: { $most } caracteres como mucho
refusal-act-over = { $action }: la partida ha terminado
refusal-act-illegal = { $action } no es posible ahora para el asiento { $seat }
refusal-undo-over = deshacer hasta el paso { $step }: la partida ha terminado y su semilla puede conocerse
refusal-undo-no-step = deshacer hasta el paso { $step }: no hay ningún paso así al que volver
refusal-resign-over = el asiento { $seat } no puede rendirse: la partida ha terminado
refusal-resign-not-in = el asiento { $seat } no puede rendirse: no está en la partida
refusal-stop-over = la partida no se puede detener: ha terminado
refusal-imagine-above = con todo descubierto no hay nada oculto, y no queda nada que imaginar
refusal-above-once-over = una partida se puede ver con todo descubierto cuando ha terminado
refusal-imagined-no-log = esta partida es imaginada: no tiene registro, porque nunca se repartió
refusal-other-rules =
    { $game }: las reglas { $rules } { $why ->
        [retired] se han retirado
       *[newer] son más nuevas que este programa
    }; juega con { $plays ->
        [one] las reglas { $newest }
       *[several] las reglas { $oldest } a { $newest }
    }
refusal-action-number = acción { $action }

# Options
refusal-option-word = opción { $key }: { $value } no es ninguno de { $words }
refusal-option-either = opción { $key }: { $value } no es ni { $words } ni un número entero de { $least } a { $most }
refusal-option-twice = opción { $key }: { $value } está dos veces; hacen falta { $count } números distintos
refusal-option-too-much = opción { $key }: demasiado para una palabra; dala como tabla o lista con --options FILE.toml
refusal-option-no-table = opción { $key }: { $value } no es ni una tabla ni una lista
refusal-option-not-plain = opción { $key }: solo valen palabras, números enteros y true o false, en listas y tablas
refusal-option-text-large = opción { $key }: el texto ocupa más de { $most } bytes
refusal-option-later = opción { $key }: las reglas { $rules } no tenían esa opción; era como es ahora { $usual }
refusal-option-whole = opción { $key }: { $value } no es un número entero de { $least } a { $most }
refusal-option-outside = opción { $key }: { $value } no está entre { $least } y { $most }
refusal-option-numbers = opción { $key }: { $value } no es una lista de { $count } números enteros de { $least } a { $most }; escribe, por ejemplo, { $example }
refusal-option-picks =
    opción { $key }: { $value } no es ni { $count ->
        [one] { $count } número
       *[other] { $count } números distintos
    } de { $least } a { $most } ni una palabra como { $words }
refusal-option-text = opción { $key }: { $value } no es ninguno de { $words } ni el texto de un archivo; da un archivo con --{ $key }
refusal-option-unknown =
    opción { $key }: { $game } no tiene ninguna con ese nombre; tiene { $any ->
        [no] ninguna
       *[yes] { $known }
    }

# Logs, and what a check of the shuffle finds
refusal-log-version = { $file }: registro de la versión { $version }; este programa lee las versiones 1 a { $newest }
refusal-log-too-long = { $file }: { $count } entradas; se leen { $most } como mucho
refusal-log-of-other-game = este es un registro de { $game }, no de { $wanted }
refusal-log-no-seed-fold = este registro no tiene semilla: la partida no había terminado, y solo puede seguir en su mesa
refusal-log-seats =
    este registro tiene { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }; { $game } tiene de { $least } a { $most }
refusal-log-first-entry = la primera entrada de un registro es el paso 0, el reparto
refusal-step-no-action = paso { $step }: sin acción
refusal-step-number = paso { $step }: debería ser el paso { $due }
refusal-step-seat = paso { $step }: actúa el asiento { $seat }, pero decide el asiento { $due }
refusal-at-step = paso { $step }: { $what }
refusal-log-no-seed-verify = este registro no tiene semilla: una partida se puede comprobar cuando ha terminado
refusal-not-a-log = { $file }: no es el registro de una partida
refusal-log-ends = tras el paso { $step } la partida no ha terminado, pero el registro acaba
refusal-other-seed = la semilla no es la prometida: su SHA-256 no coincide con el compromiso
refusal-promises = las promesas no son una por asiento, en el orden de los asientos
refusal-other-nonce = asiento { $seat }: el nonce no es el prometido
refusal-other-nonces = los nonces no son los que se prometieron y mostraron
refusal-step-deal = paso 0: la primera entrada de un registro es el reparto
refusal-step-draws =
    paso { $step }: el registro muestra { $count ->
        [one] { $count } sorteo
       *[other] { $count } sorteos
    }, las reglas piden { $due }
refusal-draw-missing = la semilla da { $name } { $outcome } de { $of }, el registro no muestra nada
refusal-draw-other = la semilla da { $name } { $outcome } de { $of }, el registro muestra { $shown }
refusal-no-draw = { $name } de { $of }: no existe ese sorteo
refusal-not-signed = nadie ha firmado este registro, y debería firmarlo la casa indicada
refusal-bad-signature = la firma no encaja: el registro se cambió después de firmarlo, o es falso
refusal-other-house = el registro lo firma otra casa, { $house }

# Scenarios
refusal-ranking = ranking { $given }: nombra cada asiento de 1 a { $players } una vez, los empatados en una lista
refusal-scenario-fault = { $where }: { $title }: no se puede entender
refusal-scenario-none = { $where }: no contiene ningún escenario; cada uno empieza con [[scenario]]
refusal-scenario-no-clause = { $where }: { $title } no cita ninguna cláusula
refusal-scenario-clause = { $where }: { $title }: { $game } no tiene la cláusula { $clause }
refusal-chance-many = en un paso se pueden fijar { $most } sorteos como mucho, no { $count }
refusal-chance-name = chance { $text }: escribe { $draws } y luego el número del resultado
refusal-no-position = no hay ninguna posición { $text } en [positions]
refusal-not-a-seat = { $who } no es un asiento; escribe de 1 a { $players }, o spectator
refusal-measure-none = measures: { $game } no tiene { $name }; tiene { $has }
refusal-measure-write = measures: { $text }: escribe { $form }
refusal-view-no-key = { $place }: la vista no tiene { $key } ahí
refusal-scenario-unread = { $where }: no se puede leer como archivo de escenarios

# What all games say of actions and positions
refusal-position-incomplete = posición: no está todo (¿hay un anverso desconocido?)
refusal-position-empty-field = posición: un campo vacío; un punto y coma separa dos campos
refusal-position-twice = posición: { $name } está dos veces
refusal-write-so = { $text }: escribe { $form }
refusal-no-such-word =
    { $text }: { $word } no vale como «{ $field }»{ $told ->
        [listed] ; hay { $known }
        [span] ; hay de { $first } a { $last }
        [none] ; aquí no hay ninguno
       *[untold] {""}
    }
refusal-position-twice-quoted = posición: { $name } está dos veces
refusal-position = posición: { $what }
refusal-over-no-agenda = una partida terminada no tiene agenda

# Graveyard: actions and positions
refusal-graveyard-action = acción { $action }: Graveyard tiene las acciones 0 a { $most }
refusal-graveyard-read = { $text }: una acción es place, inspect o move y luego dónde: «place N3», «inspect F6», «move D3»
refusal-graveyard-where = { $text }: { $verb } lleva uno de { $first } a { $last }
refusal-graveyard-field = posición: falta el campo { $name }; escribe, por ejemplo, «lords A1 out:W3; turn 1»
refusal-graveyard-count =
    posición: { $count ->
        [one] { $count } tumba
       *[other] { $count } tumbas
    }; un cementerio tiene { $graves }
refusal-graveyard-grave = posición: { $grave }: { $word } no es una tumba; escribe, por ejemplo, kz, gW1, k? o .
refusal-graveyard-seat = posición: { $grave }: no hay asiento { $seat }
refusal-graveyard-no-card = posición: { $grave }: no queda carta para { $word }
refusal-graveyard-only-front =
    posición: { $grave }: solo hay { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $back } { $front }
refusal-graveyard-only-back =
    posición: { $grave }: solo hay { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de dorso { $back }
refusal-graveyard-lords =
    posición: { $count ->
        [one] { $count } señor oscuro
       *[other] { $count } señores oscuros
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
refusal-graveyard-lord-at = posición: señor oscuro en { $where }; escribe A1 a F6, out:N1 a out:W6, o - si no está colocado
refusal-graveyard-seen = posición: seen { $part }; escribe el asiento y sus tumbas, 1:F6,A2
refusal-graveyard-seen-grave = posición: seen { $part }: { $name } no es una tumba
refusal-graveyard-fields = posición: campo { $field }; hay lords, turn, seen, looked, idle
refusal-graveyard-idle-ended = posición: idle { $idle }, pero la partida acabó en { $limit } (D-04)
refusal-graveyard-share = posición: dos señores oscuros comparten un lugar (G-10, D-01)
refusal-graveyard-stands-open = posición: hay un señor oscuro en { $grave }, así que está abierta (G-11)
refusal-graveyard-all-closed = posición: falta colocar un señor oscuro, así que todas las tumbas están cerradas (G-06)
refusal-graveyard-placed-in-order = posición: los señores oscuros se colocan por orden de turno (G-06)
refusal-graveyard-enter-in-order = posición: los señores oscuros entran por orden de turno, así que mueven antes los que siguen fuera (G-05, G-07)
refusal-graveyard-idle-outside = posición: idle { $idle }, pero hay un señor oscuro fuera, así que cada turno ha abierto una tumba (G-09, G-10)
refusal-graveyard-outside-stones = posición: el asiento { $seat } tiene lápidas o ha visto una tumba, pero su señor oscuro está fuera (G-11, G-12)
refusal-graveyard-many-stones = posición: el asiento { $seat } tiene más de { $most } lápidas (G-03)
refusal-graveyard-seen-open = posición: el asiento { $seat } ha visto una tumba que está abierta para todos (G-15)
refusal-graveyard-bare = posición: { $grave } está abierta sin lápida, pero a nadie se le han acabado las lápidas (G-11, D-02)
refusal-graveyard-many-seen = posición: se han visto más tumbas que fuegos fatuos libres ({ $free }): cada una cuesta uno (G-12, G-13)
refusal-graveyard-looked = posición: el asiento { $seat } ha mirado este turno, pero no ha visto ninguna tumba cerrada (G-12)

# Town: options, actions and positions
refusal-town-buildings = opción map: buildings es una lista de 2 a { $most } tablas
refusal-town-two-buildings = opción map: hay dos edificios { $name }
refusal-town-near = opción map: el edificio { $building } está cerca de { $name }, que no es otro edificio del mapa
refusal-town-start = opción map: start es { $start }; debe ser uno de { $names }
refusal-town-same-place = opción map: dos edificios tienen la misma fila y columna
refusal-town-name = opción map: el nombre de un edificio es una palabra de { $most } letras como mucho, no { $name }
refusal-town-near-list = opción map: edificio { $name }: near es una lista de nombres, como ["PO", "CH"]
refusal-town-no-way = opción map: no hay camino de { $start } a { $lost }
refusal-town-haunts = opción { $where }: escribe { $count } números enteros, de azul a rojo, como { $usual }
refusal-town-cost = opción card_costs: la carta { $number } cuesta { $cost }; escribe «g» (gris) o «c» (de color)
refusal-town-card-name = opción { $where }: un nombre tiene de 1 a { $most } letras y no es un número, no { $name }
refusal-town-symbol = opción { $where }: símbolo { $symbol }; escribe una acción, como «move», o «-»
refusal-town-kind = opción { $where }: kind { $kind }; una carta que actúa dentro de una acción es «after» u «once», y esta es { $usual }
refusal-town-set-name = opción card_sets: { $name } no es un nombre para un conjunto; usa minúsculas y _
refusal-town-set-cards = opción card_sets: { $name } no son { $count } cartas distintas
refusal-town-no-card = opción { $where }: no hay carta { $number }; hay cartas de 1 a { $most }
refusal-town-whole = opción { $where }: { $value } no es un número entero de { $least } a { $most }
refusal-town-table = opción { $where }: hace falta una tabla, no { $value }
refusal-town-no-key = opción { $where }: no hay { $key }; tiene { $keys }
refusal-town-first-player = opción first_player: no hay asiento { $seat } entre { $players } jugadores
refusal-town-scare-supply = opción sp_supply: { $supply } PS son muy pocos para { $players } jugadores que empiezan con { $scare }
refusal-town-no-building = opción haunt_values: el mapa no tiene el edificio { $name }; tiene { $names }
refusal-town-no-set = opción card_selection: no hay conjunto { $name }; hay random, { $sets }
refusal-town-verb = { $text }: una acción empieza con un verbo, como use, ghost, to, haunt o end
refusal-town-pay = { $text }: escribe las letras de dos o tres fichas, como «pay BBG»
refusal-town-crowd = posición: { $count } fantasmas en { $building }; en un edificio caben { $most } (T-051)
refusal-town-many-ghosts = posición: más de { $most } fantasmas { $colour } (T-001)
refusal-town-many-tokens = posición: más de { $most } fichas de fantasma { $colour } (T-002)
refusal-town-two-haunts = posición: dos fichas de embrujo en un espacio (T-112)
refusal-town-display = posición: { $count } cartas expuestas; hay { $most } (T-011)
refusal-town-used = posición: used nombra una carta que no es de quien juega, o que vale cada vez (T-183)
refusal-town-round = posición: ronda { $round }, pero la partida acabó tras { $limit } (D-73)
refusal-town-scare = posición: más de { $most } puntos de susto (T-006)
refusal-town-defence = posición: se pregunta por el dado del defensor, y ningún rival lo tira (T-101)
refusal-town-haunts-in-building = posición: el asiento { $seat } tiene demasiadas fichas de embrujo en un edificio (T-113, T-322)
refusal-town-bonus =
    posición: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } de bonificación del tipo { $kind }; hay { $most } (T-003, T-130)
refusal-town-discs =
    posición: el asiento { $seat } tiene { $count ->
        [one] { $count } disco
       *[other] { $count } discos
    } fuera; hay { $most } (T-007)
refusal-town-haunts-out = posición: el asiento { $seat } tiene más de { $most } fichas de embrujo fuera (T-007)
refusal-town-not-displayed = posición: el asiento { $seat } tiene una carta que no está expuesta (T-171)
refusal-town-over-agenda = posición: una partida terminada no tiene agenda
refusal-town-no-action = acción { $action }: esta ciudad no tiene esa acción
refusal-town-unread =
    posición: { $text } no se puede leer; { $field ->
        [town] escribe los fantasmas por edificio, «town PO:B3G1 CH:R1», o «town -»
        [bonus] escribe los tipos por edificio, «bonus SC:4 HO:12»
        [discards] escribe tipos, «discards 4,4,7»
        [cards] escribe los números expuestos, «cards 4 7 12»
        [turn] escribe un asiento, «turn 1»
        [first] escribe un asiento, «first 1»
        [round] escribe un número, «round 3»
        [used] escribe números de cartas, «used 4 14»
        [agenda] escribe lo que viene después, primero una pregunta, «agenda second end-unit»
        [unit] escribe campos y números, «unit section:1 level:2»
        [roll] escribe para qué y cada dado, «roll attack Y4+3»
        [fight] escribe atacante y defensor, «fight PO:Y CH:G defence:4»
       *[seat] los campos son town, bonus, discards, cards, turn, first, round, ending, used, over, agenda, unit, roll, fight, y para un asiento «1: points 3 scare 2 levels 1/2/1 done 1,3 tokens B2G1 discs S1:scare,move slots 4,x,- owns 4,14 marks SC:B,HO:R»
    }

# Keyhole: actions and positions
refusal-keyhole-not-in = { $text }: { $name } no está en una partida de { $players }
refusal-keyhole-verb = { $text }: una acción empieza con un verbo, como set, move, stand, side o end
refusal-keyhole-number = { $text }: { $word } no vale como «{ $field }»; escribe un número entero de 0 a { $most }
refusal-keyhole-no-field = posición: no hay campo { $name }; docs/scenarios.md los enumera
refusal-keyhole-pose = posición: { $field }: escribe «desk 96,96,0,0,0»: x, y, giro, cara, inclinación, luego altura y ángulo
refusal-keyhole-most = posición: { $field }: { $name } es { $most } como mucho
refusal-keyhole-tilt = posición: { $field }: un mueble inclinado tiene un ángulo de 5 a 45 grados, y ningún otro lo tiene
refusal-keyhole-ghost-spot = posición: { $field }: escribe «AS1@C4:8,8,0»: casilla, punto, nivel; luego «,N» si está tumbado, «+entered»
refusal-keyhole-flag = posición: { $field }: { $flag } no es ninguno de { $flags }
refusal-keyhole-no-ghost = posición: no hay fantasma { $name } en una partida de { $players }
refusal-keyhole-crossed = posición: { $name } no puede haber cruzado: está en otro sitio
refusal-keyhole-homes = posición: homes: escribe un lado (o -) para cada uno de los { $players } asientos, como S N
refusal-keyhole-homes-same = posición: homes: dos asientos tienen el mismo lado
refusal-keyhole-keyhole = posición: keyhole { $word }: escribe un lado y una puerta, como S3
refusal-keyhole-picks = posición: picks: escribe un número para cada uno de los { $players } asientos, como 1,0
refusal-keyhole-going = posición: going: escribe un fantasma y una casilla, como AS1 C4
refusal-keyhole-ask = posición: ask: escribe uno de { $names }
refusal-keyhole-seat = posición: { $field }: escribe un asiento de 1 a { $players }
refusal-keyhole-field-number = posición: { $field }: escribe un número entero de 0 a { $most }
refusal-keyhole-pieces = posición: { $field }: { $name } no es ninguno de { $pieces }
refusal-keyhole-no-chimes = posición: { $field }: esta partida se juega sin campanadas
refusal-keyhole-going-belongs = posición: «going» va con «ask spot» y «ask merge», y solo con ellos
refusal-keyhole-partner-made = posición: «partner» y «made» van juntos
refusal-keyhole-every-home = posición: homes: una vez empezada la partida, todos los asientos tienen uno
refusal-keyhole-to-place = posición: «to_place» va con «ask arrange», y solo con ella
refusal-keyhole-furniture-card = posición: «ask furniture» necesita una carta
refusal-keyhole-cannot-be = posición: esto no puede ser: dos cosas se solapan, algo sale del vestíbulo o no tiene ese punto, faltan más cartas, elecciones o campanadas que rondas hubo, o dos lados iniciales son el mismo
refusal-keyhole-no-action = acción { $action }: Keyhole no tiene esa acción
refusal-keyhole-card = posición: { $field }: { $text } no está entre { $first } y { $last }

# Museum: options, actions and positions
refusal-museum-verb = { $text }: una acción empieza con un verbo, como step, take, hand, to o end
refusal-museum-door-side = { $text }: { $square } no está en { $door }, que está entre { $one } y { $other }
refusal-museum-no-field = posición: no hay campo { $name }; los campos son un humano, { $fields }
refusal-museum-not-in-mission = { $name } no está en esta misión
refusal-museum-same-number = { $name } y { $other } tienen el mismo número de turno (M-006)
refusal-museum-no-seat = no queda asiento para { $name }
refusal-museum-many-cards = hand y played tienen más cartas { $chess } de las que hay (M-184)
refusal-museum-toilet =
    { $count ->
        [one] { $count } humano
       *[other] { $count } humanos
    } en el sanitario { $square }; caben { $most } (M-100)
refusal-museum-priest-toilet = el Sacerdote nunca está en una casilla de sanitario (M-102)
refusal-museum-dropped = lo que se soltó en este turno («!») pertenece al turno de alguien (M-055)
refusal-museum-done-active = solo un objetivo activo puede estar cumplido (5.3)
refusal-museum-round-slot = la ronda 0 y el turno 0 van juntos
refusal-museum-cannot-be = esto no puede ser: un objeto está dos veces o no cuadran los números de objetos, cartas o puntos de vida
refusal-museum-most-points =
    { $name } tiene { $most ->
        [one] { $most } punto
       *[other] { $most } puntos
    } de vida como mucho (M-161)
refusal-museum-stands = { $name } está en pie con al menos 1 punto de vida, y en el suelo con ninguno (M-162)
refusal-museum-needs-square = { $name } necesita una casilla, como «{ $name }@B-3», salvo que se haya ido
refusal-museum-fell = { $name }: «fell=ROUND.SLOT» va con «wounded» y «stunned», y solo con ellos
refusal-museum-not-stunned = { $name } puede tener heridas, pero no quedar sin sentido (M-162, M-167)
refusal-museum-guard = el guardia puede quedar sin sentido, pero no tener heridas (M-167)
refusal-museum-fell-long-ago = { $name } cayó en la ronda { $round } y desde entonces ha muerto o se ha levantado (M-164)
refusal-museum-left = { $name }: «left=RANK» va con «gone», y solo con él
refusal-museum-many-items = { $name } lleva más de { $most } objetos (M-070)
refusal-museum-ammo-slot = { $name }: la munición ocupa un espacio, «ammo:2» (M-070)
refusal-museum-cannot-carry = { $name } no puede llevar esto
refusal-museum-entities = hay { $most } de { $entity } como mucho (M-201)
refusal-museum-subordinates-toilet = los entes subordinados nunca entran en casillas de sanitario (M-102)
refusal-museum-prowled =
    prowled { $prowled }, pero hay { $count ->
        [one] { $count } ente subordinado
       *[other] { $count } entes subordinados
    }
refusal-museum-ammo-floor = la munición está en el suelo ficha por ficha (M-063)
refusal-museum-rosary = solo se activa un rosario que alguien lleva (M-147)
refusal-museum-hand = hand y played suman { $count } cartas (M-184)
refusal-museum-no-held = en esta partida no se guardan eventos (M-223)
refusal-museum-most-held = el Sacerdote guarda 3 eventos como mucho (M-223)
refusal-museum-event-twice = un evento está en dos sitios
refusal-museum-event-missing = falta un evento: cada uno está en deck, held o shown
refusal-museum-before-first = { $shown } viene antes de la primera ronda, para un asiento que elige (M-004)
refusal-museum-needs-human = { $shown } necesita un humano en pie a quien le toque
refusal-museum-nobody-asked = { $shown }: no se pregunta a nadie en pie; escribe a quién en «turn» o «strike»
refusal-museum-moves = «moves» va con ask-ghost, y solo con él
refusal-museum-ghosts-move = solo el Sacerdote y los muertos se mueven como fantasmas (M-181, M-190)
refusal-museum-needs-attack = ask-defence necesita un ataque, «strike priest@G-6 targets=itzel asked=itzel»
refusal-museum-nobody-acts = nadie actúa en el turno { $slot }; las cartas del Sacerdote son para el turno 6 (M-041)
refusal-museum-needs-card = ask-card necesita una carta en la mano (M-184)
refusal-museum-needs-events = ask-event necesita eventos guardados (M-223)
refusal-museum-open-walk = un movimiento abierto, «walk=move steps=1», va con ask-walk
refusal-museum-no-action = acción { $action }: Museum no tiene esa acción
refusal-museum-slots =
    { $text }: escribe los espacios, «#1+#3», y cuántas fichas de munición, «#1+#3*2»{ $empty ->
        [yes] , o - para nada
       *[no] {""}
    }
refusal-mission = opción mission: { $faults }
refusal-museum-deck = opción events_mode: { $mode } necesita un mazo de al menos { $least }, y { $mission } tiene { $count }
refusal-museum-format =
    opción format: { $mission } no tiene ningún formato { $wanted ->
        [auto] para { $seats ->
            [one] { $seats } asiento
           *[other] { $seats } asientos
        }
       *[other] { $wanted } para { $seats ->
            [one] { $seats } asiento
           *[other] { $seats } asientos
        }
    }; tiene { $has }
refusal-museum-format-seats =
    { $name } ({ $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    })
refusal-museum-unread =
    { $text } no se puede leer; escribe { $field ->
        [round] un número, «round 2»
        [slot] un número de 0 a 8, «slot 1»
        [priest] una casilla, «priest@K-6»
        [floor] casillas y objetos, «floor B-8:key D-8:extinguisher*», boca abajo «K-14:rue*/2»
        [hidden] números de los objetos de la misión, «hidden 1 4»
        [entities] tipos y casillas, los más antiguos primero, «entities chaneque@G-4 tzitzimitl@P-5»
        [locks] puertas y lados del candado, «locks d20@F-15 d11@H-2*»
        [fires] casillas, «fires E-4 F-4»
        [stock] un número para cada una de las 3 máquinas, «stock 2 2 1»
        [exits] casillas, «exits A-2 H-1:open»
        [rued] salas y últimas rondas, «rued R:6»
        [modifiers] nombres y últimas rondas, «modifiers slow:3 show_hand»
        [hand] cartas del fantasma, «hand pawn king»
        [played] cartas del fantasma, «played rook»
        [extra] un número, «extra 1»
        [held] identificadores de eventos, «held EV-01 EV-03», o «?3»
        [shown] identificadores de eventos, «shown EV-01»
        [deck] identificadores de eventos, «deck EV-01 EV-03»
        [active] identificadores de objetivos, «active seals»
        [done] identificadores de objetivos, «done seals»
        [times] tareas y cuántas veces, «times switch:1»
        [removed] chaneques y tzitzimitl, «removed 1 0»
        [fired] identificadores de disparadores, «fired welcome»
        [waiting] identificadores de disparadores, «waiting alarm»
        [running] el identificador de un disparador, «running alarm»
        [turned] asientos, «turned 1»
        [lost] tipos y números, «lost key:1»
        [made] tipos y números, «made key:2»
        [turn] un humano y el estado de su turno, «turn itzel actions=1 walk=move steps=1»
        [strike] quién ataca dónde y a quién, «strike priest@G-6 targets=itzel asked=itzel»
        [loses] un humano, «loses bruno»
        [moves] un fantasma y una pieza de ajedrez, «moves priest rook»
        [bolts] un número, «bolts 2 hour»
        [prowled] un número, «prowled 1»
        [agenda] lo que viene después, primero una pregunta, «agenda ask-walk end-slot»
       *[over] un bando, «over humans»
    }
refusal-museum-unread-human = { $text } no se puede leer; escribe, por ejemplo, «itzel@B-3 hp=2 [key hammer:1] seat=1 wounded fell=4.6»
