"""Someone at a browser: sees what the page shows, taps what is on it."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from browser import words

Hand = Literal["mouse", "finger", "keys"]
PATIENCE = 10_000
"""Milliseconds after which an expected event is taken not to happen."""
MOST_STEPS = 400
MOST_TABS = 120

# All the page says of the table, seen or read out.
_SIGHT = """() => {
  const main = document.querySelector('main');
  const labels = [...main.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [main.innerText, ...labels].join('|');
}"""
# Whether it is one's turn and nothing tapped is under way, or the score is shown.
_MAY_ACT = """(title) => document.querySelector('.score') !== null
  || (document.title === title && !document.querySelector('.hand.busy'))"""
# Whether what was tapped has been done: nothing is under way, and the table looks unlike before.
_DONE = f"""(before) => !document.querySelector('.slot, .hand.busy') && before !== ({_SIGHT})()"""
# Whether a tile that was tapped waits for a place, or is on its way, or has gone.
_TAKEN = """(name) => {
  const held = [...document.querySelectorAll('.piece')].map((each) => each.ariaLabel.split(',')[0]);
  return document.querySelector('.slot, .hand.busy') !== null || !held.includes(name);
}"""
# Whether the arrow keys lead there from where the focus is.
_BESIDE = """(node) => node.closest('[role=toolbar]')?.contains(document.activeElement) ?? false"""
_FOCUSED = """() => {
  const at = document.activeElement;
  const shown = [at, ...(at.closest('label')?.querySelectorAll('*') ?? [])];
  const framed = shown.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const box = (at.closest('label') ?? at).getBoundingClientRect();
  const inside = box.top < innerHeight && box.bottom > 0 && box.width > 1;
  return { what: at.tagName, framed, inside, text: at.ariaLabel || at.innerText || at.name || '' };
}"""


class Visitor:
    """A person with one page open, who uses a mouse, a finger or the keys alone."""

    def __init__(self, page: Page, address: str, using: Hand = "mouse") -> None:
        self.page = page
        self.address = address
        self.using: Hand = using
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    # ------------------------------------------------------------------ going somewhere

    def go_home(self) -> None:
        self.page.goto(f"{self.address}/")

    def open_seat(self, table: str, token: str) -> None:
        """Opens the link of one's own seat."""
        self.page.goto(f"{self.address}/t/{table}#seat={token}")

    def open_invite(self, table: str, invite: str) -> None:
        """Opens the link one was sent."""
        self.page.goto(f"{self.address}/t/{table}#{invite}")

    def sit_down_as(self, name: str) -> None:
        """Answers the door of a table."""
        self.page.get_by_label(words.YOUR_NAME).fill(name)
        self.press(self.button(words.TAKE_A_SEAT))

    def play_now(self, name: str) -> None:
        """Begins a match against bots from the home page."""
        self.go_home()
        self.page.get_by_label(words.YOUR_NAME).fill(name)
        self.press(self.button(words.PLAY_NOW))

    def choose_a_table(self) -> None:
        """Opens the form of a new table from the home page."""
        self.press(self.page.get_by_role("link", name=words.HOST_A_TABLE))

    # ------------------------------------------------------------------ what is there

    def button(self, name: str | re.Pattern[str]) -> Locator:
        if isinstance(name, str):
            return self.page.get_by_role("button", name=name, exact=True)
        return self.page.get_by_role("button", name=name)

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("region", name=words.TRAY)

    @property
    def lit(self) -> Locator:
        """The tiles in hand that can be played."""
        return self.tray.get_by_role("button", name=words.PLAYABLE)

    @property
    def slots(self) -> Locator:
        """The places where the chosen tile fits."""
        return self.page.get_by_role("button", name=words.SLOT)

    @property
    def deeds(self) -> Locator:
        """Draw, pass or stop, when one of them can be done."""
        return self.tray.get_by_role("button", name=words.DEEDS, disabled=False)

    @property
    def lanes(self) -> Locator:
        return self.page.locator(".lanes").get_by_role("listitem")

    @property
    def score(self) -> Locator:
        """The heading over the score."""
        return self.page.locator(".score").get_by_role("heading", level=2)

    @property
    def log(self) -> Locator:
        """What happened, line by line, where there is room for it beside the table."""
        region = self.page.get_by_role("region", name=words.WHAT_HAPPENED)
        return region.get_by_role("listitem")

    def happened(self, line: str | re.Pattern[str]) -> Locator:
        """The lines of the log that say this."""
        return self.log.filter(has_text=line)

    @property
    def duty(self) -> str:
        """The sentence that says what one must do, or who plays."""
        return self.tray.get_by_role("heading").inner_text()

    def hand(self) -> list[str]:
        """One's tiles in their order, as they are read out."""
        names = self.page.locator(".piece").evaluate_all("(all) => all.map((x) => x.ariaLabel)")
        return [words.PLAYABLE.sub("", name) for name in names]

    def held(self, tile: str) -> Locator:
        """A tile of the hand by its name."""
        return self.tray.get_by_role("button", name=re.compile(f"^{tile}(,|$)"))

    @staticmethod
    def name_of(tile: Locator) -> str:
        return words.PLAYABLE.sub("", tile.get_attribute("aria-label") or "")

    def whose_turn(self) -> str:
        """The name on the plate that stands out."""
        return self.page.locator(".plate[aria-current] .who b").inner_text()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Waits until a text can be seen."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def table_is_shown(self) -> None:
        expect(self.tray).to_be_visible()

    # ------------------------------------------------------------------ doing something

    def press(self, what: Locator) -> None:
        """Presses a button or a tile, with what this person uses."""
        if self.using == "mouse":
            what.click()
        elif self.using == "finger":
            what.tap()
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator) -> None:
        """Goes there with the Tab key, in the hand with the arrows; every stop can be seen."""
        target = what.element_handle()
        for _ in range(MOST_TABS):
            if target.evaluate("(node) => node === document.activeElement"):
                return
            self.tab("ArrowRight" if target.evaluate(_BESIDE) else "Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def tab(self, key: str = "Tab") -> str:
        """One press of the Tab key; what has the focus then, which must be in sight."""
        self.page.keyboard.press(key)
        focus = self.page.evaluate(_FOCUSED)
        if focus["what"] != "BODY":
            assert focus["framed"], f"no focus to be seen at {focus}"
            assert focus["inside"], f"the focus is out of sight at {focus}"
        return str(focus["text"])

    def wait_for_turn(self) -> None:
        """Waits until one may act, or the score is shown."""
        self.page.wait_for_function(_MAY_ACT, arg=words.YOUR_TURN_TITLE)

    def tap_tile(self) -> str:
        """Taps the first lit tile and, if it fits in several places, the first of them."""
        name = self.name_of(self.lit.first)
        self.press(self.lit.first)
        self.page.wait_for_function(_TAKEN, arg=name)
        if self.slots.count():
            self.press(self.slots.first)
        return name

    def act(self) -> None:
        """Does something that can be done now: lays a tile if one fits."""
        if self.lit.count():
            self.tap_tile()
        else:
            self.press(self.deeds.first)

    def take_turn(self) -> bool:
        """Waits for one's turn and acts once; false when the round is over instead."""
        self.wait_for_turn()
        if self.score.count():
            return False
        before = self.page.evaluate(_SIGHT)
        self.act()
        self.page.wait_for_function(_DONE, arg=before)
        return True

    def play_round(self) -> None:
        """Plays until the score is shown."""
        for _ in range(MOST_STEPS):
            if not self.take_turn():
                return
        raise AssertionError("a round without end")
