### The rules in English: pages of rules, and the words for house rules.
###
### $pip is the number of a double, $tiles how many tiles.

## What is special about a sheet or a variant

rules-sheet-classic = The paper rules: a set of dominoes, a pad for the points, and a coin for each player as the marker. A double concerns only whoever laid it, and a match goes through all the doubles. On paper the boneyard is called the bone pile.
rules-sheet-gare = The French game of the station box. It is played like Station but for one point: whoever cannot complete the double they have just laid passes without putting the marker on. In French the tiles are called wagons and the boneyard is the cour des trains.
rules-sheet-nordic = The game of the Nordic box with the round hub. Hands are large, the engines go down one by one, and after a double you choose: cover it, or play elsewhere and leave it open for the others. In Norwegian the hub is the nav, the engine the motor, and the boneyard the beinhaug.
rules-sheet-station = The game of the box with the plastic station and the little coloured locomotives, which are the markers. An open double stops the whole table, and whoever forgets to knock may have to draw. The box calls the tiles box cars and the boneyard the train yard.
rules-variant-fast = In this variant your first turn of a round may be a whole series of tiles on your own train.
rules-variant-nine = In this variant 2 to 4 play with a double-9 set. From a double-12 set, take out every tile with a 10, an 11 or a 12.
rules-variant-open = In this variant all hands lie open on the table.
rules-variant-rounds = In this variant there is a round for every double, and the engine is set aside before the deal.
rules-house = These are house rules: everything below is as it is played with them.
rules-ours-from = Our reading: this sheet is silent here, and we follow { $sheet }.
rules-ours-words = Our reading: the sheet’s words can be taken otherwise.
rules-ours-silent = No sheet covers this. This is our rule.
rules-ours-unbound = This sheet says nothing about it, so nobody is bound.

## The aim

rules-aim = The aim
rules-aim-train = Everyone builds a train of tiles that match end to end, out from the engine in the middle of the table. One more train, the Mexican train, belongs to nobody and is there for all.
rules-aim-out = Be the first to lay your last tile: that wins the match.
rules-aim-points = Be the first to lay your last tile. What the others still hold counts against them, and at the end of the match the lowest total wins.

## What one needs

rules-need = What you need
rules-need-set = A double-{ $pip } set of dominoes: { $tiles } tiles, every pair of numbers from blank to { $pip } once.
rules-need-players = { $least } to { $most } players.
rules-need-players-only = { $players } players, no more and no fewer.
rules-need-players-some = As many players as the table under “The deal” names.
rules-need-players-none = These hands are too large for the set: for no number of players is a tile left to draw.
rules-need-markers = A marker for each player: a small piece, or a coin.
rules-need-hub = A hub for the middle of the table: the engine lies in it, and the trains leave from it.
rules-need-locomotives = Nine little locomotives: one for each player, in a colour of their own, as the marker, and the black one for the Mexican train.
rules-need-pieces = Eight coloured train markers, one for each player. The Mexican train has none.
rules-need-coins = A coin for each player, as the marker. The Mexican train has none.
rules-need-pad = A pad for the points, on which the doubles that have been the engine are ticked off.

## The deal

rules-deal = The deal
rules-deal-aside = Set the engine of the round aside, then shuffle the other tiles face down.
rules-deal-shuffle = Shuffle all the tiles face down.
rules-deal-hands = Everyone takes as many tiles as the table says. The rest stay face down: they are the boneyard.
rules-deal-hidden = Keep your tiles where the others cannot see them.
rules-deal-line-up = Sort your tiles into a row that matches end to end, beginning with the engine’s number: your line-up. What is left over are your extras, for the Mexican train and the trains of others.
rules-deal-facing = The sheet says that players lay their tiles before them face up. Most tables take that as facing oneself, so that the others do not see them, and so do we. To the letter, everyone sees all tiles: that is the variant “open”.
rules-deal-open = Everyone’s tiles lie open for all to see. Only the boneyard stays face down.

## The engine and the first turn

