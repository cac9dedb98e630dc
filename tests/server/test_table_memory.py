"""A table keeps nothing of connections and people that have left it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from in_memory import Connection, World
from played import begun

from mexican_train.protocol import client_messages as m
from mexican_train.server.room.room import Room
from mexican_train.server.room.sender_limits import REFUSALS_KEPT
from mexican_train.server.table.secret import new_token


def kept(room: Room) -> list[Mapping[Any, object]]:
    """Everything that a table keeps by connection."""
    live = room._live
    return [live.guests, live.limits._rates, live.limits._floods, live.mixing._by_guest]


def connections_kept(room: Room) -> set[object]:
    return {key for each in kept(room) for key in each if isinstance(key, Connection)}


async def test_a_thousand_spectators_that_take_a_seat_and_give_way_leave_nothing_in_memory() -> (
    None
):
    world = World()
    made = await world.make(seats=4)
    room = world.hall.rooms[made.table]
    before: list[Connection] = []
    for _ in range(1000):
        visitor = await world.connect(made.table, invite=made.invite)
        await visitor.say("ping")
        await room.enter(visitor, m.Hello(token=made.token))
        await visitor.say("mix", commitment="0" * 64, next_commitment=visitor.view["commitment"])
        before.append(visitor)
        if before[0].closed is not None:
            await before.pop(0).leave()
    assert len(before) == world.settings.connections_per_seat
    assert connections_kept(room) == set(before)
    for visitor in before:
        await visitor.leave()
    assert connections_kept(room) == set()


async def test_a_device_that_is_signed_out_and_still_sends_leaves_nothing_in_memory() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    room = world.hall.rooms[made.table]
    phone = await world.connect(made.table, invite=made.invite)
    await phone.say("ping")
    await room.enter(phone, m.Hello(token=token))
    await guest.say("renew", token=new_token())
    assert phone.closed is not None
    await phone.say("ping")  # on its way when the connection was closed
    await phone.leave()
    assert connections_kept(room) == {host, guest}


async def test_refusals_of_people_who_left_are_dropped_and_those_of_people_present_stay() -> None:
    world = World()
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    refused = await host.say("act", version=0, action="draw", id="mine")
    for _ in range(100):
        _, token = await world.sit(made.table, made.invite)
        visitor = await world.connect(made.table, token=token)
        for number in range(REFUSALS_KEPT):
            await visitor.say("start", id=f"r{number}")
        assert (await visitor.say("leave"))["type"] == "ack"
        await visitor.leave()
    limits = world.hall.rooms[made.table]._live.limits
    assert sum(map(len, limits._refused.values())) <= 2 * REFUSALS_KEPT
    for _ in range(2):  # with all seats taken the match begins
        await world.sit(made.table, made.invite)
    again = await host.say("act", version=0, action="draw", id="mine")
    assert again["reason"] == refused["reason"] == "not_begun"
