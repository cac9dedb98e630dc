### El final de una ronda y de una partida, en español.

## The end of a round

score-you-out = ¡Terminaste antes que nadie!
score-out = ¡{ $name } terminó antes que nadie!
score-blocked = La ronda está bloqueada
score-least = Gana quien tiene menos puntos.
score-hands = Queda en mano
score-hands-last = Quedó en mano en la última ronda
score-blanks = Cada blanco vale { $one }.
score-blanks-double = El 0-0 vale { $double }.
score-blanks-both = Cada blanco vale { $one } y el 0-0 vale { $double }.
score-none = no queda nada
score-plus = +{ $points }
score-total = Total { $points }
score-round-won = ganó la ronda
score-leads = va ganando
score-ready = quiere seguir
score-told = { $name }: { points }, { $total } en total.

## The score sheet and the chart

score-sheet = Ronda por ronda
score-sheet-about = Toca una ronda para volver a verla.
score-round = Ronda
score-sum = Total
score-best = , lo mínimo de la ronda
score-replay-of = Ronda { $round }, volver a verla
score-chart = Totales
score-chart-about = La línea más baja va ganando.
score-chart-told = Totales después de { rounds }: { $totals }.
score-chart-each = { $name } { $points }

## What comes next

score-next = Siguiente ronda
score-waiting =
    { $count ->
        [one] Falta { $names }.
       *[other] Faltan { $names }.
    }
score-soon =
    { $seconds ->
        [one] La próxima ronda empieza sola en { $seconds } segundo.
       *[other] La próxima ronda empieza sola en { $seconds } segundos.
    }
score-look = Ver la mesa

## The end of a match

score-you-won = ¡Ganaste la partida!
score-won = { $name } ganó la partida
score-tied = Victoria compartida: { $names }
score-ranking = Así quedó la partida
score-rematch = Jugar otra vez
score-rematch-with = Jugar otra vez con { $names }
score-rematch-now = Empezar sin esperar
score-rematch-wanted = Para jugar otra vez: { $names }.
score-result = Tu resultado
score-share = Compartir
score-copied = El resultado está copiado. Pégalo donde quieras.
score-not-copied = El resultado no se puede copiar aquí.
score-share-title = { -brand } · { $sheet } · { rounds }
score-share-won =
    { $count ->
        [one] { $names } ganó con { points }.
       *[other] { $names } ganaron con { points }.
    }
score-share-line = { $place }. { $name }: { $points }

## Looking back

score-back = Repasar la ronda
score-replay = Volver a ver esta ronda
score-deal = Comprobar el reparto
score-records = Descargar el desarrollo
