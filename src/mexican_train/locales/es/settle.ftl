### Settle an argument at a table with real dominoes, in Spanish.

settle-title = Resolver una discusión
settle-lead = Elige una pregunta o describe tu mesa. Tendrás un sí o un no según cada hoja de reglas, lo que sigue y la regla.

## The arguments every table has

settle-ready = Preguntas
settle-own = Otra cosa: describe tu mesa
settle-change = Cambiar esta situación
settle-for-example = Por ejemplo
settle-hold = Tienes
settle-about-start = El comienzo
settle-about-turn = En tu turno
settle-about-doubles = Dobles
settle-about-markers = Marcadores
settle-about-mexican = El tren mexicano
settle-about-end = Las últimas fichas, el final y los puntos
settle-ready-begin = Tengo el doble más alto. ¿Empiezo yo?
settle-ready-nobody = Nadie tiene un doble. ¿Robamos hasta que alguien tenga uno?
settle-ready-draw = ¿Puedo robar aunque tenga una ficha que encaja?
settle-ready-drawn = ¿Tengo que jugar la ficha que robé si encaja?
settle-ready-own = ¿Tengo que jugar primero en mi propio tren?
settle-ready-turn = Cerré el doble de alguien. ¿Me toca otra vez?
settle-ready-empty = El pozo está vacío y no puedo jugar. ¿Pongo mi marcador?
settle-ready-open = ¿Tengo que cerrar un doble que otro dejó abierto?
settle-ready-cannot = No puedo cerrar el doble abierto de otro. ¿Puedo jugar en mi propio tren?
settle-ready-follow = No puedo cubrir mi propio doble, así que paso. ¿Pongo mi marcador?
settle-ready-two = ¿Puedo jugar dos dobles seguidos?
settle-ready-dead = No queda ficha que cubra un doble. ¿Puedo jugar en otro sitio?
settle-ready-marked = Hay un marcador en un tren. ¿Pueden jugar ahí los demás aunque puedan jugar en el suyo?
settle-ready-off = Mi marcador está puesto. ¿Se quita si juego en otro tren?
settle-ready-back = Mi marcador está puesto. ¿Se quita si juego en mi propio tren?
settle-ready-elsewhere = Solo puedo jugar en otro tren. ¿Pongo mi marcador?
settle-ready-mexican = ¿Puedo empezar el tren mexicano antes que el mío?
settle-ready-early = ¿Puedo jugar en el tren mexicano antes de empezar el mío?
settle-ready-second = ¿Puedo empezar un segundo tren mexicano?
settle-ready-knock = Me queda una ficha. ¿Tenía que dar un golpecito en la mesa?
settle-ready-forgot = Olvidé dar un golpecito en la mesa. ¿Tengo que robar fichas?
settle-ready-over = Mi última ficha es un doble. ¿Se acaba la ronda?
settle-ready-blocked = El pozo está vacío y nadie puede jugar. ¿Se acaba la ronda?
settle-ready-points = ¿Cuántos puntos suma mi mano? ¿Cuentan los blancos?

## The table

settle-table = En la mesa
settle-players = Jugadores
settle-engine = Locomotora
settle-mine = Tu tren
settle-name = Nombre del jugador { $number }
settle-end = termina en
settle-end-of = { $name }: termina en
settle-not-begun = sin empezar
settle-marker = Marcador
settle-double = Doble { $pip } abierto
settle-owed = Lo acabo de poner
settle-dead = No queda { $pip } para cubrirlo
settle-drawn = He robado una ficha
settle-empty = El pozo está vacío
settle-stuck = Nadie más puede jugar
settle-series = Estoy en mi primer turno rápido

## The verdict

settle-by = ¿Según qué reglas?
settle-more-rules = Variantes y reglas de la casa
settle-by-sheet = Según la hoja { $sheet }
settle-by-house = Según la hoja { $sheet }, con tus reglas de la casa
settle-duty-play = Puedes jugar cualquier ficha que tenga una marca verde.
settle-duty-close = Te toca: cierra { $doubles }.
settle-may = Se puede jugar en { $train }.
settle-may-not = No en { $train }
settle-may-not-either =
    { $last ->
        [yes] { $trains } ni en { $train }
       *[no] { $trains }, ni en { $train }
    }
settle-closed =
    { $count ->
        [one] Ese tren no tiene marcador: solo puede jugar en él su dueño.
       *[other] Esos trenes no tienen marcador: solo pueden jugar en ellos sus dueños.
    }
settle-may-deed = Ahora está permitido.
settle-on = { $tile } en { $train }
settle-read = Leer la hoja
settle-sheets = Todas las hojas, lado a lado
settle-differ = No están de acuerdo. Toca una hoja para ver por qué.
settle-agree = Aquí todas están de acuerdo.
settle-differs = (las hojas no coinciden)
settle-yes = permitido
settle-no = no permitido. { $why }
settle-send = Envíaselo a quien no esté de acuerdo
settle-send-about = El enlace abre esta página con la misma situación.
settle-offline = Esto necesita conexión. Tu situación se queda aquí hasta que vuelva.