rules-engine = The engine and the first turn
rules-engine-highest = Whoever holds the highest double lays it in the middle of the table. It is the engine, from which all trains start.
rules-engine-again = In the next round it is once more the highest double anyone holds, so the same one can be the engine again.
rules-engine-unused = All trains start from the engine. The highest double anyone holds that has not been the engine yet in this match goes in the middle of the table.
rules-engine-blank = The double blank waits: it becomes the engine only when no other double is left.
rules-engine-nonblank = Whoever holds the highest double lays it in the middle of the table. It is the engine, from which all trains start. The double blank does not count for this.
rules-engine-draw = If nobody holds a double that can be the engine, each in turn draws a tile and keeps it, beginning with the first seat. Whoever draws one lays it at once.
rules-engine-draw-rounds = If nobody holds a double that can be the engine, each in turn draws a tile and keeps it. Whoever draws one lays it at once. The first seat draws first in round 1, the second in round 2, and so on.
rules-engine-over = When every double has been the engine, all of them may be it again.
rules-engine-fixed = The engine, from which all trains start, is the double { $pip }. Nobody has to hold it: it lies in the middle before the tiles are dealt.
rules-engine-descending = All trains start from the engine, which is put in the middle before the deal: the double { $pip } in round 1, one lower each round, the double blank in round { $round }.
rules-engine-descending-some = Nobody has to hold the engine, from which all trains start: it lies in the middle before the tiles are dealt. In round 1 it is the double { $pip }, then one lower each round, down to the double { $last } in the last.
rules-engine-descending-over = After the double blank it starts over with the double { $pip }.
rules-engine-ordinary = A double that has been the engine is an ordinary tile in later rounds.
rules-engine-first-layer = Whoever laid the engine also takes the first turn.
rules-engine-first-left = The player to the left of whoever laid the engine takes the first turn.
rules-engine-first-oldest = The oldest player takes the first turn. At an online table that is the first seat.
rules-engine-first-rotate = The oldest player takes the first turn of round 1. After that, the first turn moves one seat to the left each round. At an online table the first seat counts as the oldest.
rules-engine-first-second = The second seat takes the first turn.
rules-engine-first-second-rotate = The second seat takes the first turn of round 1. After that, the first turn moves one seat to the left each round.
rules-engine-first-holder = Whoever now has the highest double in hand takes the first turn. The double stays in the hand.
rules-engine-first-nobody = If nobody has a double, the first seat begins.
rules-engine-first-nobody-rounds = If nobody has a double, the first seat begins round 1, the second begins round 2, and so on.
rules-engine-clockwise = From there the turn goes round clockwise, always to the player on the left.

## A turn

rules-turn = Your turn
rules-turn-play = Lay one tile. One of its ends must match the end of the train you lay it on. A train that has not begun ends in the engine.
rules-turn-where = You may play on your own train, on the Mexican train, and on another player’s train while a marker is on it.
rules-turn-bound = An open double comes before all that: while there is one, you may play nowhere else.
rules-turn-must = If one of your tiles can be played, you must play. You may choose which one and where, but you may not draw or pass instead.
rules-turn-draw = If none can, draw one tile from the boneyard. If it can be played, you must play it. If not, or if the boneyard is empty, pass.

## A fast first turn

rules-fast = A fast first turn
rules-fast-series = In your first turn of a round you may lay more than one tile: if you begin on your own train, go on there, with as many tiles as you like, and stop when you like.
rules-fast-doubles = A double in the series asks for its second tile as always before you go on. If you have to pass, the series is over.
rules-fast-ends = The series ends by itself when none of your tiles fits your train any more.
rules-fast-ordinary = If your first play is on another train, it is an ordinary turn. If you pass in your first turn, the chance is gone until the next round.
rules-fast-ordinary-closing = If your first play closes an open double, or is on another train, it is an ordinary turn. If you pass in your first turn, the chance is gone until the next round.

## The Mexican train

