"""Every value of every field of the rules is exercised by some scenario in this folder."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from scene import EXERCISED, exercises, scene

from mexican_train.rules.fields import Choice, HandSizes, HighestPip, Length, Number, Switch
from mexican_train.rules.rules import CHOICES, FIELDS, KINDS, SWITCHES
from mexican_train.rules.tiles import SETS


def scenarios() -> dict[str, list[object]]:
    """The values that `exercises` names, with all scenario files imported."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        import_module(f"{__package__}.{path.stem}")
    return EXERCISED


def wanted(name: str) -> list[object]:
    """The values a field must be exercised with; none for a field that is just a number."""
    match KINDS[name]:
        case Switch():
            return [False, True]
        case Choice(values=values) | Length(values=values):
            return [value.value for value in values]
        case HighestPip():
            return list(SETS)
        case Number() | HandSizes():
            return []


@pytest.mark.parametrize("name", FIELDS)
def test_every_value_of_a_field_has_a_scenario(name: str) -> None:
    exercised = scenarios().get(name, [])
    assert [value for value in wanted(name) if value not in exercised] == []
    numbers = [value for value in exercised if type(value) is int]
    sizes = {tuple(value) for value in exercised if isinstance(value, list)}
    if name == "hand":
        assert len(sizes) >= 3
    elif name == "rounds" or not wanted(name):
        assert len(set(numbers)) >= 3


def test_no_scenario_names_a_field_or_a_value_that_does_not_exist() -> None:
    for name, values in scenarios().items():
        assert name in FIELDS
        if name in CHOICES or name in SWITCHES:
            assert [value for value in values if value not in wanted(name)] == []


def test_a_scenario_that_does_not_have_the_rules_it_names_fails() -> None:
    """The mark itself is checked: it looks at the rounds that the test sets up."""

    def quiet() -> None:
        scene("nordic", ["1-2", "3-4"])

    before = {name: values.copy() for name, values in EXERCISED.items()}
    exercises(follow_up="any-non-double", open_double="must-close")(quiet)()
    with pytest.raises(AssertionError, match="no round in this test"):
        exercises(follow_up="on-double")(quiet)()
    with pytest.raises(AssertionError, match="no round in this test"):
        exercises(follow_up="any-non-double", open_double="free")(quiet)()
    EXERCISED.clear()
    EXERCISED.update(before)
