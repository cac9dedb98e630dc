"""One's tiles by keys alone: choosing, pointing, laying, arranging, and what a hint has ready."""

from __future__ import annotations

from typing import Any

import pytest

from mexican_train.terminal.hand import Hand
from terminal.staged import StagedTable, at_table, shown, until, view

pytestmark = pytest.mark.gate


async def test_the_cursor_goes_to_a_tile_that_fits_and_one_key_plays_it() -> None:
    async with at_table(StagedTable(view(legal=["5-12@M"], hand=["9-11", "5-12"]))) as (
        pilot,
        table,
    ):
        await pilot.press("enter")
        assert table.acts == ["5-12@M"]


async def test_a_tile_with_two_places_waits_until_one_is_pointed_at() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        await pilot.press("enter")
        assert table.acts == []
        assert "Where shall 3-5 go?" in shown(pilot)
        assert "[here]" in shown(pilot)
        await pilot.press("down", "enter")
        assert table.acts == ["3-5@1"]


async def test_escape_puts_a_chosen_tile_back() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        await pilot.press("enter", "escape")
        assert "[here]" not in shown(pilot)
        assert table.acts == []


async def test_a_tile_that_fits_nowhere_is_not_played() -> None:
    async with at_table(StagedTable(view(hand=["0-0", "3-5"]))) as (pilot, table):
        await pilot.press("right", "enter")
        assert pilot.app.query_one(Hand).under_cursor == "0-0"
        assert table.acts == []


async def hinted(pilot: Any, table: StagedTable, action: str) -> None:
    """Asks for a hint and is given one."""
    await pilot.press("h")
    best = {"action": action, "points": -1.0, "reason": "hint-double", "arguments": {}}
    table.tell(type="hint", id=table.said[-1]["id"], version=7, actions=[best])
    await until(pilot, lambda: "Doubles are best laid early." in shown(pilot))


async def test_a_hint_has_its_tile_and_its_train_ready_for_one_key() -> None:
    staged = view(hand=["5-12", "0-0", "3-5"], legal=["3-5@0", "3-5@1", "5-12@0"])
    async with at_table(StagedTable(staged)) as (pilot, table):
        await hinted(pilot, table, "3-5@1")
        assert pilot.app.query_one(Hand).under_cursor == "3-5"
        [lane] = [line for line in shown(pilot).splitlines() if "[here]" in line]
        assert "Bruno" in lane
        await pilot.press("enter")
        assert table.acts == ["3-5@1"]


async def test_who_moves_away_from_a_hint_plays_what_is_under_the_cursor() -> None:
    staged = view(hand=["5-12", "3-5"], legal=["3-5@0", "3-5@1", "5-12@0"])
    async with at_table(StagedTable(staged)) as (pilot, table):
        await hinted(pilot, table, "3-5@1")
        await pilot.press("left")
        assert "[here]" not in shown(pilot)
        await pilot.press("enter")
        assert table.acts == ["5-12@0"]


@pytest.mark.parametrize(
    ("ascii", "signs"), [(False, ("••", "▲▲", "△△")), (True, ("**", "^^", "__"))]
)
async def test_tiles_that_can_be_laid_have_a_sign_and_not_only_light(
    ascii: bool, signs: tuple[str, ...]
) -> None:
    staged = view(hand=["5-12", "3-5", "0-0"], legal=["3-5@0", "5-12@0"])
    async with at_table(StagedTable(staged), ascii=ascii) as (pilot, _):
        lit, here, nowhere = signs

        def below() -> list[str]:
            return shown(pilot).splitlines()[-2].split()

        assert below() == [here, lit]
        await pilot.press("left")
        assert pilot.app.query_one(Hand).under_cursor == "0-0"
        assert below() == [lit, lit, nowhere]


async def test_a_drawn_tile_goes_to_the_end_of_what_was_arranged() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        hand = pilot.app.query_one(Hand)
        await pilot.press("shift+left", "shift+left")
        before = list(hand.tiles)
        table.update({"type": "drew", "seat": 0, "tile": "1-2"}, hand=[*table.view["hand"], "1-2"])
        await until(pilot, lambda: hand.tiles == [*before, "1-2"])
        assert before.index("3-5") == 0


async def test_a_new_deal_is_sorted_anew() -> None:
    async with at_table(StagedTable(view())) as (pilot, table):
        hand = pilot.app.query_one(Hand)
        table.update(
            {"type": "round_began", "number": 3, "engine": 10, "engine_player": None, "first": 0},
            **{"round": 3, "hand": ["3-5", "10-12", "9-11"]},
        )
        await until(pilot, lambda: hand.tiles == ["10-12", "9-11", "3-5"])


async def test_the_hand_is_sorted_into_the_longest_train_and_the_extras() -> None:
    async with at_table(StagedTable(view(hand=["0-0", "9-11", "3-9", "10-10", "2-4", "3-5"]))) as (
        pilot,
        _,
    ):
        hand = pilot.app.query_one(Hand)
        await pilot.press("a")
        assert hand.tiles == ["3-5", "3-9", "9-11", "10-10", "2-4", "0-0"]
        assert hand.train == 3
        text = shown(pilot)
        assert "Planned: a train of 3 tiles, then the extras." in text
        assert "▐ 5▌ ▐ 3▌ ▐ 9▌" in text  # as they would lie
        assert "▐ 3▌ ▐ 9▌ ▐11▌" in text
