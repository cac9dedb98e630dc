"""Positions: one moment of a round as JSON, read with every check and written back."""

from __future__ import annotations

from typing import Any

import pytest
from scene import calls, legal, marked, scene, snapshot

from mexican_train.rules.errors import NotationError
from mexican_train.rules.position import read_position, write_position
from mexican_train.rules.round import Round
from mexican_train.sheets import load_sheet

PLAIN: dict[str, Any] = {
    "sheet": "nordic",
    "players": 2,
    "engine": 12,
    "turn": 0,
    "hands": [["5-7", "4-4"], ["0-3"]],
    "boneyard": ["1-1", "2-9"],
    "trains": [["12-5"], []],
    "mexican": [],
    "markers": [1],
}


def read(**changes: object) -> Round:
    """The position above with some fields changed; None leaves a field out."""
    data = {key: value for key, value in (PLAIN | changes).items() if value is not None}
    return read_position(data, lambda name: load_sheet(name).rules)


def test_a_position_is_read() -> None:
    """formats: what is missing from `drawn` on has a quiet value."""
    table = read()
    assert (table.players, table.engine, table.turn) == (2, 12, 0)
    assert legal(table) == {"5-7@0"}
    assert marked(table) == [1]
    assert [str(tile) for tile in table.boneyard] == ["1-1", "2-9"]
    assert (table.drawn, table.series, table.follow_up, table.had_turn) == (False, False, -1, 3)


def test_house_rules_in_a_position_change_the_sheets() -> None:
    assert read(rules={"blank_points": 25}).scores == [20, 28]


def test_a_double_to_complete_may_lie_on_any_train() -> None:
    assert read(trains=[["12-5", "5-5"], []], follow_up=0).follow_up == 0
    assert legal(read(mexican=["12-4"], hands=[["4-7"], ["0-3"]], follow_up=None)) == {"4-7@M"}
    mexican = read(mexican=["12-7", "7-7"], follow_up="M")
    assert legal(mexican) == {"5-7@M", "5-7@0"}


def test_an_empty_hand_means_that_the_round_is_over() -> None:
    table = read(hands=[["5-7"], []])
    assert table.over
    assert table.winners == [1]
    assert legal(table) == set()
    assert read(hands=[["0-0"], []]).winners == [1]  # also where the other hand costs nothing


def test_a_tile_owed_or_a_series_means_that_one_was_laid_this_turn() -> None:
    """station: so the last tile has to be announced when the turn ends."""
    owed = scene("station", ["8-9", "5-6 0-0"], trains={0: "12-5 5-5"}, follow_up=0, boneyard="")
    owed.act("pass")
    assert calls(owed) == {"knock@0"}
    series = scene("station/fast", ["5-7", "0-0"], trains={0: "12-5"}, series=True, had_turn=[1])
    series.act("stop")
    assert calls(series) == {"knock@0"}


def test_the_largest_table_of_a_sheet_can_be_read() -> None:
    table = read(
        sheet="nordic/nine",
        players=4,
        engine=9,
        hands=[["1-1"], ["2-2"], ["3-3"], ["4-4"]],
        boneyard=[],
        trains=[[], [], [], []],
    )
    assert table.players == 4


@pytest.mark.parametrize(
    "table",
    [
        scene("classic", ["5-7 0-0", "1-1", "8-9"], trains={2: "12-3 3-3"}, markers=[0, 2], turn=1),
        scene("station", ["5-7", "1-1"], mexican="12-3 3-3", follow_up="M", drawn=True),
        scene("gare/fast", ["5-7", "1-1"], trains={0: "12-5"}, series=True, had_turn=[1]),
    ],
)
def test_what_is_written_reads_back_as_the_same(table: Round) -> None:
    rules = table.rules
    again = read_position(write_position(table, "any", {}), lambda name: rules)
    assert snapshot(again) == snapshot(table)


