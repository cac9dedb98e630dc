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
copy = Kopier
copied = Kopiert
you-watch = Du ser på.
day-title = Dagens utdeling
challenge = Utfordring
deal-practice = øving
send-title = Send denne utdelingen
sheet-classic = Klassisk
sheet-gare = Gare
sheet-nordic = Nordisk
sheet-station = Stasjon
sheet-with-house = { $sheet }, med husregler
variant-fast = rask
variant-nine = dobbel-9
variant-open = åpne brikker
variant-rounds = alle runder

## The table

round-of = Runde { $round } av { $rounds }
watching = ser på
on-this-device = på denne enheten
in-this-tab = bare i denne fanen
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
lane-ends = slutter på { $pip }
lane-ends-close = slutter på dobbel { $pip }, må lukkes
lane-length =
    { $count ->
        [one] { $count } brikke langt
       *[other] { $count } brikker langt
    }
mexican = Meksikansk tog
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
tile-playable = { $tile }, kan spilles på { $trains }
hand = Brikkene dine
hint = Tips
draw = Trekk
pass = Meld pass
stop = Stopp her
knock = Bank!
catch = Avslør { $name }!
call-knocked = Bank, bank!
call-caught = Glemte å banke!
let-bot-play = La en robot spille
sound = Lyd
menu = Meny
chat = Prat
chat-unread =
    { $count ->
        [one] { chat }, { $count } ny melding
       *[other] { chat }, { $count } nye meldinger
    }
log = Dette har skjedd

## The hand

lately = Siden din forrige tur
lately-drew = trakk
lately-passed = meldte pass
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
hand-asks = E sier hvor togene slutter, T hvem som har tur og hva som passer, L hva som skjedde sist; K banker, eller tar den som glemte det.

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
duty-knock =
    { $tiles ->
        [0] Én brikke igjen: Bank nå!
       *[other] Én brikke igjen: Bank nå, ellers trekker du { $tiles } hvis noen merker det.
    }
turn-other = { $name } spiller.
turn-other-announced = Én brikke igjen: Bordet har banket for deg. { $name } spiller.
turn-other-close = { $name } må lukke { $double }.
turn-other-own = { $name } må lukke sin egen dobbel { $pip }.
turn-other-follow = { $name } la en dobbel og spiller igjen.
turn-away = { $name } er borte. Verten kan la en robot spille.
turn-away-host = { $name } er borte. Du kan la en robot spille så lenge.
turn-paused = Bordet har pause.
turn-paused-host = Du er vert, og bordet har pause. Fortsett når alle er klare.
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
caught-draws =
    { $count ->
        [0] ingenting å trekke
       *[other] { count-tiles } å trekke
    }
# $you: yes when you were caught, by when you caught someone.
did-caught =
    { $you ->
        [yes] { $catcher } avslørte deg: { caught-draws }.
        [by] Du avslørte { $name }: { caught-draws }.
       *[no] { $catcher } avslørte { $name }: { caught-draws }.
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
        [yes] Du er med på å avslutte kampen etter denne runden.
       *[no] { $name } er med på å avslutte kampen etter denne runden.
    }
did-paused = Bordet har pause.
did-resumed = Bordet fortsetter.
did-seat-asked = { $name } ser på og vil gjerne være med.
did-lobby-reopened = Bordet er åpent for nye spillere før neste kamp.
did-seat-promised = Fra neste runde spiller { $latecomer } på plassen til { $name }.
did-seat-withdrawn = { $name } beholder plassen.
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
did-invite-renewed = Verten fornyet invitasjonen.
did-removed =
    { $you ->
        [yes] Verten ga plassen din til en robot.
       *[no] Verten fjernet { $name }; en robot har plassen.
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

## Of the menu, and elsewhere too

menu-resume = Fortsett

## The connection

net-lost = Forbindelsen er brutt. Kobler til igjen …
net-found = Du er tilbake ved bordet.
net-connecting = På vei til bordet …
seat-given = Plassen er din.
seat-declined = Det er ingen plass til deg akkurat nå. Du kan se videre på.
plate-next = neste: { $name }
plate-next-short = → { $name }
net-removed = Plassen din ble gitt opp. Nå ser du på.
refused-unreachable = Serveren kan ikke nås.
