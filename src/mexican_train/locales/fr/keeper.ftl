### Le marqueur de points pour une table avec de vrais dominos, en français du Canada.

## All matches

keeper-title = Feuille de pointage
keeper-lead = De vrais dominos sur une vraie table : voici le bloc-notes. Il connaît la locomotive de chaque manche, sait qui commence, compte les tuiles et fait les additions.
keeper-new = Nouvelle partie
keeper-matches = Tes parties
keeper-kept-here = Les parties restent sur cet appareil. Une fois ouverte, la page fonctionne aussi sans connexion.
keeper-delete = Supprimer { $name }
keeper-deleted = Supprimé : { $name }.
keeper-house = { $sheet }, règles maison
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
keeper-who = Qui joue?
keeper-who-about = Dans l’ordre où vous êtes assis, en faisant le tour de la table vers la gauche.
keeper-who-oldest = La personne la plus âgée d’abord, puis le tour de la table vers la gauche. Selon ces règles, c’est elle qui commence la manche 1.
keeper-player = Joueur { $number }
keeper-name-of = Nom du joueur { $number }
keeper-colour-of = Couleur { DE($name) }
keeper-up = Monter { $name } dans la liste
keeper-leaves = Enlever { $name } de la liste
keeper-add = Ajouter quelqu’un
keeper-rounds = Manches
keeper-rounds-other = Un autre nombre
keeper-match-name = Nom de la partie
keeper-match-name-hint = si tu veux lui en donner un
keeper-start = Commencer
keeper-save = Enregistrer
keeper-print-empty = Imprimer une feuille vide

## The round that is played

keeper-engine = La locomotive est le double { $pip }.
keeper-engine-aside = Mettez-la au centre avant de brasser.
keeper-engine-which = Quel double a été posé comme locomotive?
keeper-engine-used = { $tile }, pas cette fois
keeper-other = Changer
keeper-layer-who = Qui l’a posé?
keeper-holder-who = Qui a le double le plus haut en main?
keeper-nobody = Personne n’a de double
keeper-begins-oldest = { $name } commence : la personne la plus âgée, en tête de liste.
keeper-begins-next = { $name } commence : une place plus loin à chaque manche.
keeper-begins-second = { $name } commence : deuxième de la liste.
keeper-begins-laid = { $name } a posé la locomotive et commence.
keeper-begins-left = { $name } commence, à gauche de qui a posé la locomotive.
keeper-begins-holder = { $name } a le double le plus haut et commence. Le double reste en main.
keeper-deal =
    { $tiles ->
        [one] Chacun prend { $tiles } tuile.
       *[other] Chacun prend { $tiles } tuiles.
    }
keeper-why = Ce que disent les règles
keeper-count = La manche est finie : compter
keeper-count-on = Continuer à compter

## Counting

keeper-round = Manche { $round }
keeper-entry-close = Retour au pointage
keeper-entry-engine = Locomotive et premier tour
keeper-ended = Fini
keeper-blocked-short = personne
keeper-out-short = fini
keeper-out-who = Qui a tout posé?
keeper-blocked = Personne : la manche est bloquée
keeper-is-out = a tout posé, aucun point
keeper-hand = reste en main
keeper-out = A tout posé
keeper-by = Façon de compter
keeper-by-number = Chiffres
keeper-by-tiles = Toucher les tuiles
keeper-clear = Effacer
keeper-erase = Effacer le dernier chiffre
keeper-next = Ensuite : { $name }
keeper-last-one = C’est la dernière main : après, la manche est comptée.
keeper-done = C’est fait
keeper-tiles = Toutes les tuiles du jeu
keeper-tiles-about = Touche ce qui reste dans cette main.
keeper-pips = Montrer seulement les tuiles avec
keeper-pip = Seulement les tuiles avec { $pip }
keeper-tile-back = { $tile }, remettre
keeper-tile-of = { $tile }, dans la main { DE($name) }
keeper-is-engine = { $tile }, la locomotive
keeper-taken = { $name } a déjà la tuile { $tile }. Chaque tuile n’existe qu’une fois.
keeper-give = La donner à { $name }

## The score pad

keeper-pad = Pointage
keeper-pad-about = Touche un nombre pour le corriger.
keeper-cell = Manche { $round }, { $name } : { $said }
keeper-cell-empty = rien encore
keeper-cell-out = a tout posé, 0
keeper-undo = Annuler
keeper-redo = Rétablir
keeper-undone = Annulé : { $what }.
keeper-redone = Rétabli : { $what }.
keeper-what = manche { $round }, { $name }
keeper-what-out = manche { $round }, qui a tout posé
keeper-what-engine = manche { $round }, la locomotive
keeper-what-first = manche { $round }, qui commence
keeper-what-match = noms et règles
keeper-what-end = la fin de la partie
keeper-refused = Ce navigateur ne garde rien : les points disparaîtront quand tu fermeras la page.

## How it stands

keeper-after =
    { $rounds ->
        [one] Après { $rounds } manche. Le moins de points gagne.
       *[other] Après { $rounds } manches. Le moins de points gagne.
    }
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
