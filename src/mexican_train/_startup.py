"""Ctrl-C ends the program without a traceback while its modules are loaded.

Another program that imports the package keeps its own handling of Ctrl-C.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT
"""The status of a program that Ctrl-C has ended."""


def end_at_ctrl_c() -> None:
    """Let Ctrl-C end this process at once if it is about to run the program."""
    if _runs_the_program() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def interrupt_at_ctrl_c() -> None:
    """Let Ctrl-C raise `KeyboardInterrupt` again, now that the program handles it."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _runs_the_program() -> bool:
    """Return whether Python was started with `-m mexican_train` or with the installed script."""
    arguments, script = sys.orig_argv[1:], sys.argv[0] if sys.argv else ""
    if script == "-m":  # as long as the package is loaded
        return "-m" in arguments and arguments[arguments.index("-m") + 1 :][:1] == [__package__]
    # A process of multiprocessing has the script in its arguments, but was not started with it.
    name = os.path.splitext(os.path.basename(script))[0]
    return name == "mexican-train" and script in arguments


def _end(number: int, frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)
