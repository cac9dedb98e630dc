"""`watch`: rounds from a file of records, step by step."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack

from ..languages import LANGUAGES, device_language
from ..rules.errors import MexicanTrainError
from .options import read_lines
from .replay import open_records

HELP = "watch rounds from a file of records"


def add(parser: ArgumentParser) -> None:
    """Declares the file and how to show it."""
    parser.add_argument("file", metavar="FILE", help="records, one a line; - for standard input")
    parser.add_argument("--lang", choices=[*LANGUAGES], help="by default this machine's language")
    parser.add_argument("--plain", action="store_true", help="tell it line by line")
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def run(options: Namespace) -> int:
    """Shows the records, or tells them where nothing can be drawn."""
    # Only who watches needs what draws on the whole terminal.
    from ..terminal.telling import Telling
    from ..terminal.watch import WatchApp, steps_of, told
    from ..words import Words

    with ExitStack() as stack:
        source = open_records(options.file, stack)
        records = [line for _, line in read_lines(source) if line is not None]
    if not records:
        raise MexicanTrainError(f"{options.file} holds no record")
    words = Words(options.lang or device_language())
    if options.plain or not sys.stdout.isatty():
        telling = Telling(words)
        for record in records:
            print(*told(steps_of(record, telling), telling), sep="\n")
        return 0
    return WatchApp(len(records), records.__getitem__, words, options.ascii).run() or 0
