### Las partidas propias en este dispositivo, en español.

games-title = Mis partidas
games-daily = Reparto del día
games-practice = Practicar
games-none = Todavía nada. Cada partida que juegas aquí hasta el final, contra robots o con otras personas, queda anotada en este dispositivo: quién ganó, los puntos de cada ronda y cómo va con el tiempo.
games-play = Jugar una partida
games-none-such = No hay partidas así.
games-name = con { $names }, { $day }
games-people = personas

## Which matches

games-filter = Qué partidas
games-sheet = Reglas
games-all-sheets = todas las reglas
games-against = Contra
games-all-others = todos
games-period = Cuándo
games-all-time = desde siempre
games-days =
    { $days ->
        [one] el último día
       *[other] los últimos { $days } días
    }

## What they came to

games-matches = Partidas
games-won-share = Ganadas
games-won-of = { $won } ({ $share })
games-mean = Puntos por ronda
games-mean-both = { $own }, los demás { $others }
games-mean-place = Puesto
games-streak = Racha actual
games-streak-won =
    { $matches ->
        [one] { $matches } victoria
       *[other] { $matches } victorias seguidas
    }
games-streak-lost =
    { $matches ->
        [one] { $matches } partida sin ganar
       *[other] { $matches } partidas sin ganar
    }
games-streak-best = Más victorias seguidas
games-by-sheet = Según las reglas
games-by-opponent = Según el rival
games-by-opponent-about = Una partida cuenta para todos los que estaban en ella.
games-places = Puestos
games-place-short = Puesto { $place }

## How it went over time

games-points = Puntos por ronda, con el tiempo
games-points-about = La línea más baja es la mejor.
games-others = Los demás, de media
games-slips = Errores por ronda, con el tiempo
games-slips-about = De las rondas que se repasaron.
games-mistakes-line = Errores
games-slips-line = Descuidos
games-chart-shared =
    { $matches ->
        [one] Cada marca representa { $matches } partida.
       *[other] Cada marca representa hasta { $matches } partidas.
    }
games-chart-table = Las cifras
games-day = Día
games-luck = Suerte y habilidad
games-gave-away = En lo que se ha repasado ({ rounds }) regalaste de media { $points } puntos por ronda.
games-luck-mean =
    { $kind ->
        [cost] La mala suerte te costó { $points } puntos por ronda.
        [even] La suerte quedó repartida.
       *[saved] La suerte te ahorró { $points } puntos por ronda.
    }

## Each of them

games-list = Todas las partidas
games-won = Ganada
games-place = Puesto { $place } de { $players }
games-each = { $name } { $points }
games-watch = Verla otra vez
games-watch-of = Ver otra vez la partida con { $name }, { $day }
games-more = Ver más

## To keep or to delete

games-files = Para guardar o llevar
games-here = Todo esto se queda en este dispositivo y no se envía a ninguna parte. Un archivo lo lleva a otro.
games-dropped =
    { $dropped ->
        [one] Aquí se guardan { $most } partidas: la más antigua tuvo que dejar su lugar.
       *[other] Aquí se guardan { $most } partidas: las { $dropped } más antiguas tuvieron que dejar su lugar.
    }
games-refused = Este navegador no tiene más espacio, o no guarda nada: lo que juegas ahora no queda anotado.
games-save = Guardar en un archivo (JSON)
games-save-table = Guardar como tabla (CSV)
games-read = Leer de un archivo
games-file-wrong = Este no es un archivo de partidas guardado aquí.
games-taken-none = Nada nuevo: las { $there } partidas ya estaban aquí, o eran demasiado antiguas.
games-taken =
    { $taken ->
        [one] Se leyó { $taken } partida.
       *[other] Se leyeron { $taken } partidas.
    }
games-delete = Borrar
games-keep = Conservar
games-delete-one = Borrar la partida { $name }
games-delete-about = La partida { $name } se olvidará aquí. No se podrá recuperar.
games-delete-all = Borrar todas
games-delete-all-about =
    { $matches ->
        [one] Se olvidará aquí { $matches } partida. No se podrá recuperar, a menos que la hayas guardado en un archivo.
       *[other] Se olvidarán aquí las { $matches } partidas. No se podrán recuperar, a menos que las hayas guardado en un archivo.
    }
games-deleted = Borrado.

## The table for other programs

games-csv-when = Cuándo
games-csv-table = Mesa
games-csv-match = Partida
games-csv-sheet = Reglas
games-csv-round = Ronda
games-csv-engine = Locomotora
games-csv-player = Jugador
games-csv-level = Nivel
games-csv-own = Tú
games-csv-points = Puntos
games-csv-won = Ganó la partida
games-csv-gave-away = Puntos regalados
games-csv-luck = Suerte
games-csv-slips = Descuidos
games-csv-mistakes = Errores
