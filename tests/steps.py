"""Work in steps, done to its end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Found = TypeVar("Found")


def all_of(work: Generator[Any, None, Found]) -> Found:
    """What comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Found = done.value
            return found
