## Where one brings a record

replay-title = Revoir une manche
replay-about = Toute manche terminée se revoit pas à pas, toutes les mains ouvertes ou par les yeux d’une seule personne. On y accède depuis l’écran des points d’une table.
replay-about-files = Un relevé contient une manche. On le télécharge à partir de n’importe quelle manche revue, ou on le fait écrire par le programme avec « mexican-train simulate --record FICHIER ». Il est rejoué et n’est gardé nulle part.
replay-choose = Choisir un fichier…
replay-drop = ou le déposer ici
replay-reading = Un instant…
replay-which =
    { $count ->
        [one] Il y a { $count } manche dans ce fichier.
       *[other] Il y a { $count } manches dans ce fichier. Laquelle ?
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
replay-seat = Place { $number }
replay-closed = Cette manche ne peut pas être montrée
replay-not-over = Elle n’est pas encore finie, ou elle date de trop longtemps : on garde les manches 30 jours.
replay-table = Retour à la table
replay-your-turn = C’est à toi de jouer.
replay-file = Ouvrir un fichier à soi
replay-controls = Parcourir la manche
replay-deal = La donne
replay-step = Étape { $step } sur { $last }
replay-place = Étape
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Arrêt
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-eyes = Point de vue
replay-eyes-all = Toutes les mains ouvertes
replay-eyes-of = Vu par { $name }
replay-hands = Les mains
replay-no-tiles = plus aucune tuile
replay-review = Revenir sur la manche : chance, adresse et meilleurs coups
replay-rounds = Les manches de cette partie
replay-save = Télécharger cette manche
replay-save-match = Télécharger toute la partie
replay-keys = Au clavier : ← et → font une étape, Début et Fin mènent à la donne et à la fin, la barre d’espace lance et arrête.

## The check of the deal

fair-title = Vérifier la donne
fair-none = Ce relevé ne porte pas de graine, alors sa donne ne peut pas être vérifiée. Les manches jouées à une table en portent une.
fair-good = La donne est celle qui avait été promise.
fair-bad = La donne n’est pas celle qui avait été promise.
fair-meaning = L’ordre des tuiles était fixé avant que quiconque en voie une, et personne n’y a touché depuis. C’est ton propre appareil qui vient de le calculer.
fair-meaning-mine = Le nombre ajouté par cet appareil y est : personne n’a donc pu choisir l’ordre non plus.
fair-meaning-mixed = Les appareils des joueurs ont ajouté leurs propres nombres : si un seul d’entre eux est honnête, personne n’a pu choisir l’ordre non plus.
fair-meaning-here = La table était sur cet appareil : la graine et le nombre ajouté viennent donc tous deux d’ici, sans aucun autre joueur.
fair-broken = La donne de cette manche n’est pas celle que la table avait promise. Revois la manche et choisis « Vérifier la donne ».
fair-bad-promise = La graine n’est pas celle qui avait été promise.
fair-bad-set = Les nombres ne sont pas ceux dont cet appareil avait vu les empreintes.
fair-bad-nonces = Un nombre ne correspond pas à son empreinte.
fair-bad-confirmed = La table avait confirmé le nombre de cet appareil, et elle a donné sans lui.
fair-bad-hands = La graine donne d’autres tuiles pour { $names }.
fair-bad-boneyard = La graine range autrement la cour des trains.
fair-same = concorde
fair-other = ne concorde pas
fair-promise = La promesse
fair-promise-about = Avant la donne, la table a publié l’empreinte d’un nombre secret, la graine. De l’empreinte, personne ne peut deviner la graine, et personne ne peut trouver une autre graine qui ait la même. Après la manche, la table montre la graine, et chacun peut reprendre l’empreinte.
fair-promised = L’empreinte publiée
fair-noted = L’empreinte que cet appareil a notée pendant la manche
fair-seed = La graine
fair-found = Son empreinte (SHA-256), prise à l’instant
fair-mix = Ce que les appareils ont ajouté
fair-mix-about = L’appareil de chaque joueur a tiré un nombre secret et en a publié l’empreinte. Une fois toutes les empreintes fixées, et pas avant, les appareils ont montré leurs nombres, et la table les a mêlés à sa graine. Un seul appareil honnête suffit : personne ne pouvait alors savoir ce que le mélange donnerait.
fair-mix-withheld = { $name } : pas montré à temps, c’est donc l’empreinte qui compte
fair-mixed = Le tout mélangé
fair-mine-used = Le nombre de cet appareil y est.
fair-mine-late = Le nombre de cet appareil n’est pas arrivé à temps. Une fois, c’est une connexion lente ; toujours, ce serait une raison de se méfier de la table.
fair-mine-other = Le nombre à ta place ne vient pas de cet appareil. Il vient peut-être d’un autre des tiens.
fair-mine-none = Le nombre de cet appareil a été laissé de côté. Une fois, c’est peut-être un hasard ; toujours, ce serait une raison de se méfier de la table.
fair-shuffle = Le mélange des tuiles
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
fair-order-about = Les mains se donnent à partir du début, une place après l’autre ; le reste est la cour des trains.
fair-hands = Les mains
fair-hands-about =
    { $count ->
        [one] Dans cet ordre, chacun reçoit { $count } tuile, une personne après l’autre.
       *[other] Dans cet ordre, chacun reçoit { $count } tuiles, une personne après l’autre.
    }
fair-was-dealt = Dans le relevé :
fair-should-be = D’après la graine :
fair-boneyard = La cour des trains
fair-boneyard-about =
    { $count ->
        [one] Il reste la dernière tuile à piocher.
       *[other] Il reste { $count } tuiles à piocher, dans cet ordre.
    }
fair-more = Pour qui veut savoir exactement
fair-mix-exactly = Le mélange est le SHA-256 du texte mexican-train/deal/2, de la graine et, pour chaque place qui a ajouté quelque chose, de son numéro sur un octet, puis de l’octet 1 et du nombre, ou de l’octet 0 et de l’empreinte. Il prend ensuite la place de la graine.
fair-more-about = Le bloc k est le SHA-256 du texte mexican-train/deal/1, de la graine et de k sur huit octets ; chaque bloc donne huit nombres de 32 bits. De la dernière place jusqu’à la place 1, le nombre suivant, divisé par les places qui restent, a pour reste la place avec laquelle échanger. Les nombres si grands qu’ils favoriseraient certaines places sont laissés de côté. Le programme vérifie la même chose avec « mexican-train verify FICHIER ».
fair-limits = Ce que cela ne prouve pas : que la graine a été tirée au hasard. Qui tient la table pourrait essayer plusieurs graines et garder celle qui lui plaît. Mais après la promesse, plus rien ne peut changer.
fair-limits-mixed = Ce que cela ne prouve pas : que la personne qui tient la table n’a pas regardé les tuiles. Et un nombre qui n’a pas été montré à temps laisse un choix entre deux ordres à une table de mèche avec ce joueur.
fair-limits-here = Ce que cela ne prouve pas : que cet appareil a tiré les nombres au hasard. La table, les robots et la vérification y tournent tous ; on voit donc que le programme a tenu sa propre promesse, mais rien au sujet d’un programme que quelqu’un aurait modifié. Les robots ne voient que ce que leur place permet.
