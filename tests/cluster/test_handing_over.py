"""A table that is handed over takes its people along; and who may be asked to come again."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import msgspec
from cluster.database import Database
from in_memory import QUICK, Connection, World, settle
from played import play_out, table_of

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.number import PROTOCOL
from mexican_train.server.cluster.letters import (
    Announcement,
    Closed,
    Entered,
    Enters,
    Figures,
    Follow,
    FrameIn,
    Letter,
    packed,
    read,
)
from mexican_train.server.cluster.link import Link
from mexican_train.server.cluster.remote_rooms import KEPT, RemoteRooms
from mexican_train.server.cluster.visitors import Visitors
from mexican_train.server.room.neighbours import Alone, AnyRoom
from mexican_train.server.room.room import Room
from mexican_train.server.room.visit import Visit

LATER = 1013


class Letters:
    """A link that keeps what it should send."""

    def __init__(self) -> None:
        self.sent: list[Letter] = []

    def send(self, to: str, *letters: Letter) -> bool:
        self.sent += letters
        return True


class Elsewhere(Alone):
    """Another server in the same process, which has what was handed over."""

    def __init__(self, there: World) -> None:
        self.there = there
        self.gone: set[str] = set()

    async def find(self, table: str) -> AnyRoom | None:
        return await self.there.hall.room(table) if table in self.gone else None


class Ear:
    """Somebody at a page, and what the page was told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed: list[int] = []

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)

    @property
    def kinds(self) -> list[str]:
        return [each["type"] for each in self.told]


def two_servers() -> tuple[World, World, Elsewhere]:
    database = Database(asyncio.get_running_loop().time)
    here, there = World(disk=database), World(disk=database)
    elsewhere = Elsewhere(there)
    here.hall.services.neighbours = elsewhere
    return here, there, elsewhere


async def hand_over(here: World, elsewhere: Elsewhere, table: str, seconds: float = 0.0) -> None:
    async def handing_over() -> None:
        await asyncio.sleep(seconds)
        elsewhere.gone.add(table)

    await here.hall.move(here.hall.rooms[table], handing_over)
    await settle()


def own_room(world: World, table: str) -> Room:
    return world.hall.rooms[table]


# ---------------------------------------------------------------------- who goes along


