### Las reglas en español: las páginas de reglas y las palabras de las reglas de la casa.

## What is special about a sheet or a variant

rules-sheet-classic = Las reglas en papel: un juego de dominó, una libreta para los puntos y, como marcador, una moneda por jugador. Un doble solo le importa a quien lo puso, y la partida pasa por todos los dobles. En la hoja inglesa el pozo se llama bone pile.
rules-sheet-gare = El juego francés de la caja con estación. Se juega como Estación, salvo en un punto: quien no puede completar el doble que acaba de poner pasa sin colocar el marcador. En francés las fichas se llaman wagons y el pozo es la cour des trains.
rules-sheet-nordic = El juego de la caja nórdica con la estación redonda. Se reparten muchas fichas, las locomotoras bajan una a una, y después de un doble eliges: cubrirlo, o jugar en otro sitio y dejárselo abierto a los demás. En noruego la estación es el nav, la locomotora el motor y el pozo el beinhaug.
rules-sheet-station = El juego de la caja con la estación de plástico y las pequeñas locomotoras de colores, que son los marcadores. Un doble abierto detiene toda la mesa, y quien olvida dar un golpecito en la mesa quizá tenga que robar. En inglés la caja llama box cars a las fichas y train yard al pozo.
rules-variant-fast = En esta variante tu primer turno de una ronda puede ser toda una serie de fichas en tu propio tren.
rules-variant-nine = En esta variante juegan de 2 a 4 con un dominó de doble 9. Si el tuyo es de doble 12, quita todas las fichas que tengan un 10, un 11 o un 12.
rules-variant-open = En esta variante todas las manos están a la vista sobre la mesa.
rules-variant-rounds = En esta variante hay una ronda por cada doble, y la locomotora se aparta antes del reparto.
rules-house = Estas son reglas de la casa: todo lo que sigue está dicho tal como se juega con ellas.
rules-ours-from = Nuestra lectura: esta hoja no dice nada, y seguimos { $sheet }.
rules-ours-words = Nuestra lectura: las palabras de la hoja se pueden entender de otra manera.
rules-ours-silent = Ninguna hoja habla de esto. Es nuestra regla.
rules-ours-unbound = Esta hoja no dice nada de esto, así que nadie está obligado.

## The aim

rules-aim = El objetivo
rules-aim-train = Cada cual arma un tren de fichas que encajan extremo con extremo, a partir de la locomotora en el centro de la mesa. Hay un tren más, el mexicano, que no es de nadie y está ahí para todos.
rules-aim-out = Pon tu última ficha antes que nadie: así ganas la partida.
rules-aim-points = Pon tu última ficha antes que nadie. Lo que los demás aún tienen en la mano cuenta en su contra, y al final de la partida gana el total más bajo.

## What one needs

rules-need = Qué hace falta
rules-need-set = Un dominó de doble { $pip }: { $tiles } fichas, cada pareja de números del blanco al { $pip } una sola vez.
rules-need-players = De { $least } a { $most } jugadores.
rules-need-players-only = { $players } jugadores, ni más ni menos.
rules-need-players-some = Tantos jugadores como nombra la tabla en «El reparto».
rules-need-players-none = Estas manos son demasiado grandes para el dominó: con ningún número de jugadores queda una ficha por robar.
rules-need-markers = Un marcador por jugador: una pieza pequeña o una moneda.
rules-need-hub = Una estación para el centro de la mesa: en ella está la locomotora y de ella salen los trenes.
rules-need-locomotives = Nueve locomotoras pequeñas: una por jugador, de su color, como marcador, y la negra para el tren mexicano.
rules-need-pieces = Ocho marcadores de colores con forma de tren, uno por jugador. El tren mexicano no tiene.
rules-need-coins = Una moneda por jugador, como marcador. El tren mexicano no tiene.
rules-need-pad = Una libreta para los puntos, en la que se tachan los dobles que han sido la locomotora.

## The deal

