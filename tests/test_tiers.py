"""Fast tests open no port; the pair of sockets of a loop on Windows does not count as one."""

from __future__ import annotations

import socket

import pytest
from tiers import OutsideGuard

pytestmark = pytest.mark.gate


def socketpair() -> None:
    """Bind a port as `socket.socketpair` does on Windows, where it is written in Python."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))


def open_port() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))


def test_a_port_is_recorded_and_a_pair_of_sockets_is_not() -> None:
    guard = OutsideGuard()
    causes: list[str] = []
    guard._causes = causes
    try:
        socketpair()
        assert causes == []
        open_port()
        assert causes == ["a port (socket.bind)"]
    finally:
        guard._causes = None
