"""Nothing is missed: what others did since one's last move is marked and told until one moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from real import Server
from tiers import cases

from browser import boxes, scenes
from browser.conftest import Visit
from browser.moving_table import played
from browser.page_host import PageHost
from browser.scenes import ShownTable
from browser.scripted_table import ScriptedTable

BEGAN = {"type": "round_began", "number": 1, "engine": 12, "engine_player": None, "first": 0}
SCENE: dict[str, Any] = {
    "trains": [["12-2"], ["12-5", "5-9"], ["12-7"], ["12-0", "0-4"]],
    "hand": ["1-12", "2-3", "9-11"],
    "mexican": ["12-8"],
}
OTHERS = [
    *(
        played(1, "5-9", 1),
        {"type": "drew", "seat": 2, "tile": None},
        {"type": "passed", "seat": 2},
    ),
    *({"type": "drew", "seat": 3, "tile": None}, played(3, "0-4", 3)),
]
SHORT = [played(1, "5-9", 1), played(2, "12-7", 2), played(3, "0-4", 3)]
TOLD = ["1 Bruno 5-9", "2 Cleo drew, passed", "3 Dag drew, 0-4"]
# The numbers on the yard: at which wagon, or whose plate.
_MARKED = """() => [...document.querySelectorAll('.yard .nth')].map((mark) => {
  const wagon = mark.closest('.wagon');
  const ring = wagon && getComputedStyle(wagon.querySelector('.tile')).boxShadow;
  const own = getComputedStyle(mark).backgroundColor;
  return [mark.textContent, wagon ? wagon.dataset.tile : mark.closest('.lane').dataset.train,
    !wagon || ring.includes(own)];
})"""
_TOLD = """(line) => [...line.querySelectorAll('button > span:not(.since)')].map((part) =>
  part.textContent.replace(/\\s+/g, ' ').trim())"""

# How far the numbers reach into their tiles: from above, or into a double from its side.
_COVERED = """(wagons) => wagons.map((wagon) => {
  const [tile, mark] = ['.tile', '.nth'].map((each) =>
    wagon.querySelector(each).getBoundingClientRect());
  const across = Math.min(tile.right, mark.right) - Math.max(tile.left, mark.left);
  const down = Math.min(tile.bottom, mark.bottom) - Math.max(tile.top, mark.top);
  return Math.min(across, down);
})"""
# How far the words of each part of the line end beyond what the line shows.
_ENDS = """(line) => [...line.querySelectorAll('button > span:not(.since) > span')].map((words) =>
  words.getBoundingClientRect().right - line.getBoundingClientRect().right)"""


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_what_others_did_is_marked_and_told_until_one_moves(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = visit(screen)
    table = ShownTable(ada, page_host)
    mine = [BEGAN, played(0, "12-2", 0)]
    table.happen(4, (mine, SCENE), (OTHERS, SCENE))
    line = ada.page.locator(".lately")
    expect(line).to_be_visible()
    expect(line.locator("button > span")).to_have_count(4)
    assert line.evaluate(_TOLD) == TOLD
    assert ada.page.evaluate(_MARKED) == [["1", "5-9", True], ["2", "2", True], ["3", "0-4", True]]
    table.happen(4, ([{"type": "drew", "seat": 0, "tile": "9-11"}], SCENE))
    expect(line.locator("button")).to_be_visible()  # to draw is not yet to have moved
    ada.press(line.locator("button"))
    log = ada.page.get_by_role("dialog")
    expect(log).to_contain_text("Cleo passed.")
    ada.page.keyboard.press("Escape")
    table.happen(4, ([played(0, "2-3", 0)], SCENE))
    expect(line.locator("button")).to_have_count(0)
    assert ada.page.evaluate(_MARKED) == []


def test_they_go_at_once_when_one_lays_a_tile(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    table.happen(4, ([BEGAN, *OTHERS], {**SCENE, "legal": ["2-3@0"]}))
    expect(ada.page.locator(".lately button")).to_be_visible()
    ada.press(ada.lit.first)
    expect(ada.page.locator(".nth")).to_have_count(0)


def test_several_tiles_of_a_turn_have_one_number(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    table.happen(4, ([BEGAN, played(1, "12-5", 1), played(1, "5-9", 1)], SCENE))
    expect(ada.page.locator(".wagon .nth")).to_have_text(["1", "1"])
    assert ada.page.locator(".lately").evaluate(_TOLD) == ["1 Bruno 12-5, 5-9"]


def test_what_is_folded_is_told_at_its_number(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    wagons = ["12-5", "5-9", "9-8", "8-7", "7-3", "3-1", "1-0", "0-11"]
    table.happen(
        4, ([BEGAN, *(played(1, tile, 1) for tile in wagons)], {"trains": [[], wagons, [], []]})
    )
    folded = ada.page.locator('.lane[data-train="1"] .more')
    expect(folded.locator(".nth")).to_have_text(["1"])


def test_many_who_are_folded_lie_over_no_wagon_of_a_small_phone(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone", viewport={"width": 360, "height": 640})
    table = ShownTable(ada, page_host)
    wagons = ["12-5", "5-9", "9-8", "8-7", "7-3", "3-1", "1-0", "0-11"]
    laid = [played(seat, tile, 1) for seat, tile in enumerate(wagons[:5], start=2)]
    trains = [[], wagons, *([] for _ in range(6))]
    table.happen(8, ([BEGAN, *laid], {"trains": trains}))
    folded = ada.page.locator('.lane[data-train="1"] .more')
    expect(folded.locator(".nth")).to_have_text(["1", "5"])
    seen = boxes.things(ada.page, told=".tells .nth", wagon=".wagon", plate=".pill")
    assert boxes.overlaps(seen) == []


def seven_others(table: ShownTable) -> None:
    """Show a table of eight at which all others have laid a tile since one's last move."""
    scene = scenes.busy(8)
    ends = [wagons[-1].split("-")[1] for wagons in scene["trains"]]
    laid = {seat: f"{end}-{end if seat == 5 else seat}" for seat, end in enumerate(ends) if seat}
    trains = [
        [*wagons, laid[seat]] if seat else wagons for seat, wagons in enumerate(scene["trains"])
    ]
    events = [played(seat, tile, seat) for seat, tile in laid.items()]
    events.insert(1, {"type": "drew", "seat": 2, "tile": None})
    table.happen(8, ([BEGAN, *events], {**scene, "trains": trains}))
    expect(table.page.locator(".wagon .nth")).to_have_count(7)
    table.page.evaluate(scenes.NEXT_FRAMES)


