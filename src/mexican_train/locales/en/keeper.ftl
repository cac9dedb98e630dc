### The score keeper for a table with real dominoes, in English.

## All matches

keeper-title = Score keeper
keeper-lead = Keep score for a game with real dominoes. It shows each round’s engine and who starts, and does the adding.
keeper-new = New match
keeper-matches = Your matches
keeper-kept-here = Matches stay on this device.
keeper-offline = Once this page has been opened, it also works without a connection.
keeper-online = To open this page you need a connection to its server.
keeper-delete = Delete { $name }
keeper-deleted = Deleted: { $name }.
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
keeper-who-about = In the order you sit, going round to the left.
keeper-who-oldest = The oldest first, then round to the left. Under these rules the oldest starts round 1.
keeper-player = Player { $number }
keeper-name-of = Name of player { $number }
keeper-colour-of = Colour of { $name }
keeper-up = Move { $name } up
keeper-leaves = Take { $name } off the list
keeper-add = Add a player
keeper-known = Played here before
keeper-known-forget = Forget these names
keeper-pauses = { $name } pauses or leaves
keeper-comes-back = { $name } comes back
keeper-back-short = Is back
keeper-rounds = Rounds
keeper-match-name = Name of the match
keeper-match-name-hint = optional
keeper-start = Start
keeper-save = Save
keeper-print-empty = Print an empty sheet
keeper-print-columns = Columns of the sheet
keeper-columns = { $count } columns

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
keeper-begins-left = { $name } begins, to the left of the player who laid the engine.
keeper-begins-holder = { $name } has the highest double and begins. It stays in the hand.
keeper-there = At the table
keeper-there-deal =
    { $tiles ->
        [one] { $players } play, { $tiles } tile each
       *[other] { $players } play, { $tiles } tiles each
    }
keeper-there-open = { $players } play. These rules give no hand size for so many players.
keeper-there-change = change
keeper-there-about = Tap anyone who is taking a break or has left. Tap again when they are back.
keeper-there-more = Someone joins, or seats change
keeper-sizes-people = Players
keeper-sizes-tiles = Tiles each
keeper-missed = How should missed rounds be scored?
keeper-missed-mean = The average
keeper-missed-mean-about = The average of those who played the round.
keeper-missed-none = Nothing
keeper-missed-none-about = Ranked by average points per round. Players who missed more than half aren’t ranked.
keeper-missed-own = A number of your own
keeper-missed-own-about = The same for everyone, for each missed round.
keeper-missed-points = Points for a missed round
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
keeper-missed-this = { $name } missed this round
keeper-too-many = { $points } points is too many: the tiles nobody else has add up to { $most }.
keeper-heavy = More than the { $tiles } heaviest tiles, which count { $points }. Is that right?
keeper-by = How to count
keeper-by-number = Number pad
keeper-by-tiles = Tap the tiles
keeper-clear = Clear
keeper-erase = Erase the last digit
keeper-next = Next: { $name }
keeper-last-one = This is the last one.
keeper-done = Done
keeper-tiles = All tiles of the set
keeper-tiles-about = Tap what is left in this hand.
keeper-pips = Show only tiles with
keeper-pip = Only tiles with { $pip }
keeper-tile-back = { $tile }, put back
keeper-tile-of = { $tile }, in the hand of { $name }
keeper-is-engine = { $tile }, the engine
keeper-taken = { $name } already has the tile { $tile }. There is only one of each.
keeper-give = Give it to { $name }

## The score pad

keeper-pad = Score pad
keeper-pad-about = Tap any entry to correct it.
keeper-cell = Round { $round }, { $name }: { $said }
keeper-cell-empty = nothing yet
keeper-cell-out = went out, 0
keeper-cell-missed = missed, not counted
keeper-cell-missed-counts = missed, counts { $points }
keeper-away = away
keeper-undo = Undo
keeper-redo = Redo
keeper-undone = Taken back: { $what }.
keeper-redone = Done again: { $what }.
keeper-what = round { $round }, { $name }
keeper-what-out = round { $round }, who went out
keeper-what-engine = round { $round }, the engine
keeper-what-first = round { $round }, who begins
keeper-what-there = round { $round }, whether { $name } plays
keeper-what-missed = what a missed round counts
keeper-what-taken = the match from another phone
keeper-what-match = names and rules
keeper-what-end = the end of the match
keeper-refused = This browser keeps nothing: the points will be gone when you close the page.

## How it stands

