"""The planner as a player across the table would know it.

What is claimed here holds for any sensible weights: it is tried with both sets in use, and with
each of their weights a third smaller and half as large again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scene import scene

from mexican_train import Round, header_of
from mexican_train.bots.bot import PlannerBot
from mexican_train.bots.planner import SHARP, WEIGHTS, Planner, play_on
from mexican_train.rules.codes import action_of
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import view_of

MANY = "0-1 0-2 0-4 1-1 1-4 2-2 2-4 4-4"
"""A hand of another who is far from going out."""


def sensible() -> Iterator[dict[str, float]]:
    """Weights to try a claim with."""
    for weights in (WEIGHTS, SHARP):
        yield weights
        for name, value in weights.items():
            yield weights | {name: value / 1.5}
            yield weights | {name: value * 1.5}


def choices(table: Round) -> set[str]:
    """What planners with all these weights do here."""
    codes = {Planner(table, weights).code(table) for weights in sensible()}
    return {str(action_of(table, code)) for code in codes}


def played(table: Round) -> list[str]:
    """What planners of either kind do until the turn has passed on."""
    turns = []
    for weights in (WEIGHTS, SHARP):
        here, actions = table.copy(), []
        while not here.over and here.turn == table.turn:
            code = Planner(here, weights).code(here)
            actions.append(str(action_of(here, code)))
            here.apply(code)
        turns.append(actions)
    assert turns[0] == turns[1]
    return turns[0]


def test_it_plays_an_extra_while_it_can_and_keeps_its_train_for_later() -> None:
    table = scene(
        "nordic", ["5-12 5-7 7-8 3-9", MANY], trains={1: "12-3"}, markers=[1], mexican="12-10"
    )
    assert choices(table) == {"3-9@1"}


def test_it_starts_its_longest_train() -> None:
    """Two tiles fit the engine; one leads on through the whole hand."""
    table = scene("station", ["6-12 9-12 6-7 7-8 8-10 10-11", MANY])
    assert choices(table) == {"6-12@0"}


def test_it_lays_a_double_with_the_tile_that_covers_it() -> None:
    """Two tiles in one turn."""
    table = scene("nordic", ["5-5 5-7 7-8 8-9", MANY], trains={0: "12-5"}, mexican="12-10")
    assert choices(table) == {"5-5@0"}
    assert played(table) == ["5-5@0", "5-7@0"]


@pytest.mark.parametrize("sheet", ["nordic", "station", "gare", "classic"])
def test_it_goes_out_with_its_last_tile(sheet: str) -> None:
    table = scene(sheet, ["5-7", MANY], trains={0: "12-5"})
    assert choices(table) == {"5-7@0"}
    table = scene(sheet, ["5-5", MANY], trains={0: "12-5"})
    assert choices(table) == {"5-5@0"}


@pytest.mark.parametrize("sheet", ["nordic", "station", "gare", "classic"])
def test_it_goes_out_with_a_double_and_the_tile_that_follows_it(sheet: str) -> None:
    """Laid the other way round the double would stay in the hand."""
    table = scene(sheet, ["5-5 5-12", MANY], trains={0: "12-11 11-5"}, mexican="12-10 10-5")
    assert choices(table) == {"5-5@0"} or choices(table) == {"5-5@M"}
    turn = played(table)
    assert len(turn) == 2
    assert turn[1].startswith("5-12@")


@pytest.mark.parametrize("sheet", ["nordic", "classic"])
def test_it_goes_out_with_a_double_and_a_tile_elsewhere(sheet: str) -> None:
    """Where the tile owed may go on another train."""
    table = scene(sheet, ["3-4 9-9", MANY], trains={0: "12-3"}, mexican="12-9")
    assert choices(table) == {"9-9@M"}
    assert played(table) == ["9-9@M", "3-4@0"]


def test_it_goes_on_with_a_fast_first_turn_until_it_is_out() -> None:
    table = scene("station/fast", ["5-12 5-7 7-8", MANY], had_turn=[1])
    assert played(table) == ["5-12@0", "5-7@0", "7-8@0"]


def test_it_takes_its_marker_back_rather_than_leaving_its_train_open() -> None:
    """The tile fits two trains, and what is left fits neither."""
    table = scene(
        "nordic",
        [MANY, "3-5 9-11"],
        trains={0: "12-3", 1: "12-10 10-3"},
        mexican="12-8",
        markers=[0, 1],
        turn=1,
    )
    assert choices(table) == {"3-5@1"}


def test_it_plays_on_its_own_train_rather_than_have_the_marker_put_on() -> None:
    """Station: playing elsewhere with nothing for one's own train opens it."""
    table = scene("station", ["3-5 9-11", MANY], trains={0: "12-3"}, mexican="12-10 10-3")
    assert choices(table) == {"3-5@0"}


@pytest.mark.parametrize(
    ("sheet", "heavy"), [("nordic", "3-11@M"), ("classic", "3-11@M"), ("station", "0-3@M")]
)
def test_it_sheds_the_heavier_tile_when_somebody_is_about_to_go_out(sheet: str, heavy: str) -> None:
    """By the points of the sheet: a blank counts 25 in station."""
    table = scene(
        sheet, ["0-3 3-5 3-11", "1-2"], trains={0: "12-10", 1: "12-9"}, mexican="12-8 8-3"
    )
    assert choices(table) == {heavy}


def test_the_bot_is_the_planner_on_what_its_seat_knows() -> None:
    table = scene("classic", ["5-12 5-7 7-8 3-9", MANY], trains={1: "12-3"}, markers=[1])
    view = view_of(table, 0, header_of("classic", 2))
    action = action_of(table, Planner(table).code(table))
    assert PlannerBot().choose(view, Rng(1)) == action
    assert PlannerBot().choose(view, Rng(2)) == action


@pytest.mark.parametrize("sheet", ["nordic", "station/fast", "classic"])
def test_a_round_is_finished_with_different_planners(sheet: str) -> None:
    table = scene(sheet, ["5-12 5-7 7-8 3-9", MANY, "3-12 3-3 1-12"], had_turn=[])
    mine, others = Planner(table, SHARP), Planner(table)
    one, two = table.copy(), table.copy()
    while not one.over:
        assert 0 < play_on(one, 0, mine, others, 7) <= 7
    while not two.over:
        two.apply((mine if two.turn == 0 else others).code(two))
    assert one.over
    assert one.trains == two.trains
    assert one.scores == two.scores
