### The train builder for a hand of real dominoes, in French.

## One’s tiles

builder-title = Bâtisseur de trains
builder-lead = Touche les tuiles que tu as en main, et le plus long train se pose devant toi. Ta main reste sur cet appareil.
builder-hand = Tes tuiles
builder-hand-about = Touche un nombre, puis tes tuiles qui ont ce nombre. Ou écris-les plus bas.
builder-clear = Recommencer
builder-put-back = { $tile }, à remettre
builder-numbers = Montrer les tuiles avec
builder-number = Tuiles avec { $pip }
builder-tiles-with = Toutes les tuiles avec { $pip }
builder-type = Ou écris tes tuiles
builder-take = Ajouter
builder-full = Cela ferait plus de { $count } tuiles : personne n’en a autant en main. Remets-en d’abord quelques-unes.
builder-wrong-none = Écris deux nombres par tuile, comme 5 12, 5 7.
builder-wrong-odd = « { $text } » n’est pas une tuile. Écris deux nombres pour chacune, comme 5 12, 5 7.
builder-wrong-set = Il n’y a pas de tuile { $tile } dans un jeu double { $pip }.
builder-wrong-twice = Tu as écrit { $tile } deux fois. Chaque tuile est unique.

## Where the train begins

builder-ends = Où commence-t-il ?
builder-ends-about = Touche la locomotive, ou chaque bout où ton train peut commencer.
builder-end = Commencer sur { $pip }
builder-any = N’importe quel bout
builder-sheet = Règles

## The train

builder-empty = Ton train apparaît ici dès que tu as touché une tuile.
builder-no-end = Touche un nombre où le train peut commencer.
builder-found =
    { $count ->
        [one] Un train de { $count } tuile, à partir du { $pip }
       *[other] Un train de { $count } tuiles, à partir du { $pip }
    }
builder-train =
    { $count ->
        [one] Train de { $count } tuile
       *[other] Train de { $count } tuiles
    }
builder-none = Aucune de tes tuiles ne convient
builder-anywhere =
    { $count ->
        [one] De n’importe quel bout : un train de { $count } tuile, à partir du { $pip }
       *[other] De n’importe quel bout : un train de { $count } tuiles, à partir du { $pip }
    }
builder-extras =
    { $count ->
        [one] { $count } tuile en surplus
       *[other] { $count } tuiles en surplus
    }
builder-stays-open = Le double { $pip } resterait ouvert au bout : il ne te reste pas de tuile pour le fermer.
builder-left = Il te reste en main : { points }.
builder-out = Toutes tes tuiles sont dans le train : tu pourrais tout poser.
builder-back = Revenir au meilleur train
builder-aside = Mettre des tuiles de côté
builder-aside-some =
    { $count ->
        [one] { $count } tuile mise de côté
       *[other] { $count } tuiles mises de côté
    }
builder-aside-about = Touche ce que tu gardes pour un autre train ou pour plus tard : ton train se pose sans ces tuiles.

## What else one could do

builder-others = Autres façons de commencer
builder-others-about = Ce que chacune te laisse en main, par rapport au meilleur train. Touche-en une pour la voir.
builder-on = sur { $pip }
builder-all = Montrer les { $count }
builder-free = aussi bien
builder-elsewhere = Et si j’en joue une ailleurs ?
builder-elsewhere-about = Le meilleur train sans cette tuile, et ce qui te reste en main, par rapport à maintenant.
builder-elsewhere-extras = Le surplus peut aller n’importe où : ton train n’en a pas besoin.

## What to play now

builder-now = Que jouer maintenant ?
builder-now-about = Dis ce qu’il y a sur la table.
builder-now-costs = À côté de chaque tuile : ce qui te resterait en main, en ne comptant que ton train. Le conseil, lui, regarde tous les trains.
builder-now-none = Touche d’abord tes tuiles.
builder-now-offline = Il n’y a pas de connexion, et il en faut une ici. Le train plus haut s’en passe.
