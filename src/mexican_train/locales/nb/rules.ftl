### Reglene på norsk, bokmål: regelsidene og ordene for husregler. En brikke passer; en spiller melder pass.

## What is special about a sheet or a variant

rules-sheet-classic = Papirreglene: et dominosett, en blokk til poengene og en mynt til hver som markør. En dobbel angår bare den som la den, og kampen går gjennom alle doblene. På det engelske arket heter beinhaugen bone pile.
rules-sheet-gare = Det franske spillet fra esken med stasjon. Det spilles som Stasjon, bortsett fra på ett punkt: Den som ikke kan fullføre dobbelen som nettopp ble lagt, melder pass uten å sette på markøren. På fransk heter brikkene wagons, og beinhaugen er cour des trains.
rules-sheet-nordic = Spillet fra esken med det runde navet. Dere får mange brikker, motoren blir ett tall lavere for hver runde, og etter en dobbel velger du selv: Dekk den, eller legg et annet sted og la den stå åpen for de andre.
rules-sheet-station = Spillet fra esken med plaststasjonen og de små fargede lokomotivene, som er markører. En åpen dobbel stanser hele bordet, og den som glemmer å banke, kan måtte trekke. På engelsk kaller esken brikkene box cars og beinhaugen train yard.
rules-variant-fast = I denne varianten kan den første turen din i en runde være en hel rekke brikker på ditt eget tog.
rules-variant-nine = I denne varianten spiller 2 til 4 med et dobbel-9-sett. Har du et dobbel-12-sett, tar du ut alle brikker med 10, 11 eller 12.
rules-variant-open = I denne varianten viser alle brikkene sine.
rules-variant-rounds = I denne varianten er det én runde for hver dobbel, og motoren legges til side før brikkene deles ut.
rules-house = Dette er husregler: Alt nedenfor er slik det spilles med dem.
rules-ours-from = Vår tolkning: Arket sier ikke noe om dette, og vi følger { $sheet }.
rules-ours-words = Vår tolkning: Ordene på arket kan forstås annerledes.
rules-ours-silent = Ingen ark sier noe om dette. Regelen er vår.
rules-ours-unbound = Dette arket sier ikke noe om det, så ingen er bundet.

## The aim

rules-aim = Målet
rules-aim-train = Alle bygger hvert sitt tog av brikker som passer ende mot ende, ut fra motoren midt på bordet. Ett tog til, det meksikanske, er ingens eget og er der for alle.
rules-aim-out = Vær den første som legger sin siste brikke. Da vinner du kampen.
rules-aim-points = Vær den første som legger sin siste brikke. Det de andre har igjen på hånden, teller mot dem, og den laveste summen vinner når kampen er slutt.

## What one needs

rules-need = Dette trenger dere
rules-need-set = Et dobbel-{ $pip }-sett: { $tiles } brikker, én brikke for hver tallkombinasjon fra blank til { $pip }.
rules-need-players = { $least } til { $most } spillere.
rules-need-players-only = { $players } spillere, verken flere eller færre.
rules-need-players-some = Så mange spillere som tabellen under «Utdelingen» nevner.
rules-need-players-none = Disse hendene er for store for settet: Uansett hvor mange dere er, blir det ingen brikke igjen å trekke.
rules-need-markers = En markør til hver spiller: en liten brikke, eller en mynt.
rules-need-hub = Et nav til midten av bordet: Motoren ligger i det, og togene går ut fra det.
rules-need-locomotives = Ni små lokomotiver: ett til hver spiller, i egen farge, som markør, og det svarte til det meksikanske toget.
rules-need-pieces = Åtte fargede togmarkører, én til hver spiller. Det meksikanske toget har ingen.
rules-need-coins = En mynt til hver spiller, som markør. Det meksikanske toget har ingen.
rules-need-pad = En blokk til poengene, der doblene som har vært motor krysses av.

## The deal

