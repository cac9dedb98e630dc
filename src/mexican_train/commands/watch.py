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
    parser.add_argument(
        "--plain", action="store_true", help="tell it line by line, as where there is no terminal"
    )
    parser.add_argument("--ascii", action="store_true", help="draw with plain characters only")


def run(options: Namespace) -> int:
    """Shows the records, or tells them where nothing can be drawn."""
    # Only who watches needs what draws on the whole terminal.
    from ..terminal.telling import Telling
    from ..terminal.watch import Step, WatchApp, steps_of, told
    from ..words import Words

    words = Words(options.lang or device_language())
    telling = Telling(words)
    with ExitStack() as stack:
        lines = [*read_lines(open_records(options.file, stack))]
    if not lines:
        raise MexicanTrainError(f"{options.file} holds no record")

    def steps(place: int) -> list[Step]:
        number, line = lines[place]
        try:
            return steps_of(line or b"", telling)
        except MexicanTrainError as problem:
            raise MexicanTrainError(f"{options.file}:{number}: {problem}") from None

    drawable = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if options.plain or not drawable:
        for place in range(len(lines)):
            print(*told(steps(place), telling), sep="\n")
        return 0
    return WatchApp(len(lines), steps, telling, options.ascii).run() or 0
