"""A long log is summed up when no match is running, and nobody notices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, Connection, Disk, World
from limits_reached import reaches
from played import begun, own, play_out

from mexican_train.server.room import reading
from mexican_train.server.table import entries as e
from mexican_train.server.table.table import Table


def short(entries: int) -> World:
    """A server that sums up early."""
    return World(replace(QUICK, log_entries=entries))


def whole(disk: Disk, table: str) -> Table:
    """The table by all entries there ever were."""
    return Table.replay(table, disk.logs[table])


def alike(one: Table, other: Table) -> bool:
    """Whether two tables are the same in everything but how far their log is summed up."""
    plain = [{**vars(each), "summed": 0, "match": None} for each in (one, other)]
    rounds = [each.match and each.match.view(0) for each in (one, other)]
    return plain[0] == plain[1] and rounds[0] == rounds[1]


async def match_over(*people: Connection) -> None:
    """Plays until the match is over, which is one round long."""
    await play_out(*people)
    assert people[0].view["phase"] == "match_over"


async def test_a_table_is_the_same_by_what_is_summed_up_and_by_all_its_entries() -> None:
    world = short(10)
    made, token, host, guest = await begun(world, rounds=1)
    for _ in range(3):
        await match_over(host, guest)
        await guest.say("me", name="Bo the second")
        assert (await host.say("rematch"))["type"] == "ack"
    assert made.table in world.disk.summed
    kept = Table.replay(made.table, world.disk.rows(made.table))
    assert kept.match_number == 4
    assert alike(kept, whole(world.disk, made.table))
    before = own(guest)
    await world.crash()
    back = await world.connect(made.table, token=token)
    assert own(back) == before


async def test_the_log_is_no_longer_than_a_match_however_many_are_played() -> None:
    world = short(10)
    made, _, host, guest = await begun(world, rounds=1)
    lengths = []
    for _ in range(6):
        await match_over(host, guest)
        await host.say("rematch")
        lengths.append(len(world.disk.rows(made.table)))
    assert len(world.disk.logs[made.table]) > 4 * max(lengths)


@reaches("log_entries")
async def test_in_the_lobby_a_log_is_summed_up_again_and_again() -> None:
    world = short(10)
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    for number in range(100):
        await host.say("me", name=f"Ada {number}")
        assert len(world.disk.rows(made.table)) <= 12
        kept = Table.replay(made.table, world.disk.rows(made.table))
        assert alike(kept, whole(world.disk, made.table))
    await world.crash()
    assert (await world.connect(made.table, token=made.token)).view["players"][0][
        "name"
    ] == "Ada 99"


async def test_a_message_that_was_answered_before_the_log_was_summed_up_is_not_done_again() -> None:
    world = short(5)
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    first = await host.say("me", name="Ada One", id="a1")
    for number in range(20):
        await host.say("me", name=f"Ada {number}")
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    assert await host.say("me", name="Ada One", id="a1") == first
    assert host.view["players"][0]["name"] == "Ada 19"


async def test_during_a_match_nothing_is_summed_up() -> None:
    world = short(0)
    made, _, host, _ = await begun(world)
    at = world.disk.summed[made.table].version
    for number in range(20):
        await host.say("me", name=f"Ada {number}")
    assert world.disk.summed[made.table].version == at


async def test_a_table_from_before_logs_were_summed_up_is_read_and_summed_up_at_the_next_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "SLICE", 7)
    old = World(replace(QUICK, log_entries=10**6))
    made, token, host, guest = await begun(old, rounds=1)
    await match_over(host, guest)
    for number in range(40):
        await guest.say("me", name=f"Bo {number}")
    await old.hall.close()
    world = World(replace(QUICK, log_entries=10), disk=old.disk)
    host = await world.connect(made.table, token=made.token)
    guest = await world.connect(made.table, token=token)
    assert guest.view["players"][1]["name"] == "Bo 39"
    length = len(world.disk.rows(made.table))
    await host.say("rematch", id="again")
    assert len(world.disk.rows(made.table)) < length / 10


def test_what_is_summed_up_is_written_and_read_back() -> None:
    table = Table("t")
    made: dict[str, Any] = {"options": table.options, "invite": "i", "seed": "00" * 32}
    table.apply(e.Made(**made))
    table.apply(e.Sat(seat=0, name="Ada", colour="red", digest="d", origin="0a1b"))
    table.apply(e.BotSat(seat=1, name="Bruno", colour="blue", level="greedy"))
    table.apply(e.TokenRenewed(seat=0, digest="f"))
    table.remember(0, "a1")
    row = e.Row(table.version, 0.0, None, None, e.written(table.sum_up()))
    assert alike(Table.replay("t", [row]), table)
