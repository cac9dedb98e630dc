"""SIGTERM, with which schedulers stop a program, ends a long command as Ctrl-C does."""

from __future__ import annotations

import signal
from collections.abc import Callable
from threading import current_thread, main_thread
from types import FrameType

from .._startup import INTERRUPTED

TERMINATED = 128 + signal.SIGTERM


def run_until_stopped(run: Callable[[], int]) -> int:
    """Run a command; return its status, which names the signal that has stopped it."""
    if current_thread() is not main_thread():  # only the main thread receives signals
        return run()
    terminated = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal terminated
        terminated = True
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        status = run()
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    return TERMINATED if terminated and status == INTERRUPTED else status
