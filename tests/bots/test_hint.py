"""Hints: all that is open, the best first, each with a reason that is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from scene import scene
from strategies import examples, headers, lucks, some_moment

from mexican_train import COMPILED, Knock, Play, header_of
from mexican_train.bots.expert import ExpertBot
from mexican_train.bots.hint import REASONS, Hint, hint, why
from mexican_train.bots.solver import longest_train
from mexican_train.rules.header import Header
from mexican_train.rules.rng import Rng
from mexican_train.rules.tiles import points_of
from mexican_train.rules.view import View, view_of

FEW = 4


@pytest.fixture(autouse=True, scope="module")
def few_samples() -> Iterator[None]:
    """Reasons do not depend on how long the expert thinks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mexican_train.bots.hint.ExpertBot", partial(ExpertBot, samples=FEW))
        yield


SCENES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "hint-draw": ("draw", "3-4 6-8", {"trains": {0: "12-5"}}),
    "hint-pass": ("pass", "3-4 6-8", {"trains": {0: "12-5"}, "boneyard": ""}),
    "hint-stop": ("stop", "5-7 7-8", {"trains": {0: "12-5"}, "series": True, "had_turn": [1]}),
    "hint-goes-out": ("5-7@0", "5-7", {"trains": {0: "12-5"}}),
    "hint-completes-double": ("5-7@0", "5-7 1-2", {"trains": {0: "12-5 5-5"}, "follow_up": 0}),
    "hint-closes-double": ("5-7@1", "5-7 5-8 1-2", {"trains": {1: "12-5 5-5"}}),
    "hint-takes-marker": ("5-7@0", "5-7 5-8 1-2", {"trains": {0: "12-5"}, "markers": [0]}),
    "hint-double": ("5-5@0", "5-5 5-7 1-2", {"trains": {0: "12-5"}}),
    "hint-train": ("5-7@0", "5-7 7-8 1-2 5-9", {"trains": {0: "12-5"}}),
    "hint-extra": ("0-3@1", "5-12 5-7 0-3", {"trains": {1: "12-3"}, "markers": [1]}),
    "hint-starts-mexican": ("5-12@M", "5-12 5-7", {"trains": {1: "12-9"}}),
    "hint-while-open": ("5-7@1", "5-7 7-8", {"trains": {0: "12-5", 1: "12-7"}, "markers": [1]}),
    "hint-spares-train": ("5-7@M", "5-7 7-8 5-9", {"trains": {0: "12-5"}, "mexican": "12-10 10-5"}),
    "hint-lightens": ("5-7@M", "5-7 7-8", {"trains": {0: "12-5"}, "mexican": "12-10 10-5"}),
}
"""For each reason an action it is given for, a hand and a table."""

ARGUMENTS: dict[str, set[str]] = {
    "hint-draw": set(),
    "hint-pass": set(),
    "hint-stop": set(),
    "hint-call": set(),
    "hint-train": {"tile", "length"},
    "hint-extra": {"tile", "points"},
    "hint-spares-train": {"tile", "length"},
    "hint-lightens": {"tile", "points"},
}
"""What goes into the message of a reason, if it is not the tile alone."""


def view_for(reason: str) -> View:
    _, hand, setting = SCENES[reason]
    sheet = "station/fast" if "series" in setting else "nordic"
    table = scene(sheet, [hand, "0-1 0-2 1-1 4-4"], **setting)
    return view_of(table, 0, header_of(sheet, 2))


def by_action(hints: list[Hint]) -> dict[str, Hint]:
    return {str(each.action): each for each in hints}


@pytest.mark.parametrize("reason", SCENES)
def test_every_reason_is_given_where_it_is_true(reason: str) -> None:
    view = view_for(reason)
    found = by_action(hint(view, Rng(1)))[SCENES[reason][0]]
    assert found.reason == reason
    assert found.arguments.keys() == ARGUMENTS.get(reason, {"tile"})


def test_a_call_has_a_reason_too() -> None:
    assert why(view_for("hint-draw"), Knock(0)) == ("hint-call", {})


def test_there_are_no_other_reasons() -> None:
    assert set(REASONS) == {*SCENES, "hint-call"}
    assert len(REASONS) == len(set(REASONS))


def test_the_train_is_as_long_as_can_be_laid() -> None:
    found = by_action(hint(view_for("hint-train"), Rng(1)))["5-7@0"]
    assert found.arguments == {"tile": "5-7", "length": 2}


@pytest.mark.parametrize(("sheet", "points"), [("nordic", 3), ("station", 28)])
def test_an_extra_costs_what_the_sheet_says(sheet: str, points: int) -> None:
    """A blank counts 25 in station."""
    _, hand, setting = SCENES["hint-extra"]
    table = scene(sheet, [hand, "0-1 0-2 1-1 4-4"], **setting)
    found = by_action(hint(view_of(table, 0, header_of(sheet, 2)), Rng(1)))["0-3@1"]
    assert found.arguments == {"tile": "0-3", "points": points}


def check(view: View, hints: list[Hint]) -> None:
    """Each legal action once, with a reason that has what its message needs."""
    assert sorted(by_action(hints)) == sorted(map(str, view.legal))
    assert len(hints) == len(view.legal)
    for each in hints:
        assert each.reason in REASONS
        arguments: Mapping[str, object] = each.arguments
        assert arguments.keys() == ARGUMENTS.get(each.reason, {"tile"})
        assert abs(each.points) < 10_000
        if isinstance(each.action, Play):
            assert arguments["tile"] == str(each.action.tile)
        if each.reason == "hint-extra" and isinstance(each.action, Play):
            rules = view.header.rules
            values = (rules.blank_points, rules.double_blank_points)
            assert arguments["points"] == points_of(each.action.tile, *values)
        if each.reason == "hint-train":
            own = view.trains[view.seat or 0]
            end = own[-1].outer if own else view.engine
            assert arguments["length"] == len(longest_train(view.hand, end).train)


@examples(100 if COMPILED else 6)
@given(headers(), lucks)
def test_all_that_is_open_is_ranked(header: Header, luck: int) -> None:
    table = some_moment(header, Random(luck))
    view = view_of(table, table.turn, header)
    hints = hint(view, Rng(luck))
    check(view, hints)
    assert hints == hint(view, Rng(luck))
    # The first is what the expert does itself.
    assert hints[0].action == ExpertBot(samples=FEW).choose(view, Rng(luck))


@examples(50)
@given(headers(), lucks)
def test_who_is_not_to_act_gets_no_hint(header: Header, luck: int) -> None:
    table = some_moment(header, Random(luck))
    for seat in (None, *range(header.players)):
        if seat != table.turn:
            assert hint(view_of(table, seat, header), Rng(1)) == []


def test_there_is_no_hint_when_the_round_is_over() -> None:
    table = scene("nordic", ["5-7", "1-2"], trains={0: "12-5"})
    table.act("5-7@0")
    assert hint(view_of(table, 0, header_of("nordic", 2)), Rng(1)) == []


def test_a_hint_keeps_to_its_time() -> None:
    view = view_for("hint-train")
    check(view, hint(view, Rng(1), think=0.001))


def test_going_out_comes_first() -> None:
    hands = ["5-5 5-7", "0-1 0-2 1-1 4-4"]
    table = scene("nordic", hands, trains={0: "12-5"}, mexican="12-10 10-5")
    first = hint(view_of(table, 0, header_of("nordic", 2)), Rng(3))[0]
    assert str(first.action) in {"5-5@0", "5-5@M"}
