"""Bugs that a test plants, found by the schedule of a stored seed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from checker import Violation

SEARCHED = 1000
"""Schedules among which another seed is looked for if a stored one finds nothing any more."""


def find_bug(simulate: Callable[[int], str], problem: str, seed: int) -> str:
    """Return the report of a stored schedule, whose first line matches a pattern.

    If the schedule reports no such problem, the failure names another seed to store.
    """
    report = find_violation(simulate, problem, seed)
    if report is None:
        others = (each for each in range(SEARCHED) if find_violation(simulate, problem, each))
        pytest.fail(f"schedule {seed} does not find it; this one does: {next(others, 'none')}")
    return report


def find_violation(simulate: Callable[[int], str], problem: str, seed: int) -> str | None:
    """Return the report of a schedule, if its first line matches a pattern."""
    try:
        simulate(seed)
    except Violation as violation:
        report = str(violation)
        return report if re.search(problem, report.splitlines()[0]) else None
    return None
