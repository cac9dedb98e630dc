"""For grandparents: all that is on a page is there with letters twice as large, on the narrowest
phone, and where the device forces its own colours."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize
from tiers import cases

from browser.boxes import cut_off, things, too_wide
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES
from browser.tours import TOURS, Tour, home, score, table
from browser.visitor import Visitor

SCREENS: dict[str, tuple[int, int, int]] = {
    "narrow": (320, 640, 100),
    "a phone, large letters": (390, 844, 130),
    "a phone, letters twice as large": (390, 844, 200),
    "a desk, letters twice as large": (1280, 800, 200),
    "a desk, everything twice as large": (640, 400, 100),
}
"""Width and height in pixels, and the size of letters in percent of the usual."""
GATE = [home, table, score]
LETTERS = "(percent) => { document.documentElement.style.fontSize = `${percent}%`; }"
CHOSEN = "[aria-pressed=true], [aria-current], [aria-selected=true], input:checked"
# What is chosen, and looks in no way other than what could be chosen instead.
UNTOLD = """(chosen) => {
  const own = (node, part) => {
    const style = getComputedStyle(node, part);
    return [style.backgroundColor, style.borderTopWidth, style.borderTopColor, style.outlineStyle,
      style.color, style.fontWeight, style.textDecorationLine, style.content, style.left].join();
  };
  const look = (each) => {
    const seen = each.matches('.picks input') ? each.nextElementSibling : each;
    return [seen, ...seen.querySelectorAll('*')].slice(0, 3)
      .map((node) => [own(node), own(node, '::before'), own(node, '::after')]).join();
  };
  const groups = 'fieldset, ul, ol, nav, [role=group], [role=toolbar], table';
  const around = (each) => each.closest(groups) ?? each.parentElement;
  const alike = (each) => [...around(each).querySelectorAll(each.tagName)].filter((other) =>
    !other.matches(chosen) && other.checkVisibility() && other.type === each.type
    && other.className === each.className);
  const isUntold = (each) => alike(each).some((other) => look(other) === look(each));
  return [...document.querySelectorAll(chosen)]
    .filter((each) => each.checkVisibility() && isUntold(each))
    .map((each) => each.outerHTML.slice(0, 120));
}"""


def lost(ada: Visitor, screen: tuple[int, int, int]) -> list[str]:
    """What is cut off, or wider than a screen with letters of this size."""
    width, height, percent = screen
    ada.page.set_viewport_size(ViewportSize(width=width, height=height))
    ada.page.evaluate(LETTERS, percent)
    ada.page.evaluate(NEXT_FRAMES)
    shown = things(
        ada.page, text="h1, h2, h3, th, legend", target="button, a[href], input, summary"
    )
    return [*too_wide(ada.page), *cut_off(shown, ada.page)]


def untold(ada: Visitor) -> list[str]:
    """What is chosen and cannot be told from the rest in the device's own colours."""
    ada.page.emulate_media(forced_colors="active")
    found: list[str] = ada.page.evaluate(UNTOLD, CHOSEN)
    ada.page.emulate_media(forced_colors="none")
    return found


@pytest.mark.parametrize(
    "tour",
    cases(*GATE, rest=[tour for tour in TOURS if tour not in GATE]),
    ids=lambda tour: tour.__name__,
)
def test_nothing_is_cut_and_what_is_chosen_looks_so(
    visit: Visit, page_host: PageHost, tour: Tour
) -> None:
    ada = visit("desk")
    usual = ada.page.viewport_size
    assert usual is not None
    found = {}
    for state in tour(ada, page_host):
        for name, screen in SCREENS.items():
            found[state, name] = lost(ada, screen)
        ada.page.set_viewport_size(usual)
        ada.page.evaluate(LETTERS, 100)
        found[state, "forced colours"] = untold(ada)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
