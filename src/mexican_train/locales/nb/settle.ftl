### Settle an argument at a table with real dominoes, in Norwegian.

settle-title = Avgjør en krangel
settle-lead = Fortell hva som ligger på bordet, og hvilke brikker du har. Du ser hva som er lov og hvorfor, etter hvert regelark.

## Situations to begin with

settle-ready = Det folk krangler om
settle-ready-open = Noen lot en dobbel ligge åpen
settle-ready-follow = Jeg la en dobbel og kan ikke følge opp
settle-ready-mexican = Kan jeg begynne på det meksikanske toget nå?
settle-ready-drawn = Kan jeg beholde brikken jeg trakk?
settle-ready-dead = Ingen kan dekke den dobbelen lenger

## The table

settle-table = På bordet
settle-players = Spillere
settle-engine = Motor
settle-mine = Toget ditt
settle-name = Navnet på spiller { $number }
settle-end = ender på
settle-end-of = { $name }: ender på
settle-not-begun = ikke begynt
settle-marker = Markør
settle-double = Åpen dobbel { $pip }
settle-owed = Jeg la den nettopp
settle-dead = Ingen { $pip } igjen til å dekke den
settle-drawn = Jeg har trukket en brikke
settle-empty = Beinhaugen er tom
settle-series = Jeg er i min raske første tur

## The verdict

settle-by = Etter hvilke regler?
settle-more-rules = Varianter og husregler
settle-by-sheet = Etter arket { $sheet }
settle-by-house = Etter arket { $sheet }, med husreglene deres
settle-duty-play = Det er din tur: Spill en brikke med hake.
settle-may = Kan spilles på { $train }.
settle-may-not = Ikke på { $trains }.
settle-may-deed = Det er lov nå.
settle-on = { $tile } på { $train }
settle-read = Les arket
settle-sheets = Alle ark side om side
settle-differ = De er ikke enige. Trykk på et ark for å se hvorfor.
settle-agree = Her er alle enige.
settle-differs = (arkene er uenige)
settle-yes = lov
settle-no = ikke lov. { $why }
settle-send = Send det til den som er uenig
settle-send-about = Lenken åpner denne siden med samme situasjon.
settle-offline = Det er ikke noe nett, og reglene er på tjeneren. Situasjonen din blir her til nettet er tilbake.

## What cannot be

settle-cannot-no-tiles = Trykk på brikkene du har: Uten brikker er runden over.
settle-cannot-too-many-players = Disse reglene er for høyst { $most } spillere, ikke for { $players }.
settle-cannot-not-in-set = Det finnes ingen brikke { $tile } i et dobbel-{ $pip }-sett.
settle-cannot-is-engine = Brikken { $tile } er motoren, så den kan ikke være noe annet sted.
settle-cannot-twice = Brikken { $tile } er der to ganger.
settle-cannot-apart = Brikken { $tile } passer ikke til den foran.
settle-cannot-no-start = Det er ikke nok brikker med { $pip } til at så mange tog kan begynne.
settle-cannot-no-end = Det er ingen brikker igjen som kan få et tog til å ende på { $pip }.
settle-cannot-not-dead = Du har { $tile }, så dobbel { $pip } kan fortsatt dekkes.
settle-cannot-no-double = Du skylder en brikke for en dobbel, men det toget ender ikke på en dobbel.
settle-cannot-nothing-owed = Etter disse reglene skylder du ingenting etter en dobbel som ingen brikke kan dekke: Turen din er over.
settle-cannot-no-series = Disse reglene har ingen rask første tur.
settle-cannot-too-few-left = Du har så mange brikker at det er for få igjen til de andre.