rules-deal = Utdelingen
rules-deal-aside = Legg rundens motor til side, og bland de andre brikkene med billedsiden ned.
rules-deal-shuffle = Bland alle brikkene med billedsiden ned.
rules-deal-hands = Hver spiller trekker så mange brikker som tabellen sier. Resten blir liggende med billedsiden ned: Det er beinhaugen.
rules-deal-hidden = Hold brikkene dine skjult for de andre.
rules-deal-line-up = Ordne brikkene i en rekke der endene passer sammen, fra motorens tall av. Det som blir til overs, er løse brikker, til det meksikanske toget og togene til de andre.
rules-deal-facing = Arket sier at spillerne legger brikkene foran seg med billedsiden opp. De fleste forstår det som vendt mot en selv, så de andre ikke ser dem, og det gjør vi også. Tar man det bokstavelig, ser alle alles brikker: Det er varianten «åpne brikker».
rules-deal-open = Alles brikker ligger åpne, synlige for alle. Bare beinhaugen ligger med billedsiden ned.

## The engine and the first turn

rules-engine = Motoren og den første turen
rules-engine-highest = Den som har den høyeste dobbelen på hånden, legger den midt på bordet. Den er motoren, som alle tog går ut fra.
rules-engine-again = I neste runde er det igjen den høyeste dobbelen noen har, så den samme kan bli motor på nytt.
rules-engine-unused = Hver dobbel er motor bare én gang i en kamp. Av dem som ikke har vært det ennå, legges den høyeste noen har på hånden, midt på bordet. Den er motoren, som alle tog går ut fra.
rules-engine-blank = Dobbel blank venter: Den blir motor først når ingen annen dobbel er igjen.
rules-engine-nonblank = Den som har den høyeste dobbelen på hånden, legger den midt på bordet. Den er motoren, som alle tog går ut fra. Dobbel blank teller ikke her.
rules-engine-draw = Har ingen en dobbel som kan være motor, trekker dere én brikke hver etter tur og beholder den, fra den første plassen. Den som trekker en slik dobbel, legger den straks ut.
rules-engine-draw-rounds = Har ingen en dobbel som kan være motor, trekker dere én brikke hver etter tur og beholder den. Den som trekker en slik dobbel, legger den straks ut. Den første plassen trekker først i runde 1, den andre i runde 2, og så videre.
rules-engine-over = Når alle doblene har vært motor, kan alle bli det på nytt.
rules-engine-fixed = Motoren, som alle tog går ut fra, er dobbel { $pip }. Ingen trenger å ha den på hånden: Den ligger i navet før brikkene deles ut.
rules-engine-descending = Ingen trenger å ha motoren, som alle tog går ut fra, på hånden: Den ligger i navet før brikkene deles ut. I runde 1 er det dobbel { $pip }, så ett tall lavere for hver runde, og i runde { $round } dobbel blank.
rules-engine-descending-some = Ingen trenger å ha motoren, som alle tog går ut fra, på hånden: Den ligger i navet før brikkene deles ut. I runde 1 er det dobbel { $pip }, så ett tall lavere for hver runde, ned til dobbel { $last } i den siste.
rules-engine-descending-over = Etter dobbel blank begynner det på nytt med dobbel { $pip }.
rules-engine-ordinary = En dobbel som har vært motor, er en vanlig brikke i senere runder.
rules-engine-first-layer = Den som la ut motoren, har også den første turen.
rules-engine-first-left = Spilleren til venstre for den som la ut motoren, har den første turen.
rules-engine-first-oldest = Den eldste har den første turen. Ved et bord på nettet er det den første plassen.
rules-engine-first-rotate = Den eldste har den første turen i runde 1. Deretter går den første turen én plass videre mot venstre for hver runde. Ved et bord på nettet regnes den første plassen som den eldste.
rules-engine-first-second = Den andre plassen har den første turen.
rules-engine-first-second-rotate = Den andre plassen har den første turen i runde 1. Deretter går den første turen én plass videre mot venstre for hver runde.
rules-engine-first-holder = Den som nå har den høyeste dobbelen på hånden, har den første turen. Dobbelen blir på hånden.
rules-engine-first-nobody = Har ingen en dobbel, begynner den første plassen.
rules-engine-first-nobody-rounds = Har ingen en dobbel, begynner den første plassen runde 1, den andre runde 2, og så videre.
rules-engine-clockwise = Derfra går turen med klokken, alltid til spilleren til venstre.

## A turn

