### Poengblokka for et bord med ekte dominobrikker, på bokmål.

## All matches

keeper-title = Poengblokk
keeper-lead = Før poengene når dere spiller med ekte dominobrikker. Siden viser motoren i hver runde og hvem som begynner, og legger sammen.
keeper-new = Ny kamp
keeper-matches = Kampene dine
keeper-kept-here = Kampene blir på denne enheten.
keeper-offline = Når denne siden først er åpnet, virker den også uten forbindelse.
keeper-online = For å åpne denne siden trenger du forbindelse til serveren.
keeper-delete = Slett { $name }
keeper-deleted = Slettet: { $name }.
keeper-not-begun = Ingen poeng ennå
keeper-even = Alle står likt
keeper-leads =
    { $count ->
        [one] { $names } leder
       *[other] { $names } leder
    }
keeper-left =
    { $rounds ->
        [one] { $rounds } runde igjen
       *[other] { $rounds } runder igjen
    }
keeper-all-played =
    { $rounds ->
        [one] { $rounds } runde spilt
       *[other] { $rounds } runder spilt
    }

## A new match

keeper-back = Tilbake
keeper-change = Endre navn og regler
keeper-who = Hvem spiller?
keeper-who-about = I den rekkefølgen dere sitter, mot venstre.
keeper-who-oldest = Den eldste først, så mot venstre. Etter disse reglene begynner den eldste runde 1.
keeper-player = Spiller { $number }
keeper-name-of = Navnet på spiller { $number }
keeper-colour-of = Fargen til { $name }
keeper-up = Flytt { $name } opp
keeper-leaves = Ta { $name } av listen
keeper-add = Legg til en spiller
keeper-known = Har spilt her før
keeper-known-forget = Glem disse navnene
keeper-pauses = { $name } tar pause eller går
keeper-comes-back = { $name } er tilbake
keeper-back-short = Tilbake
keeper-rounds = Runder
keeper-match-name = Navn på kampen
keeper-match-name-hint = valgfritt
keeper-start = Begynn
keeper-save = Lagre
keeper-print-empty = Skriv ut et tomt ark
keeper-print-columns = Kolonner på arket
keeper-columns = { $count } kolonner

## The round that is played

keeper-engine = Motoren er dobbel { $pip }.
keeper-engine-aside = Legg den i navet før dere blander.
keeper-engine-which = Hvilken dobbel ble lagt ut som motor?
keeper-engine-used = { $tile }, ikke denne gangen
keeper-other = Endre
keeper-layer-who = Hvem la den ut?
keeper-holder-who = Hvem har den høyeste dobbelen på hånden?
keeper-nobody = Ingen har en dobbel
keeper-begins-oldest = { $name } begynner: den eldste, først på listen.
keeper-begins-next = { $name } begynner: én plass videre for hver runde.
keeper-begins-second = { $name } begynner: nummer to på listen.
keeper-begins-laid = { $name } la ut motoren og begynner.
keeper-begins-left = { $name } begynner, til venstre for den som la ut motoren.
keeper-begins-holder = { $name } har den høyeste dobbelen og begynner. Den blir på hånden.
keeper-there = Ved bordet
keeper-there-deal =
    { $tiles ->
        [one] { $players } spiller, { $tiles } brikke til hver
       *[other] { $players } spiller, { $tiles } brikker til hver
    }
keeper-there-open = { $players } spiller. Disse reglene sier ikke hvor mange brikker hver får når dere er så mange.
keeper-there-change = endre
keeper-there-about = Trykk på den som tar pause eller har gått, og trykk igjen når vedkommende er tilbake.
keeper-there-more = Noen kommer til eller bytter plass
keeper-sizes-people = Spillere
keeper-sizes-tiles = Brikker til hver
keeper-missed = Hvordan skal runder noen ikke var med på, telle?
keeper-missed-mean = Gjennomsnittet
keeper-missed-mean-about = Gjennomsnittet for dem som spilte runden.
keeper-missed-none = Ingenting
keeper-missed-none-about = Plassene går etter gjennomsnittet per spilte runde. Den som har spilt under halvparten, får ingen plass.
keeper-missed-own = Et tall dere velger
keeper-missed-own-about = Det samme for alle, for hver runde man ikke var med på.
keeper-missed-points = Poeng for en runde man ikke var med på
keeper-why = Hva reglene sier
keeper-count = Runden er ferdig: Tell opp
keeper-count-on = Tell videre

## Counting

