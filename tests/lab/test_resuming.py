"""A run that was interrupted goes on where it stopped, and writes the bytes of one that was not."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from program import Outcome, program

from mexican_train.lab.parquet import ParquetRows

pytestmark = pytest.mark.gate

GAME = ("simulate", "--sheet", "nordic/nine", "--players", "2", "--seed", "resumed", "--jobs", "1")
LINES = (*GAME, "--rounds", "60", "--bots", "greedy")
ROWS = (*GAME, "--rounds", "4500")


KILLED = """
import os, signal, sys
from pathlib import Path
from mexican_train.cli import main
from mexican_train.lab import unfinished

lines, progress, number = int(sys.argv.pop(1)), Path(sys.argv.pop(1)), int(sys.argv.pop(1))
write = unfinished._write

def write_and_die(file, data):
    write(file, data)
    if progress.exists() and progress.read_bytes().count(b"\\n") >= lines:
        os.kill(os.getpid(), number)

unfinished._write = write_and_die
raise SystemExit(main())
"""
"""The program, which gets a signal as soon as its progress has so many lines."""


def run_and_signal(path: Path, lines: int, number: int, *arguments: str) -> Outcome:
    """Run the program until its progress has so many lines, then send it a signal."""
    progress = path.with_name(f"{path.name}.progress")
    command = [sys.executable, "-c", KILLED, str(lines), str(progress), str(int(number))]
    done = subprocess.run(
        [*command, *arguments, "--record", str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def run_and_kill(path: Path, lines: int, *arguments: str) -> None:
    """Run the program until its progress has so many lines."""
    done = run_and_signal(path, lines, signal.SIGKILL, *arguments)
    assert done.status == -signal.SIGKILL, done


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_is_stopped_shows_its_figures_and_goes_on_with_resume(
    tmp_path: Path, jobs: str, number: int, status: int
) -> None:
    path, whole = tmp_path / "x.jsonl", tmp_path / "whole.jsonl"
    game = (*LINES, "--jobs", jobs)
    stopped = run_and_signal(path, 3, number, *game)
    assert stopped.status == status, stopped
    assert stopped.err == (
        "stopped after 20 of 60 rounds; the same command with --resume goes on\n"
    )
    assert stopped.lines[0].startswith("20 rounds of ")
    assert program(*game, "--resume", "--record", str(path)).status == 0
    program(*LINES, "--record", str(whole))
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(("name", "game"), [("x.jsonl", LINES), ("x.parquet", ROWS)])
def test_a_run_that_was_killed_again_and_again_ends_with_the_same_bytes(
    tmp_path: Path, name: str, game: tuple[str, ...]
) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    whole, path = tmp_path / f"whole-{name}", tmp_path / name
    expected = program(*game, "--json", "--record", str(whole))
    chance = random.Random("kill")
    lines = 1
    for _ in range(2):
        lines += chance.randint(1, 2)
        run_and_kill(path, lines, *game, "--resume")
    done = program(*game, "--json", "--resume", "--record", str(path))
    assert (done.status, done.err, done.out) == (0, "", expected.out)
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([whole.name, name])
    if name.endswith("parquet"):
        assert ParquetRows(str(path)).total == 4500


def left(tmp_path: Path, cut: int = 0) -> Path:
    """What a run leaves behind that ended after its first piece: made from one that did not."""
    path = tmp_path / "x.jsonl"
    part = path.with_name("x.jsonl.part")
    run_and_kill(path, 3, *LINES)
    path.unlink(missing_ok=True)
    part.write_bytes(part.read_bytes()[: part.stat().st_size - cut])
    return path


def test_what_was_torn_is_done_again(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    assert program(*LINES, "--record", str(whole)).status == 0
    path = left(tmp_path, cut=7)
    with path.with_name("x.jsonl.progress").open("ab") as progress:
        progress.write(b'{"size": 12')
    assert program(*LINES, "--resume", "--record", str(path)).status == 0
    assert path.read_bytes() == whole.read_bytes()


def test_other_options_are_refused_and_without_resume_all_begins_anew(tmp_path: Path) -> None:
    path = left(tmp_path)
    other = (*GAME, "--rounds", "60", "--bots", "planner", "--resume", "--record", str(path))
    assert "was begun with bots ['greedy', 'greedy']" in program(*other).refused()
    assert program(*LINES, "--record", str(path)).status == 0
    again = program(*LINES, "--resume", "--record", str(path)).refused()
    assert f"{path} is whole: there is nothing to go on with" in again


@pytest.mark.parametrize("arguments", [(), ("--record", "-"), ("--record", "/dev/null")])
def test_only_files_can_be_gone_on_with(arguments: tuple[str, ...]) -> None:
    assert "name it with --record FILE" in program("simulate", "--resume", *arguments).refused()
