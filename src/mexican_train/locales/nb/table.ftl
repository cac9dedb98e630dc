### Bordet på norsk, bokmål. En brikke passer; en spiller melder pass.

## Words that others are made of

-brand = Mexican Train
count-tiles =
    { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }
rounds =
    { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }
points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
seats-free =
    { $free ->
        [one] { $free } ledig plass
       *[other] { $free } ledige plasser
    }

## Everywhere

title = { -brand }
title-your-turn = ● Din tur · { -brand }
close = Lukk
home = Forsiden
waiting = Et øyeblikk …
again = Prøv igjen
missing = Her er det ingenting
missing-about = Kanskje adressen ble kuttet på veien til deg.
unreachable = Siden kan ikke hentes
unreachable-about = Kanskje forbindelsen er borte et øyeblikk.
language = Språk
number = { $value }
your-name = Navnet ditt
guest = Gjest
clock-seconds = { $seconds } s
door-gone = Det bordet finnes ikke
door-gone-about = Det er kanskje slutt: Et bord lukkes når ingen har vært der på et døgn.
copy = Kopier
copied = Kopiert
you-watch = Du ser på.
sheet-classic = Klassisk
sheet-gare = Gare
sheet-nordic = Nordisk
sheet-station = Stasjon
variant-fast = rask
variant-nine = ni
variant-open = åpne hender
variant-rounds = alle runder

## The table

table-name = { $sheet } · bord { $table }
round-of = Runde { $round } av { $rounds }
watching = ser på
boneyard = i beinhaugen
boneyard-short = beinhaug { $count }
tiles-left =
    { $count ->
        [one] { $count } brikke igjen
       *[other] { $count } brikker igjen
    }
points-short = { $points } p
lane-whole = vis hele toget
lane-is-open = åpent tog
lane-plays = skal spille
mexican = Meksikansk tog
mexican-short = Meksiko
mexican-open = åpent for alle
mexican-open-short = åpent
away = borte
bot-plays = en robot spiller
bot-plays-short = robot
you = Du
you-among = du
folded = +{ $count }
slot = her
slot-close = lukk den
slot-on = { $here }, legg { $tile } på { $train }
to-close = må lukkes
engine = Motoren: dobbel { $pip }
tile = { $one } og { $other }
tile-double = dobbel { $pip }
tile-blank = blank
tile-playable = { $tile }, kan spilles
hand = Brikkene dine
hint = Tips
draw = Trekk
pass = Meld pass
stop = Stopp her
knock = Bank!
catch = Ta { $name }!
call-knocked = Bank, bank!
call-caught = Glemte å banke!
let-bot-play = La en robot spille
sound = Lyd
menu = Meny
log = Dette har skjedd
log-empty = Ingenting ennå.

## The hand

hand-plan = Planlegg
hand-planned =
    { $count ->
        [one] Lagt til rette: et tog med { $count } brikke, så de løse.
       *[other] Lagt til rette: et tog med { $count } brikker, så de løse.
    }
hand-planned-none = Ingen brikke passer på toget ditt nå.
hand-train = Tog på { $count }
hand-line-up = Toget ditt
hand-extras = Løse brikker
hand-moved-train = { $tile }: plass { $place } av { $count } i toget
hand-moved-extras = { $tile }: plass { $place } av { $count } blant de løse
hand-keys = Piltastene velger en brikke, Enter legger den, Shift og pil flytter den, Esc legger den tilbake.

## Trains and doubles as they are spoken of

train-yours = toget ditt
train-own = sitt eget tog
train-of = toget til { $name }
train-mexican = det meksikanske toget
double-yours = dobbel { $pip } på toget ditt
double-of = dobbel { $pip } på toget til { $name }
double-mexican = dobbel { $pip } på det meksikanske toget

## What must be done

duty-play = Din tur: Spill en brikke som lyser.
duty-one = Din tur: Én brikke passer.
duty-choose = Hvor skal { $tile } ligge?
duty-draw = Din tur: Ingenting passer, så trekk.
duty-pass = Din tur: Ingenting passer, så meld pass.
duty-close = Din tur: Lukk { $double }.
duty-close-draw = Ingenting lukker { $double }: Trekk.
duty-close-pass = Ingenting lukker { $double }: Meld pass.
duty-follow = Du la en dobbel: Spill en brikke til.
duty-follow-draw = Du la en dobbel og har ingenting å følge opp med: Trekk.
duty-follow-pass = Du la en dobbel og har ingenting å følge opp med: Meld pass.
duty-series = Første tur: Legg alt du kan på ditt eget tog.
duty-series-stop = Første tur: Legg flere brikker, eller stopp her.
turn-other = { $name } spiller.
turn-other-close = { $name } må lukke { $double }.
turn-other-own = { $name } må lukke sin egen dobbel { $pip }.
turn-other-follow = { $name } la en dobbel og spiller igjen.
turn-away = { $name } er borte. Verten kan la en robot spille.
turn-away-host = { $name } er borte. Du kan la en robot spille så lenge.
turn-paused = Bordet har pause.
turn-paused-host = Du har satt bordet på pause.
turn-over = Runden er over.

