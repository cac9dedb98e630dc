"""Answers to calls over HTTP, but for replays, rules in words and arguments that are settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .view import Player, TablePhase


class TableMade(Struct, kw_only=True):
    """What its maker learns of a new table."""

    table: str
    seat: int
    token: str
    invite: str


class SeatTaken(Struct, kw_only=True):
    """What someone learns who takes a seat."""

    seat: int
    token: str


class TableFound(Struct, kw_only=True):
    """The table that waits for players under a code."""

    table: str
    invite: str


class About(Struct, kw_only=True):
    """What anyone may know of a table; names, and who is the host, only those who may come in."""

    table: str
    phase: TablePhase
    sheet: str
    rules: dict[str, Any]
    rounds: int
    round: int
    clock: int | None
    public: bool
    seats: int
    free: int
    players: Sequence[Player] | None
    host: int | None = None


class AboutWithSeat(About, kw_only=True):
    """The same for someone with a secret: `seat` is the one whose token it is, if it is one.

    `your_turn` is whether the table waits for that seat.
    """

    seat: int | None = None
    your_turn: bool = False


class ListedTable(About, kw_only=True):
    """What the home page tells of a public table, whose invite is no secret."""

    invite: str


class PublicTables(Struct, kw_only=True):
    """A page of the public tables that somebody is at; `next` is where the following one begins."""

    tables: Sequence[ListedTable]
    next: str | None


class Health(Struct, kw_only=True):
    """That the server lives."""

    status: str
    tables: int


class Ready(Struct, kw_only=True):
    """Whether the server can take people now, and what it lacks if it cannot."""

    status: str
    lacking: list[str]


class CallProblem(Struct, kw_only=True):
    """Why a call failed: a stable code, and a sentence for people."""

    code: str
    message: str


class CallFailed(Struct, kw_only=True):
    """The answer to a call that failed."""

    error: CallProblem
