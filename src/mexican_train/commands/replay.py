"""`replay`: replays records and judges them."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import islice
from typing import Any, BinaryIO, TypeAlias

from ..lab.judging import Judge
from ..lab.judging_rows import Judged, judge_group, row_groups
from ..lab.parquet import ParquetRows, is_parquet, record_data
from ..lab.progress import Progress
from ..lab.workers import Processes, Workers, default_jobs
from ..rules.errors import MexicanTrainError
from ..rules.record import Record, read_record
from .options import add_jobs, counted, read_line, read_lines, sheet_rules, standard_input

HELP = "replay records and judge them"
EXAMPLES = """
mexican-train replay rounds.jsonl
    how many records are right, and what is wrong with the others
mexican-train simulate --rounds 20 --record - | mexican-train replay -
    records from a pipe
"""
LINES = 1000  # that are judged at once, some tenths of a second of work

Line: TypeAlias = tuple[int, bytes | None]
"""A line with its number; None for one too long to be meant."""


def add(parser: ArgumentParser) -> None:
    """Declares the file."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="records: lines, or a .parquet; - for standard input",
    )
    add_jobs(parser)


def run(options: Namespace) -> int:
    """Replays every record and names what is wrong."""
    right = wrong = 0
    for judged in judge(options.file, Processes(options.jobs or default_jobs())):
        right += judged.right
        wrong += len(judged.wrong)
        for number, problem in judged.wrong:
            print(f"{options.file}:{number}: {problem}")
    print(f"{counted(right + wrong, 'record')}, {right} right, {wrong} wrong")
    return 1 if wrong else 0


def judge(name: str, workers: Workers) -> Iterator[Judged]:
    """What is right and wrong in a file, part by part, in its order."""
    with ExitStack() as stack:
        if is_parquet(name):
            rows = ParquetRows(name)
            total, found = rows.total, workers.in_order(judge_group, row_groups(rows))
        else:
            source = open_records(name, stack)
            total, found = size_of(source), workers.in_order(judge_lines, pieces(source))
        progress = stack.enter_context(Progress("replaying", total))
        for judged in found:
            progress.advance(judged.size)
            yield judged


def pieces(source: BinaryIO) -> Iterator[list[Line]]:
    """The lines of a file, some at a time."""
    lines = read_lines(source)
    while piece := list(islice(lines, LINES)):
        yield piece


def judge_lines(piece: list[Line]) -> Judged:
    """Judges the records in some lines."""
    judge, judged = Judge(), Judged()
    for number, line in piece:
        try:
            judged.add(number, judge.wrong(read_line(line)))
        except MexicanTrainError as problem:
            judged.add(number, str(problem))
        judged.size += len(line or b"")
    return judged


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
        progress = stack.enter_context(Progress(doing, size_of(source)))
        for number, line in read_lines(source):
            yield number, partial(read_text, line)
            progress.advance(len(line or b""))


def size_of(source: BinaryIO) -> int:
    """The bytes of a file; 0 where nobody knows yet how many will come."""
    given = sys.stdin is not None and source is sys.stdin.buffer
    return 0 if given else os.fstat(source.fileno()).st_size


def read_row(row: Mapping[str, Any]) -> Record:
    """The record in a row of Parquet."""
    return read_record(record_data(row), sheet_rules)


def read_text(line: bytes | None) -> Record:
    """The record in a line of JSON."""
    return read_record(read_line(line), sheet_rules)


def open_records(name: str, stack: ExitStack) -> BinaryIO:
    """A file of records to read from."""
    if name == "-":
        return standard_input()
    try:
        return stack.enter_context(open(name, "rb"))
    except OSError as problem:
        raise MexicanTrainError(f"{name} cannot be read: {problem.strerror}") from None
