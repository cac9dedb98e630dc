### The train builder for a hand of real dominoes, in English.

## One’s tiles

builder-title = Train builder
builder-lead = Tap the tiles in your hand, and the longest train is laid out for you. Your hand stays on this device.
builder-hand = Your tiles
builder-hand-about = Tap a number, then your tiles with that number. Or type them below.
builder-clear = Start over
builder-put-back = { $tile }, put back
builder-numbers = Show the tiles with
builder-number = Tiles with { $pip }
builder-tiles-with = All tiles with { $pip }
builder-type = Or type your tiles
builder-take = Add
builder-full = That would be more than { $count } tiles, more than anyone can hold. Put some back first.
builder-wrong-none = Type two numbers for each tile, as in 5 12, 5 7.
builder-wrong-odd = “{ $text }” is not a tile. Type two numbers for each, as in 5 12, 5 7.
builder-wrong-set = There is no tile { $tile } in a double-{ $pip } set.
builder-wrong-twice = You typed { $tile } twice. There is only one of each tile.

## Where the train begins

builder-ends = Where does it begin?
builder-ends-about = Tap the engine, or every end where your train may begin.
builder-end = Begin at { $pip }
builder-any = Any end
builder-sheet = Rules

## The train

builder-empty = Your train appears here as soon as you have tapped a tile.
builder-no-end = Tap a number where the train may begin.
builder-found = { $count }-tile train, starting from the { $pip }
builder-train =
    { $count ->
        [one] Train of { $count } tile
       *[other] Train of { $count } tiles
    }
builder-none = None of your tiles fits there
builder-anywhere = From any end: { $count }-tile train, starting from the { $pip }
builder-extras =
    { $count ->
        [one] { $count } extra
       *[other] { $count } extras
    }
builder-stays-open = The double { $pip } would stay open at the end: you have no tile left to cover it.
builder-left = Left in your hand: { points }.
builder-out = Every tile is in the train: you could go out with it.
builder-back = Back to the best train
builder-aside = Set tiles aside
builder-aside-some =
    { $count ->
        [one] { $count } tile set aside
       *[other] { $count } tiles set aside
    }
builder-aside-about = Tap the tiles you are keeping for another train or for later. Your train is laid without them.

## What else one could do

builder-others = Other ways to begin
builder-others-about = What each leaves in your hand, compared with the best train. Tap one to see it.
builder-on = on { $pip }
builder-all = Show all { $count }
builder-free = just as good
builder-elsewhere = What if I play one of these elsewhere?
builder-elsewhere-about = The best train without that tile, and what it leaves in your hand, compared with now.
builder-elsewhere-extras = Extras can go anywhere: your train doesn’t need them.

## What to play now

builder-now = What should I play now?
builder-now-about = Say what is on the table.
builder-now-costs = Next to each tile: what would be left in your hand, counting only your own train. The hint looks at all the trains.
builder-now-none = Tap your tiles first.
builder-now-offline = There is no connection, and this needs one. The train above doesn’t.
