# Museo en español. Eventos: una frase cada uno; los humanos se nombran por su nombre ($human, $partner, $patient, $ghost), no por
# quien los juega. $item es una clase, o el id o el nombre de un objeto que la misión ha bautizado; las misiones hablan por sí mismas.

museum-title = Museo

# Quién
museum-human =
    { $human ->
        [itzel] Itzel
        [bruno] Bruno
        [remedios] sor Remedios
        [quiroz] Dr. Quiroz
        [lina] Lina
        [beto] Beto
        [nico] Nico
        [guard] don Chucho
       *[priest] el Sacerdote Fantasma
    }
# Lo mismo dentro de una frase (`start` la empieza, `of` es «de …», `to` es «a …»)
museum-person =
    { $form ->
        [start]
            { $person ->
                [remedios] Sor Remedios
                [quiroz] El Dr. Quiroz
                [guard] Don Chucho
                [priest] El Sacerdote Fantasma
               *[other] { NAME("museum-human", $person) }
            }
        [of]
            { $person ->
                [quiroz] del Dr. Quiroz
                [priest] del Sacerdote Fantasma
               *[other] de { NAME("museum-human", $person) }
            }
        [to]
            { $person ->
                [quiroz] al Dr. Quiroz
                [priest] al Sacerdote Fantasma
               *[other] a { NAME("museum-human", $person) }
            }
       *[bare]
            { $person ->
                [quiroz] el Dr. Quiroz
               *[other] { NAME("museum-human", $person) }
            }
    }
museum-who = { NAME("museum-person", $human, form: "start") }
museum-human-text =
    { $human ->
        [itzel] Itzel Robles, guía nocturna
        [bruno] Bruno Salas, restaurador
        [remedios] sor Remedios
        [quiroz] Dr. Tomás Quiroz
        [lina] Lina Ortega «la Ganzúa», ladrona
        [beto] Beto Luna «el Buey», ladrón
        [nico] Nico Vela «el Gato», ladrón
        [guard] don Chucho, guardia de seguridad; tiene todas las llaves y pierde el sentido en vez de caer con heridas
       *[priest] el Sacerdote Fantasma; las paredes no lo detienen y nada le hace daño
    }
museum-ghost =
    { $ghost ->
        [priest] El Sacerdote Fantasma
       *[other] El fantasma { NAME("museum-person", $ghost, form: "of") }
    }
# Con «a»
museum-target =
    { $target ->
        [s1] al ente subordinado 1
        [s2] al ente subordinado 2
        [s3] al ente subordinado 3
        [s4] al ente subordinado 4
        [s5] al ente subordinado 5
       *[other] { NAME("museum-person", $target, form: "to") }
    }
museum-entity =
    { $entity ->
        [priest] Sacerdote Fantasma
        [minion] fantasma súbdito
        [chaneque] chaneque
       *[tzitzimitl] tzitzimitl
    }
museum-entity-text =
    { $entity ->
        [priest] Se mueve como una pieza de ajedrez a través de paredes, pisos y puertas, y ataca todas las casillas por las que pasa o donde cae.
        [minion] Alguien que murió. Se mueve con el dado de ajedrez en su antiguo turno y ataca como el Sacerdote.
        [chaneque] Anda hasta 2 casillas hacia el humano más cercano, ataca una vez y se va.
       *[tzitzimitl] Corre hasta 8 casillas en línea recta hacia el humano más cercano, ataca una vez y se va.
    }
# Un atacante al principio de una frase; el $number de un súbdito es el puesto de su personaje en la lista de personajes
museum-attacker =
    { $entity ->
        [priest] El Sacerdote Fantasma
        [minion]
            { $number ->
                [1] El fantasma { NAME("museum-person", "itzel", form: "of") }
                [2] El fantasma { NAME("museum-person", "bruno", form: "of") }
                [3] El fantasma { NAME("museum-person", "remedios", form: "of") }
                [4] El fantasma { NAME("museum-person", "quiroz", form: "of") }
                [5] El fantasma { NAME("museum-person", "lina", form: "of") }
                [6] El fantasma { NAME("museum-person", "beto", form: "of") }
               *[7] El fantasma { NAME("museum-person", "nico", form: "of") }
            }
        [chaneque] Un chaneque
       *[tzitzimitl] Un tzitzimitl
    }

# Objetos
museum-item =
    { $item ->
        [macuahuitl] macuahuitl
        [hammer] martillo
        [truncheon] porra
        [pistol] pistola
        [ammo] munición
        [energy_drink] bebida energética
        [first_aid] botiquín
        [amulet] amuleto
        [rosary] rosario
        [rue] ruda
        [key] llave
        [extinguisher] extintor
        [artefact] artefacto
        [heart] corazón humano
       *[other] { $item }
    }
museum-an-item = { NAME("museum-thing", $item, form: "a") }
museum-thing =
    { $form ->
        [a]
            { $thing ->
                [macuahuitl] un macuahuitl
                [hammer] un martillo
                [truncheon] una porra
                [pistol] una pistola
                [ammo] munición
                [energy_drink] una bebida energética
                [first_aid] un botiquín
                [amulet] un amuleto
                [rosary] un rosario
                [rue] una rama de ruda
                [key] una llave
                [extinguisher] un extintor
                [artefact] un artefacto
                [heart] un corazón humano
               *[other] «{ $thing }»
            }
       *[the]
            { $thing ->
                [macuahuitl] el macuahuitl
                [hammer] el martillo
                [truncheon] la porra
                [pistol] la pistola
                [ammo] la munición
                [energy_drink] la bebida energética
                [first_aid] el botiquín
                [amulet] el amuleto
                [rosary] el rosario
                [rue] la rama de ruda
                [key] la llave
                [extinguisher] el extintor
                [artefact] el artefacto
                [heart] el corazón humano
               *[other] «{ $thing }»
            }
    }
