## Where one brings a record

replay-title = Se en runde om igjen
replay-about = Hver runde som er ferdig, kan ses om igjen steg for steg, med alle brikker synlige eller gjennom øynene til én spiller. Du åpner den fra poengene på et bord.
replay-about-files = En protokoll inneholder én runde. Du kan laste den ned når du ser en runde om igjen, eller la programmet skrive den med «mexican-train simulate --record FIL». Den spilles om igjen og lagres ingen steder.
replay-choose = Velg en fil …
replay-drop = eller slipp den her
replay-reading = Et øyeblikk …
replay-which =
    { $count ->
        [one] Det er { $count } runde i denne filen.
       *[other] Det er { $count } runder i denne filen. Hvilken?
    }
replay-line = Linje { $number }
replay-line-broken = Ikke en protokoll
replay-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
replay-more = Vis flere
replay-file-large = Denne filen er for stor til å være en protokoll.
replay-file-empty = Denne filen er tom.
replay-file-broken = Det er ingen protokoll over en runde i denne filen.
refused-bad-record = Dette er ikke protokollen over en runde, eller noen har endret den.

## Watching

replay-round = Runde { $round }
replay-seat = Spiller { $number }
replay-closed = Denne runden kan ikke vises
replay-not-over = Den er ikke ferdig ennå, eller det er for lenge siden: Runder blir tatt vare på i 30 dager.
replay-table = Tilbake til bordet
replay-your-turn = Det er din tur.
replay-file = Åpne en egen fil
replay-controls = Veien gjennom runden
replay-deal = Utdelingen
replay-step = Steg { $step } av { $last }
replay-place = Steg
replay-first = Til utdelingen
replay-back = Ett steg tilbake
replay-play = Spill av
replay-pause = Stans
replay-forward = Ett steg frem
replay-last = Til slutten
replay-speed = Fart
replay-times = { $speed } ×
replay-eyes = Gjennom hvem sine øyne
replay-eyes-all = Alle brikker synlige
replay-eyes-of = Sett av { $name }
replay-hands = Hendene
replay-no-tiles = ingen brikker igjen
replay-review = Se tilbake: flaks, dyktighet og bedre trekk
replay-rounds = Rundene i denne kampen
replay-save = Last ned denne runden
replay-save-match = Last ned hele kampen
replay-keys = På tastatur: ← og → går ett steg, Home og End går til utdelingen og til slutten, mellomrom spiller av og stanser.

## The check of the deal

fair-title = Kontroller utdelingen
fair-none = Denne protokollen har ikke noe frø, så utdelingen kan ikke kontrolleres. Runder ved et bord har det.
fair-good = Utdelingen er slik det ble lovet.
fair-bad = Utdelingen er ikke slik det ble lovet.
fair-meaning = Rekkefølgen på brikkene var bestemt før noen så en brikke, og ingen har rørt den siden. Din egen enhet har nettopp regnet det ut.
fair-meaning-mine = Tallet som denne enheten la til, er med, så ingen kan ha valgt rekkefølgen heller.
fair-meaning-mixed = Spillernes enheter la til egne tall: Er bare én av dem ærlig, kan ingen ha valgt rekkefølgen heller.
fair-meaning-here = Bordet var på denne enheten, så både frøet og tallet som ble lagt til, er herfra: Ingen andre spillere var med.
fair-broken = Utdelingen i denne runden er ikke slik bordet hadde lovet. Se runden på nytt og velg «Kontroller utdelingen».
fair-bad-promise = Frøet er ikke det som ble lovet.
fair-bad-set = Tallene er ikke de som denne enheten fikk se fingeravtrykkene av.
fair-bad-nonces = Et tall passer ikke til fingeravtrykket sitt.
fair-bad-confirmed = Bordet hadde bekreftet tallet fra denne enheten, og delte ut uten det.
fair-bad-hands = Frøet deler ut andre brikker til { $names }.
fair-bad-boneyard = Frøet legger beinhaugen annerledes.
fair-same = stemmer
fair-other = stemmer ikke
fair-promise = Løftet
fair-promise-about = Før utdelingen viste bordet fingeravtrykket av et hemmelig tall, frøet. Ingen kan gjette frøet ut fra fingeravtrykket, og ingen kan finne et annet frø med det samme. Etter runden viser bordet frøet, og hvem som helst kan ta fingeravtrykket på nytt.
fair-promised = Fingeravtrykket som ble vist
fair-noted = Fingeravtrykket som denne enheten noterte mens runden ble spilt
fair-seed = Frøet
fair-found = Fingeravtrykket av frøet (SHA-256), tatt akkurat nå
fair-mix = Det enhetene la til
fair-mix-about = Enheten til hver spiller trakk et hemmelig tall og viste fingeravtrykket av det. Først da alle fingeravtrykkene lå fast, viste de tallene, og bordet blandet dem med frøet sitt. Én ærlig enhet er nok: Da kunne ingen vite hva blandingen ville dele ut.
fair-mix-withheld = { $name }: ikke vist i tide, så fingeravtrykket gjelder
fair-mixed = Alt sammen blandet
fair-mine-used = Tallet fra denne enheten er med.
fair-mine-late = Tallet fra denne enheten kom ikke frem i tide. Én gang er det en treg forbindelse; hver gang ville være en grunn til å mistro bordet.
fair-mine-other = Tallet på plassen din er ikke fra denne enheten. Det kan være fra en annen av dine.
fair-mine-none = Tallet fra denne enheten ble utelatt. Én gang kan det være tilfeldig; hver gang ville være en grunn til å mistro bordet.
fair-shuffle = Stokkingen
fair-shuffle-about =
    { $count ->
        [one] { $count } brikke ligger på rad, { $first } til { $last }.
       *[other] { $count } brikker ligger på rad, { $first } til { $last }. Frøet gir det ene tallet etter det andre, og hvert tall sier hvilken brikke som skal til den siste plassen som ennå er ledig.
    }
