"""Records judged fast are judged as `replay` does it, however they are wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from program import program

from mexican_train import header_of
from mexican_train.commands.replay import judge
from mexican_train.lab import judging, parquet
from mexican_train.lab.judging import Judge
from mexican_train.lab.recording import Recording
from mexican_train.lab.simulate import Batch, play_batch
from mexican_train.lab.workers import Processes
from mexican_train.rules.deal import tiles_to_deal

Data = dict[str, Any]
HOUSE: Data = {"hand": 3, "rounds": 2}


def recorded(sheet: str, players: int, rounds: int, house: Data = HOUSE) -> list[Data]:
    """Rounds as JSON has them."""
    header = header_of(sheet, players, house)
    batch = Batch(header, ("random",) * players, 9, 0, rounds, Recording())
    return [json.loads(line) for line in play_batch(batch).recorded.splitlines()]


def with_care(data: object) -> str | None:
    return Judge().wrong_with_care(data)


def otherwise(value: Any, luck: Random) -> Any:
    """Something else in the place of a value: nearly the same, or nothing like it."""
    changes: list[Callable[[], Any]] = [
        *(
            lambda: None,
            lambda: True,
            lambda: -1,
            lambda: 10**9,
            lambda: "",
            lambda: [],
            lambda: {},
        ),
        lambda: "5-12@0",
        lambda: "draw",
        lambda: "0-0",
    ]
    if isinstance(value, bool):
        changes += [lambda: not value, lambda: int(value)]
    elif isinstance(value, int):
        changes += [lambda: value + 1, lambda: float(value), lambda: value - 1, lambda: str(value)]
    elif isinstance(value, str):
        changes += [lambda: value + " ", lambda: value.upper(), lambda: value[::-1]]
    elif isinstance(value, list) and value:
        changes += [
            *(lambda: value[1:], lambda: value[:-1], lambda: value[::-1]),
            *(lambda: [*value, value[-1]], lambda: luck.sample(value, len(value)), lambda: value),
        ]
    return luck.choice(changes)()


def changed(data: Data, luck: Random) -> Data:
    """A record with something in it replaced, at any depth."""
    data = deepcopy(data)
    place: Any = data
    while True:
        key = luck.choice(list(place)) if isinstance(place, dict) else luck.randrange(len(place))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or luck.random() < 0.3:
            place[key] = otherwise(inner, luck)
            return data
        place = inner


@pytest.mark.parametrize(("sheet", "players"), [("nordic/nine", 3), ("station", 2), ("gare", 4)])
def test_whatever_is_wrong_gets_the_same_sentence(sheet: str, players: int) -> None:
    luck = Random(sheet)
    right = recorded(sheet, players, 4)
    judge = Judge()
    assert [judge.wrong(data) for data in right] == [None] * 4
    sentences = set()
    for _ in range(250):
        data = changed(luck.choice(right), luck)
        expected = with_care(data)
        assert judge.wrong(data) == expected, data
        sentences.add(expected)
    assert len(sentences) > 60


def test_swapped_tiles_and_actions_are_found() -> None:
    """A tile of the same end on the same train has the same code, and is another tile."""
    luck = Random(2)
    judge = Judge()
    (data,) = recorded("nordic", 2, 1)
    assert judge.wrong(data) is None
    tiles = [*map(str, tiles_to_deal(header_of("nordic", 2).rules, 1))]
    for place, text in enumerate(data["actions"]):
        if "@" in text:
            other = deepcopy(data)
            other["actions"][place] = f"{luck.choice(tiles)}@{text[-1]}"
            assert judge.wrong(other) == with_care(other)


def test_nothing_that_is_no_record_is_judged_fast() -> None:
    judge = Judge()
    (data,) = recorded("nordic", 2, 1)
    assert judge.wrong(data) is None
    odds: list[object] = [None, 7, "x", [], {}, [data], {"sheet": []}, data | {"deal": []}]
    for odd in odds:
        assert judge.wrong(odd) == with_care(odd) is not None


def test_records_that_are_right_need_no_care_once_their_header_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = Judge()
    first, *others = recorded("station", 4, 40)
    assert judge.wrong(first) is None
    monkeypatch.setattr(judging, "replay", lambda record: pytest.fail("it was replayed"))
    assert [judge.wrong(data) for data in others] == [None] * 39


@pytest.mark.parametrize(
    "where",
    [
        *(None, [], "x", {}, {"seed": "0", "match": 0}, {"seed": 0, "match": 0, "bots": ["a"] * 2}),
        {"seed": "0", "match": -1, "bots": ["a"] * 2},
        {"seed": "0", "match": 1.0, "bots": ["a"] * 2},
        {"seed": "0", "match": 0, "bots": ["a"] * 3},
        {"seed": "0", "match": 0, "bots": ["a", 1]},
        {"seed": "0", "match": 0, "bots": ["a", "b"], "luck": 1},
        {"seed": "0", "match": 0, "bots": ["a", "b"]},
    ],
)
def test_where_a_round_comes_from_is_looked_at_too(where: object) -> None:
    judge = Judge()
    (data,) = recorded("nordic", 2, 1)
    assert judge.wrong(data) is None
    other = data | {"simulation": where}
    assert judge.wrong(other) == with_care(other)


def file_with(folder: Path, kind: str, records: list[Data], monkeypatch: Any) -> str:
    """Records as a file, rows in groups of ten."""
    path = folder / f"x.{kind}"
    if kind == "jsonl":
        path.write_text("".join(json.dumps(data) + "\n" for data in records))
        return str(path)
    monkeypatch.setattr(parquet, "ROW_GROUP", 10)
    with parquet.ParquetFile(str(path)) as file:
        for data in records:
            rules = json.dumps(data["rules"]) if data.get("rules") else None
            file.write(parquet.packed([data | {"rules": rules}]))
    return str(path)


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_what_is_wrong_is_told_in_the_order_of_the_file(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    records = recorded("station", 3, 44)
    for place in (3, 17, 18, 40):
        records[place]["scores"][0] += 1
    records[25]["actions"].pop()
    records[35]["simulation"]["bots"].pop()
    records[30]["legal"] = [[]]
    monkeypatch.setattr("mexican_train.commands.replay.LINES", 10)
    name = file_with(tmp_path, kind, records, monkeypatch)
    found = list(judge(name, Processes(1)))
    assert [len(part.wrong) for part in found] == [1, 2, 1, 2, 1]
    assert sum(part.right for part in found) == 37
    wrong = [each for part in found for each in part.wrong]
    assert wrong == [(n + 1, with_care(records[n])) for n in (3, 17, 18, 25, 30, 35, 40)]


@pytest.mark.gate
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    records = recorded("nordic/nine", 2, 2100)
    records[1500]["first"] = 1 - records[1500]["first"]
    path = tmp_path / "x.jsonl"
    path.write_text("".join(json.dumps(data) + "\n" for data in records))
    one, two = (program("replay", str(path), "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert one.status == 1
    assert one.lines[0].startswith(f"{path}:1501: the deal gives engine ")
    assert one.lines[1] == "2100 records, 2099 right, 1 wrong"
