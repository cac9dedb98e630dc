"""A server as people run it: a process of its own, a file on disk, real sockets to talk to it.

Every client may come from an address of its own (127.0.0.2, 127.0.0.3, ...), as people do.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import fixed_server
from sockets import HOME, PATIENCE, Player

QUICK: dict[str, float] = {
    "bot_pause_least": 0,
    "bot_pause_most": 0,
    "calls": 100_000,
    "connections_per_address": 10_000,
    "files": 100_000,
    "knock_pause": 0,
    "mix_seconds": 10,  # nonces of devices always arrive in time
    "move_wait_seconds": 60,  # and bots always get a process to compute in
    "replays": 100_000,
    "restates": 100_000,
    "seat_messages": 100_000,
    "tables_made": 100_000,
    "tables_per_address": 100_000,
    "think_seconds": 0.02,
    "workers": 1,
    "wrong_codes": 100_000,
    "wrong_secrets": 100_000,
}
"""Settings for tests of something else than pauses and limits."""
FIXED_NONCES = """{
  const original = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) =>
    array instanceof Uint8Array && array.length === 32 ? array.fill(7) : original(array);
}"""
"""A script for a page: what it adds to deals is always the same."""
FROM_OUTSIDE = ('"storage_failed"', '"database_moved"', '"out_of_descriptors"')
"""Errors in the log that a server is right to tell of: what it stands on failed, not itself."""


EVEN_PRIORITY = str(Path(__file__).parent / "even_priority")
"""On Python's path, this folder keeps bots and reviews from stepping back behind other work."""


def python_path() -> str:
    """Return Python's path for a server: that of this process, and `EVEN_PRIORITY`."""
    return os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), EVEN_PRIORITY]))


INTERRUPT = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT)
"""The signal that a program gets from the keyboard, which on Windows reaches one group alone."""
NEW_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)


class Answer(NamedTuple):
    """What a call was answered with."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def error(self) -> str:
        """The code of a refusal."""
        return str(self.data["error"]["code"])


class Made(NamedTuple):
    """A table that was made, and its host's token."""

    table: str
    token: str
    invite: str


class Release(NamedTuple):
    """What is run as the server: the words after Python's name, and what is in its environment."""

    program: tuple[str, ...] = ("-m", "mexican_train")
    environment: Mapping[str, str] = {}


TODAY = Release((str(Path(fixed_server.__file__).resolve()),))
"""The program of this work tree with fixed deals and bots."""
PLAIN = Release()
"""The program of this work tree as users start it: it deals at random."""


