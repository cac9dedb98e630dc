## Hints

hint-title = Pista: { $what }
hint-thinking = Pensando…
hint-do-play = { $tile } en { $train }
hint-do-draw = roba
hint-do-pass = pasa
hint-do-stop = para aquí
hint-draw = Nada encaja.
hint-pass = No hay otra cosa que hacer.
hint-stop = Lo demás vale más en tu mano.
hint-call = Antes de que lo haga otro.
hint-goes-out = Es tu última ficha.
hint-completes-double = Completa tu doble.
hint-closes-double = Cierra el doble.
hint-takes-marker = Quita el marcador de tu tren.
hint-double = Los dobles, cuanto antes mejor.
hint-train =
    { $length ->
        [one] Así conservas un tren de { $length } ficha.
       *[other] Así conservas un tren de { $length } fichas.
    }
hint-extra = Tu tren no la necesita, y vale { points }.
hint-starts-mexican = Empieza el tren mexicano.
hint-elsewhere = Es donde más rinde.
