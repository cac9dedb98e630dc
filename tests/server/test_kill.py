from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from crowd import Crowd, Person
from real import Server

from mexican_train.rules.events import RoundOver
from mexican_train.server.table.entries import Row, read_entry
from mexican_train.server.table.table import Table

KILLS = 20
TABLES = 8
MOMENTS = (1, 3, 10, 30, 60, 100)
"""After how many acknowledgements a server is killed: soon after it came back, or in full swing."""
SEED = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, says=1000) as running:
        yield running


async def play(server: Server) -> Crowd:
    """A full hall, whose server is killed again and again while everybody plays."""
    crowd = Crowd(server.port, SEED)
    try:
        for number in range(TABLES):
            seats = 2 + number % 3
            made = server.make(seats=seats, rounds=2)
            tokens = [made.token, *(server.sit(made, f"P{seat}") for seat in range(1, seats))]
            crowd.seat(made, tokens)
        for _ in range(KILLS):
            await crowd.until(crowd.random.choice(MOMENTS))
            server.kill()
            await asyncio.to_thread(server.start)
        await crowd.until(100)
        await crowd.leave()
    finally:
        await crowd.end()
    return crowd


def logs(database: Path) -> dict[str, list[Row]]:
    """What is on disk of each table."""
    found: dict[str, list[Row]] = {}
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        for table, *row in db.execute(
            "SELECT table_id, version, at, seat, id, entry FROM log ORDER BY table_id, version"
        ):
            found.setdefault(table, []).append(Row(*row))
    return found


def lines(database: Path) -> Counter[tuple[str, int, str]]:
    """What was said: how often each line is there."""
    with closing(sqlite3.connect(database)) as db:
        said = db.execute("SELECT table_id, line FROM said").fetchall()
    spoken = [(table, json.loads(line)) for table, line in said]
    return Counter((table, line["seat"], line["text"]) for table, line in spoken)


def check_person(person: Person, rows: list[Row], said: Counter[tuple[str, int, str]]) -> None:
    """Whatever was acknowledged is there, as it was acknowledged, once; nothing else is."""
    assert person.pending is None
    mine = {row.id: row for row in rows if row.seat == person.seat and row.id is not None}
    for id, (version, message) in person.acked.items():
        if message["type"] == "say":
            assert said[person.table, person.seat, message["text"]] == 1
            continue
        assert mine[id].version == version
        if message["type"] == "act":
            entry = json.loads(mine[id].entry)
            assert (entry["seat"], entry["action"]) == (person.seat, message["action"])
    assert set(mine) <= set(person.acked)
    assert not person.refused & set(mine)


def check_table(id: str, rows: list[Row], people: list[Person], database: Path) -> None:
    """A table's log is whole, can be replayed, and leads to what everybody saw last."""
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    ids = Counter((row.seat, row.id) for row in rows if row.id is not None)
    assert set(ids.values()) == {1}
    table = Table.replay(id, rows)
    assert table.match is not None
    for person in people:
        hand = [str(tile) for tile in table.match.view(person.seat).hand]
        if person.view["version"] == table.version:
            assert person.view["hand"] == hand
    fresh = Table(id)
    over = [event for row in rows for event in fresh.apply(read_entry(row.entry))]
    rounds = sum(isinstance(event, RoundOver) for event in over)
    with closing(sqlite3.connect(database)) as db:
        count = db.execute("SELECT count(*) FROM records WHERE table_id=?", (id,)).fetchone()[0]
    assert count == rounds


def test_a_server_killed_20_times_under_load_keeps_every_acknowledged_action_once(
    server: Server,
) -> None:
    crowd = asyncio.run(play(server))
    server.stop()
    # Python notes that whoever was killed had no time to tidy up.
    assert [line for line in server.trouble() if "resource_tracker" not in line] == []
    found, said = logs(server.database), lines(server.database)
    assert len(found) == TABLES
    for id, rows in found.items():
        people = [person for person in crowd.people if person.table == id]
        for person in people:
            check_person(person, rows, said)
        check_table(id, rows, people, server.database)
    # It was a test only if there was something to lose.
    assert sum(len(person.acked) for person in crowd.people) > KILLS * 10
    assert sum(person.resent for person in crowd.people) > KILLS
