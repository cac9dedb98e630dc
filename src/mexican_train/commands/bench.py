"""`bench`: measures speed and prints figures."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib import import_module

from ..rules.errors import MexicanTrainError
from .options import number

HELP = "measure speed"
BENCHMARKS = ("rules", "solver", "tables", "page")


def add(parser: ArgumentParser) -> None:
    """Declares what to measure."""
    parser.add_argument("what", choices=BENCHMARKS, help="what to measure")
    parser.add_argument("--seconds", type=float, help="for each figure (1; tables: 20)")
    parser.add_argument("--tables", type=number, help="tables at once (tables: 500)")
    parser.add_argument("--seats", type=number, help="people at each (tables: 4)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(options: Namespace) -> int:
    """Measures and prints."""
    benchmark = import_module(f"mexican_train.benchmarks.{options.what}")
    tables = options.what == "tables"
    if not tables and (options.tables or options.seats):
        raise MexicanTrainError("--tables and --seats are for bench tables")
    seconds = options.seconds or (20.0 if tables else 1.0)
    size = (options.tables or 500, options.seats or 4) if tables else ()
    figures = benchmark.measure(seconds, *size)
    print(json.dumps(figures) if options.json else benchmark.described(figures))
    return 0