rules-deal = El reparto
rules-deal-aside = Se aparta la locomotora de la ronda y se mezclan las demás fichas boca abajo.
rules-deal-shuffle = Se mezclan todas las fichas boca abajo.
rules-deal-hands = Cada cual toma tantas fichas como dice la tabla. Las demás se quedan boca abajo: son el pozo.
rules-deal-hidden = Guarda tus fichas donde los demás no puedan verlas.
rules-deal-line-up = Ordena tus fichas en una fila que encaje extremo con extremo, desde el número de la locomotora. Lo que sobra es para el tren mexicano y los trenes de los demás.
rules-deal-facing = La hoja dice que cada uno pone sus fichas delante boca arriba. La mayoría lo entiende como vueltas hacia uno mismo, sin que los demás las vean, y nosotros también. Al pie de la letra, todos ven todas las fichas: es la variante «manos a la vista».
rules-deal-open = Las fichas de cada cual están a la vista de todos. Solo el pozo se queda boca abajo.

## The engine and the first turn

rules-engine = La locomotora y el primer turno
rules-engine-highest = Quien tiene en la mano el doble más alto lo pone en el centro de la mesa. Es la locomotora, de la que salen todos los trenes.
rules-engine-again = En la ronda siguiente es otra vez el doble más alto que alguien tenga, así que el mismo puede volver a serlo.
rules-engine-unused = Cada doble es la locomotora una sola vez en la partida. De los que aún no lo han sido, se pone en el centro de la mesa el más alto que alguien tenga en la mano. Es la locomotora, de la que salen todos los trenes.
rules-engine-blank = El doble blanco espera: solo es la locomotora cuando no queda ningún otro doble.
rules-engine-nonblank = Quien tiene en la mano el doble más alto lo pone en el centro de la mesa. Es la locomotora, de la que salen todos los trenes. El doble blanco no cuenta para esto.
rules-engine-draw = Si nadie tiene un doble que pueda ser la locomotora, cada cual por turno roba una ficha y se la queda, empezando por el primer asiento. Quien roba uno lo pone enseguida.
rules-engine-draw-rounds = Si nadie tiene un doble que pueda ser la locomotora, cada cual por turno roba una ficha y se la queda. Quien roba uno lo pone enseguida. El primer asiento roba primero en la ronda 1, el segundo en la ronda 2, y así sucesivamente.
rules-engine-over = Cuando todos los dobles han sido la locomotora, todos pueden volver a serlo.
rules-engine-fixed = La locomotora, de la que salen todos los trenes, es el doble { $pip }. Nadie necesita tenerla: está en el centro antes del reparto.
rules-engine-descending = Nadie necesita tener la locomotora, de la que salen todos los trenes: está en el centro antes del reparto. En la ronda 1 es el doble { $pip }, luego uno menos cada ronda, y en la ronda { $round } el doble blanco.
rules-engine-descending-some = Nadie necesita tener la locomotora, de la que salen todos los trenes: está en el centro antes del reparto. En la ronda 1 es el doble { $pip }, luego uno menos cada ronda, hasta el doble { $last } en la última.
rules-engine-descending-over = Después del doble blanco se vuelve a empezar con el doble { $pip }.
rules-engine-ordinary = Un doble que ha sido la locomotora es una ficha cualquiera en las rondas siguientes.
rules-engine-first-layer = Quien puso la locomotora juega también el primer turno.
rules-engine-first-left = El primer turno es de quien está a la izquierda de quien puso la locomotora.
rules-engine-first-oldest = El primer turno es de la persona de más edad. En una mesa en línea es el primer asiento.
rules-engine-first-rotate = El primer turno de la ronda 1 es de la persona de más edad. Después pasa un asiento a la izquierda en cada ronda. En una mesa en línea el primer asiento cuenta como el de más edad.
rules-engine-first-second = El primer turno es del segundo asiento.
rules-engine-first-second-rotate = El primer turno de la ronda 1 es del segundo asiento. Después pasa un asiento a la izquierda en cada ronda.
rules-engine-first-holder = Quien tiene ahora en la mano el doble más alto juega el primer turno. El doble se queda en la mano.
rules-engine-first-nobody = Si nadie tiene un doble, empieza el primer asiento.
rules-engine-first-nobody-rounds = Si nadie tiene un doble, el primer asiento empieza la ronda 1, el segundo la ronda 2, y así sucesivamente.
rules-engine-clockwise = Desde ahí el turno sigue el sentido del reloj, siempre hacia la izquierda.

## A turn