museum-item-text =
    { $item ->
        [macuahuitl] Arma para un combate.
        [hammer] Arma para dos combates.
        [truncheon] El arma del guardia. No se gasta y no se separa de él.
        [pistol] Arma mientras haya munición; también dispara dentro de una sala o a lo largo de un pasillo.
        [ammo] Balas para la pistola. Todas comparten un hueco.
        [energy_drink] Usar: 1 PV para alguien al alcance, y tantos pasos para quien la usa como diga un dado.
        [first_aid] Usar: 2 PV para alguien al alcance; reanima a quien está sin PV.
        [amulet] Anula un ataque de un ente.
        [rosary] Anula un ataque si está activo y queda inactivo; el siguiente ataque a quien lo lleva lo vuelve a activar.
        [rue] Usar: ningún ente entra en una sala en esta ronda y la siguiente, o ninguno ataca a una persona en esta ronda.
        [key] Abre un candado, desde el lado donde está.
        [extinguisher] Un movimiento por el fuego sin daño, y los fuegos se apagan. Dos veces.
        [artefact] De esto habla la misión.
        [heart] De esto habla la misión.
       *[other] De esto habla la misión.
    }

# Lugares
museum-area =
    { $area ->
        [A] Galería de la Piedra del Sol
        [B] Sala de las Ofrendas
        [D] Despacho de la Dirección
        [F] Cabina de Proyección
        [G] Tienda
        [H] Sala del Templo
        [J] Cafetería
        [K] Guardarropa
        [L] Laboratorio
        [M] Sala de los Códices
        [N] Sala de los Dioses
        [O] Oficina de Seguridad
        [Q] Biblioteca
        [R] Recepción
        [U] Auditorio
        [V] Cámara Acorazada
        [W] Sala de los Guerreros
        [Y] Cuarto de Limpieza
        [Z] Taller de Restauración
        [C0] pasillo de la planta baja
        [C1] pasillo del primer piso
        [C2] pasillo del segundo piso
        [C3] pasillo del tercer piso
        [T0] sanitario de la planta baja
        [T1] sanitario del primer piso
        [T2] sanitario del segundo piso
        [T3] sanitario del tercer piso
        [E0] elevador de la planta baja
        [E1] elevador del primer piso
        [E2] elevador del segundo piso
        [E3] elevador del tercer piso
        [random] una sala al azar
       *[OUT] fuera
    }
museum-floor =
    { $floor ->
        [0] Planta baja
        [1] Primer piso
        [2] Segundo piso
       *[3] Tercer piso
    }
# Un día; $year es un texto, porque los años no se cuentan
museum-date = { $day } de { NAME("museum-month", $month) } de { $year }
museum-month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
museum-way =
    { $direction ->
        [N] al norte
        [E] al este
        [S] al sur
       *[W] al oeste
    }

# Cartas fantasma
museum-chess =
    { $chess ->
        [pawn] peón
        [rook] torre
        [knight] caballo
        [bishop] alfil
        [queen] reina
       *[king] rey
    }
museum-chess-text =
    { $chess ->
        [pawn] 1 casilla al norte, este, sur u oeste
        [rook] las casillas que quiera al norte, este, sur u oeste
        [knight] un salto: dos casillas en una dirección y una a un lado; solo ataca la casilla donde cae
        [bishop] las casillas que quiera en diagonal
        [queen] las casillas que quiera en cualquier dirección
       *[king] 1 casilla en cualquier dirección
    }
museum-hand-pawn =
    { $pawn ->
        [0] { "" }
       *[other] { " " }peón ×{ $pawn }
    }
museum-hand-king =
    { $king ->
        [0] { "" }
       *[other] { " " }rey ×{ $king }
    }
museum-hand-knight =
    { $knight ->
        [0] { "" }
       *[other] { " " }caballo ×{ $knight }
    }
museum-hand-rook =
    { $rook ->
        [0] { "" }
       *[other] { " " }torre
    }
museum-hand-bishop =
    { $bishop ->
        [0] { "" }
       *[other] { " " }alfil
    }
museum-hand-queen =
    { $queen ->
        [0] { "" }
       *[other] { " " }reina
    }

# Eventos de la noche, y lo que traen
museum-card =
    { $event ->
        [EV-01] Apagón
        [EV-02] Portazos
        [EV-03] Risas en la escalera
        [EV-04] Demonio de las estrellas
        [EV-05] Cortocircuito
        [EV-06] Sacerdote inquieto
        [EV-07] Alarma
        [EV-08] Manos frías
        [EV-09] Reparto nocturno
        [EV-10] Botiquín olvidado
        [EV-11] Susurros en las paredes
        [EV-12] Humo de copal
       *[other] { $event }
    }
museum-modifier =
    { $modifier ->
        [slow] un solo paso por movimiento
        [no_shots] nadie puede disparar
        [lifts_off] elevadores fuera de servicio
        [peace] los entes no atacan
       *[show_hand] la mano fantasma está a la vista
    }
museum-effect-spawn =
    { $n ->
        [0] Aparece en { $squares }: { museum-entity }.
       *[other] En casillas al azar de { $squares } aparecen: { museum-entity } ×{ $n }.
    }
museum-effect-lock =
    { $until ->
        [yes] La puerta { $door } queda con candado por el lado de { $side } hasta la próxima hora.
       *[no] La puerta { $door } queda con candado por el lado de { $side }.
    }
museum-effect-lock_choice =
    { $until ->
        [yes] { $n ->
            [one] El Sacerdote pone candado a { $n } puerta de una sala hasta la próxima hora.
           *[other] El Sacerdote pone candado a un máximo de { $n } puertas de salas hasta la próxima hora.
        }
       *[no] { $n ->
            [one] El Sacerdote pone candado a { $n } puerta de una sala.
           *[other] El Sacerdote pone candado a un máximo de { $n } puertas de salas.
        }
    }
museum-effect-unlock = Se quita el candado de la puerta { $door }.
museum-effect-fire = Se declara un fuego en { $squares }.
museum-effect-fire_room =
    { $n ->
        [one] Se declara un fuego junto a una puerta ({ museum-area }), en { $n } casilla.
       *[other] Se declara un fuego junto a las puertas ({ museum-area }), en { $n } casillas como mucho.
    }
museum-effect-extinguish = Se apagan los fuegos de { $squares }.
museum-effect-message = «{ $text }»
museum-effect-event = Sucede «{ $event }».
museum-effect-place = En { $squares } aparece: { $item }.
museum-effect-place_random_room = En una sala al azar aparece: { $item }.
museum-effect-open_exit = Se abre la salida { $squares }.
museum-effect-close_exit = Se cierra la salida { $squares }.
museum-effect-activate = Un objetivo nuevo: { $objective }
museum-effect-restock =
    { $n ->
        [one] Cada máquina recibe { $n } bebida.
       *[other] Cada máquina recibe { $n } bebidas.
    }
