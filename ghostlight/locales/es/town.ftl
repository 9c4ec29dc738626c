# Pueblo en español. Sucesos: una frase cada uno, primero quien actúa; un id que une varios sucesos los cuenta a la vez.
# PS son puntos de susto, PE puntos de embrujo. Un fantasma se nombra por su nombre y su color; una sección, con un número romano.
# Las palabras son las del reglamento: pelear y pelea, espacio (no casilla), bonificación, Estándar y Maestra.

town-title = Pueblo

# Nombres, cada uno con todas sus formas, para NAME (ghostlight/messages.py)
# Lugares: bare, the, to, from; un mapa propio trae sus propios nombres
town-place =
    { $form ->
        [the]
            { $place ->
                [SC] la{ " " }
                [CH] la{ " " }
                [PO] la{ " " }
                [HO] el{ " " }
                [TH] el{ " " }
                [CI] el{ " " }
               *[other] { "" }
            }
        [to]
            { $place ->
                [SC] a la{ " " }
                [CH] a la{ " " }
                [PO] a la{ " " }
                [HO] al{ " " }
                [TH] al{ " " }
                [CI] al{ " " }
               *[other] a{ " " }
            }
        [from]
            { $place ->
                [SC] de la{ " " }
                [CH] de la{ " " }
                [PO] de la{ " " }
                [HO] del{ " " }
                [TH] del{ " " }
                [CI] del{ " " }
               *[other] de{ " " }
            }
       *[bare] { "" }
    }{ $place ->
        [SC] Escuela
        [CH] Iglesia
        [HO] Hospital
        [TH] Ayuntamiento
        [PO] Comisaría
        [CI] Cine
       *[other] { $place }
    }
# Fantasmas: bare, a, the, many
town-ghost =
    { $form ->
        [a]
            { $ghost ->
                [G] una{ " " }
               *[other] un{ " " }
            }
        [the]
            { $ghost ->
                [G] la{ " " }
               *[other] el{ " " }
            }
       *[bare] { "" }
    }{ $form ->
        [many]
            { $ghost ->
                [B] Fisgones azules
                [G] Sábanas verdes
                [Y] Aulladores amarillos
                [O] Astados naranjas
               *[R] Tiranos rojos
            }
       *[bare]
            { $ghost ->
                [B] Fisgón azul
                [G] Sábana verde
                [Y] Aullador amarillo
                [O] Astado naranja
               *[R] Tirano rojo
            }
    }

# A quién y qué nombra una frase
town-building = { NAME("town-place", $building) }
town-the-building = { NAME("town-place", $building, form: "the") }
town-to-building = { NAME("town-place", $building, form: "to") }
town-from-building = { NAME("town-place", $building, form: "from") }
town-the-start = { NAME("town-place", $start, form: "the") }
town-from-start = { NAME("town-place", $start, form: "from") }
town-a-ghost = { NAME("town-ghost", $colour, form: "a") }
# El fantasma un nivel por debajo
town-a-lower-ghost =
    { $colour ->
        [G] { NAME("town-ghost", "B", form: "a") }
        [Y] { NAME("town-ghost", "G", form: "a") }
        [O] { NAME("town-ghost", "Y", form: "a") }
       *[R] { NAME("town-ghost", "O", form: "a") }
    }
town-a-hue-ghost = { NAME("town-ghost", $hue, form: "a") }
town-attacker = { NAME("town-ghost", $attacker) }
town-an-attacker = { NAME("town-ghost", $attacker, form: "a") }
town-defender = { NAME("town-ghost", $defender) }
town-a-defender = { NAME("town-ghost", $defender, form: "a") }
town-the-defender = { NAME("town-ghost", $defender, form: "the") }

# Colores; el de una ficha concuerda con «ficha», como en el reglamento
town-colour =
    { $colour ->
        [B] azul
        [G] verde
        [Y] amarillo
        [O] naranja
       *[R] rojo
    }
town-hue = { NAME("town-colour", $hue) }
town-token-colour =
    { $colour ->
        [B] azul
        [G] verde
        [Y] amarilla
        [O] naranja
       *[R] roja
    }
town-level =
    { $level ->
        [1] nivel 1, azul
        [2] nivel 2, verde
        [3] nivel 3, amarillo
        [4] nivel 4, naranja
       *[5] nivel 5, rojo
    }

# El tablero de jugador
town-action =
    { $action ->
        [summon] Invocar
        [scare] Asustar
        [upgrade] Mejorar
        [move] Mover
        [fight] Pelear
        [haunt] Embrujar
       *[rest] Descansar
    }
town-section =
    { $section ->
        [S1] sección I
        [S2] sección II
        [S3] sección III
       *[S4] sección IV
    }
town-other-section = { NAME("town-section", $other_section) }
town-tokens =
    { $count ->
        [one] { $count } ficha de fantasma { town-token-colour }
       *[other]
            { $colour ->
                [B] { $count } fichas de fantasma azules
                [G] { $count } fichas de fantasma verdes
                [Y] { $count } fichas de fantasma amarillas
                [O] { $count } fichas de fantasma naranjas
               *[R] { $count } fichas de fantasma rojas
            }
    }
town-discs =
    { $discs ->
        [one] { $discs } disco
       *[other] { $discs } discos
    }

# Las 52 cartas de acción
town-card =
    { $card ->
        [1] Sombra alargada
        [2] Fuego fatuo
        [3] Motivo de alarde
        [4] Forma prestada
        [5] Riña de familia
        [6] Diezmo del exorcista
        [7] Segundo aliento
        [8] Caída en desgracia
        [9] Doble peaje
        [10] Coleccionista de rarezas
        [11] Terror saboreado
        [12] Galería pintada
        [13] Retoque barato
        [14] Viejas costumbres
        [15] Deriva en tándem
        [16] Huesos trucados
        [17] Vuelta de honor
        [18] Salas con eco
        [19] Sueño inquieto
        [20] Pelea de taberna
        [21] Gritos atesorados
        [22] Cimientos sólidos
        [23] Apuesta con el viento
        [24] Reunión familiar
        [25] Ley del más fuerte
        [26] Velas a pares
        [27] Registro rojo
        [28] Botín de guerra
        [29] Escuela de modales
        [30] Miedo de alquiler
        [31] Guardado en reserva
        [32] Cálida bienvenida
        [33] Mercado nocturno
        [34] Aquelarre completo
        [35] Por los tejados
        [36] Trifulca ruidosa
        [37] Ovación en pie
        [38] Golpear y huir
        [39] Cambio de sitio
        [40] Espectro completo
        [41] Pavor compuesto
        [42] Dividendo de calabaza
        [43] Velo gris
        [44] Regalo de estreno
        [45] Extraña pareja
        [46] Cambio de parecer
        [47] Descuento de la casa
        [48] Clases particulares
        [49] Lecciones de la casa
        [50] Aparición de pago
        [51] Un buu más fuerte
        [52] Truco o trato
       *[other] { $card }
    }
