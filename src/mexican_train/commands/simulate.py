"""`simulate`: plays rounds between bots and records or sums them up."""

from __future__ import annotations

import json
import math
import os
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack

from ..bots import BOTS, make_bot
from ..lab.jobs import undisturbed
from ..lab.parquet import is_parquet
from ..lab.progress import Progress
from ..lab.recording import Recording, open_target
from ..lab.simulate import Played, Tally, simulate
from ..rules.errors import MexicanTrainError
from ..rules.header import Header
from ..rules.rng import seed_number
from .options import add_crew, add_game, number, read_crew, read_game, tell

HELP = "play rounds between bots; record them or sum them up"


def add(parser: ArgumentParser) -> None:
    """Declares the options."""
    add_game(parser)
    parser.add_argument("--rounds", type=number, default=1000, help="how many rounds")
    parser.add_argument(
        "--bots", default="random", help=f"one, or one a seat with commas: {', '.join(BOTS)}"
    )
    parser.add_argument("--seed", default="0", help="any text; the same seed, the same rounds")
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="write records here, as rows if it ends in .parquet; - for standard output",
    )
    parser.add_argument("--legal", action="store_true", help="with all legal actions in them")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(options: Namespace) -> int:
    """Plays, and writes records or a summary."""
    header = read_game(options)
    bots = read_bots(options.bots, header.players)
    total = Tally(header.players)
    recording = (
        Recording(is_parquet(options.record), options.legal, options.seed)
        if options.record
        else None
    )
    with ExitStack() as stack:
        crew = stack.enter_context(read_crew(options))
        write = open_target(options.record, stack) if options.record else None
        progress = stack.enter_context(Progress("playing", options.rounds))

        def finished(played: Played) -> None:
            progress.advance(played.tally.rounds, crew.note)

        seed = seed_number(options.seed)
        try:
            for tally, recorded in simulate(
                header, bots, options.rounds, seed, crew, recording=recording, finished=finished
            ):
                with undisturbed():
                    total.add(tally)
                    if write:
                        write(recorded)
        except KeyboardInterrupt:
            pass
    if total.rounds < options.rounds:
        tell(f"stopped after {total.rounds} of {options.rounds} rounds")
    if options.json:
        print(json.dumps(summary(header, options.seed, total)))
    elif not options.record:
        print(described(header, options.seed, total))
    return 0 if total.rounds == options.rounds else 130


def read_bots(text: str, players: int) -> list[str]:
    """One bot for each seat, from `random` or `random,random,...`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name)
    if len(names) not in (1, players):
        raise MexicanTrainError(f"{len(names)} bots for {players} players: name one, or one a seat")
    return names * players if len(names) == 1 else names


def summary(header: Header, seed: str, tally: Tally) -> dict[str, object]:
    """What the rounds came to, for programs."""
    rounds = max(tally.rounds, 1)
    return {
        "sheet": header.sheet,
        "rules": dict(header.changes),
        "players": header.players,
        "seed": seed,
        "rounds": tally.rounds,
        "actions_a_round": tally.actions / rounds,
        "blocked": tally.blocked / rounds,
        "points": [points / rounds for points in tally.points],
        "se": [standard_error(tally, seat) for seat in range(tally.players)],
        "won": [won / rounds for won in tally.won],
    }


def standard_error(tally: Tally, seat: int) -> float:
    """Of a seat's mean points."""
    n = max(tally.rounds, 2)
    mean = tally.points[seat] / n
    return math.sqrt(max(tally.squares[seat] / n - mean * mean, 0.0) / (n - 1))


def described(header: Header, seed: str, tally: Tally) -> str:
    """What the rounds came to, for people."""
    rounds = max(tally.rounds, 1)
    lines = [
        f"{tally.rounds} rounds of {header.title}, {header.players} players, seed {seed}",
        f"  {tally.actions / rounds:.1f} actions a round, {tally.blocked / rounds:.1%} blocked",
        "  seat   points a round     rounds won",
    ]
    for seat in range(tally.players):
        mean, error = tally.points[seat] / rounds, standard_error(tally, seat)
        lines.append(f"  {seat}    {mean:8.2f} ± {error:<6.2f} {tally.won[seat] / rounds:10.1%}")
    return os.linesep.join(lines)
