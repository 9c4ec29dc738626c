# Cementerio en español. Acontecimientos: una frase cada uno, primero quien actúa; un id que une varios los cuenta a la vez.

graveyard-title = Cementerio

graveyard-a-front =
    { $front ->
        [zombie] un zombi
        [skeleton] un esqueleto
        [ghost] un fantasma
       *[wisp] un fuego fatuo
    }
# En el tablero: 6 columnas como mucho
graveyard-short-front =
    { $front ->
        [zombie] zombi
        [skeleton] huesos
        [ghost] ánima
       *[wisp] fatuo
    }
# 8 columnas como mucho
graveyard-back =
    { $back ->
        [white] blanca
        [grey] gris
        [black] negra
       *[brown] marrón
    }

# Acontecimientos
graveyard-event-begins =
    { $self ->
        [yes] Empiezas tú.
       *[no] { $actor } empieza.
    }
graveyard-event-placed =
    { $self ->
        [yes] Colocas a tu señor oscuro fuera, en { $place }.
       *[no] { $actor } coloca a su señor oscuro fuera, en { $place }.
    }
graveyard-event-spent =
    { $self ->
        [yes] Gastas el fuego fatuo de { $grave }.
       *[no] { $actor } gasta el fuego fatuo de { $grave }.
    }
graveyard-event-inspected =
    { $self ->
        [yes] Miras en secreto { $grave }.
       *[no] { $actor } mira en secreto { $grave }.
    }
graveyard-event-learned =
    { $self ->
        [yes] Ves { graveyard-a-front } en { $grave } (solo lo sabes tú).
       *[no] { $actor } ve { graveyard-a-front } en { $grave } (nadie más lo sabe).
    }
graveyard-event-spent-inspected =
    { $self ->
        [yes] Gastas el fuego fatuo de { $spent-grave } y miras { $grave }.
       *[no] { $actor } gasta el fuego fatuo de { $spent-grave } y mira { $grave }.
    }
graveyard-event-spent-inspected-learned =
    { $self ->
        [yes] Gastas el fuego fatuo de { $spent-grave } y miras { $grave }: { graveyard-a-front } (solo lo sabes tú).
       *[no] { $actor } gasta el fuego fatuo de { $spent-grave } y mira { $grave }: { graveyard-a-front } (nadie más lo sabe).
    }
graveyard-event-moved =
    { $self ->
        [yes] Vas a { $grave }.
       *[no] { $actor } va a { $grave }.
    }
graveyard-event-turned =
    { $self ->
        [yes] Abres { $grave }: { graveyard-a-front }.
       *[no] { $actor } abre { $grave }: { graveyard-a-front }.
    }
graveyard-event-claimed =
    { $self ->
        [yes] Te quedas con { $grave }: { common-points }.
       *[no] { $actor } se queda con { $grave }: { common-points }.
    }
graveyard-event-unclaimed =
    { $self ->
        [yes] No te quedan lápidas para { $grave }.
       *[no] { $actor } no tiene más lápidas para { $grave }.
    }
graveyard-event-moved-turned-claimed =
    { $self ->
        [yes] Vas a { $grave }: { graveyard-a-front }, { common-points }.
       *[no] { $actor } va a { $grave }: { graveyard-a-front }, { common-points }.
    }
graveyard-event-moved-turned-unclaimed =
    { $self ->
        [yes] Vas a { $grave }: { graveyard-a-front }, pero no te quedan lápidas para reclamarlo.
       *[no] { $actor } va a { $grave }: { graveyard-a-front }, pero no le quedan lápidas para reclamarlo.
    }
graveyard-event-all_open = La última tumba está abierta: fin de la partida.
graveyard-event-stalled =
    { $turns ->
        [one] Ha pasado un turno sin abrirse ninguna tumba: fin de la partida.
       *[other] Han pasado { $turns } turnos sin abrirse ninguna tumba: fin de la partida.
    }

# Opciones
graveyard-verb-place = colocar
graveyard-verb-inspect = mirar
graveyard-verb-move = ir
graveyard-list-place = Colocar
graveyard-list-inspect = Mirar (gasta un fuego fatuo)
graveyard-list-move = Ir
graveyard-choice-place = colocar a tu señor oscuro en { $where }
graveyard-choice-inspect = mirar { $where }
graveyard-choice-move = ir a { $where }

