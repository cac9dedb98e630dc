## Chat

chat-say = Écris…
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
log-empty = Rien encore.

## Ready phrases of the chat

phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-nice-move = Beau coup !
phrase-well-done = Bravo !
phrase-oh-no = Oh non !
phrase-thank-you = Merci !
phrase-sorry = Oups, pardon !
phrase-one-moment = Une petite minute !
phrase-your-turn = C’est ton tour !
phrase-hurry = On t’attend !
phrase-good-game = Belle partie !
phrase-another-round = Une autre manche ?

## What a stand-in did for somebody, or the table when the time was up

did-played-bot =
    { $you ->
        [yes] Un robot a joué la { $tile } pour toi sur { $train }.
       *[no] Un robot a joué la { $tile } pour { $name } sur { $train }.
    }
did-laid-bot =
    { $you ->
        [yes] Un robot a posé le double { $pip } pour toi sur { $train }.
       *[no] Un robot a posé le double { $pip } pour { $name } sur { $train }.
    }
did-closed-bot =
    { $you ->
        [yes] Un robot a fermé le double { $pip } pour toi avec la { $tile }.
       *[no] Un robot a fermé le double { $pip } pour { $name } avec la { $tile }.
    }
did-drew-bot =
    { $you ->
        [yes] Un robot a pioché une tuile pour toi.
       *[no] Un robot a pioché une tuile pour { $name }.
    }
did-drew-tile-bot =
    { $you ->
        [yes] Un robot a pioché la tuile { $tile } pour toi.
       *[no] Un robot a pioché la tuile { $tile } pour { $name }.
    }
did-passed-bot =
    { $you ->
        [yes] Un robot a passé pour toi.
       *[no] Un robot a passé pour { $name }.
    }
did-passed-open-bot =
    { $you ->
        [yes] Un robot a passé pour toi ; ton train est ouvert.
       *[no] Un robot a passé pour { $name } ; le train est ouvert.
    }
did-stopped-bot =
    { $you ->
        [yes] Un robot a terminé ton premier tour.
       *[no] Un robot a terminé le premier tour { DE($name) }.
    }
did-played-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a joué la { $tile } à ta place sur { $train }.
       *[no] Le temps { DE($name) } est écoulé : la table a joué la { $tile } à sa place sur { $train }.
    }
did-laid-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a posé le double { $pip } à ta place sur { $train }.
       *[no] Le temps { DE($name) } est écoulé : la table a posé le double { $pip } à sa place sur { $train }.
    }
did-closed-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a fermé le double { $pip } à ta place avec la { $tile }.
       *[no] Le temps { DE($name) } est écoulé : la table a fermé le double { $pip } à sa place avec la { $tile }.
    }
did-drew-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a pioché une tuile à ta place.
       *[no] Le temps { DE($name) } est écoulé : la table a pioché une tuile à sa place.
    }
did-drew-tile-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a pioché la tuile { $tile } à ta place.
       *[no] Le temps { DE($name) } est écoulé : la table a pioché la tuile { $tile } à sa place.
    }
did-passed-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a passé à ta place.
       *[no] Le temps { DE($name) } est écoulé : la table a passé à sa place.
    }
did-passed-open-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a passé à ta place ; ton train est ouvert.
       *[no] Le temps { DE($name) } est écoulé : la table a passé à sa place ; le train est ouvert.
    }
did-stopped-clock =
    { $you ->
        [yes] Ton temps est écoulé : la table a terminé ton premier tour.
       *[no] Le temps { DE($name) } est écoulé : la table a terminé son premier tour.
    }

## What the host changed

did-changed-pace =
    { $pace ->
        [calm] L’hôte a changé le rythme des robots : calme.
        [quick] L’hôte a changé le rythme des robots : rapide.
        [at_once] L’hôte a changé le rythme des robots : immédiat.
       *[normal] L’hôte a changé le rythme des robots : normal.
    }
did-changed-automatic =
    { $automatic ->
        [yes] L’hôte laisse la table piocher et passer toute seule quand il n’y a rien d’autre à faire.
       *[no] L’hôte laisse de nouveau chacun piocher et passer soi-même.
    }

## Ending the match early

end-title = Finir la partie plus tôt
end-wanted =
    { $count ->
        [one] { $names } veut arrêter après cette manche. D’accord ?
       *[other] { $names } veulent arrêter après cette manche. D’accord ?
    }
end-wanted-now =
    { $count ->
        [one] { $names } veut finir la partie maintenant. D’accord ?
       *[other] { $names } veulent finir la partie maintenant. D’accord ?
    }
end-settled = La partie finit après cette manche.
end-missing = Arrêter après cette manche : { $agree } sur { $people } d’accord.
end-back = Revenir dessus
end-agree = D’accord
end-go-on = Continuer à jouer
did-went-on =
    { $you ->
        [yes] Tu veux continuer à jouer.
       *[no] { $name } veut continuer à jouer.
    }

## The clock

clock-last = Il te reste { $seconds } secondes.

## The host is away

host-away = { $name }, qui est l’hôte, n’est pas là. Sans son retour, quelqu’un d’autre devient l’hôte.
