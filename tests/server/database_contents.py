"""What is in a database after people have played, and whether it is what they were told."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from crowd import Crowd, Person

from mexican_train.rules.events import MatchOver, RoundOver
from mexican_train.server.store.key import key_path, read_key_file
from mexican_train.server.table.entries import Row, read_entry
from mexican_train.server.table.table import Table


@dataclass
class DatabaseContents:
    """Everything that was kept."""

    key: bytes
    """What the seeds come from."""
    logs: dict[str, list[Row]] = field(default_factory=dict)
    said: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    """How often each line is there, by table and seat."""
    records: Counter[str] = field(default_factory=Counter)
    """How many rounds were recorded at each table."""
    matches: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    """The summaries of finished matches."""

    def check(self, crowd: Crowd) -> None:
        """Whatever anybody was told is there once, and every table can be played again from it."""
        for table in {person.table for person in crowd.people}:
            people = [person for person in crowd.people if person.table == table]
            for person in people:
                self._check_person(person)
            self._check_table(table, people)

    def _check_person(self, person: Person) -> None:
        assert person.pending is None
        rows = self.logs[person.table]
        mine = {row.id: row for row in rows if row.seat == person.seat and row.id is not None}
        for id, (version, message) in person.acked.items():
            if message["type"] == "say":
                assert self.said[person.table, person.seat, message["text"]] == 1
                continue
            assert mine[id].version == version
            if message["type"] == "act":
                entry = json.loads(mine[id].entry)
                assert (entry["seat"], entry["action"]) == (person.seat, message["action"])
        assert set(mine) <= set(person.acked)
        assert not person.refused & set(mine)

    def _check_table(self, id: str, people: list[Person]) -> None:
        rows = self.logs[id]
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        ids = Counter((row.seat, row.id) for row in rows if row.id is not None)
        assert set(ids.values()) == {1}
        table = Table.replay(id, rows, self.key)
        assert table.match is not None
        for person in people:
            hand = [str(tile) for tile in table.match.view(person.seat).hand]
            if person.view["version"] == table.version:
                assert person.view["hand"] == hand
        self._check_scores(id, rows)

    def _check_scores(self, id: str, rows: list[Row]) -> None:
        """Each match came to the scores that its log leads to."""
        again, rounds = Table(id, self.key), 0
        finished: dict[tuple[str, int], tuple[Any, Any]] = {}
        for row in rows:
            for event in again.apply(read_entry(row.entry)):
                rounds += isinstance(event, RoundOver)
                if isinstance(event, MatchOver) and again.match is not None:
                    key = (id, again.match_number)
                    finished[key] = (again.match.scores, again.match.winners)
        assert self.records[id] == rounds
        kept = {key: value for key, value in self.matches.items() if key[0] == id}
        assert set(kept) == set(finished)
        for key, (scores, winners) in finished.items():
            assert kept[key]["scores"] == [list(each) for each in scores]
            assert kept[key]["winners"] == list(winners)


Fetch = Callable[[str], Iterable[tuple[Any, ...]]]


def read_contents(fetch: Fetch, key: bytes) -> DatabaseContents:
    """Everything, asked for in SQL."""
    contents = DatabaseContents(key)
    log = "SELECT table_id, version, at, seat, id, entry FROM log ORDER BY table_id, version"
    for table, *row in fetch(log):
        contents.logs.setdefault(table, []).append(Row(*row))
    for table, line in fetch("SELECT table_id, line FROM said"):
        told = json.loads(line)
        contents.said[table, told["seat"], told["text"]] += 1
    contents.records.update(table for (table,) in fetch("SELECT table_id FROM records"))
    for table, match, finished, summary in fetch(
        "SELECT table_id, match, finished, summary FROM matches"
    ):
        if finished:
            contents.matches[table, match] = json.loads(summary)
    return contents


def read_sqlite(database: Path) -> DatabaseContents:
    """What is in a file, which is whole."""
    key = read_key_file(key_path(database))
    assert key is not None
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        return read_contents(lambda asked: db.execute(asked).fetchall(), key)
