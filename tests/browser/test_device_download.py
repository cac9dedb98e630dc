"""What tables of the device are made of: fetched when needed, once, whole, for each version."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect
from real import Server

import mexican_train
from browser import words
from browser.alone import STARTING
from browser.conftest import Visit
from browser.offline import NO_NETWORK, SMALL, settle, wait_until
from browser.own_tables import OwnTable
from browser.page_watch import PageWatch

pytestmark = [pytest.mark.usefixtures("page_host"), pytest.mark.release]

PACKAGE = Path(mexican_train.__file__).parent
PIECE = re.compile(r"/web/packs/(\w+\.\w+\.bin)$")
QUIETLY = 20_000
START = """import('/web/base/device.js').then(async ({ device, startDevice }) => {
  await startDevice().catch(() => undefined);
  return [device.phase, device.why];
})"""
KEEP = """import('/web/base/device.js').then(async ({ device, keepDevice }) => {
  await keepDevice();
  return [device.phase, device.kept, device.done === device.all];
})"""
KEPT = "() => import('/web/base/device.js').then(({ device }) => device.kept)"
HAS_WORDS = "(language) => caches.match(`/locales/${language}/rules.ftl`)"
UPDATE = """async () => {
  globalThis.registration = await navigator.serviceWorker.ready;
  await registration.update();
}"""
WAITS = "() => registration.waiting !== null"


def pieces_of(page: Page) -> list[str]:
    """The pieces that the pages of a browser will have asked for, as they do."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if found := PIECE.search(request.url):
            asked.append(found[1])

    page.context.on("request", note)
    return asked


@pytest.fixture(name="edition")
def _edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which servers run from then; what is in it may be changed."""
    copy = tmp_path / "edition" / "mexican_train"
    shutil.copytree(PACKAGE, copy)
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    return copy


@pytest.fixture(name="own")
def _own(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop; named after `edition`, it runs from that copy."""
    with Server(tmp_path) as server:
        yield server


def test_an_interrupted_download_goes_on_where_it_stopped(
    visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect(f"{NO_NETWORK}|Failed to fetch|digest")
    page = (ada := visit()).page
    asked = pieces_of(page)
    page.goto(f"{ada.address}/learn")
    page.route("**/interpreter.*.bin", lambda route: route.abort())
    assert page.evaluate(START) == ["failed", "interrupted"]
    page.unroute("**/interpreter.*.bin")
    missing = {each for each in asked if each.startswith("interpreter")}
    done = set(asked) - missing
    asked.clear()

    def spoilt(route: Route) -> None:
        route.fulfill(response=(answer := route.fetch()), body=answer.body()[::-1])

    page.route("**/game.*.bin", spoilt)
    assert page.evaluate(START) == ["failed", "interrupted"]
    page.unroute("**/game.*.bin")
    asked.clear()
    assert page.evaluate(START) == ["ready", ""]
    assert not done & set(asked)
    assert {each for each in asked if each.startswith("game")} != set()


def test_nothing_of_it_comes_before_it_is_needed_or_all_else_is_long_here(
    own: Server, visit: Visit
) -> None:
    ada = visit(port=own.port, keeping=True)
    asked = pieces_of(ada.page)
    ada.page.clock.install()
    ada.go_home()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    settle(ada)
    assert asked == []
    ada.page.clock.run_for(QUIETLY)
    wait_until(ada.page, KEPT, timeout=STARTING)
    once = len(asked)
    assert once == len(set(asked)) > 10
    ada.page.clock.run_for(QUIETLY)
    ada.page.reload()
    assert ada.page.evaluate(KEEP) == ["asleep", True, True]
    assert len(asked) == once


def test_who_saves_data_is_left_alone(own: Server, visit: Visit) -> None:
    ada = visit(port=own.port, keeping=True)
    ada.page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    asked = pieces_of(ada.page)
    ada.page.clock.install()
    ada.go_home()
    settle(ada)
    ada.page.clock.run_for(QUIETLY)
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    assert asked == []


def test_after_one_visit_all_of_it_works_without_a_server_and_an_upgrade_keeps_the_match(
    edition: Path, own: Server, visit: Visit, page_watch: PageWatch
) -> None:
    ada = visit(port=own.port, keeping=True)
    ada.go_home()
    settle(ada)
    asked = pieces_of(ada.page)
    ada.page.set_default_timeout(STARTING)
    assert ada.page.evaluate(KEEP) == ["asleep", True, True]
    for language in ("fr", "fr-CA", "nb", "es"):
        wait_until(ada.page, HAS_WORDS, language)
    context = ada.page.context
    # Under its own name a module leads to what is packed; pages have no need of it, only this test.
    leading = own.call("GET", "/web/base/device.js").body
    context.route(
        "**/web/base/device.js",
        lambda route: route.fulfill(body=leading, content_type="text/javascript"),
    )
    page_watch.expect(NO_NETWORK)
    own.stop()

    table = OwnTable(context, ada.address)
    page = table.page()
    table.make(page, rounds=1, rules=SMALL)
    seen = table.sit(page)["version"]
    ada.page.goto(f"{ada.address}/rules/nordic")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()

    # The game's own source is another; of the rest nothing is.
    source = edition / "device" / "__init__.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nLATER = 1\n", encoding="utf-8")
    own.start()
    asked.clear()
    page.evaluate(UPDATE)
    page.wait_for_function(WAITS)
    own.stop()
    assert {each.partition(".")[0] for each in asked} <= {"game"}
    for each in context.pages:
        each.close()
    page = table.page()  # of the new version, which was never open with a connection
    assert table.sit(page)["version"] >= seen
    assert table.play(page) == "match_over"
    assert table.is_whole(page, 1) > 0
    own.start()
