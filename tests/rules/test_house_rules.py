"""House rules: every field can be set, from files, messages and command lines alike."""

from __future__ import annotations

import pytest

from mexican_train.rules.errors import RulesError
from mexican_train.rules.rules import Engine, Rounds, read_value
from mexican_train.sheets import load_sheet

NORDIC = load_sheet("nordic").rules


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("engine", "highest-held", "highest-held"),
        ("first", "rotate", "rotate"),
        ("mexican_start", "after-own-train", "after-own-train"),
        ("marker", "own-train-unplayable", "own-train-unplayable"),
        ("follow_up", "on-double", "on-double"),
        ("open_double", "free", "free"),
        ("last_tile", "penalty", "penalty"),
        ("open_hands", True, True),
        ("open_hands", "yes", True),
        ("open_hands", "On", True),
        ("own_double_pass_marks", "FALSE", False),
        ("own_double_pass_marks", "off", False),
        ("max_pip", 15, 15),
        ("max_pip", "15", 15),
        ("rounds", "one", "one"),
        ("rounds", "7", 7),
        ("rounds", 1000, 1000),
        ("penalty_tiles", 0, 0),
        ("blank_points", "1000", 1000),
        ("blank_points", "000010", 10),
        ("double_blank_points", 1, 1),
        ("hand", [9], [9]),
        ("hand", "9, 8,7", [9, 8, 7]),
        ("hand", "9", [9] * 7),
        ("hand", 9, [9] * 7),
        ("hand", [190, 1], [190, 1]),
    ],
)
def test_a_field_is_set_by_a_value_or_by_its_text(name: str, value: object, read: object) -> None:
    changed = NORDIC.change({name: value})
    assert changed.plain()[name] == read
    assert set(changed.differences(NORDIC)) <= {name}


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("jokers", 1, "there is no rule 'jokers'; the rules are blank_points, double_blank_points"),
        ("follow_up", "none", "follow_up cannot be 'none'; it is one of on-double, double-first"),
        ("engine", 12, "engine cannot be 12; it is one of highest-held, highest-unused-held"),
        ("engine", None, "engine cannot be None; it is one of highest-held"),
        ("open_hands", "maybe", "open_hands must be yes or no, not 'maybe'"),
        ("open_hands", 1, "open_hands must be yes or no, not 1"),
        ("max_pip", 7, "max_pip is 7, but sets are 6, 9, 12, 15, 18"),
        ("max_pip", "twelve", "max_pip must be a whole number, not 'twelve'"),
        ("max_pip", True, "max_pip must be a whole number, not True"),
        ("max_pip", 12.0, "max_pip must be a whole number, not 12.0"),
        ("rounds", "two", "rounds cannot be 'two'; it is one of one, every-double or a number"),
        ("rounds", 0, "rounds must be one, every-double or a number from 1 to 1000"),
        ("rounds", "1001", "rounds must be one, every-double or a number from 1 to 1000"),
        ("rounds", None, "rounds must be a whole number, not None"),
        ("penalty_tiles", -1, "penalty_tiles must be from 0 to 1000"),
        ("blank_points", 1001, "blank_points must be from 0 to 1000"),
        ("double_blank_points", "0000050", "double_blank_points must be a whole number"),
        ("double_blank_points", "\u0665", "double_blank_points must be a whole number"),
        ("hand", [], "hand must list 1 to 7 numbers, for 2, 3, ... players"),
        ("hand", [5] * 8, "hand must list 1 to 7 numbers, for 2, 3, ... players"),
        ("hand", [5, 0], "every hand must have from 1 to 190 tiles"),
        ("hand", [5, 191], "every hand must have from 1 to 190 tiles"),
        ("hand", "5,x", "hand must be a whole number, not 'x'"),
        ("hand", {"2": 5}, "hand must be a whole number, not"),
    ],
)
def test_a_value_that_cannot_be_is_refused_in_one_sentence(
    name: str, value: object, sentence: str
) -> None:
    with pytest.raises(RulesError) as error:
        NORDIC.change({name: value})
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_a_refusal_lists_all_the_values_there_are() -> None:
    with pytest.raises(RulesError) as error:
        NORDIC.change({"open_double": "open"})
    assert str(error.value) == "open_double cannot be 'open'; it is one of free, must-close"


def test_values_keep_their_types() -> None:
    changed = NORDIC.change({"engine": "highest-held", "rounds": "one"})
    assert changed.engine is Engine.HIGHEST_HELD
    assert changed.rounds is Rounds.ONE
    assert type(NORDIC.plain()["engine"]) is str
    assert read_value("hand", 5) == (5,) * 7  # no rules to change: for every table there is


def test_nothing_changed_is_the_same_rules() -> None:
    assert NORDIC.change({}) == NORDIC
    assert NORDIC.differences(NORDIC) == {}


def test_another_engine_can_leave_room_for_one_tile_less() -> None:
    """Setting the engine aside takes a tile from the deal, so hands that just fit shrink."""
    full = load_sheet("classic").rules.change({"hand": [45, 30]})
    assert full.change({"engine": "descending"}).hand == (44, 29)
    assert full.change({"engine": "highest-held"}).hand == (45, 30)


def test_hands_are_cut_only_when_the_set_changes_without_them() -> None:
    """What people set themselves is theirs: it is refused at the table, not changed in silence."""
    large = NORDIC.change({"hand": [50, 40]})
    assert large.change({"blank_points": 1}).hand == (50, 40)
    assert NORDIC.change({"max_pip": 6, "hand": [50, 40]}).hand == (50, 40)
    assert large.change({"max_pip": 6}).hand == (13, 8)
