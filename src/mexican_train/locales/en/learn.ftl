### The lesson in English: one short round, explained.
###
### $tile is the tile spoken of, $end the number at the end of the train that is pointed at, $name
### whose train it is, or who has just played; $tiles and $boneyard are how many lie in a hand and
### in the boneyard. Every sentence is true of the sheet that is played
### in the lesson; where sheets differ, it says so.

## The page

learn-title = Learn to play
learn-card = The lesson
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-restart = Start over
learn-welcome-back = Welcome back! Here is where you were.
learn-show = Show me
learn-play = Play a real round
learn-rules = The rules, sheet by sheet
learn-again = Once more

## The deal, the engine and your own train

learn-welcome = Welcome! Let us play one short round with { $names }. Whoever is first without a tile wins it.
learn-deal = First the tiles are shuffled, face down. Then everyone is dealt some, here { $tiles } each: how many depends on the sheet and on how many play.
learn-hand = These are your tiles. Each has two ends, and each end has its pips. Only you can see them.
learn-boneyard = The other { $boneyard } tiles stay face down: they are the boneyard. Whoever has nothing to play draws from it.
learn-engine = In the middle lies the engine, today the double { $engine }. Every train starts from it.
learn-engine-found = Here the highest double is set aside as the engine before the deal, and one lower each round. By other sheets it is the highest double that anyone holds.
learn-first = Who begins? Here the oldest, and in each new round the next player to the left: today you. By other sheets it is whoever laid the engine, or the player to their left.
learn-start = Your train leaves the engine, so it begins with a { $end }. Choose { $tile }, then the lit place on your track.
learn-start-otherwise = It fits there too, but that is the track of the Mexican train. We will come to it. First begin a train of your own.

## Ends match; the trains of others are closed

learn-closed = { $name }’s train ends in { $end }, and you hold a { $end }. Still, you may not play there: a closed train is its owner’s alone.
learn-match = On your own train the next tile must match the end. It ends in { $end }: play { $tile }.
learn-drew = { $name } had no tile that fits, and drew one. It did fit, so it was played at once.

## Nothing fits: draw, pass, the marker

learn-draw = Now you: your train ends in { $end }, and none of your tiles fits. Draw one from the boneyard.
learn-pass = You drew { $tile }, and it does not fit either. That happens to everyone. Pass.
learn-marker = Whoever passes puts up a marker: here is your little locomotive. Your train is open now, and everyone may play on it.
learn-guest = And { $name } does! The tile stays there, and your train now ends in { $end }.
learn-own = Play on your own train and the marker comes off: your { $tile } fits.

## The Mexican train

learn-mexican = { $name } had another { $engine } and started the Mexican train. It is nobody’s, and it is always open: everyone may play on it.
learn-on-mexican = So may you. It ends in { $end }: play { $tile } on the Mexican train.
learn-on-mexican-otherwise = That fits too. But your own train can wait, nobody else may touch it. Try the Mexican train first.

## Doubles

learn-double = { $tile } is a double: both ends are the same. A double lies across the train. Play it.
learn-double-otherwise = That fits too. But keep it for a moment: you will want it right after the double.
learn-follow = A double asks for one more tile, at once. Cover it with { $tile }.
learn-left-open = { $name } laid a double, had no tile to follow it, drew, and had to pass. Nothing covers the double: it stays open.
learn-binds = An open double binds everyone: nothing else may be played until somebody closes it. { $name } could not, and had to pass too.
learn-close-draw = Your turn. You have a tile for your own train, but the double comes first, and you hold no { $end }. Draw.
learn-close = What luck, { $tile }! Close the double with it.

## An open train

learn-visit = { $name }’s marker is still up, so you may play there. That train ends in a blank, and blank fits blank: play { $tile }.
learn-visit-otherwise = That fits too. But your own train will wait for you, and { $name }’s may soon be closed. Play there while you can.

## The end

learn-last-two = Two tiles left, and they fit together. Play { $tile } on your own train first.
learn-knock = One tile left! Everyone must hear of it, so you knock on the table. Here the table does it for you; some sheets want you to do it yourself.
learn-out = Your last tile fits. Play it, and you go out!
learn-over = You have laid your last tile, so the round is over. Now everyone counts the pips left in their hand: those are their points.
learn-fewest = You have none, and that is best: the fewest points win. A match has many rounds, each with another engine, and the lowest total wins it.
learn-sheets = Now you know the game! Rule sheets differ a little: where the tile after a double may go, who must close it, when the Mexican train may begin, what a blank counts. The table always lights up what you may do.
