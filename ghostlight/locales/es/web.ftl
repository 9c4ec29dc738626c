# Las páginas del navegador en español. Los ids de la página de la mesa empiezan por web-table-.

web-close = Cerrar
web-skip = Ir al contenido
web-home = Ghostlight, ir a la portada
web-nav = Páginas
web-way-tables = Mesas
web-way-rules = Reglas
web-way-settings = Ajustes
web-way-credits = Créditos
web-language = Idioma
web-to-front = Ir a la portada
web-to-tables = Ver las mesas
web-try-again = Reintentar

# Cuando algo no está
web-problem-no-page-title = En esta página no hay ni un fantasma
web-problem-no-page = En esta dirección no hay ninguna página. Comprueba que no falte ninguna letra.
web-problem-unknown-table-title = Esa mesa no existe
web-problem-unknown-table = Revisa el código: puede que tenga una errata o que el enlace se haya cortado.
web-problem-expired-table-title = Esta mesa se ha cerrado
web-problem-expired-table = Hacía mucho que no había nadie. Abre otra mesa y envía su enlace.
web-problem-full-table-title = No quedan asientos libres
web-problem-full-table = Entra en otra mesa o abre la tuya.
web-problem-no-watching-title = La puerta está cerrada
web-problem-no-watching = En esta mesa la partida ya ha empezado y no se admiten espectadores.
web-problem-kept-out-title = Te han echado
web-problem-kept-out = Quien lleva esta mesa te ha echado de ella. Puedes entrar en otra o abrir la tuya.
web-problem-seat-taken-title = Aquí ya hay alguien
web-problem-seat-taken = Alguien ocupó el asiento justo antes. Quizá haya otro libre.
web-problem-no-server-title = La lámpara se ha apagado
web-problem-no-server = No hay conexión con el servidor. Revisa tu conexión y vuelve a intentarlo; las partidas en curso se conservan.
web-problem-other-title = No ha podido ser

# Ajustes
web-settings-as-browser = El del navegador
web-settings-as-system = Según el sistema
web-settings-palette = Tema
web-settings-night = Noche
web-settings-day = Día
web-settings-motion = Movimiento
web-settings-full = Completo
web-settings-reduced = Reducido
web-settings-motion-note = Reducido: las piezas aparecen o saltan en vez de moverse.
web-settings-sound = Sonido
web-settings-sound-on = Con sonido
web-settings-sound-note = Piedras, papel, soplos. Todo lo que se oye también se ve.
web-settings-volume = Volumen
web-settings-kept = Estos ajustes se guardan en este navegador.

# Ser olvidado
web-forget = Lo que sabemos de ti
web-forget-known = Tu nombre, una cookie en este navegador, las partidas que jugaste y lo que dijiste en las mesas. Nada más, y no se le cuenta a nadie.
web-forget-games = Descargar mis partidas
web-forget-me = Olvidarme
web-forget-sure = ¿Borrar todo lo que sabemos de ti?
web-forget-what = Se borran tu nombre, tu cookie y todo lo que dijiste. Dejas las partidas que siguen en marcha. En las terminadas, que también son de los demás, tu sitio lo ocupa «un invitado». No se puede deshacer.

# La portada
web-lead = La lámpara queda encendida para que jueguen los fantasmas.
web-sub = Cuatro juegos de fantasmas en una misma mesa. Envía un enlace, siéntate y juega, sin cuenta ni reglamento. Los asientos vacíos los ocupan bots que solo ven lo que ve su asiento.
web-open-table = Abrir una mesa
web-code = Código de la mesa
web-join = Entrar
web-games = Juegos
web-play = Jugar
web-play-game = Jugar a { $game }
web-how-to = Cómo se juega
web-rehearsal = próximamente
web-waking = Despertando
web-waking-asleep = Dormido
web-waking-game = { $game } se está despertando
web-waking-failed = Este juego no puede arrancar aquí. El registro del servidor dice por qué.
web-waking-stay = La primera vez se compilan las reglas. Quédate aquí: la mesa se abre sola.
web-waking-begins = La partida empieza en cuanto el juego despierte.
web-waking-meanwhile = La primera vez se compilan las reglas. Mientras tanto, abajo se explica cómo se juega.
web-percent = { $percent } %
web-players = De { $from } a { $to } jugadores
web-comma = {", "}
web-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
web-minutes-range = de { $from } a { $to } minutos
web-after = Basado en { $game }, de { $authors }
web-your-turn-at =
    { $count ->
        [one] Te toca jugar en «{ $table }».
       *[other] Te toca jugar en { $count } mesas.
    }
web-waiting-tables =
    { $count ->
        [one] { $count } mesa espera jugadores.
       *[other] { $count } mesas esperan jugadores.
    }