keeper-round = Runde { $round }
keeper-entry-close = Tilbake til poengblokken
keeper-entry-engine = Motoren og den første turen
keeper-ended = Ute
keeper-blocked-short = ingen
keeper-out-short = ute
keeper-out-who = Hvem gikk ut?
keeper-blocked = Ingen: Runden er låst
keeper-is-out = gikk ut, ingen poeng
keeper-hand = igjen på hånden
keeper-out = Gikk ut
keeper-missed-this = { $name } var ikke med på runden
keeper-too-many = { $points } poeng er for mye: Brikkene ingen andre har, blir { $most } til sammen.
keeper-heavy = Mer enn de { $tiles } brikkene med flest poeng, som blir { $points } til sammen. Stemmer det?
keeper-by = Slik teller vi
keeper-by-number = Talltaster
keeper-by-tiles = Trykk på brikkene
keeper-clear = Tøm
keeper-erase = Slett siste siffer
keeper-next = Neste: { $name }
keeper-last-one = Dette er den siste hånden.
keeper-done = Ferdig
keeper-tiles = Alle brikkene i settet
keeper-tiles-about = Trykk på det som er igjen på denne hånden.
keeper-pips = Vis bare brikker med
keeper-pip = Bare brikker med { $pip }
keeper-tile-back = { $tile }, legg tilbake
keeper-tile-of = { $tile }, på hånden til { $name }
keeper-is-engine = { $tile }, motoren
keeper-taken = { $name } har allerede brikken { $tile }. Det finnes bare én av hver.
keeper-give = Gi den til { $name }

## The score pad

keeper-pad = Poeng
keeper-pad-about = Trykk på et tall for å rette det.
keeper-cell = Runde { $round }, { $name }: { $said }
keeper-cell-empty = ingenting ennå
keeper-cell-out = gikk ut, 0
keeper-cell-missed = ikke med, teller ikke
keeper-cell-missed-counts = ikke med, teller { $points }
keeper-away = borte
keeper-undo = Angre
keeper-redo = Gjør om
keeper-undone = Angret: { $what }.
keeper-redone = Gjort om: { $what }.
keeper-what = runde { $round }, { $name }
keeper-what-out = runde { $round }, hvem som gikk ut
keeper-what-engine = runde { $round }, motoren
keeper-what-first = runde { $round }, hvem som begynner
keeper-what-there = runde { $round }, om { $name } er med
keeper-what-missed = hva en runde man ikke var med på, teller
keeper-what-taken = kampen fra en annen telefon
keeper-what-match = navn og regler
keeper-what-end = slutten på kampen
keeper-refused = Denne nettleseren husker ingenting: Poengene er borte når du lukker siden.

## How it stands

keeper-after =
    { $rounds ->
        [one] Etter { $rounds } runde. Færrest poeng vinner.
       *[other] Etter { $rounds } runder. Færrest poeng vinner.
    }
keeper-gap =
    { $count ->
        [one] Runde { $round } er ikke talt opp ennå: { $names } mangler.
       *[other] Runde { $round } er ikke talt opp ennå: { $names } mangler.
    }
keeper-per-round = { $mean } per runde
keeper-sum-mean = Per runde
keeper-missed-brackets = I parentes: runder noen ikke var med på.
keeper-missed-row = Runder man ikke var med på
keeper-missed-says-mean = En runde man ikke var med på, teller gjennomsnittet for dem som spilte den.
keeper-missed-says-own =
    { $points ->
        [one] En runde man ikke var med på, teller { $points } poeng.
       *[other] En runde man ikke var med på, teller { $points } poeng.
    }
keeper-missed-says-none = Runder man ikke var med på, teller ikke: Plassene går etter gjennomsnittet per spilte runde.
keeper-missed-says-few = Runder man ikke var med på, teller ikke: Plassene går etter gjennomsnittet per spilte runde. Den som har spilt under halvparten, får ingen plass.
keeper-engines = Motorer som kommer
keeper-end = Avslutt kampen etter runde { $round }

## Sending it on

keeper-share = Ta vare på eller send
keeper-share-text = Send som tekst
keeper-share-picture = Send som bilde
keeper-share-table = Lagre som tabell (CSV)
keeper-print = Skriv ut
keeper-more = Denne kampen
keeper-again = Spill igjen
keeper-play-on = Spill videre likevel
keeper-rules = Les reglene
keeper-no-picture = Denne nettleseren kan ikke tegne bildet.
keeper-text-title = { -brand }: { $name }
keeper-engine-short = Motor
keeper-date = Dato
keeper-paper-out = En ring viser hvem som gikk ut.
keeper-paper-doubles = Kryss av hver dobbel som har vært motor.

