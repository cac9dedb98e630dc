"""The branches for Windows, with stand-ins for its libraries, and a server that has only these."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import sys
from contextlib import closing
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

import fake_windows
import pytest
from fake_windows import FakeKernel, FakeMsvcrt, WindowsFinder
from own_bots import write_bots
from program import program
from real import PLAIN, Server, play_match
from waiting import wait_for_exit

import mexican_train.server
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server import address, descriptors
from mexican_train.server.store import sqlite
from mexican_train.server.store.sqlite import SqliteStore

HERE = Path(__file__).parent
WITHOUT_POSIX = PLAIN._replace(
    environment={"PYTHONPATH": os.pathsep.join([str(HERE / "without_posix"), str(HERE)])}
)
"""The program of this work tree without what Python lacks on Windows."""


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> FakeKernel:
    """The library of Windows that sets priorities."""
    kernel = FakeKernel()
    monkeypatch.setattr(ctypes, "WinDLL", kernel.load, raising=False)
    return kernel


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, kernel: FakeKernel) -> ModuleType:
    """The module of the differences as it is on Windows."""
    monkeypatch.setitem(sys.modules, "msvcrt", FakeMsvcrt("msvcrt"))
    monkeypatch.setattr(
        socket, "SO_EXCLUSIVEADDRUSE", fake_windows.SO_EXCLUSIVEADDRUSE, raising=False
    )
    spec = WindowsFinder.find_spec(fake_windows.SYSTEM, mexican_train.server.__path__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_on_windows_two_servers_never_share_a_file(
    tmp_path: Path, windows: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "lock_file", windows.lock_file)
    path = tmp_path / "tables.db"
    with closing(SqliteStore(path)), pytest.raises(MexicanTrainError, match="another server"):
        SqliteStore(path)
    SqliteStore(path).close()


@pytest.mark.parametrize(("niceness", "wanted"), [(5, 0x4000), (19, 0x40)])
def test_on_windows_bots_run_below_normal_and_reviews_when_idle(
    niceness: int, wanted: int, windows: ModuleType, kernel: FakeKernel
) -> None:
    windows.lower_priority(niceness)
    assert kernel.SetPriorityClass.calls == [(fake_windows.THIS_PROCESS, wanted)]


def test_on_windows_a_port_belongs_to_one_server(
    windows: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: list[int] = []

    class Listener(socket.socket):
        def setsockopt(self, *values: object) -> None:
            options.append(int(str(values[1])))

        def bind(self, place: object) -> None:
            """Take no port: this test is a fast one."""

        def listen(self, backlog: int = 0) -> None:
            pass

    monkeypatch.setattr(address, "LISTENER_OPTION", windows.LISTENER_OPTION)
    monkeypatch.setattr(socket, "socket", Listener)
    address.bind("127.0.0.1", 8000).close()
    assert options == [fake_windows.SO_EXCLUSIVEADDRUSE]


@pytest.mark.parametrize("given", ["C:\\Users\\Ada\\AppData\\Local", ""])
def test_on_windows_tables_are_kept_in_the_local_data_of_the_user(
    given: str, windows: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "data_folder", windows.data_folder)
    monkeypatch.setenv("LOCALAPPDATA", given)
    folder = Path(given) if given else Path.home() / "AppData" / "Local"
    assert address.default_database() == folder / "mexican-train" / "tables.db"


def test_on_windows_no_limit_of_connections_is_missed(
    windows: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    warnings: list[str] = []
    monkeypatch.setattr(descriptors, "open_files_limit", windows.open_files_limit)
    monkeypatch.setattr(descriptors, "raise_open_files_limit", windows.raise_open_files_limit)
    monkeypatch.setattr(descriptors, "log_warning", lambda event, **_: warnings.append(event))
    descriptors.raise_limit(10**9)
    assert warnings == []


@pytest.mark.gate
def test_without_posix_a_match_is_played_against_bots_and_the_server_stops_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write_bots(tmp_path))
    bots = ("--bots", "careful=good:Careful")
    with Server(tmp_path, *bots, packed=False, release=WITHOUT_POSIX) as server:
        made = server.make(seats=4, bots=["planner", "expert", "careful"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            play_match(player)
            assert len(player.view["scores"]) == 1
        assert server.metric('mexican_train_bot_seconds_count{level="careful"}') > 0
        assert server.stop(signal.SIGINT) == 0
        assert wait_for_exit(server.processes())
        assert server.processes() == []
        assert server.trouble() == []


@pytest.mark.gate
def test_without_posix_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, release=WITHOUT_POSIX) as server:
        second = program(
            *("serve", "--port", "0", "--database", str(server.database)),
            env={**WITHOUT_POSIX.environment},
        )
        assert "another server is using" in second.refused()


@pytest.mark.gate
def test_without_posix_the_processes_of_a_killed_server_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write_bots(tmp_path))
    bots = ("--bots", "careful=good:Careful")
    guard = "--set=watchdog_seconds=60"
    with Server(tmp_path, *bots, guard, packed=False, release=WITHOUT_POSIX) as server:
        made = server.make(seats=3, bots=["planner", "careful"], rounds=1)
        with server.player(made.table, token=made.token) as player:
            play_match(player)
        assert len(server.processes()) > 3
        server.kill()
        assert wait_for_exit(server.processes())
        assert server.processes() == []
