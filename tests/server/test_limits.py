from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from ipaddress import IPv6Address

import pytest
from in_memory import QUICK, World

from mexican_train.protocol.reasons import Refused
from mexican_train.server.metrics import Metrics
from mexican_train.server.net.protocols import Guard
from mexican_train.server.networks import Networks
from mexican_train.server.room import limits
from mexican_train.server.room.limits import (
    Count,
    Rate,
    Rates,
    neighbourhood_of,
    network_of,
    networks_around,
)
from mexican_train.server.room.quotas import MEGABYTE, Quotas
from mexican_train.server.settings import Settings


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_rate_allows_so_many_within_its_time() -> None:
    rate = Rate(3, 10.0)
    assert [rate.allow(0.0) for _ in range(5)] == [True, True, True, False, False]
    assert rate.full(9.9)
    assert not rate.allow(9.9)


def test_a_rate_looks_back_over_any_stretch_of_its_time() -> None:
    rate = Rate(2, 10.0)
    assert rate.allow(0.0)
    assert rate.allow(9.0)
    assert not rate.allow(9.5)
    assert rate.allow(10.0)
    assert not rate.allow(18.9)
    assert rate.allow(19.0)


def test_what_was_not_allowed_does_not_count() -> None:
    rate = Rate(1, 10.0)
    assert rate.allow(0.0)
    for moment in range(1, 10):
        assert not rate.allow(float(moment))
    assert rate.allow(10.0)


def test_asking_whether_a_rate_is_full_uses_nothing_up() -> None:
    rate = Rate(1, 10.0)
    assert [rate.full(0.0) for _ in range(5)] == [False] * 5
    assert rate.allow(0.0)
    assert rate.full(0.0)
    assert not rate.full(10.0)


def test_a_rate_of_none_allows_nothing() -> None:
    assert not Rate(0, 1.0).allow(0.0)


def test_what_is_given_back_can_be_used_again() -> None:
    rate = Rate(2, 10.0)
    assert [rate.allow(0.0) for _ in range(3)] == [True, True, False]
    rate.give_back()
    assert [rate.allow(1.0) for _ in range(2)] == [True, False]
    for _ in range(5):
        rate.give_back()
    assert [rate.allow(2.0) for _ in range(3)] == [True, True, False]


def test_each_network_has_a_rate_of_its_own() -> None:
    watch = Watch()
    rates = Rates(2, 5.0, watch)
    assert [rates.allow("a") for _ in range(3)] == [True, True, False]
    assert rates.allow("b")
    rates.give_back("a")
    assert [rates.allow("a") for _ in range(2)] == [True, False]
    watch.time += 5.0
    assert rates.allow("a")


def test_nobody_becomes_free_because_many_others_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    rates = Rates(2, 1000.0, Watch())
    assert [rates.allow("1.2.3.4") for _ in range(3)] == [True, True, False]
    for number in range(10_400):
        rates.allow(f"10.{number // 65536}.{number // 256 % 256}.{number % 256}")
    assert not rates.allow("1.2.3.4")
    assert len(rates._own) == 100


def test_who_comes_when_all_is_full_shares_with_those_nearby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    monkeypatch.setattr(limits, "SHARED", 1 << 40)
    watch = Watch()
    rates = Rates(2, 10.0, watch)
    for number in range(3):
        assert rates.allow(f"10.0.0.{number}")
    assert [rates.allow(f"20.0.{number}.1") for number in range(3)] == [True, True, False]
    assert rates.allow("20.1.0.1")
    rates.give_back("20.0.0.1")
    assert [rates.allow("20.0.9.9") for _ in range(2)] == [True, False]
    assert rates.allow("10.0.0.0")  # who has a rate keeps it
    watch.time += 10.0
    assert [rates.allow("20.0.9.9") for _ in range(3)] == [True, True, False]
    assert len(rates._own) <= 3


def test_there_are_only_so_many_shared_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 1)
    monkeypatch.setattr(limits, "SHARED", 8)
    rates = Rates(2, 10.0, Watch())
    for number in range(1000):
        rates.allow(f"{number // 256}.{number % 256}.0.1")
    assert len(rates._shared) <= 8


def test_the_one_that_counted_longest_ago_is_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    watch = Watch()
    rates = Rates(2, 10.0, watch)
    assert rates.allow("a")
    watch.time += 6.0
    assert rates.allow("b")
    assert rates.allow("a")
    watch.time += 6.0
    assert rates.allow("a")
    watch.time += 4.0  # now b has nothing to remember
    assert rates.allow("c")
    assert set(rates._own) == {"a", "c"}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("", ""),
        ("un:ix", "un:ix"),
    ],
)
def test_an_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("network", "neighbourhood"),
    [
        ("192.0.2.7", "192.0"),
        ("2001:db8:1:2::/64", "2001:db8::/32"),
        ("", ""),
        ("un:ix", "un:ix"),
    ],
)
def test_a_network_is_in_a_neighbourhood(network: str, neighbourhood: str) -> None:
    assert neighbourhood_of(network) == neighbourhood


def test_a_count_allows_so_many_at_a_time() -> None:
    count = Count(2)
    assert [count.take("a") for _ in range(3)] == [True, True, False]
    assert count.take("b")
    count.give_back("a")
    assert count.take("a")
    assert not count.take("a")


def test_giving_back_what_was_never_taken_gains_nothing() -> None:
    count = Count(1)
    for _ in range(3):
        count.give_back("a")
    assert count.take("a")
    assert not count.take("a")


def test_a_count_remembers_nobody_who_has_nothing() -> None:
    count = Count(5)
    for network in (*map(str, range(1000)), *slash_64s("2001:db8:1::", 100)):
        count.take(network)
        count.give_back(network)
    assert not count._counts


