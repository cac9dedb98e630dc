"""Text forms: what is written reads back as the same, and nothing has two ways to be written."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import FIELDS, dealt, examples, headers, lucks, pick, some_moment

from mexican_train.rules.errors import NotationError
from mexican_train.rules.header import Header
from mexican_train.rules.json_text import parse_json
from mexican_train.rules.notation import read_action, read_tile, read_wagon
from mexican_train.rules.position import read_position, write_position
from mexican_train.rules.rules import Rules
from mexican_train.rules.tiles import SETS, Wagon, full_set, tile_of
from mexican_train.sheets import all_sheets, load_sheet

pips = st.integers(0, SETS[-1])
digits = st.builds("{:0{}d}".format, pips, st.integers(1, 3))
ends = st.sampled_from(["", "", "@0", "@M", "@7", "@8", "@00", " ", "\n"])
padded = st.builds("{}-{}{}".format, digits, digits, ends)
near_texts = st.from_regex(r"-?[0-9]{0,3}[-@]?[0-9]{0,3}[@>]?[0-9M]?\n?", fullmatch=True)
calls = st.from_regex(r"(knock|catch|draw|pass|stop) ?@?[0-9]?>?[0-9]?", fullmatch=True)


def test_tiles_read_back() -> None:
    for tile in full_set(SETS[-1]):
        assert read_tile(str(tile)) == tile


@examples(200)
@given(pips, pips)
def test_wagons_read_back(inner: int, outer: int) -> None:
    wagon = Wagon(inner, outer)
    assert read_wagon(str(wagon)) == wagon
    assert wagon.tile == tile_of(inner, outer) == tile_of(outer, inner)


@pytest.mark.parametrize("read", [read_tile, read_wagon, read_action])
@examples(400)
@given(text=padded | near_texts | calls | st.text(max_size=12))
def test_there_is_one_way_to_write_a_thing(read: Callable[[str], object], text: str) -> None:
    try:
        found = read(text)
    except NotationError:
        return
    assert str(found) == text


@examples(60)
@given(headers(), lucks)
def test_actions_read_back(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = dealt(header, luck_)
    while not round.over:
        for action in [*round.legal, *round.calls]:
            assert read_action(str(action)) == action
        assert len({str(action) for action in round.legal}) == len(round.legal)
        # A text is as good as the action it stands for.
        action = pick(round, luck_)
        assert round.copy().act(str(action)) == round.act(action)


@examples(150)
@given(headers(), lucks)
def test_positions_read_back(header: Header, luck: int) -> None:
    round = some_moment(header, Random(luck))
    written = write_position(round, header.sheet, header.changes)
    data = parse_json(json.dumps(written))
    assert data == written
    read = read_position(data, lambda name: load_sheet(name).rules)
    assert write_position(read, header.sheet, header.changes) == written
    assert read.rules == header.rules
    assert read.codes == round.codes
    assert read.laid_this_turn == round.laid_this_turn


@examples(150)
@given(headers())
def test_rules_read_back(header: Header) -> None:
    sheet = load_sheet(header.sheet).rules
    plain = parse_json(json.dumps(header.rules.plain()))
    assert isinstance(plain, dict)
    assert list(plain) == [field.name for field in fields(Rules)]
    assert sheet.change(plain) == header.rules
    assert sheet.change(header.rules.differences(sheet)) == header.rules
    # At the command line everything is a text.
    texts = {name: str(value) for name, value in plain.items() if name != "hand"}
    texts["hand"] = ",".join(map(str, plain["hand"]))
    assert sheet.change(texts) == header.rules


@pytest.mark.parametrize("sheet", all_sheets())
def test_every_field_is_drawn(sheet: str) -> None:
    rules = load_sheet(sheet).rules
    assert {*FIELDS, "hand"} == set(rules.plain())
    assert rules.change(rules.plain()) == rules
