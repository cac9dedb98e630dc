### La hoja de puntos para una mesa con dominós de verdad, en español.

## All matches

keeper-title = Hoja de puntos
keeper-lead = Lleva los puntos de una partida con dominós de verdad. La página muestra la locomotora de cada ronda y quién empieza, y hace las sumas.
keeper-new = Partida nueva
keeper-matches = Tus partidas
keeper-kept-here = Las partidas se quedan en este dispositivo.
keeper-offline = Una vez abierta, esta página también funciona sin conexión.
keeper-online = Para abrir esta página hace falta conexión con su servidor.
keeper-delete = Borrar { $name }
keeper-deleted = Borrada: { $name }.
keeper-not-begun = Aún sin puntos
keeper-even = Todos empatados
keeper-leads =
    { $count ->
        [one] { $names } va ganando
       *[other] { $names } van ganando
    }
keeper-left =
    { $rounds ->
        [one] Queda { $rounds } ronda
       *[other] Quedan { $rounds } rondas
    }
keeper-all-played =
    { $rounds ->
        [one] { $rounds } ronda jugada
       *[other] { $rounds } rondas jugadas
    }

## A new match

keeper-back = Volver
keeper-change = Cambiar nombres y reglas
keeper-who = ¿Quién juega?
keeper-who-about = En el orden en que están sentados, hacia la izquierda.
keeper-who-oldest = Primero la persona de más edad y luego hacia la izquierda. Con estas reglas, ella empieza la ronda 1.
keeper-player = Jugador { $number }
keeper-name-of = Nombre del jugador { $number }
keeper-colour-of = Color de { $name }
keeper-up = Subir a { $name }
keeper-leaves = Quitar a { $name } de la lista
keeper-add = Añadir a alguien
keeper-known = Ya jugaron aquí
keeper-known-forget = Olvidar estos nombres
keeper-pauses = { $name } hace una pausa o se va
keeper-comes-back = { $name } vuelve
keeper-back-short = Vuelve
keeper-rounds = Rondas
keeper-match-name = Nombre de la partida
keeper-match-name-hint = opcional
keeper-start = Empezar
keeper-save = Guardar
keeper-print-empty = Imprimir una hoja vacía
keeper-print-columns = Columnas de la hoja
keeper-columns = { $count } columnas

## The round that is played

keeper-engine = La locomotora es el doble { $pip }.
keeper-engine-aside = Se pone en el centro antes de mezclar.
keeper-engine-which = ¿Qué doble se puso como locomotora?
keeper-engine-used = { $tile }, esta vez no
keeper-other = Cambiar
keeper-layer-who = ¿Quién lo puso?
keeper-holder-who = ¿Quién tiene en la mano el doble más alto?
keeper-nobody = Nadie tiene un doble
keeper-begins-oldest = Empieza { $name }: la persona de más edad, al principio de la lista.
keeper-begins-next = Empieza { $name }: un asiento más allá en cada ronda.
keeper-begins-second = Empieza { $name }: en segundo lugar de la lista.
keeper-begins-laid = { $name } puso la locomotora y empieza.
keeper-begins-left = Empieza { $name }, a la izquierda de quien puso la locomotora.
keeper-begins-holder = { $name } tiene el doble más alto y empieza. El doble se queda en la mano.
keeper-there = En la mesa
keeper-there-deal =
    { $tiles ->
        [one] Juegan { $players }, { $tiles } ficha cada uno
       *[other] Juegan { $players }, { $tiles } fichas cada uno
    }
keeper-there-open = Juegan { $players }. Estas reglas no dicen cuántas fichas se reparten entre tantos.
keeper-there-change = cambiar
keeper-there-about = Toca a quien haga una pausa o se vaya, y otra vez cuando vuelva.
keeper-there-more = Alguien se suma o cambia de asiento
keeper-sizes-people = Jugadores
keeper-sizes-tiles = Fichas por jugador
keeper-missed = ¿Cómo se cuentan las rondas sin jugar?
keeper-missed-mean = El promedio
keeper-missed-mean-about = El promedio de quienes jugaron la ronda.
keeper-missed-none = Nada
keeper-missed-none-about = Se clasifica por el promedio por ronda jugada. Con menos de la mitad de las rondas no hay puesto.
keeper-missed-own = Un número a elegir
keeper-missed-own-about = El mismo para todos, por cada ronda sin jugar.
keeper-missed-points = Puntos por una ronda sin jugar
keeper-why = Lo que dicen las reglas
keeper-count = Se acabó la ronda: a contar
keeper-count-on = Seguir contando

## Counting

