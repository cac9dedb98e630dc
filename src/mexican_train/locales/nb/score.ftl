### Slutten på en runde og en kamp, på norsk bokmål.

## The end of a round

score-you-out = Du gikk ut først!
score-out = { $name } gikk ut først!
score-blocked = Runden er låst
score-least = Færrest poeng vinner.
score-hands = Igjen på hånden
score-hands-last = Igjen på hånden i siste runde
score-blanks = Hver blank teller { $one }.
score-blanks-double = 0-0 teller { $double }.
score-blanks-both = Hver blank teller { $one }, og 0-0 teller { $double }.
score-none = ingenting igjen
score-plus = +{ $points }
score-total = Sum { $points }
score-round-won = vant runden
score-leads = leder
score-ready = klar
score-told = { $name }: { points }, { $total } i alt.

## The score sheet and the chart

score-sheet = Runde for runde
score-sheet-about = Trykk på en runde for å se den om igjen.
score-round = Runde
score-sum = Sum
score-best = , færrest i runden
score-replay-of = Runde { $round }, se den om igjen
score-chart = Poeng i alt
score-chart-about = Den laveste linjen leder.
score-chart-told = Poeng i alt etter { rounds }: { $totals }.
score-chart-each = { $name } { $points }

## What comes next

score-next = Neste runde
score-waiting = Venter på { $names }.
score-soon =
    { $seconds ->
        [one] Neste runde begynner av seg selv om { $seconds } sekund.
       *[other] Neste runde begynner av seg selv om { $seconds } sekunder.
    }
score-look = Se på bordet

## The end of a match

score-you-won = Du vant kampen!
score-won = { $name } vant kampen
score-tied = { $names } deler seieren
score-ranking = Slik endte det
score-rematch = Spill igjen
score-rematch-with = Spill igjen med { $names }
score-rematch-now = Begynn uten å vente
score-rematch-wanted = { $names } vil gjerne spille igjen.
score-result = Resultatet ditt
score-share = Del
score-copied = Resultatet er kopiert. Lim det inn hvor du vil.
score-not-copied = Resultatet kan ikke kopieres her.
score-share-title = { -brand } · { $sheet } · { rounds }
score-share-won = { $names } vant med { points }.
score-share-line = { $place }. { $name }: { $points }

## Looking back

score-back = Se tilbake
score-replay = Se denne runden om igjen
score-deal = Kontroller utdelingen
score-records = Last ned forløpet
