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
learn-deal = Først blandes brikkene med billedsiden ned. Så får alle noen hver, her { $tiles }: Hvor mange det blir, kommer an på regelarket og på hvor mange dere er.
learn-hand = Dette er brikkene dine. Hver brikke har to ender, og hver ende har sine øyne. Bare du kan se dem.
learn-boneyard = De andre { $boneyard } brikkene blir liggende med billedsiden ned: Det er beinhaugen. Den som ikke har noe å spille, trekker derfra.
learn-engine = I midten, i navet, ligger motoren. I dag er det dobbel { $engine }. Alle tog starter derfra.
learn-engine-found = Her legges den høyeste dobbelen til side som motor før utdelingen, og ett tall lavere for hver runde. Etter andre ark er det den høyeste dobbelen noen har på hånden.
learn-first = Hvem begynner? Her den eldste, og i hver ny runde den neste til venstre: I dag er det deg. Etter andre ark er det den som la ut motoren, eller spilleren til venstre for den.
learn-start = Toget ditt går ut fra motoren, så det begynner med en { $end }-er. Velg { $tile }, og så plassen som lyser på sporet ditt.
learn-start-otherwise = Den passer der også, men det er sporet til det meksikanske toget. Det kommer vi til. Begynn med ditt eget tog først.

## Ends match; the trains of others are closed

learn-closed = Toget til { $name } slutter på { $end }, og du har en { $end }-er. Likevel kan du ikke legge der: Et lukket tog er bare for eieren.
learn-match = På ditt eget tog må neste brikke passe til enden. Det slutter på { $end }: Spill { $tile }.
learn-drew = { $name } hadde ingen brikke som passet, og trakk en. Den passet, og da måtte den spilles med en gang.

## Nothing fits: draw, pass, the marker

learn-draw = Nå er det din tur: Toget ditt slutter på { $end }, og ingen av brikkene dine passer. Trekk en fra beinhaugen.
learn-pass = Du trakk { $tile }, og den passer heller ikke. Sånt skjer med alle. Meld pass.
learn-marker = Den som melder pass, setter ut markøren sin: Her er det lille lokomotivet ditt. Nå er toget ditt åpent, og alle kan legge på det.
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
learn-knock = Én brikke igjen! Det skal alle få vite, så man banker i bordet. Her gjør bordet det for deg; noen regelark vil at du gjør det selv.
learn-out = Den siste brikken din passer. Spill den, så går du ut!
learn-over = Du gikk ut, og runden er over. Nå teller alle øynene de har igjen på hånden: Det er poengene deres.
learn-fewest = Du har ingen, og det er best: Færrest poeng vinner. En kamp har mange runder, hver med en ny motor, og den laveste summen vinner kampen.
learn-sheets = Nå kan du spillet! Regelarkene er litt ulike: hvor brikken etter en dobbel kan ligge, hvem som må lukke den, når det meksikanske toget kan begynne, hva en blank teller. Bordet lyser alltid opp det du kan gjøre.
