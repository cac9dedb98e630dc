"""Ends a process whose loop hangs: what a service manager does, where there is none.

Runs as a program of its own, with nothing but the standard library: it must be well when the other
is not. It is told that the other turns by anything that comes through its standard input.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time

TICKS = 10
"""How often it looks within the time that the other may be silent."""


def watch(parent: int, seconds: float, beats: int) -> bool:
    """Waits until a process is silent for too long or gone; whether it was ended here.

    Silence is counted and not measured: what stands still with it, as on a machine that sleeps,
    takes no time for silence.
    """
    silent = 0
    while silent < TICKS:
        if select.select([beats], [], [], seconds / TICKS)[0]:
            if not os.read(beats, 4096):
                return False
            silent = 0
        else:
            silent += 1
    if os.getppid() != parent:
        return False
    os.kill(parent, signal.SIGKILL)
    return True


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then says so
    if watch(int(sys.argv[1]), float(sys.argv[2]), sys.stdin.fileno()):
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        print(json.dumps({"at": at, "level": "error", "event": "hung"}), file=sys.stderr)
