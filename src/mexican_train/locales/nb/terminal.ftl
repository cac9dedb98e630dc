## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. Du er { $name }, plass { $seat } av { $seats }. Skriv hjelp for å se hva du kan si.
plain-welcome-watching = { $sheet }. Du ser på. Skriv hjelp for å se hva du kan si.
plain-ends = Ender: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, åpent
plain-end-double = { $train } dobbel { $pip }, må lukkes
plain-hand = Brikkene dine: { $tiles }.
plain-none = ingen
plain-boneyard = I beinhaugen: { $count }. På hånden: { $counts }.
plain-count = { $name } { $count }
plain-option = { $number }. { $what }
plain-not-now = Det går ikke nå. Skriv et tall fra listen, eller hjelp.
plain-which = { $tile } passer flere steder. Skriv også hvor, for eksempel { $tile } M.
plain-waiting = Venter til det er din tur.
plain-points = { $name }: { $points }, til sammen { $total }
plain-plan = Det lengste toget ditt: { $train }. Til overs: { $extras }.
plain-lost = Forbindelsen er brutt. Kommer tilbake …
plain-found = Du er tilbake ved bordet.
plain-seat = Plassen din, så du kan komme tilbake: { $link }
plain-bye = Ha det!
plain-closed = Du kan ikke bli ved dette bordet: Det er over, eller plassen din er gitt opp.
plain-help =
    Et tall gjør det som står ved siden av det i listen.
    En brikke spilles: 5-12, eller 5-12 M på det meksikanske toget, 5-12 2 på toget til plass 2.
    Dessuten: { $commands }.
    Kommandoene forstås på engelsk også.
plain-command-draw = trekk
plain-command-pass = pass
plain-command-stop = stopp
plain-command-knock = bank
plain-command-catch = ta
plain-command-hint = tips
plain-command-plan = plan
plain-command-table = bord
plain-command-hand = hånd
plain-command-log = logg
plain-command-score = poeng
plain-command-say = si
plain-command-next = neste
plain-command-start = begynn
plain-command-again = igjen
plain-command-help = hjelp
plain-command-quit = avslutt
terminal-points = Poeng
terminal-keys = Taster
terminal-key-cursor = gå langs brikkene dine
terminal-key-carry = flytt en brikke på hånden
terminal-key-play = spill brikken, eller legg den der du peker
terminal-key-point = velg et tog til brikken
terminal-key-back = ta brikken tilbake
terminal-key-deeds = trekk, meld pass, stopp, bank, ta
terminal-key-hint = et tips
terminal-key-plan = ordne: det lengste toget ditt, så resten
terminal-key-whole = se hele togene
terminal-key-score = vis poengene
terminal-key-next = neste runde; start; spill igjen
terminal-key-chat = snakk
terminal-key-quit = avslutt; plassen din beholdes
terminal-watch-step = Steg { $step } av { $steps }
terminal-watch-record = Opptak { $record } av { $records }
terminal-watch-keys = ← → steg   Home End   Mellomrom spill av   ↑ ↓ opptak   q avslutt
