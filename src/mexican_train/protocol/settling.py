"""A situation at a table with real dominoes, what is asked of it, and the answer, as a call tells
them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from ..rules.notation import read_wagon
from ..rules.tiles import MAX_PLAYERS, MEXICAN, SETS
from ..sheets import BASE
from .rulebook import RuleLine
from .view import Train

Pip: TypeAlias = Annotated[int, Meta(ge=0, le=SETS[-1])]
Tiles: TypeAlias = Annotated[list[str], Meta(max_length=190)]


class SituationTrain(Struct, frozen=True):
    """A train: nothing of it, its end, or its wagons. `open` says whether it has its marker."""

    end: Pip | None = None
    double: bool = False
    dead: bool = False
    wagons: Tiles | None = None
    open: bool = False

    @property
    def ends_in_double(self) -> bool:
        """Whether a double lies at its end, uncovered."""
        if self.wagons is not None:
            return bool(self.wagons) and read_wagon(self.wagons[-1]).is_double
        return self.double and self.end is not None


class AskedAbout(StrEnum):
    """What is asked of an action: a question that has a yes or a no. Stable, as reasons are."""

    MAY = "may"
    MUST = "must"
    MARKER_ON = "marker_on"
    MARKER_OFF = "marker_off"
    MY_TURN = "my_turn"
    OVER = "over"
    KNOCK = "knock"
    CAUGHT = "caught"
    BLANKS = "blanks"
    BEGIN = "begin"
    NO_DOUBLE = "no_double"


class Question(Struct, frozen=True):
    """An action, and what is asked of it; some questions are about no action."""

    about: AskedAbout = AskedAbout.MAY
    action: str | None = None


class Situation(Struct, frozen=True, kw_only=True):
    """What is told: seat 0 is whoever asks, and it is their turn."""

    sheet: str = BASE
    rules: dict[str, Any] = {}
    engine: Pip
    trains: Annotated[list[SituationTrain], Meta(min_length=2, max_length=MAX_PLAYERS)]
    mexican: SituationTrain = SituationTrain()
    follow_up: Annotated[int, Meta(ge=0, lt=MAX_PLAYERS)] | Literal["M"] | None = None
    drawn: bool = False
    series: bool = False
    boneyard_empty: bool = False
    others_stuck: bool = False
    hand: Tiles
    question: Question | None = None

    @property
    def all_trains(self) -> list[tuple[int, SituationTrain]]:
        """Every train with its number, the Mexican train last."""
        return [*enumerate(self.trains), (MEXICAN, self.mexican)]

    @property
    def owed(self) -> int | None:
        """The number of the train on which a tile is owed."""
        return MEXICAN if self.follow_up == "M" else self.follow_up


class Objection(Struct, kw_only=True):
    """Why a situation cannot be: a stable reason with its arguments, and both as a sentence."""

    reason: str
    arguments: dict[str, Any]
    sentence: str


class Consequence(Struct, kw_only=True):
    """What an action makes happen: whether the marker of whoever asks goes on or comes off, which
    double it opens or closes, whether a second tile is owed, whose turn it is then, how the round
    ended, whether a last tile must be knocked for or is announced, and, of a draw, what follows if
    that tile cannot be played either."""

    marker: Literal["on", "off"] | None = None
    opened: Train | None = None
    closed: Train | None = None
    owes: bool = False
    turn: int | None = None
    over: Literal["out", "blocked"] | None = None
    last: Literal["knock", "announced"] | None = None
    otherwise: Consequence | None = None


class Ruling(Struct, kw_only=True):
    """The answer to a question: yes or no, the reason where the action is not allowed, what
    follows where it is, the number that is asked for, and the sentences of the sheet. `should`:
    the sheet only recommends it. `double_blank` is what that tile counts where no other blank
    counts anything."""

    yes: bool
    should: bool = False
    double_blank: int | None = None
    reason: str | None
    follows: Consequence | None
    count: int | None
    says: Sequence[RuleLine]


class Verdict(Struct, kw_only=True):
    """What a sheet says of a situation: what is allowed and what follows from it; `refused` has
    the reason for each thing not allowed."""

    sheet: str
    impossible: Objection | None
    legal: Sequence[str]
    follows: dict[str, Consequence]
    refused: dict[str, str]
    open_doubles: Sequence[Train]
    ruling: Ruling | None


class ReadyQuestion(Struct, kw_only=True):
    """A question that every table has, in a situation, and the verdicts of all sheets; the words
    of the question are in the catalogues under its key."""

    group: str
    key: str
    situation: Situation
    sheets: Sequence[Verdict]


class ReadyQuestions(Struct, kw_only=True):
    """The questions that every table has."""

    questions: Sequence[ReadyQuestion]


class Advice(Struct, kw_only=True):
    """What a good player would do, with a reason to be put into words."""

    action: str
    reason: str
    arguments: dict[str, int | str]


class Settled(Struct, kw_only=True):
    """The verdict by the rules that were asked for, and by every sheet as it comes; `differ` are
    the actions that not all of these sheets allow, or that have not the same consequences."""

    answer: Verdict
    sheets: Sequence[Verdict]
    differ: Sequence[str]
    advice: Advice | None
