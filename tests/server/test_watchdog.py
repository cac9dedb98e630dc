"""A process whose loop hangs is ended, by systemd or by a guard of its own."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path

import pytest
from real import Server
from sockets import PATIENCE
from waiting import wait_for_exit

pytestmark = pytest.mark.gate


def test_systemd_is_told_when_a_server_is_ready_turns_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "manager"))
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "manager"))
        monkeypatch.setenv("WATCHDOG_USEC", "200000")
        with Server(tmp_path, packed=False) as server:
            told = [manager.recv(100) for _ in range(4)]
            assert told == [b"READY=1", *[b"WATCHDOG=1"] * 3]
            server.process.send_signal(signal.SIGTERM)
            while told[-1] == b"WATCHDOG=1":
                told.append(manager.recv(100))
            assert told[-1] == b"STOPPING=1"
            assert server.wait() == -signal.SIGTERM


@pytest.mark.release
def test_a_server_that_stands_still_is_ended_by_its_guard(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, watchdog_seconds=3) as server:
        # Every tick of the guard finds it turning; then it hangs, as for a lock that never comes.
        os.kill(server.process.pid, signal.SIGSTOP)
        assert server.wait() == -signal.SIGKILL
        wait_for_exit(server.processes())  # the guard ends when it has written what it did
        assert '"event": "hung"' in server.said()


def test_a_guard_goes_with_its_server_and_ends_nobody_else(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False, watchdog_seconds=60) as server:
        assert server.stop() == -signal.SIGTERM
        assert '"event": "hung"' not in server.said()
        assert wait_for_exit(server.processes())
        assert server.processes() == []


def test_nobody_watches_over_a_server_unless_that_is_set(tmp_path: Path) -> None:
    with Server(tmp_path, packed=False) as server:
        commands = [Path(f"/proc/{each}/cmdline").read_bytes() for each in server.processes()]
        assert not [command for command in commands if b"guard.py" in command]
