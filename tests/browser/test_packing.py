"""The page as the server packs it, and as it is written: the same modules, and there at once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from real import Server

import mexican_train
from browser import boxes, words
from browser.conftest import Visit
from browser.offline import NO_NETWORK
from browser.page_watch import PageWatch
from mexican_train.packing.site import ALONE
from mexican_train.server.net.app import WEB

pytestmark = pytest.mark.usefixtures("page_host")
MODULES = sorted(
    name for path in WEB.rglob("*.js") if (name := path.relative_to(WEB).as_posix()) not in ALONE
)
# What each module exports, and of which kind it is.
EXPORTS = """(names) => Promise.all(names.map(async (name) => {
  const found = await import(`/web/${name}`);
  const called = (each) => `${typeof each} ${each?.name}`.replace('$default', 'default');
  return [name, Object.keys(found).sort().map((key) => [key, called(found[key])])];
}))"""
MOST_REQUESTS = 12
SCRIPTS = "**/web/packs/*.js"


@pytest.fixture(name="unpacked", scope="module")
def _unpacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("unpacked"), "--dev") as server:
        yield server
        assert not server.trouble()


def requests_of(visit: Visit) -> tuple[Any, list[str]]:
    """Someone on a phone, and what their page asks for from now on."""
    visitor = visit("phone", using="finger")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    return visitor, asked


@pytest.mark.release
def test_packed_and_unpacked_every_module_offers_the_same(
    server: Server, unpacked: Server, visit: Visit
) -> None:
    offered = []
    for each in (server, unpacked):
        ada = visit(port=each.port)
        ada.go_home()
        expect(ada.button(words.PLAY_NOW)).to_be_visible()
        offered.append(ada.page.evaluate(EXPORTS, MODULES))
    packed, plain = offered
    assert len(plain) > 100
    assert packed == plain


@pytest.mark.release
def test_unpacked_a_match_is_played_as_well(unpacked: Server, visit: Visit) -> None:
    ada = visit(port=unpacked.port)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.play_now("Ada")
    ada.table_is_shown()
    assert ada.take_turn()
    assert not [url for url in asked if "/packs/" in url]
    assert any(url.endswith("/web/session/wire.js") for url in asked)


@pytest.fixture(name="edition")
def _edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which servers run from then; the page in it may be changed."""
    copy = tmp_path / "edition" / "mexican_train"
    shutil.copytree(Path(mexican_train.__file__).parent, copy)
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    return copy / "web"


def change(script: Path, old: str, new: str) -> None:
    text = script.read_text(encoding="utf-8")
    assert old in text
    script.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.release
def test_unpacked_what_is_changed_on_disk_is_there_at_the_next_request(
    tmp_path: Path, edition: Path, visit: Visit
) -> None:
    with Server(tmp_path, "--dev") as server:
        ada = visit(port=server.port)
        ada.go_home()
        expect(ada.page.locator(".parade .wagon")).not_to_have_count(0)
        change(edition / "home" / "front.js", 'class="parade"', 'class="parade changed"')
        ada.page.reload()
        expect(ada.page.locator(".parade.changed")).to_be_visible()
        ada.page.close()


@pytest.mark.release
def test_a_page_whose_parts_are_gone_is_loaded_anew_where_it_was_going(
    tmp_path: Path, edition: Path, visit: Visit, page_watch: PageWatch
) -> None:
    page_watch.expect(NO_NETWORK)
    with Server(tmp_path) as server:
        ada = visit(port=server.port)  # keeps nothing, as a browser does that is called by address
        ada.go_home()
        expect(ada.button(words.PLAY_NOW)).to_be_visible()
        ada.page.evaluate("() => { globalThis.old = true; }")
        server.stop()
        change(edition / "rules" / "rules.js", "export", "globalThis.changed = true;\nexport")
        server.start()
        ada.page.locator('a[href="/rules"]').first.click()
        ada.page.wait_for_function("() => globalThis.changed && !globalThis.old")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_home_is_painted_before_any_code_has_come(visit: Visit, page_watch: PageWatch) -> None:
    page_watch.expect(NO_NETWORK)
    ada = visit("phone", locale="nb-NO")
    ada.page.route(SCRIPTS, lambda route: route.abort())
    ada.go_home()
    expect(ada.page.get_by_role("heading", name="Mexican Train")).to_be_visible()
    expect(ada.page.get_by_text("Legg toget ditt")).to_be_visible()
    expect(ada.page).to_have_title("Mexican Train")


def test_a_first_screen_in_another_language_than_ones_own_is_never_seen(visit: Visit) -> None:
    ada = visit("phone")
    ada.go_home()
    ada.page.get_by_role("radio", name="Español").check()
    expect(ada.button("Jugar ya")).to_be_visible()
    held: list[Route] = []
    ada.page.route(SCRIPTS, lambda route: held.append(route))
    ada.page.reload(wait_until="commit")
    shell = ada.page.locator(".shell")
    expect(shell).to_have_count(1)
    expect(shell).to_be_hidden()
    ada.page.unroute(SCRIPTS)  # lets those go that are held
    expect(ada.button("Jugar ya")).to_be_visible()
    expect(shell).to_have_count(0)


def test_what_is_painted_first_stays_where_it_is(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    held: list[Route] = []
    ada.page.route(SCRIPTS, lambda route: held.append(route))
    ada.page.goto(f"{ada.address}/", wait_until="commit")
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    boxes.await_fonts(ada.page)
    before = heading.bounding_box()
    for route in held:
        route.continue_()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    assert heading.bounding_box() == before


@pytest.mark.release
def test_each_first_screen_comes_with_few_requests(server: Server, visit: Visit) -> None:
    made = server.make(seats=3, bots=["greedy"])
    ada, asked = requests_of(visit)
    ada.go_home()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert 4 <= len(asked) <= MOST_REQUESTS, asked

    bo, asked = requests_of(visit)
    bo.open_invite(made.table, made.invite)
    expect(bo.button(words.TAKE_A_SEAT)).to_be_visible()
    bo.page.wait_for_load_state("networkidle")
    assert 4 <= len(asked) <= MOST_REQUESTS, asked
    bo.sit_down_as("Bo")

    game = server.make(seats=2, bots=["greedy"])
    cleo, asked = requests_of(visit)
    cleo.open_seat(game.table, game.token)
    cleo.table_is_shown()
    asked.clear()
    cleo.page.reload()
    cleo.table_is_shown()
    cleo.page.wait_for_load_state("networkidle")
    assert 4 <= len(asked) <= MOST_REQUESTS, asked