museum-effect-modifier =
    { $rounds ->
        [0] Hasta la próxima hora: { museum-modifier }.
        [one] Durante { $rounds } ronda: { museum-modifier }.
       *[other] Durante { $rounds } rondas: { museum-modifier }.
    }
museum-effect-extra_move =
    { $n ->
        [one] El Sacerdote hace { $n } movimiento más, con el dado.
       *[other] El Sacerdote hace { $n } movimientos más, con el dado.
    }
museum-effect-drop_choice = Cada persona del bando humano que esté en pie y no en un sanitario suelta un objeto.
museum-effect-move_priest = Quien lleva al Sacerdote lo pone en una de estas casillas: { $squares }.
museum-rule =
    { $key ->
        [ghost_move] El Sacerdote se mueve con el dado de ajedrez, no con cartas.
        [human_actions] Acciones por turno: { $value }
        [steps_per_move] Pasos por movimiento: { $value }
        [inventory_slots] Huecos del inventario: { $value }
        [toilet_capacity] Personas que caben en un sanitario: { $value }
        [wounded_rounds] Rondas hasta que muere alguien sin PV: { $value }
        [death] Quien muere deja el tablero y no se vuelve fantasma.
        [vending_stock] Bebidas en cada máquina al empezar: { $value }
        [max_chaneques] Chaneques como mucho: { $value }
        [max_tzitzimitl] Tzitzimitl como mucho: { $value }
        [human_attacks]
            { $value ->
                [none] Los humanos no pueden atacar a humanos.
               *[opposing] Los humanos solo pueden atacar a los del otro bando.
            }
       *[lifts] Los elevadores no funcionan.
    }

# Qué sucede
museum-event-begins = Empieza «{ $mission }».
museum-event-character =
    { $self ->
        [yes] Tu personaje: { NAME("museum-human", $human) }.
       *[no] El personaje de { $actor }: { NAME("museum-human", $human) }.
    }
museum-event-secret = Un objetivo secreto para { NAME("museum-person", $human) }: «{ $secret }» (solo lo sabes tú).
museum-event-hand = Nueva mano fantasma:{ museum-hand-pawn }{ museum-hand-king }{ museum-hand-knight }{ museum-hand-rook }{ museum-hand-bishop }{ museum-hand-queen }.
museum-event-event_hand = El Sacerdote roba el evento «{ museum-card }».
museum-event-round = { $time }: empieza la ronda { $round }.
museum-event-clock-round = { $time }: empieza la ronda { $round }.
museum-event-turn = Turno { NAME("museum-person", $human, form: "of") }.
museum-event-stepped = { museum-who } va a { $square }.
museum-event-rode = { museum-who } va en elevador de { $start } a { $square }.
museum-event-unlocked =
    { $key ->
        [1] { museum-who } abre la puerta { $door } con una llave.
       *[0] { museum-who } abre la puerta { $door } por dentro.
    }
museum-event-left = { museum-who } sale del museo por { $square }.
museum-event-took = { museum-who } toma { museum-an-item }.
museum-event-dropped = { museum-who } suelta { museum-an-item } en { $square }.
museum-event-found = En { $square } hay { museum-an-item }.
museum-event-vended =
    { $stock ->
        [0] { museum-who } saca la última bebida de la máquina.
        [one] { museum-who } saca una bebida de la máquina; queda { $stock }.
       *[other] { museum-who } saca una bebida de la máquina; quedan { $stock }.
    }
museum-event-drank = { museum-who } usa una bebida energética para { NAME("museum-person", $patient) }.
museum-event-rolled =
    { $steps ->
        [one] { museum-who } saca { $steps }: un paso gratis.
       *[other] { museum-who } saca { $steps }: hasta { $steps } pasos gratis.
    }
museum-event-bandaged = { museum-who } usa el botiquín para { NAME("museum-person", $patient) }.
museum-event-healed = { museum-who } tiene ahora { $hp } PV.
museum-event-revived = { museum-who } vuelve a levantarse con { $hp } PV.
museum-event-sheltered = { museum-who } esparce ruda: nada entra en { museum-area } hasta el final de la ronda { $round }.
museum-event-shielded = { museum-who } cubre con ruda { NAME("museum-person", $patient, form: "to") } por esta ronda.
museum-event-offered = { museum-who } propone un intercambio { NAME("museum-person", $partner, form: "to") }.
museum-event-gave = { museum-who } da { museum-an-item } { NAME("museum-person", $partner, form: "to") }.
museum-event-refused = El intercambio que propone { NAME("museum-person", $human) } no interesa { NAME("museum-person", $partner, form: "to") }.
museum-event-performed = { museum-who } realiza la tarea «{ $objective }».
museum-event-shot = { museum-who } dispara desde { $square } a { $goal }.
museum-event-shot_down = { museum-attacker } cae de un disparo.
museum-event-assaulted = { museum-who } ataca { museum-target } con { museum-an-item }.
museum-event-attacked = { museum-attacker } ataca { $square }.
museum-event-defended = { museum-who } se defiende con { museum-an-item }.
museum-event-warded = { museum-who } anula el ataque con { museum-an-item }.
museum-event-fought = { museum-who } saca { $defence }, el atacante { $attack }.
museum-event-repelled = { museum-who } rechaza al atacante.
museum-event-hurt =
    { $hp ->
        [one] { museum-who } sufre daño: le queda { $hp } PV.
       *[other] { museum-who } sufre daño: le quedan { $hp } PV.
    }
museum-event-turned =
    { $on ->
        [1] El rosario { NAME("museum-person", $human, form: "of") } vuelve a estar activo.
       *[0] El rosario { NAME("museum-person", $human, form: "of") } queda inactivo.
    }
museum-event-worn =
    { $wear ->
        [0] Se acaba { NAME("museum-thing", $item) } { NAME("museum-person", $human, form: "of") }.
        [one] Queda { $wear } uso: { museum-item } { NAME("museum-person", $human, form: "of") }.
       *[other] Quedan { $wear } usos: { museum-item } { NAME("museum-person", $human, form: "of") }.
    }
