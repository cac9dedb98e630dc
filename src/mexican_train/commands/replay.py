"""`replay`: replays records and judges them."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from typing import Any, BinaryIO

from ..lab.parquet import ParquetRows, is_parquet, record_data
from ..lab.progress import Progress
from ..rules.errors import MexicanTrainError
from ..rules.record import Record, read_record, replay
from .options import read_line, read_lines, sheet_rules

HELP = "replay records and judge them"


def add(parser: ArgumentParser) -> None:
    """Declares the file."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="records: lines, or a .parquet; - for standard input",
    )


def run(options: Namespace) -> int:
    """Replays every record and names what is wrong."""
    right = wrong = 0
    for number, read in records(options.file, "replaying"):
        try:
            replay(read())
            right += 1
        except MexicanTrainError as problem:
            wrong += 1
            print(f"{options.file}:{number}: {problem}")
    print(f"{right + wrong} records, {right} right, {wrong} wrong")
    return 1 if wrong else 0


def records(name: str, doing: str) -> Iterator[tuple[int, Callable[[], Record]]]:
    """Every record of a file with the number of its line or row, still to be read and checked."""
    with ExitStack() as stack:
        if is_parquet(name):
            rows = ParquetRows(name)
            progress = stack.enter_context(Progress(doing, rows.total))
            for number, row in enumerate(rows, 1):
                yield number, partial(read_row, row)
                progress.advance(1)
            return
        source = open_records(name, stack)
        size = 0 if source is sys.stdin.buffer else os.fstat(source.fileno()).st_size
        progress = stack.enter_context(Progress(doing, size))
        for number, line in read_lines(source):
            yield number, partial(read_text, line)
            progress.advance(len(line or b""))


def read_row(row: Mapping[str, Any]) -> Record:
    """The record in a row of Parquet."""
    return read_record(record_data(row), sheet_rules)


def read_text(line: bytes | None) -> Record:
    """The record in a line of JSON."""
    return read_record(read_line(line), sheet_rules)


def open_records(name: str, stack: ExitStack) -> BinaryIO:
    """A file of records to read from."""
    if name == "-":
        return sys.stdin.buffer
    try:
        return stack.enter_context(open(name, "rb"))
    except OSError as problem:
        raise MexicanTrainError(f"{name} cannot be read: {problem.strerror}") from None
