"""`mexican-train review`: tables, JSON and a page; the same whoever does the work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from program import program

from mexican_train import header_of
from mexican_train.lab.recording import Recording
from mexican_train.lab.simulate import simulate
from mexican_train.lab.workers import Processes

pytestmark = pytest.mark.gate

QUICK = ("--deals", "16", "--plays", "8")


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two rounds of two who often do wrong."""
    found = simulate(
        header_of("nordic/nine", 2), ["random"] * 2, 2, 9, Processes(1), recording=Recording()
    )
    path: Path = tmp_path_factory.mktemp("review") / "rounds.jsonl"
    path.write_bytes(b"".join(batch.recorded for batch in found))
    return path


@pytest.mark.release
def test_a_table_for_each_round_and_for_all_of_them(rounds: Path) -> None:
    done = program("review", str(rounds), *QUICK)
    assert (done.status, done.err) == (0, "")
    heads = [line for line in done.lines if line.startswith("  seat")]
    assert len(heads) == 3
    for name in ("par", "deal", "draws", "others", "unknown", "gave away", "unclear", "result"):
        assert name in heads[0]
    assert [line for line in done.lines if "goes out" in line or "blocked" in line]
    assert "all 2 rounds" in done.lines
    for line in done.lines:
        cells = re.findall(r"([+-]\d+\.\d) ±", line)
        if cells:
            result = float(re.findall(r"±\s*\d+\.\d  +([+-]\d+\.\d)  ", line)[-1])
            assert sum(map(float, cells)) == pytest.approx(result, abs=0.4)


@pytest.mark.release
def test_json_is_the_same_with_any_number_of_processes(rounds: Path) -> None:
    one, two = (program("review", str(rounds), *QUICK, "--json", "--jobs", n) for n in "12")
    assert one.out == two.out
    found = json.loads(one.out)["rounds"]
    assert [(each["line"], each["sheet"], each["round"]) for each in found] == [
        (1, "nordic/nine", 1),
        (2, "nordic/nine", 2),
    ]
    for seat in (seat for each in found for seat in each["seats"]):
        assert sum(value for value, _ in seat["parts"].values()) == seat["result"]
        verdicts = [decision["verdict"] for decision in seat["decisions"]]
        assert (seat["slips"], seat["mistakes"]) == (
            verdicts.count("slip"),
            verdicts.count("mistake"),
        )


def test_one_seat(rounds: Path) -> None:
    done = program("review", str(rounds), *QUICK, "--json", "--seat", "1")
    assert [len(each["seats"]) for each in json.loads(done.out)["rounds"]] == [1, 1]


def test_a_page_of_its_own(rounds: Path, tmp_path: Path) -> None:
    page = tmp_path / "new" / "review.html"
    done = program("review", str(rounds), *QUICK, "--html", str(page))
    assert done.err == f"report: {page}\n"
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 2
    assert text.count("<polyline") == 4
    assert text.count("<table") == 3
    assert not re.findall(r"(?:src|href)=\"(?!data:,)|https?:|url\(|@import", text)


def test_what_is_wrong_is_named_and_the_rest_is_reviewed(rounds: Path, tmp_path: Path) -> None:
    first, second = rounds.read_text().splitlines()
    lie = json.dumps(json.loads(second) | {"scores": [1, 2]})
    path = tmp_path / "some.jsonl"
    path.write_text(f"{first}\n{lie}\nnonsense\n")
    done = program("review", str(path), *QUICK, "--json")
    assert done.status == 1
    assert [each["line"] for each in json.loads(done.out)["rounds"]] == [1]
    assert sorted(done.err.splitlines())[0].startswith(f"{path}:2: scores are ")
    assert sorted(done.err.splitlines())[1].startswith(f"{path}:3: this is not JSON")
    done = program("review", str(path), *QUICK, "--seat", "3")
    assert f"{path}:1: no seat 3 among 2 players" in done.err


def test_a_page_that_cannot_be_written_is_told_before_the_work(rounds: Path) -> None:
    done = program("review", str(rounds), "--html", "/proc/none/review.html")
    assert "cannot be written" in done.refused()