town-card-text =
    { $card ->
        [1] Una vez por turno puedes embrujar un color cuyo fantasma no está en el edificio, si en un edificio vecino hay dos fantasmas de ese color.
        [2] Tus acciones de Mover llegan a cualquier otro edificio con sitio, no solo al vecino.
        [3]
            { $edition ->
                [japanese] Ganar una pelea contra un fantasma más débil da 2 PE. Pelear contra uno más fuerte da 3 PE, ganes o no.
               *[spanish] Ganar una pelea contra un fantasma más débil da 2 PE; contra uno más fuerte, 3 PE.
            }
        [4] Una vez por turno, una de tus secciones actúa como si tuviera un nivel más. Elige un fantasma de ese nivel y la carta queda usada.
        [5] Sumas 1 a cada ataque, y también puedes atacar a fantasmas del color del atacante.
        [6] Una vez por turno, expulsa del pueblo a cualquier fantasma y gana una ficha de su color.
        [7] Una vez por turno, recupera dos discos de una de tus secciones.
        [8] Una vez por turno, baja un nivel una de tus secciones y gana dos fichas de su nuevo color.
        [9] Invocar da dos fichas en lugar de una.
        [10] Cuando un fantasma que mueves recoge una ficha de bonificación, ganas además una ficha del color de ese fantasma.
        [11] Cada pelea ganada da PS: el nivel del fantasma vencido.
        [12] Al final: 3 PE por cada carta de color que ocupes, incluida esta.
        [13] Tus mejoras cuestan 2 PS menos: 0, 1, 2 o 3.
        [14] Una vez por turno, usa una sección para una acción que ya tiene un disco. No hace falta otro disco.
        [15] Una acción de Mover puede mover un segundo fantasma.
        [16] Tras tirar, puedes pagar 1 PS para repetir uno de tus dados, tantas veces como quieras. Vale la última tirada.
        [17] Tras cada pelea ganada, el vencedor puede ir a cualquier otro edificio con sitio.
        [18] Tras Embrujar puedes tirar el dado de su color y ganar esos PS.
        [19] Cada Descansar da 2 PS.
        [20] Una vez por turno, al Pelear, el atacante puede enfrentarse, uno tras otro, a todos los demás fantasmas del edificio del defensor.
        [21] Al final: 2 PE por cada 3 PS que tengas.
        [22]
            { $edition ->
                [japanese] Al final, por cada una de tus secciones: verde 1, amarilla 2, naranja 5, roja 8 PE.
               *[spanish] Al final, por tu sección más baja: verde 1, amarilla 2, naranja 5, roja 8 PE.
            }
        [23] Tras mover un fantasma puedes decir un número y tirar su dado. Si lo alcanzas, ganas esos PS; si no, 1.
        [24] Una vez por turno, cuando un fantasma que mueves llega junto a otro de su color, puedes invocar allí otro más.
        [25] Contra un fantasma más débil ganas sin tirar.
        [26] Al final: 3 PE por cada dos fichas de fantasma que tengas.
        [27] Al final: 4 PE por cada ficha de fantasma roja que tengas.
        [28] Una pelea ganada da dos fichas en lugar de una.
        [29] Cada Mejorar da 2 PE.
        [30] Una vez por turno, compra una ficha de fantasma por tantos PS como su nivel. En el pueblo tiene que haber un fantasma de ese color.
        [31] Al final: 4 PE por cada ficha de embrujo que te quede en la mano.
        [32] Cada Invocar da 1 PE.
        [33] Una vez por turno, cambia una ficha por dos del nivel inferior, o dos de un color por una del nivel superior.
        [34]
            { $edition ->
                [japanese] Cuando tu invocación trae al pueblo el quinto fantasma de un color, puedes embrujar enseguida un edificio que aún no hayas embrujado, en el color de cualquier fantasma que esté allí.
               *[spanish] Cuando tu invocación trae al pueblo el quinto fantasma de un color, puedes embrujar enseguida un edificio que aún no hayas embrujado, en ese color.
            }
        [35] Al Pelear, puedes atacar a un fantasma de cualquier edificio.
        [36] Una vez por turno, tras tirar en una pelea, gana en PS la diferencia de los totales, hayas ganado o no.
        [37] 1 PE cada vez que una sola acción, ficha o carta te da 2 PS o más.
        [38] Una vez por turno, tras Asustar, el fantasma puede ir a cualquier otro edificio con sitio.
        [39] Una vez por turno, intercambia dos fantasmas de distinto color que estén en edificios distintos.
        [40]
            { $edition ->
                [japanese] Al final: 12 PE por cada serie de fichas de fantasma de los cinco colores.
               *[spanish] Al final: 15 PE por cada serie de fichas de fantasma de los cinco colores.
            }
        [41] Al final, después de todo lo demás: 1 PE por cada 10 PE que tengas.
        [42] 2 PE por cada ficha de fantasma naranja que ganes.
        [43] A todos los efectos, puedes tratar las cartas de color como grises siempre que te convenga. Sobre todo, se pagan con fichas cualesquiera.
        [44] Cada carta que ocupas, incluida esta, te da una ficha de fantasma a tu elección.
        [45] Puedes invocar con dos fantasmas de distinto color: tira los dos dados y aparece el color con la tirada más baja; si hay empate, el de menor nivel. Si en la reserva no queda ninguno de ese color, no aparece nada.
        [46] En vez de embrujar, puedes recuperar una de tus fichas de embrujo, si allí hay un fantasma de su color. Pierdes la mitad de sus puntos.
        [47] Las cartas grises te cuestan una ficha menos. Cuando tienes todas las grises expuestas, te la ahorran las de color.
        [48] Una vez por turno, sube una sección un nivel por tantos PS como el nuevo nivel. No hace falta ningún fantasma de ese nivel.
        [49] Tras cada Embrujar puedes subir gratis una sección un nivel.
        [50] Una vez por turno, paga una ficha de fantasma para poner un fantasma de su color en cualquier edificio con sitio.
        [51] Cada Asustar da 1 PS más.
        [52] Una vez por turno, roba una ficha de bonificación.
       *[other] { $card }
    }

# Los 12 tipos de fichas de bonificación
town-bonus =
    { $bonus ->
        [1] Invocación abierta
        [2] Llama verde
        [3] Discos sueltos
        [4] Pequeño susto
        [5] Llama amarilla
        [6] Dado mayor
        [7] Pequeño embrujo
        [8] Segunda tirada
        [9] Siesta
        [10] Llama azul
        [11] Pulso firme
       *[12] Deriva
    }
town-bonus-text =
    { $bonus ->
        [1] Invoca con dos fantasmas cualesquiera de un color en un edificio, sea cual sea su nivel.
        [2] Gana una ficha de fantasma verde.
        [3] Recupera tres discos de tus espacios de acción.
        [4] Gana 2 PS.
        [5] Gana una ficha de fantasma amarilla.
        [6]
            { $bigger ->
                [attacker] Antes de tirar en una pelea: toma un dado de un nivel superior al de tu fantasma.
               *[section] Antes de tirar en una pelea: toma el dado de un nivel superior al de tu sección, como mucho el d12.
            }
        [7] Gana 1 PE.
        [8]
            { $edition ->
                [japanese] Repite uno cualquiera de los dados que hayas tirado.
               *[spanish] En una pelea: repite tu dado.
            }
        [9] Descansa en una de tus secciones, usada o no. Sigue tan lista o tan usada como estaba.
        [10] Gana una ficha de fantasma azul.
        [11] Después de tirar: suma 3 a uno de tus dados.
       *[12] Mueve cualquier fantasma a cualquier otro edificio con sitio.
    }

# Elegir las ocho cartas al abrir una mesa
town-pick-card_selection = { town-card }
town-pick-card_selection-text = { town-card-text }

# Sucesos
town-event-begins =
    { $self ->
        [yes] Empiezas tú.
       *[no] { $actor } empieza.
    }
town-event-turn =
    { $self ->
        [yes] Ronda { $round }: tu turno.
       *[no] { $actor } juega la ronda { $round }.
    }
town-event-used =
    { $self ->
        [yes] Usas la { town-section }: { town-action }.
       *[no] { $actor } usa la { town-section }: { town-action }.
    }
town-event-repeated =
    { $self ->
        [yes] Usas la { town-section } otra vez para { town-action }, por costumbre.
       *[no] { $actor } usa la { town-section } otra vez para { town-action }, por costumbre.
    }
town-event-rested =
    { $self ->
        [yes] Descansas en la { town-section }{ $discs ->
            [0] , que estaba vacía.
           *[other] { "" } y recuperas { town-discs }.
        }
       *[no] { $actor } descansa en la { town-section }{ $discs ->
            [0] , que estaba vacía.
           *[other] { "" } y recupera { town-discs }.
        }
    }
town-event-returned =
    { $self ->
        [yes] Recuperas { town-discs } de la { town-section }.
       *[no] { $actor } recupera { town-discs } de la { town-section }.
    }
town-event-unlocked =
    { $self ->
        [yes] Liberas tus tres espacios de bonificación y recuperas sus discos.
       *[no] { $actor } libera sus tres espacios de bonificación y recupera sus discos.
    }
town-event-points =
    { $card ->
        [0]
            { $self ->
                [yes] Ganas { $points } PE.
               *[no] { $actor } gana { $points } PE.
            }
       *[other]
            { $self ->
                [yes] Ganas { $points } PE con { town-card }.
               *[no] { $actor } gana { $points } PE con { town-card }.
            }
    }
town-event-lost =
    { $self ->
        [yes] Pierdes { $points } PE.
       *[no] { $actor } pierde { $points } PE.
    }
town-event-scared =
    { $self ->
        [yes] Asustas al pueblo con { town-a-ghost }.
       *[no] { $actor } asusta al pueblo con { town-a-ghost }.
    }
town-event-fright =
    { $card ->
        [0]
            { $self ->
                [yes] Ganas { $scare } PS.
               *[no] { $actor } gana { $scare } PS.
            }
       *[other]
            { $self ->
                [yes] Ganas { $scare } PS con { town-card }.
               *[no] { $actor } gana { $scare } PS con { town-card }.
            }
    }
town-event-paid_scare =
    { $self ->
        [yes] Pagas { $scare } PS.
       *[no] { $actor } paga { $scare } PS.
    }
town-event-tokens =
    { $card ->
        [0]
            { $self ->
                [yes] Ganas { town-tokens }.
               *[no] { $actor } gana { town-tokens }.
            }
       *[other]
            { $self ->
                [yes] Ganas { town-tokens } con { town-card }.
               *[no] { $actor } gana { town-tokens } con { town-card }.
            }
    }
