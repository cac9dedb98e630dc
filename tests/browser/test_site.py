"""The page as a static site: below a path, on a host that knows nothing of tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import words
from browser.alone import FEW, be_patient, plays
from browser.conftest import Visit
from browser.offline import NO_NETWORK, settle_version
from browser.page_watch import PageWatch
from browser.static_host import StaticHost, static_host
from browser.visitor import Visitor
from mexican_train.cli import main

pytestmark = pytest.mark.usefixtures("page_host")
SERVER = "https://play.example.org"
PAGES = {
    "": "Mexican Train",
    "rules/": "Regler",
    "rules/nordic/": "Nordisk",
    "rules/station/fast+rounds/": "Stasjon, rask, alle runder",
    "learn/": "",
    "score/": "",
    "builder/": "",
    "settle/": "",
    "replay/": "",
}
"""What there is, and what its heading says in Norwegian."""
FETCHED = "This page cannot be fetched"
# What each path is as an address, and which path is found there again.
THERE_AND_BACK = """async (paths) => {
  const { $base_address: { address, pathHere, queryHere, showPath } } = await import('packs/first');
  return paths.map((path) => {
    showPath(path);
    return [address(path), pathHere(), String(queryHere()), location.hash];
  });
}"""
# How many versions of pages are kept, once this one is and has tidied up.
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
  return (await caches.keys()).filter((name) => name.startsWith('mexican-train-')).length;
}"""


@pytest.fixture(name="host", scope="module")
def _host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """A host with a site at /games/."""
    yield from host_with_site(tmp_path_factory.mktemp("host"))


@pytest.fixture(name="own")
def _own(tmp_path: Path) -> Iterator[StaticHost]:
    """One that the test may change and take away."""
    yield from host_with_site(tmp_path)


def host_with_site(root: Path) -> Iterator[StaticHost]:
    write(root, "games")
    with static_host(root) as host:
        yield host
        assert host.missing == []


def write(root: Path, name: str, *more: str) -> None:
    assert main(["site", str(root / name), "--base", f"/{name}/", *more]) == 0


def come(visit: Visit, host: StaticHost, **how: object) -> Visitor:
    ada = visit(port=host.port, **how)
    ada.address += "/games"
    return ada


def sees_page(ada: Visitor, heading: str) -> None:
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(heading)
    expect(ada.page.get_by_text("Siden kan ikke hentes")).to_have_count(0)


@pytest.mark.release
def test_every_page_opens_and_opens_again_in_ones_own_language(
    host: StaticHost, visit: Visit
) -> None:
    ada = come(visit, host, locale="nb-NO")
    for path, heading in PAGES.items():
        ada.page.goto(f"{ada.address}/{path}")
        sees_page(ada, heading)
        expect(ada.page.locator("html")).to_have_attribute("lang", "nb")
        ada.page.reload()
        sees_page(ada, heading)
        assert ada.page.url == f"{ada.address}/{path}"


@pytest.mark.release
def test_links_lead_to_pages_that_there_are_and_back(host: StaticHost, visit: Visit) -> None:
    ada = come(visit, host)
    seen: set[str] = set()
    for path in PAGES:
        ada.page.goto(f"{ada.address}/{path}")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        links = ada.page.locator("a[href]").evaluate_all("all => all.map((each) => each.href)")
        seen |= {link.partition("#")[0] for link in links}
    assert len(seen) > 20
    for link in seen:
        assert link.startswith(f"{ada.address}/"), link
        assert ada.page.request.get(link, max_redirects=0).status == 200

    ada.go_home()
    ada.press(ada.page.get_by_role("link", name=re.compile("^Rules")).first)
    ada.press(ada.page.get_by_role("link", name="Nordic", exact=True).first)
    expect(ada.page).to_have_url(f"{ada.address}/rules/nordic/")
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Rules")
    ada.page.go_forward()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic")


