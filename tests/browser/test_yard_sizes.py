"""Tiles on the table are as large as there is room, and stay so: measured, and in a real page."""

from __future__ import annotations

from itertools import pairwise

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
"""How large tiles are at least while trains have no more than 8 wagons."""
_PLATES = """() => {
  const all = [...document.querySelectorAll('.pill')].map((pill) => pill.getBoundingClientRect());
  return all.map(({ x, y }) => [Math.round(x), Math.round(y)]).join(' ');
}"""


def sized(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(NEXT_FRAMES)


def test_tiles_are_as_large_as_promised_on_every_screen(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    for screen, least in LEAST.items():
        sized(ada.page, screen)
        before = 1000
        for players in PLAYERS:
            table.show(players, **staged(players, 8))
            width, height = ada.page.evaluate(SIZES)["yard"]
            wide, high = least.get(players, (0, 0))
            assert width >= wide, f"{players} players at {screen}"
            assert height >= high, f"{players} players at {screen}"
            assert width <= before, f"{players} players have larger tiles than fewer at {screen}"
            before = width
            assert boxes.scrolled(ada.page, ".ground") == [], f"{players} players at {screen}"


def test_every_end_is_in_sight_on_a_small_phone(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    table = ShownTable(ada, page_host)
    sized(ada.page, "360x640")
    for players in (4, 8):
        table.show(players, **{**scenes.full(players), "hand": HAND[:9]})
        for last in ada.page.locator(".wagon.last").all():
            expect(last).to_be_in_viewport(ratio=0.99)


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


def played_out(table: ShownTable, players: int) -> int:
    """How often plates move while trains grow to 14 wagons and hands shrink, turn by turn."""
    trains: list[list[str]] = [[] for _ in range(players)]
    mexican: list[str] = []
    hand = [*HAND][: 15 if players < 5 else 9]
    seen = []
    for step in range(14 * (players + 1)):
        on = step % (players + 1)
        if on == players and step > players * 3:
            mexican = train(9)[: len(mexican) + 1]
        elif on < players:
            trains[on] = train(on)[: len(trains[on]) + 1]
        if on == 0 and len(hand) > 1:
            hand = hand[:-1]
        table.show(players, trains=trains, mexican=mexican, hand=hand, markers=[step % players])
        seen.append(table.page.evaluate(_PLATES))
    return sum(one != other for one, other in pairwise(seen))


@pytest.mark.release
@pytest.mark.parametrize("screen", cases("390x844", rest=["1280x800", "360x640", "844x390"]))
def test_plates_move_at_most_twice_a_round(visit: Visit, page_host: PageHost, screen: str) -> None:
    ada = visit()
    table = ShownTable(ada, page_host)
    sized(ada.page, screen)
    assert played_out(table, 4) <= 2


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
    whole = "(all) => all.every((name) => name.scrollWidth <= name.clientWidth + 1)"
    return bool(ada.page.locator('.lane[data-train="M"] .who b').evaluate_all(whole))


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
    for screen in ("1280x800", "390x844", "360x640", "844x390"):
        sized(ada.page, screen)
        for players in (4, 8):
            table.show(players, **staged(players, 8))
            expect(ada.page.locator('.lane[data-train="M"] .who b')).to_have_text(name)
            assert name_is_whole(ada), f"{name} at {screen}, {players} players"
