### Le menu d’une table et ce qui s’ouvre par-dessus, en français du Canada.

## The menu

menu-invite = Lien d’invitation
menu-seat-link = Ta place sur un autre appareil
menu-seat-link-about = Ouvre-le sur ton téléphone ou ton portable pour continuer là. Ne le partage pas : c’est ta place.
menu-pause = Mettre la table en pause
menu-end = Finir la partie après cette manche
menu-end-agreed = Tu es d’accord pour finir après cette manche ({ $agreed } sur { $people }).
menu-leave-sure = Un robot prendra ta place et tu ne pourras pas y revenir. Vraiment quitter?
menu-leave-lobby-sure = Ta place sera libre pour quelqu’un d’autre. Vraiment quitter?
menu-leave-yes = Oui, quitter
menu-leave-no = Rester
menu-home-about = Ta place est gardée.
menu-rules = Comment on joue
menu-clock = { clock-seconds } par tour
menu-house = Règles maison : { $names }
menu-rules-read = Lire les règles
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
player-mute = Ne plus lire ses messages
player-unmute = Relire ses messages
