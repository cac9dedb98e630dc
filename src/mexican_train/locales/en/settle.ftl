### Settle an argument at a table with real dominoes, in English.

settle-title = Settle an argument
settle-lead = Pick a question, or describe your table. You get a yes or no under each rule sheet, what happens next, and the rule.

## The arguments every table has

settle-ready = Questions
settle-own = Something else: describe your table
settle-change = Change this situation
settle-for-example = For example
settle-hold = You hold
settle-about-start = The start
settle-about-turn = In your turn
settle-about-doubles = Doubles
settle-about-markers = Markers
settle-about-mexican = The Mexican train
settle-about-end = The last tiles, the end and points
settle-ready-begin = I have the highest double. Do I begin?
settle-ready-nobody = Nobody has a double. Do we draw until somebody gets one?
settle-ready-draw = Can I draw even though I have a tile that fits?
settle-ready-drawn = Do I have to play the tile I drew if it fits?
settle-ready-own = Do I have to play on my own train first?
settle-ready-turn = I closed somebody’s double. Is it my turn again?
settle-ready-empty = The boneyard is empty and I can’t play. Does my marker go on?
settle-ready-open = Do I have to close a double that somebody else left open?
settle-ready-cannot = I can’t close somebody’s open double. Can I play on my own train instead?
settle-ready-follow = I can’t cover my own double, so I pass. Does my marker go on?
settle-ready-two = Can I play two doubles in a row?
settle-ready-dead = No tile is left to cover a double. Can I play elsewhere?
settle-ready-marked = A marker is on a train. Can others play there even if they could play on their own?
settle-ready-off = My marker is on. Does it come off when I play elsewhere?
settle-ready-back = My marker is on. Does it come off when I play on my own train?
settle-ready-elsewhere = I can only play on another train. Does my marker go on?
settle-ready-mexican = Can I start the Mexican train before my own?
settle-ready-early = Can I play on the Mexican train before I’ve started my own?
settle-ready-second = Can I start a second Mexican train?
settle-ready-knock = I have one tile left. Did I have to knock?
settle-ready-forgot = I forgot to knock. Do I have to draw tiles?
settle-ready-over = My last tile is a double. Is the round over?
settle-ready-blocked = The boneyard is empty and nobody can play. Is the round over?
settle-ready-points = How many points is my hand? Do blanks count?

## The table

settle-table = On the table
settle-players = Players
settle-engine = Engine
settle-mine = Your train
settle-name = Name of player { $number }
settle-end = ends in
settle-end-of = { $name }: ends in
settle-not-begun = not begun
settle-marker = Marker
settle-double = Open double { $pip }
settle-owed = I just laid it
settle-dead = No { $pip } is left to cover it
settle-drawn = I have drawn a tile
settle-empty = The boneyard is empty
settle-stuck = Nobody else can play either
settle-series = I am in my fast first turn

## The verdict

settle-by = By which rules?
settle-more-rules = Variants and house rules
settle-by-sheet = By the sheet { $sheet }
settle-by-house = By the sheet { $sheet }, with your house rules
settle-duty-play = You can play any tile with a tick.
settle-duty-close = Your turn: close { $doubles }.
settle-may = Can be played on { $train }.
settle-may-not = Not on { $train }
settle-may-not-either =
    { $last ->
        [yes] { $trains } or { $train }
       *[no] { $trains }, { $train }
    }
settle-closed =
    { $count ->
        [one] That train has no marker: only its owner may play on it.
       *[other] Those trains have no marker: only their owners may play on them.
    }
settle-may-deed = That is allowed now.
settle-on = { $tile } on { $train }
settle-read = Read the sheet
settle-sheets = All sheets side by side
settle-differ = They do not agree. Tap a sheet to see why.
settle-agree = They all agree here.
settle-differs = (the sheets differ)
settle-yes = allowed
settle-no = not allowed. { $why }
settle-send = Send it to anyone who disagrees
settle-send-about = The link opens this page with the same situation.
settle-offline = This needs a connection. Your situation stays here until you’re back online.

