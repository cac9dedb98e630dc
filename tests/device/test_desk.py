"""Tables on a device, asked for as the page asks: calls, connections, and another page's turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from device.memory_shelf import MemoryShelf
from device.player import asked, came, made, play

from mexican_train.device.boot import KEY, key_on, start
from mexican_train.device.desk import OWN, Clocks, Desk
from mexican_train.protocol.close_codes import CLOSE_ELSEWHERE, CLOSE_NO_TABLE, CLOSE_PROTOCOL
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server.calls.calls import CALLS
from mexican_train.server.settings import Settings

YEAR = 365 * 86400.0


@asynccontextmanager
async def desk_on(shelf: MemoryShelf, settings: Settings = OWN) -> AsyncIterator[Desk]:
    """A desk on the clock of the test."""
    steady = asyncio.get_running_loop().time
    desk = Desk(shelf, await key_on(shelf), settings, Clocks(steady, steady))
    try:
        yield desk
    finally:
        await desk.close()


async def test_a_whole_match_is_played_and_read_afterwards() -> None:
    async with desk_on(MemoryShelf()) as desk:
        table = await made(desk, rounds=2)
        assert table["table"].startswith("0")
        visit, port = await came(desk, table)
        await play(visit, port)
        await visit.depart()
        assert len(port.view["scores"]) == 2
        one = f"/api/tables/{table['table']}"
        match = await asked(desk, "GET", f"{one}/matches/1", secret=table["token"])
        assert (match["finished"], match["rounds"]) == (True, [1, 2])
        records = await desk.call("GET", f"{one}/matches/1/records", None, table["invite"])
        assert [json.loads(line)["round"] for line in records.text.splitlines()] == [1, 2]
        where = f"{one}/matches/1/records/2"
        steps = await asked(desk, "GET", f"{where}/steps", secret=table["token"])
        record = await asked(desk, "GET", where, secret=table["token"])
        again = await asked(desk, "POST", "/api/replay", record)
        assert len(steps["steps"]) == len(again["steps"]) > 5
        about = await asked(desk, "GET", one, secret=table["token"])
        assert about["seat"] == 0


async def test_a_table_goes_on_where_it_was_when_the_page_is_opened_again() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as desk:
        table = await made(desk, rounds=1)
        visit, port = await came(desk, table)
        while port.view["turn"] != 0:
            await port.more()
        before = port.view
    assert port.closed == []
    async with desk_on(shelf) as desk:
        visit, port = await came(desk, table)
        told = ("hand", "trains", "version", "turn", "legal")
        assert [port.view[each] for each in told] == [before[each] for each in told]
        await play(visit, port)


async def test_another_page_of_the_device_takes_a_table_over() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as one, desk_on(shelf) as other:
        table = await made(one, rounds=1)
        _, port = await came(one, table)
        while port.view["turn"] != 0:
            await port.more()
        saved = shelf.writes
        await one.let_go(table["table"])
        await asyncio.sleep(100)
        assert port.closed == [CLOSE_ELSEWHERE]
        assert shelf.writes == saved
        await play(*await came(other, table))
        _, port = await came(one, table)  # and back again
        assert port.view["phase"] == "match_over"


async def test_a_page_that_only_asked_for_a_table_comes_to_it_as_another_has_left_it() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as one, desk_on(shelf) as other:
        table = await made(one, rounds=1)
        visit, port = await came(one, table)
        await asked(other, "GET", f"/api/tables/{table['table']}", secret=table["token"])
        await play(visit, port)
        await visit.depart()
        _, port = await came(other, table)
        assert port.told[0]["view"]["phase"] == "match_over"


async def test_calls_are_answered_as_a_server_answers_them() -> None:
    async with desk_on(MemoryShelf()) as desk:
        assert len((await asked(desk, "GET", "/api/sheets"))["sheets"]) > 3
        assert (await asked(desk, "GET", "/api/differences"))["rows"]
        page = await asked(desk, "GET", "/api/rules?sheet=nordic%2Fnine&blank_points=25")
        assert page["sheet"] == "nordic/nine"
        for method, path, body, status, code in (
            ("GET", "/api/nothing", None, 404, "not_found"),
            ("DELETE", "/api/sheets", None, 405, "wrong_method"),
            ("GET", "/api/tables/0zzzzzzzz", None, 404, "no_such_table"),
            ("GET", "/api/tables/zzzzzzzz", None, 404, "no_such_table"),
            ("POST", "/api/tables", "nonsense", 400, "bad_message"),
            ("POST", "/api/tables", " " * 5000, 413, "too_large"),
            ("GET", "/api/rules?sheet=unheard", None, 400, "unknown_sheet"),
            ("POST", "/api/settle", "{}", 400, "bad_message"),
        ):
            answer = await desk.call(method, path, body)
            assert (answer.status, json.loads(answer.text)["error"]["code"]) == (status, code)


async def test_nobody_is_met_on_a_device() -> None:
    meeting = [call for call in CALLS if call.meeting]
    assert {call.path for call in meeting} == {
        *("/api/tables", "/api/codes", "/api/challenges/results", "/api/counted/{place}")
    }
    async with desk_on(MemoryShelf()) as desk:
        assert (await desk.call("GET", "/api/tables")).status == 405
        assert (await desk.call("POST", "/api/codes", '{"code":"abcdef"}')).status == 404


async def test_whoever_plays_reaches_no_limit() -> None:
    async with desk_on(MemoryShelf()) as desk:
        tables = [await made(desk) for _ in range(60)]
        visit, port = await came(desk, tables[0])
        for number in range(100):
            await visit.receive(
                json.dumps({"type": "me", "id": f"m{number}", "name": f"N{number}"})
            )
        await asyncio.sleep(1)
        assert port.kinds() & {"refused", "notice"} == set()


async def test_what_cannot_be_saved_is_told_and_changes_nothing() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as desk:
        table = await made(desk)
        visit, port = await came(desk, table)
        while port.view["turn"] != 0:
            await port.more()
        shelf.trouble = "full"
        version, action = port.view["version"], port.view["legal"][0]
        act = {"type": "act", "id": "a", "version": version, "action": action}
        await visit.receive(json.dumps(act))
        while "refused" not in port.kinds():
            await port.more()
        assert (await desk.call("POST", "/api/tables", '{"name":"Bo"}')).status == 503
        shelf.trouble = ""
        await play(visit, port, "round_over")


async def test_a_table_that_is_not_wanted_any_more_leaves_nothing_behind() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as desk:
        kept, table = await made(desk), await made(desk, rounds=1)
        visit, port = await came(desk, table)
        await play(visit, port)
        await asked(desk, "POST", f"/api/tables/{table['table']}/forget", {})
        assert port.closed == [CLOSE_ELSEWHERE]
        assert not any(table["table"] in (*key, of) for key, of in shelf.kept.items())
        _, port = await came(desk, table)
        assert port.closed == [CLOSE_NO_TABLE]
        _, port = await came(desk, kept)
        assert not port.closed


async def test_a_log_that_a_later_version_wrote_is_left_alone() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf) as desk:
        table = await made(desk, rounds=1)
    entry = json.dumps({"type": "of_later", "what": 1})
    later = json.dumps([0.0, None, None, entry])
    add = [[["log", table["table"], 1000], later]]
    assert await shelf.write(json.dumps({"drop": [], "put": [], "add": add})) == ""
    saved = shelf.writes
    async with desk_on(shelf) as desk:
        _, port = await came(desk, table)
        while not port.closed:
            await port.more()
        assert port.closed == [CLOSE_PROTOCOL]
        assert port.told[0]["reason"] == "protocol"
    assert shelf.writes == saved


async def test_tables_stay_for_a_year() -> None:
    shelf = MemoryShelf()
    async with desk_on(shelf, replace(OWN, sweep_seconds=86400.0)) as desk:
        table = await made(desk)
        await asyncio.sleep(0.9 * YEAR)
        assert any(table["table"] in key for key in shelf.kept)
        visit, port = await came(desk, table)
        assert port.told[0]["type"] == "welcome"
        await visit.depart()
        await asyncio.sleep(1.1 * YEAR)
        assert not any(table["table"] in key for key in shelf.kept)
        _, port = await came(desk, table)
        assert port.closed == [CLOSE_NO_TABLE]


async def test_the_key_of_a_shelf_is_made_once() -> None:
    shelf = MemoryShelf()
    keys = await asyncio.gather(key_on(shelf), key_on(shelf))
    assert keys[0] == keys[1] == bytes.fromhex(shelf.kept[KEY])
    assert len(keys[0]) == 32
    desk = await start(shelf)
    await desk.close()
    assert bytes.fromhex(shelf.kept[KEY]) == keys[0]


async def test_a_shelf_that_keeps_nothing_is_told_so() -> None:
    shelf = MemoryShelf()
    shelf.trouble = "full"
    with pytest.raises(MexicanTrainError, match="nothing can be kept on this device"):
        await start(shelf)


async def test_a_desk_reviews_a_round_with_a_small_budget() -> None:
    async with desk_on(MemoryShelf()) as desk:
        table = await made(desk, rounds=1, seats=2, bots=["greedy"])
        visit, port = await came(desk, table)
        await play(visit, port)
        await visit.depart()
        path = f"/api/tables/{table['table']}/matches/1/records/1/review?seat=0"
        status, answer = await desk.call("GET", path, None, table["token"])
        assert (status, json.loads(answer)["done"]) == (202, 0)
        while status == 202:
            await asyncio.sleep(0)
            status, answer = await desk.call("GET", path, None, table["token"])
        review = json.loads(answer)
        assert (status, review["budget"]["small"]) == (200, True)
        assert [seat["seat"] for seat in review["seats"]] == [0]
