"""A room wherever it is, in this server's memory or at another server; and the other servers."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from ...protocol import client_messages as m
from ...protocol.calls import AboutWithSeat, ListedTable
from .guests import Guest


class Shown(NamedTuple):
    """What someone may know of a table, and whether their secret opens it."""

    opened: bool
    about: AboutWithSeat


class AnyRoom(Protocol):
    """A room of this server, or of another, as this server's people see it.

    Everything may raise `Refused`.
    """

    id: str

    @property
    def guests(self) -> Collection[Guest]:
        """The connections of this server that are at the table."""

    async def enter(self, guest: Guest, hello: m.Hello) -> bool:
        """Let in a connection with a token or the invite; return whether it is still connected."""

    async def receive(self, guest: Guest, data: str | bytes) -> None:
        """Takes a frame from a connection that has said hello; waits while there is no room."""

    def take(self, guest: Guest, data: str | bytes) -> bool:
        """Takes a frame here and now; False, and it is as if it had not come, if that cannot be."""

    async def depart(self, guest: Guest) -> None:
        """A connection is gone."""

    async def excuse(self, guest: Guest) -> bool:
        """Asks a connection to come again, unless its person is waited for; whether it did."""

    async def sit(self, new: m.NewSeat, token: str, address: str) -> int:
        """Gives a person with the invite a seat under a new token; asked again, the same seat."""

    async def about(self, secret: str | None) -> Shown:
        """What someone with this secret, or with none, may know of the table."""

    async def opens(self, secret: str | None) -> bool:
        """Whether a secret is the table's invite or one of its tokens."""

    async def waiting(self, code: str | None) -> str | None:
        """The invite, while the table waits for players under this code."""


class Neighbours(Protocol):
    """The other servers, if there are any; each table is at one server at a time."""

    @property
    def sure(self) -> bool:
        """Whether no other server can have taken this one's tables."""

    @property
    def taking(self) -> bool:
        """Whether people may come here; if not, they are better off at another server."""

    @property
    def lacking(self) -> list[str]:
        """What this server lacks to be of use among the others."""

    async def find(self, table: str) -> AnyRoom | None:
        """Where a table is; None if it is this server's now."""

    async def made(self, table: str) -> None:
        """A new table is this server's. Raises `Refused`, and it is not."""

    async def let_go(self, table: str) -> None:
        """This server has a table no longer: whoever asks next may have it."""

    def public(self) -> list[ListedTable]:
        """The public tables of the others."""

    async def count(self, key: str, most: int, seconds: float) -> bool:
        """Counts something at all servers together; False, and it is not counted, if there were
        too many. Whatever each server counts by itself holds where the others cannot be reached."""

    async def uncount(self, key: str) -> None:
        """Counts one fewer."""


class Alone:
    """There are no other servers."""

    sure = True
    taking = True

    @property
    def lacking(self) -> list[str]:
        """Nothing: there are no others."""
        return []

    async def find(self, table: str) -> AnyRoom | None:
        """Every table is this server's."""
        return None

    async def made(self, table: str) -> None:
        """Nobody else could have it."""

    async def let_go(self, table: str) -> None:
        """Nobody else will ask."""

    def public(self) -> list[ListedTable]:
        """There are no others."""
        return []

    async def count(self, key: str, most: int, seconds: float) -> bool:
        """What this server counts is all."""
        return True

    async def uncount(self, key: str) -> None:
        """Nobody else counts."""
