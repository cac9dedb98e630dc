"""A table at which happens what a test tells, motion held and sound spied on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.page_host import PageHost
from browser.scripted_table import INVENTED, ScriptedTable
from browser.visitor import Visitor

SCENE: dict[str, Any] = {
    **{"phase": "playing", "turn": 0, "engine": 12, "trains": [["12-5"], [], []], "mexican": []},
    **{"markers": [], "open_double": None, "open_doubles": [], "follow_up": None, "hints": False},
    **{"hand": ["1-5", "2-12", "3-3"], "counts": [3, 4, 5], "legal": ["1-5@0"], "calls": []},
    **{"boneyard": 20, "series": False, "drawn": False, **INVENTED},
}
# Nothing moves by itself: each motion stands still at its beginning, until it is let go.
HELD = """(() => {
  const animate = Element.prototype.animate;
  window.moves = 0;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    window.moves += 1;
    return animation;
  };
})()"""
LET_GO = "document.getAnimations().forEach((each) => each.finish())"
# What would be heard: every source that is started, and how many contexts there are. What the
# tests ask the page counts as nothing done on it.
SPY = """(() => {
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation });
  addEventListener('pointerdown', () => { activation.hasBeenActive = true; }, true);
  window.heard = [];
  window.contexts = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...how) {
    window.heard.push(this.constructor.name);
    return start.apply(this, how);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...how) {
      super(...how);
      window.contexts += 1;
    }
  };
})()"""
TWO_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
BOX = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height];
}"""

Box = tuple[float, float, float, float]


class MovingTable(ScriptedTable):
    """A table of three."""

    def __init__(self, visitor: Visitor, page_host: PageHost, **scene: Any) -> None:
        super().__init__(visitor, page_host, **{**SCENE, **scene})
        self.visitor = visitor
        made = page_host.make(seats=3, bots=["greedy", "greedy"], public=False)
        self.page.add_init_script(SPY)
        with self.page.expect_response("**/*motion*.css"):
            visitor.open_seat(made.table, made.token)
        visitor.table_is_shown()
        expect(self.page.locator(".moving")).to_be_attached()
        # On a wide screen the boneyard is in a part that loads later, and the yard makes room then.
        expect(self.page.locator(".pile")).to_be_visible()
        self.page.evaluate(TWO_FRAMES)

    @property
    def travellers(self) -> Locator:
        """The pictures of what is on its way."""
        return self.page.locator(".traveller")

    def lane(self, train: int | str) -> Locator:
        return self.page.locator(f'.lane[data-train="{train}"]')

    def wagon(self, tile: str) -> Locator:
        return self.page.locator(f'.wagon[data-tile="{tile}"]')

    def piece(self, tile: str) -> Locator:
        return self.page.locator(f'.piece[data-tile="{tile}"]')

    def let_go(self) -> None:
        """All that moves comes to its place."""
        self.page.evaluate(LET_GO)
        expect(self.travellers).to_have_count(0)
        assert self.moving() == 0

    def moving(self) -> int:
        return int(self.page.evaluate("document.getAnimations().length"))

    def heard(self) -> int:
        return int(self.page.evaluate("window.heard.length"))

    def shown(self, thing: Locator) -> float:
        """How much of a thing is seen through: 1 when it is really there."""
        return float(thing.evaluate("(node) => Number(getComputedStyle(node).opacity)"))


def box(thing: Locator) -> Box:
    """Left, top, width and height, as it is seen at this moment."""
    left, top, width, height = thing.evaluate(BOX)
    return left, top, width, height


def middle(thing: Locator | Box) -> tuple[float, float]:
    left, top, width, height = thing if isinstance(thing, tuple) else box(thing)
    return left + width / 2, top + height / 2


def near(one: tuple[float, ...], other: tuple[float, ...], by: float = 3) -> bool:
    return all(abs(a - b) < by for a, b in zip(one, other, strict=True))


def played(seat: int, tile: str, train: int | str) -> dict[str, Any]:
    return {"type": "played", "seat": seat, "tile": tile, "train": train}
