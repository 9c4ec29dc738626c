# Lo que dice `ghostlight mission`, y todo lo que puede estar mal en un archivo de misión (códigos V-01 a V-26 de las reglas), en español.

# Errores de un archivo: el archivo mismo
mission-large = el archivo tiene { $size } bytes; una misión tiene como mucho { $most }
mission-utf8 = esto no es texto UTF-8; guarda el archivo como UTF-8
mission-toml = esto no es TOML
mission-digits = un número de este archivo es demasiado largo
mission-deep = los corchetes o las claves con puntos están mucho más anidados que nada en una misión
mission-tokens = este archivo tiene muchos más corchetes, comas y palabras sueltas que cualquier misión

# claves y tipos
mission-missing = falta { $key }, y una misión lo necesita
mission-unknown = { $key } no es una clave de esta tabla
mission-language = { $value } no es uno de nuestros idiomas
mission-no-language = un texto por idiomas necesita al menos un idioma
mission-language-missing = falta { $language }; otros textos de esta misión lo tienen
mission-otherwise = { $value } tiene otras traducciones en { $where }; el mismo texto se traduce igual en todas partes
mission-type = 
    { $value } no es { $kind ->
        [text] un texto entre comillas
        [whole] un número entero
        [flag] true o false
        [list] una lista entre [ ]
        [count] un número entero ni una tabla de los formatos como {"{"}"2v1" = 2{"}"}
       *[table] una tabla
    }
mission-tables = { $value } no es una lista de tablas; escribe [[{ $key }]] encima de cada una

# valores
mission-range = { $value } no está entre { $least } y { $most }
mission-word = { $value } no es ninguna de las palabras que caben aquí
mission-length = caracteres: { $length }; puede tener de { $least } a { $most }
mission-signs = { $value } contiene caracteres invisibles, como un salto de línea
mission-many = elementos de esta lista: { $count }; puede tener de { $least } a { $most }
mission-empty = esta lista está vacía; puede tener de { $least } a { $most } elementos
mission-things = entre todos los lugares se colocan { $count } objetos; el máximo es { $most }
mission-listed = casillas nombradas en los grupos y efectos: { $count }; el máximo es { $most }
mission-needs = entre todas las tareas se piden { $count } objetos; el máximo es { $most }
mission-in-a-row = con los eventos que trae son { $count } efectos seguidos; el máximo es { $most }
mission-bulk = todos los disparadores y el evento más largo traen juntos { $count } cambios (una casilla que arde o se apaga es uno, cada aparición son cuatro); el máximo es { $most }
mission-ammo = entre todos los personajes empiezan con { $count } fichas de munición; el máximo es { $most }
mission-exit-twice = { $value } ya es una salida
mission-guard = { $value } no es algo que el guardia pueda llevar
mission-schema = { $value } no es 1, la única versión del formato por ahora
mission-id = { $value } no es un id: de 1 a 40 letras minúsculas a-z, cifras y guiones
mission-event-id = { $value } no es un id de evento: de 1 a 40 letras, cifras y guiones, sin empezar por EV-
mission-time = { $value } no es una hora como "18:00"
mission-date = { $value } no es una fecha como "1985-09-18"
mission-step = { $value } no es un múltiplo de diez minutos; una ronda dura diez
mission-span = rondas desde el comienzo hasta { $value }: { $rounds }; una noche tiene de 1 a { $most }

# casillas, puertas y zonas
mission-square = { $value } no es una casilla; van de "A-1" a "P-16"
mission-door = { $value } no es una puerta; van de "d01" a "d53"
mission-lockable = { $value } es la puerta de un sanitario o de un elevador, que no lleva candado
mission-side = { $value } no es una de las dos casillas de { $door }
mission-locked-twice = { $value } ya tiene candado
mission-area = { $value } no es una zona; son las letras de las salas, C0 a C3, T0 a T3 y E0 a E3
mission-outside = { $value } solo cabe donde se entrega algo
mission-room = { $value } no es la letra de una sala ni "random"

# personas y formatos
mission-character = { $value } no es un personaje que quepa aquí
mission-roster = { $value } no está entre los [[character]] de esta misión
mission-in-roster = { $value } ya está en el elenco
mission-quarry = { $value } es del bando del fantasma; aquí solo cabe un humano del bando de los humanos
mission-side-of = 
    { $value } es del otro bando: { $side ->
        [humans] el de los humanos
       *[ghost] el del fantasma
    }
