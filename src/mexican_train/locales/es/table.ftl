### La mesa en español. Nos tuteamos.

## Words that others are made of

-brand = Tren mexicano
count-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
seats-free =
    { $free ->
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }

## Everywhere

title = { -brand }
title-your-turn = ● Te toca · { -brand }
close = Cerrar
home = Inicio
waiting = Un momento…
again = Reintentar
missing = Aquí no hay nada
missing-about = Tal vez la dirección se cortó por el camino.
unreachable = No se puede cargar esta página
unreachable-about = Tal vez la conexión se ha perdido por un momento.
language = Idioma
number = { $value }
your-name = Tu nombre
guest = Invitado
clock-seconds = { $seconds } s
copy = Copiar
copied = Copiado
you-watch = Estás mirando.
day-title = El reparto del día
challenge = Desafío
deal-practice = práctica
send-title = Enviar este reparto
sheet-classic = Clásica
sheet-gare = Gare
sheet-nordic = Nórdica
sheet-station = Estación
sheet-with-house = { $sheet }, con reglas de la casa
variant-fast = rápida
variant-nine = doble 9
variant-open = manos a la vista
variant-rounds = todas las rondas

## The table

round-of = Ronda { $round } de { $rounds }
watching = mirando
on-this-device = en este dispositivo
in-this-tab = solo en esta pestaña
boneyard = en el pozo
boneyard-short = pozo { $count }
tiles-left =
    { $count ->
        [one] { $count } ficha en mano
       *[other] { $count } fichas en mano
    }
points-short = { $points } pts
lane-whole = ver el tren entero
lane-is-open = tren abierto
lane-plays = le toca
lane-ends = termina en { $pip }
lane-ends-close = termina en el doble { $pip }, por cerrar
lane-length =
    { $count ->
        [one] { $count } ficha de largo
       *[other] { $count } fichas de largo
    }
mexican = Tren mexicano
mexican-open = abierto a todos
mexican-open-short = abierto
away = no está
bot-plays = juega un robot
bot-plays-short = robot
you = Tú
you-among = tú
folded = +{ $count }
slot = aquí
slot-close = ciérralo
slot-on = { $here }, jugar { $tile } en { $train }
to-close = por cerrar
engine = La locomotora: doble { $pip }
tile = { $one } y { $other }
tile-double = doble { $pip }
tile-blank = blanco
tile-playable = { $tile }, se puede jugar en { $trains }
hand = Tus fichas
hint = Pista
draw = Robar
pass = Pasar
stop = Parar aquí
knock = ¡Golpecito!
catch = ¡Atrapar a { $name }!
call-knocked = ¡Toc, toc!
call-caught = ¡Olvidó el golpecito!
let-bot-play = Dejar jugar a un robot
sound = Sonido
menu = Menú
chat = Chat
chat-unread =
    { $count ->
        [one] { chat }, { $count } mensaje nuevo
       *[other] { chat }, { $count } mensajes nuevos
    }
log = Lo que ha pasado

## The hand

lately = Desde tu último turno
lately-drew = robó
lately-passed = pasó
hand-plan = Planear
hand-planned =
    { $count ->
        [one] Ordenado: un tren de { $count } ficha y después las sobrantes.
       *[other] Ordenado: un tren de { $count } fichas y después las sobrantes.
    }
hand-planned-none = Ninguna ficha encaja en tu tren por ahora.
hand-train = Tren de { $count }
hand-line-up = Tu tren
hand-extras = Sobrantes
hand-moved-train = { $tile }: lugar { $place } de { $count } en el tren
hand-moved-extras = { $tile }: lugar { $place } de { $count } entre las sobrantes
hand-keys = Las flechas eligen una ficha, Intro la juega, Mayús con una flecha la mueve, Esc la devuelve.
hand-asks = E dice en qué terminan los trenes, T a quién le toca y qué encaja, L lo último que pasó; K da el golpecito, o atrapa a quien lo olvidó.

## Trains and doubles as they are spoken of

train-yours = tu tren
train-own = su propio tren
train-of = el tren de { $name }
train-mexican = el tren mexicano
double-yours = el doble { $pip } de tu tren
double-of = el doble { $pip } de { $name }
double-mexican = el doble { $pip } del tren mexicano

## What must be done

duty-play = Te toca: juega una ficha iluminada.
duty-one = Te toca: solo encaja una ficha.
duty-choose = ¿Dónde va la { $tile }?
duty-draw = Te toca: nada encaja, así que roba.
duty-pass = Te toca: nada encaja, así que pasa.
duty-close = Te toca: cierra { $double }.
duty-close-draw = Nada cierra { $double }: roba.
duty-close-pass = Nada cierra { $double }: pasa.
duty-follow = Pusiste un doble: juega una ficha más.
duty-follow-draw = Pusiste un doble y no tienes con qué continuar: roba.
duty-follow-pass = Pusiste un doble y no tienes con qué continuar: pasa.
duty-series = Primer turno: pon todo lo que puedas en tu tren.
duty-series-stop = Primer turno: sigue poniendo fichas o para aquí.
duty-knock =
    { $tiles ->
        [0] Te queda una ficha: ¡da ya el golpecito!
       *[other] Te queda una ficha: da ya el golpecito, o robas { $tiles } si alguien se da cuenta.
    }
turn-other = Le toca a { $name }.
turn-other-announced = Te queda una ficha: la mesa ha dado el golpecito por ti. Le toca a { $name }.
turn-other-close = { $name } tiene que cerrar { $double }.
turn-other-own = { $name } tiene que cerrar su propio doble { $pip }.
turn-other-follow = { $name } puso un doble y juega otra vez.
turn-away = { $name } no está. El anfitrión puede dejar jugar a un robot.
turn-away-host = { $name } no está. Mientras tanto puedes dejar jugar a un robot.
turn-paused = La mesa está en pausa.
turn-paused-host = Tú llevas la mesa, y está en pausa. Continúa cuando todos estén listos.
turn-over = La ronda ha terminado.

