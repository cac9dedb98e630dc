"""Which server has which table: one at a time, and always somebody who lives."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from threading import Barrier

import pytest
from store.databases import TIMEOUT, PostgresHome, batch

from benchmarks.services import Postgres
from mexican_train.server.generation import GENERATION
from mexican_train.server.store import leases
from mexican_train.server.store.postgres import PostgresDatabase, PostgresStore
from mexican_train.server.store.store import Living, Unregistered

pytestmark = pytest.mark.release

LONG = 600.0
CLAIMERS = [f"server{number}" for number in range(8)]


def owner(home: PostgresHome, table: str) -> str | None:
    """Who has a table, seen from outside."""
    found = home.fetch("SELECT server FROM owners WHERE table_id=?", table)
    return found[0][0] if found else None


def run_out(home: PostgresHome, server: str) -> None:
    """A server's time runs out."""
    home.fetch("UPDATE servers SET until=1.0 WHERE id=?", server)


@pytest.mark.real_clock
async def test_a_table_is_its_first_servers_until_it_gives_it_back(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.register("one", LONG)
    await store.register("two", LONG)
    assert await store.claim("a", "one", 0.0) == "one"
    assert await store.claim("a", "two", 0.0) == "one"
    assert await store.claim("a", "one", 0.0) == "one"
    await store.release(["a", "b"], "two")  # not its own
    assert await store.claim("a", "two", 0.0) == "one"
    await store.release(["a", "b"], "one")
    assert owner(home, "a") is None
    assert await store.claim("a", "two", 0.0) == "two"
    assert await store.claim("a", "one", 0.0) == "two"


@pytest.mark.real_clock
async def test_renewing_tells_who_lives(store: PostgresStore, home: PostgresHome) -> None:
    for server in ("one", "two", "three"):
        await store.register(server, LONG)
    here, cut_off = Living(True, GENERATION), Living(False, GENERATION)
    home.fetch("UPDATE servers SET generation=1 WHERE id='three'")
    three = Living(True, 1)
    assert await store.renew("one", LONG, True) == {"one": here, "two": here, "three": three}
    run_out(home, "two")
    assert await store.renew("one", LONG, False) == {"one": cut_off, "three": three}
    all_three = {"one": cut_off, "two": here, "three": three}
    assert await store.renew("two", LONG, True) == all_three  # nobody declared it dead
    assert await store.renew("nobody", LONG, True) is None


@pytest.mark.real_clock
async def test_a_lease_is_as_long_as_was_said_by_the_clock_of_postgres(
    store: PostgresStore, home: PostgresHome
) -> None:
    left = "SELECT until - extract(epoch FROM clock_timestamp())::float8 FROM servers"
    await store.register("one", 100.0)
    assert 80.0 < home.fetch(left)[0][0] <= 100.0
    await store.renew("one", 1000.0, True)
    assert 980.0 < home.fetch(left)[0][0] <= 1000.0


@pytest.mark.real_clock
async def test_a_server_whose_time_ran_out_is_dead_as_a_whole_once_a_table_is_taken_from_it(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.register("old", LONG)
    await store.register("new", LONG)
    for table in ("a", "b"):
        assert await store.claim(table, "old", 0.0) == "old"
    run_out(home, "old")
    assert await store.claim("a", "new", 0.0) == "new"
    assert await store.renew("old", LONG, True) is None
    with pytest.raises(Unregistered):
        await store.claim("a", "old", 0.0)
    with pytest.raises(Unregistered):
        await store.claim("b", "old", 0.0)  # which has its name on it still
    with pytest.raises(Unregistered):
        await store.claim("c", "old", 0.0)
    assert owner(home, "c") is None
    assert await store.claim("b", "new", 0.0) == "new"


@pytest.mark.real_clock
async def test_a_server_keeps_its_tables_when_it_renews_before_anybody_wants_them(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.register("slow", LONG)
    await store.register("other", LONG)
    await store.claim("a", "slow", 0.0)
    run_out(home, "slow")
    assert await store.claim("a", "slow", 0.0) == "slow"
    assert await store.renew("slow", LONG, True) is not None
    assert await store.claim("a", "other", 0.0) == "slow"


@pytest.mark.real_clock
async def test_nobody_is_declared_dead_just_after_postgres_started(
    postgres: Postgres, store: PostgresStore, home: PostgresHome
) -> None:
    await store.register("old", LONG)
    await store.register("new", LONG)
    await store.claim("a", "old", 0.0)
    run_out(home, "old")
    postgres.restart()
    assert await store.claim("a", "new", LONG) == "old"
    assert await store.renew("old", 0.0, True) is not None
    assert await store.claim("a", "new", 0.0) == "new"


@pytest.mark.real_clock
async def test_a_table_is_handed_over_to_one_that_lives_by_the_one_that_has_it(
    store: PostgresStore, home: PostgresHome
) -> None:
    for server in ("one", "two", "three"):
        await store.register(server, LONG)
    await store.claim("a", "one", 0.0)
    await store.hand_over(["a", "b"], "two", "three")  # not its own
    assert (owner(home, "a"), owner(home, "b")) == ("one", None)
    await store.hand_over(["a"], "one", "nobody")
    run_out(home, "three")
    await store.hand_over(["a"], "one", "three")
    assert owner(home, "a") == "one"
    await store.hand_over(["a"], "one", "two")
    assert owner(home, "a") == "two"
    assert await store.claim("a", "one", 0.0) == "two"


@pytest.mark.real_clock
async def test_who_retires_leaves_nothing(store: PostgresStore, home: PostgresHome) -> None:
    await store.register("one", LONG)
    await store.register("two", LONG)
    for table in ("a", "b"):
        await store.claim(table, "one", 0.0)
    await store.claim("c", "two", 0.0)
    await store.retire("one")
    assert await store.renew("one", LONG, True) is None
    assert home.fetch("SELECT table_id, server FROM owners") == [("c", "two")]
    assert await store.claim("a", "two", LONG) == "two"


@pytest.mark.real_clock
async def test_a_table_that_has_ended_is_nobodys(store: PostgresStore, home: PostgresHome) -> None:
    await store.append(batch("a", at=1.0))
    await store.register("one", LONG)
    await store.claim("a", "one", 0.0)
    assert await store.expire(5.0, 5.0) == ["a"]
    assert owner(home, "a") is None


# ---------------------------------------------------------------------- many at once


def claim_together(
    home: PostgresHome, tables: list[str], meanwhile: Callable[[str], None] = lambda table: None
) -> dict[str, list[str]]:
    """All servers claim each table at the same moment; what each of them learned."""
    together = Barrier(len(CLAIMERS), timeout=120)

    def claims(database: PostgresDatabase, server: str) -> list[str]:
        learned = []
        for table in tables:
            if together.wait() == 0:
                meanwhile(table)
            together.wait()
            learned.append(leases.claim(database, table, server, 0.0))
        return learned

    with ExitStack() as stack:
        databases = [
            stack.enter_context(closing(PostgresDatabase(home.place, 4 * TIMEOUT)))
            for _ in CLAIMERS
        ]
        for database, server in zip(databases, CLAIMERS, strict=True):
            leases.register(database, server, LONG)
        with ThreadPoolExecutor(len(CLAIMERS)) as pool:
            learned = list(pool.map(claims, databases, CLAIMERS))
    return {
        table: list(each) for table, each in zip(tables, zip(*learned, strict=True), strict=True)
    }


def check_one_winner(home: PostgresHome, learned: dict[str, list[str]]) -> None:
    """Everybody learned of the same owner, who is one of them, and who really has the table."""
    for table, owners in learned.items():
        assert len(set(owners)) == 1, (table, owners)
        assert owners[0] in CLAIMERS
        assert owner(home, table) == owners[0]


def test_of_many_who_claim_a_free_table_one_gets_it_and_all_learn_who(home: PostgresHome) -> None:
    home.open().close()
    tables = [f"t{number}" for number in range(200)]
    check_one_winner(home, claim_together(home, tables))


def test_of_many_who_claim_the_table_of_a_dead_server_one_gets_it_and_all_learn_who(
    home: PostgresHome,
) -> None:
    home.open().close()
    tables = [f"t{number}" for number in range(100)]

    def dies(table: str) -> None:
        home.fetch("INSERT INTO servers VALUES (?, 1.0)", f"dead-{table}")
        home.fetch("INSERT INTO owners VALUES (?, ?)", table, f"dead-{table}")

    check_one_winner(home, claim_together(home, tables, dies))
    assert home.fetch("SELECT id FROM servers WHERE id LIKE ?", "dead%") == []


def test_of_two_generations_who_claim_together_a_newer_one_gets_it_and_all_learn_who(
    home: PostgresHome,
) -> None:
    home.open().close()
    tables = [f"t{number}" for number in range(60)]
    older = CLAIMERS[::2]

    def dies(table: str) -> None:
        home.fetch("UPDATE servers SET generation=1 WHERE id=ANY(?)", older)
        home.fetch("INSERT INTO tables VALUES (?, 1.0, 1.0, ?)", table, GENERATION)
        if table.endswith(("0", "5")):
            return  # nobody's
        home.fetch("INSERT INTO servers VALUES (?, 1.0, 1, ?)", f"dead-{table}", GENERATION)
        home.fetch("INSERT INTO owners VALUES (?, ?)", table, f"dead-{table}")

    learned = claim_together(home, tables, dies)
    check_one_winner(home, learned)
    assert not {owners[0] for owners in learned.values()} & set(older)


def test_a_server_that_renews_while_others_claim_its_table_lives_or_is_dead_for_all(
    home: PostgresHome,
) -> None:
    renewed: dict[str, bool] = {}
    with (
        closing(home.open()),
        closing(PostgresDatabase(home.place, 4 * TIMEOUT)) as mine,
        ThreadPoolExecutor(1) as pool,
    ):

        def late(table: str) -> None:
            home.fetch("INSERT INTO servers VALUES (?, 1.0)", f"late-{table}")
            home.fetch("INSERT INTO owners VALUES (?, ?)", table, f"late-{table}")
            pool.submit(renew, table)

        def renew(table: str) -> None:
            for _ in range(len(renewed) % 10):  # now before the claims, now among them
                home.fetch("SELECT 1")
            renewed[table] = leases.renew(mine, f"late-{table}", LONG, True) is not None

        learned = claim_together(home, [f"t{number}" for number in range(100)], late)
        pool.shutdown(wait=True)
    for table, owners in learned.items():
        assert len(set(owners)) == 1, (table, owners)
        assert owner(home, table) == owners[0]
        assert (owners[0] == f"late-{table}") == renewed[table]


def test_a_table_that_is_claimed_and_given_back_all_the_time_is_never_two_servers(
    home: PostgresHome,
) -> None:
    home.open().close()
    holding: list[str] = []
    doubled: list[tuple[str, ...]] = []

    def comes_and_goes(server: str) -> int:
        had = 0
        with closing(PostgresDatabase(home.place, 4 * TIMEOUT)) as database:
            leases.register(database, server, LONG)
            for _ in range(100):
                if leases.claim(database, "a", server, 0.0) == server:
                    holding.append(server)
                    if len(holding) > 1:
                        doubled.append(tuple(holding))
                    holding.remove(server)
                    leases.release(database, ["a"], server)
                    had += 1
        return had

    with ThreadPoolExecutor(len(CLAIMERS)) as pool:
        had = list(pool.map(comes_and_goes, CLAIMERS))
    assert doubled == []
    assert sum(had) > 20
