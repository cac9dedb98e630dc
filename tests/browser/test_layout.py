"""Where things are: nothing overlaps, nothing is cut off, all is large enough for a finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tiers import cases

from browser import boxes, scenes, words
from browser.conftest import SCREEN_CASES, SCREENS, Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES, ShownTable
from browser.scripted_table import HAND, LONG, long_trains, show_view
from browser.visitor import Visitor

OF_THE_TABLE = {
    **{"head": ".head h1", "nav": ".head nav button", "engine": ".turntable", "plate": ".pill"},
    **{"boneyard": ".boneyard", "wagon": ".wagon", "loco": ".loco", "mark": ".mark"},
    **{"more": ".more", "tray": ".tray", "log": ".side .log", "talk": ".side .talk"},
}
OF_A_PAGE = {"text": "h1, h2, h3, p, th, legend", "target": "button, input, select, summary"}
NARROW = "a long name with 24 chars"[:24]
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""What is left of 1280 by 800 when all is twice as large."""
LARGE_LETTERS = "document.documentElement.style.fontSize = '32px'"


def faults(ada: Visitor, apart: set[str], **selectors: str) -> dict[str, list[str]]:
    """What is wrong on each screen, the window being made as large as it; none: nothing."""
    found = {}
    for name, screen in SCREENS.items():
        ada.page.set_viewport_size(screen["viewport"])
        ada.page.evaluate(NEXT_FRAMES)
        found[name] = faults_here(ada, apart, **selectors)
    return {name: wrong for name, wrong in found.items() if wrong}


def faults_here(ada: Visitor, apart: set[str], **selectors: str) -> list[str]:
    """What is wrong on the screen as it is."""
    seen = boxes.things(ada.page, **selectors)
    return [
        *(boxes.too_wide(ada.page) + boxes.too_small(ada.page)),
        *boxes.cut_off(seen, ada.page),
        *boxes.overlaps([thing for thing in seen if thing.kind in apart]),
    ]


def table_faults(ada: Visitor, *, whole: bool = True) -> list[str]:
    """What is wrong with the table as it is; `whole`: all of the yard is to be in sight."""
    wrong = faults_here(ada, set(OF_THE_TABLE), **OF_THE_TABLE)
    wrong += boxes.scrolled(ada.page, ".mark, .pill .disc, .pill small")
    return wrong + boxes.scrolled(ada.page, ".ground, .table") if whole else wrong


