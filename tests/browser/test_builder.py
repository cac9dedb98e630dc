"""The train builder: a hand is told by tapping or in writing, and its best train is there."""

from __future__ import annotations

import random
import re

import pytest
import tiers
from playwright.sync_api import Locator, expect

from browser.accessible import assert_accessible
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.offline import NO_NETWORK, settle
from browser.page_watch import PageWatch
from browser.visitor import Visitor
from browser.words import spoken
from mexican_train.bots.solver import Plan, longest_train
from mexican_train.rules.tiles import Tile, full_set, points_of
from mexican_train.sheets import load_sheet

pytestmark = pytest.mark.usefixtures("page_host")

TITLE = "Train builder"
HAND = "5 12, 5 7, 7 7, 3 7, 3 9, 9 12, 1 9, 1 2, 2 8, 4 8, 4 11, 6 10, 0 6, 0 0, 11 12, 8 10"
TILES = [Tile(*sorted(map(int, tile.split()))) for tile in HAND.split(",")]
NOW = "What should I play now?"
MINUS = "\N{MINUS SIGN}"
CLOSING = f"{MINUS}1 tile · {MINUS}11 points"
OFFLINE = "There is no connection"
ELSEWHERE = "What if I play one of these elsewhere?"

# A press of the button, and what the next picture after it shows.
NEXT_PICTURE = """async () => {
  document.querySelector('.typed button').click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Boolean(document.querySelector('.found .whole'));
}"""


def come(ada: Visitor) -> None:
    ada.page.goto(f"{ada.address}/builder")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLE)
    ada.page.get_by_role("combobox", name="Rules").select_option("nordic")


def type_tiles(ada: Visitor, text: str) -> None:
    ada.page.get_by_label("Or type your tiles").fill(text)
    ada.press(ada.button("Add"))


def taken(ada: Visitor) -> Locator:
    return ada.page.get_by_role("list", name="Your tiles").get_by_role("button")


def tap(ada: Visitor, tile: Tile) -> None:
    """Taps a number, then the tile with that number."""
    pip = "blank" if tile.high == 0 else str(tile.high)
    ada.press(ada.button(f"Tiles with {pip}"))
    grid = ada.page.get_by_role("group", name=f"All tiles with {pip}", exact=True)
    ada.press(grid.get_by_role("button", name=spoken(str(tile)), exact=True))


def begin_at(ada: Visitor, *ends: int) -> None:
    """Chooses the ends at which the train may begin, and no other."""
    group = ada.page.get_by_role("group", name="Where does it begin?")
    chosen = group.get_by_role("button", pressed=True)
    for left in reversed(range(chosen.count())):
        ada.press(chosen.first)
        expect(chosen).to_have_count(left)
    for end in ends:
        ada.press(group.get_by_role("button", name=f"Begin at {end or 'blank'}", exact=True))


def laid(ada: Visitor) -> list[str]:
    """The tiles of the train as they are read out."""
    tiles = ada.page.locator(".whole .coupled")
    found: list[str] = tiles.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return found


def extras(ada: Visitor) -> list[str]:
    tiles = ada.page.locator(".found .held svg")
    found: list[str] = tiles.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return found


def planned(hand: list[Tile], *ends: int, sheet: str = "nordic") -> Plan:
    rules = load_sheet(sheet).rules
    return longest_train(
        hand,
        ends,
        blank_points=rules.blank_points,
        double_blank_points=rules.double_blank_points,
        completed=rules.follow_up == "on-double",
    )


def shows(ada: Visitor, plan: Plan, sheet: str = "nordic") -> None:
    """The page shows this plan, and what its extras count by the sheet."""
    rules = load_sheet(sheet).rules
    start = "blank" if plan.start == 0 else plan.start
    count = len(plan.train)
    heading = ada.page.get_by_role("heading", name=re.compile("^[0-9]+-tile train"))
    what = f"{count}-tile train, starting from the {start}"
    expect(heading).to_have_text(what)
    assert laid(ada) == [spoken(f"{one}-{other}") for one, other in plan.train]
    assert sorted(extras(ada)) == sorted(spoken(f"{one}-{other}") for one, other in plan.extras)
    cost = sum(
        points_of(Tile(*tile), rules.blank_points, rules.double_blank_points)
        for tile in plan.extras
    )
    ada.sees(f"Left in your hand: {cost} point")


