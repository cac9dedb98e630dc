"""Guests of a score keeper: what they counted on their own phones, on its way to whoever keeps the
score. docs/protocol.md explains each field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

TileText = Annotated[str, Meta(max_length=5)]


class CountedHand(Struct, kw_only=True):
    """The body that brings what a guest counted.

    `seat` is a place in the list of the match's players, of whom some may have left; `points` is
    null where the tiles say it.
    """

    round: Annotated[int, Meta(ge=1, le=60)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    name: Annotated[str, Meta(max_length=200)]
    points: Annotated[int, Meta(ge=0, le=9999)] | None = None
    tiles: Annotated[tuple[TileText, ...], Meta(max_length=91)] = ()
    out: bool = False


class BroughtHand(CountedHand, kw_only=True):
    """The same as it is kept, with a name of its own, and when it came."""

    id: str
    at: float


class BroughtHands(Struct, kw_only=True):
    """What the guests of a match have counted, the earliest first."""

    hands: Sequence[BroughtHand]