web-game-graveyard = Cementerio
web-game-town = Pueblo
web-game-keyhole = Cerradura
web-game-museum = Museo
web-line-graveyard = Abre las tumbas. Recuerda lo que espiaste.
web-line-town = Seis edificios, cinco clases de susto, una noche muy larga.
web-line-keyhole = Escóndete tras el piano. Alguien está a punto de mirar.
web-line-museum = A solas, a puerta cerrada, con un sacerdote que se mueve como en el ajedrez.

# Bots
web-bot-moth = Polilla
web-bot-moth-strength = fácil
web-bot-moth-manner = Vuela directa al premio que más brilla.
web-bot-owl = Búho
web-bot-owl-strength = medio
web-bot-owl-manner = Ve venir las jugadas y no olvida nada.
web-bot-raven = Cuervo
web-bot-raven-strength = difícil
web-bot-raven-manner = Antes de mover, juega mentalmente la noche entera.
web-bots-are-honest = Los bots solo ven lo que puede ver su asiento.
web-opponents = Rivales
web-with-friends = Jugar con amigos
web-guest = Invitado
web-play-table = Partida con { $bot }

# Una mesa nueva
web-new-game = Juego
web-new-seats = Quién juega
web-new-count = Asientos
web-new-who = Quién ocupa el asiento { $seat }
web-new-open = Libre, para quien tenga el enlace
web-new-me = Yo
web-new-here = Otra persona en este dispositivo
web-new-bot = Bot: { $bot }, { $strength }
web-new-seat-name = Nombre para el asiento { $seat }
web-new-your-name = Tu nombre
web-new-free =
    { $count ->
        [one] Envía el enlace. Cuando el asiento libre esté ocupado, aunque sea por un bot, empiezas la partida en la mesa.
       *[other] Envía el enlace. Cuando los { $count } asientos libres estén ocupados, aunque sea por bots, empiezas la partida en la mesa.
    }
web-new-full = No falta nadie: la partida empieza enseguida.
web-new-terms = En esta mesa
web-new-name = Nombre de la mesa
web-new-name-default = La mesa de { $name }
web-new-visibility = Quién puede entrar
web-new-link = Quien tenga el enlace
web-new-public = Todo el mundo
web-new-watching = Se admiten espectadores
web-new-undo = Se puede deshacer
web-new-undo-note = Mientras no se haya mostrado nada oculto; después, solo si todos están de acuerdo.
web-new-practice = Práctica
web-new-practice-note = Se puede deshacer cualquier decisión, incluso después de dados y cartas. El registro y el resultado lo dicen.
web-new-make = Crear la mesa y copiar el enlace
web-new-start = Empezar la partida
web-new-copied = Enlace copiado. Envíalo a tus amigos.
web-new-not-copied = La mesa está lista. Copia aquí su enlace.
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-move = Por jugada
web-clock-fischer = Por partida
web-clock-days = Días
web-clock-move-unit =
    { $count ->
        [one] segundo por jugada
       *[other] segundos por jugada
    }
web-clock-fischer-start =
    { $count ->
        [one] minuto por persona
       *[other] minutos por persona
    }
web-clock-fischer-increment =
    { $count ->
        [one] segundo más por jugada
       *[other] segundos más por jugada
    }
web-clock-days-unit =
    { $count ->
        [one] día por jugada, para jugar sin prisa
       *[other] días por jugada, para jugar sin prisa
    }
web-clock-note = Quien se queda sin tiempo ya no puede ganar; un bot sigue en su asiento.
web-new-more = Más opciones
web-option-number = Un número
web-option-choose = Elegir…
web-option-change = Elegirlas
web-option-picked =
    { $count ->
        [one] { $count } de { $of } elegida
       *[other] { $count } de { $of } elegidas
    }
web-option-too-few = Elige antes { $of }.
web-option-clear = Empezar de nuevo
web-option-done = Listo
web-option-comma = { ", " }
web-option-own = propio de esta mesa
web-option-file = Un archivo mío…
web-option-file-own = Mi archivo: { $file }
web-option-file-other = Elegir otro archivo
web-option-file-large = Este archivo es demasiado grande: como mucho { $kilobytes } kB.
web-new-faults =
    { $count ->
        [one] Hay { $count } problema:
       *[other] Hay { $count } problemas:
    }
