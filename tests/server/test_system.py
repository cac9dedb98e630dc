"""The branches for Windows, with stand-ins for its libraries, where these are missing."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from contextlib import closing
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

import fake_windows
import pytest
from fake_windows import FakeKernel, FakeMsvcrt, WindowsFinder

import mexican_train.server
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.server import address, descriptors
from mexican_train.server.room import processes
from mexican_train.server.room.processes import ProcessThinker
from mexican_train.server.settings import Settings
from mexican_train.server.store import sqlite
from mexican_train.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has its own libraries")


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> FakeKernel:
    """The library of Windows that sets priorities."""
    kernel = FakeKernel()
    monkeypatch.setattr(ctypes, "WinDLL", kernel.load, raising=False)
    return kernel


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, kernel: FakeKernel) -> ModuleType:
    """The module of the differences as it is on Windows."""
    monkeypatch.setitem(sys.modules, "msvcrt", FakeMsvcrt())
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


def test_on_windows_a_server_starts_however_many_cores_there_are(
    windows: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pool of more than 61 processes is refused there."""
    monkeypatch.setattr(processes, "MOST_PROCESSES", windows.MOST_PROCESSES)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    ProcessThinker(Settings()).close()
