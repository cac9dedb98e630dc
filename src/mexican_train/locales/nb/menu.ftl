### Menyen til et bord og det som åpnes over det, på norsk bokmål.

## The menu

menu-invite = Invitasjonslenke
menu-seat-link = Plassen din på en annen enhet
menu-seat-link-about = Åpne den på telefonen eller maskinen for å fortsette der. Ikke del den: Det er plassen din.
menu-pause = Ta en pause
menu-end = Avslutt kampen etter denne runden
menu-end-agreed = Du er med på å avslutte etter denne runden ({ $agreed } av { $people }).
menu-leave-sure = En robot tar plassen din, og du kan ikke komme tilbake til den. Vil du virkelig dra?
menu-leave-lobby-sure = Plassen din blir ledig for noen andre. Vil du virkelig dra?
menu-leave-yes = Ja, dra
menu-leave-no = Bli
menu-home-about = Plassen din holdes av.
menu-rules = Slik spiller vi
menu-clock = { clock-seconds } per tur
menu-house = Husregler: { $names }
menu-rules-read = Les reglene
menu-replays = Se en runde om igjen
menu-replay = Runde { $round }

## A player and their train

player-left = { count-tiles } på hånden
player-is-host = vert
player-is-bot = robot
player-train = Tog: { count-tiles }
player-train-empty = Ingen brikker på det ennå.
player-hand = På hånden
player-stand-in = La en robot spille så lenge
player-hand-back = Gi plassen tilbake
player-host = Gjør til vert
player-mute = Demp i praten
player-unmute = Hør i praten igjen
