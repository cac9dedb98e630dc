## Sheets of rules and their variants

sheet-classic-about = The paper rules with coins: every double is the engine once, and an open double binds nobody.
sheet-gare-about = Le Train Mexicain: as station, but passing on your own double does not open your train.
sheet-nordic-about = The hub box: engines go down from the highest double, and a double calls for any tile that is none.
sheet-station-about = The station hub box: highest double held is the engine, doubles are completed on the double.
sheet-line = { $sheet }: { $about }
option-variants = Variants
variant-nine-about = A double-9 set, for 2 to 4 players
variant-open-about = All hands lie open
variant-rounds-about = A round for every double
variant-fast-about = A fast first turn, with as many tiles as you like

## Options of a table

option-sheet = Rules
option-seats = Seats
option-bots = Bots among them
option-level = Bots play
option-level-of = { $name }: { option-level }
option-each = A level for each bot
option-bot = Bot { $number }
option-length = Length
option-clock = Time for a turn
option-public = Public: anyone can find it on the home page
option-hints = Hints allowed
option-chat-all = Free
option-chat-phrases = Ready phrases only
option-chat-off = Off
length-one = One round
length-short = Short: { rounds }
length-full = Full: { rounds }
length-own = as the sheet
clock-none = No clock
clock-set = Time for a turn: { clock-seconds }
level-random = at random
level-greedy = easily
level-planner = well
level-expert = like experts
bot-random = random bot
bot-greedy = easy bot
bot-planner = good bot
bot-expert = expert bot

## House rules

house = House rules
house-none = All as the sheet has it
house-some =
    { $count ->
        [one] { $count } differs from the sheet
       *[other] { $count } differ from the sheet
    }
house-differs = Differs from the sheet: “{ $value }”
house-back = As the sheet
house-back-of = { $rule }: as the sheet
house-reset = All as the sheet

## The door

door-title = You are invited
door-about = { $sheet }, { rounds } · { seats-free }
door-here =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
door-sit = Take a seat
door-watch = Just watch
door-locked = This table opens with its link only
door-locked-about = Ask whoever is at the table for the whole link, with what follows the #.
door-failed = The table cannot be reached

## The lobby

lobby-title = The table is set
lobby-seats = At the table
lobby-options = How we play
lobby-invite = Invite
lobby-invite-about = Whoever opens the link can sit down, or watch once every seat is taken.
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
lobby-public = Anyone can find this table on the home page
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
