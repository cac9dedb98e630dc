"""Files and connections that can be open: all that the machine allows, and what happens then."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from pathlib import Path

import pytest
from real import Server
from sockets import Raw
from waiting import poll

from mexican_train.server import descriptors
from mexican_train.server.logs import log

pytestmark = pytest.mark.gate
resource = pytest.importorskip("resource", reason="Windows has no such limit")


def opened(server: Server) -> int:
    """How much a server has open."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def test_a_server_lets_itself_open_all_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with Server(tmp_path, packed=False) as server:
            found = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert found == (hard, hard)


@pytest.mark.parametrize(("hard", "told"), [(4096, True), (524288, False), (-1, False)])
def test_too_few_are_told_in_the_log(
    hard: int, told: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits = [(1024, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.append(wanted))
    monkeypatch.setattr(log, "propagate", True)
    with caplog.at_level(logging.INFO, "mexican_train.server"):
        descriptors.raise_limit(10_000)
    assert limits[-1] == (hard, hard)
    assert [record.message for record in caplog.records] == ["few_descriptors"] * told


@pytest.mark.release
def test_when_nothing_more_can_be_opened_it_is_told_once_and_people_inside_stay(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, packed=False) as server, ExitStack() as stack:
        host, guest = server.pair()
        stack.enter_context(host)
        stack.enter_context(guest)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        few = opened(server) + 4
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (few, hard))
        crowd = [stack.enter_context(Raw(server.port)) for _ in range(12)]
        assert poll(lambda: "out_of_descriptors" in server.said())
        mover = host if host.view["legal"] else guest
        assert mover.act()["type"] == "ack"
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (hard, hard))
        for each in crowd:
            each.line.close()
        assert poll(lambda: server.call("GET", "/healthz").status == 200)
        assert server.said().count("out_of_descriptors") == 1
        assert server.trouble() == []