museum-event-fell = { museum-who } cae en { $square } con una herida.
museum-event-stunned = { museum-who } queda sin sentido en { $square }.
museum-event-stood = { museum-who } vuelve a ponerse en pie en { $square }.
museum-event-died = { museum-who } muere en { $square }.
museum-event-changed =
    { $self ->
        [yes] Ahora estás en el bando del fantasma.
       *[no] { $actor } está ahora en el bando del fantasma.
    }
museum-event-burnt = { museum-who } se quema en { $square }.
museum-event-doused = { museum-who } apaga el fuego de { $square }.
museum-event-fire =
    { $on ->
        [1] Se declara un fuego en { $square }.
       *[0] Se apaga el fuego de { $square }.
    }
museum-event-card = El Sacerdote juega una carta: { museum-chess }.
museum-event-die = { museum-ghost } tira el dado de ajedrez: { museum-chess }.
museum-event-glided = { museum-ghost } va de { $start } a { $square }.
museum-event-stayed = { museum-ghost } no puede moverse.
museum-event-put = El Sacerdote Fantasma aparece en { $square }.
museum-event-spawned = { museum-attacker } aparece en { $square }.
museum-event-prowled = { museum-attacker } viene de { $start } a { $square }.
museum-event-vanished = { museum-attacker } desaparece.
museum-event-clock = Hora: { $time }.
museum-event-hour = El reloj da la hora.
museum-event-event = Evento: «{ museum-card }».
museum-event-message = «{ $text }»
museum-event-locked =
    { $hour ->
        [1] La puerta { $door } queda con candado por el lado de { $square }, hasta la próxima hora.
       *[0] La puerta { $door } queda con candado por el lado de { $square }.
    }
museum-event-opened = Desaparece el candado de la puerta { $door }.
museum-event-exit =
    { $on ->
        [1] La salida { $square } está abierta.
       *[0] La salida { $square } está cerrada.
    }
museum-event-active = Un objetivo nuevo: «{ $objective }».
museum-event-done = Conseguido: «{ $objective }».
museum-event-stocked =
    { $count ->
        [one] Cada máquina recibe { $count } bebida.
       *[other] Cada máquina recibe { $count } bebidas.
    }
museum-event-placed = En { $square } hay ahora { museum-an-item }.
museum-event-modifier =
    { $round ->
        [0] Hasta la próxima hora: { museum-modifier }.
       *[other] Hasta el final de la ronda { $round }: { museum-modifier }.
    }
museum-event-ceased = Ya no rige: { museum-modifier }.
museum-event-extra =
    { $count ->
        [one] El Sacerdote hará { $count } movimiento más.
       *[other] El Sacerdote hará { $count } movimientos más.
    }
museum-event-secrets =
    { $held ->
        [1] El objetivo secreto { NAME("museum-person", $human, form: "of") } era «{ $secret }», y se cumplió: victoria completa si ganó su bando.
       *[0] El objetivo secreto { NAME("museum-person", $human, form: "of") } era «{ $secret }»; no se cumplió.
    }
museum-event-over =
    { $side ->
        [humans] Gana el bando humano.
       *[ghost] Gana el bando del fantasma.
    }

# Elecciones: lo que se escribe
museum-verb-char = ser
museum-verb-step = paso
museum-verb-douse = apagar
museum-verb-ride = elevador
museum-verb-heal = curar
museum-verb-shelter = refugio
museum-verb-shield = cubrir
museum-verb-hand = entregar
museum-verb-shoot = disparar
museum-verb-attack = atacar
museum-verb-task = tarea
museum-verb-leave = salir
museum-verb-take = tomar
museum-verb-drop = soltar
museum-verb-end = fin
museum-verb-stop = parar
museum-verb-drink = bebida
museum-verb-decline = nada
museum-verb-give = dar
museum-verb-cancel = cancelar
museum-verb-swap = pedir
museum-verb-accept = aceptar
museum-verb-refuse = rechazar
museum-verb-defend = defender
museum-verb-pass = pasar
museum-verb-done = listo
museum-verb-card = carta
museum-verb-to = a
museum-verb-event = evento
museum-verb-bolt = cerrar

# Elecciones: el encabezado de las de una clase
museum-list-char = Personaje
museum-list-step = Ir
museum-list-douse = Ir con el extintor
museum-list-ride = En elevador a
museum-list-heal = Curar
museum-list-shelter = Esparcir ruda en esta sala
museum-list-shield = Cubrir con ruda
museum-list-hand = Pasar objetos a
museum-list-shoot = Disparar a
museum-list-attack = Atacar
museum-list-task = Tarea
museum-list-leave = Salir del museo
museum-list-take = Tomar
museum-list-drop = Soltar
museum-list-end = Terminar el turno
museum-list-stop = Dejar de andar
museum-list-drink = Sacar una bebida
museum-list-decline = Pasar de largo
museum-list-give = Dar
museum-list-cancel = Dejarlo
museum-list-swap = Pedir
museum-list-accept = Aceptar
museum-list-refuse = Rechazar
museum-list-defend = Defenderse con
museum-list-pass = Sin defensa
museum-list-done = Listo
museum-list-card = Carta
museum-list-to = Ir a
museum-list-event = Evento
museum-list-bolt = Cerrar

# Elecciones en palabras
museum-choice-char = elegir personaje: { NAME("museum-human", $human) }
museum-choice-step = ir { museum-way }
museum-choice-douse = ir { museum-way } con { $slot }
museum-choice-ride = ir en elevador a { $square }
museum-choice-heal = usar { $slot } para { NAME("museum-person", $human) }
museum-choice-shelter = esparcir { $slot } en esta sala
museum-choice-shield = cubrir con { $slot } { NAME("museum-person", $human, form: "to") }
museum-choice-hand = pasar objetos { NAME("museum-person", $human, form: "to") }
museum-choice-shoot = disparar { museum-target }
museum-choice-attack = atacar { NAME("museum-person", $human, form: "to") } con { $slot }
museum-choice-task = realizar la tarea «{ $objective }»
museum-choice-leave = salir del museo
museum-choice-take = tomar { $place }
museum-choice-drop = soltar { $slot }
museum-choice-end = terminar el turno
museum-choice-stop = dejar de andar
museum-choice-drink = sacar una bebida
museum-choice-decline = pasar de largo
museum-choice-give = dar { $items }
museum-choice-cancel = dejar el intercambio
museum-choice-swap = pedir a cambio: { $items }
museum-choice-accept = aceptar el intercambio
museum-choice-refuse = rechazar el intercambio
museum-choice-defend = defenderse con { $slot }
museum-choice-pass = no defenderse
museum-choice-done = dejarlo así
museum-choice-card = jugar la carta: { museum-chess }
museum-choice-to = ir a { $square }
museum-choice-event = jugar el evento «{ museum-card }»
museum-choice-bolt = cerrar la puerta { $door } por el lado de { $square }

