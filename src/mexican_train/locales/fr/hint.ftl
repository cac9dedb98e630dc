## Hints

hint-title = Conseil : { $what }
hint-thinking = Je réfléchis…
hint-do-play = { $tile } sur { $train }
hint-do-draw = pige
hint-do-pass = passe
hint-do-stop = arrête là
hint-draw = Rien ne va.
hint-pass = Il n’y a rien d’autre à faire.
hint-stop = Le reste vaut mieux dans ta main.
hint-call = Avant que quelqu’un d’autre le fasse.
hint-goes-out = C’est ta dernière tuile.
hint-completes-double = Elle complète ton double.
hint-closes-double = Elle ferme le double.
hint-takes-marker = Elle enlève le marqueur de ton train.
hint-double = Les doubles, mieux vaut les poser tôt.
hint-train =
    { $length ->
        [one] Tu gardes ainsi un train de { $length } tuile.
       *[other] Tu gardes ainsi un train de { $length } tuiles.
    }
hint-extra = Ton train n’en a pas besoin, et elle vaut { points }.
hint-starts-mexican = Elle lance le train mexicain.
hint-elsewhere = C’est là qu’elle rapporte le plus.
