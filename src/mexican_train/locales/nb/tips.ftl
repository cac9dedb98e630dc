## Små tips i første kamp

tip-play = Brikkene som er løftet, kan spilles: Trykk på en. Passer den på flere tog, lyser plassene.
tip-draw = Ingenting passer: Trekk en brikke. Passer den, spill den; ellers åpnes toget ditt for de andre.
tip-marker = Toget ditt er åpent: Alle kan spille på det til du har spilt på det igjen.
tip-double = Det ligger en åpen dobbel. Den må dekkes først.
tip-thanks = Takk
tip-no-more = Ikke flere tips
