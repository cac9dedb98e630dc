"""What servers have of each other, link, lease and visitors, when it is lost at a bad moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from typing import Any, cast

import pytest
from in_memory import QUICK, Connection, World, settle

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.close_codes import CLOSE_PROTOCOL
from mexican_train.protocol.number import SPOKEN
from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.cluster.lease import Lease, LeasedStore
from mexican_train.server.cluster.letters import (
    Closed,
    Departed,
    Entered,
    Enters,
    FrameIn,
    FramesOut,
    Letter,
    opened,
)
from mexican_train.server.cluster.link import Link
from mexican_train.server.cluster.remote_rooms import RemoteRooms
from mexican_train.server.cluster.visitors import Visitor as Traveller
from mexican_train.server.cluster.visitors import Visitors
from mexican_train.server.room.room import Room
from mexican_train.server.store.store import Batch, Leases, StorageError, StoredTable


class FakeLink:
    """A link that keeps what it should send."""

    def __init__(self) -> None:
        self.sent: list[Letter] = []

    def send(self, to: str, *letters: Letter) -> bool:
        self.sent += letters
        return True


async def test_a_visitor_who_goes_while_the_table_is_busy_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def busy(self: Room, guest: object, data: object) -> None:
        await asyncio.sleep(1.0)

    world = World()
    made = await world.make()
    monkeypatch.setattr(Room, "receive", busy)
    traveller = Traveller("other", 1, cast(Link, FakeLink()), most=5, address="")
    enters = Enters(1, made.table, made.token, None)
    serving = asyncio.create_task(traveller.serve(world.hall, enters))
    await settle()
    assert len(world.hall.rooms[made.table].guests) == 1
    traveller.said("{}")
    await settle()
    traveller.gone()
    await asyncio.sleep(2.0)
    assert serving.done()
    assert len(world.hall.rooms[made.table].guests) == 0


async def test_a_visitor_counts_where_they_come_from_or_else_with_all_of_their_server() -> None:
    world = World()
    made = await world.make()
    visitors = Visitors(world.hall, most=5)
    link = cast(Link, FakeLink())
    visitors.heard("new", Enters(1, made.table, made.token, None, 1, "10.0.0.7"), link)
    visitors.heard("old", Enters(1, made.table, made.token, None), link)
    await settle()
    guests = world.hall.rooms[made.table].guests
    assert [guest.address for guest in guests] == ["10.0.0.7", "old"]


async def test_the_other_server_is_told_where_someone_comes_from() -> None:
    remote = RemoteRooms(QUICK, asyncio.get_running_loop().time)
    link, guest = FakeLink(), Connection()
    guest.address = "10.0.0.7"
    room = remote.room("table", "other", cast(Link, link))
    task = asyncio.create_task(room.enter(guest, m.Hello(token="t")))
    await settle()
    assert link.sent == [Enters(1, "table", "t", None, 1, "10.0.0.7")]
    task.cancel()


def entering() -> tuple[RemoteRooms, Connection, FakeLink, asyncio.Task[bool]]:
    """Someone on the way to a table at another server, as number 1."""
    remote = RemoteRooms(QUICK, asyncio.get_running_loop().time)
    link, guest = FakeLink(), Connection()
    room = remote.room("table", "other", cast(Link, link))
    return remote, guest, link, asyncio.create_task(room.enter(guest, m.Hello(token="t")))


async def test_who_is_on_the_way_in_when_all_is_lost_hears_nothing_of_before() -> None:
    remote, guest, link, task = entering()
    await settle()
    remote.lost("other")
    remote.heard(FramesOut(1, ["an update of before"]))
    with pytest.raises(Refused) as refusal:
        await task
    assert refusal.value.reason == TableReason.UNREACHABLE
    assert (guest.raw, guest.closed) == ([], None), "it asks again by itself"
    assert link.sent == [Enters(1, "table", "t", None), Departed(1)]
    assert (remote.connections, remote.rooms) == ({}, {})


async def test_who_has_just_come_in_when_all_is_lost_comes_back_anew() -> None:
    remote, guest, _, task = entering()
    await settle()
    remote.heard(Entered(1, True, True))
    remote.lost("other")
    assert await task
    assert guest.closed == (1013, "the table is moving")


async def test_who_comes_after_the_link_was_made_anew_uses_the_new_one() -> None:
    remote, guest, link, task = entering()
    await settle()
    remote.heard(Entered(1, True, True))
    await task
    new = FakeLink()
    assert remote.room("table", "other", cast(Link, link)).guests == {guest: 1}
    room = remote.room("table", "other", cast(Link, new))
    second = Connection()
    entered = asyncio.create_task(room.enter(second, m.Hello(token="t")))
    await settle()
    remote.heard(Entered(2, True, True))
    await entered
    await room.receive(second, "hi")
    assert new.sent == [Enters(2, "table", "t", None), FrameIn(2, "hi")]


async def test_a_server_says_which_protocol_those_speak_who_come_through_it() -> None:
    link, guest = FakeLink(), Connection()
    remote = RemoteRooms(QUICK, asyncio.get_running_loop().time)
    room = remote.room("table", "other", cast(Link, link))
    task = asyncio.create_task(room.enter(guest, m.Hello(protocol=2, token="t")))
    await settle()
    assert link.sent == [Enters(1, "table", "t", None, 2)]
    remote.heard(Entered(1, True, False))
    assert await task
    assert guest not in room.guests


async def test_who_speaks_another_protocol_than_the_table_is_told_so_through_another_server() -> (
    None
):
    world, link = World(), FakeLink()
    made = await world.make()
    traveller = Traveller("other", 1, cast(Link, link), most=5, address="")
    enters = Enters(1, made.table, made.token, None, 99)
    serving = asyncio.create_task(traveller.serve(world.hall, enters))
    await settle()
    told, closed, entered = link.sent
    assert isinstance(told, FramesOut)
    assert json.loads(told.texts[0])["speaks"] == list(SPOKEN)
    assert closed == Closed(1, CLOSE_PROTOCOL, "another protocol")
    assert entered == Entered(1, True, False)
    traveller.gone()
    await settle()
    assert serving.done()


class SlowSpeaker:
    """Takes its time to publish, the longer for the first."""

    def __init__(self) -> None:
        self.published: list[bytes] = []
        self._seconds = [0.5, 0.0]

    async def publish(self, messages: list[tuple[str, bytes]]) -> list[int]:
        await asyncio.sleep(self._seconds.pop(0))
        self.published += [data for _, data in messages]
        return [1] * len(messages)


async def test_no_envelope_overtakes_another_when_a_link_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speaker = SlowSpeaker()
    monkeypatch.setattr("mexican_train.server.cluster.link.Speaker", lambda redis: speaker)

    def nothing(*_: object) -> None:
        return None

    now = asyncio.get_running_loop().time
    link = Link("redis://", "me", now, nothing, nothing, nothing)
    link.up = True
    link.send("other", Departed(1))
    speaking = asyncio.create_task(link._send())
    await settle()
    link.send("other", Departed(2))
    await link.close()
    await speaking
    sent = [opened(data).letters for data in speaker.published]
    assert sent == [[Departed(1)], [Departed(2)]]
    assert not link.send("other", Departed(3)), "a closed link leads nowhere"


# ---------------------------------------------------------------------- the lease


class Registry:
    """A store of leases, of which one cannot tell whether it did what it was asked."""

    def __init__(self) -> None:
        self.trouble = False
        self.names: list[str] = []
        self.seconds = 0.0

    async def register(self, server: str, seconds: float) -> None:
        self.names.append(server)
        if self.trouble:
            raise StorageError("no answer")

    async def append(self, batch: Batch) -> None:
        await asyncio.sleep(self.seconds)

    async def load(self, table: str) -> StoredTable:
        await asyncio.sleep(self.seconds)
        return StoredTable([], [])


def leased() -> tuple[Registry, Lease, LeasedStore]:
    registry = Registry()
    lease = Lease(cast(Leases, registry), 2.0, asyncio.get_running_loop().time)
    return registry, lease, LeasedStore(cast(Any, registry), lease)


async def test_a_name_that_may_not_be_registered_is_never_used() -> None:
    registry, lease, _ = leased()
    await lease.begin()
    registry.trouble = True
    with pytest.raises(StorageError):
        await lease.begin()
    assert lease.server == registry.names[0]
    registry.trouble = False
    await lease.begin()
    assert lease.server == registry.names[2]
    assert len(set(registry.names)) == 3


@pytest.mark.parametrize("seconds", [1.0, 3.0])
async def test_what_was_written_or_read_after_the_lease_ran_out_does_not_count(
    seconds: float,
) -> None:
    async def done(work: Awaitable[object]) -> bool:
        try:
            await work
        except StorageError:
            return False
        return True

    registry, lease, store = leased()
    registry.seconds = seconds
    for work in (store.append(Batch("table", 0.0)), store.load("table")):
        await lease.begin()
        assert await done(work) == (seconds < 2.0)
