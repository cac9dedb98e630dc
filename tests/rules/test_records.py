"""Records: replaying a round, and naming what is wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from make_golden import golden_file

from mexican_train.rules.errors import NotationError, RecordError
from mexican_train.rules.record import read_record, replay, steps
from mexican_train.sheets import load_sheet


def golden(sheet: str = "nordic/nine") -> dict[str, Any]:
    """The first round of a golden match, to be spoilt."""
    line = golden_file(sheet).read_text(encoding="utf-8").splitlines()[0]
    data = json.loads(line)
    assert isinstance(data, dict)
    return data


def judge(data: dict[str, Any]) -> None:
    replay(read_record(data, lambda name: load_sheet(name).rules))


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises((RecordError, NotationError)) as error:
        judge(data)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_record_replays_step_by_step() -> None:
    record = read_record(golden(), lambda name: load_sheet(name).rules)
    told = [(str(action), bool(events)) for _, action, events in steps(record)]
    assert [text for text, _ in told] == golden()["actions"]
    assert all(happened for _, happened in told)


def test_a_seed_and_its_commitment_are_kept() -> None:
    data = golden() | {"seed": "00", "commitment": "ff", "legal": None}
    record = read_record(data, lambda name: load_sheet(name).rules)
    assert (record.seed, record.commitment, record.legal) == ("00", "ff", None)
    written = record.plain()
    assert (written["seed"], written["commitment"]) == ("00", "ff")
    assert "legal" not in written
    assert not {"seed", "commitment"} & golden().keys()


def test_only_what_is_needed_must_be_there() -> None:
    data = golden()
    for key in ("legal", "markers", "trains", "mexican", "hands"):
        del data[key]
    judge(data)
    del data["engine"]
    assert complaint(data) == "a record needs the field engine"


def test_the_first_wrong_action_is_named_with_its_reason() -> None:
    data = golden()
    del data["legal"]
    data["actions"][2] = "stop"
    assert complaint(data).startswith("action 3")
    assert complaint(data).endswith("there is no fast first turn to stop (nothing_to_stop)")


def test_an_action_after_the_end_is_wrong() -> None:
    data = golden()
    del data["legal"]
    data["actions"].append("draw")
    assert complaint(data).endswith("the round is over (round_over)")


def test_a_round_that_does_not_end_is_wrong() -> None:
    data = golden()
    del data["legal"]
    count = len(data["actions"]) - 1
    data["actions"].pop()
    assert complaint(data) == f"the round is not over after its {count} actions"


def test_legal_actions_noted_wrongly_are_named() -> None:
    data = golden()
    data["legal"][1] = ["stop"]
    assert complaint(data).startswith("action 2")
    assert "not as noted" in complaint(data)
    short = golden()
    short["legal"].pop()
    assert "not as noted" in complaint(short)
    long = golden()
    long["legal"].append([])
    count = len(long["actions"])
    assert complaint(long) == f"{count + 1} legal lists for {count} actions"


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("scores", [1, 2, 3], "scores are ["),
        ("legal", [["fly"]], "'fly' is not an action"),
        ("used", ["9"], "used names '9', but doubles are 0 to 9"),
        ("used", [True], "used names True, but doubles are 0 to 9"),
        ("winners", [], "winners are "),
        ("blocked", None, "blocked is None, but must be true or false"),
        ("engine", 3, "the deal gives engine 9 and first player 0, not 3 and 0"),
        ("first", 1, "the deal gives engine 9 and first player 0, not 9 and 1"),
        ("markers", [0, 1, 2], "markers at the end are not as noted"),
        ("mexican", ["9-9"], "mexican at the end are not as noted"),
        ("hands", [], "hands at the end are not as noted"),
        ("trains", [], "trains at the end are not as noted"),
        ("round", 2, "the tiles dealt are not the set, each once: see"),
        ("format", "mexican-train/2", "format is 'mexican-train/2', but must be mexican-train/1"),
        ("used", [10], "used names 10, but doubles are 0 to 9"),
        ("scores", [1, 2], "scores must be 3 whole numbers"),
        ("scores", [1, 2, True], "scores must be 3 whole numbers"),
        ("actions", ["fly"], "'fly' is not an action"),
        ("seed", 7, "seed must be a text, not 7"),
    ],
)
def test_a_wrong_field_is_named(key: str, value: object, sentence: str) -> None:
    data = golden()
    data[key] = value
    assert complaint(data).startswith(sentence)


def test_a_blocked_round_must_say_so() -> None:
    data = golden()
    data["blocked"] = not data["blocked"]
    assert complaint(data).startswith("blocked ")


def test_the_tiles_dealt_must_be_the_set_in_hands_of_the_right_size() -> None:
    data = golden()
    data["deal"]["hands"][0].pop()
    assert complaint(data) == "hand 0 is dealt 12 tiles, but must have 13"
    more = golden()
    more["deal"]["hands"].append([])
    assert complaint(more) == "the deal has 4 hands for 3 players"
    twice = golden()
    twice["deal"]["boneyard"][0] = twice["deal"]["hands"][1][0]
    assert complaint(twice).startswith("the tiles dealt are not the set, each once: see ")
    fewer = golden()
    missing = fewer["deal"]["boneyard"].pop()
    assert complaint(fewer) == f"the tiles dealt are not the set, each once: see {missing}"
