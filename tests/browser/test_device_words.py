"""Bad weather on one's own device: each kind is told in a sentence, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser import words
from browser.alone import be_patient, come_alone, plays, prepare_worker
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

INTERRUPTED = "could be fetched. What is here stays"
TOO_OLD = "This browser is too old to play by itself"
PASSING = "a match on this device is gone when you close the tab"
NO_ROOM = "There is no room left on this device"
ELSEWHERE = "You went on with this match in another tab."
LATER = "A later version of this page went on with this match."
AGAIN = "Try again"
# The worker's storage is full for as long as somebody says so.
FULL = """{
  const { transaction } = IDBDatabase.prototype;
  let full = false;
  new BroadcastChannel('room').onmessage = ({ data }) => { full = data; };
  IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
    if (full && mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
    return transaction.call(this, stores, mode, ...rest);
  };
}"""
NO_STORAGE = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"
SAY_FULL = "(full) => new BroadcastChannel('room').postMessage(full)"
# Somebody's later version has written an entry of its own kind to a log.
WRITE_LATER = """(table) => new Promise((resolve) => {
  const opening = indexedDB.open('mexican-train');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('kept', 'readwrite');
    const entry = JSON.stringify({ type: 'of_later' });
    writing.objectStore('kept').put(JSON.stringify([0, null, null, entry]), ['log', table, 99999]);
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""


def begin(ada: Visitor) -> None:
    """Plays at once from the home page."""
    ada.go_home()
    ada.press(ada.button(words.PLAY_NOW))


def table_of(ada: Visitor) -> str:
    return ada.page.url.rpartition("/")[2].partition("#")[0]


@pytest.mark.release
def test_what_was_not_fetched_whole_is_tried_again(visit: Visit, page_watch: PageWatch) -> None:
    ada = come_alone(visit, page_watch)
    page_watch.expect("Interrupted|Failed to fetch|integrity")
    plays(ada)
    ada.page.context.route("**/library.*.bin", lambda route: route.abort())
    begin(ada)
    ada.sees(INTERRUPTED)
    ada.page.context.unroute("**/library.*.bin")
    ada.press(ada.button(AGAIN))
    ada.table_is_shown()


def test_a_browser_that_is_too_old_is_told_so_before_and_when_one_plays(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    ada.page.context.add_init_script("delete globalThis.WebAssembly")
    begin(ada)
    ada.sees(TOO_OLD)
    ada.sees("This browser cannot run tables by itself.")


@pytest.mark.release
def test_where_nothing_is_kept_one_knows_before_one_plays(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    plays(ada)
    ada.page.context.add_init_script("delete globalThis.indexedDB")
    prepare_worker(ada.page.context, NO_STORAGE)
    ada.go_home()
    ada.sees(PASSING)
    ada.press(ada.button(words.PLAY_NOW))
    ada.table_is_shown()
    expect(ada.page.locator(".head")).to_contain_text("in this tab only")
    expect(ada.page.locator(".notice", has_text=PASSING)).to_be_visible()


@pytest.mark.release
def test_without_room_a_move_is_refused_and_made_again_when_there_is(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("storage_failed")
    ada = come_alone(visit, page_watch)
    plays(ada)
    prepare_worker(ada.page.context, FULL)
    begin(ada)
    ada.table_is_shown()
    ada.wait_for_turn()
    hand = sorted(ada.hand())
    ada.page.evaluate(SAY_FULL, True)
    ada.act()
    expect(ada.page.locator(".notice", has_text=NO_ROOM)).to_be_visible()
    assert sorted(ada.hand()) == hand
    ada.page.evaluate(SAY_FULL, False)
    ada.take_turn()


@pytest.mark.release
def test_the_later_of_two_tabs_has_the_match_and_a_later_version_keeps_it(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    plays(ada)
    begin(ada)
    ada.table_is_shown()
    ada.wait_for_turn()
    table, hand = table_of(ada), sorted(ada.hand())
    tab = Visitor(ada.page.context.new_page(), ada.address)
    be_patient(tab)
    tab.page.goto(f"{ada.address}/t/{table}")
    tab.table_is_shown()
    ada.sees(ELSEWHERE)
    ada.press(ada.button("Play here"))
    ada.table_is_shown()
    tab.sees(ELSEWHERE)
    assert sorted(ada.hand()) == hand
    tab.page.close()

    # The worker breaks down, and the table comes back by itself.
    page_watch.expect("broken down")
    (worker,) = ada.page.workers
    worker.evaluate("() => { setTimeout(() => { throw new Error('broken down'); }); }")
    ada.sees("Your table is being set up again…")
    ada.sees(words.FOUND)
    assert sorted(ada.hand()) == hand

    ada.page.evaluate(WRITE_LATER, table)
    ada.page.reload()
    ada.sees(LATER)


def test_over_plain_http_it_says_what_is_missing(visit: Visit) -> None:
    ada = visit()
    ada.go_home()
    ada.sees("This page was opened without https")