## A question and its answer

settle-ask = ¿Qué quieres hacer?
settle-ask-where = ¿Dónde?
settle-ask-on = en { $train }
settle-asked-may = ¿Está permitido?
settle-asked-must = ¿Tienes que hacerlo?
settle-asked-marker-on = ¿Pones tu marcador en tu tren?
settle-asked-marker-off = ¿Se quita tu marcador?
settle-asked-my-turn = ¿Vuelve a ser tu turno?
settle-asked-over = ¿Ha terminado la ronda?
settle-asked-knock = ¿Tienes que dar un golpecito en la mesa?
settle-asked-caught = Si olvidas dar un golpecito en la mesa, ¿tienes que robar?
settle-asked-blanks = ¿Cuántos puntos suma tu mano? ¿Cuentan los blancos?
settle-asked-begin = ¿Empiezas tú?
settle-asked-no-double = ¿Se roba hasta que alguien tenga un doble?
settle-say-yes = Sí
settle-say-no = No
settle-say-should = Deberías
settle-say-double-blank = Solo el doble blanco: { $points }
settle-all-agree = Todas las hojas dicen lo mismo.
settle-all-differ = Las hojas no coinciden.
settle-all-yes = Todas las hojas dicen que sí. Difieren en lo que sigue.
settle-all-no = Todas las hojas dicen que no. Difieren en el porqué o en lo que puedes hacer.
settle-by-all = Qué dice cada hoja
settle-instead-play = Solo puedes jugar { $tile } en { $train }.
settle-instead-draw = Solo puedes robar.
settle-instead-pass = Solo puedes pasar.
settle-instead-stop = Solo puedes parar.
settle-one-mexican = Solo hay un tren mexicano.
settle-free = Puedes, pero no tienes que hacerlo.
settle-count-points =
    { $count ->
        [one] Esta mano suma { $count } punto.
       *[other] Esta mano suma { $count } puntos.
    }
settle-count-caught =
    { $count ->
        [one] Si alguien lo nota a tiempo, robas { $count } ficha.
       *[other] Si alguien lo nota a tiempo, robas { $count } fichas.
    }

## What follows

settle-then-closed = Eso cierra el doble.
settle-then-marker-on = Pones tu marcador en tu tren.
settle-then-marker-off = Tu marcador se quita.
settle-then-marker-same = Tu marcador se queda como está.
settle-then-marker-stays = Tu marcador sigue puesto.
settle-then-owes = Tienes que poner enseguida otra ficha.
settle-then-last-knock = Te queda una ficha: da un golpecito en la mesa antes de que juegue el siguiente.
settle-then-last-announced = Te queda una ficha: avisa a los demás. Olvidarlo no cuesta nada.
settle-then-drawn = Si la ficha que robas se puede jugar, tienes que jugarla.
settle-then-otherwise = Si no encaja, pasas.
settle-then-otherwise-marked = Si no encaja, pasas y pones tu marcador en tu tren.
settle-then-over-out = Te quedas sin fichas y se acaba la ronda.
settle-then-over-blocked = La ronda está bloqueada, así que se acaba.
settle-then-mine = Sigue siendo tu turno.
settle-then-turn = Luego le toca a { $name }.
settle-short-marker-on = marcador puesto
settle-short-marker-off = marcador quitado
settle-short-marker-same = sin marcador
settle-short-marker-stays = el marcador sigue puesto
settle-short-owes = otra ficha
settle-short-last-knock = dar un golpecito
settle-short-last-announced = avisar
settle-short-over = fin de la ronda

## What cannot be

settle-cannot-no-tiles = Toca las fichas que tienes: sin ninguna, la ronda ha terminado.
settle-cannot-too-many-players = Estas reglas son para { $most } jugadores como mucho, no para { $players }.
settle-cannot-not-in-set = No hay ninguna ficha { $tile } en un juego de doble { $pip }.
settle-cannot-is-engine = La ficha { $tile } es la locomotora, así que no puede estar en otro sitio.
settle-cannot-twice = La ficha { $tile } está dos veces.
settle-cannot-apart = La ficha { $tile } no encaja con la anterior.
settle-cannot-no-start = No hay bastantes fichas con { $pip } para que empiecen tantos trenes.
settle-cannot-no-end = No quedan fichas con las que un tren pueda terminar en { $pip }.
settle-cannot-not-dead = Tienes { $tile }, así que el doble { $pip } todavía se puede cubrir.
settle-cannot-no-double = Debes una ficha por un doble, pero ese tren no termina en un doble.
settle-cannot-nothing-owed = Según estas reglas no debes nada después de un doble que ya nada puede cubrir: tu turno ha terminado.
settle-cannot-no-series = Estas reglas no tienen primer turno rápido.
settle-cannot-too-few-left = Tienes tantas fichas que quedan muy pocas para los demás.