## What happened

did-round-began = Runde { $number }: Motoren er dobbel { $engine }.
did-first =
    { $you ->
        [yes] Du begynner.
       *[no] { $name } begynner.
    }
did-played =
    { $you ->
        [yes] Du la { $tile } på { $train }.
       *[no] { $name } la { $tile } på { $train }.
    }
did-laid =
    { $you ->
        [yes] Du la dobbel { $pip } på { $train }.
       *[no] { $name } la dobbel { $pip } på { $train }.
    }
did-closed =
    { $you ->
        [yes] Du lukket dobbel { $pip } med { $tile }.
       *[no] { $name } lukket dobbel { $pip } med { $tile }.
    }
did-drew =
    { $you ->
        [yes] Du trakk en brikke.
       *[no] { $name } trakk en brikke.
    }
did-drew-tile =
    { $you ->
        [yes] Du trakk { $tile }.
       *[no] { $name } trakk { $tile }.
    }
did-passed =
    { $you ->
        [yes] Du meldte pass.
       *[no] { $name } meldte pass.
    }
did-passed-open =
    { $you ->
        [yes] Du meldte pass; toget ditt er åpent.
       *[no] { $name } meldte pass; toget er åpent.
    }
did-stopped =
    { $you ->
        [yes] Du stoppet.
       *[no] { $name } stoppet.
    }
did-marker-placed =
    { $you ->
        [yes] Toget ditt er åpent nå.
       *[no] Toget til { $name } er åpent nå.
    }
did-marker-taken =
    { $you ->
        [yes] Toget ditt er lukket igjen.
       *[no] Toget til { $name } er lukket igjen.
    }
did-knocked =
    { $you ->
        [yes] Du har én brikke igjen.
       *[no] { $name } har én brikke igjen.
    }
# $you: yes when you were caught, by when you caught someone.
did-caught =
    { $you ->
        [yes] { $catcher } tok deg: { count-tiles } å trekke.
        [by] Du tok { $name }: { count-tiles } å trekke.
       *[no] { $catcher } tok { $name }: { count-tiles } å trekke.
    }
did-played-for-bot =
    { $you ->
        [yes] En robot spiller for deg:
       *[no] En robot spiller for { $name }:
    }
did-played-for-clock =
    { $you ->
        [yes] Tiden din gikk ut:
       *[no] Tiden gikk ut for { $name }:
    }
did-sat =
    { $you ->
        [yes] Du satte deg.
       *[no] { $name } satte seg.
    }
did-bot-sat = { $name }, en robot, satte seg.
did-emptied = En plass ble ledig.
did-changed = Verten endret hvordan vi spiller.
did-hosted =
    { $you ->
        [yes] Du er vert nå.
       *[no] { $name } er vert nå.
    }
did-ready =
    { $you ->
        [yes] Du er klar.
       *[no] { $name } er klar.
    }
did-agreed =
    { $you ->
        [yes] Du vil gjerne avslutte kampen etter denne runden.
       *[no] { $name } vil gjerne avslutte kampen etter denne runden.
    }
did-paused = Bordet har pause.
did-resumed = Bordet fortsetter.
did-stood-in =
    { $you ->
        [yes] En robot spiller for deg så lenge.
       *[no] En robot spiller for { $name } så lenge.
    }
did-handed-back =
    { $you ->
        [yes] Du spiller selv igjen.
       *[no] { $name } spiller selv igjen.
    }
did-left =
    { $you ->
        [yes] Du dro; en robot har plassen.
       *[no] { $name } dro; en robot har plassen.
    }
did-round-over-out =
    { $you ->
        [yes] Du gikk ut og vant runden.
       *[no] { $name } gikk ut og vant runden.
    }
# $you among those named: alone, also (with others) or no.
did-round-over-blocked =
    { $you ->
        [alone] Ingen kan spille: Du hadde minst igjen.
       *[no] Ingen kan spille: { $names } hadde minst igjen.
    }
did-match-over =
    { $you ->
        [alone] Kampen er over: Du vant.
       *[no] Kampen er over: { $names } vant.
    }

## The end of a round and of a match

over-show = Vis poengene

## Chat

chat = Prat
chat-say = Si noe …
chat-send = Send
chat-none = Ingen har sagt noe ennå.
chat-phrases = Ferdige fraser
chat-unread =
    { $count ->
        [one] { chat }, { $count } ny melding
       *[other] { chat }, { $count } nye meldinger
    }

## Ready phrases of the chat

phrase-hello = Hei, alle sammen!
phrase-good-luck = Lykke til!
phrase-nice-move = Fint spilt!
phrase-well-done = Bra jobbet!
phrase-oh-no = Å nei!
phrase-thank-you = Tusen takk!
phrase-sorry = Beklager!
phrase-one-moment = Et lite øyeblikk!
phrase-your-turn = Det er din tur!
phrase-hurry = Vi venter på deg!
phrase-good-game = Takk for kampen!
phrase-another-round = En runde til?

## Of the menu, and elsewhere too

menu-home = Til forsiden
menu-leave = Dra for godt
menu-resume = Fortsett