rules-turn = Tu turno
rules-turn-play = Pon una ficha. Uno de sus extremos debe coincidir con el extremo del tren en que la pones. Un tren que no ha empezado termina en la locomotora.
rules-turn-where = Puedes jugar en tu propio tren, en el tren mexicano y en el tren de otra persona mientras tenga un marcador.
rules-turn-bound = Un doble abierto va antes que todo eso: mientras haya uno, no se juega en ningún otro sitio.
rules-turn-must = Si una de tus fichas se puede jugar, tienes que jugar. Eliges cuál y dónde, pero no puedes robar ni pasar en su lugar.
rules-turn-draw = Si ninguna encaja, roba una ficha del pozo. Si se puede jugar, tienes que jugarla. Si no, o si el pozo está vacío, pasa.

## A fast first turn

rules-fast = Un primer turno rápido
rules-fast-series = En tu primer turno de una ronda puedes poner más de una ficha: si empiezas en tu propio tren, sigue ahí con tantas fichas como quieras, y para cuando quieras.
rules-fast-doubles = Un doble en la serie pide su segunda ficha como siempre antes de que sigas. Si tienes que pasar, la serie se acaba.
rules-fast-ends = La serie termina sola cuando ninguna de tus fichas encaja ya en tu tren.
rules-fast-ordinary = Si tu primera ficha va en otro tren, es un turno corriente. Si pasas en tu primer turno, la ocasión se pierde hasta la próxima ronda.
rules-fast-ordinary-closing = Si tu primera ficha cierra un doble abierto o va en otro tren, es un turno corriente. Si pasas en tu primer turno, la ocasión se pierde hasta la próxima ronda.

## The Mexican train

rules-mexican = El tren mexicano
rules-mexican-one = Hay uno solo y, una vez empezado, todos pueden jugar en él, también quienes no han empezado su propio tren.
rules-mexican-any-time = Mientras nadie lo haya empezado, puedes hacerlo en tu turno con una ficha que encaje en la locomotora, incluso antes de empezar tu propio tren.
rules-mexican-after-own = Mientras nadie lo haya empezado, puedes hacerlo en tu turno con una ficha que encaje en la locomotora, pero solo si tu propio tren ya tiene una ficha.
rules-mexican-early = La hoja aconseja empezarlo cuanto antes: es un sitio más donde jugar.

## The markers

rules-markers = Los marcadores
rules-markers-pass = Cuando pasas, tu marcador va en tu tren.
rules-markers-pass-but = Cuando pasas, tu marcador va en tu tren. La única excepción está en «Los dobles».
rules-markers-unbegun = Si tu tren no ha empezado, ponlo donde vaya a salir de la locomotora.
rules-markers-elsewhere = También va cuando juegas en otro tren porque nada de lo que tienes, ni siquiera la ficha que pones, encaja en el tuyo.
rules-markers-but = La segunda ficha que debes después de tu propio doble no cuenta para esto.
rules-markers-but-closing = Cerrar un doble abierto no cuenta para esto, y tampoco la segunda ficha que debes después de tu propio doble.
rules-markers-open = Mientras tu marcador está en tu tren, todos pueden jugar en él.
rules-markers-off = Se quita cuando pones tú una ficha en tu propio tren. Jugar en otro sitio no lo quita.

## Doubles, for whoever lays them

rules-doubles = Los dobles
rules-doubles-across = Un doble se pone atravesado en el tren, y tienes que poner enseguida otra ficha.
rules-doubles-last = Si el doble era tu última ficha, no debes nada: la ronda ha terminado.
rules-doubles-on-double = La segunda ficha tiene que ir en ese doble y en ningún otro sitio.
rules-doubles-on-double-draw = Si no tienes ninguna que encaje, roba una ficha, aunque ya hayas robado en este turno.
rules-doubles-first = Si una de tus fichas encaja en el doble, tienes que ponerla ahí.
rules-doubles-first-else = Si ninguna encaja, juega cualquier otra ficha en un tren que esté abierto para ti. Puede ser otra vez un doble, que pide entonces su propia segunda ficha.
rules-doubles-first-draw = Si no puedes jugar nada en absoluto, roba una ficha, aunque ya hayas robado en este turno. Puede ir en el doble o en cualquier tren que esté abierto para ti.
rules-doubles-any = La segunda ficha puede ir en ese doble o en cualquier tren que esté abierto para ti, pero no puede ser otro doble.
rules-doubles-any-draw = Si no tienes ninguna que se pueda jugar, roba una ficha, aunque ya hayas robado en este turno. También esa puede ir en el doble o en otro sitio, y no puede ser un doble.
rules-doubles-pass = Si eso no ayuda, o si el pozo está vacío, pasas, y tu marcador va en tu tren.
rules-doubles-pass-unmarked = Si eso no ayuda, o si el pozo está vacío, pasas, pero esta vez tu marcador no va en tu tren. Si ya estaba, se queda.

