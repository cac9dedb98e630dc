"""For everyone: axe finds nothing on any page in either theme, what one taps is large enough, and
the Tab key comes to everything in sight."""

from __future__ import annotations

import pytest
from tiers import cases

from browser import words
from browser.accessible import show, violations
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.tours import TOURS, Tour, door_and_lobby, home, reading, replay, score, table
from browser.visitor import MOST_TABS, Visitor

LEAST_CONTRAST = 3
"""Of what is no text, to what is beside it."""


# ---------------------------------------------------------------------- every page and state


DESK: list[Tour] = [home, table, score]
"""Where a large screen shows things otherwise."""


@pytest.mark.parametrize(
    ("tour", "screen"),
    cases(*((tour, "phone") for tour in TOURS), rest=[(tour, "desk") for tour in DESK]),
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_everything_is_accessible(
    visit: Visit, page_host: PageHost, tour: Tour, screen: str
) -> None:
    ada = visit(screen)
    found = {}
    for state in tour(ada, page_host):
        small = too_small(ada.page) if screen == "phone" else []
        found[state] = [*violations(ada), *small, *too_wide(ada.page)]
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def test_a_door_to_no_table_is_accessible(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    ada = visit("phone")
    page_watch.expect("status of 404")
    ada.open_invite("nosuchtable", "nothing")
    ada.sees(words.NO_SUCH_TABLE)
    assert [*violations(ada), *too_small(ada.page)] == []


# ---------------------------------------------------------------------- by the keys

TABBED = {
    *("the form of a table, with the house rules", "the lobby, as the host", "a replay"),
    *("a tile looks for its place", "a round is over", "/rules", "the lesson, something to do"),
}
# Everything the Tab key should come to: of several radio buttons one, of a toolbar one tile.
STOPS_OF_TAB = """() => {
  const all = document.querySelectorAll('button, a[href], input, select, summary, [tabindex="0"]');
  window.wanted = new Set([...all].filter((each) => each.tabIndex === 0 && !each.disabled
    && each.checkVisibility() && (each.type !== 'radio' || each.checked)));
}"""
MISSED = """() => [...window.wanted].filter((each) => each.isConnected)
  .map((each) => each.outerHTML.slice(0, 90))"""


def tab_around(ada: Visitor) -> list[str]:
    """Goes around the page with the Tab key, every stop in sight; what it never comes to."""
    ada.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    ada.page.evaluate(STOPS_OF_TAB)
    for _ in range(MOST_TABS):
        ada.tab()
        left = ada.page.evaluate(
            "() => { wanted.delete(document.activeElement); return wanted.size; }"
        )
        if left == 0:
            return []
    missed: list[str] = ada.page.evaluate(MISSED)
    return missed


@pytest.mark.parametrize(
    "tour",
    cases(home, table, score, rest=[door_and_lobby, replay, reading]),
    ids=lambda tour: tour.__name__,
)
def test_the_tab_key_comes_to_everything_in_sight(
    visit: Visit, page_host: PageHost, tour: Tour
) -> None:
    ada = visit("desk")
    for state in tour(ada, page_host):
        if state in TABBED:
            assert tab_around(ada) == [], state


def test_rings_stand_out_from_what_they_are_on(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    ada.go_home()
    for theme, ring in (("light", "--gold-ink"), ("dark", "--gold")):
        show(ada, theme)
        for colour, grounds in (("--accent", ("--paper", "--card", "--tray")), (ring, ("--tray",))):
            for ground in grounds:
                seen = contrast(colour_of(ada, colour), colour_of(ada, ground))
                assert seen >= LEAST_CONTRAST, f"{theme}: {colour} on {ground}"


def colour_of(ada: Visitor, name: str) -> str:
    value: str = ada.page.evaluate(
        "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)", name
    )
    return value.strip()


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))
