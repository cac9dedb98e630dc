"""People who play as fast as they can, come back by themselves, and believe nothing.

Each of them notes what the server acknowledged and what it showed, and holds it to that.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from real import Made
from sockets import HOME, PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PASSING = ("storage", "unreachable")
SAYS = 8
"""What one of them says at most: a table keeps only the last lines of its chat."""


class Crowd:
    """All of them, and what they wait for."""

    def __init__(
        self, ports: Sequence[int], seed: int, pace: float = 0.0, patient: bool = False
    ) -> None:
        """They think for `pace` seconds at most.

        `patient` ones put up with a table that cannot be saved or reached for a while, and are
        restless: now and then they hang up and come back elsewhere.
        """
        self.ports = list(ports)
        self.pace = pace
        self.patient = self.restless = patient
        self.random = random.Random(seed)
        self.people: list[Person] = []
        self.leaving = False
        self.calls = 0
        self._acks = 0
        self._changed = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []

    def seat(self, made: Made, tokens: list[str]) -> None:
        """Seats people at a table, who begin to play at once."""
        for seat, token in enumerate(tokens):
            person = Person(self, made.table, seat, token)
            self.people.append(person)
            self._tasks.append(asyncio.create_task(person.live()))

    async def acknowledged(self) -> None:
        """Count an acknowledgement that one of them received."""
        self._acks += 1
        await self.changed()

    async def changed(self) -> None:
        """Let those who wait for something look again."""
        async with self._changed:
            self._changed.notify_all()

    async def until(self, more: int) -> None:
        """Wait for so many more acknowledgements."""
        count = self._acks + more
        await self._wait(lambda: self._acks >= count, "nobody is acknowledged any more")

    async def _wait(self, check: Callable[[], bool], problem: str) -> None:
        """Wait until something is so, or until somebody has found something wrong."""

        async def wait() -> None:
            async with self._changed:
                await self._changed.wait_for(check)

        waiting = asyncio.create_task(wait())
        done, _ = await asyncio.wait(
            {waiting, *self._tasks}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        if waiting not in done:
            waiting.cancel()
        self.look()
        assert waiting in done, f"{problem}: {self.people}"

    def look(self) -> None:
        """Whether somebody has found something wrong."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def roll_call(self) -> None:
        """Wait until everybody has answered from their table; absent people are asked on return."""
        self.calls += 1
        await asyncio.gather(*(person.call() for person in self.people))
        await self._wait(
            lambda: all(person.answered >= self.calls for person in self.people), "not back"
        )

    async def leave(self) -> None:
        """Wait until everybody has received the last answer they wait for, and is gone."""
        self.leaving = True
        self.calls += 1
        # The answer to this call makes people leave who wait for nothing but others.
        await asyncio.gather(*(person.call() for person in self.people))
        _, left = await asyncio.wait(self._tasks, timeout=PATIENCE)
        self.look()
        assert not left, self.people

    async def end(self) -> None:
        """Nobody is left, whatever happened."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Person:
    """One seat: at most one message is on its way, and it is sent until it is answered."""

    def __init__(self, crowd: Crowd, table: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.acked: dict[str, tuple[int, dict[str, Any]]] = {}
        self.refused: set[str] = set()
        self.closings: list[tuple[str, bool]] = []
        """Why the server ended a connection, and whether it was this person's turn then."""
        self.pending: dict[str, Any] | None = None
        self.resent = 0
        self.view: dict[str, Any] = {}
        self.answered = 0
        """The last roll call that it answered."""
        self._line: ClientConnection | None = None
        self._token = token
        self._seen: dict[int, int] = {}
        self._fields: tuple[str, ...] = ()
        """What the first view tells."""
        self._sent = self._said = 0

    async def live(self) -> None:
        """Comes back as often as it takes."""
        while not (self.crowd.leaving and self.pending is None):
            port = self.crowd.random.choice(self.crowd.ports)
            address = f"ws://{HOME}:{port}/ws/{self.table}"
            try:
                async with connect(
                    address, compression=None, proxy=None, max_size=None, close_timeout=1
                ) as line:
                    await self._sit(line)
            except (OSError, EOFError, WebSocketException) as problem:
                told = getattr(problem, "rcvd", None)
                if told is not None:
                    self.closings.append((told.reason, self.view.get("turn") == self.seat))
                await asyncio.sleep(0.02)
            finally:
                self._line = None

    async def _sit(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "token": self._token}))
        async for text in line:
            message = json.loads(text)
            kind = message["type"]
            assert kind != "notice" or self.crowd.patient, message
            if "view" in message:
                self._look(message["view"])
            if kind == "welcome":
                self._line = line
                if self.answered < self.crowd.calls:
                    await self.call()
            if kind == "pong":
                self.answered = max(self.answered, int(message["id"].rpartition("-")[2]))
                await self.crowd.changed()
            if kind == "welcome" and self.pending is not None:
                self.resent += 1
                await line.send(json.dumps(self.pending))
            elif kind == "refused" and message["reason"] in PASSING and self.crowd.patient:
                return  # and comes back with the same message
            elif kind in ("ack", "refused"):
                await self._answered(message)
            if self.pending is None and self.view["version"] >= self._known:
                if self.crowd.leaving or self._restless():
                    return
                if self.crowd.pace:
                    await asyncio.sleep(self.crowd.random.uniform(0, self.crowd.pace))
                self.pending = self._wish()
                if self.pending is not None:
                    await line.send(json.dumps(self.pending))

    async def call(self) -> None:
        """Asks it for a sign of life from its table."""
        if self._line is not None:
            with suppress(OSError, WebSocketException):
                await self._line.send(
                    json.dumps({"type": "ping", "id": f"call-{self.crowd.calls}"})
                )

    def __repr__(self) -> str:
        where = "nowhere" if self._line is None else self._line.remote_address[1]
        return f"seat {self.seat} of {self.table} at {where}, waiting for {self.pending}"

    @property
    def _known(self) -> int:
        """The last version that was acknowledged to this seat."""
        return max((version for version, _ in self.acked.values()), default=0)

    def _look(self, view: dict[str, Any]) -> None:
        """What was once shown or acknowledged stays so: the same version is the same table."""
        last = self.view.get("version", 0)
        assert view["version"] >= last, f"from {last} back to {view['version']}"
        assert view["seat"] == self.seat
        names = [(each["name"], each["bot"]) for each in view["players"]]
        # What a server of a later version tells besides is new, and no other table for that.
        self._fields = self._fields or tuple(view)
        told = {name: view[name] for name in self._fields}
        lasting = {**told, "players": names, "deadline": None}
        known = hash(json.dumps(lasting, sort_keys=True))
        assert self._seen.setdefault(view["version"], known) == known
        self.view = view

    async def _answered(self, message: dict[str, Any]) -> None:
        id = message["id"]
        if message["type"] == "ack":
            if self.pending is None or id != self.pending["id"]:
                assert self.acked[id][0] == message["version"], "acknowledged twice, differently"
                return
            self.acked[id] = message["version"], self.pending
            await self.crowd.acknowledged()
        else:
            if self.pending is None or id != self.pending["id"]:
                # A message that was sent again over a new connection is refused twice.
                assert id in self.refused, message
                return
            assert message["reason"] in ("stale", "not_over", "not_your_turn"), message
            self.refused.add(id)
        self.pending = None

    def _restless(self) -> bool:
        return self.crowd.restless and self.crowd.random.random() < 0.02

    def _wish(self) -> dict[str, Any] | None:
        view, chance = self.view, self.crowd.random
        self._sent += 1
        message: dict[str, Any] = {"id": f"s{self.seat}-{self._sent}"}
        if self._said < SAYS and chance.random() < 0.05:
            self._said += 1
            return {**message, "type": "say", "text": f"line {self._sent}"}
        if chance.random() < 0.05:
            return {**message, "type": "me", "name": f"Player {self.seat}.{self._sent}"}
        if view["phase"] == "playing" and view["legal"]:
            action = chance.choice(view["legal"])
            return {**message, "type": "act", "version": view["version"], "action": action}
        if view["phase"] == "round_over" and self.seat not in view["ready"]:
            return {**message, "type": "next"}
        if view["phase"] == "match_over" and self.seat == view["host"]:
            return {**message, "type": "rematch"}
        return None
