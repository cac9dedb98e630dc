## Consejos en la primera partida

tip-play = Las fichas levantadas se pueden jugar: toca una. Si encaja en varios trenes, se iluminan los sitios.
tip-draw = Nada encaja: roba una ficha. Si encaja, juégala; si no, tu tren se abre a los demás.
tip-marker = Tu tren está abierto: cualquiera puede jugar en él hasta que vuelvas a jugar tú.
tip-double = Hay un doble abierto. Primero hay que cerrarlo.
tip-thanks = Gracias
tip-no-more = No mostrar más
