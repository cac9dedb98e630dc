"""Clients for `bench tables` and `bench cluster`, in processes of their own: real WebSockets.

They speak the protocol but look only at the bytes they need, so that the server is what is
measured. Reads a plan as JSON from standard input, writes figures as JSON to standard output.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
import sys
import time
from functools import partial
from typing import Any

import uvloop

LEGAL, VERSION = b'"legal":["', b'"version":'


class Place:
    """One table as its clients know it: when its next move is due, and what was acknowledged."""

    def __init__(self, name: str, period: float) -> None:
        self.name = name
        self.period = period
        self.due = 0.0
        self.acknowledged: list[tuple[int, str, int]] = []


class Seat(asyncio.Protocol):
    """A connection of one seat."""

    def __init__(self, place: Place, seat: int, token: str, run: Run) -> None:
        self.place, self.seat, self.token, self.run = place, seat, token, run
        self.buffer = b""
        self.open = False
        self.sent = 0
        self.waiting: dict[bytes, float] = {}

    def connection_made(self, transport: Any) -> None:
        """Asks for a WebSocket."""
        self.transport = transport
        transport.write(
            f"GET /ws/{self.place.name} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """A connection that ends before the time is a failure."""
        if not self.run.stopping:
            self.run.lost += 1

    def data_received(self, data: bytes) -> None:
        """Takes frames apart."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head = buffer.find(b"\r\n\r\n")
            if head < 0:
                self.buffer = buffer
                return
            buffer = buffer[head + 4 :]
            self.open = True
            self.write(b'{"type":"hello","token":"%s"}' % self.token.encode())
        while len(buffer) >= 2:
            opcode, size, start = buffer[0] & 15, buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    break
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    break
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            payload, buffer = buffer[start : start + size], buffer[start + size :]
            if opcode == 1:
                self.run.received += 1
                self.message(payload)
            elif opcode == 9:
                self.write(payload, opcode=10)
        self.buffer = buffer

    def message(self, text: bytes) -> None:
        """Acts when there is something to do."""
        kind = text[9:12]
        if kind == b"ack":
            done = json.loads(text)
            began = self.waiting.pop(done["id"].encode(), None)
            if began is not None:
                self.run.latencies.append(time.perf_counter() - began)
            self.place.acknowledged.append((self.seat, done["id"], done["version"]))
        elif kind == b"ref":
            self.run.refused += 1
            self.look(text)
        elif kind in (b"upd", b"wel"):
            if kind == b"wel":
                self.run.welcomed()
            else:
                self.run.updates += 1
                self.run.update_bytes += len(text)
            self.look(text)

    def look(self, text: bytes) -> None:
        """Finds out what this seat may do now."""
        if self.run.stopping or not self.run.going:
            self.run.later.append((self, text))
            return
        at = text.find(LEGAL)
        if at >= 0:
            end = text.index(b'"', at + len(LEGAL))
            self.plan(b"act", text[at + len(LEGAL) : end], text)
        elif b'"phase":"round_over"' in text and b'"events":[{"type":"ready"' not in text:
            self.plan(b"next", b"", text)

    def plan(self, kind: bytes, action: bytes, text: bytes) -> None:
        """Acts now, or when the table's next move is due."""
        at = text.index(VERSION) + len(VERSION)
        version = text[at : text.index(b",", at)]
        now = time.perf_counter()
        if not self.place.period or kind == b"next":
            self.act(kind, version, action)
            return
        self.place.due = max(now, self.place.due + self.place.period)
        self.run.loop.call_later(self.place.due - now, self.act, kind, version, action)

    def act(self, kind: bytes, version: bytes, action: bytes) -> None:
        """Sends an action, under an id of its own."""
        if self.run.stopping:
            return
        self.sent += 1
        id = b"%s%d" % (self.run.label, self.sent)
        self.waiting[id] = time.perf_counter()
        if kind == b"act":
            self.write(
                b'{"type":"act","id":"%s","version":%s,"action":"%s"}' % (id, version, action)
            )
        else:
            self.write(b'{"type":"next","id":"%s"}' % id)

    def write(self, payload: bytes, opcode: int = 1) -> None:
        """Sends a frame; the mask is zero, which the protocol allows and costs nothing."""
        size = len(payload)
        head = struct.pack("!BB", 128 | opcode, 128 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", 128 | opcode, 128 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + payload)


class Run:
    """All clients of this process."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.plan = plan
        self.loop = asyncio.get_running_loop()
        self.label = b"%d-" % os.getpid()
        self.latencies: list[float] = []
        self.later: list[tuple[Seat, bytes]] = []
        self.received = self.refused = self.updates = self.update_bytes = self.lost = 0
        self.going = self.stopping = False
        self.all_in = asyncio.Event()
        self.places = [Place(name, 0.0) for name in plan["tables"]]
        self.seats = sum(len(tokens) for tokens in plan["tables"].values())
        self._welcomed = 0

    def welcomed(self) -> None:
        """One more is at its table."""
        self._welcomed += 1
        if self._welcomed == self.seats:
            self.all_in.set()

    async def go(self) -> None:
        """Connects, says so, then plays each phase it is told to."""
        for place in self.places:
            for seat, token in enumerate(self.plan["tables"][place.name]):
                await self.loop.create_connection(
                    partial(Seat, place, seat, token, self),
                    "127.0.0.1",
                    random.choice(self.plan["ports"]),  # as whoever balances the load does
                )
        await self.all_in.wait()
        print(json.dumps({"connected": self.seats}), flush=True)
        while True:
            line = await self.loop.run_in_executor(None, sys.stdin.readline)
            phase = json.loads(line)
            if "stop" in phase:
                break
            print(json.dumps(await self.phase(phase["seconds"], phase["rate"])), flush=True)
        self.stopping = True
        acknowledged = {place.name: place.acknowledged for place in self.places}
        print(json.dumps({"acknowledged": acknowledged}), flush=True)

    async def phase(self, seconds: float, rate: float | None) -> dict[str, Any]:
        """Plays for a while, at a rate for all tables together, or as fast as it goes."""
        now = time.perf_counter()
        for number, place in enumerate(self.places):
            place.period = len(self.places) / rate if rate else 0.0
            place.due = now + place.period * (number / len(self.places) - 1)
        self.received = self.refused = self.updates = self.update_bytes = 0
        self.latencies = []
        self.going = True
        waiting, self.later = self.later, []
        for seat, text in waiting:
            seat.look(text)
        await asyncio.sleep(seconds)
        self.going = False
        figures = {
            "seconds": time.perf_counter() - now,
            "moves": len(self.latencies),
            "latencies": self.latencies,
            "received": self.received,
            "updates": self.updates,
            "update_bytes": self.update_bytes,
            "refused": self.refused,
            "lost": self.lost,
        }
        await asyncio.sleep(1.0)  # what is under way comes in
        return figures


async def _main() -> None:
    await Run(json.loads(sys.stdin.readline())).go()


if __name__ == "__main__":
    uvloop.run(_main())
