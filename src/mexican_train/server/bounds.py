"""What each setting may be: the one place that says so.

A setting outside its bounds would not fail at once but later, and strangely: a lease of no seconds
is never sure, a database that may take none is waited for without end, a sweep every 0 seconds does
nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 1e9
DAY = 86_400.0


class Bounds(NamedTuple):
    """The least and the most that something may be."""

    least: float = 0.0
    most: float = MOST
    or_none: bool = False
    """Whether 0 is allowed too, which means that there is none of it."""

    def allow(self, value: float) -> bool:
        """Whether a value is within them; what is no number is not."""
        return self.least <= value <= self.most or (self.or_none and value == 0)

    def __str__(self) -> str:
        zero = "0, or " if self.or_none else ""
        return f"{zero}from {_plain(self.least)} to {_plain(self.most)}"


def _plain(number: float) -> str:
    return f"{number:.10g}"


_pauses = Bounds(0, DAY)
_windows = Bounds(0.01, 31 * DAY)
_some = Bounds(1)
_bytes = Bounds(512, 1_048_576)
_promptness = Bounds(0.1, 3600)
_processes = Bounds(0, 1024)

BOUNDS: dict[str, Bounds] = {
    **dict.fromkeys(("bot_pause_least", "bot_pause_most", "knock_pause"), _pauses),
    **dict.fromkeys(("round_pause", "host_pause"), _pauses),
    "mix_seconds": Bounds(0, 10),
    "think_seconds": Bounds(0.001, 60),
    **dict.fromkeys(("workers", "hint_workers"), _processes),
    "review_workers": Bounds(1, _processes.most),
    "table_hours": Bounds(0.01, 87_600),
    "match_days": Bounds(0, 3650),
    "sweep_seconds": Bounds(0.1, DAY),
    **dict.fromkeys(("message_bytes", "body_bytes", "record_bytes", "header_bytes"), _bytes),
    **dict.fromkeys(("header_seconds", "body_seconds", "hello_seconds"), _promptness),
    "unread_seconds": _promptness,
    "call_wait_seconds": _promptness,
    "name_length": Bounds(1, 100),
    "say_length": Bounds(1, 2000),
    **dict.fromkeys(("seat_messages", "watcher_messages", "flood_messages"), _some),
    **dict.fromkeys(("seat_messages_seconds", "watcher_messages_seconds"), _windows),
    **dict.fromkeys(("restates_seconds", "says_seconds", "hints_seconds"), _windows),
    **dict.fromkeys(("calls_seconds", "files_seconds", "replays_seconds"), _windows),
    **dict.fromkeys(("tables_made_seconds", "wrong_secrets_seconds"), _windows),
    **dict.fromkeys(("wrong_codes_seconds", "quota_seconds"), _windows),
    "review_wanted_seconds": Bounds(1, 3600),
    **dict.fromkeys(("outbox_messages", "inbox_messages"), _some),
    **dict.fromkeys(("calls", "files", "tables", "tables_per_address", "connections"), _some),
    **dict.fromkeys(("connections_per_address", "connections_per_seat"), _some),
    "sockets_per_address": _some,
    "busy_seconds": Bounds(0.05, 60),
    "lease_seconds": Bounds(0.5, 60),
    "spread_seconds": Bounds(0.5, 3600, or_none=True),
    "watchdog_seconds": Bounds(0.5, 3600, or_none=True),
}
"""Of each setting that has its own; all others may be from 0 to a thousand million."""
ANY = Bounds()


def bounds_of(name: str) -> Bounds:
    """What a setting may be."""
    return BOUNDS.get(name, ANY)
