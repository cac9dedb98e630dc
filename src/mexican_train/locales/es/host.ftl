## Sheets of rules and their variants

sheet-classic-about = Con cualquier juego de dominó y monedas como marcadores. Un doble que alguien deja abierto no detiene a los demás.
sheet-gare-about = La caja francesa con estación. Como Estación, pero si no puedes cerrar tu propio doble, no pones tu marcador.
sheet-nordic-about = La caja nórdica con estación redonda: muchas fichas, y la locomotora baja un número en cada ronda. Puedes dejar un doble abierto a los demás.
sheet-station-about = La caja con la estación de plástico y las pequeñas locomotoras. Un doble abierto detiene toda la mesa hasta que se cierra. ¡No olvides dar un golpecito!
sheet-line = { $sheet }: { $about }
option-variants = Variantes
variant-nine-about = Un juego de doble 9, de 2 a 4 jugadores
variant-open-about = Todas las manos a la vista
variant-rounds-about = Una ronda por cada doble
variant-fast-about = Un primer turno rápido, con todas las fichas que quieras

## Options of a table

option-sheet = Reglas
option-seats = Asientos
option-bots = Robots entre ellos
option-level = Nivel de los robots
option-level-of = { $name }: nivel
option-each = Un nivel para cada robot
option-bot = Robot { $number }
option-length = Duración
option-clock = Tiempo por turno
option-public = Pública: cualquiera puede encontrarla en la página de inicio
option-address-seats = Asientos que puede ocupar una misma dirección
address-seats-all = sin límite
option-hints = Pistas permitidas
option-review = Se pueden repasar las rondas terminadas
option-chat-all = Libre
option-chat-phrases = Solo frases preparadas
option-chat-off = Ninguno
pace = Ritmo de los robots
pace-calm = Tranquilo
pace-normal = Normal
pace-quick = Rápido
pace-at-once = Al instante
automatic = Robar y pasar automáticamente cuando no hay otra cosa que hacer
length-one = Una ronda
length-short = Corta: { rounds }
length-full = Completa: { rounds }
length-own = como en la hoja
clock-none = Sin reloj
clock-set = Tiempo por turno: { clock-seconds }
level-random = al azar
level-greedy = fácil
level-planner = bueno
level-expert = experto
bot-random = robot al azar
bot-greedy = robot fácil
bot-planner = buen robot
bot-expert = robot experto

## House rules

house = Reglas de la casa
house-none = Todo como en la hoja
house-some =
    { $count ->
        [one] { $count } difiere de la hoja
       *[other] { $count } difieren de la hoja
    }
house-differs = Difiere de la hoja: «{ $value }»
house-back = Como en la hoja
house-back-of = { $rule }: como en la hoja
house-reset = Todo como en la hoja

## The door

door-title = Te invitan a jugar al { -brand }
door-invites = { $name } te invita a jugar al { -brand }
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } está en la mesa.
       *[other] { $names } están en la mesa.
    }
door-sit = Tomar asiento
door-watch = Solo mirar
door-begun = La partida ya está en marcha. Escribe tu nombre y pide un asiento: el anfitrión puede darte el de un robot.
door-begun-full = La partida ya está en marcha y todos los asientos están ocupados. Escribe tu nombre y mira: si juegan otra vez y hay sitio, tienes un asiento.
door-ask = Mirar y pedir un asiento
seat-ask = Pedir un asiento
seat-asked = Has pedido un asiento. { $host } puede darte uno.
seat-asked-full = Has pedido un asiento. Todos están ocupados; si { $host } juega otra vez y hay sitio, tienes uno.
seat-in-next-match = Si { $host } juega otra vez y hay sitio, tienes un asiento.
seat-yours-next = Desde la próxima ronda juegas en el asiento de { $name }.
seat-give = Dar un asiento
seat-later = Ahora no
seat-requests = Piden un asiento
seat-for = Un asiento para { $name }
seat-which = ¿El asiento de quién?
seat-none = Ningún robot tiene un asiento que puedas dar. Si juegas otra vez y hay sitio, { $name } tiene uno.
seat-takes-over = { $name } se queda con la mano, el tren y los puntos de { $bot }.
seat-now = Ahora
seat-from-next = Desde la próxima ronda
seat-give-to = Dar este asiento a { $name }
seat-next = Desde la próxima ronda, { $name } juega aquí.
seat-withdraw = Recuperar el asiento
seat-decline = Por ahora no hay asiento
door-gone = Esa mesa no existe
door-gone-about = Quizá haya terminado: las mesas se cierran cuando nadie ha pasado por ellas en un día.
door-locked = Esta mesa solo se abre con su enlace
door-locked-about = Pide a alguien de la mesa el enlace completo, con lo que sigue a la #.
door-device = Esta mesa está en otro dispositivo
door-device-about = Una mesa contra robots solo se abre en el navegador en el que empezó.
door-failed = No se puede llegar a la mesa
seat-link-wrong = El asiento de este enlace ya no es válido.
seat-link-on = A la mesa
seat-link-title = ¿Con qué asiento juegas aquí?
seat-link-about = Tienes un asiento en esta mesa y el enlace que abriste es de otro. El que no elijas seguirá abierto con su enlace: cópialo si quieres conservarlo.
seat-link-mine = Seguir como { $name }
seat-link-other = Jugar como { $name }, con el enlace

## The lobby

lobby-title = La mesa está lista
lobby-seats = En la mesa
lobby-options = Cómo jugamos
lobby-invite = Invitar
lobby-invite-about = Quien abra el enlace puede sentarse, o mirar cuando no queden asientos.
lobby-qr = Un código QR que abre esta mesa
lobby-code = Código
lobby-code-about = Fácil de decir por teléfono: escrito en la página de inicio, abre esta mesa hasta que empiece la partida.
lobby-share = Compartir…
lobby-start = Empezar
lobby-start-bots =
    { $bots ->
        [one] { $bots } robot ocupa el asiento libre.
       *[other] { $bots } robots ocupan los asientos libres.
    }
lobby-full = La partida empieza sola cuando se ocupa el último asiento.
lobby-wait = { $host } empieza la partida.
lobby-colour = Tu color
lobby-line = { $what }: { $value }
lobby-hints-off = Sin pistas
lobby-review-off = Sin repaso de las rondas
lobby-public = Cualquiera puede encontrar esta mesa en la página de inicio
lobby-address-seats =
    { $count ->
        [one] Una misma dirección puede ocupar un asiento
       *[other] Una misma dirección puede ocupar { $count } asientos
    }
lobby-rename = Cambiar
seat-empty = Asiento libre
seat-you = tú
seat-host = anfitrión
seat-away = no está
seat-add-bot = Añadir un robot
seat-remove = Quitar
seat-remove-who = Quitar a { $name }
seat-make-host = Hacer anfitrión
seat-make-host-who = Hacer anfitrión a { $name }
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-orange = naranja
colour-purple = morado
colour-teal = verde azulado
colour-pink = rosa
colour-brown = marrón
colour-taken = { $colour }, ocupado