# Preguntas, y las cláusulas que hay detrás
graveyard-ask-place = coloca a tu señor oscuro fuera del cementerio, junto a una fila o una columna.
graveyard-ask-move = mueve a tu señor oscuro por su fila o su columna.
graveyard-ask-move-or-look = mueve a tu señor oscuro o, antes, gasta un fuego fatuo para mirar una tumba.
graveyard-ask-move-after-look = ya has mirado; ahora mueve a tu señor oscuro por su fila o su columna.
graveyard-why-place = G-06, D-01: antes del primer turno y por orden, cada señor oscuro se coloca en uno de los 24 lugares de fuera, junto a una tumba del borde. Dos señores oscuros no comparten lugar.
graveyard-why-move = G-08 a G-11: el señor oscuro se mueve en línea recta cuanto quiera y pasa por encima de otros señores oscuros y de lápidas, pero no se detiene sobre otro ni se queda donde está. Desde fuera solo puede entrar en la fila o columna que tiene delante. Si acaba en una tumba cerrada, la abre y la reclama; en una abierta no pasa nada.
graveyard-why-move-or-look = G-07, G-12 a G-15: una vez por turno, antes de mover, puedes renunciar a un fuego fatuo tuyo: miras a solas una tumba cerrada, tu lápida vuelve a tu reserva y el fuego fatuo ya no es de nadie. Después, el señor oscuro tiene que moverse (G-08).
graveyard-why-move-after-look = G-07, G-08: después de mirar, una sola vez por turno, el señor oscuro aún tiene que moverse.

# El tablero
graveyard-holds =
    { $stones ->
        [one] { $stones } lápida
       *[other] { $stones } lápidas
    }, { $wisps ->
        [one] { $wisps } fatuo
       *[other] { $wisps } fatuos
    }
graveyard-worth = valor
graveyard-unseen = Aún bajo tierra
graveyard-legend-lord = señor oscuro
graveyard-legend-looked = mirada
graveyard-idle = sin abrir: { $idle } de { $limit }

graveyard-rules =
    Hay 36 tumbas cerradas. Mueve a tu señor oscuro en línea recta, cuanto quieras:
    la tumba cerrada en la que acaba se abre y tu lápida reclama lo que sale de
    ella: un zombi (4 puntos), un esqueleto (3), un fantasma (2) o un fuego fatuo
    (1). Nadie te lo puede quitar. Las tumbas de cada uno de los cuatro colores
    esconden 2 zombis, 2 esqueletos, 2 fantasmas y 3 fuegos fatuos. Antes de mover
    puedes gastar un fuego fatuo tuyo para mirar, a solas, una tumba cerrada. Con
    todas las tumbas abiertas, gana quien tiene más puntos.

# El tablero en el navegador. Una etiqueta dice lugar, cosa, estado y si se puede: "D2: cerrada, tumba marrón, sabes: fantasma, puedes ir".
graveyard-board-name = El cementerio, seis por seis
graveyard-board-colon = { ": " }
graveyard-board-comma = { ", " }
graveyard-board-front =
    { $front ->
        [zombie] zombi
        [skeleton] esqueleto
        [ghost] fantasma
       *[wisp] fuego fatuo
    }
graveyard-board-closed = cerrada, tumba { graveyard-back }
graveyard-board-open = { graveyard-board-front }, { common-points }, tumba { graveyard-back }
graveyard-board-known = sabes: { graveyard-board-front }
graveyard-board-below = debajo: { graveyard-board-front }
graveyard-board-looked = { $name } ha mirado
graveyard-board-stone =
    { $self ->
        [yes] con tu lápida
       *[no] con lápida de { $name }
    }
graveyard-board-unclaimed = de nadie
graveyard-board-lord =
    { $self ->
        [yes] tu señor oscuro
       *[no] señor oscuro de { $name }
    }
graveyard-board-outside = fuera, junto a { $grave }
graveyard-board-may-place = libre para tu señor oscuro
graveyard-board-may-move = puedes ir
graveyard-board-may-look = puedes mirarla
graveyard-board-hinted = pista { $rank }
graveyard-board-told-places =
    { $count ->
        [one] Hay { $count } lugar libre.
       *[other] Hay { $count } lugares libres.
    }
graveyard-board-told-moves =
    { $count ->
        [one] Puedes ir a { $count } tumba;
       *[other] Puedes ir a { $count } tumbas;
    } { $closed ->
        [0] ninguna está cerrada.
        [one] { $closed } está cerrada.
       *[other] { $closed } están cerradas.
    }

# La pregunta en el navegador
graveyard-board-glowing =
    { $count ->
        [one] { $count } tumba iluminada,
       *[other] { $count } tumbas iluminadas,
    } { $closed ->
        [0] ninguna cerrada
        [one] { $closed } cerrada
       *[other] { $closed } cerradas
    }
graveyard-board-tap-place =
    { $count ->
        [one] Toca el lugar iluminado junto al cementerio.
       *[other] Toca uno de los { $count } lugares iluminados alrededor del cementerio.
    }
graveyard-board-look = Mirar una tumba (gasta un fuego fatuo)
graveyard-board-look-back = Volver
graveyard-board-tap-look = Toca una tumba cerrada. Solo tú sabrás qué hay dentro.
graveyard-board-hint = pista

