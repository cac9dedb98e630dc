"""Where things are: nothing overlaps, nothing is cut off, all is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from real import Server

from browser import boxes, words
from browser.conftest import SCREENS, Visit
from browser.staging import LONG, long_trains, stage
from browser.visitor import Visitor

OF_THE_TABLE = {
    **{"head": ".head h1", "nav": ".head nav button", "engine": ".turntable", "plate": ".plate"},
    **{"wagon": ".wagon", "loco": ".loco", "slot": ".slot", "more": ".more", "duty": ".duty"},
    **{"tile": ".piece", "deed": ".deeds button", "side": ".side section"},
}
OF_A_PAGE = {"text": "h1, h2, h3, p, th, legend", "target": "button, input, select, summary"}
NARROW = "a long name with 24 chars"[:24]


NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


def faults(ada: Visitor, apart: set[str], **selectors: str) -> dict[str, list[str]]:
    """What is wrong on each screen, the window being made as large as it; none: nothing."""
    found = {}
    for name, screen in SCREENS.items():
        ada.page.set_viewport_size(screen["viewport"])
        ada.page.evaluate(NEXT_FRAMES)
        seen = boxes.things(ada.page, **selectors)
        found[name] = [
            *(boxes.too_wide(ada.page) + boxes.too_small(ada.page)),
            *boxes.cut_off(seen, ada.page),
            *boxes.overlaps([thing for thing in seen if thing.kind in apart]),
        ]
    return {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_table_with_the_longest_trains_fits(visit: Visit, server: Server, players: int) -> None:
    made = server.make(name=NARROW, seats=players, bots=["greedy"] * (players - 1))
    ada = visit()
    scene = long_trains(players)
    stage(ada, **scene)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.press(ada.lit.first)
    expect(ada.slots).to_have_count(players + 1)
    expect(ada.page.locator(".plate")).to_have_count(players + 1)
    assert len(ada.hand()) == len(scene["hand"])
    assert faults(ada, set(OF_THE_TABLE), **OF_THE_TABLE) == {}


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_end_of_every_train_is_in_sight(visit: Visit, server: Server, players: int) -> None:
    made = server.make(seats=players, bots=["greedy"] * (players - 1))
    ada = visit("phone")
    scene = long_trains(players)
    stage(ada, **scene)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    assert boxes.too_tall(ada.page) == []
    ends = [train[-1] for train in (*scene["trains"], scene["mexican"])]
    for lane, end in zip(ada.lanes.all(), ends, strict=True):
        last = lane.get_by_role("img", name=words.spoken(end), exact=True)
        expect(last).to_be_in_viewport(ratio=0.99)
        folded = LONG - lane.locator(".wagon").count()
        expect(lane).to_contain_text(f"+{folded}")


def test_home_and_its_form_fit(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    ada.press(ada.button(words.CHOOSE))
    expect(ada.button(words.OPEN_TABLE)).to_be_visible()
    assert faults(ada, {"target"}, **OF_A_PAGE) == {}


def test_the_lobby_fits(visit: Visit, server: Server) -> None:
    made = server.make(name=NARROW, seats=8, bots=["greedy", "expert"])
    server.sit(made, name=NARROW[::-1])
    ada = visit()
    ada.open_seat(made.table, made.token)
    expect(ada.page.get_by_role("group", name=words.SEATS)).to_be_visible()
    assert faults(ada, {"target"}, **OF_A_PAGE) == {}


def test_the_score_of_eight_fits(visit: Visit, server: Server) -> None:
    made = server.make(name=NARROW, seats=8, bots=["greedy"] * 7)
    ada = visit()
    hands = [["0-0"], *([f"{seat}-{pip}" for pip in range(9)] for seat in range(1, 8))]
    scene = {"phase": "round_over", "round_winners": [0], "scores": [[1000] * 8] * 12}
    stage(ada, **{**long_trains(8), **scene, "hands": hands, "totals": [12_000] * 8})
    ada.open_seat(made.table, made.token)
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    assert faults(ada, {"target", "tile"}, tile=".left .tile", **OF_A_PAGE) == {}
