from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, World
from limits_reached import reaches
from played import levels
from protocol_page import call

from mexican_train.protocol.reasons import Refused
from mexican_train.server.table.seat import Seat
from mexican_train.server.table.table import BOT_NAMES, COLOURS, Table


async def test_a_table_is_made_with_everything_its_maker_chose() -> None:
    world = World()
    made = await world.make(
        sheet="station",
        rules={"hand": 5, "blank_points": 25},
        seats=5,
        bots=["greedy", "random"],
        rounds=3,
        clock=30,
        hints=False,
        public=True,
        chat="phrases",
        colour="teal",
    )
    view = (await world.connect(made.table, token=made.token)).view
    assert view["phase"] == "lobby"
    assert view["sheet"] == "station"
    assert view["rules"] == {"hand": [5] * 7}  # blanks cost 25 by the sheet itself
    assert (view["rounds"], view["clock"]) == (3, 30)
    assert (view["hints"], view["public"], view["chat"]) == (False, True, "phrases")
    assert view["players"][0]["name"] == "Ada"
    assert view["players"][0]["colour"] == "teal"


async def test_the_host_has_the_first_seat_and_bots_the_last() -> None:
    world = World()
    made = await world.make(seats=5, bots=["greedy", "random"])
    assert made.seat == 0
    view = (await world.connect(made.table, token=made.token)).view
    assert view["seat"] == view["host"] == 0
    assert levels(view) == [None, "empty", "empty", "greedy", "random"]
    assert len({each["name"] for each in view["players"] if each["taken"]}) == 3


async def test_what_a_table_is_not_told_it_plays_as_the_sheet_does() -> None:
    world = World()
    made = await world.make(seats=4)
    view = (await world.connect(made.table, token=made.token)).view
    assert (view["sheet"], view["rules"], view["rounds"], view["clock"]) == (
        *("nordic", {}, 13, None),
    )
    assert (view["hints"], view["public"], view["chat"]) == (True, False, "all")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"sheet": "nowhere"}, "unknown_sheet"),
        ({"sheet": "nordic/nowhere"}, "unknown_sheet"),
        ({"rules": {"hands": 5}}, "bad_options"),
        ({"rules": {"hand": 99}}, "bad_options"),
        ({"rules": {"rounds": 500}}, "bad_options"),
        ({"seats": 1}, "bad_options"),
        ({"seats": 9}, "bad_options"),
        ({"sheet": "nordic/nine", "seats": 5}, "bad_options"),
        ({"rounds": 0}, "bad_options"),
        ({"rounds": 101}, "bad_options"),
        ({"clock": 4}, "bad_options"),
        ({"clock": 3601}, "bad_options"),
        ({"chat": "loud"}, "bad_options"),
        ({"colour": "beige"}, "bad_options"),
        ({"bots": ["planner", "planner"]}, "bad_options"),
        ({"bots": ["wizard"]}, "no_such_bot"),
        ({"name": " \u200b"}, "bad_name"),
        ({"name": "x" * 25}, "bad_name"),
        ({"seats": "four"}, "bad_message"),
        ({"rules": []}, "bad_message"),
        ({"name": None}, "bad_message"),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(fields: dict[str, Any], reason: str) -> None:
    world = World()
    with pytest.raises(Refused) as refused:
        await world.make(**fields)
    assert refused.value.reason == reason
    assert refused.value.sentence
    assert world.hall.rooms == {}
    assert world.disk.logs == {}


async def test_whoever_has_the_invite_gets_the_first_free_seat() -> None:
    world = World()
    made = await world.make(seats=4, bots=["random"])
    host = await world.connect(made.table, token=made.token)
    seat, token = await world.sit(made.table, made.invite, "Bo")
    assert seat == 1
    assert host.view["players"][1]["name"] == "Bo"
    assert host.view["players"][1]["connected"] is False
    guest = await world.connect(made.table, token=token)
    assert guest.view["seat"] == 1
    assert host.of("players")[-1]["players"][1]["connected"] is True


async def test_a_wrong_invite_gets_no_seat() -> None:
    world = World()
    made = await world.make(seats=3)
    for invite in ("", made.invite[:-1], made.token):
        with pytest.raises(Refused) as refused:
            await world.sit(made.table, invite)
        assert refused.value.reason == "bad_secret"
    assert (await world.sit(made.table, made.invite))[0] == 1