rules-mexican = The Mexican train
rules-mexican-one = There is only one. Once it is started, everyone can play on it, even before starting their own train.
rules-mexican-any-time = As long as nobody has started it, you may do so in your turn with a tile that fits the engine, even before your own train has begun.
rules-mexican-after-own = As long as nobody has started it, you may do so in your turn with a tile that fits the engine, but only if your own train already has a tile.
rules-mexican-early = The sheet advises to start it as early as you can: it is one more place to play.

## The markers

rules-markers = The markers
rules-markers-pass = When you pass, your marker goes on your train.
rules-markers-pass-but = When you pass, your marker goes on your train. The one exception is told under “Doubles”.
rules-markers-unbegun = If your train has not begun, put it where the train will leave the engine.
rules-markers-elsewhere = It also goes on when you play on another train because none of your tiles, including the one you play, fits your own.
rules-markers-but = The second tile you owe after a double of yours does not count for this.
rules-markers-but-closing = Closing an open double does not count for this, and neither does the second tile you owe after a double of yours.
rules-markers-open = While your marker is on your train, everyone may play on it.
rules-markers-off = It comes off when you lay a tile on your own train yourself. Playing anywhere else does not take it off.

## Doubles, for whoever lays them

rules-doubles = Doubles
rules-doubles-across = A double is laid across the train, and you must play another tile straight away.
rules-doubles-last = If the double was your last tile, you owe nothing: the round is over.
rules-doubles-on-double = The second tile must go on that double and nowhere else.
rules-doubles-on-double-draw = If you have none that fits, draw one tile, even if you drew before in this turn.
rules-doubles-first = If one of your tiles fits the double, you must lay it there.
rules-doubles-first-else = If none does, play any other tile on any train open to you. That may be a double again, which then asks for a second tile of its own.
rules-doubles-first-draw = If you can play nothing at all, draw one tile, even if you drew before in this turn. It may go on the double or on any train open to you.
rules-doubles-any = The second tile may go on that double or on any train open to you, but it may not be a double itself.
rules-doubles-any-draw = If you have none that can be played, draw one tile, even if you drew before in this turn. It, too, may go on the double or elsewhere, and may not be a double.
rules-doubles-pass = If that does not help, or the boneyard is empty, you pass, and your marker goes on your train.
rules-doubles-pass-unmarked = If that does not help, or the boneyard is empty, you pass, but this time your marker does not go on. If it was on before, it stays.

## Doubles, for everyone else

rules-open = Open doubles
rules-open-binds = A double that ends a train with nothing laid on it is open. Until someone closes it, you can play only there, on anyone’s train, with a marker or without.
rules-open-cannot = If you can’t, draw one tile. If it doesn’t fit there either, or the boneyard is empty, pass and put your marker on, even if you have a tile for your own train.
rules-open-own = The same goes for you if the double you laid comes round to you still open: now a pass puts your marker on.
rules-open-closed = When the double is closed, play goes on as usual with the player to the left of the one who closed it.
rules-open-several = Several doubles can be open at once. Then you can choose which one to close, and all of them must be closed before play goes on as usual.
rules-open-free = If a double is still uncovered when its player’s turn is over, nobody else has to close it. That train just needs that number next.
rules-open-dead = Every number is on { $tiles } tiles. Once all of them are on the table, counting the engine, a double of that number is dead: nothing can ever be played on it.
rules-open-dead-free = Nobody has to close a dead double.
rules-open-dead-done = If you play a dead double, you don’t play a second tile: your turn is over.
rules-open-dead-owed = If you play a dead double, you still have to play a second tile, on another train.

## The last tile

rules-last = The last tile
rules-last-announced = If you laid a tile in your turn and have one left at its end, let the others know: knock on the table. At an online table it is announced for you. Forgetting costs nothing.
rules-last-announced-should = If you play a tile and have one left at the end of your turn, you should let the others know: knock on the table. At an online table it is announced for you. Forgetting costs nothing.
rules-last-chance = That gives the others a chance to get rid of their high tiles.
rules-last-knock = If you laid a tile in your turn and have one left at its end, knock on the table before the next player does anything.
rules-last-catch =
    { $tiles ->
        [one] If you forget, any other player may catch you. Then you draw { $tiles } tile, if one is left.
       *[other] If you forget, any other player may catch you. Then you draw { $tiles } tiles, or what is left if that is less.
    }