## Doubles, for everyone else

rules-open = Los dobles abiertos
rules-open-binds = Un doble al final de un tren y sin cubrir está abierto. Va antes que todo lo demás: a quien le toca solo puede jugar ahí, sea de quien sea el tren y tenga o no marcador.
rules-open-cannot = Si no puedes, roba una ficha. Si tampoco encaja ahí, o si el pozo está vacío, pasa y coloca tu marcador, aunque tengas una ficha para tu propio tren.
rules-open-own = Lo mismo vale para ti si el doble que pusiste vuelve a ti todavía abierto: ahora pasar sí coloca tu marcador.
rules-open-closed = Cuando el doble está cerrado, el juego sigue como siempre con el jugador a la izquierda del que lo cerró.
rules-open-several = Puede haber varios dobles abiertos a la vez. Entonces eliges cuál cerrar, y hay que cerrarlos todos antes de seguir como siempre.
rules-open-free = Si un doble sigue sin cubrir cuando acaba el turno en que se puso, nadie más tiene que cerrarlo. Ese tren solo necesita ese número para seguir.
rules-open-dead = Cada número está en { $tiles } fichas. Cuando todas están en la mesa, contando la locomotora, un doble de ese número está muerto: ya no se le puede poner nada.
rules-open-dead-free = Nadie tiene que cerrar un doble muerto.
rules-open-dead-done = Si pones un doble muerto, no pones una segunda ficha: tu turno ha terminado.
rules-open-dead-owed = Si pones un doble muerto, tienes que poner igualmente una segunda ficha, en otro tren.

## The last tile

rules-last = La última ficha
rules-last-announced = Si en tu turno pusiste una ficha y al final te queda una sola, díselo a los demás: da un golpecito en la mesa. En una mesa en línea se anuncia por ti. Olvidarlo no cuesta nada.
rules-last-announced-should = Si en tu turno pusiste una ficha y al final te queda una sola, deberías avisar a los demás: da un golpecito en la mesa. En una mesa en línea se anuncia por ti. Olvidarlo no cuesta nada.
rules-last-chance = Así los demás tienen la ocasión de soltar antes sus fichas de más puntos.
rules-last-knock = Si en tu turno pusiste una ficha y al final te queda una sola, da un golpecito en la mesa antes de que el siguiente haga nada.
rules-last-catch =
    { $tiles ->
        [one] Si lo olvidas, cualquier otro jugador puede atraparte. Entonces robas { $tiles } ficha, si queda alguna.
       *[other] Si lo olvidas, cualquier otro jugador puede atraparte. Entonces robas { $tiles } fichas, o las que queden si son menos.
    }
rules-last-catch-free = Si lo olvidas, cualquier otro jugador puede atraparte. No hay penalización.
rules-last-window = Te pueden atrapar desde que el siguiente ha robado, jugado o pasado y hasta tu próximo turno.
rules-last-wrong = Acusar a alguien sin razón no cambia nada. Si en tu turno no pusiste ninguna ficha, no hace falta que des el golpecito.

## The end of a round

rules-end = El final de una ronda
rules-end-out = La ronda termina en cuanto alguien ha puesto su última ficha, aunque sea un doble.
rules-end-engine = Quien recibió una sola ficha y la pone como locomotora ya se ha quedado sin fichas.
rules-end-blocked = La ronda termina también cuando está bloqueada: al final de un turno el pozo está vacío y nadie tiene una ficha que encaje en el extremo de algún tren, con marcador o sin él.
rules-end-blocked-double = Mientras haya que cerrar un doble abierto, solo cuenta ese: si el pozo está vacío y nadie tiene una ficha para él, la ronda está bloqueada.