rules-turn = Din tur
rules-turn-play = Legg én brikke. Den ene enden må passe til enden av toget du legger den på. Et tog som ikke er begynt, slutter i motoren.
rules-turn-where = Du kan legge på ditt eget tog, på det meksikanske toget og på en annens tog så lenge det ligger en markør på det.
rules-turn-bound = En åpen dobbel går foran alt dette: Så lenge det er en, kan du ikke legge noe annet sted.
rules-turn-must = Kan en av brikkene dine spilles, må du spille. Du velger hvilken og hvor, men du kan ikke trekke eller melde pass i stedet.
rules-turn-draw = Kan ingen spilles, trekker du én brikke fra beinhaugen. Kan den spilles, må du spille den. Kan den ikke det, eller er beinhaugen tom, melder du pass.

## A fast first turn

rules-fast = En rask første tur
rules-fast-series = I den første turen din i en runde kan du legge mer enn én brikke: Begynner du på ditt eget tog, kan du fortsette der med så mange brikker du vil, og stoppe når du vil.
rules-fast-doubles = En dobbel i rekken krever sin andre brikke som ellers før du går videre. Må du melde pass, er rekken slutt.
rules-fast-ends = Rekken slutter av seg selv når ingen av brikkene dine passer på toget ditt lenger.
rules-fast-ordinary = Legger du den første brikken på et annet tog, er det en vanlig tur. Melder du pass i den første turen, er sjansen borte til neste runde.
rules-fast-ordinary-closing = Lukker den første brikken en åpen dobbel, eller legges den på et annet tog, er det en vanlig tur. Melder du pass i den første turen, er sjansen borte til neste runde.

## The Mexican train

rules-mexican = Det meksikanske toget
rules-mexican-one = Det finnes bare ett, og når det står der, kan alle legge på det, også de som ikke har begynt sitt eget tog.
rules-mexican-any-time = Så lenge ingen har startet det, kan du gjøre det i din tur med en brikke som passer til motoren, også før ditt eget tog er begynt.
rules-mexican-after-own = Så lenge ingen har startet det, kan du gjøre det i din tur med en brikke som passer til motoren, men bare hvis ditt eget tog allerede har en brikke.
rules-mexican-early = Arket råder til å begynne på det så tidlig som mulig: Det er enda et sted å spille.

## The markers

rules-markers = Markørene
rules-markers-pass = Når du melder pass, settes markøren på toget ditt.
rules-markers-pass-but = Når du melder pass, settes markøren på toget ditt. Det ene unntaket står under «Doble brikker».
rules-markers-unbegun = Er toget ditt ikke begynt, legger du den der det skal gå ut fra motoren.
rules-markers-elsewhere = Den settes også på når du legger på et annet tog fordi ingenting du har, ikke engang brikken du legger, passer på ditt eget.
rules-markers-but = Den andre brikken du skylder etter din egen dobbel, teller ikke her.
rules-markers-but-closing = Å lukke en åpen dobbel teller ikke her, og heller ikke den andre brikken du skylder etter din egen dobbel.
rules-markers-open = Så lenge markøren din ligger på toget ditt, kan alle legge på det.
rules-markers-off = Den tas av når du selv legger en brikke på ditt eget tog. Å legge et annet sted tar den ikke av.

## Doubles, for whoever lays them

rules-doubles = Doble brikker
rules-doubles-across = En dobbel legges på tvers av toget, og du må straks legge en brikke til.
rules-doubles-last = Var dobbelen den siste brikken din, skylder du ingenting: Da er runden over.
rules-doubles-on-double = Den andre brikken må legges på dobbelen og ingen andre steder.
rules-doubles-on-double-draw = Har du ingen som passer, trekker du én brikke, også om du allerede har trukket i denne turen.
rules-doubles-first = Passer en av brikkene dine på dobbelen, må du legge den der.
rules-doubles-first-else = Passer ingen, legger du en hvilken som helst annen brikke på et tog som er åpent for deg. Det kan være en dobbel igjen, og den krever da sin egen andre brikke.
rules-doubles-first-draw = Kan du ikke spille noe som helst, trekker du én brikke, også om du allerede har trukket i denne turen. Den kan legges på dobbelen eller på et hvilket som helst tog som er åpent for deg.
rules-doubles-any = Den andre brikken kan legges på dobbelen eller på et hvilket som helst tog som er åpent for deg, men den kan ikke selv være en dobbel.
rules-doubles-any-draw = Har du ingen som kan spilles, trekker du én brikke, også om du allerede har trukket i denne turen. Også den kan legges på dobbelen eller et annet sted, og kan ikke være en dobbel.
rules-doubles-pass = Hjelper ikke det, eller er beinhaugen tom, melder du pass, og markøren settes på toget ditt.
rules-doubles-pass-unmarked = Hjelper ikke det, eller er beinhaugen tom, melder du pass, men denne gangen settes markøren ikke på. Lå den der før, blir den liggende.

