"""A server on Windows; on other systems, one without what Python lacks on Windows."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from own_bots import write_bots
from program import program
from real import INTERRUPT, PLAIN, Server, play_match
from waiting import wait_for_exit

pytestmark = pytest.mark.gate

WINDOWS = sys.platform == "win32"
HERE = Path(__file__).parent
WITHOUT_POSIX = PLAIN._replace(
    environment={"PYTHONPATH": os.pathsep.join([str(HERE / "without_posix"), str(HERE)])}
)
RELEASE = PLAIN if WINDOWS else WITHOUT_POSIX


def test_a_match_is_played_against_bots_and_the_server_stops_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write_bots(tmp_path))
    bots = ("--bots", "careful=good:Careful")
    with Server(tmp_path, *bots, packed=False, release=RELEASE) as server:
        made = server.make(seats=4, bots=["planner", "expert", "careful"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            play_match(player)
            assert len(player.view["scores"]) == 1
        assert server.metric('mexican_train_bot_seconds_count{level="careful"}') > 0
        status = server.stop(INTERRUPT)
        assert status == 0 or WINDOWS  # where the number names the key
        assert wait_for_exit(server.processes())
        assert server.processes() == []
        assert server.trouble() == []


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, release=RELEASE) as server:
        second = program(
            *("serve", "--port", "0", "--database", str(server.database)),
            env={**RELEASE.environment},
        )
        assert "another server is using" in second.refused()


@pytest.mark.skipif(WINDOWS, reason="needs /proc to find processes")
def test_the_processes_of_a_killed_server_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write_bots(tmp_path))
    bots = ("--bots", "careful=good:Careful")
    guard = "--set=watchdog_seconds=60"
    with Server(tmp_path, *bots, guard, packed=False, release=RELEASE) as server:
        made = server.make(seats=3, bots=["planner", "careful"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            play_match(player)
        assert len(server.processes()) > 3
        server.kill()
        assert wait_for_exit(server.processes())
        assert server.processes() == []


def test_rounds_are_simulated_in_several_processes() -> None:
    game = ("--rounds", "40", "--bots", "greedy", "--players", "2", "--jobs", "2")
    done = program("simulate", *game, env={**RELEASE.environment})
    assert (done.status, done.err) == (0, "")
    assert done.lines[0].startswith("40 rounds of ")


@pytest.mark.parametrize("name", ["rounds.jsonl", "rounds.parquet"])
def test_rounds_are_recorded(tmp_path: Path, name: str) -> None:
    """Windows neither renames nor deletes a file that is open."""
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    game = ("--rounds", "40", "--players", "2", "--seed", "1", "--record", str(tmp_path / name))
    done = program("simulate", *game, env={**RELEASE.environment})
    assert (done.status, done.err) == (0, "")
    assert [each.name for each in tmp_path.iterdir()] == [name]
