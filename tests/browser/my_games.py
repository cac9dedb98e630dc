"""Someone who has played before, and the matches that their device has kept."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from browser.visitor import Visitor

PLACE = "mexican-train-game:"
DAY = 86_400_000
FIRST = 1_760_000_000_000
"""When the first match was, in milliseconds."""
PUT = """([place, games]) => {
  for (const game of games) {
    localStorage.setItem(`${place}${game.table}/${game.match}`, JSON.stringify(game));
  }
}"""
PLAYERS: list[dict[str, Any]] = [
    {"name": "Ada", "colour": "red", "bot": None},
    {"name": "Bruno", "colour": "blue", "bot": "planner"},
    {"name": "Cleo", "colour": "green", "bot": "expert"},
]


def kept_game(number: int = 1, own: int = 10, others: int = 20, **more: Any) -> dict[str, Any]:
    """A match of two rounds in the first of three seats, with so many points in each round."""
    scores = [[own, others, others]] * 2
    totals = [2 * own, 2 * others, 2 * others]
    winners = [seat for seat in range(3) if totals[seat] == min(totals)]
    about = {"table": f"k7qf3m{number}", "match": 1, "seat": 0, "over": True, "sheet": "nordic"}
    result = {"scores": scores, "totals": totals, "winners": winners, "engines": [12, None]}
    known = {"rules": {}, "players": PLAYERS, "at": FIRST + number * DAY, "reviews": {}}
    return {**about, **result, **known, **more}


def many_games(count: int, now: int = 0) -> list[dict[str, Any]]:
    """Matches on several sheets, by somebody who plays better and better."""
    chance = random.Random(count)
    sheets = ["nordic", "classic/open", "station", "nordic/nine"]
    games = []
    for number in range(count):
        mistakes = chance.randint(0, max(1, 4 - number // 8))
        review = {"gaveAway": 3.5 * mistakes, "luck": chance.uniform(-9, 9), "slips": mistakes // 2}
        own, others = chance.randint(8, 40 - number // 2), chance.randint(12, 30)
        game = kept_game(number, own, others, sheet=sheets[number % 4])
        game["reviews"] = {"1": {**review, "mistakes": mistakes}}
        if now:
            game["at"] = now - (count - number) * 3 * DAY
        if number % 5 == 0:
            game["players"] = [*PLAYERS[:2], {"name": "Cy", "colour": "teal", "bot": None}]
        games.append(game)
    return games


class Player:
    """A person with the page of their matches open."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self) -> None:
        self.page.goto(f"{self.visitor.address}/games")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def has_played(self, *games: dict[str, Any]) -> None:
        """Has these matches on this device, and looks at them."""
        self.open()
        self.page.evaluate(PUT, [PLACE, list(games)])
        self.page.reload()
        expect(self.page.locator(".played")).to_be_visible()

    def press(self, name: str) -> None:
        self.visitor.press(self.visitor.button(name))

    def facts(self) -> dict[str, str]:
        """What the matches came to."""
        rows = self.page.locator(".summary > div").all()
        return {row.locator("dt").inner_text(): row.locator("dd").inner_text() for row in rows}

    def row(self, table: str, name: str) -> list[str]:
        """A row of one of the tables of results."""
        region = self.page.get_by_role("region", name=table)
        row = region.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name=name))
        return row.get_by_role("cell").all_inner_texts()
