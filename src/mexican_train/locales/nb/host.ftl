## Sheets of rules and their variants

sheet-classic-about = For alle dominosett, med mynter som markører. En dobbel som noen lar stå åpen, stanser ikke de andre.
sheet-gare-about = Den franske esken med stasjon. Som Stasjon, men kan du ikke dekke din egen dobbel, settes ikke markøren på.
sheet-nordic-about = Den nordiske esken med rundt nav: mange brikker, og motoren blir ett tall lavere for hver runde. Du kan la en dobbel stå åpen for de andre.
sheet-station-about = Esken med plaststasjonen og de små lokomotivene. En åpen dobbel stanser hele bordet til den er dekket. Husk å banke!
sheet-line = { $sheet }: { $about }
option-variants = Varianter
variant-nine-about = Et dobbel-9-sett, for 2 til 4
variant-open-about = Alle viser brikkene sine
variant-rounds-about = En runde for hver dobbel
variant-fast-about = En rask første tur, med så mange brikker du vil

## Options of a table

option-sheet = Regler
option-seats = Plasser
option-bots = Roboter blant dem
option-level = Robotenes nivå
option-level-of = { $name }: nivå
option-each = Et nivå for hver robot
option-bot = Robot { $number }
option-length = Lengde
option-clock = Tid per tur
option-public = Offentlig: Alle kan finne det på forsiden
option-address-seats = Plasser som én adresse kan ta
address-seats-all = så mange som helst
option-hints = Tips er lov
option-review = Rundene kan gås gjennom etterpå
option-chat-all = Fri
option-chat-phrases = Bare ferdige fraser
option-chat-off = Av
pace = Robotenes tempo
pace-calm = Rolig
pace-normal = Vanlig
pace-quick = Raskt
pace-at-once = Med en gang
automatic = Trekk og meld pass automatisk når det ikke er noe annet å gjøre
length-one = Én runde
length-short = Kort: { rounds }
length-full = Full: { rounds }
length-own = som på arket
clock-none = Uten klokke
clock-set = Tid per tur: { clock-seconds }
level-random = tilfeldig
level-greedy = enkel
level-planner = god
level-expert = ekspert
bot-random = tilfeldig robot
bot-greedy = enkel robot
bot-planner = god robot
bot-expert = ekspertrobot

## House rules

house = Husregler
house-none = Alt som på arket
house-some =
    { $count ->
        [one] { $count } er annerledes enn på arket
       *[other] { $count } er annerledes enn på arket
    }
house-differs = Annerledes enn på arket: «{ $value }»
house-back = Som på arket
house-back-of = { $rule }: som på arket
house-reset = Alt som på arket

## The door

door-title = Du er invitert til { -brand }
door-invites = { $name } inviterer deg til { -brand }
door-about = { $sheet }, { rounds } · { seats-free }
door-here = { $names } er ved bordet.
door-sit = Ta en plass
door-watch = Bare se på
door-begun = Kampen er i gang. Skriv navnet ditt og be om en plass: Verten kan gi deg plassen til en robot.
door-begun-full = Kampen er i gang, og alle plasser er opptatt. Skriv navnet ditt og se på: Hvis de spiller igjen og det er rom for en til, har du en plass.
door-ask = Se på og be om en plass
seat-ask = Be om en plass
seat-asked = Du har bedt om en plass. { $host } kan gi deg en.
seat-asked-full = Du har bedt om en plass. Alle er opptatt; hvis { $host } spiller igjen og det er rom for en til, har du en.
seat-in-next-match = Hvis { $host } spiller igjen og det er rom for en til, har du en plass.
seat-yours-next = Fra neste runde spiller du på plassen til { $name }.
seat-give = Gi en plass
seat-later = Ikke nå
seat-requests = Vil gjerne ha en plass
seat-for = En plass til { $name }
seat-which = Hvem sin plass?
seat-none = Ingen robot har en plass du kan gi bort. Hvis du spiller igjen og det er rom for en til, har { $name } en.
seat-takes-over = { $name } overtar hånden, toget og poengene til { $bot }.
seat-now = Nå
seat-from-next = Fra neste runde
seat-give-to = Gi denne plassen til { $name }
seat-next = Fra neste runde spiller { $name } her.
seat-withdraw = Ta plassen tilbake
seat-decline = Ingen plass foreløpig
door-gone = Det bordet finnes ikke
door-gone-about = Det er kanskje slutt: Et bord lukkes når ingen har vært der på et døgn.
door-locked = Dette bordet åpnes bare med lenken
door-locked-about = Be noen ved bordet om hele lenken, med det som står etter #.
door-device = Dette bordet er på en annen enhet
door-device-about = Et bord mot roboter kan bare åpnes i nettleseren der det begynte.
door-failed = Bordet kan ikke nås
seat-link-wrong = Plassen i denne lenken gjelder ikke lenger.
seat-link-on = Til bordet
seat-link-title = Hvilken plass vil du spille her?
seat-link-about = Du har en plass ved dette bordet, og lenken du åpnet, gjelder en annen. Den du ikke velger, kan fortsatt åpnes med lenken sin: Kopier den hvis du vil beholde den.
seat-link-mine = Fortsett som { $name }
seat-link-other = Spill som { $name }, med lenken

## The lobby

lobby-title = Bordet er klart
lobby-seats = Ved bordet
lobby-options = Slik spiller vi
lobby-invite = Inviter
lobby-invite-about = Den som åpner lenken, kan sette seg, eller se på når alle plasser er tatt.
lobby-qr = En QR-kode som åpner dette bordet
lobby-code = Kode
lobby-code-about = Lett å si i telefonen: Skrevet inn på forsiden åpner den dette bordet til kampen begynner.
lobby-share = Del …
lobby-start = Start
lobby-start-bots =
    { $bots ->
        [one] { $bots } robot tar den ledige plassen.
       *[other] { $bots } roboter tar de ledige plassene.
    }
lobby-full = Kampen begynner av seg selv når den siste plassen er tatt.
lobby-wait = { $host } starter kampen.
lobby-colour = Fargen din
lobby-line = { $what }: { $value }
lobby-hints-off = Uten tips
lobby-review-off = Uten gjennomgang av rundene
lobby-public = Alle kan finne bordet på forsiden
lobby-address-seats =
    { $count ->
        [one] Én adresse kan ta én plass
       *[other] Én adresse kan ta { $count } plasser
    }
lobby-rename = Endre
seat-empty = Ledig plass
seat-you = deg
seat-host = vert
seat-away = borte
seat-add-bot = Sett inn robot
seat-remove = Fjern
seat-remove-who = Fjern { $name }
seat-make-host = Gjør til vert
seat-make-host-who = Gjør { $name } til vert
colour-red = rød
colour-blue = blå
colour-green = grønn
colour-orange = oransje
colour-purple = lilla
colour-teal = blågrønn
colour-pink = rosa
colour-brown = brun
colour-taken = { $colour }, opptatt
