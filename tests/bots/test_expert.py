"""The expert: sees what others will do with the hands they may have, and minds the match.

The scenes are small, and hands lie open where it matters, so that the best play is certain.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count

import pytest
from scene import scene, tiles

from mexican_train import header_of
from mexican_train.bots.expert import FIRST_SWAPS, SWAPS, ExpertBot, WeighedAction
from mexican_train.bots.steps import Steps
from mexican_train.rules.rng import Rng
from mexican_train.rules.tiles import full_set
from mexican_train.rules.view import View, view_of


def rest_of(*taken: str) -> str:
    """All tiles of a double-twelve set but the engine and those in some texts."""
    gone = {tile for text in taken for tile in tiles(text)}
    return " ".join(str(tile) for tile in full_set(12)[:-1] if tile not in gone)


def choose(view: View, samples: int = 60) -> set[str]:
    """What the expert does, with several seeds."""
    return {str(ExpertBot(samples=samples).choose(view, Rng(seed))) for seed in range(4)}


def stepped(thinking: Steps[list[WeighedAction]]) -> tuple[int, list[WeighedAction]]:
    """How many steps it takes to think something through, and what comes of it."""
    steps = 0
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return steps, end.value
        steps += 1


MANY = "0-1 0-2 0-4 1-1 1-4 2-2 2-4 4-4"
"""A hand of another who is far from going out."""


def test_it_keeps_the_tile_with_which_it_goes_out_next() -> None:
    """3-7 fits its own train as long as 3-5 is not laid there: nobody else can change that."""
    for sheet in ("nordic", "classic", "station"):
        table = scene(sheet, ["3-5 3-7", MANY], trains={0: "12-3"}, mexican="12-5")
        assert choose(view_of(table, 0, header_of(sheet, 2))) == {"3-5@M"}


def test_it_stops_who_would_go_out_next() -> None:
    """Its heavier tile would leave it 12 points; closing the 1 lets it go out itself."""
    table = scene(
        "nordic/open", ["1-11 8-11", "1-6"], trains={0: "12-8", 1: "12-5"}, mexican="12-9 9-1"
    )
    assert choose(view_of(table, 0, header_of("nordic/open", 2))) == {"1-11@M"}


def leader_next(number: int, scores: Sequence[Sequence[int]]) -> View:
    """Seat 0 decides who goes out: seat 1 on an 8, or seat 2, with the dearest tile, on a 7.

    Seat 3 holds all other tiles and is not asked before it is over.
    """
    rules = {"rounds": 2, "blank_points": 25}
    trains = {0: "12-3", 1: "12-5", 2: "12-6"}
    hands = ["8-9 7-9", "8-11", "0-7"]
    hands.append(rest_of("3-12 5-12 6-12 9-12", *hands))
    table = scene("nordic/open", hands, trains=trains, mexican="12-9", boneyard="", rules=rules)
    return view_of(table, 0, header_of("nordic/open", 4, rules), number, (), scores)


def test_before_the_last_round_points_count() -> None:
    assert choose(leader_next(1, [])) == {"8-9@M"}


def test_in_the_last_round_it_plays_for_the_match() -> None:
    """Seat 1 leads by a point and must be left with 19 points, though that costs some itself."""
    assert choose(leader_next(2, [[1, 0, 90, 90]])) == {"7-9@M"}


def test_in_the_last_round_points_count_if_the_match_is_lost() -> None:
    assert choose(leader_next(2, [[90, 0, 0, 0]])) == {"8-9@M"}


def test_the_same_random_numbers_give_the_same_choice_and_figures() -> None:
    table = scene("classic", ["3-12 5-12 3-5 7-9 0-0", MANY, "6-6 6-8 6-9"])
    view = view_of(table, 0, header_of("classic", 3))
    once, again = (ExpertBot(samples=20).weigh(view, Rng(5)) for _ in range(2))
    assert once == again


def test_thinking_in_steps_comes_to_the_same() -> None:
    table = scene("classic", ["3-12 5-12 3-5 7-9 0-0", MANY, "6-6 6-8 6-9"])
    view = view_of(table, 0, header_of("classic", 3))
    bot = ExpertBot(samples=20)
    steps, weighed = stepped(bot.weighing(view, Rng(5)))
    assert weighed == bot.weigh(view, Rng(5))
    assert steps >= FIRST_SWAPS // SWAPS + 20 * 2  # swaps or play-outs


def test_who_has_no_time_does_not_spend_it_on_swaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything is slow, play-outs still get their share."""
    table = scene("classic", ["3-12 5-12 3-5 7-9 0-0", MANY, "6-6 6-8 6-9"])
    view = view_of(table, 0, header_of("classic", 3))
    clock = count(step=0.01)
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    weighed = ExpertBot(think=1.0).weigh(view, Rng(5))
    assert len(weighed[0].costs) == 50  # 40 looks at the clock during swaps, the rest at play-outs


def test_an_action_costs_what_it_leaves_less_what_it_leaves_the_others() -> None:
    """Whatever is drawn: who goes out has nothing, and the others keep what they hold."""
    table = scene("nordic/open", ["5-7", "1-2", "3-4"], trains={0: "12-5"}, mexican="12-10 10-5")
    header = header_of("nordic/open", 3)
    weighed = ExpertBot(samples=5).weigh(view_of(table, 0, header), Rng(1))
    assert {w.mean for w in weighed} == {-(3 + 7) / 2}
    last = view_of(table, 0, header, header.rules.match_rounds, (), [[0, 0, 0]])
    assert all(w.mean < -(3 + 7) / 2 for w in ExpertBot(samples=5).weigh(last, Rng(1)))
