"""The lab on a real Ray cluster: the same results as here, also when workers are killed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
import waiting
from program import Outcome, program
from ray_here import LocalRay, ray_here, until

from mexican_train import COMPILED, header_of
from mexican_train.cli import main
from mexican_train.lab import ray_cluster
from mexican_train.lab.arena import Contest, DealResult, play_contest
from mexican_train.lab.fingerprint import fingerprint
from mexican_train.lab.ray_cluster import RayCluster, answering
from mexican_train.lab.recording import Recording
from mexican_train.lab.reviews import ReviewTask, review_all
from mexican_train.lab.simulate import BatchResult, simulate
from mexican_train.lab.workers import Processes, Workers
from mexican_train.reviews.budget import Budget
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.record import read_record
from mexican_train.sheets import load_sheet

pytestmark = [
    pytest.mark.skipif(not find_spec("ray"), reason="the extra [ray] is not installed"),
    pytest.mark.release,
]


@pytest.fixture(scope="module")
def here() -> Iterator[LocalRay]:
    with ray_here() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def workers(here: LocalRay) -> Iterator[RayCluster]:
    with RayCluster(here.address) as cluster:
        # The workers cannot import this file: what they are to do is sent to them as it stands.
        for module in (sys.modules[__name__], waiting):
            cluster.ray.cloudpickle.register_pickle_by_value(module)
        yield cluster


# ------------------------------------------------------------------ the contract of workers


def wait_for_the_second(task: tuple[int, Path]) -> int:
    """The first task ends only when the second has been told."""
    number, folder = task
    if number == 0:
        waiting.poll((folder / "1").exists)
    return number


def test_results_come_in_order_and_are_told_as_soon_as_they_are_known(
    workers: RayCluster, tmp_path: Path
) -> None:
    told: list[int] = []

    def tell(number: int) -> None:
        told.append(number)
        (tmp_path / str(number)).touch()

    tasks = [(number, tmp_path) for number in range(12)]
    assert list(workers.in_order(wait_for_the_second, tasks, tell)) == list(range(12))
    assert told.index(1) < told.index(0)
    assert sorted(told) == list(range(12))
    assert workers.worker_count in (1, 2)
    assert workers.note == ("1 worker" if workers.worker_count == 1 else "2 workers")


def die_once(task: tuple[int, Path]) -> tuple[int, int]:
    """Whoever first has task 3 in hand waits to be killed."""
    number, folder = task
    mine = folder / f"{number}-{os.getpid()}"
    mine.touch()
    if number == 3:
        waiting.poll(lambda: len(list(folder.glob("3-*"))) > 1)
    return number, os.getpid()


def test_a_worker_killed_in_the_middle_costs_no_result_and_doubles_none(
    workers: RayCluster, tmp_path: Path
) -> None:
    results = workers.in_order(die_once, [(number, tmp_path) for number in range(20)])
    found = [next(results)]
    victim = int(until(lambda: list(tmp_path.glob("3-*")))[0].name.split("-")[1])
    os.kill(victim, signal.SIGKILL)
    found += results
    assert [number for number, _ in found] == list(range(20))
    assert found[3][1] != victim
    assert len(list(tmp_path.glob("3-*"))) == 2


def fail(task: tuple[int, Path]) -> int:
    number, folder = task
    if number == 2:
        with (folder / "tries").open("a") as tries:
            tries.write("x")
        raise MexicanTrainError("task 2 cannot be done")
    return number


def test_work_that_fails_fails_here_and_is_not_tried_again(
    workers: RayCluster, tmp_path: Path
) -> None:
    results = workers.in_order(fail, [(number, tmp_path) for number in range(8)])
    with pytest.raises(MexicanTrainError, match=r"^task 2 cannot be done$"):
        list(results)
    assert (tmp_path / "tries").read_text() == "x"


def note_and_give(task: tuple[int, Path]) -> int:
    number, folder = task
    (folder / str(number)).touch()
    return number


def test_no_more_is_begun_than_can_soon_be_used(workers: RayCluster, tmp_path: Path) -> None:
    asked: list[int] = []

    def tasks() -> Iterator[tuple[int, Path]]:
        for number in range(1000):
            asked.append(number)
            yield number, tmp_path

    results = workers.in_order(note_and_give, tasks())
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert len(asked) <= ray_cluster.AHEAD * 2 * 2


def test_results_of_another_installation_are_refused(
    workers: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = fingerprint()
    monkeypatch.setattr(ray_cluster, "fingerprint", lambda: "9.9.9 (compiled, 0123456789ab)")
    with pytest.raises(MexicanTrainError) as refused:
        list(workers.in_order(str, [1]))
    sentence = f"has {mine}, and here is 9.9.9 (compiled, 0123456789ab): install the same"
    assert sentence in str(refused.value)


# ------------------------------------------------------------------ the same results as here


@pytest.mark.parametrize("rows", [False, True], ids=["jsonl", "parquet"])
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_simulations_are_the_same_on_a_cluster(workers: RayCluster, bots: str, rows: bool) -> None:
    header = header_of("station", 3, {"rounds": 5})
    recording = Recording(rows, legal=bots == "greedy", seed="x")
    total = 5000 if bots == "random" else 30  # more than two pieces of work

    def played(by: Workers) -> list[BatchResult]:
        return list(simulate(header, [bots] * 3, total, 11, by, recording=recording))

    mine = played(Processes(1))
    assert len(mine) > 2
    assert played(workers) == mine


def test_contests_are_the_same_on_a_cluster(workers: RayCluster) -> None:
    contest = Contest(header_of("nordic", 3), ("planner", "random", "greedy"), seed=4)

    def played(by: Workers) -> list[DealResult]:
        results = list(play_contest(contest, 7, by))
        for score in (score for result in results for score in result.scores):
            score.seconds.clear()
        return results

    assert played(workers) == played(Processes(1))


def test_reviews_are_the_same_on_a_cluster(workers: RayCluster) -> None:
    header = header_of("nordic/nine", 2)
    batches = simulate(header, ["greedy"] * 2, 3, 4, Processes(1), recording=Recording())
    lines = b"".join(batch.recorded for batch in batches).splitlines()
    budget = Budget(deals=8, plays=4, walks=4, first_swaps=20)
    tasks = [
        ReviewTask(line, read_record(json.loads(text), lambda name: load_sheet(name).rules), budget)
        for line, text in enumerate(lines, 1)
    ]
    assert len(tasks) == 3
    assert list(review_all(tasks, workers)) == list(review_all(tasks, Processes(1)))


# ------------------------------------------------------------------ the program


def start(*arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "mexican_train", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def end(process: subprocess.Popen[bytes]) -> Outcome:
    out, err = process.communicate(timeout=100)
    return Outcome(process.returncode, out.decode(), err.decode())


def test_a_worker_killed_under_the_program_costs_no_round(here: LocalRay, tmp_path: Path) -> None:
    game = ("simulate", "--sheet", "gare", "--rounds", "3200", "--seed", "k", "--json")
    mine, theirs = tmp_path / "mine.jsonl", tmp_path / "theirs.jsonl"
    process = start(*game, "--record", str(theirs), "--ray", here.address)
    here.kill_one()
    done = end(process)
    assert (done.status, done.err) == (0, "")
    local = program(*game, "--record", str(mine))
    assert done.out == local.out
    assert theirs.read_bytes() == mine.read_bytes()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_stops_the_cluster_and_keeps_what_there_is(
    here: LocalRay, tmp_path: Path, number: int, status: int
) -> None:
    target = tmp_path / "x.parquet"
    process = start(
        *("simulate", "--rounds", "1000000", "--record", str(target), "--ray", here.address)
    )
    part = tmp_path / "x.parquet.pieces"
    until(lambda: part.exists() and here.busy())
    process.send_signal(number)
    done = end(process)
    assert done.status == status, done
    said = r"stopped after (\d+) of 1000000 rounds(; the same command with --resume goes on)?\n"
    stopped = re.fullmatch(said, done.err)
    assert stopped, done
    assert not target.exists()
    assert part.exists() == (stopped[1] != "0")
    until(lambda: not here.busy())


def test_rounds_a_second_of_a_cluster(
    workers: RayCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = import_module("mexican_train.benchmarks.rules")
    monkeypatch.setattr(rules, "SHARE", 50)
    monkeypatch.setattr(
        "mexican_train.commands.bench.RayCluster", lambda address: nullcontext(workers)
    )
    assert main(["bench", "rules", "--ray", "auto", "--seconds", "0.01", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["workers"] in (1, 2)
    speeds = figures["random_rounds_per_s"]
    assert set(speeds) == {"classic", "gare", "nordic", "station"}
    assert all(speed > 0 for by_players in speeds.values() for speed in by_players.values())
    build = "compiled" if COMPILED else "interpreted"
    assert rules.described(figures).startswith(f"rules, {build}, a cluster, ")


# ------------------------------------------------------------------ addresses


def closed_port() -> int:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port: int = nobody.getsockname()[1]
        return port


@pytest.mark.parametrize("prefix", ["", "ray://"])
def test_nobody_at_an_address_is_told_at_once(prefix: str) -> None:
    address = f"{prefix}127.0.0.1:{closed_port()}"
    done = program("simulate", "--ray", address)
    assert f"no Ray cluster can be used at '{address}': " in done.refused()


def test_something_else_at_an_address_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "CONNECT", 2.0)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(MexicanTrainError, match="does not answer as a Ray cluster does"):
            answering(f"127.0.0.1:{silent.getsockname()[1]}")


@pytest.mark.parametrize(
    "address", ["", "here", "10.0.0.1", ":6379", "host:port", "host:99999", "host:" + "9" * 20]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(MexicanTrainError, match="is not the address of a cluster: write auto"):
        answering(address)
