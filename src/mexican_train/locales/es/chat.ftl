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

## What a stand-in did for somebody, or the table when the time was up

did-played-bot =
    { $you ->
        [yes] Un robot jugó la { $tile } por ti en { $train }.
       *[no] Un robot jugó la { $tile } por { $name } en { $train }.
    }
did-laid-bot =
    { $you ->
        [yes] Un robot puso el doble { $pip } por ti en { $train }.
       *[no] Un robot puso el doble { $pip } por { $name } en { $train }.
    }
did-closed-bot =
    { $you ->
        [yes] Un robot cerró el doble { $pip } por ti con la { $tile }.
       *[no] Un robot cerró el doble { $pip } por { $name } con la { $tile }.
    }
did-drew-bot =
    { $you ->
        [yes] Un robot robó una ficha por ti.
       *[no] Un robot robó una ficha por { $name }.
    }
did-drew-tile-bot =
    { $you ->
        [yes] Un robot robó la ficha { $tile } por ti.
       *[no] Un robot robó la ficha { $tile } por { $name }.
    }
did-passed-bot =
    { $you ->
        [yes] Un robot pasó por ti.
       *[no] Un robot pasó por { $name }.
    }
did-passed-open-bot =
    { $you ->
        [yes] Un robot pasó por ti; tu tren queda abierto.
       *[no] Un robot pasó por { $name }; el tren queda abierto.
    }
did-stopped-bot =
    { $you ->
        [yes] Un robot terminó tu primer turno.
       *[no] Un robot terminó el primer turno de { $name }.
    }
did-played-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa jugó la { $tile } por ti en { $train }.
       *[no] A { $name } se le acabó el tiempo: la mesa jugó la { $tile } en su lugar en { $train }.
    }
did-laid-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa puso el doble { $pip } por ti en { $train }.
       *[no] A { $name } se le acabó el tiempo: la mesa puso el doble { $pip } en { $train }.
    }
did-closed-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa cerró el doble { $pip } por ti con la { $tile }.
       *[no] A { $name } se le acabó el tiempo: la mesa cerró el doble { $pip } con la { $tile }.
    }
did-drew-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa robó una ficha por ti.
       *[no] A { $name } se le acabó el tiempo: la mesa robó una ficha en su lugar.
    }
did-drew-tile-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa robó la ficha { $tile } por ti.
       *[no] A { $name } se le acabó el tiempo: la mesa robó la ficha { $tile } en su lugar.
    }
did-passed-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa pasó por ti.
       *[no] A { $name } se le acabó el tiempo: la mesa pasó en su lugar.
    }
did-passed-open-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa pasó por ti; tu tren queda abierto.
       *[no] A { $name } se le acabó el tiempo: la mesa pasó en su lugar; el tren queda abierto.
    }
did-stopped-clock =
    { $you ->
        [yes] Se te acabó el tiempo: la mesa terminó tu primer turno.
       *[no] A { $name } se le acabó el tiempo: la mesa terminó su primer turno.
    }

## What the host changed

did-changed-pace =
    { $pace ->
        [calm] El anfitrión cambió el ritmo de los robots a tranquilo.
        [quick] El anfitrión cambió el ritmo de los robots a rápido.
        [at_once] El anfitrión cambió el ritmo de los robots a «al instante».
       *[normal] El anfitrión cambió el ritmo de los robots a normal.
    }
did-changed-automatic =
    { $automatic ->
        [yes] El anfitrión deja que la mesa robe y pase sola cuando no hay otra cosa que hacer.
       *[no] El anfitrión deja que cada cual robe y pase por su cuenta.
    }

## Ending the match early

end-title = Terminar la partida antes
end-wanted =
    { $count ->
        [one] { $names } quiere parar después de esta ronda. ¿De acuerdo?
       *[other] { $names } quieren parar después de esta ronda. ¿De acuerdo?
    }
end-wanted-now =
    { $count ->
        [one] { $names } quiere terminar la partida ahora. ¿De acuerdo?
       *[other] { $names } quieren terminar la partida ahora. ¿De acuerdo?
    }
end-settled = La partida termina después de esta ronda.
end-missing = Parar después de esta ronda: { $agree } de { $people } de acuerdo.
end-back = Retirarlo
end-agree = De acuerdo
end-go-on = Seguir jugando
did-went-on =
    { $you ->
        [yes] Quieres seguir jugando.
       *[no] { $name } quiere seguir jugando.
    }

## The clock

clock-last = Te quedan { $seconds } segundos.

## The host is away

host-away = { $name }, que lleva la mesa, no está. Si no vuelve, la llevará otra persona.