web-option-graveyard-stall_limit = Turnos sin abrir tumbas hasta que acaba la partida (0: sin límite)
web-option-graveyard-reading = Cómo se lee el reglamento (en Cementerio da lo mismo)
web-option-graveyard-reading-letter = Al pie de la letra
web-option-graveyard-reading-house = Como se jugaba aquí antes
web-option-town-variant = Juego
web-option-town-variant-standard = Estándar
web-option-town-variant-master = Maestra: sin dados ni cartas, cuatro secciones
web-option-town-edition = Reglamento que se sigue cuando no coinciden
web-option-town-edition-spanish = El español
web-option-town-edition-japanese = El japonés
web-option-town-reading = Cómo se lee el reglamento
web-option-town-reading-letter = Al pie de la letra
web-option-town-reading-house = Como se jugaba aquí antes
web-option-town-card_selection = Las ocho cartas de acción
web-option-town-card_selection-random = Al azar
web-option-town-card_selection-friendly = El fantasma amistoso, para empezar
web-option-town-card_selection-longisland = Long Island, para quien disfruta cavilando
web-option-town-card_selection-chains = Las cadenas, para pelear
web-option-town-card_selection-brownlady = La Dama Marrón, para dar sustos
web-option-town-card_selection-mirror = El espejo, para muchos puntos
web-option-town-first_player = Quién empieza
web-option-town-first_player-random = Por sorteo
web-option-town-first_player-number = Asiento { $number }
web-option-town-round_limit = Rondas hasta que acaba la partida (0: sin límite)
web-option-town-map = Plano del pueblo
web-option-town-haunt_values = Puntos de embrujo de los edificios
web-option-town-scare_values = Puntos de susto que da cada fantasma al asustar
web-option-town-scare_values-place = { web-option-town-colour }
web-option-town-upgrade_costs = Puntos de susto que cuesta mejorar a cada color
web-option-town-upgrade_costs-place =
    { $place ->
        [1] verde
        [2] amarillo
        [3] naranja
       *[4] rojo
    }
web-option-town-dice = Caras del dado de cada fantasma
web-option-town-dice-place = { web-option-town-colour }
web-option-town-sp_supply = Puntos de susto de la reserva
web-option-town-sp_supply-unlimited = Los que hagan falta
web-option-town-card_costs = Costes de las cartas
web-option-town-card_data = Nombres, clases y símbolos de las cartas
web-option-town-card_sets = Conjuntos de cartas
web-option-town-defender_roller = Quién tira por el defensor
web-option-town-defender_roller-reading = Según la lectura
web-option-town-defender_roller-opponent = Un oponente que elige quien ataca
web-option-town-defender_roller-bank = El programa
web-option-town-bigger_die = Ficha de bonificación 6: un nivel más que
web-option-town-bigger_die-reading = Según la lectura
web-option-town-bigger_die-section = La sección
web-option-town-bigger_die-attacker = El fantasma que ataca
web-option-town-idle_use = Fichas de bonificación y cartas usadas sin efecto
web-option-town-idle_use-reading = Según la lectura
web-option-town-idle_use-allowed = Permitidas
web-option-town-idle_use-refused = No permitidas
web-option-town-move_cards = Las cartas 23 y 24 siguen a
web-option-town-move_cards-action = La acción de Mover
web-option-town-move_cards-any = Cualquier movimiento de un fantasma
web-option-town-card34_ghost = El Embrujar gratis de la carta 34
web-option-town-card34_ghost-edition = Como dice la edición
web-option-town-card34_ghost-needed = Exige un fantasma de ese color allí
web-option-town-card37_counts = La carta 37 mira
web-option-town-card37_counts-unit = La acción, ficha o carta entera
web-option-town-card37_counts-gain = Cada ganancia de puntos de susto
web-option-town-bonus_reshuffle = Las fichas de bonificación descartadas se barajan
web-option-town-bonus_reshuffle-draw = Cuando hay que robar la siguiente
web-option-town-bonus_reshuffle-empty = En cuanto se vacía la reserva
web-option-town-card1_mode = Carta 1, Sombra alargada
web-option-town-card1_mode-modify = Cambia una acción de Embrujar
web-option-town-card1_mode-extra = Es una acción de Embrujar más, una vez por turno
web-option-town-cap = Fantasmas que caben en un edificio
web-option-town-cap-usual = Los 6 de siempre (Maestra: 4)
web-option-town-ghosts_per_colour = Fantasmas de cada color
web-option-town-tokens_per_colour = Fichas de fantasma de cada color
web-option-town-discs_per_player = Discos de acción por jugador
web-option-town-start_sp = Puntos de susto al empezar
web-option-town-bonus_tiles = Fichas de bonificación de cada tipo
web-option-town-colour =
    { $place ->
        [1] azul
        [2] verde
        [3] amarillo
        [4] naranja
       *[5] rojo
    }
