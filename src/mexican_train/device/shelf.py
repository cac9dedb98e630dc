"""What a device's storage does: texts under keys in an order, saved all or none."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from msgspec import Struct, json

Key: TypeAlias = tuple[str | int, ...]
"""Keys are compared element by element, numbers before texts; what one begins with comes first."""
LAST = "\uffff"
"""Comes after every other element of a key."""
SAVED, TAKEN, FULL = "", "taken", "full"
"""What a shelf says of changes; whatever else it says is a sentence on what is wrong."""


class Shelf(Protocol):
    """The storage, as the page's side has it: only texts pass between the two."""

    async def write(self, changes: str) -> str:
        """Makes changes, all or none, durable when this returns.

        They are JSON, `{"drop": [[first, last], …], "put": [[key, value], …], "add": …}`, made in
        this order; a key that is added must not be there.
        """

    async def read(self, first: str, last: str) -> str:
        """What is kept from one key to another, in order, as a JSON list of `[key, value]`."""

    async def size(self) -> int:
        """How many bytes all of it takes."""


class Changes(Struct):
    """What is saved together: ranges of keys are dropped, values put or added."""

    drop: list[tuple[Key, Key]] = []
    put: list[tuple[Key, str]] = []
    add: list[tuple[Key, str]] = []

    def text(self) -> str:
        """As a shelf reads them."""
        return json.encode(self).decode()


def below(*key: str | int) -> tuple[Key, Key]:
    """From a key to the last of those that begin with it."""
    return key, (*key, LAST)


async def read(shelf: Shelf, first: Key, last: Key) -> list[tuple[Key, str]]:
    """What a shelf keeps from one key to another."""
    found = await shelf.read(json.encode(first).decode(), json.encode(last).decode())
    return json.decode(found, type=list[tuple[Key, str]])
