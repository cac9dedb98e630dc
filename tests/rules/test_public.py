"""The package as a newcomer meets it: sheets, positions, records, and what is said of mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mexican_train
from mexican_train import (
    Draw,
    IllegalAction,
    Match,
    MexicanTrainError,
    NotationError,
    Position,
    Reason,
    RecordError,
    Rules,
    RulesError,
    TableError,
    find_sheet,
    load_sheet,
    new_match,
    read_position,
    read_record,
    read_records,
    replay,
    write_position,
    write_record,
)

OURS = """
title = "Grandmother's"
base = "nordic"

[rules]
hand = 5
rounds = 2

[variants.long]
rounds = 4
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "ours.toml"
    path.write_text(OURS)
    return path


def play(match: Match) -> Match:
    """Plays the next round."""
    match.deal(bytes(32))
    while match.phase == "playing":
        match.act(match.legal[0])
    return match


# ------------------------------------------------------------------ sheets


def test_a_match_by_a_sheet_of_ones_own(ours: Path) -> None:
    for source in (str(ours), ours, OURS, find_sheet(ours)):
        header = new_match(source, 3).header
        assert (header.rules.hand_size(3), header.rules.rounds) == (5, 2)
    assert new_match(f"{ours}/long", 3).header.rules.rounds == 4
    assert new_match(ours, 3, {"hand": 7}).header.rules.hand_size(3) == 7


def test_a_sheet_of_ones_own_keeps_its_name(ours: Path) -> None:
    assert new_match(ours, 3).header.title == "ours"
    assert new_match(OURS, 3).header.title == "Grandmother's"
    assert new_match('base = "nordic"', 3).header.title == "own"
    assert new_match(f"{ours}/long", 3).header.title == "ours/long"
    assert new_match(ours, 3, {"hand": 7}).header.title == "ours with house rules"
    assert new_match("nordic", 3, {"hand": 7}).header.title == "nordic with house rules"
    record = play(new_match(ours, 3)).records[0]
    assert read_record(write_record(record)).header.title == "ours"
    match = new_match(ours, 3)
    match.deal(bytes(32))
    assert read_position(write_position(match)).header.title == "ours"
    assert repr(match).startswith("<Match of ours, 3 players, round 1 of 2: ")


def test_a_file_called_like_a_sheet_is_still_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "station.toml"
    path.write_text(OURS)
    header = new_match(path, 3).header
    assert (header.sheet, header.title) == ("nordic", "station")
    assert header.rules == load_sheet("nordic").rules.change(header.changes)


@pytest.mark.parametrize("source", [None, 7, b"nordic", ["nordic"]])
def test_what_is_no_sheet_is_refused(source: object) -> None:
    with pytest.raises(RulesError, match="is not a sheet: give its name, its file or its text"):
        new_match(source, 3)  # type: ignore[arg-type]


def test_sheets_that_cannot_be_found_or_read(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="there is no sheet 'nordisk'; the sheets are"):
        new_match("nordisk", 3)
    with pytest.raises(RulesError, match="cannot be read: No such file"):
        new_match(tmp_path / "none.toml", 3)
    with pytest.raises(RulesError, match="is not TOML"):
        new_match("base = nordic", 3)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("engine", 5),
        ("engine", "descending"),
        ("fast_first_turn", 1),
        ("penalty_tiles", "2"),
        ("max_pip", 12.0),
        ("rounds", None),
        ("hand", [5, 5]),
        ("hand", (5, "5")),
    ],
)
def test_rules_are_made_of_values_of_their_types(field: str, value: object) -> None:
    """Texts, as in files, are for `change`."""
    rules = load_sheet("nordic").rules
    values = {name: getattr(rules, name) for name in rules.plain()}
    with pytest.raises(RulesError, match=field):
        Rules(**values | {field: value})


@pytest.mark.parametrize("rules", [["hand"], "hand=7"])
def test_house_rules_are_fields_with_values(rules: Any) -> None:
    with pytest.raises(RulesError, match=r"house rules are like {'hand': 7}, not "):
        new_match("nordic", 3, rules)


@pytest.mark.parametrize("name", [None, 7])
def test_a_sheet_is_loaded_by_its_name(name: Any) -> None:
    with pytest.raises(RulesError, match="a sheet has a name such as 'nordic', not "):
        load_sheet(name)


# ------------------------------------------------------------------ positions and records


@pytest.mark.parametrize("use", [replay, mexican_train.review])
def test_a_match_is_not_its_record(use: Any) -> None:
    for other in (new_match("nordic", 3), None):
        with pytest.raises(RecordError, match=r"is no record: give one such as match.records\[0\]"):
            use(other)


def moment() -> Position:
    match = new_match("nordic", 3)
    match.deal(bytes(32))
    match.act(match.legal[0])
    return match.position


