"""Work spread over processes, with results in order and no more of them in memory than needed."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from itertools import chain, islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from types import FrameType, ModuleType
from typing import Protocol, TypeVar

from ..rules.errors import MexicanTrainError

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_ON_WINDOWS = 61
"""Processes that a pool can wait for there."""
stopped = False  # in a process of the pool: that it was told to stop


class Workers(Protocol):
    """Whoever work is shared out to: processes here, or a cluster of machines."""

    @property
    def note(self) -> str:
        """What a progress bar should say of them, if anything."""
        ...

    def in_order(
        self,
        work: Callable[[Task], Result],
        tasks: Iterable[Task],
        finished: Callable[[Result], None] | None = None,
    ) -> Iterator[Result]:
        """`work(task)` for each task, results in the order of the tasks whoever did them.

        `finished` is told each result once, as soon as it is known.
        """
        ...


def default_jobs() -> int:
    """As many processes as this one may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Processes:
    """Processes on this machine; a single one is this process itself.

    They load the script that was started only if `loads_main` says that the tasks need it: a script
    that plays at its top level would otherwise play again in each of them.
    """

    jobs: int = field(default_factory=default_jobs)
    note: str = ""
    loads_main: bool = False

    def in_order(
        self,
        work: Callable[[Task], Result],
        tasks: Iterable[Task],
        finished: Callable[[Result], None] | None = None,
    ) -> Iterator[Result]:
        """As all workers do."""
        for result in self._results(work, iter(tasks)):
            if finished is not None:
                finished(result)
            yield result

    def _results(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[Result]:
        first = list(islice(tasks, self.jobs))
        tasks = chain(first, tasks)
        if len(first) <= 1:
            yield from map(work, tasks)
            return
        try:
            yield from self._spread(work, tasks, len(first))
        except BrokenProcessPool:
            why = "there may be too little memory (fewer --jobs need less), or a bot has ended it"
            if self.loads_main:
                why = (
                    "a script with a bot of its own defines it at its top level, plays inside of "
                    '`if __name__ == "__main__":`, and needs enough memory for all `jobs`'
                )
            raise MexicanTrainError(
                f"one of the processes that did the work has ended: {why}"
            ) from None

    def _spread(
        self, work: Callable[[Task], Result], tasks: Iterator[Task], count: int
    ) -> Iterator[Result]:
        """Results of so many processes, in order."""
        waiting: deque[Future[Result]] = deque()
        windows = sys.platform == "win32"
        pool = ProcessPoolExecutor(
            min(count, MOST_ON_WINDOWS) if windows else count,
            mp_context=get_context("spawn"),
            initializer=ignore_ctrl_c if windows else None,
        )
        complete = False
        try:
            for task in tasks:
                with nullcontext() if self.loads_main else main_hidden():
                    waiting.append(submit(pool, work, task))
                if len(waiting) > 2 * count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
            complete = True
        finally:
            with undisturbed():  # a signal that came in between would leave processes for ever
                if not complete:
                    interrupt_processes()
                pool.shutdown(cancel_futures=True)


def interrupt_processes() -> None:
    """Interrupt the work of all processes, which may take minutes and is no longer wanted."""
    for process in active_children():
        if process.pid is not None:
            with suppress(OSError):  # it may have ended meanwhile
                os.kill(process.pid, signal.SIGINT)


def ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that has started this one.

    Windows sends it to both, and has no way to block it for a time. There `os.kill` ends a process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def main_hidden() -> Iterator[None]:
    """Keep processes that start meanwhile from loading the script that was started."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def submit(pool: ProcessPoolExecutor, work: Callable[[Task], Result], task: Task) -> Future[Result]:
    """Hands a task over; a process that starts for it hears ctrl-C only inside `stoppable`."""
    hear_ctrl_c(False)
    try:
        return pool.submit(stoppable, work, task)
    finally:
        hear_ctrl_c(True)


def stoppable(work: Callable[[Task], Result], task: Task) -> Result:
    """`work(task)` until ctrl-C; after it nothing, so that the process soon comes to its end."""
    global stopped
    try:
        hear_ctrl_c(True)
        if stopped:
            raise KeyboardInterrupt
        return work(task)
    except KeyboardInterrupt:
        stopped = True
        raise
    finally:
        hear_ctrl_c(False)


def hear_ctrl_c(heard: bool) -> None:
    """Lets ctrl-C through to this thread and the processes it starts, or holds it back."""
    if sys.platform != "win32" and hasattr(signal, "pthread_sigmask"):
        how = signal.SIG_UNBLOCK if heard else signal.SIG_BLOCK
        signal.pthread_sigmask(how, [signal.SIGINT])


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM wait until the work inside is done: it counts whole or not at all."""
    received: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        received.append(number)

    if current_thread() is not main_thread():  # which never hears of ctrl-C
        yield
        return
    before = {each: signal.signal(each, note) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    for number in received[:1]:
        signal.raise_signal(number)
