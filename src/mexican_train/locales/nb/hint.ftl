## Hints

hint-title = Tips: { $what }
hint-thinking = Tenker …
hint-do-play = { $tile } på { $train }
hint-do-draw = trekk
hint-do-pass = meld pass
hint-do-stop = stopp her
hint-draw = Ingenting passer.
hint-pass = Det er ikke noe annet å gjøre.
hint-stop = Spar resten til senere.
hint-call = Før noen andre gjør det.
hint-goes-out = Det er den siste brikken din.
hint-completes-double = Den fullfører dobbelen din.
hint-closes-double = Den lukker dobbelen.
hint-takes-marker = Den tar markøren av toget ditt.
hint-double = Dobler bør legges tidlig.
hint-train =
    { $length ->
        [one] Da beholder du et tog på { $length } brikke.
       *[other] Da beholder du et tog på { $length } brikker.
    }
hint-extra = Toget ditt trenger den ikke, og den er verdt { points }.
hint-starts-mexican = Den starter det meksikanske toget: ett sted til der du kan spille.
hint-while-open = Det toget er bare åpent en stund, og ditt eget venter på deg.
hint-spares-train =
    { $length ->
        [one] Toget ditt klarer seg uten: { $length } brikke går der fortsatt.
       *[other] Toget ditt klarer seg uten: { $length } brikker går der fortsatt.
    }
hint-lightens = Den tar { points } ut av hånden din.

why-does-not-fit = { $tile } passer ikke på noen av togene du kan spille på: De slutter på { $ends }.
why-train-closed = { $tile } passer på { $train }, men det har ingen markør: Bare eieren kan spille der.
why-only-own-train = I en rask første tur går flere brikker på ditt eget tog, og { $tile } passer ikke til { $ends } der.
why-double-first = { $tile } passer ikke på { $double }, og den kommer først.
