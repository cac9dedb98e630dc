"""How large tiles are on the table, by screen and number of players, measured in a browser."""

from __future__ import annotations

import http.client
import json
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mexican_train.rules.errors import MexicanTrainError

from .table_load import post, server

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

SCREENS = {
    "1280x800": (1280, 800),
    "1920x1080": (1920, 1080),
    "820x1180": (820, 1180),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "360x640": (360, 640),
}
PLAYERS = (2, 3, 4, 6, 8)
DEALT = {2: 16, 3: 16, 4: 15, 6: 12, 8: 9}
"""How many tiles a hand of the sheet nordic has at first: no tray is fuller without drawing."""
WAGONS = (8, 25)
CHROMIUM = Path("/usr/bin/chromium-headless-shell")
SIZES = """() => {
  const size = (selector) => {
    const { width, height } = document.querySelector(selector).getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  };
  return { yard: size('.wagon:not(.double) .tile'), hand: size('.piece .tile') };
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def staged(players: int, wagons: int) -> dict[str, Any]:
    """A table of so many, every train so long, every hand as it was dealt."""
    hand = [f"{low}-{high}" for high in range(12, 6, -1) for low in range(high)][: DEALT[players]]
    ends = [(12 + lap * at) % 13 for lap in (1, 2) for at in range(13)] + [12]
    train = [f"{one}-{other}" for one, other in pairwise(ends)][:wagons]
    return {
        **{"seat": 0, "host": 0, "phase": "playing", "turn": 0, "engine": 12, "paused": False},
        **{"trains": [train] * players, "mexican": train, "markers": [1], "open_double": None},
        **{"open_doubles": [], "follow_up": None, "hand": hand, "counts": [len(hand)] * players},
        **{"legal": [f"{hand[0]}@0"], "calls": [], "totals": [40] * players, "boneyard": 20},
    }


def measure(seconds: float = 1.0) -> dict[str, Any]:
    """For each screen, number of players and length of trains the tiles of yard and hand."""
    try:
        from playwright.sync_api import sync_playwright  # not everybody has it
    except ImportError:
        raise MexicanTrainError("bench yard looks at the page: it needs playwright") from None
    if not CHROMIUM.exists():
        raise MexicanTrainError(f"bench yard looks at the page: it needs {CHROMIUM}")
    with (
        tempfile.TemporaryDirectory() as folder,
        server("--database", str(Path(folder) / "tables.db")) as (_, port),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = {}
        for name, (width, height) in SCREENS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height}, reduced_motion="reduce"
            )
            found[name] = _sizes(page, port)
            page.close()
        browser.close()
    return found


def _sizes(page: Page, port: int) -> dict[str, Any]:
    stage = _Stage(page, port)
    found: dict[str, Any] = {}
    for players in PLAYERS:
        found[str(players)] = {}
        for wagons in WAGONS:
            stage.show(players, wagons)
            found[str(players)][str(wagons)] = page.evaluate(SIZES)
    return found


class _Stage:
    """A table whose page is told that it looks otherwise than it does."""

    def __init__(self, page: Page, port: int) -> None:
        self._page = page
        self._line: WebSocketRoute
        self._view: dict[str, Any] = {}
        line = http.client.HTTPConnection("127.0.0.1", port)
        made = post(line, "/api/tables", {"name": "Ada", "seats": 8, "bots": ["greedy"] * 7})
        line.close()
        page.route_web_socket("**/ws/*", self._sit_between)
        page.goto(f"http://127.0.0.1:{port}/t/{made['table']}#seat={made['token']}")
        page.wait_for_selector(".piece")
        page.evaluate("document.fonts.ready")

    def _sit_between(self, route: WebSocketRoute) -> None:
        table = route.connect_to_server()
        self._line = route

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._view = message["view"]
                route.send(text)

        table.on_message(tell)

    def show(self, players: int, wagons: int) -> None:
        """Shows a staged table, and waits until it is drawn."""
        self._view["version"] += 1
        view = {**self._view, **staged(players, wagons)}
        view["players"] = view["players"][:players]
        self._line.send(json.dumps({"type": "update", "events": [], "view": view}))
        ready = "(count) => document.querySelectorAll('.plate').length === count"
        self._page.wait_for_function(ready, arg=players + 1)
        for _ in range(3):  # the tray settles, the yard takes what it leaves
            self._page.evaluate(DRAWN)


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = ["tiles of the yard (and of the hand) in pixels, by players and length of trains"]
    for name, by_players in figures.items():
        for wagons in map(str, WAGONS):
            cells = []
            for players, sizes in by_players.items():
                (width, height), (held, _) = sizes[wagons]["yard"], sizes[wagons]["hand"]
                cells.append(f"{players}: {f'{width}x{height} ({held})':<13}")
            lines.append(f"  {name:<9} {wagons:>2} wagons  {' '.join(cells)}".rstrip())
    return "\n".join(lines)
