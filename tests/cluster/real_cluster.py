"""Several servers that share a real PostgreSQL and a real Redis, each in a process of its own."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
from crowd import Crowd
from database_contents import DatabaseContents, read_contents
from real import TODAY, Release, Server

from benchmarks.services import Postgres, Redis
from mexican_train.server.store.key import environment_key

SERVERS = 3
SMALL = {"max_pip": 6, "hand": 5}
PACE = 0.06
"""Seconds that people think at most, so that the servers have load and are not drowned in it."""


class RealCluster:
    """Engines, servers, and the people who play at them."""

    def __init__(
        self, folder: Path, count: int = SERVERS, release: Release = TODAY, **settings: Any
    ) -> None:
        self._stack = ExitStack()
        self._folder, self._settings = folder, settings
        self.servers: list[Server] = []
        try:
            self.postgres = self._stack.enter_context(Postgres())
            self.redis = self._stack.enter_context(Redis())
            for _ in range(count):
                self.join(release)
        except BaseException:
            self._stack.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stack.close()

    def join(self, release: Release = TODAY) -> Server:
        """One more server."""
        folder = self._folder / str(len(self.servers))
        folder.mkdir()
        arguments = ("--database", self.postgres.url, "--redis", self.redis.url)
        server = Server(
            folder, *arguments, packed=False, says=1000, release=release, **self._settings
        )
        self.servers.append(self._stack.enter_context(server))
        return server

    # ------------------------------------------------------------------ who has what

    def fetch(self, asked: str) -> list[tuple[Any, ...]]:
        """Asks the database."""
        with psycopg.connect(self.postgres.url) as db:
            return db.execute(asked.encode()).fetchall()

    def owner(self, table: str) -> Server | None:
        """The server that has a table."""
        owners: dict[str, str] = dict(self.fetch("SELECT table_id, server FROM owners"))
        return self.named(owners.get(table))

    def named(self, name: str | None) -> Server | None:
        """The server that goes by a name now."""
        found = [server for server in self.servers if name_of(server) == name]
        return found[0] if found else None

    def contents(self) -> DatabaseContents:
        """What is in the database."""
        return read_contents(self.fetch, environment_key())

    # ------------------------------------------------------------------ people

    @contextmanager
    def crowd(self, seed: int, tables: int = 6, seats: int | None = None) -> Iterator[Crowd]:
        """People at tables made at all servers; each comes back to any of them."""
        crowd = Crowd([server.port for server in self.servers], seed, PACE, patient=True)
        for number in range(tables):
            count = seats or 2 + number % 3
            hosts = self.servers[number % len(self.servers) :] + self.servers
            made = hosts[0].make(seats=count, rounds=2, rules=SMALL)
            others = [hosts[seat].sit(made, f"P{seat}") for seat in range(1, count)]
            crowd.seat(made, [made.token, *others])
        yield crowd


def name_of(server: Server) -> str:
    """The name under which a server has its tables."""
    events = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    return str([each["server"] for each in events if each["event"] == "lease_begun"][-1])


def halt(server: Server) -> None:
    """Pauses a server's process, as a machine that swaps or sleeps does."""
    os.kill(server.process.pid, signal.SIGSTOP)


def go_on(server: Server) -> None:
    """Lets it go on."""
    os.kill(server.process.pid, signal.SIGCONT)
