"""`simulate`: plays rounds between bots and records or sums them up."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import ExitStack

from .. import __version__
from ..bots import one_a_seat
from ..lab.parquet import is_parquet
from ..lab.progress import Progress
from ..lab.ray_cluster import HeadLost
from ..lab.recording import Recording, may_be_resumed, open_target
from ..lab.results import plain_game, result_of
from ..lab.simulate import BatchResult, Tally, simulate
from ..lab.unfinished import UnfinishedFile
from ..lab.workers import undisturbed
from ..rules.errors import MexicanTrainError
from ..rules.header import Header
from ..rules.rng import seed_number
from .options import (
    BOT_NAMES,
    add_game,
    add_workers,
    number,
    read_bots,
    read_game,
    read_workers,
    to_stderr,
)

HELP = "play rounds between bots; record them or sum them up"
EXAMPLES = """
mexican-train simulate --sheet nordic --rounds 1000 --seed 1
    figures of random rounds
mexican-train simulate --rounds 100 --record rounds.jsonl --legal
    records of rounds, with all that was legal
mexican-train simulate --bots planner,greedy --players 2 --rounds 20 --json
    bots against each other, as JSON
"""
GO_ON = "; the same command with --resume goes on"


def add(parser: ArgumentParser) -> None:
    """Declares the options."""
    add_game(parser)
    parser.add_argument("--rounds", type=number, default=1000, help="how many rounds")
    parser.add_argument(
        "--bots", default="random", help=f"one, or one a seat with commas: {BOT_NAMES}"
    )
    parser.add_argument("--seed", default="0", help="any text; the same seed, the same rounds")
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="write records here, as rows if it ends in .parquet; - for standard output",
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="go on with --record FILE where a run with the same options was interrupted",
    )
    parser.add_argument("--legal", action="store_true", help="with all legal actions in them")
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(options: Namespace) -> int:
    """Plays, and writes records or a summary."""
    if options.legal and not options.record:
        raise MexicanTrainError(
            "--legal writes into records: say where to, as --record rounds.jsonl"
        )
    header = read_game(options)
    bots = one_a_seat(read_bots(options.bots), header.players)
    total = Tally(header.players)
    recording = (
        Recording(is_parquet(options.record), options.legal, options.seed)
        if options.record
        else None
    )
    resumable = options.record is not None and may_be_resumed(options.record)
    if options.resume and not resumable:
        raise MexicanTrainError("--resume goes on with a file: name it with --record FILE")
    with ExitStack() as stack:
        workers = stack.enter_context(read_workers(options))
        file = write = None
        if resumable:
            terms = deciding(header, bots, options)
            file = stack.enter_context(UnfinishedFile(options.record, terms, options.resume))
            total = file.before or total
        elif options.record:
            write = open_target(options.record, stack)
        progress = stack.enter_context(Progress("playing", options.rounds))
        progress.advance(total.rounds)

        def finished(played: BatchResult) -> None:
            progress.advance(played.tally.rounds, workers.note)

        seed = seed_number(options.seed)
        played = simulate(
            *(header, bots, options.rounds, seed, workers),
            recording=recording,
            begin=total.rounds,
            finished=finished,
        )
        try:
            for batch in played:
                with undisturbed():
                    total.add(batch.tally)
                    if file:
                        file.write(batch, total)
                    elif write:
                        write(batch.recorded)
        except KeyboardInterrupt:
            pass
        except HeadLost as lost:
            raise HeadLost(f"{lost}{GO_ON}" if file and total.rounds else str(lost)) from None
        if file and total.rounds == options.rounds:
            file.finish()
    if total.rounds < options.rounds:
        go_on = GO_ON if file and total.rounds else ""
        to_stderr(f"stopped after {total.rounds} of {options.rounds} rounds{go_on}")
    result = result_of(header, options.seed, total)
    if options.json:
        print(json.dumps(result.plain()))
    elif total.rounds and (file or not options.record):
        print(result)
        if file and total.rounds == options.rounds:
            print(f"  recorded in {options.record}")
    return 0 if total.rounds == options.rounds else 130


def deciding(header: Header, bots: Sequence[str], options: Namespace) -> dict[str, object]:
    """All that decides what a file of records holds, as JSON has it."""
    more = {"rounds": options.rounds, "bots": list(bots), "legal": options.legal}
    plain = plain_game(header, options.seed) | more | {"version": __version__}
    decided: dict[str, object] = json.loads(json.dumps(plain, default=str))
    return decided