@pytest.mark.parametrize("screen", cases("320x568", "1280x800", rest=["390x844", "844x390"]))
def test_a_number_covers_only_the_edge_of_its_tile(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    width, height = map(int, screen.split("x"))
    ada = visit(viewport={"width": width, "height": height})
    seven_others(ShownTable(ada, page_host))
    covered = ada.page.locator(".wagon:has(.nth)").evaluate_all(_COVERED)
    assert len(covered) == 7
    assert max(covered) <= 3.1


@pytest.mark.parametrize("screen", cases("390x844", rest=["320x568", "844x390", "1280x800"]))
def test_plates_of_players_who_passed_show_all_their_points(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    width, height = map(int, screen.split("x"))
    ada = visit(viewport={"width": width, "height": height})
    passed = [{"type": "passed", "seat": seat} for seat in range(1, 8)]
    totals = [0, *range(101, 108)]
    ShownTable(ada, page_host).happen(8, ([BEGAN, *passed], {**scenes.busy(8), "totals": totals}))
    expect(ada.page.locator(".plate .nth")).to_have_count(7)
    widths = ada.page.locator(".plate small").evaluate_all(
        "(all) => all.map((each) => [each.innerText, each.scrollWidth - each.clientWidth])"
    )
    unit = "points" if screen == "1280x800" else "pts"
    assert widths == [[f"{each} {unit}", 0] for each in totals]


@pytest.mark.parametrize(
    ("screen", "events", "names"),
    cases(
        *(("320x568", SHORT, ""), ("390x844", SHORT, "BCD"), ("390x844", OTHERS, "")),
        rest=[("820x1180", OTHERS, "BCD"), ("1280x800", OTHERS, "BCD")],
    ),
)
def test_the_line_shows_each_name_whole_or_none(
    visit: Visit, page_host: PageHost, screen: str, events: list[Any], names: str
) -> None:
    width, height = map(int, screen.split("x"))
    ada = visit(viewport={"width": width, "height": height})
    ShownTable(ada, page_host).happen(4, ([BEGAN, *events], SCENE))
    shown = ada.page.locator(".lately i > span").evaluate_all(
        "(all) => all.map((each) => [each.innerText, each.scrollWidth, each.clientWidth])"
    )
    whole = [name[0] for name, needs, has in shown if has >= needs]
    cut = [name for name, needs, has in shown if 0 < has < needs]
    assert ("".join(whole), cut) == (names, [])


@pytest.mark.parametrize("screen", cases("390x844", "1280x800", rest=["820x1180", "1920x1080"]))
def test_the_line_shows_what_seven_others_did(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    width, height = map(int, screen.split("x"))
    ada = visit(viewport={"width": width, "height": height})
    seven_others(ShownTable(ada, page_host))
    ends = ada.page.locator(".lately").evaluate(_ENDS)
    assert len(ends) == 7
    assert max(ends) < 0
    names = ada.page.locator(".lately i > span").evaluate_all(
        "(all) => all.map((i) => i.clientWidth)"
    )
    assert (min(names) > 0) == (width > 640)
    parts = boxes.things(ada.page, part=".lately button > span:not(.since)", duty=".duty")
    assert boxes.overlaps(parts) == []


def test_the_line_scrolls_on_the_smallest_phone(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone", viewport={"width": 320, "height": 568})
    seven_others(ShownTable(ada, page_host))
    line = ada.page.locator(".lately")
    assert max(line.evaluate(_ENDS)) > 0
    line.evaluate("(line) => line.scrollBy({ left: 999, behavior: 'instant' })")
    assert max(line.evaluate(_ENDS)) < 0


def test_a_reload_still_tells_it(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules={"fast_first_turn": False}, rounds=1)
    ada = visit()
    ada.open_seat(made.table, made.token)
    ada.take_turn()
    line = ada.page.locator(".lately")
    expect(line.locator("button")).to_be_visible()
    ada.wait_for_turn()
    before = line.evaluate(_TOLD)
    assert before
    ada.page.reload()
    ada.wait_for_turn()
    expect(line.locator("button")).to_be_visible()
    assert line.evaluate(_TOLD) == before


def test_who_watches_is_told_nothing_of_that(visit: Visit, page_host: PageHost) -> None:
    made = page_host.make(bots=["greedy"])
    ada = visit()
    table = ScriptedTable(
        ada, page_host, **{**scenes.calm(2), "seat": None, "hand": [], "legal": []}
    )
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    table.update(played(1, "12-5", 1), trains=[[], ["12-5"]])
    expect(ada.page.locator(".wagon")).to_have_count(1)
    expect(ada.page.locator(".nth, .lately")).to_have_count(0)


def test_what_is_told_for_a_moment_leaves_title_and_buttons_of_a_phone(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    table.show(4, **SCENE)
    table.close()
    expect(ada.page.locator(".notice")).to_be_visible()
    notice, head = (ada.page.locator(each).bounding_box() for each in (".notice", ".head"))
    assert notice is not None
    assert head is not None
    assert notice["y"] >= head["y"] + head["height"] - 1
