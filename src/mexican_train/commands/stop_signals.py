"""Ctrl-C and SIGTERM end a long command in the same way. Schedulers stop programs with SIGTERM."""

from __future__ import annotations

import signal
from collections.abc import Callable
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType

from .._startup import INTERRUPTED

TERMINATED = 128 + signal.SIGTERM
"""The status of a program that SIGTERM has ended."""
AGAIN_SECONDS = 1.0
"""Time in which further signals mean the same stop: a wrapper passes on what it receives itself."""


def run_until_stopped(run: Callable[[], int]) -> int:
    """Run a command; return its status, which names the signal that has stopped it."""
    if current_thread() is not main_thread():  # only the main thread receives signals
        return run()
    stopped: list[tuple[float, int]] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        now = monotonic()
        if not stopped or now - stopped[0][0] > AGAIN_SECONDS:
            stopped.append((now, number))
            raise KeyboardInterrupt

    before = {signal.SIGTERM: signal.signal(signal.SIGTERM, interrupt)}
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else it is ignored
        before[signal.SIGINT] = signal.signal(signal.SIGINT, interrupt)
    try:
        status = run()
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if status == INTERRUPTED and stopped and stopped[0][1] == signal.SIGTERM:
        return TERMINATED
    return status
