"""Laying tiles: by tap, by drag, by the keys; shown at once, and neither lost nor laid twice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tiers import cases

from browser.conftest import Visit
from browser.page_host import PageHost
from browser.pointer import Finger, Mouse, Pointer, lift, middle
from browser.small_hand import MY_TURN, ORDER, TILES, Sit, named, sitting


@pytest.fixture(name="sit")
def _sit(visit: Visit, page_host: PageHost) -> Sit:
    return sitting(visit, page_host)


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize(
    ("screen", "pointer"),
    cases(("desk", Mouse), ("phone", Finger), rest=[("phone on its side", Finger)]),
)
def test_a_tile_is_dragged_onto_its_train(
    sit: Sit, screen: str, pointer: Callable[[Page], Pointer]
) -> None:
    ada, table = sit(screen, scene=MY_TURN)
    held = pointer(ada.page)
    lift(held, ada.held("9 and 12"))
    expect(ada.slots).to_have_count(1)
    lane = ada.page.locator(".lane[data-train='0']")
    held.move(*middle(lane, 0.6))
    expect(lane).to_have_attribute("data-aimed", "")
    held.up()
    expect(ada.held("9 and 12")).to_have_count(0)
    expect(lane.locator(".wagon")).to_have_count(1)
    assert [act["action"] for act in table.acts] == ["9-12@0"]
    table.take()
    table.update(hand=TILES[:-1], trains=[["12-9"], []], turn=1, legal=[])
    expect(ada.page.locator(".flying, .slot, .hand.busy")).to_have_count(0)
    ada.holds(named(ORDER[1:]))


@pytest.mark.parametrize("where", [(600, 20), (20, 300)])
def test_a_tile_dropped_nowhere_changes_nothing(sit: Sit, where: tuple[int, int]) -> None:
    ada, table = sit(scene=MY_TURN, reduced_motion="no-preference")
    mouse = Mouse(ada.page)
    lift(mouse, ada.held("9 and 12"))
    mouse.move(*where)
    mouse.up()
    expect(ada.page.locator(".flying, .lifted, .slot")).to_have_count(0)
    ada.holds(named(ORDER))
    assert table.acts == []


def test_a_tile_does_not_go_onto_a_train_where_it_does_not_fit(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    mouse = Mouse(ada.page)
    lift(mouse, ada.held("9 and 12"))
    expect(ada.slots).to_have_count(1)
    mouse.move(*middle(ada.lanes.nth(1)))
    mouse.up()
    expect(ada.page.locator(".flying, .slot")).to_have_count(0)
    ada.holds(named(ORDER))
    assert table.acts == []


@pytest.mark.parametrize("using", ["mouse", "finger", "keys"])
def test_one_tap_is_enough_where_only_one_place_fits(sit: Sit, using: Any) -> None:
    ada, table = sit("phone", scene=MY_TURN, using=using)
    ada.press(ada.held("9 and 12"))
    expect(ada.held("9 and 12")).to_have_count(0)
    assert [act["action"] for act in table.acts] == ["9-12@0"]


def test_a_small_movement_is_still_a_tap(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    mouse = Mouse(ada.page)
    x, y = middle(ada.held("9 and 12"))
    mouse.down(x, y)
    mouse.move(x + 3, y - 3)
    mouse.up()
    expect(ada.held("9 and 12")).to_have_count(0)
    assert [act["action"] for act in table.acts] == ["9-12@0"]


def test_a_tile_that_fits_in_two_places_asks_which(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    ada.press(ada.held("2 and 12"))
    expect(ada.slots).to_have_count(2)
    assert table.acts == []
    ada.press(ada.slots.last)
    assert [act["action"] for act in table.acts] == ["2-12@M"]


def test_a_tile_is_played_by_the_keys(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN, using="keys")
    ada.press(ada.held("2 and 12"))
    expect(ada.slots.first).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.slots.last).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.slots).to_have_count(0)
    expect(ada.held("2 and 12")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.slots.first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(ada.lanes.last.locator(".wagon")).to_have_count(1)
    assert [act["action"] for act in table.acts] == ["2-12@M"]


# ---------------------------------------------------------------------- shown at once


def test_a_laid_tile_is_on_its_train_before_the_table_answers(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    own = ada.lanes.first.locator(".wagon")
    ada.press(ada.held("9 and 12"))
    expect(own).to_have_count(1)
    expect(own.get_by_role("img")).to_have_attribute("aria-label", "12 and 9")
    ada.holds(named(ORDER[1:]))
    expect(ada.lit).to_have_count(0)  # one thing at a time
    table.take()
    expect(own).to_have_count(1)
    ada.holds(named(ORDER[1:]))
    expect(ada.lit).to_have_count(0)
    table.update(hand=TILES[:-1], trains=[["12-9"], []], turn=1, legal=[])
    ada.page.wait_for_function("() => !document.querySelector('.hand.busy')")
    expect(own).to_have_count(1)
    ada.holds(named(ORDER[1:]))
    assert len(table.acts) == 1


def test_a_refused_tile_comes_back_to_its_place(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    ada.press(ada.held("9 and 12"))
    expect(ada.lanes.first.locator(".wagon")).to_have_count(1)
    table.refuse("stale")
    expect(ada.lanes.first.locator(".wagon")).to_have_count(0)
    ada.holds(named(ORDER))
    expect(ada.lit).to_have_count(3)


def test_what_others_do_meanwhile_does_not_undo_it(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    ada.press(ada.held("9 and 12"))
    expect(ada.lanes.first.locator(".wagon")).to_have_count(1)
    table.update({"type": "knocked", "seat": 1}, counts=[6, 1])
    expect(ada.lanes.nth(1).locator(".disc")).to_contain_text("1")
    expect(ada.lanes.first.locator(".wagon")).to_have_count(1)
    ada.holds(named(ORDER[1:]))


def test_a_knock_does_not_wait_for_the_tile_and_is_sent_once(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN | {"calls": ["catch@0>1"]})
    ada.press(ada.held("9 and 12"))
    call = ada.button(re.compile("^Catch "))
    ada.press(call)
    expect(call).to_be_disabled()
    assert [act["action"] for act in table.acts] == ["9-12@0", "catch@0>1"]
    table.refuse("nothing_to_catch")
    expect(call).to_be_enabled()
    expect(ada.lanes.first.locator(".wagon")).to_have_count(1)
