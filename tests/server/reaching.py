"""Tests that reach a limit say which: a limit that no test reaches is then found missing."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any, TypeVar

from lines import PATIENCE

T = TypeVar("T", bound=Callable[..., Any])
REACHED: dict[str, str] = {}
"""The limits that tests reach, and one of the tests that does."""
_numbers = itertools.count(1)


def reaches(*limits: str) -> Callable[[T], T]:
    """Says which settings a test reaches."""

    def noted(test: T) -> T:
        REACHED.update(dict.fromkeys(limits, test.__name__))
        return test

    return noted


def new_address() -> str:
    """An address that nobody has used before, so that what it did is not held against it."""
    number = next(_numbers)
    return f"127.1.{number // 200}.{number % 200 + 1}"


def eventually(check: Callable[[], bool]) -> bool:
    """Whether something comes to be so, sooner or later."""
    end = time.monotonic() + PATIENCE
    while not check():
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True
