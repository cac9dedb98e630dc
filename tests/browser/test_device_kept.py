"""Nothing is lost of a table of the device: its page is killed at any moment of a match."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
import tiers
from playwright.sync_api import Error, Page

from browser.conftest import Visit
from browser.own_tables import OwnTable

pytestmark = pytest.mark.usefixtures("page_host")

SEED = 16
MOST = 10
LONG = {"max_pip": 9, "hand": 8}
ROUNDS = 4


def kill(page: Page, *, crash: bool) -> None:
    """Ends a page as a device does: its process dies, or it is closed and not asked."""
    if crash:
        with suppress(Error):
            page.goto("chrome://crash")
    page.close(run_before_unload=False)


@pytest.mark.parametrize("kills", tiers.cases(1, rest=[7]))
def test_a_page_that_is_killed_at_any_moment_has_lost_nothing_it_was_told(
    visit: Visit, kills: int
) -> None:
    rounds = 1 if kills == 1 else ROUNDS
    chance = random.Random(SEED)
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    page = table.page()
    table.make(page, rounds=rounds, rules=LONG)
    for number in range(kills):
        assert table.sit(page)["version"] >= max(table.looked(), default=0)
        assert table.play(page, chance.randint(2, MOST)) != "match_over"
        kill(page, crash=number % 3 == 0)
        page = table.page()
    assert table.sit(page)["version"] >= max(table.looked())
    assert table.play(page) == "match_over"
    assert table.is_whole(page, rounds) > kills