rules-last-catch-free = If you forget, any other player may catch you. There is no penalty.
rules-last-window = You can be caught as soon as the next player has drawn, played or passed, and until your own next turn.
rules-last-wrong = To accuse someone wrongly changes nothing. If you laid no tile in your turn, you need not knock.

## The end of a round

rules-end = The end of a round
rules-end-out = The round is over as soon as somebody has laid their last tile, even if it is a double.
rules-end-engine = Whoever was dealt a single tile and lays it as the engine has gone out already.
rules-end-blocked = The round is also over when it is blocked: at the end of a turn the boneyard is empty, and nobody holds a tile that fits the end of any train, with or without a marker.
rules-end-blocked-double = While an open double must be closed, only that counts: if the boneyard is empty and nobody holds a tile for it, the round is blocked.

## Points

rules-points = Points
rules-points-pips = Everyone counts the pips on the tiles left in their hand. Whoever went out has 0.
rules-points-blank =
    { $points ->
        [one] A blank end counts { $points } point.
       *[other] A blank end counts { $points } points.
    }
rules-points-blank-free = A blank end counts nothing.
rules-points-double =
    { $points ->
        [one] The double blank counts { $points } point.
       *[other] The double blank counts { $points } points.
    }
rules-points-double-free = The double blank counts nothing.
rules-points-example = For example, with 0-5, 3-6 and 0-0 left: { $one } + { $two } + { $three } = { $total }.

## The match

rules-match = The match
rules-match-one = The match is a single round. Whoever goes out wins. If the round is blocked, the lowest points win.
rules-match-single = The match is a single round. The lowest points win.
rules-match-every = The match has a round for every double: { $rounds } rounds.
rules-match-rounds = The match has { $rounds } rounds.
rules-match-total = The points of all rounds are added up. The lowest total wins.
rules-match-tie = Equal points win together.
rules-match-agree = If all players agree, the match ends after the round they are in.

## House rules: what each is called, what it means, and its values

rule-max-pip = Set of dominoes
rule-max-pip-about = The highest number on the tiles, and so how many there are.
rule-max-pip-value = Double-{ $pip }, { $tiles } tiles
rule-hand = Tiles for each
rule-hand-about = How many tiles each player is dealt, for 2, 3, 4 and more players.
rule-hand-value = For { $players } players: { $sizes }
rule-engine = The engine
rule-engine-about = Which double lies in the middle of the table.
rule-engine-highest-held = The highest double anyone holds
rule-engine-highest-unused-held = The highest double held, each only once a match
rule-engine-descending = Set aside: the highest first, one lower each round
rule-first = First turn
rule-first-about = Who begins a round.
rule-first-engine-player = Whoever laid the engine
rule-first-left-of-engine-player = The player to the left of whoever laid the engine
rule-first-rotate = The oldest, then one seat further each round
rule-first-highest-double-holder = Whoever holds the highest double
rule-rounds = Length of the match
rule-rounds-about = How many rounds are played until someone has won.
rule-rounds-one = One round, won by going out
rule-rounds-every-double = A round for every double
rule-rounds-every-double-value = { $rounds } rounds, one for every double
rule-rounds-value =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
rule-mexican-start = Starting the Mexican train
rule-mexican-start-about = When you may begin it with a tile that fits the engine.
rule-mexican-start-any-time = In any of your turns
rule-mexican-start-after-own-train = Once your own train has a tile
rule-marker = Your marker
rule-marker-about = When it goes on your train and opens it to everyone.
rule-marker-pass = When you pass
rule-marker-own-train-unplayable = Also when you play elsewhere with nothing for your own train
rule-follow-up = After laying a double
rule-follow-up-about = Where the second tile goes that you owe at once.
rule-follow-up-on-double = On the double, nowhere else
rule-follow-up-double-first = On the double if you can, otherwise anywhere
rule-follow-up-any-non-double = Anywhere, but not another double
rule-open-double = Open doubles
rule-open-double-about = Whether a double left uncovered holds up the other players.
rule-open-double-free = They bind nobody
rule-open-double-must-close = They must be closed before anything else
rule-own-double-pass-marks = Passing on your own double
rule-own-double-pass-marks-about = Whether your marker goes on when you have no second tile for the double you just laid.
rule-own-double-pass-marks-yes = Your marker goes on
rule-own-double-pass-marks-no = No marker
rule-last-tile = The last tile
rule-last-tile-about = Whether you must knock when you have one tile left.
rule-last-tile-announce = It is announced for you
rule-last-tile-penalty = Knock, or you may be caught
rule-last-tile-penalty-value =
    { $tiles ->
        [one] Knock, or be caught and draw { $tiles } tile
       *[other] Knock, or be caught and draw { $tiles } tiles
    }
