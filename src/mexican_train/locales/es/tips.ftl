## Consejos en la primera partida

tip-play = Las fichas iluminadas se pueden jugar: toca una. Si encaja en varios trenes, se iluminan los sitios.
tip-draw = Nada encaja: roba una ficha. Si encaja, juégala; si no, tu tren se abre a los demás.
tip-marker = Tu tren está abierto: cualquiera puede jugar en él hasta que vuelvas a jugar tú.
tip-double = Hay un doble abierto. Primero hay que cerrarlo.
tip-knock = Solo quedan dos fichas. En cuanto te quede una, toca «¡Golpecito!», o robas { $tiles } si alguien se da cuenta.
tip-blanks = Tienes un blanco. Juégalo a tiempo: al final de la ronda cada blanco vale { $one } y el 0-0 vale { $double }.
tip-double-blank = Tienes el 0-0. Juégalo a tiempo: al final de la ronda vale { $double }.
tip-thanks = Gracias
tip-no-more = No mostrar más
