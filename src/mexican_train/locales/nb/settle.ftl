### Settle an argument at a table with real dominoes, in Norwegian.

settle-title = Avgjør en krangel
settle-lead = Velg et spørsmål, eller beskriv bordet ditt. Du får ja eller nei etter hvert regelark, hva som skjer videre, og regelen.

## The arguments every table has

settle-ready = Spørsmål
settle-own = Noe annet: Beskriv bordet ditt
settle-change = Endre denne situasjonen
settle-for-example = For eksempel
settle-hold = Du har
settle-about-start = Starten
settle-about-turn = I din tur
settle-about-doubles = Dobler
settle-about-markers = Markører
settle-about-mexican = Det meksikanske toget
settle-about-end = De siste brikkene, slutten og poeng
settle-ready-begin = Jeg har den høyeste dobbelen. Er det jeg som begynner?
settle-ready-nobody = Ingen har en dobbel. Skal vi trekke til noen får en?
settle-ready-draw = Kan jeg trekke selv om jeg har en brikke som passer?
settle-ready-drawn = Må jeg spille brikken jeg trakk hvis den passer?
settle-ready-own = Må jeg spille på mitt eget tog først?
settle-ready-turn = Jeg lukket dobbelen til en annen. Er det min tur igjen?
settle-ready-empty = Beinhaugen er tom og jeg kan ikke spille. Må jeg sette på markøren?
settle-ready-open = Må jeg lukke en dobbel som en annen lot stå åpen?
settle-ready-cannot = Jeg kan ikke lukke den åpne dobbelen til en annen. Kan jeg spille på mitt eget tog i stedet?
settle-ready-follow = Jeg kan ikke dekke min egen dobbel og melder pass. Må jeg sette på markøren?
settle-ready-two = Kan jeg legge to dobler på rad?
settle-ready-dead = Ingen brikke kan dekke en dobbel lenger. Kan jeg spille et annet sted?
settle-ready-marked = Det står en markør på et tog. Kan andre spille der selv om de kan legge på sitt eget?
settle-ready-off = Markøren min står på. Tas den av når jeg spiller et annet sted?
settle-ready-back = Markøren min står på. Tas den av når jeg spiller på mitt eget tog?
settle-ready-elsewhere = Jeg kan bare spille på et annet tog. Må jeg sette på markøren?
settle-ready-mexican = Kan jeg begynne på det meksikanske toget før mitt eget?
settle-ready-early = Kan jeg spille på det meksikanske toget før jeg har begynt på mitt eget?
settle-ready-second = Kan jeg begynne på et meksikansk tog til?
settle-ready-knock = Jeg har én brikke igjen. Måtte jeg banke?
settle-ready-forgot = Jeg glemte å banke. Må jeg trekke brikker?
settle-ready-over = Den siste brikken min er en dobbel. Er runden over?
settle-ready-blocked = Beinhaugen er tom og ingen kan spille. Er runden over?
settle-ready-points = Hvor mange poeng er hånden min? Gir blanke poeng?

## The table

settle-table = På bordet
settle-players = Spillere
settle-engine = Motor
settle-mine = Toget ditt
settle-name = Navnet på spiller { $number }
settle-end = slutter på
settle-end-of = { $name }: slutter på
settle-not-begun = ikke begynt
settle-marker = Markør
settle-double = Åpen dobbel { $pip }
settle-owed = Jeg la den nettopp
settle-dead = Ingen { $pip } igjen til å dekke den
settle-drawn = Jeg har trukket en brikke
settle-empty = Beinhaugen er tom
settle-stuck = Ingen andre kan spille heller
settle-series = Jeg er i min raske første tur

## The verdict

settle-by = Etter hvilke regler?
settle-more-rules = Varianter og husregler
settle-by-sheet = Etter arket { $sheet }
settle-by-house = Etter arket { $sheet }, med husreglene deres
settle-duty-play = Du kan spille en hvilken som helst brikke med hake.
settle-duty-close = Din tur: Lukk { $doubles }.
settle-may = Kan spilles på { $train }.
settle-may-not = Ikke på { $train }
settle-may-not-either =
    { $last ->
        [yes] { $trains } eller { $train }
       *[no] { $trains }, { $train }
    }
settle-closed =
    { $count ->
        [one] Det toget har ingen markør: Bare eieren kan spille på det.
       *[other] De togene har ingen markør: Bare eierne kan spille på dem.
    }
settle-may-deed = Det er lov nå.
settle-on = { $tile } på { $train }
settle-read = Les arket
settle-sheets = Alle ark side om side
settle-differ = De er ikke enige. Trykk på et ark for å se hvorfor.
settle-agree = Her er alle enige.
settle-differs = (arkene er uenige)
settle-yes = lov
settle-no = ikke lov. { $why }
settle-send = Send det til den som er uenig
settle-send-about = Lenken åpner denne siden med samme situasjon.
settle-offline = Dette krever nett. Situasjonen din blir her til forbindelsen er tilbake.

