"""A table drawn in text: hub, trains, markers, the open double, the boneyard."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..rules.events import (
    Caught,
    DoubleClosed,
    DoubleOpened,
    Drew,
    Event,
    Knocked,
    MarkerPlaced,
    MarkerTaken,
    Passed,
    Played,
    RoundBegan,
    RoundOver,
    Stopped,
)
from ..rules.tiles import MEXICAN, Tile, Wagon
from ..rules.view import View

# The usual pip colours of double-12 sets, as numbers of the 256-colour palette; from 13 on grey.
PIPS = (250, 75, 35, 160, 137, 26, 178, 211, 37, 97, 208, 240, 245)
HEAD = 20  # columns before a train
BOLD, DIM, GOLD, PLAIN = "\x1b[1m", "\x1b[2m", "\x1b[1;33m", "\x1b[0m"


def in_colour() -> bool:
    """Whether what is printed may have colours: on a terminal, unless someone wants none."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


class Pen:
    """Writes tiles and words, with colour or without."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def ink(self, text: str, style: str) -> str:
        """A text in a style."""
        return f"{style}{text}{PLAIN}" if self.colour else text

    def pip(self, value: int) -> str:
        """A number in the colour of its pips."""
        return self.ink(str(value), f"\x1b[38;5;{PIPS[value] if value < len(PIPS) else 245}m")

    def wagon(self, wagon: Wagon | Tile) -> str:
        """A tile as it lies: doubles, which lie across, in square brackets with a colon."""
        one, other = wagon
        between = ":" if one == other else "|"
        return f"[{self.pip(one)}{between}{self.pip(other)}]"


def wagon_width(wagon: Wagon) -> int:
    """How many columns `Pen.wagon` takes."""
    return len(f"[{wagon.inner}|{wagon.outer}]")


def draw_train(pen: Pen, wagons: Sequence[Wagon], room: int) -> str:
    """A train's last tiles that fit into `room` columns; `+7` stands for those before."""
    shown = 0
    width = 0
    for wagon in reversed(wagons):
        if width + wagon_width(wagon) > room - (5 if shown + 1 < len(wagons) else 0):
            break
        width += wagon_width(wagon)
        shown += 1
    folded = len(wagons) - shown
    text = "".join(pen.wagon(wagon) for wagon in wagons[folded:])
    return (pen.ink(f"+{folded}".ljust(5), DIM) if folded else "") + text


def draw_table(view: View, names: Sequence[str], width: int = 80, colour: bool = False) -> str:
    """The whole table as a seat sees it, `width` columns wide."""
    pen = Pen(colour)
    rounds = view.header.rules.match_rounds
    engine = pen.wagon(Tile(view.engine, view.engine))
    lines = [
        pen.ink(f"{view.header.title}, round {view.number} of {rounds}", BOLD)
        + f"   engine {engine}   boneyard {view.boneyard}"
    ]
    for seat, name in enumerate(names):
        mark = pen.ink(">", GOLD) if view.turn == seat else " "
        open_sign = "*" if seat in view.markers else " "
        head = f"{mark} {open_sign} {name[:10]:10} {view.counts[seat]:2}"
        lines.append(f"{head}  {_lane(view, seat, view.trains[seat], pen, width)}")
    lines.append(f"  * {'Mexican':13}  {_lane(view, MEXICAN, view.mexican, pen, width)}")
    lines.append(pen.ink("  > to act   * open to all   the number: tiles in the hand", DIM))
    return "\n".join(lines)


def _lane(view: View, train: int, wagons: Sequence[Wagon], pen: Pen, width: int) -> str:
    """A train in what is left of a line beside its owner's name."""
    alarm = " close it!" if train in view.open_doubles else ""
    return draw_train(pen, wagons, width - HEAD - len(alarm)) + pen.ink(alarm, GOLD)


def tell(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence."""
    if isinstance(event, RoundBegan):
        by = "" if event.engine_player is None else f", laid by {names[event.engine_player]}"
        engine = f"{event.engine}-{event.engine}"
        return f"Round {event.number}: engine {engine}{by}; {names[event.first]} starts."
    if isinstance(event, Played):
        return f"{names[event.seat]} plays {event.wagon.tile} on {train_words(event.train, names)}."
    if isinstance(event, Drew):
        return f"{names[event.seat]} draws{f' {event.tile}' if event.tile else ''}."
    if isinstance(event, Passed):
        return f"{names[event.seat]} passes."
    if isinstance(event, Stopped):
        return f"{names[event.seat]} stops."
    if isinstance(event, MarkerPlaced):
        return f"{names[event.seat]}'s train is open."
    if isinstance(event, MarkerTaken):
        return f"{names[event.seat]}'s train is closed again."
    if isinstance(event, DoubleOpened):
        return f"The double {event.pip} is open."
    if isinstance(event, DoubleClosed):
        return f"The double {event.pip} is closed."
    if isinstance(event, Knocked):
        return f"{names[event.seat]} knocks: one tile left."
    if isinstance(event, Caught):
        return f"{names[event.by]} catches {names[event.seat]}, who draws {event.count}."
    winners = " and ".join(names[seat] for seat in event.winners)
    if isinstance(event, RoundOver):
        how = "The round is blocked" if event.blocked else f"{winners} goes out"
        points = ", ".join(f"{n} {p}" for n, p in zip(names, event.points, strict=True))
        return f"{how}. Points: {points}."
    return f"The match is over; {winners} wins."


def train_words(train: int, names: Sequence[str]) -> str:
    """A train in words."""
    return "the Mexican train" if train == MEXICAN else f"{names[train]}'s train"
