"""Replays: a finished round step by step, of a table or of a record that someone brings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from in_memory import World
from played import SHORT, begun, lay_out, play_out
from protocol_page import HTTP, call
from replayed import brought, golden, played, steps_of

from mexican_train.rules.deal import tiles_to_deal
from mexican_train.sheets import all_sheets, load_sheet

STEPS = "GET /api/tables/{table}/matches/{match}/records/{round}/steps"
OWN = {"legal", "calls", "hands"}
"""What of a step is put together from what each seat sees."""


# ---------------------------------------------------------------------- what a step is


@pytest.mark.parametrize("sheet", all_sheets())
def test_the_steps_of_a_record_lead_to_its_points(sheet: str) -> None:
    record = golden(sheet)[0]
    status, answer = brought(record)
    assert status == 200
    assert answer["record"] == {key: record[key] for key in answer["record"]}
    deal, *steps = answer["steps"]
    assert (deal["action"], deal["seat"]) == (None, None)
    assert [event["type"] for event in deal["events"]] == ["round_began"]
    assert [step["action"] for step in steps] == record["actions"]
    end = steps[-1]["view"]
    assert (end["phase"], end["turn"], end["blocked"]) == ("round_over", None, record["blocked"])
    assert end["scores"] == [record["scores"]]
    assert (end["totals"], end["round_winners"]) == (record["scores"], record["winners"])
    assert steps[-1]["events"][-1]["points"] == record["scores"]


@pytest.mark.parametrize("sheet", all_sheets())
def test_every_action_was_open_to_who_did_it_and_no_tile_is_ever_lost(sheet: str) -> None:
    record = golden(sheet)[0]
    answer = brought(record)[1]
    rules = load_sheet(sheet).rules
    whole = sorted(map(str, tiles_to_deal(rules, 1)))
    before: Any = None
    for step in answer["steps"]:
        view = step["view"]
        if before is not None:
            acts = step["action"] in before["legal"] and step["seat"] == before["turn"]
            assert acts or step["action"] in before["calls"]
            assert view["scores"] == ([] if view["turn"] is not None else [record["scores"]])
        lying = [tile for train in [*view["trains"], view["mexican"]] for tile in train]
        left = record["deal"]["boneyard"][-view["boneyard"] :] if view["boneyard"] else []
        there = ["-".join(sorted(t.split("-"), key=int)) for t in lying] + sum(view["hands"], left)
        if view["engine_player"] is not None:
            there.append(f"{view['engine']}-{view['engine']}")
        assert sorted(there) == whole
        assert view["counts"] == [len(hand) for hand in view["hands"]]
        before = view


async def test_a_step_shows_what_those_at_the_table_saw() -> None:
    world = World()
    rules = {"max_pip": 9, "hand": 5}
    made, _, host, guest = await played(world, sheet="station", rules=rules, rounds=3)
    await host.say("next")
    await guest.say("next")
    await play_out(host, guest)
    _, answer = await steps_of(world, made.table, made.invite, 2)
    steps = answer["steps"]
    told = [person.of("update")[-len(steps) :] for person in (host, guest)]
    for step, mine, theirs in zip(steps, *told, strict=True):
        view, views = step["view"], (mine["view"], theirs["view"])
        public = view.keys() - OWN
        assert {key: view[key] for key in public} == {key: views[0][key] for key in public}
        assert view["hands"] == [each["hand"] for each in views]
        assert view["legal"] == views[0]["legal"] + views[1]["legal"]
        assert view["calls"] == views[0]["calls"] + views[1]["calls"]
        assert step["events"] == (theirs if step["seat"] == 1 else mine)["events"]


def test_nothing_is_hidden_in_a_finished_round() -> None:
    drawn = [
        event
        for step in brought(golden("nordic")[0])[1]["steps"]
        for event in step["events"]
        if event["type"] == "drew"
    ]
    assert drawn
    assert all(event["tile"] for event in drawn)


def test_a_view_has_the_fields_on_the_page() -> None:
    listed = HTTP[STEPS].split("has\nthese fields")[1].split("`hands` are all")[0]
    named = listed.split("`")[1::2]
    for step in brought(golden("gare")[0])[1]["steps"]:
        assert sorted(step["view"]) == sorted(named)


def test_one_who_catches_is_the_one_who_acts() -> None:
    records = [record for sheet in ("station/rounds", "gare/rounds") for record in golden(sheet)]
    record = next(each for each in records if "catch@" in str(each["actions"]))
    step = next(s for s in brought(record)[1]["steps"] if s["action"] and ">" in s["action"])
    by, seat = map(int, step["action"].removeprefix("catch@").split(">"))
    caught = step["events"][0]
    assert (step["seat"], caught["by"], caught["seat"]) == (by, by, seat)
    assert len(caught["tiles"]) == caught["count"]


async def test_a_round_that_ends_with_its_deal_has_one_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "6-6 4-5")
    world = World()
    rules = {**SHORT, "engine": "highest-held"}
    made, _, _, _ = await begun(world, rules=rules, rounds=1)
    _, answer = await steps_of(world, made.table, made.invite)
    (step,) = answer["steps"]
    assert [event["type"] for event in step["events"]] == ["round_began", "round_over"]
    assert (step["view"]["phase"], step["view"]["scores"]) == ("round_over", [[0, 9]])


@pytest.mark.parametrize(
    ("sheet", "dealing"),
    [
        ("nordic/nine", {"max_pip": 9, "engine": "descending"}),
        ("station", {"max_pip": 12, "engine": "highest-held"}),
    ],
)
def test_what_one_needs_to_deal_again_is_told(sheet: str, dealing: dict[str, object]) -> None:
    record = golden(sheet)[0]
    assert brought(record)[1]["dealing"] == {**dealing, "hand": len(record["deal"]["hands"][0])}


# ---------------------------------------------------------------------- rounds of a table


async def test_a_round_of_a_table_comes_with_its_people_and_the_points_before_it() -> None:
    world = World()
    made, _, host, guest = await played(world)
    await host.say("next")
    await guest.say("next")
    await play_out(host, guest)
    one, two = host.view["scores"]
    for number, before in ((1, []), (2, [one])):
        _, answer = await steps_of(world, made.table, made.invite, number)
        assert answer["rounds"] == [1, 2]
        assert [player["name"] for player in answer["players"]] == ["Ada", "Bo"]
        assert [player["colour"] for player in answer["players"]] == ["red", "blue"]
        assert answer["steps"][0]["view"]["scores"] == before
        assert answer["steps"][-1]["view"]["scores"] == [*before, [one, two][number - 1]]
        path = f"/api/tables/{made.table}/matches/1/records/{number}"
        assert (await call(world, "GET", path, None, made.invite))[1] == answer["record"]
    assert answer["steps"][-1]["view"]["totals"] == host.view["totals"]


async def test_a_round_that_is_not_over_gives_nothing_away() -> None:
    world = World()
    made, token, host, guest = await begun(world)
    for secret in (made.invite, made.token, token):
        status, answer = await steps_of(world, made.table, secret)
        assert (status, answer["error"]["code"]) == (404, "not_found")
    await play_out(host, guest)
    await host.say("next")
    await guest.say("next")
    status, answer = await steps_of(world, made.table, made.token, 2)
    assert (status, set(answer)) == (404, {"error"})
    assert answer["error"]["code"] == "not_found"
    _, first = await steps_of(world, made.table, made.token, 1)
    assert first["rounds"] == [1]
    assert host.view["commitment"] not in json.dumps(first)


async def test_a_finished_round_is_open_to_all_who_may_open_the_table_and_to_nobody_else() -> None:
    world = World()
    made, token, _, _ = await played(world)
    other = await world.make()
    answers = [await steps_of(world, made.table, s) for s in (made.invite, made.token, token)]
    assert [status for status, _ in answers] == [200] * 3
    assert answers[0] == answers[1] == answers[2]
    for wrong in ("", "guess", other.invite, other.token):
        status, answer = await steps_of(world, made.table, wrong)
        assert (status, answer["error"]["code"]) == (403, "bad_secret")


@pytest.mark.parametrize("number", ["0", "2", "x", "-1", "9" * 40])
async def test_there_are_no_steps_of_a_round_that_was_not_played(number: str) -> None:
    world = World()
    made, _, _, _ = await played(world)
    path = f"/api/tables/{made.table}/matches/1/records/{number}/steps"
    status, answer = await call(world, "GET", path, None, made.invite)
    assert (status, answer["error"]["code"]) == (404, "not_found")
