### Práctica con problemas, en español.

## Which puzzles

practice-title = Práctica
practice-games = Mis partidas
practice-lead = Te toca: en cada una de estas posiciones hay una jugada claramente mejor que todas las demás. ¿La encuentras?
practice-sheet = Reglas
practice-all-sheets = todas las reglas
practice-easy = Fácil
practice-easy-about = Hasta un robot fácil encuentra la jugada.
practice-medium = Intermedio
practice-medium-about = El robot bueno o el fácil no la ve.
practice-hard = Difícil
practice-hard-about = Ninguno de los dos la encuentra.
practice-own = Mis propios errores
practice-own-about = Posiciones en las que no viste la mejor jugada.
practice-own-none = Todavía no hay: salen de rondas tuyas que se han repasado.
practice-solved = { $solved } de { $puzzles } resueltos
practice-series =
    { $series ->
        [one] { $series } acierto.
       *[other] { $series } aciertos seguidos.
    }
practice-series-best = Tu mejor serie: { $best }.
practice-about = La jugada se encontró dos veces, con miles de repartos imaginados, a partir de lo que puedes ver y nada más. Tu avance se guarda en este dispositivo.
practice-forget = Borrar el progreso

## A puzzle

practice-task = Encuentra la mejor jugada
practice-back = Otros problemas
practice-player = Jugador { $number }
practice-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
practice-answer = Lo que valía
practice-right = ¡Correcto!
practice-wrong = No es la mejor: { $points } puntos regalados
practice-best = La mejor: { $move }.
practice-moves = Todas las jugadas
practice-moves-about = Lo que se espera que cueste cada una más que la mejor, en puntos. Toca una para verla en la mesa.
practice-yours = tu jugada
practice-is-best = la mejor
practice-cost = +{ $points } ± { $error }
practice-next = Siguiente
practice-all-solved = Todos resueltos: elegir otros
