"""Waiting for what other processes do, with one generous timeout.

`wait_for_exit` waits for an event. `poll` is the only place that asks again and again: for states
of programs that report no event, in tests of `./test all` alone.
"""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

PATIENCE = 10.0
"""Seconds after which something that should have happened is taken not to happen."""
T = TypeVar("T")


def wait_for_exit(processes: Iterable[int], seconds: float = PATIENCE) -> bool:
    """Wait until processes have ended, which need not be children of this one."""
    for process in processes:
        try:
            handle = os.pidfd_open(process)
        except ProcessLookupError:
            continue
        try:
            if not select.select([handle], [], [], seconds)[0]:
                return False
        finally:
            os.close(handle)
    return True


def poll(ask: Callable[[], T], seconds: float = 6 * PATIENCE) -> T:
    """Return what `ask` returns as soon as that is true, else its last result."""
    end = time.monotonic() + seconds
    while not (found := ask()) and time.monotonic() < end:
        time.sleep(0.05)
    return found