# Preguntas
museum-ask-character = elige tu personaje.
museum-ask-turn = elige una acción o termina el turno.
museum-ask-walk = sigue andando o para.
museum-ask-vend = ¿sacas una bebida de la máquina?
museum-ask-give = elige lo que das.
museum-ask-swap = elige lo que pides a cambio.
museum-ask-consent = ¿aceptas este intercambio?
museum-ask-defence = un ataque: elige una defensa, o ninguna.
museum-ask-duel = te atacan: ¿te defiendes?
museum-ask-recover = elige lo que vuelves a tomar.
museum-ask-card = elige la carta con la que se mueve el Sacerdote.
museum-ask-ghost = elige adónde va el fantasma.
museum-ask-event = elige el evento de esta hora.
museum-ask-locks = elige una puerta que cerrar, o déjalo así.
museum-ask-lose = manos frías: elige el objeto que sueltas.
museum-ask-put = elige dónde aparece el Sacerdote.

# Las cláusulas que hay detrás
museum-why-character = M-004, M-006: un personaje del bando humano que nadie tenga, y nunca dos con el mismo número.
museum-why-turn = M-050 a M-066: dos acciones por turno: moverse, usar un objeto, pasar objetos, disparar, atacar a un humano, tarea, salir. Tomar y soltar es gratis.
museum-why-walk = M-056, M-080 a M-090: paso a paso a una casilla contigua sin pared de por medio; luego se para o se sigue. Entre medias solo se toma y se suelta.
museum-why-vend = M-074: quien entra andando en la casilla de una máquina y tiene un hueco libre puede sacar una bebida.
museum-why-give = M-059 a M-063: al menos un objeto; después, todo debe caber en ambos inventarios. La munición va bala a bala.
museum-why-swap = M-061, M-062: con lo que pides, nadie puede llevar más de lo que cabe. Tras un rechazo solo caben regalos este turno.
museum-why-consent = M-062: un intercambio necesita el acuerdo de la otra parte.
museum-why-defence = M-143 a M-150: un arma, un amuleto o un rosario activo; una sola defensa vale para todos los de la casilla.
museum-why-duel = M-158: un arma propia que se pueda usar, o ninguna.
museum-why-recover = M-163: quien se levanta puede tomar lo que hay allí, mientras le quepa.
museum-why-card = M-184: una carta de la mano con algún movimiento posible.
museum-why-ghost = M-102, M-174, M-181 a M-183: como se mueve esa pieza de ajedrez, al menos una casilla; no a un sanitario que le esté vedado, ni dentro ni a través de una sala con ruda.
museum-why-event = M-223: uno de los eventos en mano.
museum-why-locks = EV-02: puertas de salas sin candado; el candado queda del lado del pasillo, o de cualquiera entre dos salas.
museum-why-lose = EV-08: un objeto que no sea inseparable.
museum-why-put = 5.5: una de las casillas que dice el evento; ni sanitarios ni salas con ruda.

# Por qué justo eso no es posible
museum-not-actions = No queda ninguna acción para eso.
museum-not-finished = Ya no queda movimiento este turno: el elevador lo termina (M-090).
museum-not-wall = Hay una pared.
museum-not-floors = Por el elevador no se pasa a pie: empieza el turno en él para tomarlo (M-091).
museum-not-locked = La puerta tiene el candado de este lado y { NAME("museum-person", $human) } no lleva llave (M-083).
museum-not-locked-bonus = La puerta tiene el candado de este lado, y la llave solo gira en un movimiento, no en los pasos de una bebida (M-085).
museum-not-full = Ese sanitario está lleno (M-100).
museum-not-ride = Solo puede tomarlo quien empezó el turno en un elevador y no se ha movido (M-091).
museum-not-lifts-off = Los elevadores no funcionan ahora.
museum-not-room = No queda hueco para eso (M-070).
museum-not-face-down = Nadie sabe todavía qué es.
museum-not-nothing-there = Aquí no hay tal objeto.
museum-not-carry = El guardia no lleva ni artefactos ni el corazón (M-075).
museum-not-again = Lo que se suelta en un turno no se puede volver a tomar en él (M-055).
museum-not-bound = La porra no se separa de quien la lleva (M-071).
museum-not-empty-slot = Ese hueco está vacío.
museum-not-use = Ese objeto no se usa así.
museum-not-reach = { museum-who } no está al alcance (M-058).
museum-not-side = Los objetos son solo para los del propio bando (D-36).
museum-not-here = { museum-who } no está en esta casilla (M-157).
museum-not-weapon = Eso no es un arma que se pueda usar ahora (M-144).
museum-not-shots = Ahora nadie puede disparar.
museum-not-pistol = Hacen falta una pistola y munición (M-154).
museum-not-line = El blanco no está en la línea de tiro (M-155).
museum-not-haunted = Hay un ente en esta sala, o esto no es una sala (M-173).
museum-not-task-inactive = Esa tarea todavía no se puede realizar.
museum-not-task-place = La tarea no se puede realizar aquí, o falta algo que necesita (M-064).
museum-not-exit = Esto no es una salida (M-065).
museum-not-exit-closed = Esta salida está cerrada (M-065).
museum-not-card = Esa carta no está en la mano.
museum-not-toilet = Ningún fantasma termina en un sanitario (M-102).
museum-not-rue = La ruda no deja entrar a ningún fantasma en esa sala (M-174).
museum-not-chess = Así no se mueve esta pieza: { museum-chess } (M-182).
museum-not-door = Esa puerta ya tiene candado, o no es de una sala (EV-02).

