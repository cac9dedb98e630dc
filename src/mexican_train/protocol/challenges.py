"""Challenges: a deal that others play too, from the same seat against the same bots. What is asked
of one, and what is told; docs/challenges.md says what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from .client_messages import ChallengeCode, SeatNumber
from .options import Word
from .replays import RoundRecord


class ChallengeAsked(Struct, kw_only=True):
    """The body that asks about a challenge, or for its par."""

    code: ChallengeCode


class RoundToSend(Struct, kw_only=True):
    """The body that makes a code of a finished round with one person in it.

    `bots` are the levels by seat, null at the person's.
    """

    record: dict[str, Any]
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    bots: Annotated[tuple[Word | None, ...], Meta(max_length=8)]


class RoundToCompare(Struct, kw_only=True):
    """The body that opens the sender's part of a challenge for one who has played it."""

    code: ChallengeCode
    record: dict[str, Any]


class RoundToPost(Struct, kw_only=True):
    """The body that puts a round beside those of others who have played the same deal."""

    code: ChallengeCode
    record: dict[str, Any]
    name: Annotated[str, Meta(max_length=200)]


class ChallengeTold(Struct, kw_only=True):
    """What a code says before one has played.

    `id` is the same for the same deal, whoever sent it; `day` is that of a deal of the day;
    `sender` is whose result is under the seal, if there is one.
    """

    code: str
    id: str
    day: str | None
    sheet: str
    rules: dict[str, Any]
    seats: int
    seat: int
    bots: Sequence[str | None]
    round: int
    commitment: str
    sender: str | None


class Par(Struct, kw_only=True):
    """What experts get in the person's seat, and 100 players of all strengths, in points.

    `spread` is the standard deviation of one play-through, `error` that of the mean; `field` are
    the points of the players, the best first.
    """

    mean: float
    spread: float
    error: float
    plays: int
    field: Sequence[int]


class ParProgress(Struct, kw_only=True):
    """A par that is being worked out: how many play-throughs are done."""

    done: int
    of: int


class CodeMade(Struct, kw_only=True):
    """The code of a round that is sent."""

    code: str


class SenderResult(Struct, kw_only=True):
    """What was under the seal; `own` is whether the bots did in that round what they do."""

    name: str
    points: int
    scores: Sequence[int]
    record: RoundRecord
    own: bool


class Compared(Struct, kw_only=True):
    """One's own result and the sender's; both rounds begin with `parted` actions in common."""

    points: int
    scores: Sequence[int]
    sender: SenderResult | None
    parted: int | None


class PostedResult(Struct, kw_only=True):
    """Somebody's result of a challenge."""

    name: str
    points: int
    scores: Sequence[int]
    record: RoundRecord


class GatheredResult(PostedResult, kw_only=True):
    """The same, and when it came."""

    at: float


class Results(Struct, kw_only=True):
    """The results that a server has gathered of a challenge, the earliest first."""

    results: Sequence[GatheredResult]