## Doubles, for everyone else

rules-open = Åpne dobler
rules-open-binds = En dobbel som står ytterst på et tog uten at noe er lagt på den, er åpen. Den går foran alt annet: Den som har turen, kan bare legge der, uansett hvem som eier toget, og med eller uten markør.
rules-open-cannot = Kan du ikke, trekker du én brikke. Passer heller ikke den der, eller er beinhaugen tom, melder du pass og setter på markøren, selv om du har en brikke til ditt eget tog.
rules-open-own = Det gjelder også deg hvis dobbelen du la, kommer tilbake til deg og fortsatt er åpen: Melder du pass nå, settes markøren på.
rules-open-closed = Når dobbelen er lukket, fortsetter spillet som vanlig til venstre for den som lukket den.
rules-open-several = Flere dobler kan være åpne på en gang. Da velger du hvilken du vil lukke, og alle må lukkes før spillet fortsetter som vanlig.
rules-open-free = Er dobbelen fortsatt udekket når turen er over, må ingen andre lukke den. Det toget trenger bare det tallet som neste brikke.
rules-open-dead = Hvert tall finnes på { $tiles } brikker. Når alle ligger på bordet, motoren medregnet, er en dobbel med det tallet død: Ingenting kan legges på den mer.
rules-open-dead-free = Ingen må lukke en død dobbel.
rules-open-dead-done = Legger du en død dobbel, skal du ikke legge en brikke til: Turen din er over.
rules-open-dead-owed = Legger du en død dobbel, må du likevel legge en brikke til, på et annet tog.

## The last tile

rules-last = Den siste brikken
rules-last-announced = Har du lagt en brikke i turen din og har én igjen når den er over, skal de andre få vite det: Bank i bordet. Ved et bord på nettet blir det meldt for deg. Å glemme det koster ingenting.
rules-last-announced-should = Har du lagt en brikke i turen din og har én igjen når den er over, bør du si fra til de andre: Bank i bordet. Ved et bord på nettet blir det meldt for deg. Å glemme det koster ingenting.
rules-last-chance = Slik får de andre en sjanse til å bli kvitt brikker med mange poeng først.
rules-last-knock = Har du lagt en brikke i turen din og har én igjen når den er over, banker du i bordet før den neste gjør noe som helst.
rules-last-catch =
    { $tiles ->
        [one] Glemmer du det, kan en av de andre avsløre deg. Da trekker du { $tiles } brikke, hvis det er noen igjen.
       *[other] Glemmer du det, kan en av de andre avsløre deg. Da trekker du { $tiles } brikker, eller det som er igjen hvis det er færre.
    }
rules-last-catch-free = Glemmer du det, kan en av de andre avsløre deg. Det koster deg ingenting.
rules-last-window = Du kan tas fra den neste har trukket, lagt eller meldt pass, og til din egen neste tur.
rules-last-wrong = Å avsløre noen uten grunn endrer ingenting. Har du ikke lagt noen brikke i turen din, trenger du ikke banke.

## The end of a round

rules-end = Slutten på en runde
rules-end-out = Runden er slutt straks noen har lagt sin siste brikke, også om den er en dobbel.
rules-end-engine = Den som fikk en eneste brikke og legger den ut som motor, har allerede gått ut.
rules-end-blocked = Runden er også slutt når den er låst: Ved slutten av en tur er beinhaugen tom, og ingen har en brikke som passer til enden av noe tog, med eller uten markør.
rules-end-blocked-double = Så lenge en åpen dobbel må lukkes, er det bare den som teller: Er beinhaugen tom og ingen har en brikke til den, er runden låst.

