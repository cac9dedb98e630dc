"""`bench`: measures speed and prints figures."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib import import_module

from ..lab.cluster import Cluster
from ..rules.errors import MexicanTrainError
from .options import add_ray, number

HELP = "measure speed"
BENCHMARKS = ("rules", "solver", "tables", "cluster", "page")
SIZES = {"tables": (20.0, 500, 4), "cluster": (8.0, 200, 4)}
"""Seconds, tables and seats of those that measure a server."""


def add(parser: ArgumentParser) -> None:
    """Declares what to measure."""
    parser.add_argument("what", choices=BENCHMARKS, help="what to measure")
    parser.add_argument("--seconds", type=float, help="for each figure (1; tables: 20, cluster: 8)")
    parser.add_argument("--tables", type=number, help="tables at once (tables: 500, cluster: 200)")
    parser.add_argument("--seats", type=number, help="people at each (tables, cluster: 4)")
    add_ray(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(options: Namespace) -> int:
    """Measures and prints."""
    benchmark = import_module(f"mexican_train.benchmarks.{options.what}")
    usual_seconds, *usual = SIZES.get(options.what, (1.0,))
    if not usual and (options.tables or options.seats):
        raise MexicanTrainError("--tables and --seats are for bench tables and bench cluster")
    if options.ray is not None and options.what != "rules":
        raise MexicanTrainError("--ray is for bench rules: the others measure one machine")
    seconds = options.seconds or usual_seconds
    if options.ray is not None:
        with Cluster(options.ray) as cluster:
            figures = benchmark.measure_on(cluster, seconds)
    else:
        chosen = zip((options.tables, options.seats), usual, strict=False)
        figures = benchmark.measure(seconds, *(said or otherwise for said, otherwise in chosen))
    print(json.dumps(figures) if options.json else benchmark.described(figures))
    return 0
