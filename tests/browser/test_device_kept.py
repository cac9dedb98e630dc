"""Nothing is lost of a table of the device: its page is killed at any moment of a match."""

from __future__ import annotations

import random
from contextlib import suppress

from playwright.sync_api import Error, Page

from browser.conftest import Visit
from browser.own_tables import OwnTable

SEED = 16
KILLS = 7
MOST = 10
LONG = {"max_pip": 9, "hand": 8}
ROUNDS = 4


def kill(page: Page, *, crash: bool) -> None:
    """Ends a page as a device does: its process dies, or it is closed and not asked."""
    if crash:
        with suppress(Error):
            page.goto("chrome://crash")
    page.close(run_before_unload=False)


def test_a_page_that_is_killed_at_any_moment_has_lost_nothing_it_was_told(visit: Visit) -> None:
    chance = random.Random(SEED)
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    page = table.page()
    table.make(page, rounds=ROUNDS, rules=LONG)
    for number in range(KILLS):
        seen = max(table.looked(), default=0)
        assert table.sit(page)["version"] >= seen
        assert table.play(page, chance.randint(2, MOST)) != "match_over"
        kill(page, crash=number % 3 == 2)
        page = table.page()
    assert table.sit(page)["version"] >= max(table.looked())
    assert table.play(page) == "match_over"
    assert table.is_whole(page, ROUNDS) > KILLS
