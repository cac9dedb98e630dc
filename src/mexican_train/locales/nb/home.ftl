## The home page

home-tagline = Legg toget ditt, hold øye med alle de andres, og bli først kvitt brikkene.
play-now = Spill nå
play-now-about = Du og tre roboter, tre runder. Det begynner med en gang.
host-table = Åpne et bord
host-about = Velg hvordan dere spiller, og send lenken til vennene dine.
host-choose = Velg og åpne …
host-make = Åpne bordet
join-table = Bli med ved et bord
join-link = Lenken du har fått
join-go = Bli med
your-tables = Tilbake til bordet ditt
public-tables = Offentlige bord
public-none = Ingen offentlige bord akkurat nå. Åpne et selv, og kryss av for «Offentlig».
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
home-foot = Denne siden kommer fra tjeneren som holder bordene, og er bare vinduet til den: Den viser det bordet forteller, og sender det du trykker på. Reglene, brikkene og poengene er der borte. Ingen kontoer; navnet og plassene dine blir i denne nettleseren.