def test_every_path_has_an_address_and_is_found_there_again(host: StaticHost, visit: Visit) -> None:
    ada = come(visit, host)
    ada.go_home()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    told = {
        "/": ["/games/", "/", "", ""],
        "/#host": ["/games/#host", "/", "", "#host"],
        "/learn": ["/games/learn/", "/learn", "", ""],
        "/score#k7/1": ["/games/score/#k7/1", "/score", "", "#k7/1"],
        "/rules/gare/rounds+fast?hand=9": [
            "/games/rules/gare/rounds+fast/?hand=9",
            "/rules/gare/rounds+fast",
            "hand=9",
            "",
        ],
        "/replay": ["/games/replay/", "/replay", "", ""],
    }
    varied = {
        "/t/0abc#x": ["/games/t/?0abc#x", "/t/0abc", "#x"],
        "/replay/0abc/1/2#deal": ["/games/replay/?0abc/1/2#deal", "/replay/0abc/1/2", "#deal"],
    }
    asked = ada.page.evaluate(THERE_AND_BACK, [*told, *varied])
    assert asked[: len(told)] == list(told.values())
    assert [[at, back, part] for at, back, _, part in asked[len(told) :]] == list(varied.values())


def test_a_link_to_a_table_opens_its_door_and_an_address_of_nothing_says_so(
    host: StaticHost, visit: Visit
) -> None:
    ada = come(visit, host)
    ada.page.goto(f"{ada.address}/t/?0abc1234#secret")
    ada.sees("This table is on another device")
    assert ada.page.url == f"{ada.address}/t/?0abc1234#secret"
    ada.page.goto(f"{ada.address}/t/?abc1234#secret")
    ada.sees("The server cannot be reached.")
    ada.page.goto(f"{ada.address}/replay/?abc1234/1/2#secret")
    ada.sees(FETCHED)
    ada.page.goto(f"{ada.address}/404.html")  # as hosts show it, at whatever address
    ada.sees("There is nothing here")
    ada.press(ada.button("Home"))
    expect(ada.page).to_have_url(f"{ada.address}/")


def test_without_a_server_nothing_is_about_other_people(host: StaticHost, visit: Visit) -> None:
    ada = come(visit, host)
    ada.go_home()
    expect(ada.button("Play now")).to_be_visible()
    expect(ada.page.locator(".away")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="Set a table with bots")).to_be_visible()
    for text in ("Play together", "Host a table", "Join a table", "Public tables"):
        expect(ada.page.get_by_text(text)).to_have_count(0)


@pytest.mark.release
def test_a_round_is_played_under_its_path_and_seen_again(host: StaticHost, visit: Visit) -> None:
    ada = come(visit, host)
    be_patient(ada)
    plays(ada, rules=FEW)
    ada.go_home()
    ada.press(ada.button("Play now"))
    ada.table_is_shown()
    expect(ada.page).to_have_url(re.compile(f"^{re.escape(ada.address)}/t/\\?0"))
    ada.play_round()
    ada.press(ada.page.get_by_role("link", name=words.WATCH_AGAIN))
    expect(ada.page).to_have_url(re.compile(f"^{re.escape(ada.address)}/replay/\\?0"))
    ada.sees("The deal")


@pytest.mark.release
def test_a_new_version_is_there_at_the_first_reload(own: StaticHost, visit: Visit) -> None:
    ada = come(visit, own, keeping=True)
    ada.go_home()
    settle_version(ada, version(ada), "en", "/games/")
    before = version(ada)
    write(own.root, "games", "--server", SERVER)
    ada.page.reload()
    together = ada.page.get_by_role("link", name="Play together")
    expect(together).to_have_attribute("href", SERVER)
    expect(together).to_contain_text("play.example.org")
    assert version(ada) != before
    expect(ada.page.get_by_text("Join a table")).to_have_count(0)


@pytest.mark.release
def test_once_it_is_kept_no_host_is_needed_and_sites_beside_it_are_left_alone(
    own: StaticHost, visit: Visit, page_watch: PageWatch
) -> None:
    ada = come(visit, own, keeping=True, locale="nb-NO")
    ada.go_home()
    settle_version(ada, version(ada), "nb", "/games/")
    write(own.root, "other")
    bo = Visitor(ada.page.context.new_page(), ada.address.replace("games", "other"))
    bo.go_home()
    assert bo.page.evaluate(KEPT) == 2
    bo.page.close()

    page_watch.expect(NO_NETWORK)
    own.stop()
    for path, heading in PAGES.items():
        ada.page.goto(f"{ada.address}/{path}")
        sees_page(ada, heading)
        expect(ada.page.locator("html")).to_have_attribute("lang", "nb")


def version(ada: Visitor) -> str:
    """The version of the page that is open."""
    return str(ada.page.locator('meta[name="version"]').get_attribute("content"))
