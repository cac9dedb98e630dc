## Hints

hint-title = Hint: { $what }
hint-thinking = Thinking…
hint-do-play = { $tile } on { $train }
hint-do-draw = draw
hint-do-pass = pass
hint-do-stop = stop here
hint-draw = Nothing fits.
hint-pass = There is nothing else to do.
hint-stop = Keep the rest for later.
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
hint-starts-mexican = It starts the Mexican train: one more place where you can play.
hint-while-open = That train is open only for now, and your own waits for you.
hint-spares-train =
    { $length ->
        [one] Your own train can do without it: { $length } tile still goes there.
       *[other] Your own train can do without it: { $length } tiles still go there.
    }
hint-lightens = It takes { points } out of your hand.

why-does-not-fit = { $tile } fits none of the trains you may play on: they end in { $ends }.
why-train-closed = { $tile } fits { $train }, but that has no marker: only its owner may play there.
why-only-own-train = In a fast first turn further tiles go on your own train, and { $tile } does not fit its { $ends }.
why-double-first = { $tile } does not fit { $double }, and that comes first.
