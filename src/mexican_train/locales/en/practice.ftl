### Practice with puzzles, in English.

## Which puzzles

practice-title = Practice
practice-games = My games
practice-lead = Your move: in each of these positions one move is clearly better than all others. Can you find it?
practice-sheet = Rules
practice-all-sheets = all rules
practice-easy = Easy
practice-easy-about = Even an easy bot finds the move.
practice-medium = Medium
practice-medium-about = The good bot or the easy one misses it.
practice-hard = Hard
practice-hard-about = Neither of them finds it.
practice-own = My own mistakes
practice-own-about = Positions in which you have missed the better move.
practice-own-none = None yet: they come from rounds of yours that have been reviewed.
practice-solved = { $solved } of { $puzzles } solved
practice-series =
    { $series ->
        [one] { $series } right.
       *[other] { $series } right in a row.
    }
practice-series-best = Your best: { $best }.
practice-about = The move was found twice, over thousands of imagined deals, from what you can see and nothing more. How far you have come is kept on this device.
practice-forget = Reset progress

## A puzzle

practice-task = Find the better move
practice-back = Other puzzles
practice-player = Player { $number }
practice-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
practice-answer = What it was worth
practice-right = Right!
practice-wrong = Not the best: { $points } points given away
practice-best = Best: { $move }.
practice-moves = All moves
practice-moves-about = What each is expected to cost more than the best, in points. Tap one to see it on the table.
practice-yours = your move
practice-is-best = best
practice-cost = +{ $points } ± { $error }
practice-next = Next
practice-all-solved = All solved: choose others
