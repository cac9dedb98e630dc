"""How soon the page is there on the line of a slow phone, measured in a browser.

Three ways in, each with nothing kept from before: home, an invite link to its door, a seat to its
hand; and that hand once more, with what was kept. The browser slows its line and its processor
down by itself.
"""

from __future__ import annotations

import http.client
import json
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from .table_load import post, server

PHONE: dict[str, Any] = {
    **{"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True},
    **{"has_touch": True, "locale": "en-US"},
}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-audio-output",
]
CPU = 4
PATIENCE = 60_000.0
TAPS = 12
MOST_STEPS = 200
SETTLES = 400
"""Milliseconds that a move has to be drawn and answered, before the next one."""
MAY_ACT = """() => document.querySelector('.score, .piece.lit, .tray .deed:not(:disabled)')
  && !document.querySelector('.hand.busy')"""

# Notes when something can be used: it is there, and a frame has been drawn since.
WATCH = """((wanted) => {
  const look = () => {
    if (globalThis.usable !== undefined || !document.querySelector(wanted)) return;
    globalThis.usable = null;
    requestAnimationFrame(() => setTimeout(() => { globalThis.usable = performance.now(); }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})"""
PAINTED = """() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"""
# Notes how long each tap that laid a tile took: until the page heard of it, drew the tile, and the
# frame was there. Taps that draw or pass lay none; the next wagon would be somebody else's.
TAPPED = """() => {
  globalThis.taps = [];
  const wagons = () => document.querySelectorAll('.lanes .wagon').length;
  let tapped = 0;
  let heard = 0;
  let before = wagons();
  addEventListener('click', (event) => {
    tapped = event.target.closest('.piece, .slot') ? event.timeStamp : 0;
    heard = performance.now();
    before = wagons();
  }, true);
  new MutationObserver(() => {
    if (!tapped || wagons() <= before) return;
    const [at, drawn] = [tapped, performance.now()];
    tapped = 0;
    requestAnimationFrame(() => setTimeout(() => {
      globalThis.taps.push([heard - at, drawn - heard, performance.now() - drawn]);
    }));
  }).observe(document, { childList: true, subtree: true });
}"""


class Line(NamedTuple):
    """A line to the server: how long a request waits at least, and how much comes in a second."""

    milliseconds: int
    megabits: float

    def __str__(self) -> str:
        return f"{self.milliseconds} ms, {self.megabits} Mbit/s"


LINES = (Line(150, 1.6), Line(300, 0.7))


class Visit(NamedTuple):
    """One way in: its address, what can be used then, and the seats that the browser knows of."""

    name: str
    address: str
    wanted: str
    tables: dict[str, Any]


def measure(
    browser_at: str, runs: int, lines: Sequence[Line] = LINES, taps: int = TAPS
) -> dict[str, Any]:
    """All figures: medians of so many runs."""
    pauses = ("--set", "bot_pause_least=0.1", "--set", "bot_pause_most=0.1")
    with (
        tempfile.TemporaryDirectory() as folder,
        server("--database", str(Path(folder) / "tables.db"), *pauses) as (_, port),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_at, args=ARGUMENTS)
        figures = {
            "runs": runs,
            "lines": {str(line): _on(line, browser, port, runs) for line in lines},
            "taps_ms": _taps(browser, port, taps),
        }
        browser.close()
    return figures


def _on(line: Line, browser: Browser, port: int, runs: int) -> dict[str, dict[str, float]]:
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(runs):
        for visit in _visits(port):
            visitor = _Visitor(browser, visit, line)
            found.setdefault(visit.name, []).append(visitor.come())
            if visit.tables:
                found.setdefault(f"{visit.name} again", []).append(visitor.come_again())
            visitor.close()
    return {
        name: {key: median(each[key] for each in visits) for key in visits[0]}
        for name, visits in found.items()
    }


