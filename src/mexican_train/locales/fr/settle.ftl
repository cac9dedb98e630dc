### Settle an argument at a table with real dominoes, in French.

settle-title = Trancher une dispute
settle-lead = Dis ce qu’il y a sur la table et quelles tuiles tu tiens. Tu vois ce qui est permis et pourquoi, selon chaque feuille de règles.

## Situations to begin with

settle-ready = Les disputes courantes
settle-ready-open = Quelqu’un a laissé un double ouvert
settle-ready-follow = J’ai posé un double et je ne peux pas suivre
settle-ready-mexican = Puis-je déjà commencer le train mexicain?
settle-ready-drawn = Puis-je garder la tuile pigée?
settle-ready-dead = Plus personne ne peut couvrir ce double

## The table

settle-table = Sur la table
settle-players = Joueurs
settle-engine = Locomotive
settle-mine = Ton train
settle-name = Nom du joueur { $number }
settle-end = finit par
settle-end-of = { $name } : finit par
settle-not-begun = pas commencé
settle-marker = Marqueur
settle-double = Double { $pip } ouvert
settle-owed = Je viens de le poser
settle-dead = Plus de { $pip } pour le couvrir
settle-drawn = J’ai pigé une tuile
settle-empty = La cour des trains est vide
settle-series = Je suis dans mon premier tour rapide

## The verdict

settle-by = Selon quelles règles?
settle-more-rules = Variantes et règles maison
settle-by-sheet = Selon la feuille { $sheet }
settle-by-house = Selon la feuille { $sheet }, avec tes règles maison
settle-duty-play = C’est ton tour : joue une tuile qui a un crochet.
settle-may = Peut se jouer sur { $train }.
settle-may-not = Pas sur { $trains }.
settle-may-deed = C’est permis maintenant.
settle-on = { $tile } sur { $train }
settle-read = Lire la feuille
settle-sheets = Toutes les feuilles côte à côte
settle-differ = Elles ne sont pas d’accord. Touche une feuille pour voir pourquoi.
settle-agree = Elles sont toutes d’accord ici.
settle-differs = (les feuilles diffèrent)
settle-yes = permis
settle-no = pas permis. { $why }
settle-send = Envoie-le à qui n’est pas d’accord
settle-send-about = Le lien ouvre cette page avec la même situation.
settle-offline = Il n’y a pas de connexion, et les règles sont sur le serveur. Ta situation reste ici jusqu’à son retour.

## What cannot be

settle-cannot-no-tiles = Touche les tuiles que tu tiens : sans tuile, la manche est finie.
settle-cannot-too-many-players = Ces règles sont pour { $most } joueurs au plus, pas pour { $players }.
settle-cannot-not-in-set = Il n’y a pas de tuile { $tile } dans un jeu double { $pip }.
settle-cannot-is-engine = La tuile { $tile } est la locomotive, elle ne peut donc pas être ailleurs.
settle-cannot-twice = La tuile { $tile } est là deux fois.
settle-cannot-apart = La tuile { $tile } ne suit pas celle d’avant.
settle-cannot-no-start = Il n’y a pas assez de tuiles avec { $pip } pour que tant de trains commencent.
settle-cannot-no-end = Il ne reste pas de tuiles pour qu’un train finisse par { $pip }.
settle-cannot-not-dead = Tu tiens { $tile }, alors le double { $pip } peut encore être couvert.
settle-cannot-no-double = Tu dois une tuile pour un double, mais ce train ne finit pas par un double.
settle-cannot-nothing-owed = Selon ces règles, tu ne dois rien après un double que plus rien ne peut couvrir : ton tour est fini.
settle-cannot-no-series = Ces règles n’ont pas de premier tour rapide.
settle-cannot-too-few-left = Tu tiens tant de tuiles qu’il en reste trop peu pour les autres.
