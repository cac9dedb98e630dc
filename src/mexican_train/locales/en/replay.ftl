## Where one brings a record

replay-title = Watch a round again
replay-about = Every round that is over can be watched once more, step by step, with all hands open or through the eyes of one player. You can open it from a table’s score.
replay-about-files = A record holds one round. You can download it from any replay, or have the program write it with “mexican-train simulate --record FILE”. It is replayed and kept nowhere.
replay-choose = Choose a file…
replay-drop = or drop it here
replay-reading = One moment…
replay-which =
    { $count ->
        [one] There is { $count } round in this file.
       *[other] There are { $count } rounds in this file. Which one?
    }
replay-line = Line { $number }
replay-line-broken = Not a record
replay-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
replay-more = Show more
replay-file-large = This file is too large for a record.
replay-file-empty = This file is empty.
replay-file-broken = There is no record of a round in this file.
refused-bad-record = This is not the record of a round, or somebody has changed it.

## Watching

replay-round = Round { $round }
replay-seat = Player { $number }
replay-closed = This round cannot be shown
replay-not-over = It is not over yet, or it was too long ago: rounds are kept for 30 days.
replay-table = Back to the table
replay-your-turn = It’s your turn.
replay-file = Open a file of your own
replay-controls = Go through the round
replay-deal = The deal
replay-step = Step { $step } of { $last }
replay-place = Step
replay-first = To the deal
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Point of view
replay-eyes-all = All hands open
replay-eyes-of = Seen by { $name }
replay-hands = The hands
replay-no-tiles = no tile left
replay-review = Look back: luck, skill and better moves
replay-rounds = The rounds of this match
replay-save = Download this round
replay-save-match = Download the whole match
replay-keys = On a keyboard: ← and → go one step, Home and End to the deal and to the end, the space bar plays and pauses.

## The check of the deal

fair-title = Check the deal
fair-none = This record carries no seed, so its deal cannot be checked. Rounds at a table do carry one.
fair-good = The deal is as it was promised.
fair-bad = The deal is not what was promised.
fair-meaning = The order of the tiles was fixed before anyone saw a tile, and nobody has touched it since. Your own device has just worked that out.
fair-meaning-mine = The number that this device added is in it, so nobody can have chosen the order either.
fair-meaning-mixed = The players’ devices added numbers of their own: if one of them is honest, nobody can have chosen the order either.
fair-meaning-here = The table was on this device, so the seed and the number that was added are both from here: no other player took part.
fair-broken = The deal of this round is not what the table had promised. Watch the round again and choose “Check the deal”.
fair-bad-promise = The seed is not the one that was promised.
fair-bad-set = The numbers are not the ones whose fingerprints this device was shown.
fair-bad-nonces = A number does not fit its fingerprint.
fair-bad-confirmed = The table had confirmed the number of this device, and dealt without it.
fair-bad-hands = The seed deals other tiles to { $names }.
fair-bad-boneyard = The seed lays the boneyard otherwise.
fair-same = agrees
fair-other = does not agree
fair-promise = The promise
fair-promise-about = Before the deal the table published the fingerprint of a secret number, the seed. From a fingerprint nobody can guess the seed, and nobody can find another seed with the same one. After the round the table shows the seed, and anyone can take the fingerprint again.
fair-promised = The fingerprint that was published
fair-noted = The fingerprint that this device noted while the round was played
fair-seed = The seed
fair-found = Its fingerprint (SHA-256), taken just now
fair-mix = What the devices added
fair-mix-about = Every player’s device drew a secret number and published its fingerprint. Only when all fingerprints were fixed did they show the numbers, and the table mixed them with its seed. One honest device is enough: then nobody could know what the mixture would deal.
fair-mix-withheld = { $name }: not shown in time, so its fingerprint counts
fair-mixed = All of it mixed
fair-mine-used = The number of this device is in it.
fair-mine-late = The number of this device did not arrive in time. Once is a slow connection; always would be a reason to distrust the table.
fair-mine-other = The number at your seat is not from this device. It may be from another one of yours.
fair-mine-none = The number of this device was left out. Once may be chance; always would be a reason to distrust the table.
fair-shuffle = The shuffle
fair-shuffle-about =
    { $count ->
        [one] { $count } tile lies in a row, { $first } to { $last }.
       *[other] { $count } tiles lie in a row, { $first } to { $last }. The seed gives one number after another, and each number says which tile goes to the last place that is still open.
    }
fair-aside = The engine { $tile } was set aside before.
fair-number = The number and its remainder
fair-put = What follows
fair-put-there = { $tile } goes to place { $place }
fair-all-swaps =
    { $count ->
        [one] The one number
       *[other] All { $count } numbers
    }
fair-order = The whole order
fair-order-about = The hands are dealt from the front, seat by seat; the rest is the boneyard.
fair-hands = The hands
fair-hands-about =
    { $count ->
        [one] In this order everyone gets { $count } tile, one player after the other.
       *[other] In this order everyone gets { $count } tiles, one player after the other.
    }
fair-was-dealt = In the record:
fair-should-be = From the seed:
fair-boneyard = The boneyard
fair-boneyard-about =
    { $count ->
        [one] The last tile is to be drawn.
       *[other] The other { $count } tiles are to be drawn, in this order.
    }
fair-more = For those who want to know exactly
fair-mix-exactly = The mixture is the SHA-256 of the text mexican-train/deal/2, the seed and, for each seat that added something, its number in one byte, then the byte 1 and the number or the byte 0 and the fingerprint. It then takes the place of the seed.
fair-more-about = Block k is the SHA-256 of the text mexican-train/deal/1, the seed and k in eight bytes; each block gives eight numbers of 32 bits. From the last place down to 1 the next number, divided by the places that are left, has as remainder the place to swap with. Numbers so high that they would favour some places are left out. The program checks the same with “mexican-train verify FILE”.
fair-limits = What this does not prove: that the seed was drawn by chance. Whoever runs the table could try many seeds and keep the one they like. But after the promise nothing can be changed.
fair-limits-mixed = What this does not prove: that whoever runs the table did not look at the tiles. And a number that was not shown in time is one choice between two orders, for a table in league with that player.
fair-limits-here = What this does not prove: that this device drew the numbers by chance. Table, bots and check all run on it, so it shows that the program kept its own promise, and nothing about a program that somebody has changed. The bots get to see only what their seat may.
