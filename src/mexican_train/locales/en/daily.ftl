### Deals of days, and challenges.

## The deal of a day

daily-games = My games
daily-lead = One deal a day, the same for everybody: the same tiles, the same seat, the same three bots. Played once.
daily-play = Play
daily-go-on = Go on playing
daily-practise = Play as practice
daily-lost = You began this deal, but its table is gone. What you play now is practice.
daily-past = This day is over: it counts as a result, but not for your days in a row.
daily-against = three good bots
daily-change = Other rules
daily-done = Done
daily-streak = Days in a row
daily-best = Most in a row
daily-next = Next deal in
daily-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
daily-back = Back to the result
daily-none = There is no deal for this day
daily-none-about = There is one for every day from { $first } until today. Perhaps the address was cut off on its way.
daily-today = Today’s deal

## How it is made

daily-how = How this works
daily-how-deal = The deal follows from the date and the rules alone, and can be verified like every deal. So it is the same everywhere, and no server knows who plays it. The bots’ moves depend on the deal and on yours, and on nothing else.
daily-how-par = Par is what experts get from your seat on average. How far single rounds of theirs lie around it is its spread.
daily-how-field = Your place is the one among 100 simulated players, from nearly flawless ones to those who often slip.
daily-how-trains = The text to share has five trains for a place in the first fifth, four in the second, and so on down to one.
daily-how-open = Whoever reads the program can work out the deals of days to come. It is a game: look, if you like, but then it is practice.

## What it came to

daily-par-coming = Par is being worked out…
daily-par = Par { $par } ± { $spread }
daily-above =
    { $kind ->
        [under]
            { $points ->
                [one] { $points } point under par
               *[other] { $points } points under par
            }
        [over]
            { $points ->
                [one] { $points } point over par
               *[other] { $points } points over par
            }
       *[same] exactly par
    }
daily-place =
    { $beaten ->
        [0] Place { $place } of { $players }: you and 100 simulated players, none of whom did worse.
       *[other] Place { $place } of { $players }: you and 100 simulated players, { $beaten } of whom did worse.
    }
daily-par-about = From { $plays } rounds of an expert in your seat; their mean may be off by { $error }.
daily-share = Share
daily-copied = The result is copied. Paste it wherever you like.
daily-not-copied = The result cannot be copied here.
daily-review = Look back
daily-again = Play again
daily-again-about = Playing again is practice: your first result stays.
daily-practice-go-on = Go on practising
daily-practised =
    { $points ->
        [one] Practice: { $points } point. Your first result stays.
       *[other] Practice: { $points } points. Your first result stays.
    }
share-title = { -brand } { $day }
share-points = { points }, par { $par }

## The days before

daily-archive = Days before
daily-month-before = The month before
daily-month-after = The month after
daily-keys = The arrow keys move from day to day, Enter opens one.
daily-legend = − fewer points than par, which is good · + more points · = exactly par · ✓ played · ◐ begun · ○ practice
daily-is-open = not played
daily-is-begun = begun

## Challenges

challenge-from = { $name } has sent you a deal. Play it from the same seat, against the same bots, and see who does better.
challenge-from-nobody = Somebody has sent you a deal. Play it from the same seat, against the same bots, and see who does better.
challenge-play = Play the same deal
challenge-deal = The deal
challenge-sheet = Rules
challenge-against = Against
challenge-bots = { $count } × { $bot }
challenge-seat = Your seat
challenge-seat-of = { $seat } of { $seats }
challenge-round = Round of the match
challenge-rules = Read the rules
challenge-sealed = The other result is under a seal until you have played. Both it and the deal are in the link, so whoever takes the link apart can read them.
challenge-wrong = This challenge cannot be opened
challenge-none = A challenge is a link that somebody sends you after a round. Open it, or paste it here.
challenge-link = Link of a challenge
challenge-open = Open
challenge-own =
    { $points ->
        [one] This is your own deal: you had { $points } point. Send the link to somebody.
       *[other] This is your own deal: you had { $points } points. Send the link to somebody.
    }
challenge-verdict =
    { $how ->
        [better]
            { $points ->
                [one] You did better than { $name }, by { $points } point.
               *[other] You did better than { $name }, by { $points } points.
            }
        [worse]
            { $points ->
                [one] { $name } did better than you, by { $points } point.
               *[other] { $name } did better than you, by { $points } points.
            }
       *[same] You and { $name } have the same points.
    }
challenge-not-own = In the round of { $name } the bots do not play as these bots do. Somebody has changed it.
challenge-record-gone = Only your points are kept of this round, so it cannot be compared any more.
challenge-comparing = Both rounds are being compared…
challenge-beside = Side by side

## Both rounds

beside-title = Side by side
beside-of = You and { $name }
beside-back = Back to the results
beside-both = Both, move by move
beside-you = Your round
beside-parted = Here you parted:
beside-same = You both played exactly the same round.
beside-to-parting = Where you part
beside-over =
    { $points ->
        [one] The round of { $name } is over: { $points } point.
       *[other] The round of { $name } is over: { $points } points.
    }
beside-over-you =
    { $points ->
        [one] Your round is over: { $points } point.
       *[other] Your round is over: { $points } points.
    }

## Results that a server gathers

results-title = Everybody with this link
results-about = This server can keep your result beside those of others who have played this deal. Only whoever has the link and has played sees the table.
results-put = Add my result
results-mine = { $name } (you)
