### Les donnes du jour et les défis, en français du Canada.

## The deal of a day

daily-games = Mes parties
daily-lead = Une donne par jour, la même pour tout le monde : les mêmes tuiles, la même place, les trois mêmes robots. Elle se joue une fois.
daily-play = Jouer
daily-go-on = Continuer à jouer
daily-practise = Jouer pour s’exercer
daily-lost = Tu as commencé cette donne, mais sa table n’existe plus. Ce que tu joues maintenant est un exercice.
daily-past = Ce jour est passé : le résultat est noté, mais ne compte pas dans tes jours de suite.
daily-against = trois bons robots
daily-change = D’autres règles
daily-done = Terminé
daily-streak = Jours de suite
daily-best = Plus longue série
daily-next = Prochaine donne dans
daily-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
daily-back = Retour au résultat
daily-none = Il n’y a pas de donne pour ce jour
daily-none-about = Il y en a une pour chaque jour, du { $first } à aujourd’hui. L’adresse a peut-être été coupée en chemin.
daily-today = La donne d’aujourd’hui

## How it is made

daily-how = Comment ça marche
daily-how-deal = La donne découle de la date et des règles, de rien d’autre, et se vérifie comme toutes les donnes. Elle est donc la même partout, et aucun serveur ne sait qui la joue. Les coups des robots dépendent de la donne et de tes coups, et de rien d’autre.
daily-how-par = Le par est ce que des experts obtiennent en moyenne depuis ta place. L’écart dit à quelle distance leurs manches se situent autour.
daily-how-field = Ton rang est celui parmi 100 joueurs simulés, des presque parfaits à ceux qui se trompent souvent.
daily-how-trains = Le texte à partager montre cinq trains pour un rang dans le premier cinquième, quatre dans le deuxième, et ainsi de suite jusqu’à un.
daily-how-open = Qui lit le programme peut calculer les donnes des jours à venir. C’est un jeu : regarde si tu veux, mais c’est alors un exercice.

## What it came to

daily-par-coming = Le par est en cours de calcul…
daily-par = Par { $par } ± { $spread }
daily-above =
    { $kind ->
        [under]
            { $points ->
                [one] { $points } point sous le par
               *[other] { $points } points sous le par
            }
        [over]
            { $points ->
                [one] { $points } point au-dessus du par
               *[other] { $points } points au-dessus du par
            }
       *[same] juste le par
    }
daily-place =
    { $beaten ->
        [0] Rang { $place } sur { $players } : toi et 100 joueurs simulés, dont aucun n’a fait moins bien.
        [one] Rang { $place } sur { $players } : toi et 100 joueurs simulés, dont { $beaten } a fait moins bien.
       *[other] Rang { $place } sur { $players } : toi et 100 joueurs simulés, dont { $beaten } ont fait moins bien.
    }
daily-par-about = D’après { $plays } manches d’un expert à ta place ; leur moyenne est juste à { $error } près.
daily-share = Partager
daily-copied = Le résultat est copié. Colle-le où tu veux.
daily-not-copied = Impossible de copier le résultat ici.
daily-review = Revoir et analyser
daily-again = Rejouer
daily-again-about = Rejouer est un exercice : ton premier résultat reste.
daily-practice-go-on = Continuer l’exercice
daily-practised =
    { $points ->
        [one] Exercice : { $points } point. Ton premier résultat reste.
       *[other] Exercice : { $points } points. Ton premier résultat reste.
    }
share-title = { -brand } { $day }
share-points = { points }, par { $par }

## The days before

daily-archive = Les jours d’avant
daily-month-before = Le mois d’avant
daily-month-after = Le mois d’après
daily-keys = Les flèches vont d’un jour à l’autre, Entrée en ouvre un.
daily-legend = − moins de points que le par, ce qui est bien · + plus de points · = le par · ✓ jouée · ◐ commencée · ○ exercice
daily-is-open = pas jouée
daily-is-begun = commencée

## Challenges

challenge-from = { $name } t’envoie une donne. Joue-la depuis la même place, contre les mêmes robots, et vois qui fait mieux.
challenge-from-nobody = Quelqu’un t’envoie une donne. Joue-la depuis la même place, contre les mêmes robots, et vois qui fait mieux.
challenge-play = Jouer la même donne
challenge-deal = La donne
challenge-sheet = Règles
challenge-against = Contre
challenge-bots = { $count } × { $bot }
challenge-seat = Ta place
challenge-seat-of = { $seat } sur { $seats }
challenge-round = Manche de la partie
challenge-rules = Lire les règles
challenge-sealed = L’autre résultat reste scellé tant que tu n’as pas joué. Le lien contient ce résultat et la donne : qui le décortique peut les lire.
challenge-wrong = Ce défi ne peut pas être ouvert
challenge-none = Un défi est un lien que quelqu’un t’envoie après une manche. Ouvre-le, ou colle-le ici.
challenge-link = Lien d’un défi
challenge-open = Ouvrir
challenge-own =
    { $points ->
        [one] C’est ta propre donne : tu as eu { $points } point. Envoie le lien à quelqu’un.
       *[other] C’est ta propre donne : tu as eu { $points } points. Envoie le lien à quelqu’un.
    }
challenge-verdict =
    { $how ->
        [better]
            { $points ->
                [one] Tu as fait mieux que { $name }, de { $points } point.
               *[other] Tu as fait mieux que { $name }, de { $points } points.
            }
        [worse]
            { $points ->
                [one] { $name } a fait mieux que toi, de { $points } point.
               *[other] { $name } a fait mieux que toi, de { $points } points.
            }
       *[same] Toi et { $name } avez autant de points.
    }
challenge-not-own = Dans la manche { DE($name) }, les robots ne jouent pas comme ces robots jouent. Quelqu’un l’a modifiée.
challenge-record-gone = Seuls tes points sont gardés de cette manche : elle ne peut plus être comparée.
challenge-comparing = Les deux manches sont comparées…
challenge-beside = Côte à côte

## Both rounds

beside-title = Côte à côte
beside-of = Toi et { $name }
beside-back = Retour aux résultats
beside-both = Les deux, coup par coup
beside-you = Ta manche
beside-parted = Ici, les chemins se séparent :
beside-same = Vous avez joué exactement la même manche.
beside-to-parting = Où ça diverge
beside-over =
    { $points ->
        [one] La manche { DE($name) } est finie : { $points } point.
       *[other] La manche { DE($name) } est finie : { $points } points.
    }
beside-over-you =
    { $points ->
        [one] Ta manche est finie : { $points } point.
       *[other] Ta manche est finie : { $points } points.
    }

## Results that a server gathers

results-title = Tous ceux qui ont ce lien
results-about = Ce serveur peut garder ton résultat à côté de ceux des autres qui ont joué cette donne. Seuls ceux qui ont le lien et qui ont joué voient le tableau.
results-put = Ajouter mon résultat
results-mine = { $name } (toi)
