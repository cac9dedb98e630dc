"""The number of the protocol: who speaks another one is told so, and which ones are understood."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from in_memory import Connection, World

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.close_codes import CLOSE_PROTOCOL
from mexican_train.protocol.number import PROTOCOL, SPOKEN
from mexican_train.server.cluster.letters import Enters, Envelope, opened, packed


async def greeted(**hello: Any) -> tuple[World, Connection]:
    """Someone with the right secret who says hello like this."""
    world = World()
    made = await world.make()
    visitor = Connection()
    said = m.Hello(token=made.token, **hello)
    visitor.room = await world.enter(made.table, visitor, said)
    return world, visitor


def test_clients_of_this_program_are_understood_by_its_servers() -> None:
    assert PROTOCOL in SPOKEN


async def test_a_hello_without_a_number_speaks_the_first() -> None:
    assert m.read_message('{"type":"hello","token":"x"}') == m.Hello(protocol=1, token="x")
    _, visitor = await greeted()
    assert visitor.got[0]["type"] == "welcome"


async def test_a_number_that_is_spoken_is_welcome() -> None:
    _, visitor = await greeted(protocol=PROTOCOL)
    assert visitor.got[0]["type"] == "welcome"
    assert visitor.closed is None


@pytest.mark.parametrize("number", [PROTOCOL + 1, 99])
async def test_a_number_that_is_not_spoken_is_refused_with_those_that_are(number: int) -> None:
    world, visitor = await greeted(protocol=number)
    (refused,) = visitor.got
    assert (refused["type"], refused["reason"]) == ("refused", "protocol")
    assert refused["speaks"] == list(SPOKEN)
    assert visitor.closed == (CLOSE_PROTOCOL, "another protocol")
    assert visitor.room is None
    assert world.metrics.refusals["protocol"] == 1
    assert not world.hall.services.secrets._here._own  # it was no wrong secret


async def test_who_says_hello_again_with_another_number_goes() -> None:
    _, visitor = await greeted()
    await visitor.frame({"type": "hello", "protocol": PROTOCOL + 1})
    assert visitor.got[-1]["reason"] == "protocol"
    assert visitor.closed == (CLOSE_PROTOCOL, "another protocol")


@pytest.mark.parametrize("number", ["0", "-1", '"1"', "1.5", "null"])
async def test_what_is_no_number_is_no_hello(number: str) -> None:
    _, visitor = await greeted()
    await visitor.frame(f'{{"type":"hello","protocol":{number}}}')
    assert visitor.got[-1]["reason"] == "bad_message"


def test_a_letter_of_a_server_from_before_there_was_a_number_means_the_first() -> None:
    letter = Enters(7, "k7qf3mxw", "token", None, 3, "10.0.0.7")
    assert opened(packed(Envelope("a", 1, 0, [letter]))).letters == [letter]
    before = ["a", 1, 0, [["Enters", 7, "k7qf3mxw", "token", None]]]
    (read,) = opened(msgspec.msgpack.encode(before)).letters
    assert read == Enters(7, "k7qf3mxw", "token", None, 1)


def test_a_letter_that_tells_more_than_a_server_knows_of_is_read_all_the_same() -> None:
    later = ["a", 1, 0, [["Enters", 7, "k7qf3mxw", "token", None, 1, "10.0.0.7", True, "more"]]]
    (read,) = opened(msgspec.msgpack.encode(later)).letters
    assert read == Enters(7, "k7qf3mxw", "token", None, 1, "10.0.0.7", True)
