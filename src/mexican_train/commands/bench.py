"""`bench`: measures speed and prints figures."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

from ..lab.ray_cluster import RayCluster
from ..rules.errors import MexicanTrainError
from .options import add_ray, number, seconds

HELP = "measure speed"
EXAMPLES = """
mexican-train bench rules
    rounds a second by every sheet
mexican-train bench tables --tables 50 --seconds 5
    a server with 50 tables, for 5 seconds
"""
BENCHMARKS = (
    *("rules", "env", "solver", "review", "par", "tables", "cluster", "faults", "hints", "logs"),
    *("page", "yard"),
)
SIZES: dict[str, tuple[Any, ...]] = {
    **{"tables": (20.0, 500, 4), "cluster": (8.0, 200, 4), "hints": (20.0, 20, 4)},
    **{
        "faults": (90.0, 20, 4),
        "logs": (3.0, 10, 2),
        "page": (60.0,),
        "review": (60.0,),
        "par": (10.0,),
    },
}
"""Seconds, and tables and seats of those that measure a server."""

PROCESSES = Path("/proc/self/stat")
"""The file that says what a process has used; it is on Linux alone."""
READ_PROCESSES = ("tables", "cluster", "faults")


def add(parser: ArgumentParser) -> None:
    """Declares what to measure."""
    parser.add_argument("what", choices=BENCHMARKS, help="what to measure")
    parser.add_argument(
        "--seconds",
        type=seconds,
        help="for each figure; by default 1, logs 3, cluster 8, par 10, tables and hints 20, "
        "page and review 60",
    )
    parser.add_argument(
        "--tables",
        type=number,
        help="tables at once; by default tables 500, cluster 200, hints 20, logs 10",
    )
    parser.add_argument("--seats", type=number, help="people at each table; by default 4, logs 2")
    add_ray(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(options: Namespace) -> int:
    """Measures and prints."""
    if options.what in READ_PROCESSES and not PROCESSES.exists():
        raise MexicanTrainError(f"bench {options.what} reads /proc and runs on Linux only")
    benchmark = import_module(f"mexican_train.benchmarks.{options.what}")
    usual_seconds, *usual = SIZES.get(options.what, (1.0,))
    if not usual and (options.tables or options.seats):
        raise MexicanTrainError(
            "--tables and --seats are for bench tables, cluster, faults, hints and logs"
        )
    if options.ray is not None and options.what != "rules":
        raise MexicanTrainError("--ray is for bench rules: the others measure one machine")
    duration = options.seconds or usual_seconds
    if options.ray is not None:
        with RayCluster(options.ray) as cluster:
            figures = benchmark.measure_on(cluster, duration)
    else:
        chosen = zip((options.tables, options.seats), usual, strict=False)
        figures = benchmark.measure(duration, *(said or otherwise for said, otherwise in chosen))
    print(json.dumps(figures) if options.json else benchmark.described(figures))
    return 0
