### Revenir sur une manche : la chance, l’adresse, et ce qu’on aurait pu faire.

## Une ligne sous la marque

review-working = Analyse de la manche…
review-moment = Analyse de la manche : encore un petit moment.
review-seconds = Analyse de la manche : encore { $seconds } secondes environ.
review-minutes = Analyse de la manche : encore { $minutes } minutes environ.
review-gave-unlucky = Tu as cédé { points } ; la malchance t’a coûté { review-luck-points }.
review-gave-lucky = Tu as cédé { points } ; la chance t’a épargné { review-luck-points }.
review-gave = Tu as cédé { points } ; la chance n’y est pour rien.
review-fine-unlucky = Tu n’as rien cédé ; la malchance t’a coûté { review-luck-points }.
review-fine-lucky = Tu n’as rien cédé ; la chance t’a épargné { review-luck-points }.
review-fine = Rien à redire : tu n’as rien cédé, et la chance n’y est pour rien.
review-luck-points =
    { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
review-open = Revenir sur la manche

## Dans la reprise

review-title = Retour sur la manche
review-costliest-yours = Ton coup le plus cher : { points }
review-costliest = Le coup le plus cher : { points }
review-your-move = Ton coup : { $what }.
review-their-move = { $name } : { $what }.
review-show-there = Le montrer sur la table
review-caught = L’oubli de frapper a coûté { points }.
review-caught-saved = L’oubli de frapper a épargné { points } : les tuiles tirées ont aidé.
review-whose = Les coups de
review-everybody = Tout le monde
review-slip = Imprécision : elle coûte { points }.
review-mistake = Erreur : elle coûte { points }.
review-is-slip = une imprécision
review-is-mistake = une erreur
review-better = Mieux : { $what }.
review-show = Montré sur le terrain
review-fine-choice = Un bon choix, pour autant qu’on puisse le dire.
review-no-choice = Il n’y avait rien à choisir ici.
review-previous = Erreur précédente
review-next = Erreur suivante
review-none = Aucun coup n’était clairement mauvais.
review-keys = Au clavier : N et P mènent à l’erreur suivante et à la précédente.

## Pourquoi quelqu’un d’autre aurait mieux fait ainsi

review-do-draw = piocher
review-do-pass = passer
review-do-stop = s’arrêter là
theirs-stop = Mieux vaut garder le reste pour plus tard.
theirs-goes-out = C’est la dernière tuile de cette main.
theirs-completes-double = Elle complète le double qui vient d’être posé.
theirs-takes-marker = Elle enlève le marqueur de son train.
theirs-train =
    { $length ->
        [one] Elle préserve un train de { $length } tuile.
       *[other] Elle préserve un train de { $length } tuiles.
    }
theirs-starts-mexican = Elle lance le train mexicain : un endroit de plus où jouer.
theirs-while-open = Ce train n’est ouvert que pour l’instant, et le sien peut attendre.
theirs-spares-train =
    { $length ->
        [one] Son train peut s’en passer : { $length } tuile peut encore s’y poser.
       *[other] Son train peut s’en passer : { $length } tuiles peuvent encore s’y poser.
    }
theirs-lightens = Elle allège la main de { points }.

## Le cours de la manche

review-course-told = Ce que la manche allait coûter par rapport aux autres, de la donne à la fin : { $ends }.
review-course-each = { $name } de { $first } à { $last }
review-course-about = Ce que la manche allait coûter par rapport aux autres, étape par étape : plus bas, c’est mieux. Touche pour y aller.
review-turns = Les tournants de la manche
review-other-moves = Autres imprécisions et erreurs
review-step = Étape { $step } sur { $last } : { $what }

## De quoi un résultat est fait

review-parts = De quoi le résultat est fait, en points : plus, c’est mauvais ; moins, c’est bon.
review-player = Joueur
review-luck = Chance
review-error = ± { $error }
review-place = La place
review-place-about = Commencer donne un petit avantage.
review-deal = La donne
review-deal-about = Ce que toutes les mains ensemble promettaient à ce joueur.
review-draws = Les pioches
review-draws-about = Les tuiles venues de la cour des trains.
review-unknowable = Ce que personne ne pouvait savoir
review-unknowable-about = De bons coups qui ont mal tourné, et l’inverse.
review-others = Les autres
review-others-about = Ce qu’ils ont joué et pioché.
review-gave-away = Points cédés
review-gave-away-about = Ce que les imprécisions, les erreurs et les oublis de frapper ont coûté.
review-unclear = Coups incertains
review-unclear-about = Ce que les autres coups ont peut-être coûté : trop peu pour écarter le hasard.
review-spared = La mesure elle-même
review-spared-about = Ce que les joueurs imaginés auraient cédé à la même place.
review-result = Résultat
review-result-about = Les points moins la moyenne des autres.

## Comment c’est calculé

review-small = Calculé sur cet appareil, avec peu de donnes imaginées : seules les grosses erreurs sont trouvées.
review-how = Comment c’est calculé
review-how-choices = Pour chaque décision, on imagine beaucoup de donnes qui s’accordent avec ce que le joueur voyait alors. Chaque coup possible est essayé sur les mêmes donnes, et de bons joueurs continuent. Ce qu’un coup coûte en moyenne de plus que le meilleur a été cédé. C’est une imprécision à partir de 2 points et une erreur à partir de 6, et seulement si le hasard ne peut pas l’expliquer.
review-how-luck = Toutes les mains ouvertes, beaucoup de manches sont jouées jusqu’au bout après chaque étape. Ce que la donne et les pioches changent à la moyenne est de la chance ; le reste revient aux coups. Toutes les parts ensemble font exactement le résultat.
review-how-errors = Le nombre après ± dit de combien un chiffre peut être faux parce qu’on n’a imaginé qu’un certain nombre de manches : deux fois sur trois, l’écart est plus petit.

refused-no-review = À cette table, on joue sans analyse.
refused-reviews-busy = Beaucoup reviennent sur leur manche en ce moment. Réessaie dans un moment.
refused-review-failed = L’analyse a été interrompue. Réessaie.
