### The table in English.
###
### Where someone does something, $you says whether it is the reader: yes or no. $names are
### several people, already put together as "Ada, Bruno and Cleo", and $count is how many.

## Words that others are made of

-brand = Mexican Train
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seats-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }

## Everywhere

title = { -brand }
title-your-turn = ● Your turn · { -brand }
close = Close
home = Home
waiting = One moment…
again = Try again
missing = There is nothing here
missing-about = The address may have been cut short on its way to you.
unreachable = This page cannot be fetched
unreachable-about = Perhaps the connection is gone for a moment.
language = Language
number = { $value }
your-name = Your name
guest = Guest
clock-seconds = { $seconds } s
copy = Copy
copied = Copied
you-watch = You are watching.
day-title = Deal of the day
challenge = Challenge
deal-practice = practice
send-title = Send this deal
sheet-classic = Classic
sheet-gare = Gare
sheet-nordic = Nordic
sheet-station = Station
sheet-with-house = { $sheet }, with house rules
variant-fast = fast
variant-nine = double-9
variant-open = open
variant-rounds = rounds

## The table

round-of = Round { $round } of { $rounds }
watching = watching
on-this-device = on this device
in-this-tab = in this tab only
boneyard = in the boneyard
boneyard-short = boneyard { $count }
tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
points-short = { $points } pts
lane-whole = show the whole train
lane-is-open = open train
lane-plays = to play
lane-ends = ends in { $pip }
lane-ends-close = ends in the double { $pip }, to close
lane-length =
    { $count ->
        [one] { $count } tile long
       *[other] { $count } tiles long
    }
mexican = Mexican train
mexican-open = open to all
mexican-open-short = open
away = away
bot-plays = a bot plays
bot-plays-short = bot
you = You
you-among = you
folded = +{ $count }
slot = here
slot-close = close it
slot-on = { $here }, play { $tile } on { $train }
to-close = to close
engine = The engine: double { $pip }
tile = { $one } and { $other }
tile-double = double { $pip }
tile-blank = blank
tile-playable = { $tile }, can be played on { $trains }
hand = Your tiles
hint = Hint
draw = Draw
pass = Pass
stop = Stop here
knock = Knock!
catch = Catch { $name }!
call-knocked = Knock, knock!
call-caught = Forgot to knock!
let-bot-play = Let a bot play
sound = Sound
menu = Menu
chat = Chat
chat-unread =
    { $count ->
        [one] { chat }, { $count } new message
       *[other] { chat }, { $count } new messages
    }
log = What happened

## The hand

lately = Since your last turn
lately-drew = drew
lately-passed = passed
hand-plan = Plan
hand-planned =
    { $count ->
        [one] Planned: a train of { $count } tile, then the extras.
       *[other] Planned: a train of { $count } tiles, then the extras.
    }
hand-planned-none = No tile fits your train just now.
hand-train = Train of { $count }
hand-line-up = Your train
hand-extras = Extras
hand-moved-train = { $tile }: place { $place } of { $count } in the train
hand-moved-extras = { $tile }: place { $place } of { $count } among the extras
hand-keys = Arrow keys choose a tile, Enter plays it, Shift with an arrow moves it, Esc puts it back.
hand-asks = E tells the ends of the trains, T whose turn it is and what fits, L what happened last; K knocks, or catches whoever forgot to.

## Trains and doubles as they are spoken of

train-yours = your train
train-own = their own train
train-of = { $name }’s train
train-mexican = the Mexican train
double-yours = the double { $pip } on your train
double-of = { $name }’s double { $pip }
double-mexican = the Mexican train’s double { $pip }

## What must be done

duty-play = Your turn: play a lit tile.
duty-one = Your turn: one tile fits.
duty-choose = Where shall { $tile } go?
duty-draw = Your turn: nothing fits, so draw.
duty-pass = Your turn: nothing fits, so pass.
duty-close = Your turn: close { $double }.
duty-close-draw = Nothing closes { $double }: draw.
duty-close-pass = Nothing closes { $double }: pass.
duty-follow = You laid a double: play one more tile.
duty-follow-draw = You laid a double and have nothing to follow it: draw.
duty-follow-pass = You laid a double and have nothing to follow it: pass.
duty-series = First turn: lay all you can on your own train.
duty-series-stop = First turn: go on laying tiles, or stop here.
duty-knock =
    { $tiles ->
        [0] One tile left: knock now!
       *[other] One tile left: knock now, or you draw { $tiles } if somebody notices.
    }
