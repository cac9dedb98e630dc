from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from in_memory import Disk, World, settle
from played import FEW, begun, connected, lay_out
from protocol_page import call
from real import Server
from waiting import poll

from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.room.pulse import BEAT, LAGGING, Pulse
from mexican_train.server.store.store import Batch, StorageError, StoredTable

pytestmark = pytest.mark.gate


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both can play a few tiles on their own train."""
    lay_out(monkeypatch, "5-6 4-5 3-4 2-6 1-2 1-3")


def fails_once(moment: str) -> Callable[[str, Batch], None]:
    """Trouble that comes once, just before or just after a write."""
    left = [moment]

    def trouble(now: str, batch: Batch) -> None:
        if now in left:
            left.clear()
            raise StorageError("the disk is full")

    return trouble


async def test_what_cannot_be_saved_is_refused_and_everybody_told() -> None:
    world = World()
    made, _, host, guest = await begun(world)
    watcher = await world.connect(made.table, invite=made.invite)
    rows = len(world.disk.logs[made.table])
    world.disk.broken = True
    answer = await host.act("5-6@0")
    assert (answer["type"], answer["reason"]) == ("refused", "storage")
    assert answer["message"]
    for each in (host, guest, watcher):
        assert each.of("notice")[-1]["reason"] == "storage"
        assert each.view["counts"] == [3, 3]
    assert host.of("ack") == []
    assert len(world.disk.logs[made.table]) == rows


async def test_nobody_hears_of_a_change_that_was_not_saved() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    before, updates = guest.view["version"], len(guest.of("update"))
    world.disk.broken = True
    answer = await host.act("5-6@0")
    assert answer.get("version") in (None, before)
    assert len(guest.of("update")) == updates
    assert guest.view["version"] == before


async def test_the_table_works_again_by_itself_when_the_disk_does() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    before = host.view
    world.disk.broken = True
    await host.act("5-6@0")
    await asyncio.sleep(30)
    assert (await host.act("5-6@0"))["reason"] == "storage"
    world.disk.broken = False
    await asyncio.sleep(2)
    for each in (host, guest):
        assert each.got[-1]["type"] == "welcome"
        assert each.view["version"] == before["version"]
    assert host.view["hand"] == before["hand"]
    assert (await host.act("5-6@0"))["type"] == "ack"
    assert guest.view["version"] == before["version"] + 1


async def test_a_refusal_for_the_disks_sake_is_not_held_against_the_same_message() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    world.disk.trouble = fails_once("before")
    act = {"version": host.view["version"], "action": "5-6@0", "id": "once"}
    assert (await host.say("act", **act))["reason"] == "storage"
    answer = await host.say("act", **act)
    assert answer == {"type": "ack", "id": "once", "version": act["version"] + 1}
    assert guest.view["counts"] == [2, 3]


async def test_what_was_saved_although_it_seemed_not_is_done_exactly_once() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    world.disk.trouble = fails_once("after")
    act = {"version": host.view["version"], "action": "5-6@0", "id": "once"}
    assert (await host.say("act", **act))["reason"] == "storage"
    assert host.got[-1]["type"] == guest.got[-1]["type"] == "welcome"
    assert host.view["counts"] == [2, 3]
    answer = await host.say("act", **act)
    assert answer == {"type": "ack", "id": "once", "version": act["version"] + 1}
    assert host.view["hand"] == ["3-4", "4-5"]
    assert (await guest.act("2-6@1"))["type"] == "ack"


async def test_everyone_is_told_once_of_a_trouble_that_lasts() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    world.disk.broken = True
    for _ in range(3):
        await host.act("5-6@0")
        await asyncio.sleep(10)
    assert len(guest.of("notice")) == 1
    world.disk.broken = False
    await asyncio.sleep(2)
    world.disk.broken = True
    await host.act("5-6@0")
    assert len(guest.of("notice")) == 2


async def test_a_broken_disk_is_tried_now_and_then_however_often_people_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    _, _, host, _ = await begun(world)
    tries: list[str] = []
    load = world.disk.load

    async def counted(table: str) -> StoredTable | None:
        tries.append(table)
        return await load(table)

    monkeypatch.setattr(world.disk, "load", counted)
    world.disk.broken = True
    for _ in range(20):
        assert (await host.act("5-6@0"))["reason"] == "storage"
    tries.clear()
    await asyncio.sleep(10)
    assert 1 <= len(tries) <= 11
    world.disk.broken = False
    await asyncio.sleep(2)
    tries.clear()
    await asyncio.sleep(10)
    assert tries == []


async def test_one_table_in_trouble_does_not_disturb_another() -> None:
    world = World()
    made, _, host, _ = await begun(world)
    _, _, other, _ = await begun(world)

    def trouble(moment: str, batch: Batch) -> None:
        if batch.table == made.table:
            raise StorageError("a bad block")

    world.disk.trouble = trouble
    assert (await host.act("5-6@0"))["reason"] == "storage"
    assert (await other.act("5-6@0"))["type"] == "ack"
    assert other.of("notice") == []


async def test_no_table_is_made_and_no_seat_given_that_cannot_be_saved() -> None:
    world = World()
    made = await world.make(seats=3)
    host = await world.connect(made.table, token=made.token)
    world.disk.broken = True
    with pytest.raises(Refused) as refused:
        await world.make()
    assert refused.value.reason == "storage"
    with pytest.raises(Refused) as refused:
        await world.sit(made.table, made.invite)
    assert refused.value.reason == "storage"
    assert list(world.hall.rooms) == [made.table]
    world.disk.broken = False
    await asyncio.sleep(2)
    assert host.view["players"][1]["taken"] is False
    assert (await world.sit(made.table, made.invite))[0] == 1


async def test_nothing_is_said_that_cannot_be_saved() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    world.disk.trouble = fails_once("before")
    assert (await host.say("say", text="hello", id="s"))["reason"] == "storage"
    assert guest.of("said") == []
    assert (await host.say("say", text="hello", id="s"))["type"] == "ack"
    assert [said["text"] for said in guest.of("said")] == ["hello"]


async def test_whoever_comes_while_the_table_cannot_be_read_is_told_to_come_later() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    await guest.leave()
    world.disk.broken = True
    await host.act("5-6@0")
    with pytest.raises(Refused) as refused:
        await world.connect(made.table, token=token)
    assert refused.value.reason == "storage"
    await world.crash()
    with pytest.raises(Refused) as refused:
        await world.connect(made.table, token=token)
    assert refused.value.reason == "storage"
    world.disk.broken = False
    assert (await world.connect(made.table, token=token)).view["hand"] == ["1-2", "1-3", "2-6"]


async def test_who_could_not_be_let_in_is_not_shown_as_being_there() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    await guest.leave()
    await host.say("stand_in", seat=1)
    world.disk.trouble = fails_once("before")
    with pytest.raises(Refused) as refused:
        await world.connect(made.table, token=token)
    assert refused.value.reason == "storage"
    await asyncio.sleep(5)
    assert connected(host) == [True, False]
    assert world.hall.rooms[made.table].here == {0}


async def test_who_left_during_the_trouble_is_seen_to_be_gone_after_it() -> None:
    world = World()
    _, _, host, guest = await begun(world)
    world.disk.broken = True
    await host.act("5-6@0")
    await guest.leave()
    world.disk.broken = False
    await asyncio.sleep(2)
    assert connected(host) == [True, False]


async def test_a_slow_disk_holds_back_acknowledgements_not_order() -> None:
    disk = Disk()
    world = World(disk=disk)
    _, _, host, guest = await begun(world, rules=FEW)
    disk.delay = lambda: 5.0
    version = host.view["version"]
    assert host.room is not None
    for visitor, action in ((host, "5-6@0"), (guest, "2-6@1")):
        act = {"type": "act", "id": action, "version": version, "action": action}
        await host.room.receive(visitor, json.dumps(act))
        version += 1
    await settle()
    assert host.of("ack") == guest.of("ack") == []
    assert guest.view["counts"] == [3, 3]
    await asyncio.sleep(11)
    assert [ack["id"] for ack in host.of("ack")] == ["5-6@0"]
    assert guest.of("ack") == []
    await asyncio.sleep(10)
    assert [ack["id"] for ack in guest.of("ack")] == ["2-6@1"]
    assert host.view["counts"] == [2, 2]


async def test_whether_a_server_is_ready_depends_on_its_disk() -> None:
    world = World()
    services = world.hall.services
    watching = asyncio.create_task(services.pulse.watch(services.store, 2.0, services.steady))
    ready = (200, {"status": "ready", "lacking": []})
    assert await call(world, "GET", "/readyz", None, "") == ready
    world.disk.broken = True
    await asyncio.sleep(2 * BEAT)  # nobody plays, and nobody has asked
    lacking = (503, {"status": "not ready", "lacking": ["database"]})
    assert await call(world, "GET", "/readyz", None, "") == lacking
    assert (await call(world, "GET", "/healthz", None, ""))[0] == 200
    world.disk.broken = False
    await asyncio.sleep(2 * BEAT)
    assert await call(world, "GET", "/readyz", None, "") == ready
    watching.cancel()


async def test_a_server_whose_database_does_not_answer_is_not_ready() -> None:
    class Silent(Disk):
        async def check(self) -> None:
            await asyncio.sleep(3600)

    pulse = Pulse()
    await pulse.look(Silent(), 2.0)
    assert pulse.lacking == ["database"]


async def test_a_server_whose_loop_comes_late_is_not_ready_until_it_is_on_time() -> None:
    late, pulse = [0.0], Pulse()

    def steady() -> float:
        return asyncio.get_running_loop().time() + late[0]

    watching = asyncio.create_task(pulse.watch(Disk(), 2.0, steady))
    await asyncio.sleep(BEAT / 2)
    assert pulse.lacking == []
    late[0] = 2 * LAGGING
    await asyncio.sleep(BEAT)
    assert pulse.lacking == ["loop"]
    await asyncio.sleep(BEAT)
    assert pulse.lacking == []
    watching.cancel()


@pytest.mark.release
def test_a_server_whose_file_was_moved_refuses_moves_until_it_is_back(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        host, guest = server.pair()
        with host, guest:
            mover = host if host.view["legal"] else guest
            away = server.database.rename(tmp_path / "away.db")
            assert poll(lambda: server.call("GET", "/readyz").status == 503)
            assert server.call("GET", "/readyz").data["lacking"] == ["database"]
            assert mover.act()["reason"] == "storage"
            assert '"database_moved"' in server.said()
            away.rename(server.database)
            assert poll(lambda: server.call("GET", "/readyz").status == 200)
            assert poll(lambda: mover.act()["type"] == "ack")


@pytest.mark.parametrize(
    ("problem", "reason"),
    [(Refused(TableReason.PROTOCOL), "protocol"), (RuntimeError("a defect"), "storage")],
)
async def test_a_table_that_cannot_be_read_again_answers_and_is_read_when_somebody_comes_back(
    problem: Exception,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(table: str) -> None:
        raise problem

    world = World()
    made, _, host, guest = await begun(world)
    world.disk.trouble = fails_once("before")
    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR, "mexican_train.server"):
        patched.setattr(world.disk, "load", fail)
        assert (await host.act("5-6@0"))["reason"] == "storage"
        assert host.closed == guest.closed == (1013, "come back to the table")
        with pytest.raises(Refused) as refused:
            await world.connect(made.table, token=made.token)
        assert refused.value.reason == reason
    assert "recovery_failed" in caplog.messages
    back = await world.connect(made.table, token=made.token)
    assert (await back.act("5-6@0"))["type"] == "ack"
