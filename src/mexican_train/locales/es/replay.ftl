## Where one brings a record

replay-title = Volver a ver una ronda
replay-about = Toda ronda terminada se puede volver a ver paso a paso, con todas las manos a la vista o con los ojos de una sola persona. Se abre desde los puntos de una mesa.
replay-about-files = Un registro contiene una ronda. Se descarga desde cualquier repetición, o lo escribe el programa con «mexican-train simulate --record ARCHIVO». Se vuelve a jugar y no se guarda en ningún sitio.
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
replay-seat = Jugador { $number }
replay-closed = Esta ronda no se puede mostrar
replay-not-over = Aún no ha terminado, o fue hace demasiado tiempo: las rondas se guardan 30 días.
replay-table = Volver a la mesa
replay-your-turn = Te toca.
replay-file = Abrir un archivo propio
replay-controls = Recorrer la ronda
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
replay-eyes = Punto de vista
replay-eyes-all = Todas las manos a la vista
replay-eyes-of = Visto por { $name }
replay-hands = Las manos
replay-no-tiles = ninguna ficha
replay-review = Repasar la ronda: suerte, habilidad y mejores jugadas
replay-rounds = Las rondas de esta partida
replay-save = Descargar esta ronda
replay-save-match = Descargar toda la partida
replay-keys = Con el teclado: ← y → retroceden o avanzan un paso, Inicio y Fin llevan al reparto y al final, la barra espaciadora reproduce y detiene.

## The check of the deal

fair-title = Comprobar el reparto
fair-none = Este registro no lleva semilla, así que su reparto no se puede comprobar. Las rondas de una mesa sí la llevan.
fair-good = El reparto es el que se prometió.
fair-bad = El reparto no es el que se prometió.
fair-meaning = El orden de las fichas quedó fijado antes de que nadie viera una, y nadie lo ha tocado desde entonces. Tu propio dispositivo acaba de calcularlo.
fair-meaning-mine = El número que añadió este dispositivo está dentro, así que tampoco nadie pudo elegir el orden.
fair-meaning-mixed = Los dispositivos de los jugadores añadieron sus propios números: si uno solo es honrado, tampoco nadie pudo elegir el orden.
fair-meaning-here = La mesa estaba en este dispositivo, así que la semilla y el número añadido son los dos de aquí: no participó ningún otro jugador.
fair-broken = El reparto de esta ronda no es el que la mesa había prometido. Vuelve a ver la ronda y elige «Comprobar el reparto».
fair-bad-promise = La semilla no es la que se prometió.
fair-bad-set = Los números no son aquellos cuyas huellas se mostraron a este dispositivo.
fair-bad-nonces = Un número no corresponde a su huella.
fair-bad-confirmed = La mesa había confirmado el número de este dispositivo y repartió sin él.
fair-bad-hands = La semilla reparte otras fichas a { $names }.
fair-bad-boneyard = La semilla ordena el pozo de otra manera.
fair-same = coincide
fair-other = no coincide
fair-promise = La promesa
fair-promise-about = Antes del reparto la mesa publicó la huella de un número secreto, la semilla. Con la huella nadie puede adivinar la semilla, y nadie puede encontrar otra semilla que tenga la misma. Después de la ronda la mesa enseña la semilla, y cualquiera puede volver a tomar la huella.
fair-promised = La huella que se publicó
fair-noted = La huella que este dispositivo anotó durante la ronda
fair-seed = La semilla
fair-found = Su huella (SHA-256), tomada ahora mismo
fair-mix = Lo que añadieron los dispositivos
fair-mix-about = El dispositivo de cada jugador sacó un número secreto y publicó su huella. Solo cuando todas las huellas estaban fijadas enseñaron los números, y la mesa los mezcló con su semilla. Basta un dispositivo honrado: entonces nadie podía saber qué repartiría la mezcla.
fair-mix-withheld = { $name }: no se enseñó a tiempo, así que cuenta su huella
fair-mixed = Todo mezclado
fair-mine-used = El número de este dispositivo está dentro.
fair-mine-late = El número de este dispositivo no llegó a tiempo. Una vez es una conexión lenta; siempre sería motivo para desconfiar de la mesa.
fair-mine-other = El número de tu asiento no es de este dispositivo. Puede ser de otro de los tuyos.
fair-mine-none = El número de este dispositivo quedó fuera. Una vez puede ser casualidad; siempre sería motivo para desconfiar de la mesa.
fair-shuffle = La mezcla
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
fair-hands = Las manos
fair-hands-about =
    { $count ->
        [one] En este orden todos reciben { $count } ficha, una persona tras otra.
       *[other] En este orden todos reciben { $count } fichas, una persona tras otra.
    }
fair-was-dealt = En el registro:
fair-should-be = Según la semilla:
fair-boneyard = El pozo
fair-boneyard-about =
    { $count ->
        [one] Queda la última ficha para robar.
       *[other] Quedan { $count } fichas para robar, en este orden.
    }
fair-more = Para quien quiera saberlo con exactitud
fair-mix-exactly = La mezcla es el SHA-256 del texto mexican-train/deal/2, la semilla y, por cada asiento que añadió algo, su número en un byte, luego el byte 1 y el número o el byte 0 y la huella. Después ocupa el lugar de la semilla.
fair-more-about = El bloque k es el SHA-256 del texto mexican-train/deal/1, la semilla y k en ocho bytes; cada bloque da ocho números de 32 bits. Desde el último lugar hasta el 1, el número siguiente, dividido entre los lugares que quedan, tiene como resto el lugar con el que se intercambia. Los números tan altos que favorecerían algunos lugares se dejan fuera. El programa comprueba lo mismo con «mexican-train verify ARCHIVO».
fair-limits = Lo que esto no prueba: que la semilla salió al azar. Quien lleva la mesa podría probar muchas semillas y quedarse con la que le guste. Pero después de la promesa ya no se puede cambiar nada.
fair-limits-mixed = Lo que esto no prueba: que quien lleva la mesa no haya mirado las fichas. Y un número que no se enseñó a tiempo deja una elección entre dos órdenes a una mesa confabulada con ese jugador.
fair-limits-here = Lo que esto no prueba: que este dispositivo sacara los números al azar. La mesa, los robots y la comprobación funcionan todos en él; se ve, pues, que el programa cumplió su propia promesa, pero nada sobre un programa que alguien haya cambiado. Los robots solo ven lo que su asiento permite.
