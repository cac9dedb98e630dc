"""The yard: whose trains there are, where they end, which are open, what must be closed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tiers import cases

from browser import boxes, scenes, words
from browser.conftest import SCREEN_CASES, Visit
from browser.page_host import PageHost
from browser.scenes import ShownTable

_PIPS = """(wagon) => [...wagon.querySelectorAll('use')].map((half) => half.getAttribute('href'))"""


def lane_of(shown: ShownTable, train: int | str) -> Locator:
    return shown.page.locator(f'.lane[data-train="{train}"]')


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_a_plate_tells_all_about_its_player(visit: Visit, page_host: PageHost, screen: str) -> None:
    shown = ShownTable(visit(screen), page_host)
    scene = scenes.busy(4)
    players = scenes.seated(scenes.NAMES[:4])
    players[2] |= {"connected": False}
    players[3] |= {"connected": False, "stand_in": "expert"}
    shown.show(4, **{**scene, "players": players, "turn": 1})
    plates = [lane_of(shown, train).get_by_role("button").first for train in (0, 1, 2, 3, "M")]
    trains = [*scene["trains"], scene["mexican"]]
    pips = [wagons[-1].split("-")[1] for wagons in trains]
    ends = ["blank" if pip == "0" else pip for pip in pips]
    for plate, told in zip(
        plates,
        [
            "You, ends in {0}, 7 tiles long, 8 tiles left, 54 points, show the whole train",
            "Bruno, to play, open train, ends in the double {1}, to close, 6 tiles long, "
            "6 tiles left, 31 points, show the whole train",
            "Cleo, ends in {2}, 9 tiles long, 11 tiles left, away, show the whole train",
            "Dag, open train, ends in {3}, 11 tiles long, 8 tiles left, a bot plays, "
            "show the whole train",
            "Mexican train, open to all, ends in {4}, 6 tiles long, show the whole train",
        ],
        strict=True,
    ):
        expect(plate).to_have_accessible_name(told.format(*ends))
    expect(plates[1]).to_contain_text("Bruno")
    expect(plates[1]).to_contain_text("31")
    expect(plates[1].locator(".disc")).to_have_text("6")
    for plate, pip in zip(plates, pips, strict=True):
        expect(plate.locator(".end")).to_have_text(pip)
        expect(plate.locator(".end")).to_be_in_viewport(ratio=0.99)
    assert shown.visitor.whose_turn() == "Bruno"


@pytest.mark.parametrize("screen", cases("desk", rest=["large desk"]))
@pytest.mark.parametrize("seats", [5, 8])
def test_long_names_are_whole_beside_their_tracks(
    visit: Visit, page_host: PageHost, screen: str, seats: int
) -> None:
    shown = ShownTable(visit(screen), page_host)
    names = ["Ada", "Maximilian-Alexander Lon", "Grandmother Rosalind", *scenes.NAMES[3:seats]]
    shown.show(seats, **{**scenes.busy(seats), "players": scenes.seated(names)})
    expect(shown.page.locator(".yard.beside")).to_have_count(1)
    cut = shown.page.locator(".pill .who b").evaluate_all("""(all) => all.filter((name) =>
      name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4
    ).map((name) => name.innerText)""")
    assert cut == []
    plates = boxes.things(shown.page, plate=".pill")
    assert boxes.overlaps(plates) == []


def test_a_train_that_has_not_begun_ends_in_the_engine(visit: Visit, page_host: PageHost) -> None:
    shown = ShownTable(visit("desk"), page_host)
    shown.show(4, engine=7)
    plates = [lane_of(shown, train).get_by_role("button").first for train in (1, "M")]
    names = ["Bruno", "Mexican train, open to all"]
    for plate, name in zip(plates, names, strict=True):
        expect(plate.locator(".end")).to_have_text("7")
        expect(plate).to_have_accessible_name(re.compile(f"^{name}, ends in 7, "))


def test_an_open_train_has_a_locomotive_in_its_colour_and_a_closed_one_has_none(
    visit: Visit, page_host: PageHost
) -> None:
    shown = ShownTable(visit("phone"), page_host)
    shown.show(4, markers=[1, 3])
    colours: dict[int | str, str | None] = {0: None, 1: "blue", 2: None, 3: "orange", "M": "black"}
    for train, colour in colours.items():
        marks = lane_of(shown, train).locator(".loco")
        expect(marks).to_have_count(1 if colour else 0)
        if colour:
            expect(marks).to_contain_class(colour)


@pytest.mark.parametrize("seat", cases(2, rest=[None, 0]))
def test_everyone_sees_at_the_double_itself_that_it_must_be_closed(
    visit: Visit, page_host: PageHost, seat: int | None
) -> None:
    shown = ShownTable(visit("phone"), page_host)
    scene = {**scenes.busy(4), "seat": seat, "legal": [], "hand": []}
    shown.show(4, **scene)
    expect(lane_of(shown, 1)).to_contain_text(words.TO_CLOSE)
    expect(lane_of(shown, 1).locator(".wagon.last")).to_contain_class("binding")
    flags = shown.page.locator(".lane").get_by_text(words.TO_CLOSE, exact=True)
    expect(flags).to_have_count(1)
    shown.show(4, **{**scene, "open_doubles": [1, "M"], "mexican": ["12-3", "3-3"]})
    expect(flags).to_have_text([words.TO_CLOSE] * 2)
    shown.show(4, **{**scene, "open_doubles": [], "open_double": None, "follow_up": 1})
    expect(lane_of(shown, 1)).to_contain_text(words.TO_CLOSE)
    shown.show(4, **{**scene, "open_doubles": [], "open_double": None})
    expect(flags).to_have_count(0)


def test_the_place_of_a_tile_is_named_and_all_of_its_track_takes_the_tap(
    visit: Visit, page_host: PageHost
) -> None:
    shown = ShownTable(visit(), page_host)
    scene = scenes.busy(4)
    tile = scene["legal"][0].split("@")[0]
    spoken = words.spoken(tile)
    shown.show(4, **{**scene, "legal": [f"{tile}@1", f"{tile}@M"]})
    shown.visitor.press(shown.visitor.lit.first)
    assert [each.get_attribute("aria-label") for each in shown.visitor.slots.all()] == [
        f"close it, play {spoken} on Bruno\u2019s train",
        f"here, play {spoken} on the Mexican train",
    ]
    begin = lane_of(shown, "M").locator(".wagon").first.bounding_box()
    assert begin is not None
    shown.page.mouse.click(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    expect(shown.visitor.slots).to_have_count(0)
    assert [each["action"] for each in shown.acts] == [f"{tile}@M"]


@pytest.mark.parametrize("screen", cases("phone", rest=["desk"]))
def test_the_number_of_folded_wagons_opens_the_whole_train(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    shown = ShownTable(visit(screen), page_host)
    shown.show(8, **scenes.full(8))
    lane_of(shown, 3).locator(".more").click()
    dialog = shown.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Dag")
    for tile in scenes.full(8)["trains"][3]:
        expect(dialog.get_by_role("img", name=words.spoken(tile), exact=True)).not_to_have_count(0)


def test_a_long_train_turns_where_there_is_room(visit: Visit, page_host: PageHost) -> None:
    tablet: ViewportSize = {"width": 820, "height": 1180}
    shown = ShownTable(visit(viewport=tablet), page_host)
    shown.show(2, **scenes.full(2))
    wagons = lane_of(shown, 0).locator(".wagon")
    tops = wagons.evaluate_all("(all) => all.map((x) => x.offsetTop + x.offsetHeight / 2)")
    assert len(set(tops)) > 1
    back = lane_of(shown, 0).locator(".wagon.back:not(.double)")
    for wagon in back.all():
        pips = (wagon.get_attribute("data-tile") or "").split("-")
        drawn = [f"#half-{pip}" for pip in reversed(pips) if pip != "0"]
        assert wagon.evaluate(_PIPS) == drawn
    lefts = back.evaluate_all("(all) => all.map((x) => x.offsetLeft)")
    assert lefts == sorted(lefts, reverse=True)


@pytest.mark.parametrize("screen", SCREEN_CASES)
def test_the_boneyard_is_on_the_table_with_its_count(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    shown = ShownTable(visit(screen), page_host)
    for count in (42, 0):
        shown.show(4, boneyard=count)
        expect(shown.page.locator(".boneyard")).to_have_text(f"{count} in the boneyard")
        expect(shown.page.locator(".boneyard b")).to_be_in_viewport(ratio=0.99)
        expect(shown.page.locator(".boneyard .pile")).to_be_in_viewport(ratio=0.99)
