"""The sheets as data: each field has the value that its printed text gives it."""

from __future__ import annotations

from json import dumps

import pytest

from mexican_train.rules.errors import RulesError
from mexican_train.rules.rules import FIELDS, USUAL, Rules
from mexican_train.sheets import all_sheets, load_sheet, parse_sheet, sheet_names

SHEETS = ("station", "gare", "classic", "nordic")
KNOWN = ", ".join(sorted(SHEETS))

# One line a field, one column a sheet, in the order above.
TABLE: dict[str, tuple[object, ...]] = {
    "max_pip": (12, 12, 12, 12),
    "engine": ("highest-held", "highest-held", "highest-unused-held", "descending"),
    "first": ("engine-player", "engine-player", "left-of-engine-player", "rotate"),
    "rounds": ("one", "one", "every-double", "every-double"),
    "mexican_start": ("after-own-train", "after-own-train", "any-time", "any-time"),
    "marker": ("own-train-unplayable", "own-train-unplayable", "pass", "pass"),
    "follow_up": ("on-double", "on-double", "double-first", "any-non-double"),
    "open_double": ("must-close", "must-close", "free", "must-close"),
    "own_double_pass_marks": (True, False, True, True),
    "last_tile": ("penalty", "penalty", "announce", "announce"),
    "penalty_tiles": (2, 2, 2, 2),
    "blank_points": (25, 25, 0, 0),
    "double_blank_points": (50, 50, 50, 0),
    "fast_first_turn": (False, False, False, False),
    "open_hands": (False, False, False, False),
    "hand": (
        [15, 15, 15, 11, 11, 8, 8],
        [15, 15, 15, 11, 11, 8, 8],
        [13, 12, 11, 10, 9, 8, 7],
        [16, 16, 15, 14, 12, 10, 9],
    ),
}
VARIANTS: dict[str, dict[str, object]] = {
    "station/rounds": {
        "engine": "descending",
        "first": "highest-double-holder",
        "rounds": "every-double",
    },
    "station/fast": {"fast_first_turn": True},
    "station/open": {"open_hands": True},
    "gare/rounds": {
        "engine": "descending",
        "first": "highest-double-holder",
        "rounds": "every-double",
    },
    "gare/fast": {"fast_first_turn": True},
    "gare/open": {"open_hands": True},
    "classic/nine": {"max_pip": 9, "hand": [11, 10, 9]},
    "nordic/nine": {"max_pip": 9, "hand": [15, 13, 10]},
    "nordic/open": {"open_hands": True},
}


def rules(name: str) -> Rules:
    return load_sheet(name).rules


def written(left_out: str = "") -> str:
    """The text of a sheet that has all fields but one."""
    given = {name: value for name, value in rules("nordic").plain().items() if name != left_out}
    return "[rules]\n" + "\n".join(f"{name} = {dumps(value)}" for name, value in given.items())


@pytest.mark.parametrize("name", FIELDS)
def test_a_sheet_may_leave_out_a_field_that_has_a_usual_value(name: str) -> None:
    if name in USUAL:
        assert parse_sheet(written(name), "sunday").rules.plain()[name] == USUAL[name]
    else:
        with pytest.raises(RulesError, match=f"the sheet sunday: rules lacks {name}; give all"):
            parse_sheet(written(name), "sunday")


def test_there_are_these_sheets() -> None:
    assert sorted(sheet_names()) == sorted(SHEETS)
    assert [load_sheet(name).language for name in SHEETS] == ["en", "fr", "en", "nb"]


@pytest.mark.parametrize("column", range(len(SHEETS)), ids=SHEETS)
def test_a_sheet_has_the_values_of_its_text(column: int) -> None:
    said = {name: row[column] for name, row in TABLE.items()}
    assert rules(SHEETS[column]).plain() == USUAL | said


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_changes_just_what_its_text_says(name: str) -> None:
    base = rules(name.partition("/")[0])
    assert rules(name).differences(base) == VARIANTS[name]
    assert load_sheet(name).name == name


def test_variants_can_be_combined_in_any_order() -> None:
    both = rules("station/rounds+fast")
    assert both.differences(rules("station/rounds")) == {"fast_first_turn": True}
    assert rules("station/fast+rounds") == both
    assert rules("nordic/nine+open").differences(rules("nordic/nine")) == {"open_hands": True}


def test_every_combination_is_listed_once() -> None:
    many = ["rounds+fast", "rounds+open", "fast+open", "rounds+fast+open"]
    combined = [f"{sheet}/{each}" for sheet in ("station", "gare") for each in many]
    combined.append("nordic/nine+open")
    assert sorted(all_sheets()) == sorted([*SHEETS, *VARIANTS, *combined])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cuban", f"there is no sheet 'cuban'; the sheets are {KNOWN}"),
        ("", f"there is no sheet ''; the sheets are {KNOWN}"),
        ("nordic/fast", "the sheet nordic has no variant 'fast'; its variants: nine, open"),
        ("nordic/", "the sheet nordic has no variant ''; its variants: nine, open"),
        ("gare/fast+fast", "the variant 'fast' is named twice"),
    ],
)
def test_an_unknown_sheet_or_variant_is_a_clear_error(name: str, sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        load_sheet(name)
    assert str(error.value) == sentence