museum-rules =
    Una noche en el museo: hasta cuatro humanos contra el Sacerdote Fantasma. La
    misión dice qué deben hacer los humanos antes de que acabe el tiempo; si no
    queda ninguno en pie, gana el fantasma al momento.
    Una ronda tiene ocho partes: los personajes 1 a 4, el guardia, el Sacerdote,
    los entes subordinados y el reloj (10 minutos).
    Un humano tiene dos acciones: moverse (hasta 2 pasos), usar un objeto, pasar
    objetos, disparar, atacar, una tarea o salir. Tomar y soltar es gratis. El
    elevador termina el movimiento; quien empieza allí su turno puede tomarlo. Un
    candado pide llave desde su lado. En un sanitario nadie sufre ataques; caben
    dos personas.
    El Sacerdote se mueve como una pieza de ajedrez a través de las paredes, con
    una de seis cartas por hora, y ataca cada casilla por la que pasa o donde cae.
    Una defensa vale para toda la casilla: un arma (gana el dado mayor), un
    amuleto o un rosario activo. Si falla, cada persona pierde 1 PV. Quien se
    queda sin PV cae con heridas y muere tres rondas después, si no ayuda una
    bebida o un botiquín; quien muere se vuelve fantasma. A cada hora en punto
    hay un evento.

# --- el tablero en el terminal
museum-terminal-head = { $time } de { $limit } · ronda { $round } de { $rounds }
museum-terminal-slot =
    { $slot ->
        [0] preparación
        [6] el Sacerdote
        [7] los entes subordinados
        [8] el reloj
       *[other] personaje { $slot }
    }
museum-terminal-actions =
    { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }
museum-terminal-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
museum-terminal-finished = sin más movimiento
museum-all-leave = Debe salir todo el que siga en pie.
museum-terminal-objectives = Objetivos
museum-terminal-all = todos
museum-terminal-later = más tarde
museum-terminal-secret = secreto
museum-terminal-held = cumplido
museum-terminal-missed = no cumplido
museum-terminal-hand = Mano fantasma
museum-terminal-left = Cartas fantasma que pueden salir
museum-terminal-played = jugadas
museum-terminal-die = El Sacerdote se mueve con el dado de ajedrez
museum-terminal-extra = movimientos de más: { $count }
museum-terminal-held-events = Eventos en mano
museum-terminal-deck = Eventos por venir
museum-terminal-modifiers = Ahora
museum-terminal-until = { $modifier }, ronda { $round }
museum-terminal-rued = ruda en { $area }, ronda { $round }
museum-terminal-wounded = con heridas, muere en la ronda { $round }
museum-terminal-stunned = sin sentido hasta la ronda { $round }
museum-terminal-dead = ahora es un fantasma
museum-terminal-gone = ha salido
museum-terminal-rue = bajo la ruda
museum-terminal-nothing = nada
museum-terminal-on = activo
museum-terminal-off = inactivo
museum-terminal-face-down = boca abajo
museum-terminal-fire = fuego
museum-terminal-threat = el Sacerdote puede atacar aquí en su próximo movimiento
museum-terminal-strike = { $attacker } ataca { $square }: { $targets }
museum-terminal-glide = { $ghost } en { $square }: { $chess }
museum-terminal-offer = { $human } da { $gives }
museum-terminal-wish = y pide a { $partner }: { $asks }
museum-terminal-floor-items = En el suelo
museum-terminal-locks = Candados
museum-terminal-machines = Máquinas
museum-terminal-exits = Salidas
museum-terminal-open = abierta
museum-terminal-closed = cerrada
museum-terminal-legend = 1 en pie · ₁ en el suelo · ¹ fantasma · Ω Sacerdote · & chaneque · § tzitzimitl · * objetos · ? boca abajo · ^ fuego · x salida abierta · - salida cerrada · v máquina · : puerta · # candado · = escalera · % elevador
museum-terminal-colon = { ": " }
museum-terminal-comma = { ", " }

# --- el tablero en el navegador
museum-board-comma = {", "}
museum-board-colon = {": "}
museum-board-plan = El museo, casilla a casilla
museum-board-in-words = El museo en palabras
museum-board-nobody = Aquí no hay nadie ni nada.
museum-board-mini = Los cuatro pisos de un vistazo
museum-board-floors = Pisos
museum-board-all = Todo el museo
museum-board-panes = Partes del tablero
museum-board-pane-plan = Plano
museum-board-pane-people = Gente
museum-board-pane-night = Noche
museum-board-choices-here = aquí hay opciones
museum-board-threat = Alcance del Sacerdote
museum-board-threat-question = ¿Dónde puede golpear el Sacerdote?
museum-board-mission = Misión
museum-board-booklet = Leer la misión
museum-board-hint = sugerido
museum-board-back = Atrás

# Casillas y lo que hay en ellas
museum-board-feature =
    { $feature ->
        [stairs] escalera
        [emergency] escalera de emergencia
       *[entrance] entrada principal
    }
museum-board-machine =
    { $stock ->
        [0] máquina de bebidas, vacía
        [one] máquina de bebidas, { $stock } bebida
       *[other] máquina de bebidas, { $stock } bebidas
    }
museum-board-exit =
    { $open ->
        [yes] salida abierta
       *[no] salida cerrada
    }
museum-board-exit-mark =
    { $open ->
        [yes] abierta
       *[no] cerrada
    }
museum-board-fire = fuego
museum-board-face-down = un objeto boca abajo
museum-board-seats = Primero se sienta el bando humano y al final el del fantasma: un asiento, o dos en «Ladrones en las sombras» con cuatro o cinco personas. En una misión propia, el archivo decide quién se sienta dónde.
museum-board-door = { $one } y { $two }
museum-board-door-between = entre { $one } y { $two }
museum-board-corridor = el pasillo
museum-board-door-to =
    { $state ->
        [open] puerta
        [locked] puerta con candado de este lado,
       *[inside] puerta con el candado al otro lado,
    } { museum-way }
museum-board-locked = candado en la puerta entre { $door }
museum-board-threatened = el Sacerdote podría golpear aquí
museum-board-rued = { $area }: ningún ente entra hasta el final de la ronda { $round }
museum-board-may-step = puedes dar un paso hasta aquí
museum-board-may-walk =
    { $actions ->
        [one] puedes llegar aquí con { $actions } acción
       *[other] puedes llegar aquí con { $actions } acciones
    }
museum-board-may-ride = puedes ir aquí en elevador
museum-board-may-to = el fantasma puede ir aquí
museum-board-may-bolt = se puede poner un candado en este lado