## A question and its answer

settle-ask = What do you want to do?
settle-ask-where = Where?
settle-ask-on = on { $train }
settle-asked-may = Is that allowed?
settle-asked-must = Do you have to do that?
settle-asked-marker-on = Does your marker go on?
settle-asked-marker-off = Does your marker come off?
settle-asked-my-turn = Is it your turn again?
settle-asked-over = Is the round over?
settle-asked-knock = Do you have to knock?
settle-asked-caught = If you forget to knock, do you have to draw?
settle-asked-blanks = How many points is your hand? Do blanks count?
settle-asked-begin = Do you begin?
settle-asked-no-double = Do you draw until somebody gets a double?
settle-say-yes = Yes
settle-say-no = No
settle-say-should = You should
settle-say-double-blank = Only the double blank: { $points }
settle-all-agree = All sheets say the same.
settle-all-differ = The sheets differ.
settle-all-yes = All sheets say yes. They differ in what follows.
settle-all-no = All sheets say no. They differ in why, or in what you can do.
settle-by-all = What every sheet says
settle-instead-play = Play { $tile } on { $train } instead.
settle-instead-draw = You can only draw.
settle-instead-pass = You can only pass.
settle-instead-stop = You can only stop.
settle-one-mexican = There is only one Mexican train.
settle-free = You can, but you don’t have to.
settle-count-points =
    { $count ->
        [one] This hand is { $count } point.
       *[other] This hand is { $count } points.
    }
settle-count-caught =
    { $count ->
        [one] If somebody notices in time, you draw { $count } tile.
       *[other] If somebody notices in time, you draw { $count } tiles.
    }

## What follows

settle-then-closed = That closes the double.
settle-then-marker-on = Your marker goes on your train.
settle-then-marker-off = Your marker comes off.
settle-then-marker-same = Your marker stays as it is.
settle-then-marker-stays = Your marker stays on.
settle-then-owes = Play another tile straight away.
settle-then-last-knock = You have one tile left: knock before the next player acts.
settle-then-last-announced = You have one tile left: let the others know. Forgetting it costs nothing.
settle-then-drawn = If the tile you draw can be played, you must play it.
settle-then-otherwise = If it doesn’t fit, pass.
settle-then-otherwise-marked = If it doesn’t fit, pass and put your marker on.
settle-then-over-out = You go out, and the round is over.
settle-then-over-blocked = The round is blocked, so it’s over.
settle-then-mine = It is still your turn.
settle-then-turn = Then it is { $name }’s turn.
settle-short-marker-on = marker on
settle-short-marker-off = marker off
settle-short-marker-same = no marker
settle-short-marker-stays = marker stays on
settle-short-owes = one more tile
settle-short-last-knock = knock
settle-short-last-announced = say so
settle-short-over = round over

## What cannot be

settle-cannot-no-tiles = Tap the tiles you hold: without any the round is over.
settle-cannot-too-many-players = These rules are for { $most } players at most, not for { $players }.
settle-cannot-not-in-set = There is no tile { $tile } in a double-{ $pip } set.
settle-cannot-is-engine = The tile { $tile } is the engine, so it can be nowhere else.
settle-cannot-twice = The tile { $tile } is there twice.
settle-cannot-apart = The tile { $tile } does not match what lies before it.
settle-cannot-no-start = There are not enough tiles with { $pip } for so many trains to begin.
settle-cannot-no-end = No tiles are left that could make a train end in { $pip }.
settle-cannot-not-dead = You hold { $tile }, so the double { $pip } can still be covered.
settle-cannot-no-double = You owe a tile for a double, but that train does not end in one.
settle-cannot-nothing-owed = By these rules you owe nothing after a double that no tile is left to cover: your turn is over.
settle-cannot-no-series = These rules have no fast first turn.
settle-cannot-too-few-left = You hold so many tiles that too few are left for the others.
