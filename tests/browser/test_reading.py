"""Everything can be read: tiles at full contrast, rings at their tiles, all of a hand in reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tiers import cases

from benchmarks.yard import SCREENS as SIZES
from benchmarks.yard import staged
from browser import scenes, words
from browser.boxes import cut_off, overlaps, scrolled, things
from browser.colours import contrast
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES, ShownTable
from browser.scripted_table import HAND
from browser.visitor import Visitor

LARGE = [*HAND, *(tile for tile in scenes.EVERY_TILE if tile not in HAND)][:22]
MANY = ["0-8@M", "0-8@3", "0-8@7"]
_SHEEN = """(pieces) => pieces.map((piece) => {
  const face = piece.querySelector('.face');
  let opacity = 1;
  for (let node = face; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (!['none', ''].includes(style.filter) && !style.filter.startsWith('drop')) opacity = 0;
    opacity *= Number(style.opacity);
  }
  const pips = [...piece.querySelectorAll('use')].map((use) => {
    const { fill, stroke } = getComputedStyle(document.querySelector(use.getAttribute('href')));
    return stroke === 'none' ? fill : stroke;
  });
  return { opacity, ground: getComputedStyle(face).fill, pips };
})"""
# How far the ring of each raised tile is from its face, and how far the tile is raised.
_RINGS = """(pieces) => pieces.map((piece) => {
  const [tile, face] = ['.tile', '.face'].map((part) =>
    piece.querySelector(part).getBoundingClientRect());
  const off = ['left', 'top', 'right', 'bottom'].map((side) => Math.abs(tile[side] - face[side]));
  const box = piece.getBoundingClientRect();
  const raised = box.top + box.height / 2 - (tile.top + tile.height / 2);
  const ring = getComputedStyle(piece.querySelector('.tile')).boxShadow !== 'none';
  return { off: Math.max(...off), raised, ring };
})"""
# What stays of home's style when one came from there.
_FROM_HOME = "import('/web/base/styles.js').then(({ styled }) => styled('home/home.css'))"
_ACROSS = "(node) => node.scrollWidth - node.clientWidth"
_NUMERALS = "(wagons) => wagons.map((wagon) => wagon.querySelectorAll('.numeral').length > 0)"


def on(visitor: Visitor, screen: str) -> None:
    width, height = SIZES[screen]
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate(NEXT_FRAMES)


def pieces(visitor: Visitor) -> Locator:
    return visitor.page.locator(".piece")


@pytest.mark.parametrize("theme", cases("dark", rest=["light"]))
def test_all_own_tiles_can_be_read_on_ones_turn(
    visit: Visit, page_host: PageHost, theme: str
) -> None:
    ada = visit("phone", color_scheme=theme)
    table = ShownTable(ada, page_host)
    table.show(4, legal=["0-8@0", "0-8@M"])
    ada.press(ada.lit.first)  # the chosen one has another ground
    found: list[dict[str, Any]] = pieces(ada).evaluate_all(_SHEEN)
    assert len(found) == len(HAND)
    for tile in found:
        assert tile["opacity"] == 1
        assert all(contrast(pip, tile["ground"]) >= 3 for pip in tile["pips"])


def test_what_can_be_played_is_raised_and_its_ring_is_at_the_tile(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    for screen in SIZES:
        on(ada, screen)
        for hand in (HAND[:5], HAND, LARGE):
            table.show(4, hand=hand, legal=["0-8@0", "1-9@0"])
            expect(pieces(ada)).to_have_count(len(hand))
            lit = ada.page.locator(".piece.lit").evaluate_all(_RINGS)
            rest = ada.page.locator(".piece:not(.lit)").evaluate_all(_RINGS)
            assert len(lit) == 2
            for each in lit:
                assert each["ring"], screen
                assert each["off"] < 2, screen
                assert each["raised"] > 3, screen
            assert not any(each["ring"] or each["raised"] > 1 for each in rest), screen


def test_small_tiles_have_numerals_unless_one_wants_pips(visit: Visit, page_host: PageHost) -> None:
    small = "360x640"
    for setting, numerals in {"small": True, "never": False}.items():
        ada = visit("phone")
        kept = f"localStorage.setItem('mexican-train', JSON.stringify({{numerals: '{setting}'}}))"
        ada.page.add_init_script(f"if (!localStorage.getItem('mexican-train')) {kept}")
        table = ShownTable(ada, page_host)
        on(ada, small)
        table.show(8, **staged(8, 8))
        assert set(ada.page.locator(".wagon").evaluate_all(_NUMERALS)) == {numerals}
        assert set(pieces(ada).evaluate_all(_NUMERALS)) == {False}  # they are large
        on(ada, "390x844")
        assert set(ada.page.locator(".wagon").evaluate_all(_NUMERALS)) == {False}


@pytest.mark.parametrize("screen", ["360x640", "844x390"])
def test_the_places_of_a_chosen_tile_come_into_sight(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    on(ada, screen)
    table.show(8, **{**scenes.full(8), "legal": MANY})
    ada.press(ada.lit.first)
    expect(ada.slots).to_have_count(len(MANY))
    for mark in ada.page.locator(".slot .mark").all():
        expect(mark).to_be_in_viewport(ratio=0.99)


def test_a_yard_that_is_too_high_scrolls_to_the_place_and_tells_of_more(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    ada.page.set_viewport_size({"width": 320, "height": 480})
    table.show(8, **{**scenes.full(8), "hand": LARGE, "legal": ["0-8@M", "0-8@7"]})
    ground = ada.page.locator(".ground")
    expect(ground).to_have_attribute("data-below", "trains")
    ada.press(ada.lit.first)
    expect(ada.page.locator('.lane[data-train="M"] .mark')).to_be_in_viewport(ratio=0.9)
    table.show(8, **{**scenes.full(8), "hand": LARGE, "legal": [f"0-8@{at}" for at in range(8)]})
    ada.page.keyboard.press("Escape")
    ada.press(ada.lit.first)
    expect(ada.page.locator('.lane[data-train="0"] .mark')).to_be_in_viewport(ratio=0.9)
    expect(ground).to_have_attribute("data-below", "places")


@pytest.mark.release
@pytest.mark.parametrize("language", cases("fr-CA", rest=["en-US", "nb-NO", "es-ES"]))
def test_a_plan_of_22_tiles_is_never_cut_in_any_language(
    visit: Visit, page_host: PageHost, language: str
) -> None:
    ada = visit("phone", locale=language)
    table = ShownTable(ada, page_host)
    ada.page.evaluate(_FROM_HOME)
    for screen in ("390x844", "844x390", "360x640", "1280x800"):
        on(ada, screen)
        table.show(8, hand=LARGE, legal=["0-8@0"])
        expect(pieces(ada)).to_have_count(len(LARGE))
        ada.press(ada.button(words.PLAN_IN[language]))
        expect(ada.page.locator(".part.train .piece").nth(10)).to_be_attached()
        ada.page.evaluate(NEXT_FRAMES)
        found = things(ada.page, piece=".piece", deed=".deeds button", caption=".caption")
        assert cut_off(found, ada.page) == [], screen
        assert overlaps(found) == [], screen
        assert ada.page.locator(".hand").evaluate(_ACROSS) <= 0, screen
        assert scrolled(ada.page, ".caption") == [], screen
