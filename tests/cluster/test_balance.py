"""How much servers send each other: it evens out soon, with few moves, and then rests."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from mexican_train.server.cluster.balance import Balance, receivers

MINUTE = 120
"""Beats of a minute, by default."""
PART = 0.05
"""What part of it is sent at each, by default."""


def tables() -> Balance:
    return Balance(least=1, most=10, by_chance=False)


def people() -> Balance:
    return Balance(least=4, most=50, by_chance=True)


def test_nothing_is_sent_unless_it_is_clearly_too_much() -> None:
    assert tables().to_send(5, [4, 4], PART) == 0
    assert tables().to_send(4, [4, 1], PART) == 1
    assert tables().to_send(100, [92, 90], PART) == 0
    assert tables().to_send(6, [4, 2], PART) == 1
    assert people().to_send(28, [20, 27], PART) == 0
    assert people().to_send(40, [40, 0], PART) == 1


def test_who_has_begun_goes_on_until_it_has_its_share() -> None:
    balance = people()
    assert balance.to_send(28, [20, 27], PART) == 0
    assert balance.to_send(45, [15, 15], PART) > 0
    assert balance.to_send(28, [20, 27], PART) > 0
    assert balance.to_send(25, [25, 25], PART) == 0
    assert balance.to_send(28, [20, 27], PART) == 0


def test_a_part_is_sent_at_a_time_and_all_of_it_where_beats_are_rare() -> None:
    assert tables().to_send(200, [0], PART) == 5
    assert tables().to_send(10_000, [0], PART) == 10
    assert tables().to_send(16, [0], 1.0) == 8


def test_who_sees_everybody_come_back_gives_up_for_a_while() -> None:
    balance = people()
    sent = [balance.to_send(60, [30, 30], PART) for _ in range(10 * MINUTE)]
    assert 120 <= sum(sent) <= 140
    assert any(balance.to_send(60, [30, 30], PART) for _ in range(2 * MINUTE))


def test_nobody_sends_to_those_who_have_enough() -> None:
    chance = random.Random(1)
    sent = receivers(1000, 30, {"full": 30, "half": 15, "empty": 0}, chance)
    assert set(sent) == {"half", "empty"}
    assert sent.count("empty") > 3 * sent.count("half")
    assert receivers(3, 5, {"same": 5}, chance) == []


def settle(
    loads: list[int], kind: Callable[[], Balance], to_anyone: bool, chance: random.Random
) -> tuple[int, int, list[int]]:
    """Beats and moves until nobody sends any more, each by what was told a beat before."""
    balances = [kind() for _ in loads]
    told, moves = list(loads), 0
    for beat in range(10 * MINUTE):
        sent = 0
        for me in range(len(loads)):
            others = {str(other): told[other] for other in range(len(loads)) if other != me}
            count = balances[me].to_send(loads[me], others.values(), PART)
            anyone = [str(chance.randrange(len(loads))) for _ in range(count)]
            for to in anyone if to_anyone else receivers(count, loads[me], others, chance):
                loads[me] -= 1
                loads[int(to)] += 1
                sent += 1
        if not sent and loads == told:
            return beat, moves, loads
        told, moves = list(loads), moves + sent
    raise AssertionError(f"to and fro: {loads}")


@pytest.mark.parametrize("servers", [1, 2, 3, 5, 10])
@pytest.mark.parametrize("each", [10, 100])
def test_a_server_that_is_added_has_its_share_soon(servers: int, each: int) -> None:
    chance = random.Random(servers)
    share = each * servers / (servers + 1)
    for kind, to_anyone in ((tables, False), (people, True)):
        beats, _, after = settle([*[each] * servers, 0], kind, to_anyone, chance)
        assert beats <= 2 * MINUTE
        slack = max(4.0, 0.1 * share, share**0.5) + share**0.5 if to_anyone else 1.0
        assert after[-1] >= min(share - slack, 0.8 * share)


@pytest.mark.parametrize("seed", range(200))
def test_tables_are_even_within_a_minute_and_each_moves_once(seed: int) -> None:
    chance = random.Random(seed)
    before = [chance.choice((0, chance.randrange(400))) for _ in range(chance.randint(2, 5))]
    share = sum(before) / len(before)
    too_much = sum(load - share for load in before if load > share)
    beats, moves, after = settle(list(before), tables, False, chance)
    assert beats <= MINUTE
    assert moves <= 1.2 * too_much + 2 * len(before)
    assert max(after) <= share + max(1.0, 0.1 * share) + 1


@pytest.mark.parametrize("seed", range(200))
def test_people_whom_a_balancer_brings_anywhere_are_even_soon(seed: int) -> None:
    chance = random.Random(seed)
    before = [chance.choice((0, chance.randrange(400))) for _ in range(chance.randint(2, 5))]
    share = sum(before) / len(before)
    too_much = sum(load - share for load in before if load > share)
    beats, moves, after = settle(list(before), people, True, chance)
    assert beats <= 2 * MINUTE
    # Who is sent to anyone of n servers stays where it was once in n times.
    assert moves <= 4 * too_much + 20 * len(before)
    assert max(after) <= share + max(4.0, 0.1 * share, share**0.5) + 1
