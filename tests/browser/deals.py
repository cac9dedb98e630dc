"""Deals that others play too, as a device keeps them, and somebody who looks at them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from browser.visitor import Visitor

PLACE = "mexican-train-deal:"
SHEET = "mexican-train-daily-sheet"
"""Where a device notes by which sheet days are played; deals that are kept here are Nordic."""
NOON = "2026-11-16T12:00:00"
"""When somebody looks, by their own clock: a Monday."""
TODAY = "2026-11-16"
PLAYERS: list[dict[str, Any]] = [
    {"name": "Ada", "colour": "red", "bot": None},
    {"name": "Bruno", "colour": "blue", "bot": "planner"},
    {"name": "Cleo", "colour": "green", "bot": "planner"},
    {"name": "Dora", "colour": "orange", "bot": "planner"},
]
FIELD = [*range(10, 60), *range(10, 60)]
PAR = {"mean": 19.4, "spread": 8.2, "error": 2.6, "plays": 10, "field": sorted(FIELD)}


def kept_deal(day: str, points: int | None = 12, **more: Any) -> dict[str, Any]:
    """A day's deal that was played on that day, or only begun."""
    code = f"{day}-nordic"
    result = {"scores": [points, 20, 30, 0], "seat": 0, "players": PLAYERS, "record": None}
    known = {"id": code, "code": code, "day": day, "sheet": "nordic", "on": day, "at": 1}
    played = None if points is None else {"points": points, **result}
    return {**known, "table": "", "result": played, "par": PAR, "practice": None, **more}


def keep(ada: Visitor, *deals: dict[str, Any]) -> None:
    """Has these deals on this device before any page is opened."""
    texts = {f"{PLACE}{deal['id']}": json.dumps(deal) for deal in deals}
    ada.page.context.add_init_script(
        f"""try {{
          Object.assign(localStorage, {json.dumps(texts)});
          localStorage['{SHEET}'] ??= 'nordic';
        }} catch {{ /* none yet */ }}"""
    )


def look(ada: Visitor, path: str = "/daily", when: str = NOON) -> None:
    """Opens a page at a time of one's own clock."""
    ada.page.clock.set_fixed_time(when)
    ada.page.goto(f"{ada.address}{path}")
    ada.page.get_by_role("heading", level=1).wait_for()


def kept_here(page: Page) -> list[dict[str, Any]]:
    """What the device keeps of deals now."""
    found: list[dict[str, Any]] = page.evaluate(
        f"""() => Object.keys(localStorage).filter((key) => key.startsWith('{PLACE}'))
          .map((key) => JSON.parse(localStorage[key]))"""
    )
    return found
