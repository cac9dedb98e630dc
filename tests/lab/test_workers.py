"""Work spread over processes of this machine, and what is said while it runs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context

import pytest

from mexican_train import COMPILED, __version__
from mexican_train.cli import main
from mexican_train.commands import stop_signals
from mexican_train.lab import workers
from mexican_train.lab.fingerprint import fingerprint
from mexican_train.lab.progress import Progress
from mexican_train.lab.ray_cluster import RayCluster
from mexican_train.lab.workers import Processes, undisturbed
from mexican_train.rules.errors import MexicanTrainError


@pytest.mark.parametrize(
    ("jobs", "tasks"), [(1, 5), pytest.param(2, 9, marks=pytest.mark.gate), (3, 1), (2, 0)]
)
def test_results_come_in_order_and_each_is_told_once(jobs: int, tasks: int) -> None:
    told: list[str] = []
    found = list(Processes(jobs).in_order(str, range(tasks), told.append))
    assert found == told == [str(task) for task in range(tasks)]


@pytest.mark.gate
def test_a_failure_is_raised_though_a_process_has_just_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = get_context("spawn").Process()
    ended.start()
    ended.join()
    monkeypatch.setattr(workers, "active_children", lambda: [ended])
    with pytest.raises(ValueError, match="invalid literal"):
        list(Processes(2).in_order(int, ["1", "no number"]))


@pytest.fixture
def terminal_signals() -> Iterator[None]:
    """Signals as a program in a terminal has them; one in the background ignores Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("terminal_signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_waits_until_a_result_is_counted_whole(number: int, status: int) -> None:
    before = signal.getsignal(number)
    counted: list[str] = []

    def count() -> int:
        with undisturbed():
            signal.raise_signal(number)
            counted.append("whole")
        return 0

    assert stop_signals.run_until_stopped(count) == status
    assert counted == ["whole"]
    assert signal.getsignal(number) is before
    with undisturbed():
        counted.append("next")
    assert counted == ["whole", "next"]


@pytest.mark.usefixtures("terminal_signals")
def test_signals_that_follow_one_another_stop_a_command_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(stop_signals, "monotonic", lambda: now)

    def count() -> int:
        nonlocal now
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
            signal.raise_signal(number)  # what was done is still shown
        now += 2
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        return 130

    assert stop_signals.run_until_stopped(count) == 143
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.gate
@pytest.mark.usefixtures("terminal_signals")
def test_a_signal_while_processes_end_leaves_none_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shutdown = ProcessPoolExecutor.shutdown

    def interrupted(pool: ProcessPoolExecutor, *, cancel_futures: bool = False) -> None:
        signal.raise_signal(signal.SIGINT)
        shutdown(pool, cancel_futures=cancel_futures)

    monkeypatch.setattr(ProcessPoolExecutor, "shutdown", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(Processes(2).in_order(int, ["1", "no number"]))
    assert active_children() == []


def test_the_bar_says_how_much_is_left_and_who_works(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress("playing", 10) as progress:
        progress.visible = True
        progress.began -= 6
        progress.advance(6, "3 workers")
    bar = "playing [##################............]  60%  0:04 left, 3 workers"
    assert bar in capsys.readouterr().err


def test_a_fingerprint_names_version_build_and_sources() -> None:
    build = "compiled" if COMPILED else "interpreted"
    start, _, digest = fingerprint().rpartition(", ")
    assert start == f"{__version__} ({build}"
    assert len(digest.rstrip(")")) == 12


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = r"^a cluster needs the extra \[ray\]: pip install 'mexican-train\[ray\]'$"
    with pytest.raises(MexicanTrainError, match=sentence):
        RayCluster("auto")


@pytest.mark.parametrize("what", ["solver", "tables", "page"])
def test_only_the_rules_are_measured_on_a_cluster(
    what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", what, "--ray", "auto"]) == 2
    assert "--ray is for bench rules" in capsys.readouterr().err
