"""One's own pace: how long bots take, and what a table does by itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, World
from played import kinds, lay_out, now

SECOND = replace(QUICK, bot_pause_least=1.0, bot_pause_most=1.0, knock_pause=5.0)
NOTHING_FITS = {"max_pip": 6, "hand": 1, "engine": "descending", "first": "rotate"}
"""The engine is 6-6; with the tiles below nobody has a six until the third is drawn."""
TILES = "1-2 3-4 0-0 0-1 5-6"


async def alone(world: World, **fields: Any) -> Connection:
    """A person at a table with one bot."""
    made = await world.make(bots=["greedy"], rules=NOTHING_FITS, **fields)
    return await world.connect(made.table, token=made.token)


async def until_turn(person: Connection, seat: int) -> float:
    """Waits until it is a seat's turn; how long that took."""
    began = now()
    while person.view["turn"] != seat:
        await asyncio.sleep(0.01)
    return now() - began


@pytest.mark.parametrize(
    ("pace", "seconds"), [("calm", 2.0), ("normal", 1.0), ("quick", 0.35), ("at_once", 0.0)]
)
async def test_bots_take_as_long_as_the_table_wants(
    pace: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World(SECOND), pace=pace)
    assert person.view["pace"] == pace
    await person.act("draw")
    await person.act("pass")
    took = await until_turn(person, 0)  # the bot draws and passes
    assert took == pytest.approx(2 * seconds, abs=0.05)


async def test_the_host_changes_the_pace_while_a_round_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World(SECOND))
    answer = await person.say("change", options={"pace": "at_once", "automatic": True})
    assert answer["type"] == "ack"
    assert (person.view["pace"], person.view["automatic"]) == ("at_once", True)


async def test_a_pace_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World())
    answer = await person.say("change", options={"pace": "lightning"})
    assert answer["reason"] == "bad_options"
    assert answer["message"] == "pace must be one of calm, normal, quick, at_once"
    assert person.view["pace"] == "normal"


async def test_a_draw_and_a_pass_that_are_all_one_can_do_are_made_by_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World(SECOND), automatic=True)
    await asyncio.sleep(60)
    # The six that was drawn third fits: to lay it is the person's own to do.
    assert person.view["turn"] == 0
    assert {action.split("@")[0] for action in person.view["legal"]} == {"5-6"}
    assert kinds(person).count("drew") == 3
    assert kinds(person).count("passed") == 2


async def test_nothing_is_done_by_itself_unless_the_table_is_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World(SECOND))
    await asyncio.sleep(60)
    assert person.view["legal"] == ["draw"]
    assert kinds(person) == []


async def test_who_acts_before_the_table_does_is_not_hurried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, TILES)
    person = await alone(World(SECOND), automatic=True)
    answer = await person.act("draw")
    assert answer["type"] == "ack"
    assert kinds(person) == ["drew"]
