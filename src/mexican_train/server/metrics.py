"""Figures about a running server, in the text form that Prometheus reads.

Every series is there from the start, at nothing: a rate cannot see a first refusal that came out of
nowhere.
"""

from __future__ import annotations

import platform
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from math import inf

from .. import BUILD, __version__
from ..bots import BOTS
from ..protocol.number import PROTOCOL
from ..protocol.reasons import TableReason
from ..rules.errors import Reason
from .generation import GENERATION
from .table.entries import KINDS

PREFIX = "mexican_train_"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THOUGHTS = ("move", "hint", "review", "call")
"""What waits for a process to be thought of in."""
REPLACED = ("illegal", "late", "failed", "gone")
"""Why a bot of one's own is replaced for a move."""
QUEUES = ("inbox", "outbox", "saving", "asking", "letters")
"""Where things wait: messages for tables, messages for connections, changes for the database,
questions for it, letters for Redis."""
ESCAPED = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
BUILT = {
    "version": __version__,
    "python": platform.python_version(),
    "build": BUILD,
    "protocol": str(PROTOCOL),
    "generation": str(GENERATION),
}


class Cut(StrEnum):
    """Why a connection is aborted."""

    CONNECTIONS = "connections"  # its address has as many as it may
    LATE = "late"  # a request did not arrive in time
    BYTES = "bytes"  # more came than one connection may send
    FRAMES = "frames"  # so did WebSocket frames
    PIPELINED = "pipelined"  # too many requests came before the first was answered
    REQUESTS = "requests"  # its address goes on after it was refused
    UNREAD = "unread"  # an answer is not read


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, label: str = "") -> list[str]:
        """The text form."""
        lines = []
        count = 0
        for bound, here in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            count += here
            before = f"{label}," if label else ""
            lines.append(f'{name}_bucket{{{before}le="{bound}"}} {count}')
        suffix = f"{{{label}}}" if label else ""
        return [*lines, f"{name}_sum{suffix} {self.total:.6f}", f"{name}_count{suffix} {count}"]


