### La table en français, celui du Canada : pas d’espace avant les points d’exclamation.

## Phrases toutes prêtes du clavardage

phrase-hello = Allô tout le monde!
phrase-good-luck = Bonne chance!
phrase-nice-move = Beau coup!
phrase-well-done = Bravo!
phrase-oh-no = Oh non!
phrase-thank-you = Merci!
phrase-sorry = Oups, pardon!
phrase-one-moment = Une petite minute!
phrase-your-turn = C’est ton tour!
phrase-hurry = On t’attend!
phrase-good-game = Belle partie!
phrase-another-round = Une autre manche?
