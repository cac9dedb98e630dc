## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. You are { $name }. At the table: { $names }. Type help for what you can say.
plain-welcome-watching = { $sheet }. You are watching. Type help for what you can say.
plain-ends = Ends: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, open
plain-end-double = { $train } double { $pip }, to be closed
plain-train = { $train }: { $tiles }
plain-hand = Your tiles: { $tiles }.
plain-none = none
plain-boneyard = In the boneyard: { $count }. In hand: { $counts }.
plain-count = { $name } { $count }
plain-play =
    { $count ->
        [one] Your turn: { $count } tile fits.
       *[other] Your turn: { $count } tiles fit.
    }
plain-option = { $number }. { $what }
plain-choose =
    { $count ->
        [one] Type 1.
       *[other] Type a number from 1 to { $count }.
    }
plain-ask-seat = To ask for a seat, type “seat” and your name.
plain-give = Type “give { $name }” to give a bot’s seat now, “give { $name } next” to give it from the next round, and a bot’s name after { $name } to choose one.
plain-not-now = That is not possible now. Type a number from the list, or help.
plain-which = { $tile } fits in more than one place. Type where as well: { $places }.
plain-waiting = Kept for your turn.
plain-points = { $name }: { $points }, in all { $total }
plain-plan = Your longest train: { $train }. Extras: { $extras }.
plain-seat = Your seat, to come back to: { $link }
plain-bye = Good-bye!
plain-removed = Your seat was given up, so you cannot stay at this table.
plain-deal-broken = The deal of this round is not what the table had promised. Save its record and check it with “mexican-train verify”.
plain-upgrade-here = This server speaks a newer protocol: upgrade mexican-train on this machine.
plain-upgrade-server = This server speaks an older protocol: mexican-train must be upgraded there.
plain-help =
    A number does what stands beside it in the list.
    A tile plays it: 5-12. With several places for it, say where: 5-12 M is the Mexican train, 5-12 Ada is Ada’s.
    Also: { $commands }.
plain-command-draw = draw
plain-command-pass = pass
plain-command-stop = stop
plain-command-knock = knock
plain-command-catch = catch
plain-command-hint = hint
plain-command-plan = plan
plain-command-table = table
plain-command-hand = hand
plain-command-log = log
plain-command-score = score
plain-command-say = say
plain-command-seat = seat
plain-command-give = give
plain-command-remove = remove
plain-command-renew = renew
plain-command-signout = signout
plain-invite = What follows the # in the invite link is now: { $invite }
plain-renewing = Your seat will open with this link alone, once the table has said so: { $link }
plain-command-next = next
plain-command-start = start
plain-command-again = again
plain-command-help = help
plain-command-quit = quit
terminal-points = Points
terminal-keys = Keys
terminal-trains = Trains
terminal-score = Score
terminal-log = Log
terminal-say = Say
terminal-give = Give { $name } the seat of { $bot } now
terminal-give-next = Give { $name } the seat of { $bot } from the next round
terminal-withdraw = Take the seat of { $bot } back from { $name }
terminal-remove = Remove { $name }
terminal-quit = Quit
terminal-quit-sure = This table ends when you leave. Press q once more to leave, Esc to stay.
terminal-small = The table needs 80 × 24 characters, and this terminal has { $width } × { $height }. Make it larger, or play line by line with --plain.
terminal-key-lit = under a tile: it can be played
terminal-key-cursor = move along your tiles
terminal-key-carry = move a tile in your hand
terminal-key-play = play the tile, or lay it where you point
terminal-key-point = choose a train for the tile
terminal-key-back = put the tile back
terminal-key-deeds = draw, pass, stop, knock, catch
terminal-key-hint = a hint
terminal-key-plan = arrange: your longest train, then the extras
terminal-key-whole = open the whole trains
terminal-key-score = view the score
terminal-key-log = read the whole log
terminal-key-next = next round; start; play again
terminal-key-chat = say something
terminal-key-menu = your seat, and what the host can do
terminal-key-quit = quit; at a link your seat is kept
terminal-watch-step = Step { $step } of { $steps }
terminal-watch-record = Record { $record } of { $records }
terminal-watch-back = back
terminal-watch-on = on
terminal-watch-first = first
terminal-watch-last = last
terminal-watch-run = play
terminal-watch-round = round
