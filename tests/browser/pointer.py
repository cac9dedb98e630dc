"""A mouse or a finger that drags tiles."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from browser.visitor import Visitor


class Pointer(Protocol):
    """A mouse or a finger, on the page."""

    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=4)

    def up(self) -> None:
        self.mouse.up()


class Finger:
    def __init__(self, page: Page) -> None:
        self.send = page.context.new_cdp_session(page).send

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        self.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        self.touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self.touch("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self.touch("touchEnd")


def middle(what: Locator, side: float = 0.5) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + side * box["width"], box["y"] + box["height"] / 2


def lift(pointer: Pointer, tile: Locator) -> None:
    """Pick a tile up, once the part of the page that drags tiles is loaded."""
    expect(tile.page.locator(".hand.draggable")).to_be_visible()
    x, y = middle(tile)
    pointer.down(x, y)
    pointer.move(x + 6, y - 14)


def drag(visitor: Visitor, tile: str, beside: str, side: float) -> None:
    """Drags a tile to another one: to its left half, or its right one."""
    pointer = Finger(visitor.page) if visitor.using == "finger" else Mouse(visitor.page)
    lift(pointer, visitor.held(tile))
    pointer.move(*middle(visitor.held(beside), side))
    pointer.up()
    expect(visitor.page.locator(".flying")).to_have_count(0)
