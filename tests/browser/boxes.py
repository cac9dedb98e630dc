"""Where things are on a page, and what is wrong with that."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Locator, Page

LEAST = 44
"""The least width and height of what one taps, in pixels."""
ROUNDING = 0.6

# Every thing with its box, what of it can be seen, and whether it scrolls into sight.
_MEASURE = """(selectors) => {
  const found = [];
  for (const [kind, selector] of Object.entries(selectors)) {
    for (const node of document.querySelectorAll(selector)) {
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const target = node.matches('input[type=radio], input[type=checkbox]')
        ? node.closest('label') : node;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 && box.height <= 1) continue;
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      let scrolls = { x: false, y: false };
      for (let up = target.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const outer = up.getBoundingClientRect();
        const root = up === document.documentElement || up === document.body;
        if (overflowX !== 'visible' && !root) {
          if (overflowX !== 'hidden' && up.scrollWidth > up.clientWidth) scrolls.x = true;
          left = Math.max(left, outer.left); right = Math.min(right, outer.right);
        }
        if (overflowY !== 'visible' && !root) {
          if (overflowY !== 'hidden' && up.scrollHeight > up.clientHeight) scrolls.y = true;
          top = Math.max(top, outer.top); bottom = Math.min(bottom, outer.bottom);
        }
      }
      const name = `${kind} ${(target.ariaLabel || target.innerText || '').trim().slice(0, 40)}`;
      found.push({ kind, name: name.replace(/\\s+/g, ' '), scrolls,
        box: [box.left, box.top, box.right, box.bottom], seen: [left, top, right, bottom] });
    }
  }
  return found;
}"""

# Fallback letters are wider. The layout makes the browser load the fonts that the page needs.
FONTS_READY = """async () => {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}"""

_PAGE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { scrollWidth, scrollHeight, innerWidth, innerHeight };
}"""

_FULLER = """(nodes) => nodes
  .map(({ className, scrollWidth, scrollHeight, clientWidth, clientHeight }) => ({
    fuller: scrollHeight > clientHeight + 1 || scrollWidth > clientWidth,
    told: `${className}: ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`,
  }))
  .filter(({ fuller }) => fuller)
  .map(({ told }) => told)"""

Box = tuple[float, float, float, float]


class Thing(NamedTuple):
    """Something on the page: its whole box, and the part of it that can be seen."""

    kind: str
    name: str
    box: Box
    seen: Box
    scrolls_across: bool
    scrolls_down: bool

    @property
    def width(self) -> float:
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        return self.box[3] - self.box[1]

    @property
    def in_sight(self) -> bool:
        left, top, right, bottom = self.seen
        return right - left > ROUNDING and bottom - top > ROUNDING


def await_fonts(page: Page) -> None:
    """Wait until the page is drawn with its own fonts."""
    page.evaluate(FONTS_READY)


def things(page: Page, **selectors: str) -> list[Thing]:
    """What of each kind is on the page: `things(page, plate=".plate")`."""
    await_fonts(page)
    return [
        Thing(
            *(each["kind"], each["name"], tuple(each["box"]), tuple(each["seen"])),
            *(each["scrolls"]["x"], each["scrolls"]["y"]),
        )
        for each in page.evaluate(_MEASURE, selectors)
    ]


def overlaps(found: list[Thing]) -> list[str]:
    """The pairs of things that lie over one another."""
    seen = [thing for thing in found if thing.in_sight]
    return [
        f"{one.name} over {other.name}"
        for index, one in enumerate(seen)
        for other in seen[index + 1 :]
        if min(one.seen[2], other.seen[2]) - max(one.seen[0], other.seen[0]) > ROUNDING
        and min(one.seen[3], other.seen[3]) - max(one.seen[1], other.seen[1]) > ROUNDING
    ]


def cut_off(found: list[Thing], page: Page) -> list[str]:
    """What cannot be seen whole, though nothing scrolls to bring it into sight."""
    size = _size(page)
    wrong = []
    for thing in found:
        box, seen = thing.box, thing.seen
        edges = (max(seen[0], 0), min(seen[2], size["innerWidth"]))
        if not thing.scrolls_across and edges[1] - edges[0] < thing.width - ROUNDING:
            wrong.append(f"{thing.name} is cut off at the side: {box}")
        if not thing.scrolls_down and seen[3] - seen[1] < thing.height - ROUNDING:
            wrong.append(f"{thing.name} is cut off above or below: {box}")
    return wrong


def _size(page: Page) -> dict[str, float]:
    await_fonts(page)
    size: dict[str, float] = page.evaluate(_PAGE)
    return size


def too_wide(page: Page) -> list[str]:
    """Whether it is wider than the screen: a phone shows such a page smaller, as if it were not."""
    size = _size(page)
    width = page.viewport_size["width"] if page.viewport_size else size["innerWidth"]
    return [str(size)] if size["scrollWidth"] > width else []


def too_tall(page: Page) -> list[str]:
    size = _size(page)
    return [str(size)] if size["scrollHeight"] > size["innerHeight"] else []


def scrolled(page: Page, selector: str) -> list[str]:
    """The parts of the page that hold more than they show."""
    await_fonts(page)
    found: list[str] = page.locator(selector).evaluate_all(_FULLER)
    return found


def too_small(page: Page) -> list[str]:
    """What one taps and is smaller than a fingertip."""
    targets = things(page, target="button, a[href], input, select, summary")
    return [
        f"{target.name}: {target.width:.0f} by {target.height:.0f}"
        for target in targets
        if target.width < LEAST - ROUNDING or target.height < LEAST - ROUNDING
    ]


def side_of(what: Locator, side: str) -> float:
    """One measure of where a thing is, as the browser has it: "top", "left", "height"."""
    found: float = what.evaluate("(node, side) => node.getBoundingClientRect()[side]", side)
    return found
