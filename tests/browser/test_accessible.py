"""For everyone: axe finds nothing on any page in either theme, what one taps is large enough, and
the Tab key comes to everything in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect
from real import Server

from browser import scenes, words
from browser.boxes import cut_off, things, too_small, too_wide
from browser.conftest import Visit
from browser.learner import STOPS, Learner
from browser.scenes import Stage
from browser.visitor import MOST_TABS, Visitor
from browser.watching import CHECK, open_replay, play
from browser.witness import Witness

# By day everything is looked at, by night what depends on the colours.
RULES = {
    "light": {"rules": {"target-size": {"enabled": True}}},
    "dark": {"runOnly": ["color-contrast"]},
}
ASK = """(rules) => axe.run({ resultTypes: ['violations'], preload: false, ...rules }).then(
  ({ violations }) => violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(', ')}`))"""
LEAST_CONTRAST = 3
"""Of what is no text, to what is beside it."""


def violations(ada: Visitor) -> list[str]:
    """What axe finds, by day and by night."""
    found = []
    if not ada.page.evaluate("'axe' in window"):
        ada.page.evaluate(Axe().axe_script)
    for theme, rules in RULES.items():
        show(ada, theme)
        found += [f"{theme}: {each}" for each in ada.page.evaluate(ASK, rules)]
    return found


def show(ada: Visitor, theme: str) -> None:
    """Waits until the page is in this theme, as the device has it now."""
    ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    shown = "(theme) => document.documentElement.dataset.theme === theme"
    ada.page.wait_for_function(shown, arg=theme)


def assert_accessible(ada: Visitor) -> None:
    assert violations(ada) == []


# ---------------------------------------------------------------------- every page and state

Tour = Callable[[Visitor, Server], Iterator[str]]


def home(ada: Visitor, server: Server) -> Iterator[str]:
    made = server.make(name="Marie", seats=3, public=True)
    with server.player(made.table, token=made.token):
        ada.go_home()
        ada.sees("Marie · 2 seats free")
        yield "home"
    ada.choose_a_table()
    ada.page.get_by_text("House rules", exact=True).click()
    expect(ada.page.locator(".house-rule").first).to_be_visible()
    yield "the form of a table, with the house rules"
    ada.page.goto(f"{ada.address}/t/NOWHERE")
    ada.sees("There is nothing here")
    yield "no page"


def door_and_lobby(ada: Visitor, server: Server) -> Iterator[str]:
    made = server.make(seats=4, bots=["greedy"])
    ada.page.goto(f"{ada.address}/t/{made.table}")
    ada.sees(words.LOCKED)
    yield "a door that is locked"
    ada.open_invite(made.table, made.invite)
    ada.sees(words.INVITED)
    yield "a door"
    ada.sit_down_as("Bo")
    ada.sees(words.LOBBY)
    yield "the lobby, as a guest"
    mine = server.make(seats=4, bots=["greedy"])
    ada.open_seat(mine.table, mine.token)
    expect(ada.button(words.START)).to_be_visible()
    ada.page.get_by_text("House rules", exact=True).click()
    ada.page.get_by_text(words.SETTINGS, exact=True).click()
    yield "the lobby, as the host"


def table(ada: Visitor, server: Server) -> Iterator[str]:
    stage = Stage(ada, server)
    busy = scenes.busy(4)
    fits = busy["legal"][0].split("@")[0]
    stage.show(4, **busy)
    yield "one's turn"
    stage.show(4, **{**busy, "open_doubles": [], "legal": [f"{fits}@{at}" for at in (0, 1, "M")]})
    ada.press(ada.lit.first)
    expect(ada.slots.first).to_be_visible()
    yield "a tile looks for its place"
    stage.show(4, **{**busy, "turn": 1, "legal": [], "calls": ["knock@0", "catch@0>2"]})
    yield "another's turn"
    stage.show(4, **{**busy, "paused": True})
    yield "a pause"
    stage.show(8, **scenes.full(8))
    yield "eight long trains"
    stage.show(4, **{**busy, "seat": None, "hand": [], "legal": []})
    yield "watching"
    stage.show(4, **busy)
    stage.lose()
    ada.sees(words.LOST)
    yield "the connection lost"


def dialogs(ada: Visitor, server: Server) -> Iterator[str]:
    stage = Stage(ada, server)
    stage.show(4, **scenes.busy(4))
    for name in (words.MENU, words.CHAT, words.WHAT_HAPPENED, "Bruno", words.LEAVE):
        if name == words.LEAVE:
            ada.press(ada.button(words.MENU))
        elif not ada.button(name).count() and name != "Bruno":
            continue  # it is beside the table
        ada.press(ada.page.locator(".plate").nth(1) if name == "Bruno" else ada.button(name))
        dialog = ada.page.get_by_role("dialog", name=name, exact=True)
        expect(dialog).to_be_visible()
        for more in dialog.locator("summary").all():
            more.click()
        yield f"the dialog {name}"
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


def score(ada: Visitor, server: Server) -> Iterator[str]:
    stage = Stage(ada, server)
    hands = [[], ["0-0", "1-9"], ["4-4"], ["2-7", "3-3", "5-12"]]
    over = {
        **scenes.busy(4),
        **{"phase": "round_over", "turn": None, "legal": [], "hands": hands, "hand": []},
        **{"round_winners": [0], "blocked": False, "counts": [0, 2, 1, 3], "ready": [1]},
        **{"scores": [[0, 30, 12, 9], [12, 7, 4, 31]], "totals": [12, 37, 16, 40]},
    }
    stage.show(4, wait=False, **over)
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    yield "a round is over"
    stage.show(4, wait=False, **{**over, "phase": "match_over", "winners": [0]})
    expect(ada.score).to_have_text(words.MATCH_ENDED)
    yield "the match is over"


def replay(ada: Visitor, server: Server) -> Iterator[str]:
    ada.page.goto(f"{ada.address}/replay")
    ada.sees("Choose a file…")
    yield "the choice of a file"
    open_replay(ada, play(server, rounds=1, rules={"max_pip": 9, "hand": 4}))
    ada.page.get_by_role("button", name="One step on").click()
    yield "a replay"
    ada.press(ada.button(CHECK))
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    yield "the check of a deal"


def reading(ada: Visitor, _: Server) -> Iterator[str]:
    for path in ("/rules", "/rules/gare/rounds+fast"):
        ada.page.goto(ada.address + path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        yield path
    Learner(ada).open(STOPS[len(STOPS) // 2]["key"])
    yield "the lesson, something to do"
    ada.press(ada.button("Back"))
    yield "the lesson, something to read"


TOURS: list[Tour] = [home, door_and_lobby, table, dialogs, score, replay, reading]


DESK: list[Tour] = [home, table, score]
"""Where a large screen shows things otherwise."""


@pytest.mark.parametrize(
    ("tour", "screen"),
    [*((tour, "phone") for tour in TOURS), *((tour, "desk") for tour in DESK)],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_everything_is_accessible(visit: Visit, server: Server, tour: Tour, screen: str) -> None:
    ada = visit(screen)
    found = {}
    for state in tour(ada, server):
        small = too_small(ada.page) if screen == "phone" else []
        found[state] = [*violations(ada), *small, *too_wide(ada.page)]
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def test_a_door_to_no_table_is_accessible(visit: Visit, witness: Witness) -> None:
    ada = visit("phone")
    witness.expect("status of 404")
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
    "tour", [home, door_and_lobby, table, score, replay, reading], ids=lambda tour: tour.__name__
)
def test_the_tab_key_comes_to_everything_in_sight(visit: Visit, server: Server, tour: Tour) -> None:
    ada = visit("desk")
    for state in tour(ada, server):
        if state in TABBED:
            assert tab_around(ada) == [], state


def test_rings_stand_out_from_what_they_are_on(visit: Visit) -> None:
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


# ---------------------------------------------------------------------- twice as large

LARGE_LETTERS = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.parametrize("how", ["everything", "letters"])
@pytest.mark.parametrize(
    "tour", [home, door_and_lobby, table, score, reading], ids=lambda tour: tour.__name__
)
def test_nothing_is_lost_at_twice_the_size(
    visit: Visit, server: Server, tour: Tour, how: str
) -> None:
    twice = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
    ada = visit("desk", **(twice if how == "everything" else {}))
    found = {}
    for state in tour(ada, server):
        if how == "letters":
            ada.page.evaluate(LARGE_LETTERS)
            ada.page.evaluate(scenes.NEXT_FRAMES)
        shown = things(ada.page, text="h1, h2, h3", target="button, a[href], input, summary")
        found[state] = [*too_wide(ada.page), *cut_off(shown, ada.page)]
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
