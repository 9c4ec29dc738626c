# Lo que dice una mesa: por qué rechaza algo, y notas sobre lo que ocurre en torno a la partida.

table-refused-already-seated = Ya tienes asiento en esta mesa.
table-refused-bad-log = Este archivo no se puede leer como partida terminada: { $what }
table-refused-bad-message = El servidor no entendió este mensaje: { $what }
table-refused-bad-name = Escribe un nombre de 1 a 40 caracteres.
table-refused-bad-options = Estas opciones no sirven: { $what }
table-refused-broken-promise = Este no es el número que se prometió para el reparto.
table-refused-expired-table = Esta mesa ha caducado. Abre una nueva.
table-refused-full-table = Todos los asientos de esta mesa están ocupados.
table-refused-game-over = La partida ha terminado.
table-refused-illegal-action = Ahora no es posible: { $action }.
table-refused-late = La partida ha avanzado desde que elegiste esto. Vuelve a mirar el tablero.
table-refused-no-bot-here = En este asiento no juega ningún bot.
table-refused-no-hint = Aquí no hay pista: revelaría algo que nadie puede comprobar de antemano.
table-refused-no-identity = Este sitio necesita una cookie para recordarte. Permite las cookies y recarga la página.
table-refused-no-offer = Nadie espera tu respuesta.
table-refused-no-such-action = «{ $action }» no es una acción de este juego.
table-refused-no-such-bot = Aquí no hay ningún bot así: «{ $bot }».
table-refused-no-such-game = No hay ningún juego llamado «{ $game }».
table-refused-no-such-moment = La partida no tiene ese paso.
table-refused-no-such-page = No hay nada en esta dirección.
table-refused-no-such-seat = Esta mesa no tiene asiento { $seat }.
table-refused-no-trials = En este juego no se puede probar nada antes de decidir.
table-refused-no-undo = En esta mesa las decisiones son definitivas.
table-refused-no-watching = Esta mesa no admite espectadores.
table-refused-not-begun = La partida aún no ha empezado.
table-refused-not-host = Solo puede hacerlo quien abrió la mesa.
table-refused-not-over = Estará disponible cuando termine la partida.
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
table-refused-seat-count = Este juego es de { $least } a { $most } jugadores.
table-refused-seat-taken = El asiento { $seat } está ocupado.
table-refused-shuffling = El reparto está en marcha.
table-refused-still-here = Solo se puede sustituir a quien lleve un minuto ausente, y nunca en una mesa con reloj por días.
table-refused-thinking = Aún se está calculando la pista anterior.
table-refused-too-fast = Demasiadas peticiones seguidas. Espera un momento.
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
table-refused-no-newcomers =
    { $least ->
        [one] En una partida en marcha alguien nuevo solo puede sentarse si juega al menos otra persona y está de acuerdo.
       *[other] En una partida en marcha alguien nuevo solo puede sentarse si juegan al menos otras { $least } personas y todas están de acuerdo.
    }
table-refused-no-such-person = No hay nadie más así en esta mesa.
table-refused-one-seat = En una mesa pública cada cual ocupa un asiento; solo quien la lleva puede sentar a más personas en un mismo dispositivo.
table-refused-too-many-public =
    { $most ->
        [one] Como mucho { $most } mesa pública puede esperar jugadores a la vez. Ciérrala, o abre esta solo para quien tenga el enlace.
       *[other] Como mucho { $most } mesas públicas pueden esperar jugadores a la vez. Cierra una, o abre esta solo para quien tenga el enlace.
    }
table-refused-house-full = En este servidor no queda sitio para nada nuevo. Las partidas empezadas continúan.
table-refused-not-writing = Ahora mismo no se puede guardar nada aquí, así que no se ha hecho nada. Inténtalo dentro de un rato.
table-refused-quota =
    { $what ->
        [tables] Ya tienes { $most ->
            [one] { $most } mesa abierta
           *[other] { $most } mesas abiertas
        }. Termina o cierra alguna antes.
        [imports] Se { $most ->
            [one] puede importar { $most } partida
           *[other] pueden importar { $most } partidas
        } al día. Vuelve mañana.
        [guests] Hoy han llegado demasiados invitados nuevos desde tu dirección. Vuelve mañana.
        [lines] El chat de esta mesa está lleno.
        [undo] Esta partida es ya tan larga que no se puede deshacer nada más.
       *[other] Han pasado tantas cosas en esta mesa que solo se puede seguir jugando, rendirse o levantarse.
    }
table-refused-wrong-host = A este servidor no se le conoce por ese nombre.

# Quien pidió ser olvidado
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
table-note-asked-join = { $name } pide ocupar el asiento { $seat }.
table-note-unshuffled = El reparto se ha detenido. Para el siguiente, cada página promete un número nuevo.
table-note-not-kept = { $name } se fue sin enseñar el número que prometió para el reparto: se reparte sin él.
