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
table-refused-other-rules = Aquí ya no se juega con las reglas de la versión { $rules }. Abre una mesa nueva.
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
table-refused-unreadable-table =
    { $why ->
        [retired] Esta partida se jugó con las reglas de la versión { $rules }, que este servidor ya no juega.
        [newer] Esta partida se juega con las reglas de la versión { $rules }, que este servidor todavía no conoce.
        [changed] Esta partida no sigue las reglas de la versión { $rules } tal como las conoce este servidor.
       *[damaged] Lo que se guardó de esta partida está dañado.
    }
table-refused-wrong-method = Esta dirección no se puede usar así.
table-refused-wrong-origin = Esta petición vino de otra página y no se aceptó.
table-refused-bot-seat = Un bot juega en este asiento desde el reparto. Lo que ha visto no lo verá nadie más.
table-refused-declined = Quienes juegan prefieren que no entre nadie nuevo en esta partida.
table-refused-in-game = A quien juega no se le puede echar una vez empezada la partida.
table-refused-kept-out = Quien lleva esta mesa te ha echado de ella. Puedes ir a otra o abrir la tuya.
table-refused-muted = Quien lleva esta mesa te ha silenciado: puedes jugar y mirar, pero no hablar.
table-refused-no-newcomers = En una partida en marcha alguien nuevo solo puede sentarse si juegan al menos otras { $least } personas y todas están de acuerdo.
table-refused-no-such-person = No hay nadie más así en esta mesa.
table-refused-one-seat = En una mesa pública cada cual ocupa un asiento; solo quien la lleva puede sentar a más personas en un mismo dispositivo.
table-refused-too-many-public = Como mucho { $most } mesas públicas pueden esperar jugadores a la vez. Recoge una, o abre esta solo para quien tenga el enlace.
table-refused-house-full = En esta casa no queda sitio para nada nuevo. Las partidas empezadas continúan.
table-refused-not-writing = Ahora mismo no se puede guardar nada aquí, así que no se ha hecho nada. Inténtalo dentro de un rato.
table-refused-quota =
    { $what ->
        [tables] Tienes { $most } mesas abiertas. Termina o cierra alguna antes.
        [imports] Ya has traído hoy las { $most } partidas que se permiten por día. Vuelve mañana.
        [guests] Hoy han llegado demasiados invitados nuevos desde tu dirección. Vuelve mañana.
        [lines] En esta mesa ya está todo dicho: no caben más mensajes.
        [undo] Esta partida es ya tan larga que no se puede deshacer nada más.
       *[other] Han pasado tantas cosas en esta mesa que solo se puede seguir jugando, rendirse o levantarse.
    }
table-refused-wrong-host = A esta casa no se la conoce por ese nombre.

# Who wanted to be forgotten
table-a-guest = un invitado

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
table-note-replaced-idle = { $name } lleva mucho rato sin decidir. Un bot sigue en su lugar hasta que vuelva.
table-note-kicked = Quien lleva la mesa echa a { $name }.
table-note-let-in = { $name } puede volver a entrar.
table-note-muted = Quien lleva la mesa ha silenciado a { $name }.
table-note-unmuted = { $name } puede volver a hablar.
table-note-closed = La partida se cierra antes de acabar. No ha ganado nadie.
table-note-abandoned = Nadie volvió a esta partida y se ha cerrado. No ha ganado nadie.
table-note-asked-close = { $name } pide cerrar la partida sin ganador.
table-note-asked-replace = { $name } pide que un bot juegue por { $other }, que lleva mucho rato sin decidir.
table-note-asked-join = { $name } querría ocupar el asiento { $seat }.
table-note-unshuffled = El reparto se ha detenido. Para el siguiente, cada página promete un número nuevo.
table-note-not-kept = { $name } se fue sin enseñar el número que prometió para el reparto: se reparte sin él.
