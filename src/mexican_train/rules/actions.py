"""What a seat can do, as values; `str(action)` is the text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .errors import TableError
from .tiles import MEXICAN, TRAINS, Tile


def train_name(train: int) -> str:
    """`0` to `7` for a seat's train, `M` for the Mexican train."""
    return "M" if train == MEXICAN else str(train)


def check_seat(seat: object) -> None:
    """Refuse what is not a number; only a table knows which seats it has."""
    if not isinstance(seat, int):
        raise TableError(f"a seat is a whole number, not {seat!r:.60}")


@dataclass(frozen=True, slots=True)
class Play:
    """Lays a tile on a train."""

    tile: Tile
    train: int

    def __post_init__(self) -> None:
        if not isinstance(self.tile, Tile):
            raise TableError(f"a play lays a Tile such as Tile(5, 12), not {self.tile!r:.60}")
        if not isinstance(self.train, int) or not 0 <= self.train < TRAINS:
            raise TableError(
                f"a train is a number from 0 to {MEXICAN}, the Mexican train's, "
                f"not {self.train!r:.60}"
            )

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

    def __post_init__(self) -> None:
        check_seat(self.seat)

    def __str__(self) -> str:
        return f"knock@{self.seat}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Catches a seat that did not announce its last tile."""

    by: int
    seat: int

    def __post_init__(self) -> None:
        check_seat(self.by)
        check_seat(self.seat)

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
