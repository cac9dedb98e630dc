### Leksjonen på bokmål: en kort runde, forklart.

## The page

learn-title = Lær å spille
learn-card = Leksjonen
learn-step = Steg { $step } av { $steps }
learn-next = Neste
learn-back = Tilbake
learn-restart = Begynn på nytt
learn-welcome-back = Velkommen tilbake! Her var du.
learn-show = Vis meg
learn-play = Spill en ordentlig runde
learn-rules = Reglene, ark for ark
learn-again = En gang til

## The deal, the engine and your own train

learn-welcome = Velkommen! La oss spille en kort runde med { $names }. Den som først er kvitt alle brikkene, vinner den.
learn-hand = Brikkene er blandet og delt ut. Dette er dine, og bare du kan se dem. Hver brikke har to ender, og hver ende har sine øyne.
learn-engine = I midten, i navet, ligger motoren: dobbel { $engine }. Alle tog starter derfra. Den eldste begynner, og i dag er det deg.
learn-engine-held = Du hadde den høyeste dobbelen, dobbel { $engine }. Nå ligger den i midten som motor, og alle tog starter derfra. Derfor er det du som begynner.
learn-start = Toget ditt går ut fra motoren, så det begynner med en { $end }-er. Velg { $tile }, og så plassen som lyser på sporet ditt.
learn-start-otherwise = Den passer der også, men det er sporet til det meksikanske toget. Det kommer vi til. Begynn med ditt eget tog først.

## Ends match; the trains of others are closed

learn-closed = Toget til { $name } slutter på { $end }, og du har en { $end }-er. Likevel kan du ikke legge der: Et lukket tog er bare for eieren.
learn-match = På ditt eget tog må neste brikke passe til enden. Det slutter på { $end }: Spill { $tile }.
learn-drew = { $name } hadde ingenting som passet, og trakk en brikke fra beinhaugen. Den passet, og da måtte den spilles med en gang.

## Nothing fits: draw, pass, the marker

learn-draw = Nå er det din tur: Toget ditt slutter på { $end }, og ingen av brikkene dine passer. Trekk en fra beinhaugen, de { $boneyard } brikkene med billedsiden ned.
learn-pass = Du trakk { $tile }, og den passer heller ikke. Sånt skjer med alle. Meld pass.
learn-marker = Når du melder pass, setter du ut markøren din: Her er det lille lokomotivet ditt. Nå er toget ditt åpent, og alle kan legge på det.
learn-guest = Og det gjør { $name }! Brikken blir liggende, og nå slutter toget ditt på { $end }.
learn-own = Spill på ditt eget tog, så tas markøren av: { $tile } passer.

## The Mexican train

learn-mexican = { $name } hadde en { $engine }-er til og startet det meksikanske toget. Det er ingens, og det er alltid åpent: Alle kan legge på det.
learn-on-mexican = Du også. Det slutter på { $end }: Spill { $tile } på det meksikanske toget.
learn-on-mexican-otherwise = Den passer også. Men ditt eget tog kan vente, der får ingen andre legge. Prøv det meksikanske toget først.

## Doubles

learn-double = { $tile } er en dobbel: Begge endene er like. En dobbel legges på tvers av toget. Spill den.
learn-double-otherwise = Den passer også. Men spar den litt: Du får bruk for den rett etter dobbelen.
learn-follow = En dobbel krever en brikke til, med en gang. Dekk den med { $tile }.
learn-left-open = { $name } la en dobbel, hadde ingenting å følge opp med, trakk og måtte melde pass. Ingenting dekker dobbelen: Den blir stående åpen.
learn-binds = En åpen dobbel binder alle: Ingenting annet kan spilles før noen lukker den. { $name } kunne ikke det, og måtte også melde pass.
learn-close-draw = Din tur. Du har en brikke til ditt eget tog, men dobbelen går først, og du har ingen { $end }-er. Trekk.
learn-close = For et hell, { $tile }! Lukk dobbelen med den.

## An open train

learn-visit = Markøren til { $name } står fortsatt, så du kan legge der. Toget slutter på blank, og blank passer til blank: Spill { $tile }.
learn-visit-otherwise = Den passer også. Men ditt eget tog venter på deg, og toget til { $name } er kanskje snart lukket. Legg der mens du kan.

## The end

learn-last-two = To brikker igjen, og de passer sammen. Spill { $tile } først, på ditt eget tog.
learn-knock = Én brikke igjen! La alle få vite det: Trykk på «Bank!». Glemmer du det, og noen merker det, trekker du { $penalty } brikker.
learn-announced = Én brikke igjen! Det skal alle få vite, så man banker i bordet. Her gjør bordet det for deg; etter andre regelark gjør du det selv.
learn-elsewhere = { $name } hadde ingenting til sitt eget tog og spilte et annet sted. Da settes markøren også ut, ikke bare når man melder pass.
learn-out = Den siste brikken din passer. Spill den, så går du ut!
learn-over = Du gikk ut, og runden er over. Nå teller alle øynene de har igjen på hånden: Det er poengene deres.
learn-blanks = Blanke koster: Hver blank du har igjen, teller { $one }, og 0-0 teller hele { $double }. { $name } hadde den fortsatt. Spill dine i tide!
learn-fewest = Du har ingen, og det er best: Færrest poeng vinner.
learn-round-held = En kamp har flere runder. I hver av dem er den høyeste dobbelen noen har på hånden, motor, og den som hadde den, begynner. Den laveste summen vinner kampen.
learn-round-lower = En kamp har flere runder. For hver runde er motoren ett tall lavere, og den neste til venstre begynner. Den laveste summen vinner kampen.
learn-sheets = Nå kan du spillet! Regelarkene er litt ulike: hvor brikken etter en dobbel kan ligge, hvem som må lukke den, når det meksikanske toget kan begynne, hva en blank teller. Bordet lyser alltid opp det du kan gjøre.
