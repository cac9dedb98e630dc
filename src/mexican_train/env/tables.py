"""Many tables at once, for learning: one decision at each of them a step, in compiled code.

All that is told is written into arrays that are given; `arrays` makes such arrays with NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from ..lab.optional_libraries import library
from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from ..sheets import Sheet, find_sheet, header_of
from .arrays import Array, Encoder, observe, step
from .game import Game
from .numbers import PAST_FACTS
from .seeding import stream_key

REWARDS = ("round", "match")
KINDS = {"f": "float32", "b": "int8", "h": "int16"}
"""What arrays hold, by the letter that buffers have for it."""
OTHER_KINDS = {"?": "bool", "B": "uint8", "i": "int32", "l": "int64", "q": "int64", "d": "float64"}
"""The names of other kinds, for the refusal of an array."""
MOST_TABLES = 1_000_000
"""The most tables at once; they take some 2 KB each, and their arrays come on top."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """One of each array that tables write into."""

    observations: Array
    masks: Array
    past: Array
    rewards: Array
    ended: Array
    seats: Array


class Tables:
    """Tables that play matches one after another, each with a stream of deals of its own."""

    def __init__(
        self,
        sheet: str | Sheet = "nordic",
        players: int = 4,
        count: int = 64,
        *,
        seed: int | str = 0,
        rules: Mapping[str, object] | None = None,
        rewards: str = "round",
        history: int = 32,
        skip_forced: bool = False,
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise MexicanTrainError(f"count must be a number of tables, not {shown(count)}")
        if count > MOST_TABLES:
            raise MexicanTrainError(
                f"count must be at most {MOST_TABLES} tables, which take some 2 GB of memory,"
                f" not {shown(count)}"
            )
        self.header = header_of(found_sheet(sheet), players, rules)
        self.encoder = Encoder(self.header.rules, players, history)
        self.by_match = by_match(rewards)
        self.skip_forced = skip_forced
        self.count = count
        self.games: list[Game] = []
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Begins anew at all tables; table k has stream k of the seed."""
        self.games = [
            Game(self.header, stream_key(seed, stream), self.by_match, self.skip_forced)
            for stream in range(self.count)
        ]
        for game in self.games:
            game.begin()
            while game.over:  # hands of one tile, and it was the engine
                game.begin()

    @property
    def seats(self) -> list[int]:
        """Whose decision it is at each table."""
        return [game.seat for game in self.games]

    @property
    def shapes(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """What each array holds, and its shape."""
        count, encoder = self.count, self.encoder
        return {
            "observations": ("f", (count, encoder.size)),
            "masks": ("b", (count, encoder.actions)),
            "past": ("h", (count, encoder.past, PAST_FACTS)),
            "rewards": ("f", (count, self.header.players)),
            "ended": ("b", (count,)),
            "seats": ("b", (count,)),
        }

    def arrays(self) -> Arrays:
        """Arrays of NumPy to be given to `observe` and `step`."""
        numpy = library("numpy", "making arrays", "env")
        shapes = self.shapes.items()
        return Arrays(**{name: numpy.zeros(shape, KINDS[kind]) for name, (kind, shape) in shapes})

    def observe(self, observations: Array, masks: Array, past: Array = None) -> None:
        """Writes what the seats whose decision it is see, what is open to them, what was done."""
        self._check("observations", observations)
        self._check("masks", masks)
        if past is not None:
            self._check("past", past)
        observe(self.encoder, self.games, -1, observations, masks, past)

    def step(self, actions: Iterable[int], rewards: Array, ended: Array, seats: Array) -> None:
        """Does one action at each table, and writes what came of it.

        `rewards` has a column for each seat; `ended` is 1 where a round has ended, 2 where a match
        has, and another has begun; `seats` is whose decision it is now. If an action is not open,
        a sentence says at which table, and nothing changes.
        """
        for name, given in (("rewards", rewards), ("ended", ended), ("seats", seats)):
            self._check(name, given)
        step(self.games, whole_numbers(actions), rewards, ended, seats)

    def _check(self, name: str, given: Array) -> None:
        kind, shape = self.shapes[name]
        try:
            buffer = memoryview(given)
        except TypeError:
            raise MexicanTrainError(f"{name} must be an array, not {shown(given)}") from None
        if (buffer.format, buffer.shape) != (kind, shape):
            raise MexicanTrainError(
                f"{name} must be {KINDS[kind]} of the shape {shape}, "
                f"not {(KINDS | OTHER_KINDS).get(buffer.format, buffer.format)} of {buffer.shape}"
            )
        if buffer.readonly or not buffer.c_contiguous:
            raise MexicanTrainError(f"{name} must be writable, and lie in one piece")


def whole_numbers(actions: Any) -> Array:
    """Actions as 64-bit numbers: the array itself if it holds such."""
    try:
        buffer = memoryview(actions)
        if buffer.format in ("l", "q") and buffer.itemsize == 8 and buffer.c_contiguous:
            return buffer
    except TypeError:
        pass
    try:
        return memoryview(array("q", [index(action) for action in actions]))
    except (TypeError, ValueError, OverflowError):
        raise MexicanTrainError("actions must be whole numbers, one for each table") from None


def by_match(rewards: str) -> bool:
    """Whether rewards are those of matches, and not of rounds."""
    if rewards not in REWARDS:
        raise MexicanTrainError(f"rewards are by {' or by '.join(REWARDS)}, not {shown(rewards)}")
    return rewards == "match"


def found_sheet(sheet: str | Sheet) -> Sheet:
    """A sheet by its name or, if that ends in `.toml`, from a file."""
    return find_sheet(sheet) if isinstance(sheet, str) else sheet
