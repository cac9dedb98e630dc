"""Everything about a server that can be set, each with the value it has by default."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from .bounds import bounds_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Pauses and times are in seconds, sizes in bytes or characters; limits are the most allowed.

    A pair `x` and `x_seconds` allows x within any such time.
    """

    # The pace of a table
    bot_pause_least: float = 0.6
    bot_pause_most: float = 1.5
    knock_pause: float = 8.0  # bots leave a person so long to knock, at the normal pace
    round_pause: float = 60.0  # after it the next round begins without those who are not ready
    mix_seconds: float = 0.5  # a deal waits so long for what devices add to it
    host_pause: float = 120.0  # a host who is away for longer hands the role on
    think_seconds: float = 0.5  # for a decision of the expert, or a hint
    own_bot_seconds: float = 5.0  # for a decision of a bot that was brought along
    workers: int = 0  # processes that bots think in; 0: one fewer than there are cores
    hint_workers: int = 0  # others that hints are thought in; 0: half as many, at least one
    review_workers: int = 1  # reviews at a time, each in a process behind all these
    move_wait_seconds: float = 10.0  # a bot that finds no process free plays without thinking

    # How long things are kept
    idle_seconds: float = 60.0  # a table that nobody is at leaves the memory
    table_hours: float = 24.0  # and ends
    match_days: float = 30.0  # a finished match can be read
    sweep_seconds: float = 60.0  # how often that is looked after
    log_entries: int = 200  # a longer log is summed up when the next match begins, or in the lobby

    # What one person can ask for
    message_bytes: int = 4096
    body_bytes: int = 4096
    record_bytes: int = 16384  # a record that someone brings to be replayed
    header_bytes: int = 16384
    header_seconds: float = 10.0
    body_seconds: float = 4.0
    hello_seconds: float = 10.0
    unread_seconds: float = 20.0  # a reader that takes less of an answer than 1 KB/s is cut
    name_length: int = 24
    say_length: int = 200
    seat_messages: int = 20
    seat_messages_seconds: float = 5.0
    watcher_messages: int = 8
    watcher_messages_seconds: float = 5.0
    flood_messages: int = 100  # refused for being too fast, one after another, before good-bye
    restates: int = 60  # changes of names, options, the host and so on, by one seat
    restates_seconds: float = 60.0
    restates_per_match: int = 500
    says: int = 5
    says_seconds: float = 10.0
    hints: int = 10
    hints_seconds: float = 60.0
    hint_wait_seconds: float = 10.0  # for a process that is free
    call_wait_seconds: float = 10.0  # for that process
    review_wanted_seconds: float = 15.0  # a review that nobody asks for any more is left
    outbox_messages: int = 128  # a reader that is further behind is disconnected
    inbox_messages: int = 64

    # What one address, one table and the whole server bear
    calls: int = 120
    calls_seconds: float = 10.0
    files: int = 5000  # of the page, and probes
    files_seconds: float = 10.0
    replays: int = 30
    replays_seconds: float = 10.0
    tables_made: int = 20
    tables_made_seconds: float = 600.0
    wrong_secrets: int = 20
    wrong_secrets_seconds: float = 60.0
    wrong_codes: int = 20
    wrong_codes_seconds: float = 60.0
    tables_per_address: int = 50
    entries_per_address: int = 1_000_000  # saved for one address within quota_seconds
    bytes_per_address: int = 100_000_000
    quota_seconds: float = 86_400.0
    hints_waiting_per_address: int = 20
    hints_waiting: int = 200
    reviews_waiting_per_address: int = 8
    reviews_waiting: int = 64
    reviews_kept: int = 256
    calls_waiting_per_address: int = 8  # for the process that replays, settles and compares
    calls_waiting: int = 64
    results_kept: int = 100  # of one challenge
    results_per_address: int = 20  # of these
    counted_hands: int = 400  # of one match at a score keeper
    sockets_per_address: int = 200
    connections_per_address: int = 100
    connections_per_seat: int = 5
    watchers_per_table: int = 50
    latecomers_per_table: int = 8
    tables_listed: int = 50  # in one answer
    connections: int = 10_000
    tables: int = 10_000

    # Storage
    database_megabytes: int = 20_000  # when it is larger, no new tables are made
    busy_seconds: float = 2.0  # waiting for a database that something else holds
    lease_seconds: float = 2.0  # a server silent for so long loses its tables to the others
    spread_seconds: float = 10.0  # in which a server sends on what it has too much; 0: it does not
    watchdog_seconds: float = 0.0  # a process that hangs for so long is ended; 0: it is not

    def __post_init__(self) -> None:
        for each in fields(self):
            bounds, value = bounds_of(each.name), getattr(self, each.name)
            if not bounds.allow(value):
                raise MexicanTrainError(f"{each.name} must be {bounds}, not {value:g}")
        if self.bot_pause_least > self.bot_pause_most:
            raise MexicanTrainError("bot_pause_least must not be more than bot_pause_most")

    def change(self, assignments: Iterable[str]) -> Settings:
        """These settings with some set otherwise, each written as `name=value`."""
        kinds = {each.name: int if each.type == "int" else float for each in fields(self)}
        values: dict[str, Any] = {}
        for text in assignments:
            name, equals, value = text.partition("=")
            if name not in kinds or not equals:
                known = ", ".join(kinds)
                raise MexicanTrainError(f"{shown(text)} is not name=value with one of {known}")
            try:
                values[name] = kinds[name](value)
            except ValueError:
                whole = "a whole number" if kinds[name] is int else "a number"
                raise MexicanTrainError(f"{name} must be {whole}, not {shown(value)}") from None
        return replace(self, **values)
