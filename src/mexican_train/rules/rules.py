"""The house rules: one frozen value, one field for each point on which tables differ.

All that is to be said of a field is said here, once: what it may be, what it means and, behind `=`,
the value it has where a sheet says nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from typing import Annotated, Any, TypeAlias, get_type_hints

from .errors import RulesError
from .fields import (
    Choice,
    HandSizes,
    HighestPip,
    Kind,
    Length,
    Number,
    Switch,
    Value,
    check,
    listed,
    read,
)
from .notation import shown


class Engine(Value):
    """Which double is the engine."""

    HIGHEST_HELD = (
        "highest-held",
        "who holds the highest double lays it; if nobody does, seats draw for one",
    )
    HIGHEST_UNUSED_HELD = (
        "highest-unused-held",
        "the same, but each double is the engine once, the blank one last",
    )
    DESCENDING = (
        "descending",
        "set aside before the deal: the highest in round 1, one lower each round",
    )


class First(Value):
    """Who takes the first turn."""

    ENGINE_PLAYER = "engine-player", "who laid the engine"
    LEFT_OF_ENGINE_PLAYER = "left-of-engine-player", "the seat after the one that laid the engine"
    ROTATE = "rotate", "seat 0 in round 1, then one seat further each round"
    HIGHEST_DOUBLE_HOLDER = (
        "highest-double-holder",
        "who holds the highest double, which stays in the hand",
    )


class Rounds(Value):
    """How long a match is, where it is not simply a number of rounds."""

    ONE = "one", "a single round, won by who goes out"
    EVERY_DOUBLE = "every-double", "a round for each double of the set; the lowest total wins"


class MexicanStart(Value):
    """When one may start the Mexican train."""

    ANY_TIME = "any-time", "on any turn, with a tile that fits the engine"
    AFTER_OWN_TRAIN = "after-own-train", "once one's own train has a tile"


class Marker(Value):
    """When one's marker goes on one's train."""

    PASS = "pass", "when one passes"
    OWN_TRAIN_UNPLAYABLE = (
        "own-train-unplayable",
        "also when one plays elsewhere with nothing for one's own train",
    )


class FollowUp(Value):
    """What one owes after laying a double."""

    ON_DOUBLE = "on-double", "a tile on that double"
    DOUBLE_FIRST = "double-first", "a tile on that double if one fits, otherwise any play"
    ANY_NON_DOUBLE = "any-non-double", "any tile that is not a double, wherever one may play"


class OpenDouble(Value):
    """What an uncovered double means for the next players."""

    FREE = "free", "it binds nobody once its player's turn is over"
    MUST_CLOSE = "must-close", "everyone may play only on it until it is closed"


class LastTile(Value):
    """What becomes of a last tile that is not announced."""

    ANNOUNCE = "announce", "it is announced for everyone, without a penalty"
    PENALTY = "penalty", "one knocks, or may be caught and draw"


Hand: TypeAlias = tuple[int, ...]
"""Tiles dealt to each of 2, 3, 4, ... players; its length says how many may play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules a round is played by. Sheets are stored values of it (see `sheets/`)."""

    max_pip: Annotated[int, HighestPip("the set: its highest pip (6, 9, 12, 15 or 18)")]
    hand: Annotated[Hand, HandSizes("tiles dealt to each of 2, 3, 4, ... players")]
    engine: Annotated[Engine, Choice("which double is the engine", Engine)]
    first: Annotated[First, Choice("who takes the first turn", First)]
    rounds: Annotated[Rounds | int, Length("how many rounds a match has", Rounds, 1000)]
    mexican_start: Annotated[
        MexicanStart, Choice("when one may start the Mexican train", MexicanStart)
    ]
    marker: Annotated[Marker, Choice("when a marker goes on one's own train", Marker)]
    follow_up: Annotated[FollowUp, Choice("what one owes at once after laying a double", FollowUp)]
    open_double: Annotated[
        OpenDouble, Choice("whether an uncovered double binds the next players", OpenDouble)
    ]
    own_double_pass_marks: Annotated[
        bool, Switch("whether passing on one's own double places the marker")
    ]
    last_tile: Annotated[
        LastTile, Choice("whether a last tile not announced can be caught", LastTile)
    ]
    penalty_tiles: Annotated[int, Number("tiles drawn by who is caught", 0, 1000)]
    blank_points: Annotated[int, Number("points of a blank end", 0, 1000)]
    double_blank_points: Annotated[int, Number("points of the double blank", 0, 1000)]
    fast_first_turn: Annotated[
        bool, Switch("whether a first turn may lay many tiles on one's own train")
    ] = False
    open_hands: Annotated[
        bool, Switch("whether everyone sees every hand", yes="deal-open", no="deal-hidden")
    ] = False

    def __post_init__(self) -> None:
        for name, kind in KINDS.items():
            check(kind, name, getattr(self, name))

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

    def check_players(self, players: int) -> None:
        """Refuses a number of players that these rules are not for."""
        if not isinstance(players, int) or not 2 <= players <= self.max_players:
            raise RulesError(
                f"{shown(players)} players cannot play this: it is for 2 to {self.max_players}"
            )

    def hand_size(self, players: int) -> int:
        """Tiles dealt to each of `players`; refuses what cannot be dealt."""
        self.check_players(players)
        size = self.hand[players - 2]
        if size > self.room(players):
            raise RulesError(
                f"{players} hands of {size} tiles leave none in the boneyard: "
                f"with a double-{self.max_pip} set deal at most {self.room(players)}"
            )
        return size

    def change(self, changes: Mapping[str, object]) -> Rules:
        """These rules with some fields set otherwise. Values may be texts, as in files."""
        if not isinstance(changes, Mapping):
            raise RulesError(f"house rules are like {{'hand': 7}}, not {shown(changes)}")
        for name in changes:
            if name not in KINDS:
                known = listed(sorted(KINDS))
                raise RulesError(f"there is no rule {shown(name)}; the rules are {known}")
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
        return {name: plain_value(getattr(self, name)) for name in FIELDS}

    def differences(self, other: Rules) -> dict[str, object]:
        """The fields whose value is not the other's, with the value they have here."""
        theirs = other.plain()
        return {name: value for name, value in self.plain().items() if value != theirs[name]}


KINDS: dict[str, Kind] = {
    name: hint.__metadata__[0] for name, hint in get_type_hints(Rules, include_extras=True).items()
}
"""What each field says of itself, by its name."""
FIELDS: tuple[str, ...] = tuple(KINDS)
CHOICES = {name: kind.values for name, kind in KINDS.items() if isinstance(kind, Choice)}
SWITCHES = {name: kind for name, kind in KINDS.items() if isinstance(kind, Switch)}
NUMBERS = {name: kind for name, kind in KINDS.items() if isinstance(kind, Number)}
USUAL: dict[str, object] = {
    field.name: field.default for field in fields(Rules) if field.default is not MISSING
}
"""The fields that a sheet need not name, with the value they have then."""


def plain_value(value: object) -> object:
    """A field's value as JSON and TOML write it."""
    if isinstance(value, tuple):
        return list(value)
    return value.value if isinstance(value, Value) else value


def read_value(name: str, value: object, rules: Rules | None = None) -> Any:
    """The value of field `name` from a file, a message or a command line."""
    return read(KINDS[name], name, value, getattr(rules, name) if rules else None)
