"""`verify`: recomputes deals from their published seeds."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from ..rules.deal import tiles_to_deal
from ..rules.errors import MexicanTrainError, RecordError
from ..rules.fair import commitment, fair_deal, fair_order, read_seed
from ..rules.record import Record
from .options import add_game, number, read_game
from .replay import records

HELP = "recompute deals from their seeds"


def add(parser: ArgumentParser) -> None:
    """Declares a file of records, or a seed with what is played."""
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="records with seed and commitment, as replay takes them",
    )
    parser.add_argument("--seed", metavar="HEX", help="a seed of 64 hexadecimal digits")
    parser.add_argument("--commitment", metavar="HEX", help="what was published before the deal")
    add_game(parser)
    parser.add_argument("--round", type=number, default=1, help="the round's number")


def run(options: Namespace) -> int:
    """Checks a file of records, or shows the deal of one seed."""
    if options.file and options.seed:
        raise MexicanTrainError("give a file of records or a seed, not both")
    if options.file:
        return verify_file(options.file)
    if not options.seed:
        raise MexicanTrainError("give a file of records, or --seed with its 64 hexadecimal digits")
    return verify_seed(options)


def verify_file(name: str) -> int:
    """Checks commitment and tiles of every record."""
    wrong = count = 0
    for place, read in records(name, "verifying"):
        count += 1
        try:
            verify_record(read())
        except MexicanTrainError as problem:
            wrong += 1
            print(f"{name}:{place}: {problem}")
    print(f"{count} deals, {count - wrong} agree with seed and commitment, {wrong} do not")
    return 1 if wrong else 0


def verify_record(record: Record) -> None:
    """Raises `RecordError` unless seed, commitment and tiles belong together."""
    if record.seed is None or record.commitment is None:
        raise RecordError("the record has no seed and commitment to verify")
    seed = read_seed(record.seed)
    if commitment(seed) != record.commitment.lower():
        raise RecordError("the commitment is not the hash of the seed")
    header = record.header
    order = fair_order(seed, tiles_to_deal(header.rules, record.number))
    if (Record.hands_of(header, order), order[header.dealt :]) != (
        tuple(tuple(sorted(hand)) for hand in record.hands),
        list(record.boneyard),
    ):
        raise RecordError("the tiles are not the ones the seed deals")


def verify_seed(options: Namespace) -> int:
    """Shows the deal of a seed and whether the commitment is its hash."""
    header = read_game(options)
    seed = read_seed(options.seed)
    promised = commitment(seed)
    round = fair_deal(header, seed, options.round)
    order = fair_order(seed, tiles_to_deal(header.rules, options.round))
    print(f"{header.title}, {header.players} players, round {options.round}")
    print(f"commitment {promised}")
    for seat, hand in enumerate(Record.hands_of(header, order)):
        print(f"hand {seat}     {' '.join(map(str, hand))}")
    print(f"boneyard   {' '.join(map(str, order[header.dealt :]))}")
    print(f"engine     {round.engine}-{round.engine}, seat {round.first} starts")
    if options.commitment is None:
        return 0
    agrees = options.commitment.lower() == promised
    print("the commitment agrees" if agrees else "the commitment is NOT the hash of this seed")
    return 0 if agrees else 1
