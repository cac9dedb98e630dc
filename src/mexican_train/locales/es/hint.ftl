## Hints

hint-title = Pista: { $what }
hint-thinking = Pensando…
hint-do-play = la { $tile } en { $train }
hint-do-draw = roba
hint-do-pass = pasa
hint-do-stop = para aquí
hint-draw = Nada encaja.
hint-pass = No hay otra cosa que hacer.
hint-stop = Guarda lo demás para después.
hint-call = Antes de que lo haga otra persona.
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
hint-starts-mexican = Empieza el tren mexicano: un lugar más donde puedes jugar.
hint-while-open = Ese tren solo está abierto por ahora, y el tuyo te espera.
hint-spares-train =
    { $length ->
        [one] Tu tren puede prescindir de ella: { $length } ficha todavía va ahí.
       *[other] Tu tren puede prescindir de ella: { $length } fichas todavía van ahí.
    }
hint-lightens = Te quita { points } de la mano.

why-does-not-fit = La { $tile } no encaja en ningún tren donde puedes jugar: terminan en { $ends }.
why-train-closed = La { $tile } encaja en { $train }, pero no tiene marcador: solo su dueño puede jugar ahí.
why-only-own-train = En un primer turno rápido, las demás fichas van en tu propio tren, y la { $tile } no encaja con su { $ends }.
why-double-first = La { $tile } no encaja en { $double }, y eso va primero.
