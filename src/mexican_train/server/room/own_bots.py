"""Bots that whoever runs a server brought along, as tables see them.

They are somebody's programs: they may do what is not open, fail, take for ever or end. So none is
believed, and none is waited for; where one gives no answer that can be used, another bot decides.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ...rules.actions import Call
from ...rules.view import View


class OwnBots(Protocol):
    """The bots that a server has besides ours; each is asked with a view and nothing else."""

    @property
    def names(self) -> Collection[str]:
        """What they are called."""

    async def choose(self, level: str, view: View, seed: int, table: str) -> str | None:
        """The action of one; None if nothing came of it in time that may be done."""

    async def wants(self, level: str, view: View, call: Call, seed: int, table: str) -> bool:
        """Whether one makes a call that is open; one that does not say makes it."""


class NoOwnBots:
    """A server with our bots alone."""

    names = ()

    async def choose(self, level: str, view: View, seed: int, table: str) -> str | None:
        """There is nobody to choose."""
        return None

    async def wants(self, level: str, view: View, call: Call, seed: int, table: str) -> bool:
        """As our own bots do."""
        return True
