"""A real Ray cluster of two workers on this machine, for tests."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

from waiting import poll

Thing = TypeVar("Thing")

HOLD = """
import sys, ray
ray.init("local", num_cpus=2, object_store_memory=80 << 20, include_dashboard=False,
         log_to_driver=False, logging_level="CRITICAL", _temp_dir=sys.argv[1])
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
"""Holds a cluster until its input ends; whatever ends it, Ray ends what it started."""
PATIENCE = 60.0


class LocalRay:
    """A running cluster: its address, and its processes that are at work."""

    def __init__(self, address: str, holder: int) -> None:
        self.address = address
        self.holder = holder

    def busy(self) -> list[int]:
        """The processes that have work of ours in hand."""
        listed = subprocess.run(
            ["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True
        ).stdout
        rows = [line.split(None, 2) for line in listed.splitlines()]
        family = {self.holder}
        for _ in range(4):
            family |= {int(pid) for pid, parent, *_ in rows if int(parent) in family}
        at_work = "ray::mexican_train"
        return [int(row[0]) for row in rows if int(row[0]) in family and at_work in row[-1]]

    def kill_one(self) -> int:
        """Kills a process in the middle of its work, as soon as there is one; its number."""
        victim = until(self.busy)[0]
        os.kill(victim, signal.SIGKILL)
        until(lambda: victim not in self.busy())
        return victim


def until(ask: Callable[[], Thing]) -> Thing:
    """Return what `ask` returns as soon as it is true."""
    found = poll(ask)
    assert found, "it never came true"
    return found


@contextmanager
def ray_here() -> Iterator[LocalRay]:
    """A cluster with a token and a folder of its own, all of it gone afterwards."""
    # Ray's sockets lie in this folder, and their names may not be long.
    folder = Path(tempfile.mkdtemp(prefix="mt-", dir="/tmp"))
    token = folder / "token"
    token.write_text(secrets.token_hex(32))
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN_PATH": str(token),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    with patch.dict(os.environ, settings):
        os.environ.pop("RAY_ADDRESS", None)
        holder = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert holder.stdin is not None
        assert holder.stdout is not None
        try:
            yield LocalRay(holder.stdout.readline().strip(), holder.pid)
        finally:
            holder.stdin.close()
            holder.wait(PATIENCE)
            holder.stdout.close()
            shutil.rmtree(folder, ignore_errors=True)
