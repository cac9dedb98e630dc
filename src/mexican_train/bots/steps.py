"""Thinking in steps, for those who have other things to do in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Thinks a little at each step; what comes of it is the generator's value."""


def to_the_end(steps: Generator[object, None, T]) -> T:
    """What comes of thinking without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: T = end.value
            return answer
