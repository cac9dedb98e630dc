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

## What a stand-in did for somebody, or the table when the time was up

did-played-bot =
    { $you ->
        [yes] En robot la { $tile } for deg på { $train }.
       *[no] En robot la { $tile } for { $name } på { $train }.
    }
did-laid-bot =
    { $you ->
        [yes] En robot la dobbel { $pip } for deg på { $train }.
       *[no] En robot la dobbel { $pip } for { $name } på { $train }.
    }
did-closed-bot =
    { $you ->
        [yes] En robot lukket dobbel { $pip } for deg med { $tile }.
       *[no] En robot lukket dobbel { $pip } for { $name } med { $tile }.
    }
did-drew-bot =
    { $you ->
        [yes] En robot trakk en brikke for deg.
       *[no] En robot trakk en brikke for { $name }.
    }
did-drew-tile-bot =
    { $you ->
        [yes] En robot trakk { $tile } for deg.
       *[no] En robot trakk { $tile } for { $name }.
    }
did-passed-bot =
    { $you ->
        [yes] En robot meldte pass for deg.
       *[no] En robot meldte pass for { $name }.
    }
did-passed-open-bot =
    { $you ->
        [yes] En robot meldte pass for deg; toget ditt er åpent.
       *[no] En robot meldte pass for { $name }; toget er åpent.
    }
did-stopped-bot =
    { $you ->
        [yes] En robot avsluttet den første turen din.
       *[no] En robot avsluttet den første turen til { $name }.
    }
did-played-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet la { $tile } for deg på { $train }.
       *[no] Tiden gikk ut for { $name }, så bordet la { $tile } på { $train }.
    }
did-laid-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet la dobbel { $pip } for deg på { $train }.
       *[no] Tiden gikk ut for { $name }, så bordet la dobbel { $pip } på { $train }.
    }
did-closed-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet lukket dobbel { $pip } for deg med { $tile }.
       *[no] Tiden gikk ut for { $name }, så bordet lukket dobbel { $pip } med { $tile }.
    }
did-drew-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet trakk en brikke for deg.
       *[no] Tiden gikk ut for { $name }, så bordet trakk en brikke.
    }
did-drew-tile-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet trakk { $tile } for deg.
       *[no] Tiden gikk ut for { $name }, så bordet trakk { $tile }.
    }
did-passed-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet meldte pass for deg.
       *[no] Tiden gikk ut for { $name }, så bordet meldte pass.
    }
did-passed-open-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet meldte pass for deg, og toget ditt er åpent.
       *[no] Tiden gikk ut for { $name }, så bordet meldte pass; toget er åpent.
    }
did-stopped-clock =
    { $you ->
        [yes] Tiden din gikk ut: Bordet avsluttet den første turen din.
       *[no] Tiden gikk ut for { $name }, så bordet avsluttet den første turen.
    }

## What the host changed

did-changed-pace =
    { $pace ->
        [calm] Verten endret robotenes tempo til rolig.
        [quick] Verten endret robotenes tempo til raskt.
        [at_once] Verten endret robotenes tempo til «med en gang».
       *[normal] Verten endret robotenes tempo til vanlig.
    }
did-changed-automatic =
    { $automatic ->
        [yes] Verten lar bordet trekke og melde pass selv når det ikke er noe annet å gjøre.
       *[no] Verten lar alle trekke og melde pass selv igjen.
    }

## Ending the match early

end-title = Avslutte kampen før tiden
end-wanted =
    { $count ->
        [one] { $names } vil gi seg etter denne runden. Er du med på det?
       *[other] { $names } vil gi seg etter denne runden. Er du med på det?
    }
end-wanted-now =
    { $count ->
        [one] { $names } vil avslutte kampen nå. Er du med på det?
       *[other] { $names } vil avslutte kampen nå. Er du med på det?
    }
end-settled = Kampen slutter etter denne runden.
end-missing = Slutte etter runden: { $agree } av { $people } er med på det.
end-back = Ta det tilbake
end-agree = Ja, greit
end-go-on = Spill videre
did-went-on =
    { $you ->
        [yes] Du vil spille videre.
       *[no] { $name } vil spille videre.
    }

## The clock

clock-last = Du har { $seconds } sekunder igjen.

## The host is away

host-away = { $name }, som er vert, er borte. Hvis det varer, blir noen andre vert.
