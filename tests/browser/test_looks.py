"""Looks one can choose: they stay, they keep contrast, and nothing is painted in another first."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Response, Route, expect
from tiers import cases

from browser import words
from browser.accessible import ASK
from browser.colours import contrast
from browser.conftest import Visit
from browser.moving_table import played
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES, ShownTable

LOOKS = ["light", "dark", "felt", "night", "contrast light", "contrast dark"]
BEGAN = {"type": "round_began", "number": 1, "engine": 12, "engine_player": None, "first": 0}
# All players with something laid since one's last move; tiles of every number of pips in hand.
SCENE = {
    "trains": [["12-2"], *([f"12-{seat}"] for seat in range(3, 10))],
    "hand": ["1-2", "3-4", "5-6", "7-8", "9-10", "11-12", "2-12"],
    "mexican": ["12-1"],
    "legal": ["2-12@M", "1-2@M", "1-2@0"],
}
CHOOSE = """(theme) => import('/web/base/settings.js').then(({ changeSettings }) =>
  changeSettings({ theme }))"""
LOOK = "() => document.documentElement.dataset.look"
GROUND = "() => getComputedStyle(document.body).backgroundColor"
AS_PAINTED = """(colour) => {
  document.body.style.color = colour;
  return getComputedStyle(document.body).color;
}"""
# Notes the ground as it is when the page is first painted: no frame is drawn before that.
_FIRST_PAINT = f"""requestAnimationFrame(function look() {{
  if (document.body) window.first = ({GROUND})();
  else requestAnimationFrame(look);
}})"""
# What is seen of a table, as pairs of colours that must stand out from each other.
_PAIRS = """() => {
  const style = (node) => getComputedStyle(node);
  const ground = style(document.body).backgroundColor;
  const tray = style(document.querySelector('.tray')).backgroundColor;
  const shown = (node) => style(node).boxShadow.match(/rgb\\([^)]*\\)/g) ?? [];
  const pairs = { pips: [], plates: [], letters: [], told: [], lit: [] };
  for (const piece of document.querySelectorAll('.piece')) {
    const face = style(piece.querySelector('.face')).fill;
    for (const use of piece.querySelectorAll('use')) {
      const { fill, stroke } = style(document.querySelector(use.getAttribute('href')));
      pairs.pips.push([[stroke === 'none' ? fill : stroke], face]);
    }
    if (piece.matches('.lit')) pairs.lit.push([shown(piece.querySelector('.tile')), tray]);
  }
  for (const pill of document.querySelectorAll('.pill')) {
    pairs.plates.push([[style(pill).borderTopColor], ground]);
    const disc = style(pill.querySelector('.disc'));
    pairs.letters.push([[disc.color], disc.backgroundColor]);
  }
  for (const tile of document.querySelectorAll('.told .tile')) {
    pairs.told.push([shown(tile), ground]);
  }
  return pairs;
}"""
LEAST = {"pips": 3, "plates": 3, "letters": 4.5, "told": 3, "lit": 3}
COUNTS = {"pips": 14, "plates": 9, "letters": 9, "told": 7, "lit": 2}


def choose(page: Page, look: str) -> None:
    """Wears a look; contrast is light or dark as the device is."""
    theme, _, scheme = look.partition(" ")
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.evaluate(CHOOSE, theme)
    worn = "" if theme in ("light", "dark") else theme
    page.wait_for_function(f"(worn) => ({LOOK})() === worn", arg=worn)
    page.evaluate(NEXT_FRAMES)


def test_every_look_keeps_contrast(visit: Visit, page_host: PageHost) -> None:
    ada = visit("desk")
    table = ShownTable(ada, page_host)
    mine = [BEGAN, played(0, "12-2", 0)]
    others = [played(seat, f"12-{seat + 2}", seat) for seat in range(1, 8)]
    table.happen(8, (mine, SCENE), (others, SCENE))
    expect(ada.page.locator(".told")).to_have_count(7)
    ada.page.evaluate(Axe().axe_script)
    grounds = set()
    for look in LOOKS:
        choose(ada.page, look)
        pairs = ada.page.evaluate(_PAIRS)
        assert {kind: len(found) for kind, found in pairs.items()} == COUNTS
        for kind, found in pairs.items():
            for colours, ground in found:
                best = max(contrast(colour, ground) for colour in colours)
                assert best >= LEAST[kind], (look, kind, colours, ground)
        assert ada.page.evaluate(ASK, {"runOnly": ["color-contrast"]}) == [], look
        grounds.add(ada.page.evaluate(GROUND))
    assert len(grounds) == len(LOOKS)


def hold_until_script(page: Page, pattern: str) -> None:
    """Send the files of a pattern only after a script has arrived."""
    scripts: list[str] = []
    held: list[Route] = []

    def hold(route: Route) -> None:
        if scripts:
            route.continue_()
        else:
            held.append(route)

    def send(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(response.url)
            while held:
                held.pop().continue_()

    page.route(pattern, hold)
    page.on("response", send)


def test_a_look_is_chosen_by_keys_and_worn_from_the_first_paint_on(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    ada.go_home()
    sheets: list[str] = []
    ada.page.on("request", lambda asked: sheets.append(asked.url) if "looks" in asked.url else None)
    looks = ada.page.get_by_role("group", name=words.LOOKS).get_by_role("radio")
    expect(looks).to_have_count(6)
    looks.nth(2).focus()
    assert sheets == []
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("radio", name=words.FELT)).to_be_checked()
    expect(ada.page.locator("html")).to_have_attribute("data-look", "felt")
    assert len(sheets) == 1
    ground = ada.page.evaluate(GROUND)
    ada.page.add_init_script(_FIRST_PAINT)
    hold_until_script(ada.page, "**/*looks*.css")
    ada.page.reload()
    expect(ada.page.get_by_label(words.YOUR_NAME)).to_be_visible()
    assert ada.page.wait_for_function("() => window.first").json_value() == ground
    bar = ada.page.locator('meta[name="theme-color"]').get_attribute("content")
    assert bar is not None
    assert ada.page.evaluate(AS_PAINTED, bar) == ground


@pytest.mark.parametrize("language", cases("en-US", "fr-CA", rest=["nb-NO", "es-ES"]))
def test_no_name_of_a_look_is_broken(visit: Visit, page_host: PageHost, language: str) -> None:
    ada = visit("phone", locale=language, viewport={"width": 360, "height": 640})
    ada.go_home()
    names = ada.page.locator(".pick.broad b")
    expect(names).to_have_count(6)
    lines = "(all) => all.map((each) => each.getClientRects().length + (each.offsetHeight > 30))"
    assert names.evaluate_all(lines) == [1] * 6


def test_motion_is_switched_off_with_one_switch(visit: Visit, page_host: PageHost) -> None:
    ada = visit("desk", reduced_motion="no-preference")
    ada.go_home()
    train = ada.page.locator(".parade .train")
    moving = "(node) => getComputedStyle(node).animationName"
    assert train.evaluate(moving) != "none"
    switch = ada.page.get_by_role("switch", name=words.MOTION)
    expect(switch).to_be_checked()
    switch.click()
    expect(ada.page.locator("html[data-still]")).to_be_attached()
    ada.page.reload()
    expect(train).to_be_visible()
    assert train.evaluate(moving) == "none"
    expect(switch).not_to_be_checked()
    switch.click()
    expect(ada.page.locator("html[data-still]")).to_have_count(0)
    ada.page.emulate_media(reduced_motion="reduce")
    expect(ada.page.locator("html[data-still]")).to_be_attached()