async def test_who_is_at_a_table_that_moves_stays_connected_and_is_welcomed_there() -> None:
    here, there, elsewhere = two_servers()
    made = await here.make(seats=3)
    ear = Ear()
    visit = Visit(here.hall, made.table, "here", ear)
    await visit.receive(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": made.token}))
    await settle()
    await hand_over(here, elsewhere, made.table)
    assert (ear.kinds, ear.closed) == (["welcome", "welcome"], [])
    assert ear.told[0]["view"] == ear.told[1]["view"]
    assert here.hall.rooms == {}
    await visit.receive(json.dumps({"type": "me", "id": "a", "name": "Moved"}))
    await settle()
    assert "ack" in ear.kinds
    assert own_room(there, made.table).here == {0}
    await visit.depart()
    await settle()
    assert own_room(there, made.table).here == set()


async def test_what_is_said_while_a_table_moves_is_done_once_it_is_there() -> None:
    here, there, elsewhere = two_servers()
    made = await here.make(seats=3)
    ear = Ear()
    visit = Visit(here.hall, made.table, "here", ear)
    await visit.receive(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": made.token}))
    await settle()
    moving = asyncio.create_task(hand_over(here, elsewhere, made.table, seconds=1.0))
    await asyncio.sleep(0.5)
    await visit.receive(json.dumps({"type": "me", "id": "a", "name": "Meanwhile"}))
    await moving
    await settle()
    assert ear.kinds[:3] == ["welcome", "welcome", "ack"]
    table = own_room(there, made.table).table
    assert table is not None
    assert table.seats[0].name == "Meanwhile"


async def test_who_has_another_secret_by_now_comes_again_by_themselves() -> None:
    here, _, elsewhere = two_servers()
    made = await here.make(seats=3)
    host = await here.connect(made.table, token=made.token)
    _, token = await here.sit(made.table, made.invite)
    guest = await here.connect(made.table, token=token)
    watcher = await here.connect(made.table, invite=made.invite)
    assert (await guest.say("renew", token="n" * 32))["type"] == "ack"
    assert (await host.say("renew_invite"))["type"] == "ack"
    await hand_over(here, elsewhere, made.table)
    assert host.sent_on == [m.Hello(token=made.token)]
    assert (guest.sent_on, watcher.sent_on) == ([], [])
    assert guest.closed == watcher.closed == (LATER, "the table is moving")


async def test_a_table_does_not_move_while_somebody_waits_for_a_hint() -> None:
    world = World()
    host, guest = await world.pair()
    room = host.room
    assert isinstance(room, Room)
    assert room.movable
    world.thinker.seconds = 1.0
    mover = host if host.view["legal"] else guest
    await mover.say("hint")
    assert not room.movable
    await asyncio.sleep(2.0)
    assert room.movable
    for each in (host, guest):
        await each.leave()
    assert not room.movable, "nobody is there who could go along"


# ---------------------------------------------------------------------- through another server


async def test_a_visitors_own_server_is_told_where_to_go_and_how_much_was_heard() -> None:
    here, _, elsewhere = two_servers()
    made = await here.make(seats=3)
    visitors, link = Visitors(here.hall, most=5), Letters()
    visitors.heard("other", Enters(7, made.table, made.token, None), cast(Link, link))
    await settle()
    ping = json.dumps({"type": "ping", "id": "p"})
    visitors.heard("other", FrameIn(7, ping), cast(Link, link))
    await settle()
    await hand_over(here, elsewhere, made.table)
    follow = Follow(made.token, None, 1, heard=1)
    assert link.sent[-1] == Closed(7, LATER, "the table is moving", follow)
    assert visitors.servers == set()


async def test_what_the_old_server_did_not_hear_is_said_to_the_new_one() -> None:
    remote, link, guest = RemoteRooms(QUICK, asyncio.get_running_loop().time), Letters(), Guest()
    room = remote.room("table", "other", cast(Link, link))
    entering = asyncio.create_task(room.enter(guest, m.Hello(token="t")))
    await settle()
    remote.heard(Entered(1, True, True))
    assert await entering
    for number in range(KEPT + 3):
        await room.receive(guest, str(number))
    remote.heard(Closed(1, LATER, "the table is moving", Follow("t", None, 1, heard=KEPT + 1)))
    assert guest.sent_on == [m.Hello(token="t")]
    assert guest.unheard == [str(KEPT + 1), str(KEPT + 2)]
    assert (guest.closed, remote.connections, remote.rooms) == (None, {}, {})


class Guest(Connection):
    """A connection that keeps what it is to say again."""

    unheard: list[str | bytes]

    def moved(self, hello: m.Hello, unheard: Any = ()) -> None:
        super().moved(hello)
        self.unheard = list(unheard)


async def test_who_is_still_on_the_way_in_when_the_table_moves_comes_again() -> None:
    remote, link, guest = RemoteRooms(QUICK, asyncio.get_running_loop().time), Letters(), Guest()
    room = remote.room("table", "other", cast(Link, link))
    entering = asyncio.create_task(room.enter(guest, m.Hello(token="t")))
    await settle()
    remote.heard(Closed(1, LATER, "the table is moving", Follow("t", None, 1, heard=0)))
    assert guest.closed == (LATER, "the table is moving")
    remote.heard(Entered(1, True, True))
    await entering


def test_servers_from_before_tables_moved_are_understood() -> None:
    old = Announcement("old", [], 1.0, False)
    data = packed(old)[:-1]  # without the last field, which is one byte
    assert read(bytes([data[0] - 1]) + data[1:]) == old
    new = Announcement("new", [], 1.0, False, Figures(5, 2))
    assert read(packed(new)) == new


class OldClosed(msgspec.Struct, array_like=True, tag="Closed"):
    """The letter as servers know it from before tables moved."""

    connection: int
    code: int
    reason: str


def test_servers_from_before_tables_moved_close_the_connection() -> None:
    moved = Closed(7, LATER, "the table is moving", Follow("t", None, 1, heard=3))
    data = msgspec.msgpack.encode(moved)
    assert msgspec.msgpack.decode(data, type=OldClosed) == OldClosed(7, LATER, moved.reason)
    old = msgspec.msgpack.encode(OldClosed(7, LATER, "come again"))
    assert msgspec.msgpack.decode(old, type=Closed) == Closed(7, LATER, "come again")


# ---------------------------------------------------------------------- who may be asked to go


async def excused(guest: Connection) -> bool:
    assert isinstance(guest.room, Room)
    return await guest.room.excuse(guest)


async def test_nobody_is_asked_to_come_again_when_it_is_their_turn() -> None:
    world = World()
    host, guest = await world.pair()
    mover, other = (host, guest) if host.view["legal"] else (guest, host)
    assert not await excused(mover)
    assert mover.closed is None
    assert await excused(other)
    assert other.closed == (LATER, "come again")


async def test_nobody_sees_that_somebody_was_asked_to_come_again_unless_they_stay_away() -> None:
    world = World()
    host, guest = await world.pair()
    room = guest.room
    assert isinstance(room, Room)
    mover, other = (host, guest) if host.view["legal"] else (guest, host)
    token = room._live.guests[other].hello.token
    mover.raw.clear()
    assert await excused(other)
    await other.leave()
    back = await world.connect(room.id, token=token)
    await asyncio.sleep(3.0)
    assert mover.of("players") == []
    assert await excused(back)
    await back.leave()
    assert mover.of("players") == []
    await asyncio.sleep(3.0)
    (told,) = mover.of("players")
    assert [each["connected"] for each in told["players"]].count(False) == 1


async def test_no_round_begins_without_those_who_were_asked_to_come_again() -> None:
    world = World()
    first, second, third = await table_of(world, rounds=2)
    await play_out(first, second, third)
    assert first.view["phase"] == "round_over"
    await first.say("next")
    assert await excused(third), "the second is not ready either"
    await third.leave()
    await asyncio.sleep(3.0)  # and stays away
    assert not await excused(second), "without the second everybody here is ready"
    assert first.view["phase"] == "round_over"
