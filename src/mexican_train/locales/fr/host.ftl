## Sheets of rules and their variants

sheet-classic-about = Avec n’importe quel jeu de dominos et des pièces de monnaie comme marqueurs. Un double laissé ouvert n’arrête pas les autres.
sheet-gare-about = Le Train Mexicain, la boîte française à station. Comme Station, mais si tu ne peux pas fermer ton propre double, tu ne mets pas ton marqueur.
sheet-nordic-about = La boîte nordique à station ronde : beaucoup de tuiles, et une locomotive plus basse à chaque manche. Tu peux laisser un double ouvert aux autres.
sheet-station-about = La boîte avec la station de plastique et les petites locomotives. Un double ouvert arrête toute la table tant qu’il n’est pas fermé. N’oublie pas de frapper !
sheet-line = { $sheet } : { $about }
option-variants = Variantes
variant-nine-about = Un jeu double 9, pour 2 à 4 personnes
variant-open-about = Toutes les mains sont ouvertes
variant-rounds-about = Une manche pour chaque double
variant-fast-about = Un premier tour rapide, avec autant de tuiles que tu veux

## Options of a table

option-sheet = Règles
option-seats = Places
option-bots = Dont des robots
option-level = Niveau des robots
option-level-of = { $name } : niveau
option-each = Un niveau pour chaque robot
option-bot = Robot { $number }
option-length = Durée
option-clock = Temps par tour
option-public = Publique : tout le monde la trouve sur la page d’accueil
option-address-seats = Places qu’une même adresse peut prendre
address-seats-all = sans limite
option-hints = Conseils permis
option-review = Analyse des manches terminées
option-chat-all = Libre
option-chat-phrases = Phrases toutes prêtes
option-chat-off = Aucune
pace = Rythme des robots
pace-calm = Calme
pace-normal = Normal
pace-quick = Rapide
pace-at-once = Immédiat
automatic = Piocher et passer automatiquement quand il n’y a rien d’autre à faire
length-one = Une manche
length-short = Courte : { rounds }
length-full = Complète : { rounds }
length-own = comme sur la feuille
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
house-none = Tout comme sur la feuille
house-some =
    { $count ->
        [one] { $count } diffère de la feuille
       *[other] { $count } diffèrent de la feuille
    }
house-differs = Diffère de la feuille : « { $value } »
house-back = Comme sur la feuille
house-back-of = { $rule } : comme sur la feuille
house-reset = Tout comme sur la feuille

## The door

door-title = On t’invite à jouer au { -brand }
door-invites = { $name } t’invite à jouer au { -brand }
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    }
door-sit = Prendre place
door-watch = Seulement regarder
door-begun = La partie est en cours. Donne ton nom et demande une place : l’hôte peut te donner celle d’un robot.
door-begun-full = La partie est en cours et toutes les places sont prises. Donne ton nom et regarde : si on rejoue et qu’il reste de la place, tu en as une.
door-ask = Regarder et demander une place
seat-ask = Demander une place
seat-asked = Tu as demandé une place. { $host } peut t’en donner une.
seat-asked-full = Tu as demandé une place. Toutes sont prises ; si { $host } rejoue et qu’il reste de la place, tu en as une.
seat-in-next-match = Si { $host } rejoue et qu’il reste de la place, tu en as une.
seat-yours-next = Dès la prochaine manche, tu joues à la place { DE($name) }.
seat-give = Donner une place
seat-later = Pas maintenant
seat-requests = Aimeraient une place
seat-for = Une place pour { $name }
seat-which = La place de qui ?
seat-none = Aucun robot n’a de place que tu puisses donner. Si tu rejoues et qu’il reste de la place, { $name } en a une.
seat-takes-over = { $name } reprend la main, le train et les points { DE($bot) }.
seat-now = Maintenant
seat-from-next = Dès la prochaine manche
seat-give-to = Donner cette place à { $name }
seat-next = Dès la prochaine manche, { $name } joue ici.
seat-withdraw = Reprendre la place
seat-decline = Pas de place pour l’instant
door-gone = Cette table n’existe pas
door-gone-about = Elle est peut-être finie : une table ferme quand personne n’y est venu depuis un jour.
door-locked = Cette table ne s’ouvre qu’avec son lien
door-locked-about = Demande le lien complet à quelqu’un de la table, avec ce qui suit le #.
door-device = Cette table est sur un autre appareil
door-device-about = Une table contre des robots ne s’ouvre que dans le navigateur où elle a commencé.
door-failed = La table est injoignable
seat-link-wrong = La place de ce lien n’est plus valable.
seat-link-on = Vers la table
seat-link-title = Quelle place joues-tu ici ?
seat-link-about = Tu as une place à cette table, et le lien que tu as ouvert en donne une autre. Celle que tu ne choisis pas reste ouverte par son lien : copie-le si tu veux la garder.
seat-link-mine = Continuer comme { $name }
seat-link-other = Jouer comme { $name }, par le lien

## The lobby

lobby-title = La table est prête
lobby-seats = À la table
lobby-options = Comment on joue
lobby-invite = Inviter
lobby-invite-about = Qui ouvre le lien peut prendre place, ou regarder quand toutes les places sont prises.
lobby-qr = Un code QR qui ouvre cette table
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
lobby-review-off = Sans analyse des manches
lobby-public = Tout le monde trouve cette table sur la page d’accueil
lobby-address-seats =
    { $count ->
        [one] Une même adresse peut prendre une place
       *[other] Une même adresse peut prendre { $count } places
    }
lobby-rename = Changer
seat-empty = Place libre
seat-you = toi
seat-host = hôte
seat-away = pas là
seat-add-bot = Ajouter un robot
seat-remove = Retirer
seat-remove-who = Retirer { $name }
seat-make-host = Nommer hôte
seat-make-host-who = Nommer { $name } hôte
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-orange = orangé
colour-purple = violet
colour-teal = sarcelle
colour-pink = rose
colour-brown = brun
colour-taken = { $colour }, déjà pris
