### Øving med oppgaver, på bokmål.

## Which puzzles

practice-title = Øving
practice-games = Kampene mine
practice-lead = Din tur: I hver av disse stillingene er ett trekk klart bedre enn alle andre. Finner du det?
practice-sheet = Regler
practice-all-sheets = alle regler
practice-easy = Lett
practice-easy-about = Selv en enkel robot finner trekket.
practice-medium = Middels
practice-medium-about = Den gode eller den enkle roboten overser det.
practice-hard = Vanskelig
practice-hard-about = Ingen av dem finner det.
practice-own = Mine egne feil
practice-own-about = Stillinger der du overså det bedre trekket.
practice-own-none = Ingen ennå: De kommer fra runder du har spilt, og som er gjennomgått.
practice-solved = { $solved } av { $puzzles } løst
practice-series =
    { $series ->
        [one] { $series } riktig.
       *[other] { $series } riktige på rad.
    }
practice-series-best = Ditt beste: { $best }.
practice-about = Trekket er funnet to ganger, over tusenvis av tenkte utdelinger, ut fra det du kan se og ikke noe mer. Hvor langt du har kommet, lagres på denne enheten.
practice-forget = Nullstill fremgangen

## A puzzle

practice-task = Finn det bedre trekket
practice-back = Andre oppgaver
practice-player = Spiller { $number }
practice-players =
    { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
practice-answer = Hva det var verdt
practice-right = Riktig!
practice-wrong = Ikke det beste: { $points } poeng gitt bort
practice-best = Det beste: { $move }.
practice-moves = Alle trekk
practice-moves-about = Hva hvert trekk ventes å koste mer enn det beste, i poeng. Trykk på et trekk for å se det på bordet.
practice-yours = ditt trekk
practice-is-best = det beste
practice-cost = +{ $points } ± { $error }
practice-next = Neste
practice-all-solved = Alle er løst: Velg andre
