### Settle an argument at a table with real dominoes, in French.

settle-title = Trancher une dispute
settle-lead = Choisis une question, ou décris ta table. Tu obtiens un oui ou un non selon chaque feuille de règles, la suite, et la règle.

## The arguments every table has

settle-ready = Questions
settle-own = Autre chose : décris ta table
settle-change = Changer cette situation
settle-for-example = Par exemple
settle-hold = Tu as en main
settle-about-start = Le début
settle-about-turn = À ton tour
settle-about-doubles = Les doubles
settle-about-markers = Les marqueurs
settle-about-mexican = Le train mexicain
settle-about-end = Les dernières tuiles, la fin et les points
settle-ready-begin = J’ai le double le plus élevé. Est-ce que je commence ?
settle-ready-nobody = Personne n’a de double. Pioche-t-on jusqu’à ce que quelqu’un en ait un ?
settle-ready-draw = Puis-je piocher même si j’ai une tuile qui convient ?
settle-ready-drawn = Dois-je jouer la tuile piochée si elle convient ?
settle-ready-own = Dois-je d’abord jouer sur mon propre train ?
settle-ready-turn = J’ai fermé le double de quelqu’un. Est-ce encore à moi ?
settle-ready-empty = La cour des trains est vide et je ne peux pas jouer. Dois-je mettre mon marqueur ?
settle-ready-open = Dois-je fermer un double laissé ouvert par quelqu’un d’autre ?
settle-ready-cannot = Je ne peux pas fermer le double ouvert d’un autre. Puis-je jouer sur mon train à la place ?
settle-ready-follow = Je ne peux pas couvrir mon propre double, alors je passe. Dois-je mettre mon marqueur ?
settle-ready-two = Puis-je jouer deux doubles de suite ?
settle-ready-dead = Plus aucune tuile ne peut couvrir un double. Puis-je jouer ailleurs ?
settle-ready-marked = Un marqueur est sur un train. Les autres peuvent-ils y jouer même s’ils peuvent jouer sur le leur ?
settle-ready-off = Mon marqueur est sur mon train. Est-ce que je le reprends si je joue ailleurs ?
settle-ready-back = Mon marqueur est sur mon train. Est-ce que je le reprends si je joue sur mon propre train ?
settle-ready-elsewhere = Je ne peux jouer que sur un autre train. Dois-je mettre mon marqueur sur le mien ?
settle-ready-mexican = Puis-je commencer le train mexicain avant le mien ?
settle-ready-early = Puis-je jouer sur le train mexicain avant d’avoir commencé le mien ?
settle-ready-second = Puis-je commencer un deuxième train mexicain ?
settle-ready-knock = Il me reste une tuile. Devais-je frapper ?
settle-ready-forgot = J’ai oublié de frapper. Dois-je piocher des tuiles ?
settle-ready-over = Ma dernière tuile est un double. La manche est-elle finie ?
settle-ready-blocked = La cour des trains est vide et personne ne peut jouer. La manche est-elle finie ?
settle-ready-points = Combien de points vaut ma main ? Les blancs valent-ils des points ?

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
settle-drawn = J’ai pioché une tuile
settle-empty = La cour des trains est vide
settle-stuck = Personne d’autre ne peut jouer non plus
settle-series = Je suis dans mon premier tour rapide

## The verdict

settle-by = Selon quelles règles ?
settle-more-rules = Variantes et règles maison
settle-by-sheet = Selon la feuille { $sheet }
settle-by-house = Selon la feuille { $sheet }, avec tes règles maison
settle-duty-play = Tu peux jouer n’importe quelle tuile cochée.
settle-duty-close = À toi : ferme { $doubles }.
settle-may = Peut se jouer sur { $train }.
settle-may-not = Pas sur { $train }
settle-may-not-either =
    { $last ->
        [yes] { $trains }, ni sur { $train }
       *[no] { $trains }, ni sur { $train }
    }
settle-closed =
    { $count ->
        [one] Ce train n’a pas de marqueur : seule la personne à qui il est peut y jouer.
       *[other] Ces trains n’ont pas de marqueur : seules les personnes à qui ils sont peuvent y jouer.
    }
settle-may-deed = C’est permis maintenant.
settle-on = { $tile } sur { $train }
settle-read = Lire la feuille
settle-sheets = Toutes les feuilles côte à côte
settle-differ = Elles ne sont pas d’accord. Touche une feuille pour voir pourquoi.
settle-agree = Elles sont toutes d’accord ici.
settle-differs = (les feuilles diffèrent)
settle-yes = permis
settle-no = pas permis. { $why }
settle-send = Envoie-le aux autres s’ils ne sont pas d’accord
settle-send-about = Le lien ouvre cette page avec la même situation.
settle-offline = Il faut une connexion. Ta situation reste ici jusqu’à son retour.

## A question and its answer

