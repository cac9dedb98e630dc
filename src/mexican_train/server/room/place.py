"""A table wherever it is: in this server's memory, or at another server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, TypeAlias

from ..table import messages as m
from .guests import Guest

Told: TypeAlias = dict[str, object]


class Place(Protocol):
    """Where people come to a table. Everything may raise `Refused`."""

    id: str

    @property
    def guests(self) -> Collection[Guest]:
        """The connections of this server that are at the table."""

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Lets a connection in, if it brings a token or the invite; whether it did."""

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello."""

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""

    async def sit(self, new: m.NewSeat, token: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""

    async def about(self, secret: str | None) -> tuple[bool, Told]:
        """Whether a secret opens the table, and what one with it may know."""

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""

    async def waiting(self) -> str | None:
        """The invite, while the table waits for players under a code."""


class Neighbours(Protocol):
    """The other servers, if there are any; each table is at one server at a time."""

    @property
    def sure(self) -> bool:
        """Whether no other server can have taken this one's tables."""

    async def find(self, table: str) -> Place | None:
        """Where a table is; None if it is this server's now."""

    async def made(self, table: str) -> None:
        """A new table is this server's. Raises `Refused`, and it is not."""

    async def let_go(self, table: str) -> None:
        """This server has a table no longer: whoever asks next may have it."""

    def public(self) -> list[Told]:
        """The public tables of the others."""


class Alone:
    """There are no other servers."""

    sure = True

    async def find(self, table: str) -> Place | None:
        """Every table is this server's."""
        return None

    async def made(self, table: str) -> None:
        """Nobody else could have it."""

    async def let_go(self, table: str) -> None:
        """Nobody else will ask."""

    def public(self) -> list[Told]:
        """There are no others."""
        return []