## Points

rules-points = Los puntos
rules-points-pips = Cada cual cuenta los puntos de las fichas que le quedan en la mano. Quien se quedó sin fichas tiene 0.
rules-points-blank =
    { $points ->
        [one] Un extremo en blanco vale { $points } punto.
       *[other] Un extremo en blanco vale { $points } puntos.
    }
rules-points-blank-free = Un extremo en blanco no vale nada.
rules-points-double =
    { $points ->
        [one] El doble blanco vale { $points } punto.
       *[other] El doble blanco vale { $points } puntos.
    }
rules-points-double-free = El doble blanco no vale nada.
rules-points-example = Por ejemplo, si quedan la 0-5, la 3-6 y la 0-0: { $one } + { $two } + { $three } = { $total }.

## The match

rules-match = La partida
rules-match-one = La partida es una sola ronda. Gana quien se queda sin fichas. Si la ronda está bloqueada, gana quien tiene menos puntos.
rules-match-single = La partida es una sola ronda. Gana quien tiene menos puntos.
rules-match-every = La partida tiene una ronda por cada doble: { $rounds } rondas.
rules-match-rounds = La partida tiene { $rounds } rondas.
rules-match-total = Se suman los puntos de todas las rondas. Gana el total más bajo.
rules-match-tie = Si hay empate, ganan juntos.
rules-match-agree = Si todos están de acuerdo, la partida termina después de la ronda en curso.

## House rules: what each is called, what it means, and its values

rule-max-pip = Juego de dominó
rule-max-pip-about = El número más alto de las fichas y, por tanto, cuántas hay.
rule-max-pip-value = Doble { $pip }, { $tiles } fichas
rule-hand = Fichas por jugador
rule-hand-about = Cuántas fichas recibe cada cual, con 2, 3, 4 y más jugadores.
rule-hand-value = Con { $players } jugadores: { $sizes }
rule-engine = La locomotora
rule-engine-about = Qué doble está en el centro de la mesa.
rule-engine-highest-held = El doble más alto que alguien tenga
rule-engine-highest-unused-held = El doble más alto que alguien tenga, cada uno una sola vez por partida
rule-engine-descending = Apartada: primero el más alto, uno menos cada ronda
rule-first = El primer turno
rule-first-about = Quién empieza una ronda.
rule-first-engine-player = Quien puso la locomotora
rule-first-left-of-engine-player = A la izquierda de quien puso la locomotora
rule-first-rotate = La persona de más edad, luego un asiento más allá cada ronda
rule-first-highest-double-holder = Quien tiene el doble más alto
rule-rounds = Duración de la partida
rule-rounds-about = Cuántas rondas se juegan hasta que alguien gana.
rule-rounds-one = Una ronda, la gana quien se queda sin fichas
rule-rounds-every-double = Una ronda por cada doble
rule-rounds-every-double-value = { $rounds } rondas, una por cada doble
rule-rounds-value =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
rule-mexican-start = Empezar el tren mexicano
rule-mexican-start-about = Cuándo puedes empezarlo con una ficha que encaje en la locomotora.
rule-mexican-start-any-time = En cualquiera de tus turnos
rule-mexican-start-after-own-train = Cuando tu propio tren tiene una ficha
rule-marker = Tu marcador
rule-marker-about = Cuándo va en tu tren y lo abre a todos.
rule-marker-pass = Cuando pasas
rule-marker-own-train-unplayable = También cuando juegas en otro sitio sin tener nada para tu propio tren
rule-follow-up = Después de un doble
rule-follow-up-about = Dónde va la segunda ficha que debes enseguida.
rule-follow-up-on-double = En el doble, en ningún otro sitio
rule-follow-up-double-first = En el doble si puedes, si no donde quieras
rule-follow-up-any-non-double = Donde quieras, pero no otro doble
rule-open-double = Los dobles abiertos
rule-open-double-about = Si un doble sin cubrir detiene a los demás.
rule-open-double-free = No obligan a nadie
rule-open-double-must-close = Hay que cerrarlos antes que nada
rule-own-double-pass-marks = Pasar en tu propio doble
rule-own-double-pass-marks-about = Si tu marcador va en tu tren cuando no tienes una segunda ficha para el doble que acabas de poner.
rule-own-double-pass-marks-yes = Pones tu marcador en tu tren
rule-own-double-pass-marks-no = Sin marcador
rule-last-tile = La última ficha
rule-last-tile-about = Si tienes que dar un golpecito en la mesa cuando te queda una sola ficha.
rule-last-tile-announce = Se anuncia por ti
rule-last-tile-penalty = Da un golpecito, o pueden atraparte
rule-last-tile-penalty-value =
    { $tiles ->
        [one] Da un golpecito, o pueden atraparte y hacerte robar { $tiles } ficha
       *[other] Da un golpecito, o pueden atraparte y hacerte robar { $tiles } fichas
    }
