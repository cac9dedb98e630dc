"""What is known of a Ray cluster without one: its head is gone, or a token is at hand."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from mexican_train.lab import ray_cluster
from mexican_train.lab.ray_cluster import HeadLost, RayCluster, load_ray


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ray_cluster, "library", lambda *names: None)
    monkeypatch.setattr(ray_cluster, "HEAD", -1.0)  # every look is one
    monkeypatch.setattr(socket, "create_connection", connect_in_time)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        # First set, so that whatever becomes of it is undone.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


@pytest.mark.gate
def test_a_head_that_is_gone_is_told_at_the_second_look() -> None:
    cluster = RayCluster("auto")
    with socket.create_server(("127.0.0.1", 0)) as head:
        cluster.head = f"127.0.0.1:{head.getsockname()[1]}"
        cluster.look_for_head()
        assert not cluster.missed
    cluster.look_for_head()
    assert cluster.missed
    with pytest.raises(HeadLost, match="the head of the Ray cluster at 'auto' is gone"):
        cluster.look_for_head()


@pytest.mark.gate
def test_a_head_that_answers_again_was_not_gone() -> None:
    cluster = RayCluster("auto")
    with socket.create_server(("127.0.0.1", 0)) as head:
        port = head.getsockname()[1]
    cluster.head = f"127.0.0.1:{port}"
    cluster.look_for_head()
    with socket.create_server(("127.0.0.1", port)):
        cluster.look_for_head()
    cluster.look_for_head()
    assert cluster.missed


CONNECT = socket.create_connection


def connect_in_time(place: tuple[str, int], timeout: float) -> socket.socket:
    """A connection, for which there is time whatever the looks are apart."""
    return CONNECT(place, timeout=10)


@pytest.mark.parametrize("where", ["nowhere", "home", "file", "variable"])
def test_a_token_that_ray_has_kept_is_sent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where: str
) -> None:
    token = tmp_path / (".ray/auth_token" if where == "home" else "token")
    token.parent.mkdir(exist_ok=True)
    token.write_text("ab" * 32, encoding="ascii")
    if where == "file":
        monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(token))
    if where == "variable":
        monkeypatch.setenv("RAY_AUTH_TOKEN", "ab" * 32)
    load_ray()
    assert os.environ.get("RAY_AUTH_MODE") == (None if where == "nowhere" else "token")


def test_who_says_that_there_is_no_token_is_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "ab" * 32)
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    load_ray()
    assert os.environ["RAY_AUTH_MODE"] == "disabled"