keeper-round = Ronda { $round }
keeper-entry-close = Volver a los puntos
keeper-entry-engine = Locomotora y primer turno
keeper-ended = Sin fichas
keeper-blocked-short = nadie
keeper-out-short = sin fichas
keeper-out-who = ¿Quién se quedó sin fichas?
keeper-blocked = Nadie: la ronda está bloqueada
keeper-is-out = sin fichas, sin puntos
keeper-hand = queda en la mano
keeper-out = Sin fichas
keeper-missed-this = { $name } no jugó esta ronda
keeper-too-many = { $points } puntos son demasiados: las fichas que no tiene nadie más suman { $most }.
keeper-heavy = Más que las { $tiles } fichas de más puntos, que suman { $points }. ¿Es correcto?
keeper-by = Modo de contar
keeper-by-number = Con números
keeper-by-tiles = Tocar las fichas
keeper-clear = Vaciar
keeper-erase = Borrar la última cifra
keeper-next = Ahora { $name }
keeper-last-one = Esta es la última mano.
keeper-done = Listo
keeper-tiles = Todas las fichas del juego
keeper-tiles-about = Toca lo que queda en esta mano.
keeper-pips = Mostrar solo las fichas con
keeper-pip = Solo las fichas con { $pip }
keeper-tile-back = { $tile }, devolver
keeper-tile-of = { $tile }, en la mano de { $name }
keeper-is-engine = { $tile }, la locomotora
keeper-taken = { $name } ya tiene la ficha { $tile }. Solo hay una de cada.
keeper-give = Dársela a { $name }

## The score pad

keeper-pad = Puntos
keeper-pad-about = Toca un número para corregirlo.
keeper-cell = Ronda { $round }, { $name }: { $said }
keeper-cell-empty = nada todavía
keeper-cell-out = sin fichas, 0
keeper-cell-missed = sin jugar, no cuenta
keeper-cell-missed-counts = sin jugar, cuenta { $points }
keeper-away = en pausa
keeper-undo = Deshacer
keeper-redo = Rehacer
keeper-undone = Deshecho: { $what }.
keeper-redone = Rehecho: { $what }.
keeper-what = ronda { $round }, { $name }
keeper-what-out = ronda { $round }, quién se quedó sin fichas
keeper-what-engine = ronda { $round }, la locomotora
keeper-what-first = ronda { $round }, quién empieza
keeper-what-there = ronda { $round }, si juega { $name }
keeper-what-missed = cuánto cuenta una ronda sin jugar
keeper-what-taken = la partida de otro teléfono
keeper-what-match = nombres y reglas
keeper-what-end = el final de la partida
keeper-refused = Este navegador no guarda nada: los puntos se pierden al cerrar la página.

## How it stands

keeper-after =
    { $rounds ->
        [one] Tras { $rounds } ronda. Gana quien tiene menos puntos.
       *[other] Tras { $rounds } rondas. Gana quien tiene menos puntos.
    }
keeper-gap =
    { $count ->
        [one] La ronda { $round } aún no está contada: falta { $names }.
       *[other] La ronda { $round } aún no está contada: faltan { $names }.
    }
keeper-per-round = { $mean } por ronda
keeper-sum-mean = Por ronda
keeper-missed-brackets = Entre paréntesis: rondas sin jugar.
keeper-missed-row = Rondas sin jugar
keeper-missed-says-mean = Una ronda sin jugar cuenta el promedio de quienes la jugaron.
keeper-missed-says-own =
    { $points ->
        [one] Una ronda sin jugar cuenta { $points } punto.
       *[other] Una ronda sin jugar cuenta { $points } puntos.
    }
keeper-missed-says-none = Las rondas sin jugar no cuentan: se clasifica por el promedio por ronda jugada.
keeper-missed-says-few = Las rondas sin jugar no cuentan: se clasifica por el promedio por ronda jugada. Con menos de la mitad de las rondas no hay puesto.
keeper-engines = Locomotoras que faltan
keeper-end = Acabar la partida tras la ronda { $round }

## Sending it on

keeper-share = Para guardar o enviar
keeper-share-text = Enviar como texto
keeper-share-picture = Enviar como imagen
keeper-share-table = Guardar como tabla (CSV)
keeper-print = Imprimir
keeper-more = Esta partida
keeper-again = Jugar otra vez
keeper-play-on = Seguir jugando
keeper-rules = Leer las reglas
keeper-no-picture = Este navegador no puede dibujar la imagen.
keeper-text-title = { -brand }: { $name }
keeper-engine-short = Locomotora
keeper-date = Fecha
keeper-paper-out = Un círculo marca a quien se quedó sin fichas.
keeper-paper-doubles = Tacha cada doble que ya ha sido locomotora.

