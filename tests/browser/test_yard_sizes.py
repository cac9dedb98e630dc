"""Tiles on the table are as large as there is room, and stay so: measured, and in a real page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tiers import cases

from benchmarks.yard import PLAYERS, SCREENS, SIZES, staged
from browser import boxes, scenes
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES, ShownTable
from browser.scripted_table import HAND, train
from browser.visitor import Visitor

LEAST: dict[str, dict[int, tuple[int, int]]] = {
    "1280x800": {4: (80, 40), 8: (60, 30)},
    "1920x1080": {4: (116, 58), 8: (84, 42)},
    "820x1180": {4: (84, 42)},
    "390x844": {4: (56, 28), 8: (44, 22)},
    "844x390": {4: (60, 30), 8: (40, 20)},
    "360x640": {4: (48, 24), 8: (40, 20)},
}
"""How large tiles are at least, however long trains are."""
_PLATES = """() => {
  const all = [...document.querySelectorAll('.pill')].map((pill) => pill.getBoundingClientRect());
  return all.map(({ x, y, width }) => [x, y, width].map(Math.round)).join(' ');
}"""

_WORDS_ARE_WHOLE = """(name) => {
  const end = name.closest('.pill').querySelector('.end').getBoundingClientRect();
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  const isWhole = ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const [box, ...broken] = range.getClientRects();
    const isAbove = box.top + box.height / 2 < end.top;
    return broken.length === 0 && (isAbove || box.right <= end.left);
  };
  const words = [...text.data.matchAll(/\\S+/g)];
  return name.scrollWidth <= name.clientWidth + 1 && words.every(isWhole);
}"""


def sized(page: Page, screen: str) -> None:
    width, height = {**SCREENS, "320x568": (320, 568)}[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(NEXT_FRAMES)


def test_tiles_are_as_large_as_promised_on_every_screen(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    for screen, least in LEAST.items():
        sized(ada.page, screen)
        before = 1000
        for players in PLAYERS:
            table.show(players, **staged(players, 12))
            width, height = ada.page.evaluate(SIZES)["yard"]
            wide, high = least.get(players, (0, 0))
            assert width >= wide, f"{players} players at {screen}"
            assert height >= high, f"{players} players at {screen}"
            assert width <= before, f"{players} players have larger tiles than fewer at {screen}"
            before = width
            assert boxes.scrolled(ada.page, ".ground") == [], f"{players} players at {screen}"
            plate = ada.page.locator(".pill").first
            assert boxes.side_of(plate, "top") >= 2, f"{players} players at {screen}"


def test_every_end_is_in_sight_on_a_small_phone(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    sized(ada.page, "360x640")
    for players in (4, 8):
        table.show(players, **{**scenes.full(players), "hand": HAND[:9]})
        for last in ada.page.locator(".wagon.last").all():
            expect(last).to_be_in_viewport(ratio=0.99)


def test_eight_trains_and_the_engine_are_above_the_tray_of_the_smallest_phone(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    sized(ada.page, "320x568")
    full = {**scenes.full(8), "hand": HAND[:9]}
    varied = {"sheet": "nordic/nine+open", "rules": {"blank_points": 25}}
    for scene in (scenes.busy(8), full, full | varied):
        table.show(8, **scene)
        tray = boxes.side_of(ada.page.locator(".tray"), "top")
        shown = boxes.things(ada.page, lane=".lane", engine=".turntable", pile=".boneyard")
        assert len(shown) == 11
        assert [each.name for each in shown if each.box[3] > tray] == []
        assert boxes.cut_off(shown, ada.page) == boxes.scrolled(ada.page, ".ground") == []
    expect(ada.page.get_by_text("Nordic, double-9, open, with house rules")).to_be_in_viewport(
        ratio=1
    )


@pytest.mark.parametrize("screen", cases("1280x800", "360x640", rest=["390x844"]))
def test_no_double_lies_over_a_plate(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    sized(ada.page, screen)
    for players in (2, 4, 8):
        for at in range(3):
            trains = [train(seat + at)[: at + 2] for seat in range(players)]
            table.show(players, trains=trains, mexican=train(3)[:2])
            seen = boxes.things(ada.page, plate=".pill", wagon=".wagon")
            assert boxes.overlaps(seen) == []


def places_of(page: Page) -> tuple[str, list[int], list[int]]:
    """Return where the plates are, how wide, and the sizes of the last wagon and double."""
    wagon, double = (
        page.locator(f'.lane[data-train="0"] .wagon{kind} .tile').last.bounding_box()
        for kind in (":not(.double)", ".double")
    )
    assert wagon is not None
    assert double is not None
    return page.evaluate(_PLATES), *(
        [round(box["width"]), round(box["height"])] for box in (wagon, double)
    )


@pytest.mark.parametrize("screen", cases("1280x800", rest=["1920x1080", "390x844", "844x390"]))
def test_a_growing_train_moves_no_plate_and_shrinks_no_tile(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    sized(ada.page, screen)
    for players in (2, 4, 8):
        table.show(players)
        plates = ada.page.evaluate(_PLATES)
        first = None
        for length in (4, 9, 10, 20, 24):
            wagons = [*train(0)[: length - 1], "5-5"]
            table.show(players, trains=[wagons] * players, mexican=wagons, markers=[0])
            found = places_of(ada.page)
            first = first or found
            assert found == (plates, *first[1:]), f"{length} wagons, {players} players"


def test_the_strip_shows_the_numbers_of_the_folded_wagons(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("desk")
    table = ShownTable(ada, page_host)
    for players in (4, 8):
        table.show(players, **staged(players, 20))
        wagons = staged(players, 20)["trains"][0]
        lane = ada.page.locator('.lane[data-train="0"]')
        slices = lane.locator(".slice")
        folded = 20 - lane.locator(".wagon").count()
        expect(lane.locator(".more .folded")).to_have_text(f"+{folded}")
        numbers = [each.split("-") for each in wagons[:folded]]
        shown = [each.locator("b").all_inner_texts() for each in slices.all()]
        assert shown == numbers
        for each in slices.all():
            expect(each).to_be_in_viewport(ratio=0.99)
        letters = slices.first.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
        assert letters >= 10
        strip = boxes.things(ada.page, slice=".slice", count=".more .folded", wagon=".wagon")
        assert boxes.overlaps(strip) == []
    sized(ada.page, "390x844")
    expect(slices).to_have_count(0)
    expect(lane.locator(".more .folded")).to_be_visible()


def test_neither_the_keys_nor_news_move_a_plate(visit: Visit, page_host: PageHost) -> None:
    ada = visit(using="keys")
    table = ShownTable(ada, page_host)
    for players in (4, 8):
        table.show(players, **staged(players, 8))
        before = ada.page.evaluate(_PLATES)
        ada.tab_to(ada.lit.first)
        expect(ada.page.locator("#hand-keys")).to_be_visible()
        assert ada.page.evaluate(_PLATES) == before
        drew = {"type": "drew", "seat": 1, "tile": None}
        table.happen(players, ([drew], staged(players, 8)))
        expect(ada.page.locator(".lately button")).to_be_visible()
        assert ada.page.evaluate(_PLATES) == before


def name_is_whole(ada: Visitor) -> bool:
    """Return whether no word of the name is cut, broken or covered by the number behind it."""
    return bool(ada.page.locator('.lane[data-train="M"] .who b').evaluate(_WORDS_ARE_WHOLE))


@pytest.mark.parametrize(
    ("language", "name"),
    cases(
        ("nb-NO", "Meksikansk tog"),
        rest=[
            ("en-US", "Mexican train"),
            ("fr-CA", "Train mexicain"),
            ("es-ES", "Tren mexicano"),
        ],
    ),
)
def test_the_mexican_train_is_named_in_full_in_every_language(
    visit: Visit, page_host: PageHost, language: str, name: str
) -> None:
    ada = visit("phone", locale=language)
    table = ShownTable(ada, page_host)
    for screen in ("1280x800", "390x844", "360x640", "320x568", "844x390"):
        sized(ada.page, screen)
        for players in (4, 8):
            table.show(players, **staged(players, 8))
            expect(ada.page.locator('.lane[data-train="M"] .who b')).to_have_text(name)
            assert name_is_whole(ada), f"{name} at {screen}, {players} players"