fair-aside = Motoren { $tile } var lagt til side før.
fair-number = Tallet og resten
fair-put = Det som følger
fair-put-there = { $tile } går til plass { $place }
fair-all-swaps =
    { $count ->
        [one] Det ene tallet
       *[other] Alle { $count } tallene
    }
fair-order = Hele rekkefølgen
fair-order-about = Hendene deles ut forfra, plass for plass; resten er beinhaugen.
fair-hands = Hendene
fair-hands-about =
    { $count ->
        [one] I denne rekkefølgen får alle { $count } brikke, den ene spilleren etter den andre.
       *[other] I denne rekkefølgen får alle { $count } brikker, den ene spilleren etter den andre.
    }
fair-was-dealt = I protokollen:
fair-should-be = Fra frøet:
fair-boneyard = Beinhaugen
fair-boneyard-about =
    { $count ->
        [one] Den siste brikken er til å trekke.
       *[other] De andre { $count } brikkene er til å trekke, i denne rekkefølgen.
    }
fair-more = For deg som vil vite det nøyaktig
fair-mix-exactly = Blandingen er SHA-256 av teksten mexican-train/deal/2, frøet og, for hver plass som la til noe, plassens nummer i én byte, deretter byten 1 og tallet eller byten 0 og fingeravtrykket. Den trer så i stedet for frøet.
fair-more-about = Blokk k er SHA-256 av teksten mexican-train/deal/1, frøet og k i åtte byte; hver blokk gir åtte tall på 32 bit. Fra den siste plassen og ned til plass 1 deles neste tall på antallet plasser som er igjen, og resten er plassen det byttes med. Tall som er så høye at noen plasser ville få fordel av dem, blir hoppet over. Programmet kontrollerer det samme med «mexican-train verify FIL».
fair-limits = Det dette ikke beviser: at frøet ble trukket tilfeldig. Den som driver bordet, kunne prøve mange frø og beholde det som passer best. Men etter løftet kan ingenting endres.
fair-limits-mixed = Det dette ikke beviser: at den som driver bordet, ikke har sett på brikkene. Og et tall som ikke ble vist i tide, gir et bord i ledtog med den spilleren ett valg mellom to rekkefølger.
fair-limits-here = Det dette ikke beviser: at denne enheten trakk tallene tilfeldig. Bord, roboter og kontroll kjører alle på den, så det viser at programmet holdt sitt eget løfte, og ingenting om et program som noen har endret. Robotene får bare se det plassen deres har lov til.
