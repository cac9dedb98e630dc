## Hints

hint-title = Hint: { $what }
hint-thinking = Thinking…
hint-do-play = { $tile } on { $train }
hint-do-draw = draw
hint-do-pass = pass
hint-do-stop = stop here
hint-draw = Nothing fits.
hint-pass = There is nothing else to do.
hint-stop = The rest is worth more in your hand.
hint-call = Before somebody else does.
hint-goes-out = It is your last tile.
hint-completes-double = It completes your double.
hint-closes-double = It closes the double.
hint-takes-marker = It takes the marker off your train.
hint-double = Doubles are best laid early.
hint-train =
    { $length ->
        [one] It keeps a train of { $length } tile together.
       *[other] It keeps a train of { $length } tiles together.
    }
hint-extra = Your train does not need it, and it is worth { points }.
hint-starts-mexican = It starts the Mexican train.
hint-elsewhere = It does the most there.