@pytest.mark.release
def test_sixteen_tapped_tiles_are_laid_as_the_solver_lays_them(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    come(ada)
    ada.sees("Your train appears here")
    grid = ada.page.locator(".tilegrid")
    place = grid.bounding_box()
    for tile in TILES:
        tap(ada, tile)
    expect(taken(ada)).to_have_count(16)
    assert grid.bounding_box() == place  # nothing moves under the finger
    shows(ada, planned(TILES, 12))
    ada.press(ada.button("13-tile train, starting from the 12"))
    expect(ada.page.locator(".found")).to_be_in_viewport()
    ada.press(taken(ada).first)
    shows(ada, planned(TILES[1:], 12))


@pytest.mark.release
def test_typed_tiles_are_laid_the_same_from_any_ends_by_any_sheet(visit: Visit) -> None:
    ada = visit()
    come(ada)
    rng = random.Random("builder")
    for text in (" ", "-", "/"):
        hand = rng.sample(full_set(12), 16)
        ends = rng.sample(range(13), 2)
        if taken(ada).count():
            ada.press(ada.button("Start over"))
        type_tiles(ada, ", ".join(f"{tile.high}{text}{tile.low}" for tile in hand))
        expect(taken(ada)).to_have_count(16)
        begin_at(ada, *ends)
        for sheet in ("nordic", "station"):
            ada.page.get_by_role("combobox", name="Rules").select_option(sheet)
            shows(ada, planned(hand, *ends, sheet=sheet), sheet)


def test_sixteen_tiles_are_laid_in_the_next_picture(visit: Visit) -> None:
    ada = visit("phone")
    come(ada)
    rng = random.Random("speed")
    for _ in range(3):
        hand = rng.sample(full_set(12), 16)
        if taken(ada).count():
            ada.press(ada.button("Start over"))
        ada.sees("Your train appears here")
        ada.page.get_by_label("Or type your tiles").fill(
            ", ".join(f"{tile.low} {tile.high}" for tile in hand)
        )
        assert ada.page.evaluate(NEXT_PICTURE)
        expect(taken(ada)).to_have_count(16)


def test_what_cannot_be_read_is_told_in_one_sentence(visit: Visit) -> None:
    ada = visit()
    come(ada)
    problem = ada.page.get_by_role("alert")
    for text, sentence in (
        ("5 12, 5 x", "“5 x” is not a tile. Type two numbers for each, as in 5 12, 5 7."),
        ("5 12 7", "“5 12 7” is not a tile. Type two numbers for each, as in 5 12, 5 7."),
        ("5 13", "There is no tile 5-13 in a double-12 set."),
        ("5 12, 12-5", "You typed 5-12 twice. There is only one of each tile."),
        (" , ", "Type two numbers for each tile, as in 5 12, 5 7."),
        (
            ",".join(f"{high} {low}" for low, high in full_set(12)[:27]),
            "That would be more than 26 tiles, more than anyone can hold. Put some back first.",
        ),
    ):
        type_tiles(ada, text)
        expect(problem).to_have_text(sentence)
        expect(taken(ada)).to_have_count(0)
    type_tiles(ada, "5-12 7 | 5; 0:0")
    expect(problem).to_have_count(0)
    expect(taken(ada)).to_have_count(3)


def cost(extras: tuple[int, int], best: tuple[int, int]) -> str:
    """Tiles and points that stay in the hand, compared with the best plan."""
    tiles, points = extras[0] - best[0], extras[1] - best[1]
    parts = [
        f"{'+' if value > 0 else MINUS}{abs(value)} {word}{'' if abs(value) == 1 else 's'}"
        for value, word in ((tiles, "tile"), (points, "point"))
        if value
    ]
    return " · ".join(parts) or "just as good"


def left(plan: Plan) -> tuple[int, int]:
    return len(plan.extras), sum(one + other for one, other in plan.extras)


@pytest.mark.release
def test_alternatives_cost_what_the_solver_says(visit: Visit) -> None:
    ada = visit()
    come(ada)
    type_tiles(ada, HAND)
    begin_at(ada, 12, 0)
    best = planned(TILES, 12, 0)
    shows(ada, best)
    expected = {}
    for end in (12, 0):
        for tile in TILES:
            if end in tile and (best.start, best.train[0]) != (end, (end, sum(tile) - end)):
                rest = planned([each for each in TILES if each != tile], sum(tile) - end)
                expected[f"on {end or 'blank'}", spoken(f"{end}-{sum(tile) - end}")] = (
                    len(rest.train) + 1,
                    cost(left(rest), left(best)),
                )
    others = ada.page.locator(".others").first
    more = ada.button(re.compile("^Show all"))
    if more.count():
        ada.press(more)
    found = {}
    for row in others.get_by_role("listitem").all():
        first = row.locator(".first svg").get_attribute("aria-label") or ""
        length = re.findall(r"Train of (\d+) tile", row.inner_text())
        key = (row.locator(".on").inner_text(), first)
        found[key] = (int(length[0]), row.locator(".cost").inner_text())
    assert found == expected
    ada.press(others.get_by_role("button").first)
    assert laid(ada)[0] == next(iter(found))[1]
    ada.press(ada.button("Back to the best train"))
    shows(ada, best)


def test_a_tile_played_elsewhere_costs_what_the_solver_says(visit: Visit) -> None:
    ada = visit()
    come(ada)
    type_tiles(ada, HAND)
    best = planned(TILES, 12)
    ada.press(ada.page.get_by_text(ELSEWHERE))
    rows = ada.page.locator(".elsewhere").get_by_role("listitem")
    expect(rows).to_have_count(len(best.train))
    for tile in TILES:
        if tile in best.extras:
            continue
        rest = planned([each for each in TILES if each != tile], 12)
        row = rows.filter(has=ada.page.get_by_role("img", name=spoken(str(tile)), exact=True))
        expect(row.locator(".cost")).to_have_text(cost(left(rest), left(best)))


@pytest.mark.release
def test_the_hand_is_kept_and_needs_no_connection(visit: Visit, page_watch: PageWatch) -> None:
    ada = visit(keeping=True)
    come(ada)
    type_tiles(ada, HAND)
    begin_at(ada, 9)
    settle(ada)
    page_watch.expect(f"{NO_NETWORK}|Failed to fetch")
    ada.page.context.set_offline(True)
    ada.page.reload()
    shows(ada, planned(TILES, 9))
    tap(ada, TILES[0])
    shows(ada, planned(TILES[1:], 9))
    ada.press(ada.page.get_by_text(NOW))
    expect(ada.page.get_by_role("alert")).to_contain_text(OFFLINE)
    ada.page.context.set_offline(False)
    ada.sees(re.compile("^Hint: "))


def test_what_to_play_now_is_told_by_the_rules(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    come(ada)
    type_tiles(ada, "5 8, 4 7, 3 9")
    ada.press(ada.page.get_by_text(NOW))
    begin_at(ada, 5)
    ada.press(ada.page.get_by_role("button", name=re.compile("^Engine ")))
    for place, pip in (("Engine", "12"), ("Bruno: ends in", "7")):  # one asks for the next
        pad = ada.page.get_by_role("group", name=place, exact=True)
        ada.press(pad.get_by_role("button", name=pip, exact=True))
    expect(ada.page.locator(".told-trains .told-train").first).to_contain_text("ends in 5")
    ada.press(ada.button("Open double 7"))
    ada.sees("Hint: 4-7 on Bruno\u2019s train")
    ada.sees("It closes the double.")
    allowed = ada.page.locator(".judged .yes")
    expect(allowed).to_have_text([f"Can be played on Bruno\u2019s train. {CLOSING}"])
    ada.page.get_by_role("combobox", name="Rules").select_option("classic")
    expect(allowed).to_have_text(["Can be played on your train. just as good"])


def test_a_double_that_fits_and_is_left_out_is_explained(visit: Visit) -> None:
    ada = visit("phone")
    come(ada)
    ada.page.get_by_role("combobox", name="Rules").select_option("station")
    type_tiles(ada, "4-4 4-6 7-12 0-1 5-7 0-5 1-11 8-12 2-2 1-3 2-8 5-9 3-11 6-8 3-12")
    begin_at(ada, 7)
    assert laid(ada)[-1].endswith("4")
    assert spoken("4-4") in extras(ada)
    open_end = ada.page.get_by_text("The double 4 would stay open at the end")
    expect(open_end).to_be_visible()
    ada.page.get_by_role("combobox", name="Rules").select_option("nordic")
    expect(open_end).to_have_count(0)
    assert laid(ada)[-1] == spoken("4-4")


@pytest.mark.release
def test_a_hand_that_fits_nowhere_is_laid_from_any_end(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    come(ada)
    hand = "1 2, 2 3, 3 4, 4 5, 5 6, 6 7, 7 8, 8 8"
    type_tiles(ada, hand)
    expect(ada.page.locator(".found h2").first).to_have_text("None of your tiles fits there")
    anywhere = ada.page.locator(".anywhere")
    expect(anywhere.get_by_role("heading")).to_have_text(
        re.compile("From any end: 8-tile train, starting from the [18]")
    )
    ada.press(anywhere.get_by_role("button"))
    ada.sees("Every tile is in the train")
    # What is set aside is not laid, still counts, and is still aside another day.
    ada.press(ada.page.get_by_text("Set tiles aside"))
    aside = ada.page.get_by_role("group", name="Set tiles aside")
    ada.press(aside.get_by_role("button", name="double 8"))
    ada.page.reload()
    ada.sees("1 tile set aside")
    tiles = [Tile(*sorted(map(int, tile.split()))) for tile in hand.split(",")]
    assert len(laid(ada)) == 7
    ada.sees("Left in your hand: 16 points.")
    # Any end at all is an answer too.
    ada.press(aside.get_by_role("button", name="double 8"))
    ada.press(ada.button("Any end"))
    shown = planned(tiles, *range(12, -1, -1))
    expect(ada.page.locator(".found h2").first).to_have_text(
        f"8-tile train, starting from the {shown.start}"
    )


@pytest.mark.release
def test_where_the_train_begins_is_told_once_and_numbers_run_one_way(visit: Visit) -> None:
    ada = visit()
    come(ada)
    down = [str(pip) for pip in range(12, -1, -1)]
    for group in ("Where does it begin?", "Show the tiles with"):
        numbers = ada.page.get_by_role("group", name=group).get_by_role("button")
        assert [text.strip() for text in numbers.all_inner_texts()] == down
    type_tiles(ada, "3 9, 5 8")
    begin_at(ada, 9)
    ada.press(ada.page.get_by_text(NOW))
    own = ada.page.locator(".told-trains .told-train").first
    expect(own).to_contain_text("ends in 9")
    expect(own.locator(".end-told")).to_have_count(0)
    # Not begun, a train begins at the engine; with another engine it has gone on to the nine.
    ada.press(ada.button("Engine 9"))
    pad = ada.page.get_by_role("group", name="Engine", exact=True).get_by_role("button")
    assert [text.strip() for text in pad.all_inner_texts()] == down
    ada.press(pad.first)
    begin_at(ada, 5)
    expect(own).to_contain_text("ends in 5")
    expect(ada.button("Engine 12")).to_be_visible()


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk", "phone on its side"]))
def test_the_builder_is_for_everyone(visit: Visit, screen: str) -> None:
    ada = visit(screen)
    come(ada)
    type_tiles(ada, HAND)
    ada.press(ada.page.get_by_text(ELSEWHERE))
    ada.press(ada.page.get_by_text(NOW))
    ada.sees(re.compile("^Hint: "))
    assert not too_wide(ada.page)
    assert not too_small(ada.page)
    assert_accessible(ada)


WORDS = {
    "fr": ("Bâtisseur de trains", "Un train de 12 tuiles, à partir du 12"),
    "nb": ("Togbygger", "Et tog på 13 brikker, fra 12"),
    "es": ("Constructor de trenes", "Un tren de 12 fichas, desde el 12"),
}


@pytest.mark.parametrize("language", tiers.cases("nb", rest=["fr", "es"]))
def test_the_builder_speaks_every_language(visit: Visit, language: str) -> None:
    title, found = WORDS[language]
    ada = visit("phone", locale=language)
    ada.page.goto(f"{ada.address}/builder")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
    ada.page.locator("input[name=tiles]").fill(HAND)
    ada.page.keyboard.press("Enter")
    ada.sees(found)
    assert not too_wide(ada.page)
    ada.press(ada.page.locator(".now > summary"))
    expect(ada.page.locator(".told-trains")).to_be_visible()
    ada.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert not too_wide(ada.page)