## Points

rules-points = Poeng
rules-points-pips = Hver spiller teller øynene på brikkene som er igjen på hånden. Den som gikk ut, har 0.
rules-points-blank =
    { $points ->
        [one] En blank ende teller { $points } poeng.
       *[other] En blank ende teller { $points } poeng.
    }
rules-points-blank-free = En blank ende teller ingenting.
rules-points-double =
    { $points ->
        [one] Dobbel blank teller { $points } poeng.
       *[other] Dobbel blank teller { $points } poeng.
    }
rules-points-double-free = Dobbel blank teller ingenting.
rules-points-example = For eksempel med 0-5, 3-6 og 0-0 igjen: { $one } + { $two } + { $three } = { $total }.

## The match

rules-match = Kampen
rules-match-one = Kampen er én runde. Den som går ut, vinner. Er runden låst, vinner den med færrest poeng.
rules-match-single = Kampen er én runde. Den med færrest poeng vinner.
rules-match-every = Kampen har én runde for hver dobbel: { $rounds } runder.
rules-match-rounds = Kampen har { $rounds } runder.
rules-match-total = Poengene fra alle rundene legges sammen. Den laveste summen vinner.
rules-match-tie = De som har like mange poeng, vinner sammen.
rules-match-agree = Er alle enige, slutter kampen etter runden som pågår.

## House rules: what each is called, what it means, and its values

rule-max-pip = Dominosett
rule-max-pip-about = Det høyeste tallet på brikkene, og dermed hvor mange det er.
rule-max-pip-value = Dobbel-{ $pip }, { $tiles } brikker
rule-hand = Brikker til hver
rule-hand-about = Hvor mange brikker hver spiller får, for 2, 3, 4 og flere spillere.
rule-hand-value = For { $players } spillere: { $sizes }
rule-engine = Motoren
rule-engine-about = Hvilken dobbel som ligger midt på bordet.
rule-engine-highest-held = Den høyeste dobbelen noen har
rule-engine-highest-unused-held = Den høyeste dobbelen noen har, hver bare én gang i kampen
rule-engine-descending = Lagt til side: den høyeste først, ett tall lavere for hver runde
rule-first = Den første turen
rule-first-about = Hvem som begynner en runde.
rule-first-engine-player = Den som la ut motoren
rule-first-left-of-engine-player = Spilleren til venstre for den som la ut motoren
rule-first-rotate = Den eldste, så én plass videre for hver runde
rule-first-highest-double-holder = Den som har den høyeste dobbelen
rule-rounds = Kampens lengde
rule-rounds-about = Hvor mange runder som spilles før noen har vunnet.
rule-rounds-one = Én runde, vunnet av den som går ut
rule-rounds-every-double = Én runde for hver dobbel
rule-rounds-every-double-value = { $rounds } runder, én for hver dobbel
rule-rounds-value =
    { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }
rule-mexican-start = Starte det meksikanske toget
rule-mexican-start-about = Når du kan starte det med en brikke som passer til motoren.
rule-mexican-start-any-time = Når som helst i din tur
rule-mexican-start-after-own-train = Når ditt eget tog har en brikke
rule-marker = Markøren din
rule-marker-about = Når den settes på toget ditt og åpner det for alle.
rule-marker-pass = Når du melder pass
rule-marker-own-train-unplayable = Også når du legger et annet sted uten å ha noe til ditt eget tog
rule-follow-up = Etter en dobbel
rule-follow-up-about = Hvor den andre brikken legges, den du straks skylder.
rule-follow-up-on-double = På dobbelen, ingen andre steder
rule-follow-up-double-first = På dobbelen om du kan, ellers hvor du vil
rule-follow-up-any-non-double = Hvor du vil, men ikke en dobbel til
rule-open-double = Åpne dobler
rule-open-double-about = Om en dobbel som står udekket, holder de andre tilbake.
rule-open-double-free = De binder ingen
rule-open-double-must-close = De må lukkes før noe annet
rule-own-double-pass-marks = Pass på din egen dobbel
rule-own-double-pass-marks-about = Om markøren settes på når du ikke har noen brikke til etter dobbelen du nettopp la.
rule-own-double-pass-marks-yes = Markøren settes på
rule-own-double-pass-marks-no = Ingen markør
rule-last-tile = Den siste brikken
rule-last-tile-about = Om du må banke når du har én brikke igjen.
rule-last-tile-announce = Den blir meldt for deg
rule-last-tile-penalty = Bank, ellers kan du bli avslørt
rule-last-tile-penalty-value =
    { $tiles ->
        [one] Bank, ellers kan du bli avslørt og må trekke { $tiles } brikke
       *[other] Bank, ellers kan du bli avslørt og må trekke { $tiles } brikker
    }
