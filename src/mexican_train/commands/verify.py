"""`verify`: recomputes deals from their published seeds."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from ..rules.deal import tiles_to_deal
from ..rules.errors import MexicanTrainError
from ..rules.fair import (
    Share,
    commitment,
    fair_deal,
    fair_order,
    mixed_seed,
    read_digest,
    read_nonce,
    read_seed,
)
from ..rules.record import Record
from ..rules.verifying import verify_record
from .options import add_game, counted, number, read_game
from .replay import records

HELP = "recompute deals from their seeds"
EXAMPLES = r"""
mexican-train verify match.jsonl
    the deals of a downloaded match
mexican-train verify --sheet nordic --players 2 \
        --seed 0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f
    the deal of a seed
"""


def add(parser: ArgumentParser) -> None:
    """Declares a file of records, or a seed with what is played."""
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="records with seed and commitment, as replay takes them; by default --seed is shown",
    )
    parser.add_argument("--seed", metavar="HEX", help="a seed of 64 hexadecimal digits")
    parser.add_argument("--commitment", metavar="HEX", help="what was published before the deal")
    parser.add_argument(
        "--nonce",
        action="append",
        default=[],
        metavar="SEAT=HEX",
        help="what a seat's device revealed; once for each seat",
    )
    parser.add_argument(
        "--withheld",
        action="append",
        default=[],
        metavar="SEAT=HEX",
        help="what a seat's device had committed to and did not reveal in time",
    )
    add_game(parser)
    parser.add_argument("--round", type=number, default=1, help="the round's number")


def run(options: Namespace) -> int:
    """Checks a file of records, or shows the deal of one seed."""
    if options.file and options.seed:
        raise MexicanTrainError("give a file of records or a seed, not both")
    if options.file and (options.commitment or options.nonce or options.withheld):
        raise MexicanTrainError(
            "--commitment, --nonce and --withheld go with --seed: records have their own"
        )
    if options.file:
        return verify_file(options.file)
    if not options.seed:
        raise MexicanTrainError("give a file of records, or --seed with its 64 hexadecimal digits")
    return verify_seed(options)


def verify_file(name: str) -> int:
    """Checks commitment and tiles of every record."""
    wrong = count = withheld = 0
    for place, read in records(name, "verifying"):
        count += 1
        try:
            record = read()
            verify_record(record)
            shares = [share for share in record.mix or () if share is not None]
            withheld += sum(share.nonce is None for share in shares)
        except MexicanTrainError as problem:
            wrong += 1
            print(f"{name}:{place}: {problem}")
    right = count - wrong
    print(f"{counted(count, 'deal')}, {right} right by seed and commitment, {wrong} wrong")
    if withheld:
        print(f"{counted(withheld, 'nonce')} not revealed in time: the commitment dealt instead")
    return 1 if wrong else 0


def verify_seed(options: Namespace) -> int:
    """Shows the deal of a seed and whether the commitment is its hash."""
    header = read_game(options)
    seed = read_seed(options.seed)
    promised = commitment(seed)
    mix = _read_mix(options.nonce, options.withheld, header.players)
    mixed = mixed_seed(seed, mix)
    round = fair_deal(header, mixed, options.round)
    order = fair_order(mixed, tiles_to_deal(header.rules, options.round))
    print(f"{header.title}, {header.players} players, round {options.round}")
    print(f"commitment {promised}")
    for seat, share in enumerate(mix):
        if share is not None:
            nonce = share.nonce or "not revealed"
            print(f"seat {seat}     {nonce}, commitment {share.commitment}")
    if any(mix):
        print(f"mixed seed {mixed.hex()}")
    for seat, hand in enumerate(Record.hands_of(header, order)):
        print(f"hand {seat}     {' '.join(map(str, hand))}")
    print(f"boneyard   {' '.join(map(str, order[header.dealt :]))}")
    print(f"engine     {round.engine}-{round.engine}, seat {round.first} starts")
    if options.commitment is None:
        return 0
    agrees = options.commitment.lower() == promised
    print("the commitment agrees" if agrees else "the commitment is NOT the hash of this seed")
    return 0 if agrees else 1


def _read_mix(nonces: Sequence[str], withheld: Sequence[str], players: int) -> list[Share | None]:
    """What the options say that devices added, seat by seat."""
    mix: list[Share | None] = [None] * players
    for text in nonces:
        seat, digits = _of_seat(text, mix)
        mix[seat] = Share(commitment(read_nonce(digits)), digits.lower())
    for text in withheld:
        seat, digits = _of_seat(text, mix)
        mix[seat] = Share(read_digest(digits).hex(), None)
    return mix


def _of_seat(text: str, mix: Sequence[Share | None]) -> tuple[int, str]:
    seat, equals, digits = text.partition("=")
    if not equals or not seat.isdecimal() or len(seat) > 1 or int(seat) >= len(mix):
        raise MexicanTrainError(f"{text!r} is not SEAT=HEX with a seat from 0 to {len(mix) - 1}")
    if mix[int(seat)] is not None:
        raise MexicanTrainError(f"seat {seat} is named twice")
    return int(seat), digits