web-option-keyhole-layout = Los muebles al empezar
web-option-keyhole-layout-quick = Ya están puestos, de una de seis maneras
web-option-keyhole-layout-in_turn = Se colocan por turnos, uno cada vez
web-option-keyhole-merging = Fusión: los fantasmas pequeños que se juntan se fusionan en mayores
web-option-keyhole-merging-off = Sin ella
web-option-keyhole-merging-on = Con fusión
web-option-keyhole-chimes = Campanadas de medianoche: una sorpresa desde la ronda 2
web-option-keyhole-chimes-off = Sin ellas
web-option-keyhole-chimes-on = Con campanadas
web-option-keyhole-mirror = Un fantasma que solo se ve en el espejo
web-option-keyhole-mirror-on = Queda a la vista
web-option-keyhole-mirror-off = No queda a la vista
web-option-keyhole-solid_ghosts = Los fantasmas que están delante de otros
web-option-keyhole-solid_ghosts-off = Dejan ver a través
web-option-keyhole-solid_ghosts-on = Tapan la vista
web-option-keyhole-min_visible = Cuántos de los 385 puntos de muestra de un fantasma deben asomar para que se le vea
web-option-keyhole-reading = Cómo se lee el reglamento
web-option-keyhole-reading-letter = Al pie de la letra
web-option-keyhole-reading-house = Como se jugaba aquí antes
web-option-keyhole-chime_moves = Un mueble que ha movido una campanada, en esa misma ronda
web-option-keyhole-chime_moves-reading = Según la lectura
web-option-keyhole-chime_moves-count = No se puede volver a mover
web-option-keyhole-chime_moves-free = Se puede mover con una carta
web-option-keyhole-chime_furniture = Los muebles que mueve una campanada
web-option-keyhole-chime_furniture-reading = Según la lectura
web-option-keyhole-chime_furniture-reader = Los coloca quien lee la campanada
web-option-keyhole-chime_furniture-procedure = Los coloca el programa
web-option-keyhole-poses = Cómo se pueden poner los muebles
web-option-keyhole-poses-reading = Según se lea el reglamento
web-option-keyhole-poses-free = También debajo, por encima y desde lo alto de otros
web-option-keyhole-poses-strict = Inclinados solo desde el suelo, y nada sobre lo inclinado
web-option-keyhole-merging_pair = Qué fantasmas pueden fusionarse tras un movimiento
web-option-keyhole-merging_pair-mover = El que se ha movido y otro
web-option-keyhole-merging_pair-any = Dos cualesquiera que compartan casilla
web-option-keyhole-die_passes = Tras la mirada, el dado pasa a la izquierda de
web-option-keyhole-die_passes-picker = Quien eligió el lado
web-option-keyhole-die_passes-starter = Quien empezó la ronda
web-option-museum-mission = Misión
web-option-museum-mission-first-night = Primera noche: 30 minutos, para empezar
web-option-museum-mission-thieves-in-the-shadows = Ladrones en las sombras: 45 minutos, con guardia
web-option-museum-mission-heart-under-the-temple = El corazón bajo el templo: 90 minutos, objetivos secretos
web-option-museum-format = Asientos: humanos contra fantasmas
web-option-museum-format-auto = El primero que encaje con los asientos
web-option-museum-ghost_move = Cómo se mueve el Sacerdote Fantasma
web-option-museum-ghost_move-mission = Como diga la misión
web-option-museum-ghost_move-deck = Con sus cartas
web-option-museum-ghost_move-die = Con el dado
web-option-museum-events_mode = Eventos a la hora en punto
web-option-museum-events_mode-mission = Como diga la misión
web-option-museum-events_mode-draw = Se roba uno
web-option-museum-events_mode-hand = El fantasma juega uno de tres (más difícil)
web-option-museum-events_mode-none = Ninguno
web-option-museum-reading = Cómo se lee el reglamento
web-option-museum-reading-letter = Al pie de la letra
web-option-museum-reading-house = Como se jugaba aquí antes
web-option-museum-toilets = Dónde no se detiene ningún fantasma (M-102)
web-option-museum-toilets-reading = Según la lectura
web-option-museum-toilets-occupied = En un sanitario ocupado
web-option-museum-toilets-every = En ningún sanitario; los entes subordinados no entran
web-option-museum-wounds = Tres rondas para reanimar (M-164)
web-option-museum-wounds-reading = Según la lectura
web-option-museum-wounds-attacker = Desde el turno de quien atacó
web-option-museum-wounds-fall = Desde el turno de la caída
web-option-museum-contact = Quien avanza hasta un ente (M-141)
web-option-museum-contact-reading = Según la lectura
web-option-museum-contact-everybody = Pone en peligro a todos los de la casilla
web-option-museum-contact-newcomer = Solo se arriesga a sí mismo
web-option-museum-aid = Los objetos se usan en, y se dan a (M-057)
web-option-museum-aid-reading = Según la lectura
web-option-museum-aid-anybody = Cualquier humano, también el guardia
web-option-museum-aid-own_side = Solo los del propio bando

