"""The deal of a day: its seed follows from the date and the sheet, so it is everybody's."""

from __future__ import annotations

import re
from datetime import date, timedelta
from hashlib import sha256

from ..rules.match import OnlyRound
from ..rules.notation import shown
from ..sheets import all_sheets, header_of
from .challenge import Challenge
from .errors import ChallengeError, Fault

FIRST_DAY = date(2026, 11, 1)
AHEAD = timedelta(days=1)
"""Where a day begins first it is a day later than in UTC."""
BOTS = (None, "planner", "planner", "planner")
_LABEL = "mexican-train/day/1"
CODE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})-([a-z]+(?:/[a-z]+(?:\+[a-z]+)*)?)")
"""A day's code: the date, a hyphen and the name of the sheet."""


def seed_of(day: date, sheet: str) -> bytes:
    """What deals the tiles of a day by a sheet."""
    return sha256(f"{_LABEL} {day.isoformat()} {sheet}".encode()).digest()


def deal_of(day: date, sheet: str) -> Challenge:
    """The challenge of a day: the first seat of four, against three planners, in round 1."""
    header = header_of(sheet, len(BOTS))
    return Challenge(header, BOTS, OnlyRound(), seed_of(day, sheet))


def code_of_day(day: date, sheet: str) -> str:
    """What stands for the deal of a day."""
    return f"{day.isoformat()}-{sheet}"


def read_day(text: str, sheet: str, today: date) -> date:
    """The day that a date stands for, if it has a deal by this sheet; `today` is that in UTC."""
    if sheet not in all_sheets():
        raise ChallengeError(
            Fault.NO_DAY, f"there is no sheet {shown(sheet)}: the sheets are {_sheets()}"
        )
    last = max(FIRST_DAY, today + AHEAD)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ChallengeError(
            Fault.NO_DAY, f"{shown(text)} is not a day: write it as {last.isoformat()}"
        ) from None
    if not FIRST_DAY <= day <= last:
        raise ChallengeError(
            Fault.NO_DAY,
            f"there is no deal of {day.isoformat()}: the days are from {FIRST_DAY} to {last}",
        )
    return day


def _sheets() -> str:
    return ", ".join(name for name in all_sheets() if "/" not in name) + " and their variants"