async def test_a_match_that_has_begun_takes_nobody_in() -> None:
    world = World()
    made = await world.make(seats=2)
    await world.sit(made.table, made.invite)
    with pytest.raises(Refused) as refused:
        await world.sit(made.table, made.invite)
    assert refused.value.reason == "begun"


async def test_eight_seats_wear_the_eight_colours() -> None:
    world = World()
    made = await world.make(seats=8, colour="pink", bots=["random"] * 4)
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite, colour="brown")
    await host.say("start")
    assert {each["colour"] for each in host.view["players"]} == set(COLOURS)
    assert [each["colour"] for each in host.view["players"][:2]] == ["pink", "brown"]


async def test_no_two_seats_have_the_same_colour() -> None:
    world = World()
    made = await world.make(seats=3, colour="teal")
    with pytest.raises(Refused) as refused:
        await world.sit(made.table, made.invite, colour="teal")
    assert refused.value.reason == "colour_taken"
    _, token = await world.sit(made.table, made.invite, colour="pink")
    guest = await world.connect(made.table, token=token)
    assert (await guest.say("me", colour="teal"))["reason"] == "colour_taken"
    assert (await guest.say("me", colour="beige"))["reason"] == "bad_options"
    await guest.say("me", colour="green")
    assert guest.view["players"][1]["colour"] == "green"
    assert (await guest.say("me", colour="green"))["type"] == "ack"


async def test_no_two_players_have_the_same_name() -> None:
    world = World()
    made = await world.make(seats=4, name="Ann")
    for name in ("Ann", " ann ", "\uff21nn", "An\u200dn"):
        with pytest.raises(Refused) as refused:
            await world.sit(made.table, made.invite, name)
        assert refused.value.reason == "name_taken"
    _, token = await world.sit(made.table, made.invite, "Zoe\u0308")
    guest = await world.connect(made.table, token=token)
    assert (await guest.say("me", name="Ann"))["reason"] == "name_taken"
    assert (await guest.say("me", name="zo\u00eb"))[
        "type"
    ] == "ack"  # one's own name, otherwise written
    with pytest.raises(Refused) as refused:
        await world.sit(made.table, made.invite, "ZOË")
    assert refused.value.reason == "name_taken"


async def test_bots_take_names_that_nobody_at_the_table_has() -> None:
    world = World()
    made = await world.make(seats=4, name="ADA")
    await world.sit(made.table, made.invite, "bruno")
    host = await world.connect(made.table, token=made.token)
    await host.say("start")
    assert [each["name"] for each in host.view["players"]] == ["ADA", "bruno", "Cleo", "Dag"]


def test_bots_have_a_number_where_all_their_names_are_taken() -> None:
    table = Table("")
    table.seats = [Seat(name) for name in BOT_NAMES]
    assert next(table.free_bot_names()) == "Ada 2"


async def test_names_are_cleaned_wherever_they_come_from() -> None:
    world = World()
    made = await world.make(seats=3, name="\u202e A\u0000da\n\tLove ")
    _, token = await world.sit(made.table, made.invite, name="  <b>Bo</b>  ")
    guest = await world.connect(made.table, token=token)
    assert [each["name"] for each in guest.view["players"]] == ["Ada Love", "<b>Bo</b>", ""]
    assert (await guest.say("me", name="\u200f"))["reason"] == "bad_name"
    assert (await guest.say("me", name="y" * 25))["reason"] == "bad_name"
    await guest.say("me", name=" Bo\u2066\u2069  the  second ")
    assert guest.view["players"][1]["name"] == "Bo the second"
    assert guest.view["players"][1]["colour"] == "blue"


async def test_the_match_begins_when_all_seats_are_taken() -> None:
    world = World()
    made = await world.make(seats=3, bots=["random"])
    host = await world.connect(made.table, token=made.token)
    assert host.view["phase"] == "lobby"
    await world.sit(made.table, made.invite)
    assert host.view["phase"] == "playing"
    assert len(host.view["hand"]) == 16


async def test_a_table_of_one_person_and_bots_begins_at_once() -> None:
    world = World()
    made = await world.make(seats=3, bots=["random", "greedy"])
    host = await world.connect(made.table, token=made.token)
    assert host.of("welcome")[0]["view"]["phase"] == "playing"