rule-penalty-tiles = Penalty for not knocking
rule-penalty-tiles-about = How many tiles you draw when you are caught.
rule-penalty-tiles-value =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
rule-blank-points = A blank end
rule-blank-points-about = How many points a blank end counts in your hand.
rule-blank-points-value =
    { $count ->
        [one] counts { $count } point
       *[other] counts { $count } points
    }
rule-double-blank-points = The double blank
rule-double-blank-points-about = How many points the double blank counts in your hand.
rule-double-blank-points-value =
    { $count ->
        [one] counts { $count } point
       *[other] counts { $count } points
    }
rule-fast-first-turn = Fast first turn
rule-fast-first-turn-about = Whether you may lay many tiles on your own train in your first turn of a round.
rule-fast-first-turn-yes = As many tiles as you like
rule-fast-first-turn-no = One tile, as in any turn
rule-open-hands = Hands
rule-open-hands-about = Whether everyone sees every hand.
rule-open-hands-yes = Open to all
rule-open-hands-no = Hidden

## The pages themselves

rules-page-title = Rules
rules-page-lead = Mexican Train is a game of dominoes for two to eight. Everyone lays a train of tiles that match end to end, out from a double in the middle of the table, the engine. A player who cannot play opens their train to all, and one train, the Mexican, is always open to everyone. The round ends when someone plays their last tile; the tiles left in the other hands count against their owners.
rules-page-sheets = The sheets
rules-page-sheets-about = How it is played in detail differs from box to box. These are the rules of four printed sheets and their variants, each complete; what we filled in is marked.
rules-page-learn = Prefer to learn by playing? A first round in five minutes
rules-page-differences = The differences at a glance
rules-page-differences-about = Within a row, sheets that say the same have the same shade.
rules-page-with = { $variant }: { $value }
rules-page-of = Rules: { $sheet }
rules-page-all = All rules
rules-page-variants = Variants
rules-page-printed = as printed
rules-page-print = Print on one page
rules-page-contents = On this page
rules-page-changed = A bar in the margin marks what is not as in { $sheet }.
rules-page-readings = What we filled in
rules-page-differs = Changed:
rules-page-players = Players
rules-page-tiles = Tiles each
rules-page-boneyard = Boneyard
rules-page-figure-scene = The engine and three trains: yours, one with a marker on it, and the Mexican train.
rules-page-figure-turn = A train leaves the engine: touching ends match.
rules-page-figure-mexican = The Mexican train: nobody’s, and open to everyone.
rules-page-figure-mexican-black = The Mexican train, with the black marker.
rules-page-figure-markers = A train with its marker on: open to everyone.
rules-page-figure-doubles = A double lies across the train. Here the second tile went on it.
rules-page-figure-open = An open double: nothing lies on it yet.
rules-page-unknown = There are no such rules
rules-page-unknown-about = There is no sheet or variant of this name here, or these house rules do not go together. All those there are can be found under “All rules”.
