## Hints

hint-title = Conseil : { $what }
hint-thinking = Je réfléchis…
hint-do-play = la { $tile } sur { $train }
hint-do-draw = pioche
hint-do-pass = passe
hint-do-stop = arrête-toi là
hint-draw = Aucune tuile ne convient.
hint-pass = Il n’y a rien d’autre à faire.
hint-stop = Garde le reste pour plus tard.
hint-call = Avant que quelqu’un d’autre le fasse.
hint-goes-out = C’est ta dernière tuile.
hint-completes-double = Elle complète ton double.
hint-closes-double = Elle ferme le double.
hint-takes-marker = Elle enlève le marqueur de ton train.
hint-double = Mieux vaut poser les doubles tôt.
hint-train =
    { $length ->
        [one] Tu gardes ainsi un train de { $length } tuile.
       *[other] Tu gardes ainsi un train de { $length } tuiles.
    }
hint-extra = Ton train n’en a pas besoin, et elle vaut { points }.
hint-starts-mexican = Elle lance le train mexicain : un endroit de plus où tu peux jouer.
hint-while-open = Ce train n’est ouvert que pour l’instant, et le tien t’attend.
hint-spares-train =
    { $length ->
        [one] Ton train peut s’en passer : { $length } tuile peut encore s’y poser.
       *[other] Ton train peut s’en passer : { $length } tuiles peuvent encore s’y poser.
    }
hint-lightens = Elle te débarrasse de { points }.

why-does-not-fit = La { $tile } ne convient à aucun des trains où tu peux jouer : ils finissent par { $ends }.
why-train-closed = La { $tile } irait sur { $train }, mais il n’a pas de marqueur : seule la personne à qui il appartient peut y jouer.
why-only-own-train = Dans un premier tour rapide, les autres tuiles vont sur ton propre train, et la { $tile } ne convient pas à son { $ends }.
why-double-first = La { $tile } ne peut pas se poser sur { $double }, et c’est lui qui passe en premier.
