### Ses parties sur cet appareil, en français du Canada.

games-title = Mes parties
games-daily = Donne du jour
games-practice = S’exercer
games-none = Rien encore. Chaque partie que tu joues ici jusqu’au bout, contre des robots ou avec d’autres, est notée sur cet appareil : qui a gagné, les points de chaque manche, et l’évolution au fil du temps.
games-play = Jouer une partie
games-none-such = Aucune partie ne correspond.
games-name = avec { $names }, { $day }
games-people = des personnes

## Which matches

games-filter = Quelles parties
games-sheet = Règles
games-all-sheets = toutes les règles
games-against = Contre
games-all-others = tout le monde
games-period = Quand
games-all-time = depuis le début
games-days =
    { $days ->
        [one] le dernier jour
       *[other] les { $days } derniers jours
    }

## What they came to

games-matches = Parties
games-won-share = Gagnées
games-won-of = { $won } ({ $share })
games-mean = Points par manche
games-mean-both = { $own }, les autres { $others }
games-mean-place = Rang
games-streak = Série en cours
games-streak-won =
    { $matches ->
        [one] { $matches } victoire
       *[other] { $matches } victoires de suite
    }
games-streak-lost =
    { $matches ->
        [one] { $matches } partie sans victoire
       *[other] { $matches } parties sans victoire
    }
games-streak-best = Plus longue série de victoires
games-by-sheet = Selon les règles
games-by-opponent = Selon l’adversaire
games-by-opponent-about = Une partie compte pour chacun de ceux qui y étaient.
games-places = Rangs
games-place-short = Rang { $place }

## How it went over time

games-points = Points par manche, au fil du temps
games-points-about = La ligne la plus basse est la meilleure.
games-others = Les autres, en moyenne
games-slips = Erreurs par manche, au fil du temps
games-slips-about = Dans les manches qui ont été analysées.
games-mistakes-line = Erreurs
games-slips-line = Imprécisions
games-chart-shared =
    { $matches ->
        [one] Chaque marque représente { $matches } partie.
       *[other] Chaque marque représente jusqu’à { $matches } parties.
    }
games-chart-table = Les chiffres
games-day = Jour
games-luck = Chance et adresse
games-gave-away = Dans ce qui a été analysé ({ rounds }), tu as cédé en moyenne { $points } points par manche.
games-luck-mean =
    { $kind ->
        [cost] La malchance t’a coûté { $points } points par manche.
        [even] La chance n’y est pour rien.
       *[saved] La chance t’a épargné { $points } points par manche.
    }

## Each of them

games-list = Toutes les parties
games-won = Gagnée
games-place = Rang { $place } sur { $players }
games-each = { $name } { $points }
games-watch = La revoir
games-watch-of = Revoir la partie avec { $name }, { $day }
games-more = En voir plus

## To keep or to delete

games-files = À garder ou à emporter
games-here = Tout cela reste sur cet appareil et n’est envoyé nulle part. Un fichier permet de l’emporter sur un autre.
games-dropped =
    { $dropped ->
        [one] { $most } parties sont gardées ici : la plus ancienne a dû céder sa place.
       *[other] { $most } parties sont gardées ici : les { $dropped } plus anciennes ont dû céder leur place.
    }
games-refused = Ce navigateur n’a plus de place, ou ne garde rien du tout : ce que tu joues maintenant n’est pas noté.
games-save = Enregistrer dans un fichier (JSON)
games-save-table = Enregistrer en tableau (CSV)
games-read = Lire un fichier
games-file-wrong = Ce n’est pas un fichier de parties enregistré ici.
games-taken-none = Rien de nouveau : les { $there } parties étaient déjà là, ou trop anciennes pour être gardées.
games-taken =
    { $taken ->
        [one] { $taken } partie a été lue.
       *[other] { $taken } parties ont été lues.
    }
games-delete = Supprimer
games-keep = Garder
games-delete-one = Supprimer la partie { $name }
games-delete-about = La partie { $name } sera oubliée ici. On ne pourra pas la retrouver.
games-delete-all = Tout supprimer
games-delete-all-about =
    { $matches ->
        [one] { $matches } partie sera oubliée ici. On ne pourra pas la retrouver, à moins de l’avoir enregistrée dans un fichier.
       *[other] Les { $matches } parties seront oubliées ici. On ne pourra pas les retrouver, à moins de les avoir enregistrées dans un fichier.
    }
games-deleted = C’est supprimé.

## The table for other programs

games-csv-when = Quand
games-csv-table = Identifiant de la table
games-csv-match = Partie
games-csv-sheet = Règles
games-csv-round = Manche
games-csv-engine = Locomotive
games-csv-player = Joueur
games-csv-level = Niveau
games-csv-own = Toi
games-csv-points = Nombre de points
games-csv-won = A gagné la partie
games-csv-gave-away = Points cédés
games-csv-luck = Chance
games-csv-slips = Imprécisions
games-csv-mistakes = Erreurs
