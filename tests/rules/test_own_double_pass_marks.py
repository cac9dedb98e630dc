"""Whether passing on a double one has just laid oneself opens one's train."""

from __future__ import annotations

from scene import do, exercises, legal, marked, scene


@exercises(own_double_pass_marks=True)
def test_passing_on_ones_own_double_marks() -> None:
    """station, classic, nordic: the marker goes on as for any pass."""
    for sheet in ("station", "classic", "nordic"):
        table = scene(sheet, ["5-5 8-9", "0-0 5-6"], trains={0: "12-5"}, boneyard="1-9 2-9")
        do(table, "5-5@0", "draw", "pass")
        assert marked(table) == [0]


@exercises(own_double_pass_marks=False)
def test_in_gare_it_does_not() -> None:
    """gare: who cannot complete the own double keeps the drawn tile and just passes."""
    table = scene("gare", ["5-5 8-9", "0-0 5-6"], trains={0: "12-5"}, boneyard="1-9 2-9")
    do(table, "5-5@0", "draw", "pass")
    assert marked(table) == []
    assert table.turn == 1
    assert legal(table) == {"5-6@0"}


@exercises(own_double_pass_marks=False)
def test_in_gare_a_double_on_another_train_is_ones_own_too() -> None:
    """gare: what counts is who laid it, not where it lies; the next ones are marked as usual."""
    table = scene(
        "gare",
        ["5-5 3-9 8-9", "0-0 0-6", "1-5 1-1"],
        trains={0: "12-3", 1: "12-5"},
        markers=[1],
        boneyard="2-9 4-9 6-9",
    )
    do(table, "5-5@1", "draw", "pass")
    assert marked(table) == [1]
    do(table, "draw", "pass")
    assert marked(table) == [1]
    assert legal(table) == {"1-5@1"}


@exercises(own_double_pass_marks=False)
def test_in_gare_every_other_pass_still_marks() -> None:
    """gare: another's double, or no double at all, opens the train of who passes."""
    others = scene("gare", ["0-1", "0-0"], trains={1: "12-5 5-5"}, boneyard="2-9 4-9")
    do(others, "draw", "pass")
    assert marked(others) == [0]
    regular = scene("gare", ["0-1", "0-0"], trains={0: "12-5"}, boneyard="2-9 4-9")
    do(regular, "draw", "pass")
    assert marked(regular) == [0]


@exercises(own_double_pass_marks=False)
def test_in_gare_a_marker_that_is_on_stays_on() -> None:
    """gare: not placing the marker is not taking it away."""
    table = scene(
        "gare",
        ["5-5 8-9", "0-0", "1-1"],
        trains={0: "12-3", 1: "12-5"},
        markers=[0, 1],
        boneyard="2-9 4-9",
    )
    do(table, "5-5@1", "draw", "pass")
    assert marked(table) == [0, 1]


@exercises(own_double_pass_marks=False, follow_up="any-non-double")
@exercises(own_double_pass_marks=False, follow_up="double-first")
def test_as_a_house_rule_it_goes_with_every_follow_up() -> None:
    """House rule on nordic and classic: no marker for a double of one's own."""
    for sheet in ("nordic", "classic"):
        table = scene(
            sheet,
            ["5-5 8-9", "0-0"],
            trains={0: "12-5"},
            boneyard="1-9 2-9",
            rules={"own_double_pass_marks": False},
        )
        do(table, "5-5@0", "draw", "pass")
        assert marked(table) == []