turn-other = { $name } is playing.
turn-other-announced = One tile left: the table has knocked for you. { $name } is playing.
turn-other-close = { $name } has to close { $double }.
turn-other-own = { $name } has to close their own double { $pip }.
turn-other-follow = { $name } laid a double and plays again.
turn-away = { $name } is away. The host can let a bot play.
turn-away-host = { $name } is away. You can let a bot play until they are back.
turn-paused = The table is paused.
turn-paused-host = You are the host, and the table is paused. Go on when everybody is ready.
turn-over = The round is over.

## What happened

did-round-began = Round { $number }: the engine is the double { $engine }.
did-first =
    { $you ->
        [yes] You go first.
       *[no] { $name } goes first.
    }
did-played =
    { $you ->
        [yes] You played { $tile } on { $train }.
       *[no] { $name } played { $tile } on { $train }.
    }
did-laid =
    { $you ->
        [yes] You laid the double { $pip } on { $train }.
       *[no] { $name } laid the double { $pip } on { $train }.
    }
did-closed =
    { $you ->
        [yes] You closed the double { $pip } with { $tile }.
       *[no] { $name } closed the double { $pip } with { $tile }.
    }
did-drew =
    { $you ->
        [yes] You drew a tile.
       *[no] { $name } drew a tile.
    }
did-drew-tile =
    { $you ->
        [yes] You drew { $tile }.
       *[no] { $name } drew { $tile }.
    }
did-passed =
    { $you ->
        [yes] You passed.
       *[no] { $name } passed.
    }
did-passed-open =
    { $you ->
        [yes] You passed; your train is open.
       *[no] { $name } passed; the train is open.
    }
did-stopped =
    { $you ->
        [yes] You stopped.
       *[no] { $name } stopped.
    }
did-marker-placed =
    { $you ->
        [yes] Your train is open now.
       *[no] { $name }’s train is open now.
    }
did-marker-taken =
    { $you ->
        [yes] Your train is closed again.
       *[no] { $name }’s train is closed again.
    }
did-knocked =
    { $you ->
        [yes] You have one tile left.
       *[no] { $name } has one tile left.
    }
caught-draws =
    { $count ->
        [0] nothing to draw
       *[other] { count-tiles } to draw
    }
# $you: yes when you were caught, by when you caught someone.
did-caught =
    { $you ->
        [yes] { $catcher } caught you: { caught-draws }.
        [by] You caught { $name }: { caught-draws }.
       *[no] { $catcher } caught { $name }: { caught-draws }.
    }
did-sat =
    { $you ->
        [yes] You sat down.
       *[no] { $name } sat down.
    }
did-bot-sat = { $name }, a bot, sat down.
did-emptied = A seat became free.
did-changed = The host changed how we play.
did-hosted =
    { $you ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
did-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $name } is ready.
    }
did-agreed =
    { $you ->
        [yes] You agree to end the match after this round.
       *[no] { $name } agrees to end the match after this round.
    }
did-paused = The table is paused.
did-resumed = The table goes on.
did-seat-asked = { $name } is watching and would like a seat.
did-lobby-reopened = The table is open for new players before the next match.
did-seat-promised = From the next round on { $latecomer } plays in the seat of { $name }.
did-seat-withdrawn = { $name } keeps the seat.
did-stood-in =
    { $you ->
        [yes] A bot plays for you for now.
       *[no] A bot plays for { $name } for now.
    }
did-handed-back =
    { $you ->
        [yes] You play again.
       *[no] { $name } plays again.
    }
did-left =
    { $you ->
        [yes] You left; a bot has the seat.
       *[no] { $name } left; a bot has the seat.
    }
did-invite-renewed = The host renewed the invite.
did-removed =
    { $you ->
        [yes] The host gave your seat to a bot.
       *[no] The host removed { $name }; a bot has the seat.
    }
did-round-over-out =
    { $you ->
        [yes] You went out and won the round.
       *[no] { $name } went out and won the round.
    }
# $you among those named: alone, also (with others) or no.
did-round-over-blocked =
    { $you ->
        [alone] Nobody can play: you held the least.
       *[no] Nobody can play: { $names } held the least.
    }
did-match-over =
    { $you ->
        [alone] The match is over: you won.
       *[no] The match is over: { $names } won.
    }

## The end of a round and of a match

over-show = Show the score

## Of the menu, and elsewhere too

menu-resume = Go on

## The connection

net-lost = The connection is lost. Coming back…
net-found = You are back at the table.
net-connecting = On the way to the table…
seat-given = The seat is yours.
seat-declined = There is no seat for you just now. You can keep watching.
plate-next = next: { $name }
plate-next-short = → { $name }
net-removed = Your seat was given up. You are watching now.
refused-unreachable = The server cannot be reached.