# Las mesas
web-tables-mine = Mis partidas
web-tables-public = Mesas abiertas
web-tables-finished = Partidas acabadas
web-tables-none = Ahora no hay ninguna mesa abierta a todos. Abre una y otros la encontrarán aquí.
web-tables-none-finished = Aquí se guardan las partidas que acabes.
web-tables-download-all = Descargar todas mis partidas
web-tables-import = Importar una partida acabada
web-tables-import-note = Un registro descargado aquí o guardado desde la terminal. Podrás volver a verla desde cada asiento.
web-row-your-turn = Te toca
web-row-waiting =
    { $count ->
        [0] Lista para empezar
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
web-row-playing = En juego
web-row-paused = En pausa
web-row-over = Acabada
web-row-closed = Cerrada
web-row-free = libre
web-row-bot = bot
web-row-sit = Sentarme
web-row-watch = Mirar
web-row-open = Ir a la mesa
web-row-replay = Repetición
web-row-log = Registro
web-row-log-of = Descargar el registro de { $table }
web-row-way = { $way }: { $table }

# Reglas
web-rules-title = { $game }: las reglas
web-rules-clauses = Todas las reglas
web-rules-search = Buscar en las reglas
web-rules-unfold = Desplegar todo
web-rules-fold = Plegar todo
web-rules-in-english = Las reglas numeradas están solo en inglés.
web-rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] { $count } resultado.
       *[other] { $count } resultados.
    }

# Créditos
web-credits-lead = Ghostlight es una mesa. Los juegos que hay en ella son obra de sus autores.
web-credits-games = Si te gusta uno de estos juegos, busca el publicado: tiene su propio arte, sus propias piezas y mucho más que tocar. Aquí contamos las reglas con nuestras palabras, sin usar ilustraciones ni textos de las editoriales.
web-credits-art-title = Imágenes y sonidos
web-credits-art = Cada fantasma, piedra, carta e icono se dibujó para Ghostlight, y cada sonido lo crea tu navegador con unas pocas líneas de código.
web-credits-fonts-title = Tipografía
web-credits-font = { $font }, de { $author }
web-credits-program-title = Programa
web-credits-program = Ghostlight es software libre con licencia MIT.

# La página de la mesa
web-table-coming = Entrando en la mesa…
web-table-no-board = Esta página no está al día. Recárgala.
web-table-skip = Ir a la pregunta
web-table-tools = Herramientas
web-table-seats = Asientos
web-table-side = Registro, pista y chat
web-table-prompt = Qué toca
web-table-tab-table = Mesa
web-table-log = Registro
web-table-newest-last = lo último, al final
web-table-chat = Chat
web-table-chat-who = para toda la mesa
web-table-hint = Pista
web-table-replay = Repetición
web-table-menu = Menú
web-table-undo = Deshacer
web-table-undo-ask = Pedir deshacer
web-table-rules = Cómo se juega
web-table-rules-all = Todas las reglas
web-table-rules-short = reglas
web-table-why = ¿Por qué? La regla que hay detrás
web-table-invite = Invitar
web-table-language-settings = Idioma y ajustes
web-table-to-day = Tema de día
web-table-to-night = Tema de noche
web-table-sound-on = Con sonido
web-table-sound-off = Sin sonido
web-table-watchers =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
web-table-watcher = espectador
web-table-reconnecting = Se ha perdido la conexión. Reconectando…
web-table-offline = Este dispositivo está sin conexión. La mesa te espera.
web-table-lost = La conexión se cortó antes de la respuesta. Comprueba si se hizo y, si no, repítelo.
web-table-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
web-table-seat-n = Asiento { $seat }
web-table-you = Tú
web-table-bot = bot
web-table-bots = Bots
web-table-bot-is = bot, { $strength }
web-table-to-play = te toca
web-table-at-turn = le toca
web-table-won-mark = gana
web-table-resigned = se rindió
web-table-stand-in = juega un bot
web-table-away = ausente
web-table-open = libre
web-table-points-unit = pts
web-table-days-hours = { $days } d { $hours } h
web-table-seconds-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
web-table-your-turn = Te toca.
web-table-title-your-turn = Te toca
web-table-title-over = Fin de la partida
web-table-to-my-turn = Te toca: volver al presente
web-table-to-now = Volver al presente
web-table-to-result = Ver el resultado
web-table-looking-back = Estás viendo el paso { $n } de { $last }.
web-table-paused = La partida está en pausa.
web-table-paused-note = el reloj está parado
web-table-resume = Reanudar
web-table-game-ends = Se está mostrando la última jugada.
web-table-seat-empty = { $name } está vacío y es su turno.
web-table-waits-for-away = { $name } no está. La partida espera.
web-table-away-clock = { $name } no está y el reloj corre.
web-table-let-bot = Que juegue un bot
web-table-stand-in-turn = Un bot juega por ti.
web-table-stand-in-note = Un bot juega por ti hasta que vuelvas.
web-table-back = He vuelto
web-table-bot-for-me = Deja que un bot juegue por ti. Puedes volver cuando quieras.
web-table-bot-for-seat = Que juegue aquí un bot:
web-table-offer-undo = { $name } pide deshacer su última decisión. También se desharía todo lo que vino después.
web-table-offer-undo-mine = Has pedido deshacer tu decisión. Falta la respuesta de { $names }.
web-table-offer-pause = { $name } pide una pausa.
web-table-offer-pause-mine = Has pedido una pausa. Falta la respuesta de { $names }.
web-table-agree = De acuerdo
web-table-decline = Rechazar
web-table-withdraw = Retirar
web-table-you-won =
    { $points ->
        [one] Ganas con { $points } punto.
       *[other] Ganas con { $points } puntos.
    }
