"""Someone who learns the game from the lesson, step by step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from make_lesson import lesson_file
from playwright.sync_api import Locator, expect

from browser import words
from browser.visitor import Visitor
from mexican_train.languages import catalogue_part

Step = dict[str, Any]
USUAL = {"en": "station", "es": "station", "fr": "gare", "nb": "nordic"}
"""The sheet of Play now, by language."""
LAST = "learn-sheets"
DEEDS = {"draw": words.DRAW, "pass": words.PASS, "knock": words.KNOCK}
KEPT = "mexican-train-lesson"
PAUSE = 2000
"""Longer than one action of the others is shown, in milliseconds."""
# Animation frames wait for the page's fake clock, observers of sizes do not. Observers run in the
# order in which they were made, so those of the page have run when this one does.
_NEXT_LAYOUT = """() => new Promise((done) => {
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    done();
  });
  sizes.observe(document.body);
})"""


def message(key: str, language: str = "en") -> str:
    """A message as it stands in the catalogue."""
    text = catalogue_part(language, "learn")
    found = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
    assert found is not None, key
    return found[1]


def sentence(key: str, language: str = "en") -> re.Pattern[str]:
    """A message as it can be seen, whatever is put into it."""
    parts = re.split(r"\{[^}]*\}", message(key, language))
    return re.compile(".+".join(re.escape(part) for part in parts))


def steps_of(language: str = "en") -> list[Step]:
    """Return the steps of the lesson that a reader of this language gets."""
    text = lesson_file(USUAL[language[:2]]).read_text(encoding="utf-8")
    steps: list[Step] = json.loads(text)
    return steps


def stops_of(steps: list[Step]) -> list[Step]:
    """Return the steps at which the lesson waits."""
    return [step for step in steps if step["kind"] != "watch"]


class Learner:
    """Someone who plays the lesson; the time between two actions passes when they let it."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = language
        self.steps = steps_of(language)
        self.all_stops = stops_of(self.steps)

    def come(self, at: str = "") -> None:
        """Opens the lesson, as someone who was at a step the last time; time stands still."""
        self.page.clock.install()
        self.open(at)
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def open(self, at: str) -> None:
        self.page.add_init_script(f"localStorage['{KEPT}'] ??= '{at}'")
        self.page.goto(f"{self.visitor.address}/learn")
        self.hears(at or self.all_stops[0]["key"])

    @property
    def card(self) -> Locator:
        return self.page.locator(".card")

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=sentence(key, self.language))

    def hears(self, key: str) -> None:
        """The card says this, also to those who cannot see it."""
        live = self.card.locator("[aria-live=polite]")
        expect(live.get_by_text(sentence(key, self.language))).to_be_visible()

    def rings(self) -> Locator:
        return self.page.locator(".ring")

    def stops(self) -> Iterator[dict[str, Any]]:
        """Every step at which the lesson waits, once it is there."""
        for number, stop in enumerate(self.all_stops, start=1):
            self.watch(self.watched_before(stop))
            self.hears(stop["key"])
            counted = re.sub(r"\{ \$(\w+) \}", r"{\1}", message("learn-step", self.language))
            counted = counted.format(step=number, steps=len(self.all_stops))
            expect(self.page.get_by_text(counted, exact=True)).to_be_visible()
            expect(self.rings()).to_have_count(len(stop["point"]))
            yield stop

    def watched_before(self, stop: Step) -> int:
        """Return how many actions of the others are shown just before a step."""
        at = self.steps.index(stop)
        before = reversed(self.steps[:at])
        return next((back for back, each in enumerate(before) if each in self.all_stops), at)

    def watch(self, actions: int) -> None:
        """Looks on while so many actions are shown."""
        for _ in range(actions):
            self.page.clock.fast_forward(PAUSE)

    def settle(self) -> None:
        """Let the page measure itself, draw what follows from that, and lay it out."""
        for _ in range(2):
            self.page.clock.fast_forward(500)
            self.page.evaluate(_NEXT_LAYOUT)

    def do(self, action: str) -> None:
        """Do something; the buttons are known by their English names."""
        tile, _, train = action.partition("@")
        if tile in DEEDS:
            self.visitor.press(self.visitor.button(DEEDS[tile]))
            return
        self.visitor.press(self.page.locator(f".piece[data-tile='{tile}']"))
        if self.page.locator(".slot").count():
            self.visitor.press(self.place(train))

    def place(self, train: str) -> Locator:
        """The place on a train where the chosen tile fits."""
        lane = self.visitor.lanes.nth(3 if train == "M" else int(train))
        return lane.locator(".slot")

    def play_to(self, key: str) -> None:
        """Plays up to a step."""
        for stop in self.stops():
            if stop["key"] == key:
                return
            if stop["kind"] == "say":
                self.visitor.press(self.button("learn-next"))
            else:
                self.do(stop["action"])

    def table(self) -> str:
        """All that lies on the table and in the hand, as it is read out."""
        labels = "(all) => all.map((node) => node.ariaLabel).join()"
        return str(self.page.locator(".lanes [role=img], .piece").evaluate_all(labels))