def _visits(port: int) -> list[Visit]:
    """The ways in, to tables of their own."""
    line, home = http.client.HTTPConnection("127.0.0.1", port), f"http://127.0.0.1:{port}"
    lobby = post(line, "/api/tables", {"name": "Ada", "seats": 3})
    begun = post(line, "/api/tables", {"name": "Ada", "seats": 4, "bots": ["greedy"] * 3})
    line.close()
    seats = {begun["table"]: {"token": begun["token"], "at": 1}}
    return [
        Visit("home", f"{home}/", ".home .start form button", {}),
        Visit("door", f"{home}/t/{lobby['table']}#{lobby['invite']}", ".door button.main", {}),
        Visit("hand", f"{home}/t/{begun['table']}#{begun['invite']}", ".piece", seats),
    ]


class _Visitor:
    """A browser with nothing kept, on a slow line, and what its page asks for."""

    def __init__(self, browser: Browser, visit: Visit, line: Line | None) -> None:
        self._visit = visit
        self._context: BrowserContext = browser.new_context(**PHONE)
        kept = json.dumps(json.dumps({"name": "Ada", "tables": visit.tables}))
        seated = f"localStorage['mexican-train'] ??= {kept}"
        self._context.add_init_script(f"{seated};{WATCH}({json.dumps(visit.wanted)})")
        self.page = self._context.new_page()
        self._cdp = self._context.new_cdp_session(self.page)
        self._requests = 0
        self._bytes = 0
        self._cdp.on("Network.requestWillBeSent", self._asked)
        self._cdp.on("Network.webSocketCreated", self._asked)
        self._cdp.on("Network.loadingFinished", self._received)
        self._cdp.send("Network.enable")
        if line is not None:
            speed = line.megabits * 1e6 / 8
            self._cdp.send(
                "Network.emulateNetworkConditions",
                {
                    **{"offline": False, "latency": line.milliseconds},
                    **{"downloadThroughput": speed, "uploadThroughput": speed},
                },
            )
        self._cdp.send("Emulation.setCPUThrottlingRate", {"rate": CPU})

    def come(self) -> dict[str, float]:
        """Opens the page; figures until it can be used."""
        return self._timed(lambda: self.page.goto(self._visit.address, wait_until="commit"))

    def come_again(self) -> dict[str, float]:
        """Loads it once more."""
        return self._timed(lambda: self.page.reload(wait_until="commit"))

    def close(self) -> None:
        self._context.close()

    def _asked(self, _: object) -> None:
        self._requests += 1

    def _received(self, told: dict[str, Any]) -> None:
        self._bytes += told["encodedDataLength"]

    def _timed(self, go: Callable[[], object]) -> dict[str, float]:
        self._requests = self._bytes = 0
        go()
        self.page.wait_for_function("() => globalThis.usable", timeout=PATIENCE)
        usable = self.page.evaluate("globalThis.usable")
        paint = self.page.evaluate(PAINTED)
        return {
            **{"paint_s": round(paint / 1000, 2), "usable_s": round(usable / 1000, 2)},
            **{"requests": self._requests, "bytes": self._bytes},
        }


def _taps(browser: Browser, port: int, taps: int) -> dict[str, float]:
    """Milliseconds from a tap to the frame that shows the tile it laid."""
    *_, visit = _visits(port)
    visitor = _Visitor(browser, visit, None)
    visitor.come()
    page = visitor.page
    page.evaluate(TAPPED)
    found: list[list[float]] = []
    for _ in range(MOST_STEPS):
        page.wait_for_function(MAY_ACT, timeout=PATIENCE)
        if page.locator(".score").count() or len(found) >= taps:
            break
        tile = page.locator(".piece.lit:not([aria-disabled=true])").first
        if tile.count():
            tile.tap()
            if page.locator(".slot").count():
                page.locator(".slot").first.tap()
        else:
            page.locator(".tray .deed:not(:disabled)").first.tap()
        page.wait_for_timeout(SETTLES)
        found = page.evaluate("globalThis.taps")
    visitor.close()
    whole = [sum(parts) for parts in found]
    heard, drawn, shown = (round(median(part), 1) for part in zip(*found, strict=True))
    return {
        **{"median": round(median(whole), 1), "worst": round(max(whole), 1), "taps": len(found)},
        **{"heard": heard, "drawn": drawn, "shown": shown},
    }
