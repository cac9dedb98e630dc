"""How many seats one address may take at a public table."""

from __future__ import annotations

import itertools
import json

import pytest
from in_memory import World, settle

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.calls import TableMade
from mexican_train.protocol.reasons import Refused, TableReason

HOME, STRANGER = "1.2.3.4", "5.6.7.8"
NUMBERS = itertools.count()
ID = "an-id-that-nobody-else-has-chosen"


async def sit(world: World, made: TableMade, address: str, **fields: str) -> int:
    """Takes a seat from an address, under a name of its own."""
    body = json.dumps({"name": f"P{next(NUMBERS)}", "invite": made.invite, **fields}).encode()
    taken = await world.hall.sit(made.table, m.read_new_seat(body), address)
    await settle()
    return taken.seat


async def refused(world: World, made: TableMade, address: str) -> TableReason:
    with pytest.raises(Refused) as refusal:
        await sit(world, made, address)
    return refusal.value.reason


async def test_a_stranger_cannot_take_all_seats_of_a_public_table() -> None:
    world = World()
    made = await world.make(seats=8, public=True)
    assert [await sit(world, made, STRANGER) for _ in range(2)] == [1, 2]
    assert await refused(world, made, STRANGER) == "address_seats"
    assert await sit(world, made, "9.9.9.9") == 3


async def test_the_hosts_own_seat_counts_and_so_it_does_after_a_restart() -> None:
    world = World()
    made = await world.make(seats=8, public=True)
    await sit(world, made, HOME)
    await world.crash()
    assert await refused(world, made, HOME) == "address_seats"


async def test_the_host_says_how_many() -> None:
    world = World()
    made = await world.make(seats=8, public=True, address_seats=1)
    host = await world.connect(made.table, token=made.token)
    assert host.view["address_seats"] == 1
    assert await refused(world, made, HOME) == "address_seats"
    assert (await host.say("change", options={"address_seats": 3}))["type"] == "ack"
    assert [await sit(world, made, HOME) for _ in range(2)] == [1, 2]
    assert await refused(world, made, HOME) == "address_seats"


@pytest.mark.parametrize("number", [0, 9, -1])
async def test_there_are_one_to_eight(number: int) -> None:
    with pytest.raises(Refused, match="from 1 to 8"):
        await World().make(seats=8, public=True, address_seats=number)


async def test_a_family_behind_one_address_plays_at_a_private_table() -> None:
    world = World()
    made = await world.make(seats=8)
    assert [await sit(world, made, HOME) for _ in range(7)] == [1, 2, 3, 4, 5, 6, 7]


async def test_a_seat_asked_for_again_because_its_answer_was_lost_counts_once() -> None:
    world = World()
    made = await world.make(seats=8, public=True)
    assert [await sit(world, made, STRANGER, id=ID) for _ in range(5)] == [1] * 5
    assert await sit(world, made, STRANGER) == 2
    assert await sit(world, made, STRANGER, id=ID) == 1  # also when there is none left for them


async def test_a_seat_that_was_left_counts_no_more() -> None:
    world = World()
    made = await world.make(seats=8, public=True, address_seats=2)
    seat, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    await guest.say("leave")
    assert await sit(world, made, HOME) == seat


async def test_the_disk_does_not_tell_the_address() -> None:
    world = World()
    made = await world.make(seats=8, public=True)
    await sit(world, made, STRANGER)
    stored = b"".join(row.entry for row in world.disk.logs[made.table])
    assert STRANGER.encode() not in stored
