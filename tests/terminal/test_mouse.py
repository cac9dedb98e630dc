"""Everything that keys do can be done with the mouse."""

from __future__ import annotations

from typing import Any

import pytest

from mexican_train.terminal.hand import Hand
from mexican_train.terminal.pieces import FRAMED, STANDING
from mexican_train.words import Words
from terminal.staged import (
    LARGE,
    SMALL,
    StagedTable,
    at_table,
    click_on,
    shown,
    until,
    view,
)

pytestmark = pytest.mark.gate


async def test_a_tile_with_one_place_is_played_by_a_click() -> None:
    async with at_table(StagedTable(view(legal=["5-12@M"], hand=["9-11", "5-12"]))) as (
        pilot,
        table,
    ):
        hand = pilot.app.query_one(Hand)
        await pilot.click(Hand, offset=(hand.tiles.index("5-12") * 5 + 1, 1))
        assert table.acts == ["5-12@M"]


@pytest.mark.parametrize(("size", "rows"), [(SMALL, STANDING), (LARGE, FRAMED)])
@pytest.mark.parametrize(("lane", "train"), [("Bruno", "1"), ("Mexican train", "M")])
async def test_a_tile_is_clicked_and_then_the_lane_it_goes_to(
    size: tuple[int, int], rows: int, lane: str, train: str
) -> None:
    hand = [f"{low}-{high}" for high in range(7) for low in range(high)]  # more than one row

    async with at_table(
        StagedTable(view(4, hand=hand, legal=["3-5@0", "3-5@1", "3-5@M"])), size
    ) as (pilot, table):
        mine = pilot.app.query_one(Hand)
        assert mine.rows == rows
        each = mine.size.width // 5
        row, column = divmod(mine.tiles.index("3-5"), each)
        await pilot.click(Hand, offset=(column * 5 + 1, row * (rows + 1) + 1))
        await click_on(pilot, lane)
        assert table.acts == [f"3-5@{train}"]


async def test_a_lane_opens_the_whole_train_first_of_all_and_a_click_beside_closes_it() -> None:
    train = Words("en")("train-of", name="Bruno")

    async with at_table(StagedTable(view())) as (pilot, _):
        await click_on(pilot, "Bruno")
        await until(pilot, lambda: f"{train}: 2 tiles" in shown(pilot))
        text = shown(pilot)
        assert text.index(train) < text.index("Your train")
        await click_on(pilot, train)
        assert train in shown(pilot)
        await pilot.click(offset=(0, 0))
        await until(pilot, lambda: train not in shown(pilot))


@pytest.mark.parametrize(
    ("label", "changes", "action"),
    [
        ("Draw (d)", {"legal": ["draw"]}, "draw"),
        ("Pass (p)", {"legal": ["pass"]}, "pass"),
        ("Stop here (s)", {"legal": ["3-5@0", "stop"], "series": True}, "stop"),
        ("Knock! (k)", {"calls": ["knock@0"]}, "knock@0"),
        ("Catch Bruno! (c)", {"calls": ["catch@0>1"]}, "catch@0>1"),
    ],
)
async def test_deeds_can_be_clicked(label: str, changes: dict[str, Any], action: str) -> None:
    async with at_table(StagedTable(view(**changes))) as (pilot, table):
        await click_on(pilot, label)
        await until(pilot, lambda: table.acts == [action])


@pytest.mark.parametrize(
    ("entry", "shows"),
    [
        ("a Plan", "Planned: a train of 1 tile"),
        ("o Trains", "Your train: 1 tile"),
        ("v Score", "Total"),
        ("l Log", "Nothing yet."),
        ("t Say", "Say…"),
        ("? Keys", "move along your tiles"),
        ("h Hint", "Thinking…"),
    ],
)
async def test_all_of_the_menu_can_be_clicked(entry: str, shows: str) -> None:
    async with at_table(StagedTable(view())) as (pilot, _):
        await click_on(pilot, entry)
        await until(pilot, lambda: shows in shown(pilot))


async def test_to_leave_can_be_clicked() -> None:
    async with at_table(StagedTable(view(), seat_link=None)) as (pilot, _):
        await click_on(pilot, "q Quit")
        await until(pilot, lambda: "This table ends when you leave." in shown(pilot))


async def test_the_next_round_and_the_close_of_a_card_can_be_clicked() -> None:
    over = view(phase="round_over", round_winners=[1], turn=None, legal=[], hands=[["3-6"], [], []])

    async with at_table(StagedTable(over)) as (pilot, table):
        await pilot.press("v")
        await until(pilot, lambda: "Close (Esc)" in shown(pilot))
        await click_on(pilot, "Close (Esc)")
        await until(pilot, lambda: "Close (Esc)" not in shown(pilot))
        await click_on(pilot, "Next round (n)")
        await until(pilot, lambda: table.said[-1]["type"] == "next")


async def test_a_phrase_can_be_clicked() -> None:
    async with at_table(StagedTable(view(chat="phrases"))) as (pilot, table):
        await click_on(pilot, "t Say")
        await until(pilot, lambda: "Oh no!" in shown(pilot))
        await click_on(pilot, "Oh no!")
        await until(pilot, lambda: table.said[-1].get("phrase") == "oh-no")
