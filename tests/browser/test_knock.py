"""The last tile: the headline that asks for a knock, and the button that makes it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser import words
from browser.conftest import SCREEN_CASES, Visit
from browser.page_host import PageHost
from browser.scenes import NAMES, ShownTable, seated
from browser.visitor import Visitor

ONE_LEFT: dict[str, Any] = {
    **{"players": seated(NAMES[:4]), "hand": ["5-8"], "counts": [1, 4, 5, 6], "turn": 1},
    **{"legal": [], "calls": ["knock@0"], "penalty": 2},
    "trains": [["12-3", "3-5"], ["12-7"], ["12-1"], ["12-0"]],
}


@pytest.fixture(name="shown")
def _shown(visit: Visit, page_host: PageHost, request: pytest.FixtureRequest) -> ShownTable:
    return ShownTable(visit(getattr(request, "param", "phone")), page_host)


def expect_in_view(ada: Visitor, thing: Locator) -> FloatRect:
    """Expect something to be visible as a whole; return its box."""
    expect(thing).to_be_in_viewport(ratio=1)
    box = thing.bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    on_top = "(node, [x, y]) => node.contains(document.elementFromPoint(x, y))"
    assert thing.evaluate(on_top, middle)
    return box


@pytest.mark.parametrize("shown", SCREEN_CASES, indirect=True)
def test_who_has_one_tile_left_reads_what_it_costs_and_knocks(shown: ShownTable) -> None:
    ada = shown.visitor
    shown.show(4, **ONE_LEFT, wait=False)
    headline = ada.page.locator(".duty")
    expect(headline).to_have_text("One tile left: knock now, or you draw 2 if somebody notices.")
    above = expect_in_view(ada, headline)
    knock = ada.button(words.KNOCK)
    box = expect_in_view(ada, knock)
    assert box["height"] >= 44
    assert ada.page.viewport_size is not None
    if (
        ada.page.viewport_size["width"] >= 960
    ):  # right beside the headline, and not in the far corner
        assert 0 <= box["x"] - (above["x"] + above["width"]) <= 48
    else:
        assert box["width"] >= 0.6 * above["width"]
    ada.press(knock)
    expect(knock).to_be_disabled()
    assert [act["action"] for act in shown.acts] == ["knock@0"]
    shown.show(4, **ONE_LEFT | {"calls": []}, wait=False)
    expect(headline).to_have_text("Bruno is playing.")
    expect(knock).to_have_count(0)


def test_the_headline_of_the_last_tile_follows_the_rules(shown: ShownTable) -> None:
    headline = shown.visitor.page.locator(".duty")
    shown.show(4, **ONE_LEFT | {"penalty": 0}, wait=False)
    expect(headline).to_have_text("One tile left: knock now!")
    shown.show(4, **ONE_LEFT | {"penalty": None, "calls": []}, wait=False)
    expect(headline).to_have_text("One tile left: the table has knocked for you. Bruno is playing.")
    expect_in_view(shown.visitor, headline)
    shown.show(4, **ONE_LEFT | {"penalty": None, "calls": [], "turn": 2}, wait=False)
    expect(headline).to_have_text("Cleo is playing.")
