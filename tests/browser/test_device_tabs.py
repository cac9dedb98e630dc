"""Two tabs with the same table of the device: the later one has it, and nothing is done twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.own_tables import OwnTable
from browser.page_watch import PageWatch

pytestmark = [pytest.mark.usefixtures("page_host"), pytest.mark.release]

ELSEWHERE = 4409
SWAPS = 5
LONG = {"max_pip": 9, "hand": 10}
ROUNDS = 8
NO_LOCKS = "delete WorkerNavigator.prototype.locks;"


def closed(page: Page) -> int:
    """With which code the connection of a page was closed, once it is."""
    return int(page.evaluate("own.until(() => own.closed).then(() => own.closed)"))


def heard(page: Page) -> int:
    """How many messages a page has been told."""
    return int(page.evaluate("own.heard"))


def test_the_later_tab_has_the_table_and_the_earlier_is_told_so(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("storage_failed")
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    one, other = table.page(), table.page()
    other.evaluate("own.start()")
    table.make(one, rounds=ROUNDS, rules=LONG)
    table.sit(one)
    for _ in range(SWAPS):
        # Moves and their acknowledgements are under way as the other comes; not so many that the
        # match could be over before.
        one.evaluate("own.moves = 8; own.move()")
        table.sit(other)
        assert closed(one) == ELSEWHERE
        told = heard(one)
        assert table.play(other, 6) != "match_over"
        assert heard(one) == told
        one, other = other, one
    assert table.play(one) == "match_over"
    assert table.is_whole(one, ROUNDS) > 0


def test_without_locks_who_was_second_to_save_reads_again_and_goes_on(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("storage_failed")
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    table.before_the_worker(NO_LOCKS)
    one, other = table.page(), table.page()
    other.evaluate("own.start()")
    table.make(one, rounds=1, rules=LONG)
    for page in (one, other):
        table.sit(page)
    phase = ""
    while phase != "match_over":
        phase = table.play(one, 4)
        one, other = other, one
    lives = {each["id"].partition("-")[0] for each in table.told if each["type"] == "ack"}
    assert len(lives) == 2
    assert table.is_whole(one, 1) > 0
    assert (one.evaluate("own.closed"), other.evaluate("own.closed")) == (0, 0)
