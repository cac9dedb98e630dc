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

learn-welcome = Welcome! Let us play one short round with { $names }. The first to run out of tiles wins it.
learn-hand = The tiles are shuffled and dealt. These are yours, and only you can see them. Each has two ends, and each end has its pips.
learn-engine = In the middle lies the engine, the double { $engine }. Every train starts from it. The oldest player begins: today that is you.
learn-engine-held = You held the highest double, the double { $engine }. It lies in the middle now as the engine, from which every train starts. It also means that you begin.
learn-start = Your train leaves the engine, so it begins with a { $end }. Choose { $tile }, then the lit place on your track.
learn-start-otherwise = It fits there too, but that is the track of the Mexican train. We will come to it. First begin a train of your own.

## Ends match; the trains of others are closed

learn-closed = { $name }’s train ends in { $end }, and you hold a { $end }. Still, you may not play there: only its owner can play on a closed train.
learn-match = On your own train the next tile must match the end. It ends in { $end }: play { $tile }.
learn-drew = { $name } had no tile that fits and drew one from the boneyard. It did fit, so it was played at once.

## Nothing fits: draw, pass, the marker

learn-draw = Now you: your train ends in { $end }, and none of your tiles fits. Draw one from the boneyard, the { $boneyard } tiles that lie face down.
learn-pass = You drew { $tile }, and it does not fit either. That happens to everyone. Pass.
learn-marker = If you pass, your marker goes up: here is your little locomotive. Your train is open now, and everyone may play on it.
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
learn-knock = One tile left! Let everyone know: tap “Knock!” If you forget and somebody notices, you draw { $penalty } tiles.
learn-announced = One tile left! Everyone must hear of it, so you knock on the table. Here the table does it for you; by other sheets you do it yourself.
learn-elsewhere = { $name } had nothing for their own train and played elsewhere. Then the marker goes up too, not only after a pass.
learn-out = Your last tile fits. Play it, and you go out!
learn-over = You have laid your last tile, so the round is over. Now everyone counts the pips left in their hand: those are their points.
learn-blanks = A blank is no bargain: left in a hand each counts { $one }, and 0-0 even { $double }. { $name } still held it. Play yours in time!
learn-fewest = You have none, and that is best: the fewest points win.
learn-round-held = A match has several rounds. In each the highest double that anyone holds is the engine, and whoever held it begins. The lowest total wins the match.
learn-round-lower = A match has several rounds. In each the engine is one lower, and the next player to the left begins. The lowest total wins the match.
learn-sheets = Now you know the game! Rule sheets differ a little: where the tile after a double may go, who must close it, when the Mexican train may begin, what a blank counts. The table always lights up what you may do.
