### Les règles en français, celui du Canada : les pages de règles et les mots des règles maison.

## What is special about a sheet or a variant

rules-sheet-classic = Les règles sur papier : un jeu de dominos, une feuille pour les points et, comme marqueur, une pièce de monnaie par joueur. Un double ne concerne que la personne qui l’a posé, et la partie passe par tous les doubles. Sur la feuille anglaise, la cour des trains s’appelle bone pile, la pile d’os.
rules-sheet-gare = Le Train Mexicain de la boîte à station. Il se joue comme Station, à un point près : qui ne peut pas compléter le double qu’il vient de poser passe sans mettre son marqueur. Sur la feuille, les tuiles sont des wagons, et la petite pièce de chacun s’appelle locomotive, tout comme le double du centre.
rules-sheet-nordic = Le jeu de la boîte nordique à station ronde. On reçoit beaucoup de tuiles, les locomotives descendent une à une, et après un double tu as le choix : le couvrir, ou jouer ailleurs et le laisser ouvert aux autres. En norvégien, la station est le nav, la locomotive le motor, et la cour des trains le beinhaug, le tas d’os.
rules-sheet-station = Le jeu de la boîte avec la station de plastique et les petites locomotives de couleur, qui servent de marqueurs. Un double ouvert arrête toute la table, et qui oublie de frapper risque de devoir piocher. En anglais, la boîte appelle les tuiles box cars et la cour des trains train yard.
rules-variant-fast = Dans cette variante, ton premier tour d’une manche peut être toute une série de tuiles sur ton propre train.
rules-variant-nine = Dans cette variante, on joue de 2 à 4 avec un jeu double 9. Si tu as un jeu double 12, enlève toutes les tuiles qui portent un 10, un 11 ou un 12.
rules-variant-open = Dans cette variante, toutes les mains sont ouvertes sur la table.
rules-variant-rounds = Dans cette variante, il y a une manche pour chaque double, et la locomotive est mise de côté avant la donne.
rules-house = Voici des règles maison : tout ce qui suit est dit comme on joue avec elles.
rules-ours-from = Notre lecture : cette feuille n’en dit rien, et nous suivons { $sheet }.
rules-ours-words = Notre lecture : le texte de la feuille peut se comprendre autrement.
rules-ours-silent = Aucune feuille n’en parle. C’est notre règle.
rules-ours-unbound = Cette feuille n’en dit rien, donc personne n’y est obligé.

## The aim

rules-aim = Le but du jeu
rules-aim-train = Chacun bâtit un train de tuiles qui se suivent bout à bout, à partir de la locomotive au milieu de la table. Un train de plus, le train mexicain, n’est à personne et sert à tous.
rules-aim-out = Pose ta dernière tuile avant tout le monde : tu gagnes ainsi la partie.
rules-aim-points = Pose ta dernière tuile avant tout le monde. Ce que les autres ont encore en main compte contre eux, et le plus petit total gagne à la fin de la partie.

## What one needs

rules-need = Ce qu’il faut
rules-need-set = Un jeu de dominos double { $pip } : { $tiles } tuiles, chaque paire de nombres du blanc au { $pip } une seule fois.
rules-need-players = De { $least } à { $most } joueurs.
rules-need-players-only = { $players } joueurs, ni plus ni moins.
rules-need-players-some = Autant de joueurs que le dit le tableau sous « La donne ».
rules-need-players-none = Ces mains sont trop grandes pour le jeu : à aucun nombre de joueurs il ne reste de tuile à piocher.
rules-need-markers = Un marqueur par joueur : une petite pièce de jeu, ou une pièce de monnaie.
rules-need-hub = Une station pour le milieu de la table : la locomotive y est posée, et les trains en partent.
rules-need-locomotives = Neuf petites locomotives : une par joueur, de sa couleur, comme marqueur, et la noire pour le train mexicain.
rules-need-pieces = Huit marqueurs de couleur en forme de train, un par joueur. Le train mexicain n’en a pas.
rules-need-coins = Une pièce de monnaie par joueur, comme marqueur. Le train mexicain n’en a pas.
rules-need-pad = Une feuille pour les points, où l’on coche les doubles qui ont été la locomotive.

## The deal

