"""What servers have of each other, link, lease and visitors, when it is lost at a bad moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, cast

import pytest
from hallway import QUICK, Visitor, World, run, settle

from mexican_train.server.cluster.away import Away
from mexican_train.server.cluster.lease import Lease, LeasedStore
from mexican_train.server.cluster.letters import Entered, Enters, Left, Letter, Said, Sent
from mexican_train.server.cluster.link import Link
from mexican_train.server.cluster.visitors import Visitor as Traveller
from mexican_train.server.room.room import Room
from mexican_train.server.store.store import Batch, Kept, Leases, StorageError
from mexican_train.server.table import messages as m
from mexican_train.server.table.refused import Refused, TableReason


class FakeLink:
    """A link that keeps what it should send."""

    def __init__(self) -> None:
        self.sent: list[Letter] = []

    def send(self, to: str, *letters: Letter) -> bool:
        self.sent += letters
        return True


def test_a_visitor_who_goes_while_the_table_is_busy_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def busy(self: Room, guest: object, data: object) -> None:
        await asyncio.sleep(1.0)

    async def story() -> None:
        world = World()
        made = await world.make()
        monkeypatch.setattr(Room, "receive", busy)
        traveller = Traveller("other", 1, cast(Link, FakeLink()), most=5)
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

    run(story())


def entering() -> tuple[Away, Visitor, FakeLink, asyncio.Task[bool]]:
    """Someone on the way to a table at another server, as number 1."""
    away = Away(QUICK, asyncio.get_running_loop().time)
    link, guest = FakeLink(), Visitor()
    room = away.room("table", "other", cast(Link, link))
    return away, guest, link, asyncio.create_task(room.enter(guest, m.Hello(token="t")))


def test_who_is_on_the_way_in_when_all_is_lost_hears_nothing_of_before() -> None:
    async def story() -> None:
        away, guest, link, task = entering()
        await settle()
        away.lost("other")
        away.heard("other", Sent(1, ["an update of before"]))
        with pytest.raises(Refused) as refusal:
            await task
        assert refusal.value.reason == TableReason.UNREACHABLE
        assert (guest.raw, guest.closed) == ([], None), "it asks again by itself"
        assert link.sent == [Enters(1, "table", "t", None), Left(1)]
        assert (away.connections, away.rooms) == ({}, {})

    run(story())


def test_who_has_just_come_in_when_all_is_lost_comes_back_anew() -> None:
    async def story() -> None:
        away, guest, _, task = entering()
        await settle()
        away.heard("other", Entered(1, True, True))
        away.lost("other")
        assert await task
        assert guest.closed == (1013, "the table is moving")

    run(story())


def test_who_comes_after_the_link_was_made_anew_uses_the_new_one() -> None:
    async def story() -> None:
        away, guest, link, task = entering()
        await settle()
        away.heard("other", Entered(1, True, True))
        await task
        new = FakeLink()
        assert away.room("table", "other", cast(Link, link)).guests == {guest: 1}
        room = away.room("table", "other", cast(Link, new))
        second = Visitor()
        entered = asyncio.create_task(room.enter(second, m.Hello(token="t")))
        await settle()
        away.heard("other", Entered(2, True, True))
        await entered
        await room.receive(second, "hi")
        assert new.sent == [Enters(2, "table", "t", None), Said(2, "hi")]

    run(story())


class SlowRedis:
    """A Redis that takes its time, the longer for the first."""

    def __init__(self) -> None:
        self.published: list[bytes] = []
        self._seconds = [0.5, 0.0]

    def pipeline(self, transaction: bool) -> SlowPipeline:
        return SlowPipeline(self, self._seconds.pop(0))

    async def aclose(self) -> None:
        return None


class SlowPipeline:
    """What goes to it at once."""

    def __init__(self, redis: SlowRedis, seconds: float) -> None:
        self._redis, self._seconds = redis, seconds
        self._waiting: list[bytes] = []

    def publish(self, channel: str, data: bytes) -> None:
        self._waiting.append(data)

    async def execute(self) -> list[int]:
        await asyncio.sleep(self._seconds)
        self._redis.published += self._waiting
        return [1] * len(self._waiting)


def test_no_envelope_overtakes_another_when_a_link_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        redis = SlowRedis()
        monkeypatch.setattr("mexican_train.server.cluster.link.connect", lambda url: redis)

        def nothing(*_: object) -> None:
            return None

        now = asyncio.get_running_loop().time
        link = Link("", "me", now, nothing, nothing, nothing)
        link.up = True
        link.send("other", Left(1))
        speaking = asyncio.create_task(link._send())
        await settle()
        link.send("other", Left(2))
        await link.close()
        await speaking
        assert [b"\x02" in data[-3:] for data in redis.published] == [False, True]
        assert not link.send("other", Left(3)), "a closed link leads nowhere"

    run(story())


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

    async def load(self, table: str) -> Kept:
        await asyncio.sleep(self.seconds)
        return Kept([], [])


def leased() -> tuple[Registry, Lease, LeasedStore]:
    registry = Registry()
    lease = Lease(cast(Leases, registry), 2.0, asyncio.get_running_loop().time)
    return registry, lease, LeasedStore(cast(Any, registry), lease)


def test_a_name_that_may_not_be_registered_is_never_used() -> None:
    async def story() -> None:
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

    run(story())


@pytest.mark.parametrize("seconds", [1.0, 3.0])
def test_what_was_written_or_read_after_the_lease_ran_out_does_not_count(seconds: float) -> None:
    async def done(work: Awaitable[object]) -> bool:
        try:
            await work
        except StorageError:
            return False
        return True

    async def story() -> None:
        registry, lease, store = leased()
        registry.seconds = seconds
        for work in (store.append(Batch("table", 0.0)), store.load("table")):
            await lease.begin()
            assert await done(work) == (seconds < 2.0)

    run(story())
