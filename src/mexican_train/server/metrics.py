"""Figures about a running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

PREFIX = "mexican_train_"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


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
    """What a server counts."""

    def __init__(self) -> None:
        self.connections = 0
        self.tables = 0
        self.actions: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.made = 0
        self.slow_readers = 0
        self.servers = 1
        self.linked = 1
        self.letters = 0
        self.commits = Histogram()
        self.batches = 0
        self.bots: dict[str, Histogram] = {}

    def committed(self, seconds: float, batches: int) -> None:
        """A commit, and how many waited for it."""
        self.commits.observe(seconds)
        self.batches += batches

    def thought(self, level: str, seconds: float) -> None:
        """A bot's decision, waiting for a process included."""
        self.bots.setdefault(level, Histogram()).observe(seconds)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        bots = [(f'level="{level}"', times) for level, times in sorted(self.bots.items())]
        return "".join(
            (
                _gauge("connections", "Open WebSockets", self.connections),
                _gauge("tables", "Tables in memory", self.tables),
                _gauge("servers", "Servers that share the database", self.servers),
                _gauge("linked", "Whether the others can be reached", self.linked),
                _counter("tables_made_total", "Tables made", self.made),
                _counter("slow_readers_total", "Readers disconnected", self.slow_readers),
                _counter("letters_total", "Letters from other servers", self.letters),
                _counters("actions_total", "Accepted changes of tables", "kind", self.actions),
                _counters("refusals_total", "Refusals by reason", "reason", self.refusals),
                _times("commit_seconds", "Time of a commit to disk", [("", self.commits)]),
                _counter(
                    "committed_batches_total", "Changes saved; several share a commit", self.batches
                ),
                _times("bot_seconds", "Time of a bot's decision", bots),
            )
        )


def _family(name: str, kind: str, about: str, lines: Iterable[str]) -> str:
    name = PREFIX + name
    return "".join(
        f"{line}\n" for line in (f"# HELP {name} {about}", f"# TYPE {name} {kind}", *lines)
    )


def _gauge(name: str, about: str, value: int) -> str:
    return _family(name, "gauge", about, [f"{PREFIX}{name} {value}"])


def _counter(name: str, about: str, value: int) -> str:
    return _family(name, "counter", about, [f"{PREFIX}{name} {value}"])


def _counters(name: str, about: str, label: str, values: Counter[str]) -> str:
    lines = [f'{PREFIX}{name}{{{label}="{key}"}} {n}' for key, n in sorted(values.items())]
    return _family(name, "counter", about, lines)


def _times(name: str, about: str, values: Iterable[tuple[str, Histogram]]) -> str:
    lines = [line for label, times in values for line in times.lines(PREFIX + name, label)]
    return _family(name, "histogram", about, lines)
