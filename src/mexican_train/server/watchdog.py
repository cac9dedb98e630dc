"""Tells whoever watches over this process that it is ready, that its loop turns, that it stops.

Under systemd that is its manager (`Type=notify` with `WatchdogSec`), which says in the environment
where it listens. Elsewhere a guard is started, if that is set (`watchdog_seconds`).
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from . import guard

BEATS = 4
"""How often one is told that the loop turns before it would be taken for hanging."""


class Watchdog:
    """Those who watch over this process, if anybody does."""

    def __init__(self, seconds: float) -> None:
        """`seconds` is how long a guard puts up with silence; 0: there is none."""
        self._manager = os.environ.get("NOTIFY_SOCKET", "")
        self._seconds = _asked_by_manager() or seconds
        self._guarded = bool(seconds) and not _asked_by_manager()
        self._guard: subprocess.Popen[bytes] | None = None
        self._beating: asyncio.Task[None] | None = None

    def ready(self) -> None:
        """People can come; from now on the loop is watched."""
        self._tell("READY=1")
        if self._guarded:
            program = [sys.executable, "-I", "-S", str(Path(guard.__file__))]
            self._guard = subprocess.Popen(
                [*program, str(os.getpid()), str(self._seconds)], stdin=subprocess.PIPE
            )
        if self._seconds:
            self._beating = asyncio.create_task(self._beat())

    def stopping(self) -> None:
        """What follows may take its time."""
        self._tell("STOPPING=1")
        if self._beating is not None:
            self._beating.cancel()
        if self._guard is not None:
            with suppress(OSError):
                self._guard.communicate()

    async def _beat(self) -> None:
        while True:
            self._tell("WATCHDOG=1")
            if self._guard is not None and self._guard.stdin is not None:
                with suppress(OSError):  # whoever ended the guard did not want it
                    os.write(self._guard.stdin.fileno(), b".")
            await asyncio.sleep(self._seconds / BEATS)

    def _tell(self, what: str) -> None:
        if sys.platform == "win32" or not self._manager:  # systemd is not for Windows
            return
        # One that begins with @ is in no folder: the kernel has a zero there.
        address = "\0" + self._manager[1:] if self._manager[0] == "@" else self._manager
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.setblocking(False)
            line.sendto(what.encode(), address)


def _asked_by_manager() -> float:
    """The seconds after which a manager ends this process; 0: it does not watch it."""
    watched = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    told = os.environ.get("WATCHDOG_USEC", "")
    return int(told) / 1e6 if watched and told.isdigit() else 0.0
