## Chat

chat-say = Say…
chat-send = Send
chat-none = Nobody has said anything yet.
chat-phrases = Ready phrases
log-empty = Nothing yet.

## Ready phrases of the chat

phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-done = Well done!
phrase-oh-no = Oh no!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = Just a moment!
phrase-your-turn = It’s your turn!
phrase-hurry = We’re waiting for you!
phrase-good-game = Good game!
phrase-another-round = Another round?

## What a stand-in did for somebody, or the table when the time was up

did-played-bot =
    { $you ->
        [yes] A bot played { $tile } for you on { $train }.
       *[no] A bot played { $tile } for { $name } on { $train }.
    }
did-laid-bot =
    { $you ->
        [yes] A bot laid the double { $pip } for you on { $train }.
       *[no] A bot laid the double { $pip } for { $name } on { $train }.
    }
did-closed-bot =
    { $you ->
        [yes] A bot closed the double { $pip } for you with { $tile }.
       *[no] A bot closed the double { $pip } for { $name } with { $tile }.
    }
did-drew-bot =
    { $you ->
        [yes] A bot drew a tile for you.
       *[no] A bot drew a tile for { $name }.
    }
did-drew-tile-bot =
    { $you ->
        [yes] A bot drew { $tile } for you.
       *[no] A bot drew { $tile } for { $name }.
    }
did-passed-bot =
    { $you ->
        [yes] A bot passed for you.
       *[no] A bot passed for { $name }.
    }
did-passed-open-bot =
    { $you ->
        [yes] A bot passed for you; your train is open.
       *[no] A bot passed for { $name }; the train is open.
    }
did-stopped-bot =
    { $you ->
        [yes] A bot ended your first turn.
       *[no] A bot ended { $name }’s first turn.
    }
did-played-clock =
    { $you ->
        [yes] Your time was up: the table played { $tile } for you on { $train }.
       *[no] { $name }’s time was up: the table played { $tile } for them on { $train }.
    }
did-laid-clock =
    { $you ->
        [yes] Your time was up: the table laid the double { $pip } for you on { $train }.
       *[no] { $name }’s time was up: the table laid the double { $pip } for them on { $train }.
    }
did-closed-clock =
    { $you ->
        [yes] Your time was up: the table closed the double { $pip } for you with { $tile }.
       *[no] { $name }’s time was up: the table closed the double { $pip } for them with { $tile }.
    }
did-drew-clock =
    { $you ->
        [yes] Your time was up: the table drew a tile for you.
       *[no] { $name }’s time was up: the table drew a tile for them.
    }
did-drew-tile-clock =
    { $you ->
        [yes] Your time was up: the table drew { $tile } for you.
       *[no] { $name }’s time was up: the table drew { $tile } for them.
    }
did-passed-clock =
    { $you ->
        [yes] Your time was up: the table passed for you.
       *[no] { $name }’s time was up: the table passed for them.
    }
did-passed-open-clock =
    { $you ->
        [yes] Your time was up: the table passed for you; your train is open.
       *[no] { $name }’s time was up: the table passed for them; the train is open.
    }
did-stopped-clock =
    { $you ->
        [yes] Your time was up: the table ended your first turn.
       *[no] { $name }’s time was up: the table ended their first turn.
    }

## What the host changed

did-changed-pace =
    { $pace ->
        [calm] The host changed the bots’ pace to calm.
        [quick] The host changed the bots’ pace to quick.
        [at_once] The host changed the bots’ pace to “at once”.
       *[normal] The host changed the bots’ pace to normal.
    }
did-changed-automatic =
    { $automatic ->
        [yes] The host lets the table draw and pass by itself when nothing else can be done.
       *[no] The host lets everybody draw and pass by themselves.
    }

## Ending the match early

end-title = Ending the match early
end-wanted =
    { $count ->
        [one] { $names } wants to stop after this round. Agree?
       *[other] { $names } want to stop after this round. Agree?
    }
end-wanted-now =
    { $count ->
        [one] { $names } wants to end the match now. Agree?
       *[other] { $names } want to end the match now. Agree?
    }
end-settled = The match ends after this round.
end-missing = Stop after this round: { $agree } of { $people } agree.
end-back = Take it back
end-agree = Agree
end-go-on = Go on playing
did-went-on =
    { $you ->
        [yes] You want to go on playing.
       *[no] { $name } wants to go on playing.
    }

## The clock

clock-last = You have { $seconds } seconds left.

## The host is away

host-away = { $name }, who hosts, is away. If they stay away, somebody else becomes host.
