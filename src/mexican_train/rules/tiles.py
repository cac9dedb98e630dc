"""Tiles, and the names of the trains they are laid on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, Self

from .errors import TableError

SETS = (6, 9, 12, 15, 18)
"""The sets one can buy, by their highest pip."""

PIPS = SETS[-1] + 1
"""How many different ends there are in the largest set: the pips from 0 up."""

TILES = PIPS * (PIPS + 1) // 2
"""How many tiles the largest set has."""

MAX_PLAYERS = 8

MEXICAN = MAX_PLAYERS
"""The Mexican train's number; personal trains have their seat's, 0 to 7."""

TRAINS = MEXICAN + 1
"""How many trains there can be."""


class Ends(NamedTuple):
    """The two ends of a tile."""

    low: int
    high: int


class Tile(Ends):
    """A tile as it is held: the lower end first, in whichever order the ends are given."""

    __slots__ = ()

    def __new__(cls, low: int, high: int) -> Self:
        """Put the ends in order; refuse what no set has."""
        try:
            low, high = low.__index__(), high.__index__()
        except AttributeError:
            raise _no_tile(low, high) from None
        if low > high:
            low, high = high, low
        if low < 0 or high >= PIPS:
            raise _no_tile(low, high)
        return super().__new__(cls, low, high)

    @classmethod
    def _make(cls, iterable: Iterable[Any]) -> Self:  # type: ignore[override]
        return cls(*iterable)

    def __getnewargs__(self) -> tuple[int, int]:
        return self.low, self.high

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    def __repr__(self) -> str:
        return f"Tile({self.low}, {self.high})"

    def _repr_svg_(self) -> str:
        from .state import drawing

        return str(drawing().tile_svg(self))

    @property
    def is_double(self) -> bool:
        """Whether both ends are alike."""
        return self.low == self.high


def _no_tile(one: object, other: object) -> TableError:
    from .notation import shown

    return TableError(
        f"the ends of a tile are whole numbers from 0 to {PIPS - 1}, "
        f"not {shown(one)} and {shown(other)}"
    )


class Wagon(NamedTuple):
    """A tile as it lies in a train: the end towards the hub first."""

    inner: int
    outer: int

    def __str__(self) -> str:
        return f"{self.inner}-{self.outer}"

    def __repr__(self) -> str:
        return f"Wagon({self.inner}, {self.outer})"

    @property
    def tile(self) -> Tile:
        """The tile as it is held."""
        return tile_of(self.inner, self.outer)

    @property
    def is_double(self) -> bool:
        """Whether both ends are alike."""
        return self.inner == self.outer


ALL_WAGONS = tuple(Wagon(inner, outer) for inner in range(PIPS) for outer in range(PIPS))
"""Every tile as it can lie, `ALL_WAGONS[inner * PIPS + outer]`; they are asked for often."""
ALL_TILES = tuple(Tile(min(w), max(w)) for w in ALL_WAGONS)
"""Every tile as it is held: `ALL_TILES[one * PIPS + other]`, whichever comes first."""


def tile_of(one: int, other: int) -> Tile:
    """The tile with these two ends, whichever comes first."""
    return ALL_TILES[one * PIPS + other]


@lru_cache(maxsize=32)
def full_set(max_pip: int) -> tuple[Tile, ...]:
    """All tiles of a set, in the order 0-0, 0-1, ... that deals start from."""
    return tuple(Tile(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1))


def points_of(tile: Tile, blank: int, double_blank: int) -> int:
    """What a tile left in a hand costs."""
    if tile.high == 0:
        return double_blank
    return tile.high + (tile.low or blank)