web-table-you-won-default = Ganas: no queda nadie más en la partida.
web-table-won-default = Gana { $names }: no queda nadie más en la partida.
web-table-again = Jugar otra vez
web-table-again-says = ¿Otra partida? { $link }
web-table-join-next = Otra partida con { $name }
web-table-watch-replay = Ver la repetición
web-table-check = Comprobar el reparto
web-table-promise = Juego limpio
web-table-download = Descargar el registro
web-table-pause = Pausa
web-table-pause-ask = Pedir una pausa
web-table-resign = Rendirse
web-table-resign-sure = { $name } ya no podrá ganar y un bot seguirá jugando en su asiento. No se puede deshacer.
web-table-leave = Dejar el asiento
web-table-leave-sure = El asiento de { $name } queda libre: podrá ocuparlo otra persona o un bot.
web-table-close = Cerrar la mesa
web-table-close-sure = La mesa se cierra y su enlace deja de servir.
web-table-people = Personas
web-table-people-note = Jugadores y espectadores de esta mesa.
web-table-people-none = No hay nadie más.
web-table-nameless = alguien sin nombre
web-table-muted = en silencio
web-table-sent-away = fuera de la mesa
web-table-mute = Silenciar
web-table-mute-name = Silenciar a { $name }
web-table-unmute = Dejar hablar
web-table-unmute-name = Dejar hablar otra vez a { $name }
web-table-kick = Echar
web-table-kick-name = Echar a { $name }
web-table-kick-sure = { $name } pierde el asiento y no podrá volver a esta mesa, salvo que le dejes entrar otra vez.
web-table-let-in = Dejar entrar
web-table-act-for = { $act }: { $name }
web-table-muted-note = Quien lleva esta mesa te ha silenciado. Puedes jugar y mirar.
web-table-host-begins = No falta nadie. Quien lleva la mesa empieza la partida.
web-table-ask-to-sit = Pedir asiento
web-table-ask-to-sit-note = La partida ya ha empezado. Te sientas si están de acuerdo todos los que juegan.
web-table-sit-again-note = Este era tu asiento. Puedes volver a sentarte.
web-table-end = Cerrar la partida
web-table-end-sure = La partida acaba aquí y no gana nadie. Se revela su semilla y podrás ver la repetición.
web-table-end-ask-sure = Se pregunta a los demás. Si todos están de acuerdo, la partida acaba aquí y no gana nadie.
web-table-offer-close = { $name } pide cerrar aquí la partida, sin ganador.
web-table-offer-close-mine = Has pedido cerrar la partida. Falta la respuesta de { $names }.
web-table-offer-replace = { $other } lleva mucho rato sin decidir. { $name } pide que mientras tanto siga un bot.
web-table-offer-replace-mine = Has pedido que un bot juegue por { $other }. Falta la respuesta de { $names }.
web-table-offer-join = { $name } pide ocupar el asiento { $seat }, y vería lo que ese asiento sabe.
web-table-offer-join-mine = Has pedido sentarte. Falta la respuesta de { $names }.
web-table-idle-due = { $name } lleva mucho rato sin decidir. Un bot puede seguir hasta que vuelva.
web-table-idle-warning =
    { $minutes ->
        [one] Los demás te esperan. Dentro de un minuto podrán dejar que un bot juegue por ti.
       *[other] Los demás te esperan. Dentro de { $minutes } minutos podrán dejar que un bot juegue por ti.
    }
