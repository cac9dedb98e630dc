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
