"""Actions weighed from what a seat could know, in scenes so small that the best play is certain."""

from __future__ import annotations

from scene import scene
from steps import all_of

from mexican_train import header_of, read_action
from mexican_train.reviews.budget import Budget
from mexican_train.reviews.weighing import Candidate, Weighing, weigh
from mexican_train.rules.actions import Action
from mexican_train.rules.round import Round
from mexican_train.rules.view import view_of

FEW = Budget(deals=64, walks=4, first_swaps=100)
MANY = "0-1 0-2 0-4 1-1 1-4 2-2 2-4 4-4"
"""A hand of another who is far from going out."""


def weighed(table: Round, sheet: str, played: str, seed: int = 1) -> Weighing:
    """All actions of the seat to act, weighed from its view."""
    view = view_of(table, table.turn, header_of(sheet, table.players))
    return all_of(weigh(view, action(played), seed, FEW))


def action(text: str) -> Action:
    return read_action(text)


def last_tiles() -> Round:
    """3-7 goes out next if 3-5 is laid on the Mexican train, and is stuck if it is laid on 3."""
    return scene("nordic", ["3-5 3-7", MANY], trains={0: "12-3"}, mexican="12-5")


def test_a_play_that_keeps_one_from_going_out_gives_points_away() -> None:
    weighing = weighed(last_tiles(), "nordic", "3-5@0")
    assert str(weighing.best.action) == "3-5@M"
    loss = weighing.loss(weighing.find(action("3-5@0")))
    assert loss.value > 3
    assert loss.value > 3 * loss.error


def test_the_best_play_gives_nothing_away() -> None:
    weighing = weighed(last_tiles(), "nordic", "3-5@M")
    assert weighing.loss(weighing.find(action("3-5@M"))) == (0.0, 0.0)


def test_it_goes_by_the_view_alone() -> None:
    """Other tiles in the hidden hand and the boneyard, and all figures are the same."""
    other = scene("nordic", ["3-5 3-7", "6-6 0-6 6-8 8-8 0-8 1-8 9-9 1-9"],
                  trains={0: "12-3"}, mexican="12-5")  # fmt: skip
    here, there = (weighed(table, "nordic", "3-5@0") for table in (last_tiles(), other))
    assert [each.walks for each in here.candidates] == [each.walks for each in there.candidates]


def test_another_seed_is_other_chance() -> None:
    one, two = (weighed(last_tiles(), "nordic", "3-5@0", seed) for seed in (1, 2))
    assert one.best.action == two.best.action
    assert one.best.walks != two.best.walks


def candidate(*walks: float) -> Candidate:
    return Candidate(action("pass"), 0, list(walks))


def test_a_loss_is_measured_on_other_deals_than_those_that_chose_the_best() -> None:
    """Three equal actions, each lucky on one half: the least mean would make a loss of nothing."""
    played = candidate(10, 10, 10, 10)
    lucky_first = candidate(6, 14, 6, 14)
    lucky_then = candidate(14, 6, 14, 6)
    weighing = Weighing(
        [played, lucky_first, lucky_then], [played, lucky_first, lucky_then], played
    )
    loss = weighing.loss(played)
    assert loss.value <= 0
    assert weighing.best.cost().value == 10


def test_a_loss_has_the_error_of_its_halves() -> None:
    played, best = candidate(10, 11, 12, 15), candidate(1, 1, 1, 1)
    weighing = Weighing([played, best], [played, best], best)
    assert weighing.loss(played).value == 11
    assert weighing.loss(played).error == (1 + 4) ** 0.5 / 2
    assert weighing.loss(best) == (0.0, 0.0)
