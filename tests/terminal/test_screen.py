"""The table on a whole terminal screen, by keys and by mouse, at two sizes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from mexican_train.languages import LANGUAGES
from mexican_train.terminal.app import TableApp
from mexican_train.terminal.hand import Hand
from mexican_train.terminal.yard import Yard
from mexican_train.words import Words
from terminal.staged import StagedTable, screen, view

SMALL, LARGE = (80, 24), (140, 45)
PICTURES = Path(__file__).parent / "pictures"
LONG_TRAIN = ["12-1", *(f"{pip % 12}-{(pip + 1) % 12}" for pip in range(1, 25))]

Act = Callable[[Pilot[Any], StagedTable], Awaitable[None]]


def at_table(table: StagedTable, act: Act, size: tuple[int, int] = SMALL, **how: Any) -> None:
    """Does something at a screen of this size."""

    async def run() -> None:
        app = TableApp(table, Words(how.pop("language", "en")), **how)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot, table)

    asyncio.run(run())


def shown(pilot: Pilot[Any]) -> str:
    return "\n".join(screen(pilot.app))


def test_a_tile_with_one_place_is_played_by_one_key() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("right", "enter")
        await pilot.pause()
        assert table.acts == ["5-12@M"]

    table = StagedTable(view(legal=["5-12@M"], hand=["9-11", "5-12"]))
    at_table(table, act)


def test_a_tile_with_two_places_waits_until_one_is_pointed_at() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        while hand.under_cursor != "3-5":
            await pilot.press("right")
        await pilot.press("enter")
        assert table.acts == []
        assert "Where shall 3-5 go?" in shown(pilot)
        assert "[here]" in shown(pilot)
        await pilot.press("down", "enter")
        assert table.acts == ["3-5@1"]

    at_table(StagedTable(view()), act)


def test_escape_puts_a_chosen_tile_back() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        while hand.under_cursor != "3-5":
            await pilot.press("right")
        await pilot.press("enter", "escape")
        assert "[here]" not in shown(pilot)
        assert table.acts == []

    at_table(StagedTable(view()), act)


def test_a_tile_that_fits_nowhere_is_not_played() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("enter")
        assert table.acts == []

    at_table(StagedTable(view(hand=["0-0", "3-5"])), act)


@pytest.mark.parametrize(
    ("key", "changes", "action"),
    [
        ("d", {"legal": ["draw"]}, "draw"),
        ("p", {"legal": ["pass"]}, "pass"),
        ("s", {"legal": ["3-5@0", "stop"], "series": True}, "stop"),
        ("k", {"calls": ["knock:0"]}, "knock:0"),
        ("c", {"calls": ["catch:0>1"], "legal": [], "turn": 1}, "catch:0>1"),
    ],
)
def test_deeds_have_keys_and_are_shown_when_they_apply(
    key: str, changes: dict[str, Any], action: str
) -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        assert f"({key})" in shown(pilot)
        await pilot.press(key)
        assert table.acts == [action]

    at_table(StagedTable(view(**changes)), act)


def test_nothing_is_sent_twice_while_the_first_is_on_its_way() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        await pilot.press("d", "d", "d")
        assert table.acts == ["draw"]
        sent = next(message for message in table.said if message["type"] == "act")
        table.tell(type="ack", id=sent["id"], version=8)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, legal=["pass"], drawn=True)
        await pilot.pause()
        assert "You drew 1-2." in shown(pilot)
        await pilot.press("p")
        assert table.acts == ["draw", "pass"]

    at_table(StagedTable(view(legal=["draw"])), act)


def test_the_mouse_picks_tiles_and_lanes() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        await pilot.click(Hand, offset=(hand.tiles.index("3-5") * 5 + 1, 1))
        yard = pilot.app.query_one(Yard)
        await pilot.click(Yard, offset=(10, yard.order().index(1) * yard.rows))
        assert table.acts == ["3-5@1"]

    at_table(StagedTable(view()), act)


def test_a_drawn_tile_goes_to_the_end_of_what_was_arranged() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        await pilot.press("shift+right", "shift+right")
        before = list(hand.tiles)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, hand=[*table.view["hand"], "1-2"])
        await pilot.pause()
        assert hand.tiles == [*before, "1-2"]

    at_table(StagedTable(view()), act)


def test_the_hand_is_sorted_into_the_longest_train_and_the_extras() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        hand = pilot.app.query_one(Hand)
        await pilot.press("a")
        assert hand.tiles == ["3-5", "3-9", "9-11", "2-4", "0-0"]
        assert hand.train == 3

    at_table(StagedTable(view(hand=["0-0", "9-11", "3-9", "2-4", "3-5"])), act)


def test_a_lost_line_is_told_and_found_again() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        table.cut()
        await pilot.pause()
        assert "The connection is lost" in shown(pilot)
        await pilot.pause(0.6)
        assert "The connection is lost" not in shown(pilot)
        assert [message["type"] for message in table.said].count("hello") == 2

    at_table(StagedTable(view()), act)


def test_the_score_opens_after_a_round_and_enter_is_ready_for_the_next() -> None:
    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        over = {"type": "round_over", "blocked": False, "winners": [1], "points": [9, 0, 30]}
        table.update(
            {**over, "hands": [["3-6"], [], ["12-9"]]},
            **{"phase": "round_over", "round_winners": [1], "turn": None, "legal": []},
            **{"scores": [[4, 5, 6], [9, 0, 30]], "totals": [13, 5, 36]},
            hands=[["3-6"], [], ["12-9"]],
        )
        await pilot.pause()
        text = shown(pilot)
        assert "Bruno is out!" in text
        assert "36" in text
        await pilot.press("enter")
        await pilot.pause()
        assert table.said[-1]["type"] == "next"

    at_table(StagedTable(view()), act)


SCENES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "open double": {
        **{"players": 4, "open_double": 1, "open_doubles": [1], "legal": ["3-12@1"]},
        **{"trains": [["12-5"], ["12-3", "3-3"], [], []], "hand": ["3-12", "5-6"]},
    },
    "eight": {
        "players": 8,
        "trains": [LONG_TRAIN] * 8,
        "mexican": LONG_TRAIN,
        "markers": [0, 3, 7],
        "hand": [f"{pip}-{pip + 1}" for pip in range(10)],
    },
    "full hand": {"hand": [f"{low}-{high}" for high in range(7) for low in range(high)] + ["7-7"]},
    "watching": {"seat": None, "hand": [], "legal": []},
}


@pytest.mark.parametrize("ascii", [False, True], ids=["blocks", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_screen_looks_as_it_did(scene: str, size: tuple[int, int], ascii: bool) -> None:
    """To accept new pictures, run with UPDATE_PICTURES=1 and look at what has changed."""
    name = f"{scene.replace(' ', '-')}-{size[0]}x{size[1]}{'-ascii' if ascii else ''}.txt"
    path = PICTURES / name

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        text = shown(pilot) + "\n"
        if os.environ.get("UPDATE_PICTURES"):
            PICTURES.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    at_table(StagedTable(view(**SCENES[scene])), act, size, ascii=ascii)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "140x45"])
@pytest.mark.parametrize("players", range(2, 9))
def test_every_end_and_the_whole_hand_are_in_sight(players: int, size: tuple[int, int]) -> None:
    hand = [f"{low}-{high}" for high in range(6) for low in range(high + 1)][:16]

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        text = shown(pilot)
        assert text.count("│1▌") + text.count("│0▌") >= players + 1  # how each train ends
        yard, bottom = pilot.app.query_one(Yard), pilot.app.query_one(Hand)
        assert yard.region.bottom <= bottom.region.y
        assert bottom.region.bottom < size[1]
        assert yard.region.height == yard.rows * (players + 1)

    trains = [LONG_TRAIN] * players
    staged = view(players, trains=trains, mexican=LONG_TRAIN, hand=hand, legal=[])
    at_table(StagedTable(staged), act, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language(language: str) -> None:
    words = Words(language)

    async def act(pilot: Pilot[Any], table: StagedTable) -> None:
        text = shown(pilot)
        assert words("duty-one").replace("\xa0", " ") in text
        assert words("mexican")[:12] in text
        await pilot.press("question_mark")
        await pilot.pause()
        assert words("terminal-key-quit").split()[-1] in shown(pilot)

    at_table(StagedTable(view()), act, language=language)
