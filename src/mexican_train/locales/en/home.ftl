## The home page

home-tagline = Lay your train, keep an eye on everyone else’s, and be the first without a tile.
play-now = Play now
play-now-about = You and three bots, three rounds. It begins at once.
host-table = Host a table
host-about = Choose how to play, then send your friends the link.
host-choose = Choose and open…
host-make = Open the table
join-table = Join a table
join-link = The link you were sent
join-go = Join
your-tables = Back to your table
public-tables = Public tables
public-none = No public table is open just now. Host one and tick “Public”.
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
home-foot = This page comes from the server that keeps the tables, and is only its window: it shows what the table tells and sends what you tap. The rules, the tiles and the score are kept there. No accounts; your name and seats stay in this browser.
