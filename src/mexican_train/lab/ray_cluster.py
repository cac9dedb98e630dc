"""Work spread over a Ray cluster: the same contract as processes on this machine have.

Every worker says with each result what it has installed, and a result counts only if that is the
same as here. A worker that is lost costs time: Ray gives its work to another.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import current_thread, main_thread
from types import TracebackType
from typing import Any, Self

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .fingerprint import fingerprint
from .optional_libraries import library
from .workers import Result, Task, default_jobs, undisturbed

RETRIES = 20  # a worker may be lost as often as this in the middle of the same work
AHEAD = 4  # results that may wait for one before them, as a multiple of the work under way
LOOK_AGAIN = 2.0  # seconds after which machines that came or went are counted anew
CONNECT = 15.0  # seconds a cluster has to answer
HEAD = 1.0  # seconds between two looks whether the head is there, and for which it may not answer
LISTEN = 0.5  # seconds for which one waits for results without hearing ctrl-C
STORE = 100 << 20  # bytes; results are fetched as they come
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # what it would print of workers that are lost
}
TRY = """
import sys, ray
try:
    ray.init(sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
    if not sys.argv[1].startswith("ray://"):
        print(ray.get_runtime_context().gcs_address)
except Exception as problem:
    sys.exit(f"{type(problem).__name__}: {problem}")
"""


class HeadLost(MexicanTrainError):
    """The head of a cluster is gone, and with it the work that was under way."""


class RayCluster:
    """Workers on a Ray cluster; `local` starts a cluster here.

    With `jobs`, at most so many of them work at the same time.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.ray = load_ray()
        self.address = address
        self.jobs = jobs
        self.cores = 0
        self.looked = -LOOK_AGAIN
        self.recent: deque[tuple[str, int]] = deque()
        self.head = ""
        """Where the head listens."""
        self.seen = 0.0
        self.missed = False

    def __enter__(self) -> Self:
        address = self.address
        if address == "local":
            start: dict[str, object] = {
                "num_cpus": self.jobs or default_jobs(),
                "object_store_memory": STORE,
                "include_dashboard": False,
            }
        else:
            start = {}
            address = answering(address)
        try:
            with unchanged_sigterm():
                self.ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **start)
            self.head = address.removeprefix("ray://")
            if not address.startswith("ray://"):
                self.head = str(self.ray.get_runtime_context().gcs_address)
            self.count_cores()
        except Exception as problem:
            self.ray.shutdown()
            raise unreachable(self.address, str(problem)) from None
        if not self.cores:
            self.ray.shutdown()
            raise MexicanTrainError(f"the Ray cluster at {shown(self.address)} has no core to use")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, HeadLost):  # there is nobody to say good-bye to
            self.ray.shutdown()

    @property
    def worker_count(self) -> int:
        """How many take part: those who sent the latest results."""
        return len(set(self.recent))

    @property
    def note(self) -> str:
        """How many take part, in words."""
        return f"{self.worker_count} worker{'s' if self.worker_count != 1 else ''}"

    def look_for_head(self) -> None:
        """Raises `HeadLost` when nobody listens where the head was, twice in a row.

        Ray itself waits for a minute, and ends the process then without a word to us.
        """
        now = time.monotonic()
        if now - self.seen < HEAD:
            return
        self.seen = now
        host, _, port = self.head.rpartition(":")
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=HEAD).close()
        except OSError:
            if self.missed:
                raise HeadLost(
                    f"the head of the Ray cluster at {shown(self.address)} is gone"
                ) from None
            self.missed = True
        else:
            self.missed = False

    def count_cores(self) -> int:
        """The cores the cluster has; the last number known while it has none."""
        now = time.monotonic()
        if now - self.looked >= LOOK_AGAIN:
            self.looked = now
            self.cores = int(self.ray.cluster_resources().get("CPU", 0)) or self.cores
        return self.cores

    def in_order(
        self,
        work: Callable[[Task], Result],
        tasks: Iterable[Task],
        finished: Callable[[Result], None] | None = None,
    ) -> Iterator[Result]:
        """As all workers do; `finished` hears of results that still wait for earlier ones."""
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(remote_work())
        source = iter(tasks)
        waiting: deque[Any] = deque()  # all that is not yet given, in the order of the tasks
        running: list[Any] = []
        done: dict[Any, Result] = {}
        more = True
        try:
            while more or waiting:
                # Ctrl-C waits while Ray is at work, which could lose it.
                with undisturbed():
                    self.look_for_head()
                    # Not while it is in doubt: a question to a head that is gone takes a minute.
                    limit = self.jobs or 2 * (self.cores if self.missed else self.count_cores())
                    while more and len(running) < limit and len(waiting) < AHEAD * limit:
                        try:
                            task = next(source)
                        except StopIteration:
                            more = False
                            break
                        packed = self.ray.cloudpickle.dumps((work, task))
                        running.append(remote.remote(fingerprint(), packed))
                        waiting.append(running[-1])
                while waiting and waiting[0] in done:
                    yield done.pop(waiting.popleft())
                with undisturbed():
                    ready, running = self.ray.wait(running, timeout=LISTEN) if running else ([], [])
                    for reference in ready:
                        result = done[reference] = self.fetch(reference, limit)
                        if finished is not None:
                            finished(result)
        finally:
            self.cancel(running)

    def fetch(self, reference: Any, limit: int) -> Any:
        """A result that is there; raises what the work raised."""
        errors = self.ray.exceptions
        try:
            installed, worker, result = self.ray.get(reference)
        except errors.RayTaskError as problem:
            raise problem.cause from None
        except errors.RayError as problem:
            raise MexicanTrainError(
                f"work was lost on the cluster and could not be repeated: {type(problem).__name__}"
            ) from None
        if installed != fingerprint():
            raise MexicanTrainError(
                f"the worker on {worker[0]} has {installed}, and here is {fingerprint()}: "
                "install the same mexican-train on every machine of the cluster"
            )
        self.recent.append(worker)
        while len(self.recent) > limit:
            self.recent.popleft()
        return result

    def cancel(self, running: list[Any]) -> None:
        """Stops work that nobody waits for any more."""
        if self.ray.is_initialized() and not self.missed:
            for reference in running:
                with suppress(self.ray.exceptions.RayError):
                    self.ray.cancel(reference)


