### Menyen til et bord og det som åpnes over det, på norsk bokmål.

## The menu

menu-here = Dette bordet er på denne enheten: Ingen andre kan komme til det, og det trenger ingen forbindelse.
menu-here-open = Dette bordet er på denne enheten: Ingen andre kan komme til det. Det trenger ingen forbindelse så lenge denne siden er åpen.
menu-invite = Invitasjonslenke
menu-renew-invite = Forny invitasjonen
menu-renew-invite-about = Lenken og koden fra før slipper ingen inn lenger. De som er ved bordet, blir.
menu-seat-link = Plassen din på en annen enhet
menu-seat-link-about = Åpne den på telefonen eller maskinen for å fortsette der. Ikke del den: Det er plassen din.
menu-seat-qr = QR-kode til plassen din
menu-sign-out = Logg ut de andre enhetene mine
menu-sign-out-about = Plassen din blir åpen bare på denne enheten: Den lukkes på alle andre, og lenker til den fra før virker ikke lenger.
net-signed-out-others = De andre enhetene dine er logget ut.
menu-pause = Ta en pause
menu-end = Avslutt kampen etter denne runden
menu-end-agreed = Du er med på å avslutte etter denne runden ({ $agreed } av { $people }).
menu-home = Til forsiden
menu-leave = Dra for godt
menu-leave-sure = En robot tar plassen din, og du kan ikke komme tilbake til den. Vil du virkelig dra?
menu-leave-lobby-sure = Plassen din blir ledig for noen andre. Vil du virkelig dra?
menu-leave-yes = Ja, dra
menu-leave-no = Bli
menu-home-about = Plassen din holdes av.
menu-rules = Slik spiller vi
menu-clock = { clock-seconds } per tur
menu-rules-read = Les reglene
menu-rules-title = Reglene i denne kampen
menu-rules-back = Tilbake til bordet
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
player-remove = Fjern fra bordet
player-remove-sure = En robot spiller videre på plassen til { $name }, som kan se på med invitasjonslenken. Vil du virkelig fjerne?
player-remove-yes = Ja, fjern
player-mute = Demp i praten
player-unmute = Hør i praten igjen

## A table that is closed for good

net-elsewhere = Denne plassen er åpen for mange steder. Den ble lukket her.
net-use-here = Spill her
net-other-version = Denne siden er ikke av samme versjon som serveren. Last den på nytt.
net-load-again = Last på nytt
net-signed-out = Denne plassen er logget ut her.
net-signed-out-about = Spilleren fortsetter på en annen enhet.
