## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. You are { $name }, seat { $seat } of { $seats }. Type help for what you can say.
plain-welcome-watching = { $sheet }. You are watching. Type help for what you can say.
plain-ends = Ends: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, open
plain-end-double = { $train } double { $pip }, to be closed
plain-hand = Your tiles: { $tiles }.
plain-none = none
plain-boneyard = In the boneyard: { $count }. In hand: { $counts }.
plain-count = { $name } { $count }
plain-option = { $number }. { $what }
plain-not-now = That is not possible now. Type a number from the list, or help.
plain-which = { $tile } fits in more than one place. Type where as well, as in { $tile } M.
plain-waiting = Kept for your turn.
plain-points = { $name }: { $points }, in all { $total }
plain-plan = Your longest train: { $train }. Extras: { $extras }.
plain-lost = The connection is lost. Coming back…
plain-found = You are back at the table.
plain-seat = Your seat, to come back to: { $link }
plain-bye = Good-bye!
plain-closed = You cannot stay at this table: it has ended, or your seat was given up.
plain-help =
    A number does what the list says under it.
    A tile plays it: 5-12, or 5-12 M on the Mexican train, 5-12 2 on the train of seat 2.
    Also: { $commands }.
    Commands are understood in English too.
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
plain-command-next = next
plain-command-start = start
plain-command-again = again
plain-command-help = help
plain-command-quit = quit
terminal-points = Points
terminal-keys = Keys
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
terminal-key-next = next round; start; play again
terminal-key-chat = talk
terminal-key-quit = quit; your seat is kept
terminal-watch-step = Step { $step } of { $steps }
terminal-watch-record = Record { $record } of { $records }
terminal-watch-keys = ← → step   Home End   Space play   ↑ ↓ record   q quit
