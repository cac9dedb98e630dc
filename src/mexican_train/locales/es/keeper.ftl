### La hoja de puntos para una mesa con dominós de verdad, en español.

## All matches

keeper-title = Hoja de puntos
keeper-lead = Fichas de verdad en una mesa de verdad: aquí está la libreta. Sabe la locomotora de cada ronda y quién empieza, cuenta las fichas y hace las sumas.
keeper-new = Partida nueva
keeper-matches = Tus partidas
keeper-kept-here = Las partidas se quedan en este dispositivo. Una vez abierta, la página también funciona sin conexión.
keeper-delete = Borrar { $name }
keeper-deleted = Borrada: { $name }.
keeper-house = { $sheet }, reglas de la casa
keeper-not-begun = Aún sin puntos
keeper-even = Empate de todos
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
keeper-who-about = En el orden en que están sentados, dando la vuelta a la mesa hacia la izquierda.
keeper-who-oldest = Primero la persona de más edad y luego la vuelta a la mesa hacia la izquierda. Con estas reglas, ella empieza la ronda 1.
keeper-player = Jugador { $number }
keeper-name-of = Nombre del jugador { $number }
keeper-colour-of = Color de { $name }
keeper-up = Subir a { $name }
keeper-leaves = Quitar a { $name } de la lista
keeper-add = Añadir a alguien
keeper-rounds = Rondas
keeper-rounds-other = Otro número
keeper-match-name = Nombre de la partida
keeper-match-name-hint = si quieres ponerle uno
keeper-start = Empezar
keeper-save = Guardar
keeper-print-empty = Imprimir una hoja vacía

## The round that is played

keeper-engine = La locomotora es el doble { $pip }.
keeper-engine-aside = Pónganla en el centro antes de revolver.
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
keeper-deal =
    { $tiles ->
        [one] Cada cual toma { $tiles } ficha.
       *[other] Cada cual toma { $tiles } fichas.
    }
keeper-why = Lo que dicen las reglas
keeper-count = Se acabó la ronda: a contar
keeper-count-on = Seguir contando

## Counting

keeper-round = Ronda { $round }
keeper-entry-close = Volver a los puntos
keeper-entry-engine = Locomotora y primer turno
keeper-ended = Sin fichas
keeper-blocked-short = nadie
keeper-out-short = fuera
keeper-out-who = ¿Quién se quedó sin fichas?
keeper-blocked = Nadie: la ronda está bloqueada
keeper-is-out = sin fichas, sin puntos
keeper-hand = queda en la mano
keeper-out = Sin fichas
keeper-by = Modo de contar
keeper-by-number = Con números
keeper-by-tiles = Tocar las fichas
keeper-clear = Vaciar
keeper-erase = Borrar la última cifra
keeper-next = Ahora { $name }
keeper-last-one = Es la última mano: después, la ronda está contada.
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
keeper-undo = Deshacer
keeper-redo = Rehacer
keeper-undone = Deshecho: { $what }.
keeper-redone = Rehecho: { $what }.
keeper-what = ronda { $round }, { $name }
keeper-what-out = ronda { $round }, quién se quedó sin fichas
keeper-what-engine = ronda { $round }, la locomotora
keeper-what-first = ronda { $round }, quién empieza
keeper-what-match = nombres y reglas
keeper-what-end = el final de la partida
keeper-refused = Este navegador no guarda nada: los puntos se pierden al cerrar la página.

## How it stands

keeper-after =
    { $rounds ->
        [one] Tras { $rounds } ronda. Gana quien tiene menos puntos.
       *[other] Tras { $rounds } rondas. Gana quien tiene menos puntos.
    }
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
