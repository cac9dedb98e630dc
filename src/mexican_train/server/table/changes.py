"""What everyone sees of a table in its parts, and what of it has changed since the last update."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from ...protocol.view import Ended, GrownTrain, Laid, Progress, Train

TRAINS = ("trains", "mexican")
Trains: TypeAlias = Sequence[Sequence[str]]


class Parts(NamedTuple):
    """What a table looks like at one moment, as it is told."""

    table: bytes
    """Who sits there and what is played, encoded already: it seldom changes."""
    progress: Progress
    laid: Laid
    ended: Ended
    own: dict[int | None, bytes]
    """What those seats alone were told that were told anything."""


Told: TypeAlias = bytes | Struct | dict[str, object]
"""Fields that are told together."""


def changes(before: Parts, now: Parts) -> tuple[list[Told], list[GrownTrain]]:
    """The fields that everyone sees otherwise than before, and what was laid."""
    told: list[Told] = [now.progress]  # its version is always another
    if now.table != before.table:
        told.append(now.table)
    if now.ended != before.ended:
        told.append(now.ended)
    grown = _grown(_all_trains(before.laid), _all_trains(now.laid))
    others: dict[str, object] = {
        name: value
        for name in Laid.__struct_fields__
        if (grown is None or name not in TRAINS)
        and (value := getattr(now.laid, name)) != getattr(before.laid, name)
    }
    if others:
        told.append(others)
    return told, grown or []


def _all_trains(laid: Laid) -> Trains:
    return [*laid.trains, laid.mexican]


def _grown(before: Trains, now: Trains) -> list[GrownTrain] | None:
    """What was laid; None where that is not all, as when tiles are dealt anew."""
    if len(now) != len(before):
        return None
    grown = []
    for number, (had, has) in enumerate(zip(before, now, strict=True)):
        if has is not had and has[: len(had)] != had:
            return None
        train: Train = "M" if number == len(now) - 1 else number
        grown += [GrownTrain(train=train, wagon=wagon) for wagon in has[len(had) :]]
    return grown
