### Settle an argument at a table with real dominoes, in English.

settle-title = Settle an argument
settle-lead = Tell what lies on the table and which tiles you hold. You see what is allowed and why, by every sheet of rules.

## Situations to begin with

settle-ready = Arguments people have
settle-ready-open = Somebody left a double open
settle-ready-follow = I laid a double and cannot follow it
settle-ready-mexican = May I start the Mexican train already?
settle-ready-drawn = May I keep the tile I drew?
settle-ready-dead = Nobody can cover that double any more

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
settle-series = I am in my fast first turn

## The verdict

settle-by = By which rules?
settle-more-rules = Variants and house rules
settle-by-sheet = By the sheet { $sheet }
settle-by-house = By the sheet { $sheet }, with your house rules
settle-duty-play = It is your turn: play a tile that has a tick.
settle-may = May be played on { $train }.
settle-may-not = Not on { $trains }.
settle-may-deed = That is allowed now.
settle-on = { $tile } on { $train }
settle-read = Read the sheet
settle-sheets = All sheets side by side
settle-differ = They do not agree. Tap a sheet to see why.
settle-agree = They all agree here.
settle-differs = (the sheets differ)
settle-yes = allowed
settle-no = not allowed. { $why }
settle-send = Send it to whoever disagrees
settle-send-about = The link opens this page with the same situation.
settle-offline = There is no connection, and the rules are on the server. Your situation stays here until it is back.

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
