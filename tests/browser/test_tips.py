"""Short tips in a first match: they come by themselves, once each, and can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from real import Server
from tiers import cases

from benchmarks.yard import staged
from browser import words
from browser.boxes import overlaps, side_of, things
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES
from browser.scripted_table import show_view
from browser.small_hand import MY_TURN, SCENE, able_to_play
from browser.visitor import Visitor

RING = 2.5
"""How far the ring around a tile that can be played is seen at least."""
PLAY = "Lit tiles can be played"
DRAW = "Nothing fits: draw a tile."


def come(visit: Visit, page_host: PageHost, **scene: object) -> Visitor:
    """Sits down for the first time, at a table that looks like this."""
    made = page_host.make(bots=["greedy"])
    ada = visit("phone", using="finger", tips=True)
    show_view(ada, page_host, **SCENE | scene)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    return ada


def test_a_tip_comes_when_it_is_of_use_and_only_once(visit: Visit, page_host: PageHost) -> None:
    ada = come(visit, page_host, **MY_TURN)
    ada.sees(PLAY)
    ada.press(ada.button("Thanks"))
    expect(ada.page.locator(".tip")).to_have_count(0)
    ada.page.reload()
    ada.table_is_shown()
    expect(ada.lit.first).to_be_visible()
    expect(ada.page.locator(".tip")).to_have_count(0)
    show_view(ada, page_host, **SCENE | {"turn": 0, "legal": ["draw"]})
    ada.page.reload()
    ada.sees(DRAW)


LAST_TWO = {**MY_TURN, "hand": ["2-12", "5-8"], "counts": [2, 6], "legal": ["2-12@0"]}
KNOCK = "When one is left, tap “Knock!” at once, or you draw 2 if somebody notices."
BLANKS = "at the end of the round each blank counts 25, and 0-0 counts 50."


def test_a_tip_speaks_of_the_knock_before_the_last_tile(visit: Visit, page_host: PageHost) -> None:
    ada = come(visit, page_host, **LAST_TWO, penalty=2)
    ada.sees(KNOCK)
    expect(ada.page.locator(".tip")).to_be_in_viewport(ratio=1)


def test_a_tip_says_what_blanks_cost_where_they_do(visit: Visit, page_host: PageHost) -> None:
    ada = come(visit, page_host, **MY_TURN, sheet="station")
    ada.press(ada.button("Thanks"))  # for the first tip, how to play
    ada.sees(BLANKS)
    show_view(ada, page_host, **SCENE | MY_TURN, sheet="nordic")
    ada.page.reload()
    ada.table_is_shown()
    expect(ada.lit.first).to_be_visible()
    expect(ada.page.locator(".tip")).to_have_count(0)


def test_a_tip_goes_while_one_looks_for_a_place(visit: Visit, page_host: PageHost) -> None:
    ada = come(visit, page_host, **MY_TURN)
    ada.sees(PLAY)
    ada.press(ada.lit.nth(1))  # it fits on two trains
    expect(ada.slots.first).to_be_visible()
    expect(ada.page.locator(".tip")).to_have_count(0)


def test_a_tip_does_not_outstay_the_move_it_is_about(visit: Visit, server: Server) -> None:
    made = able_to_play(server)
    ada = visit("phone", using="finger", tips=True)
    ada.open_seat(made.table, made.token)
    ada.sees(PLAY)
    ada.take_turn()
    ada.wait_for_turn()
    expect(ada.page.get_by_text(PLAY)).to_have_count(0)


def test_who_wants_no_tips_gets_none_and_may_change_their_mind(
    visit: Visit, page_host: PageHost
) -> None:
    ada = come(visit, page_host, **MY_TURN)
    ada.press(ada.button("No more tips"))
    expect(ada.page.locator(".tip")).to_have_count(0)
    ada.press(ada.button(words.MENU))
    ada.page.get_by_text("Settings", exact=True).click()
    expect(ada.page.get_by_role("switch", name="Tips in a first match")).not_to_be_checked()


@pytest.mark.parametrize(
    ("screen", "language"),
    cases(("320x568", "fr-FR"), rest=[("390x844", "nb-NO"), ("844x390", "es-ES")]),
)
def test_a_tip_hides_neither_a_train_nor_a_tile(
    visit: Visit, page_host: PageHost, screen: str, language: str
) -> None:
    width, height = map(int, screen.split("x"))
    made = page_host.make(seats=4, bots=["greedy"] * 3)
    viewport = {"width": width, "height": height}
    ada = visit("phone", using="finger", tips=True, viewport=viewport, locale=language)
    scene = staged(4, 8)
    hand = scene["hand"][:8]
    show_view(ada, page_host, **scene | {"hand": hand, "legal": [f"{tile}@0" for tile in hand]})
    ada.open_seat(made.table, made.token)
    expect(ada.page.locator(".tip")).to_be_in_viewport(ratio=1)
    ada.page.evaluate(NEXT_FRAMES)
    shown = things(
        ada.page,
        **{"tip": ".tip", "wagon": ".wagon", "loco": ".loco", "plate": ".pill"},
        **{"engine": ".turntable", "tile": ".piece .tile", "deed": ".deeds button"},
    )
    assert sum(each.kind == "wagon" for each in shown) >= 5
    assert [pair for pair in overlaps(shown) if "tip " in pair] == []
    lit = ada.page.locator(".piece.lit .tile").first
    assert side_of(lit, "top") - RING >= side_of(ada.page.locator(".tip"), "bottom")
