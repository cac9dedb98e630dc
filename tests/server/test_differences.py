"""Who asks for differences knows after each of them what all others are told whole."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from in_memory import Connection, World
from played import FEW, play_out

from mexican_train.protocol.differences import put_together
from mexican_train.protocol.server_messages import (
    Difference,
    Players,
    Refusal,
    Update,
    Welcome,
    read_server_message,
)
from mexican_train.protocol.view import View
from mexican_train.server.table.entries import Renamed
from mexican_train.server.table.wire import Teller
from mexican_train.sheets import all_sheets

LONG = 60.0
"""Seconds, of a clock that jumps."""


def known(connection: Connection) -> dict[str, Any]:
    """The view that a client has put together of all it was told."""
    view: View | None = None
    for text in connection.raw:
        match read_server_message(text):
            case Welcome(view=whole) | Update(view=whole):
                view = whole
            case Refusal(view=whole) if whole is not None:
                view = whole
            case Difference() as change:
                assert view is not None
                assert change.version == view.version + 1
                view = put_together(view, change).view
            case Players(players=players) if view is not None:
                view = msgspec.structs.replace(view, players=players)
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


class Watched:
    """A table for two whose seats and spectators come twice: asking for differences, and not."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pairs: list[tuple[Connection, Connection]] = []

    async def begin(self, **fields: Any) -> None:
        made = await self.world.make(**fields)
        _, token = await self.world.sit(made.table, made.invite)
        for secret in ({"token": made.token}, {"token": token}, {"invite": made.invite}):
            await self.come(made.table, **secret)

    async def come(self, table: str, **secret: str) -> None:
        whole = await self.world.connect(table, **secret)
        short = await self.world.connect(table, differences=True, **secret)
        self.pairs.append((whole, short))

    @property
    def players(self) -> list[Connection]:
        """Those who have a seat, and are told everything."""
        return [whole for whole, _ in self.pairs if whole.seat is not None]

    async def move(self) -> dict[str, Any]:
        """Whose turn it is does the first thing they may; what they are answered."""
        host, guest = self.players
        mover = host if host.view["turn"] == 0 else guest
        return await mover.act(mover.view["legal"][0])

    def agree(self) -> None:
        """Both have the same view, and were told that the same has happened."""
        for whole, short in self.pairs:
            assert known(short) == known(whole)
            here, there = _happened(whole), _happened(short)
            assert here[len(here) - len(there) :] == there

    def changes(self) -> list[dict[str, Any]]:
        return [change for _, short in self.pairs for change in short.of("difference")]


def _happened(connection: Connection) -> list[Any]:
    return [
        event
        for message in connection.got
        if message["type"] in ("update", "difference")
        for event in message["events"]
    ]


@pytest.mark.parametrize("sheet", all_sheets())
async def test_a_match_is_told_whole_in_differences(sheet: str) -> None:
    table = Watched(World())
    await table.begin(sheet=sheet, rules={"max_pip": 6, "hand": 6}, rounds=2)
    await play_out(*table.players)
    table.agree()
    for player in table.players:
        await player.say("next")
    await play_out(*table.players)
    table.agree()
    assert table.players[0].view["phase"] == "match_over"
    assert len(table.changes()) > 20


async def test_no_field_is_told_that_the_view_does_not_have_so() -> None:
    table = Watched(World())
    await table.begin(rules=FEW, rounds=1)
    await play_out(*table.players)
    told: dict[int, dict[str, Any]] = {}
    for whole, short in table.pairs:
        views = {update["version"]: update["view"] for update in whole.of("update")}
        for change in short.of("difference"):
            view = views[change["version"]]
            assert change["changed"].items() <= view.items()
            assert set(change) <= {"type", "version", "events", "grown", "changed"}
            told[change["version"]] = change
    wagons = [wagon["wagon"] for change in told.values() for wagon in change.get("grown", ())]
    trains = [*view["trains"], view["mexican"]]
    assert wagons
    assert set(wagons) <= {wagon for train in trains for wagon in train}


async def test_whatever_else_is_told_fits_between() -> None:
    table = Watched(World())
    await table.begin(rules=FEW)
    host, guest = table.players
    await guest.say("name", name="Bodil")
    table.agree()
    for gone in table.pairs.pop():
        await gone.leave()
    table.agree()
    waits = guest if host.view["turn"] == 0 else host
    assert (await waits.act("draw"))["view"]["version"] == waits.view["version"]
    table.agree()
    await table.move()
    assert (await waits.act("draw", version=0))["reason"] == "stale"
    await table.move()
    table.agree()


async def test_who_comes_between_is_told_the_first_update_whole() -> None:
    table = Watched(World())
    await table.begin(rules=FEW)
    await table.move()
    watching = table.pairs[2][0]
    assert watching.room is not None
    invite = watching.of("welcome")[0]["invite"]
    late = await table.world.connect(watching.room.id, invite=invite, differences=True)
    await table.move()
    assert [len(late.of(kind)) for kind in ("update", "difference")] == [1, 0]
    await table.move()
    assert [len(late.of(kind)) for kind in ("update", "difference")] == [1, 1]
    assert known(late) == known(watching)


async def test_what_was_never_saved_is_nothing_to_differ_from() -> None:
    table = Watched(World())
    await table.begin(rules=FEW)
    await table.move()
    table.world.disk.broken = True
    assert (await table.move())["type"] == "refused"
    table.world.disk.broken = False
    await asyncio.sleep(LONG)  # until the table was read again
    table.agree()
    await table.move()
    table.agree()


async def test_who_is_here_is_told_again_after_it_was_told_by_itself() -> None:
    world = World()
    host, _ = await world.pair(rules=FEW)
    assert host.room is not None
    table = host.room.table
    assert table is not None
    teller, entry = Teller(), Renamed(seat=0, name="Ada", colour="red")
    teller.snapshot(table, {0, 1}, None, entry).difference(0)
    assert '"players"' not in teller.snapshot(table, {0, 1}, None, entry).difference(0)
    teller.told_otherwise()
    assert '"players"' in teller.snapshot(table, {0, 1}, None, entry).difference(0)


async def test_differences_are_shorter() -> None:
    table = Watched(World())
    await table.begin(rules={"max_pip": 9, "hand": 10}, rounds=1)
    await play_out(*table.players)
    whole, short = table.pairs[0]
    change = sum(map(len, short.raw)) / len(short.of("difference"))
    update = sum(map(len, whole.raw)) / len(whole.of("update"))
    assert change < update / 2
