"""Tables and people find the server that has least to do, after a restart or when one is added.

Every server tells the others how much it has. One that has clearly too much hands tables over,
whose people stay connected and hear only a new welcome; and it asks people to come again, at a
moment when nobody waits for them: the balancer brings them to any server.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice

from ...protocol.reasons import Refused
from ..generation import FIRST, GENERATION
from ..logs import log_event
from ..metrics import Metrics
from ..room.guests import Guest
from ..room.hall import Hall
from ..room.neighbours import AnyRoom
from ..room.room import Room
from ..store.store import StorageError
from .balance import Balance, receivers
from .lease import Lease
from .letters import Figures, TableCall
from .link import Link
from .remote_rooms import RemoteRooms
from .visitors import Visitor

FRESH = 3.0
"""Beats for which what another server has told counts."""
LOOKED_AT = 100
"""Tables among which those that go are chosen."""
ASKED = 4
"""How many are asked whether they can go, for each that is to go."""


class Spreading:
    """What this server knows of the others' load, and what it does about its own."""

    def __init__(
        self,
        hall: Hall,
        remote: RemoteRooms,
        lease: Lease,
        link: Callable[[], Link],
        metrics: Metrics,
        now: Callable[[], float],
        chance: random.Random,
    ) -> None:
        self._hall, self._remote, self._lease, self._link = hall, remote, lease, link
        self._metrics, self._now, self._chance = metrics, now, chance
        self._known: dict[str, tuple[float, Figures]] = {}
        self._people = Balance(least=4, most=50, by_chance=True)
        self._tables = Balance(least=1, most=10, by_chance=False)

    def heard(self, server: str, figures: Figures | None) -> None:
        """Another server tells how much it has; None: it takes nobody, or does not know how."""
        if figures is None:
            self._known.pop(server, None)
        else:
            self._known[server] = (self._now(), figures)

    @property
    def here(self) -> Figures:
        """How much this server has."""
        busy = sum(1 for room in self._hall.rooms.values() if room.guests)
        return Figures(self._metrics.connections, busy)

    @property
    def told(self) -> Figures | None:
        """What the others are told of that; nothing, if there is no room for more."""
        here, settings = self.here, self._hall.services.settings
        full = len(self._hall.rooms) >= settings.tables or here.connections >= settings.connections
        return None if full else here

    @property
    def others(self) -> dict[str, Figures]:
        """How much the others have that live and have told so lately."""
        since = self._now() - FRESH * self._lease.beat
        self._known = {
            server: (at, figures)
            for server, (at, figures) in self._known.items()
            if at >= since and server in self._lease.living
        }
        return {server: figures for server, (_, figures) in self._known.items()}

    def _tables_elsewhere(self) -> dict[str, int]:
        """How many tables the others have that could have those of this server, too.

        Not older ones: the database would give the table to a newer server at once.
        """
        known = self._lease.generations
        return {
            server: figures.tables
            for server, figures in self.others.items()
            if known.get(server, FIRST) >= GENERATION
        }

    async def spread(self) -> None:
        """Sends away a part of what this server has too much."""
        others, seconds = self.others, self._hall.services.settings.spread_seconds
        if not others or not seconds or not self._lease.sure:
            return
        part = min(1.0, self._lease.beat / seconds)
        tables = self._tables_elsewhere()
        mine = self.here.tables
        count = self._tables.to_send(mine, tables.values(), part)
        rooms = list(self._hall.rooms.values()) if count else []
        some = self._chance.sample(rooms, min(len(rooms), LOOKED_AT))
        for to in receivers(count, mine, tables, self._chance):
            movable = [room for room in some if room.movable]
            if movable:
                await self.move(min(movable, key=lambda room: _reluctance(room, to)), to)
        connections = [figures.connections for figures in others.values()]
        await self.invite(self._people.to_send(self.here.connections, connections, part))

    async def move(self, room: Room, to: str) -> None:
        """Hands a table over to a server; whoever is at it goes along."""

        async def hand_over() -> None:
            with suppress(StorageError):  # whoever asks for the table next learns who has it
                await self._lease.hand_over(room.id, to)
            # So that it is there before its people are, and is put away if none of them comes.
            self._link().send(to, TableCall(self._remote.number(), room.id, "opens", None))

        self._metrics.moved += 1
        log_event("table_moves", table=room.id, server=self._lease.server, to=to)
        await self._hall.move(room, hand_over)

    async def leave(self) -> None:
        """Hands all tables over, one after another, to those that have least."""
        others = self._tables_elsewhere()
        rooms = [room for room in self._hall.rooms.values() if room.guests]
        moves = []
        for room in rooms if others else ():
            to = min(others, key=others.__getitem__)
            others[to] += 1
            moves.append(self.move(room, to))
        await asyncio.gather(*moves)

    async def invite(self, count: int) -> None:
        """Asks so many people to come again; first those whose table is at another server."""
        for room, guest in islice(self._guests(), ASKED * count):
            with suppress(Refused):
                if count > 0 and await room.excuse(guest):
                    self._metrics.invited += 1
                    count -= 1

    def _guests(self) -> Iterator[tuple[AnyRoom, Guest]]:
        """The connections of this server, those who came first before the others."""
        yield from list(self._remote.connections.values())
        for room in list(self._hall.rooms.values()):
            for guest in list(room.guests):
                if not isinstance(guest, Visitor):
                    yield room, guest


def _reluctance(room: Room, to: str) -> tuple[bool, int]:
    """What rather keeps a table from a server: somebody is to act, few come to it through there."""
    through = sum(isinstance(guest, Visitor) and guest.server == to for guest in room.guests)
    return room.awaits_someone, -through