async def test_the_host_begins_and_bots_fill_the_empty_seats() -> None:
    world = World()
    made = await world.make(seats=4, bots=["random"], rules={"hand": 3})
    host = await world.connect(made.table, token=made.token)
    await world.sit(made.table, made.invite)
    answer = await host.say("start")
    assert answer["type"] == "ack"
    assert host.view["phase"] == "playing"
    assert levels(host.view) == [None, None, "planner", "random"]
    assert len({each["colour"] for each in host.view["players"]}) == 4
    assert (await host.say("start"))["reason"] == "begun"


async def test_public_tables_are_listed_while_somebody_is_there_those_to_join_first() -> None:
    world = World()
    begun = await world.make(public=True, seats=2, bots=["random"])
    open_ = await world.make(public=True, seats=3, name="Olga")
    hidden = await world.make()
    for made in (begun, open_, hidden):
        await world.connect(made.table, token=made.token)
    await world.make(public=True, name="Nobody")
    listed = (await world.hall.public()).tables
    assert [each.table for each in listed] == [open_.table, begun.table]
    assert [each.free for each in listed] == [2, 0]
    assert (await world.sit(open_.table, listed[0].invite))[0] == 1


async def listing(tables: int, **settings: Any) -> tuple[World, set[str]]:
    world = World(replace(QUICK, tables_made=1000, tables_per_address=1000, **settings))
    found = set()
    for number in range(tables):
        bots = ["random"] if number % 3 == 0 else []
        made = await world.make(public=True, seats=2, bots=bots, name=f"Ada{number}")
        await world.connect(made.table, token=made.token)
        found.add(made.table)
    return world, found


@reaches("tables_listed")
async def test_public_tables_are_told_page_by_page_each_once() -> None:
    world, made = await listing(25, tables_listed=10)
    pages: list[Any] = []
    after: str | None = ""
    while after is not None:
        status, answer = await call(world, "GET", f"/api/tables?limit=999&after={after}", None, "")
        assert status == 200
        pages.append(answer["tables"])
        after = answer["next"]
    assert [len(each) for each in pages] == [10, 10, 5]
    told = [table for each in pages for table in each]
    assert {each["table"] for each in told} == made
    assert [each["phase"] != "lobby" for each in told] == [False] * 16 + [True] * 9
    first = (await call(world, "GET", "/api/tables", None, ""))[1]
    assert first["tables"] == pages[0]


async def test_a_page_of_public_tables_is_as_short_as_one_asks() -> None:
    world, made = await listing(3)
    _, answer = await call(world, "GET", "/api/tables?limit=2", None, "")
    assert len(answer["tables"]) == 2
    _, rest = await call(world, "GET", f"/api/tables?after={answer['next']}", None, "")
    assert rest["next"] is None
    assert {each["table"] for each in [*answer["tables"], *rest["tables"]]} == made


@pytest.mark.parametrize("limit", ["0", "-1", "x", "1.5", "9999999", "%00", "²"])
async def test_a_page_that_is_no_number_of_tables_is_refused(limit: str) -> None:
    status, answer = await call(World(), "GET", f"/api/tables?limit={limit}", None, "")
    assert (status, answer["error"]["code"]) == (400, "bad_message")


async def test_a_token_learns_whether_the_table_waits_for_its_seat() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    _, token = await world.sit(made.table, made.invite)
    turn = host.view["turn"]
    for seat, secret in enumerate((made.token, token)):
        about = await world.hall.about(made.table, secret, "1.2.3.4")
        assert (about.seat, about.your_turn) == (seat, seat == turn)
    assert not (await world.hall.about(made.table, None, "1.2.3.4")).your_turn
    await host.say("pause")
    for secret in (made.token, token):
        assert not (await world.hall.about(made.table, secret, "1.2.3.4")).your_turn


async def test_strangers_learn_who_sits_at_a_table_only_if_it_is_public() -> None:
    world = World()
    made = await world.make(seats=3)
    hall = world.hall
    assert (await hall.about(made.table, None, "9.9.9.9")).players is None
    assert (await hall.about(made.table, "wrong", "9.9.9.9")).players is None
    for secret in (made.invite, made.token):
        known = await hall.about(made.table, secret, "9.9.9.9")
        assert [each.name for each in known.players or ()] == ["Ada", "", ""]
    shown = await world.make(seats=3, public=True)
    assert (await hall.about(shown.table, None, "9.9.9.9")).players is not None
    with pytest.raises(Refused) as refused:
        await hall.about("nosuch", made.invite, "9.9.9.9")
    assert refused.value.reason == "no_such_table"
