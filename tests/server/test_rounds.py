from __future__ import annotations

import asyncio

import pytest
from in_memory import World
from played import SHORT, deal_short, lay_out, play_out


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)


async def test_the_next_round_is_dealt_when_all_are_ready() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    assert host.view["phase"] == "round_over"
    assert (await guest.say("next"))["type"] == "ack"
    assert host.view["phase"] == "round_over"
    assert host.view["ready"] == [1]
    await host.say("next")
    for someone in (host, guest):
        assert someone.view["phase"] == "playing"
        assert someone.view["round"] == 2
        assert someone.view["ready"] == []
        assert someone.view["scores"] == [[0, 9]]


async def test_being_ready_is_refused_when_there_is_nothing_to_be_ready_for() -> None:
    world = World()
    made = await world.make()
    alone = await world.connect(made.table, token=made.token)
    assert (await alone.say("next"))["reason"] == "not_begun"
    host, _ = await world.pair(rules=SHORT, rounds=1)
    assert (await host.say("next"))["reason"] == "not_over"


async def test_one_is_ready_only_once() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    await host.say("next")
    assert (await host.say("next"))["reason"] == "already_ready"
    assert guest.view["phase"] == "round_over"


async def test_the_next_round_is_dealt_after_the_pause_without_those_who_are_not_ready() -> None:
    world = World()
    host, guest = await world.pair(rules=SHORT)
    await play_out(host, guest)
    await asyncio.sleep(world.settings.round_pause - 1)
    assert host.view["phase"] == "round_over"
    await asyncio.sleep(2)
    assert host.view["round"] == 2
    assert guest.view["phase"] == "playing"


async def test_one_who_looks_back_is_waited_for_as_long_as_the_pause_and_is_not_away() -> None:
    world = World()
    host, guest = await world.pair(rules=SHORT)
    await play_out(host, guest)
    await asyncio.sleep(world.settings.round_pause / 2)
    await host.say("next")
    await asyncio.sleep(world.settings.round_pause / 2 - 1)
    assert host.view["phase"] == "round_over"
    await asyncio.sleep(2)
    assert host.view["round"] == 2
    assert host.view["players"][1]["connected"]
    assert guest.view["hand"] != []


async def test_everyone_sees_when_the_next_round_begins_by_itself() -> None:
    world = World()
    host, guest = await world.pair(rules=SHORT)
    assert host.view["deadline"] is None
    await play_out(host, guest)
    pause = world.settings.round_pause
    ends = asyncio.get_running_loop().time() + pause
    assert host.view["deadline"] == guest.view["deadline"] == ends
    await asyncio.sleep(pause / 2)
    await guest.say("next")
    assert host.view["deadline"] == ends
    await host.say("pause")
    assert host.view["deadline"] is None
    await host.say("resume")
    assert host.view["deadline"] == ends + pause / 2


async def test_what_every_tile_left_costs_is_told_when_the_round_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-0 5-5 0-4")
    rules = {"max_pip": 6, "hand": 1, "blank_points": 25, "double_blank_points": 50}
    host, guest = await World().pair(rules=rules)
    assert host.view["worth"] is None
    await play_out(host, guest)
    assert host.view["hands"] == [[], ["0-0"]]
    assert host.view["worth"] == guest.view["worth"] == [[], [50]]
    assert host.view["scores"] == [[0, 50]]


async def test_who_is_away_is_not_waited_for() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    await guest.leave()
    await host.say("next")
    assert host.view["round"] == 2


async def test_who_goes_away_is_no_longer_waited_for() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    await host.say("next")
    assert host.view["phase"] == "round_over"
    await guest.leave()
    assert host.view["round"] == 2


async def test_who_leaves_for_good_is_no_longer_waited_for() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    await host.say("next")
    await guest.say("leave")
    await guest.leave()
    assert host.view["round"] == 2


async def test_readiness_survives_a_restart() -> None:
    world = World()
    made = await world.make(rules=SHORT)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    guest = await world.connect(made.table, token=token)
    await play_out(host, guest)
    await guest.say("next")
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    guest = await world.connect(made.table, token=token)
    assert host.view["ready"] == [1]
    await host.say("next", id="after")
    assert guest.view["round"] == 2


async def test_a_paused_table_deals_no_round() -> None:
    world = World()
    host, guest = await world.pair(rules=SHORT)
    await play_out(host, guest)
    await host.say("pause")
    await host.say("next")
    await guest.say("next")
    await asyncio.sleep(2 * world.settings.round_pause)
    assert host.view["phase"] == "round_over"


async def test_a_round_that_all_were_ready_for_during_a_pause_is_dealt_when_it_ends() -> None:
    host, guest = await World().pair(rules=SHORT)
    await play_out(host, guest)
    await host.say("pause")
    await host.say("next")
    await guest.say("next")
    await host.say("resume")
    assert host.view["phase"] == "playing"


async def test_the_match_is_over_after_its_rounds_and_the_least_points_win() -> None:
    world = World()
    host, guest = await world.pair(rules=SHORT, rounds=2)
    await play_out(host, guest)
    await host.say("next")
    await guest.say("next")
    await play_out(host, guest)
    for someone in (host, guest):
        assert someone.view["phase"] == "match_over"
        assert someone.view["scores"] == [[0, 9], [11, 0]]
        assert someone.view["totals"] == [11, 9]
        assert someone.view["winners"] == [1]
    await asyncio.sleep(2 * world.settings.round_pause)
    assert host.view["phase"] == "match_over"


