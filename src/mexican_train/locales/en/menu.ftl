### The menu of a table and what opens over it, in English.

## The menu

menu-here = This table is on this device: nobody else can come to it, and it needs no connection.
menu-here-open = This table is on this device: nobody else can come to it. It needs no connection as long as this page stays open.
menu-invite = Invite link
menu-renew-invite = Renew the invite
menu-renew-invite-about = The old link and code will let nobody in any more. Whoever is at the table stays.
menu-seat-link = Your seat on another device
menu-seat-link-about = Open it on your phone or laptop to go on there. Do not share it: it is your seat.
menu-seat-qr = QR code of your seat
menu-sign-out = Sign out my other devices
menu-sign-out-about = Your seat will be open on this device only: it closes on all others, and old links to it stop working.
net-signed-out-others = Your other devices are signed out.
menu-pause = Pause the table
menu-end = End the match after this round
menu-end-agreed = You agreed to end after this round ({ $agreed } of { $people }).
menu-home = To the home page
menu-leave = Leave for good
menu-leave-sure = A bot will take your seat and you cannot come back to it. Really leave?
menu-leave-lobby-sure = Your seat will be free for somebody else. Really leave?
menu-leave-yes = Yes, leave
menu-leave-no = Stay
menu-home-about = Your seat is kept.
menu-rules = How we play
menu-clock = { clock-seconds } for a turn
menu-rules-read = Read the rules
menu-rules-title = The rules of this match
menu-rules-back = Back to the table
menu-replays = Watch a round again
menu-replay = Round { $round }

## A player and their train

player-left = { count-tiles } in hand
player-is-host = host
player-is-bot = bot
player-train = Train: { count-tiles }
player-train-empty = No tile on it yet.
player-hand = In hand
player-stand-in = Let a bot play until they are back
player-hand-back = Give the seat back
player-host = Make host
player-remove = Remove from the table
player-remove-sure = A bot will play on in the seat of { $name }, who may watch with the invite link. Really remove?
player-remove-yes = Yes, remove
player-mute = Mute in chat
player-unmute = Hear in chat again

## A table that is closed for good

net-elsewhere = This seat is open in too many places. It was closed here.
net-use-here = Play here
net-other-version = This page is not of the same version as the server. Load it again.
net-load-again = Load again
net-signed-out = This seat was signed out here.
net-signed-out-about = Its player goes on with it on another device.
