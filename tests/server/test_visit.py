"""Connections from within this process: first words, what is told, how they end."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from in_memory import World, settle

from mexican_train.protocol.close_codes import (
    CLOSE_LATER,
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_SECRET,
)
from mexican_train.protocol.number import PROTOCOL
from mexican_train.server.room.room import Room
from mexican_train.server.room.visit import FIRST_WORDS, Visit


class Listener:
    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed: list[int] = []

    def send(self, text: str) -> None:
        self.told.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        self.closed.append(code)


def hello(**secret: str) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, **secret})


async def test_a_visit_plays_and_departs() -> None:
    world, ear = World(), Listener()
    made = await world.make(seats=3)
    visit = Visit(world.hall, made.table, "here", ear)
    await visit.receive(hello(token=made.token))
    await visit.receive('{"type":"say","id":"a1","text":"Hei"}')
    await settle()
    await visit.depart()
    await settle()
    assert [each["type"] for each in ear.told][:1] == ["welcome"]
    assert "ack" in {each["type"] for each in ear.told}
    assert ear.closed == []
    assert not world.hall.rooms[made.table].guests


async def test_who_says_no_hello_is_told_so_and_turned_away() -> None:
    world, ear = World(), Listener()
    made = await world.make()
    visit = Visit(world.hall, made.table, "here", ear)
    for _ in range(FIRST_WORDS):
        await visit.receive('{"type":"leave","id":"a"}')
    await settle()
    assert [each["type"] for each in ear.told] == ["refused"] * FIRST_WORDS
    assert ear.closed == [CLOSE_NO_HELLO]


async def test_who_says_nothing_is_turned_away() -> None:
    world, ear = World(), Listener()
    made = await world.make()
    visit = Visit(world.hall, made.table, "here", ear)
    await asyncio.sleep(world.settings.hello_seconds + 1)
    assert ear.closed == [CLOSE_NO_HELLO]
    await visit.depart()


async def test_a_wrong_secret_and_a_table_that_is_not_there_are_told_apart() -> None:
    world = World()
    made = await world.make()
    for table, code in ((made.table, CLOSE_SECRET), ("zzzzzzzz", CLOSE_NO_TABLE)):
        ear = Listener()
        visit = Visit(world.hall, table, "here", ear)
        await visit.receive(hello(token="wrong"))
        await visit.depart()
        assert ear.closed == [code]
        assert ear.told[-1]["type"] == "refused"


async def test_a_failure_ends_the_visit_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    world, ear = World(), Listener()
    made = await world.make()

    async def fail(*asked: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Room, "receive", fail)
    visit = Visit(world.hall, made.table, "here", ear)
    await visit.receive(hello(token=made.token))
    await visit.receive('{"type":"say","id":"a1","text":"Hei"}')
    await visit.depart()
    assert ear.closed == [CLOSE_LATER]
    assert not world.hall.rooms[made.table].guests