rules-deal = La donne
rules-deal-aside = Mettez de côté la locomotive de la manche, puis mélangez les autres tuiles face cachée.
rules-deal-shuffle = Mélangez toutes les tuiles face cachée.
rules-deal-hands = Chacun pioche autant de tuiles que le dit le tableau. Les autres restent face cachée : c’est la cour des trains.
rules-deal-hidden = Garde tes tuiles à l’abri du regard des autres.
rules-deal-line-up = Range tes tuiles en une suite qui s’enchaîne bout à bout, à partir du nombre de la locomotive : ton alignement. Ce qui reste est ton surplus, pour le train mexicain et les trains des autres.
rules-deal-facing = La feuille dit que chacun place ses tuiles devant soi, face visible. La plupart des tables comprennent : visible pour soi, sans que les autres les voient, et nous aussi. À la lettre, tout le monde voit toutes les tuiles : c’est la variante « mains ouvertes ».
rules-deal-open = Les tuiles de chacun sont visibles pour tous. Seule la cour des trains reste face cachée.

## The engine and the first turn

rules-engine = La locomotive et le premier tour
rules-engine-highest = Qui a le plus haut double en main le pose au milieu de la table. C’est la locomotive, d’où partent tous les trains.
rules-engine-again = À la manche suivante, c’est encore le plus haut double en main : le même peut donc revenir.
rules-engine-unused = Chaque double n’est la locomotive qu’une fois dans la partie. Parmi ceux qui ne l’ont pas encore été, on pose au milieu de la table le plus haut que quelqu’un a en main. C’est la locomotive, d’où partent tous les trains.
rules-engine-blank = Le double blanc attend : il ne devient la locomotive que lorsqu’il ne reste aucun autre double.
rules-engine-nonblank = Qui a le plus haut double en main le pose au milieu de la table. C’est la locomotive, d’où partent tous les trains. Le double blanc ne compte pas ici.
rules-engine-draw = Si personne n’a de double qui puisse être la locomotive, chacun à son tour pioche une tuile et la garde, à partir de la première place. Qui en pioche un le pose aussitôt.
rules-engine-draw-rounds = Si personne n’a de double qui puisse être la locomotive, chacun à son tour pioche une tuile et la garde. Qui en pioche un le pose aussitôt. La première place pioche d’abord à la manche 1, la deuxième à la manche 2, et ainsi de suite.
rules-engine-over = Quand tous les doubles ont été la locomotive, tous peuvent l’être de nouveau.
rules-engine-fixed = La locomotive, d’où partent tous les trains, est le double { $pip }. Personne n’a besoin de l’avoir en main : elle est au milieu avant la donne.
rules-engine-descending = Personne n’a besoin d’avoir en main la locomotive, d’où partent tous les trains : elle est au milieu avant la donne. À la manche 1, c’est le double { $pip }, puis un de moins à chaque manche, et à la manche { $round } le double blanc.
rules-engine-descending-some = Personne n’a besoin d’avoir en main la locomotive, d’où partent tous les trains : elle est au milieu avant la donne. À la manche 1, c’est le double { $pip }, puis un de moins à chaque manche, jusqu’au double { $last } à la dernière.
rules-engine-descending-over = Après le double blanc, on recommence au double { $pip }.
rules-engine-ordinary = Un double qui a été la locomotive est une tuile ordinaire aux manches suivantes.
rules-engine-first-layer = Qui a posé la locomotive joue aussi le premier tour.
rules-engine-first-left = Le premier tour est à la personne assise à gauche de qui a posé la locomotive.
rules-engine-first-oldest = Le premier tour est à la personne la plus âgée. À une table en ligne, c’est la première place.
rules-engine-first-rotate = Le premier tour de la manche 1 est à la personne la plus âgée. Ensuite, il passe d’une place vers la gauche à chaque manche. À une table en ligne, la première place compte comme la plus âgée.
rules-engine-first-second = Le premier tour est à la deuxième place.
rules-engine-first-second-rotate = Le premier tour de la manche 1 est à la deuxième place. Ensuite, il passe d’une place vers la gauche à chaque manche.
rules-engine-first-holder = Qui a maintenant le plus haut double en main joue le premier tour. Le double reste dans la main.
rules-engine-first-nobody = Si personne n’a de double, la première place commence.
rules-engine-first-nobody-rounds = Si personne n’a de double, la première place commence la manche 1, la deuxième la manche 2, et ainsi de suite.
rules-engine-clockwise = De là, on joue dans le sens des aiguilles d’une montre, toujours vers la gauche.

## A turn

