"""A server, a browser, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from needs import need
from playwright.sync_api import Browser, sync_playwright
from real import Server
from sockets import HOME

from browser.page_watch import PageWatch
from browser.visitor import Hand, Visitor

CHROMIUM = Path("/usr/bin/chromium-headless-shell")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    # Python in a page is compiled once and simply: few tests play for long enough to gain by more.
    "--js-flags=--liftoff-only",
]
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "phone on its side": {
        **{"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
    },
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "large desk": {"viewport": {"width": 1920, "height": 1080}},
}

# Nothing is kept for other visits, unless a test is about that: it would all be fetched each time.
NO_WORKER = "delete Navigator.prototype.serviceWorker"
# Whoever comes has seen the tips of a first match, unless a test is about them.
TIPS_TOLD = """try {
  localStorage['mexican-train-tips'] ??= '["play", "draw", "marker", "double"]';
} catch {
  // The empty page before the first keeps nothing.
}"""

Visit = Callable[..., Visitor]

WHOLE = {
    *("test_accessible", "test_arriving", "test_by_ear", "test_languages", "test_large_and_narrow"),
    *("test_layout", "test_matches", "test_together"),
}
"""Files that are looked at whole in every run."""
LONG = 8


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true", help="every case of every test in the browser"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a row of cases (screens, languages, hands) takes one, unless all are asked for.

    Which one differs from test to test, so that all screens and languages are among them. Of the
    files that are looked at whole, very long rows are looked at in every third case.
    """
    if config.getoption("thorough"):
        return
    rows: dict[str, list[pytest.Item]] = {}
    for item in items:
        rows.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left = []
    for name, cases in rows.items():
        chosen = crc32(name.encode())
        if Path(name.partition("::")[0]).stem not in WHOLE:
            kept = [cases[chosen % len(cases)]]
        else:
            kept = cases if len(cases) <= LONG else cases[chosen % 3 :: 3]
        left += [case for case in cases if case not in kept]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


# The browser lives as long as this folder's tests: its event loop would be in the way of others'.
@pytest.fixture(name="chromium", scope="package")
def _chromium() -> Iterator[Browser]:
    need(CHROMIUM.exists(), str(CHROMIUM))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(name="server", scope="package")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as server:
        yield server
        assert not server.trouble()


@pytest.fixture(name="page_watch")
def _page_watch() -> Iterator[PageWatch]:
    """Fails every test in which a page complains, or asks a host that is not its own."""
    page_watch = PageWatch()
    yield page_watch
    assert not page_watch.complaints
    assert all(host.startswith(f"{HOME}:") for host in page_watch.hosts), page_watch.hosts


@pytest.fixture(name="visit")
def _visit(chromium: Browser, server: Server, page_watch: PageWatch) -> Iterator[Visit]:
    """Lets someone come with a browser of their own: `visit("phone", using="finger")`."""
    contexts = []

    def come(
        screen: str = "desk",
        using: Hand = "mouse",
        port: int | None = None,
        keeping: bool = False,
        tips: bool = False,
        **more: Any,
    ) -> Visitor:
        how = {"locale": "en-US", "reduced_motion": "reduce", **SCREENS[screen], **more}
        context = chromium.new_context(**how)
        contexts.append(context)
        if not keeping:
            context.add_init_script(NO_WORKER)
        if not tips:
            context.add_init_script(TIPS_TOLD)
        page_watch.watch(context)
        return Visitor(context.new_page(), f"http://{HOME}:{port or server.port}", using)

    yield come
    for context in contexts:
        context.close()
