"""Records that people bring to be replayed: what is wrong with them, and how many one may."""

from __future__ import annotations

import asyncio
import gzip
import json
from dataclasses import replace
from typing import Any

from in_memory import QUICK, World
from limits_reached import reaches
from protocol_page import call, fetch
from replayed import brought, golden, played, steps_of


def complaint(record: Any) -> str:
    """What is said of a bad record: one sentence."""
    status, answer = brought(record)
    assert (status, answer["error"]["code"]) == (400, "bad_record")
    sentence: str = answer["error"]["message"]
    assert "\n" not in sentence
    return sentence


def test_a_record_from_elsewhere_has_nobodys_name() -> None:
    status, answer = brought(golden("nordic")[1])
    assert status == 200
    assert (answer["players"], answer["rounds"]) == (None, None)
    assert answer["steps"][0]["view"]["round"] == 2


def test_a_line_of_a_file_may_end_as_lines_do() -> None:
    assert brought(json.dumps(golden("nordic")[0]).encode() + b"\r\n")[0] == 200


def test_a_bad_record_is_refused_in_one_sentence() -> None:
    record = golden("nordic/nine")[0]
    hands = record["deal"]["hands"]
    assert complaint(b"").startswith("this is not JSON")
    assert complaint(b"\xff").startswith("this is not text")
    assert complaint([record]).startswith("a record must be a JSON object")
    assert complaint({**record, "format": "other/1"}).startswith("format is 'other/1'")
    assert complaint({**record, "sheet": "../nordic"}).startswith("there is no sheet")
    assert complaint({**record, "scores": [0] * len(hands)}).startswith("scores are")
    assert complaint({**record, "actions": record["actions"][:-1]}).startswith("the round is not")
    assert complaint({**record, "actions": ["draw", *record["actions"]]}).startswith("action 1 of")
    swapped = [[*hands[0][:-1], hands[1][0]], [hands[0][-1], *hands[1][1:]], *hands[2:]]
    assert complaint({**record, "deal": {**record["deal"], "hands": swapped}})
    twice = [[hands[0][1], *hands[0][1:]], *hands[1:]]
    sentence = complaint({**record, "deal": {**record["deal"], "hands": twice}})
    assert sentence.endswith(f"see {hands[0][1]}")


def test_a_record_whose_seed_is_another_is_replayed_all_the_same() -> None:
    record = {**golden("nordic")[0], "seed": "00" * 32, "commitment": "11" * 32}
    status, answer = brought(record)
    assert status == 200
    assert answer["record"]["seed"] == "00" * 32


# ---------------------------------------------------------------------- how much one may ask


@reaches("record_bytes")
async def test_a_record_that_is_too_long_is_not_read() -> None:
    record = json.dumps(golden("nordic")[0]).encode()
    for most, status in ((len(record), 200), (len(record) - 1, 413)):
        world = World(replace(QUICK, record_bytes=most))
        assert (await fetch(world, "POST", "/api/replay", record))[0] == status


@reaches("replays", "replays_seconds")
async def test_one_address_may_ask_for_so_many_replays_at_a_time() -> None:
    world = World(replace(QUICK, replays=2, replays_seconds=5))
    made, _, _, _ = await played(world)
    record = json.dumps(golden("nordic")[0]).encode()
    assert (await steps_of(world, made.table, made.invite))[0] == 200
    assert (await fetch(world, "POST", "/api/replay", record))[0] == 200
    for _ in range(2):
        assert (await steps_of(world, made.table, made.invite))[0] == 429
        assert (await fetch(world, "POST", "/api/replay", record))[0] == 429
    path = f"/api/tables/{made.table}/matches/1/records/1"
    assert (await call(world, "GET", path, None, made.invite))[0] == 200
    await asyncio.sleep(5)
    assert (await steps_of(world, made.table, made.invite))[0] == 200


async def test_an_answer_is_made_small_for_those_who_can_unpack_it() -> None:
    record, world = json.dumps(golden("nordic")[0]).encode(), World()
    _, plain, whole = await fetch(world, "POST", "/api/replay", record)
    _, head, small = await fetch(world, "POST", "/api/replay", record, accept_encoding="br, gzip")
    assert "content-encoding" not in plain
    assert (head["content-encoding"], head["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(small) == whole
    assert len(small) < len(whole) / 5
