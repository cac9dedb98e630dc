"""One table in many situations, one after the other; quicker than a page for each."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser import boxes
from browser.page_host import PageHost
from browser.scripted_table import HAND, INVENTED, ScriptedSocket, long_trains, train
from browser.visitor import Visitor

COLOURS = ["red", "blue", "green", "orange", "purple", "teal", "pink", "brown"]
NAMES = ["Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo"]
WIDE_NAME = "W" * 24
STRANGE_NAMES = [
    WIDE_NAME,
    "שירה כהן־לוי",
    "👩‍👩‍👧‍👦 🚂🚃🚃",
    "a" * 24,
    "محمد",
    "Ýþŕ Ǻ",
    "李小龍",
    "i",
]
EVERY_TILE = [f"{low}-{high}" for high in range(13) for low in range(high + 1)]
# Layout is measured in one frame and used in the next: ends when two frames changed nothing.
_STILL_FRAMES = """() => new Promise((done) => {
  let still = 0;
  const watch = new MutationObserver(() => { still = 0; });
  watch.observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
  const look = () => {
    still += 1;
    if (still < 3) return requestAnimationFrame(look);
    watch.disconnect();
    return done();
  };
  requestAnimationFrame(look);
})"""
NEXT_FRAMES = f"() => ({boxes.FONTS_READY})().then({_STILL_FRAMES})"


class ShownTable(ScriptedSocket):
    """A table whose page shows one scene after another."""

    def __init__(self, visitor: Visitor, page_host: PageHost) -> None:
        super().__init__(visitor, page_host)
        self.visitor = visitor
        made = page_host.make(seats=8, bots=["greedy"] * 7)
        visitor.open_seat(made.table, made.token)
        expect(self.page.locator(".tray")).to_be_visible()

    def show(self, players: int, /, *, wait: bool = True, **scene: Any) -> None:
        """Show a table of so many players."""
        self.happen(players, ([], scene))
        if wait:
            expect(self.page.locator(".plate")).to_have_count(players + 1)
        self.page.evaluate(NEXT_FRAMES)

    def happen(self, players: int, /, *steps: tuple[list[dict[str, Any]], dict[str, Any]]) -> None:
        """Send several updates at once: events, and the scene after them."""
        for events, scene in steps:
            self.update(*events, **{**calm(players), **scene})


def calm(players: int) -> dict[str, Any]:
    """A round that has just begun: no wagon yet, every train closed, the first to play."""
    return {
        **{"seat": 0, "host": 0, "phase": "playing", "turn": 0, "engine": 12, "first": 0},
        **{"players": seated(NAMES[:players]), "trains": [[] for _ in range(players)]},
        **{"mexican": [], "markers": [], "open_double": None, "open_doubles": []},
        **{"follow_up": None, "series": False, "drawn": False, "paused": False, "deadline": None},
        **{"hand": HAND, "hands": None, "counts": [len(HAND)] * players, "boneyard": 17},
        **{"legal": ["2-12@0"], "calls": [], "scores": [], "totals": [0] * players, **INVENTED},
    }


def seated(names: list[str]) -> list[dict[str, Any]]:
    """Players of these names, all of them here."""
    here = {"bot": None, "stand_in": None, "connected": True, "taken": True}
    return [
        {**here, "name": name, "colour": colour}
        for name, colour in zip(names, COLOURS, strict=False)
    ]


def busy(players: int) -> dict[str, Any]:
    """Trains as they are in the middle of a round, some open, a double that binds everyone."""
    lengths = [7, 5, 9, 11, 4, 8, 3, 6][:players]
    trains = [train(seat)[:length] for seat, length in enumerate(lengths)]
    end = trains[1][-1].split("-")[1]
    trains[1].append(f"{end}-{end}")
    fits = f"{end}-10" if int(end) <= 10 else f"10-{end}"
    hand = ["1-9", "2-7", fits, "4-11", "6-6", "0-3", "8-12", "5-5"]
    return {
        **{"trains": trains, "mexican": train(9)[:6], "markers": [1, players - 1]},
        **{"open_double": 1, "open_doubles": [1], "legal": [f"{fits}@1"], "hand": hand},
        **{"counts": [8, 6, 11, 8, 12, 5, 7, 9][:players], "boneyard": 17},
        "totals": [54, 31, 78, 40, 66, 12, 22, 49][:players],
    }


def full(players: int, *, is_open: bool = True) -> dict[str, Any]:
    """Trains of 25 wagons, with or without markers, one with a double that must be closed."""
    scene = long_trains(players)
    return {**scene, "markers": scene["markers"] if is_open else [], "boneyard": 0}
