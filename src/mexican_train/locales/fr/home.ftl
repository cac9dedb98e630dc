## The home page

home-tagline = Pose ton train, surveille ceux des autres et débarrasse-toi de toutes tes tuiles avant tout le monde.
play-now = Jouer tout de suite
play-now-about = Toi et trois robots, trois manches. Ça commence aussitôt.
host-table = Ouvrir une table
host-about = Choisis comment jouer, puis envoie le lien à tes amis.
host-choose = Choisir et ouvrir…
host-make = Ouvrir la table
join-table = Rejoindre une table
join-link = Le lien que tu as reçu
join-go = Rejoindre
your-tables = Retour à ta table
public-tables = Tables publiques
public-none = Aucune table publique n’est ouverte en ce moment. Ouvres-en une et coche « Publique ».
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
home-foot = Cette page vient du serveur qui tient les tables et n’en est que la fenêtre : elle montre ce que dit la table et envoie ce que tu touches. Les règles, les tuiles et les points restent là-bas. Aucun compte; ton nom et tes places restent dans ce navigateur.
