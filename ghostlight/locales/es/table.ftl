# Lo que dice una mesa: por qué rechaza algo, y notas sobre lo que ocurre en torno a la partida.

table-refused-already-seated = Ya tienes asiento en esta mesa.
table-refused-bad-log = Este archivo no se puede leer como partida terminada: { $what }
table-refused-bad-message = El servidor no entendió este mensaje: { $what }
table-refused-bad-name = Escribe un nombre de 1 a 40 letras.
table-refused-bad-options = Estas opciones no sirven: { $what }
table-refused-broken-promise = Este no es el número que se prometió para el reparto.
table-refused-expired-table = Esta mesa ya no existe. Abre una nueva.
table-refused-full-table = Todos los asientos de esta mesa están ocupados.
table-refused-game-over = La partida ha terminado.
table-refused-illegal-action = Ahora no es posible: { $action }.
table-refused-late = La partida ha seguido desde que elegiste esto. Vuelve a mirar.
table-refused-no-bot-here = En este asiento no juega ningún bot.
table-refused-no-hint = Para esta pregunta no hay pista: diría lo que nadie puede probar de antemano.
table-refused-no-identity = Tu navegador aún no tiene pase de invitado. Recarga la página y permite sus cookies.
table-refused-no-offer = Nadie espera tu respuesta.
table-refused-no-such-action = «{ $action }» no es una acción de este juego.
table-refused-no-such-bot = Aquí no hay ningún bot así: «{ $bot }».
table-refused-no-such-game = No hay ningún juego llamado «{ $game }».
table-refused-no-such-moment = La partida no tiene ese momento.
table-refused-no-such-page = No hay nada en esta dirección.
table-refused-no-such-seat = Esta mesa no tiene asiento { $seat }.
table-refused-no-trials = En este juego no se puede probar nada antes de decidir.
table-refused-no-undo = En esta mesa las decisiones son definitivas.
table-refused-no-watching = Esta mesa no admite espectadores.
table-refused-not-begun = La partida aún no ha empezado.
table-refused-not-host = Solo puede hacerlo quien abrió la mesa.
table-refused-not-over = Esto se abre cuando termine la partida.
table-refused-not-paused = La partida no está en pausa.
table-refused-not-seated = No tienes asiento en esta partida.
table-refused-not-shuffling = Ahora no hay ningún reparto en marcha.
table-refused-not-waiting = La partida ya ha empezado.
table-refused-not-your-seat = Este no es tu asiento.
table-refused-not-your-turn = No es tu turno.
table-refused-nothing-to-undo = Aún no has decidido nada que se pueda deshacer.
table-refused-offer-open = Todavía hay una pregunta sin responder.
table-refused-open-seats =
    { $count ->
        [one] Aún hay un asiento libre. Espera a alguien o pon un bot.
       *[other] Aún hay { $count } asientos libres. Espera a alguien o pon bots.
    }
table-refused-other-seat = En esta partida jugaste en otro asiento; solo puedes volver a ese.
table-refused-paused = La partida está en pausa.
table-refused-practice-alone = Una mesa de práctica es para una sola persona; los demás asientos son de bots.
table-refused-practice-only = Desde entonces ha decidido el azar o se ha mostrado algo. Eso solo se puede deshacer en una mesa de práctica.
table-refused-promises-due = El último reparto se detuvo y una página de la mesa aún no ha prometido un número nuevo. Prueba otra vez dentro de un momento.
table-refused-seat-count = Este juego es para { $least } a { $most } jugadores.
table-refused-seat-taken = El asiento { $seat } está ocupado.
table-refused-shuffling = El reparto está en marcha.
table-refused-still-here = Solo se puede sustituir a quien lleva un minuto ausente, y a nadie en una mesa que se juega por días.
table-refused-thinking = Aún se está pensando la pista anterior.
table-refused-too-fast = Demasiado de golpe. Espera un momento.
table-refused-too-large = Es demasiado grande: como mucho { $most } kB.
table-refused-waking = Este juego todavía se está despertando. Dentro de un momento se podrá jugar.
table-refused-not-woken = Aquí no se puede jugar a este juego: sus reglas no se han podido compilar. El registro del servidor dice por qué.
table-refused-unknown-table = No hay ninguna mesa «{ $table }». Revisa el enlace o el código.
table-refused-wrong-method = Esta dirección no se puede usar así.
table-refused-wrong-origin = Esta petición vino de otra página y no se aceptó.

# Notas sobre lo que ocurre en la mesa
table-note-sat = { $name } se sienta.
table-note-left = { $name } ha dejado su asiento.
table-note-replaced = Un bot juega por { $name }.
table-note-returned = { $name } ha vuelto.
table-note-took-back = { $name } deshace una decisión.
table-note-resigned-wish = { $name } se rinde.
table-note-resigned-time = A { $name } se le acabó el tiempo.
table-note-asked-undo = { $name } pide deshacer una decisión.
table-note-asked-pause = { $name } pide una pausa.
table-note-declined = { $name } prefiere que no.
table-note-withdrew = { $name } retira la pregunta.
table-note-paused = La partida está en pausa.
table-note-resumed = La partida continúa.
table-note-unshuffled = El reparto se ha detenido. Para el siguiente, cada página promete un número nuevo.
table-note-not-kept = { $name } se fue sin enseñar el número que prometió para el reparto: se reparte sin él.
