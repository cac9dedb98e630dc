"""The hand: arranged by dragging and by the keys, planned, all of it in sight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tiers import cases

from browser import words
from browser.boxes import cut_off, overlaps, side_of, things, too_small
from browser.conftest import SCREENS, Visit
from browser.page_host import PageHost
from browser.pointer import Mouse, drag, lift, middle
from browser.scenes import ShownTable
from browser.scripted_table import HAND, long_trains, show_view
from browser.small_hand import MY_TURN, ORDER, SCENE, TILES, Sit, named, sitting
from browser.visitor import Visitor
from mexican_train.bots.solver import longest_train

# The pips of each tile from left to right; a blank half has nothing in it.
_LIES = """(all) => all.map((piece) => [0, 20].map((x) => {
  const use = piece.querySelector(`use[x="${x}"]`);
  return use ? use.getAttribute('href').replace('#half-', '') : '0';
}).join('-'))"""


@pytest.fixture(name="sit")
def _sit(visit: Visit, page_host: PageHost) -> Sit:
    return sitting(visit, page_host)


def lies(visitor: Visitor) -> list[str]:
    """The tiles of the hand as they lie on the tray, from the first to the last."""
    return list(visitor.page.locator(".piece").evaluate_all(_LIES))


# ---------------------------------------------------------------------- arranging


@pytest.mark.parametrize(("screen", "using"), [("desk", "mouse"), ("phone", "finger")])
@pytest.mark.parametrize("scene", [{}, MY_TURN], ids=["off turn", "on turn"])
def test_a_tile_is_dragged_to_another_place(
    sit: Sit, scene: dict[str, Any], screen: str, using: str
) -> None:
    ada, _ = sit(screen, scene=scene, using=using)
    first, *others = named(ORDER)
    drag(ada, first, others[2], 0.9)
    ada.holds([*others[:3], first, *others[3:]])
    drag(ada, others[4], others[0], 0.1)
    ada.holds([others[4], *others[:3], first, others[3]])


def test_a_gap_shows_where_a_dragged_tile_would_land(sit: Sit) -> None:
    ada, _ = sit()
    first, *others = named(ORDER)
    mouse = Mouse(ada.page)
    lift(mouse, ada.held(first))
    expect(ada.page.locator(".flying")).to_be_visible()
    mouse.move(*middle(ada.held(others[1]), 0.9))
    ada.holds([*others[:2], first, *others[2:]])
    expect(ada.page.locator(".lifted")).to_have_attribute("aria-label", first)
    mouse.move(600, 200)
    ada.holds([first, *others])
    mouse.up()
    ada.holds([first, *others])
    expect(ada.page.locator(".flying, .lifted")).to_have_count(0)


def test_escape_puts_a_dragged_tile_back(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    first, *others = named(ORDER)
    mouse = Mouse(ada.page)
    lift(mouse, ada.held(first))
    mouse.move(*middle(ada.held(others[3]), 0.9))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".flying, .lifted, .slot")).to_have_count(0)
    mouse.up()
    ada.holds([first, *others])
    assert table.acts == []


def test_what_is_drawn_goes_to_the_end_and_nothing_else_moves(sit: Sit) -> None:
    ada, table = sit()
    first, *others = named(ORDER)
    drag(ada, first, others[-1], 0.9)
    drew = {"type": "drew", "seat": 0, "tile": "1-2"}
    table.update(drew, hand=["0-8", "1-2", *TILES[1:]])
    expect(ada.page.locator(".piece")).to_have_count(7)
    ada.holds([*others, first, "1 and 2"])
    table.update(hand=["0-8", "1-2", "3-3", "5-12", "9-12"])
    expect(ada.page.locator(".piece")).to_have_count(5)
    ada.holds([*named(["5-12", "0-8", "3-3"]), first, "1 and 2"])


def test_a_reload_keeps_the_arrangement_and_a_new_round_begins_anew(sit: Sit) -> None:
    ada, table = sit()
    first, *others = named(ORDER)
    drag(ada, first, others[-1], 0.9)
    ada.page.reload()
    ada.table_is_shown()
    ada.holds([*others, first])
    table.update(round=2)
    expect(ada.page.locator(".piece").first).to_have_attribute("aria-label", first)
    ada.holds([first, *others])


def test_an_update_during_a_drag_neither_drops_nor_breaks_it(sit: Sit) -> None:
    ada, table = sit()
    first, *others = named(ORDER)
    mouse = Mouse(ada.page)
    lift(mouse, ada.held(first))
    played = {"type": "played", "seat": 1, "tile": "12-4", "train": 1}
    table.update(played, trains=[[], ["12-4"]], **MY_TURN)
    expect(ada.page.locator(".lanes .wagon")).to_have_count(1)
    table.update(hand=["0-1", *TILES])
    expect(ada.page.locator(".piece")).to_have_count(7)
    expect(ada.page.locator(".flying")).to_be_visible()
    mouse.move(*middle(ada.held(others[1]), 0.9))
    expect(ada.slots.first).to_be_visible()
    mouse.up()
    expect(ada.page.locator(".flying, .slot")).to_have_count(0)
    ada.holds([*others[:2], first, *others[2:], "blank and 1"])


def test_a_tile_that_leaves_the_hand_leaves_the_air(sit: Sit) -> None:
    ada, table = sit()
    mouse = Mouse(ada.page)
    lift(mouse, ada.held("9 and 12"))
    table.update(hand=TILES[:-1], trains=[["12-9"], []])
    expect(ada.page.locator(".piece")).to_have_count(5)
    mouse.move(600, 200)
    expect(ada.page.locator(".flying")).to_have_count(0)
    mouse.up()
    ada.holds(named(ORDER[1:]))


# ---------------------------------------------------------------------- planning


def test_plan_lays_out_the_longest_train_and_the_extras(visit: Visit, page_host: PageHost) -> None:
    made = page_host.make(bots=["greedy"])
    ada = visit()
    show_view(ada, page_host, **SCENE | {"hand": HAND, "counts": [16, 6]})
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    before = set(ada.hand())
    ada.press(ada.button(words.PLAN))
    plan = longest_train([(int(a), int(b)) for a, b in (tile.split("-") for tile in HAND)], 12)
    train = [f"{one}-{other}" for one, other in plan.train]
    part = ada.page.get_by_role("group", name=words.train_of(len(train)), exact=True)
    expect(part.get_by_role("button")).to_have_count(len(train))
    ada.sees(words.train_of(len(train)))
    ada.sees(words.EXTRAS)
    assert lies(ada)[: len(train)] == train
    assert set(ada.hand()) == before


def test_playing_the_first_of_the_train_keeps_the_rest(sit: Sit) -> None:
    ada, table = sit(scene=MY_TURN)
    ada.press(ada.button(words.PLAN))
    ada.sees(words.train_of(2))
    assert ada.hand()[:2] == named(["9-12", "1-9"])
    ada.press(ada.held("9 and 12"))
    rest = named(["1-9", *ORDER[1:3], *ORDER[4:]])
    expect(ada.page.locator(".piece")).to_have_count(5)
    table.take()
    table.update(hand=TILES[:-1], trains=[["12-9"], []], turn=1, legal=[])
    ada.sees(words.train_of(1))
    ada.holds(rest)


def test_a_tile_is_dragged_from_the_extras_into_the_train_and_back(sit: Sit) -> None:
    ada, _ = sit()
    ada.press(ada.button(words.PLAN))
    ada.sees(words.train_of(2))
    train = ada.page.get_by_role("group", name=re.compile("^Train of"))
    drag(ada, "5 and 12", "9 and 12", 0.1)
    expect(train.get_by_role("button")).to_have_count(3)
    assert ada.hand()[:3] == named(["5-12", "9-12", "1-9"])
    ada.sees(words.train_of(1))  # the others do not follow from it
    drag(ada, "5 and 12", "double 3", 0.9)
    ada.sees(words.train_of(2))
    assert ada.hand()[-1] == "5 and 12"


def test_a_plan_without_a_train_says_so(sit: Sit) -> None:
    ada, _ = sit(scene={"trains": [["12-7"], []]})
    ada.press(ada.button(words.PLAN))
    ada.sees(words.NO_TRAIN)
    expect(ada.page.get_by_role("group", name=words.EXTRAS)).to_have_count(0)


# ---------------------------------------------------------------------- keys


def spoken_is(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_role("log").locator("div").last).to_have_text(text)


def test_the_hand_is_arranged_by_the_keys(sit: Sit) -> None:
    ada, _ = sit(using="keys")
    first, *others = named(ORDER)
    ada.tab_to(ada.held(first))
    ada.sees(words.KEYS)
    ada.page.keyboard.press("Shift+ArrowRight")
    spoken_is(ada, f"{first}: place 2 of 6 among the extras")
    ada.page.keyboard.press("Shift+ArrowRight")
    ada.holds([*others[:2], first, *others[2:]])
    expect(ada.held(first)).to_be_focused()
    ada.page.keyboard.press("Home")
    expect(ada.held(others[0])).to_be_focused()
    ada.page.keyboard.press("Shift+ArrowLeft")
    spoken_is(ada, f"{others[0]}: place 1 of 1 in the train")
    expect(ada.held(others[0])).to_be_focused()
    ada.page.keyboard.press("Shift+ArrowRight")
    spoken_is(ada, f"{others[0]}: place 1 of 6 among the extras")
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.held(others[-1])).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.button(words.PLAN)).to_be_focused()


def test_the_arrows_go_from_row_to_row(sit: Sit) -> None:
    ada, _ = sit("phone", using="keys")
    hand = named(ORDER)
    ada.tab_to(ada.held(hand[1]))
    ada.page.keyboard.press("ArrowDown")
    expect(ada.held(hand[4])).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.held(hand[4])).to_be_focused()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.held(hand[1])).to_be_focused()


# ---------------------------------------------------------------------- room for all of it

MANY = [f"{one}-{other}" for one in range(13) for other in range(one, 13)][:75:3]


def assert_in_sight(ada: Visitor, hand: list[str], scrolls: bool) -> None:
    pieces = things(ada.page, piece=".piece")
    assert len(pieces) == len(hand)
    assert scrolls or not any(piece.scrolls_down or piece.scrolls_across for piece in pieces)
    assert cut_off(pieces, ada.page) == []
    assert overlaps([*pieces, *things(ada.page, deed=".deeds button", duty=".duty")]) == []
    assert too_small(ada.page) == []


@pytest.mark.parametrize(
    ("screen", "players", "hand"),
    cases(
        ("phone", 8, HAND),
        ("phone on its side", 4, HAND),
        ("desk", 2, MANY),
        rest=[
            (screen, players, hand)
            for screen in SCREENS
            for players, hand in ((2, HAND), (4, HAND), (8, HAND), (2, MANY))
            if (screen, players) not in {("phone", 8), ("phone on its side", 4)}
        ],
    ),
)
def test_the_whole_hand_is_in_sight(
    visit: Visit, page_host: PageHost, screen: str, players: int, hand: list[str]
) -> None:
    made = page_host.make(seats=players, bots=["greedy"] * (players - 1))
    ada = visit(screen)
    show_view(ada, page_host, **long_trains(players) | {"hand": hand, "legal": [f"{hand[0]}@0"]})
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    scrolls = hand is MANY and screen == "phone on its side"
    assert_in_sight(ada, hand, scrolls)
    if screen == "phone" and players < 8:
        assert min(piece.width for piece in things(ada.page, piece=".piece")) >= 84
    ada.press(ada.button(words.PLAN))
    ada.sees(words.EXTRAS)
    assert_in_sight(ada, hand, scrolls)


def test_a_chosen_tile_of_the_first_row_keeps_its_whole_ring(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    ShownTable(ada, page_host).show(4, legal=["0-8@0", "0-8@M"])
    ada.press(ada.lit.first)
    tile = ada.page.locator(".piece.chosen .tile")
    expect(tile).to_be_visible()
    ring = 5
    assert side_of(tile, "top") - ring > side_of(ada.page.locator(".hand"), "top")


def test_no_lit_tile_covers_the_caption_of_the_train(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    table.show(4, hand=["11-12", "3-11", "3-5", "0-7"], legal=["11-12@0"])
    ada.press(ada.button(words.PLAN))
    expect(ada.page.locator(".part.train .piece.lit").first).to_be_visible()
    caption = ada.page.locator(".part.train .caption")
    words_end = caption.evaluate(
        "(node) => node.getBoundingClientRect().top + parseFloat(getComputedStyle(node).lineHeight)"
    )
    ring = 3
    lit = ada.page.locator(".part.train .piece.lit .tile").first
    assert words_end <= side_of(lit, "top") - ring


def test_all_of_a_low_screen_is_for_the_hand_when_keys_are_used(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("desk", using="keys", viewport={"width": 640, "height": 400})
    table = ShownTable(ada, page_host)
    table.show(4)
    before = side_of(ada.page.locator(".hand"), "height")
    ada.tab_to(ada.lit.first)
    expect(ada.page.locator("#hand-keys")).to_be_hidden()
    assert side_of(ada.page.locator(".hand"), "height") == before
