"""Arguments settled: what is told of a situation is enough for the rules to say what is allowed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from described import POSITIONS, described, moved
from in_memory import QUICK, World
from jumping_clock import run
from protocol_page import HTTP, fetch, named

from mexican_train.judge.settling import settle
from mexican_train.judge.situation import SENTENCES, Why, read_situation
from mexican_train.protocol.settling import Situation
from mexican_train.rules.actions import DRAW, PASS, STOP, Action, Play
from mexican_train.rules.notation import read_action
from mexican_train.rules.position import read_position
from mexican_train.rules.refusals import refusal
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN
from mexican_train.server.table.wire import encode
from mexican_train.sheets import load_sheet, sheet_names

WAYS = ("ends", "wagons")


def settled(situation: dict[str, Any]) -> Any:
    """The answer as it comes out of JSON."""
    return json.loads(encode(settle(read_situation(json.dumps(situation).encode()))))


def judged(round: Round) -> dict[str, str | None]:
    """What the rules say of everything that could be tried, by the seats of whoever acts."""
    actions: list[tuple[str, Action]] = [("draw", DRAW), ("pass", PASS), ("stop", STOP)]
    for tile in round.hand_of(round.turn):
        for step in range(round.players):
            train = (round.turn + step) % round.players
            actions.append((f"{tile}@{step}", Play(tile, train)))
        actions.append((f"{tile}@M", Play(tile, MEXICAN)))
    return {name: refusal(round, action, round.turn) for name, action in actions}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_told_is_enough_whatever_the_rest_is(way: str) -> None:
    doubles = 0
    for position in POSITIONS:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        answer = settled(described(position, round, way))["answer"]
        assert answer["impossible"] is None, (position, answer["impossible"])
        verdict = {**dict.fromkeys(answer["legal"]), **answer["refused"]}
        assert verdict == judged(round), position
        found = [moved(train, position) for train in range(9) if round.binding() >> train & 1]
        assert sorted(map(str, answer["open_doubles"])) == sorted(map(str, found)), position
        doubles += bool(found)
    assert doubles > 50


def test_every_sheet_is_asked_as_if_it_were_the_one() -> None:
    for position in POSITIONS[::9]:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        if round.players > 4 or round.series or round.rules.max_pip != 12:
            continue
        situation = described(position, round, "ends")
        sheets = settled(situation)["sheets"]
        assert [verdict["sheet"] for verdict in sheets] == sheet_names()
        for verdict in sheets:
            alone = settled({**situation, "sheet": verdict["sheet"]})
            assert alone["answer"] == verdict


def test_the_advice_is_something_allowed_with_a_reason() -> None:
    for position in POSITIONS[::5]:
        round = read_position(position, lambda sheet: load_sheet(sheet).rules)
        found = settled(described(position, round, "ends"))
        read_action(found["advice"]["action"])
        assert found["advice"]["action"] in found["answer"]["legal"]
        assert found["advice"]["reason"].startswith("hint-")


# ---------------------------------------------------------------------- situations people know

OPEN_DOUBLE = {
    "engine": 12,
    "trains": [{"end": 5}, {"end": 7, "double": True}, {"end": 3, "open": True}],
    "mexican": {"end": 9},
    "hand": ["5-8", "4-7", "3-9"],
}


def legal_by(situation: dict[str, Any], sheet: str, **rules: object) -> list[str]:
    found: list[str] = settled({**situation, "sheet": sheet, "rules": rules})["answer"]["legal"]
    return found


def test_an_open_double_binds_by_some_sheets_only() -> None:
    assert legal_by(OPEN_DOUBLE, "nordic") == ["4-7@1"]
    assert legal_by(OPEN_DOUBLE, "classic") == ["3-9@2", "3-9@M", "5-8@0"]
    assert legal_by(OPEN_DOUBLE, "nordic", open_double="free") == ["3-9@2", "3-9@M", "5-8@0"]
    by_sheet = {verdict["sheet"]: verdict for verdict in settled(OPEN_DOUBLE)["sheets"]}
    assert by_sheet["classic"]["refused"]["4-7@1"] == "train_closed"


def test_a_double_that_nothing_can_cover_binds_nobody() -> None:
    trains = [{"end": 5}, {"end": 7, "double": True, "dead": True}, {"end": 3, "open": True}]
    situation = {**OPEN_DOUBLE, "trains": trains, "hand": ["5-8", "3-9"]}
    assert legal_by(situation, "nordic") == ["3-9@2", "3-9@M", "5-8@0"]
    trains[1]["dead"] = False
    assert legal_by(situation, "nordic") == ["draw"]


def test_the_mexican_train_may_be_started_at_once_by_some_sheets_only() -> None:
    situation = {"engine": 12, "trains": [{}, {}], "hand": ["5-12", "3-4"]}
    assert legal_by(situation, "nordic") == ["5-12@0", "5-12@M"]
    assert legal_by(situation, "station") == ["5-12@0"]
    refused = settled({**situation, "sheet": "station"})["answer"]["refused"]
    assert refused["5-12@M"] == "own_train_first"


def test_after_ones_own_double_sheets_ask_for_different_tiles() -> None:
    trains = [{"end": 8, "double": True}, {"end": 4, "open": True}]
    situation = {"engine": 12, "trains": trains, "follow_up": 0, "hand": ["4-4", "2-8", "1-4"]}
    assert legal_by(situation, "nordic") == ["1-4@1", "2-8@0"]
    assert legal_by(situation, "station") == ["2-8@0"]
    assert legal_by({**situation, "hand": ["4-4", "1-4"]}, "classic") == ["1-4@1", "4-4@1"]
    assert legal_by({**situation, "hand": ["4-4"]}, "station") == ["draw"]
    assert legal_by({**situation, "hand": ["4-4"], "drawn": True}, "station") == ["pass"]
    assert legal_by({**situation, "hand": ["4-4"], "boneyard_empty": True}, "gare") == ["pass"]


def test_a_fast_first_turn_goes_on_where_there_is_one() -> None:
    situation = {"engine": 12, "trains": [{"end": 5}, {}], "series": True, "hand": ["5-8", "1-2"]}
    found = settled({**situation, "sheet": "station/fast"})
    assert found["answer"]["legal"] == ["5-8@0", "stop"]
    assert {verdict["impossible"]["reason"] for verdict in found["sheets"]} == {"no_series"}


# ---------------------------------------------------------------------- what cannot be

TWO = {"engine": 12, "trains": [{}, {}], "hand": ["5-12"]}
SEVEN = [f"{min(pip, 7)}-{max(pip, 7)}" for pip in range(12)]
LONG = [f"{low}-{high}" for low in range(13) for high in range(low, 13)]
CANNOT: dict[Why, list[dict[str, Any]]] = {
    Why.NO_TILES: [{"hand": []}],
    Why.TOO_MANY_PLAYERS: [{"sheet": "nordic/nine", "engine": 9, "trains": [{}] * 5}],
    Why.NOT_IN_SET: [{"hand": ["5-13"]}, {"engine": 13}, {"sheet": "nordic/nine"}],
    Why.IS_ENGINE: [{"hand": ["12-12"]}, {"trains": [{"end": 12, "double": True}, {}]}],
    Why.TWICE: [
        {"hand": ["5-12", "5-12"]},
        {"trains": [{"wagons": ["12-5"]}, {}]},
        {"trains": [{"end": 5, "double": True}, {"end": 5, "double": True}]},
        {"hand": ["5-5"], "trains": [{"end": 5, "double": True, "dead": True}, {}]},
    ],
    Why.APART: [{"trains": [{"wagons": ["11-5"]}, {}]}],
    Why.NO_START: [
        {"hand": [f"{pip}-12" for pip in range(11)], "trains": [{"end": 3}, {"end": 4}]},
        {"hand": [f"{pip}-12" for pip in range(11)], "trains": [{"end": 12}, {}]},
    ],
    Why.NO_END: [
        {"hand": [*SEVEN[1:], "7-12"], "trains": [{"end": 7}, {"end": 7}]},
        # One way is left to a 7, and one to a 6, and both are over the same tile.
        {
            "hand": [tile for tile in LONG if tile not in ("12-12", "0-12", "0-7", "6-7", "1-12")],
            "trains": [{"end": 7}, {"end": 6}],
        },
    ],
    Why.NOT_DEAD: [
        {"hand": ["5-7"], "trains": [{"end": 7, "double": True, "dead": True}, {}]},
    ],
    Why.NO_DOUBLE: [
        {"follow_up": 0},
        {"follow_up": 2},
        {"follow_up": "M", "mexican": {"wagons": ["12-3"]}},
    ],
    Why.NOTHING_OWED: [
        {
            **{"sheet": "gare", "follow_up": 0},
            "trains": [{"end": 7, "double": True, "dead": True}, {}],
        }
    ],
    Why.NO_SERIES: [{"series": True}],
    Why.TOO_FEW_LEFT: [{"hand": LONG[:-1]}, {"hand": LONG[1:-1]}],
}


@pytest.mark.parametrize("why", Why)
def test_what_cannot_be_is_told_in_one_sentence(why: Why) -> None:
    for change in CANNOT[why]:
        answer = settled({**TWO, **change})["answer"]
        assert answer["impossible"] is not None, change
        assert answer["impossible"]["reason"] == why, (change, answer["impossible"])
        sentence = SENTENCES[why].format(**answer["impossible"]["arguments"])
        assert answer["impossible"]["sentence"] == sentence
        assert (answer["legal"], answer["refused"]) == ([], {})


def test_a_sheet_for_which_it_cannot_be_says_so_beside_the_others() -> None:
    found = settled({**TWO, "sheet": "nordic/nine"})
    assert found["answer"]["impossible"]["reason"] == "not_in_set"
    assert found["advice"] is None
    assert all(verdict["impossible"] is None for verdict in found["sheets"])


def test_every_reason_is_on_the_page_of_the_protocol() -> None:
    shown = [name for row in named(HTTP["POST /api/settle"]) for name in row.split("`, `")]
    assert sorted(shown) == sorted([*Why, *Situation.__struct_fields__])


# ---------------------------------------------------------------------- over the network


def ask(body: object, world: World | None = None) -> tuple[int, Any]:
    async def story() -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, _, answer = await fetch(world or World(), "POST", "/api/settle", data)
        return status, json.loads(answer)

    return run(story())


def test_what_is_no_situation_is_refused_in_one_sentence() -> None:
    for body, code, sentence in (
        (b"{", "bad_message", "this is not JSON in UTF-8"),
        ({"engine": 3}, "bad_message", "this is no situation: Object missing required field"),
        ({**TWO, "trains": [{}]}, "bad_message", "this is no situation: Expected `array`"),
        ({**TWO, "hand": ["12-5"]}, "bad_message", "'12-5' is not a tile: write the lower end"),
        ({**TWO, "mexican": {"wagons": ["x"]}}, "bad_message", "'x' is not a tile in a train"),
        ({**TWO, "sheet": "nordish"}, "unknown_sheet", "there is no sheet 'nordish'"),
        ({**TWO, "rules": {"open_double": 3}}, "bad_options", "open_double cannot be 3"),
        ({**TWO, "trains": [{}] * 8, "rules": {"hand": 40}}, "bad_options", "8 hands of 40 tiles"),
    ):
        status, answer = ask(body)
        assert (status, answer["error"]["code"]) == (400, code)
        assert answer["error"]["message"].startswith(sentence)


async def test_one_address_may_ask_only_so_much() -> None:
    body = json.dumps(TWO).encode()
    world = World(replace(QUICK, replays=2))
    statuses = [(await fetch(world, "POST", "/api/settle", body))[0] for _ in range(3)]
    assert statuses == [200, 200, 429]
    body = body.ljust(600)
    for most, status in ((len(body), 200), (len(body) - 1, 413)):
        world = World(replace(QUICK, body_bytes=most))
        assert (await fetch(world, "POST", "/api/settle", body))[0] == status
