"""`solve`: the longest train a hand can lay, and the extras."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from ..bots.solver import Plan, longest_train
from ..rules.errors import MexicanTrainError
from ..rules.notation import read_tile, shown
from ..rules.tiles import SETS, Tile, Wagon
from ..sheets import BASE, find_sheet
from ..terminal.draw import Pen, in_colour

HELP = "find the longest train in a hand"
EXAMPLES = """
mexican-train solve --engine 12 5-12 5-7 7-8 8-8 3-8 0-1
    a train from the engine 12-12
mexican-train solve --from 5,7 5-12 5-8 7-8 --objective points
    from the better of two ends, by points
"""


def add(parser: ArgumentParser) -> None:
    """Declares the hand and what is asked of it."""
    parser.add_argument("tiles", nargs="*", metavar="TILE", help="the hand, as in 5-12 5-7")
    parser.add_argument("--engine", metavar="PIP", help="the engine, where the train starts")
    parser.add_argument("--from", dest="starts", metavar="PIPS", help="other ends, as in 5,7,12")
    parser.add_argument(
        "--objective", choices=("tiles", "points"), default="tiles", help="what counts first"
    )
    parser.add_argument(
        "--completed", action="store_true", help="a tile must follow every double in the train"
    )
    parser.add_argument("--sheet", default=BASE, help="whose points of blanks count")
    parser.add_argument("--json", action="store_true", help="print the plan as JSON")


def run(options: Namespace) -> int:
    """Solves and prints."""
    engine = read_pip(options.engine) if options.engine is not None else None
    starts = [read_pip(text) for text in options.starts.split(",")] if options.starts else []
    if engine is None and not starts:
        raise MexicanTrainError("say where the train starts: --engine 12, or --from 5,7")
    rules = find_sheet(options.sheet).rules
    plan = longest_train(
        read_hand(options.tiles, engine),
        starts or [engine or 0],
        objective=options.objective,
        blank_points=rules.blank_points,
        double_blank_points=rules.double_blank_points,
        completed=options.completed,
    )
    print(json.dumps(plain(plan)) if options.json else described(plan))
    return 0


def read_pip(text: str) -> int:
    """A pip, or a double such as 12-12 for the engine."""
    one, _, other = text.strip().partition("-")
    known = one.isascii() and one.isdecimal() and len(one) <= 2 and other in ("", one)
    if not known or int(one) > SETS[-1]:
        raise MexicanTrainError(f"{shown(text)} is not a pip: write 0 to {SETS[-1]}")
    return int(one)


def read_hand(texts: list[str], engine: int | None) -> list[Tile]:
    """The tiles, each once and none of them the engine."""
    if not texts:
        raise MexicanTrainError("name the tiles of the hand, as in 5-12 5-7 7-8")
    hand: list[Tile] = []
    for text in texts:
        tile = read_tile(text)
        if tile in hand:
            raise MexicanTrainError(f"the tile {tile} is in the hand twice")
        if engine is not None and tile == (engine, engine):
            raise MexicanTrainError(f"the tile {tile} is the engine and cannot be in the hand")
        hand.append(tile)
    return hand


def plain(plan: Plan) -> dict[str, object]:
    """The plan for programs."""
    return {
        "start": plan.start,
        "train": [f"{inner}-{outer}" for inner, outer in plan.train],
        "extras": [f"{low}-{high}" for low, high in plan.extras],
        "points": plan.points,
        "exact": plan.exact,
    }


def described(plan: Plan) -> str:
    """The plan for people."""
    pen = Pen(in_colour())
    train = "".join(pen.wagon(Wagon(*wagon)) for wagon in plan.train) or "none"
    extras = " ".join(pen.wagon(Tile(*tile)) for tile in plan.extras) or "none"
    tiles = "1 tile" if len(plan.train) == 1 else f"{len(plan.train)} tiles"
    doubt = "" if plan.exact else " (the best found; the hand is too large to be sure)"
    return (
        f"train   {train}\n        {tiles} from {plan.start}, "
        f"{plan.points} points{doubt}\nextras  {extras}"
    )
