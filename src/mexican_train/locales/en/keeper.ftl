### The score keeper for a table with real dominoes, in English.

## All matches

keeper-title = Score keeper
keeper-lead = Real dominoes on a real table: this is the pad. It knows the engine of each round and who begins, counts the tiles for you and adds up.
keeper-new = New match
keeper-matches = Your matches
keeper-kept-here = Matches stay on this device. Once the page has been opened, it also works without a connection.
keeper-delete = Delete { $name }
keeper-deleted = Deleted: { $name }.
keeper-house = { $sheet }, house rules
keeper-not-begun = No points yet
keeper-even = All level
keeper-leads =
    { $count ->
        [one] { $names } leads
       *[other] { $names } lead
    }
keeper-left =
    { $rounds ->
        [one] { $rounds } round to play
       *[other] { $rounds } rounds to play
    }
keeper-all-played =
    { $rounds ->
        [one] { $rounds } round played
       *[other] { $rounds } rounds played
    }

## A new match

keeper-back = Back
keeper-change = Change names and rules
keeper-who = Who plays?
keeper-who-about = In the order you sit, round the table to the left.
keeper-who-oldest = The oldest first, then round the table to the left. By these rules the oldest begins round 1.
keeper-player = Player { $number }
keeper-name-of = Name of player { $number }
keeper-colour-of = Colour of { $name }
keeper-up = Move { $name } up
keeper-leaves = Take { $name } off the list
keeper-add = Add a player
keeper-rounds = Rounds
keeper-rounds-other = Another number
keeper-match-name = Name of the match
keeper-match-name-hint = if it should have one
keeper-start = Start
keeper-save = Save
keeper-print-empty = Print an empty sheet

## The round that is played

keeper-engine = The engine is the double { $pip }.
keeper-engine-aside = Put it in the middle before you shuffle.
keeper-engine-which = Which double was laid as the engine?
keeper-engine-used = { $tile }, not this time
keeper-other = Change
keeper-layer-who = Who laid it?
keeper-holder-who = Who has the highest double in hand?
keeper-nobody = Nobody has a double
keeper-begins-oldest = { $name } begins: the oldest, first on the list.
keeper-begins-next = { $name } begins: one seat further each round.
keeper-begins-second = { $name } begins: second on the list.
keeper-begins-laid = { $name } laid the engine and begins.
keeper-begins-left = { $name } begins, to the left of whoever laid the engine.
keeper-begins-holder = { $name } has the highest double and begins. It stays in the hand.
keeper-deal =
    { $tiles ->
        [one] Everyone takes { $tiles } tile.
       *[other] Everyone takes { $tiles } tiles.
    }
keeper-why = What the rules say
keeper-count = The round is over: count
keeper-count-on = Go on counting

## Counting

keeper-round = Round { $round }
keeper-entry-close = Back to the score pad
keeper-entry-engine = Engine and first turn
keeper-ended = Out
keeper-blocked-short = nobody
keeper-out-short = out
keeper-out-who = Who went out?
keeper-blocked = Nobody: the round is blocked
keeper-is-out = went out, no points
keeper-hand = left in hand
keeper-out = Went out
keeper-by = How to count
keeper-by-number = Number pad
keeper-by-tiles = Tap the tiles
keeper-clear = Clear
keeper-erase = Erase the last digit
keeper-next = Next: { $name }
keeper-last-one = The last one: then the round is counted.
keeper-done = Done
keeper-tiles = All tiles of the set
keeper-tiles-about = Tap what is left in this hand.
keeper-pips = Show only tiles with
keeper-pip = Only tiles with { $pip }
keeper-tile-back = { $tile }, put back
keeper-tile-of = { $tile }, in the hand of { $name }
keeper-is-engine = { $tile }, the engine
keeper-taken = { $name } already has the tile { $tile }. Each tile is there only once.
keeper-give = Give it to { $name }

## The score pad

keeper-pad = Score pad
keeper-pad-about = Tap any entry to correct it.
keeper-cell = Round { $round }, { $name }: { $said }
keeper-cell-empty = nothing yet
keeper-cell-out = out, 0
keeper-undo = Undo
keeper-redo = Redo
keeper-undone = Taken back: { $what }.
keeper-redone = Done again: { $what }.
keeper-what = round { $round }, { $name }
keeper-what-out = round { $round }, who went out
keeper-what-engine = round { $round }, the engine
keeper-what-first = round { $round }, who begins
keeper-what-match = names and rules
keeper-what-end = the end of the match
keeper-refused = This browser keeps nothing: the points are gone when you close the page.

## How it stands

keeper-after =
    { $rounds ->
        [one] After { $rounds } round. The fewest points win.
       *[other] After { $rounds } rounds. The fewest points win.
    }
keeper-engines = Engines still to come
keeper-end = End the match after round { $round }

## Sending it on

keeper-share = To keep or to send
keeper-share-text = Send as text
keeper-share-picture = Send as a picture
keeper-share-table = Save as a table (CSV)
keeper-print = Print
keeper-more = This match
keeper-again = Play again
keeper-play-on = Play on after all
keeper-rules = Read the rules
keeper-no-picture = This browser cannot draw the picture.
keeper-text-title = { -brand }: { $name }
keeper-engine-short = Engine
keeper-date = Date
keeper-paper-out = A ring marks who went out.
