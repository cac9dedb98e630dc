"""The longest train: always one that can be laid, and never a shorter one than there is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mexican_train
from mexican_train.bots.solver import Plan, longest_train

Tile = tuple[int, int]

# Two well-linked halves with the bridge 10-11 between them: hard, as a train crosses only once.
HALVES = [
    *[(7, 9), (6, 7), (2, 7), (2, 10), (5, 6), (2, 6), (5, 12), (7, 12), (7, 10), (5, 9), (5, 10)],
    *[(2, 5), (2, 12), (9, 12), (6, 9), (6, 10), (9, 10), (10, 10), (2, 9), (10, 11)],
    *[(0, 8), (0, 3), (0, 4), (4, 11), (3, 11), (8, 11), (1, 4), (1, 3), (1, 8), (0, 11), (0, 1)],
    *[(4, 8), (1, 11), (3, 4), (3, 3), (0, 0), (8, 8), (11, 11), (4, 4), (1, 1)],
]


def set_of(max_pip: int) -> list[Tile]:
    return [(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1)]


def points_of(tile: Tile, blank: int, double_blank: int) -> int:
    if tile == (0, 0):
        return double_blank
    return sum(pip if pip else blank for pip in tile)


def trains_from(start: int, hand: frozenset[Tile]) -> Iterator[list[Tile]]:
    """Every train there is, one tile after the other, the empty one as well."""
    yield []
    for low, high in hand:
        if start in (low, high):
            outer = low + high - start
            for rest in trains_from(outer, hand - {(low, high)}):
                yield [(start, outer), *rest]


def is_completed(train: Sequence[Tile], hand: frozenset[Tile]) -> bool:
    """Whether a tile follows every double: only the last tile can lack one."""
    return not train or train[-1][0] != train[-1][1] or len(train) == len(hand)


def assert_can_be_laid(plan: Plan, hand: list[Tile], blank: int = 0, double_blank: int = 0) -> None:
    end = plan.start
    for inner, outer in plan.train:
        assert inner == end
        end = outer
    laid = [(min(tile), max(tile)) for tile in plan.train]
    assert sorted([*laid, *plan.extras]) == sorted((min(tile), max(tile)) for tile in hand)
    assert list(plan.extras) == sorted(plan.extras)
    assert plan.points == sum(points_of(tile, blank, double_blank) for tile in laid)


@st.composite
def hands(draw: st.DrawFn, most: int) -> list[Tile]:
    tiles = set_of(draw(st.sampled_from([2, 3, 4, 6, 12, 18])))
    hand = draw(st.lists(st.sampled_from(tiles), unique=True, max_size=most))
    return [tile[::-1] if draw(st.booleans()) else tile for tile in hand]


blank_values = st.sampled_from([0, 1, 7, 25, 50])


@settings(max_examples=400, deadline=None)
@given(
    hand=hands(most=9),
    starts=st.sets(st.integers(0, 6), min_size=1, max_size=3),
    objective=st.sampled_from(["tiles", "points"]),
    blank=blank_values,
    double_blank=blank_values,
    completed=st.booleans(),
)
def test_no_train_is_better(
    hand: list[Tile],
    starts: set[int],
    objective: str,
    blank: int,
    double_blank: int,
    completed: bool,
) -> None:
    plan = longest_train(
        hand,
        starts,
        objective=objective,
        blank_points=blank,
        double_blank_points=double_blank,
        completed=completed,
    )

    assert plan.exact
    assert plan.start in starts
    assert_can_be_laid(plan, hand, blank, double_blank)

    held = frozenset((min(tile), max(tile)) for tile in hand)

    def rank(train: Sequence[Tile]) -> tuple[int, int]:
        points = sum(points_of((min(t), max(t)), blank, double_blank) for t in train)
        return (len(train), points) if objective == "tiles" else (points, len(train))

    found = list(plan.train)
    assert not completed or is_completed(found, held)
    best = {
        start: max(
            rank(train)
            for train in trains_from(start, held)
            if not completed or is_completed(train, held)
        )
        for start in sorted(starts)
    }
    assert rank(found) == max(best.values())
    assert plan.start == max(best, key=lambda start: best[start])


@settings(max_examples=60, deadline=None)
@given(hand=hands(most=60), start=st.integers(0, 12), completed=st.booleans())
def test_a_large_hand_gives_a_train_that_can_be_laid(
    hand: list[Tile], start: int, completed: bool
) -> None:
    plan = longest_train(hand, start, completed=completed, max_steps=2000)

    assert_can_be_laid(plan, hand)
    assert not completed or is_completed(list(plan.train), frozenset(hand))


@given(hand=hands(most=20), start=st.integers(0, 6), luck=st.randoms(use_true_random=False))
def test_the_order_of_the_hand_does_not_matter(hand: list[Tile], start: int, luck: Random) -> None:
    shuffled = luck.sample(hand, len(hand))

    assert longest_train(shuffled, start) == longest_train(hand, start)


def test_a_round_comes_back_to_its_start() -> None:
    plan = longest_train([(0, 1), (3, 5), (3, 3), (5, 12), (3, 12)], 12)

    assert {(min(tile), max(tile)) for tile in plan.train} == {(3, 5), (3, 3), (5, 12), (3, 12)}
    assert plan.train[-1][1] == 12
    assert plan.extras == ((0, 1),)
    assert plan.points == 46


def test_more_tiles_or_more_points() -> None:
    hand = [(1, 6), (0, 1), (6, 12)]

    assert longest_train(hand, 6).train == ((6, 1), (1, 0))
    assert longest_train(hand, 6, objective="points").train == ((6, 12),)
    assert longest_train(hand, 6, objective="points", blank_points=25).points == 33


def test_equally_many_tiles_are_told_apart_by_points() -> None:
    assert longest_train([(4, 6), (6, 9)], 6).train == ((6, 9),)
    assert longest_train([(0, 6), (6, 9)], 6, blank_points=10).train == ((6, 0),)


def test_the_double_blank_has_its_own_value() -> None:
    plan = longest_train([(0, 0)], 0, blank_points=10, double_blank_points=50)

    assert plan.points == 50


def test_the_best_of_several_starts_is_told() -> None:
    hand = [(1, 2), (2, 3), (7, 9)]

    assert longest_train(hand, [7, 1, 9]).start == 1
    assert longest_train(hand, iter([9, 7])).start == 7


def test_nothing_fits() -> None:
    assert longest_train([(1, 2)], 12) == Plan(12, (), (mexican_train.Tile(1, 2),), 0, True)
    assert longest_train([], [5, 3]) == Plan(3, (), (), 0, True)


def test_a_double_without_a_follow_up_stays_in_the_hand() -> None:
    hand = [(5, 6), (5, 5), (1, 2)]

    assert longest_train(hand, 6).train == ((6, 5), (5, 5))
    assert longest_train(hand, 6, completed=True).train == ((6, 5),)
    assert longest_train([(6, 6), (1, 2)], 6, completed=True).train == ()


def test_a_double_that_ends_the_whole_hand_needs_no_follow_up() -> None:
    assert longest_train([(5, 6), (5, 5)], 6, completed=True).train == ((6, 5), (5, 5))


def test_the_whole_double_twelve_set_is_one_train() -> None:
    hand = [tile for tile in set_of(12) if tile != (12, 12)]

    assert len(longest_train(hand, 12).train) == 90


def test_the_whole_double_nine_set_leaves_four_tiles() -> None:
    # Each of the ten pips has nine tiles to others. Start and end may keep an odd number, the
    # other eight pips lose one each: four tiles, the cheapest when 9 and 8 are start and end.
    plan = longest_train(set_of(9), 9)

    assert len(plan.extras) == 4
    assert sum(map(sum, plan.extras)) == sum(range(8))


@pytest.mark.parametrize("max_steps", [0, 1, 50])
def test_a_search_cut_short_says_so(max_steps: int) -> None:
    plan = longest_train(HALVES, 12, objective="points", max_steps=max_steps)

    assert not plan.exact
    assert plan.train
    assert_can_be_laid(plan, HALVES)


@pytest.mark.parametrize(
    ("hand", "start", "options", "message"),
    [
        ([(3, 5), (5, 3)], 3, {}, "The tile 3-5 is in the hand twice."),
        ([(4, 4), (4, 4)], 4, {}, "The tile 4-4 is in the hand twice."),
        ([(3, 19)], 3, {}, "There is no tile 3-19: pips go from 0 to 18."),
        ([(-1, 3)], 3, {}, "There is no tile -1-3: pips go from 0 to 18."),
        ([(3, 5)], 19, {}, "A train cannot start at 19: pips go from 0 to 18."),
        ([(3, 5)], [3, -1], {}, "A train cannot start at -1: pips go from 0 to 18."),
        ([(3, 5)], [], {}, "A train needs at least one start."),
        ([], 3, {"objective": "fun"}, "The objective is 'tiles' or 'points', not 'fun'."),
        ([], 3, {"blank_points": -1}, "Blanks count 0 to 1000 points, not -1."),
        ([], 3, {"double_blank_points": 1001}, "Blanks count 0 to 1000 points, not 1001."),
    ],
)
def test_bad_input(
    hand: list[Tile], start: int | list[int], options: dict[str, int], message: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        longest_train(hand, start, **options)  # type: ignore[arg-type]
