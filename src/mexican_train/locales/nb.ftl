### Bordet på norsk, bokmål.

## Ferdige fraser i praten

phrase-hello = Hei, alle sammen!
phrase-good-luck = Lykke til!
phrase-nice-move = Fint spilt!
phrase-well-done = Bra jobbet!
phrase-oh-no = Å nei!
phrase-thank-you = Tusen takk!
phrase-sorry = Beklager!
phrase-one-moment = Et lite øyeblikk!
phrase-your-turn = Det er din tur!
phrase-hurry = Vi venter på deg!
phrase-good-game = Takk for kampen!
phrase-another-round = En runde til?