rules-turn = Ton tour
rules-turn-play = Pose une tuile. Un de ses bouts doit correspondre au bout du train où tu la poses. Un train pas encore commencé finit par la locomotive.
rules-turn-where = Tu peux jouer sur ton propre train, sur le train mexicain et sur le train d’un autre tant qu’un marqueur s’y trouve.
rules-turn-bound = Un double ouvert passe avant tout cela : tant qu’il y en a un, on ne joue nulle part ailleurs.
rules-turn-must = Si une de tes tuiles peut se jouer, tu dois jouer. Tu choisis laquelle et où, mais tu ne peux ni piocher ni passer à la place.
rules-turn-draw = Si aucune ne convient, pioche une tuile dans la cour des trains. Si elle peut se jouer, tu dois la jouer. Sinon, ou si la cour est vide, passe.

## A fast first turn

rules-fast = Un premier tour rapide
rules-fast-series = À ton premier tour d’une manche, tu peux poser plus d’une tuile : si tu commences sur ton propre train, continues-y, avec autant de tuiles que tu veux, et arrête quand tu veux.
rules-fast-doubles = Un double dans la série demande sa deuxième tuile comme toujours avant que tu continues. Si tu dois passer, la série est finie.
rules-fast-ends = La série finit d’elle-même quand plus aucune de tes tuiles ne convient à ton train.
rules-fast-ordinary = Si ta première tuile va sur un autre train, c’est un tour ordinaire. Si tu passes à ton premier tour, la chance est perdue jusqu’à la prochaine manche.
rules-fast-ordinary-closing = Si ta première tuile ferme un double ouvert ou va sur un autre train, c’est un tour ordinaire. Si tu passes à ton premier tour, la chance est perdue jusqu’à la prochaine manche.

## The Mexican train

rules-mexican = Le train mexicain
rules-mexican-one = Il n’y en a qu’un, et une fois commencé, tout le monde peut y jouer, même avant d’avoir commencé son propre train.
rules-mexican-any-time = Tant que personne ne l’a commencé, tu peux le faire à ton tour avec une tuile qui convient à la locomotive, même avant d’avoir commencé ton propre train.
rules-mexican-after-own = Tant que personne ne l’a commencé, tu peux le faire à ton tour avec une tuile qui convient à la locomotive, mais seulement si ton propre train compte déjà une tuile.
rules-mexican-early = La feuille conseille de le commencer le plus tôt possible : c’est un endroit de plus où jouer.

## The markers

rules-markers = Les marqueurs
rules-markers-pass = Quand tu passes, ton marqueur va sur ton train.
rules-markers-pass-but = Quand tu passes, ton marqueur va sur ton train. La seule exception se trouve sous « Les doubles ».
rules-markers-unbegun = Si ton train n’est pas commencé, mets-le là où il partira de la locomotive.
rules-markers-elsewhere = Il y va aussi quand tu joues sur un autre train parce que rien de ce que tu as en main, pas même la tuile que tu poses, ne peut se poser sur le tien.
rules-markers-but = La deuxième tuile que tu dois après ton propre double ne compte pas ici.
rules-markers-but-closing = Fermer un double ouvert ne compte pas ici, ni la deuxième tuile que tu dois après ton propre double.
rules-markers-open = Tant que ton marqueur est sur ton train, tout le monde peut y jouer.
rules-markers-off = Tu l’enlèves quand tu poses toi-même une tuile sur ton train. Jouer ailleurs ne l’enlève pas.

## Doubles, for whoever lays them

rules-doubles = Les doubles
rules-doubles-across = Un double se pose en travers du train, et tu dois aussitôt jouer une autre tuile.
rules-doubles-last = Si le double était ta dernière tuile, tu ne dois plus rien : la manche est finie.
rules-doubles-on-double = La deuxième tuile doit aller sur ce double, et nulle part ailleurs.
rules-doubles-on-double-draw = Si tu n’en as pas qui convienne, pioche une tuile, même si tu as déjà pioché à ce tour-ci.
rules-doubles-first = Si une de tes tuiles peut se poser sur le double, c’est là qu’elle doit aller.
rules-doubles-first-else = Si aucune ne convient, joue n’importe quelle autre tuile sur un train qui t’est ouvert. Ce peut être encore un double, qui demande alors à son tour une deuxième tuile.
rules-doubles-first-draw = Si tu ne peux rien jouer du tout, pioche une tuile, même si tu as déjà pioché à ce tour-ci. Elle peut aller sur le double ou sur n’importe quel train qui t’est ouvert.
rules-doubles-any = La deuxième tuile peut aller sur ce double ou sur n’importe quel train qui t’est ouvert, mais elle ne peut pas être elle-même un double.
rules-doubles-any-draw = Si tu n’en as pas qui puisse se jouer, pioche une tuile, même si tu as déjà pioché à ce tour-ci. Elle aussi peut aller sur le double ou ailleurs, et ne peut pas être un double.
rules-doubles-pass = Si cela n’aide pas, ou si la cour des trains est vide, tu passes, et ton marqueur va sur ton train.
rules-doubles-pass-unmarked = Si cela n’aide pas, ou si la cour des trains est vide, tu passes, mais cette fois ton marqueur ne va pas sur ton train. S’il y était déjà, il y reste.

