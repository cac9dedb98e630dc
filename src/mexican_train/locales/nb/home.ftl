## The home page

home-tagline = Legg toget ditt, hold øye med alle de andres, og bli først kvitt brikkene.
home-away = Tjeneren kan ikke nås akkurat nå. Du kan likevel lære å spille og lese reglene; bordene er tilbake når forbindelsen er det.
play-now = Spill nå
play-now-about = Du og tre roboter, tre runder. Det begynner med en gang.
host-table = Åpne et bord
host-about = Velg regler, og inviter vennene dine.
host-make = Åpne bordet
home-learn = Lær å spille
home-learn-about = Din første runde, på fem minutter.
home-rules = Regler
home-rules-about = Hvert ark, og hva som skiller dem.
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
home-foot = Ingen kontoer: Navnet og plassene dine blir i denne nettleseren.
refused-no-such-code = Ingen bord venter med denne koden. Har kampen begynt, be om lenken.
