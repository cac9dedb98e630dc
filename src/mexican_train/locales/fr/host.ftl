## Sheets of rules and their variants

sheet-classic-about = Les règles sur papier, avec des pièces de monnaie : chaque double est la locomotive une fois, et un double ouvert n’oblige personne.
sheet-gare-about = Le Train Mexicain : comme Station, mais passer sur ton propre double n’ouvre pas ton train.
sheet-nordic-about = La boîte nordique avec la station : les locomotives descendent à partir du plus haut double, et un double demande n’importe quelle tuile qui n’en est pas un.
sheet-station-about = La boîte avec la station : le plus haut double en main est la locomotive, et un double se complète sur le double même.
sheet-line = { $sheet } : { $about }
option-variants = Variantes
variant-nine-about = Un jeu double-9, pour 2 à 4 personnes
variant-open-about = Toutes les mains sont ouvertes
variant-rounds-about = Une manche pour chaque double
variant-fast-about = Un premier tour rapide, avec autant de tuiles que tu veux

## Options of a table

option-sheet = Règles
option-seats = Places
option-bots = Dont robots
option-level = Jeu des robots
option-level-of = { $name } : { option-level }
option-each = Un niveau pour chaque robot
option-bot = Robot { $number }
option-length = Durée
option-clock = Temps par tour
option-public = Publique : tout le monde la trouve sur la page d’accueil
option-hints = Conseils permis
option-chat-all = Libre
option-chat-phrases = Phrases toutes faites
option-chat-off = Aucun
length-one = Une manche
length-short = Courte : { rounds }
length-full = Complète : { rounds }
length-own = comme la feuille
clock-none = Sans chrono
clock-set = Temps par tour : { clock-seconds }
level-random = au hasard
level-greedy = facile
level-planner = bon
level-expert = expert
bot-random = robot au hasard
bot-greedy = robot facile
bot-planner = bon robot
bot-expert = robot expert

## House rules

house = Règles maison
house-none = Tout comme la feuille
house-some =
    { $count ->
        [one] { $count } diffère de la feuille
       *[other] { $count } diffèrent de la feuille
    }
house-differs = Diffère de la feuille : « { $value } »
house-back = Comme la feuille
house-back-of = { $rule } : comme la feuille
house-reset = Tout comme la feuille

## The door

door-title = On t’invite à jouer
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    }
door-sit = Prendre place
door-watch = Seulement regarder
door-locked = Cette table ne s’ouvre qu’avec son lien
door-locked-about = Demande le lien complet à quelqu’un de la table, avec ce qui suit le #.
door-failed = La table est injoignable

## The lobby

lobby-title = La table est mise
lobby-seats = À la table
lobby-options = Comment on joue
lobby-invite = Inviter
lobby-invite-about = Qui ouvre le lien peut prendre place, ou regarder quand toutes les places sont prises.
lobby-code = Code
lobby-code-about = Facile à dire au téléphone : tapé sur la page d’accueil, il ouvre cette table jusqu’au début de la partie.
lobby-share = Partager…
lobby-start = Commencer
lobby-start-bots =
    { $bots ->
        [one] { $bots } robot prend la place libre.
       *[other] { $bots } robots prennent les places libres.
    }
lobby-full = La partie commence d’elle-même quand la dernière place est prise.
lobby-wait = C’est { $host } qui lance la partie.
lobby-colour = Ta couleur
lobby-line = { $what } : { $value }
lobby-hints-off = Sans conseils
lobby-public = Tout le monde trouve cette table sur la page d’accueil
lobby-rename = Changer
seat-empty = Place libre
seat-you = toi
seat-host = hôte
seat-away = pas là
seat-add-bot = Asseoir un robot
seat-remove = Retirer
seat-remove-who = Retirer { $name }
seat-make-host = Nommer hôte
seat-make-host-who = Nommer { $name } hôte
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-orange = orangé
colour-purple = mauve
colour-teal = sarcelle
colour-pink = rose
colour-brown = brun
colour-taken = { $colour }, déjà pris
