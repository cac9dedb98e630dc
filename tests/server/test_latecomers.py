"""People who come to a running match: they give a name, and the host gives them a bot's seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from in_memory import QUICK, Connection, World
from limits_reached import reaches
from played import SHORT, deal_short, events, kinds, lay_out, levels, play_out

from mexican_train.protocol.calls import TableMade
from mexican_train.protocol.replays import MatchSummary, Replay
from mexican_train.server.calls.answers import Asked
from mexican_train.server.calls.replays import replay_in
from mexican_train.server.table import entries as e
from mexican_train.server.table.table import Table

EVA, FIN = "Eva-has-this-token-and-nobody-else", "Fin-has-this-token-and-nobody-else"
SLOW = replace(QUICK, bot_pause_least=5, bot_pause_most=5)
"""Bots take five seconds, so that a person can come before."""


async def against_bots(world: World, bots: int = 1, **fields: Any) -> tuple[TableMade, Connection]:
    """A running match of one person against bots."""
    options = {"seats": bots + 1, "bots": ["greedy"] * bots, "rules": SHORT, "rounds": 3}
    made = await world.make(**{**options, **fields})
    return made, await world.connect(made.table, token=made.token)


async def ask(world: World, made: TableMade, name: str = "Eva", token: str = EVA) -> Connection:
    """Somebody who comes with the link and asks for a seat."""
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", name=name, token=token))["type"] == "ack"
    return visitor


def replayed(world: World, made: TableMade) -> Table:
    """The table that the log describes."""
    return Table.replay(made.table, world.disk.rows(made.table))


def names(visitor: Connection) -> list[str]:
    return [player["name"] for player in visitor.view["players"]]


def latecomers(visitor: Connection) -> Any:
    """The latecomers, as this visitor was last told."""
    told = [message for message in visitor.got if message["type"] in ("players", "update")]
    return told[-1].get("latecomers", told[-1].get("view", {}).get("latecomers"))


# ---------------------------------------------------------------------- asking for a seat


async def test_everybody_reads_who_asks_for_a_seat_and_no_digest() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made, " Eva  ")
    expected = [{"number": 1, "name": "Eva", "connected": True, "seat": None}]
    assert {"type": "seat_asked", "latecomer": 1, "name": "Eva"} in events(host)
    assert latecomers(host) == eva.view["latecomers"] == expected
    assert eva.got[-1]["latecomer"] == 1
    assert eva.view["seat"] is None
    assert eva.view["hand"] == []
    tv = await world.connect(made.table, invite=made.invite)
    assert tv.got[0]["latecomer"] is None
    assert EVA not in str([*host.raw, *tv.raw])


async def test_a_request_survives_a_reconnect_and_a_restart() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await eva.leave()
    assert [each["connected"] for each in latecomers(host)] == [False]
    eva = await world.connect(made.table, token=EVA, invite=made.invite)
    assert eva.got[0]["latecomer"] == 1
    assert [each["connected"] for each in latecomers(host)] == [True]
    await world.crash()
    eva = await world.connect(made.table, token=EVA, invite=made.invite)
    assert eva.got[0]["latecomer"] == 1
    assert [each["name"] for each in eva.view["latecomers"]] == ["Eva"]


async def test_the_token_of_a_request_alone_opens_nothing() -> None:
    world = World(SLOW)
    made, _ = await against_bots(world)
    await ask(world, made)
    thief = await world.connect(made.table, token=EVA)
    assert thief.closed == (4403, "bad_secret")


async def test_the_same_request_twice_is_one() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await eva.say("ask_seat", name="Eva", token=EVA)
    assert kinds(host).count("seat_asked") == 1
    assert len(eva.view["latecomers"]) == 1


async def test_a_name_at_the_table_is_refused_to_a_latecomer() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    await ask(world, made)
    for name in ("ada", names(host)[1], "EVA"):
        visitor = await world.connect(made.table, invite=made.invite)
        answer = await visitor.say("ask_seat", name=name, token=FIN)
        assert answer["reason"] == "name_taken"
    assert (await host.say("me", name="Eva"))["reason"] == "name_taken"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"name": " ", "token": FIN}, "bad_name"),
        ({"name": "F" * 25, "token": FIN}, "bad_name"),
        ({"name": "Fin", "token": "short"}, "bad_message"),
        ({"name": "Fin"}, "bad_message"),
    ],
)
async def test_a_request_without_name_or_token_is_refused(
    fields: dict[str, str], reason: str
) -> None:
    world = World(SLOW)
    made, _ = await against_bots(world)
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", **fields))["reason"] == reason


async def test_neither_a_player_nor_a_guest_of_a_lobby_asks_for_a_seat() -> None:
    world = World(SLOW)
    _, host = await against_bots(world)
    assert (await host.say("ask_seat", name="Eva", token=EVA))["reason"] == "has_seat"
    made = await world.make(seats=3)
    visitor = await world.connect(made.table, invite=made.invite)
    assert (await visitor.say("ask_seat", name="Eva", token=EVA))["reason"] == "not_begun"


@reaches("latecomers_per_table")
async def test_of_too_many_latecomers_one_who_went_makes_room() -> None:
    world = World(replace(SLOW, latecomers_per_table=2))
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await ask(world, made, "Fin", FIN)
    gus = await world.connect(made.table, invite=made.invite)
    token = "Gus-has-this-token-and-nobody-else"
    assert (await gus.say("ask_seat", name="Gus", token=token))["reason"] == "too_many"
    await eva.leave()
    assert (await gus.say("ask_seat", name="Gus", token=token))["type"] == "ack"
    assert [each["name"] for each in latecomers(host)] == ["Fin", "Gus"]
    assert [each["number"] for each in latecomers(host)] == [2, 3]


async def test_spectators_who_ask_again_and_again_are_slowed_down() -> None:
    world = World(replace(SLOW, restates=3, restates_seconds=60))
    made, host = await against_bots(world)
    for number in range(4):
        visitor = await world.connect(made.table, invite=made.invite)
        token = f"{number}-is-a-token-that-nobody-else-has"
        answer = await visitor.say("ask_seat", name=f"Eva {number}", token=token)
        assert answer.get("reason") == (None if number < 3 else "too_fast")
        await visitor.leave()
    assert len(latecomers(host)) == 3


async def test_the_host_declines_and_the_name_is_free_again() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    assert (await host.say("decline", latecomer=1))["type"] == "ack"
    assert eva.view["latecomers"] == []
    assert eva.closed is None
    assert (await host.say("decline", latecomer=1))["reason"] == "no_such_latecomer"
    await eva.say("ask_seat", name="Eva", token=EVA)
    assert [each["number"] for each in eva.view["latecomers"]] == [2]


# ---------------------------------------------------------------------- a seat at once


async def test_a_latecomer_plays_on_with_the_hand_and_the_points_of_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world)
    await play_out(host)
    await host.say("next")
    before = host.view
    eva = await ask(world, made)
    assert (await host.say("give_seat", seat=1, latecomer=1))["type"] == "ack"
    assert eva.view["seat"] == 1
    assert len(eva.view["hand"]) == before["counts"][1]
    for each in (eva, host):
        assert each.view["totals"] == before["totals"]
        assert names(each) == ["Ada", "Eva"]
        assert each.view["latecomers"] == []
        assert levels(each.view) == [None, None]
    assert {"type": "sat", "seat": 1, "name": "Eva", "colour": before["players"][1]["colour"]} in (
        events(host)
    )
    assert [each["connected"] for each in host.of("players")[-1]["players"]] == [True, True]
    assert eva.closed is None


async def test_a_bot_that_thinks_does_not_move_for_the_person_who_has_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "5-6 0-1 4-6 1-3")
    world = World(SLOW)
    made, host = await against_bots(world, rules={"max_pip": 6, "hand": 2})
    await host.act("5-6@0")
    eva = await ask(world, made)
    assert host.view["turn"] == 1
    await host.say("give_seat", seat=1, latecomer=1)
    await asyncio.sleep(60)
    assert eva.view["turn"] == 1
    assert (await eva.act("4-6@1"))["type"] == "ack"
    assert host.view["trains"][1] == ["6-4"]


async def test_the_seat_that_was_given_is_hers_after_a_restart() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1)
    hand = eva.view["hand"]
    await world.crash()
    back = await world.connect(made.table, token=EVA)
    assert (back.view["seat"], back.view["hand"]) == (1, hand)
    assert replayed(world, made).latecomers == {}


async def test_a_bot_plays_for_a_latecomer_who_is_away_when_the_seat_is_given() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await eva.leave()
    await host.say("give_seat", seat=1, latecomer=1)
    assert host.view["players"][1] | {"colour": ""} == {
        "name": "Eva",
        "colour": "",
        "bot": None,
        "stand_in": "greedy",
        "connected": False,
        "taken": True,
    }
    back = await world.connect(made.table, token=EVA, invite=made.invite)
    assert back.view["seat"] == 1
    assert back.view["players"][1]["stand_in"] is None


async def test_the_clock_gives_her_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "5-6 0-1 4-6 1-3")
    world = World(SLOW)
    made, host = await against_bots(world, rules={"max_pip": 6, "hand": 2}, clock=30)
    await host.act("5-6@0")
    eva = await ask(world, made)
    await asyncio.sleep(3)
    await host.say("give_seat", seat=1, latecomer=1)
    assert eva.view["deadline"] == asyncio.get_running_loop().time() + 30


async def test_a_seat_is_given_at_a_paused_table() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("pause")
    assert (await host.say("give_seat", seat=1, latecomer=1))["type"] == "ack"
    assert eva.view["seat"] == 1
    assert eva.view["paused"]


async def after_draws(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> tuple[TableMade, Connection]:
    """A match in which a person drew and passed, and then the bot drew."""
    lay_out(monkeypatch, "0-1 0-2 1-2 1-3 0-3 2-3")
    made, host = await against_bots(world, rules={"max_pip": 6, "hand": 2})
    await host.act("draw")
    await host.act("pass")
    await asyncio.sleep(6)
    return made, host


async def test_who_has_a_seat_at_once_reads_the_tiles_that_it_drew_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(SLOW)
    made, host = await after_draws(world, monkeypatch)
    eva = await ask(world, made)
    before = await eva.say("history")
    assert [event["tile"] for event in before["events"] if event["type"] == "drew"] == [None] * 2
    await host.say("give_seat", seat=1, latecomer=1)
    after = await eva.say("history")
    drawn = {event["seat"]: event["tile"] for event in after["events"] if event["type"] == "drew"}
    assert drawn == {0: None, 1: "2-3"}
    assert sorted(eva.view["hand"]) == ["1-2", "1-3", "2-3"]


async def test_the_history_names_those_who_had_a_seat_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World(SLOW)
    made, host = await after_draws(world, monkeypatch)
    eva = await ask(world, made)
    happened = await host.say("history")
    assert happened["former"] == []
    await host.say("give_seat", seat=1, latecomer=1)
    bruno = {"seat": 1, "name": "Bruno", "until": len(happened["events"])}
    await eva.act("pass")
    assert (await eva.say("history"))["former"] == [bruno]
    await world.crash()
    ada = await world.connect(made.table, token=made.token)
    assert (await ada.say("history"))["former"] == [bruno]


async def test_a_table_that_moves_takes_the_latecomer_along() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1)
    room = eva.room
    assert room is not None
    room.hold()
    await room.leave()
    room.send_on()
    assert [hello.token for hello in eva.sent_on] == [EVA]
    assert eva.closed is None


async def test_two_tabs_of_hers_have_the_seat() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    tab = await world.connect(made.table, token=EVA, invite=made.invite)
    await host.say("give_seat", seat=1, latecomer=1)
    assert eva.view["seat"] == tab.view["seat"] == 1


async def test_a_request_at_a_table_that_all_people_left_takes_the_seat_of_the_host() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    tv = await world.connect(made.table, invite=made.invite)
    await host.say("leave")
    eva = await ask(world, made)
    assert eva.view["seat"] == eva.view["host"] == 0
    assert tv.view["players"][0]["name"] == "Eva"


async def test_the_last_person_leaves_the_seat_to_a_latecomer() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("leave")
    assert host.closed == (4410, "this seat was given up")
    assert eva.view["seat"] == eva.view["host"] == 0
    assert names(eva)[0] == "Eva"


@pytest.mark.parametrize(
    ("message", "fields", "reason"),
    [
        ("give_seat", {"seat": 0, "latecomer": 1}, "seat_taken"),
        ("give_seat", {"seat": 5, "latecomer": 1}, "no_such_seat"),
        ("give_seat", {"seat": 1, "latecomer": 2}, "no_such_latecomer"),
        ("give_seat", {"seat": 1, "latecomer": 0}, "bad_message"),
        ("withdraw_seat", {"seat": 1}, "not_promised"),
        ("withdraw_seat", {"seat": 5}, "no_such_seat"),
        ("decline", {"latecomer": 2}, "no_such_latecomer"),
    ],
)
async def test_a_host_cannot_give_what_is_not_there(
    message: str, fields: dict[str, int], reason: str
) -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    await ask(world, made)
    version = host.view["version"]
    assert (await host.say(message, **fields))["reason"] == reason
    assert host.view["version"] == version


async def test_only_the_host_gives_seats() -> None:
    world = World(SLOW)
    made = await world.make(seats=3, bots=["greedy"], rules=SHORT)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    bo = await world.connect(made.table, token=token)
    eva = await ask(world, made)
    for guest, reason in ((bo, "not_host"), (eva, "not_seated")):
        for message, fields in (
            ("give_seat", {"seat": 2, "latecomer": 1}),
            ("withdraw_seat", {"seat": 2}),
            ("decline", {"latecomer": 1}),
        ):
            assert (await guest.say(message, **fields))["reason"] == reason
    assert levels(host.view) == [None, None, "greedy"]


async def test_no_seat_is_given_when_the_match_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world, rounds=1)
    await ask(world, made)
    await play_out(host)
    assert (await host.say("give_seat", seat=1, latecomer=1))["reason"] == "match_over"


# ---------------------------------------------------------------------- from the next round on


async def test_a_promised_seat_is_hers_with_the_next_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    answer = await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    assert answer["type"] == "ack"
    assert {"type": "seat_promised", "seat": 1, "latecomer": 1} in events(eva)
    assert [each["seat"] for each in eva.view["latecomers"]] == [1]
    assert levels(host.view) == [None, "greedy"]
    assert eva.view["seat"] is None
    assert eva.view["hand"] == []
    await play_out(host)
    assert eva.view["seat"] is None
    await host.say("next")
    assert eva.view["seat"] == 1
    assert eva.view["round"] == 2
    assert len(eva.view["hand"]) == 1
    assert names(host) == ["Ada", "Eva"]


async def test_a_promise_is_kept_after_a_restart_and_by_the_pause_between_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world)
    await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    eva = await world.connect(made.table, token=EVA, invite=made.invite)
    await play_out(host)
    await asyncio.sleep(61)
    assert eva.view["seat"] == 1
    assert eva.view["round"] == 2


async def test_a_promise_can_be_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    assert (await host.say("withdraw_seat", seat=1))["type"] == "ack"
    assert {"type": "seat_withdrawn", "seat": 1} in events(eva)
    await play_out(host)
    await host.say("next")
    assert eva.view["seat"] is None
    assert levels(host.view) == [None, "greedy"]


async def test_a_promised_seat_is_given_to_nobody_else() -> None:
    world = World(SLOW)
    made, host = await against_bots(world, 2)
    await ask(world, made)
    fin = await ask(world, made, "Fin", FIN)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    for later in (True, False):
        answer = await host.say("give_seat", seat=1, latecomer=2, next_round=later)
        assert answer["reason"] == "seat_promised"
    answer = await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    assert answer["reason"] == "seat_promised"
    await host.say("give_seat", seat=2, latecomer=1, next_round=True)
    assert [each["seat"] for each in fin.view["latecomers"]] == [2, None]
    assert (await host.say("give_seat", seat=2, latecomer=1))["type"] == "ack"
    assert names(host)[2] == "Eva"


async def test_a_promise_is_kept_before_the_devices_reveal_what_they_add(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal_short(monkeypatch)
    world = World(SLOW)
    made, host = await against_bots(world)
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    await play_out(host)
    coming = host.view["next_commitment"]
    await host.say("mix", next_commitment=coming, commitment="ab" * 32)
    await host.say("next")
    assert host.view["mixing"] == ["ab" * 32, None]
    assert eva.view["seat"] == 1
    fin = await world.connect(made.table, invite=made.invite)
    assert await fin.say("ask_seat", name="Fin", token=FIN) == {}
    await asyncio.sleep(1)
    assert eva.view["round"] == 2
    assert fin.got[-1]["latecomer"] == 2


async def test_a_summed_log_has_requests_and_promises() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    before = replayed(world, made)
    table = Table("t")
    table.apply(before.sum_up())
    assert table.latecomers == before.latecomers
    assert table.asked == 1
    entry = e.read_entry(e.written(before.sum_up()))
    assert entry == before.sum_up()


# ---------------------------------------------------------------------- the next match


async def over(world: World, bots: int = 1, **fields: Any) -> tuple[TableMade, Connection]:
    """A match of one round that one person has played against bots."""
    made, host = await against_bots(world, bots, rounds=1, **fields)
    await play_out(host)
    assert host.view["phase"] == "match_over"
    return made, host


@pytest.fixture(name="short")
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)


@pytest.mark.usefixtures("short")
async def test_play_again_leads_to_the_lobby_with_the_latecomer_seated() -> None:
    world = World(SLOW)
    made, host = await over(world, 2)
    eva = await ask(world, made)
    colours = [player["colour"] for player in host.view["players"]]
    assert (await host.say("rematch"))["type"] == "ack"
    assert "lobby_reopened" in kinds(host)
    for each in (host, eva):
        assert each.view["phase"] == "lobby"
        assert names(each) == ["Ada", "Eva", names(host)[2]]
        assert levels(each.view) == [None, None, "greedy"]
        assert [player["colour"] for player in each.view["players"]] == colours
        assert (each.view["round"], each.view["scores"], each.view["commitment"]) == (0, [], None)
    assert eva.view["seat"] == 1
    assert host.of("welcome")[-1]["code"] == made_code(world, made)
    assert (await eva.say("start"))["reason"] == "not_host"
    assert (await host.say("start"))["type"] == "ack"
    assert (host.view["phase"], host.view["match"]) == ("playing", 2)
    assert len(eva.view["hand"]) == 1


def made_code(world: World, made: TableMade) -> str | None:
    """The code that opens the table in its lobby, if it has one."""
    return replayed(world, made).code


@pytest.mark.usefixtures("short")
async def test_everybody_who_plays_again_reaches_the_lobby_too() -> None:
    world = World(SLOW)
    made, host = await over(world)
    eva = await ask(world, made)
    await host.say("next")
    assert host.view["phase"] == eva.view["phase"] == "lobby"
    assert eva.view["seat"] == 1


@pytest.mark.usefixtures("short")
async def test_without_latecomers_the_next_match_begins_at_once() -> None:
    world = World(SLOW)
    made, host = await over(world)
    await world.connect(made.table, invite=made.invite)
    gone = await ask(world, made)
    await gone.leave()
    await host.say("rematch")
    assert host.view["phase"] == "playing"
    assert levels(host.view) == [None, "greedy"]


@pytest.mark.usefixtures("short")
async def test_a_seat_is_added_where_no_bot_has_one() -> None:
    world = World(SLOW)
    made = await world.make(seats=2, rules=SHORT, rounds=1)
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    bo = await world.connect(made.table, token=token)
    eva = await ask(world, made)
    await play_out(host, bo)
    await host.say("rematch")
    assert names(host) == ["Ada", "Bo", "Eva"]
    assert eva.view["seat"] == 2
    assert len({player["colour"] for player in host.view["players"]}) == 3
    await host.say("start")
    assert host.view["phase"] == "playing"
    assert len(host.view["counts"]) == 3


@pytest.mark.usefixtures("short")
async def test_of_those_who_find_no_seat_each_watches_on() -> None:
    world = World(SLOW)
    rules = {"max_pip": 6, "hand": 1}
    made = await world.make(sheet="nordic", seats=8, rules=rules, rounds=1, bots=["greedy"] * 7)
    host = await world.connect(made.table, token=made.token)
    await play_out(host)
    crowd = [await ask(world, made, f"N{n}", f"{n}" * 32) for n in range(8)]
    await host.say("rematch")
    assert names(host) == ["Ada", *(f"N{n}" for n in range(7))]
    assert [each.view["seat"] for each in crowd] == [*range(1, 8), None]
    assert crowd[-1].got[-1].get("latecomer") is None
    assert crowd[-1].closed is None


@pytest.mark.usefixtures("short")
async def test_a_promised_seat_is_hers_in_the_lobby_too() -> None:
    world = World(SLOW)
    made, host = await against_bots(world, 2, rounds=1)
    eva = await ask(world, made)
    await host.say("give_seat", seat=2, latecomer=1, next_round=True)
    await play_out(host)
    fin = await ask(world, made, "Fin", FIN)
    await eva.leave()
    await host.say("rematch")
    assert names(host) == ["Ada", "Fin", "Eva"]
    assert fin.view["seat"] == 1
    back = await world.connect(made.table, token=EVA)
    assert back.view["seat"] == 2


@pytest.mark.usefixtures("short")
async def test_a_promise_of_the_last_round_is_kept_by_the_next_match() -> None:
    world = World(SLOW)
    made, host = await against_bots(world, rounds=1)
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1, next_round=True)
    await eva.leave()
    await play_out(host)
    await host.say("rematch")
    assert host.view["phase"] == "playing"
    assert names(host) == ["Ada", "Eva"]
    assert host.view["players"][1]["stand_in"] == "greedy"


@pytest.mark.usefixtures("short")
async def test_in_a_full_lobby_only_the_host_begins_the_match() -> None:
    world = World(SLOW)
    made, host = await over(world, 2)
    await ask(world, made)
    await host.say("rematch")
    await host.say("bot", seat=2, level="planner")
    await host.say("change", options={"rounds": 2})
    assert host.view["phase"] == "lobby"
    assert levels(host.view) == [None, None, "planner"]
    gus = await world.connect(made.table, invite=made.invite)
    assert (await gus.say("ask_seat", name="Gus", token=FIN))["reason"] == "not_begun"
    await host.say("remove", seat=2)
    await world.sit(made.table, made.invite, "Gus")
    assert host.view["phase"] == "playing"
    assert names(host) == ["Ada", "Eva", "Gus"]


@pytest.mark.usefixtures("short")
async def test_a_reopened_lobby_survives_a_restart_and_a_summed_log() -> None:
    world = World(replace(SLOW, log_entries=1))
    made, host = await over(world, 2)
    await ask(world, made)
    await host.say("rematch")
    seed = replayed(world, made).seed
    await host.say("me", name="Ada II")
    assert world.disk.summed[made.table]
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    eva = await world.connect(made.table, token=EVA)
    assert host.view["phase"] == "lobby"
    assert names(host)[:2] == ["Ada II", "Eva"]
    assert replayed(world, made).seed == seed
    await host.say("start", id="after the restart")
    assert eva.view["match"] == 2


@pytest.mark.usefixtures("short")
async def test_a_finished_match_keeps_its_names_and_its_rounds() -> None:
    world = World(SLOW)
    made, host = await over(world)
    await ask(world, made)
    before = await world.hall.match(made.table, 1, made.invite, "1.2.3.4")
    await host.say("rematch")
    await host.say("start")
    assert await world.hall.match(made.table, 1, made.invite, "1.2.3.4") == before


@pytest.mark.usefixtures("short")
async def test_a_replay_names_those_who_played_the_round() -> None:
    world = World(SLOW)
    made, host = await against_bots(world)
    bot = names(host)[1]
    await play_out(host)
    await host.say("next")
    eva = await ask(world, made)
    await host.say("give_seat", seat=1, latecomer=1)
    await world.crash()
    host = await world.connect(made.table, token=made.token)
    eva = await world.connect(made.table, token=EVA)
    await play_out(host, eva)
    kept = await world.hall.match(made.table, 1, made.invite, "1.2.3.4")
    asked = Asked({}, {}, b"", None, "1.2.3.4")
    answers = [await replay_in(world.hall, asked, kept, number) for number in (1, 2)]
    played = [msgspec.json.decode(each.body, type=Replay).players or () for each in answers]
    assert [[(each.name, each.bot) for each in round] for round in played] == [
        [("Ada", None), (bot, "greedy")],
        [("Ada", None), ("Eva", None)],
    ]
    summary = msgspec.json.decode(kept.summary, type=MatchSummary)
    assert [each.name for each in summary.players] == ["Ada", "Eva"]
    assert summary.earlier.keys() == {1}
    assert summary.totals == host.view["totals"]