## To another phone

keeper-hand-on = Gi den til en annen telefon
keeper-hand-on-about = Skann denne koden med den andre telefonen, eller send lenken. Hele kampen ligger i den, og ingen server tar vare på den.
keeper-hand-on-code = Hele kampen, til en annen telefon
keeper-hand-on-after = Denne telefonen beholder også kampen. Fortsett på bare én av dem.
keeper-code-long = Denne kampen er for lang for en kode som telefoner kan lese. Send lenken i stedet.
keeper-code-send = Send lenken
keeper-link-damaged = Denne lenken er ufullstendig. Be om den på nytt, eller skann koden en gang til.
keeper-link-browser = Denne nettleseren er for gammel til å lese lenken. Åpne den i en nyere.
keeper-take = En kamp fra en annen telefon
keeper-take-it = Ta vare på den her
keeper-take-not = Ikke nå
keeper-take-changed = endret { $when }
keeper-take-same = Denne telefonen har allerede nøyaktig den samme kampen.
keeper-take-open = Åpne den
keeper-take-newer = Denne telefonen har kampen fra før. Den fra den andre telefonen er nyere.
keeper-take-older = Denne telefonen har kampen fra før. Den fra den andre telefonen er eldre.
keeper-take-mine = På denne telefonen
keeper-take-replace = Bytt ut den her
keeper-take-both = Behold begge
keeper-take-keep = Behold den her
keeper-take-copy = { $name } (2)

## Guests who count themselves

keeper-guests = Gjester teller på egen telefon
keeper-guests-scan = Alle skanner denne koden med sin egen telefon, én gang for hele kvelden.
keeper-guests-count = Der trykker de på navnet sitt og teller hånden.
keeper-guests-back = Skann så koden på telefonen deres med kameraet på denne. Da er poengene skrevet ned.
keeper-guests-come = Det de sender, blir skrevet ned her av seg selv så lenge denne siden er åpen.
keeper-guests-code = Denne kampen, til gjestene
keeper-guests-lack = Gjenstår å telle: { $names }.
keeper-guests-all = Alle er talt.
keeper-guests-next = Videre til runde { $round }
keeper-guest = Tell hånden din
keeper-guest-who = Hvem er du?
keeper-guest-show = Vis koden
keeper-guest-send = Send poengene mine
keeper-guest-says =
    { $points ->
        [one] { $name }: { $points } poeng
       *[other] { $name }: { $points } poeng
    }
keeper-guest-back = La den som fører poengene, skanne denne koden, eller send lenken.
keeper-guest-sent = Sendt. Den som fører poengene, ser det på telefonen sin.
keeper-guest-tile = Sendt, men { $holder } har allerede brikken { $tile }. Se på det sammen, og tell på nytt.
keeper-guest-out = Sendt, men { $holder } står allerede som den som gikk ut. Den som fører poengene, må velge.
keeper-guest-code = Poengene dine, til den som fører poengene
keeper-guest-again = Tell på nytt
keeper-guest-next = Tell runde { $round }
keeper-guest-other = Tell for en annen
keeper-points-taken =
    { $points ->
        [one] Skrevet ned: { $name }, runde { $round }, { $points } poeng.
       *[other] Skrevet ned: { $name }, runde { $round }, { $points } poeng.
    }
keeper-points-asks =
    { $before ->
        [one] { $name } har allerede { $before } poeng i runde { $round }. Endre til { $points }?
       *[other] { $name } har allerede { $before } poeng i runde { $round }. Endre til { $points }?
    }
keeper-points-asks-out = { $holder } står allerede som den som gikk ut i runde { $round }. Endre til { $name }?
keeper-points-replace = Skriv ned { $points }
keeper-points-replace-out = Endre til { $name }
keeper-points-leave = La det stå
keeper-points-nowhere = Denne telefonen har ikke kampen. Åpne lenken på telefonen der poengene føres.
keeper-points-other = Disse poengene passer ikke med denne kampen: Spillerne er endret. { $name } må skanne koden på nytt.
keeper-points-later = { $name } telte runde { $round }, men dit er dere ikke kommet ennå.
keeper-points-away = { $name } står som borte i runde { $round }.
keeper-points-tile = { $holder } har allerede brikken { $tile }, så poengene til { $name } er ikke skrevet ned. En av dem må telle på nytt.
keeper-points-many = { $name }: { $points } er for mye. Brikkene som ingen andre har, blir { $most } til sammen.
