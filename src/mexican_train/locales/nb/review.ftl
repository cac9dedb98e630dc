### Tilbakeblikk på en runde: flaks, dyktighet, og hva man kunne ha gjort.

## Én linje på resultatsiden

review-working = Ser tilbake på runden …
review-moment = Ser tilbake på runden: bare et øyeblikk igjen.
review-seconds = Ser tilbake på runden: omtrent { $seconds } sekunder igjen.
review-minutes = Ser tilbake på runden: omtrent { $minutes } minutter igjen.
review-gave-unlucky = Du ga bort { points }; uflaks kostet deg { review-luck-points }.
review-gave-lucky = Du ga bort { points }; flaks sparte deg for { review-luck-points }.
review-gave = Du ga bort { points }; flaksen jevnet seg ut.
review-fine-unlucky = Du ga ikke bort noe; uflaks kostet deg { review-luck-points }.
review-fine-lucky = Du ga ikke bort noe; flaks sparte deg for { review-luck-points }.
review-fine = Ingenting å klandre: Du ga ikke bort noe, og flaksen jevnet seg ut.
review-luck-points =
    { $luck ->
        [one] { $luck } poeng
       *[other] { $luck } poeng
    }
review-open = Se tilbake

## I reprisen

review-title = Tilbakeblikk
review-costliest-yours = Ditt dyreste trekk: { points }
review-costliest = Det dyreste trekket: { points }
review-your-move = Ditt trekk: { $what }.
review-their-move = { $name }: { $what }.
review-show-there = Vis det på bordet
review-caught = Å glemme å banke kostet { points }.
review-caught-saved = Å glemme å banke sparte { points }: Brikkene som ble trukket, hjalp.
review-whose = Trekkene til
review-everybody = Alle
review-slip = Unøyaktig: Det kostet { points }.
review-mistake = Feil: Det kostet { points }.
review-is-slip = unøyaktig
review-is-mistake = en feil
review-better = Bedre: { $what }.
review-show = Vist på bordet
review-fine-choice = Et godt valg, så langt noen kan se.
review-no-choice = Her var det ingenting å velge mellom.
review-previous = Forrige feil
review-next = Neste feil
review-none = Ingen trekk var klart feil.
review-keys = På tastatur: N og P går til neste og forrige feil.

## Hvorfor en annen spiller ville ha gjort det bedre slik

review-do-draw = å trekke
review-do-pass = å melde pass
review-do-stop = å stoppe der
theirs-stop = Resten bør spares til senere.
theirs-goes-out = Det er den siste brikken på den hånden.
theirs-completes-double = Den fullfører dobbelen som nettopp ble lagt.
theirs-takes-marker = Den tar markøren av spillerens eget tog.
theirs-train =
    { $length ->
        [one] Den holder sammen et tog på { $length } brikke.
       *[other] Den holder sammen et tog på { $length } brikker.
    }
theirs-starts-mexican = Den starter det meksikanske toget: enda et sted å spille.
theirs-while-open = Det toget er bare åpent en stund, og spillerens eget kan vente.
theirs-spares-train =
    { $length ->
        [one] Spillerens eget tog klarer seg uten: { $length } brikke går der fortsatt.
       *[other] Spillerens eget tog klarer seg uten: { $length } brikker går der fortsatt.
    }
theirs-lightens = Den tar { points } ut av hånden.

## Rundens gang

review-course-told = Hva runden kom til å koste sammenlignet med de andre, fra utdelingen til slutten: { $ends }.
review-course-each = { $name } fra { $first } til { $last }
review-course-about = Hva runden kom til å koste sammenlignet med de andre, steg for steg: Lavere er bedre. Trykk for å gå dit.
review-turns = Der runden snudde
review-other-moves = Andre unøyaktige trekk og feil
review-step = Steg { $step } av { $last }: { $what }

## Hva et resultat består av

review-parts = Hva resultatet består av, i poeng: Pluss er dårlig, minus er bra.
review-player = Spiller
review-luck = Flaks
review-error = ± { $error }
review-place = Plassen
review-place-about = Den som begynner, har en liten fordel.
review-deal = Utdelingen
review-deal-about = Hva alle hendene til sammen lovet denne spilleren.
review-draws = Trekningene
review-draws-about = Hvilke brikker som kom fra beinhaugen.
review-unknowable = Det ingen kunne vite
review-unknowable-about = Gode trekk som gikk dårlig, og omvendt.
review-others = De andre
review-others-about = Hva de spilte og trakk.
review-gave-away = Gitt bort
review-gave-away-about = Hva unøyaktige trekk, feil og det å bli avslørt kostet.
review-unclear = Uavklarte trekk
review-unclear-about = Hva de andre trekkene kanskje kostet: for lite til å utelukke tilfeldigheter.
review-spared = Selve målestokken
review-spared-about = Hva de tenkte spillerne ville ha gitt bort på samme plass.
review-result = Resultat
review-result-about = Poengene minus gjennomsnittet av de andres.

## Hvordan det regnes ut

review-small = Regnet ut på denne enheten med få tenkte utdelinger: Bare store feil blir funnet.
review-how = Slik regnes det ut
review-how-choices = For hver avgjørelse tenker vi oss mange utdelinger som passer med det spilleren kunne se da. Alle mulige trekk prøves på de samme utdelingene, og gode spillere spiller videre. Det et trekk i snitt koster mer enn det beste, er gitt bort. Det kalles unøyaktig fra 2 poeng og en feil fra 6, og bare når tilfeldigheter ikke kan forklare det.
review-how-luck = Med alle hender åpne spilles mange runder ferdig etter hvert steg. Det utdelingen og trekningene endrer på gjennomsnittet, er flaks; resten hører til trekkene. Alle delene til sammen er nøyaktig resultatet.
review-how-errors = Tallet etter ± sier hvor mye et tall kan bomme fordi vi bare har tenkt oss så mange runder: To av tre ganger bommer det med mindre.

refused-no-review = Dette bordet spiller uten tilbakeblikk.
refused-reviews-busy = Mange ser tilbake akkurat nå. Prøv igjen om en stund.
refused-review-failed = Tilbakeblikket ble avbrutt. Prøv igjen.
