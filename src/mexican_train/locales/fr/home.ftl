## The home page

home-tagline = Pose ton train, surveille ceux des autres et débarrasse-toi de toutes tes tuiles avant tout le monde.
home-away = Le serveur est injoignable pour le moment. Tu peux quand même apprendre à jouer et lire les règles ; les tables reviendront avec la connexion.
home-away-all = Le serveur est injoignable pour le moment. Tout reviendra avec la connexion.
home-away-play = Le serveur est injoignable pour le moment. Tu peux jouer contre des robots sur cet appareil ; les tables avec d’autres personnes reviendront avec la connexion.
play-now = Jouer tout de suite
solo-against =
    { $bots ->
        [one] Toi et un robot
       *[other] Toi et { $bots } robots
    } ({ solo-level })
solo-level =
    { $level ->
        [random] au hasard
        [greedy] facile
        [expert] expert
       *[planner] bon niveau
    }
solo-whole = la durée de la feuille
solo-bots = Robots
solo-change = Changer
solo-done = Terminé
host-table = Ouvrir une table
host-about = Choisis les règles, invite tes amis.
host-alone = Une table avec des robots
host-alone-about = Choisis les règles et le niveau de chaque robot.
host-alone-why = Sans serveur, personne d’autre ne peut venir : des robots prennent toutes les autres places, et la table reste sur cet appareil.
host-make = Ouvrir la table
home-daily-new = Les mêmes tuiles pour tout le monde, une fois par jour.
home-daily-about =
    { $days ->
        [one] Pas encore jouée aujourd’hui. { $days } jour jusqu’ici.
       *[other] Pas encore jouée aujourd’hui. { $days } jours de suite jusqu’ici.
    }
home-daily-played =
    { $days ->
        [one] Jouée aujourd’hui. À demain !
       *[other] Jouée aujourd’hui, { $days } jours de suite.
    }
home-together = Jouer ensemble
home-together-about = Entre amis, sur { $host }.
home-learn = Apprendre à jouer
home-learn-about = Ta première manche, en cinq minutes.
home-rules = Règles
home-rules-about = Chaque feuille, et ce qui les distingue.
home-better = Pour mieux jouer
home-practice = S’exercer
home-practice-about = Des problèmes : trouve le meilleur coup.
home-games = Mes parties
home-games-about = Comment tu as joué jusqu’ici, gardé sur cet appareil.
home-kitchen = À la table de la cuisine
home-score = Compter les points
home-score-about = Pour de vrais dominos, gardée sur cet appareil.
home-builder = Bâtir un train
home-builder-about = Ton plus long train avec tes tuiles.
home-settle = Trancher une dispute
home-settle-about = Ce qui est permis, pourquoi, et selon quelles règles.
home-replay = Revoir une manche d’un fichier
join-table = Rejoindre une table
join-link = Lien ou code
join-go = Rejoindre
your-tables = Retour à ta table
your-tables-finished =
    { $count ->
        [one] { $count } partie finie sur cet appareil
       *[other] { $count } parties finies sur cet appareil
    }
table-waits = sur le serveur, attend une connexion
remove-table = Retirer la table de { $names }
remove-sure = Retirer pour de bon la partie de { $names } de cet appareil ?
remove-yes = Oui, retirer
remove-no = La garder
public-tables = Tables publiques
public-none = Aucune n’est ouverte en ce moment.
public-join = M’asseoir
public-watch = Regarder
public-line =
    { $free ->
        [0] { $names } · complet
       *[other] { $names } · { seats-free }
    }
phase-lobby = pas commencée
phase-playing = en cours
phase-round-over = entre deux manches
phase-match-over = terminée
table-your-turn = À toi de jouer
home-foot = Aucun compte : ton nom et tes places restent dans ce navigateur.
refused-no-such-code = Aucune table n’attend sous ce code. Si la partie a commencé, demande le lien.