# La gente
museum-board-yours = de los tuyos
museum-board-of-seat = con { $name }
museum-board-hp = { $hp } de { $most } PV
museum-board-wounded = con heridas
museum-board-wounded-until = con heridas, muere en la ronda { $round }
museum-board-stunned = sin sentido
museum-board-stunned-until = sin sentido, se levanta en la ronda { $round }
museum-board-minion = ahora es un fantasma súbdito
museum-board-gone = fuera del museo
museum-board-under-rue = bajo la protección de la ruda
museum-board-slot = turno { $number }
museum-board-carries = { $human } lleva
museum-board-empty-hands = no lleva nada
museum-board-slot-empty = vacío
museum-board-bound = no se puede entregar
museum-board-rosary =
    { $on ->
        [yes] activo
       *[no] inactivo
    }
museum-board-shots =
    { $count ->
        [one] { $count } tiro
       *[other] { $count } tiros
    }
museum-board-uses =
    { $count ->
        [one] queda { $count } uso
       *[other] quedan { $count } usos
    }
museum-board-ticked =
    { $count ->
        [one] { $count } marcado
       *[other] { $count } marcados
    }
museum-board-character = turno { $number }, { $hp } PV, { $item }

# La noche
museum-board-setup = antes de la primera ronda
museum-board-round = ronda { $round } de { $rounds }
museum-board-aims = Objetivos
museum-board-of = { $count } de { $need }
museum-board-need-all = todos
museum-board-done = hecho
museum-board-not-yet = todavía no
museum-board-secret = secreto, solo lo sabes tú
museum-board-secret-of = { $human }, en secreto:
museum-board-held =
    { $held ->
        [yes] cumplido
       *[no] no cumplido
    }
museum-board-in-force = En vigor
museum-board-until =
    { $round ->
        [0] hasta la hora en punto
       *[other] hasta el final de la ronda { $round }
    }
museum-board-ghost-deck = Cartas del fantasma en esta hora
museum-board-deck =
    { $played ->
        [0] 9 cartas, 6 en la mano, ninguna jugada
        [one] { $played } jugada, { $left } aún pueden salir
       *[other] { $played } jugadas, { $left } aún pueden salir
    }
museum-board-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
museum-board-die = El Sacerdote se mueve según el dado de ajedrez.
museum-board-extra =
    { $count ->
        [one] falta un movimiento extra
       *[other] faltan { $count } movimientos extra
    }
museum-board-cards-left =
    { $count ->
        [0] ya no puede salir ninguna
        [one] { $count } aún puede salir
       *[other] { $count } aún pueden salir
    }