web-table-idle-late = Los demás te esperan, y ya pueden dejar que un bot juegue por ti.
web-table-title-waited-for = Te esperan
web-table-result-closed = La partida se cerró antes de acabar. No ha ganado nadie.
web-table-result-abandoned = Nadie volvió a esta partida y se cerró. No ha ganado nadie.
web-table-never-mind = Mejor no
web-table-closed = Esta mesa se ha cerrado
web-table-closed-note = Quien la abrió la cerró antes de empezar la partida.
web-table-say = Di algo
web-table-send = Enviar
web-table-your-name = Tu nombre
web-table-their-name = Su nombre
web-table-name-needed = Escribe un nombre, por favor.
web-table-name-to-speak = Tu nombre, para poder hablar
web-table-name-use = Usarlo
web-table-hint-honest = según lo que puedes ver
web-table-hint-ask = ¿Tú qué harías?
web-table-hint-thinking = Pensándolo bien…
web-table-hint-later = Pregunta cuando te toque.
web-table-hint-over = La partida ha terminado. Puedes volver a verla en la repetición.
web-table-hint-players = Las pistas son para quienes juegan.
web-table-hint-why = Yo elegiría { $choice }: así gané { $share } de 100 partidas imaginadas.
web-table-percent = { $share } %
web-table-first = Primer paso
web-table-previous = Anterior
web-table-next = Siguiente
web-table-last = Último paso
web-table-play = Reproducir desde aquí
web-table-stop = Parar
web-table-decision = paso { $n } de { $last }
web-table-decision-live = paso { $n } de { $last } (ahora)
web-table-decision-slider = Paso
web-table-seen-from = Visto desde
web-table-from-above = Todo descubierto
web-table-from-seat = Como lo vio { $name }
web-table-as-watcher = Como lo vieron los espectadores
web-table-fair-now = Antes de que nadie se sentara, el servidor eligió un número secreto del que salen todos los repartos y dados de esta partida, y publicó su huella. El navegador de cada jugador prometió del mismo modo un número propio y lo enseñó cuando todos habían prometido. Así nadie pudo elegir el reparto. Al terminar, el servidor enseña su número y todo se puede comprobar.
web-table-fair-over = El servidor eligió un número secreto antes de que nadie se sentara y publicó su huella; el navegador de cada jugador prometió un número propio antes de que se enseñara ninguno. Ahora todos están a la vista y todo se puede comprobar.
web-table-fair-commitment = La huella (SHA-256)
web-table-fair-seed = El número secreto (semilla)
web-table-fair-promises = Lo que añadieron los navegadores de los jugadores
web-table-fair-unkept = prometido pero nunca enseñado; se repartió sin él
web-table-fair-given-up =
    { $count ->
        [one] Antes de este reparto se detuvo otro cuando ya se habían enseñado números.
       *[other] Antes de este reparto se detuvieron otros { $count } cuando ya se habían enseñado números.
    }
web-table-fair-house = Este servidor firma sus registros con la clave
web-table-fair-check = Comprobarlo en este navegador
web-table-fair-far =
    { $steps ->
        [one] { $steps } paso por ahora…
       *[other] { $steps } pasos por ahora…
    }
web-table-fair-good = Todo como se prometió. Este navegador lo ha calculado por su cuenta, a partir de la semilla y de los números de los jugadores: { web-table-fair-steps } y { web-table-fair-draws }.
web-table-fair-kept = Cada número es el que se había prometido.
web-table-fair-mine = Tu propio número entró sin cambios.
web-table-fair-bad = No es como se prometió. Este navegador ha comprobado { web-table-fair-steps } y { web-table-fair-draws }:
web-table-fair-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
web-table-fair-draws =
    { $draws ->
        [one] { $draws } sorteo
       *[other] { $draws } sorteos
    }
web-table-fair-rules = Si las reglas pedían justo esos sorteos, y qué salió de ellos, solo lo dicen las reglas. Para comprobarlo también, repite el registro en tu propio equipo o pídeselo al servidor:
web-table-fair-copy = Copiar la orden
web-table-fair-go-over = Comprobar toda la partida en el servidor
web-table-here = Se jugó aquí: este servidor ha firmado el registro.
web-table-not-here = No se jugó aquí
web-table-not-here-note = No se jugó aquí: el registro viene de un archivo que este servidor no ha firmado.
web-table-fault-seed = El registro no tiene semilla.
web-table-fault-hash = La semilla no corresponde a la huella.
web-table-fault-commitment = A este navegador se le prometió otra huella: { $promised }
web-table-fault-other-seed = La semilla del registro no es la que enseña la mesa.
web-table-fault-promise = El asiento { $seat } enseñó un número distinto del prometido.
web-table-fault-nonces = Los números del reparto no son los que se enseñaron.
web-table-fault-mine = No se usó tu número para el asiento { $seat }: { $nonce }
web-table-fault-frozen = El asiento { $seat } había prometido otra cosa cuando este navegador enseñó su número.
web-table-fault-given-up =
    { $count ->
        [one] Este navegador enseñó un número en un reparto anterior que el registro no cuenta.
       *[other] Este navegador enseñó números en { $count } repartos anteriores que el registro no cuenta.
    }
web-table-fault-number = El paso { $step } debería ser el { $due }.
web-table-fault-draw = Paso { $step }: { $name } debería ser { $due }; el registro dice { $outcome }.
web-table-fault-empty = El registro no tiene pasos.
web-table-fair-nonces =
    { $count ->
        [one] Lo que añadió el navegador de un jugador
       *[other] Lo que añadieron los navegadores de los jugadores
    }