async def test_the_match_ends_after_the_round_in_which_all_people_agreed() -> None:
    host, guest = await World().pair(rules=SHORT)
    await guest.say("end")
    assert host.view["agreed"] == [1]
    await host.say("end")
    assert host.view["phase"] == "playing"
    await play_out(host, guest)
    assert host.view["phase"] == "match_over"


async def test_one_who_does_not_agree_keeps_the_match_going() -> None:
    host, guest = await World().pair(rules=SHORT)
    await host.say("end")
    await play_out(host, guest)
    assert host.view["phase"] == "round_over"
    await guest.say("end")
    assert host.view["phase"] == "match_over"
    assert (await host.say("end"))["reason"] == "match_over"


async def test_one_who_agreed_to_end_takes_it_back() -> None:
    host, guest = await World().pair(rules=SHORT)
    await host.say("end")
    await guest.say("end")
    assert (await host.say("go_on"))["type"] == "ack"
    assert guest.of("update")[-1]["events"] == [{"type": "went_on", "seat": 0}]
    assert guest.view["agreed"] == [1]
    await play_out(host, guest)
    assert host.view["phase"] == "round_over"
    await host.say("end")
    assert host.view["phase"] == "match_over"
    assert (await host.say("go_on"))["reason"] == "match_over"


async def test_one_who_did_not_agree_declines_for_everybody_also_after_a_restart() -> None:
    world = World()
    made = await world.make(seats=3, rules=SHORT)
    people = [await world.connect(made.table, token=made.token)]
    for _ in range(2):
        _, token = await world.sit(made.table, made.invite)
        people.append(await world.connect(made.table, token=token))
    await people[0].say("end")
    await people[1].say("end")
    await people[2].say("go_on")
    assert people[0].view["agreed"] == []
    await people[2].say("end")
    assert people[0].view["agreed"] == [2]
    await world.crash()
    again = await world.connect(made.table, token=made.token)
    assert again.view["agreed"] == [2]
    assert again.view["phase"] == "playing"


async def test_bots_and_those_they_stand_in_for_are_not_asked_about_the_end() -> None:
    world = World()
    made = await world.make(seats=3, bots=["random"], rules=SHORT)
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite)
    await host.say("end")
    await host.act(host.view["legal"][0])
    assert host.view["phase"] == "round_over"
    await host.say("stand_in", seat=1)
    assert host.view["phase"] == "match_over"


async def test_a_rematch_is_another_match_with_the_same_people() -> None:
    host, guest = await World().pair(rules=SHORT, rounds=1)
    assert (await host.say("rematch"))["reason"] == "not_over"
    await play_out(host, guest)
    before = host.view
    assert (await guest.say("rematch"))["reason"] == "not_host"
    assert (await host.say("rematch"))["type"] == "ack"
    after = host.view
    assert after["phase"] == "playing"
    assert (before["match"], after["match"]) == (1, 2)
    assert after["players"] == before["players"]
    assert after["round"] == 1
    assert after["scores"] == []
    assert after["totals"] == [0, 0]
    assert guest.view["hand"] == ["4-5"]


async def test_another_match_is_asked_for_and_begins_when_everyone_there_wants_it() -> None:
    host, guest = await World().pair(rules=SHORT, rounds=1)
    await play_out(host, guest)
    assert (await guest.say("next"))["type"] == "ack"
    assert (host.view["phase"], host.view["ready"]) == ("match_over", [1])
    assert (await guest.say("next"))["reason"] == "already_ready"
    assert (await host.say("next"))["type"] == "ack"
    assert (host.view["phase"], host.view["match"], host.view["ready"]) == ("playing", 2, [])


async def test_who_goes_is_not_waited_for_with_another_match() -> None:
    host, guest = await World().pair(rules=SHORT, rounds=1)
    await play_out(host, guest)
    await host.say("next")
    assert host.view["phase"] == "match_over"
    await guest.leave()
    assert (host.view["phase"], host.view["match"]) == ("playing", 2)


async def test_clock_and_manners_may_be_changed_in_the_middle_of_a_match() -> None:
    host, guest = await World().pair(rules=SHORT)
    options = {"clock": 30, "hints": False, "chat": "off", "public": True}
    assert (await host.say("change", options=options))["type"] == "ack"
    assert guest.view["phase"] == "playing"
    assert {name: guest.view[name] for name in options} == options


async def test_the_host_may_change_the_options_before_a_rematch_but_not_the_seats() -> None:
    host, guest = await World().pair(rules=SHORT, rounds=1)
    for name, value in (("sheet", "gare"), ("rules", {}), ("rounds", 2), ("seats", 3)):
        assert (await host.say("change", options={name: value}))["reason"] == "begun"
    await play_out(host, guest)
    assert (await host.say("change", options={"seats": 3}))["reason"] == "begun"
    assert (await guest.say("change", options={"clock": 30}))["reason"] == "not_host"
    await host.say("change", options={"sheet": "gare", "rounds": 2, "clock": 30})
    assert host.view["phase"] == "match_over"
    await host.say("rematch")
    assert guest.view["sheet"] == "gare"
    assert guest.view["rounds"] == 2
    assert guest.view["clock"] == 30
    assert len(guest.view["hand"]) > 1
