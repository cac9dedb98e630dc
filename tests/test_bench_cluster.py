"""`bench cluster`: a small run has every figure, and what is missing is said in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import needs
import pytest
from program import program, program_here

from benchmarks import cluster
from benchmarks.table_load import lost_or_doubled
from mexican_train.cli import main
from mexican_train.commands import bench
from mexican_train.rules.errors import MexicanTrainError

pytestmark = pytest.mark.release

SMALL = ("--seconds", "1", "--tables", "6", "--seats", "2")


@needs.services
def test_a_small_run_has_every_figure_and_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "cluster", "--json", *SMALL]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["tables"], figures["connections"]) == (6, 12)
    runs = figures["runs"]
    assert [(run["store"], run["processes"]) for run in runs] == [
        *(("sqlite", 1), ("postgresql", 1), ("postgresql", 2), ("postgresql", 3)),
    ]
    for run in runs:
        assert run["acknowledged"] > 0
        assert run["lost_or_doubled"] == 0
        check_phase(run, run["paced"])
        check_phase(run, run["saturated"])
    assert figures["growth"][0] == 1.0
    assert all(growth > 0 for growth in figures["growth"])
    told = cluster.described(figures)
    assert "postgresql, 3 processes" in told
    assert f"{runs[3]['saturated']['moves_per_s']:,} moves a second" in told


def check_phase(run: dict[str, Any], phase: dict[str, Any]) -> None:
    assert phase["moves_per_s"] > 0
    assert 0 < phase["ack_p50_ms"] <= phase["ack_p99_ms"] <= phase["ack_worst_ms"]
    assert (phase["refused"], phase["connections_lost"]) == (0, 0)
    services = ["postgresql", "redis"] if run["store"] == "postgresql" else []
    assert list(phase["cpu_us_per_move"]) == ["servers", *services, "clients"]
    assert phase["cpu_us_per_move"]["servers"] > 0
    assert phase["cores_busy"] > 0
    assert phase["saved_per_commit"] >= 1
    # Nobody is kept at the server that has their table, so letters go as soon as there are two.
    assert (phase["letters_per_move"] > 0) == (run["processes"] > 1)


def test_what_is_not_exactly_once_in_the_log_is_counted() -> None:
    log = [("t", 0, "a", 1), ("t", 1, "a", 2), ("t", 0, "b", 3), ("t", 0, "b", 4), ("u", 0, "a", 1)]
    acknowledged = {"t": [(0, "a", 1), (1, "a", 2)], "u": [(0, "a", 1)]}
    assert lost_or_doubled(log, acknowledged) == 0
    assert lost_or_doubled(log, {"t": [(0, "b", 3)]}) == 1
    assert lost_or_doubled(log, {"t": [(0, "c", 5)], "v": [(0, "a", 1)]}) == 2


def test_without_services_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "missing", lambda: ["postgresql", "redis-server"])
    with pytest.raises(MexicanTrainError, match="apt-get install postgresql redis-server"):
        cluster.measure(1.0, 6, 2)


def test_without_the_extra_one_is_told_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError(name='psycopg')")
    said = program("bench", "cluster", env={"PYTHONPATH": str(tmp_path)}).refused()
    assert "bench cluster needs psycopg: pip install 'mexican-train[cluster]'" in said


@pytest.mark.parametrize("what", ["tables", "cluster", "faults"])
def test_without_proc_a_benchmark_that_reads_it_is_refused(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "PROCESSES", tmp_path / "stat")
    assert (
        f"bench {what} reads /proc and runs on Linux only" in program_here("bench", what).refused()
    )


def test_sizes_are_for_those_that_measure_a_server() -> None:
    said = program("bench", "rules", "--tables", "3").refused()
    assert "--tables and --seats are for bench tables, cluster, faults, hints and logs" in said
