"""What a full state is worth: its only chance is the order of the boneyard."""

from __future__ import annotations

import pytest
from scene import scene, tiles
from steps import all_of

from mexican_train import header_of
from mexican_train.reviews.estimates import estimated
from mexican_train.reviews.reference import Reference, costs_of
from mexican_train.reviews.worth import Costs, Worth, place_costs
from mexican_train.rules.actions import DRAW
from mexican_train.rules.round import Round


def costs(round: Round, plays: int = 50, drawn: str = "") -> Costs:
    """The costs of a state, after tiles were drawn that the orders still had."""
    whole = round.copy()
    worth = Worth(whole, Reference(round), 5, plays)
    worth.draw(tiles(drawn))
    return all_of(worth.costs(round))


def test_costs_are_own_points_less_those_of_the_others_and_add_up_to_nothing() -> None:
    table = scene("nordic", ["1-12", "1-2 3-4", "5-5"])
    assert costs_of(table) == (3 * 13 - 33, 3 * 10 - 33, 3 * 10 - 33)
    assert sum(costs_of(table)) == 0


def test_with_an_empty_boneyard_there_is_no_chance_left() -> None:
    """Seat 0 goes out at once, whatever order there is."""
    table = scene("nordic", ["3-5", "0-1 0-2"], trains={0: "12-3"}, boneyard="")
    assert costs(table) == [(-3, 3)] * 50


def test_a_draw_changes_nothing_on_average() -> None:
    """Before it, a state is worth the mean of what it is worth after each tile there may be."""
    table = scene(
        "nordic", ["1-2 8-9", "0-4 0-6 5-6"], trains={0: "12-7"}, boneyard="7-8 2-7 3-3 9-10 7-11"
    )
    plays = 400
    before = [row[0] for row in costs(table, plays)]
    after: list[float] = []
    for tile in table.boneyard:
        orders = Worth(table, Reference(table), 5, plays)
        orders.draw([tile])
        drawn = table.copy()
        drawn.bone_next = drawn.bone_end = 0
        for bone in [tile, *(each for each in table.boneyard if each != tile)]:
            drawn.bury(bone.low, bone.high)
        drawn.act(DRAW)
        after.append(estimated([row[0] for row in all_of(orders.costs(drawn))]).value)
    mean, error = estimated(before)
    assert max(after) - min(after) > 10
    assert mean == pytest.approx(sum(after) / len(after), abs=3 * error)


def test_what_was_drawn_leaves_the_rest_in_its_order() -> None:
    table = scene("nordic", ["1-2", "0-4"], boneyard="7-8 2-7 3-3 9-10")
    worth = Worth(table, Reference(table), 5, 20)
    whole = [order[:] for order in worth.orders]
    assert len({tuple(order) for order in whole}) > 10
    worth.draw(tiles("3-3"))
    assert worth.orders == [[tile for tile in order if tile != (3, 3)] for order in whole]


def test_a_place_is_worth_something_only_where_it_decides_who_begins() -> None:
    """Hands go round, so their luck is not in it: where a hand decides who begins, next to nothing
    is left (trains of equal cost are tried in the order of the seats)."""
    edges = {}
    for sheet in ("nordic", "station"):
        header = header_of(sheet, 4)
        reference = Reference(Round(header.rules, 4))
        rows = all_of(place_costs(header, 1, (), reference, 3, 40))
        assert all(sum(row) == 0 for row in rows)
        edges[sheet] = estimated([abs(row[0]) for row in rows]).value
    assert edges["station"] < edges["nordic"] / 3
