"""Results of a challenge that give way to a new one: there is room for so many, from everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

ID_DIGITS = 16
"""Digits of an id for the round, and as many for the name."""


class Entry(NamedTuple):
    """A result by its id, and the digest of the address that it came from."""

    id: str
    origin: str


def result_id(actions: Sequence[str], name: str) -> str:
    """Return the id of a result. Ids of the same round begin with the same `ID_DIGITS`."""
    parts = (" ".join(actions), name)
    return "".join(sha256(part.encode()).hexdigest()[:ID_DIGITS] for part in parts)


def giving_way(kept: Sequence[Entry], new: Entry, most: int, per_origin: int) -> list[Entry]:
    """Return the results that give way to a new one; `kept` are all, the oldest first.

    An address has each round once, under its last name for it. Beyond `per_origin` its own oldest
    result gives way, and beyond `most` the oldest of the address that has the most.
    """
    same = [
        each
        for each in kept
        if each.origin == new.origin and each.id[:ID_DIGITS] == new.id[:ID_DIGITS]
    ]
    others = [each for each in kept if each not in same]
    counts = Counter(each.origin for each in [*others, new])
    if counts[new.origin] > per_origin:
        crowded = {new.origin}
    elif len(others) >= most:
        crowded = {origin for origin, count in counts.items() if count == max(counts.values())}
    else:
        return same
    return [*same, *[each for each in others if each.origin in crowded][:1]]
