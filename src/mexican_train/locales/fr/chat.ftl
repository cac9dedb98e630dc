## Chat

chat-say = Écris…
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
log-empty = Rien encore.

## Ready phrases of the chat

phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-nice-move = Beau coup !
phrase-well-done = Bravo !
phrase-oh-no = Oh non !
phrase-thank-you = Merci !
phrase-sorry = Oups, pardon !
phrase-one-moment = Une petite minute !
phrase-your-turn = C’est ton tour !
phrase-hurry = On t’attend !
phrase-good-game = Belle partie !
phrase-another-round = Une autre manche ?
