### Le menu d’une table et ce qui s’ouvre par-dessus, en français du Canada.

## The menu

menu-here = Cette table est sur cet appareil : personne d’autre ne peut y venir, et elle n’a besoin d’aucune connexion.
menu-here-open = Cette table est sur cet appareil : personne d’autre ne peut y venir. Elle n’a besoin d’aucune connexion tant que cette page reste ouverte.
menu-invite = Lien d’invitation
menu-renew-invite = Renouveler l’invitation
menu-renew-invite-about = Le lien et le code d’avant ne laisseront plus entrer personne. Qui est à la table y reste.
menu-seat-link = Ta place sur un autre appareil
menu-seat-link-about = Ouvre-le sur ton téléphone ou ton ordinateur pour continuer là. Ne le partage pas : c’est ta place.
menu-seat-qr = Code QR de ta place
menu-sign-out = Déconnecter mes autres appareils
menu-sign-out-about = Ta place ne sera plus ouverte que sur cet appareil : elle se ferme sur tous les autres, et les liens d’avant ne l’ouvrent plus.
net-signed-out-others = Tes autres appareils sont déconnectés.
menu-pause = Mettre la table en pause
menu-end = Finir la partie après cette manche
menu-end-agreed = Tu es d’accord pour finir après cette manche ({ $agreed } sur { $people }).
menu-home = À la page d’accueil
menu-leave = Quitter pour de bon
menu-leave-sure = Un robot prendra ta place et tu ne pourras pas y revenir. Vraiment quitter ?
menu-leave-lobby-sure = Ta place sera libre pour quelqu’un d’autre. Vraiment quitter ?
menu-leave-yes = Oui, quitter
menu-leave-no = Rester
menu-home-about = Ta place est gardée.
menu-rules = Comment on joue
menu-clock = { clock-seconds } par tour
menu-rules-read = Lire les règles
menu-rules-title = Les règles de cette partie
menu-rules-back = Retour à la table
menu-replays = Revoir une manche
menu-replay = Manche { $round }

## A player and their train

player-left = { count-tiles } en main
player-is-host = hôte
player-is-bot = robot
player-train = Train : { count-tiles }
player-train-empty = Aucune tuile encore.
player-hand = En main
player-stand-in = Laisser jouer un robot en attendant
player-hand-back = Rendre la place
player-host = Nommer hôte
player-remove = Retirer de la table
player-remove-sure = Un robot continuera à la place { DE($name) } ; avec le lien d’invitation, on peut encore regarder. Vraiment retirer ?
player-remove-yes = Oui, retirer
player-mute = Masquer ses messages
player-unmute = Réafficher ses messages

## A table that is closed for good

net-elsewhere = Cette place est ouverte à trop d’endroits. Elle a été fermée ici.
net-use-here = Jouer ici
net-other-version = Cette page n’est pas de la même version que le serveur. Recharge-la.
net-load-again = Recharger
net-signed-out = Cette place a été déconnectée ici.
net-signed-out-about = La personne qui l’occupe continue sur un autre appareil.
