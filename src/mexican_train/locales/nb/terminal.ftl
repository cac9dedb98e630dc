## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. Du er { $name }. Ved bordet: { $names }. Skriv hjelp for å se hva du kan si.
plain-welcome-watching = { $sheet }. Du ser på. Skriv hjelp for å se hva du kan si.
plain-ends = Ender: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, åpent
plain-end-double = { $train } dobbel { $pip }, må lukkes
plain-train = { $train }: { $tiles }
plain-hand = Brikkene dine: { $tiles }.
plain-none = ingen
plain-boneyard = I beinhaugen: { $count }. På hånden: { $counts }.
plain-count = { $name } { $count }
plain-play =
    { $count ->
        [one] Din tur: { $count } brikke passer.
       *[other] Din tur: { $count } brikker passer.
    }
plain-option = { $number }. { $what }
plain-choose =
    { $count ->
        [one] Skriv 1.
       *[other] Skriv et tall fra 1 til { $count }.
    }
plain-ask-seat = For å be om en plass, skriv «plass» og navnet ditt.
plain-give = Skriv «gi { $name }» for å gi bort plassen til en robot nå, «gi { $name } neste» for å gi den fra neste runde, og navnet på en robot etter { $name } for å velge en.
plain-not-now = Det går ikke nå. Skriv et tall fra listen, eller hjelp.
plain-which = { $tile } passer flere steder. Skriv også hvor: { $places }.
plain-waiting = Venter til det er din tur.
plain-points = { $name }: { $points }, til sammen { $total }
plain-plan = Det lengste toget ditt: { $train }. Løse brikker: { $extras }.
plain-seat = Plassen din, så du kan komme tilbake: { $link }
plain-bye = Ha det!
plain-removed = Plassen din er gitt opp, så du kan ikke bli ved dette bordet.
plain-deal-broken = Utdelingen i denne runden er ikke slik bordet hadde lovet. Lagre protokollen og kontroller den med «mexican-train verify».
plain-upgrade-here = Denne serveren snakker en nyere protokoll: Oppgrader mexican-train på denne maskinen.
plain-upgrade-server = Denne serveren snakker en eldre protokoll: mexican-train må oppgraderes der.
plain-help =
    Et tall gjør det som står ved siden av det i listen.
    En brikke spilles: 5-12. Passer den flere steder, si hvor: 5-12 M er det meksikanske toget, 5-12 Ada er toget til Ada.
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
plain-command-seat = plass
plain-command-give = gi
plain-command-remove = fjern
plain-command-renew = forny
plain-command-signout = loggut
plain-invite = Det som følger etter # i invitasjonslenken, er nå: { $invite }
plain-renewing = Plassen din åpnes bare med denne lenken så snart bordet har bekreftet det: { $link }
plain-command-next = neste
plain-command-start = begynn
plain-command-again = igjen
plain-command-help = hjelp
plain-command-quit = avslutt
terminal-points = Poeng
terminal-keys = Taster
terminal-trains = Tog
terminal-score = Poeng
terminal-log = Logg
terminal-say = Si noe
terminal-give = Gi { $name } plassen til { $bot } nå
terminal-give-next = Gi { $name } plassen til { $bot } fra neste runde
terminal-withdraw = Ta plassen til { $bot } tilbake fra { $name }
terminal-remove = Fjern { $name } fra bordet
terminal-quit = Avslutt
terminal-quit-sure = Dette bordet tar slutt når du går. Trykk q en gang til for å gå, Esc for å bli.
terminal-small = Bordet trenger 80 × 24 tegn, og denne terminalen har { $width } × { $height }. Gjør den større, eller spill linje for linje med --plain.
terminal-key-lit = under en brikke: den kan spilles
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
terminal-key-log = les hele loggen
terminal-key-next = neste runde; start; spill igjen
terminal-key-chat = si noe
terminal-key-menu = plassen din, og det verten kan gjøre
terminal-key-quit = avslutt; med lenke beholdes plassen din
terminal-watch-step = Steg { $step } av { $steps }
terminal-watch-record = Protokoll { $record } av { $records }
terminal-watch-back = tilbake
terminal-watch-on = frem
terminal-watch-first = start
terminal-watch-last = slutt
terminal-watch-run = spill av
terminal-watch-round = runde
