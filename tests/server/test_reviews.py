"""Reviews of finished rounds: worked out once, for those who may read the record."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from in_memory import QUICK, World
from limits_reached import reaches
from protocol_page import call
from real import EVEN_PRIORITY, PLAIN, Answer, Server
from replayed import golden, played
from waiting import wait_for_exit

from mexican_train.reviews.estimates import GRAIN
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.settings import Settings
from mexican_train.server.table.studies import Kind, Study


async def review_of(
    world: World, table: str, secret: str, round: int = 1, query: str = ""
) -> tuple[int, Any]:
    """The answer to one call for a review."""
    path = f"/api/tables/{table}/matches/1/records/{round}/review?{query}"
    return await call(world, "GET", path, None, secret)


async def finished(world: World, table: str, secret: str, query: str = "") -> Any:
    """A review, asked for until it is there."""
    for _ in range(100):
        status, answer = await review_of(world, table, secret, query=query)
        if status != 202:
            assert status == 200, answer
            return answer
        await asyncio.sleep(1)
    raise AssertionError("it never came")


async def test_a_round_that_is_over_is_reviewed_in_the_background() -> None:
    world = World()
    made, token, host, _ = await played(world)
    world.thinker.seconds = 3
    assert await review_of(world, made.table, token) == (
        202,
        {"waiting": False, "done": 0, "all": len(record_of(world)), "seconds": None},
    )
    await asyncio.sleep(1)
    assert (await review_of(world, made.table, made.invite))[1]["done"] == 1
    review = await finished(world, made.table, token)
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    assert len(review["worth"]) == len(record_of(world)) + 1
    for seat in review["seats"]:
        assert sum(value for value, _ in seat["parts"].values()) == seat["result"]
        for each in seat["decisions"]:
            assert record_of(world)[each["step"] - 1] == each["played"]
            assert each["played"] in [option["action"] for option in each["options"]]
            assert each["loss"][0] * GRAIN % 1 == 0
    assert len(world.thinker.reviewed) == 1, "what is known is not worked out again"
    mine = await finished(world, made.table, token, "seat=1")
    assert mine["seats"] == [review["seats"][1]]
    assert host.view["review"] == "finished"


def record_of(world: World) -> list[str]:
    (record,) = world.disk.records.values()
    actions: list[str] = json.loads(record)["actions"]
    return actions


async def test_only_finished_rounds_are_reviewed_and_only_for_those_who_may_read_them() -> None:
    world = World()
    made, token, host, guest = await played(world, rounds=2)
    assert (await review_of(world, made.table, "wrong"))[0] == 403
    assert (await review_of(world, made.table, ""))[0] == 403
    await host.say("next")
    await guest.say("next")
    assert host.view["round"] == 2
    status, answer = await review_of(world, made.table, token, 2)
    assert (status, answer["error"]["code"]) == (404, "not_found")
    for query in ("seat=2", "seat=x", "seat=-1"):
        status, answer = await review_of(world, made.table, token, query=query)
        assert (status, answer["error"]["code"]) == (400, "no_such_seat")
    assert world.thinker.reviewed == []


async def test_a_table_can_play_without_reviews() -> None:
    world = World()
    made, token, host, _ = await played(world, review="off")
    assert host.view["review"] == "off"
    status, answer = await review_of(world, made.table, token)
    assert (status, answer["error"]["code"]) == (403, "no_review")
    assert (await host.say("change", options={"review": "sometimes"}))["reason"] == "bad_options"
    assert (await host.say("change", options={"review": "finished"}))["type"] == "ack"


async def test_a_review_says_in_how_many_seconds_it_may_be_there() -> None:
    world = World(replace(QUICK, review_wanted_seconds=60))
    made, token, _, _ = await played(world)
    world.thinker.seconds = 10
    assert (await review_of(world, made.table, token, query="seat=0"))[1]["seconds"] is None
    await asyncio.sleep(10)
    await finished(world, made.table, token, "seat=0")
    steps = len(record_of(world))
    first, second = [
        (await call(world, "POST", f"/api/review?seat={seat}", golden("nordic/nine")[0], ""))[1]
        for seat in (0, 1)
    ]
    each = 10 / steps * first["all"]
    assert (first["waiting"], second["waiting"]) == (False, True)
    assert first["seconds"] == pytest.approx(each, abs=0.1)
    assert second["seconds"] == pytest.approx(2 * each, abs=0.2)
    await asyncio.sleep(4)
    path, record = "/api/review?seat=1", golden("nordic/nine")[0]
    assert (await call(world, "POST", path, record, ""))[1]["seconds"] == pytest.approx(
        2 * each - 4, abs=0.2
    )


@reaches("review_wanted_seconds", "reviews_kept")
async def test_a_review_that_nobody_asks_for_any_more_is_left() -> None:
    world = World(replace(QUICK, review_wanted_seconds=5, reviews_kept=1))
    made, token, _, _ = await played(world)
    world.thinker.seconds = 30
    for _ in range(2):
        await review_of(world, made.table, token)
        await asyncio.sleep(4)
    assert (await review_of(world, made.table, token))[1]["done"] == 1
    await asyncio.sleep(6)
    assert (await review_of(world, made.table, token))[1]["done"] == 0, "it begins anew"
    world.thinker.seconds = 0
    await asyncio.sleep(6)
    await finished(world, made.table, token)
    begun = len(world.thinker.reviewed)
    await finished(world, made.table, token, "seat=0")
    await finished(world, made.table, token)
    assert len(world.thinker.reviewed) == begun + 2, "only one is kept"


async def test_too_many_reviews_are_refused() -> None:
    world = World(replace(QUICK, reviews_waiting_per_address=1))
    made, token, _, _ = await played(world)
    world.thinker.seconds = 5
    answers = [await review_of(world, made.table, token, query=f"seat={s}") for s in (0, 1)]
    assert [answer["waiting"] for _, answer in answers] == [False, True]
    status, answer = await review_of(world, made.table, token)
    assert (status, answer["error"]["code"]) == (503, "reviews_busy")


async def test_a_record_that_someone_brings_is_reviewed_too() -> None:
    world = World()
    record = golden("nordic/nine")[0]
    assert (await call(world, "POST", "/api/review", record, ""))[0] == 202
    await asyncio.sleep(1)
    status, review = await call(world, "POST", "/api/review", record, "")
    assert (status, len(review["seats"])) == (200, record["players"])
    status, answer = await call(world, "POST", "/api/review", {**record, "actions": []}, "")
    assert (status, answer["error"]["code"]) == (400, "bad_record")


LONG = max(golden("nordic/nine"), key=lambda each: len(each["actions"]))


def ask_until(server: Server, enough: Callable[[Answer], bool]) -> Answer:
    """Ask for a review, as a page does, until the answer is the one that is waited for."""
    for _ in range(100_000):
        answer = server.call("POST", "/api/review", LONG)
        if enough(answer):
            return answer
    raise AssertionError("it never came")


def await_review(server: Server) -> None:
    """Ask for a review until a process has done a part of it."""
    ask_until(server, lambda answer: answer.status == 202 and answer.data["done"] > 0)


def study_processes(server: Server) -> list[int]:
    """Return the processes of reviews of a server."""
    return [
        each
        for each in server.processes()
        if b"study_process" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def log_of(server: Server) -> list[str]:
    """Return the events in the log, all of whose lines are JSON."""
    return [json.loads(line)["event"] for line in server.said().splitlines()]


def send_to_all(server: Server, how: signal.Signals) -> None:
    """Send a signal to a server and all its processes, as a terminal or systemd does."""
    os.killpg(server.process.pid, how)


@pytest.mark.gate
@pytest.mark.parametrize(
    "end",
    [
        partial(Server.stop, how=signal.SIGTERM),
        Server.kill,
        partial(send_to_all, how=signal.SIGINT),
        partial(send_to_all, how=signal.SIGTERM),
    ],
    ids=["stop", "kill", "ctrl-c", "stop all"],
)
def test_a_server_that_ends_during_a_review_writes_nothing_but_its_log(
    tmp_path: Path, end: Callable[[Server], object]
) -> None:
    with Server(tmp_path, packed=False, release=PLAIN) as server:
        await_review(server)
        processes = server.processes()
        assert len(study_processes(server)) == 1
        end(server)
        assert wait_for_exit(processes)
        assert log_of(server) == []


@pytest.mark.gate
def test_a_review_whose_process_was_killed_is_refused_and_begins_again(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, release=PLAIN) as server:
        await_review(server)
        [killed] = study_processes(server)
        os.kill(killed, signal.SIGKILL)
        answer = ask_until(server, lambda answer: answer.status != 202)
        assert (answer.status, answer.error) == (503, "review_failed")
        await_review(server)
        assert study_processes(server) != [killed]
        assert log_of(server) == ["review_failed"]


@pytest.mark.gate
@reaches("review_workers")
def test_a_server_works_out_reviews_in_a_process_that_can_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", EVEN_PRIORITY)
    record = json.dumps(min(golden("gare"), key=lambda each: len(each["actions"]))).encode()

    async def story() -> None:
        thinker = ProcessThinker(Settings(review_workers=3))
        assert thinker.reviews_at_once == 3
        told: list[int] = []
        begun = asyncio.Event()

        def tell(done: int) -> None:
            told.append(done)
            begun.set()

        left = asyncio.create_task(thinker.study(Study(Kind.REVIEW, record), tell))
        await begun.wait()
        left.cancel()
        assert isinstance((await asyncio.gather(left, return_exceptions=True))[0], BaseException)
        told.clear()
        review = json.loads(await thinker.study(Study(Kind.REVIEW, record, 0), tell))
        assert [seat["seat"] for seat in review["seats"]] == [0]
        assert told == sorted(set(told))
        thinker.close()

    asyncio.run(story())
