"""Someone who practises with puzzles, and the puzzles there are."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from browser import words
from browser.visitor import Visitor
from mexican_train.server.net.app import WEB

PUZZLES: list[dict[str, Any]] = json.loads(
    (WEB / "practice" / "puzzles.json").read_text(encoding="utf-8")
)


def of_grade(grade: str) -> list[dict[str, Any]]:
    return [puzzle for puzzle in PUZZLES if puzzle["grade"] == grade]


class Puzzler:
    """A person with puzzles before them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def choose(self) -> None:
        """Opens the choice of puzzles."""
        self.page.goto(f"{self.visitor.address}/practice")
        expect(self.page.locator(".kinds")).to_be_visible()

    def begin(self, kind: str) -> None:
        """Begins with puzzles of a kind."""
        self.choose()
        self.visitor.press(self.kind(kind))
        self.visitor.table_is_shown()

    def kind(self, kind: str) -> Locator:
        name = self.page.get_by_text(kind, exact=True)
        return self.page.locator(".kind").filter(has=name)

    @property
    def answer(self) -> Locator:
        return self.page.get_by_role("region", name="What it was worth")

    def move(self, action: str) -> None:
        """Does this in the position that is shown."""
        tile, at, train = action.partition("@")
        if not at:
            return self.visitor.press(self.visitor.button(words.STOP))
        self.visitor.press(self.visitor.held(words.spoken(tile)))
        self.page.locator(".slot, .answer").first.wait_for()
        if self.page.locator(".slot").count():
            lane = self.page.locator(f'.lane[data-train="{train}"]')
            self.visitor.press(lane.locator(".slot"))
        expect(self.answer).to_be_visible()

    def shows(self, puzzle: dict[str, Any]) -> None:
        """The position of this puzzle is on the table, and all its moves can be made."""
        expect(self.answer).to_have_count(0)
        tiles = sorted(words.spoken(tile) for tile in puzzle["hand"])
        expect(self.page.locator(".piece")).to_have_count(len(tiles))
        assert sorted(self.visitor.hand()) == tiles
        plays = [action for action, _, _ in puzzle["moves"] if "@" in action]
        playable = {words.spoken(play.partition("@")[0]) for play in plays}
        assert {self.visitor.name_of(tile) for tile in self.visitor.lit.all()} == playable
        expect(self.page.locator(".lane")).to_have_count(puzzle["players"] + 1)

    def next(self) -> None:
        self.visitor.press(self.answer.locator(".next"))
