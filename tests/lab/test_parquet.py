"""Records as Parquet: rows for people who count, and the same records as in JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from program import program

from mexican_train import Match, Phase, header_of
from mexican_train.commands.options import sheet_rules
from mexican_train.commands.replay import records
from mexican_train.lab import parquet
from mexican_train.lab.parquet import ParquetFile, ParquetRows, packed, record_data, row_of
from mexican_train.lab.unfinished import UnfinishedFile
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.fair import commitment
from mexican_train.rules.record import Record, read_record

pytestmark = pytest.mark.gate

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

GAME = ("simulate", "--sheet", "station", "--rule", "follow_up=on-double", "--rule", "rounds=4")


def both(folder: Path, *options: str) -> tuple[list[dict[str, Any]], Path]:
    """The same simulation as lines of JSON and as a file of rows."""
    text, rows = folder / "x.jsonl", folder / "x.parquet"
    for path in (text, rows):
        done = program(*GAME, *options, "--record", str(path))
        assert (done.status, done.err) == (0, "")
    return [json.loads(line) for line in text.read_text().splitlines()], rows


@pytest.mark.parametrize(
    "options",
    [("--rounds", "450"), ("--rounds", "10", "--legal", "--bots", "planner,random,greedy,greedy")],
    ids=["fast", "seated"],
)
def test_a_row_is_the_record_that_a_line_is(tmp_path: Path, options: tuple[str, ...]) -> None:
    lines, path = both(tmp_path, *options)
    rows = list(ParquetRows(str(path)))
    assert [record_data(row) for row in rows] == lines
    assert all(line["rules"] for line in lines)
    for line, (place, read) in zip(lines, records(str(path), "reading"), strict=True):
        assert read() == read_record(line, sheet_rules), place


def test_columns_can_be_used_without_parsing(tmp_path: Path) -> None:
    lines, path = both(tmp_path, "--rounds", "40", "--seed", "spring", "--bots", "greedy")
    table = pq.read_table(path)
    assert table.column("blocked").to_pylist() == [line["blocked"] for line in lines]
    assert table.column("scores").to_pylist() == [line["scores"] for line in lines]
    assert table.column("actions").to_pylist() == [line["actions"] for line in lines]
    deals = table.column("deal").to_pylist()
    assert deals == [line["deal"] for line in lines]
    assert table.column("legal").null_count == table.column("seed").null_count == 40
    simulation = table.column("simulation").to_pylist()
    assert [each["match"] for each in simulation] == [k // 4 for k in range(40)]
    assert {each["seed"] for each in simulation} == {"spring"}
    assert all(each["bots"] == ["greedy"] * 4 for each in simulation)


def a_record() -> Record:
    match = Match(header_of("nordic", 2))
    match.deal(bytes(32))
    while match.phase == Phase.PLAYING:
        match.act(match.round.legal[0])
    return match.records[0]


def full_record() -> dict[str, object]:
    """A record with everything that may stand in one."""
    record = a_record()
    table = record.begin()
    legal = []
    for action in record.actions:
        legal.append(sorted(map(str, table.legal)))
        table.act(action)
    trains = [[str(wagon) for wagon in wagons] for wagons in table.trains]
    return record.plain() | {
        "legal": legal,
        "seed": bytes(32).hex(),
        "commitment": commitment(bytes(32)),
        "mix": [None, None],
        "markers": [seat for seat in (0, 1) if table.markers >> seat & 1],
        "trains": trains[:2],
        "mexican": trains[8],
        "hands": [[str(tile) for tile in table.hand_of(seat)] for seat in (0, 1)],
    }


def write(path: Path, *rows: dict[str, Any]) -> str:
    with ParquetFile(str(path)) as file:
        file.write(packed(rows))
    return str(path)


def test_everything_a_record_may_hold_has_a_column(tmp_path: Path) -> None:
    data = full_record()
    name = write(tmp_path / "x.parquet", row_of(read_record(data, sheet_rules)))
    assert [record_data(row) for row in ParquetRows(name)] == [data]
    done = program("replay", name)
    assert (done.status, done.out) == (0, "1 record, 1 right, 0 wrong\n")
    done = program("verify", name)
    assert (done.status, done.out) == (0, "1 deal, 1 right by seed and commitment, 0 wrong\n")


def test_a_wrong_row_is_named(tmp_path: Path) -> None:
    good = row_of(a_record())
    bad = good | {"scores": [0, 0]}
    name = write(tmp_path / "x.parquet", good, bad, good | {"players": None})
    done = program("replay", name)
    assert done.status == 1
    assert done.lines[0].startswith(f"{name}:2: scores are")
    assert done.lines[1].startswith(f"{name}:3: ")
    assert "players" in done.lines[1]
    assert done.lines[2] == "3 records, 1 right, 2 wrong"


def test_columns_of_ones_own_do_no_harm(tmp_path: Path) -> None:
    name = write(tmp_path / "x.parquet", row_of(a_record()))
    table = pq.read_table(name).append_column("luck", pa.array([0.5]))
    pq.write_table(table, name)
    assert program("replay", name).out == "1 record, 1 right, 0 wrong\n"


# ------------------------------------------------------------------ writing


def test_rows_are_written_in_groups_as_they_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "ROW_GROUP", 10)
    row = row_of(a_record())
    target = tmp_path / "x.parquet"
    with ParquetFile(str(target)) as file:
        for _ in range(9):
            file.write(packed([row] * 4))
            assert file.rows < 10
            assert not target.exists()
    meta = pq.read_metadata(target)
    groups = [meta.row_group(k).num_rows for k in range(meta.num_row_groups)]
    assert groups == [12, 12, 12]
    assert meta.row_group(0).column(0).compression == "ZSTD"
    assert [path.name for path in tmp_path.iterdir()] == ["x.parquet"]


def test_no_rounds_are_a_whole_file_too(tmp_path: Path) -> None:
    name = str(tmp_path / "x.parquet")
    with ParquetFile(name):
        pass
    assert list(ParquetRows(name)) == []


def test_after_an_error_there_is_no_file_and_an_old_one_stays(tmp_path: Path) -> None:
    old = tmp_path / "x.parquet"
    write(old, row_of(a_record()))
    before = old.read_bytes()

    def fail_in_the_middle() -> None:
        with ParquetFile(str(old)) as file:
            file.write(packed([row_of(a_record())] * 2))
            raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        fail_in_the_middle()
    assert old.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["x.parquet"]


def test_a_full_disk_is_told_in_one_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands in for the disk."""
    command = 'ulimit -f 20 && exec "$0" -m mexican_train simulate --record "$1" --rounds 1500'
    done = subprocess.run(
        ["bash", "-c", command, sys.executable, str(tmp_path / "x.parquet")],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    sentence = f"mexican-train: {tmp_path}/x.parquet cannot be written: File too large\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------ what is refused


def test_what_cannot_be_read_is_told_in_one_sentence(tmp_path: Path) -> None:
    whole = Path(write(tmp_path / "x.parquet", row_of(a_record()))).read_bytes()
    half = tmp_path / "half.parquet"
    half.write_bytes(whole[: len(whole) // 2])
    text = tmp_path / "text.PARQUET"
    text.write_text(json.dumps(a_record().plain()))
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(whole[:100] + bytes(400) + whole[500:])
    for path in (half, text, broken):
        assert f"{path} cannot be read as Parquet: " in program("replay", str(path)).refused()
    missing = tmp_path / "missing.parquet"
    assert "cannot be read: No such file" in program("verify", str(missing)).refused()


def test_what_cannot_be_written_is_told_before_a_round_is_played(tmp_path: Path) -> None:
    (tmp_path / "folder.parquet").mkdir()
    for name in ("folder.parquet", "none/x.parquet"):
        done = program("simulate", "--record", str(tmp_path / name))
        assert f"{name} cannot be written: " in done.refused()


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    sentence = r"^Parquet needs the extra \[parquet\]: pip install 'mexican-train\[parquet\]'$"
    name = str(tmp_path / "x.parquet")
    with pytest.raises(MexicanTrainError, match=sentence):
        UnfinishedFile(name, {}, resume=False)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(MexicanTrainError, match=sentence):
        list(records(name, "reading"))
