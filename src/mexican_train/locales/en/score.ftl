### The end of a round and of a match, in English.

## The end of a round

score-you-out = You went out first!
score-out = { $name } went out first!
score-blocked = The round is blocked
score-least = The fewest points win.
score-hands = Left in hand
score-hands-last = Left in hand in the last round
score-blanks = Blanks count { $one } each.
score-blanks-double = 0-0 counts { $double }.
score-blanks-both = Blanks count { $one } each, and 0-0 counts { $double }.
score-none = nothing left
score-plus = +{ $points }
score-total = Total { $points }
score-round-won = won the round
score-leads = in the lead
score-ready = ready
score-told = { $name }: { points }, { $total } in all.

## The score sheet and the chart

score-sheet = Round by round
score-sheet-about = Tap a round to watch it again.
score-round = Round
score-sum = Total
score-best = , fewest of the round
score-replay-of = Round { $round }, watch it again
score-chart = Totals
score-chart-about = The lowest line is in the lead.
score-chart-told = Totals after { rounds }: { $totals }.
score-chart-each = { $name } { $points }

## What comes next

score-next = Next round
score-waiting = Waiting for { $names }.
score-soon =
    { $seconds ->
        [one] The next round begins by itself in { $seconds } second.
       *[other] The next round begins by itself in { $seconds } seconds.
    }
score-look = Look at the table

## The end of a match

score-you-won = You won the match!
score-won = { $name } won the match
score-tied = { $names } share the win
score-ranking = Final standing
score-rematch = Play again
score-rematch-with = Play again with { $names }
score-rematch-now = Begin without waiting
score-rematch-wanted = { $names } would like to play again.
score-result = Your result
score-share = Share
score-copied = The result is copied. Paste it wherever you like.
score-not-copied = The result cannot be copied here.
score-share-title = { -brand } · { $sheet } · { rounds }
score-share-won = { $names } won with { points }.
score-share-line = { $place }. { $name }: { $points }

## Looking back

score-back = Looking back
score-replay = Watch this round again
score-deal = Check the deal
score-records = Download the records
