"""The house rules: one frozen value, one field for each point on which tables differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, TypeAlias

from .errors import RulesError
from .notation import shown
from .tiles import MAX_PLAYERS, SETS


class Engine(StrEnum):
    """Which double is the engine."""

    HIGHEST_HELD = "highest-held"
    HIGHEST_UNUSED_HELD = "highest-unused-held"
    DESCENDING = "descending"


class First(StrEnum):
    """Who takes the first turn."""

    ENGINE_PLAYER = "engine-player"
    LEFT_OF_ENGINE_PLAYER = "left-of-engine-player"
    ROTATE = "rotate"
    HIGHEST_DOUBLE_HOLDER = "highest-double-holder"


class Rounds(StrEnum):
    """How long a match is, where it is not simply a number of rounds."""

    ONE = "one"
    EVERY_DOUBLE = "every-double"


class MexicanStart(StrEnum):
    """When one may start the Mexican train."""

    ANY_TIME = "any-time"
    AFTER_OWN_TRAIN = "after-own-train"


class Marker(StrEnum):
    """When one's marker goes on one's train."""

    PASS = "pass"
    OWN_TRAIN_UNPLAYABLE = "own-train-unplayable"


class FollowUp(StrEnum):
    """What one owes after laying a double."""

    ON_DOUBLE = "on-double"
    DOUBLE_FIRST = "double-first"
    ANY_NON_DOUBLE = "any-non-double"


class OpenDouble(StrEnum):
    """What an uncovered double means for the next players."""

    FREE = "free"
    MUST_CLOSE = "must-close"


class LastTile(StrEnum):
    """What becomes of a last tile that is not announced."""

    ANNOUNCE = "announce"
    PENALTY = "penalty"


Hand: TypeAlias = tuple[int, ...]
"""Tiles dealt to each of 2, 3, 4, ... players; its length says how many may play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules a round is played by. Sheets are stored values of it (see `sheets/`)."""

    max_pip: int
    hand: Hand
    engine: Engine
    first: First
    rounds: Rounds | int
    mexican_start: MexicanStart
    marker: Marker
    follow_up: FollowUp
    open_double: OpenDouble
    own_double_pass_marks: bool
    last_tile: LastTile
    penalty_tiles: int
    blank_points: int
    double_blank_points: int
    fast_first_turn: bool
    open_hands: bool

    def __post_init__(self) -> None:
        if self.max_pip not in SETS:
            raise RulesError(f"max_pip is {shown(self.max_pip)}, but sets are {_listed(SETS)}")
        if not 1 <= len(self.hand) <= MAX_PLAYERS - 1:
            raise RulesError("hand must list 1 to 7 numbers, for 2, 3, ... players")
        for name, lowest in (("penalty_tiles", 0), ("blank_points", 0), ("double_blank_points", 0)):
            if not lowest <= getattr(self, name) <= 1000:
                raise RulesError(f"{name} must be from {lowest} to 1000")
        if min(self.hand) < 1 or max(self.hand) > 190:
            raise RulesError("every hand must have from 1 to 190 tiles")
        if not isinstance(self.rounds, Rounds) and not 1 <= self.rounds <= 1000:
            raise RulesError("rounds must be one, every-double or a number from 1 to 1000")

    @property
    def tiles(self) -> int:
        """How many tiles the set has."""
        return (self.max_pip + 1) * (self.max_pip + 2) // 2

    @property
    def max_players(self) -> int:
        """The most players the hand sizes are given for."""
        return len(self.hand) + 1

    @property
    def match_rounds(self) -> int:
        """How many rounds a match has."""
        if self.rounds == Rounds.ONE:
            return 1
        if self.rounds == Rounds.EVERY_DOUBLE:
            return self.max_pip + 1
        return int(self.rounds)

    def room(self, players: int) -> int:
        """The largest hand that leaves a tile in the boneyard."""
        set_aside = 1 if self.engine == Engine.DESCENDING else 0
        return (self.tiles - set_aside - 1) // players

    def hand_size(self, players: int) -> int:
        """Tiles dealt to each of `players`; refuses what cannot be dealt."""
        if not 2 <= players <= self.max_players:
            raise RulesError(
                f"{players} players cannot play this: it is for 2 to {self.max_players}"
            )
        size = self.hand[players - 2]
        if size > self.room(players):
            raise RulesError(
                f"{players} hands of {size} tiles leave none in the boneyard: "
                f"with a double-{self.max_pip} set deal at most {self.room(players)}"
            )
        return size

    def change(self, changes: Mapping[str, object]) -> Rules:
        """These rules with some fields set otherwise. Values may be texts, as in files."""
        known = {f.name for f in fields(Rules)}
        for name in changes:
            if name not in known:
                raise RulesError(f"there is no rule {shown(name)}; the rules are {_listed(known)}")
        values = {name: read_value(name, value, self) for name, value in changes.items()}
        changed = replace(self, **values)
        if "hand" in changes or not {"max_pip", "engine"} & changes.keys():
            return changed
        # Only the set was changed: deal as before, but no more than leaves a tile to draw.
        capped = tuple(
            min(size, changed.room(players)) for players, size in enumerate(changed.hand, start=2)
        )
        return replace(changed, hand=capped)

    def plain(self) -> dict[str, object]:
        """All fields as values that JSON and TOML know."""
        return {f.name: plain_value(getattr(self, f.name)) for f in fields(Rules)}

    def differences(self, other: Rules) -> dict[str, object]:
        """The fields whose value is not the other's, with the value they have here."""
        theirs = other.plain()
        return {name: value for name, value in self.plain().items() if value != theirs[name]}


