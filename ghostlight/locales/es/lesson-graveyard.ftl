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
