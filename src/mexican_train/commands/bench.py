"""`bench`: measures speed and prints figures."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib import import_module

HELP = "measure speed"
BENCHMARKS = ("rules", "solver")


def add(parser: ArgumentParser) -> None:
    """Declares what to measure."""
    parser.add_argument("what", choices=BENCHMARKS, help="what to measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(options: Namespace) -> int:
    """Measures and prints."""
    benchmark = import_module(f"mexican_train.benchmarks.{options.what}")
    figures = benchmark.measure(options.seconds)
    print(json.dumps(figures) if options.json else benchmark.described(figures))
    return 0
