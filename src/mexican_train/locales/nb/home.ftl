## The home page

home-tagline = Legg toget ditt, hold øye med alle de andres, og bli først kvitt brikkene.
home-away = Serveren kan ikke nås akkurat nå. Du kan likevel lære å spille og lese reglene; bordene er tilbake når forbindelsen er det.
home-away-all = Serveren kan ikke nås akkurat nå. Alt er tilbake når forbindelsen er det.
home-away-play = Serveren kan ikke nås akkurat nå. Du kan spille mot roboter på denne enheten; bord med andre folk er tilbake når forbindelsen er det.
play-now = Spill nå
solo-against =
    { $bots ->
        [one] Du og én robot
       *[other] Du og { $bots } roboter
    } ({ solo-level })
solo-level =
    { $level ->
        [random] tilfeldig
        [greedy] enkel
        [expert] ekspert
       *[planner] god
    }
solo-whole = så lenge arket sier
solo-bots = Roboter
solo-change = Endre
solo-done = Ferdig
host-table = Åpne et bord
host-about = Velg regler, og inviter vennene dine.
host-alone = Et bord med roboter
host-alone-about = Velg regler og hvor godt hver robot spiller.
host-alone-why = Uten en server kan ingen andre komme: Roboter tar alle de andre plassene, og bordet blir på denne enheten.
host-make = Åpne bordet
home-daily-new = De samme brikkene for alle, én gang om dagen.
home-daily-about =
    { $days ->
        [one] Ikke spilt i dag ennå. { $days } dag så langt.
       *[other] Ikke spilt i dag ennå. { $days } dager på rad så langt.
    }
home-daily-played =
    { $days ->
        [one] Spilt i dag. Kom tilbake i morgen!
       *[other] Spilt i dag, { $days } dager på rad.
    }
home-together = Spill sammen
home-together-about = Med venner, på { $host }.
home-learn = Lær å spille
home-learn-about = Din første runde, på fem minutter.
home-rules = Regler
home-rules-about = Hvert ark, og hva som skiller dem.
home-better = Bli bedre
home-practice = Øving
home-practice-about = Oppgaver: Finn det bedre trekket.
home-games = Kampene mine
home-games-about = Hvordan du har spilt så langt, lagret på denne enheten.
home-kitchen = Ved kjøkkenbordet
home-score = Før poengene
home-score-about = For ekte dominobrikker, lagret på denne enheten.
home-builder = Bygg et tog
home-builder-about = Det lengste toget brikkene dine kan gi.
home-settle = Avgjør en krangel
home-settle-about = Hva som er lov, hvorfor, og etter hvilke regler.
home-replay = Spill av en runde fra en fil
join-table = Bli med ved et bord
join-link = Lenke eller kode
join-go = Bli med
your-tables = Tilbake til bordet ditt
your-tables-finished =
    { $count ->
        [one] { $count } ferdig kamp på denne enheten
       *[other] { $count } ferdige kamper på denne enheten
    }
table-waits = på serveren, venter på forbindelse
remove-table = Fjern bordet til { $names }
remove-sure = Fjerne kampen til { $names } fra denne enheten for godt?
remove-yes = Ja, fjern
remove-no = Behold den
public-tables = Offentlige bord
public-none = Ingen er åpne akkurat nå.
public-join = Sett deg
public-watch = Se på
public-line =
    { $free ->
        [0] { $names } · fullt
       *[other] { $names } · { seats-free }
    }
phase-lobby = ikke begynt
phase-playing = i gang
phase-round-over = mellom to runder
phase-match-over = ferdig
table-your-turn = Din tur
home-foot = Ingen kontoer: Navnet og plassene dine blir i denne nettleseren.
refused-no-such-code = Ingen bord venter med denne koden. Har kampen begynt, be om lenken.
