"""Three tiers of tests: fast (no mark), `gate` and `release`.

A test without a mark runs in the edit loop, `./test fast`: it starts no browser, port or child
process. `gate` marks tests that the gate for a merge runs too, `./test`; `release` marks tests that
only `./test all` runs. `./test PATH` runs all three.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

MARKS = {
    "gate": "starts a browser, a port or a child process, or takes seconds; not in `./test fast`",
    "release": "runs only in `./test all`",
}
OUTSIDE = {
    "os.fork": "a child process",
    "os.posix_spawn": "a child process",
    "subprocess.Popen": "a child process",
    "multiprocessing.start": "a child process",
    "socket.bind": "a port",
}
"""Events that a fast test must not cause: audit events of the interpreter, and one of our own."""


def cases(*gate: Any, rest: Iterable[Any] = ()) -> list[Any]:
    """Return the values of a parameter: those of the gate, then those of `./test all` alone.

    A tuple holds the values of several parameters.
    """
    rows = (each if isinstance(each, tuple) else (each,) for each in rest)
    return [*gate, *(pytest.param(*row, marks=pytest.mark.release) for row in rows)]


class OutsideGuard:
    """Fails a fast test that starts a child process or opens a port."""

    def __init__(self) -> None:
        self._causes: list[str] | None = None
        sys.addaudithook(self._record)
        self._watch_multiprocessing()

    def _watch_multiprocessing(self) -> None:
        """Record processes that multiprocessing spawns, which cause no audit event."""
        start = BaseProcess.start

        def record_and_start(process: BaseProcess) -> None:
            self._record("multiprocessing.start", ())
            start(process)

        BaseProcess.start = record_and_start  # type: ignore[method-assign, assignment]

    def _record(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._causes is None or event not in OUTSIDE:
            return
        if event == "socket.bind":
            # On Windows the pair of sockets of every loop is made in Python, with a port.
            pair = sys._getframe(1).f_code.co_name.endswith("socketpair")
            if pair or not isinstance(arguments[1], tuple):
                return
        self._causes.append(f"{OUTSIDE[event]} ({event})")

    def _watch(self, item: pytest.Item) -> Generator[None, object, object]:
        if any(item.get_closest_marker(mark) for mark in MARKS):
            return (yield)
        causes: list[str] = []
        self._causes = causes
        process = os.getpid()
        try:
            result = yield
        finally:
            self._causes = None
        if causes and os.getpid() == process:
            pytest.fail(
                f"a fast test started {', '.join(sorted(set(causes)))}: mark it gate or release",
                pytrace=False,
            )
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        return (yield from self._watch(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        return (yield from self._watch(item))
