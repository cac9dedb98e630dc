### Le marqueur de points pour une table avec de vrais dominos, en français du Canada.

## All matches

keeper-title = Feuille de points
keeper-lead = Compte les points d’une partie avec de vrais dominos. La page montre la locomotive de chaque manche et qui commence, et fait les additions.
keeper-new = Nouvelle partie
keeper-matches = Tes parties
keeper-kept-here = Les parties restent sur cet appareil.
keeper-offline = Une fois ouverte, cette page fonctionne aussi sans connexion.
keeper-online = Pour ouvrir cette page, il faut une connexion à son serveur.
keeper-delete = Supprimer { $name }
keeper-deleted = Supprimé : { $name }.
keeper-not-begun = Pas encore de points
keeper-even = Tout le monde à égalité
keeper-leads =
    { $count ->
        [one] { $names } est en tête
       *[other] { $names } sont en tête
    }
keeper-left =
    { $rounds ->
        [one] { $rounds } manche à jouer
       *[other] { $rounds } manches à jouer
    }
keeper-all-played =
    { $rounds ->
        [one] { $rounds } manche jouée
       *[other] { $rounds } manches jouées
    }

## A new match

keeper-back = Retour
keeper-change = Changer les noms et les règles
keeper-who = Qui joue ?
keeper-who-about = Dans l’ordre où vous êtes assis, vers la gauche.
keeper-who-oldest = La personne la plus âgée d’abord, puis vers la gauche. Avec ces règles, c’est elle qui commence la manche 1.
keeper-player = Joueur { $number }
keeper-name-of = Nom du joueur { $number }
keeper-colour-of = Couleur { DE($name) }
keeper-up = Monter { $name } dans la liste
keeper-leaves = Enlever { $name } de la liste
keeper-add = Ajouter quelqu’un
keeper-known = Ont déjà joué ici
keeper-known-forget = Oublier ces noms
keeper-pauses = { $name } fait une pause ou s’en va
keeper-comes-back = { $name } revient
keeper-back-short = De retour
keeper-rounds = Manches
keeper-match-name = Nom de la partie
keeper-match-name-hint = facultatif
keeper-start = Commencer
keeper-save = Enregistrer
keeper-print-empty = Imprimer une feuille vide
keeper-print-columns = Colonnes de la feuille
keeper-columns = { $count } colonnes

## The round that is played

keeper-engine = La locomotive est le double { $pip }.
keeper-engine-aside = Elle se place au centre avant de mélanger.
keeper-engine-which = Quel double a été posé comme locomotive ?
keeper-engine-used = { $tile }, pas cette fois
keeper-other = Changer
keeper-layer-who = Qui l’a posé ?
keeper-holder-who = Qui a le double le plus haut en main ?
keeper-nobody = Personne n’a de double
keeper-begins-oldest = { $name } commence : la personne la plus âgée, en tête de liste.
keeper-begins-next = { $name } commence : une place plus loin à chaque manche.
keeper-begins-second = { $name } commence : deuxième de la liste.
keeper-begins-laid = { $name } a posé la locomotive et commence.
keeper-begins-left = { $name } commence, à gauche de la personne qui a posé la locomotive.
keeper-begins-holder = { $name } a le double le plus haut et commence. Le double reste en main.
keeper-there = À la table
keeper-there-deal =
    { $tiles ->
        [one] { $players } joueurs, { $tiles } tuile chacun
       *[other] { $players } joueurs, { $tiles } tuiles chacun
    }
keeper-there-open = { $players } joueurs. Ces règles ne disent pas combien de tuiles distribuer à tant de monde.
keeper-there-change = modifier
keeper-there-about = Touche le nom d’une personne qui fait une pause ou s’en va, puis de nouveau à son retour.
keeper-there-more = Quelqu’un arrive ou change de place
keeper-sizes-people = Joueurs
keeper-sizes-tiles = Tuiles par joueur
keeper-missed = Comment compter les manches manquées ?
keeper-missed-mean = La moyenne
keeper-missed-mean-about = La moyenne des personnes qui ont joué la manche.
keeper-missed-none = Rien
keeper-missed-none-about = Le classement se fait à la moyenne par manche jouée. Avec moins de la moitié des manches, on n’est pas classé.
keeper-missed-own = Un nombre au choix
keeper-missed-own-about = Le même pour tout le monde, pour chaque manche manquée.
keeper-missed-points = Points pour une manche manquée
keeper-why = Ce que disent les règles
keeper-count = La manche est finie : compter
keeper-count-on = Continuer à compter

## Counting

