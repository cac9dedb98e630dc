"""A worker of the page that fails: whoever is at a table comes back to another one."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.offline import SMALL, wait_until
from browser.own_tables import OwnTable
from browser.page_watch import PageWatch

pytestmark = [pytest.mark.usefixtures("page_host"), pytest.mark.release]

# Answers no more, or fails, when it is told so.
MISHAPS = """addEventListener('message', ({ data }) => {
  if (data.text?.includes('freeze')) for (;;);
  if (data.text?.includes('stumble')) throw new Error('stumbled');
});"""
SAYS = "(type) => own.say({ type, id: 'x' })"
MIND = "import('/web/base/device.js').then(({ mindDevice }) => mindDevice())"
PATIENCE = 13_000
LOST = "own.until(() => own.closed).then(() => [own.closed, own.device.phase])"
GIVEN_BACK = "async () => (await navigator.locks.query()).held.length === 0"
REOPENED = """async () => {
  for (let number = 0; number < 5; number += 1) {
    own.socket.close();
    own.sit([...own.seat, `again${number}`]);
  }
  await own.sit([...own.seat, 'last']);
}"""


def test_a_worker_that_fails_or_says_nothing_more_is_started_again(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("stumbled")
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    table.before_the_worker(MISHAPS)
    page = table.page()
    table.make(page, rounds=1, rules=SMALL)
    before = table.sit(page)
    page.evaluate(SAYS, "stumble")
    assert page.evaluate(LOST) == [1, "asleep"]
    assert table.sit(page)["version"] >= before["version"]

    page.clock.install()
    page.evaluate(MIND)
    page.clock.run_for(PATIENCE)
    assert page.evaluate("[own.closed, own.device.phase]") == [0, "ready"]
    page.evaluate(SAYS, "freeze")
    page.evaluate(MIND)
    page.clock.run_for(PATIENCE)
    assert page.evaluate(LOST) == [1, "asleep"]
    assert table.sit(page)["version"] >= before["version"]
    assert table.play(page) == "match_over"
    assert table.is_whole(page, 1) > 0


def test_a_page_that_comes_and_goes_keeps_its_own_table(visit: Visit) -> None:
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    page = table.page()
    table.make(page, rounds=1, rules=SMALL)
    table.sit(page)
    page.evaluate("(seat) => { own.seat = seat; }", list(table.seat))
    page.evaluate(REOPENED)
    assert page.evaluate("own.closed") == 0
    assert table.play(page) == "match_over"
    held = page.evaluate("navigator.locks.query().then(({ held }) => held.map(({ name }) => name))")
    assert held == [f"mexican-train-{table.seat[0]}"]
    page.evaluate("own.socket.close()")
    wait_until(page, GIVEN_BACK)
