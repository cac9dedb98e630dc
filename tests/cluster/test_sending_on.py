"""Which tables and which people a server sends on, and when it sends nothing."""

from __future__ import annotations

import asyncio
import random
from typing import cast

from cluster.database import Database
from in_memory import QUICK, World, settle

from mexican_train.server.cluster.lease import Lease
from mexican_train.server.cluster.letters import Enters, Figures, Letter
from mexican_train.server.cluster.link import Link
from mexican_train.server.cluster.remote_rooms import RemoteRooms
from mexican_train.server.cluster.spreading import FRESH, Spreading
from mexican_train.server.cluster.visitors import Visitors
from mexican_train.server.generation import GENERATION
from mexican_train.server.store.store import Leases

LEASE = 60.0


class Letters:
    """A link that keeps what it should send."""

    def __init__(self) -> None:
        self.sent: list[Letter] = []

    def send(self, to: str, *letters: Letter) -> bool:
        self.sent += letters
        return True


class Busy:
    """A server with tables that somebody is at, one of them through the idle server."""

    def __init__(self) -> None:
        now = asyncio.get_running_loop().time
        self.database = Database(now)
        self.world, self.link = World(disk=self.database), cast(Link, Letters())
        self.lease = Lease(cast(Leases, self.database), LEASE, now)
        self.spreading = Spreading(
            self.world.hall,
            RemoteRooms(QUICK, now),
            self.lease,
            lambda: self.link,
            self.world.metrics,
            now,
            random.Random(1),
        )
        self.tables: list[str] = []

    async def begin(self, tables: int) -> None:
        await self.lease.begin()
        await self.database.register("idle", LEASE)
        await self.lease.renew(True)
        visitors = Visitors(self.world.hall, most=5)
        for number in range(tables):
            made = await self.world.make(seats=3)
            await self.database.seen(made.table, self.lease.server, 0.0)  # and takes it
            self.tables.append(made.table)
            if number == 1:
                visitors.heard("idle", Enters(1, made.table, made.token, None), self.link)
            else:
                await self.world.connect(made.table, token=made.token)
        await settle()

    @property
    def sent(self) -> list[str]:
        """The tables that the idle server has by now."""
        return [table for table in self.tables if self.database.owners[table] == "idle"]


async def test_the_table_goes_first_whose_people_are_there_already() -> None:
    busy = Busy()
    await busy.begin(4)
    busy.spreading.heard("idle", Figures(0, 0))
    await busy.spreading.spread()
    assert busy.sent[:1] == [busy.tables[1]]
    assert busy.world.metrics.moved == len(busy.sent) <= 2


async def test_nothing_is_sent_to_a_server_that_has_not_told_lately_how_much_it_has() -> None:
    busy = Busy()
    await busy.begin(4)
    await busy.spreading.spread()
    busy.spreading.heard("idle", Figures(0, 0))
    busy.spreading.heard("idle", None)
    await busy.spreading.spread()
    busy.spreading.heard("idle", Figures(0, 0))
    busy.spreading.heard("dead", Figures(0, 0))
    await asyncio.sleep((FRESH + 1) * busy.lease.beat)
    await busy.lease.renew(True)
    await busy.spreading.spread()
    assert busy.sent == []


async def test_who_stops_hands_over_every_table_that_somebody_is_at() -> None:
    busy = Busy()
    await busy.begin(3)
    empty = await busy.world.make()
    busy.spreading.heard("idle", Figures(50, 50))
    await busy.spreading.leave()
    assert busy.sent == busy.tables
    assert list(busy.world.hall.rooms) == [empty.table]


async def test_an_older_server_is_sent_no_table() -> None:
    busy = Busy()
    await busy.begin(4)
    busy.lease.generations["idle"] = GENERATION - 1
    busy.spreading.heard("idle", Figures(0, 0))
    await busy.spreading.spread()
    await busy.spreading.leave()
    assert busy.sent == []
    assert len(busy.world.hall.rooms) == 4, "they wait here for whoever is asked for them"


async def test_a_server_that_is_full_tells_nobody_that_it_would_take_more() -> None:
    busy = Busy()
    await busy.begin(2)
    assert busy.spreading.told == Figures(0, 2)
    busy.world.metrics.connections = busy.world.settings.connections
    assert busy.spreading.told is None