# Los asientos en el navegador
graveyard-board-stones =
    { $stones ->
        [one] { $stones } lápida
       *[other] { $stones } lápidas
    }
graveyard-board-wisps =
    { $wisps ->
        [one] { $wisps } fuego fatuo
       *[other] { $wisps } fuegos fatuos
    }
graveyard-board-none = nada
graveyard-board-idle =
    { $idle ->
        [one] Hace { $idle } turno que nadie abre una tumba. Con { $limit } se acaba la partida.
       *[other] Hace { $idle } turnos que nadie abre una tumba. Con { $limit } se acaba la partida.
    }

# Cómo se juega, en una página
graveyard-howto-lead = Treinta y seis tumbas, todas cerradas, y en cada una espera algo. Envía a tu señor oscuro entre ellas, abre las buenas y reclama lo que salga.
graveyard-howto-facts = De 2 a 4 jugadores · de 10 a 20 minutos
graveyard-howto-rules = Reglas
graveyard-howto-setup = Preparación
graveyard-howto-setup-text = Las tumbas se barajan y se colocan boca abajo, seis por seis. Quién empieza lo decide el azar, y el turno pasa en sentido antihorario. Por orden, cada cual coloca a su señor oscuro fuera, junto a una tumba del borde. Dos señores oscuros no comparten lugar.
graveyard-howto-setup-picture = Una esquina del cementerio. Un señor oscuro espera fuera, al norte, y otro al oeste.
graveyard-howto-move = Tu turno: mover
graveyard-howto-move-text = Tu señor oscuro avanza en línea recta, por su fila o su columna, cuanto quieras. Pasa por encima de otros señores oscuros y de lápidas, pero tiene que moverse y no puede acabar sobre otro. Desde fuera solo hay un camino: la fila o columna que tiene delante. Una vez dentro, ya no sale.
graveyard-howto-move-picture = Un señor oscuro sobre una tumba. Se iluminan todas las tumbas de su fila y su columna, menos aquella en la que está otro.
graveyard-howto-open = Abrir y reclamar
graveyard-howto-open-text = Si tu señor oscuro acaba en una tumba cerrada, se abre a la vista de todos y tu lápida la reclama. Es tuya para siempre. Si acaba en una abierta, no pasa nada. Tienes 20 lápidas; sin ellas aún abres tumbas, pero no son de nadie.
graveyard-howto-open-picture = Una tumba cerrada, la misma carta al girar y después abierta: un esqueleto con la lápida de un jugador.
graveyard-howto-worth = Qué sale y cuánto vale
graveyard-howto-worth-text = Las tumbas de cada uno de los cuatro colores esconden las mismas nueve cartas. Por eso los colores hablan: cuando ya han salido los dos zombis de las blancas, ninguna otra blanca esconde uno.
graveyard-howto-worth-each = { $copies } de cada color
graveyard-howto-wisp = Gastar un fuego fatuo para mirar
graveyard-howto-wisp-text = Una vez por turno, antes de mover, puedes gastar un fuego fatuo tuyo y mirar una tumba cerrada. Lo que ves es solo tuyo; que has mirado, y dónde, lo sabe todo el mundo. Tu lápida vuelve a ti, el punto del fuego fatuo se pierde y nadie puede reclamarlo otra vez.
graveyard-howto-wisp-picture = Una lápida deja un fuego fatuo, que se vuelve gris. Al lado, una tumba cerrada con una burbuja fría: dentro hay un zombi.
graveyard-howto-end = El final
graveyard-howto-end-text = Cuando se abre la última tumba, la partida acaba al instante. Suma las tumbas que llevan tus lápidas: gana quien tiene más puntos, y quienes empatan comparten la victoria. Si nadie abre una tumba en 40 turnos seguidos (la mesa puede cambiar el número), también se acaba, y lo que sigue cerrado no cuenta para nadie.
graveyard-howto-end-picture = Cuatro cartas abiertas con las lápidas de dos jugadores, que tienen siete y cinco puntos.
graveyard-howto-screen = Qué se ve en el tablero
graveyard-howto-screen-legal = Un anillo de luz con un rombo: puedes ir allí. Tócalo, o llega con las flechas y pulsa Intro.
graveyard-howto-screen-known = Una burbuja fría con un ojo: has mirado ahí, y solo tú ves la burbuja.
graveyard-howto-screen-looked = Un ojo de color: ahí ha mirado quien lleva esa forma.
graveyard-howto-screen-free = Una carta gris sin lápida: no cuenta para nadie.

# Lo que es nuestro, porque el reglamento lo deja a las imágenes o no lo cuenta
graveyard-ours = Aquí no se sustituye nada de la caja. Nuestras son solo unas pocas decisiones donde el reglamento calla.