museum-board-cards-held = { $count } en la mano
museum-board-events = Eventos
museum-board-events-mode =
    { $mode ->
        [hand] El Sacerdote tiene tres y juega uno a cada hora en punto.
       *[draw] A cada hora en punto sale uno.
    } { $count ->
        [one] Queda { $count } carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
museum-board-events-hand = En la mano del Sacerdote
museum-board-events-shown = Ya jugados

# Opciones
museum-board-actions =
    { $actions ->
        [0] no quedan acciones
        [one] queda { $actions } acción
       *[other] quedan { $actions } acciones
    }
museum-board-steps =
    { $walk ->
        [bonus] { $steps ->
            [one] movimiento extra, queda { $steps } paso
           *[other] movimiento extra, quedan { $steps } pasos
        }
       *[move] { $steps ->
            [one] queda { $steps } paso
           *[other] quedan { $steps } pasos
        }
    }
museum-board-compass = Un paso
museum-board-tap-walk = Elige una casilla iluminada para ir hasta allí.
museum-board-halt = Dejar de andar
museum-board-douse =
    { $on ->
        [yes] Extintor en mano
       *[no] Andar con el extintor
    }
museum-board-step-lock =
    { $key ->
        [yes] gasta una llave
       *[no] abre el candado
    }
museum-board-group =
    { $group ->
        [move] Elevador
        [use] Usar
        [people] Con alguien más
       *[here] Aquí
    }
museum-board-drop = Soltar algo
museum-board-do-ride =
    { $floor ->
        [0] ir a la planta baja
        [1] ir al primer piso
        [2] ir al segundo piso
       *[3] ir al tercer piso
    }
museum-board-do-heal = { $item } para { NAME("museum-person", $human) }
museum-board-do-shield = { $item }: proteger { NAME("museum-person", $human, form: "to") }
museum-board-do-shelter = { $item }: proteger { $area }
museum-board-do-hand = entregar algo { NAME("museum-person", $human, form: "to") }
museum-board-do-shoot = disparar a { $target }
museum-board-do-attack = atacar { NAME("museum-person", $human, form: "to") } ({ $item })
museum-board-do-task = { $text }
museum-board-do-take = tomar { $item }
museum-board-do-drop = soltar { $item }
museum-board-do-lose = soltar { $item }
museum-board-do-to = { $square }
museum-board-do-bolt = { $door }, candado en { $square }
museum-board-do-plain =
    { $verb ->
        [leave] salir del museo
        [end] terminar el turno
        [stop] parar aquí
        [drink] tomar una bebida
        [decline] dejarla
        [cancel] no entregar nada
        [accept] aceptar
        [refuse] rechazar
        [pass] sin defensa
       *[done] listo
    }
museum-board-tap-square =
    { $count ->
        [one] Se puede elegir { $count } casilla.
       *[other] Se pueden elegir { $count } casillas.
    }
museum-board-tap-door =
    { $count ->
        [one] Se puede elegir { $count } casilla junto a una puerta.
       *[other] Se pueden elegir { $count } casillas junto a una puerta.
    }
museum-board-attacked = { $human } ataca a { $target }
museum-board-struck = { $entity } golpea en { $square }: { $humans }
museum-board-defence =
    { $item ->
        [amulet] anula el ataque y se gasta
        [rosary] anula el ataque y queda inactivo
        [pistol] combate a dados; gasta un tiro
        [truncheon] combate a dados; nunca se gasta
       *[other] combate a dados; se desgasta un uso
    }
museum-board-gives = { $human } entrega
museum-board-asks = y pide a { $human }
museum-board-gift = Entregar
museum-board-exchange = Proponer el intercambio
museum-board-tick = Marca al menos una cosa que entregar.
museum-board-no-room = Alguno de los dos inventarios se llenaría de más.
museum-board-you-get = { $human } te da
museum-board-you-give = y te pide
museum-board-told-turn =
    { $walk ->
        [no] { $human } está en { $square }; { $actions ->
            [one] queda { $actions } acción.
           *[other] quedan { $actions } acciones.
        }
       *[other] { $human } está en { $square }; { $steps ->
            [one] queda { $steps } paso.
           *[other] quedan { $steps } pasos.
        }
    }
museum-board-told-squares =
    { $count ->
        [one] Se puede elegir { $count } casilla.
       *[other] Se pueden elegir { $count } casillas.
    }

# La misión como cuaderno
museum-board-booklet-facts =
    La noche del { $date }, { $format }. De { $start } a { $limit }, { $rounds ->
        [one] { $rounds } ronda.
       *[other] { $rounds } rondas.
    }
museum-board-booklet-aims = Lo que deben hacer los humanos
museum-board-booklet-need = (hacen falta { $need })
museum-board-booklet-ghost = El bando del fantasma gana si se acaba el tiempo o si no queda nadie en pie.
museum-board-booklet-set-up = Preparación
museum-board-booklet-picture = Un plano del museo con todo lo que hay al empezar; la lista de abajo dice lo mismo.
museum-board-booklet-place =
    { $count ->
        [one] { $items }: { $squares }
       *[other] { $items }: repartidos al azar entre { $squares }
    }{ $hidden ->
        [yes] , boca abajo
       *[no] {""}
    }
museum-board-booklet-lock = { $door }: con candado, del lado de { $square }
museum-board-booklet-rules = Reglas especiales
museum-board-booklet-secrets = Objetivos secretos que se reparten
museum-board-booklet-events = Eventos de esta noche

# Cómo se juega
museum-board-howto-rules = Reglas
museum-board-howto-lead = Una noche a puerta cerrada en un museo, con un fantasma que atraviesa paredes. Haz lo que pide la noche y sal antes de que se acabe el tiempo.
museum-board-howto-facts = De 2 a 5 jugadores, un bando contra otro: los humanos y el bando del fantasma.
museum-board-howto-house = Un museo, cuatro pisos
museum-board-howto-house-picture = El plano: cuatro pisos de ocho por ocho casillas.
museum-board-howto-house-text = La planta baja y el primer piso están a la izquierda; el tercero y el segundo, a la derecha. Cada piso tiene su propia textura. Se pasa de uno a otro por las escaleras y los elevadores; no hay otro camino para quien respeta las paredes.
museum-board-howto-turn = Dos acciones por turno
museum-board-howto-turn-picture = Itzel y las casillas a las que llega con una acción y con dos.
museum-board-howto-turn-text = Una acción es moverse hasta dos pasos, usar un objeto, entregar algo, disparar, atacar, hacer una tarea o salir. Tomar y soltar cosas es gratis. Toca una casilla iluminada: tu personaje va hasta allí y se para si pasa algo.
museum-board-howto-doors = Puertas, elevadores, sanitarios
museum-board-howto-doors-picture = Una puerta con candado, con una llave delante y un sello detrás.
museum-board-howto-doors-text = Un candado solo pide llave desde su lado; desde dentro sale cualquiera. Entrar en el elevador acaba tu movimiento: el viaje es en el turno siguiente. En un sanitario nadie puede herirte, y caben dos.
museum-board-howto-priest = El Sacerdote se mueve como en el ajedrez
museum-board-howto-priest-picture = El Sacerdote con una carta de torre: recorre una fila a través de las paredes y pasa sobre Bruno.
museum-board-howto-priest-text = Cada hora el Sacerdote roba seis de estas nueve cartas y juega una por ronda. Ni paredes ni pisos lo detienen. Golpea a cualquiera que encuentra en su camino, salvo con el caballo, que solo golpea donde cae.
museum-board-howto-attack = Cuando golpea
museum-board-howto-attack-picture = Remedios con martillo, amuleto y rosario, y el Sacerdote.
museum-board-howto-attack-text = Una persona de la casilla puede responder por todas: un amuleto o un rosario activo anula el golpe; un arma es un dado por bando, y gana el más alto. Si no, todas pierden 1 PV.
museum-board-howto-wounds = Heridas
museum-board-howto-wounds-picture = Bruno yace con heridas; un botiquín lo levanta, y si no, se vuelve un fantasma súbdito.
museum-board-howto-wounds-text = Sin puntos de vida (PV) caes y sueltas todo. Una bebida o un botiquín de alguien cercano te levanta. A las tres rondas mueres y persigues a los demás como fantasma súbdito.
museum-board-howto-others = Otros en la casa
museum-board-howto-others-picture = Un chaneque, un tzitzimitl y el guardia.
museum-board-howto-others-text = Los chaneques corren dos casillas hacia el humano más cercano; los tzitzimitl, en línea recta. Golpean una vez y desaparecen. Algunas noches hay un guardia: los entes lo dejan en paz y abre todas las puertas.
museum-board-howto-clock = El reloj
museum-board-howto-clock-text = Una ronda son diez minutos. Cada hora en punto trae un evento y cartas nuevas para el Sacerdote. La misión dice qué hay que hacer y hasta cuándo: léela con el botón junto al plano.
museum-board-howto-screen = En la pantalla
museum-board-howto-sign-near = Con una acción llegas aquí.
museum-board-howto-sign-far = Con dos acciones llegas aquí.
museum-board-howto-sign-hidden = Un objeto boca abajo: quien pisa la casilla lo descubre.
museum-board-howto-sign-threat = Muestra dónde puede golpear el Sacerdote, según las cartas que aún no ha jugado en esta hora.
museum-board-howto-sign-wound = Con heridas: el número dice cuántas rondas quedan.
museum-board-howto-sign-lock = Un candado: la flecha señala el lado desde el que hace falta una llave.

# Lecturas: por qué no, según la letra
museum-not-toilet-occupied = Ningún fantasma termina su movimiento en un sanitario ocupado (M-102).
museum-not-stunned = { museum-who } está sin sentido: no se le puede curar ni dar nada (M-167).

# Lo que es nuestro, porque el reglamento lo deja a las imágenes o no lo cuenta
museum-ours = El reglamento muestra el plano solo en imágenes, y sus cartas y misiones están en la caja. Nuestros son los muros, salas, puertas y escaleras, los personajes, las nueve cartas del fantasma, los doce eventos y las tres misiones.
