"""The score keeper: a match with real dominoes from the names to the result."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tiers import cases

from browser.conftest import Visit
from browser.offline import NO_NETWORK, settle
from browser.page_watch import PageWatch
from browser.score_keeper import PLACE, Keeper, kept_match
from mexican_train.rules.tiles import Tile, points_of

pytestmark = pytest.mark.usefixtures("page_host")

WORKS_ALONE = "Once this page has been opened, it also works without a connection."
NEEDS_SERVER = "To open this page you need a connection to its server."


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Keeper:
    ada = Keeper(visit("phone", using="finger"))
    ada.open()
    return ada


def leaves(ada: Keeper) -> None:
    """The round is counted: back to the pad, which shows how the match goes on."""
    ada.press("Done")
    expect(ada.page.locator(".pad")).to_be_visible()


def test_a_whole_match_is_kept_by_numbers_and_by_tiles(ada: Keeper) -> None:
    ada.begin("Ada", "Bo", "Cy")
    see = ada.visitor.sees
    see("Round 1 of 3")
    see("The engine is the double 12.")
    see("Ada begins: the oldest, first on the list.")
    see("3 play, 16 tiles each")
    ada.press("The round is over: count")
    ada.out("Bo")
    ada.types(47)
    ada.press("Next: Cy")
    ada.taps("5 and 11", "blank and 3", "double 8")
    expect(ada.page.locator(".value")).to_have_text(str(16 + 3 + 16))
    leaves(ada)
    assert ada.row(1) == ["47", "0", "35"]
    see("Round 2 of 3")
    see("The engine is the double 11.")
    see("Bo begins: one seat further each round.")
    see("Bo leads")
    see("2 rounds to play")
    ada.press("The round is over: count")
    ada.out("Nobody: the round is blocked")
    for points, name in ((8, "Bo"), (12, "Cy"), (120, "")):
        ada.types(points)
        if name:
            ada.press(f"Next: {name}")
    leaves(ada)
    assert ada.totals() == [55, 12, 155]
    ada.press("The round is over: count")
    ada.out("Cy")
    ada.types(0)
    ada.press("Next: Bo")
    ada.types(43)
    leaves(ada)
    assert ada.totals() == [55, 55, 155]
    expect(ada.page.get_by_role("heading", name="Ada and Bo share the win")).to_be_visible()
    places = ada.page.locator(".ranking li").all_inner_texts()
    assert [text.split() for text in places] == [
        ["1", "Ada", "55", "points"],
        ["1", "Bo", "55", "points"],
        ["3", "Cy", "155", "points"],
    ]


@pytest.mark.parametrize("language", cases("en", rest=["fr", "nb", "es"]))
def test_a_new_match_has_a_round_for_every_double(visit: Visit, language: str) -> None:
    ada = Keeper(visit("phone", locale=language))
    ada.open("#new")
    ada.settled("#new")
    bar = ada.page.locator(".foot")
    expect(bar.get_by_role("combobox")).to_be_in_viewport(ratio=1)
    start = bar.get_by_role("button")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    expect(ada.page.locator(".pad tbody tr")).to_have_count(13)


@pytest.mark.parametrize(("sheet", "worth"), cases(("nordic", 3), rest=[("station", 25 + 3)]))
def test_tiles_count_what_the_sheet_says(ada: Keeper, sheet: str, worth: int) -> None:
    ada.keeps(kept_match("m", sheet, done=0))
    ada.open("#m/1/0")
    ada.taps("blank and 3")
    expect(ada.page.locator(".value")).to_have_text(str(worth))
    rules = kept_match("m", sheet)["rules"]
    ada.taps("double blank")
    double = points_of(Tile(0, 0), rules["blank_points"], rules["double_blank_points"])
    expect(ada.page.locator(".value")).to_have_text(str(worth + double))
    ada.press("double blank, put back")
    expect(ada.page.locator(".value")).to_have_text(str(worth))


@pytest.mark.release
def test_tiles_stay_under_the_finger_while_they_are_tapped(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=0))
    ada.open("#m/1/0")
    ada.press("Tap the tiles")
    tile = ada.tile("11 and 12")
    place = tile.bounding_box()
    for other in range(4, 11):
        ada.visitor.press(ada.tile(f"{other} and 11"))
    ada.page.evaluate("scrollTo(0, 0)")
    assert tile.bounding_box() == place


def test_the_same_tile_in_two_hands_is_caught(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=0))
    ada.open("#m/1/0")
    ada.taps("5 and 11", "1 and 2")
    ada.press("Next: Bo")
    ada.visitor.press(ada.tile("5 and 11, in the hand of Ada"))
    expect(ada.said).to_contain_text("Ada already has the tile 5 and 11.")
    expect(ada.page.locator(".sum")).to_contain_text("left in hand")  # nothing is counted
    ada.press("Give it to Bo")
    expect(ada.page.locator(".value")).to_have_text("16")
    expect(ada.said).to_have_count(0)
    ada.press("Back to the score pad")
    assert ada.row(1) == ["3", "16", "·"]


@pytest.mark.release
def test_the_engine_is_not_among_the_tiles(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=1))
    ada.open("#m/2/0")
    ada.press("Tap the tiles")
    expect(ada.tile("double 12")).to_be_visible()
    expect(ada.tile("double 11")).to_have_count(0)
    ada.press("Only tiles with 11")
    expect(ada.page.locator(".choice")).to_have_count(13)
    expect(ada.page.get_by_label("double 11, the engine")).to_be_visible()


def test_any_entry_can_be_corrected_and_taken_back(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=2))
    ada.open("#m")
    before, totals = ada.row(1), ada.totals()
    seat = next(index for index, text in enumerate(before) if text != "0")
    name = ("Ada", "Bo", "Cy")[seat]
    ada.visitor.press(ada.cell(1, name))
    ada.types(75)
    ada.press("Back to the score pad")
    assert ada.row(1) == [*before[:seat], "75", *before[seat + 1 :]]
    assert ada.totals()[seat] == totals[seat] - int(before[seat]) + 75
    ada.press("Undo")
    expect(ada.said).to_have_text(f"Taken back: round 1, {name}.")
    assert (ada.row(1), ada.totals()) == (before, totals)
    ada.press("Redo")
    expect(ada.said).to_have_text(f"Done again: round 1, {name}.")
    assert ada.row(1)[seat] == "75"


@pytest.mark.release
def test_what_was_done_can_be_taken_back_after_the_browser_was_closed(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=0, players=2))
    ada.open("#m/1")
    ada.out("Bo")
    ada.types(23)
    leaves(ada)
    ada.press("Change names and rules")
    ada.page.get_by_role("textbox", name="Name of player 1").fill("Agnes")
    ada.press("Save")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Agnes and Bo")
    ada.press("Undo")
    expect(ada.said).to_have_text("Taken back: names and rules.")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada and Bo")
    ada.press("Undo")
    assert ada.row(1) == ["·", "0"]
    ada.page.reload()
    ada.press("Undo")
    assert ada.row(1) == ["·", "·"]
    expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    for _ in range(3):
        ada.press("Redo")
    assert ada.row(1) == ["23", "0"]
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Agnes and Bo")


@pytest.mark.release
def test_who_went_out_can_be_corrected(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=1))
    ada.open("#m/1")
    out = ada.page.locator(".ending").get_by_role("button", pressed=True)
    first = out.inner_text()
    other = next(name for name in ("Ada", "Bo", "Cy") if name != first)
    ada.out(other)
    # Who did not go out after all is counted next.
    expect(ada.page.locator(".hand-of")).to_contain_text(first)
    ada.types(9)
    leaves(ada)
    row = dict(zip(("Ada", "Bo", "Cy"), ada.row(1), strict=True))
    assert (row[first], row[other]) == ("9", "0")


def test_everything_is_there_after_the_browser_was_closed(ada: Keeper) -> None:
    ada.begin("Ada", "Bo")
    ada.press("The round is over: count")
    ada.out("Ada")
    ada.types(4)
    ada.page.reload()  # in the middle of a number
    expect(ada.page.locator(".value")).to_have_text("4")
    ada.press("Back to the score pad")
    assert ada.row(1) == ["0", "4"]
    ada.press("Back")
    ada.begin("Cleo", "Dag", "Eva", rounds="5", sheet="Classic")
    ada.page.reload()
    ada.visitor.sees("Round 1 of 5")
    ada.press("Back")
    expect(ada.page.locator(".matches li")).to_have_count(2)
    expect(ada.page.locator(".matches li").first).to_contain_text("Cleo, Dag and Eva")
    ada.press("Ada and Bo", exact=False)
    assert ada.row(1) == ["0", "4"]


@pytest.mark.release
def test_a_match_can_be_renamed_and_deleted_and_brought_back(ada: Keeper) -> None:
    ada.keeps(kept_match("m"), kept_match("n", players=2, at=2))
    ada.open("#m")
    ada.press("Change names and rules")
    ada.page.get_by_role("textbox", name="Name of the match").fill("At the cabin")
    ada.page.get_by_role("textbox", name="Name of player 2").fill("Bodil")
    totals = kept_match("m")["rounds"]
    ada.press("Save")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("At the cabin")
    assert ada.row(1) == [str(points or 0) for points in totals[0]["points"]]
    ada.press("Back")
    expect(ada.page.locator(".matches b")).to_have_text(["At the cabin", "Ada and Bo"])
    ada.press("Delete At the cabin")
    expect(ada.page.locator(".matches b")).to_have_text(["Ada and Bo"])
    ada.press("Undo")
    expect(ada.page.locator(".matches b")).to_have_text(["At the cabin", "Ada and Bo"])
    ada.press("Delete At the cabin")
    ada.open()
    expect(ada.page.locator(".matches b")).to_have_text(["Ada and Bo"])


def test_a_held_engine_is_asked_for_and_then_not_offered_again(ada: Keeper) -> None:
    ada.begin("Ada", "Bo", "Cy", sheet="Classic")
    ada.visitor.sees("Which double was laid as the engine?")
    ada.press("double 10")
    ada.visitor.sees("The engine is the double 10.")
    ada.press("Bo")
    ada.visitor.sees("Cy begins, to the left of the player who laid the engine.")
    ada.press("The round is over: count")
    ada.out("Ada")
    ada.types(5)
    ada.press("Next: Cy")
    ada.types(6)
    leaves(ada)
    used = ada.page.get_by_role("button", name="double 10, not this time")
    expect(used).to_be_disabled()
    expect(ada.page.get_by_role("button", name="double blank, not this time")).to_be_disabled()
    expect(ada.page.get_by_role("button", name="double 12", exact=True)).to_be_enabled()
    ada.visitor.press(ada.page.get_by_text("What the rules say"))
    ada.visitor.sees("The highest double anyone holds that has not been the engine yet")


@pytest.mark.release
def test_the_highest_double_decides_where_the_sheet_says_so(ada: Keeper) -> None:
    ada.keeps(kept_match("m", "station/rounds", done=0))
    ada.open("#m")
    ada.visitor.sees("Who has the highest double in hand?")
    ada.press("Cy")
    ada.visitor.sees("Cy has the highest double and begins. It stays in the hand.")
    ada.visitor.press(ada.page.get_by_text("What the rules say"))
    ada.visitor.sees("Whoever now has the highest double in hand takes the first turn.")


def test_a_match_can_end_early_and_go_on_after_all(ada: Keeper) -> None:
    ada.keeps(kept_match("m", done=2))
    ada.open("#m")
    ada.press("End the match after round 2")
    expect(ada.page.get_by_role("heading", name=re.compile("won the match"))).to_be_visible()
    expect(ada.page.locator(".pad tbody tr")).to_have_count(2)
    ada.press("Play on after all")
    ada.visitor.sees("Round 3 of 13")
    expect(ada.page.locator(".pad tbody tr")).to_have_count(13)


@pytest.mark.release
def test_it_works_without_a_connection_once_it_is_there(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = Keeper(visit("phone"))
    with ada.page.expect_response(re.compile("/api/sheets")):
        ada.open()
    ada.page.wait_for_load_state("networkidle")
    page_watch.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.begin("Ada", "Bo", rounds="1")
    ada.press("The round is over: count")
    ada.out("Bo")
    ada.taps("2 and 3")
    leaves(ada)
    assert ada.totals() == [5, 0]
    expect(ada.page.get_by_role("heading", name="Bo won the match")).to_be_visible()
    ada.page.context.set_offline(False)
    kept = ada.page.evaluate("() => Object.entries(localStorage)")
    [match] = [json.loads(value) for key, value in kept if key.startswith(PLACE)]
    assert match["rounds"][0]["tiles"] == [["2-3"], []]
    assert match["rules"]["max_pip"] == 12


def test_it_opens_again_without_a_connection(visit: Visit, page_watch: PageWatch) -> None:
    ada = Keeper(visit("phone", keeping=True))
    ada.open()
    ada.visitor.sees(WORKS_ALONE)
    ada.begin("Ada", "Bo")
    settle(ada.visitor)
    page_watch.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.page.reload()
    ada.visitor.sees("The engine is the double 12.")
    ada.open()
    expect(ada.page.locator(".matches b")).to_have_text(["Ada and Bo"])
    ada.begin("Cy", "Di", rounds="5")
    ada.visitor.sees("Round 1 of 5")
    ada.page.context.set_offline(False)


def test_a_browser_that_keeps_nothing_is_said_to(visit: Visit) -> None:
    ada = Keeper(visit("phone"))
    ada.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    ada.open()
    ada.visitor.sees(NEEDS_SERVER)  # here the page came without https
    ada.begin("Ada", "Bo")
    expect(ada.said).to_contain_text("This browser keeps nothing")


@pytest.mark.release
def test_numbers_come_from_the_keyboard_too(visit: Visit) -> None:
    ada = Keeper(visit("desk"))
    ada.keeps(kept_match("m", done=0))
    ada.open("#m/1/0")
    ada.page.keyboard.type("137")
    ada.page.keyboard.press("Backspace")
    expect(ada.page.locator(".value")).to_have_text("13")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.type("25")
    assert ada.row(1) == ["13", "25", "·"]
    ada.page.keyboard.press("Control+z")
    assert ada.row(1) == ["13", "·", "·"]
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Go on counting")).to_be_visible()


def test_five_players_are_all_on_the_pad_of_a_narrow_phone(visit: Visit) -> None:
    ada = Keeper(visit("phone", viewport={"width": 320, "height": 640}))
    ada.keeps(kept_match("five", players=5))
    ada.open("#five")
    last = ada.page.locator(".pad thead th").last
    expect(last).to_have_text("Edvard")
    box = last.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 320 - 16
