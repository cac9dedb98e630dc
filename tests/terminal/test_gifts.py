"""A host at a terminal gives bots' seats to people who came late."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_memory import World

from mexican_train.terminal.here import HereAddress
from mexican_train.terminal.line import TableSecrets
from terminal.script import staged
from terminal.staged import SMALL, StagedTable, at_table, click_on, shown, view

EVA: dict[str, Any] = {"number": 1, "name": "Eva May", "connected": True, "seat": None}
ASKED = {"type": "seat_asked", "latecomer": 1, "name": "Eva May"}


def against_bots(**changes: Any) -> StagedTable:
    """A table at which Ada, the host, plays against two bots."""
    plain = view()
    players = [plain["players"][0], *({**each, "bot": "greedy"} for each in plain["players"][1:])]
    return StagedTable(view(players=3) | {"players": players, "latecomers": [EVA], **changes})


def given(table: StagedTable) -> list[dict[str, Any]]:
    """What the host has done about seats."""
    kinds = ("give_seat", "withdraw_seat")
    return [
        {name: value for name, value in message.items() if name != "id"}
        for message in table.said
        if message["type"] in kinds
    ]


@pytest.mark.parametrize(
    ("line", "seat", "next_round"),
    [
        ("give Eva May", 1, False),
        ("give eva may next", 1, True),
        ("give Eva May Cleo", 2, False),
        ("GIVE Eva May cleo next", 2, True),
    ],
)
async def test_a_host_gives_a_seat_by_a_line(line: str, seat: int, next_round: bool) -> None:
    table = against_bots()
    async with staged(table) as script:
        script.talk.typed(line)
        while not given(table):
            await asyncio.sleep(0.01)
        table.tell(type="ack", id=table.said[-1]["id"], version=table.view["version"])
    found = {"type": "give_seat", "seat": seat, "latecomer": 1}
    sent = [{"next_round": False, **message} for message in given(table)]
    assert sent == [{**found, "next_round": next_round}]


@pytest.mark.parametrize("line", ["give", "give Fin", "give Eva May Ada", "give Eva May nobody"])
async def test_a_gift_that_cannot_be_is_answered(line: str) -> None:
    table = against_bots()
    async with staged(table) as script:
        script.talk.typed(line)
    assert script.words("plain-not-now") in script.said
    assert given(table) == []


@pytest.mark.parametrize(("host", "told"), [(0, True), (1, False)])
async def test_the_host_alone_is_told_what_to_type(host: int, told: bool) -> None:
    table = against_bots(host=host)
    async with staged(table) as script:
        table.update(ASKED)
        await script.until(lambda: "Eva May is watching and would like a seat." in script.said)
        script.talk.typed("score")
    assert (script.words("plain-give", name="Eva May") in script.said) is told


async def test_the_menu_gives_a_seat_and_takes_it_back() -> None:
    table = against_bots()
    async with at_table(table, (SMALL[0], 40)) as (pilot, _):
        await pilot.press("m")
        await pilot.pause()
        assert "Give Eva May the seat of Cleo now" in shown(pilot)
        await click_on(pilot, "Give Eva May the seat of Bruno from the next round")
        await pilot.pause()
    assert given(table) == [{"type": "give_seat", "seat": 1, "latecomer": 1, "next_round": True}]
    table = against_bots(latecomers=[{**EVA, "seat": 1}])
    async with at_table(table, (SMALL[0], 40)) as (pilot, _):
        await pilot.press("m")
        await pilot.pause()
        await click_on(pilot, "Take the seat of Bruno back from Eva May")
        await pilot.pause()
    assert given(table) == [{"type": "withdraw_seat", "seat": 1}]


async def test_a_spectator_asks_for_a_seat_and_plays_once_it_is_given() -> None:
    world = World()
    made = await world.make(bots=["greedy"])
    host = await world.connect(made.table, token=made.token)
    address = HereAddress(world.hall, TableSecrets(made.table, None, made.invite))
    async with staged(address) as script:
        assert script.words("plain-ask-seat") in script.said
        script.talk.typed("seat Eva May")
        asked = "Eva May is watching and would like a seat."
        await script.until(lambda: asked in script.said)
        assert (await host.say("give_seat", seat=1, latecomer=1))["type"] == "ack"
        await script.until(lambda: script.words("seat-given") in script.said)
        assert script.session.view is not None
        assert script.session.view.seat == 1
    assert address.secrets.token is not None
    again = await world.connect(made.table, token=address.secrets.token)
    assert again.view["players"][1]["name"] == "Eva May"
