### Kampene man har spilt på denne enheten, på bokmål.

games-title = Kampene mine
games-daily = Dagens utdeling
games-practice = Øving
games-none = Ingenting ennå. Hver kamp du spiller ferdig her, mot roboter eller sammen med andre, blir notert på denne enheten: hvem som vant, poengene i hver runde, og hvordan det går over tid.
games-play = Spill en kamp
games-none-such = Ingen kamp passer til dette.
games-name = med { $names }, { $day }
games-people = mennesker

## Which matches

games-filter = Hvilke kamper
games-sheet = Regler
games-all-sheets = alle regler
games-against = Mot
games-all-others = alle
games-period = Når
games-all-time = når som helst
games-days =
    { $days ->
        [one] det siste døgnet
       *[other] de siste { $days } dagene
    }

## What they came to

games-matches = Kamper
games-won-share = Vunnet
games-won-of = { $won } ({ $share })
games-mean = Poeng per runde
games-mean-both = { $own }, de andre { $others }
games-mean-place = Plass
games-streak = På rad nå
games-streak-won =
    { $matches ->
        [one] { $matches } seier
       *[other] { $matches } seire på rad
    }
games-streak-lost =
    { $matches ->
        [one] { $matches } kamp uten seier
       *[other] { $matches } kamper uten seier
    }
games-streak-best = Flest seire på rad
games-by-sheet = Etter regler
games-by-opponent = Etter motstandere
games-by-opponent-about = En kamp teller for alle som var med i den.
games-places = Plasseringer
games-place-short = Plass { $place }

## How it went over time

games-points = Poeng per runde, over tid
games-points-about = Den laveste linjen er best.
games-others = De andre, i snitt
games-slips = Feil per runde, over tid
games-slips-about = I rundene som er gjennomgått.
games-mistakes-line = Feil
games-slips-line = Unøyaktigheter
games-chart-shared =
    { $matches ->
        [one] Hvert merke står for { $matches } kamp.
       *[other] Hvert merke står for inntil { $matches } kamper.
    }
games-chart-table = Tallene
games-day = Dag
games-luck = Flaks og dyktighet
games-gave-away = I { rounds } med gjennomgang ga du i snitt bort { $points } poeng per runde.
games-luck-mean =
    { $kind ->
        [cost] Uflaks kostet deg { $points } poeng per runde.
        [even] Flaksen jevnet seg ut.
       *[saved] Flaks sparte deg for { $points } poeng per runde.
    }

## Each of them

games-list = Alle kampene
games-won = Vant
games-place = Plass { $place } av { $players }
games-each = { $name } { $points }
games-watch = Se den igjen
games-watch-of = Se kampen med { $name } igjen, { $day }
games-more = Vis flere

## To keep or to delete

games-files = Ta vare på eller ta med
games-here = Alt dette blir på denne enheten og sendes ingen steder. Med en fil kan du ta det med til en annen.
games-dropped =
    { $dropped ->
        [one] Her er det plass til { $most } kamper: Den eldste måtte vike.
       *[other] Her er det plass til { $most } kamper: De { $dropped } eldste måtte vike.
    }
games-refused = Denne nettleseren har ikke plass til mer, eller lagrer ingenting: Det du spiller nå, blir ikke notert.
games-save = Lagre i en fil (JSON)
games-save-table = Lagre som tabell (CSV)
games-read = Les fra en fil
games-file-wrong = Dette er ingen fil med kamper som er lagret her.
games-taken-none = Ikke noe nytt: Alle { $there } kampene var her fra før, eller var for gamle.
games-taken =
    { $taken ->
        [one] { $taken } kamp ble lest inn.
       *[other] { $taken } kamper ble lest inn.
    }
games-delete = Slett
games-keep = Behold
games-delete-one = Slett kampen { $name }
games-delete-about = Kampen { $name } blir glemt her. Den kan ikke hentes tilbake.
games-delete-all = Slett alle
games-delete-all-about =
    { $matches ->
        [one] { $matches } kamp blir glemt her. Den kan ikke hentes tilbake, med mindre du har lagret den i en fil.
       *[other] Alle { $matches } kampene blir glemt her. De kan ikke hentes tilbake, med mindre du har lagret dem i en fil.
    }
games-deleted = Slettet.

## The table for other programs

games-csv-when = Når
games-csv-table = Bord
games-csv-match = Kamp
games-csv-sheet = Regler
games-csv-round = Runde
games-csv-engine = Motor
games-csv-player = Spiller
games-csv-level = Nivå
games-csv-own = Du
games-csv-points = Poeng
games-csv-won = Vant kampen
games-csv-gave-away = Gitt bort
games-csv-luck = Flaks
games-csv-slips = Unøyaktigheter
games-csv-mistakes = Feil
