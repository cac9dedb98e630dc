"""The page without its server: what works then, how it comes back, and that it is of one piece."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from real import Server

import mexican_train
from browser import words
from browser.conftest import Visit
from browser.offline import NO_NETWORK, SMALL, settle
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.visitor import Visitor
from mexican_train.languages import language_for

pytestmark = pytest.mark.usefixtures("page_host")
AWAY = "You can still learn the game and read the rules"
PACKAGE = Path(mexican_train.__file__).parent
# Done when the worker of another version is ready to begin.
WAITING = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  await new Promise((resolve) => {
    if (registration.waiting) resolve();
    else installing.addEventListener('statechange', resolve);
  });
}"""
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""
RELOADED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture(name="edition")
def _edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which servers run from then; the page in it may be changed."""
    copy = tmp_path / "edition" / "mexican_train"
    shutil.copytree(PACKAGE, copy)
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    return copy / "web"


@pytest.fixture(name="host")
def _host() -> Iterator[PageHost]:
    """A host of the page that the test may close."""
    host = PageHost()
    yield host
    host.close()


@pytest.fixture(name="own")
def _own(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop; named after `edition`, it runs from that copy."""
    with Server(tmp_path) as server:
        yield server


def come_and_settle(visit: Visit, *screen: str, **how: Any) -> Visitor:
    """Return a visitor whose browser has stored the page."""
    ada = visit(*screen, keeping=True, **how)
    ada.go_home()
    settle(ada, language_for(how.get("locale", "en")))
    return ada


