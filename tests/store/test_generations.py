"""Generations of servers: what newer ones have written to is not for older ones."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from program import program
from store.databases import AnyHome, FileHome, PostgresHome, ShelfHome, batch
from tiers import cases

from mexican_train.server.generation import FIRST, GENERATION
from mexican_train.server.store.postgres import PostgresStore
from mexican_train.server.store.store import Outgrown, StoredLine

LONG = 600.0


@pytest.fixture(params=cases("sqlite", "shelf", rest=["postgresql"]))
def anywhere(request: pytest.FixtureRequest) -> AnyHome:
    if request.param == "shelf":
        return ShelfHome()
    if request.param == "sqlite":
        return FileHome(request.getfixturevalue("tmp_path"))
    return PostgresHome(request.getfixturevalue("postgres"))


def test_a_table_is_of_the_generation_that_last_wrote_to_it(anywhere: AnyHome) -> None:
    async def story() -> list[int]:
        found = []
        with closing(anywhere.open()) as store:
            for each in (
                batch("a"),
                batch("a", 2, generation=2),
                batch("a", 3),
                batch("a", 4, 4, said=(StoredLine(1, b"{}"),), generation=5),
                batch("b", generation=3),
            ):
                await store.append(each)
                kept = await store.load(each.table)
                assert kept is not None
                found.append(kept.generation)
            ended = await store.expire(6.0, 6.0)
            assert sorted(ended) == ["a", "b"]
            await store.append(batch("a"))  # another table of the same name has its own
            again = await store.load("a")
            assert again is not None
            found.append(again.generation)
        return found

    assert asyncio.run(story()) == [FIRST, 2, 2, 5, 3, FIRST]


@pytest.mark.release
def test_a_copy_of_a_database_has_its_tables_generations(
    home: PostgresHome, tmp_path: Path
) -> None:
    async def fill() -> None:
        with closing(home.open()) as store:
            await store.append(batch("a", generation=7))

    asyncio.run(fill())
    copy = FileHome(tmp_path)
    assert program("db", "copy", home.place, copy.place).status == 0
    assert copy.fetch("SELECT id, generation FROM tables") == [("a", 7)]


# ---------------------------------------------------------------------- who may have a table


async def appear(store: PostgresStore, home: PostgresHome, **generations: int) -> None:
    """Servers of some generations."""
    for server, generation in generations.items():
        await store.register(server, LONG)
        home.fetch("UPDATE servers SET generation=? WHERE id=?", generation, server)


def owner(home: PostgresHome) -> str | None:
    """Who has the table, seen from outside."""
    found = home.fetch("SELECT server FROM owners WHERE table_id='a'")
    return found[0][0] if found else None


@pytest.mark.release
@pytest.mark.real_clock
async def test_a_server_registers_with_its_generation(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.register("one", LONG)
    assert home.fetch("SELECT generation FROM servers") == [(GENERATION,)]


@pytest.mark.release
@pytest.mark.real_clock
async def test_a_table_that_a_newer_server_has_had_goes_to_one_that_is_new_enough(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.append(batch("a", generation=3))
    await appear(store, home, older=2, same=3)
    assert await store.claim("a", "older", 0.0) == "same", "it is led there"
    assert owner(home) == "same"
    await appear(store, home, newest=4)
    await store.retire("same")
    assert await store.claim("a", "older", 0.0) == "newest"
    assert await store.claim("a", "newest", 0.0) == "newest"


@pytest.mark.release
@pytest.mark.real_clock
async def test_a_dead_servers_table_is_handed_on_by_one_that_is_too_old_for_it(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.append(batch("a", generation=3))
    await appear(store, home, older=2, dying=3, living=3)
    home.fetch("UPDATE servers SET linked=0 WHERE id='living'")
    assert await store.claim("a", "dying", 0.0) == "dying"
    home.fetch("UPDATE servers SET until=1.0 WHERE id='dying'")
    with pytest.raises(Outgrown):
        await store.claim("a", "older", 0.0)  # letters would not reach the other
    assert owner(home) == "dying"
    home.fetch("UPDATE servers SET linked=1 WHERE id='living'")
    assert await store.claim("a", "older", 0.0) == "living"


@pytest.mark.release
@pytest.mark.real_clock
async def test_while_no_server_is_new_enough_a_table_is_left_alone(
    store: PostgresStore, home: PostgresHome
) -> None:
    await store.append(batch("a", generation=3))
    await store.append(batch("b", generation=2))
    await appear(store, home, older=2)
    with pytest.raises(Outgrown):
        await store.claim("a", "older", 0.0)
    assert owner(home) is None
    assert await store.claim("b", "older", 0.0) == "older", "others are not kept from it"
    await appear(store, home, newer=3)
    assert await store.claim("a", "newer", 0.0) == "newer"


@pytest.mark.release
@pytest.mark.real_clock
async def test_the_database_itself_gives_to_newer_servers_what_older_ones_would_take(
    store: PostgresStore, home: PostgresHome
) -> None:
    """Those from before there were generations ask for a table like this."""
    take = "INSERT INTO owners (table_id, server) VALUES ('a', 'old') RETURNING server"
    change = "UPDATE owners SET server='old' WHERE table_id='a' RETURNING server"
    await store.append(batch("a", generation=2))
    await appear(store, home, old=FIRST)
    assert home.fetch(take) == []
    assert owner(home) is None
    await appear(store, home, new=2)
    assert home.fetch(take) == [("new",)]
    await appear(store, home, newest=3)
    await store.retire("new")
    home.fetch("INSERT INTO owners (table_id, server) VALUES ('a', 'gone')")
    assert home.fetch(change) == [], "it did not become its own"
    assert owner(home) == "newest"
