"""Finished rounds as they are told: who played, the record, and its steps with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .events import GameEvent
from .view import Laid, MixedShare, TablePhase, joined


class MatchPlayer(Struct, kw_only=True):
    """Who played in a match; `bot` is the level of a bot."""

    name: str
    colour: str
    bot: str | None


class MatchSummary(Struct, kw_only=True):
    """The stored data of a match, without its records.

    `earlier` holds, by round number, the players of rounds in which a seat belonged to another
    player than in `players`.
    """

    table: str
    match: int
    sheet: str
    rules: dict[str, Any]
    players: Sequence[MatchPlayer]
    scores: Sequence[Sequence[int]]
    totals: Sequence[int]
    winners: Sequence[int]
    review: str = "finished"  # as it was before there was a choice
    earlier: dict[int, Sequence[MatchPlayer]] = {}


class MatchReport(Struct, kw_only=True):
    """How a match went: whether it is over, and of which rounds there are records."""

    summary: MatchSummary
    finished: bool
    rounds: Sequence[int]


class Deal(Struct, kw_only=True):
    """The hands and the boneyard before play."""

    hands: Sequence[Sequence[str]]
    boneyard: Sequence[str]


class RoundRecord(Struct, kw_only=True, omit_defaults=True):
    """A finished round as docs/formats.md writes it."""

    format: str
    sheet: str
    players: int
    round: int
    used: Sequence[int]
    deal: Deal
    engine: int
    first: int
    actions: Sequence[str]
    scores: Sequence[int]
    winners: Sequence[int]
    blocked: bool
    rules: dict[str, Any] | None = None
    legal: Sequence[Sequence[str]] | None = None
    seed: str | None = None
    commitment: str | None = None
    mix: Sequence[MixedShare | None] | None = None
    markers: Sequence[int] | None = None
    trains: Sequence[Sequence[str]] | None = None
    mexican: Sequence[str] | None = None
    hands: Sequence[Sequence[str]] | None = None


class Dealing(Struct, kw_only=True):
    """What of the rules one needs to deal again."""

    max_pip: int
    hand: int
    engine: str


class StepBegan(Struct, kw_only=True):
    """Which round is shown, and how it began."""

    phase: TablePhase
    round: int
    engine: int
    engine_player: int | None
    first: int


class StepOpen(Struct, kw_only=True):
    """What anyone could do, and the points so far."""

    legal: Sequence[str]
    calls: Sequence[str]
    scores: Sequence[Sequence[int]]
    totals: Sequence[int]
    round_winners: Sequence[int]


if TYPE_CHECKING:

    class StepView(StepBegan, Laid, StepOpen):
        """How a table looked after a step: fields of a view, with nothing hidden."""

else:
    StepView = joined("StepView", StepBegan, Laid, StepOpen)


class Step(Struct, kw_only=True):
    """What was done, what happened, and how the table looked after it."""

    action: str | None
    seat: int | None
    events: Sequence[GameEvent]
    view: StepView


class Replay(Struct, kw_only=True):
    """A round to be watched; what nobody knows of it is None."""

    players: Sequence[MatchPlayer] | None
    rounds: Sequence[int] | None
    record: RoundRecord
    dealing: Dealing
    steps: Sequence[Step]
