"""`replay`: replays records and judges them."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from typing import BinaryIO

from ..lab.progress import Progress
from ..rules.errors import MexicanTrainError
from ..rules.record import read_record, replay
from .options import read_line, read_lines, sheet_rules

HELP = "replay records and judge them"


def add(parser: ArgumentParser) -> None:
    """Declares the file."""
    parser.add_argument("file", metavar="FILE", help="records, one a line; - for standard input")


def run(options: Namespace) -> int:
    """Replays every line and names what is wrong."""
    right = wrong = 0
    with ExitStack() as stack:
        source = open_records(options.file, stack)
        size = 0 if source is sys.stdin.buffer else os.fstat(source.fileno()).st_size
        progress = stack.enter_context(Progress("replaying", size))
        for number, line in read_lines(source):
            try:
                replay(read_record(read_line(line), sheet_rules))
                right += 1
            except MexicanTrainError as problem:
                wrong += 1
                print(f"{options.file}:{number}: {problem}")
            progress.advance(len(line or b""))
    print(f"{right + wrong} records, {right} right, {wrong} wrong")
    return 1 if wrong else 0


def open_records(name: str, stack: ExitStack) -> BinaryIO:
    """A file of records to read from."""
    if name == "-":
        return sys.stdin.buffer
    try:
        return stack.enter_context(open(name, "rb"))
    except OSError as problem:
        raise MexicanTrainError(f"{name} cannot be read: {problem.strerror}") from None