mission-twice = { $value } se juega dos veces en { $name }
mission-number = { $value } y { $other } tienen ambos el turno { $number } y podrían coincidir en { $name }
mission-format-name = { $value } no corresponde a sus asientos; forman "{ $fitting }"
mission-seats = asientos: { $count }; un formato tiene de { $least } a { $most }
mission-priest = asientos que juegan con el sacerdote: { $count }; debe ser exactamente uno
mission-nobody = este asiento no juega con nadie; escribe un personaje o "*"
mission-star-alone = "*" va solo: quien elige personaje no juega con otro
mission-star-ghost = "*" es solo para el bando de los humanos
mission-few-characters = asientos que eligen personaje: { $picks }, personajes libres: { $count }; añade un [[character]]

# objetos
mission-item = { $value } no es un objeto
mission-kind-only = { $value } es toda una clase; nombra un objeto
mission-class = { $value } no es una clase de objeto
mission-built-in = { $value } es un objeto que el juego ya tiene; elige otro id
mission-placed-twice = { $value } ya está colocado, en { $where }
mission-replaced = { $value } se colocaría una y otra vez: no puede hacerlo un evento ni un disparador con once = false
mission-few-squares = casillas: { $squares }, objetos: { $items }; un grupo de casillas tiene al menos una para cada objeto
mission-square-twice = { $value } ya está en este grupo de casillas
mission-square-or-squares = escribe square (todos ahí) o squares (se reparten), uno de los dos
mission-slots = huecos ocupados al comienzo: { $count }; hay { $most }

# dónde se empieza
mission-toilet = { $value } es un sanitario, donde no puede haber entes
mission-entities = un { $value } de más; el máximo a la vez es { $most }
mission-crowd = humanos que pueden empezar en el sanitario { $value }: { $count }; caben { $most }

# eventos, objetivos y final
mission-event = { $value } no es un evento de esta misión
mission-event-twice = { $value } ya está en esta lista
mission-other-date = { $value } no es la fecha de la misión, { $date }
mission-deck = eventos en el mazo: { $count }; este modo necesita { $least }
mission-id-twice = { $value } ya es el nombre de otro
mission-objective = { $value } no es un objetivo de esta misión
mission-task = { $value } no es un objetivo de tipo task
mission-lacking = { $type } necesita { $key }
mission-superfluous = { $type } no tiene { $key }
mission-one-of = { $type } necesita { $first } o { $second }, y no ambos
mission-n-lacking = squares necesita n, cuántas se sortean; para un sitio fijo escribe square
mission-n-superfluous = n solo acompaña a squares; con square sobra
mission-rounds-lacking = este modificador necesita rounds, de 1 a 18
mission-rounds-superfluous = show_hand no lleva rounds; dura hasta la hora en punto
mission-count-missing = la cuenta no dice nada de { $name }; nombra todos los formatos
mission-count-unknown = { $name } no es un formato de esta misión
mission-override = { $key } no es una regla que una misión pueda cambiar
mission-no-aim = los humanos necesitan al menos un objetivo para ganar
mission-ghost-wins = { $value } no es "time" ni "no_standing" ni un objetivo
mission-secrets = objetivos secretos: { $count }; hace falta uno por humano, y un formato tiene { $least }
mission-cycle = { $event } trae { $value }, que trae de nuevo { $event }
mission-endless = un disparador con once = false que espera a que se tome algo no puede colocar más cosas que tomar
mission-fault = { $fault }; { $more }
mission-comma = { ", " }
mission-near = ¿querías decir { $near }?
mission-known = valores posibles: { $known }

# Lo que dice la orden
mission-good = 
    { $file }: la misión es válida. { $title }, de { $start } a { $limit }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, formatos { $formats }.
mission-faults = 
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    } en { $file }.
mission-written = { $file } está escrito. Cámbialo a tu gusto y compruébalo con `ghostlight mission check { $file }`.

# El plano
mission-map-head = { $title } · { $format } · de { $start } a { $limit }
mission-map-floors = Pisos: planta baja abajo a la izquierda, primer piso arriba a la izquierda, segundo arriba a la derecha, tercero abajo a la derecha
mission-map-edges = Bordes: : puerta, # puerta con candado, = escalera, % elevador
mission-map-human = empieza aquí: { $who }
mission-map-picks = 
    a elegir por { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }: { $who }
mission-map-priest = Sacerdote Fantasma
mission-map-chaneque = chaneque
mission-map-tzitzimitl = tzitzimitl
mission-map-fire = fuego
mission-map-open = salida, abierta
mission-map-closed = salida, cerrada
mission-map-task = tarea: { $task }
mission-map-machine = máquina expendedora
mission-map-there = { $items } en { $squares }
mission-map-pool = { $items } repartidos en { $squares }
mission-map-hidden = boca abajo
mission-map-lock = { $door } con candado; la llave se usa desde { $side }
mission-map-many = { $square } tiene más de lo que cabe: { $marks }
mission-line = línea { $line }
mission-more = y { $count } más
