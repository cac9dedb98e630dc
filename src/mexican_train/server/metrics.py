"""Figures about a running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

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
        lines: list[str] = []

        def family(name: str, kind: str, about: str, values: list[str]) -> None:
            lines.extend((f"# HELP {name} {about}", f"# TYPE {name} {kind}", *values))

        def counted(name: str, label: str, counter: Counter[str]) -> list[str]:
            return [f'{name}{{{label}="{key}"}} {n}' for key, n in sorted(counter.items())]

        p = "mexican_train_"
        name = f"{p}connections"
        family(name, "gauge", "Open WebSockets", [f"{name} {self.connections}"])
        name = f"{p}tables"
        family(name, "gauge", "Tables in memory", [f"{name} {self.tables}"])
        name = f"{p}tables_made_total"
        family(name, "counter", "Tables made", [f"{name} {self.made}"])
        name = f"{p}slow_readers_total"
        family(name, "counter", "Readers disconnected", [f"{name} {self.slow_readers}"])
        name = f"{p}servers"
        family(name, "gauge", "Servers that share the database", [f"{name} {self.servers}"])
        name = f"{p}linked"
        family(name, "gauge", "Whether the others can be reached", [f"{name} {self.linked}"])
        name = f"{p}letters_total"
        family(name, "counter", "Letters from other servers", [f"{name} {self.letters}"])
        name = f"{p}actions_total"
        family(name, "counter", "Accepted changes of tables", counted(name, "kind", self.actions))
        name = f"{p}refusals_total"
        family(name, "counter", "Refusals by reason", counted(name, "reason", self.refusals))
        name = f"{p}commit_seconds"
        family(name, "histogram", "Time of a commit to disk", self.commits.lines(name))
        name = f"{p}committed_batches_total"
        family(name, "counter", "Changes saved; several share a commit", [f"{name} {self.batches}"])
        name = f"{p}bot_seconds"
        values = [
            line
            for level, times in sorted(self.bots.items())
            for line in times.lines(name, f'level="{level}"')
        ]
        family(name, "histogram", "Time of a bot's decision", values)
        return "\n".join(lines) + "\n"
