### The menu of a table and what opens over it, in English.

## The menu

menu-invite = Invite link
menu-seat-link = Your seat on another device
menu-seat-link-about = Open it on your phone or laptop to go on there. Do not share it: it is your seat.
menu-pause = Pause the table
menu-end = End the match after this round
menu-end-agreed = You agreed to end after this round ({ $agreed } of { $people }).
menu-leave-sure = A bot will take your seat and you cannot come back to it. Really leave?
menu-leave-lobby-sure = Your seat will be free for somebody else. Really leave?
menu-leave-yes = Yes, leave
menu-leave-no = Stay
menu-home-about = Your seat is kept.
menu-rules = How we play
menu-clock = { clock-seconds } for a turn
menu-house = House rules: { $names }
menu-rules-read = Read the rules
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
player-mute = Mute in chat
player-unmute = Hear in chat again
