"""What a client sees of a table, in the parts in which a server tells it.

All but `OwnView` is the same for everyone, so a server encodes it once; `TableView`, which seldom
changes, only then. On the wire the fields of all parts stand side by side, as in `View`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import NODEFAULT, UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from ..rules.tiles import MEXICAN
from .options import ADDRESS_SEATS

Train: TypeAlias = int | Literal["M"]
"""A seat, or the Mexican train."""


def train_told(train: int) -> Train:
    """A train as it is told: a seat, or M."""
    return "M" if train == MEXICAN else train


class TablePhase(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


class Player(Struct, kw_only=True):
    """Who sits in a seat; `bot` and `stand_in` are levels of bots."""

    name: str
    colour: str
    bot: str | None
    stand_in: str | None
    connected: bool
    taken: bool


class Latecomer(Struct, kw_only=True):
    """A spectator who has asked for a seat; `seat` is the one promised from the next round on."""

    number: int
    name: str
    connected: bool
    seat: int | None


class MixedShare(Struct, kw_only=True):
    """What one seat's device added to a deal; `nonce` is None if it was not revealed in time."""

    commitment: str
    nonce: str | None


class TableView(Struct, kw_only=True):
    """Who sits at a table, what is played there, and how the match stands."""

    table: str
    host: int
    players: Sequence[Player]
    sheet: str
    rules: dict[str, Any]
    rounds: int
    clock: int | None
    hints: bool
    chat: str
    pace: str = "normal"  # with what was so before there was a choice: older servers leave them out
    automatic: bool = False
    review: str = "finished"
    public: bool
    paused: bool
    ready: Sequence[int]
    match: int
    round: int
    engine: int | None
    engine_player: int | None
    first: int | None
    scores: Sequence[Sequence[int]]
    totals: Sequence[int]
    winners: Sequence[int]
    agreed: Sequence[int]
    commitment: str | None
    next_commitment: str | None
    mixing: Sequence[str | None] | None = None
    """While a deal waits for what devices reveal: what each seat committed to, if anything."""
    address_seats: int = ADDRESS_SEATS
    penalty: int | None = None
    """The tiles that a player draws who is caught; None where last tiles are announced."""
    challenge: bool = False
    """Whether this is the table of a challenge: one deal that is set, and nothing else."""
    latecomers: Sequence[Latecomer] = ()


class Progress(Struct, kw_only=True):
    """How far a table has come, and until when it waits."""

    version: int
    deadline: float | None
    phase: TablePhase


class Laid(Struct, kw_only=True):
    """What lies where in a round, whose turn it is, and what is owed."""

    turn: int | None
    counts: Sequence[int]
    hands: Sequence[Sequence[str]] | None
    boneyard: int
    trains: Sequence[Sequence[str]]
    mexican: Sequence[str]
    markers: Sequence[int]
    open_double: Train | None
    open_doubles: Sequence[Train]
    follow_up: Train | None
    drawn: bool
    series: bool
    blocked: bool


class Ended(Struct, kw_only=True):
    """What is known of a round once it is over."""

    round_winners: Sequence[int]
    worth: Sequence[Sequence[int]] | None
    seed: str | None
    mix: Sequence[MixedShare | None] | None = None
    """What each seat's device added to the deal, if any did."""


class OwnView(Struct, kw_only=True):
    """What only one seat may know; a spectator has no seat, and knows nothing more."""

    seat: int | None
    hand: Sequence[str]
    legal: Sequence[str]
    calls: Sequence[str]


def joined(name: str, *parts: type[Struct]) -> type[Struct]:
    """A struct with the fields of all these: one class cannot be made of several that have any."""
    every = [
        (field.name, field.type)
        if field.default is NODEFAULT
        else (field.name, field.type, field.default)
        for part in parts
        for field in fields(part)
    ]
    return defstruct(name, every, kw_only=True, module=__name__)


if TYPE_CHECKING:

    class View(TableView, Progress, Laid, Ended, OwnView):
        """All that one seat, or a spectator, may know of a table."""

    class ViewChange(Struct):
        """Some fields of a view: those that have changed."""

else:
    View = joined("View", TableView, Progress, Laid, Ended, OwnView)
    ViewChange = defstruct(
        "ViewChange",
        [(field.name, field.type | UnsetType, UNSET) for field in fields(View)],
        kw_only=True,
        module=__name__,
    )


class GrownTrain(Struct, kw_only=True):
    """A wagon that was put at the end of a train."""

    train: Train
    wagon: str