# ------------------------------------------------------------------------ networks wider than /64


def slash_64s(first: str, number: int, step: int = 1) -> list[str]:
    """Return /64 networks, each so many times 2**64 addresses after the one before."""
    start = int(IPv6Address(first))
    return [f"{IPv6Address(start + (each * step << 64))}/64" for each in range(number)]


SLASH_48 = slash_64s("2001:db8:1::", 1000)
SLASH_32 = slash_64s("2001:db8::", 1000, step=1 << 16)
"""Networks of one /48; and of one /32, each in another /48."""
OTHERS = slash_64s("2001:db9::", 1)[0]


def test_a_slash_48_may_do_four_times_as_much_as_an_address_and_a_slash_32_64_times() -> None:
    rates = Rates(3, 10.0, Watch())
    assert sum(map(rates.allow, SLASH_48)) == 3 * 4
    assert sum(map(rates.allow, SLASH_32)) == 3 * 64 - 3 * 4
    assert rates.allow(OTHERS)


def test_an_ipv4_address_is_counted_without_its_neighbours() -> None:
    rates, count = Rates(1, 10.0, Watch()), Count(1)
    addresses = [f"192.0.{number // 250}.{number % 250}" for number in range(1000)]
    assert all(map(rates.allow, addresses))
    assert all(map(count.take, addresses))


def test_a_refused_call_of_a_wider_network_counts_nowhere_and_is_not_remembered() -> None:
    watch = Watch()
    rates = Rates(1, 10.0, watch)
    for network in SLASH_48:
        rates.allow(network)
    assert len(rates._own) == 4 + 2
    watch.time += 10.0
    assert sum(map(rates.allow, reversed(SLASH_48))) == 4


def test_what_a_network_gives_back_its_wider_networks_may_use_again() -> None:
    rates = Rates(1, 10.0, Watch())
    assert sum(map(rates.allow, SLASH_48)) == 4
    rates.give_back(SLASH_48[0])
    assert sum(map(rates.allow, SLASH_48[4:])) == 1


def test_connections_of_a_wider_network_are_counted_together() -> None:
    guard = Guard(replace(QUICK, sockets_per_address=2), Metrics(), Networks([]), lambda: 0.0)
    assert sum(map(guard.take, SLASH_48)) == 2 * 4
    assert sum(map(guard.take, SLASH_32)) == 2 * 64 - 2 * 4
    for network in SLASH_48[:8]:
        guard.give_back(network)
    assert sum(map(guard.take, SLASH_48)) == 2 * 4


def test_what_a_wider_network_may_have_saved_is_counted_together() -> None:
    quotas = Quotas(replace(QUICK, bytes_per_address=100), Watch())
    for network in SLASH_48[:4]:
        quotas.spend(network, 1, 100)
    with pytest.raises(Refused, match="try again later"):
        quotas.check(SLASH_48[999])
    for network in SLASH_32[2:]:
        quotas.check(network)
        quotas.spend(network, 1, 6)
    quotas.spend(SLASH_32[2], 1, 94)
    with pytest.raises(Refused, match="try again later"):
        quotas.check(slash_64s("2001:db8:ffff::", 1)[0])
    quotas.check(OTHERS)


def test_one_provider_cannot_fill_the_database_in_a_day() -> None:
    settings = Settings()
    widest = networks_around(OTHERS)[-1]
    day = settings.bytes_per_address * widest.factor * 86_400 / settings.quota_seconds
    assert day < settings.database_megabytes * MEGABYTE / 2


async def test_of_2000_guesses_from_one_slash_48_only_80_are_told_to_be_wrong() -> None:
    world = World()
    answers: Counter[str] = Counter()
    for network in (SLASH_48 * 2)[:2000]:
        with pytest.raises(Refused) as refused:
            await world.hall.find("zzzzzz", network)
        answers[refused.value.reason] += 1
    assert answers == {"no_such_code": 80, "too_fast": 1920}


# ---------------------------------------------------------------------- limits of an address end

STRICT = replace(
    QUICK, calls=2, files=2, replays=2, tables_made=2, tables_made_seconds=60, wrong_secrets=2
)
ADDRESS = "1.2.3.4"


def use(name: str) -> Callable[[World], Awaitable[bool]]:
    """Return a request that counts towards one of the hall's rates."""

    async def ask(world: World) -> bool:
        rates: Rates = getattr(world.hall, name)
        return rates.allow(ADDRESS)

    return ask


async def make_table(world: World) -> bool:
    try:
        await world.make()
    except Refused as refusal:
        if refusal.reason == "too_fast":
            return False
        raise
    return True


async def guess_secret(world: World) -> bool:
    """Try a wrong invite; return whether the refusal says that it is wrong."""
    try:
        await world.sit("zzzzzzzz", "wrong")
    except Refused as refusal:
        return refusal.reason != "too_fast"
    raise AssertionError("a wrong invite opened a table")


@pytest.mark.parametrize(
    ("ask", "seconds"),
    [
        (use("calls"), STRICT.calls_seconds),
        (use("files"), STRICT.files_seconds),
        (use("replays"), STRICT.replays_seconds),
        (make_table, STRICT.tables_made_seconds),
        (guess_secret, STRICT.wrong_secrets_seconds),
    ],
    ids=["calls", "files", "replays", "tables", "secrets"],
)
async def test_an_address_that_was_too_fast_is_served_after_its_time(
    ask: Callable[[World], Awaitable[bool]], seconds: float
) -> None:
    world = World(STRICT)
    assert [await ask(world) for _ in range(3)] == [True, True, False]
    await asyncio.sleep(seconds - 1)
    assert not await ask(world)
    await asyncio.sleep(2)
    assert await ask(world)
    await world.hall.close()
