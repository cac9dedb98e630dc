### Poengblokka for et bord med ekte dominobrikker, på bokmål.

## All matches

keeper-title = Poengblokk
keeper-lead = Ekte brikker på et ekte bord: Her er blokka. Den vet hvilken motor hver runde har og hvem som begynner, teller brikkene for dere og legger sammen.
keeper-new = Ny kamp
keeper-matches = Kampene dine
keeper-kept-here = Kampene blir på denne enheten. Når siden først er åpnet, virker den også uten nett.
keeper-delete = Slett { $name }
keeper-deleted = Slettet: { $name }.
keeper-house = { $sheet }, husregler
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
keeper-who-about = I den rekkefølgen dere sitter, rundt bordet mot venstre.
keeper-who-oldest = Den eldste først, så rundt bordet mot venstre. Etter disse reglene begynner den eldste runde 1.
keeper-player = Spiller { $number }
keeper-name-of = Navnet på spiller { $number }
keeper-colour-of = Fargen til { $name }
keeper-up = Flytt { $name } opp
keeper-leaves = Ta { $name } av lista
keeper-add = Legg til en spiller
keeper-rounds = Runder
keeper-rounds-other = Et annet antall
keeper-match-name = Navn på kampen
keeper-match-name-hint = hvis den skal ha et
keeper-start = Begynn
keeper-save = Lagre
keeper-print-empty = Skriv ut et tomt ark

## The round that is played

keeper-engine = Motoren er dobbel { $pip }.
keeper-engine-aside = Legg den i navet før dere blander.
keeper-engine-which = Hvilken dobbel ble lagt ut som motor?
keeper-engine-used = { $tile }, ikke denne gangen
keeper-other = Endre
keeper-layer-who = Hvem la den ut?
keeper-holder-who = Hvem har den høyeste dobbelen på hånden?
keeper-nobody = Ingen har en dobbel
keeper-begins-oldest = { $name } begynner: den eldste, først på lista.
keeper-begins-next = { $name } begynner: én plass videre for hver runde.
keeper-begins-second = { $name } begynner: nummer to på lista.
keeper-begins-laid = { $name } la ut motoren og begynner.
keeper-begins-left = { $name } begynner, til venstre for den som la ut motoren.
keeper-begins-holder = { $name } har den høyeste dobbelen og begynner. Den blir på hånden.
keeper-deal =
    { $tiles ->
        [one] Alle tar { $tiles } brikke.
       *[other] Alle tar { $tiles } brikker.
    }
keeper-why = Hva reglene sier
keeper-count = Runden er ferdig: tell opp
keeper-count-on = Tell videre

## Counting

keeper-round = Runde { $round }
keeper-entry-close = Tilbake til poengblokka
keeper-entry-engine = Motoren og den første turen
keeper-ended = Ute
keeper-blocked-short = ingen
keeper-out-short = ute
keeper-out-who = Hvem gikk ut?
keeper-blocked = Ingen: Runden er låst
keeper-is-out = gikk ut, ingen poeng
keeper-hand = igjen på hånden
keeper-out = Gikk ut
keeper-by = Slik teller vi
keeper-by-number = Talltaster
keeper-by-tiles = Trykk på brikkene
keeper-clear = Tøm
keeper-erase = Visk ut det siste tallet
keeper-next = Neste: { $name }
keeper-last-one = Den siste: Så er runden talt opp.
keeper-done = Ferdig
keeper-tiles = Alle brikkene i settet
keeper-tiles-about = Trykk på det som er igjen på denne hånden.
keeper-pips = Vis bare brikker med
keeper-pip = Bare brikker med { $pip }
keeper-tile-back = { $tile }, legg tilbake
keeper-tile-of = { $tile }, på hånden til { $name }
keeper-is-engine = { $tile }, motoren
keeper-taken = { $name } har alt brikken { $tile }. Det finnes bare én av hver.
keeper-give = Gi den til { $name }

## The score pad

keeper-pad = Poeng
keeper-pad-about = Trykk på et tall for å rette det.
keeper-cell = Runde { $round }, { $name }: { $said }
keeper-cell-empty = ingenting ennå
keeper-cell-out = gikk ut, 0
keeper-undo = Angre
keeper-redo = Gjør om igjen
keeper-undone = Angret: { $what }.
keeper-redone = Gjort om igjen: { $what }.
keeper-what = runde { $round }, { $name }
keeper-what-out = runde { $round }, hvem som gikk ut
keeper-what-engine = runde { $round }, motoren
keeper-what-first = runde { $round }, hvem som begynner
keeper-what-match = navn og regler
keeper-what-end = slutten på kampen
keeper-refused = Denne nettleseren husker ingenting: Poengene er borte når du lukker siden.

## How it stands

keeper-after =
    { $rounds ->
        [one] Etter { $rounds } runde. Færrest poeng vinner.
       *[other] Etter { $rounds } runder. Færrest poeng vinner.
    }
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