@contextmanager
def unchanged_sigterm() -> Iterator[None]:
    """Keep the handler of SIGTERM: Ray would end the process without a word."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if current_thread() is main_thread():
            signal.signal(signal.SIGTERM, before)


def remote_work() -> Callable[[str, bytes], tuple[str, tuple[str, int], object]]:
    """What a worker does with a task.

    It is made in here so that Ray sends it as it stands, and imports nothing before it can say so:
    a worker without the package, or with another version of it, must be able to answer.
    """

    def mexican_train(expected: str, packed: bytes) -> tuple[str, tuple[str, int], object]:
        import os
        import pickle
        import platform

        worker = (platform.node(), os.getpid())
        try:
            from mexican_train.lab.fingerprint import fingerprint
        except ImportError:
            return "no mexican-train with this lab", worker, None
        installed = fingerprint()
        if installed != expected:
            return installed, worker, None
        work, task = pickle.loads(packed)
        return installed, worker, work(task)

    return mexican_train


def load_ray() -> Any:
    """Ray, told to keep quiet and to itself."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    if _has_token():
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    return library("ray", "a cluster", "ray")


def _has_token() -> bool:
    """Whether Ray is set up with a token, as it is after `local`.

    A head that is started where there is one wants it from everybody, though nobody said so; and
    Ray itself sends it only to a cluster that it has found by itself.
    """
    if os.environ.get("RAY_AUTH_TOKEN"):
        return True
    path = os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token"
    return Path(path).is_file()


def answering(address: str) -> str:
    """The address of a cluster that answers and can be worked with; or raises one sentence.

    Ray itself tries for minutes, writes to the terminal and may end the process. So it is tried in
    another one first, and before that whether anybody listens at all.
    """
    target = os.environ.get("RAY_ADDRESS") or address if address == "auto" else address
    place = target.removeprefix("ray://")
    host, _, port = place.rpartition(":")
    if target != "auto":
        if not host or not port.isdecimal() or int(port[:6]) > 65535:
            raise MexicanTrainError(
                f"{shown(address)} is not the address of a cluster: "
                "write auto, local, HOST:PORT or ray://HOST:PORT"
            )
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
        except (OSError, OverflowError, UnicodeError) as problem:
            raise unreachable(address, getattr(problem, "strerror", None) or str(problem)) from None
    try:
        tried = subprocess.run(
            [sys.executable, "-c", TRY, address],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=CONNECT,
        )
    except subprocess.TimeoutExpired as problem:
        said = (problem.stderr or b"").decode(errors="replace")
        raise unreachable(address, said or "no answer") from None
    if tried.returncode:
        raise unreachable(address, tried.stderr)
    # What `auto` found may not be what it finds next time, beside the remains of another cluster.
    return tried.stdout.strip() or address


def unreachable(address: str, why: str) -> MexicanTrainError:
    """Says in one sentence why there is no working with a cluster."""
    said = (why.strip().splitlines() or ["no answer"])[-1]
    # Ray's own words where nothing better is known, without the type of the error before them.
    sentence = shown(said.partition(": ")[2] or said).strip("'\"")
    for sign, meaning in MEANINGS.items():
        if sign in why:
            sentence = meaning
            break
    return MexicanTrainError(f"no Ray cluster can be used at {shown(address)}: {sentence}")


NO_ANSWER = "what listens there does not answer as a Ray cluster does"
NO_TOKEN = "it wants a token: set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to the token's file"
MEANINGS = {
    "InvalidAuthToken": NO_TOKEN,
    "AuthenticationError": NO_TOKEN,
    "Could not find any running": "none runs on this machine",
    "ersion mismatch": "it has another version of Ray or of Python than this machine",
    "ray[client]": "ray:// needs more of Ray: pip install 'ray[client]'",
    "matching Raylet": "this machine is no part of it; from outside it is ray://HOST:PORT",
    "no answer": NO_ANSWER,
    "Failed to connect to GCS": NO_ANSWER,
}
"""Words in Ray's errors, and what they mean to the one who asked."""