## Doubles, for everyone else

rules-open = Les doubles ouverts
rules-open-binds = Un double qui termine un train et que rien ne couvre est ouvert. Il passe avant tout le reste : à son tour, on ne peut jouer que là, peu importe à qui est le train et s’il porte un marqueur.
rules-open-cannot = Si tu ne peux pas, pioche une tuile. Si elle ne convient pas non plus, ou si la cour des trains est vide, passe et mets ton marqueur, même si tu as une tuile pour ton propre train.
rules-open-own = Cela vaut aussi pour toi si le double que tu as posé te revient encore ouvert : cette fois, passer met ton marqueur.
rules-open-closed = Quand le double est fermé, le jeu reprend comme d’habitude avec la personne à gauche de celle qui l’a fermé.
rules-open-several = Plusieurs doubles peuvent être ouverts à la fois. Tu choisis alors lequel fermer, et tous doivent être fermés avant qu’on reprenne comme d’habitude.
rules-open-free = Si un double reste découvert à la fin du tour où il a été posé, personne d’autre n’a à le fermer. Il faut seulement ce nombre pour continuer ce train.
rules-open-dead = Chaque nombre se trouve sur { $tiles } tuiles. Quand elles sont toutes sur la table, locomotive comprise, un double de ce nombre est mort : plus rien ne peut s’y poser.
rules-open-dead-free = Personne n’a à fermer un double mort.
rules-open-dead-done = Si tu poses un double mort, tu ne joues pas de deuxième tuile : ton tour est fini.
rules-open-dead-owed = Si tu poses un double mort, tu dois quand même jouer une deuxième tuile, sur un autre train.

## The last tile

rules-last = La dernière tuile
rules-last-announced = Si tu as posé une tuile à ton tour et qu’il t’en reste une seule à la fin, fais-le savoir aux autres : frappe sur la table. À une table en ligne, c’est annoncé pour toi. L’oublier ne coûte rien.
rules-last-announced-should = Si tu as posé une tuile à ton tour et qu’il t’en reste une seule à la fin, tu devrais prévenir les autres : frappe sur la table. À une table en ligne, c’est annoncé pour toi. L’oublier ne coûte rien.
rules-last-chance = Les autres ont ainsi une chance de se défaire d’abord de leurs tuiles à gros points.
rules-last-knock = Si tu as posé une tuile à ton tour et qu’il t’en reste une seule à la fin, frappe sur la table avant que le joueur suivant fasse quoi que ce soit.
rules-last-catch =
    { $tiles ->
        [one] Si tu oublies, un autre joueur peut t’attraper. Tu pioches alors { $tiles } tuile, s’il en reste.
       *[other] Si tu oublies, un autre joueur peut t’attraper. Tu pioches alors { $tiles } tuiles, ou ce qui reste s’il y en a moins.
    }
rules-last-catch-free = Si tu oublies, un autre joueur peut t’attraper. Il n’y a pas de pénalité.
rules-last-window = On peut te prendre dès que la personne suivante a pioché, joué ou passé, et jusqu’à ton prochain tour.
rules-last-wrong = Accuser quelqu’un à tort ne change rien. Si tu n’as posé aucune tuile à ton tour, tu n’as pas à frapper.

## The end of a round

rules-end = La fin d’une manche
rules-end-out = La manche est finie dès que quelqu’un a posé sa dernière tuile, même si c’est un double.
rules-end-engine = Qui n’a reçu qu’une tuile et la pose comme locomotive a déjà tout posé.
rules-end-blocked = La manche est finie aussi quand elle est bloquée : à la fin d’un tour, la cour des trains est vide et personne n’a de tuile qui convienne au bout d’un train, avec ou sans marqueur.
rules-end-blocked-double = Tant qu’un double ouvert doit être fermé, lui seul compte : si la cour des trains est vide et que personne n’a de tuile pour lui, la manche est bloquée.