keeper-round = Manche { $round }
keeper-entry-close = Retour à la feuille de points
keeper-entry-engine = Locomotive et premier tour
keeper-ended = Fini
keeper-blocked-short = personne
keeper-out-short = fini
keeper-out-who = Qui a tout posé ?
keeper-blocked = Personne : la manche est bloquée
keeper-is-out = a tout posé, aucun point
keeper-hand = reste en main
keeper-out = A tout posé
keeper-missed-this = { $name } a manqué cette manche
keeper-too-many = { $points } points, c’est trop : les tuiles que personne d’autre n’a font { $most } en tout.
keeper-heavy = Plus que les { $tiles } tuiles à plus gros points, qui en font { $points }. Est-ce juste ?
keeper-by = Façon de compter
keeper-by-number = Chiffres
keeper-by-tiles = Toucher les tuiles
keeper-clear = Effacer
keeper-erase = Effacer le dernier chiffre
keeper-next = Ensuite : { $name }
keeper-last-one = C’est la dernière main.
keeper-done = C’est fait
keeper-tiles = Toutes les tuiles du jeu
keeper-tiles-about = Touche ce qui reste dans cette main.
keeper-pips = Montrer seulement les tuiles avec
keeper-pip = Seulement les tuiles avec { $pip }
keeper-tile-back = { $tile }, remettre
keeper-tile-of = { $tile }, dans la main { DE($name) }
keeper-is-engine = { $tile }, la locomotive
keeper-taken = { $name } a déjà la tuile { $tile }. Il n’y en a qu’une de chaque.
keeper-give = La donner à { $name }

## The score pad

keeper-pad = Points
keeper-pad-about = Touche un nombre pour le corriger.
keeper-cell = Manche { $round }, { $name } : { $said }
keeper-cell-empty = rien encore
keeper-cell-out = a tout posé, 0
keeper-cell-missed = manquée, pas comptée
keeper-cell-missed-counts = manquée, compte { $points }
keeper-away = en pause
keeper-undo = Annuler
keeper-redo = Rétablir
keeper-undone = Annulé : { $what }.
keeper-redone = Rétabli : { $what }.
keeper-what = manche { $round }, { $name }
keeper-what-out = manche { $round }, qui a tout posé
keeper-what-engine = manche { $round }, la locomotive
keeper-what-first = manche { $round }, qui commence
keeper-what-there = manche { $round }, présence { DE($name) }
keeper-what-missed = ce que compte une manche manquée
keeper-what-taken = la partie venue d’un autre téléphone
keeper-what-match = noms et règles
keeper-what-end = la fin de la partie
keeper-refused = Ce navigateur ne garde rien : les points disparaîtront quand tu fermeras la page.

## How it stands

keeper-after =
    { $rounds ->
        [one] Après { $rounds } manche. Le plus petit total gagne.
       *[other] Après { $rounds } manches. Le plus petit total gagne.
    }
keeper-gap =
    { $count ->
        [one] La manche { $round } n’est pas encore comptée : il manque { $names }.
       *[other] La manche { $round } n’est pas encore comptée : il manque { $names }.
    }
keeper-per-round = { $mean } par manche
keeper-sum-mean = Par manche
keeper-missed-brackets = Entre parenthèses : manches manquées.
keeper-missed-row = Manches manquées
keeper-missed-says-mean = Une manche manquée compte la moyenne des personnes qui l’ont jouée.
keeper-missed-says-own =
    { $points ->
        [one] Une manche manquée compte { $points } point.
       *[other] Une manche manquée compte { $points } points.
    }
keeper-missed-says-none = Les manches manquées ne comptent pas : le classement se fait à la moyenne par manche jouée.
keeper-missed-says-few = Les manches manquées ne comptent pas : le classement se fait à la moyenne par manche jouée. Avec moins de la moitié des manches, on n’est pas classé.
keeper-engines = Locomotives à venir
keeper-end = Finir la partie après la manche { $round }

## Sending it on

keeper-share = À garder ou à envoyer
keeper-share-text = Envoyer en texte
keeper-share-picture = Envoyer en image
keeper-share-table = Enregistrer en tableau (CSV)
keeper-print = Imprimer
keeper-more = Cette partie
keeper-again = Rejouer
keeper-play-on = Continuer finalement
keeper-rules = Lire les règles
keeper-no-picture = Ce navigateur ne peut pas dessiner l’image.
keeper-text-title = { -brand } : { $name }
keeper-engine-short = Locomotive
keeper-date = Date :
keeper-paper-out = Un cercle marque qui a tout posé.
keeper-paper-doubles = Coche chaque double qui a servi de locomotive.

