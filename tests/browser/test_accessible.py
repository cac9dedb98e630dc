"""For everyone: axe finds nothing on any page in either colour scheme, focus can be seen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.staging import long_trains, stage
from browser.visitor import Visitor

RULES = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},
}
OVER = {
    **{"phase": "round_over", "round_winners": [0], "scores": [[0, 30], [12, 7]]},
    **{"hands": [[], ["0-0", "1-9"]], "totals": [12, 37]},
}


def assert_accessible(ada: Visitor) -> None:
    """Asks axe, by day and by night."""
    found = []
    for scheme in ("light", "dark"):
        ada.page.emulate_media(color_scheme=scheme)
        for each in Axe().run(ada.page, options=RULES).response["violations"]:
            where = [" ".join(node["target"]) for node in each["nodes"]]
            found.append(f"{scheme}: {each['id']}: {each['help']}: {where[:4]}")
    assert found == []


def test_home_and_its_form_are_accessible(visit: Visit) -> None:
    ada = visit("phone")
    ada.go_home()
    ada.choose_a_table()
    expect(ada.button(words.OPEN_TABLE)).to_be_visible()
    assert_accessible(ada)


def test_the_door_is_accessible(visit: Visit, server: Server) -> None:
    made = server.make(seats=3)
    bo = visit("phone")
    bo.open_invite(made.table, made.invite)
    bo.sees(words.INVITED)
    assert_accessible(bo)


def test_the_lobby_is_accessible(visit: Visit, server: Server) -> None:
    made = server.make(seats=4, bots=["greedy"])
    ada = visit("phone")
    ada.open_seat(made.table, made.token)
    expect(ada.page.get_by_role("group", name=words.SEATS)).to_be_visible()
    assert_accessible(ada)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_table_is_accessible(visit: Visit, server: Server, screen: str) -> None:
    made = server.make(seats=4, bots=["greedy"] * 3)
    ada = visit(screen)
    stage(ada, **long_trains(4))
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.press(ada.lit.first)
    expect(ada.slots.first).to_be_visible()
    assert_accessible(ada)


def test_the_score_is_accessible(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("phone")
    stage(ada, **OVER)
    ada.open_seat(made.table, made.token)
    expect(ada.score).to_have_text(words.ROUND_ENDED)
    assert_accessible(ada)


def test_what_opens_over_the_table_is_accessible(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("phone")
    ada.open_seat(made.table, made.token)
    for dialog in (words.MENU, words.CHAT, words.WHAT_HAPPENED):
        ada.press(ada.button(dialog))
        expect(ada.page.get_by_role("dialog", name=dialog)).to_be_visible()
        assert_accessible(ada)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_every_stop_of_the_tab_key_can_be_seen(visit: Visit, server: Server) -> None:
    made = server.make(seats=4, bots=["greedy"] * 3)
    ada = visit("desk")
    ada.go_home()
    ada.choose_a_table()
    expect(ada.button(words.OPEN_TABLE)).to_be_visible()
    stops = [ada.tab() for _ in range(20)]
    assert len(set(stops)) > 10
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    for _ in range(20):
        ada.tab()
    hand = ada.hand()
    ada.tab_to(ada.held(hand[0]))
    assert {words.PLAYABLE.sub("", ada.tab("ArrowRight")) for _ in hand} == set(hand)


def test_a_table_is_usable_at_twice_the_size(visit: Visit, server: Server) -> None:
    made = server.make(seats=4, bots=["greedy"] * 3)
    ada = visit("desk", viewport={"width": 640, "height": 400}, device_scale_factor=2)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.take_turn()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