## Points

rules-points = Les points
rules-points-pips = Chacun compte les points des tuiles qu’il lui reste en main. Qui a tout posé a 0.
rules-points-blank =
    { $points ->
        [one] Un bout blanc vaut { $points } point.
       *[other] Un bout blanc vaut { $points } points.
    }
rules-points-blank-free = Un bout blanc ne vaut rien.
rules-points-double =
    { $points ->
        [one] Le double blanc vaut { $points } point.
       *[other] Le double blanc vaut { $points } points.
    }
rules-points-double-free = Le double blanc ne vaut rien.
rules-points-example = Par exemple, s’il te reste la 0-5, la 3-6 et la 0-0 : { $one } + { $two } + { $three } = { $total }.

## The match

rules-match = La partie
rules-match-one = La partie est d’une seule manche. Qui pose tout gagne. Si la manche est bloquée, qui a le moins de points gagne.
rules-match-single = La partie est d’une seule manche. Qui a le moins de points gagne.
rules-match-every = La partie compte une manche pour chaque double : { $rounds } manches.
rules-match-rounds = La partie compte { $rounds } manches.
rules-match-total = On additionne les points de toutes les manches. Le plus petit total gagne.
rules-match-tie = À égalité, on gagne ensemble.
rules-match-agree = Si tout le monde est d’accord, la partie finit après la manche en cours.

## House rules: what each is called, what it means, and its values

rule-max-pip = Jeu de dominos
rule-max-pip-about = Le plus haut nombre sur les tuiles, et donc combien il y en a.
rule-max-pip-value = Double { $pip }, { $tiles } tuiles
rule-hand = Tuiles par joueur
rule-hand-about = Combien de tuiles chacun reçoit, à 2, 3, 4 joueurs et plus.
rule-hand-value = À { $players } joueurs : { $sizes }
rule-engine = La locomotive
rule-engine-about = Quel double se trouve au milieu de la table.
rule-engine-highest-held = Le plus haut double en main
rule-engine-highest-unused-held = Le plus haut double en main, chacun une seule fois par partie
rule-engine-descending = Mise de côté : le plus haut d’abord, un de moins à chaque manche
rule-first = Le premier tour
rule-first-about = Qui commence une manche.
rule-first-engine-player = Qui a posé la locomotive
rule-first-left-of-engine-player = À gauche de qui a posé la locomotive
rule-first-rotate = La personne la plus âgée, puis une place plus loin à chaque manche
rule-first-highest-double-holder = Qui a le plus haut double en main
rule-rounds = Durée de la partie
rule-rounds-about = Combien de manches on joue avant que quelqu’un ait gagné.
rule-rounds-one = Une manche, gagnée par qui pose tout
rule-rounds-every-double = Une manche pour chaque double
rule-rounds-every-double-value = { $rounds } manches, une pour chaque double
rule-rounds-value =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
rule-mexican-start = Commencer le train mexicain
rule-mexican-start-about = Quand tu peux le commencer avec une tuile qui convient à la locomotive.
rule-mexican-start-any-time = À n’importe lequel de tes tours
rule-mexican-start-after-own-train = Quand ton propre train compte une tuile
rule-marker = Ton marqueur
rule-marker-about = Quand il va sur ton train et l’ouvre à tout le monde.
rule-marker-pass = Quand tu passes
rule-marker-own-train-unplayable = Aussi quand tu joues ailleurs sans rien avoir pour ton propre train
rule-follow-up = Après un double
rule-follow-up-about = Où va la deuxième tuile que tu dois aussitôt.
rule-follow-up-on-double = Sur le double, nulle part ailleurs
rule-follow-up-double-first = Sur le double si tu peux, sinon où tu veux
rule-follow-up-any-non-double = Où tu veux, mais pas un autre double
rule-open-double = Les doubles ouverts
rule-open-double-about = Si un double resté découvert arrête les autres joueurs.
rule-open-double-free = Ils n’obligent personne
rule-open-double-must-close = Il faut les fermer avant toute autre chose
rule-own-double-pass-marks = Passer sur ton propre double
rule-own-double-pass-marks-about = Si ton marqueur va sur ton train quand tu n’as pas de deuxième tuile pour le double que tu viens de poser.
rule-own-double-pass-marks-yes = Tu mets ton marqueur sur ton train
rule-own-double-pass-marks-no = Pas de marqueur
rule-last-tile = La dernière tuile
rule-last-tile-about = Si tu dois frapper quand il te reste une seule tuile.
rule-last-tile-announce = Elle est annoncée pour toi
rule-last-tile-penalty = Frappe, ou on peut t’attraper
rule-last-tile-penalty-value =
    { $tiles ->
        [one] Frappe, ou on peut te faire piocher { $tiles } tuile
       *[other] Frappe, ou on peut te faire piocher { $tiles } tuiles
    }