web-table-fair-same = La huella es la misma que este navegador vio al principio.
web-table-fair-changed = A este navegador se le prometió antes otra huella: { $promised }
web-table-fair-checked = Todo como se prometió: se han repetido { web-table-fair-steps } y { web-table-fair-draws }.
web-table-fair-draws-only = Sorteos como se prometió: { web-table-fair-draws } en { web-table-fair-steps }, todo a partir del número secreto. Las reglas de la versión { $rules } no se han vuelto a ejecutar.
web-table-fair-fault = No es como se prometió: { $fault }
web-table-pass = Pásaselo a { $name }
web-table-pass-note = Ahora solo debería mirar { $name }.
web-table-pass-open = Soy { $name }
web-table-come-in = Pasa y siéntate.
web-table-full = No quedan asientos libres.
web-table-full-watch = Quédate a mirar: el tablero aparecerá aquí en cuanto empiece la partida.
web-table-full-no-watch = Cuando empiece la partida, esta mesa no admite espectadores.
web-table-waiting-for =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
web-table-all-here = Ya no falta nadie.
web-table-start = Empezar la partida
web-table-start-note = Envía el enlace a tus amigos o pon bots en los asientos libres.
web-table-shuffling = Barajando…
web-table-shuffling-note = La página de cada jugador añade su propio número secreto, para que nadie pueda elegir el reparto.
web-table-shuffling-late = Falta todavía la página de { $names }. Quien la cierre jugará sin parte en el reparto.
web-table-shuffling-lost = Esta página ya no tiene el número que prometió. Detén el reparto y empieza de nuevo.
web-table-shuffling-stop = Detener el reparto
web-table-sit = Sentarme
web-table-sit-here = Sentarme aquí
web-table-stand-up = Levantarme
web-table-another-person = Otra persona en este dispositivo
web-table-hot-seat-note = Este dispositivo es compartido. Entre turno y turno cae un telón.
web-table-a-bot = Un bot
web-table-bot-change = Otro nivel
web-table-bot-away = Quitar
web-table-add-seat = Añadir un asiento
web-table-remove-seat = Quitar el asiento { $seat }
web-table-invite-link = Enlace para tus amigos
web-table-copy = Copiar
web-table-copied = Copiado.
web-table-copy-by-hand = Copia tú el enlace seleccionado.
web-table-code = o el código
web-table-terms = En esta mesa
web-table-clock-none = Sin reloj: cada cual piensa con calma.
web-table-clock-move =
    { $seconds ->
        [one] { $seconds } segundo por turno.
       *[other] { $seconds } segundos por turno.
    }
web-table-clock-fischer =
    { $minutes ->
        [one] { $minutes } minuto por persona
       *[other] { $minutes } minutos por persona
    }{ $increment ->
        [0] .
        [one] {" "}y { $increment } segundo más tras cada turno.
       *[other] {" "}y { $increment } segundos más tras cada turno.
    }
web-table-clock-days =
    { $days ->
        [one] Un día por turno.
       *[other] { $days } días por turno.
    }
web-table-undo-yes = Las decisiones se pueden deshacer.
web-table-undo-no = Las decisiones son definitivas.
web-table-practice = Práctica
web-table-practice-terms = Práctica: se puede deshacer cualquier decisión.
web-table-watching-yes = Se admiten espectadores.
web-table-watching-no = Sin espectadores.
web-table-public = A la vista de todo el mundo.
web-table-link-only = Solo para quien tenga el enlace.
web-table-option = { $option }: { $value }

# Una mesa que ya no se puede abrir
web-kept-title = Esta mesa no se puede abrir
web-kept-running = La partida no había terminado. Se puede descargar lo que todos vieron; lo oculto sigue oculto.
web-kept-over = La partida ha terminado, y se conserva lo que se contó de ella.
web-kept-untold = La partida ha terminado, pero no se conservó lo que pasó. Su registro aún se puede descargar.
web-kept-players = Quiénes jugaron
web-kept-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-kept-won = ha ganado
web-kept-last = Última jugada: { $when }
web-kept-story = Lo que pasó

# Lo que es nuestro, porque el reglamento lo deja a las imágenes o no lo cuenta
web-ours = Lo que es nuestro
web-ours-clauses = Decisiones:
web-ours-options = Para cambiarlo:

## The signature of a log, checked in the browser
web-table-signed-here = Firmado por este servidor: desde entonces, nada del registro se ha cambiado ni quitado.
web-table-signed-elsewhere = Firmado, pero no por este servidor: la partida se repartió en otro.
web-table-signed-nobody = Sin firma: nada dice que un servidor haya repartido esta partida.
web-table-fault-forged = La firma no encaja: el registro se cambió después de firmarlo, o es falso.
