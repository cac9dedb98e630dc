## Where one brings a record

replay-title = Revoir une manche
replay-about = Toute manche terminée se revoit pas à pas, toutes les mains ouvertes ou par les yeux d’une seule personne. Le chemin se trouve sur le pointage de la table.
replay-about-files = Un relevé contient une manche. On le télécharge à partir de n’importe quelle manche revue, ou on le fait écrire par le programme avec « mexican-train simulate --record FICHIER ». Le serveur le rejoue et n’en garde rien.
replay-choose = Choisir un fichier…
replay-drop = ou le déposer ici
replay-reading = Un instant…
replay-which =
    { $count ->
        [one] Il y a { $count } manche dans ce fichier.
       *[other] Il y a { $count } manches dans ce fichier. Laquelle?
    }
replay-line = Ligne { $number }
replay-line-broken = Ce n’est pas un relevé
replay-players =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
replay-more = En voir d’autres
replay-file-large = Ce fichier est trop gros pour un relevé.
replay-file-empty = Ce fichier est vide.
replay-file-broken = Il n’y a aucun relevé de manche dans ce fichier.
refused-bad-record = Ce n’est pas le relevé d’une manche, ou quelqu’un l’a modifié.

## Watching

replay-round = Manche { $round }
replay-house-rules = avec des règles maison
replay-seat = Place { $number }
replay-closed = Cette manche ne peut pas être montrée
replay-not-over = Elle n’est pas encore finie, ou elle date de trop longtemps : on garde les manches 30 jours.
replay-table = Retour à la table
replay-file = Ouvrir un fichier à soi
replay-controls = Le chemin dans la manche
replay-deal = La donne
replay-step = Étape { $step } de { $last }
replay-place = Étape
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Arrêt
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-eyes = Par les yeux de qui
replay-eyes-all = Toutes les mains ouvertes
replay-eyes-of = Vu par { $name }
replay-hands = Les mains
replay-no-tiles = plus aucune tuile
replay-rounds = Les manches de cette partie
replay-save = Télécharger cette manche
replay-save-match = Télécharger toute la partie
replay-keys = Au clavier : ← et → font une étape, Début et Fin mènent à la donne et à la fin, la barre d’espace lance et arrête.

## The check of the deal

fair-title = Vérifier la donne
fair-none = Ce relevé ne porte pas de graine, alors sa donne ne peut pas être vérifiée. Les manches jouées à une table en portent une.
fair-good = La donne est celle qui avait été promise.
fair-bad = La donne n’est pas celle qui avait été promise.
fair-meaning = L’ordre des tuiles était fixé avant que quiconque en voie une, et personne n’y a touché depuis. C’est votre propre appareil qui vient de le calculer.
fair-bad-promise = La graine n’est pas celle qui avait été promise.
fair-bad-hands = La graine donne d’autres tuiles pour { $names }.
fair-bad-boneyard = La graine range autrement la cour des trains.
fair-same = concorde
fair-other = ne concorde pas
fair-promise = 1. La promesse
fair-promise-about = Avant la donne, la table a publié l’empreinte d’un nombre secret, la graine. De l’empreinte, personne ne peut deviner la graine, et personne ne peut trouver une autre graine qui ait la même. Après la manche, la table montre la graine, et chacun peut reprendre l’empreinte.
fair-promised = L’empreinte publiée
fair-noted = L’empreinte que cet appareil a notée pendant la manche
fair-seed = La graine
fair-found = Son empreinte (SHA-256), prise à l’instant
fair-shuffle = 2. Le brassage
fair-shuffle-about =
    { $count ->
        [one] { $count } tuile est en rang, de { $first } à { $last }.
       *[other] { $count } tuiles sont en rang, de { $first } à { $last }. La graine donne un nombre après l’autre, et chaque nombre dit quelle tuile va à la dernière place encore ouverte.
    }
fair-aside = La locomotive { $tile } avait été mise de côté.
fair-number = Le nombre et son reste
fair-put = Ce qui suit
fair-put-there = { $tile } va à la place { $place }
fair-all-swaps =
    { $count ->
        [one] Le seul nombre
       *[other] Les { $count } nombres
    }
fair-order = L’ordre au complet
fair-order-about = Les mains se donnent à partir du début, une place après l’autre; le reste est la cour des trains.
fair-hands = 3. Les mains
fair-hands-about =
    { $count ->
        [one] Dans cet ordre, chacun reçoit { $count } tuile, une personne après l’autre.
       *[other] Dans cet ordre, chacun reçoit { $count } tuiles, une personne après l’autre.
    }
fair-was-dealt = Dans le relevé :
fair-should-be = D’après la graine :
fair-boneyard = 4. La cour des trains
fair-boneyard-about =
    { $count ->
        [one] Il reste la dernière tuile à piger.
       *[other] Il reste { $count } tuiles à piger, dans cet ordre.
    }
fair-more = Pour qui veut savoir exactement
fair-more-about = Le bloc k est le SHA-256 du texte mexican-train/deal/1, de la graine et de k sur huit octets; chaque bloc donne huit nombres de 32 bits. De la dernière place jusqu’à la place 1, le nombre suivant, divisé par les places qui restent, a pour reste la place avec laquelle échanger. Les nombres si grands qu’ils favoriseraient certaines places sont laissés de côté. Le programme vérifie la même chose avec « mexican-train verify FICHIER ».
fair-limits = Ce que cela ne prouve pas : que la graine a été tirée au hasard. Qui tient la table pourrait essayer plusieurs graines et garder celle qui lui plaît. Mais après la promesse, plus rien ne peut changer.
