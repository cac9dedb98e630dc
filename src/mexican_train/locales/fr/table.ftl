### La table en français : une espace fine insécable avant ! ? et ; une espace insécable avant le
### deux-points et dans les guillemets. On se tutoie à table. Au Québec, on pige (fr-CA.toml).
###
### DE($name) donne « de Bruno » ou « d’Ada », selon le nom.

## Words that others are made of

-brand = Train mexicain
count-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }

## Everywhere

title = { -brand }
title-your-turn = ● À toi de jouer · { -brand }
close = Fermer
home = Accueil
waiting = Un instant…
again = Réessayer
missing = Il n’y a rien ici
missing-about = L’adresse a peut-être été coupée en chemin.
unreachable = Impossible de charger cette page
unreachable-about = La connexion est peut-être coupée pour un instant.
language = Langue
number = { $value }
your-name = Ton nom
guest = Invité
clock-seconds = { $seconds } s
copy = Copier
copied = Copié
you-watch = Tu regardes la partie.
day-title = La donne du jour
challenge = Défi
deal-practice = pour s’exercer
send-title = Envoyer cette donne
sheet-classic = Classique
sheet-gare = Gare
sheet-nordic = Nordique
sheet-station = Station
sheet-with-house = { $sheet }, avec des règles maison
variant-fast = rapide
variant-nine = double 9
variant-open = mains ouvertes
variant-rounds = toutes les manches

## The table

round-of = Manche { $round } sur { $rounds }
watching = tu regardes
on-this-device = sur cet appareil
in-this-tab = dans cet onglet seulement
boneyard = dans la cour des trains
boneyard-short = { $count } dans la cour
tiles-left =
    { $count ->
        [one] { $count } tuile en main
       *[other] { $count } tuiles en main
    }
points-short = { $points } pts
lane-whole = voir tout le train
lane-is-open = train ouvert
lane-plays = doit jouer
lane-ends = finit par { $pip }
lane-ends-close = finit par le double { $pip }, à fermer
lane-length =
    { $count ->
        [one] { $count } tuile de long
       *[other] { $count } tuiles de long
    }
mexican = Train mexicain
mexican-open = ouvert à tous
mexican-open-short = ouvert
away = pas là
bot-plays = un robot joue
bot-plays-short = robot
you = Toi
you-among = toi
folded = +{ $count }
slot = ici
slot-close = ferme-le
slot-on = { $here }, jouer { $tile } sur { $train }
to-close = à fermer
engine = La locomotive : double { $pip }
tile = { $one } et { $other }
tile-double = double { $pip }
tile-blank = blanc
tile-playable = { $tile }, jouable sur { $trains }
hand = Tes tuiles
hint = Conseil
draw = Piocher
pass = Passer
stop = M’arrêter là
knock = Frapper !
catch = Attraper { $name } !
call-knocked = Toc, toc !
call-caught = N’a pas frappé !
let-bot-play = Laisser jouer un robot
sound = Son
menu = Menu
chat = Discussion
chat-unread =
    { $count ->
        [one] { chat }, { $count } nouveau message
       *[other] { chat }, { $count } nouveaux messages
    }
log = Ce qui s’est passé

## The hand

lately = Depuis ton dernier tour
lately-drew = pioche
lately-passed = passe
hand-plan = Planifier
hand-planned =
    { $count ->
        [one] C’est arrangé : un train de { $count } tuile, puis le surplus.
       *[other] C’est arrangé : un train de { $count } tuiles, puis le surplus.
    }
hand-planned-none = Aucune de tes tuiles ne convient à ton train pour l’instant.
hand-train = Train de { $count }
hand-line-up = Ton train
hand-extras = Surplus
hand-moved-train = { $tile } : place { $place } sur { $count } dans le train
hand-moved-extras = { $tile } : place { $place } sur { $count } dans le surplus
hand-keys = Les flèches choisissent une tuile, Entrée la joue, Maj avec une flèche la déplace, Échap la remet en place.
hand-asks = E dit où finissent les trains, T à qui c’est de jouer et ce qui peut se poser, L ce qui vient de se passer ; K frappe sur la table, ou attrape qui l’a oublié.

