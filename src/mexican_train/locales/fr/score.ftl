### La fin d’une manche et d’une partie, en français du Canada.

## The end of a round

score-you-out = Tu as tout posé en premier !
score-out = { $name } a tout posé en premier !
score-blocked = La manche est bloquée
score-least = Qui a le moins de points gagne.
score-hands = Reste en main
score-hands-last = Reste en main à la dernière manche
score-blanks = Chaque blanc vaut { $one }.
score-blanks-double = Le 0-0 vaut { $double }.
score-blanks-both = Chaque blanc vaut { $one } et le 0-0 vaut { $double }.
score-none = plus rien
score-plus = +{ $points }
score-total = Total { $points }
score-round-won = gagne la manche
score-leads = en tête
score-ready = attend la suite
score-told = { $name } : { points }, { $total } en tout.

## The score sheet and the chart

score-sheet = Manche par manche
score-sheet-about = Touche une manche pour la revoir.
score-round = Manche
score-sum = Total
score-best = , le moins de la manche
score-replay-of = Manche { $round }, la revoir
score-chart = Totaux
score-chart-about = La ligne la plus basse est en tête.
score-chart-told = Totaux après { rounds } : { $totals }.
score-chart-each = { $name } { $points }

## What comes next

score-next = Manche suivante
score-waiting = On attend { $names }.
score-soon =
    { $seconds ->
        [one] La prochaine manche commence d’elle-même dans { $seconds } seconde.
       *[other] La prochaine manche commence d’elle-même dans { $seconds } secondes.
    }
score-look = Regarder la table

## The end of a match

score-you-won = Tu as gagné la partie !
score-won = { $name } a gagné la partie
score-tied = Victoire partagée : { $names }
score-ranking = Classement final
score-rematch = Rejouer
score-rematch-with = Rejouer avec { $names }
score-rematch-now = Commencer sans attendre
score-rematch-wanted = Pour rejouer : { $names }.
score-result = Ton résultat
score-share = Partager
score-copied = Le résultat est copié. Colle-le où tu veux.
score-not-copied = Impossible de copier le résultat ici.
score-share-title = { -brand } · { $sheet } · { rounds }
score-share-won =
    { $count ->
        [one] { $names } gagne avec { points }.
       *[other] { $names } gagnent avec { points }.
    }
score-share-line = { $place }. { $name } : { $points }

## Looking back

score-back = Revoir et analyser
score-replay = Revoir cette manche
score-deal = Vérifier la donne
score-records = Télécharger le déroulement
