### Des problèmes pour s’exercer, en français du Canada.

## Which puzzles

practice-title = Exercices
practice-games = Mes parties
practice-lead = À toi de jouer : dans chacune de ces positions, un coup est nettement meilleur que tous les autres. Sauras-tu le trouver ?
practice-sheet = Règles
practice-all-sheets = toutes les règles
practice-easy = Facile
practice-easy-about = Même un robot facile trouve le coup.
practice-medium = Moyen
practice-medium-about = Le bon robot ou le robot facile le manque.
practice-hard = Difficile
practice-hard-about = Aucun des deux ne le trouve.
practice-own = Mes propres erreurs
practice-own-about = Des positions où tu as manqué le meilleur coup.
practice-own-none = Rien encore : elles viennent de tes manches qui ont été analysées.
practice-solved = { $solved } sur { $puzzles } résolus
practice-series =
    { $series ->
        [one] { $series } bonne réponse.
       *[other] { $series } bonnes réponses de suite.
    }
practice-series-best = Ton record : { $best }.
practice-about = Le coup a été trouvé deux fois, sur des milliers de donnes imaginées, d’après ce que tu peux voir et rien de plus. Tes progrès sont gardés sur cet appareil.
practice-forget = Remettre à zéro

## A puzzle

practice-task = Trouve le meilleur coup
practice-back = Autres problèmes
practice-player = Joueur { $number }
practice-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
practice-answer = Ce que ça valait
practice-right = Bien vu !
practice-wrong = Pas le meilleur : { $points } points cédés
practice-best = Le meilleur : { $move }.
practice-moves = Tous les coups
practice-moves-about = Ce que chacun devrait coûter de plus que le meilleur, en points. Touche un coup pour le voir sur la table.
practice-yours = ton coup
practice-is-best = le meilleur
practice-cost = +{ $points } ± { $error }
practice-next = Suivant
practice-all-solved = Tous résolus : en choisir d’autres