def test_a_position_is_written_as_formats_say() -> None:
    table = scene("classic", ["5-7", "1-1"], trains={0: "12-3 3-3"}, markers=[1], follow_up=0)
    written = write_position(table, "classic", {})
    assert (written["markers"], written["follow_up"], written["had_turn"]) == ([1], 0, [0, 1])
    assert written["trains"] == [["12-3", "3-3"], []]
    assert write_position(read(), "nordic", {})["follow_up"] is None
    mexican = scene("classic", ["5-7", "1-1"], mexican="12-3 3-3", follow_up="M")
    assert write_position(mexican, "classic", {})["follow_up"] == "M"


def test_house_rules_are_written_down() -> None:
    written = write_position(read(), "nordic", {"blank_points": 25})
    assert written["rules"] == {"blank_points": 25}
    assert "rules" not in write_position(read(), "nordic", {})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hands": [["5-7"], ["5-7"]]}, "5-7 is there twice, the second time in hand 1"),
        ({"boneyard": ["4-4"]}, "4-4 is there twice, the second time in the boneyard"),
        ({"boneyard": ["12-12"]}, "12-12 is there twice, the second time in the boneyard"),
        ({"mexican": ["12-5"]}, "5-12 is there twice, the second time in the Mexican train"),
        ({"hands": [["5-13"], ["0-3"]]}, "5-13 in hand 0 is not in the double-12 set"),
        ({"hands": [["5-7"]]}, "hands must have 2 lists, one a seat, not 1"),
        ({"trains": [["12-5"]]}, "trains must have 2 lists, not 1"),
        (
            {"trains": [["12-5", "6-8"], []]},
            "6-8 in train 0 does not match the end before it, 5",
        ),
        (
            {"mexican": ["11-3"]},
            "11-3 in the Mexican train does not match the end before it, 12",
        ),
        ({"turn": 2}, "turn is 2, but must be from 0 to 1"),
        ({"turn": "0"}, "turn is '0', but must be from 0 to 1"),
        ({"markers": ["0"]}, "markers names seat '0', but seats are 0 to 1"),
        ({"markers": [True]}, "markers names seat True, but seats are 0 to 1"),
        ({"markers": [1, 1]}, "markers names seat 1 twice"),
        ({"turn": True}, "turn is True, but must be from 0 to 1"),
        ({"engine": 13}, "engine is 13, but must be from 0 to 12"),
        ({"players": 9}, "players is 9, but must be from 2 to 8"),
        ({"sheet": "nordic/nine", "players": 5}, "nordic/nine is for 2 to 4, not 5"),
        ({"sheet": 7}, "sheet must be the name of a sheet, not 7"),
        ({"markers": [2]}, "markers names seat 2, but seats are 0 to 1"),
        ({"had_turn": [-1]}, "had_turn names seat -1, but seats are 0 to 1"),
        ({"hands": "5-7"}, "hands must be a list, not '5-7'"),
        ({"drawn": 1}, "drawn is 1, but must be true or false"),
        ({"follow_up": 2}, "follow_up is 2, but must be a train or null"),
        ({"follow_up": False}, "follow_up is False, but must be a train or null"),
        ({"follow_up": 0}, "follow_up is 0, but no double ends that train"),
        ({"follow_up": "M"}, "follow_up is 'M', but no double ends that train"),
        ({"mexican": ["12-7", "7-7"], "follow_up": 8}, "follow_up is 8, but no double ends"),
        ({"series": True}, "series is true, but these rules have no fast first turn"),
        (
            {"series": True, "rules": {"fast_first_turn": True}},
            "series is true, but seat 0 has had its first turn",
        ),
        ({"rules": []}, "rules must be an object of fields, not []"),
        ({"rules": {"jokers": 1}}, "rules: there is no rule 'jokers'"),
        ({"hands": [[], []]}, "seats 0 and 1 cannot both have an empty hand"),
        ({"engine": None}, "a position needs the field engine"),
        ({"moon": 1}, "a position has no field 'moon'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(
    changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(NotationError) as error:
        read(**changes)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_a_position_is_an_object() -> None:
    with pytest.raises(NotationError, match="a position must be a JSON object, not None"):
        read_position(None, lambda name: load_sheet(name).rules)
