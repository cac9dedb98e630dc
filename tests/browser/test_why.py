"""A tap on a tile that cannot be played says why."""

from __future__ import annotations

from playwright.sync_api import expect
from real import Server

from browser.conftest import Visit
from browser.words import spoken

RULES = {"max_pip": 6, "hand": 8, "engine": "descending", "first": "rotate"}
"""The engine is 6-6, and whoever makes the table begins."""


def test_a_tap_on_a_tile_that_does_not_fit_says_what_it_would_have_to_fit(
    visit: Visit, server: Server
) -> None:
    made = server.make(bots=["greedy"], rules=RULES)
    ada = visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    with server.player(made.table, token=made.token) as player:
        tile = next(tile for tile in player.view["hand"] if "6" not in tile)
    ada.held(spoken(tile)).tap(force=True)  # it is there to be looked at, not to be played
    told = f"{tile} fits none of the trains you may play on: they end in 6."
    expect(ada.page.locator(".advice")).to_have_text(told)
    # It stands by the hand: the ends it speaks of are in sight.
    expect(ada.page.locator(".notice")).to_have_count(0)
    said, tray = (ada.page.locator(each).bounding_box() for each in (".advice", ".tray"))
    assert said is not None
    assert tray is not None
    assert said["y"] >= tray["y"]
    ada.press(ada.lit.first)
    expect(ada.page.locator(".advice")).to_have_count(0)
