"""Records as lines of a file, also where there is no room for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from program import Outcome, program

pytestmark = pytest.mark.gate


def limited(kilobytes: int, *arguments: str) -> Outcome:
    """A run that can write no file larger than this, which stands in for a disk that is full."""
    command = 'ulimit -f "$1" && shift && exec "$0" -m mexican_train "$@"'
    done = subprocess.run(
        ["bash", "-c", command, sys.executable, str(kilobytes), *arguments],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def test_a_full_disk_is_told_in_one_sentence_and_leaves_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    # Two pieces of work, of which the first has room.
    game = ("--sheet", "nordic/nine", "--players", "2", "--rounds", "3000", "--jobs", "1")
    done = limited(3000, "simulate", *game, "--record", str(path))
    assert done.refused() == f"mexican-train: {path} cannot be written: File too large\n"
    assert not path.exists()
    replayed = program("replay", f"{path}.part")
    assert (replayed.status, replayed.err) == (0, "")
    assert replayed.out == "2000 records, 2000 right, 0 wrong\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_device_is_told_too() -> None:
    done = program("simulate", "--rounds", "3", "--record", "/dev/full")
    assert done.refused().endswith("/dev/full cannot be written: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_no_room_for_the_first_byte_of_a_table_leaves_what_was_played(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    (tmp_path / "x.parquet.part").symlink_to("/dev/full")
    done = program("simulate", "--rounds", "3", "--record", str(tmp_path / "x.parquet"))
    assert done.refused().endswith("x.parquet cannot be written: No space left on device\n")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["x.parquet.pieces", "x.parquet.progress"]


def test_what_cannot_be_written_is_told_before_a_round_is_played(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none" / "x.jsonl"):
        done = program("simulate", "--rounds", "1000000000", "--record", str(path))
        assert f"{path} cannot be written: " in done.refused()
