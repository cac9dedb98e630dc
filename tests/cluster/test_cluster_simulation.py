"""Nothing lost by several servers, by simulation: short stories of a table that moves between them
while servers crash, stand still and leave, and PostgreSQL and Redis fail.

Each schedule is told by its seed alone. One that fails names it; `--schedule SEED` tells that story
again, `--schedules N` tells more of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

import pytest
import tiers
from cluster.cluster_schedule import schedule_of, simulate
from cluster.database import Database, ServerStore
from planted_bugs import find_bug
from schedule import tell

from mexican_train.server.cluster.cluster import Cluster
from mexican_train.server.cluster.exchanges import Exchanges
from mexican_train.server.cluster.lease import Lease, LeasedStore
from mexican_train.server.cluster.letters import Envelope
from mexican_train.server.cluster.remote_rooms import RemoteRooms
from mexican_train.server.cluster.standing import Standing
from mexican_train.server.cluster.visitors import Visitor, Visitors
from mexican_train.server.room.hall import Hall
from mexican_train.server.room.inbox import Inbox
from mexican_train.server.room.room import Room
from mexican_train.server.table.table import Table

pytestmark = pytest.mark.gate

SCHEDULES, CHUNKS = 160, 4


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seeds" not in metafunc.fixturenames:
        return
    one = metafunc.config.getoption("schedule")
    count = metafunc.config.getoption("schedules") or SCHEDULES
    chunks = [range(chunk, count, CHUNKS) for chunk in range(CHUNKS)]
    halves = tiers.cases(*chunks[: CHUNKS // 2], rest=chunks[CHUNKS // 2 :])
    metafunc.parametrize("seeds", halves if one is None else [[one]])


def test_nothing_is_lost_whatever_fails(seeds: Iterable[int]) -> None:
    for seed in seeds:
        simulate(seed)


@pytest.mark.release
def test_a_seed_tells_the_same_story_every_time() -> None:
    stories = [[simulate(seed) for seed in range(12)] for _ in range(2)]
    assert stories[0] == stories[1]
    assert len(set(stories[0])) == 12


def test_servers_are_overtaken_on_their_way_to_the_database() -> None:
    schedule = schedule_of(11)
    tell(schedule)
    assert schedule.checker.database.late
    assert schedule.checker.database.outrun


# What follows breaks the servers on purpose: a simulation that finds nothing would prove nothing.


def test_not_noticing_that_letters_are_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(self: Exchanges, envelope: Envelope, now: float) -> bool:
        self._with(envelope.sender, now).last = now
        return False

    monkeypatch.setattr(Exchanges, "arrived", trusting)
    find_bug(simulate, "was told .*, not|not everybody is back|are not visitors", seed=94)


def test_two_that_write_at_once_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lease, "sure", property(lambda _: True))
    monkeypatch.setattr(Database, "_follow", lambda *_: None)
    find_bug(simulate, "is .*. in the log|was done twice|sees another table", seed=12)


def test_writing_without_being_sure_of_the_lease_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LeasedStore, "append", lambda self, batch: self._store.append(batch))
    find_bug(simulate, "without being sure of its lease", seed=13)


def test_showing_what_is_long_past_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cluster, "sure", True)
    find_bug(simulate, "was shown .* after|was turned away|was done, and then refused", seed=1055)


def test_two_servers_with_one_table_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def greedy(self: ServerStore, table: str, server: str, restart_grace: float) -> str:
        return server

    monkeypatch.setattr(ServerStore, "claim", greedy)
    find_bug(
        simulate,
        "was shown .* after|was turned away|not everybody is back|has a table that is not its",
        seed=0,
    )


def test_a_new_table_that_is_nobodys_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(self: Cluster, table: str) -> None:
        return None

    monkeypatch.setattr(Cluster, "made", careless)
    find_bug(
        simulate,
        "was shown .* after|was turned away|not everybody is back|has a table that is not its",
        seed=5,
    )


def test_keeping_a_table_that_was_taken_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hall, "abandon", lambda _: None)
    find_bug(simulate, "was shown .* after|has a table that is not its|the table is at", seed=1)


def test_keeping_a_table_that_was_handed_over_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def greedy(self: Hall, room: Room, hand_over: Callable[[], Awaitable[None]]) -> None:
        await hand_over()

    monkeypatch.setattr(Hall, "move", greedy)
    find_bug(simulate, "was shown .* after|has a table that is not its|the table is at", seed=19)


def test_not_telling_people_that_their_connection_is_lost_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RemoteRooms, "lost", lambda *_: None)
    find_bug(simulate, "not everybody is back|are not visitors", seed=14)


def test_visitors_whose_connection_is_lost_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Visitors, "lost", lambda *_: None)
    find_bug(simulate, "are no more|are at the table", seed=0)


def test_visitors_who_do_not_go_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Visitor, "gone", lambda _: None)
    find_bug(simulate, "are at the table|does .*Visitor.serve", seed=0)


def test_a_name_that_was_never_registered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(self: Lease) -> None:
        self.server, asked = secrets.token_hex(8), self._now()
        await self._store.register(self.server, self._seconds)
        self._prolonged(asked)
        self.living = {self.server}

    monkeypatch.setattr(Lease, "begin", hasty)
    # One without a link to the others gives everything back, and begins anew once more.
    monkeypatch.setattr(Standing, "look", lambda *_: None)
    find_bug(simulate, "not all servers are there|nobody is there, but", seed=16)


def test_waiting_forever_at_a_full_inbox_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Inbox, "_empty", lambda _: None)
    find_bug(simulate, "nobody is there, but|are at the table", seed=19)


def test_doing_things_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "remember", lambda *_: None)
    find_bug(simulate, "was done twice", seed=9)