keeper-after =
    { $rounds ->
        [one] After { $rounds } round. The fewest points win.
       *[other] After { $rounds } rounds. The fewest points win.
    }
keeper-gap =
    { $count ->
        [one] Round { $round } is not counted yet: { $names } is missing.
       *[other] Round { $round } is not counted yet: { $names } are missing.
    }
keeper-per-round = { $mean } per round
keeper-sum-mean = Per round
keeper-missed-brackets = In brackets: missed rounds.
keeper-missed-row = Missed rounds
keeper-missed-says-mean = A missed round counts as many points as those who played it had on average.
keeper-missed-says-own =
    { $points ->
        [one] A missed round counts { $points } point.
       *[other] A missed round counts { $points } points.
    }
keeper-missed-says-none = Missed rounds don’t count: places go by average points per round.
keeper-missed-says-few = Missed rounds don’t count: places go by average points per round. Players who missed more than half aren’t ranked.
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
keeper-paper-doubles = Cross off each double that has been the engine.

## To another phone

keeper-hand-on = Hand it to another phone
keeper-hand-on-about = Scan this code with the other phone, or send the link. The whole match is in it, and no server keeps it.
keeper-hand-on-code = The whole match, for another phone
keeper-hand-on-after = This phone keeps the match too. Continue on only one of the two.
keeper-code-long = This match is too long for a code that phones can read. Send the link instead.
keeper-code-send = Send the link
keeper-link-damaged = This link is incomplete. Ask for it again, or scan the code once more.
keeper-link-browser = This browser is too old to read the link. Open it in a newer one.
keeper-take = A match from another phone
keeper-take-it = Keep it on this phone
keeper-take-not = Not now
keeper-take-changed = changed { $when }
keeper-take-same = This phone already has exactly the same match.
keeper-take-open = Open it
keeper-take-newer = This phone has this match already. The one from the other phone is newer.
keeper-take-older = This phone has this match already. The one from the other phone is older.
keeper-take-mine = On this phone
keeper-take-replace = Replace the one here
keeper-take-both = Keep both
keeper-take-keep = Keep the one here
keeper-take-copy = { $name } (2)

## Guests who count themselves

keeper-guests = Guests count on their phones
keeper-guests-scan = Everyone scans this code with their own phone, once for the whole evening.
keeper-guests-count = There they tap their name and count their hand.
keeper-guests-back = Then scan the code that their phone shows with this phone’s camera. That writes the points down.
keeper-guests-come = What they send is written down here by itself while this page is open.
keeper-guests-code = This match, for guests
keeper-guests-lack = Still to be counted: { $names }.
keeper-guests-all = Everyone is counted.
keeper-guests-next = On to round { $round }
keeper-guest = Count your hand
keeper-guest-who = Who are you?
keeper-guest-show = Show the code
keeper-guest-send = Send my points
keeper-guest-says =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
keeper-guest-back = Let the person keeping score scan this code, or send them the link.
keeper-guest-sent = Sent. The person keeping score sees it on their phone.
keeper-guest-tile = Sent, but { $holder } already has the tile { $tile }. Check with { $holder }, then count again.
keeper-guest-out = Sent, but { $holder } is already down as out. The person keeping score has to choose.
keeper-guest-code = Your points, for the person keeping score
keeper-guest-again = Count again
keeper-guest-next = Count round { $round }
keeper-guest-other = Count for somebody else
keeper-points-taken =
    { $points ->
        [one] Written down: { $name }, round { $round }, { $points } point.
       *[other] Written down: { $name }, round { $round }, { $points } points.
    }
keeper-points-asks =
    { $before ->
        [one] { $name } already has { $before } point in round { $round }. Change it to { $points }?
       *[other] { $name } already has { $before } points in round { $round }. Change it to { $points }?
    }
keeper-points-asks-out = { $holder } is already down as out in round { $round }. Change it to { $name }?
keeper-points-replace = Write down { $points }
keeper-points-replace-out = Change it to { $name }
keeper-points-leave = Leave it as it is
keeper-points-nowhere = This phone doesn’t have the match. Open the link on the phone that keeps score.
keeper-points-other = These points don’t fit this match: its players have changed. { $name } should scan the code again.
keeper-points-later = { $name } counted round { $round }, but that round hasn’t come yet.
keeper-points-away = { $name } is marked as missing in round { $round }.
keeper-points-tile = { $holder } already has the tile { $tile }, so the points of { $name } are not written down. One of the two has to count again.
keeper-points-many = { $name }: { $points } is too many. The tiles that nobody else has add up to { $most }.
