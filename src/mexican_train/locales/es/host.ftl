## Sheets of rules and their variants

sheet-classic-about = Las reglas en papel, con monedas: cada doble es la locomotora una vez, y un doble abierto no obliga a nadie.
sheet-gare-about = Le Train Mexicain: como Estación, pero pasar en tu propio doble no abre tu tren.
sheet-nordic-about = La caja nórdica con estación: las locomotoras bajan desde el doble más alto, y un doble pide cualquier ficha que no sea otro doble.
sheet-station-about = La caja con estación: el doble más alto en mano es la locomotora, y un doble se completa sobre el mismo doble.
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
option-level = Los robots juegan
option-level-of = { $name }: { option-level }
option-each = Un nivel para cada robot
option-bot = Robot { $number }
option-length = Duración
option-clock = Tiempo por turno
option-public = Pública: cualquiera puede encontrarla en la página de inicio
option-hints = Pistas permitidas
option-chat-all = Libre
option-chat-phrases = Solo frases hechas
option-chat-off = Ninguna
length-one = Una ronda
length-short = Corta: { rounds }
length-full = Completa: { rounds }
length-own = como la hoja
clock-none = Sin reloj
clock-set = Tiempo por turno: { clock-seconds }
level-random = al azar
level-greedy = fácil
level-planner = bien
level-expert = como expertos
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

door-title = Te invitan a jugar
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } está a la mesa.
       *[other] { $names } están a la mesa.
    }
door-sit = Tomar asiento
door-watch = Solo mirar
door-locked = Esta mesa solo se abre con su enlace
door-locked-about = Pide a alguien de la mesa el enlace completo, con lo que sigue a la #.
door-failed = No se puede llegar a la mesa

## The lobby

lobby-title = La mesa está puesta
lobby-seats = A la mesa
lobby-options = Cómo jugamos
lobby-invite = Invitar
lobby-invite-about = Quien abra el enlace puede sentarse, o mirar cuando no queden asientos.
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
lobby-public = Cualquiera puede encontrar esta mesa en la página de inicio
lobby-rename = Cambiar
seat-empty = Asiento libre
seat-you = tú
seat-host = anfitrión
seat-away = no está
seat-add-bot = Sentar un robot
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
