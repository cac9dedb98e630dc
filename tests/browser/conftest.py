"""A server, a browser, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from needs import need
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from real import Server
from sockets import HOME
from tiers import cases

from browser import failures
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.visitor import Hand, Visitor

CHROMIUM = Path("/usr/bin/chromium-headless-shell")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    # The sound library of the system would leave a folder among the temporary files.
    "--disable-audio-output",
    # Python in a page is compiled once and simply: few tests play for long enough to gain by more.
    "--js-flags=--liftoff-only",
]
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "phone on its side": {
        "viewport": {"width": 844, "height": 390},
        "has_touch": True,
        "is_mobile": True,
    },
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "large desk": {"viewport": {"width": 1920, "height": 1080}},
}
SCREEN_CASES = cases("phone", "desk", rest=["phone on its side", "large desk"])
"""The screens of the gate, then those of `./test all`."""

# Nothing is kept for other visits, unless a test is about that: it would all be fetched each time.
NO_WORKER = "delete Navigator.prototype.serviceWorker"
# A visitor has read the tips of a first match, unless a test is about them.
TIPS_TOLD = """try {
  localStorage['mexican-train-tips'] ??=
    '["play", "draw", "marker", "double", "knock", "blanks", "double-blank"]';
} catch {
  // The empty page before the first keeps nothing.
}"""
# Chance is the same in every run. Each page of a context has numbers of its own, or the ids of its
# messages would be those of the page before.
CHANCE = """((seed) => {
  let page = 0;
  try {
    page = Number(localStorage['test-pages'] ?? 0) + 1;
    localStorage['test-pages'] = page;
  } catch {
    // The empty page before the first keeps nothing.
  }
  let state = (seed * 0x9e3779b1 + page * 0x85ebca6b) >>> 0;
  const next = () => {  // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  Crypto.prototype.getRandomValues = (values) => {
    // The nonce of a device depends on nothing that happened before, or deals would differ.
    if (values.length === 32) return values.fill(seed);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() >>> 24;
    return values;
  };
  Crypto.prototype.randomUUID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
})"""

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder: they all need a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.gate)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save what a failed test leaves behind while its pages are open."""
    report = yield
    arguments = getattr(item, "funcargs", {})
    if (
        report.failed
        and report.when != "teardown"
        and "chromium" in arguments
        and "page_watch" in arguments
    ):
        folder = _save_failure(item, arguments["chromium"], arguments["page_watch"])
        report.sections.append(("what it left behind", str(folder)))
    return report


def _save_failure(item: pytest.Item, chromium: Browser, page_watch: PageWatch) -> Path:
    facts = [item.nodeid, "deals: fixed by page_host.py, or by fixed_server.py with its seed 1"]
    return failures.save(item.name, chromium.contexts, page_watch, facts)


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


@pytest.fixture(name="page_host", scope="package")
def _page_host() -> Iterator[PageHost]:
    """Serves the page; the tests answer for its tables."""
    page_host = PageHost()
    yield page_host
    page_host.close()


@pytest.fixture(name="page_watch")
def _page_watch() -> Iterator[PageWatch]:
    """Fails every test in which a page complains, or asks a host that is not its own."""
    page_watch = PageWatch()
    yield page_watch
    assert not page_watch.complaints
    assert all(host.startswith(f"{HOME}:") for host in page_watch.hosts), page_watch.hosts


@pytest.fixture(name="visit")
def _visit(
    request: pytest.FixtureRequest, chromium: Browser, page_watch: PageWatch
) -> Iterator[Visit]:
    """Opens a browser for a visitor: `visit("phone", using="finger")`.

    The page comes from `page_host` if the test names that fixture, else from the real server.
    """
    scripted = "page_host" in request.fixturenames and "server" not in request.fixturenames
    host: PageHost | Server = request.getfixturevalue("page_host" if scripted else "server")
    contexts: list[BrowserContext] = []

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
        context.add_init_script(f"{CHANCE}({len(contexts)})")
        page_watch.watch(context)
        return Visitor(context.new_page(), f"http://{HOME}:{port or host.port}", using)

    yield come
    if page_watch.complaints:
        _save_failure(request.node, chromium, page_watch)
    for context in contexts:
        context.close()
