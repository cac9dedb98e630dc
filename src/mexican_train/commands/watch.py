"""`watch`: rounds from a file of records, step by step."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from typing import Any

from ..lab.parquet import ParquetRows, is_parquet, record_data
from ..languages import LANGUAGES, device_language
from ..rules.errors import MexicanTrainError
from .options import read_lines
from .replay import open_records

HELP = "watch rounds from a file of records"
EXAMPLES = """
mexican-train watch rounds.jsonl
    step by step, by the arrow keys
mexican-train simulate --rounds 1 --record - | mexican-train watch --plain -
    a round between bots, told line by line
"""


def add(parser: ArgumentParser) -> None:
    """Declares the file and how to show it."""
    parser.add_argument(
        "file", metavar="FILE", help="records: lines, or a .parquet; - for standard input"
    )
    parser.add_argument("--lang", choices=[*LANGUAGES], help="by default this machine's language")
    parser.add_argument(
        "--plain", action="store_true", help="tell it line by line, as where there is no terminal"
    )
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def run(options: Namespace) -> int:
    """Shows the records, or tells them where nothing can be drawn."""
    # Only who watches needs what draws on the whole terminal.
    from ..terminal.telling import Telling
    from ..terminal.watch import ShownStep, WatchApp, lines_of, steps_of
    from ..words import Words

    words = Words(options.lang or device_language())
    telling = Telling(words)
    records = Rows(options.file) if is_parquet(options.file) else Lines(options.file)
    if not records.count:
        raise MexicanTrainError(f"{options.file} holds no record")

    def steps(place: int) -> list[ShownStep]:
        number, text = records.at(place)
        try:
            return steps_of(text, telling)
        except MexicanTrainError as problem:
            raise MexicanTrainError(f"{options.file}:{number}: {problem}") from None

    drawable = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if options.plain or not drawable:
        for place in range(records.count):
            print(*lines_of(steps(place), telling), sep="\n")
        return 0
    app = WatchApp(records.count, steps, telling, options.ascii)
    app.run()
    return app.status


class Lines:
    """The records of a file of lines, in any order."""

    def __init__(self, name: str) -> None:
        with ExitStack() as stack:
            self._lines = [*read_lines(open_records(name, stack))]
        self.count = len(self._lines)

    def at(self, place: int) -> tuple[int, bytes]:
        """The number of a record's line, and its text."""
        number, line = self._lines[place]
        return number, line or b""


class Rows:
    """The records of a Parquet file, in any order; only one group of rows is held at a time."""

    def __init__(self, name: str) -> None:
        self._rows = ParquetRows(name)
        self.count = self._rows.total
        self._first, self._table = 0, None

    def at(self, place: int) -> tuple[int, bytes]:
        """The number of a record's row, and its text as a line would have it."""
        table: Any = self._table
        if table is None or not self._first <= place < self._first + table.num_rows:
            table = self._table = self._fetch(place)
        [row] = table.slice(place - self._first, 1).to_pylist()
        return place + 1, json.dumps(record_data(row)).encode()

    def _fetch(self, place: int) -> Any:
        """The group that a row is in."""
        file, self._first = self._rows.file, 0
        for group in range(file.num_row_groups):
            size = file.metadata.row_group(group).num_rows
            if place < self._first + size:
                break
            self._first += size
        try:
            return file.read_row_group(group, columns=self._rows.columns)
        except self._rows.unreadable as problem:
            raise self._rows.refused(str(problem)) from None