FIELDS: tuple[str, ...] = tuple(f.name for f in fields(Rules))
CHOICES: dict[str, type[StrEnum]] = {
    "engine": Engine,
    "first": First,
    "mexican_start": MexicanStart,
    "marker": Marker,
    "follow_up": FollowUp,
    "open_double": OpenDouble,
    "last_tile": LastTile,
}
SWITCHES = ("own_double_pass_marks", "fast_first_turn", "open_hands")
_WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def plain_value(value: object) -> object:
    """A field's value as JSON and TOML write it."""
    if isinstance(value, tuple):
        return list(value)
    return value.value if isinstance(value, StrEnum) else value


def read_value(name: str, value: object, rules: Rules | None = None) -> Any:
    """The value of field `name` from a file, a message or a command line."""
    if name in CHOICES:
        return _choice(name, value, CHOICES[name])
    if name in SWITCHES:
        if isinstance(value, str):
            value = _WORDS.get(value.lower(), value)
        if not isinstance(value, bool):
            raise RulesError(f"{name} must be yes or no, not {shown(value)}")
        return value
    if name == "hand":
        return _hand(value, rules)
    if name == "rounds" and isinstance(value, str) and not value.isdecimal():
        return _choice(name, value, Rounds)
    return _number(name, value)


def _choice(name: str, value: object, kind: type[StrEnum]) -> StrEnum:
    try:
        return kind(value if isinstance(value, str) else "")
    except ValueError:
        words = _listed(kind) + (" or a number" if kind is Rounds else "")
        raise RulesError(f"{name} cannot be {shown(value)}; it is one of {words}") from None


def _number(name: str, value: object) -> int:
    if isinstance(value, str) and value.isdecimal() and value.isascii() and len(value) <= 6:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise RulesError(f"{name} must be a whole number, not {shown(value)}")
    return value


def _hand(value: object, rules: Rules | None) -> Hand:
    if isinstance(value, str):
        value = [part.strip() for part in value.split(",")]
        if len(value) == 1:
            value = value[0]
    if isinstance(value, list | tuple):
        return tuple(_number("hand", size) for size in value)
    one = _number("hand", value)
    # One number serves every table that the rules before were for.
    return (one,) * (len(rules.hand) if rules else MAX_PLAYERS - 1)


def _listed(words: Any) -> str:
    return ", ".join(str(word) for word in (sorted(words) if isinstance(words, set) else words))