rule-penalty-tiles = Straff for ikke å banke
rule-penalty-tiles-about = Hvor mange brikker du trekker når du blir avslørt.
rule-penalty-tiles-value =
    { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }
rule-blank-points = En blank ende
rule-blank-points-about = Hvor mange poeng en blank ende på hånden teller.
rule-blank-points-value =
    { $count ->
        [one] teller { $count } poeng
       *[other] teller { $count } poeng
    }
rule-double-blank-points = Dobbel blank
rule-double-blank-points-about = Hvor mange poeng dobbel blank på hånden teller.
rule-double-blank-points-value =
    { $count ->
        [one] teller { $count } poeng
       *[other] teller { $count } poeng
    }
rule-fast-first-turn = Rask første tur
rule-fast-first-turn-about = Om du kan legge mange brikker på ditt eget tog i den første turen din i en runde.
rule-fast-first-turn-yes = Så mange brikker du vil
rule-fast-first-turn-no = Én brikke, som i alle turer
rule-open-hands = Hendene
rule-open-hands-about = Om alle ser alles brikker.
rule-open-hands-yes = Åpne for alle
rule-open-hands-no = Skjult

## The pages themselves

rules-page-title = Regler
rules-page-lead = Mexican Train er et dominospill for to til åtte. Alle legger hvert sitt tog av brikker som passer ende mot ende, ut fra en dobbel midt på bordet, motoren. Den som ikke kan spille, åpner toget sitt for alle, og ett tog, det meksikanske, er alltid åpent for alle. Den første uten brikker avslutter runden; det de andre har igjen, teller mot dem.
rules-page-sheets = Regelarkene
rules-page-sheets-about = I detaljene spilles det litt forskjellig fra eske til eske. Her er reglene på fire trykte ark og variantene deres, komplette; det vi har fylt inn, er merket.
rules-page-learn = Vil du heller lære ved å spille? En første runde på fem minutter
rules-page-differences = Forskjellene i korte trekk
rules-page-differences-about = Ark som sier det samme i en rad, har samme tone.
rules-page-with = { $variant }: { $value }
rules-page-of = Regler: { $sheet }
rules-page-all = Alle regler
rules-page-variants = Varianter
rules-page-printed = som trykt
rules-page-print = Skriv ut på én side
rules-page-contents = På denne siden
rules-page-changed = En strek i margen viser det som ikke er som i { $sheet }.
rules-page-readings = Det vi har fylt inn
rules-page-differs = Endret:
rules-page-players = Spillere
rules-page-tiles = Brikker til hver
rules-page-boneyard = Beinhaugen
rules-page-figure-scene = Motoren og tre tog: ditt eget, ett med markør på og det meksikanske toget.
rules-page-figure-turn = Et tog går ut fra motoren: Like ender møtes.
rules-page-figure-mexican = Det meksikanske toget: ingens, og åpent for alle.
rules-page-figure-mexican-black = Det meksikanske toget, med den svarte markøren.
rules-page-figure-markers = Et tog med markøren på: åpent for alle.
rules-page-figure-doubles = En dobbel ligger på tvers av toget. Her ble den andre brikken lagt på den.
rules-page-figure-open = En åpen dobbel: Ingenting ligger på den ennå.
rules-page-unknown = Slike regler finnes ikke
rules-page-unknown-about = Det finnes ikke noe ark og ingen variant med dette navnet her, eller disse husreglene går ikke sammen. Alle som finnes, ligger under «Alle regler».
