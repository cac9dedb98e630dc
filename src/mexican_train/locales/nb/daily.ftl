### Dagens utdeling, og utfordringer.

## The deal of a day

daily-games = Kampene mine
daily-lead = Én utdeling om dagen, den samme for alle: de samme brikkene, den samme plassen, de samme tre robotene. Den spilles én gang.
daily-play = Spill
daily-go-on = Spill videre
daily-practise = Spill som øving
daily-lost = Du begynte på denne utdelingen, men bordet er borte. Det du spiller nå, er øving.
daily-past = Denne dagen er over: Resultatet blir notert, men teller ikke for dager på rad.
daily-against = tre gode roboter
daily-change = Andre regler
daily-done = Ferdig
daily-streak = Dager på rad
daily-best = Flest på rad
daily-next = Neste utdeling om
daily-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dager
    }
daily-back = Tilbake til resultatet
daily-none = Det finnes ingen utdeling for denne dagen
daily-none-about = Det finnes én for hver dag fra { $first } til i dag. Kanskje adressen ble kuttet på veien.
daily-today = Utdelingen for i dag

## How it is made

daily-how = Slik virker det
daily-how-deal = Utdelingen følger av datoen og reglene alene, og kan etterprøves som alle utdelinger. Derfor er den lik overalt, og ingen server vet hvem som spiller den. Trekkene til robotene avhenger av utdelingen og dine trekk, og ikke noe annet.
daily-how-par = Par er det eksperter får i snitt fra plassen din. Spredningen sier hvor langt enkeltrundene deres ligger fra det.
daily-how-field = Plasseringen din er den blant 100 simulerte spillere, fra nesten feilfrie til dem som ofte bommer.
daily-how-trains = Teksten du kan dele, har fem tog for en plass i den første femdelen, fire i den andre, og så videre ned til ett.
daily-how-open = Den som leser programmet, kan regne ut utdelingene for dager som kommer. Det er et spill: Se etter om du vil, men da er det øving.

## What it came to

daily-par-coming = Par regnes ut …
daily-par = Par { $par } ± { $spread }
daily-above =
    { $kind ->
        [under]
            { $points ->
                [one] { $points } poeng under par
               *[other] { $points } poeng under par
            }
        [over]
            { $points ->
                [one] { $points } poeng over par
               *[other] { $points } poeng over par
            }
       *[same] akkurat par
    }
daily-place =
    { $beaten ->
        [0] Plass { $place } av { $players }: du og 100 simulerte spillere, og ingen av dem gjorde det dårligere.
       *[other] Plass { $place } av { $players }: du og 100 simulerte spillere, hvorav { $beaten } gjorde det dårligere.
    }
daily-par-about = Fra { $plays } runder av en ekspert på plassen din; snittet kan bomme med { $error }.
daily-share = Del
daily-copied = Resultatet er kopiert. Lim det inn hvor du vil.
daily-not-copied = Resultatet kan ikke kopieres her.
daily-review = Se tilbake
daily-again = Spill igjen
daily-again-about = Å spille igjen er øving: Det første resultatet ditt står.
daily-practice-go-on = Fortsett øvingen
daily-practised =
    { $points ->
        [one] Øving: { $points } poeng. Det første resultatet ditt står.
       *[other] Øving: { $points } poeng. Det første resultatet ditt står.
    }
share-title = { -brand } { $day }
share-points = { points }, par { $par }

## The days before

daily-archive = Dagene før
daily-month-before = Måneden før
daily-month-after = Måneden etter
daily-keys = Piltastene går fra dag til dag, Enter åpner en.
daily-legend = − færre poeng enn par, og det er bra · + flere poeng · = akkurat par · ✓ spilt · ◐ begynt · ○ øving
daily-is-open = ikke spilt
daily-is-begun = begynt

## Challenges

challenge-from = { $name } har sendt deg en utdeling. Spill den fra den samme plassen, mot de samme robotene, og se hvem som gjør det best.
challenge-from-nobody = Noen har sendt deg en utdeling. Spill den fra den samme plassen, mot de samme robotene, og se hvem som gjør det best.
challenge-play = Spill den samme utdelingen
challenge-deal = Utdelingen
challenge-sheet = Regler
challenge-against = Mot
challenge-bots = { $count } × { $bot }
challenge-seat = Plassen din
challenge-seat-of = { $seat } av { $seats }
challenge-round = Runde i kampen
challenge-rules = Les reglene
challenge-sealed = Det andre resultatet er forseglet til du har spilt. Både det og utdelingen ligger i lenken, så den som tar lenken fra hverandre, kan lese dem.
challenge-wrong = Denne utfordringen kan ikke åpnes
challenge-none = En utfordring er en lenke som noen sender deg etter en runde. Åpne den, eller lim den inn her.
challenge-link = Lenken til en utfordring
challenge-open = Åpne
challenge-own =
    { $points ->
        [one] Dette er din egen utdeling: Du fikk { $points } poeng. Send lenken til noen.
       *[other] Dette er din egen utdeling: Du fikk { $points } poeng. Send lenken til noen.
    }
challenge-verdict =
    { $how ->
        [better]
            { $points ->
                [one] Du gjorde det bedre enn { $name }, med { $points } poeng.
               *[other] Du gjorde det bedre enn { $name }, med { $points } poeng.
            }
        [worse]
            { $points ->
                [one] { $name } gjorde det bedre enn deg, med { $points } poeng.
               *[other] { $name } gjorde det bedre enn deg, med { $points } poeng.
            }
       *[same] Du og { $name } har like mange poeng.
    }
challenge-not-own = I runden til { $name } spiller ikke robotene slik disse robotene spiller. Noen har endret den.
challenge-record-gone = Bare poengene dine er lagret av denne runden, så den kan ikke lenger sammenlignes.
challenge-comparing = Begge rundene sammenlignes …
challenge-beside = Side om side

## Both rounds

beside-title = Side om side
beside-of = Du og { $name }
beside-back = Tilbake til resultatene
beside-both = Begge, trekk for trekk
beside-you = Runden din
beside-parted = Her skiltes dere:
beside-same = Dere spilte nøyaktig den samme runden.
beside-to-parting = Der dere skilles
beside-over =
    { $points ->
        [one] Runden til { $name } er over: { $points } poeng.
       *[other] Runden til { $name } er over: { $points } poeng.
    }
beside-over-you =
    { $points ->
        [one] Runden din er over: { $points } poeng.
       *[other] Runden din er over: { $points } poeng.
    }

## Results that a server gathers

results-title = Alle med denne lenken
results-about = Denne serveren kan ta vare på resultatet ditt ved siden av resultatene til andre som har spilt denne utdelingen. Bare de som har lenken og har spilt, ser tabellen.
results-put = Legg til resultatet mitt
results-mine = { $name } (deg)
