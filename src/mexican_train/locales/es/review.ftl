### Mirar atrás: suerte, destreza y lo que se pudo haber hecho.

## Una línea en el resultado

review-working = Repasando la ronda…
review-moment = Repasando la ronda: falta solo un momento.
review-seconds = Repasando la ronda: faltan unos { $seconds } segundos.
review-minutes = Repasando la ronda: faltan unos { $minutes } minutos.
review-gave-unlucky = Regalaste { points }; la mala suerte te costó { review-luck-points }.
review-gave-lucky = Regalaste { points }; la suerte te ahorró { review-luck-points }.
review-gave = Regalaste { points }; la suerte quedó repartida.
review-fine-unlucky = No regalaste nada; la mala suerte te costó { review-luck-points }.
review-fine-lucky = No regalaste nada; la suerte te ahorró { review-luck-points }.
review-fine = Nada que reprochar: no regalaste nada y la suerte quedó repartida.
review-luck-points =
    { $luck ->
        [one] { $luck } punto
       *[other] { $luck } puntos
    }
review-open = Repasar la ronda

## En la repetición

review-title = Repaso de la ronda
review-costliest-yours = Tu jugada más cara: { points }
review-costliest = La jugada más cara: { points }
review-your-move = Tu jugada: { $what }.
review-their-move = { $name }: { $what }.
review-show-there = Verla en la mesa
review-caught = Olvidar el golpecito costó { points }.
review-caught-saved = Olvidar el golpecito ahorró { points }: las fichas robadas ayudaron.
review-whose = Jugadas de
review-everybody = Todos
review-slip = Descuido: costó { points }.
review-mistake = Error: costó { points }.
review-is-slip = un descuido
review-is-mistake = un error
review-better = Mejor: { $what }.
review-show = Se ve en la mesa
review-fine-choice = Buena elección, hasta donde se puede saber.
review-no-choice = Aquí no había nada que elegir.
review-previous = Error anterior
review-next = Error siguiente
review-none = Ninguna jugada fue claramente mala.
review-keys = Con el teclado: N y P llevan al error siguiente y al anterior.

## Por qué a otra persona le habría ido mejor así

review-do-draw = robar
review-do-pass = pasar
review-do-stop = parar ahí
theirs-stop = Es mejor guardar lo demás para después.
theirs-goes-out = Es la última ficha de esa mano.
theirs-completes-double = Completa el doble recién puesto.
theirs-takes-marker = Quita el marcador de su tren.
theirs-train =
    { $length ->
        [one] Conserva un tren de { $length } ficha.
       *[other] Conserva un tren de { $length } fichas.
    }
theirs-starts-mexican = Empieza el tren mexicano: un lugar más donde jugar.
theirs-while-open = Ese tren solo está abierto por ahora, y el suyo puede esperar.
theirs-spares-train =
    { $length ->
        [one] Su tren puede pasar sin ella: { $length } ficha todavía va ahí.
       *[other] Su tren puede pasar sin ella: { $length } fichas todavía van ahí.
    }
theirs-lightens = Quita { points } de la mano.

## El curso de la ronda

review-course-told = Lo que la ronda iba a costar en comparación con los demás, del reparto al final: { $ends }.
review-course-each = { $name } de { $first } a { $last }
review-course-about = Lo que la ronda iba a costar en comparación con los demás, paso a paso: más abajo es mejor. Toca para ir allí.
review-turns = Donde cambió la ronda
review-other-moves = Otros descuidos y errores
review-step = Paso { $step } de { $last }: { $what }

## De qué está hecho un resultado

review-parts = De qué está hecho el resultado, en puntos: más es malo, menos es bueno.
review-player = Jugador
review-luck = Suerte
review-error = ± { $error }
review-place = El puesto
review-place-about = Quien empieza tiene una pequeña ventaja.
review-deal = El reparto
review-deal-about = Lo que prometían a este jugador todas las manos juntas.
review-draws = Lo robado
review-draws-about = Las fichas que salieron del pozo.
review-unknowable = Lo que nadie podía saber
review-unknowable-about = Buenas jugadas que salieron mal, y al revés.
review-others = Los demás
review-others-about = Lo que jugaron y robaron.
review-gave-away = Regalado
review-gave-away-about = Lo que costaron los descuidos, los errores y los golpecitos olvidados.
review-unclear = Jugadas dudosas
review-unclear-about = Lo que quizá costaron las demás jugadas: muy poco para descartar el azar.
review-spared = La propia medida
review-spared-about = Lo que los jugadores imaginados habrían regalado en el mismo puesto.
review-result = Resultado
review-result-about = Los puntos menos la media de los demás.

## Cómo se calcula

review-small = Calculado en este dispositivo con pocos repartos imaginados: solo se encuentran los errores grandes.
review-how = Cómo se calcula
review-how-choices = Para cada decisión se imaginan muchos repartos que encajan con lo que el jugador veía entonces. Cada jugada posible se prueba en los mismos repartos y siguen jugando buenos jugadores. Lo que una jugada cuesta de media más que la mejor se ha regalado. Se llama descuido desde 2 puntos y error desde 6, y solo si el azar no puede explicarlo.
review-how-luck = Con todas las manos a la vista se juegan muchas rondas hasta el final después de cada paso. Lo que el reparto y los robos cambian en la media es suerte; lo demás es de las jugadas. Todas las partes juntas dan exactamente el resultado.
review-how-errors = El número tras ± dice cuánto puede fallar una cifra porque solo se imaginaron unas cuantas rondas: dos de cada tres veces falla menos.

refused-no-review = En esta mesa se juega sin repaso de las rondas.
refused-reviews-busy = Muchos repasan su ronda ahora mismo. Prueba otra vez dentro de un rato.
refused-review-failed = El repaso se ha interrumpido. Prueba otra vez.