rule-penalty-tiles = Si tu oublies de frapper
rule-penalty-tiles-about = Combien de tuiles tu pioches quand on t’attrape.
rule-penalty-tiles-value =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
rule-blank-points = Un bout blanc
rule-blank-points-about = Combien de points vaut un bout blanc resté en main.
rule-blank-points-value =
    { $count ->
        [one] vaut { $count } point
       *[other] vaut { $count } points
    }
rule-double-blank-points = Le double blanc
rule-double-blank-points-about = Combien de points vaut le double blanc resté en main.
rule-double-blank-points-value =
    { $count ->
        [one] vaut { $count } point
       *[other] vaut { $count } points
    }
rule-fast-first-turn = Premier tour rapide
rule-fast-first-turn-about = Si tu peux poser plusieurs tuiles sur ton propre train à ton premier tour d’une manche.
rule-fast-first-turn-yes = Autant de tuiles que tu veux
rule-fast-first-turn-no = Une tuile, comme à chaque tour
rule-open-hands = Les mains
rule-open-hands-about = Si tout le monde voit toutes les mains.
rule-open-hands-yes = Ouvertes à tous
rule-open-hands-no = Cachées

## The pages themselves

rules-page-title = Règles
rules-page-lead = Le train mexicain est un jeu de dominos pour deux à huit personnes. Chacun pose un train de tuiles qui se suivent bout à bout, à partir d’un double au milieu de la table, la locomotive. Qui ne peut pas jouer ouvre son train à tous, et un train, le mexicain, est de toute façon ouvert à tout le monde. La première personne sans tuile met fin à la manche ; ce que les autres ont encore en main compte contre eux.
rules-page-sheets = Les feuilles de règles
rules-page-sheets-about = Dans le détail, on joue un peu autrement d’une boîte à l’autre. Voici les règles de quatre feuilles imprimées et leurs variantes, chacune complète ; ce que nous avons ajouté est marqué.
rules-page-learn = Tu préfères apprendre en jouant ? Une première manche en cinq minutes
rules-page-differences = Les différences d’un coup d’œil
rules-page-differences-about = Dans une même ligne, les feuilles qui disent la même chose ont la même teinte.
rules-page-with = { $variant } : { $value }
rules-page-of = Règles : { $sheet }
rules-page-all = Toutes les règles
rules-page-variants = Variantes
rules-page-printed = telle qu’imprimée
rules-page-print = Imprimer sur une page
rules-page-contents = Sur cette page
rules-page-changed = Un trait dans la marge marque ce qui n’est pas comme dans { $sheet }.
rules-page-readings = Ce que nous avons ajouté
rules-page-differs = Changé :
rules-page-players = Joueurs
rules-page-tiles = Tuiles par joueur
rules-page-boneyard = Cour des trains
rules-page-figure-scene = La locomotive et trois trains : le tien, un autre qui porte un marqueur, et le train mexicain.
rules-page-figure-turn = Un train part de la locomotive : les bouts qui se touchent sont identiques.
rules-page-figure-mexican = Le train mexicain : à personne, et ouvert à tout le monde.
rules-page-figure-mexican-black = Le train mexicain, avec le marqueur noir.
rules-page-figure-markers = Un train qui porte son marqueur : ouvert à tous.
rules-page-figure-doubles = Un double se pose en travers du train. Ici, la deuxième tuile est allée dessus.
rules-page-figure-open = Un double ouvert : rien ne le couvre encore.
rules-page-unknown = Ces règles n’existent pas
rules-page-unknown-about = Il n’y a ici aucune feuille ni variante de ce nom, ou bien ces règles maison ne vont pas ensemble. Toutes celles qu’il y a se trouvent sous « Toutes les règles ».
