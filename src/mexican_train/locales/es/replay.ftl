## Where one brings a record

replay-title = Volver a ver una ronda
replay-about = Toda ronda terminada se puede volver a ver paso a paso, con todas las manos abiertas o con los ojos de una sola persona. El camino está en la puntuación de la mesa.
replay-about-files = Un registro contiene una ronda. Se descarga desde cualquier repetición, o lo escribe el programa con «mexican-train simulate --record ARCHIVO». El servidor lo vuelve a jugar y no guarda nada.
replay-choose = Elegir un archivo…
replay-drop = o soltarlo aquí
replay-reading = Un momento…
replay-which =
    { $count ->
        [one] Hay { $count } ronda en este archivo.
       *[other] Hay { $count } rondas en este archivo. ¿Cuál?
    }
replay-line = Línea { $number }
replay-line-broken = No es un registro
replay-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
replay-more = Ver más
replay-file-large = Este archivo es demasiado grande para ser un registro.
replay-file-empty = Este archivo está vacío.
replay-file-broken = No hay ningún registro de una ronda en este archivo.
refused-bad-record = Esto no es el registro de una ronda, o alguien lo ha cambiado.

## Watching

replay-round = Ronda { $round }
replay-house-rules = con reglas de la casa
replay-seat = Jugador { $number }
replay-closed = Esta ronda no se puede mostrar
replay-not-over = Aún no ha terminado, o fue hace demasiado tiempo: las rondas se guardan 30 días.
replay-table = Volver a la mesa
replay-file = Abrir un archivo propio
replay-controls = El camino por la ronda
replay-deal = El reparto
replay-step = Paso { $step } de { $last }
replay-place = Paso
replay-first = Al reparto
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { $speed } ×
replay-eyes = Con los ojos de quién
replay-eyes-all = Todas las manos abiertas
replay-eyes-of = Visto por { $name }
replay-hands = Las manos
replay-no-tiles = ninguna ficha
replay-rounds = Las rondas de esta partida
replay-save = Descargar esta ronda
replay-save-match = Descargar toda la partida
replay-keys = Con el teclado: ← y → avanzan un paso, Inicio y Fin llevan al reparto y al final, la barra espaciadora reproduce y detiene.

## The check of the deal

fair-title = Comprobar el reparto
fair-none = Este registro no lleva semilla, así que su reparto no se puede comprobar. Las rondas de una mesa sí la llevan.
fair-good = El reparto es el que se prometió.
fair-bad = El reparto no es el que se prometió.
fair-meaning = El orden de las fichas quedó fijado antes de que nadie viera una, y nadie lo ha tocado desde entonces. Tu propio dispositivo acaba de calcularlo.
fair-bad-promise = La semilla no es la que se prometió.
fair-bad-hands = La semilla reparte otras fichas a { $names }.
fair-bad-boneyard = La semilla ordena el pozo de otra manera.
fair-same = coincide
fair-other = no coincide
fair-promise = 1. La promesa
fair-promise-about = Antes del reparto la mesa publicó la huella de un número secreto, la semilla. Con la huella nadie puede adivinar la semilla, y nadie puede encontrar otra semilla que tenga la misma. Después de la ronda la mesa enseña la semilla, y cualquiera puede volver a tomar la huella.
fair-promised = La huella que se publicó
fair-noted = La huella que este dispositivo anotó durante la ronda
fair-seed = La semilla
fair-found = Su huella (SHA-256), tomada ahora mismo
fair-shuffle = 2. La mezcla
fair-shuffle-about =
    { $count ->
        [one] { $count } ficha está en fila, de { $first } a { $last }.
       *[other] { $count } fichas están en fila, de { $first } a { $last }. La semilla da un número tras otro, y cada número dice qué ficha va al último lugar que sigue libre.
    }
fair-aside = La locomotora { $tile } se apartó antes.
fair-number = El número y su resto
fair-put = Lo que sigue
fair-put-there = { $tile } va al lugar { $place }
fair-all-swaps =
    { $count ->
        [one] El único número
       *[other] Los { $count } números
    }
fair-order = El orden completo
fair-order-about = Las manos se reparten desde el principio, asiento por asiento; el resto es el pozo.
fair-hands = 3. Las manos
fair-hands-about =
    { $count ->
        [one] En este orden todos reciben { $count } ficha, una persona tras otra.
       *[other] En este orden todos reciben { $count } fichas, una persona tras otra.
    }
fair-was-dealt = En el registro:
fair-should-be = Según la semilla:
fair-boneyard = 4. El pozo
fair-boneyard-about =
    { $count ->
        [one] Queda la última ficha para robar.
       *[other] Quedan { $count } fichas para robar, en este orden.
    }
fair-more = Para quien quiera saberlo con exactitud
fair-more-about = El bloque k es el SHA-256 del texto mexican-train/deal/1, la semilla y k en ocho bytes; cada bloque da ocho números de 32 bits. Desde el último lugar hasta el 1, el número siguiente, dividido entre los lugares que quedan, tiene como resto el lugar con el que se intercambia. Los números tan altos que favorecerían algunos lugares se dejan fuera. El programa comprueba lo mismo con «mexican-train verify ARCHIVO».
fair-limits = Lo que esto no prueba: que la semilla salió al azar. Quien lleva la mesa podría probar muchas semillas y quedarse con la que le guste. Pero después de la promesa ya no se puede cambiar nada.