## Trains and doubles as they are spoken of

train-yours = ton train
train-own = son propre train
train-of = le train { DE($name) }
train-mexican = le train mexicain
double-yours = le double { $pip } de ton train
double-of = le double { $pip } { DE($name) }
double-mexican = le double { $pip } du train mexicain

## What must be done

duty-play = À toi : joue une tuile éclairée.
duty-one = À toi : une seule tuile peut se poser.
duty-choose = Où poser la { $tile } ?
duty-draw = À toi : aucune tuile ne convient, alors pioche.
duty-pass = À toi : aucune tuile ne convient, alors passe.
duty-close = À toi : ferme { $double }.
duty-close-draw = Rien ne ferme { $double } : pioche.
duty-close-pass = Rien ne ferme { $double } : passe.
duty-follow = Tu as posé un double : joue encore une tuile.
duty-follow-draw = Tu as posé un double et tu n’as rien pour la suite : pioche.
duty-follow-pass = Tu as posé un double et tu n’as rien pour la suite : passe.
duty-series = Premier tour : pose tout ce que tu peux sur ton train.
duty-series-stop = Premier tour : continue de poser, ou arrête-toi là.
duty-knock =
    { $tiles ->
        [0] Plus qu’une tuile : frappe maintenant !
       *[other] Plus qu’une tuile : frappe maintenant, sinon tu en pioches { $tiles } si on s’en aperçoit.
    }
turn-other = C’est à { $name } de jouer.
turn-other-announced = Plus qu’une tuile : la table a frappé pour toi. C’est à { $name } de jouer.
turn-other-close = { $name } doit fermer { $double }.
turn-other-own = { $name } doit fermer son propre double { $pip }.
turn-other-follow = { $name } a posé un double et rejoue.
turn-away = { $name } n’est pas là. L’hôte peut laisser jouer un robot.
turn-away-host = { $name } n’est pas là. Tu peux laisser jouer un robot en attendant.
turn-paused = La table est en pause.
turn-paused-host = C’est toi l’hôte, et la table est en pause. Reprends quand tout le monde est prêt.
turn-over = La manche est finie.

## What happened

did-round-began = Manche { $number } : la locomotive est le double { $engine }.
did-first =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
did-played =
    { $you ->
        [yes] Tu as joué la { $tile } sur { $train }.
       *[no] { $name } a joué la { $tile } sur { $train }.
    }
did-laid =
    { $you ->
        [yes] Tu as posé le double { $pip } sur { $train }.
       *[no] { $name } a posé le double { $pip } sur { $train }.
    }
did-closed =
    { $you ->
        [yes] Tu as fermé le double { $pip } avec la { $tile }.
       *[no] { $name } a fermé le double { $pip } avec la { $tile }.
    }
did-drew =
    { $you ->
        [yes] Tu as pioché une tuile.
       *[no] { $name } a pioché une tuile.
    }
did-drew-tile =
    { $you ->
        [yes] Tu as pioché la tuile { $tile }.
       *[no] { $name } a pioché la tuile { $tile }.
    }
did-passed =
    { $you ->
        [yes] Tu as passé.
       *[no] { $name } a passé.
    }
did-passed-open =
    { $you ->
        [yes] Tu as passé ; ton train est ouvert.
       *[no] { $name } a passé ; son train est ouvert.
    }
did-stopped =
    { $you ->
        [yes] Tu t’arrêtes là.
       *[no] { $name } s’arrête là.
    }
did-marker-placed =
    { $you ->
        [yes] Ton train est maintenant ouvert.
       *[no] Le train { DE($name) } est maintenant ouvert.
    }
did-marker-taken =
    { $you ->
        [yes] Ton train est refermé.
       *[no] Le train { DE($name) } est refermé.
    }
