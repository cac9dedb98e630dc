"""The command line: does what is asked for, and turns what is wrong into one sentence.

What takes a while to load is loaded within `main`, where Ctrl-C is heard.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from . import BUILD
from ._compiled import told
from ._startup import INTERRUPTED, interrupt_at_ctrl_c
from .commands.extras import lacking
from .rules.errors import MexicanTrainError

NEEDS_SPEED = ("simulate", "review", "arena", "bench")
STOPPABLE = ("simulate", "replay", "review", "arena")
"""The commands that show what they have done when they are stopped."""
UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What goes wrong with a place that was open for writing."""


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; without one, opens tables for people."""
    if sys.stderr is None:  # nobody wants to know, but whoever reads our output must not either
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    if sys.platform == "win32":
        use_utf8()
    try:
        interrupt_at_ctrl_c()
        if sys.stdout is None:
            raise MexicanTrainError("standard output is closed, so nothing can be shown")
        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return status
    except MexicanTrainError as problem:
        return refuse(str(problem))
    except BrokenPipeError:
        # Whoever read our output has enough: that is no failure, but nothing more can be written.
        silence()
        return 0
    except OSError as problem:
        if problem.errno not in UNWRITABLE or problem.filename is not None:
            raise
        silence()
        return refuse(f"the output cannot be written: {problem.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED


def run(given: Sequence[str]) -> int:
    """Runs the command that is asked for."""
    from .commands.parser import read_arguments
    from .commands.stop_signals import run_until_stopped

    try:
        options = read_arguments(given)
    except SystemExit as end:  # help was shown, or something was refused
        return int(end.code or 0)
    if BUILD == "missing" and options.command in NEEDS_SPEED:
        print(
            "mexican-train: the rules are not compiled here and run some 60 times slower "
            f"({told(BUILD)})",
            file=sys.stderr,
        )
    try:
        if options.command in STOPPABLE:
            return run_until_stopped(lambda: int(options.run(options)))
        return int(options.run(options))
    except ModuleNotFoundError as problem:
        sentence = lacking(options.command, problem)
        if sentence is None:
            raise
        raise MexicanTrainError(sentence) from None


def use_utf8() -> None:
    """Read and write UTF-8 where Windows would use an encoding that has no tiles."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # closed ones are None
            stream.reconfigure(encoding="utf-8", errors=stream.errors)


def refuse(sentence: str) -> int:
    """Says why nothing comes of it."""
    print(f"mexican-train: {sentence}", file=sys.stderr)
    return 2


def silence() -> None:
    """Sends nowhere what is still to be written: Python would try once more when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    raise SystemExit(main())
