## Sheets of rules and their variants

sheet-classic-about = For any box of dominoes, with coins as markers. A double that somebody leaves open does not stop the others.
sheet-gare-about = The French box with a station. Like Station, but if you cannot close your own double, your marker does not go on.
sheet-nordic-about = The Nordic box with a round hub: many tiles, and the engine is one lower each round. You can leave a double open for the others.
sheet-station-about = The box with a plastic station and little locomotives. An open double stops the whole table until it is closed. Don’t forget to knock!
sheet-line = { $sheet }: { $about }
option-variants = Variants
variant-nine-about = A double-9 set, for 2 to 4 players
variant-open-about = All hands lie open
variant-rounds-about = A round for every double
variant-fast-about = A fast first turn, with as many tiles as you like

## Options of a table

option-sheet = Rules
option-seats = Seats
option-bots = Bots among these
option-level = Level of the bots
option-level-of = { $name }: level
option-each = A level for each bot
option-bot = Bot { $number }
option-length = Length
option-clock = Time for a turn
option-public = Public: anyone can find it on the home page
option-address-seats = Seats that one address may take
address-seats-all = any number
option-hints = Hints allowed
option-review = Rounds can be reviewed afterwards
option-chat-all = Free
option-chat-phrases = Ready phrases only
option-chat-off = Off
pace = Pace of the bots
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-at-once = At once
automatic = Draw and pass by itself when there is nothing else to do
length-one = One round
length-short = Short: { rounds }
length-full = Full: { rounds }
length-own = as on the sheet
clock-none = No clock
clock-set = Time for a turn: { clock-seconds }
level-random = random
level-greedy = easy
level-planner = good
level-expert = expert
bot-random = random bot
bot-greedy = easy bot
bot-planner = good bot
bot-expert = expert bot

## House rules

house = House rules
house-none = All as on the sheet
house-some =
    { $count ->
        [one] { $count } differs from the sheet
       *[other] { $count } differ from the sheet
    }
house-differs = Differs from the sheet: “{ $value }”
house-back = As on the sheet
house-back-of = { $rule }: as on the sheet
house-reset = All as on the sheet

## The door

door-title = You are invited to { -brand }
door-invites = { $name } invites you to { -brand }
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
door-sit = Take a seat
door-watch = Just watch
door-begun = The match is under way. Give your name and ask for a seat: the host can give you that of a bot.
door-begun-full = The match is under way, and all seats are taken. Give your name and watch: if they play again and there is room, you have a seat.
door-ask = Watch and ask for a seat
seat-ask = Ask for a seat
seat-asked = You have asked for a seat. { $host } can give you one.
seat-asked-full = You have asked for a seat. All are taken; if { $host } plays again and there is room, you have one.
seat-in-next-match = If { $host } plays again and there is room, you have a seat.
seat-yours-next = From the next round on you play in the seat of { $name }.
seat-give = Give a seat
seat-later = Not now
seat-requests = Would like a seat
seat-for = A seat for { $name }
seat-which = Whose seat?
seat-none = No bot has a seat that you could give. If you play again and there is room, { $name } has one.
seat-takes-over = { $name } takes over the hand, the train and the points of { $bot }.
seat-now = Now
seat-from-next = From the next round
seat-give-to = Give this seat to { $name }
seat-next = From the next round on { $name } plays here.
seat-withdraw = Take the seat back
seat-decline = No seat for now
door-gone = There is no such table
door-gone-about = It may have ended: tables close when nobody has been there for a day.
door-locked = This table opens with its link only
door-locked-about = Ask whoever is at the table for the whole link, with what follows the #.
door-device = This table is on another device
door-device-about = A table against bots can be opened only in the browser it was begun in.
door-failed = The table cannot be reached
seat-link-wrong = The seat of this link is not valid any more.
seat-link-on = To the table
seat-link-title = Which seat will you play here?
seat-link-about = You have a seat at this table, and the link you opened is for another. The one you do not choose stays open by its link: copy it if you want to keep it.
seat-link-mine = Go on as { $name }
seat-link-other = Play as { $name }, by the link

## The lobby

lobby-title = The table is set
lobby-seats = At the table
lobby-options = How we play
lobby-invite = Invite
lobby-invite-about = Whoever opens the link can sit down, or watch once every seat is taken.
lobby-qr = A QR code that opens this table
lobby-code = Code
lobby-code-about = Easy to say on the phone: typed in on the home page, it opens this table until the match begins.
lobby-share = Share…
lobby-start = Start
lobby-start-bots =
    { $bots ->
        [one] { $bots } bot takes the free seat.
       *[other] { $bots } bots take the free seats.
    }
lobby-full = The match begins by itself when the last seat is taken.
lobby-wait = { $host } starts the match.
lobby-colour = Your colour
lobby-line = { $what }: { $value }
lobby-hints-off = No hints
lobby-review-off = No reviews of rounds
lobby-public = Anyone can find this table on the home page
lobby-address-seats =
    { $count ->
        [one] One address may take one seat
       *[other] One address may take { $count } seats
    }
lobby-rename = Change
seat-empty = Free seat
seat-you = you
seat-host = host
seat-away = away
seat-add-bot = Seat a bot
seat-remove = Remove
seat-remove-who = Remove { $name }
seat-make-host = Make host
seat-make-host-who = Make { $name } the host
colour-red = red
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-teal = teal
colour-pink = pink
colour-brown = brown
colour-taken = { $colour }, taken