town-event-paid =
    { $self ->
        [yes] Pagas { town-tokens }.
       *[no] { $actor } paga { town-tokens }.
    }
town-event-summoned =
    { $self ->
        [yes] Invocas { town-a-ghost } en { town-the-building }.
       *[no] { $actor } invoca { town-a-ghost } en { town-the-building }.
    }
town-event-upgraded =
    { $self ->
        [yes] Conviertes { town-a-lower-ghost } { town-from-building } en { town-a-ghost }.
       *[no] { $actor } convierte { town-a-lower-ghost } { town-from-building } en { town-a-ghost }.
    }
town-event-moved =
    { $self ->
        [yes] Mueves { town-a-ghost } { town-from-start } { town-to-building }.
       *[no] { $actor } mueve { town-a-ghost } { town-from-start } { town-to-building }.
    }
town-event-removed =
    { $self ->
        [yes] Echas a { town-a-ghost } { town-from-building }.
       *[no] { $actor } echa a { town-a-ghost } { town-from-building }.
    }
town-event-blues =
    { $self ->
        [yes] Llamas { town-to-building } a { $count ->
            [one] { $count } nuevo { NAME("town-ghost", "B") }
           *[other] { $count } nuevos { NAME("town-ghost", "B", form: "many") }
        }: no quedaba ninguno en el pueblo.
       *[no] { $actor } llama { town-to-building } a { $count ->
            [one] { $count } nuevo { NAME("town-ghost", "B") }
           *[other] { $count } nuevos { NAME("town-ghost", "B", form: "many") }
        }: no quedaba ninguno en el pueblo.
    }
town-event-reds_gone = Todos los { NAME("town-ghost", "R", form: "many") } coinciden en el pueblo, y todos se esfuman.
town-event-swapped = Dos fantasmas cambian de sitio: { town-a-ghost } en { town-the-start }, { town-a-hue-ghost } en { town-the-building }.
town-event-appeared =
    { $self ->
        [yes] Haces aparecer { town-a-ghost } en { town-the-building }.
       *[no] { $actor } hace aparecer { town-a-ghost } en { town-the-building }.
    }
town-event-nothing_came =
    { $self ->
        [yes] Llamas en vano: no queda ningún fantasma { town-colour } en la reserva.
       *[no] { $actor } llama en vano: no queda ningún fantasma { town-colour } en la reserva.
    }
town-event-challenged = Pelea en { town-the-building }: { town-attacker } contra { town-defender }.
town-event-bigger =
    { $self ->
        [yes] Tomas un dado mayor, el d{ $sides }.
       *[no] { $actor } toma un dado mayor, el d{ $sides }.
    }
town-event-rolled =
    { $self ->
        [yes] Sacas un { $shown } con el d{ $sides } { town-colour }.
       *[no] { $actor } saca un { $shown } con el d{ $sides } { town-colour }.
    }
town-event-defended = La defensa saca un { $shown } con el d{ $sides } { town-colour }.
town-event-steadied =
    { $self ->
        [yes] Afinas el pulso: el dado vale ahora { $total }.
       *[no] { $actor } afina el pulso: el dado vale ahora { $total }.
    }
town-event-won =
    { $self ->
        [yes] Ganas la pelea, { $attack } a { $defence }.
       *[no] { $actor } gana la pelea, { $attack } a { $defence }.
    }
town-event-repelled =
    { $self ->
        [yes] No ganas la pelea, { $attack } a { $defence }: no pasa nada.
       *[no] { $actor } no gana la pelea, { $attack } a { $defence }: no pasa nada.
    }
town-event-overawed =
    { $self ->
        [yes] Ganas sin tirar: { town-the-defender } sabe cuál es su sitio.
       *[no] { $actor } gana sin tirar: { town-the-defender } sabe cuál es su sitio.
    }
town-event-raised =
    { $self ->
        [yes] Subes la { town-section } al { town-level }.
       *[no] { $actor } sube la { town-section } al { town-level }.
    }
town-event-lowered =
    { $self ->
        [yes] Bajas la { town-section } al { town-level }.
       *[no] { $actor } baja la { town-section } al { town-level }.
    }
town-event-taken =
    { $self ->
        [yes] Recoges { town-bonus } { town-from-building }.
       *[no] { $actor } recoge { town-bonus } { town-from-building }.
    }
town-event-drawn =
    { $self ->
        [yes] Robas { town-bonus }.
       *[no] { $actor } roba { town-bonus }.
    }
town-event-discarded =
    { $self ->
        [yes] Descartas { town-bonus }.
       *[no] { $actor } descarta { town-bonus }.
    }
town-event-spent =
    { $self ->
        [yes] Usas { town-bonus }.
       *[no] { $actor } usa { town-bonus }.
    }
town-event-laid = En { town-the-building } hay { town-bonus }.
town-event-haunted =
    { $self ->
        [yes] Embrujas { town-the-building } en { town-colour }: { $points } PE.
       *[no] { $actor } embruja { town-the-building } en { town-colour }: { $points } PE.
    }
town-event-unhaunted =
    { $self ->
        [yes] Recuperas tu ficha de embrujo { town-from-building }, del { town-colour }.
       *[no] { $actor } recupera su ficha de embrujo { town-from-building }, del { town-colour }.
    }
town-event-occupied =
    { $self ->
        [yes] Ocupas { town-card }.
       *[no] { $actor } ocupa { town-card }.
    }
town-event-occupied-points =
    { $self ->
        [yes] Ocupas { town-card }: { $points } PE.
       *[no] { $actor } ocupa { town-card }: { $points } PE.
    }
town-event-card =
    { $self ->
        [yes] Usas { town-card }.
       *[no] { $actor } usa { town-card }.
    }
town-event-wagered =
    { $self ->
        [yes] Apuestas por { $number } o más.
       *[no] { $actor } apuesta por { $number } o más.
    }
town-event-ending =
    { $self ->
        [yes] Desencadenas el final de la partida.
       *[no] { $actor } desencadena el final de la partida.
    }
town-event-limit =
    { $rounds ->
        [one] Se ha jugado { $rounds } ronda: la partida acaba aquí.
       *[other] Se han jugado { $rounds } rondas: la partida acaba aquí.
    }
town-event-final =
    { $self ->
        [yes] Puntúas { town-card }: { $points } PE.
       *[no] { $actor } puntúa { town-card }: { $points } PE.
    }
town-event-sets =
    { $self ->
        [yes] Puntúas { $count ->
            [one] { $count } trío
           *[other] { $count } tríos
        } de colores: { $points } PE.
       *[no] { $actor } puntúa { $count ->
            [one] { $count } trío
           *[other] { $count } tríos
        } de colores: { $points } PE.
    }
town-event-over = Fin de la partida.
town-event-roller =
    { $self ->
        [yes] Tiras por el defensor.
       *[no] { $actor } tira por el defensor.
    }

# Sucesos que van juntos
town-event-used-rested =
    { $self ->
        [yes] Descansas en la { town-section }{ $discs ->
            [0] , que estaba vacía.
           *[other] { "" } y recuperas { town-discs }.
        }
       *[no] { $actor } descansa en la { town-section }{ $discs ->
            [0] , que estaba vacía.
           *[other] { "" } y recupera { town-discs }.
        }
    }
town-event-used-summoned-tokens =
    { $self ->
        [yes] Usas la { town-section } para invocar { town-a-ghost } en { town-the-building }: { town-tokens }.
       *[no] { $actor } usa la { town-section } para invocar { town-a-ghost } en { town-the-building }: { town-tokens }.
    }
town-event-summoned-tokens =
    { $self ->
        [yes] Invocas { town-a-ghost } en { town-the-building }: { town-tokens }.
       *[no] { $actor } invoca { town-a-ghost } en { town-the-building }: { town-tokens }.
    }
town-event-used-scared-fright =
    { $self ->
        [yes] Usas la { town-section } para asustar al pueblo con { town-a-ghost }: { $scare } PS.
       *[no] { $actor } usa la { town-section } para asustar al pueblo con { town-a-ghost }: { $scare } PS.
    }
town-event-scared-fright =
    { $self ->
        [yes] Asustas al pueblo con { town-a-ghost }: { $scare } PS.
       *[no] { $actor } asusta al pueblo con { town-a-ghost }: { $scare } PS.
    }
