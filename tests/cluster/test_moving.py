"""Tables that move between servers: each test is about one step that could go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cluster.database import Database
from in_memory import Connection, Disk, World, settle
from jumping_clock import run

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.room.inbox import Inbox
from mexican_train.server.room.neighbours import Alone


class Others(Alone):
    """Other servers, as a test wants them."""

    def __init__(self) -> None:
        self.sure = True
        self.seconds = 0.0
        self.refuses = False
        self.did: list[str] = []

    async def find(self, table: str) -> None:
        self.did.append("find")

    async def made(self, table: str) -> None:
        if self.refuses:
            raise Refused(TableReason.STORAGE)

    async def let_go(self, table: str) -> None:
        await asyncio.sleep(self.seconds)
        self.did.append("let go")


def world_with_others() -> tuple[World, Others]:
    world, others = World(), Others()
    world.hall.services.neighbours = others
    return world, others


async def reason_of(work: Awaitable[object]) -> TableReason | None:
    """Why something was refused."""
    try:
        await work
    except Refused as refusal:
        return refusal.reason
    return None


# ---------------------------------------------------------------------- two that write


def two_servers(tell: Callable[[Connection, Connection, Disk], Awaitable[None]]) -> None:
    """One person at two servers that both believe to have the table."""

    async def story() -> None:
        database = Database(asyncio.get_running_loop().time)
        here, there = World(disk=database), World(disk=database)
        made = await here.make()
        near = await here.connect(made.table, token=made.token)
        far = await there.connect(made.table, token=made.token)
        await tell(near, far, database)

    run(story())


def test_a_message_is_answered_although_another_server_wrote_first() -> None:
    async def tell(near: Connection, far: Connection, disk: Disk) -> None:
        first = await far.say("me", id="far", name="First")
        second = await near.say("me", id="near", name="Second")
        assert (first["type"], second["type"]) == ("ack", "ack")
        assert second["version"] == first["version"] + 1
        assert near.view["players"][0]["name"] == "Second"
        assert near.of("notice") == near.of("refused") == []

    two_servers(tell)


def test_a_message_that_another_server_has_done_is_only_acknowledged() -> None:
    async def tell(near: Connection, far: Connection, disk: Disk) -> None:
        first = await far.say("me", id="same", name="Once")
        rows = len(next(iter(disk.logs.values())))
        again = await near.say("me", id="same", name="Once")
        assert again == first
        assert len(next(iter(disk.logs.values()))) == rows

    two_servers(tell)


async def test_who_asks_twice_for_a_seat_under_one_token_has_one_seat() -> None:
    world = World()
    made = await world.make(seats=3)
    room = world.hall.rooms[made.table]
    new = m.NewSeat(name="Bo", invite=made.invite)
    seats = [await room.sit(new, "a token", "") for _ in range(2)]
    assert seats == [1, 1]
    other = m.NewSeat(name="Cy", invite=made.invite)
    assert await room.sit(other, "another token", "") == 2


# ---------------------------------------------------------------------- the hall


async def test_a_table_that_is_asked_for_while_it_is_put_away_is_not_lost() -> None:
    world, others = world_with_others()
    made = await world.make()
    others.seconds = 1.0
    closing = asyncio.create_task(world.hall._close(world.hall.rooms[made.table]))
    await settle()
    room = await world.hall.room(made.table)
    assert others.did == ["let go", "find"], "found before it was given back"
    await closing
    assert world.hall.rooms[made.table] is room
    visitor = await world.connect(made.table, token=made.token)
    assert (await visitor.say("me", name="Here"))["type"] == "ack"


async def test_a_table_that_was_read_for_a_lease_that_is_gone_is_not_opened() -> None:
    world, _ = world_with_others()
    made = await world.make()
    world.hall.abandon()
    world.disk.delay = lambda: 1.0
    finding = asyncio.create_task(world.hall.room(made.table))
    await asyncio.sleep(0.5)
    world.hall.abandon()
    assert await reason_of(finding) == TableReason.UNREACHABLE
    assert world.hall.rooms == {}
    assert (await world.hall.room(made.table)).id == made.table


async def test_a_table_in_memory_is_not_shown_while_the_lease_is_unsure() -> None:
    world, others = world_with_others()
    made = await world.make()
    others.sure = False
    assert await reason_of(world.hall.room(made.table)) == TableReason.UNREACHABLE
    others.sure = True
    assert (await world.hall.room(made.table)).id == made.table


async def test_a_table_that_cannot_be_claimed_is_not_made() -> None:
    world, others = world_with_others()
    others.refuses = True
    assert await reason_of(world.make()) == TableReason.STORAGE
    assert (world.hall.rooms, world.disk.logs) == ({}, {})
    assert others.did == ["let go"]


async def test_who_waits_at_a_full_inbox_learns_that_it_has_ended() -> None:
    async def failed(problem: Exception) -> None:
        raise problem

    async def work() -> None:
        await asyncio.sleep(1.0)

    inbox = Inbox(1, failed)
    waiting = [asyncio.create_task(inbox.post(work)) for _ in range(5)]
    waiting += [asyncio.create_task(inbox.asked(work)) for _ in range(3)]
    await settle()
    inbox.abandon()
    await settle()
    assert all(task.done() for task in waiting)
    assert all(isinstance(task.exception(), Refused) for task in waiting[2:])
