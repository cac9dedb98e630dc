"""A seat's token, renewed: "Sign out my other devices"."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, World, settle
from played import begun, connected, events

from mexican_train.server.room.visit import Visit
from mexican_train.server.table.secret import new_token

SIGNED_OUT = (4411, "this seat has another token")


async def test_a_renewed_token_closes_the_other_devices_and_opens_the_seat_from_then_on() -> None:
    world = World()
    made, old, host, guest = await begun(world)
    phone = await world.connect(made.table, token=old)
    new = new_token()
    assert (await guest.say("renew", token=new))["type"] == "ack"
    assert phone.closed == SIGNED_OUT
    assert host.closed is guest.closed is None
    assert connected(host) == [True, True]
    await world.crash()
    assert (await world.connect(made.table, token=old)).closed == (4403, "bad_secret")
    back = await world.connect(made.table, token=new)
    assert (back.view["seat"], back.view["hand"]) == (1, guest.view["hand"])


async def test_nobody_is_told_of_a_renewed_token_and_the_disk_has_only_its_digest() -> None:
    world = World()
    made, _, host, guest = await begun(world)
    new = new_token()
    await guest.say("renew", token=new)
    assert host.of("update")[-1]["events"] == []
    told = "".join(host.raw + guest.raw)
    stored = b"".join(row.entry for row in world.disk.logs[made.table])
    assert new not in told
    assert new.encode() not in stored


async def test_a_renewal_asked_for_again_because_its_answer_was_lost_is_done_once() -> None:
    world = World()
    made, _, _, guest = await begun(world)
    new = new_token()
    first = await guest.say("renew", token=new, id="r1")
    version = guest.view["version"]
    await guest.leave()
    back = await world.connect(made.table, token=new)
    other = await world.connect(made.table, token=new)
    assert await back.say("renew", token=new, id="r1") == first
    assert back.view["version"] == version
    assert other.closed is None


async def test_what_was_said_before_a_renewal_is_not_said_twice_after_it() -> None:
    world = World()
    made, _, host, guest = await begun(world)
    await guest.say("say", text="hei", id="s1")
    new = new_token()
    await guest.say("renew", token=new)
    back = await world.connect(made.table, token=new)
    assert (await back.say("say", text="hei", id="s1"))["type"] == "ack"
    assert [line["text"] for line in host.of("said")] == ["hei"]


async def test_a_renewal_that_was_saved_by_a_disk_that_then_failed_signs_the_others_out() -> None:
    world = World()
    made, old, _, guest = await begun(world)
    phone = await world.connect(made.table, token=old)
    new = new_token()

    def fail(moment: str, batch: object) -> None:
        if moment == "after":
            world.disk.trouble = lambda moment, batch: None
            raise OSError("the disk is gone")

    world.disk.trouble = fail
    assert (await guest.say("renew", token=new))["reason"] == "storage"
    back = await world.connect(made.table, token=new)
    assert back.view["seat"] == 1
    assert phone.closed == guest.closed == SIGNED_OUT


@pytest.mark.parametrize("token", ["", "x" * 31, "x" * 65, "é" * 32, "a b" * 12, "x" * 32 + "\n"])
async def test_a_token_that_is_too_weak_or_none_is_refused(token: str) -> None:
    world = World()
    made, old, _, guest = await begun(world)
    assert (await guest.say("renew", token=token))["reason"] == "bad_message"
    assert (await world.connect(made.table, token=old)).view["seat"] == 1


async def test_no_two_seats_have_the_same_token() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    assert (await guest.say("renew", token=made.token))["reason"] == "bad_message"
    assert (await host.say("renew", token=made.token))["type"] == "ack"  # one's own again
    assert (await world.connect(made.table, token=token)).view["seat"] == 1


async def test_who_watches_has_no_token_to_renew() -> None:
    world = World()
    made, _, host, _ = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    assert (await watcher.say("renew", token=new_token()))["reason"] == "not_seated"
    assert json.dumps(events(host)).count("renew") == 0


class Guesser:
    """A connection that says hello with one secret after another."""

    def __init__(self, world: World, table: str) -> None:
        self.last: dict[str, Any] = {}
        self.closed: int | None = None
        self._visit = Visit(world.hall, table, "1.2.3.4", self)

    def send(self, text: str) -> None:
        self.last = json.loads(text)

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    async def hello(self, **secret: str) -> None:
        await self._visit.receive(json.dumps({"type": "hello", "protocol": 1, **secret}))


def answers_to(guessers: list[Guesser]) -> Counter[tuple[str, int | None]]:
    """Return how often which reason came with which close code."""
    return Counter((each.last["reason"], each.closed) for each in guessers)


async def test_of_95_wrong_tokens_at_once_20_are_told_so_and_right_ones_come_in() -> None:
    world = World()
    made = await world.make()
    guessers = [Guesser(world, made.table) for _ in range(95)]
    for each in guessers:
        await each.hello(token="x" * 32)
    await settle(200)
    assert answers_to(guessers) == {("bad_secret", 4403): 20, ("too_fast", 1008): 75}
    assert (await world.connect(made.table, token=made.token)).view["seat"] == 0


async def test_wrong_tokens_in_a_later_hello_are_counted_too() -> None:
    world = World(replace(QUICK, watchers_per_table=95))
    made = await world.make()
    guessers = [Guesser(world, made.table) for _ in range(95)]
    for secret in ({"invite": made.invite}, {"token": "x" * 32}):
        for each in guessers:
            await each.hello(**secret)
        await settle(200)
    assert answers_to(guessers) == {("bad_secret", 4403): 20, ("too_fast", 1008): 75}
