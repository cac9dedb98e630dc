"""Someone at a browser: sees what the page shows, taps what is on it."""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect

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
# All that a player needs for the next step, once the score is shown or it is the player's turn.
_TURN = f"""([title, deeds]) => {{
  if (document.querySelector('.score')) return {{ over: true, tile: null, sight: '' }};
  if (document.title !== title || document.querySelector('.hand.busy')) return null;
  const labels = [...document.querySelectorAll('.tray .piece')].map((each) => each.ariaLabel);
  const tile = labels.find((label) => label.includes(', can be played on '))?.split(',')[0] ?? null;
  const buttons = [...document.querySelectorAll('.tray .deeds button:enabled')];
  const isDeed = (each) => new RegExp(deeds).test(each.innerText.trim());
  if (tile === null && !buttons.some(isDeed)) return null;
  return {{ over: false, tile, sight: ({_SIGHT})() }};
}}"""
# The name on the plate that stands out; empty when the score is shown.
_WHOSE = """() => document.querySelector('.score') ? ''
  : document.querySelector('.plate[aria-current] .who b').innerText"""
_HAND = """() => [...document.querySelectorAll('.piece')].map((each) =>
  each.ariaLabel.replace(/, can be played on .+$/, ''))"""
# Whether what was tapped has been done: nothing is under way, and the table looks unlike before.
_DONE = f"""(before) => !document.querySelector('.slot, .hand.busy') && before !== ({_SIGHT})()"""
# What became of a tile that was tapped: it waits for a place, or it is on its way or gone.
_TAKEN = """(name) => {
  if (document.querySelector('.slot')) return 'waits';
  const held = [...document.querySelectorAll('.piece')].map((each) => each.ariaLabel.split(',')[0]);
  return document.querySelector('.hand.busy') || !held.includes(name) ? 'sent' : '';
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
        names: list[str] = self.page.evaluate(_HAND)
        return names

    def holds(self, tiles: list[str]) -> None:
        """Wait until these are the tiles in hand, in this order."""
        try:
            self.page.wait_for_function(
                f"(tiles) => String(({_HAND})()) === tiles", arg=",".join(tiles)
            )
        except TimeoutError:
            assert self.hand() == tiles

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

    def wait_for_turn(self) -> dict[str, Any]:
        """Wait until this player may act, or the score is shown; return what can be done."""
        arguments = [words.YOUR_TURN_TITLE, words.DEEDS.pattern]
        turn: dict[str, Any] = self.page.wait_for_function(_TURN, arg=arguments).json_value()
        return turn

    def lay(self, tile: str) -> None:
        """Tap a tile and, if it fits in several places, the first of them."""
        self.press(self.held(tile))
        if self.page.wait_for_function(_TAKEN, arg=tile).json_value() == "waits":
            self.press(self.slots.first)

    def tap_tile(self) -> str:
        """Lay the first tile that can be played; return its name."""
        tile: str = self.wait_for_turn()["tile"]
        self.lay(tile)
        return tile

    def act(self, turn: dict[str, Any] | None = None) -> None:
        """Do something that can be done now: lay a tile if one fits."""
        tile = (turn or self.wait_for_turn())["tile"]
        if tile is None:
            self.press(self.deeds.first)
        else:
            self.lay(tile)

    def take_turn(self) -> bool:
        """Wait for the turn and act once; false if the round is over."""
        turn = self.wait_for_turn()
        if turn["over"]:
            return False
        self.act(turn)
        self.page.wait_for_function(_DONE, arg=turn["sight"])
        return True

    def play_round(self) -> None:
        """Play until the score is shown."""
        for _ in range(MOST_STEPS):
            if not self.take_turn():
                return
        raise AssertionError("a round without end")


def play_together(ada: Visitor, bo: Visitor) -> None:
    """Play a round of two people to its end."""
    mover, other = (ada, bo) if ada.whose_turn() == "You" else (bo, ada)
    for _ in range(MOST_STEPS):
        if not mover.take_turn():
            return
        if mover.page.evaluate(_WHOSE) != "You":
            mover, other = other, mover
    raise AssertionError("a round without end")