## What happened

did-round-began = Ronda { $number }: la locomotora es el doble { $engine }.
did-first =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $name }.
    }
did-played =
    { $you ->
        [yes] Jugaste la { $tile } en { $train }.
       *[no] { $name } jugó la { $tile } en { $train }.
    }
did-laid =
    { $you ->
        [yes] Pusiste el doble { $pip } en { $train }.
       *[no] { $name } puso el doble { $pip } en { $train }.
    }
did-closed =
    { $you ->
        [yes] Cerraste el doble { $pip } con la { $tile }.
       *[no] { $name } cerró el doble { $pip } con la { $tile }.
    }
did-drew =
    { $you ->
        [yes] Robaste una ficha.
       *[no] { $name } robó una ficha.
    }
did-drew-tile =
    { $you ->
        [yes] Robaste la ficha { $tile }.
       *[no] { $name } robó la ficha { $tile }.
    }
did-passed =
    { $you ->
        [yes] Pasaste.
       *[no] { $name } pasó.
    }
did-passed-open =
    { $you ->
        [yes] Pasaste; tu tren queda abierto.
       *[no] { $name } pasó; su tren queda abierto.
    }
did-stopped =
    { $you ->
        [yes] Paraste.
       *[no] { $name } paró.
    }
did-marker-placed =
    { $you ->
        [yes] Ahora tu tren está abierto.
       *[no] Ahora el tren de { $name } está abierto.
    }
did-marker-taken =
    { $you ->
        [yes] Tu tren vuelve a estar cerrado.
       *[no] El tren de { $name } vuelve a estar cerrado.
    }
did-knocked =
    { $you ->
        [yes] Te queda una sola ficha.
       *[no] A { $name } le queda una sola ficha.
    }
caught-draws =
    { $count ->
        [0] nada por robar
       *[other] { count-tiles } por robar
    }
# $you: yes when you were caught, by when you caught someone.
did-caught =
    { $you ->
        [yes] { $catcher } te atrapó: { caught-draws }.
        [by] Atrapaste a { $name }: { caught-draws }.
       *[no] { $catcher } atrapó a { $name }: { caught-draws }.
    }
did-sat =
    { $you ->
        [yes] Te sentaste a la mesa.
       *[no] { $name } se sentó a la mesa.
    }
did-bot-sat = { $name }, un robot, se sentó a la mesa.
did-emptied = Quedó un asiento libre.
did-changed = El anfitrión cambió la forma de jugar.
did-hosted =
    { $you ->
        [yes] Ahora llevas tú la mesa.
       *[no] Ahora lleva la mesa { $name }.
    }
did-ready =
    { $you ->
        [yes] Quieres seguir.
       *[no] { $name } quiere seguir.
    }
did-agreed =
    { $you ->
        [yes] Aceptas terminar la partida después de esta ronda.
       *[no] { $name } acepta terminar la partida después de esta ronda.
    }
did-paused = La mesa está en pausa.
did-resumed = La mesa continúa.
did-seat-asked = { $name } está mirando y quiere jugar.
did-lobby-reopened = La mesa queda abierta a nuevos jugadores antes de la próxima partida.
did-seat-promised = Desde la próxima ronda, { $latecomer } juega en el asiento de { $name }.
did-seat-withdrawn = { $name } conserva su asiento.
did-stood-in =
    { $you ->
        [yes] Un robot juega por ti mientras tanto.
       *[no] Un robot juega por { $name } mientras tanto.
    }
did-handed-back =
    { $you ->
        [yes] Vuelves a jugar.
       *[no] { $name } vuelve a jugar.
    }
did-left =
    { $you ->
        [yes] Dejaste la mesa; un robot ocupa el asiento.
       *[no] { $name } dejó la mesa; un robot ocupa el asiento.
    }
did-invite-renewed = El anfitrión renovó la invitación.
did-removed =
    { $you ->
        [yes] El anfitrión dio tu asiento a un robot.
       *[no] El anfitrión quitó a { $name } de la mesa; un robot ocupa el asiento.
    }
did-round-over-out =
    { $you ->
        [yes] Te quedaste sin fichas y ganaste la ronda.
       *[no] { $name } se quedó sin fichas y ganó la ronda.
    }
# $you among those named: alone, also (with others) or no.
did-round-over-blocked =
    { $you ->
        [alone] Nadie puede jugar: tú tenías menos puntos que nadie.
       *[no]
            { $count ->
                [one] Nadie puede jugar: { $names } tenía menos puntos que nadie.
               *[other] Nadie puede jugar: { $names } tenían menos puntos que nadie.
            }
    }
did-match-over =
    { $you ->
        [alone] La partida ha terminado: ganaste tú.
       *[no]
            { $count ->
                [one] La partida ha terminado: ganó { $names }.
               *[other] La partida ha terminado: ganaron { $names }.
            }
    }

## The end of a round and of a match

over-show = Ver los puntos

## Of the menu, and elsewhere too

menu-resume = Continuar

## The connection

net-lost = Se perdió la conexión. Volviendo…
net-found = Ya estás de vuelta en la mesa.
net-connecting = De camino a la mesa…
seat-given = El asiento es tuyo.
seat-declined = Ahora no hay asiento para ti. Puedes seguir mirando.
plate-next = luego: { $name }
plate-next-short = → { $name }
net-removed = Tu asiento quedó libre. Ahora estás mirando.
refused-unreachable = No se puede llegar al servidor.
