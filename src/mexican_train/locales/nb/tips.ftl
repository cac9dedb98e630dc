## Små tips i første kamp

tip-play = Brikkene som lyser, kan spilles: Trykk på en. Passer den på flere tog, lyser plassene.
tip-draw = Ingenting passer: Trekk en brikke. Passer den, spill den; ellers åpnes toget ditt for de andre.
tip-marker = Toget ditt er åpent: Alle kan spille på det til du har spilt på det igjen.
tip-double = Det ligger en åpen dobbel. Den må dekkes først.
tip-knock = Bare to brikker igjen. Når du har én igjen, trykker du på «Bank!» med en gang, ellers trekker du { $tiles } hvis noen merker det.
tip-blanks = Du har en blank. Spill den i tide: Når runden er over, teller hver blank { $one }, og 0-0 teller { $double }.
tip-double-blank = Du har 0-0. Spill den i tide: Når runden er over, teller den { $double }.
tip-thanks = Takk
tip-no-more = Ikke flere tips