did-knocked =
    { $you ->
        [yes] Il te reste une seule tuile.
       *[no] Il reste une seule tuile à { $name }.
    }
caught-draws =
    { $count ->
        [0] rien à piocher
       *[other] { count-tiles } à piocher
    }
# $you: yes when you were caught, by when you caught someone.
did-caught =
    { $you ->
        [yes] { $catcher } t’attrape : { caught-draws }.
        [by] Tu attrapes { $name } : { caught-draws }.
       *[no] { $catcher } attrape { $name } : { caught-draws }.
    }
did-sat =
    { $you ->
        [yes] Tu as pris place.
       *[no] { $name } a pris place.
    }
did-bot-sat = { $name }, un robot, a pris place.
did-emptied = Une place s’est libérée.
did-changed = L’hôte a changé la façon de jouer.
did-hosted =
    { $you ->
        [yes] C’est maintenant toi l’hôte.
       *[no] { $name } est maintenant l’hôte.
    }
did-ready =
    { $you ->
        [yes] Tu attends la suite.
       *[no] { $name } attend la suite.
    }
did-agreed =
    { $you ->
        [yes] Tu es d’accord pour finir la partie après cette manche.
       *[no] { $name } est d’accord pour finir la partie après cette manche.
    }
did-paused = La table est en pause.
did-resumed = La table reprend.
did-seat-asked = { $name } regarde et aimerait jouer.
did-lobby-reopened = La table est ouverte à de nouveaux joueurs avant la prochaine partie.
did-seat-promised = Dès la prochaine manche, { $latecomer } joue à la place { DE($name) }.
did-seat-withdrawn = { $name } garde sa place.
did-stood-in =
    { $you ->
        [yes] Un robot joue pour toi en attendant.
       *[no] Un robot joue pour { $name } en attendant.
    }
did-handed-back =
    { $you ->
        [yes] Tu joues de nouveau.
       *[no] { $name } joue de nouveau.
    }
did-left =
    { $you ->
        [yes] Tu as quitté la table ; un robot prend la place.
       *[no] { $name } a quitté la table ; un robot prend la place.
    }
did-invite-renewed = L’hôte a renouvelé l’invitation.
did-removed =
    { $you ->
        [yes] L’hôte a donné ta place à un robot.
       *[no] L’hôte retire { $name } de la table ; un robot prend la place.
    }
did-round-over-out =
    { $you ->
        [yes] Tu as tout posé et tu gagnes la manche.
       *[no] { $name } a tout posé et gagne la manche.
    }
# $you among those named: alone, also (with others) or no.
did-round-over-blocked =
    { $you ->
        [alone] Plus personne ne peut jouer : c’est toi qui avais le moins de points.
        [also] Plus personne ne peut jouer : { $names } aviez le moins de points.
       *[no]
            { $count ->
                [one] Plus personne ne peut jouer : { $names } avait le moins de points.
               *[other] Plus personne ne peut jouer : { $names } avaient le moins de points.
            }
    }
did-match-over =
    { $you ->
        [alone] La partie est finie : tu as gagné.
        [also] La partie est finie : { $names } avez gagné.
       *[no]
            { $count ->
                [one] La partie est finie : { $names } a gagné.
               *[other] La partie est finie : { $names } ont gagné.
            }
    }

## The end of a round and of a match

over-show = Voir les points

## Of the menu, and elsewhere too

menu-resume = Reprendre

## The connection

net-lost = La connexion est perdue. On revient…
net-found = Te revoilà à la table.
net-connecting = En route vers la table…
seat-given = La place est à toi.
seat-declined = Il n’y a pas de place pour toi en ce moment. Tu peux continuer à regarder.
plate-next = ensuite : { $name }
plate-next-short = → { $name }
net-removed = Ta place a été cédée. Tu regardes maintenant.
refused-unreachable = Le serveur est injoignable.
