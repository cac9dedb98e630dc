### One's matches on this device, in English.

games-title = My games
games-daily = Deal of the day
games-practice = Practice
games-none = Nothing yet. Every match that you play to its end here, against bots or with others, is noted on this device: who won, the points of every round, and how it goes over time.
games-play = Play a match
games-none-such = There is no such match.
games-name = with { $names }, { $day }
games-people = people

## Which matches

games-filter = Which matches
games-sheet = Rules
games-all-sheets = all rules
games-against = Against
games-all-others = everyone
games-period = When
games-all-time = at any time
games-days =
    { $days ->
        [one] the last day
       *[other] the last { $days } days
    }

## What they came to

games-matches = Matches
games-won-share = Won
games-won-of = { $won } ({ $share })
games-mean = Points a round
games-mean-both = { $own }, the others { $others }
games-mean-place = Place
games-streak = Current streak
games-streak-won =
    { $matches ->
        [one] { $matches } win
       *[other] { $matches } wins in a row
    }
games-streak-lost =
    { $matches ->
        [one] { $matches } match without a win
       *[other] { $matches } matches without a win
    }
games-streak-best = Most wins in a row
games-by-sheet = By rules
games-by-opponent = By opponents
games-by-opponent-about = A match counts for everyone who was in it.
games-places = Places
games-place-short = Place { $place }

## How it went over time

games-points = Points a round, over time
games-points-about = The lower line is better.
games-others = The others, on average
games-slips = Mistakes a round, over time
games-slips-about = Of the rounds that were reviewed.
games-mistakes-line = Mistakes
games-slips-line = Slips
games-chart-shared =
    { $matches ->
        [one] Each mark stands for { $matches } match.
       *[other] Each mark stands for up to { $matches } matches.
    }
games-chart-table = The figures
games-day = Day
games-luck = Luck and skill
games-gave-away = In { rounds } reviewed you gave away { $points } points a round on average.
games-luck-mean =
    { $kind ->
        [cost] Luck cost you { $points } points a round.
        [even] Luck was even.
       *[saved] Luck saved you { $points } points a round.
    }

## Each of them

games-list = Every match
games-won = Won
games-place = Place { $place } of { $players }
games-each = { $name } { $points }
games-watch = Watch it again
games-watch-of = Watch the match with { $name } again, { $day }
games-more = Show more

## To keep or to delete

games-files = To keep or to take along
games-here = All of this stays on this device and is sent nowhere. A file takes it to another one.
games-dropped =
    { $dropped ->
        [one] { $most } matches are kept here: the oldest one had to make way.
       *[other] { $most } matches are kept here: the { $dropped } oldest had to make way.
    }
games-refused = This browser has no room for more, or keeps nothing at all: what you play now is not noted.
games-save = Save to a file (JSON)
games-save-table = Save as a table (CSV)
games-read = Read from a file
games-file-wrong = This is not a file of matches that was saved here.
games-taken-none = Nothing new: all { $there } matches were here already, or too old to be kept.
games-taken =
    { $taken ->
        [one] { $taken } match was read.
       *[other] { $taken } matches were read.
    }
games-delete = Delete
games-keep = Keep
games-delete-one = Delete the match { $name }
games-delete-about = The match { $name } will be forgotten here. It cannot be brought back.
games-delete-all = Delete all
games-delete-all-about =
    { $matches ->
        [one] { $matches } match will be forgotten here. It cannot be brought back, unless you have saved it to a file.
       *[other] All { $matches } matches will be forgotten here. They cannot be brought back, unless you have saved them to a file.
    }
games-deleted = Deleted.

## The table for other programs

games-csv-when = When
games-csv-table = Table
games-csv-match = Match
games-csv-sheet = Rules
games-csv-round = Round
games-csv-engine = Engine
games-csv-player = Player
games-csv-level = Level
games-csv-own = You
games-csv-points = Points
games-csv-won = Won the match
games-csv-gave-away = Given away
games-csv-luck = Luck
games-csv-slips = Slips
games-csv-mistakes = Mistakes