@pytest.mark.release
def test_without_the_server_home_and_rules_and_lesson_open(
    host: PageHost, visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_and_settle(visit, port=host.port)
    page_watch.expect(f"{NO_NETWORK}|Failed to fetch")
    host.close()
    ada.page.reload()
    ada.sees(AWAY)
    ada.press(ada.button(words.PLAY_NOW))
    ada.sees("could be fetched. What is here stays")  # nothing of tables here is kept yet
    expect(ada.button("Try again")).to_be_visible()
    for path in ("/rules", "/rules/nordic", "/learn"):
        ada.page.goto(f"{ada.address}{path}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.get_by_text("This page cannot be fetched")).to_have_count(0)


def test_ready_questions_are_answered_without_a_connection(
    host: PageHost, visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_and_settle(visit, "phone", port=host.port)
    page_watch.expect(NO_NETWORK)
    host.close()
    ada.page.goto(f"{ada.address}/settle")
    ada.press(ada.button("I can\u2019t cover my own double, so I pass. Does my marker go on?"))
    ruled = ada.page.locator(".question.open .ruling")
    expect(ruled).to_have_count(2)
    expect(ruled.last).to_be_in_viewport()
    expect(ruled.last).to_contain_text("Your marker stays as it is.")
    expect(ruled.last).to_contain_text("but this time your marker does not go on")
    expect(ada.page.get_by_text("MB")).to_have_count(0)


@pytest.mark.release
def test_it_speaks_ones_own_language_without_the_server(
    host: PageHost, visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_and_settle(visit, port=host.port, locale="fr-CA")
    page_watch.expect(NO_NETWORK)
    host.close()
    ada.page.goto(f"{ada.address}/rules")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr-CA")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_table_says_that_the_server_is_away_and_comes_back_by_itself(
    own: Server, visit: Visit, page_watch: PageWatch
) -> None:
    made = own.make(rules=SMALL, seats=2, bots=["greedy"])
    ada = visit(port=own.port, keeping=True)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    settle(ada)
    hand = sorted(ada.hand())
    page_watch.expect(NO_NETWORK)
    own.stop()
    ada.page.reload()
    ada.sees(words.LOST)
    own.start()
    ada.table_is_shown()
    assert sorted(ada.hand()) == hand
    ada.go_home()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    expect(ada.page.get_by_text(AWAY)).to_have_count(0)


def test_nothing_of_a_table_is_kept(server: Server, visit: Visit) -> None:
    made = server.make(rules=SMALL, seats=2, bots=["greedy"])
    ada = come_and_settle(visit)
    ada.page.goto(f"{ada.address}/t/{made.table}")  # asks what anyone may know of the table
    ada.sees(words.LOCKED)
    ada.go_home()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    assert ada.page.evaluate(CONTROLLED)
    kept = ada.page.evaluate(KEPT)
    assert "/web/index.html" in kept
    assert "/api/sheets" in kept
    assert [path for path in kept if "tables" in path or made.table in path] == []


def another_edition(web: Path, mark: str) -> None:
    """Changes two modules of the page: one that it has at once, and one that comes later."""
    for name in ("parts/link.js", "rules/rules.js"):
        text = (web / name).read_text(encoding="utf-8").split("\n// edition")[0]
        line = f"(globalThis.editions ??= []).push('{mark}');"
        (web / name).write_text(f"{text}\n// edition\n{line}\n", encoding="utf-8")


def editions(visitor: Visitor) -> list[str]:
    """Which editions of its modules the page runs."""
    return list(visitor.page.evaluate("globalThis.editions"))


def open_rules(visitor: Visitor) -> None:
    """Goes on to the rules without leaving the page."""
    visitor.page.locator('a[href="/rules"]').first.click()
    expect(visitor.page.locator("main.home")).to_have_count(0)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.release
def test_a_new_version_is_there_at_the_first_reload_and_nothing_is_mixed(
    visit: Visit, edition: Path, own: Server, page_watch: PageWatch
) -> None:
    another_edition(edition, "old")
    own.stop()
    own.start()
    ada = come_and_settle(visit, port=own.port)
    bo = Visitor(ada.page.context.new_page(), ada.address)
    bo.go_home()
    expect(bo.button(words.PLAY_NOW)).to_be_visible()
    assert (editions(ada), editions(bo)) == (["old"], ["old"])

    page_watch.expect(NO_NETWORK)
    own.stop()
    another_edition(edition, "new")
    own.start()
    ada.page.reload()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    assert editions(ada) == ["new"]
    open_rules(ada)
    assert editions(ada) == ["new", "new"]
    open_rules(bo)  # whose page was there before
    assert editions(bo) == ["old", "old"]

    ada.page.evaluate(WAITING)
    context = ada.page.context
    for page in context.pages:
        page.close()
    cleo = Visitor(context.new_page(), ada.address)
    cleo.go_home()
    settle(cleo)
    page_watch.expect(NO_NETWORK)
    own.stop()
    cleo.go_home()
    open_rules(cleo)
    assert editions(cleo) == ["new", "new"]
    own.start()


@pytest.mark.release
def test_a_page_whose_protocol_is_gone_comes_back_with_the_one_that_the_server_has_now(
    visit: Visit, edition: Path, own: Server, page_watch: PageWatch
) -> None:
    made = own.make(bots=["greedy"])
    ada = visit(port=own.port, keeping=True)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    settle(ada)
    hand = sorted(ada.hand())
    page_watch.expect(f"{NO_NETWORK}|4426")
    own.stop()
    (page,) = edition.rglob("wire.js")
    number = edition.parent / "protocol" / "number.py"
    for path, old, new in [
        (page, "PROTOCOL = 1;", "PROTOCOL = 2;"),
        (number, "SPOKEN = (1,)", "SPOKEN = (2,)"),
    ]:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    own.start()
    ada.page.wait_for_function(RELOADED)
    ada.table_is_shown()
    assert sorted(ada.hand()) == hand


def test_the_page_can_be_installed(visit: Visit) -> None:
    ada = visit(keeping=True)
    ada.go_home()
    link = ada.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = ada.page.request.get(f"{ada.address}{link}").json()
    assert manifest["name"] == "Mexican Train"
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = ada.page.request.get(f"{ada.address}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    session = ada.page.context.new_cdp_session(ada.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])
