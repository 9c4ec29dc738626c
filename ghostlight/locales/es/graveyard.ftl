# Cementerio en español. Sucesos: una frase cada uno, primero quien actúa; un id que une varios sucesos los cuenta a la vez.

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
        [skeleton] esquel
        [ghost] fantas
       *[wisp] fuego
    }
# 8 columnas como mucho
graveyard-back =
    { $back ->
        [white] blanca
        [grey] gris
        [black] negra
       *[brown] marrón
    }

# Sucesos
graveyard-event-begins =
    { $self ->
        [yes] Empiezas tú.
       *[no] { $actor } empieza.
    }
graveyard-event-placed =
    { $self ->
        [yes] Colocas a tu señor en { $place }.
       *[no] { $actor } coloca a su señor en { $place }.
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
graveyard-choice-place = colocar a tu señor en { $where }
graveyard-choice-inspect = mirar { $where }
graveyard-choice-move = ir a { $where }

# Preguntas, y las cláusulas que hay detrás
graveyard-ask-place = coloca a tu señor fuera del cementerio, junto a una fila o una columna.
graveyard-ask-move = mueve a tu señor por su fila o su columna.
graveyard-ask-move-or-look = mueve a tu señor o, antes, gasta un fuego fatuo para mirar una tumba.
graveyard-ask-move-after-look = ya has mirado; ahora mueve a tu señor por su fila o su columna.
graveyard-why-place = G-06, D-01: antes del primer turno y por orden, cada señor se coloca en uno de los 24 lugares de fuera, junto a una tumba del borde. Dos señores no comparten lugar.
graveyard-why-move = G-08 a G-11: el señor se mueve en línea recta cuanto quiera y pasa por encima de señores y lápidas, pero no se detiene sobre otro señor ni se queda donde está. Desde fuera solo puede entrar en la fila o columna que tiene delante. Si acaba en una tumba cerrada, la abre y la reclama; en una abierta no pasa nada.
graveyard-why-move-or-look = G-07, G-12 a G-15: una vez por turno, antes de mover, puedes renunciar a un fuego fatuo tuyo: miras a solas una tumba cerrada, tu lápida vuelve a tu reserva y el fuego ya no es de nadie. Después, el señor tiene que moverse (G-08).
graveyard-why-move-after-look = G-07, G-08: después de mirar, una sola vez por turno, el señor aún tiene que moverse.

# El tablero
graveyard-holds =
    { $stones ->
        [one] { $stones } lápida
       *[other] { $stones } lápidas
    }, { $wisps ->
        [one] { $wisps } fuego
       *[other] { $wisps } fuegos
    }
graveyard-worth = valor
graveyard-unseen = Aún bajo tierra
graveyard-legend-lord = señor
graveyard-legend-looked = mirada
graveyard-idle = sin abrir: { $idle } de { $limit }

graveyard-rules =
    Hay 36 tumbas cerradas. Mueve a tu señor en línea recta, cuanto quieras: la
    tumba cerrada en la que acaba se abre y tu lápida reclama lo que sale de
    ella: un zombi (4 puntos), un esqueleto (3), un fantasma (2) o un fuego fatuo
    (1). Nadie te lo puede quitar. Bajo cada uno de los cuatro tipos de tumba hay
    2 zombis, 2 esqueletos, 2 fantasmas y 3 fuegos fatuos. Antes de mover puedes
    gastar un fuego fatuo tuyo para mirar, a solas, una tumba cerrada. Con todas
    las tumbas abiertas, gana quien tiene más puntos.
