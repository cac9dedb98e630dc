## The home page

home-tagline = Lay your train, keep an eye on everyone else’s, and be the first without a tile.
home-away = The server cannot be reached right now. You can still learn the game and read the rules; tables are back when the connection is.
play-now = Play now
play-now-about = You and three bots, three rounds. It begins at once.
host-table = Host a table
host-about = Choose the rules, invite your friends.
host-make = Open the table
home-learn = Learn to play
home-learn-about = Your first round, in five minutes.
home-rules = Rules
home-rules-about = Every sheet, and how they differ.
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
home-foot = No accounts: your name and your seats stay in this browser.
refused-no-such-code = No table waits under this code. If the match has begun, ask for the link.