class Metrics:
    """What a server counts, and whom it asks when it is asked."""

    def __init__(self) -> None:
        self.connections = 0
        self.connections_limit = 0
        self.tables = 0
        self.tables_limit = 0
        self.actions: Counter[str] = Counter(dict.fromkeys(KINDS, 0))
        self.refusals: Counter[str] = Counter(
            {str(reason): 0 for reason in (*TableReason, *Reason)}
        )
        self.made = 0
        self.slow_readers = 0
        self.cut: Counter[str] = Counter(dict.fromkeys(Cut, 0))
        self.servers = 1
        self.linked = 1
        self.letters = 0
        self.moved = 0
        self.invited = 0
        self.acknowledged = Histogram()
        self.saved = Histogram()
        self.commits = Histogram()
        self.batches = 0
        self.lags = Histogram()
        self.bots = {level: Histogram() for level in (*BOTS, *THOUGHTS[1:])}
        self.replaced: Counter[str] = Counter(dict.fromkeys(REPLACED, 0))
        self.waiting: Counter[str] = Counter(dict.fromkeys(THOUGHTS, 0))
        self.waits = {kind: Histogram() for kind in THOUGHTS}
        self.database_up = 1
        self.database_bytes = 0
        self.database_limit = 0
        self.database_age: Callable[[], float] = lambda: 0.0
        """How many seconds ago the database last answered."""
        self.lease_left: Callable[[], float] = lambda: inf
        """For how many seconds this server is sure of its tables; who is alone, for ever."""
        self.queues: dict[str, Callable[[], int]] = dict.fromkeys(QUEUES, lambda: 0)
        """How much waits where."""

    def committed(self, seconds: float, batches: int) -> None:
        """A commit, and how many waited for it."""
        self.commits.observe(seconds)
        self.batches += batches

    def thought(self, level: str, seconds: float) -> None:
        """A bot's decision, waiting for a process included."""
        self.bots.setdefault(level, Histogram()).observe(seconds)

    def waited(self, kind: str, seconds: float) -> None:
        """How long something waited to be thought of."""
        self.waits[kind].observe(seconds)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        built = _labels(**BUILT)
        left = max(0.0, self.lease_left())
        queues = {name: length() for name, length in self.queues.items()}
        return "".join(
            (
                _family("build_info", "gauge", "What runs", [f"{PREFIX}build_info{built} 1"]),
                _gauge("connections", "Open WebSockets", self.connections),
                _gauge("connections_limit", "The most there may be", self.connections_limit),
                _gauge("tables", "Tables in memory", self.tables),
                _gauge("tables_limit", "The most there may be", self.tables_limit),
                _gauge("servers", "Servers that share the database", self.servers),
                _gauge("linked", "Whether the others can be reached", self.linked),
                _gauge("lease_sure", "Whether this server is sure of its tables", int(left > 0)),
                _gauge("lease_left_seconds", "For how long it is sure of them", left),
                _gauge("database_up", "Whether the database takes changes", self.database_up),
                _gauge(
                    "database_answer_age_seconds", "Since its last good answer", self.database_age()
                ),
                _gauge("database_bytes", "Size of the database", self.database_bytes),
                _gauge("database_limit_bytes", "The most it may be", self.database_limit),
                _gauges("queue_length", "What waits", "queue", queues),
                _counter("tables_made_total", "Tables made", self.made),
                _counter("slow_readers_total", "Readers disconnected", self.slow_readers),
                _counters("connections_cut_total", "Connections aborted", "why", self.cut),
                _counter("letters_total", "Letters from other servers", self.letters),
                _counter("tables_moved_total", "Tables handed to other servers", self.moved),
                _counter("invited_total", "Connections asked to come again", self.invited),
                _counters("actions_total", "Accepted changes of tables", "kind", self.actions),
                _counters("refusals_total", "Refusals by reason", "reason", self.refusals),
                _times("acknowledge_seconds", "Of a message", [("", self.acknowledged)]),
                _times("save_seconds", "From a change to its safety on disk", [("", self.saved)]),
                _times("commit_seconds", "Time of a commit to disk", [("", self.commits)]),
                _counter(
                    "committed_batches_total", "Changes saved; several share a commit", self.batches
                ),
                _times("loop_lag_seconds", "How late the loop comes", [("", self.lags)]),
                _times("bot_seconds", "Time of a bot's decision", _by("level", self.bots)),
                _counters(
                    "bots_replaced_total", "Own bots without an answer", "why", self.replaced
                ),
                _gauges("thoughts_waiting", "Waiting for a process", "kind", self.waiting),
                _times(
                    "thought_wait_seconds", "Time of waiting for a process", _by("kind", self.waits)
                ),
            )
        )


def _family(name: str, kind: str, about: str, lines: Iterable[str]) -> str:
    name = PREFIX + name
    return "".join(
        f"{line}\n" for line in (f"# HELP {name} {about}", f"# TYPE {name} {kind}", *lines)
    )


def _gauge(name: str, about: str, value: float) -> str:
    return _family(name, "gauge", about, [f"{PREFIX}{name} {_number(value)}"])


def _gauges(name: str, about: str, label: str, values: Mapping[str, int]) -> str:
    return _family(name, "gauge", about, _labelled(name, label, values))


def _counter(name: str, about: str, value: int) -> str:
    return _family(name, "counter", about, [f"{PREFIX}{name} {value}"])


def _counters(name: str, about: str, label: str, values: Counter[str]) -> str:
    return _family(name, "counter", about, _labelled(name, label, values))


def _labelled(name: str, label: str, values: Mapping[str, int]) -> list[str]:
    return [f"{PREFIX}{name}{_labels(**{label: key})} {n}" for key, n in sorted(values.items())]


def _by(label: str, times: Mapping[str, Histogram]) -> list[tuple[str, Histogram]]:
    return [(_labels(**{label: key})[1:-1], each) for key, each in sorted(times.items())]


def _times(name: str, about: str, values: Iterable[tuple[str, Histogram]]) -> str:
    lines = [line for label, times in values for line in times.lines(PREFIX + name, label)]
    return _family(name, "histogram", about, lines)


def _labels(**values: str) -> str:
    """Labels as they follow a name; names of bots may be anybody's."""
    escaped = {name: value.translate(ESCAPED) for name, value in values.items()}
    return "{" + ",".join(f'{name}="{value}"' for name, value in escaped.items()) + "}"


def _number(value: float) -> str:
    return "+Inf" if value == inf else f"{value:.6g}" if isinstance(value, float) else str(value)
