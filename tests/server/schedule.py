"""One schedule: from a seed a table, the people at it, what fails around them, and how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
from contextlib import AbstractContextManager
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from checker import Checker, Violation, lasting, view_of
from faults import Faults
from in_memory import Disk
from jumping_clock import Loop
from network import Network
from simulated_device import SimulatedDevice
from simulated_people import SimulatedPerson

from mexican_train.protocol import client_messages as m
from mexican_train.protocol.reasons import Refused, TableReason
from mexican_train.server.logs import log
from mexican_train.server.settings import Settings
from mexican_train.server.store.store import StorageError
from mexican_train.server.table.table import Table

SHEETS = ("station", "station/fast", "nordic", "nordic/open", "classic", "gare/rounds")
LONG_ENOUGH = 90.0
"""Seconds after which trouble ends, however little was played."""
ENDING = 8
"""Turns of the loop in which everything ends at last."""
SOON = 200.0
"""Seconds in which anything that should happen when nothing fails must have happened."""


def guessable(seed: int) -> AbstractContextManager[object]:
    """For a while, what nobody could guess comes from a seed."""
    chance = random.Random(seed)

    def token(size: int) -> str:
        return chance.randbytes(size).hex()

    return patch.multiple(secrets, choice=chance.choice, token_hex=token, token_urlsafe=token)


class Complaints(logging.Handler):
    """Errors that the server writes down are failures, unless the disk is to blame."""

    def __init__(self, checker: Checker) -> None:
        super().__init__(logging.ERROR)
        self._witness = checker

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        disk = isinstance(problem, StorageError) or record.getMessage() == "storage_failed"
        if not disk:
            self._witness.fail(f"the server complained: {record.getMessage()} {problem!r}")


def simulate(seed: int) -> str:
    """Runs a schedule; raises `Violation` if anything is wrong. A fingerprint of all that was."""
    return tell(Schedule(seed, Loop(), Checker(seed, Disk())))


def tell(schedule: Schedule) -> str:
    """Runs a schedule of any kind."""
    loop, checker = schedule.loop, schedule.checker
    complaints = Complaints(checker)
    log.addHandler(complaints)
    propagate, log.propagate = log.propagate, False
    loop.set_exception_handler(lambda _, context: checker.fail(f"unhandled: {context}"))
    try:
        with guessable(schedule.seed):
            loop.run_until_complete(schedule.run())
    except Violation:
        raise
    except Exception as problem:
        checker.fail(repr(problem))
    finally:
        log.removeHandler(complaints)
        log.propagate = propagate
        schedule.end()
        loop.clock.between = lambda: None
        for _ in range(ENDING):
            for task in asyncio.all_tasks(loop):
                task.cancel()  # and again, if it has begun to wait for something else
            loop.call_soon(loop.stop)
            loop.run_forever()
        loop.close()
    checker.check()
    return sha256(repr(checker.trace).encode()).hexdigest()


class Schedule:
    """All that happens at one table."""

    person_class = SimulatedPerson

    def __init__(self, seed: int, loop: Loop, checker: Checker) -> None:
        self.chance = random.Random(seed)
        self.loop = loop
        self.seed = seed
        self.checker = checker
        self.people: list[SimulatedPerson] = []
        self.network: Network

    async def run(self) -> None:
        """From the first call to the last check."""
        self.network = self._network(self._settings())
        self.network.start()
        people = await self._make()
        await self._sit(people)
        await self._until(self.chance.randrange(5, 40), LONG_ENOUGH)
        await self._clear_up()
        await self._play_on()
        self.checker.finish()

    def end(self) -> None:
        """Nothing more will happen."""

    def _network(self, settings: Settings) -> Network:
        return Network(self.loop, self.chance, settings, self.checker)

    def _settings(self) -> Settings:
        pick = self.chance.choice
        most = pick((0.0, 0.3))
        return Settings(
            bot_pause_least=0.0,
            bot_pause_most=most,
            knock_pause=pick((0.0, 1.0)),
            round_pause=pick((2.0, 60.0)),
            host_pause=pick((0.5, 120.0)),
            idle_seconds=pick((1.0, 60.0)),
            sweep_seconds=pick((2.0, 60.0)),
            seat_messages=pick((6, 1000, 1000)),
            seat_messages_seconds=2.0,
            log_entries=pick((0, 10, 200)),
        )

    def _game(self) -> tuple[int, dict[str, Any]]:
        """How many people, and what they play."""
        pick = self.chance.choice
        seats = pick((2, 2, 3, 4))
        bots = [pick(("random", "greedy")) for _ in range(pick((0, 0, 1, 2)))][: seats - 1]
        rules = {"max_pip": 6, "hand": pick((1, 2, 3, 4, 5))}
        body = {"sheet": pick(SHEETS), "rules": rules, "seats": seats, "bots": bots}
        people = max(1, seats - len(bots) - pick((0, 0, 0, 1)))
        return people, {**body, "rounds": pick((1, 2, 4)), "clock": pick((None, None, 5))}

    async def _make(self) -> int:
        people, body = self._game()
        device = SimulatedDevice(self.chance, "A")
        body["commitment"] = device.new_commitment()
        wanted = m.read_new_table(json.dumps({"name": "Ada", **body}).encode())
        made = None
        while made is None:
            try:
                made = await self.network.call(lambda hall: hall.make(wanted, "Ada"))
            except Refused:
                await asyncio.sleep(1.0)
        self.invite, self.id = made.invite, made.table
        self.checker.begin(made.table)
        self._call("A", made.seat, made.token, device)
        return people

    def _call(self, name: str, seat: int, token: str, device: SimulatedDevice) -> None:
        self.checker.seated(seat, token)
        self.people.append(self.person_class(self.network, self.id, name, seat, token=token))
        self.people[-1].device = device
        if self.chance.random() < 0.2:
            self.people.append(
                self.person_class(self.network, self.id, name.lower(), seat, token=token)
            )

    async def _sit(self, people: int) -> None:
        if self.chance.random() < 0.5:
            self.people.append(
                self.person_class(self.network, self.id, "W", None, invite=self.invite)
            )
        for name in "BCD"[: people - 1]:
            device = SimulatedDevice(self.chance, name)
            sat = await self._take_seat(name, device.new_commitment())
            if sat is None:
                return  # the host has started without them
            self._call(name, *sat, device)

    async def _take_seat(self, name: str, promised: str | None) -> tuple[int, str] | None:
        """Asks until the answer arrives; whatever was lost, the seat is there."""
        id = f"the id of {name}".ljust(22, "-")
        wanted = m.NewSeat(name=name, invite=self.invite, id=id, commitment=promised)
        while True:
            try:
                sat = await self.network.call(lambda hall: hall.sit(self.id, wanted, name))
            except Refused as refusal:
                if refusal.reason == TableReason.BEGUN:
                    self.checker.must_not_sit(name)
                    return None
                await asyncio.sleep(1.0)
            else:
                if sat is not None:
                    return sat.seat, sat.token

    async def _until(self, rows: int, seconds: float) -> bool:
        """Waits until the log is longer; whether it got there in time."""
        wanted = self.checker.version + rows
        end = self.loop.time() + seconds
        while self.checker.version < wanted:
            if self.loop.time() > end:
                return False
            await asyncio.sleep(0.5)
        return True

    async def _clear_up(self) -> None:
        """Nothing fails any more, everyone comes back, and all see the same."""
        network = self.network
        network.faults = Faults()
        network.mend()
        network.start()
        network.note("clears up")
        for line in network.lines:
            line.end(1006)
        for person in self.people:
            person.helpful = True
            person.come()
        end = self.loop.time() + SOON
        while not self._agreed():
            if self.loop.time() > end:
                unsettled = [person.name for person in self.people if not person.settled]
                self.checker.fail(f"{unsettled} did not come back to the table")
            await asyncio.sleep(0.01)
        self._compare()

    def _agreed(self) -> bool:
        version = self.checker.version
        return all(
            person.left or (person.settled and person.version == version) for person in self.people
        )

    def _compare(self) -> None:
        """What each sees is what the log says, and the table knows who is there."""
        table = Table.replay(self.id, self.network.disk.logs[self.id])
        for person in self.people:
            expected = view_of(table, person.seat)
            if not person.left and lasting(person.view) != expected:
                self.checker.fail(f"{person.name} does not see what the log says")
        hall = self.network.hall
        room = hall.rooms.get(self.id) if hall else None
        here = len(room.guests) if room else 0
        lines = [line for line in self.network.lines if line.served]
        if here != len(lines):
            self.checker.fail(f"{here} are at the table, but {len(lines)} are connected")

    async def _play_on(self) -> None:
        """When nothing fails the table goes on, as long as somebody has not left it."""
        if all(person.left or person.seat is None for person in self.people):
            return
        if not await self._until(4, SOON):
            self.checker.fail("the table does not go on")
