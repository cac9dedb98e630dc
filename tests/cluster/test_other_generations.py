"""Servers of other generations: their letters, their refusals, and the tables they have had."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, cast

import msgspec
import pytest
from cluster.database import Database
from in_memory import QUICK, Connection, World
from msgspec import Struct
from redis.exceptions import ConnectionError as Broken

from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.cluster import letters
from mexican_train.server.cluster.cluster import Cluster, ClusterStore
from mexican_train.server.cluster.exchanges import Exchanges
from mexican_train.server.cluster.letters import (
    Departed,
    Envelope,
    SentRefusal,
    TableReply,
    opened,
    packed,
)
from mexican_train.server.cluster.link import Link
from mexican_train.server.cluster.remote_rooms import RemoteRooms
from mexican_train.server.generation import FIRST, GENERATION
from mexican_train.server.metrics import Metrics
from mexican_train.server.room.neighbours import Alone
from mexican_train.server.store.store import Batch


class Waved(Struct, array_like=True, tag="Waved"):
    """A letter of a later generation."""

    connection: int


class Older(Struct, array_like=True):
    """An envelope as servers of the first generation read it."""

    sender: str
    number: int
    losses: int
    letters: list[Departed]


def test_an_envelope_says_of_which_generation_its_sender_is_and_older_servers_read_it() -> None:
    data = packed(Exchanges("me").envelope("other", [Departed(3)], 0.0))
    assert opened(data).generation == GENERATION
    assert msgspec.msgpack.decode(data, type=Older) == Older("me", 1, 0, [Departed(3)])
    older = msgspec.msgpack.encode(Older("old", 1, 0, [Departed(4)]))
    assert opened(older) == Envelope("old", 1, 0, [Departed(4)], FIRST)


def test_a_letter_that_is_not_known_is_passed_over_and_the_others_are_read(
    caplog: pytest.LogCaptureFixture,
) -> None:
    unknown = cast(Any, Waved(1))
    data = packed(Envelope("new", 7, 2, [Departed(1), unknown, Departed(2)], 9))
    assert opened(data) == Envelope("new", 7, 2, [Departed(1), Departed(2)], 9)
    assert caplog.text.count("letter_not_understood") == 1
    with pytest.raises(msgspec.DecodeError):
        opened(b"what is no envelope")


async def test_a_letter_goes_only_to_servers_that_understand_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(*_: object) -> None:
        return None

    monkeypatch.setitem(letters.SINCE, cast(Any, Waved), 3)
    link = Link("redis://localhost", "me", asyncio.get_running_loop().time, *[nothing] * 3)
    link.up = True
    link.generations = {"two": 2, "three": 3, "four": 4}
    waved = cast(Any, Waved(1))
    sent = {to: link.send(to, waved) for to in ("two", "three", "four", "unknown")}
    assert sent == {"two": False, "three": True, "four": True, "unknown": False}
    assert link.send("two", Departed(1))
    link._take(Envelope("unknown", 1, 0, [], 3))  # it has said so itself
    assert link.send("unknown", waved)


class NoRedis:
    """A Redis that is away."""

    @property
    def connection_pool(self) -> NoRedis:
        return self

    async def get_connection(self) -> None:
        raise Broken("away")

    async def aclose(self) -> None:
        return None


async def test_the_generation_of_another_is_known_before_it_has_said_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mexican_train.server.cluster.link.connect", lambda url: NoRedis())
    world, now = World(), asyncio.get_running_loop().time
    database = Database(now)
    await database.register("another", 1000.0)
    cluster = Cluster(cast(ClusterStore, database), "", QUICK, Metrics(), now)
    await cluster.join(world.hall)
    await asyncio.sleep(QUICK.lease_seconds)
    assert cluster._link.generations["another"] == GENERATION
    await cluster.leave()


async def test_a_refusal_for_a_reason_that_is_not_known_is_told_in_its_own_words() -> None:
    rooms = RemoteRooms(QUICK, asyncio.get_running_loop().time)
    asking = asyncio.create_task(rooms.answer(1, "new"))
    await asyncio.sleep(0)
    rooms.heard(TableReply(1, None, SentRefusal("asleep", "the table is asleep")))
    with pytest.raises(Refused, match="the table is asleep") as refused:
        await asking
    assert refused.value.reason == TableReason.PROTOCOL


# ---------------------------------------------------------------------- tables


class Others(Alone):
    """Other servers, who hear which tables they may have."""

    def __init__(self) -> None:
        self.free: list[str] = []

    async def let_go(self, table: str) -> None:
        self.free.append(table)


@pytest.mark.parametrize("harm", ["generation", "entry"])
async def test_a_table_of_a_later_generation_is_refused_and_left_to_others(harm: str) -> None:
    world, others = World(), Others()
    world.hall.services.neighbours = others
    made = await world.make()
    await world.crash()
    world.hall.services.neighbours = others
    if harm == "generation":
        world.disk.generations[made.table] = GENERATION + 1
    else:
        rows = world.disk.logs[made.table]
        rows.append(rows[-1]._replace(version=len(rows) + 1, entry=b'{"do":"waved"}'))
    with pytest.raises(Refused) as refused:
        await world.hall.room(made.table)
    assert refused.value.reason == TableReason.PROTOCOL
    assert others.free == [made.table]


async def test_whoever_writes_to_a_table_makes_it_one_of_its_generation() -> None:
    written: list[int | None] = []
    ids = count()

    def note(moment: str, batch: Batch) -> None:
        if moment == "after":
            written.append(batch.generation)

    async def deed(seat: Connection, *deeds: str) -> None:
        for each in deeds:
            said: dict[str, Any] = {"me": {"name": "Bo"}, "say": {"text": "hi"}}[each]
            assert (await seat.say(each, id=f"i{next(ids)}", **said))["type"] == "ack"

    world = World()
    world.disk.trouble = note
    made = await world.make()
    seat = await world.connect(made.table, token=made.token)
    await deed(seat, "me", "say")
    assert written == [GENERATION, None, None], "once is enough"
    for first in ("say", "me"):
        await world.crash()
        world.disk.generations[made.table] = FIRST  # as if servers before had written all of it
        written.clear()
        seat = await world.connect(made.table, token=made.token)
        assert world.disk.generations[made.table] == FIRST, "to look on is not to write"
        await deed(seat, first, "me", "say")
        assert written == [GENERATION, None, None]