def test_a_position_is_read_and_written() -> None:
    position = moment()
    text = str(position)
    assert "\n" not in text
    for source in (text, text.encode(), json.loads(text)):
        read = read_position(source)
        assert read == position
        assert read.legal == position.legal
        assert hash(read) == hash(position)
    assert write_position(position) == text


def test_a_position_never_changes() -> None:
    position = moment()
    text = str(position)
    round = position.copy_round()
    round.act(round.legal[0])
    after = position.after(position.legal[0])
    assert after.copy_round() == round
    assert after != position
    assert str(position) == text
    with pytest.raises(AttributeError, match="does not change"):
        position.header = after.header
    assert (position.turn, after.turn) == (1, 2)
    assert repr(position).startswith("<Position of nordic: <Round: seat 1 to act, ")


def test_a_position_says_why() -> None:
    position = moment()
    assert position.why(position.legal[0]) is None
    refused = position.why("draw")
    assert refused is not None
    assert (refused.reason, refused.action) == (Reason.MUST_PLAY, Draw())
    assert refused.sentence == "a tile in the hand can be played, so it must be"
    assert str(refused) == f"draw is refused: {refused.sentence}"
    other = position.why(position.legal[0], seat=0)
    assert other is not None
    assert other.reason == Reason.NOT_YOUR_TURN


def test_a_match_says_why_as_act_would() -> None:
    match = new_match("nordic", 2)
    for _ in range(3):
        refused = match.why("pass")
        assert refused is not None
        with pytest.raises(IllegalAction) as raised:
            match.act("pass")
        assert raised.value == refused
        if match.phase == "ready":
            assert (match.legal, match.calls) == ([], [])
            match.deal(bytes(32))
        else:
            match.act(match.legal[0])


def test_records_are_read_and_written() -> None:
    match = play(play(new_match("station/rounds", 3)))
    lines = [write_record(record) for record in match.records]
    assert [*read_records([lines[0], "", lines[1].encode()])] == match.records
    assert replay(read_record(lines[1])) == match.round
    with pytest.raises(NotationError, match="line 2: this is not JSON"):
        [*read_records([lines[0], "nonsense"])]


@pytest.mark.parametrize("given", ["rounds.jsonl", b"{}", Path("rounds.jsonl")])
def test_who_gives_a_name_for_lines_is_told_to_open_the_file(given: object) -> None:
    with pytest.raises(NotationError, match=r"lines are wanted, as in read_records\(open\("):
        read_records(given)  # type: ignore[arg-type]


def test_bad_positions_and_records_are_refused() -> None:
    for read in (read_position, read_record):
        with pytest.raises(NotationError, match="this is not JSON"):
            read("{")
        with pytest.raises(NotationError, match="must be a JSON object"):
            read(None)  # type: ignore[arg-type]
    data = json.loads(write_record(play(new_match("nordic", 2)).records[0]))
    for wrong in ({"name": 5}, {"name": "a\nb"}, {"simulation": {"seed": "7"}}):
        with pytest.raises(NotationError):
            read_record(data | wrong)
    simulation = {"seed": "7", "match": 0, "bots": ["random"]}
    with pytest.raises(NotationError, match="bots must be 2 names, one a seat"):
        read_record(data | {"simulation": simulation})


# ------------------------------------------------------------------ mistakes


def test_what_is_no_action_is_called_so() -> None:
    match = new_match("station/fast", 2)
    match.deal(bytes(32))
    for wrong in (None, 7, ["draw"], "drawn", object()):
        for do in (match.act, match.round.act, match.why):
            with pytest.raises(NotationError, match="is not an action: write 5-12@0"):
                do(wrong)  # type: ignore[arg-type]


def test_before_the_first_deal_there_is_no_round() -> None:
    match = new_match("nordic", 2)
    for ask in (lambda: match.view(0), lambda: match.act("draw"), lambda: match.round):
        with pytest.raises(IllegalAction, match="no round has been dealt yet"):
            ask()
    with pytest.raises(IllegalAction, match="no round has been dealt yet"):
        _ = match.position


@pytest.mark.parametrize("seat", [-1, 2, 9, "0"])
def test_a_view_is_of_a_seat_that_there_is(seat: object) -> None:
    match = new_match("nordic", 2)
    match.deal(bytes(32))
    with pytest.raises(TableError, match=r"no seat .* at this table: seats are 0 to 1"):
        match.view(seat)  # type: ignore[arg-type]


def test_tiles_that_are_not_the_set_are_not_dealt() -> None:
    match = new_match("nordic", 2)
    dealt = new_match("nordic", 2)
    dealt.deal(bytes(32))
    order = [*(t for seat in (0, 1) for t in dealt.round.hand_of(seat)), *dealt.round.boneyard]
    for wrong in (order[:5], order + order[:1], [*order[:-1], (12, 12)], [None], ["5-12"]):
        with pytest.raises(MexicanTrainError):
            match.deal_order(wrong)  # type: ignore[arg-type]
    assert match.phase == "ready"
    match.deal_order(order)