class Server:
    """`mexican-train serve` in a process; can be stopped, killed and started again.

    Where nobody looks at the page it need not be packed, which is most of the work of a start.
    `release` says what is run if it is not the program of today, `deal` from which seed every
    round of every table is dealt.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        quick: bool = True,
        packed: bool = True,
        port: int = 0,
        release: Release = TODAY,
        deal: int = 1,
        **settings: float,
    ) -> None:
        self.database = folder / "tables.db"
        self.errors = folder / "errors.txt"
        self.port = port
        self.release = release
        self._environment = {fixed_server.VARIABLE: str(deal), **release.environment}
        values = {**(QUICK if quick else {}), **settings}
        sets = [f"--set={name}={values[name]}" for name in values]
        self._arguments = [*arguments, *sets, *([] if packed else ["--dev"])]
        self._sessions: set[int] = set()
        self.process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        """Starts it on the same database, and on the same port as before."""
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-W", "default", *self.release.program, "serve"),
                    *("--host", HOME, "--port", str(self.port), "--database", str(self.database)),
                    *self._arguments,
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PYTHONPATH": python_path(), **self._environment},
                start_new_session=True,  # so that whatever it leaves behind can be found
                creationflags=NEW_GROUP,
            )
        self._sessions.add(self.process.pid)
        # Packing the page takes seconds of work; a server that hangs is not waited for forever.
        hurry = threading.Timer(4 * PATIENCE, self.process.kill)
        hurry.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        hurry.cancel()
        found = re.fullmatch(r"Mexican Train is ready: http://localhost:(\d+)/\n", line)
        if found is None:
            self.end()
            raise AssertionError(f"no server: {line!r} {self.said()}")
        self.port = int(found[1])

    def said(self) -> str:
        """All it wrote to standard error."""
        return self.errors.read_text()

    def trouble(self) -> list[str]:
        """What it wrote that tells of something going wrong inside."""
        signs = ("Traceback", '"level": "error"', '"level": "critical"', "Warning", "Exception")
        lines = [line for line in self.said().splitlines() if any(sign in line for sign in signs)]
        return [line for line in lines if not any(event in line for event in FROM_OUTSIDE)]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tells it to stop, and waits; its status."""
        self.process.send_signal(how)
        return self.wait()

    def kill(self) -> None:
        """Takes it away in the middle of whatever it does."""
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        """Waits until it is gone; its status."""
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def processes(self) -> list[int]:
        """The processes of this server, and of those before it, that are there."""
        found = []
        for each in Path("/proc").glob("[0-9]*"):  # none on Windows
            try:
                fields = (each / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) in self._sessions and fields[0] != "Z":
                found.append(int(each.name))
        return found

    def end(self) -> None:
        """Ends it, and whatever it left behind."""
        self.process.kill()
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.end()

    # ------------------------------------------------------------------ calls

    def call(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        address: str = HOME,
    ) -> Answer:
        """Asks over HTTP; a body that is not bytes is sent as JSON."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        line = http.client.HTTPConnection(
            HOME, self.port, timeout=PATIENCE, source_address=(address, 0)
        )
        try:
            line.request(method, path, data, headers or {})
            answer = line.getresponse()
            names = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, names, answer.read())
        finally:
            line.close()

    def metric(self, name: str) -> float:
        """One of the figures, by its name and labels."""
        lines = self.call("GET", "/metrics").body.decode().splitlines()
        found = [line.rpartition(" ")[2] for line in lines if line.rpartition(" ")[0] == name]
        return float(found[0]) if found else 0.0

    def make(self, address: str = HOME, **fields: Any) -> Made:
        """Makes a table, for two people and without reviews unless told otherwise.

        Each review is seconds of work, which nobody waits for who tests something else.
        """
        body = {"name": "Ada", "seats": 2, "review": "off", **fields}
        answer = self.call("POST", "/api/tables", body, address=address)
        assert answer.status == 201, answer
        return Made(answer.data["table"], answer.data["token"], answer.data["invite"])

    def sit(self, made: Made, name: str = "Bo", address: str = HOME) -> str:
        """Takes a seat; its token."""
        body = {"name": name, "invite": made.invite}
        answer = self.call("POST", f"/api/tables/{made.table}/seats", body, address=address)
        assert answer.status == 201, answer
        return str(answer.data["token"])

    def player(self, table: str, address: str = HOME, **hello: str) -> Player:
        """A connection to a table that has said hello, and was welcomed."""
        player = Player(self.port, table, address)
        player.send({"type": "hello", **hello})
        player.until("welcome")
        return player

    def pair(self, **fields: Any) -> tuple[Player, Player]:
        """Two people at a table for two, the match begun, both connected."""
        made = self.make(**fields)
        host = self.player(made.table, token=made.token)
        guest = self.player(made.table, token=self.sit(made))
        while host.view["version"] < guest.view["version"]:
            host.get()
        return host, guest


def play_match(player: Player) -> None:
    """Play a match to its end, whatever it takes."""
    while player.view["phase"] != "match_over":
        view = player.view
        if view["phase"] == "round_over" and view["seat"] not in view["ready"]:
            answer = player.ask("next")
        elif view["legal"]:
            answer = player.act()
        else:
            player.get()
            continue
        assert answer["type"] == "ack", answer
        player.until("update", version=answer["version"])
