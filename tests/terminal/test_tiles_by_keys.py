"""One's tiles by keys alone: choosing, pointing, laying, arranging, and what a hint has ready."""

from __future__ import annotations

from typing import Any

import pytest

from mexican_train.terminal.hand import Hand
from terminal.staged import LARGE, StagedTable, at_table, shown, until, view

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


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (
            {"reason": "does_not_fit", "train": None, "ends": [5, 7, 12]},
            "0-0 fits none of the trains you may play on: they end in 5, 7 or 12.",
        ),
        (
            {"reason": "train_closed", "train": 1, "ends": [5]},
            "s train, but that has no marker: only its owner may play there.",
        ),
        (
            {"reason": "must_close_double", "train": 1, "ends": [12]},
            "and that comes first.",
        ),
        (
            {"reason": "only_own_train", "train": 0, "ends": [5]},
            "further tiles go on your own train, and 0-0 does not fit its 5.",
        ),
        ({"reason": "not_your_turn", "train": None, "ends": []}, "It is not your turn."),
    ],
    ids=lambda each: each["reason"] if isinstance(each, dict) else "",
)
async def test_enter_on_a_tile_that_fits_nowhere_says_why(
    answer: dict[str, Any], told: str
) -> None:
    async with at_table(StagedTable(view(hand=["0-0", "3-5"])), LARGE) as (pilot, table):
        await pilot.press("right", "enter")
        assert pilot.app.query_one(Hand).under_cursor == "0-0"
        asked = table.said[-1]
        assert (asked["type"], asked["tile"]) == ("why", "0-0")
        table.tell(type="why", id=asked["id"], version=7, tile="0-0", **answer)
        await until(pilot, lambda: told in shown(pilot))
        assert table.acts == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"hand": ["12-12", "5-12", "3-4"], "legal": ["12-12@0", "5-12@0"]}, ["3-4@M"]),
        ({"hand": ["9-9", "8-8"], "legal": ["draw"]}, ["1-2@0"]),
    ],
    ids=["after a double", "after a draw"],
)
async def test_the_cursor_stands_on_a_tile_that_can_be_played_next(
    before: dict[str, Any], after: list[str]
) -> None:
    async with at_table(StagedTable(view(**before))) as (pilot, table):
        await pilot.press("enter" if "draw" not in before["legal"] else "d")
        table.tell(type="ack", id=table.said[-1]["id"], version=8)
        hand = [*before["hand"], "1-2"] if "draw" in before["legal"] else before["hand"][1:]
        table.update({"type": "knocked", "seat": 1}, hand=hand, legal=after)
        playable = after[0].partition("@")[0]
        await until(pilot, lambda: pilot.app.query_one(Hand).under_cursor == playable)


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
