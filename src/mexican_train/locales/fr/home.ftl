## The home page

home-tagline = Pose ton train, surveille ceux des autres et débarrasse-toi de toutes tes tuiles avant tout le monde.
home-away = Le serveur est injoignable pour le moment. Tu peux quand même apprendre à jouer et lire les règles; les tables reviendront avec la connexion.
play-now = Jouer tout de suite
play-now-about = Toi et trois robots, trois manches. Ça commence aussitôt.
host-table = Ouvrir une table
host-about = Choisis les règles, invite tes amis.
host-make = Ouvrir la table
home-learn = Apprendre à jouer
home-learn-about = Ta première manche, en cinq minutes.
home-rules = Règles
home-rules-about = Chaque feuille, et ce qui les distingue.
home-kitchen = À la table de cuisine
home-score = Tenir la marque
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
home-foot = Aucun compte : ton nom et tes places restent dans ce navigateur.
refused-no-such-code = Aucune table n’attend sous ce code. Si la partie a commencé, demande le lien.
