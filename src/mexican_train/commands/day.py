"""`day`: the deal of a day, with what verifies it and par."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from datetime import UTC, date, datetime

from ..challenge.challenge import Challenge
from ..challenge.day import code_of_day, deal_of, read_day
from ..challenge.par import ALL, Par, par_of
from ..lab.progress import Progress
from ..rules.tiles import Tile
from ..sheets import BASE

HELP = "show the deal of a day, and its par"
EXAMPLES = """
mexican-train day
    the deal of today with its par, which takes a moment
mexican-train day 2026-11-15 --sheet gare --no-par
    another day by another sheet, without par
"""


def add(parser: ArgumentParser) -> None:
    """Declares the day and the sheet."""
    parser.add_argument(
        "date", nargs="?", metavar="DATE", help="as 2026-11-15; by default today in UTC"
    )
    parser.add_argument("--sheet", default=BASE, help="a sheet such as nordic/nine")
    parser.add_argument("--no-par", action="store_true", help="without par, which takes a moment")
    parser.add_argument("--json", action="store_true", help="print it as JSON")


def run(options: Namespace) -> int:
    """Shows the deal; the seed is no secret."""
    now = today()
    day = read_day(options.date or now.isoformat(), options.sheet, now)
    challenge = deal_of(day, options.sheet)
    par = None if options.no_par else worked_out(challenge)
    if options.json:
        print(json.dumps(plain(day, challenge, par)))
        return 0
    print(f"{code_of_day(day, options.sheet)}, {challenge.header.players} players, seat 0 is yours")
    print(*described(challenge), sep="\n")
    if par is not None:
        print(f"par        {par.mean:.1f} ± {par.error:.1f}, spread {par.spread:.1f}")
        print(f"field      {', '.join(map(str, par.field[::11]))} (every eleventh of 100)")
    return 0


def today() -> date:
    """The day in UTC."""
    return datetime.now(UTC).date()


def described(challenge: Challenge) -> list[str]:
    """What a challenge deals, as `verify` shows it."""
    round = challenge.begin().round
    hands = [f"hand {seat}     {_texts(round.hand_of(seat))}" for seat in range(round.players)]
    return [
        f"id         {challenge.id}",
        f"seed       {challenge.seed.hex()}",
        f"commitment {challenge.commitment}",
        *hands,
        f"boneyard   {_texts(round.boneyard)}",
        f"engine     {round.engine}-{round.engine}, seat {round.first} starts",
    ]


def plain(day: date, challenge: Challenge, par: Par | None) -> dict[str, object]:
    """The same for programs."""
    found: dict[str, object] = {
        "code": code_of_day(day, challenge.header.sheet),
        "id": challenge.id,
        "seed": challenge.seed.hex(),
        "commitment": challenge.commitment,
        "bots": challenge.bots,
    }
    if par is not None:
        figures = {"mean": par.mean, "spread": par.spread, "error": par.error, "plays": par.plays}
        found["par"] = {**figures, "field": par.field}
    return found


def worked_out(challenge: Challenge) -> Par:
    """The par of a challenge, with a bar that shows how far it is."""
    steps, before = par_of(challenge), 0
    with Progress("par", ALL) as progress:
        while True:
            try:
                done = next(steps)
            except StopIteration as end:
                par: Par = end.value
                return par
            progress.advance(done - before)
            before = done


def _texts(tiles: Sequence[Tile]) -> str:
    return " ".join(map(str, tiles))
