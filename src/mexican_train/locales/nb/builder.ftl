### The train builder for a hand of real dominoes, in Norwegian.

## One’s tiles

builder-title = Togbygger
builder-lead = Trykk på brikkene du har på hånden, så legges det lengste toget for deg. Hånden blir på denne enheten.
builder-hand = Brikkene dine
builder-hand-about = Trykk på et tall, så på brikkene dine med det tallet. Eller skriv dem nedenfor.
builder-clear = Begynn på nytt
builder-put-back = { $tile }, legg tilbake
builder-numbers = Vis brikkene med
builder-number = Brikker med { $pip }
builder-tiles-with = Alle brikker med { $pip }
builder-type = Eller skriv brikkene dine
builder-take = Legg til
builder-full = Det blir mer enn { $count } brikker, og så mange har ingen på hånden. Legg noen tilbake først.
builder-wrong-none = Skriv to tall for hver brikke, som i 5 12, 5 7.
builder-wrong-odd = «{ $text }» er ingen brikke. Skriv to tall for hver, som i 5 12, 5 7.
builder-wrong-set = Det finnes ingen brikke { $tile } i et dobbel-{ $pip }-sett.
builder-wrong-twice = Du skrev { $tile } to ganger. Det finnes bare én av hver brikke.

## Where the train begins

builder-ends = Hvor begynner det?
builder-ends-about = Trykk på motoren, eller på hver ende der toget ditt kan begynne.
builder-end = Begynn på { $pip }
builder-any = Hvilken som helst ende
builder-sheet = Regler

## The train

builder-empty = Toget ditt kommer her så snart du har trykket på en brikke.
builder-no-end = Trykk på et tall der toget kan begynne.
builder-found =
    { $count ->
        [one] Et tog på { $count } brikke, fra { $pip }
       *[other] Et tog på { $count } brikker, fra { $pip }
    }
builder-train =
    { $count ->
        [one] Tog på { $count } brikke
       *[other] Tog på { $count } brikker
    }
builder-none = Ingen av brikkene dine passer der
builder-anywhere =
    { $count ->
        [one] Fra en hvilken som helst ende: et tog på { $count } brikke, fra { $pip }
       *[other] Fra en hvilken som helst ende: et tog på { $count } brikker, fra { $pip }
    }
builder-extras =
    { $count ->
        [one] { $count } løs brikke
       *[other] { $count } løse brikker
    }
builder-stays-open = Dobbel { $pip } ville bli liggende åpen på enden: Du har ingen brikke igjen til å dekke den.
builder-left = Igjen på hånden: { points }.
builder-out = Alle brikkene er med i toget: Du kan gå ut med det.
builder-back = Tilbake til det beste toget
builder-aside = Sett brikker til side
builder-aside-some =
    { $count ->
        [one] { $count } brikke satt til side
       *[other] { $count } brikker satt til side
    }
builder-aside-about = Trykk på brikkene du vil spare til et annet tog eller til senere. Toget ditt legges uten dem.

## What else one could do

builder-others = Andre måter å begynne på
builder-others-about = Hva du sitter igjen med, sammenlignet med det beste toget. Trykk på en for å se den.
builder-on = på { $pip }
builder-all = Vis alle { $count }
builder-free = like bra
builder-elsewhere = Hva om jeg spiller en av dem et annet sted?
builder-elsewhere-about = Det beste toget uten den brikken, og hva du sitter igjen med, sammenlignet med nå.
builder-elsewhere-extras = Løse brikker kan gå hvor som helst: Toget ditt trenger dem ikke.

## What to play now

builder-now = Hva skal jeg spille nå?
builder-now-about = Si hva som ligger på bordet.
builder-now-costs = Ved hver brikke: hva du ville sitte igjen med, når bare ditt eget tog regnes med. Tipset ser på alle togene.
builder-now-none = Trykk på brikkene dine først.
builder-now-offline = Det er ingen forbindelse, og her trengs den. Toget ovenfor klarer seg uten.