settle-ask = Que veux-tu faire ?
settle-ask-where = Où ?
settle-ask-on = sur { $train }
settle-asked-may = Est-ce permis ?
settle-asked-must = Dois-tu le faire ?
settle-asked-marker-on = Dois-tu mettre ton marqueur ?
settle-asked-marker-off = Reprends-tu ton marqueur ?
settle-asked-my-turn = Est-ce de nouveau ton tour ?
settle-asked-over = La manche est-elle finie ?
settle-asked-knock = Dois-tu frapper ?
settle-asked-caught = Si tu oublies de frapper, dois-tu piocher ?
settle-asked-blanks = Combien de points vaut ta main ? Les blancs valent-ils des points ?
settle-asked-begin = Est-ce à toi de commencer ?
settle-asked-no-double = Faut-il piocher jusqu’à ce que quelqu’un ait un double ?
settle-say-yes = Oui
settle-say-no = Non
settle-say-should = Tu devrais
settle-say-double-blank = Seulement le double blanc : { $points }
settle-all-agree = Toutes les feuilles disent la même chose.
settle-all-differ = Les feuilles diffèrent.
settle-all-yes = Toutes les feuilles disent oui. Ce qui s’ensuit diffère.
settle-all-no = Toutes les feuilles disent non. Elles diffèrent sur la raison, ou sur ce que tu peux faire.
settle-by-all = Ce que dit chaque feuille
settle-instead-play = Tu peux seulement jouer { $tile } sur { $train }.
settle-instead-draw = Tu peux seulement piocher.
settle-instead-pass = Tu peux seulement passer.
settle-instead-stop = Tu peux seulement t’arrêter.
settle-one-mexican = Il n’y a qu’un seul train mexicain.
settle-free = Tu peux, mais tu n’es pas obligé.
settle-count-points =
    { $count ->
        [one] Cette main vaut { $count } point.
       *[other] Cette main vaut { $count } points.
    }
settle-count-caught =
    { $count ->
        [one] Si quelqu’un le remarque à temps, tu pioches { $count } tuile.
       *[other] Si quelqu’un le remarque à temps, tu pioches { $count } tuiles.
    }

## What follows

settle-then-closed = Cela ferme le double.
settle-then-marker-on = Mets ton marqueur sur ton train.
settle-then-marker-off = Tu reprends ton marqueur.
settle-then-marker-same = Ton marqueur reste comme il est.
settle-then-marker-stays = Ton marqueur reste sur ton train.
settle-then-owes = Tu dois aussitôt jouer une autre tuile.
settle-then-last-knock = Il te reste une tuile : frappe avant que la personne suivante ne joue.
settle-then-last-announced = Il te reste une tuile : préviens les autres. L’oublier ne coûte rien.
settle-then-drawn = Si la tuile piochée peut se jouer, tu dois la jouer.
settle-then-otherwise = Si elle ne convient pas, passe.
settle-then-otherwise-marked = Si elle ne convient pas, passe et mets ton marqueur sur ton train.
settle-then-over-out = Tu as tout posé, et la manche est finie.
settle-then-over-blocked = La manche est bloquée, donc finie.
settle-then-mine = C’est encore à toi.
settle-then-turn = Puis c’est à { $name } de jouer.
settle-short-marker-on = marqueur mis
settle-short-marker-off = marqueur repris
settle-short-marker-same = pas de marqueur
settle-short-marker-stays = le marqueur reste
settle-short-owes = encore une tuile
settle-short-last-knock = frapper
settle-short-last-announced = prévenir
settle-short-over = manche finie

## What cannot be

settle-cannot-no-tiles = Touche les tuiles que tu as en main : sans tuile, la manche est finie.
settle-cannot-too-many-players = Ces règles sont pour { $most } joueurs au plus, pas pour { $players }.
settle-cannot-not-in-set = Il n’y a pas de tuile { $tile } dans un jeu double { $pip }.
settle-cannot-is-engine = La tuile { $tile } est la locomotive, elle ne peut donc pas être ailleurs.
settle-cannot-twice = La tuile { $tile } est là deux fois.
settle-cannot-apart = La tuile { $tile } ne suit pas celle d’avant.
settle-cannot-no-start = Il n’y a pas assez de tuiles avec { $pip } pour que tant de trains commencent.
settle-cannot-no-end = Il ne reste pas de tuiles pour qu’un train finisse par { $pip }.
settle-cannot-not-dead = Tu as { $tile } en main, alors le double { $pip } peut encore être couvert.
settle-cannot-no-double = Tu dois une tuile pour un double, mais ce train ne finit pas par un double.
settle-cannot-nothing-owed = Selon ces règles, tu ne dois rien après un double que plus rien ne peut couvrir : ton tour est fini.
settle-cannot-no-series = Ces règles n’ont pas de premier tour rapide.
settle-cannot-too-few-left = Tu as tant de tuiles en main qu’il en reste trop peu pour les autres.
