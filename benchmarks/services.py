"""PostgreSQL and Redis for tests and measurements: real ones, on loopback, private to who asked.

Each has a folder and a port of its own. It can be stopped, killed as in a crash, and started again
with the same data at the same port. It ends with the process that started it, however that ends.
"""

from __future__ import annotations

import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PATIENCE = 60.0
"""Seconds that a service gets to start or to stop, on a machine that is busy."""
PORTS = range(20_000, 32_000)
"""Below those that outgoing connections take, so that a port is still free after a restart."""
ACCOUNT = "postgres"
"""Who runs PostgreSQL when we are root, which it refuses to be run by."""


def missing() -> list[str]:
    """The Debian packages of the services that this machine does not have."""
    needed = {"postgresql": ("initdb", "postgres", "pg_isready"), "redis-server": ("redis-server",)}
    return [name for name, programs in needed.items() if not all(map(found, programs))]


def program(name: str) -> str:
    """Where a program of a service is: in the path, or where Debian keeps it."""
    path = found(name)
    if path is None:
        raise FileNotFoundError(f"{name} is not on this machine")
    return path


def found(name: str) -> str | None:
    """Where a program is, if this machine has it."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    elsewhere = os.pathsep.join(map(str, (*debian, "/usr/sbin")))
    return shutil.which(name) or shutil.which(name, path=elsewhere)


class Service(ABC):
    """A process on a port of its own, with its data in a temporary folder."""

    url: str

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"{type(self).__name__.lower()}-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        self._identity: dict[str, Any] = {}

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._remove()

    def start(self) -> None:
        """Starts it; returns when it answers."""
        assert self._process is None, "it runs already"
        with (self.folder / "output.txt").open("ab") as output:
            self._process = subprocess.Popen(
                self._command(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for who measures, not for the service
                **self._identity,
            )
        self._guard = _guard(self._process.pid, self.folder)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                said = (self.folder / "output.txt").read_text(errors="replace")
                self.kill()
                raise RuntimeError(f"{type(self).__name__} does not start: {said[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stops it in good order, now; returns when it has ended."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._ended()

    def kill(self) -> None:
        """Ends it at once, with all its processes, as a crash does."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGSTOP)  # no child is born while they are counted
        children = _children(self._process.pid)
        for each in (self._process.pid, *children):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self._process.wait()
        while any(map(_lives, children)):
            time.sleep(0.005)
        self._ended()

    def restart(self) -> None:
        """Stops it, if it runs, and starts it with the same data at the same port."""
        self.stop()
        self.start()

    def _ended(self) -> None:
        self._process = None
        if self._guard is not None:
            self._guard.communicate(b"over\n")
            self._guard = None

    def _remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @abstractmethod
    def _command(self) -> list[str]:
        """What is run."""

    @abstractmethod
    def _answers(self) -> bool:
        """Whether it can be used."""


class Postgres(Service):
    """A PostgreSQL that lets anyone on this machine in, and keeps what it has said it keeps."""

    def __init__(self) -> None:
        super().__init__()
        self.url = f"postgresql://{ACCOUNT}@127.0.0.1:{self.port}/{ACCOUNT}"
        # Only now: what services there are is asked before the program is installed.
        from mexican_train.server.store.key import KEY_BYTES, VARIABLE

        # Servers that are started from here find it in their environment, all the same one.
        os.environ.setdefault(VARIABLE, secrets.token_hex(KEY_BYTES))
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            import pwd  # not on Windows, where this module is imported too

            account = pwd.getpwnam(ACCOUNT)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            self._identity = {
                "user": account.pw_uid,
                "group": account.pw_gid,
                "extra_groups": [account.pw_gid],
            }

    def start(self) -> None:
        """Starts it, the first time with a new folder of data; returns when it answers."""
        if not self.data.exists():
            subprocess.run(
                [
                    *(program("initdb"), "--pgdata", str(self.data), "--username", ACCOUNT),
                    *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
                ],
                check=True,
                capture_output=True,
                cwd=self.folder,
                **self._identity,
            )
        super().start()

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on",
            "shared_buffers": "32MB",
            "max_connections": 100,
        }
        chosen = [f"--{name}={value}" for name, value in settings.items()]
        return [program("postgres"), "-D", str(self.data), *chosen]

    def _answers(self) -> bool:
        asked = [program("pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(asked, check=False).returncode == 0


class Redis(Service):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        return [
            *(program("redis-server"), "--bind", "127.0.0.1", "--port", str(self.port)),
            *("--save", "", "--appendonly", "no"),
        ]

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def free_port() -> int:
    """A port that nobody listens on, now and probably later."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                trial.bind(("127.0.0.1", port))
                return port


def _guard(pid: int, folder: Path) -> subprocess.Popen[bytes]:
    """End a service when this process is gone: then the guard's input ends without a line.

    PostgreSQL ends its own children at SIGQUIT. A process started in the background may ignore
    that signal, as Redis did, hence SIGKILL afterwards.
    """
    ending = 'read -r _ || { kill -QUIT "$1"; sleep 1; kill -KILL "$1"; rm -rf "$2"; }'
    return subprocess.Popen(
        ["sh", "-c", ending, "guard", str(pid), str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _children(pid: int) -> list[int]:
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _lives(pid: int) -> bool:
    """Whether a process is there and has not ended; one that nobody has buried has."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return state.rpartition(") ")[2][:1] != "Z"
