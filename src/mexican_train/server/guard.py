"""Ends a process whose loop hangs: what a service manager does, where there is none.

Runs as a program of its own, with nothing but the standard library: it must be well when the other
is not. It is told that the other turns by anything that comes through its standard input.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from queue import Empty, SimpleQueue
from threading import Thread

KILL = 9
"""SIGKILL. On Windows `os.kill` ends a process with any number, which becomes its exit status."""
TICKS = 10
"""How often it looks within the time that the other may be silent."""


def watch(parent: int, seconds: float, beats: int) -> bool:
    """Waits until a process is silent for too long or gone; whether it was ended here.

    Silence is counted and not measured: what stands still with it, as on a machine that sleeps,
    takes no time for silence.
    """
    received: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(beats, received), daemon=True).start()
    silent = 0
    while silent < TICKS:
        try:
            beat = received.get(timeout=seconds / TICKS)
        except Empty:
            silent += 1
        else:
            if not beat:
                return False
            silent = 0
    try:
        os.kill(parent, KILL)
    except OSError:
        return False  # it has ended by itself
    return True


def _receive(beats: int, received: SimpleQueue[bytes]) -> None:
    """Pass on the bytes from a pipe, and at last an empty message for its end.

    Windows cannot wait for a pipe with `select`.
    """
    while beat := os.read(beats, 4096):
        received.put(beat)
    received.put(b"")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then says so
    if watch(int(sys.argv[1]), float(sys.argv[2]), sys.stdin.fileno()):
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        print(json.dumps({"at": at, "level": "error", "event": "hung"}), file=sys.stderr)