town-event-used-paid_scare-upgraded-tokens =
    { $self ->
        [yes] Usas la { town-section } y { $scare } PS para convertir { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
       *[no] { $actor } usa la { town-section } y { $scare } PS para convertir { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
    }
town-event-paid_scare-upgraded-tokens =
    { $self ->
        [yes] Pagas { $scare } PS y conviertes { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
       *[no] { $actor } paga { $scare } PS y convierte { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
    }
town-event-upgraded-tokens =
    { $self ->
        [yes] Conviertes { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
       *[no] { $actor } convierte { town-a-lower-ghost } { town-from-building } en { town-a-ghost }: { town-tokens }.
    }
town-event-moved-taken =
    { $self ->
        [yes] Mueves { town-a-ghost } { town-from-start } { town-to-building } y encuentras allí { town-bonus }.
       *[no] { $actor } mueve { town-a-ghost } { town-from-start } { town-to-building } y encuentra allí { town-bonus }.
    }
town-event-used-haunted =
    { $self ->
        [yes] Usas la { town-section } para embrujar { town-the-building } en { town-colour }: { $points } PE.
       *[no] { $actor } usa la { town-section } para embrujar { town-the-building } en { town-colour }: { $points } PE.
    }
town-event-rolled-defended =
    { $self ->
        [yes] Sacas un { $rolled-shown } y la defensa, un { $defended-shown }.
       *[no] { $actor } saca un { $rolled-shown } y la defensa, un { $defended-shown }.
    }
town-event-challenged-rolled-defended =
    { $self ->
        [yes] Envías a { town-an-attacker } contra { town-a-defender } en { town-the-building }: sacas un { $rolled-shown } y la defensa, un { $defended-shown }.
       *[no] { $actor } envía a { town-an-attacker } contra { town-a-defender } en { town-the-building }: el ataque saca un { $rolled-shown } y la defensa, un { $defended-shown }.
    }
town-event-rolled-defended-won =
    { $self ->
        [yes] Sacas { $attack } contra { $defence } y ganas.
       *[no] { $actor } saca { $attack } contra { $defence } y gana.
    }
town-event-rolled-defended-repelled =
    { $self ->
        [yes] Sacas { $attack } contra { $defence }: no pasa nada.
       *[no] { $actor } saca { $attack } contra { $defence }: no pasa nada.
    }
town-event-challenged-rolled-defended-won =
    { $self ->
        [yes] Envías a { town-an-attacker } contra { town-a-defender } en { town-the-building } y ganas, { $attack } a { $defence }.
       *[no] { $actor } envía a { town-an-attacker } contra { town-a-defender } en { town-the-building } y gana, { $attack } a { $defence }.
    }
town-event-challenged-rolled-defended-repelled =
    { $self ->
        [yes] Envías a { town-an-attacker } contra { town-a-defender } en { town-the-building }: { $attack } a { $defence }, no pasa nada.
       *[no] { $actor } envía a { town-an-attacker } contra { town-a-defender } en { town-the-building }: { $attack } a { $defence }, no pasa nada.
    }
town-event-used-challenged-rolled-defended-repelled =
    { $self ->
        [yes] Usas la { town-section } para enviar a { town-an-attacker } contra { town-a-defender } en { town-the-building }: { $attack } a { $defence }, no pasa nada.
       *[no] { $actor } usa la { town-section } para enviar a { town-an-attacker } contra { town-a-defender } en { town-the-building }: { $attack } a { $defence }, no pasa nada.
    }
town-event-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] Envías a { town-an-attacker } contra { town-a-defender } en { town-the-building } y echas al defensor, { $attack } a { $defence }: { town-tokens }.
       *[no] { $actor } envía a { town-an-attacker } contra { town-a-defender } en { town-the-building } y echa al defensor, { $attack } a { $defence }: { town-tokens }.
    }
town-event-used-challenged-rolled-defended-won-removed-tokens =
    { $self ->
        [yes] Usas la { town-section } para enviar a { town-an-attacker } contra { town-a-defender } en { town-the-building } y echas al defensor, { $attack } a { $defence }: { town-tokens }.
       *[no] { $actor } usa la { town-section } para enviar a { town-an-attacker } contra { town-a-defender } en { town-the-building } y echa al defensor, { $attack } a { $defence }: { town-tokens }.
    }
town-event-won-removed-tokens =
    { $self ->
        [yes] Ganas, { $attack } a { $defence }, y echas a { town-a-ghost } { town-from-building }: { town-tokens }.
       *[no] { $actor } gana, { $attack } a { $defence }, y echa a { town-a-ghost } { town-from-building }: { town-tokens }.
    }
town-event-removed-tokens =
    { $self ->
        [yes] Echas a { town-a-ghost } { town-from-building }: { town-tokens }.
       *[no] { $actor } echa a { town-a-ghost } { town-from-building }: { town-tokens }.
    }
town-event-card-wagered-rolled-fright =
    { $self ->
        [yes] Apuestas por { $number } o más, sacas un { $shown } y ganas { $scare } PS.
       *[no] { $actor } apuesta por { $number } o más, saca un { $shown } y gana { $scare } PS.
    }
town-event-card-fright =
    { $self ->
        [yes] Usas { town-card }: { $scare } PS.
       *[no] { $actor } usa { town-card }: { $scare } PS.
    }
town-event-spent-tokens =
    { $self ->
        [yes] Usas { town-bonus }: { town-tokens }.
       *[no] { $actor } usa { town-bonus }: { town-tokens }.
    }
town-event-spent-fright =
    { $self ->
        [yes] Usas { town-bonus }: { $scare } PS.
       *[no] { $actor } usa { town-bonus }: { $scare } PS.
    }
town-event-spent-points =
    { $self ->
        [yes] Usas { town-bonus }: { $points } PE.
       *[no] { $actor } usa { town-bonus }: { $points } PE.
    }

# Opciones: lo que se escribe
town-verb-use = usar
town-verb-repeat = repetir
town-verb-bonus = bonificación
town-verb-occupy = ocupar
town-verb-card = carta
town-verb-end = terminar
town-verb-summon = invocar
town-verb-couple = pareja
town-verb-scare = asustar
town-verb-scare-at = asustar-en
town-verb-upgrade = mejorar
town-verb-raise = subir
town-verb-lesson = lección
town-verb-ghost = fantasma
town-verb-to = a
town-verb-discard = descartar
town-verb-wager = apostar
town-verb-reunion = reunión
town-verb-attack = atacar
town-verb-against = contra
town-verb-against-at = contra-en
town-verb-next = siguiente
town-verb-bigger-die = dado-mayor
town-verb-reroll = repetir-dado
town-verb-rethrow = segunda-tirada
town-verb-steady = pulso
town-verb-accept = aceptar
town-verb-scuffle = trifulca
town-verb-lap = vuelta
town-verb-run = huir
town-verb-haunt = embrujar
town-verb-shadow = sombra
town-verb-unhaunt = desembrujar
town-verb-free = gratis
town-verb-echo = eco
town-verb-nap = siesta
town-verb-blue = azules
town-verb-pay = pagar
town-verb-disc-supply = disco-reserva
town-verb-disc = disco
town-verb-points = puntos
town-verb-clear = vaciar
town-verb-clear-two = vaciar-dos
town-verb-gift = regalo
town-verb-tithe = diezmo
town-verb-wind = aliento
town-verb-take = recuperar
town-verb-fall = caer
town-verb-hire = alquilar
town-verb-trade-down = cambiar-abajo
town-verb-trade-up = cambiar-arriba
town-verb-swap = intercambiar
town-verb-tuition = clases
town-verb-apparition = aparición
town-verb-no = no
town-verb-roller = tirador
town-verb-defend-again = defender-otra-vez
town-verb-waste = malgastar
town-verb-waste-card = malgastar-carta

# Opciones: el título sobre las de una clase
town-list-use = Usar una sección
town-list-repeat = Repetir una acción (Viejas costumbres)
town-list-bonus = Bonificación: usar una ficha
town-list-occupy = Ocupar una carta
town-list-card = Carta que usas
town-list-end = Terminar el turno
town-list-summon = Invocar
town-list-couple = Pareja: invocar con dos colores
town-list-scare = Asustar con
town-list-scare-at = Asustar-en: dónde y con quién
town-list-upgrade = Mejorar
town-list-raise = Subir una sección
town-list-lesson = Lección: subir una sección
town-list-ghost = Fantasma que se mueve
town-list-to = A
town-list-discard = Descartar
town-list-wager = Apostar por
town-list-reunion = Reunión: invocar aquí
town-list-attack = Atacar con
town-list-against = Contra
town-list-against-at = Contra-en: dónde y contra quién
town-list-next = Siguiente pelea
town-list-bigger-die = Dado-mayor: usar Dado mayor
town-list-reroll = Repetir-dado por 1 PS (Huesos trucados)
town-list-rethrow = Segunda-tirada: repetir un dado
town-list-steady = Pulso: sumar 3 (Pulso firme)
town-list-accept = Aceptar la tirada
town-list-scuffle = Trifulca: la diferencia en PS
town-list-lap = Vuelta: el vencedor va a
town-list-run = Huir a
town-list-haunt = Embrujar
town-list-shadow = Sombra: embrujar desde al lado (Sombra alargada)
town-list-unhaunt = Desembrujar: recuperar una ficha
town-list-free = Gratis: embrujar
town-list-echo = Eco: tirar por PS
town-list-nap = Siesta
town-list-blue = Azules: los nuevos van a
town-list-pay = Pagar
town-list-disc-supply = Disco-reserva: un disco de tu reserva
town-list-disc = Disco de
town-list-points = Puntos: ganar los PE
town-list-clear = Vaciar una sección
town-list-clear-two = Vaciar-dos: vaciar dos secciones
town-list-gift = Regalo: una ficha
town-list-tithe = Diezmo: expulsar a
town-list-wind = Aliento: recuperar discos de
town-list-take = Recuperar
town-list-fall = Caer: bajar una sección
town-list-hire = Alquilar: comprar una ficha
town-list-trade-down = Cambiar-abajo: una por dos del nivel inferior
town-list-trade-up = Cambiar-arriba: dos por una del nivel superior
town-list-swap = Intercambiar
town-list-tuition = Clases: subir una sección
town-list-apparition = Aparición
town-list-no = No
town-list-roller = Tirador: quién tira por el defensor
town-list-defend-again = Defender-otra-vez por 1 PS (Huesos trucados)
town-list-waste = Malgastar: usar una ficha de bonificación sin efecto
town-list-waste-card = Malgastar-carta: usar una carta sin efecto

# Opciones en palabras
town-choice-use = { town-action } en la { town-section }
town-choice-repeat = { town-action } otra vez en la { town-section } (Viejas costumbres)
town-choice-bonus = usar { town-bonus }
town-choice-occupy = ocupar { town-card }
town-choice-card = usar { town-card }
town-choice-end = terminar el turno
town-choice-summon = invocar { town-a-ghost } en { town-the-building }
town-choice-couple = invocar en { town-the-building } con { town-colour } y { town-hue }
town-choice-scare = asustar con { town-a-ghost }
town-choice-scare-at = asustar con { town-a-ghost } { town-from-building }
town-choice-upgrade = mejorar { town-a-ghost } { town-from-building }
town-choice-raise = subir la { town-section }
town-choice-lesson = subir un nivel la { town-section }
town-choice-ghost = mover { town-a-ghost } { town-from-building }
town-choice-to = ir { town-to-building }
town-choice-discard = descartar { town-bonus }
town-choice-wager = apostar por { $number } o más
town-choice-reunion = invocar otro aquí
town-choice-attack = atacar con { town-a-ghost } { town-from-building }
town-choice-against = atacar a { town-a-ghost }
town-choice-against-at = atacar a { town-a-ghost } { town-from-building }
town-choice-next = atacar después a { town-a-ghost }
town-choice-bigger-die = tomar un dado mayor
town-choice-reroll =
    { $die ->
        [1] repetir el primer dado por 1 PS
       *[2] repetir el segundo dado por 1 PS
    }
town-choice-rethrow =
    { $die ->
        [1] repetir el primer dado (Segunda tirada)
       *[2] repetir el segundo dado (Segunda tirada)
    }
town-choice-steady =
    { $die ->
        [1] sumar 3 al primer dado
       *[2] sumar 3 al segundo dado
    }
town-choice-accept = aceptar la tirada
town-choice-scuffle = ganar la diferencia en PS
town-choice-lap = enviar al vencedor { town-to-building }
town-choice-run = huir { town-to-building }
town-choice-haunt = embrujar { town-the-building } en { town-colour }
town-choice-shadow = embrujar { town-the-building } en { town-colour } desde al lado
town-choice-unhaunt = recuperar tu ficha de embrujo { town-from-building }, del { town-colour }
town-choice-free = embrujar gratis { town-the-building } en { town-colour }
town-choice-echo = tirar por PS
town-choice-nap = descansar en la { town-section }
town-choice-blue = llamar a los { NAME("town-ghost", "B", form: "many") } { town-to-building }
town-choice-pay = pagar { $tokens }
town-choice-disc-supply = usar un disco de tu reserva
town-choice-disc = usar el disco de { town-action } de la { town-section }
town-choice-points = ganar los PE
town-choice-clear = recuperar los discos de la { town-section }
town-choice-clear-two = recuperar los discos de la { town-section } y la { town-other-section }
town-choice-gift = tomar una ficha { town-token-colour }
town-choice-tithe = expulsar a { town-a-ghost } { town-from-building }
town-choice-wind = recuperar discos de la { town-section }
town-choice-take = recuperar el disco de { town-action } de la { town-section }
town-choice-fall = bajar un nivel la { town-section }
town-choice-hire = comprar una ficha { town-token-colour }
town-choice-trade-down =
    { $colour ->
        [G] cambiar 1 ficha verde por 2 azules
        [Y] cambiar 1 ficha amarilla por 2 verdes
        [O] cambiar 1 ficha naranja por 2 amarillas
       *[R] cambiar 1 ficha roja por 2 naranjas
    }
town-choice-trade-up =
    { $colour ->
        [B] cambiar 2 fichas azules por 1 verde
        [G] cambiar 2 fichas verdes por 1 amarilla
        [Y] cambiar 2 fichas amarillas por 1 naranja
       *[O] cambiar 2 fichas naranjas por 1 roja
    }
town-choice-swap = intercambiar { town-a-ghost } { town-from-building } con { town-a-hue-ghost } { NAME("town-place", $other, form: "from") }
town-choice-tuition = subir la { town-section } por PS
town-choice-apparition = hacer aparecer { town-a-ghost } en { town-the-building }
town-choice-no = no, seguir
town-choice-roller = hacer que tire el jugador { $seat } por el defensor
town-choice-defend-again = repetir el dado del defensor por 1 PS
town-choice-waste = usar { town-bonus } sin efecto
town-choice-waste-card = usar { town-card } sin efecto

# Preguntas
town-ask-menu = usa una sección, o una ficha de bonificación o una carta; termina el turno cuando las hayas usado todas.
town-ask-summon = elige el edificio y el color que invocas.
town-ask-scare = elige el fantasma que asusta.
town-ask-upgrade = elige el fantasma que sube de nivel.
town-ask-raise = puedes subir una sección hasta el nivel del nuevo fantasma.
town-ask-ghost = elige el fantasma que se mueve.
town-ask-second = puedes mover un segundo fantasma.
town-ask-drift = elige cualquier fantasma para que vaya a la deriva.
town-ask-destination = ¿adónde va el fantasma?
town-ask-discard = tus espacios están llenos; ¿qué ficha de bonificación descartas?
town-ask-wager = puedes apostar: di un número que el dado del fantasma deba alcanzar.
town-ask-reunion = dos del mismo color se han encontrado; puedes invocar otro.
town-ask-attacker = elige el fantasma que ataca.
town-ask-defender = elige a quién ataca.
town-ask-next-fight = elige a quién ataca después, o para.
town-ask-bigger-die = antes de tirar, puedes tomar un dado mayor.
town-ask-roll = mejora la tirada o acéptala.
town-ask-scuffle = puedes ganar en puntos de susto la diferencia de los totales.
town-ask-lap = puedes enviar al vencedor a otro edificio.
town-ask-haunt = elige el edificio y el color que embrujas.
town-ask-extra-haunt = elige el edificio y el color que embrujas desde al lado.
town-ask-echo = puedes tirar por puntos de susto.
town-ask-lesson = puedes subir un nivel una sección.
town-ask-free-haunt = ha llegado el quinto fantasma; puedes embrujar un edificio enseguida.
town-ask-nap = elige la sección en la que descansas.
town-ask-run = el fantasma puede huir a otro edificio.
town-ask-blue = no queda ningún fantasma azul en el pueblo; ¿dónde aparecen los nuevos?
town-ask-payment = elige las fichas de fantasma que pagas.
town-ask-disc = elige el disco para la carta.
town-ask-compensation = ahora compartes tu carta; gana puntos o recupera discos.
town-ask-gift = elige el color de la ficha de fantasma que ganas.
town-ask-tithe = elige el fantasma que deja el pueblo.
town-ask-wind = elige la sección que devuelve discos.
town-ask-take = elige un disco que recuperas.
town-ask-fall = elige la sección que baja un nivel.
town-ask-hire = elige la ficha de fantasma que compras.
town-ask-trade = elige qué cambias.
town-ask-swap = elige los dos fantasmas que cambian de sitio.
town-ask-tuition = elige la sección que subes por puntos de susto.
town-ask-apparition = elige qué fantasma aparece y dónde.
town-ask-roller = elige quién tira por el defensor.
town-ask-defence = tiras por el defensor: repite el dado por 1 PS o acéptalo.

# Las cláusulas que hay detrás
town-why-menu = T-030, T-038, T-039: cada turno usas cada sección una vez, para una acción con el espacio vacío o para Descansar. Antes, entre medias y después puedes usar fichas de bonificación y cartas, y ocupar cartas nuevas. El turno acaba cuando tú lo dices y todas las secciones están usadas.
town-why-summon = T-060 a T-062: dos fantasmas de un color en un edificio, dentro de tu nivel, llaman a un tercero de la reserva si hay sitio. Ganas una ficha de ese color.
town-why-scare = T-070, T-071: elige un fantasma del pueblo dentro de tu nivel y gana tantos puntos de susto como su nivel. Se queda donde está.
town-why-upgrade = T-080 a T-083: pagas puntos de susto y un fantasma dentro de tu nivel pasa al color siguiente: 2 para el verde, 3 para el amarillo, 4 para el naranja, 5 para el rojo. Ganas una ficha del nuevo color.
town-why-raise = T-084 a T-086: tras Mejorar, una de tus secciones por debajo del nuevo nivel puede subir directamente hasta él. Si aún está lista, puedes usarla con ese nivel este turno.
town-why-ghost = T-035, T-090: Mover lleva un fantasma dentro de tu nivel a un edificio vecino con sitio.
town-why-second = T-215, T-293: Deriva en tándem permite mover un segundo fantasma, distinto del primero, con las mismas reglas.
town-why-drift = T-162: Deriva mueve cualquier fantasma, sea cual sea su nivel, a cualquier otro edificio con sitio. Si allí hay una ficha de bonificación, es tuya.
town-why-destination = T-090 a T-092, T-133: un paso a un vecino con sitio, nunca en diagonal; algunas cartas y fichas llegan más lejos. Si allí hay una ficha de bonificación, se recoge al instante.
town-why-discard = T-135: cuando no hay espacio libre, descartas una: la ficha nueva o una que tienes.
town-why-wager = T-223, T-295: di un número hasta las caras del dado del fantasma. Si la tirada lo alcanza, ganas esos puntos de susto; si no, 1.
town-why-reunion = T-224, T-267: una vez por turno, un fantasma que llega junto a otro de su color puede dar pie a Invocar allí. Hace falta sitio en el edificio y un fantasma de ese color en la reserva.
town-why-attacker = T-100, T-104: un fantasma dentro de tu nivel ataca a otro color en su edificio, por fuerte que sea. El atacante nunca se pierde.
town-why-defender = T-100 a T-103: se tiran los dos dados. Si el tuyo es mayor, el defensor deja el pueblo y ganas una ficha de su color; si no, no pasa nada.
town-why-next-fight = T-220, T-270: Pelea de taberna permite al atacante pelear con los demás de ese edificio, uno tras otro, cada cual con su tirada y su premio. Puedes parar tras cualquier pelea.
town-why-bigger-die = T-156, T-138: Dado mayor da al ataque el dado de un nivel más, como mucho el d12. Gasta un disco de tu reserva.
town-why-roll = T-158, T-161, T-216: Segunda tirada repite un dado, Pulso firme suma 3, Huesos trucados repite por 1 PS cuantas veces quieras. Solo valen tus propios dados, y al repetir se pierde el +3.
town-why-scuffle = T-236, T-275: una vez por turno, Trifulca ruidosa convierte la diferencia de los dos totales en puntos de susto, ganes o no.
town-why-lap = T-217: tras una pelea ganada, Vuelta de honor permite al atacante ir a cualquier otro edificio con sitio. Si allí hay una ficha de bonificación, es tuya.
town-why-haunt = T-110 a T-113: un fantasma dentro de tu nivel marca el espacio libre de su color en su edificio, por 2, 4, 6, 8 o 10 PE. Puedes marcar cada edificio una vez; con dos jugadores, dos de ellos dos veces.
town-why-extra-haunt = T-201, D-34, D-75: en esta mesa, Sombra alargada es un Embrujar gratis una vez por turno: en un edificio vecino hay dos fantasmas del color, y el espacio está libre. No hace falta nivel.
town-why-echo = T-218: tras Embrujar, Salas con eco tira el dado del color usado y da esos puntos de susto.
town-why-lesson = T-249, T-265: tras cada Embrujar, Lecciones de la casa puede subir un nivel una sección por debajo del 5.
town-why-free-haunt = T-234, T-281, T-282: cuando tu invocación trae al pueblo el quinto fantasma de un color, Aquelarre completo te deja embrujar un edificio que aún no hayas embrujado, en un espacio libre. Gasta una ficha de embrujo.
town-why-nap = T-159: con Siesta descansas en una sección, lista o usada, y todos sus discos vuelven. La sección sigue lista o usada como estaba.
town-why-run = T-238: una vez por turno, tras Asustar, Golpear y huir deja que el fantasma vaya a cualquier otro edificio con sitio. Si allí hay una ficha de bonificación, es tuya.
town-why-blue = T-054 a T-057: siempre que en el pueblo no hay fantasmas azules, quien tiene el turno pone tres juntos en un edificio, o los que quepan. No dan nada.
town-why-payment = T-172, T-285: una carta gris cuesta tres fichas de fantasma cualesquiera; una de color, tres de colores distintos. Velo gris y Descuento de la casa lo cambian.
town-why-disc = T-173, T-174: el disco viene de tu reserva o de uno de tus espacios de acción, que queda libre otra vez. Se queda en la carta.
town-why-compensation = T-178 a T-180, T-324: cuando alguien ocupa una carta que tienes, ganas 1 PE o recuperas todos los discos de una sección. Con dos jugadores son 2 PE o dos secciones.
town-why-gift = T-244, T-278: Regalo de estreno da una ficha de fantasma a tu elección por cada carta que ocupas.
town-why-tithe = T-206, T-288: una vez por turno, Diezmo del exorcista envía cualquier fantasma a la reserva y da una ficha de su color.
town-why-wind = T-207: una vez por turno, Segundo aliento recupera dos discos de una sección. La sección sigue lista o usada como estaba.
town-why-take = T-153, T-207: Discos sueltos recupera tres discos de cualquiera de tus secciones; Segundo aliento, dos de una. Si hay menos, todos.
town-why-fall = T-208, T-265: una vez por turno, Caída en desgracia baja un nivel una sección, por dos fichas del color de su nuevo nivel.
town-why-hire = T-230: una vez por turno, Miedo de alquiler vende una ficha de fantasma por tantos puntos de susto como su nivel, si hay un fantasma de ese color en el pueblo.
town-why-trade = T-233, T-296: una vez por turno, Mercado nocturno cambia una ficha por dos del nivel inferior, o dos de un color por una del nivel superior. La reserva tiene que tenerlas todas.
town-why-swap = T-239, T-289: una vez por turno, Cambio de sitio intercambia dos fantasmas de distinto color que estén en edificios distintos. Nadie recoge fichas de bonificación.
town-why-tuition = T-248, T-265: una vez por turno, Clases particulares sube un nivel una sección por tantos puntos de susto como el nuevo nivel.
town-why-apparition = T-250, T-290: una vez por turno, Aparición de pago convierte una de tus fichas de fantasma en un fantasma de su color, en cualquier edificio con sitio.
town-why-roller = T-101, D-08: un oponente a tu elección tira por el defensor. Con Huesos trucados puede repetir ese dado por 1 PS cada vez.
town-why-defence = T-101, T-216, D-80: tiras por el defensor, y Huesos trucados te deja repetir ese dado por 1 PS, cuantas veces quieras. Después de cada nueva tirada quien ataca puede mejorar la suya.

# Por qué algo del menú del turno no se puede
town-blocked-done = Esta sección ya se ha usado este turno.
town-blocked-taken = En este espacio hay un disco. Descansa en la sección para recuperarlo.
town-blocked-no-disc = No tienes discos en tu reserva. Descansa en una sección para recuperar algunos.
town-blocked-summon =
    { $colour ->
        [B] Hacen falta dos fantasmas azules en un edificio con sitio, y otro en la reserva.
       *[other] Hacen falta dos fantasmas de un color, hasta el { town-colour }, en un edificio con sitio, y otro en la reserva.
    }
town-blocked-scare =
    { $colour ->
        [B] Hace falta un fantasma azul en el pueblo.
       *[other] Hace falta un fantasma, hasta el { town-colour }, en el pueblo.
    }
town-blocked-upgrade =
    { $colour ->
        [B] Hace falta un fantasma azul en el pueblo y uno verde en la reserva.
       *[other] Hace falta un fantasma, hasta el { town-colour }, en el pueblo y uno del color siguiente en la reserva.
    }
town-blocked-move =
    { $colour ->
        [B] Hace falta un fantasma azul junto a un edificio con sitio.
       *[other] Hace falta un fantasma, hasta el { town-colour }, junto a un edificio con sitio.
    }
town-blocked-fight =
    { $colour ->
        [B] Hace falta un fantasma azul en un edificio con otro al que pueda atacar.
       *[other] Hace falta un fantasma, hasta el { town-colour }, en un edificio con otro al que pueda atacar.
    }
town-blocked-haunt =
    { $colour ->
        [B] Hace falta un fantasma azul en un edificio que aún puedas embrujar, con el espacio azul libre.
       *[other] Hace falta un fantasma, hasta el { town-colour }, en un edificio que aún puedas embrujar, con el espacio de su color libre.
    }
town-blocked-scare-points =
    { $need ->
        [one] Hace falta { $need } PS.
       *[other] Hacen falta { $need } PS.
    }
town-blocked-haunt-tokens = No te quedan fichas de embrujo.
town-blocked-in-fight = Solo se puede cuando tiras dados.
town-blocked-token-useless = Ahora no cambiaría nada.
town-blocked-owned = Ya tienes esta carta.
town-blocked-tokens-grey =
    { $need ->
        [one] Hace falta { $need } ficha de fantasma de cualquier color.
       *[other] Hacen falta { $need } fichas de fantasma de cualquier color.
    }
town-blocked-tokens-coloured =
    { $need ->
        [one] Hace falta { $need } ficha de fantasma.
       *[other] Hacen falta { $need } fichas de fantasma de colores distintos.
    }
town-blocked-used-up = Sirve una vez por turno, y ya la has usado.
town-blocked-card-useless = Ahora no cambiaría nada, o no puedes pagarla.
town-blocked-end =
    { $need ->
        [one] Aún hay { $need } sección lista: úsala o descansa en ella.
       *[other] Aún hay { $need } secciones listas: úsalas o descansa en ellas.
    }

town-rules =
    Los fantasmas del pueblo no son de nadie. Cada una de tus secciones manda
    sobre los que no pasan de su nivel: azul 1, verde 2, amarillo 3, naranja 4,
    rojo 5. En tu turno usa cada sección una vez: pon un disco en una acción.
    Invocar: dos de un color en un edificio llaman a un tercero. Asustar: ganas
    puntos de susto (PS), el nivel de un fantasma del pueblo. Mejorar: pagas PS
    y un fantasma sube de color; una sección puede subir a su nivel. Mover: un
    fantasma, un paso; recoge la ficha de bonificación. Pelear: con la tirada
    más alta echas a otro fantasma. Embrujar: marca un edificio en el color de
    un fantasma, una vez cada uno, por 2 a 10 puntos de embrujo (PE). Descansar:
    recuperas los discos de la sección. Invocar, Mejorar y Pelear dan fichas de
    fantasma; tres de ellas y un disco ocupan una carta: 3 PE y su poder.
    Tras la última ficha de embrujo o la quinta carta de alguien se completa
    la ronda. Gana quien tiene más PE.

# --- the board in the browser
town-board-colon = { ": " }
town-board-comma = { ", " }
town-board-may = puedes elegirlo
town-board-hinted = pista { $rank }
town-board-hint = pista
town-board-town = El pueblo
town-board-nobody = ningún fantasma
town-board-count = { $count } { town-colour }
town-board-room =
    { $room ->
        [0] lleno
        [one] cabe { $room } más
       *[other] caben { $room } más
    }
town-board-token-here = ficha de bonificación { town-bonus }
town-board-lies = está en { town-the-building }
town-board-marked =
    { $self ->
        [yes] lo embrujas en { town-colour }
       *[no] { $name } lo embruja en { town-colour }
    }
town-board-streets = Hay calles a: { $buildings }.
town-board-ghost = { NAME("town-ghost", $colour) }
town-board-group =
    { $count ->
        [1] { town-board-ghost }
       *[other] { $count } × { town-board-ghost }
    }
town-board-level = nivel { $level }
town-board-ghost-text = Lo puede mandar una sección de nivel { $level } o más. No es de nadie.
town-board-space = espacio de embrujo { town-colour }
town-board-space-text = Quien embruje aquí con un fantasma { town-colour } marca el espacio y gana los puntos.
town-board-free = libre
town-board-mark =
    { $self ->
        [yes] tu ficha de embrujo
       *[no] ficha de embrujo de { $name }
    }
town-board-bonus = ficha de bonificación
town-board-kind =
    { $kind ->
        [after] cada vez
        [once] una vez por turno
        [end] al final
       *[anytime] siempre
    }
town-board-price =
    { $grey ->
        [yes] 3 fichas de fantasma cualesquiera
       *[no] 3 fichas de fantasma de colores distintos
    }
town-board-owner =
    { $self ->
        [yes] la ocupas
       *[no] la ocupa { $name }
    }
town-board-used = usada este turno
town-board-slot = Espacio de bonificación { $slot }
town-board-slot-text = Aquí se guarda una ficha de bonificación hasta que la uses.
town-board-locked = bloqueado por un disco
town-board-locked-text = Cuando los tres espacios están bloqueados, sus discos vuelven al final del turno.
town-board-state =
    { $state ->
        [now] en uso
        [done] usada
       *[ready] lista
    }
town-board-section-text =
    { $level ->
        [1] Manda sobre los fantasmas azules, estén donde estén.
       *[other] Manda sobre los fantasmas hasta el { town-colour }, estén donde estén.
    }
town-board-discs-on = discos en { $actions }
town-board-space-of =
    { $section ->
        [S1] Sección I: { town-action }
        [S2] Sección II: { town-action }
        [S3] Sección III: { town-action }
       *[S4] Sección IV: { town-action }
    }
# En el propio espacio, que es estrecho: una palabra larga dice dónde puede partirse
town-board-action = { town-action }
town-board-disc =
    { $self ->
        [yes] aquí está tu disco
       *[no] aquí hay un disco de { $name }
    }
town-board-rest-gives =
    { $discs ->
        [0] no hay discos que recuperar
        [one] recupera { $discs } disco
       *[other] recupera { $discs } discos
    }
town-board-use =
    { $action ->
        [summon] Dos fantasmas del mismo color en un edificio llaman a un tercero de la reserva. Ganas una ficha de fantasma de ese color.
        [scare] Un fantasma del pueblo asusta para ti: ganas puntos de susto, tantos como su nivel.
        [upgrade] Paga puntos de susto y un fantasma pasa al color siguiente. Ganas una ficha del nuevo color, y una de tus secciones puede subir a su nivel.
        [move] Un fantasma va a un edificio vecino. Si allí hay una ficha de bonificación, es tuya.
        [fight]
            { $master ->
                [yes] Un fantasma echa de su edificio a otro más débil. Ganas una ficha de su color.
               *[no] Un fantasma ataca a otro color en su edificio. Con la tirada más alta lo echas y ganas una ficha de su color.
            }
        [haunt] Un fantasma marca para ti el espacio libre de su color en su edificio. Ganas los puntos del espacio.
       *[rest] Devuelve a tu reserva todos los discos de esta sección.
    }
town-board-supply = Reserva
town-board-supply-ghosts = Fantasmas en la reserva
town-board-supply-ghosts-text = De aquí salen los que se invocan y se mejoran. Si no queda ninguno de un color, no puede aparecer más.
town-board-supply-tokens = Fichas de fantasma en la reserva
town-board-supply-tokens-text = De aquí ganas fichas, y con ellas pagas cartas. Si no queda ninguna de un color, nadie las gana.
town-board-supply-tokens-master = De aquí ganas fichas. Cuando se agotan dos colores, se desencadena el final de la partida.
town-board-supply-bonus =
    { $count ->
        [one] Fichas de bonificación: { $count } boca abajo
       *[other] Fichas de bonificación: { $count } boca abajo
    }
town-board-unseen = { $count } aún boca abajo
town-board-discarded =
    { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
town-board-told =
    { $count ->
        [one] { $count } opción.
       *[other] { $count } opciones.
    }
town-board-told-menu =
    { $count ->
        [one] Por usar: { $sections }. { $count } opción.
       *[other] Por usar: { $sections }. { $count } opciones.
    }
town-board-told-end = Todas las secciones están usadas; el turno puede terminar.
town-board-pay = pagar { $tokens }
town-board-stop = { ". " }
town-board-sheets = Tableros y reserva
town-board-sheet =
    { $self ->
        [yes] Tu tablero
       *[no] Tablero de { $name }
    }
town-board-panes = Las partes del tablero
town-board-pane-town = Pueblo
town-board-pane-boards = Tableros
town-board-pane-cards = Cartas
town-board-choices-here = aquí puedes elegir
town-board-sp = PS
town-board-hp = PE
town-board-plus = y { town-bonus }
town-board-others =
    { $count ->
        [one] Brilla { $count } carta o ficha
       *[other] Brillan { $count } cartas y fichas
    }
town-board-tap-space = Por usar: { $sections }. Toca un espacio que brille en tu tablero.
town-board-no-discs = No te quedan discos: descansa en una sección.
town-board-pay-with = Toca las fichas con las que pagas.
town-board-lay =
    { $count ->
        [one] poner una ficha { town-token-colour }, queda { $count }
       *[other] poner una ficha { town-token-colour }, quedan { $count }
    }
town-board-again = Empezar de nuevo
town-board-tap =
    { $count ->
        [one] Toca lo que brilla en el tablero.
       *[other] En el tablero brillan { $count } opciones: toca una.
    }
town-board-tap-second = Ahora toca el segundo.
town-board-back = Volver
town-board-roller = { $name } tira por el defensor
town-board-for-nothing = Usar sin efecto ({ $count })
town-board-cards = Cartas de acción
town-board-cards-of =
    { $self ->
        [yes] Tus cartas
       *[no] Cartas de { $name }
    }
town-board-scare =
    { $count ->
        [one] { $count } punto de susto
       *[other] { $count } puntos de susto
    }
town-board-haunts =
    { $count ->
        [one] { $count } ficha de embrujo en la mano
       *[other] { $count } fichas de embrujo en la mano
    }
town-board-discs =
    { $count ->
        [one] { $count } disco en la reserva
       *[other] { $count } discos en la reserva
    }

# Cómo se juega, en una página
town-howto-lead = Los fantasmas de este pueblo no son de nadie. Mándalos, asusta con ellos, hazlos crecer y marca los edificios que embrujan. Quien reúna más puntos de embrujo será dueño de la noche.
town-howto-facts = De 2 a 4 jugadores · una hora, más o menos
town-howto-rules = Reglas
town-howto-setup = Preparación
town-howto-setup-text = En la Comisaría hay tres Fisgones azules; los demás fantasmas esperan en la reserva. En cada edificio hay una ficha de bonificación, y junto al pueblo, ocho cartas de acción. Cada cual tiene un tablero con tres secciones de nivel 1, 12 discos de acción, 6 fichas de embrujo y 2 puntos de susto (PS). Quién empieza lo decide el azar.
town-howto-setup-picture = La Iglesia y la Comisaría, cada una con una ficha de bonificación y cinco espacios de embrujo libres. En la Comisaría hay tres Fisgones azules.
town-howto-turn = Tu turno: cada sección una vez
town-howto-turn-text = Usa cada una de tus tres secciones una vez, en el orden que quieras: para una de las seis acciones o para Descansar. Una acción lleva un disco de tu reserva a su espacio. El disco se queda allí, y esa acción queda cerrada en esa sección hasta que el disco vuelva. Antes, entre medias y después puedes usar fichas de bonificación y cartas. Cuando todas las secciones están usadas, terminas el turno.
town-howto-ghosts = Cinco fantasmas, cinco niveles
town-howto-ghosts-text = Una sección manda sobre los fantasmas que no pasan de su nivel, estén donde estén. Hay cinco de cada color, y en un edificio caben seis. Si no queda ningún fantasma azul en el pueblo, quien tiene el turno pone tres nuevos en un edificio.
town-howto-level = Nivel
town-howto-die = Dado
town-howto-scare = Asustar
town-howto-cost = Mejorar
town-howto-points = Embrujar
town-howto-uses = Seis acciones y Descansar
town-howto-upgrade = Mejorar hace subir tus secciones
town-howto-upgrade-text = Mejorar cuesta PS, da una ficha de fantasma del nuevo color y deja que una de tus secciones suba de golpe al nuevo nivel, por muy abajo que esté. Si esa sección sigue lista, actúa con su nuevo nivel en este mismo turno.
town-howto-upgrade-picture = Una Sábana verde se convierte en un Aullador amarillo. Se gana una ficha, y una sección sube de azul a amarillo.
town-howto-haunt = Embrujar: puntos que se quedan
town-howto-haunt-text = Un fantasma que no pase de tu nivel marca el espacio libre de su color en su edificio: 2, 4, 6, 8 o 10 puntos de embrujo (PE). En un espacio cabe una ficha, de quien llegue antes, y cada cual marca un edificio una sola vez. El fantasma se queda y puede volver a usarse.
town-howto-haunt-picture = La Escuela. Hay un Aullador amarillo, y en el espacio de embrujo amarillo está la ficha de alguien que juega.
town-howto-bonus = Fichas de bonificación
town-howto-bonus-text = Un fantasma que entra en un edificio recoge para ti la ficha que haya allí. Guardas hasta tres. Para usar una, pon un disco en su espacio. Cuando los tres espacios están bloqueados por discos, quedan libres al final de tu turno. Cuando la última ficha ha dejado los edificios, se colocan otras nuevas.
town-howto-cards = Cartas de acción
town-howto-cards-text = Tres fichas de fantasma y un disco ocupan una carta: 3 PE, y su poder es tuyo el resto de la partida. Una carta gris acepta tres fichas cualesquiera; una de color, tres de colores distintos. Otros pueden ocupar la misma carta; quien ya estaba gana 1 PE o recupera los discos de una sección.
town-howto-end = El final
town-howto-end-text = El final de la partida se desencadena cuando alguien pone su última ficha de embrujo u ocupa su quinta carta. Se completa la ronda, para que todos hayan tenido los mismos turnos. Luego se suman las cartas que cuentan al final. Gana quien tiene más PE; en caso de empate, más fichas de fantasma.
town-howto-two = Dos jugadores
town-howto-two-text =
    Tienes 8 fichas de embrujo y puedes marcar dos de los edificios una segunda vez, en otro color. Quien comparte una carta gana 2 PE o recupera los discos de dos secciones.{ $edition ->
        [japanese] { " " }Con una última ficha de embrujo o una quinta carta, la partida acaba en el acto: la ronda no se completa.
       *[spanish] { "" }
    }
town-howto-master = Variante Maestra
town-howto-master-text = Para quien prefiere jugar sin azar: cuatro secciones por persona, sin fichas de bonificación, sin cartas y sin dados. Se gana la pelea contra cualquier fantasma más débil. En un edificio caben cuatro fantasmas, y cuando los cinco rojos están en el pueblo, desaparecen. El final de la partida se desencadena con una última ficha de embrujo o cuando se agotan dos colores de fichas de fantasma. Tres fichas de colores distintos valen 5 PE.
town-howto-screen = Lo que ves en el tablero
town-howto-screen-legal = Un anillo de luz con un rombo: puedes elegirlo. Tócalo, o llega con las flechas y pulsa Intro.
town-howto-screen-told = Pasa el puntero por cualquier cosa, o mantén el dedo encima, para ver qué hace. Lo que está apagado dice por qué no se puede usar.
town-howto-screen-boards = El tablero de quien juega se abre solo. Las pestañas de encima muestran los demás tableros y la reserva.
town-howto-screen-card = Los tres signos de una carta son su precio: tres iguales, fichas cualesquiera; tres distintos, colores distintos. Las formas de debajo son quienes la ocupan.

# --- el tablero en la terminal
town-terminal-round =
    { $limit ->
        [0] ronda { $round }
       *[other] ronda { $round } de { $limit }
    }
town-terminal-japanese = edición japonesa
town-terminal-ending = la última ronda
town-terminal-use = { town-section }, { town-action }: fantasmas hasta el { town-colour }
town-terminal-ghost = { town-board-ghost } en { town-the-building }
town-terminal-new = nueva: { town-bonus }
town-terminal-attack-die = tu dado: d{ $sides }
town-terminal-die = d{ $sides } { town-colour }: { $shown }
town-terminal-defence = defensa: { $defence }
town-terminal-waiting = Quedan por pelear:
town-terminal-haunts =
    { $haunts ->
        [one] { $haunts } embrujo
       *[other] { $haunts } embrujos
    }
town-terminal-tokens = fichas
town-terminal-cards = cartas
# Dos columnas de ancho: las cabeceras de los espacios de acción
town-terminal-action =
    { $action ->
        [summon] In
        [scare] As
        [upgrade] Me
        [move] Mo
        [fight] Pe
       *[haunt] Em
    }
town-terminal-price =
    { $grey ->
        [yes] 3 cualesquiera
       *[no] 3 colores
    }
town-terminal-supply = Reserva: fantasmas
town-terminal-supply-bonus =
    { $count ->
        [one] { $count } bonificación
       *[other] { $count } bonificaciones
    }

# Lo que es nuestro, porque el reglamento lo deja a las imágenes o no lo cuenta
town-ours = Los reglamentos muestran el tablero y casi todas las cartas solo en imágenes. Nuestros son el plano de los edificios y tres de sus nombres, los puntos del embrujo amarillo, qué cartas son grises y cuáles de color, y los nombres, símbolos y tipos de las cartas.
