"""A style sheet that comes later changes nothing that is on the screen already."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tiers import cases

from browser.conftest import Visit
from browser.moving_table import played
from browser.page_host import PageHost
from browser.replays import SMALL, open_replay
from browser.scenes import NEXT_FRAMES, ShownTable
from mexican_train.packing.page import first_sheets
from mexican_train.server.net.app import WEB

FIRST = first_sheets((WEB / "index.html").read_text(encoding="utf-8"))
LATER = sorted(path for path in WEB.rglob("*.css") if path.relative_to(WEB).as_posix() not in FIRST)
LAID = [
    {"type": "round_began", "number": 1, "engine": 12, "engine_player": None, "first": 0},
    *(played(1, "5-9", 1), played(2, "0-4", 2), played(3, "8-11", "M")),
]
"""What others have laid since the last turn of the player: it is marked on the yard."""
SCENE = {
    "trains": [["12-2"], ["12-5", "5-9"], ["12-0", "0-4"], ["12-7"]],
    **{"mexican": ["12-8", "8-11"], "hand": ["1-2", "2-3", "6-10"], "legal": ["1-2@0", "2-3@0"]},
    **{"markers": [3], "chat": "all"},
}
# Where everything is that can be seen, and how it looks.
_LOOK = """() => [...document.querySelectorAll('#app *')].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, translate, boxShadow }
    = getComputedStyle(node);
  const place = [left, top, width, height].map(Math.round).join(' ');
  const look = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity, translate,
    boxShadow].join(' ');
  return `${node.tagName} ${node.getAttribute('class')}: ${place} ${look}`;
})"""

_ADD = """(sheets) => {
  document.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}"""


def changes_with_all_sheets(page: Page) -> list[str]:
    """Return what lies or looks otherwise once all sheets of the page are there."""
    page.evaluate(NEXT_FRAMES)
    before = page.evaluate(_LOOK)
    page.evaluate(_ADD, [sheet.read_text(encoding="utf-8") for sheet in LATER])
    page.evaluate(NEXT_FRAMES)
    after = page.evaluate(_LOOK)
    assert len(before) == len(after) > 100
    return [f"{one} -> {other}" for one, other in zip(before, after, strict=True) if one != other]


@pytest.mark.parametrize("screen", cases("phone", "desk", rest=["phone on its side"]))
def test_no_later_sheet_changes_the_table(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    table.happen(4, ([LAID[0], played(0, "12-2", 0)], SCENE), (LAID[1:], SCENE))
    expect(ada.page.locator(".wagon .nth")).to_have_count(3)
    expect(ada.page.locator(".lately button")).to_be_visible()
    expect(ada.page.locator(".wagon.told")).to_have_count(3)
    expect(ada.page.locator(".pile")).to_be_visible()  # on a desk in a part that comes later
    assert changes_with_all_sheets(ada.page) == []


@pytest.mark.release
@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_no_later_sheet_changes_a_replay(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit(screen)
    open_replay(ada, page_host.play(rules=SMALL))
    assert changes_with_all_sheets(ada.page) == []
