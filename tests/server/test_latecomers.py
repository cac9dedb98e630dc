"""People who come to a running match: they give a name, and the host gives them a bot's seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, World
from played import SHORT, events, kinds

from mexican_train.protocol.calls import TableMade
from mexican_train.server.table.table import Table

EVA, FIN = "Eva-has-this-token-and-nobody-else", "Fin-has-this-token-and-nobody-else"
SLOW = replace(QUICK, bot_pause_least=5, bot_pause_most=5)
"""Bots take five seconds, so that a person can come before."""


async def against_bots(world: World, bots: int = 1, **fields: Any) -> tuple[TableMade, Connection]:
    """A running match of one person against bots."""
    options = {"seats": bots + 1, "bots": ["greedy"] * bots, "rules": SHORT, "rounds": 3}
    made = await world.make(**{**options, **fields})
    return made, await world.connect(made.table, token=made.token)


async def ask(world: World, made: TableMade, name: str = "Eva", token: str = EVA) -> Connection:
    """Somebody who comes with the link and asks for a seat."""
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", name=name, token=token))["type"] == "ack"
    return visitor


def replayed(world: World, made: TableMade) -> Table:
    """The table that the log describes."""
    return Table.replay(made.table, world.disk.rows(made.table))


def names(visitor: Connection) -> list[str]:
    return [player["name"] for player in visitor.view["players"]]


def latecomers(visitor: Connection) -> Any:
    """The latecomers, as this visitor was last told."""
    told = [message for message in visitor.got if message["type"] in ("players", "update")]
    return told[-1].get("latecomers", told[-1].get("view", {}).get("latecomers"))


# ---------------------------------------------------------------------- asking for a seat


async def test_everybody_reads_who_asks_for_a_seat_and_no_digest() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made, " Eva  ")
    expected = [{"number": 1, "name": "Eva", "connected": True, "seat": None}]
    assert {"type": "seat_asked", "latecomer": 1, "name": "Eva"} in events(host)
    assert latecomers(host) == eva.view["latecomers"] == expected
    assert eva.got[-1]["latecomer"] == 1
    assert eva.view["seat"] is None
    assert eva.view["hand"] == []
    tv = await world.connect(made.table, invite=made.invite)
    assert tv.got[0]["latecomer"] is None
    assert EVA not in str([*host.raw, *tv.raw])


async def test_a_request_survives_a_reconnect_and_a_restart() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await eva.leave()
    assert [each["connected"] for each in latecomers(host)] == [False]
    eva = await world.connect(made.table, token=EVA, invite=made.invite)
    assert eva.got[0]["latecomer"] == 1
    assert [each["connected"] for each in latecomers(host)] == [True]
    await world.crash()
    eva = await world.connect(made.table, token=EVA, invite=made.invite)
    assert eva.got[0]["latecomer"] == 1
    assert [each["name"] for each in eva.view["latecomers"]] == ["Eva"]


async def test_the_token_of_a_request_alone_opens_nothing() -> None:
    world = World(SLOW)
    made, _ = await against_bots(world)
    await ask(world, made)
    thief = await world.connect(made.table, token=EVA)
    assert thief.closed == (4403, "wrong secret")


async def test_the_same_request_twice_is_one() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await eva.say("ask_seat", name="Eva", token=EVA)
    assert kinds(host).count("seat_asked") == 1
    assert len(eva.view["latecomers"]) == 1


async def test_a_name_at_the_table_is_refused_to_a_latecomer() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    await ask(world, made)
    for name in ("ada", names(host)[1], "EVA"):
        visitor = await world.connect(made.table, invite=made.invite)
        answer = await visitor.say("ask_seat", name=name, token=FIN)
        assert answer["reason"] == "name_taken"
    assert (await host.say("me", name="Eva"))["reason"] == "name_taken"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"name": " ", "token": FIN}, "bad_name"),
        ({"name": "F" * 25, "token": FIN}, "bad_name"),
        ({"name": "Fin", "token": "short"}, "bad_message"),
        ({"name": "Fin"}, "bad_message"),
    ],
)
async def test_a_request_without_name_or_token_is_refused(
    fields: dict[str, str], reason: str
) -> None:
    world = World(SLOW)
    made, _ = await against_bots(world)
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", **fields))["reason"] == reason


async def test_neither_a_player_nor_a_guest_of_a_lobby_asks_for_a_seat() -> None:
    world = World(SLOW)
    _, host = await against_bots(world)
    assert (await host.say("ask_seat", name="Eva", token=EVA))["reason"] == "has_seat"
    made = await world.make(seats=3)
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", name="Eva", token=EVA))["reason"] == "not_begun"


async def test_of_too_many_latecomers_one_who_went_makes_room() -> None:
    world = World(replace(SLOW, latecomers_per_table=2))
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await ask(world, made, "Fin", FIN)
    gus = await world.connect(made.table, invite=made.invite)
    token = "Gus-has-this-token-and-nobody-else"
    assert (await gus.say("ask_seat", name="Gus", token=token))["reason"] == "too_many"
    await eva.leave()
    assert (await gus.say("ask_seat", name="Gus", token=token))["type"] == "ack"
    assert [each["name"] for each in latecomers(host)] == ["Fin", "Gus"]
    assert [each["number"] for each in latecomers(host)] == [2, 3]


async def test_spectators_who_ask_again_and_again_are_slowed_down() -> None:
    world = World(replace(SLOW, restates=3, restates_seconds=60))
    made, host = await against_bots(world)
    for number in range(4):
        visitor = await world.connect(made.table, invite=made.invite)
        token = f"{number}-is-a-token-that-nobody-else-has"
        answer = await visitor.say("ask_seat", name=f"Eva {number}", token=token)
        assert answer.get("reason") == (None if number < 3 else "too_fast")
        await visitor.leave()
    assert len(latecomers(host)) == 3


async def test_the_host_declines_and_the_name_is_free_again() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    assert (await host.say("decline", latecomer=1))["type"] == "ack"
    assert eva.view["latecomers"] == []
    assert eva.closed is None
    assert (await host.say("decline", latecomer=1))["reason"] == "no_such_latecomer"
    await eva.say("ask_seat", name="Eva", token=EVA)
    assert [each["number"] for each in eva.view["latecomers"]] == [2]
