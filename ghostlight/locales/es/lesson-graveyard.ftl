# Graveyard's lesson in Spanish: a chapter's title, then what the coach says, one sentence at a time (docs/lessons.md).

lesson-graveyard-title = Tu primera noche en el cementerio

lesson-graveyard-wake = Despertar a los muertos
lesson-graveyard-wake-welcome = Hay 36 tumbas cerradas: despierta lo que duerme en ellas, y gana quien tiene más puntos.
lesson-graveyard-wake-lord = Este es tu señor oscuro, que aún está fuera de la valla.
lesson-graveyard-wake-enter = Haz entrar a tu señor oscuro en línea recta, hasta B3.
lesson-graveyard-wake-enter-else = Esa tumba también valdría, pero en B3 sé qué te espera.
lesson-graveyard-wake-zombie = Un zombi, que vale 4 puntos: tu lápida dice que es tuyo.
lesson-graveyard-wake-rival = Polilla entra por el otro lado; cada cual hace lo mismo en su turno.
lesson-graveyard-wake-line = Una vez dentro, el señor oscuro va por su fila o su columna tan lejos como quieras: llévalo a F3.
lesson-graveyard-wake-line-else = También puedes ir ahí, pero veamos el final de esta fila: F3.
lesson-graveyard-wake-skeleton = Un esqueleto vale 3 puntos.
lesson-graveyard-wake-taken = Polilla se ha quedado con E3, y una tumba con lápida nunca cambia de manos.
lesson-graveyard-wake-down = Ahora baja por la columna hasta F5.
lesson-graveyard-wake-down-near = Un solo paso también es un movimiento; hoy ve una tumba más allá, hasta F5.
lesson-graveyard-wake-down-far = Demasiado lejos por hoy: detente en F5.
lesson-graveyard-wake-down-else = Es un buen movimiento, pero algo duerme en F5: baja por la columna.
lesson-graveyard-wake-worth = Un fantasma vale 2 y un fuego fatuo 1, y siempre se ve quién va por delante.

lesson-graveyard-light = Fuegos fatuos y colores
lesson-graveyard-light-wisp = Este fuego fatuo es tuyo: vale 1 punto, o una mirada dentro de una tumba cerrada.
lesson-graveyard-light-look = Gástalo: pulsa el botón con el ojo y elige D2.
lesson-graveyard-light-look-else = Puedes mirar cualquier tumba cerrada; esta vez elige D2.
lesson-graveyard-light-look-first = Primero mira y luego mueve: después de mover ya es tarde en este turno.
lesson-graveyard-light-know = Un zombi, y solo lo sabes tú; el punto del fuego fatuo se ha ido.
lesson-graveyard-light-fetch = Tu señor oscuro aún tiene que moverse: ve por el zombi de D2.
lesson-graveyard-light-fetch-else = Tú sabes qué hay en D2 y Polilla no: ve allí.
lesson-graveyard-light-fetched = 1 punto gastado, 4 puntos ganados: mirar puede valer la pena.
lesson-graveyard-light-backs = Cada color de piedra esconde 2 zombis, 2 esqueletos, 2 fantasmas y 3 fuegos fatuos.
lesson-graveyard-light-black = Los dos zombis negros ya están despiertos: ninguna otra tumba negra esconde uno.
lesson-graveyard-light-brown = Aún duerme un zombi marrón: abre la tumba marrón E2.
lesson-graveyard-light-brown-black = Esa es negra, y los dos zombis negros ya han salido.
lesson-graveyard-light-brown-else = También es un camino, pero en E2 hay más posibilidades.
lesson-graveyard-light-luck = Ahí está: contar colores es media partida.
lesson-graveyard-light-last = Queda una tumba, y Polilla va 1 punto por delante: toma F6.
lesson-graveyard-light-last-else = Si esperas, Polilla se la queda: ve a F6.
lesson-graveyard-light-end = La última tumba acaba la partida al momento: gana quien tiene más puntos, y eres tú.

lesson-graveyard-plain-place = Dicho claro: el señor oscuro es tu pieza; desde fuera solo entra en la fila o columna que tiene delante.
lesson-graveyard-plain-move = Dicho claro: avanza en línea recta lo que quieras; si te detienes en una tumba cerrada, se abre y es tuya.
lesson-graveyard-plain-move-or-look = Dicho claro: puedes dar un fuego fatuo (1 punto) para ver qué esconde una tumba cerrada; luego tienes que mover.
lesson-graveyard-plain-move-after-look = Dicho claro: solo tú sabes qué has visto; ahora tu señor oscuro tiene que moverse.
