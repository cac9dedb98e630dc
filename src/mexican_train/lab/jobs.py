"""Work spread over processes, with results in order and no more of them in memory than needed."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

stopped = False  # in a process of the pool: that it was told to stop


def default_jobs() -> int:
    """As many processes as this one may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """`work(task)` for each task, results in the order of the tasks whatever the number of jobs."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Result]] = deque()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for task in tasks:
                waiting.append(submit(pool, work, task))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            # Nobody waits for the rest any more, and what runs now may take minutes.
            for process in active_children():
                if process.pid is not None:
                    os.kill(process.pid, signal.SIGINT)
            raise
        finally:
            for future in waiting:
                future.cancel()


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
    if hasattr(signal, "pthread_sigmask"):
        how = signal.SIG_UNBLOCK if heard else signal.SIG_BLOCK
        signal.pthread_sigmask(how, [signal.SIGINT])
