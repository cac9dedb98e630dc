"""Results of challenges: each there once, so many and no more, and for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from store.databases import FileHome, Home, PostgresHome, WorkedStore
from tiers import cases

from mexican_train.server.store.statements import EXPIRED_AT_ONCE
from mexican_train.server.store.store import StoredResult


@pytest.fixture(params=cases("sqlite", rest=["postgresql"]))
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    if request.param == "sqlite":
        return FileHome(tmp_path)
    return PostgresHome(request.getfixturevalue("postgres"))


@pytest.fixture
def store(home: Home) -> Iterator[WorkedStore]:
    with closing(home.open()) as opened:
        yield opened


def result(id: str, at: float = 1.0) -> StoredResult:
    return StoredResult(id, at, b"{}\x00\xff")


@pytest.mark.real_clock
async def test_a_result_is_there_once_for_its_challenge(store: WorkedStore) -> None:
    later, earlier = result("b", 2.0), result("c", 1.0)
    for each in (later, earlier, later):
        assert await store.post("deal", each, 10)
    assert await store.post("other", result("b"), 10)
    assert await store.results("deal") == [earlier, later]
    assert await store.results("none") == []


@pytest.mark.real_clock
async def test_of_many_who_post_at_once_so_many_are_taken_and_told_so(store: WorkedStore) -> None:
    said = await asyncio.gather(*(store.post("deal", result(f"r{i}"), 3) for i in range(8)))
    assert said.count(True) == len(await store.results("deal")) == 3
    there = (await store.results("deal"))[0]
    assert await store.post("deal", there, 3)  # it has its place already


@pytest.mark.real_clock
async def test_a_gathered_result_takes_the_place_of_the_oldest_of_the_address_with_most(
    store: WorkedStore,
) -> None:
    eve = [StoredResult(f"{n}{'0' * 31}", n, b"{}", "e") for n in range(1, 6)]
    bo = StoredResult("b" * 32, 9.0, b"{}", "b")
    for each in (*eve[:4], eve[3], bo):
        await store.gather("deal", each, 4, 3)
    assert await store.results("deal") == [*eve[1:4], bo]
    await store.gather("deal", StoredResult("c" * 32, 10.0, b"{}", "c"), 4, 3)
    assert [each.origin for each in await store.results("deal")] == ["e", "e", "b", "c"]
    renamed = bo._replace(id="b" * 16 + "d" * 16, at=11.0)
    await store.gather("deal", renamed, 4, 3)
    assert [each.id for each in await store.results("deal") if each.origin == "b"] == [renamed.id]


@pytest.mark.real_clock
async def test_results_are_kept_as_long_as_matches(store: WorkedStore) -> None:
    count = EXPIRED_AT_ONCE + 5
    for number in range(count):
        await store.post("deal", result(f"r{number}", float(number)), count)
    await store.expire(0.0, count - 1.0)
    assert [each.at for each in await store.results("deal")] == [count - 1.0]
