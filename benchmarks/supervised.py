"""A server as a service manager runs it: started again a second after it has died, on its port."""

from __future__ import annotations

import http.client
import signal
import subprocess
import sys
import threading
import time
from types import TracebackType
from typing import Self

from .services import PATIENCE, free_port
from .table_load import NO_LIMITS

AGAIN = 1.0
"""Seconds after which it is started again, as `RestartSec` in the units."""
WATCHDOG = 1.5
"""Seconds after which it is ended when it hangs, as `WatchdogSec` in the units."""


class SupervisedServer:
    """One of several servers, with the arguments of its unit and without limits."""

    def __init__(self, *arguments: str, watchdog: float = WATCHDOG) -> None:
        self.port = free_port()
        sets = (*NO_LIMITS, f"watchdog_seconds={watchdog}", "workers=1")
        self._command = [
            *(sys.executable, "-m", "mexican_train", "serve", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--proxies", "127.0.0.1", *arguments),
            *(f"--set={each}" for each in sets),
        ]
        self._stopping = threading.Event()
        self._process = self._start()
        self._thread = threading.Thread(target=self._supervise, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self.until_ready()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stopping.set()
        self._process.kill()
        self._thread.join()
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def restart(self) -> None:
        """Stops it in good order, and starts it at once."""
        before = self._process
        before.send_signal(signal.SIGTERM)
        while self._process is before:
            time.sleep(0.02)

    def until_ready(self) -> None:
        """Waits until it says that it can take people."""
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if time.monotonic() > deadline:
                raise RuntimeError("a server does not become ready")
            time.sleep(0.05)

    def _ready(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == 200
        except OSError:
            return False
        finally:
            line.close()

    def _start(self) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen(self._command, stdout=quiet, stderr=quiet)

    def _supervise(self) -> None:
        while True:
            status = self._process.wait()
            if status != -signal.SIGTERM and self._stopping.wait(AGAIN):
                return
            if self._stopping.is_set():
                return
            self._process = self._start()
