## Hints

hint-title = Tips: { $what }
hint-thinking = Tenker …
hint-do-play = { $tile } på { $train }
hint-do-draw = trekk
hint-do-pass = meld pass
hint-do-stop = stopp her
hint-draw = Ingenting passer.
hint-pass = Det er ikke noe annet å gjøre.
hint-stop = Resten er mer verdt på hånden.
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
hint-starts-mexican = Den starter det meksikanske toget.
hint-elsewhere = Der gjør den mest nytte.