## To another phone

keeper-hand-on = Pasarla a otro teléfono
keeper-hand-on-about = Escanea este código con el otro teléfono, o envía el enlace. Lleva dentro toda la partida, y ningún servidor la guarda.
keeper-hand-on-code = Toda la partida, para otro teléfono
keeper-hand-on-after = Este teléfono también conserva la partida. Sigue solo en uno de los dos.
keeper-code-long = Esta partida es demasiado larga para un código que lean los teléfonos. Envía mejor el enlace.
keeper-code-send = Enviar el enlace
keeper-link-damaged = Este enlace está incompleto. Pídelo de nuevo o escanea otra vez el código.
keeper-link-browser = Este navegador es demasiado antiguo para leer el enlace. Ábrelo en uno más nuevo.
keeper-take = Una partida de otro teléfono
keeper-take-it = Guardarla en este teléfono
keeper-take-not = Ahora no
keeper-take-changed = cambiada el { $when }
keeper-take-same = Este teléfono ya tiene exactamente la misma partida.
keeper-take-open = Abrirla
keeper-take-newer = Este teléfono ya tiene esta partida. La del otro teléfono es más reciente.
keeper-take-older = Este teléfono ya tiene esta partida. La del otro teléfono es más antigua.
keeper-take-mine = En este teléfono
keeper-take-replace = Reemplazar la de aquí
keeper-take-both = Guardar las dos
keeper-take-keep = Dejar la de aquí
keeper-take-copy = { $name } (2)

## Guests who count themselves

keeper-guests = Cada cual cuenta en su teléfono
keeper-guests-scan = Cada cual escanea este código con su propio teléfono, una sola vez para toda la velada.
keeper-guests-count = Allí toca su nombre y cuenta su mano.
keeper-guests-back = Luego escanea con la cámara de este teléfono el código que muestra el suyo: los puntos quedan anotados.
keeper-guests-come = Lo que envían queda anotado aquí solo, mientras esta página esté abierta.
keeper-guests-code = Esta partida, para los demás
keeper-guests-lack = Faltan por contar: { $names }.
keeper-guests-all = Ya están todos contados.
keeper-guests-next = Pasar a la ronda { $round }
keeper-guest = Cuenta tu mano
keeper-guest-who = ¿Quién eres?
keeper-guest-show = Mostrar el código
keeper-guest-send = Enviar mis puntos
keeper-guest-says =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } puntos
    }
keeper-guest-back = Deja que la persona que lleva los puntos escanee este código, o envíale el enlace.
keeper-guest-sent = Enviado. La persona que lleva los puntos lo ve en su teléfono.
keeper-guest-tile = Enviado, pero { $holder } ya tiene la ficha { $tile }. Compruébalo con { $holder } y cuenta otra vez.
keeper-guest-out = Enviado, pero { $holder } ya consta sin fichas. La persona que lleva los puntos tiene que elegir.
keeper-guest-code = Tus puntos, para quien los lleva
keeper-guest-again = Contar otra vez
keeper-guest-next = Contar la ronda { $round }
keeper-guest-other = Contar por otra persona
keeper-points-taken =
    { $points ->
        [one] Anotado: { $name }, ronda { $round }, { $points } punto.
       *[other] Anotado: { $name }, ronda { $round }, { $points } puntos.
    }
keeper-points-asks =
    { $before ->
        [one] { $name } ya tiene { $before } punto en la ronda { $round }. ¿Cambiarlo a { $points }?
       *[other] { $name } ya tiene { $before } puntos en la ronda { $round }. ¿Cambiarlo a { $points }?
    }
keeper-points-asks-out = En la ronda { $round } ya consta { $holder } como quien se quedó sin fichas. ¿Cambiarlo a { $name }?
keeper-points-replace = Anotar { $points }
keeper-points-replace-out = Cambiarlo a { $name }
keeper-points-leave = Dejarlo como está
keeper-points-nowhere = Este teléfono no tiene la partida. Abre el enlace en el teléfono que lleva los puntos.
keeper-points-other = Estos puntos no encajan con esta partida: han cambiado los jugadores. { $name } tiene que escanear otra vez el código.
keeper-points-later = { $name } contó la ronda { $round }, pero aún no ha llegado.
keeper-points-away = { $name } figura como ausente en la ronda { $round }.
keeper-points-tile = { $holder } ya tiene la ficha { $tile }, así que los puntos de { $name } no se anotan. Alguno de los dos tiene que contar otra vez.
keeper-points-many = { $name }: { $points } son demasiados. Las fichas que no tiene nadie más suman { $most }.
