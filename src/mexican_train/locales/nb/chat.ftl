## Chat

chat-say = Si noe …
chat-send = Send
chat-none = Ingen har sagt noe ennå.
chat-phrases = Ferdige fraser
log-empty = Ingenting ennå.

## Ready phrases of the chat

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