## Hints

hint-title = Tips: { $what }
hint-thinking = Tenker …
hint-do-play = { $tile } på { $train }
hint-do-draw = trekk
hint-do-pass = meld pass
hint-do-stop = stopp her
hint-draw = Ingenting passer.
hint-pass = Det er ikke noe annet å gjøre.
hint-stop = Resten er mer verdt på hånden.
hint-call = Før noen andre gjør det.
hint-goes-out = Det er den siste brikken din.
hint-completes-double = Den fullfører dobbelen din.
hint-closes-double = Den lukker dobbelen.
hint-takes-marker = Den tar markøren av toget ditt.
hint-double = Dobler bør legges tidlig.
hint-train =
    { $length ->
        [one] Da beholder du et tog på { $length } brikke.
       *[other] Da beholder du et tog på { $length } brikker.
    }
hint-extra = Toget ditt trenger den ikke, og den er verdt { points }.
hint-starts-mexican = Den starter det meksikanske toget.
hint-elsewhere = Der gjør den mest nytte.

## The connection

net-lost = Forbindelsen er brutt. Kobler til igjen …
net-found = Du er tilbake ved bordet.
net-connecting = På vei til bordet …
net-elsewhere = Denne plassen er åpen for mange steder. Den ble lukket her.
net-use-here = Spill her
net-removed = Plassen din ble gitt opp. Nå ser du på.

## Refusals by the rules

refused-round-over = Runden er over.
refused-no-such-seat = Den plassen finnes ikke ved dette bordet.
refused-no-such-train = Det toget finnes ikke ved dette bordet.
refused-not-your-turn = Det er ikke din tur.
refused-not-your-seat = Du kan bare spille for din egen plass.
refused-not-held = Du har ikke den brikken.
refused-does-not-fit = Den brikken passer ikke der.
refused-train-closed = Det toget har ingen markør: Bare eieren kan spille på det.
refused-own-train-first = Begynn på ditt eget tog før det meksikanske.
refused-only-own-train = I en rask første tur går flere brikker på ditt eget tog.
refused-must-close-double = Den åpne dobbelen må lukkes først.
refused-must-complete-double = Dobbelen du nettopp la, må fullføres først.
refused-must-not-be-double = Brikken etter en dobbel kan ikke være en dobbel.
refused-must-play = En av brikkene dine kan spilles, så da må den det.
refused-must-draw = Trekk før du melder pass.
refused-already-drawn = Du har alt trukket.
refused-nothing-to-draw = Beinhaugen er tom.
refused-nothing-to-stop = Det er ingen rask første tur å stoppe.
refused-nothing-to-knock = Det er ingen siste brikke å melde.
refused-nothing-to-catch = For sent, eller ingen å ta.
refused-match-over = Kampen er over.
refused-round-running = Runden er fortsatt i gang.

## Refusals by the table and the page

refused-stale = Det har skjedd noe ved bordet. Se en gang til.
refused-storage = Bordet kan ikke lagres akkurat nå, så ingenting ble endret. Prøv igjen.
refused-bad-message = Bordet forsto ikke det. Last siden på nytt og prøv igjen.
refused-bad-options = Disse valgene går ikke sammen.
refused-bad-link = Det er verken lenken eller koden til et bord her. En kode har seks bokstaver og tall.
refused-bad-secret = Denne lenken åpner ikke dette bordet.
refused-bad-name = Et navn har 1 til 24 tegn.
refused-bad-text = Si noe på 1 til 200 tegn.
refused-no-such-table = Det bordet finnes ikke.
refused-not-seated = Bare spillere ved bordet kan gjøre det.
refused-not-host = Bare verten kan gjøre det.
refused-not-away = Den spilleren er her.
refused-begun = Kampen har begynt.
refused-seat-taken = Noen sitter der.
refused-seat-empty = Ingen sitter der.
refused-colour-taken = Noen andre har den fargen.
refused-already-ready = Du er alt klar.
refused-paused = Bordet har pause.
refused-hints-off = Dette bordet spiller uten tips.
refused-no-hint = Det er ingen tips akkurat nå.
refused-chat-off = Dette bordet spiller uten prat.
refused-phrases-only = Ved dette bordet prater vi bare i ferdige fraser.
refused-too-fast = Det var mye på en gang. Vent litt.
refused-too-many = Det er ikke plass til flere akkurat nå.
refused-unknown-sheet = Det regelarket finnes ikke.
refused-no-such-bot = Den roboten finnes ikke.
refused-no-such-phrase = Den frasen finnes ikke.
refused-not-found = Her er det ingenting.
refused-not-begun = Kampen har ikke begynt.
refused-not-over = Runden er ikke over.
refused-no-stand-in = Ingen robot spiller på den plassen.
refused-not-paused = Bordet har ikke pause.
refused-too-large = Det er for stort.
refused-wrong-origin = Denne tjeneren kjenner ikke adressen du åpnet den med.
refused-failed = Noe gikk galt, og ingenting ble endret. Prøv igjen.
refused-unreachable = Tjeneren kan ikke nås.
