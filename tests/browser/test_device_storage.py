"""The storage of a device's tables in bad weather: full, closed to the page, of a later version;
and that whatever keeps them does the same."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from device.memory_shelf import MemoryShelf
from playwright.sync_api import CDPSession

import mexican_train
from browser.conftest import Visit
from browser.own_tables import OwnTable
from browser.page_watch import PageWatch

pytestmark = pytest.mark.usefixtures("page_host")

SHELF = Path(mexican_train.__file__).parent / "web" / "device" / "shelf.js"
NO_STORAGE = """Object.defineProperty(globalThis, 'indexedDB', {
  get() { throw new DOMException('not here', 'SecurityError'); },
});"""
LATER = 1013
OPEN_LATER_FORM = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('mexican-train', 2);
  opening.onsuccess = () => resolve(opening.result.close());
  opening.onerror = () => reject(opening.error);
})"""
MAY_ACT = "own.until(() => own.view.phase === 'playing' && own.view.turn === 0)"
ACT = """() => {
  const id = own.act(own.view.legal[0]);
  return own.until(() => own.last.id === id).then(() => own.last);
}"""
BACK = "own.until(() => own.last.type === 'welcome')"
ROOM = 24_000_000
# Takes all the room there is for this page, with bytes that cannot be made smaller.
FILL = """async () => {
  const opening = indexedDB.open('filler', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true });
  await new Promise((resolve) => { opening.onsuccess = resolve; });
  const put = (size) => new Promise((resolve) => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += 65_536) {
      crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, size)));
    }
    const writing = opening.result.transaction('all', 'readwrite');
    writing.objectStore('all').add(bytes);
    writing.oncomplete = () => resolve(true);
    writing.onabort = () => resolve(false);
  });
  for (let size = 4_000_000; size > 10; size = Math.floor(size / 4)) while (await put(size));
}"""
STEPS = 400
ASKED = """async ([named, steps]) => {
  const { PassingShelf, openShelf } = await import('/shelf.js');
  const shelf = named === 'passing' ? new PassingShelf() : await openShelf();
  const answers = [String(shelf.lasting)];
  for (const [does, ...given] of steps) answers.push(await shelf[does](...given));
  return answers;
}"""


def quota(session: CDPSession, address: str, size: int) -> None:
    """How much the browser keeps for the page."""
    session.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": size})


@pytest.mark.release
def test_what_there_is_no_room_for_is_refused_and_can_be_done_again(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("storage_failed")
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    session = ada.page.context.new_cdp_session(ada.page)
    quota(session, ada.address, ROOM)
    page = table.page()
    table.make(page, rounds=1)
    table.sit(page)
    page.evaluate(MAY_ACT)
    before = table.view(page)
    page.evaluate(FILL)
    refused = page.evaluate(ACT)
    assert (refused["type"], refused["reason"]) == ("refused", "storage")
    page.evaluate(BACK)
    again = table.view(page)
    assert [again[each] for each in ("version", "hand", "legal")] == [
        before[each] for each in ("version", "hand", "legal")
    ]
    quota(session, ada.address, 10 * ROOM)
    done = page.evaluate(ACT)
    assert done["type"] == "ack", done
    assert table.play(page) == "match_over"
    assert table.is_whole(page, 1) > 0


@pytest.mark.release
def test_a_browser_that_keeps_nothing_plays_and_says_that_it_will_not_last(visit: Visit) -> None:
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    table.before_the_worker(NO_STORAGE)
    page = table.page()
    table.make(page, rounds=1)
    assert page.evaluate("own.device.lasting") is False
    table.sit(page)
    assert table.play(page, 4) == "playing"
    # A table that is kept somewhere else is not said to be gone: the page would forget it.
    page.evaluate("own.sit(['0zzzzzzzz', 'x', 'lost'])")
    assert page.evaluate("own.closed") == LATER


@pytest.mark.release
def test_what_a_later_version_keeps_in_another_form_is_left_alone(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect("VersionError|storage_failed")
    ada = visit()
    table = OwnTable(ada.page.context, ada.address)
    page = table.page()
    table.make(page, rounds=1)
    table.sit(page)
    page.evaluate(MAY_ACT)
    page.evaluate(OPEN_LATER_FORM)
    assert page.evaluate(ACT)["reason"] == "storage"
    page.reload()
    why = """import('/web/base/device.js').then(async ({ device, startDevice }) => {
      await startDevice().catch(() => undefined);
      return [device.phase, device.why];
    })"""
    assert page.evaluate(why) == ["failed", "newer"]


def some_steps(chance: random.Random) -> list[list[str]]:
    """What a shelf may be asked, in an order."""
    names: list[Any] = ["a", "b", "ab", 1, 2, 10, -3]

    def key() -> list[Any]:
        return chance.choices(names, k=chance.randint(1, 3))

    def bounds() -> list[list[Any]]:
        first = key()
        return chance.choice([[first, [*first, "\uffff"]], [first, first]])

    steps = []
    for number in range(STEPS):
        if chance.random() < 0.4:
            steps.append(["read", *map(json.dumps, bounds())])
            continue
        changes = {
            "drop": [bounds() for _ in range(chance.choice([0, 0, 1, 2]))],
            "put": [[key(), f"p{number}"] for _ in range(chance.choice([0, 1, 2]))],
            "add": [[key(), f"a{number}"] for _ in range(chance.choice([0, 1, 2]))],
        }
        steps.append(["write", json.dumps(changes)])
    return steps


async def asked_in_python(steps: list[list[str]]) -> list[str]:
    shelf = MemoryShelf()
    return [await getattr(shelf, does)(*given) for does, *given in steps]


def test_every_shelf_answers_alike(visit: Visit) -> None:
    steps = some_steps(random.Random(16))
    with ThreadPoolExecutor(1) as pool:
        here = pool.submit(lambda: asyncio.run(asked_in_python(steps))).result()
    ada = visit()
    source = SHELF.read_text(encoding="utf-8")
    ada.page.context.route(
        "**/shelf.js", lambda route: route.fulfill(body=source, content_type="text/javascript")
    )
    ada.page.goto(f"{ada.address}/learn")
    assert {"", "taken"} < set(here)
    for kind, lasting in (("passing", "false"), ("storage", "true")):
        told, *answers = ada.page.evaluate(ASKED, [kind, steps])
        assert told == lasting
        for (does, *_), one, other in zip(steps, here, answers, strict=True):
            assert (json.loads(one) == json.loads(other)) if does == "read" else one == other
