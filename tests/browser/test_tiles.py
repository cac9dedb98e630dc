"""Tiles: every half can be told from every other, by its pips or by its numeral, without colour."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tiers import cases

from browser import boxes
from browser.colours import contrast
from browser.conftest import Visit

pytestmark = pytest.mark.usefixtures("page_host")

LEAST_GAP = 1.1
"""Between two pips, in twentieths of a half; a half is 15 pixels wide or more."""

# Draws tiles of double-18 into the page: all doubles, lying and standing, one of them turned.
_DRAW = """async () => {
  const { html } = await import('htm/preact');
  const { render } = await import('preact');
  const { Tile } = await import('/web/parts/tiles.js');
  const pips = Array.from({ length: 19 }, (_, pip) => pip);
  const shelf = document.createElement('div');
  shelf.id = 'shelf';
  document.body.append(shelf);
  render(html`
    ${pips.map((pip) => html`<i id=${`lies-${pip}`}>${Tile(`0-${pip}`)}</i>`)}
    ${pips.map((pip) => html`<i id=${`stands-${pip}`}>${Tile(`${pip}-0`, { standing: true })}</i>`)}
    <i id="turned">${Tile('5-12', { back: true })}</i>
  `, shelf);
  for (const each of shelf.children) {
    const [width, height] = each.id.startsWith('stands') ? ['40px', '80px'] : ['80px', '40px'];
    Object.assign(each.style, { display: 'inline-block', margin: '4px', width, height });
  }
}"""
# The pips of each symbol: where they are, how large, in which colours.
_SYMBOLS = """() => [...document.querySelectorAll('.halves symbol')].map((symbol) => {
  const { fill, stroke } = getComputedStyle(symbol);
  const dots = [...symbol.querySelectorAll('circle')].map((dot) =>
    ['cx', 'cy', 'r'].map((name) => Number(dot.getAttribute(name))));
  return { dots, fill, stroke };
})"""
_NUMERALS = """() => [...document.querySelectorAll('#shelf > i')].map((tile) => {
  const text = tile.querySelector('text');
  const face = tile.querySelector('.face').getBoundingClientRect();
  const inside = (box) => box.left >= face.left && box.right <= face.right && box.width <= 36;
  const ground = getComputedStyle(tile.querySelector('.face')).fill;
  const mark = tile.querySelector('.numeral rect');
  return {
    id: tile.id,
    name: tile.querySelector('svg').ariaLabel,
    pips: [...tile.querySelectorAll('use')].map((use) => use.getAttribute('href')),
    text: text && text.textContent,
    ink: text && getComputedStyle(text).fill,
    ground,
    fits: [text, mark].every((part) => !part || inside(part.getBoundingClientRect())),
    mark: mark && getComputedStyle(mark).fill,
  };
})"""
_NUMERALS_ON = """() => localStorage.setItem('mexican-train', JSON.stringify({ numerals: true }))"""


def drawn(visit: Visit, *, numerals: bool = False, theme: str = "light") -> Page:
    """A page with tiles on it and nothing else."""
    ada = visit(color_scheme=theme)
    if numerals:
        ada.page.add_init_script(f"({_NUMERALS_ON})()")
    ada.go_home()
    expect(ada.page.locator(".halves")).to_be_attached()  # the words are there
    boxes.await_fonts(ada.page)
    ada.page.evaluate(_DRAW)
    return ada.page


def tiles_on(page: Page) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for each in page.evaluate(_NUMERALS)}


def test_every_half_has_its_number_of_pips_well_apart(visit: Visit) -> None:
    halves = drawn(visit).evaluate(_SYMBOLS)
    assert [len(half["dots"]) for half in halves] == list(range(1, 13))
    for half in halves:
        for x, y, radius in half["dots"]:
            assert x - radius >= 1
            assert x + radius <= 19
            assert y - radius >= 1
            assert y + radius <= 19
        for (x, y, radius), (other_x, other_y, other_radius) in combinations(half["dots"], 2):
            between = ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5
            assert between - radius - other_radius >= LEAST_GAP


@pytest.mark.parametrize("theme", cases("dark", rest=["light"]))
def test_every_pip_stands_out_from_the_ivory(visit: Visit, theme: str) -> None:
    page = drawn(visit, theme=theme)
    ground = tiles_on(page)["lies-0"]["ground"]
    for half in page.evaluate(_SYMBOLS):
        edge = half["fill"] if half["stroke"] == "none" else half["stroke"]
        assert contrast(edge, ground) >= 3


def test_from_13_up_there_are_always_numerals(visit: Visit) -> None:
    tiles = tiles_on(drawn(visit))
    for pip in range(1, 19):
        for way in ("lies", "stands"):
            tile = tiles[f"{way}-{pip}"]
            assert tile["pips"] == ([f"#half-{pip}"] if pip <= 12 else [])
            assert tile["text"] == (None if pip <= 12 else str(pip))


@pytest.mark.parametrize("theme", cases("dark", rest=["light"]))
def test_numerals_can_be_chosen_for_all(visit: Visit, theme: str) -> None:
    tiles = tiles_on(drawn(visit, numerals=True, theme=theme))
    marks = set()
    for pip in range(1, 19):
        for way in ("lies", "stands"):
            tile = tiles[f"{way}-{pip}"]
            assert (tile["pips"], tile["text"]) == ([], str(pip))
            assert tile["fits"]
            assert contrast(tile["ink"], tile["ground"]) >= 4.5
            marks.add(tile["mark"])
    assert len(marks) == 18
    assert tiles["lies-0"]["text"] is None
    assert tiles["lies-7"]["name"] == "blank and 7"


def test_a_tile_that_faces_back_is_still_named_in_its_order(visit: Visit) -> None:
    turned = tiles_on(drawn(visit))["turned"]
    assert turned["pips"] == ["#half-12", "#half-5"]
    assert turned["name"] == "5 and 12"
