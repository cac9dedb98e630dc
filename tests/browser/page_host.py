"""The page without a server: its files, the answers to calls, and welcomes for scripted tables.

`PageHost` serves in a thread of this process. It has no socket: the tests answer for tables
(`scripted_table.py`). Tables and matches are made by the real code, in memory and on a jumping
clock, always in the same way.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar
from urllib.request import urlopen
from zlib import crc32

import jumping_clock
import uvicorn
from in_memory import QUICK, Connection, Disk, World
from real import Made
from sockets import HOME
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route

from mexican_train.packing.plan import SCREENS
from mexican_train.packing.site import WORKER
from mexican_train.server.net.access import LOOPBACK, Access
from mexican_train.server.net.app import NOWHERE_ELSE, WEB, Door
from mexican_train.server.net.http import Calls, http_error
from mexican_train.server.net.pages import Pages

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds in which the thread has ended."""
SETTINGS = replace(QUICK, calls=1_000_000, files=1_000_000, replays=1_000_000)
MOST_STEPS = 2000


class Played(NamedTuple):
    """A finished match: its table, the last view of its host, and its records."""

    made: Made
    view: dict[str, Any]
    records: list[dict[str, Any]]


class PageHost:
    """Serves the page on a port of its own until it is closed."""

    def __init__(self) -> None:
        self.disk = Disk()
        self._made: dict[str, tuple[Made, str]] = {}
        self._welcomes: dict[str, str] = {}
        # Connections wait in the listener's queue until the thread accepts them.
        self._listener = socket.create_server((HOME, 0))
        self.port: int = self._listener.getsockname()[1]
        config = uvicorn.Config(self._app(), log_config=None, access_log=False, ws="none")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._serve, name="page host")
        self._thread.start()

    def close(self) -> None:
        """Stop serving and wait for the thread to end."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def make(self, *, shared: bool = True, **fields: Any) -> Made:
        """Return a table of these options, which `welcome` knows.

        Tests share it, unless they change it by calls, as one does that takes a seat.
        """
        fields = {"name": "Ada", "seats": 2, "review": "off", **fields}
        key = json.dumps(fields, sort_keys=True)
        if not shared:
            key += f" {len(self._made)}"
        if key not in self._made:
            self._made[key] = run_in_memory(_make(fields, self.disk, crc32(key.encode())))
        made, welcome = self._made[key]
        self._welcomes[made.table] = welcome
        return made

    def welcome(self, table: str) -> dict[str, Any]:
        """Return the first message of a table to the player who made it."""
        message: dict[str, Any] = json.loads(self._welcomes[table])
        return message

    def about(self, made: Made) -> dict[str, Any]:
        """Return what is public of a table."""
        with urlopen(
            f"http://{HOME}:{self.port}/api/tables/{made.table}", timeout=PATIENCE
        ) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def play(self, rounds: int = 2, players: int = 3, **options: Any) -> Played:
        """Return a match of two people and bots; its replay can be opened here."""
        fields = {"name": "Ada", "seats": players, "rounds": rounds, "review": "off", **options}
        seed = crc32(json.dumps(fields, sort_keys=True).encode())
        played, welcome = run_in_memory(_play(fields, self.disk, seed))
        self._welcomes[played.made.table] = welcome
        return played

    # ------------------------------------------------------------------ serving

    def _serve(self) -> None:
        asyncio.run(self._server.serve([self._listener]))

    def _app(self) -> Door:
        worlds: list[World] = []

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            worlds.append(World(SETTINGS, self.disk))
            yield
            await worlds[0].hall.close()

        origins = [f"http://{HOME}:{self.port}"]
        pages = Pages(WEB, origins, NOWHERE_ELSE)
        access = Access(origins, LOOPBACK)
        calls = Calls(lambda: worlds[0].hall, access)
        routes = [
            *calls.routes(),
            *(Route(path, pages.page(path), methods=["GET"]) for path in SCREENS),
            Route(f"/{WORKER}", pages.worker, methods=["GET"]),
            Route("/web/{name:path}", pages.web, methods=["GET"]),
        ]
        handlers = {HTTPException: pages.missing, Exception: http_error}
        app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
        return Door(app, lambda: worlds[0].hall, access)


def run_in_memory(work: Coroutine[Any, Any, T]) -> T:
    """Run something on a jumping clock, in a thread: the browser's event loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(jumping_clock.run, work).result()


async def _make(fields: dict[str, Any], disk: Disk, seed: int) -> tuple[Made, str]:
    world = World(SETTINGS, disk, seed=seed)
    made = await world.make(**fields)
    host = await world.connect(made.table, token=made.token)
    await world.hall.close()
    return Made(made.table, made.token, made.invite), _welcome(host)


def _welcome(visitor: Connection) -> str:
    return next(text for text in visitor.raw if json.loads(text)["type"] == "welcome")


async def _play(fields: dict[str, Any], disk: Disk, seed: int) -> tuple[Played, str]:
    world = World(SETTINGS, disk, seed=seed)
    bots = ["greedy"] * (fields["seats"] - 2)
    made = await world.make(**fields, bots=bots)
    ada = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    people = [ada, await world.connect(made.table, token=token)]
    for _ in range(MOST_STEPS):
        view = ada.view
        if view["phase"] == "match_over":
            break
        if view["phase"] == "round_over":
            for person in people:
                await person.say("next")
        elif view["turn"] < len(people):
            mover = people[view["turn"]]
            await mover.act(mover.view["legal"][0])
        else:
            await asyncio.sleep(1)
    else:
        raise AssertionError("a match without end")
    again = await world.connect(made.table, token=made.token)
    stored = await disk.match(made.table, 1)
    assert stored is not None
    await world.hall.close()
    records = [json.loads(record.record) for record in stored.records]
    found = Made(made.table, made.token, made.invite)
    return Played(found, ada.view, records), _welcome(again)