## A question and its answer

settle-ask = Hva vil du gjøre?
settle-ask-where = Hvor?
settle-ask-on = på { $train }
settle-asked-may = Er det lov?
settle-asked-must = Må du gjøre det?
settle-asked-marker-on = Må du sette på markøren?
settle-asked-marker-off = Tas markøren din av?
settle-asked-my-turn = Er det din tur igjen?
settle-asked-over = Er runden over?
settle-asked-knock = Må du banke?
settle-asked-caught = Må du trekke hvis du glemmer å banke?
settle-asked-blanks = Hvor mange poeng er hånden din? Gir blanke poeng?
settle-asked-begin = Begynner du?
settle-asked-no-double = Skal dere trekke til noen får en dobbel?
settle-say-yes = Ja
settle-say-no = Nei
settle-say-should = Du bør
settle-say-double-blank = Bare dobbel blank: { $points }
settle-all-agree = Alle arkene sier det samme.
settle-all-differ = Arkene er uenige.
settle-all-yes = Alle arkene sier ja. De er uenige om det som følger.
settle-all-no = Alle arkene sier nei. De er uenige om hvorfor, eller om hva du kan gjøre.
settle-by-all = Hva hvert ark sier
settle-instead-play = Du kan bare spille { $tile } på { $train }.
settle-instead-draw = Du kan bare trekke.
settle-instead-pass = Du kan bare melde pass.
settle-instead-stop = Du kan bare stoppe.
settle-one-mexican = Det finnes bare ett meksikansk tog.
settle-free = Du kan, men du må ikke.
settle-count-points =
    { $count ->
        [one] Denne hånden er på { $count } poeng.
       *[other] Denne hånden er på { $count } poeng.
    }
settle-count-caught =
    { $count ->
        [one] Hvis noen merker det i tide, trekker du { $count } brikke.
       *[other] Hvis noen merker det i tide, trekker du { $count } brikker.
    }

## What follows

settle-then-closed = Det lukker dobbelen.
settle-then-marker-on = Du setter markøren på toget ditt.
settle-then-marker-off = Markøren din tas av.
settle-then-marker-same = Markøren din blir som den er.
settle-then-marker-stays = Markøren din blir stående på.
settle-then-owes = Du må straks legge en brikke til.
settle-then-last-knock = Du har én brikke igjen: Bank før neste spiller gjør noe.
settle-then-last-announced = Du har én brikke igjen: La de andre få vite det. Å glemme det koster ingenting.
settle-then-drawn = Hvis brikken du trekker kan spilles, må du spille den.
settle-then-otherwise = Passer den ikke, melder du pass.
settle-then-otherwise-marked = Passer den ikke, melder du pass og setter på markøren din.
settle-then-over-out = Du er ute, og runden er over.
settle-then-over-blocked = Runden er låst, og dermed over.
settle-then-mine = Det er fortsatt din tur.
settle-then-turn = Så er det { $name } sin tur.
settle-short-marker-on = markør på
settle-short-marker-off = markør av
settle-short-marker-same = ingen markør
settle-short-marker-stays = markøren blir stående
settle-short-owes = en brikke til
settle-short-last-knock = bank
settle-short-last-announced = si fra
settle-short-over = runden over

## What cannot be

settle-cannot-no-tiles = Trykk på brikkene du har: Uten brikker er runden over.
settle-cannot-too-many-players = Disse reglene er for høyst { $most } spillere, ikke for { $players }.
settle-cannot-not-in-set = Det finnes ingen brikke { $tile } i et dobbel-{ $pip }-sett.
settle-cannot-is-engine = Brikken { $tile } er motoren, så den kan ikke være noe annet sted.
settle-cannot-twice = Brikken { $tile } er der to ganger.
settle-cannot-apart = Brikken { $tile } passer ikke til den foran.
settle-cannot-no-start = Det er ikke nok brikker med { $pip } til at så mange tog kan begynne.
settle-cannot-no-end = Det er ingen brikker igjen som kan få et tog til å slutte på { $pip }.
settle-cannot-not-dead = Du har { $tile }, så dobbel { $pip } kan fortsatt dekkes.
settle-cannot-no-double = Du skylder en brikke for en dobbel, men det toget slutter ikke på en dobbel.
settle-cannot-nothing-owed = Etter disse reglene skylder du ingenting etter en dobbel som ingen brikke kan dekke: Turen din er over.
settle-cannot-no-series = Disse reglene har ingen rask første tur.
settle-cannot-too-few-left = Du har så mange brikker at det er for få igjen til de andre.
