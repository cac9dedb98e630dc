## Chat

chat-say = Di algo…
chat-send = Enviar
chat-none = Nadie ha dicho nada todavía.
chat-phrases = Frases preparadas
log-empty = Nada todavía.

## Ready phrases of the chat

phrase-hello = ¡Hola a todo el mundo!
phrase-good-luck = ¡Buena suerte!
phrase-nice-move = ¡Buena jugada!
phrase-well-done = ¡Bien hecho!
phrase-oh-no = ¡Ay, no!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = ¡Un momentito!
phrase-your-turn = ¡Te toca!
phrase-hurry = ¡Te estamos esperando!
phrase-good-game = ¡Buena partida!
phrase-another-round = ¿Otra ronda?