rule-penalty-tiles = Castigo por no dar el golpecito
rule-penalty-tiles-about = Cuántas fichas robas cuando te atrapan.
rule-penalty-tiles-value =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
rule-blank-points = Un extremo en blanco
rule-blank-points-about = Cuántos puntos vale en la mano un extremo en blanco.
rule-blank-points-value =
    { $count ->
        [one] vale { $count } punto
       *[other] vale { $count } puntos
    }
rule-double-blank-points = El doble blanco
rule-double-blank-points-about = Cuántos puntos vale en la mano el doble blanco.
rule-double-blank-points-value =
    { $count ->
        [one] vale { $count } punto
       *[other] vale { $count } puntos
    }
rule-fast-first-turn = Primer turno rápido
rule-fast-first-turn-about = Si puedes poner muchas fichas en tu propio tren en tu primer turno de una ronda.
rule-fast-first-turn-yes = Tantas fichas como quieras
rule-fast-first-turn-no = Una ficha, como en cualquier turno
rule-open-hands = Las manos
rule-open-hands-about = Si todos ven todas las manos.
rule-open-hands-yes = A la vista de todos
rule-open-hands-no = Ocultas

## The pages themselves

rules-page-title = Reglas
rules-page-lead = El tren mexicano es un juego de dominó para dos a ocho personas. Cada cual arma un tren de fichas que encajan extremo con extremo, a partir de un doble en el centro de la mesa, la locomotora. Quien no puede jugar abre su tren a todos, y hay un tren, el mexicano, que de todos modos está abierto a todo el mundo. La primera persona sin fichas termina la ronda; lo que los demás aún tienen cuenta en su contra.
rules-page-sheets = Las hojas de reglas
rules-page-sheets-about = En los detalles se juega de otra manera según la caja. Estas son las reglas de cuatro hojas impresas y sus variantes, cada una completa; lo que hemos añadido está marcado.
rules-page-learn = ¿Prefieres aprender jugando? Una primera ronda en cinco minutos
rules-page-differences = Las diferencias de un vistazo
rules-page-differences-about = En una misma fila, las hojas que dicen lo mismo tienen el mismo tono.
rules-page-with = { $variant }: { $value }
rules-page-of = Reglas: { $sheet }
rules-page-all = Todas las reglas
rules-page-variants = Variantes
rules-page-printed = como está impresa
rules-page-print = Imprimir en una página
rules-page-contents = En esta página
rules-page-changed = Una raya en el margen marca lo que no es como en { $sheet }.
rules-page-readings = Lo que hemos añadido
rules-page-differs = Cambiado:
rules-page-players = Jugadores
rules-page-tiles = Fichas cada uno
rules-page-boneyard = Pozo
rules-page-figure-scene = La locomotora y tres trenes: el tuyo, otro con un marcador y el tren mexicano.
rules-page-figure-turn = Un tren sale de la locomotora: cada extremo toca a su igual.
rules-page-figure-mexican = El tren mexicano: de nadie y abierto a todos.
rules-page-figure-mexican-black = El tren mexicano, con el marcador negro.
rules-page-figure-markers = Un tren con su marcador: abierto a todos.
rules-page-figure-doubles = Un doble se pone atravesado en el tren. Aquí la segunda ficha fue sobre él.
rules-page-figure-open = Un doble abierto: todavía no tiene nada encima.
rules-page-unknown = Esas reglas no existen
rules-page-unknown-about = Aquí no hay ninguna hoja ni variante con ese nombre, o esas reglas de la casa no van juntas. Todas las que hay están en «Todas las reglas».
