"""JSON from outside, right, nearly right or noise: a result or one clear sentence, nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import JUNK, examples, lucks, mutate, mutate_text, pick, survives

from mexican_train.rules.deal import tiles_to_deal
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.json_text import parse_json
from mexican_train.rules.match import Match
from mexican_train.rules.position import read_position, write_position
from mexican_train.rules.record import Record, read_record, replay
from mexican_train.rules.rules import Rules
from mexican_train.sheets import header_of, load_sheet

DATA = Path(__file__).parent / "data" / "conformance"


def shortest(name: str) -> list[Any]:
    """Some valid values, those with the shortest texts."""
    texts = sorted((DATA / name).read_text(encoding="utf-8").splitlines(), key=len)
    return [json.loads(text) for text in texts[:20]]


POSITIONS: list[Any] = [line["position"] for line in shortest("positions.jsonl")]
RECORDS = shortest("records.jsonl")


def rules_of(sheet: str) -> Rules:
    """The rules of a named sheet."""
    return load_sheet(sheet).rules


def play_position(data: object) -> None:
    """Reads a position and, if it can be, plays on to the end."""
    round = survives(read_position, data, rules_of)
    if round is None:
        return
    write_position(round, "nordic", {})
    luck = Random(0)
    for _ in range(2000):
        if round.over:
            return
        round.act(pick(round, luck))
    pytest.fail("the round does not end")


def judge_record(data: object) -> None:
    """Reads and replays a record."""
    record = survives(read_record, data, rules_of)
    if record is not None:
        survives(replay, record)


def read_either(data: object) -> None:
    """Takes a value for a position and for a record."""
    play_position(data)
    judge_record(data)


def read_text(text: str | bytes, read: Callable[[object], None]) -> None:
    """Reads a JSON text and then what it stands for."""
    data = survives(parse_json, text)
    if data is not None:
        read(data)


# ------------------------------------------------------------------ valid values with a mistake


@examples(2500)
@given(lucks, st.integers(1, 3))
def test_positions_with_mistakes(luck: int, count: int) -> None:
    luck_ = Random(luck)
    data = deepcopy(luck_.choice(POSITIONS))
    for _ in range(count):
        data = mutate(data, luck_)
    play_position(data)


@examples(1500)
@given(lucks, st.integers(1, 3))
def test_records_with_mistakes(luck: int, count: int) -> None:
    luck_ = Random(luck)
    data = deepcopy(luck_.choice(RECORDS))
    for _ in range(count):
        data = mutate(data, luck_)
    judge_record(data)


@examples(800)
@given(lucks, st.integers(1, 3), st.booleans())
def test_texts_with_mistakes(luck: int, count: int, as_bytes: bool) -> None:
    luck_ = Random(luck)
    cases, read = luck_.choice([(POSITIONS, play_position), (RECORDS, judge_record)])
    text = json.dumps(luck_.choice(cases))
    for _ in range(count):
        text = mutate_text(text, luck_)
    read_text(text.encode(errors="surrogatepass") if as_bytes else text, read)


@examples(300)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_noise_as_json(noise: str | bytes) -> None:
    read_text(noise, read_either)


# ------------------------------------------------------------------ junk in every place


@pytest.mark.parametrize("field", [*POSITIONS[0], "rules"])
def test_junk_in_a_position(field: str) -> None:
    for junk in JUNK:
        for value in (junk, [junk], [[junk], []]):
            data = {**POSITIONS[0], field: deepcopy(value)}
            play_position(data)
            read_text(json.dumps(data), play_position)


@pytest.mark.parametrize("field", [*RECORDS[0], "rules", "seed", "commitment"])
def test_junk_in_a_record(field: str) -> None:
    for junk in JUNK:
        each = [junk] * RECORDS[0]["players"]
        for value in (junk, [junk], [[junk]], each, {"hands": junk, "boneyard": junk}):
            judge_record({**RECORDS[0], field: deepcopy(value)})
    judge_record({**RECORDS[0], field: [0] * 5000})
    judge_record({key: value for key, value in RECORDS[0].items() if key != field})


# ------------------------------------------------------------------ texts that are no JSON, or deep

BAD_JSON: tuple[str | bytes, ...] = (
    *(
        "",
        " ",
        "\ufeff{}",
        "nul",
        "{",
        "[1,]",
        '{"a":1,"a":2}',
        '{"a":{"b":1,"b":1}}',
        "01",
        "{}{}",
    ),
    *(
        "NaN",
        "[Infinity]",
        '{"a":-Infinity}',
        "1" * 5000,
        "-" + "1" * 5000,
        '"\ud800',
        '"\n"',
        "'a'",
    ),
    *(b"\xff\xfe", b"\xff", b'"\xed\xa0\x80"', b"\x00", b"\xef\xbb\xbf{}", "[" * 100_000),
    *('{"' + "k" * 5000 + '":1,"' + "k" * 5000 + '":2}', '{"a\\nb":1,"a\\nb":2}', "\x00" * 5000),
    *("[" * 100_000 + "]" * 100_000, '{"a":' * 100_000 + "1" + "}" * 100_000),
)


@pytest.mark.parametrize("text", BAD_JSON, ids=range(len(BAD_JSON)))
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(MexicanTrainError):
        parse_json(text)
    assert survives(parse_json, text) is None


@pytest.mark.parametrize("text", ["1e999", '"\\ud800"', "[]", "null", '{"":{}}', "\t{}\n", "-0"])
def test_what_is_json_is_read(text: str) -> None:
    assert parse_json(text) == json.loads(text)
    read_text(text, read_either)


def deepest(opening: str, closing: str) -> Iterator[str]:
    """Nested texts around the deepest one that is still read, where readers are at their limit."""
    low, high = 1, 100_000
    while high - low > 1:
        depth = (low + high) // 2
        found = survives(parse_json, opening * depth + "1" + closing * depth)
        low, high = (low, depth) if found is None else (depth, high)
    for depth in range(max(1, low - 12), low + 2):
        yield opening * depth + "1" + closing * depth


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_as_deep_as_it_may_be(opening: str, closing: str) -> None:
    for inner in deepest(opening, closing):
        read_text(inner, read_either)
        for cases, read in (POSITIONS, play_position), (RECORDS, judge_record):
            for field in [*cases[0], "rules", "seed"]:
                text = json.dumps({key: cases[0][key] for key in cases[0] if key != field})
                for value in ("%s", '{"max_pip":%s}', '{"engine":%s}', '{"hands":[%s]}'):
                    deep = value.replace("%s", inner)
                    read_text(f'{text[:-1]}, "{field}": {deep}}}', read)


def test_a_record_that_notes_too_few_of_very_many_legal_actions() -> None:
    # Seat 0 holds every 17 and 18; seat 1 has nothing that fits, draws and passes.
    header = header_of("nordic", 2, {"max_pip": 18, "hand": 60})
    order = sorted(tiles_to_deal(header.rules, 1), key=lambda tile: -tile.high)
    match = Match(header)
    match.deal_order(order)
    legal = []
    for action in ("17-18@0", "draw", "pass", "0-17@0"):
        legal.append([str(each) for each in match.round.legal])
        match.act(action)
    assert len(", ".join(legal[-1])) > 400
    record = Record.of(header, 1, [], order, [past.action for past in match.history], match.round)
    for noted in (legal, [*legal[:-1], ["pass"]]):
        judge_record({**record.plain(), "legal": noted})


MANY_KEYS = """
from mexican_train.rules.errors import MexicanTrainError
from mexican_train.rules.json_text import parse_json

keys = [*range(300_000), 299_999]
try:
    parse_json("{" + ",".join(f'"{key}":0' for key in keys) + "}")
except MexicanTrainError as problem:
    print(problem)
"""


@pytest.mark.gate
def test_a_key_that_comes_again_after_very_many_others() -> None:
    """A child process reads it: one that compared all pairs of keys would take hours."""
    done = subprocess.run(
        [sys.executable, "-c", MANY_KEYS], capture_output=True, text=True, timeout=60, check=True
    )
    assert "299999" in done.stdout
