from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from crowd import Crowd
from database_contents import read_sqlite
from real import Server
from tiers import cases

pytestmark = pytest.mark.gate

TABLES = 8
MOMENTS = (1, 3, 10, 30, 60, 100)
"""After how many acknowledgements a server is killed: soon after it came back, or in full swing."""
SEED = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, packed=False, says=1000, log_entries=10**6) as running:
        yield running


async def play(server: Server, kills: int) -> Crowd:
    """Let a full hall play while the server is killed again and again."""
    crowd = Crowd([server.port], SEED)
    try:
        for number in range(TABLES):
            seats = 2 + number % 3
            made = server.make(seats=seats, rounds=2)
            tokens = [made.token, *(server.sit(made, f"P{seat}") for seat in range(1, seats))]
            crowd.seat(made, tokens)
        for _ in range(kills):
            await crowd.until(crowd.random.choice(MOMENTS))
            server.kill()
            await asyncio.to_thread(server.start)
        await crowd.until(100)
        await crowd.leave()
    finally:
        await crowd.end()
    return crowd


@pytest.mark.parametrize("kills", cases(4, rest=[20]))
def test_a_server_killed_under_load_keeps_every_acknowledged_action_once(
    server: Server, kills: int
) -> None:
    crowd = asyncio.run(play(server, kills))
    server.stop()
    # Python notes that whoever was killed had no time to tidy up.
    assert [line for line in server.trouble() if "resource_tracker" not in line] == []
    read_sqlite(server.database).check(crowd)
    # It was a test only if there was something to lose.
    assert sum(len(person.acked) for person in crowd.people) > kills * 10
    assert sum(person.resent for person in crowd.people) > kills
