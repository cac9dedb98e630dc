"""What the page works out itself: the longest train of a hand, and how a hand is arranged."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from mexican_train.bots.solver import longest_train

HANDS = 600
MOST_TILES = 25
# Found by looking for hands that keep the search busy longest.
HARD = (
    "4-7 5-6 1-10 5-7 3-4 2-14 1-8 4-11 3-6 12-18 3-5 8-10 8-14 9-13 2-8 3-11 5-11 3-7 9-18 1-14 "
    "2-10 4-6 12-14 11-18 13-18",
    "8-11 0-6 3-12 0-7 0-11 4-12 2-9 2-10 1-11 5-12 4-10 3-4 7-8 4-9 2-4 2-3 5-11 10-12 6-8 7-11 "
    "2-12 6-11 3-9 5-9 0-8",
)

_SOLVE = """async (hands) => {
  const { longestTrain } = await import('/web/game/solver.js');
  return hands.map(({ tiles, ends, terms }) => longestTrain(tiles, ends, terms));
}"""
_ARRANGE = """async ([name, given]) => {
  const arrange = await import('/web/session/arrange.js');
  return arrange[name](...given);
}"""


@pytest.fixture(name="page")
def _page(visit: Visit) -> Page:
    visitor = visit()
    visitor.go_home()
    return visitor.page


def hand_of(rng: random.Random) -> dict[str, Any]:
    """Some hand, every other one of few pips, so that there are many ways round; some ends."""
    most = rng.choice([6, 9, 12, 12, 15, 18])
    pips = rng.sample(range(most + 1), rng.randint(4, most + 1) if rng.random() < 0.5 else most + 1)
    tiles = [(one, other) for one in pips for other in pips if one <= other]
    return {
        "tiles": rng.sample(tiles, min(len(tiles), rng.randint(0, MOST_TILES))),
        "ends": rng.sample(range(most + 1), rng.randint(1, 3)),
        "terms": {
            **{"blank": rng.choice([0, 25]), "doubleBlank": rng.choice([0, 50])},
            "completed": rng.random() < 0.3,
        },
    }


def hard_hands() -> list[dict[str, Any]]:
    hands = [[tuple(map(int, tile.split("-"))) for tile in hand.split()] for hand in HARD]
    return [{"tiles": hand, "ends": [end], "terms": {}} for hand in hands for end in range(13)]


def written(tiles: list[tuple[int, int]]) -> list[str]:
    return [f"{one}-{other}" for one, other in tiles]


def test_the_page_finds_the_trains_that_the_bots_find(page: Page) -> None:
    rng = random.Random("hands")
    hands = [*(hand_of(rng) for _ in range(HANDS)), *hard_hands()]
    asked = [hand | {"tiles": written(hand["tiles"])} for hand in hands]
    for hand, found in zip(hands, page.evaluate(_SOLVE, asked), strict=True):
        terms = hand["terms"]
        plan = longest_train(
            *(hand["tiles"], hand["ends"]),
            blank_points=terms.get("blank", 0),
            double_blank_points=terms.get("doubleBlank", 0),
            completed=terms.get("completed", False),
        )
        assert plan.exact
        assert found["train"] == written(list(plan.train)), hand
        assert sorted(found["extras"]) == sorted(written(list(plan.extras))), hand
        assert (found["start"], found["points"]) == (plan.start, plan.points), hand
        assert found["length"] == len(plan.train)


def test_a_train_is_found_however_the_tiles_are_written(page: Page) -> None:
    hand = {"tiles": ["12-5", "9-5", "3-1"], "ends": [12]}
    (found,) = page.evaluate(_SOLVE, [hand])
    assert (found["train"], found["extras"]) == (["12-5", "5-9"], ["3-1"])


def arrange(page: Page, name: str, *given: object) -> Any:
    return page.evaluate(_ARRANGE, [name, given])


def parts(train: str, extras: str) -> dict[str, list[str]]:
    return {"train": train.split(), "extras": extras.split()}


def test_a_hand_that_was_never_arranged_is_sorted_by_its_higher_ends(page: Page) -> None:
    hand = ["0-0", "0-8", "3-5", "5-5", "5-12", "8-12"]
    assert arrange(page, "arranged", None, hand) == parts("", "12-8 12-5 8-0 5-5 5-3 0-0")


def test_what_comes_goes_to_the_end_and_what_leaves_moves_nothing_else(page: Page) -> None:
    kept = parts("12-5 5-9 9-9", "3-1 8-6")
    drawn = arrange(page, "arranged", kept, ["5-12", "5-9", "9-9", "1-3", "6-8", "10-11"])
    assert drawn == parts("12-5 5-9 9-9", "3-1 8-6 11-10")
    played = arrange(page, "arranged", drawn, ["5-9", "9-9", "6-8", "10-11"])
    assert played == parts("5-9 9-9", "8-6 11-10")


@pytest.mark.parametrize(
    ("tile", "part", "place", "after"),
    [
        ("3-1", "extras", 1, parts("12-5 5-9", "8-6 3-1 7-0")),
        ("7-0", "extras", 0, parts("12-5 5-9", "7-0 3-1 8-6")),
        ("5-9", "extras", 3, parts("12-5", "3-1 8-6 7-0 9-5")),
        ("8-6", "train", 0, parts("8-6 12-5 5-9", "3-1 7-0")),
    ],
)
def test_a_tile_can_be_moved_to_any_place(
    page: Page, tile: str, part: str, place: int, after: object
) -> None:
    before = parts("12-5 5-9", "3-1 8-6 7-0")
    assert arrange(page, "moved", before, tile, part, place, 12) == after


@pytest.mark.parametrize(
    ("tile", "place", "train"),
    [
        ("9-8", 2, "12-5 5-9 9-8"),
        ("8-9", 2, "12-5 5-9 9-8"),
        ("4-12", 0, "12-4 12-5 5-9"),
        ("5-7", 1, "12-5 5-7 5-9"),
        ("12-3", 0, "12-3 12-5 5-9"),
        ("5-2", 1, "12-5 5-2 5-9"),
    ],
)
def test_a_tile_moved_into_the_train_turns_to_hang_together(
    page: Page, tile: str, place: int, train: str
) -> None:
    before = parts("12-5 5-9", tile)
    assert arrange(page, "moved", before, tile, "train", place, 12) == parts(train, "")


def test_a_tile_that_fits_only_what_follows_it_turns_to_that(page: Page) -> None:
    before = parts("12-5 9-8", "9-7")
    assert arrange(page, "moved", before, "9-7", "train", 1, 12) == parts("12-5 7-9 9-8", "")


def test_a_train_counts_as_far_as_it_hangs_together(page: Page) -> None:
    assert arrange(page, "linked", ["12-5", "5-9", "9-9"], 12) == 3
    assert arrange(page, "linked", ["12-5", "9-9", "9-5"], 12) == 1
    assert arrange(page, "linked", ["12-5", "5-9"], 4) == 0
