### La leçon en français (Canada) : une petite manche, expliquée.

## The page

learn-title = Apprendre à jouer
learn-card = La leçon
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-back = Précédent
learn-restart = Reprendre du début
learn-welcome-back = Te revoilà ! On reprend où tu étais.
learn-show = Montre-moi
learn-play = Jouer une vraie manche
learn-rules = Les règles, feuille par feuille
learn-again = Encore une fois

## The deal, the engine and your own train

learn-welcome = Bienvenue ! Jouons ensemble une petite manche avec { $names }. La première personne qui n’a plus de tuiles la gagne.
learn-hand = On a mélangé et distribué les tuiles. Voici les tiennes, et il n’y a que toi qui les vois. Chacune a deux bouts, et chaque bout a ses points.
learn-engine = Au milieu, il y a la locomotive : le double { $engine }. Tous les trains partent de là. La personne la plus âgée commence : aujourd’hui, c’est toi.
learn-engine-held = Tu avais le plus haut double, le double { $engine }. Il est maintenant au milieu, dans la station : c’est la locomotive, et tous les trains partent de là. C’est donc toi qui commences.
learn-start = Ton train part de la locomotive, alors il commence par un { $end }. Choisis la { $tile }, puis la place éclairée sur ta voie.
learn-start-otherwise = Elle pourrait se poser là aussi, mais c’est la voie du train mexicain. On y viendra. Commence d’abord ton propre train.

## Ends match; the trains of others are closed

learn-closed = Le train { DE($name) } finit par un { $end }, et tu as un { $end }. Mais tu ne peux pas y jouer : un train fermé est réservé à son propriétaire.
learn-match = Sur ton train, la tuile suivante doit correspondre au dernier bout. Il finit par un { $end } : joue la { $tile }.
learn-drew = { $name } n’avait rien qui convenait et a pioché dans la cour des trains. La tuile convenait, alors il fallait la jouer.

## Nothing fits: draw, pass, the marker

learn-draw = À toi : ton train finit par un { $end }, et aucune de tes tuiles ne convient. Pioche dans la cour des trains : les { $boneyard } tuiles face cachée.
learn-pass = Tu as pioché la { $tile }, et elle ne convient pas non plus. Ça arrive à tout le monde. Passe.
learn-marker = Quand on passe, on met son marqueur : voici ta petite locomotive. Ton train est maintenant ouvert, et tout le monde peut y jouer.
learn-guest = Et { $name } en profite ! La tuile reste là, et ton train finit maintenant par un { $end }.
learn-own = Joue sur ton propre train et le marqueur s’enlève : ta { $tile } peut se poser.

## The Mexican train

learn-mexican = { $name } avait un autre { $engine } et a lancé le train mexicain. Il n’est à personne et il est toujours ouvert : tout le monde peut y jouer.
learn-on-mexican = Toi aussi. Il finit par un { $end } : joue la { $tile } sur le train mexicain.
learn-on-mexican-otherwise = C’est possible aussi. Mais ton train peut attendre, personne d’autre n’y touche. Essaie d’abord le train mexicain.

## Doubles

learn-double = La { $tile } est un double : ses deux bouts sont pareils. Un double se pose en travers du train. Joue-la.
learn-double-otherwise = C’est possible aussi. Mais garde-la un instant : tu en auras besoin juste après le double.
learn-follow = Un double demande une tuile de plus, tout de suite. Couvre-le avec la { $tile }.
learn-left-open = { $name } a posé un double, n’avait rien pour la suite, a pioché et a dû passer. Rien ne couvre le double : il reste ouvert.
learn-binds = Un double ouvert oblige tout le monde : on ne joue rien d’autre tant que personne ne l’a fermé. { $name } n’a pas pu et a dû passer aussi.
learn-close-draw = À toi. Tu as une tuile pour ton train, mais le double passe en premier, et tu n’as pas de { $end }. Pioche.
learn-close = Quelle chance, la { $tile } ! Ferme le double avec elle.

## An open train

learn-visit = Le marqueur { DE($name) } est encore là, alors tu peux y jouer. Ce train finit par un blanc, et un blanc va avec un blanc : joue la { $tile }.
learn-visit-otherwise = C’est possible aussi. Mais ton train t’attendra, et celui { DE($name) } sera peut-être bientôt fermé. Profites-en.

## The end

learn-last-two = Il te reste deux tuiles, et elles s’accordent. Joue d’abord la { $tile } sur ton train.
learn-knock = Plus qu’une tuile ! Fais-le savoir à tout le monde : touche « Frapper ! ». Si tu oublies et qu’on s’en aperçoit, tu pioches { $penalty } tuiles.
learn-announced = Plus qu’une tuile ! Tout le monde doit le savoir, alors on frappe sur la table. Ici, la table le fait pour toi ; avec d’autres feuilles, c’est à toi de le faire.
learn-elsewhere = { $name } n’avait rien pour son propre train et a joué ailleurs. Dans ce cas aussi on met son marqueur, pas seulement quand on passe.
learn-out = Ta dernière tuile convient. Joue-la, et tu auras tout posé !
learn-over = Tu as tout posé : la manche est finie. Chacun compte maintenant les points qui restent dans sa main.
learn-blanks = Les blancs coûtent cher : chaque blanc qui reste en main vaut { $one }, et le 0-0 même { $double }. { $name } l’avait encore. Joue les tiens à temps !
learn-fewest = Tu n’en as aucun, et c’est le mieux : on gagne avec le moins de points.
learn-round-held = Une partie a plusieurs manches. À chacune, le plus haut double en main devient la locomotive, et son propriétaire commence. Le plus petit total gagne la partie.
learn-round-lower = Une partie a plusieurs manches. À chacune, la locomotive baisse d’un point, et c’est la personne suivante à gauche qui commence. Le plus petit total gagne la partie.
learn-sheets = Tu connais le jeu ! Les feuilles de règles diffèrent un peu : où va la tuile qui suit un double, qui doit le fermer, quand commence le train mexicain, ce que vaut un blanc. La table éclaire toujours ce que tu peux faire.
