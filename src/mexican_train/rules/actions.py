"""What a seat can do, as values; `str(action)` is the text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .tiles import MEXICAN, Tile


def train_name(train: int) -> str:
    """`0` to `7` for a seat's train, `M` for the Mexican train."""
    return "M" if train == MEXICAN else str(train)


@dataclass(frozen=True, slots=True)
class Play:
    """Lays a tile on a train."""

    tile: Tile
    train: int

    def __str__(self) -> str:
        return f"{self.tile}@{train_name(self.train)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws a tile from the boneyard."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Ends a turn in which nothing can be played."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Stop:
    """Ends a fast first turn."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Knock:
    """Announces one's last tile."""

    seat: int

    def __str__(self) -> str:
        return f"knock@{self.seat}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Catches a seat that did not announce its last tile."""

    by: int
    seat: int

    def __str__(self) -> str:
        return f"catch@{self.by}>{self.seat}"


TurnAction: TypeAlias = Play | Draw | Pass | Stop
Call: TypeAlias = Knock | Catch
Action: TypeAlias = TurnAction | Call
ACTIONS = (Play, Draw, Pass, Stop, Knock, Catch)
"""What `Action` is one of, to be asked with `isinstance`."""

DRAW = Draw()
PASS = Pass()
STOP = Stop()


class PastAction(NamedTuple):
    """What a seat did, as all could see (a draw does not tell the tile).

    `marked` says whether the seat's own train had its marker on afterwards, `drawn` how many
    tiles left the boneyard (for a catch into the hand of who was caught).
    """

    seat: int
    action: Action
    marked: bool
    drawn: int
