### Looking back at a round: luck, skill, and what one could have done.

## One line on the score

review-working = Looking back at the round…
review-moment = Looking back at the round: only a moment left.
review-seconds = Looking back at the round: about { $seconds } seconds left.
review-minutes = Looking back at the round: about { $minutes } minutes left.
review-gave-unlucky = You gave away { points }; luck cost you { review-luck-points }.
review-gave-lucky = You gave away { points }; luck saved you { review-luck-points }.
review-gave = You gave away { points }; luck was even.
review-fine-unlucky = You gave nothing away; luck cost you { review-luck-points }.
review-fine-lucky = You gave nothing away; luck saved you { review-luck-points }.
review-fine = Nothing to regret: you gave nothing away, and luck was even.
review-luck-points =
    { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
review-open = Look back

## In the replay

review-title = Looking back
review-costliest-yours = Your costliest move: { points }
review-costliest = The costliest move: { points }
review-your-move = Your move: { $what }.
review-their-move = { $name }: { $what }.
review-show-there = Show it on the table
review-caught = Forgetting to knock cost { points }.
review-caught-saved = Forgetting to knock saved { points }: the tiles drawn for it helped.
review-whose = Whose moves
review-everybody = Everybody’s
review-slip = Slip: it cost { points }.
review-mistake = Mistake: it cost { points }.
review-is-slip = a slip
review-is-mistake = a mistake
review-better = Better: { $what }.
review-show = Shown in the yard
review-fine-choice = A good choice, as far as anyone can tell.
review-no-choice = There was nothing to choose here.
review-previous = Previous mistake
review-next = Next mistake
review-none = No move was clearly wrong.
review-keys = On a keyboard: N and P lead to the next and the previous mistake.

## Why another player would have done better so

review-do-draw = draw
review-do-pass = pass
review-do-stop = stop there
theirs-stop = The rest is better kept for later.
theirs-goes-out = It is the last tile in that hand.
theirs-completes-double = It completes the double that was just laid.
theirs-takes-marker = It takes the marker off their train.
theirs-train =
    { $length ->
        [one] It keeps a train of { $length } tile together.
       *[other] It keeps a train of { $length } tiles together.
    }
theirs-starts-mexican = It starts the Mexican train: one more place to play.
theirs-while-open = That train is open only for now, and their own can wait.
theirs-spares-train =
    { $length ->
        [one] Their own train can do without it: { $length } tile still goes there.
       *[other] Their own train can do without it: { $length } tiles still go there.
    }
theirs-lightens = It takes { points } out of the hand.

## The course of the round

review-course-told = What the round was going to cost compared with the others, from the deal to the end: { $ends }.
review-course-each = { $name } from { $first } to { $last }
review-course-about = What the round was going to cost compared with the others, step by step: lower is better. Tap to go there.
review-turns = Where the round turned
review-other-moves = Other slips and mistakes
review-step = Step { $step } of { $last }: { $what }

## What a result is made of

review-parts = What the result is made of, in points: plus is bad, minus is good.
review-player = Player
review-luck = Luck
review-error = ± { $error }
review-place = The place
review-place-about = Going first is a small advantage.
review-deal = The deal
review-deal-about = What all the hands together promised this player.
review-draws = The draws
review-draws-about = Which tiles came from the boneyard.
review-unknowable = What nobody could know
review-unknowable-about = Good moves that turned out badly, and the other way round.
review-others = The others
review-others-about = What they played and drew.
review-gave-away = Given away
review-gave-away-about = What slips, mistakes and being caught cost.
review-unclear = Close calls
review-unclear-about = What the other moves may have cost: too little to tell from chance.
review-spared = The measure itself
review-spared-about = What the imagined players would have given away in the same place.
review-result = Result
review-result-about = Points less the average of the others.

## How it is computed

review-small = Worked out on this device, with few imagined deals: only large mistakes are found.
review-how = How this is computed
review-how-choices = For each decision many deals are imagined that fit what the player could see then. Every possible move is tried on the same deals, and good players play on. What a move costs more than the best one on average was given away. It is called a slip from 2 points and a mistake from 6, and only if chance cannot explain it.
review-how-luck = With all hands open, many rounds are played on after every step. How the average changes with the deal and the draws is luck; what remains belongs to the moves. All parts together are exactly the result.
review-how-errors = The number behind ± says how far a figure may be off because only so many rounds were imagined: two times out of three it is off by less.

refused-no-review = This table plays without reviews.
refused-reviews-busy = Many are looking back just now. Try again in a while.
refused-review-failed = Looking back was interrupted. Try again.
