"""A small hand at a table that only the test moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from real import Made, Server

from browser import words
from browser.page_host import PageHost
from browser.scripted_table import ScriptedTable
from browser.visitor import Visitor

TILES = ["0-8", "1-9", "2-12", "3-3", "5-12", "9-12"]
ORDER = ["12-9", "12-5", "12-2", "9-1", "8-0", "3-3"]
"""The same tiles as they lie in a hand that nobody has arranged."""
SCENE: dict[str, Any] = {
    **{"phase": "playing", "engine": 12, "trains": [[], []], "mexican": [], "markers": []},
    **{"open_double": None, "open_doubles": [], "follow_up": None, "series": False},
    **{"hand": TILES, "counts": [6, 6], "legal": [], "calls": [], "turn": 1},
}
MY_TURN = {"turn": 0, "legal": ["2-12@0", "2-12@M", "5-12@0", "5-12@M", "9-12@0"]}

Sit = Callable[..., tuple[Visitor, ScriptedTable]]


def able_to_play(server: Server) -> Made:
    """A real table whose maker begins, and holds a tile that fits the engine, the double 6."""
    rules = {"max_pip": 6, "hand": 12, "engine": "descending", "first": "rotate"}
    made = server.make(bots=["greedy"], rules=rules)
    with server.player(made.table, token=made.token) as player:
        assert "draw" not in player.view["legal"]
    return made


def named(tiles: list[str]) -> list[str]:
    """Tiles as the hand names them, however they lie."""
    lying = (sorted(tile.split("-"), key=int) for tile in tiles)
    return [words.spoken("-".join(pips)) for pips in lying]


def sitting(visit: Callable[..., Visitor], page_host: PageHost) -> Sit:
    """Lets someone sit down with the tiles above: `sit("phone", scene=MY_TURN)`."""

    def sit(
        screen: str = "desk", scene: dict[str, Any] | None = None, **more: Any
    ) -> tuple[Visitor, ScriptedTable]:
        made = page_host.make(bots=["greedy"])
        ada = visit(screen, **more)
        table = ScriptedTable(ada, page_host, **SCENE | (scene or {}))
        ada.open_seat(made.table, made.token)
        ada.table_is_shown()
        ada.holds(named(ORDER))
        # The keys of the hand are in a part that loads later.
        expect(ada.page.locator(".hand[aria-describedby~=hand-keys]")).to_be_visible()
        return ada, table

    return sit
