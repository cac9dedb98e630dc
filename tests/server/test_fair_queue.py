from __future__ import annotations

from dataclasses import dataclass

import pytest

from mexican_train.server.room.fair_queue import Asker, FairQueue, Full


@dataclass(frozen=True)
class One:
    """Something that waits, for a table of an address."""

    name: str
    asker: Asker


def one(address: str, table: str, name: str = "") -> One:
    return One(name, Asker(address, table))


def queue_of(*ones: One, per_address: int = 1000, in_all: int = 1000) -> FairQueue[One]:
    queue: FairQueue[One] = FairQueue(per_address, in_all)
    for each in ones:
        queue.put(each)
    return queue


def taken(queue: FairQueue[One]) -> list[One]:
    """All that wait, in the order in which they are taken."""
    found = []
    while (each := queue.take()) is not None:
        found.append(each)
    return found


def test_what_comes_before_is_what_is_taken_before() -> None:
    askers = ["at", "at", "bt", "au", "ct", "at", "bv", "bt"]
    ones = [one(asker[0], asker[1], str(place)) for place, asker in enumerate(askers)]
    order = taken(queue_of(*ones))
    for place, each in enumerate(order):
        queue = queue_of(*ones)
        assert queue.before(each) == order[:place]
        assert taken(queue) == order


def test_what_waits_for_one_table_is_taken_in_order() -> None:
    ones = [one("a", "t", str(number)) for number in range(5)]
    queue = queue_of(*ones)
    assert len(queue) == 5
    assert taken(queue) == ones
    assert len(queue) == 0


def test_addresses_have_their_turns_however_much_one_of_them_asks_for() -> None:
    many = [one("a", f"t{number % 3}", str(number)) for number in range(800)]
    stranger = one("b", "s")
    queue = queue_of(*many, stranger)
    assert taken(queue).index(stranger) == 1


def test_whoever_was_just_taken_has_the_next_turn_last() -> None:
    queue = queue_of(one("a", "t", "1"), one("b", "u", "2"))
    first = queue.take()
    assert first is not None
    queue.put(one("a", "t", "3"))
    queue.put(one("c", "v", "4"))
    assert [each.name for each in taken(queue)] == ["2", "3", "4"]


def test_tables_of_an_address_have_their_turns() -> None:
    queue = queue_of(*(one("a", table, str(n)) for n, table in enumerate("tttuuv")))
    assert [each.asker.table for each in taken(queue)] == list("tuvtut")


def test_an_address_may_wait_for_so_many() -> None:
    queue = queue_of(one("a", "t", "1"), one("a", "u", "2"), per_address=2)
    with pytest.raises(Full):
        queue.put(one("a", "v"))
    queue.put(one("b", "v"))
    assert len(queue) == 3
    queue.take()
    queue.put(one("a", "v"))


def test_so_many_may_wait_in_all() -> None:
    queue = queue_of(one("a", "t"), one("b", "t"), in_all=2)
    with pytest.raises(Full):
        queue.put(one("c", "t"))
    queue.take()
    queue.put(one("c", "t"))


def test_in_a_full_queue_the_last_one_of_the_address_with_the_most_gives_way() -> None:
    ones = [one("a", "t", "1"), one("a", "u", "2"), one("a", "t", "3"), one("b", "v", "4")]
    queue = queue_of(*ones, in_all=4)
    assert queue.put(one("c", "w", "5")) == ones[2]
    assert [each.name for each in taken(queue)] == ["1", "4", "5", "2"]


def test_no_address_gives_way_to_one_that_would_then_have_as_much() -> None:
    queue = queue_of(one("a", "t", "1"), one("a", "t", "2"), one("b", "v"), in_all=3)
    with pytest.raises(Full):
        queue.put(one("b", "v", "4"))
    with pytest.raises(Full):
        queue.put(one("a", "t", "3"))
    assert len(queue) == 3


def test_networks_of_one_slash_48_give_way_together() -> None:
    attack = [one(f"2001:db8:1:{number:x}::/64", "t", str(number)) for number in range(64)]
    queue = queue_of(*attack, in_all=64)
    assert queue.put(one("192.0.2.7", "s", "stranger")) in attack
    with pytest.raises(Full):
        queue.put(one("2001:db8:1:ffff::/64", "t"))


def test_who_waits_no_longer_makes_room_and_is_not_taken() -> None:
    first, second = one("a", "t", "1"), one("a", "t", "2")
    queue = queue_of(first, second, per_address=2)
    queue.drop(first)
    queue.drop(first)
    queue.put(one("a", "u", "3"))
    assert [each.name for each in taken(queue)] == ["2", "3"]
    queue.drop(second)
    assert len(queue) == 0


def test_nobody_is_remembered_who_waits_for_nothing() -> None:
    queue = queue_of(*(one(str(number), "t") for number in range(100)))
    for number in range(50):
        queue.drop(one(str(number), "t"))
    taken(queue)
    assert not queue._addresses
    assert not queue._counts