## To another phone

keeper-hand-on = Passer à un autre téléphone
keeper-hand-on-about = Scanne ce code avec l’autre téléphone, ou envoie le lien. Toute la partie est dedans, et aucun serveur ne la garde.
keeper-hand-on-code = Toute la partie, pour un autre téléphone
keeper-hand-on-after = Ce téléphone garde aussi la partie. Continue sur un seul des deux.
keeper-code-long = Cette partie est trop longue pour un code lisible par un téléphone. Envoie plutôt le lien.
keeper-code-send = Envoyer le lien
keeper-link-damaged = Ce lien est incomplet. Redemande-le, ou scanne le code encore une fois.
keeper-link-browser = Ce navigateur est trop ancien pour lire le lien. Ouvre-le dans un plus récent.
keeper-take = Une partie venue d’un autre téléphone
keeper-take-it = La garder sur ce téléphone
keeper-take-not = Pas maintenant
keeper-take-changed = modifiée le { $when }
keeper-take-same = Ce téléphone a déjà exactement cette partie.
keeper-take-open = L’ouvrir
keeper-take-newer = Ce téléphone a déjà cette partie. Celle de l’autre téléphone est plus récente.
keeper-take-older = Ce téléphone a déjà cette partie. Celle de l’autre téléphone est plus ancienne.
keeper-take-mine = Sur ce téléphone
keeper-take-replace = Remplacer celle d’ici
keeper-take-both = Garder les deux
keeper-take-keep = Garder celle d’ici
keeper-take-copy = { $name } (2)

## Guests who count themselves

keeper-guests = Chacun compte sa main sur son téléphone
keeper-guests-scan = Chacun scanne ce code avec son propre téléphone, une seule fois pour toute la soirée.
keeper-guests-count = Puis chacun touche son nom et compte sa main.
keeper-guests-back = Scanne ensuite avec ce téléphone le code que montre le leur : les points sont notés.
keeper-guests-come = Ce qu’ils envoient s’inscrit ici tout seul, tant que cette page est ouverte.
keeper-guests-code = Cette partie, pour les autres téléphones
keeper-guests-lack = Reste à compter : { $names }.
keeper-guests-all = Tout le monde est compté.
keeper-guests-next = Passer à la manche { $round }
keeper-guest = Compte ta main
keeper-guest-who = Qui es-tu ?
keeper-guest-show = Montrer le code
keeper-guest-send = Envoyer mes points
keeper-guest-says =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
keeper-guest-back = Fais scanner ce code à la personne qui compte les points, ou envoie-lui le lien.
keeper-guest-sent = C’est envoyé. La personne qui compte les points le voit sur son téléphone.
keeper-guest-tile = C’est envoyé, mais { $holder } a déjà la tuile { $tile }. Vérifiez ensemble, puis recompte.
keeper-guest-out = C’est envoyé, mais { $holder } a déjà tout posé. La personne qui compte les points doit choisir.
keeper-guest-code = Tes points, pour la personne qui les compte
keeper-guest-again = Recompter
keeper-guest-next = Compter la manche { $round }
keeper-guest-other = Compter pour quelqu’un d’autre
keeper-points-taken =
    { $points ->
        [one] Noté : { $name }, manche { $round }, { $points } point.
       *[other] Noté : { $name }, manche { $round }, { $points } points.
    }
keeper-points-asks =
    { $before ->
        [one] { $name } a déjà { $before } point à la manche { $round }. Changer en { $points } ?
       *[other] { $name } a déjà { $before } points à la manche { $round }. Changer en { $points } ?
    }
keeper-points-asks-out = À la manche { $round }, c’est déjà { $holder } qui a tout posé. Mettre { $name } à la place ?
keeper-points-replace = Noter { $points }
keeper-points-replace-out = Mettre { $name }
keeper-points-leave = Laisser comme c’est
keeper-points-nowhere = Ce téléphone n’a pas la partie. Ouvre le lien sur celui qui compte les points.
keeper-points-other = Ces points ne vont pas avec cette partie : les joueurs ont changé. { $name } doit scanner le code de nouveau.
keeper-points-later = { $name } a compté la manche { $round }, mais on n’en est pas encore là.
keeper-points-away = Pour la manche { $round }, { $name } figure parmi les absents.
keeper-points-tile = { $holder } a déjà la tuile { $tile } : les points { DE($name) } ne sont pas notés. L’une des deux mains est à recompter.
keeper-points-many = { $name } : { $points }, c’est trop. Les tuiles que personne d’autre n’a font { $most } en tout.
