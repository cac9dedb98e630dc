"""Someone who keeps the score at a table with real dominoes, and matches that they have kept."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, expect

from browser import boxes
from browser.visitor import Visitor
from mexican_train.rules.rules import Engine
from mexican_train.sheets import load_sheet

NAMES = ("Ada", "Bo", "Cy", "Marie-Ève", "Edvard", "Fia", "Gunnhild", "Hector")
COLOURS = ("red", "blue", "green", "orange", "purple", "teal", "pink", "brown")
PLACE = "mexican-train-score:"
PUT = "([place, match]) => localStorage.setItem(place + match.id, JSON.stringify(match))"


def kept_match(
    id: str, sheet: str = "nordic", players: int = 3, done: int = 4, **more: Any
) -> dict[str, Any]:
    """A match with so many rounds counted; who went out in each is a matter of chance."""
    chance = random.Random(id)
    rules = load_sheet(sheet).rules
    held = rules.engine != Engine.DESCENDING
    rounds = []
    for number in range(done):
        out = chance.randrange(players)
        points = [None if seat == out else chance.randint(1, 90) for seat in range(players)]
        known = {"out": out, "blocked": False, "points": points, "tiles": [[]] * players}
        engine = rules.max_pip - number if held else None
        rounds.append({"engine": engine, "layer": 0 if held else None, "holder": None, **known})
    people = [{"name": NAMES[seat], "colour": COLOURS[seat]} for seat in range(players)]
    about = {"id": id, "name": "", "at": 1, "players": people, "sheet": sheet, "house": {}}
    return {**about, "rules": rules.plain(), "rounds": rounds, **more}


class Keeper:
    """A person with the score keeper open."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self, place: str = "") -> None:
        """Goes to a place of the keeper."""
        self.page.goto(f"{self.visitor.address}/score{place}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        boxes.await_fonts(self.page)

    def settled(self, place: str) -> None:
        """Waits until what this place shows is there."""
        kind = "list" if not place else "setup" if place.endswith(("new", "setup")) else "match"
        shown = self.page.locator(f"main.{kind}")
        parts = {"list": ".matches", "setup": ".house", "match": ".pad, .entry"}
        expect(shown.locator(parts[kind]).first).to_be_attached()
        if kind == "match":
            expect(shown.locator(".entry")).to_have_count(1 if "/" in place else 0)

    def keeps(self, *matches: dict[str, Any]) -> None:
        """Has kept these matches before."""
        self.page.goto(f"{self.visitor.address}/score")
        for match in matches:
            self.page.evaluate(PUT, [PLACE, match])
        self.page.reload()

    def press(self, name: str, exact: bool = True) -> None:
        button = self.page.get_by_role("button", name=name, exact=exact)
        self.visitor.press(button.or_(self.page.get_by_role("link", name=name, exact=exact)).first)

    def begin(self, *names: str, rounds: str = "3", sheet: str = "Nordic") -> None:
        """Makes a match from the list of them."""
        self.press("New match")
        fields = self.page.get_by_role("textbox", name="Name of player")
        expect(fields.nth(1)).to_be_visible()
        for index, name in enumerate(names):
            if index >= fields.count():
                self.press("Add a player")
            fields.nth(index).fill(name)
        self.page.get_by_role("radio", name=sheet).check(force=True)
        self.page.get_by_role("combobox", name="Rounds").select_option(rounds)
        self.press("Start")

    def out(self, name: str) -> None:
        """Answers who went out."""
        asked = self.page.get_by_role("group", name="Who went out?")
        self.visitor.press(asked.get_by_role("button", name=name, exact=True))

    def types(self, points: int) -> None:
        """Enters points on the number pad."""
        self.press("Number pad")
        for digit in str(points):
            self.press(digit)

    def taps(self, *tiles: str) -> None:
        """Enters points by the tiles that were left."""
        self.press("Tap the tiles")
        for tile in tiles:
            self.visitor.press(self.tile(tile))

    def tile(self, name: str) -> Locator:
        tiles = self.page.get_by_role("group", name="All tiles of the set")
        return tiles.get_by_role("button", name=name, exact=True)

    def cell(self, round: int, name: str) -> Locator:
        return self.page.get_by_role("button", name=f"Round {round}, {name}:")

    def row(self, round: int) -> list[str]:
        """What the pad says of a round."""
        expect(self.page.locator(".pad")).to_be_visible()
        body = self.page.locator(".pad tbody tr").nth(round - 1)
        return [text.strip() for text in body.get_by_role("cell").all_inner_texts()]

    def totals(self) -> list[int]:
        expect(self.page.locator(".pad")).to_be_visible()
        cells = self.page.locator(".pad tfoot td").all_inner_texts()
        return [int(text) for text in cells]

    @property
    def said(self) -> Locator:
        """What was just done, or why not."""
        return self.page.locator(".notice")