@pytest.mark.parametrize(
    "screen", cases("phone", rest=[each for each in SCREENS if each != "phone"])
)
def test_trains_of_any_length_fit_on_the_table(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    found: dict[tuple[int | str, ...], list[str]] = {}
    for players in (2, 3, 4, 6, 8):
        for name, scene in {
            "no wagon yet": {},
            "long and closed": scenes.full(players, is_open=False),
            "long and open": scenes.full(players),
            "in the middle": scenes.busy(players),
            "no markers but a place": {"legal": ["2-12@0", "2-12@M"], "turn": 0},
        }.items():
            table.show(players, **scene)
            found[players, name] = table_faults(ada)
            if len({action.split("@")[1] for action in scene.get("legal", [])}) < 2:
                continue
            if not ada.slots.count():  # it may still be chosen
                ada.press(ada.lit.first)
            expect(ada.slots).to_have_count(len(scene["legal"]))
            found[players, name, "chosen"] = table_faults(ada)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_the_end_of_every_train_is_in_sight(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    for players in (2, 4, 8):
        scene = scenes.full(players)
        table.show(players, **scene)
        ends = [train[-1] for train in (*scene["trains"], scene["mexican"])]
        for lane, end in zip(ada.lanes.all(), ends, strict=True):
            last = lane.get_by_role("img", name=words.spoken(end), exact=True)
            expect(last).to_be_in_viewport(ratio=0.99)
            folded = LONG - lane.locator(".wagon").count()
            expect(lane.locator(".more .folded")).to_have_text([f"+{folded}"] if folded else [])


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_strange_names_and_many_points_fit(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    players = scenes.seated(scenes.STRANGE_NAMES)
    players[1] |= {"connected": False}
    players[2] |= {"connected": False, "stand_in": "expert"}
    scene = {"players": players, "totals": [1234] * 8, "counts": [38] * 8, "boneyard": 101}
    both = {"open_double": "M", "open_doubles": ["M", 1], "markers": [0, 1, 5]}
    watching: dict[str, Any] = {"seat": None, "hand": [], "legal": []}
    for state in ({}, watching, {"paused": True, **both}):
        table.show(8, **{**scenes.busy(8), **scene, **state})
        if state is watching:  # what a spectator can do is loaded after the table
            expect(ada.button(words.ASK_FOR_A_SEAT)).to_be_visible()
            ada.page.evaluate(NEXT_FRAMES)
        assert table_faults(ada) == []


@pytest.mark.parametrize("screen", SCREEN_CASES)
@pytest.mark.parametrize("tiles", cases(16, rest=[25]))
def test_the_yard_and_a_large_hand_share_the_screen(
    visit: Visit, page_host: PageHost, screen: str, tiles: int
) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    more = [tile for tile in scenes.EVERY_TILE if tile not in HAND]
    hand = [*HAND, *more][:tiles]
    for players in (2, 8):
        table.show(players, **{**scenes.full(players), "hand": hand})
        expect(ada.page.locator(".piece")).to_have_count(tiles)
        assert table_faults(ada, whole=tiles == len(HAND)) == []


@pytest.mark.parametrize("letters", cases("large", rest=["zoomed"]))
def test_the_table_can_be_made_twice_as_large(
    visit: Visit, page_host: PageHost, letters: str
) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    if letters == "zoomed":
        ada.page.set_viewport_size(ZOOMED)
    else:
        ada.page.evaluate(LARGE_LETTERS)
    for players in (2, 4, 8):
        for scene in (scenes.busy(players), scenes.full(players)):
            table.show(players, **scene)
            assert table_faults(ada, whole=False) == []


@pytest.mark.parametrize("language", cases("fr-CA", rest=["nb-NO", "es-ES"]))
def test_what_stands_at_a_double_fits_in_every_language(
    visit: Visit, page_host: PageHost, language: str
) -> None:
    ada = visit("phone", locale=language)
    table = ShownTable(ada, page_host)
    for screen in SCREENS.values():
        ada.page.set_viewport_size(screen["viewport"])
        table.show(8, **scenes.full(8))
        assert table_faults(ada) == []


def test_home_and_its_form_fit(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    ada.go_home()
    ada.choose_a_table()
    expect(ada.button(words.OPEN_TABLE)).to_be_visible()
    # The sheet with the fewest variants: what is longer lies below the bar until one scrolls.
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
    assert faults(ada, {"target"}, **OF_A_PAGE) == {}


def test_the_lobby_fits(visit: Visit, page_host: PageHost) -> None:
    made = page_host.make(name=NARROW, seats=8, bots=["greedy", "expert"])
    players = page_host.welcome(made.table)["view"]["players"]
    players[1] |= {"name": NARROW[::-1], "taken": True, "connected": True}
    ada = visit()
    show_view(ada, page_host, players=players)
    ada.open_seat(made.table, made.token)
    expect(ada.page.get_by_role("group", name=words.SEATS)).to_be_visible()
    assert faults(ada, {"target"}, **OF_A_PAGE) == {}


def test_the_score_of_eight_fits(visit: Visit, page_host: PageHost) -> None:
    made = page_host.make(name=NARROW, seats=8, bots=["greedy"] * 7)
    ada = visit()
    hands = [["0-0"], *([f"{seat}-{pip}" for pip in range(9)] for seat in range(1, 8))]
    scene = {"phase": "round_over", "round_winners": [0], "scores": [[1000] * 8] * 12}
    show_view(ada, page_host, **{**long_trains(8), **scene, "hands": hands, "totals": [12_000] * 8})
    ada.open_seat(made.table, made.token)
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    assert faults(ada, {"target", "tile"}, tile=".left .tile", **OF_A_PAGE) == {}


def test_what_happened_has_the_room_until_somebody_speaks(
    visit: Visit, page_host: PageHost
) -> None:
    made = page_host.make(bots=["greedy"])
    ada = visit("desk")
    table = show_view(ada, page_host)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    log, talk = (ada.page.locator(f".side .{each}") for each in ("log", "talk"))
    tall = boxes.side_of(log, "height")
    assert tall > 2 * boxes.side_of(talk, "height")
    table.say("Hello")
    expect(talk.get_by_text("Hello")).to_be_visible()
    assert boxes.side_of(log, "height") < boxes.side_of(talk, "height") < tall
