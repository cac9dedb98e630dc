## The home page

home-tagline = Lay your train, keep an eye on everyone else’s, and be the first without a tile.
home-away = The server cannot be reached right now. You can still learn the game and read the rules; tables are back when the connection is.
home-away-all = The server cannot be reached right now. Everything is back when the connection is.
home-away-play = The server cannot be reached right now. You can play against bots on this device; tables with other people are back when the connection is.
play-now = Play now
solo-against =
    { $bots ->
        [one] You and one bot
       *[other] You and { $bots } bots
    } ({ solo-level })
solo-level =
    { $level ->
        [random] random
        [greedy] easy
        [expert] expert
       *[planner] good
    }
solo-whole = as long as the sheet says
solo-bots = Bots
solo-change = Change
solo-done = Done
host-table = Host a table
host-about = Choose the rules, invite your friends.
host-alone = Set a table with bots
host-alone-about = Choose the rules and how each bot plays.
host-alone-why = Without a server nobody else can come: bots take all other seats, and the table is kept on this device.
host-make = Open the table
home-daily-new = The same tiles for everybody, once a day.
home-daily-about =
    { $days ->
        [one] Not played yet today. { $days } day so far.
       *[other] Not played yet today. { $days } days in a row so far.
    }
home-daily-played =
    { $days ->
        [one] Played today. Come back tomorrow!
       *[other] Played today, { $days } days in a row.
    }
home-together = Play together
home-together-about = With friends, at { $host }.
home-learn = Learn to play
home-learn-about = Your first round, in five minutes.
home-rules = Rules
home-rules-about = Every sheet, and how they differ.
home-better = To play better
home-practice = Practice
home-practice-about = Puzzles: find the better move.
home-games = My games
home-games-about = How you have played so far, kept on this device.
home-kitchen = At the kitchen table
home-score = Keep the score
home-score-about = For real dominoes, kept on this device.
home-builder = Build a train
home-builder-about = Your longest train from the tiles you hold.
home-settle = Settle an argument
home-settle-about = What is allowed, why, and by which rules.
home-replay = Replay a round from a file
join-table = Join a table
join-link = Link or code
join-go = Join
your-tables = Back to your table
your-tables-finished =
    { $count ->
        [one] { $count } finished match on this device
       *[other] { $count } finished matches on this device
    }
table-waits = at the server, waits for a connection
remove-table = Remove the table of { $names }
remove-sure = Remove the match of { $names } from this device for good?
remove-yes = Yes, remove
remove-no = Keep it
public-tables = Public tables
public-none = None is open just now.
public-join = Sit down
public-watch = Watch
public-line =
    { $free ->
        [0] { $names } · full
       *[other] { $names } · { seats-free }
    }
phase-lobby = not begun
phase-playing = playing
phase-round-over = between rounds
phase-match-over = finished
table-your-turn = Your turn
home-foot = No accounts: your name and your seats stay in this browser.
refused-no-such-code = No table waits under this code. If the match has begun, ask for the link.
