"""One schedule of several servers: how it begins, how trouble ends, what must be true then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from checker import lasting, view_of
from cluster.cluster_checker import ClusterChecker
from cluster.cluster_faults import ClusterFaults
from cluster.cluster_sim import SimulatedCluster, SimulatedServer
from cluster.database import Database
from cluster.processes import Loop
from network import CUT, Line, Network
from schedule import Schedule, tell
from simulated_people import SimulatedPerson

from mexican_train.server.settings import Settings
from mexican_train.server.table.table import Table

LEASES, SECONDS = 8, 12.0
"""Everybody is back after so many lease times, and what people themselves need."""
AT_REST = sorted(
    [
        "WorkQueue.work",
        "WorkQueue.work",
        "Cluster._announce",
        "Cluster._beat",
        "Cluster._spread",
        "Cluster._watch",
        "Hall._sweep",
        "Link._listen",
        "Link._speak",
    ]
)
"""What a server does when nobody is there."""


class ClusterPerson(SimulatedPerson):
    """A person who comes to any server."""

    patient = False
    """Whether only the server ends a connection that is of no use any more."""

    def stay(self) -> None:
        """From now on believes in the connection; the server must answer, or end it."""
        self.patient = True
        self._waits_since = None
        if self._line is None:
            self.come()
        else:
            self.welcomed = False
            self._say_hello()

    def lost(self, line: Line, code: int) -> None:
        super().lost(line, code)
        if self.helpful:
            self._later(1.0, self._come_back)

    def _come_back(self) -> None:
        if self._line is None:
            self.come()

    def leave_for_good(self) -> None:
        """Goes home."""
        self.go()
        self.left = True

    def _say_hello(self) -> None:
        assert self._line is not None
        self._line.say(self._hello())

    def _wait(self) -> None:
        if not self.patient:
            super()._wait()

    def _alarm(self) -> None:
        if self.patient and self._line is not None and not self.welcomed and not self.left:
            self._say_hello()  # it may have been too fast
        super()._alarm()


def schedule_of(seed: int) -> ClusterSchedule:
    """A schedule, to be told."""
    loop = Loop()
    return ClusterSchedule(seed, loop, ClusterChecker(seed, Database(loop.time)))


def simulate(seed: int) -> str:
    """Runs a schedule; raises `Violation` if anything is wrong. A fingerprint of all that was."""
    return tell(schedule_of(seed))


class ClusterSchedule(Schedule):
    """A schedule of one table and several servers."""

    person_class = ClusterPerson
    loop: Loop
    checker: ClusterChecker
    network: SimulatedCluster
    people: list[ClusterPerson]  # type: ignore[assignment]

    async def run(self) -> None:
        """From the first call to the last check."""
        connect = "mexican_train.server.cluster.link.connect"
        with patch(connect, lambda url: self.network.redis.connect(url)):
            await super().run()
            await self._go_home()

    def end(self) -> None:
        """Whoever stands still has to be woken to be ended."""
        for server in self.network.servers:
            server.thaw()

    def _network(self, settings: Settings) -> Network:
        return SimulatedCluster(self.loop, self.chance, settings, self.checker)

    def _settings(self) -> Settings:
        pick = self.chance.choice
        return replace(
            super()._settings(),
            lease_seconds=pick((1.0, 2.0)),
            inbox_messages=pick((2, 64)),
            seat_messages=pick((20, 1000)),
            idle_seconds=pick((1.0, 5.0)),
            sweep_seconds=pick((2.0, 8.0)),
        )

    # ------------------------------------------------------------------ when trouble ends

    async def _clear_up(self) -> None:
        simulated = self.network
        simulated.faults = ClusterFaults()
        simulated.mend()
        patient = self.chance.random() < 0.5
        simulated.note("clears up", "patient" if patient else "anew")
        for line in simulated.lines:
            if not patient or not line.heard:
                line.end(CUT)
        for person in self.people:
            person.helpful = True
            person.stay() if patient else person.come()
        await self._soon(self._unsettled)
        if not patient:  # else something said long ago may still be on its way to them
            self._compare()

    async def _play_on(self) -> None:
        await super()._play_on()
        await self._soon(self._unsettled)
        await self._soon(self._ghosts)

    async def _go_home(self) -> None:
        """When nobody is there, nothing is left of them."""
        for person in self.people:
            person.leave_for_good()
        await self._soon(self._left_over)

    async def _soon(self, problem: Callable[[], str | None]) -> None:
        """Waits until there is no such problem any more."""
        end = self.loop.time() + LEASES * self.network.settings.lease_seconds + SECONDS
        while (told := problem()) is not None:
            if self.loop.time() > end:
                self.checker.fail(told)
                return
            await asyncio.sleep(0.01)

    # ------------------------------------------------------------------ what may be wrong

    def _unsettled(self) -> str | None:
        if self._agreed():
            return None
        version = self.checker.version
        who = [(each.name, each.version) for each in self.people if not each.left]
        return f"not everybody is back and sees {version}: {who}"

    def _compare(self) -> None:
        """What each sees is what the log says."""
        table = Table.replay(self.id, self.network.disk.logs[self.id])
        for person in self.people:
            if not person.left and lasting(person.view) != view_of(table, person.seat):
                self.checker.fail(f"{person.name} does not see what the log says")

    def _ghosts(self) -> str | None:
        """Whoever is taken to be somewhere and is not."""
        servers = self.network.servers
        if not all(server.up and server.cluster._link.up for server in servers):
            return "not all servers are there"
        having = [server for server in servers if self.id in server.hall.rooms]
        for server in having:
            if self.network.database.owners.get(self.id) != server.lease:
                return f"{server.name} has a table that is not its own"
        lines = sum(line.served for line in self.network.lines)
        if len(having) != 1 and (having or lines):
            return f"the table is at {[server.name for server in having]}"
        away = {
            (each.lease, number) for each in servers for number in each.cluster._remote.connections
        }
        visitors = {key for each in servers for key in each.cluster._visitors._visitors}
        if away != visitors:
            return f"{away - visitors} are not visitors, {visitors - away} are no more"
        for server in servers:
            own, here = len(self.network.lines_of(server)), self._here(server)
            if own != here:
                return f"{own} are connected to {server.name}, and {here} are at the table"
        guests = sum(len(server.hall.rooms[self.id].guests) for server in having)
        return None if guests == lines else f"{guests} are at the table, but {lines} are connected"

    def _here(self, server: SimulatedServer) -> int:
        """How many of a server's own connections are at the table, here or elsewhere."""
        room = server.hall.rooms.get(self.id)
        visitors: Any = server.cluster._visitors._visitors.values()
        own = [guest for guest in room.guests if guest not in visitors] if room else []
        return len(own) + len(server.cluster._remote.connections)

    def _left_over(self) -> str | None:
        for server in self.network.servers:
            if server.doing != AT_REST:
                return f"nobody is there, but {server.name} does {server.doing}"
            if server.hall.rooms or server.cluster._remote.rooms or server.cluster._remote._awaited:
                return f"{server.name} has not let go of the table"
        owner = self.network.database.owners.get(self.id)
        return None if owner is None else f"the table is still {owner}'s"
