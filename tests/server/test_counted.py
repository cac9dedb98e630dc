"""Guests of a score keeper put what they counted to a place that only their link names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from in_memory import QUICK, World
from limits_reached import reaches
from protocol_page import call

PLACE = "0123456789abcdef" * 2
BO = {"round": 2, "seat": 1, "name": "Bo", "tiles": ["1-1", "5-12"]}


async def put(world: World, place: str = PLACE, **hand: Any) -> tuple[int, Any]:
    return await call(world, "POST", f"/api/counted/{place}", {**BO, **hand}, "")


async def hands(world: World, place: str = PLACE) -> list[Any]:
    status, answer = await call(world, "GET", f"/api/counted/{place}", None, "")
    assert status == 200
    found: list[Any] = answer["hands"]
    return found


async def test_what_guests_counted_comes_to_whoever_has_the_link() -> None:
    world = World()
    assert await hands(world) == []
    status, kept = await put(world, name="  Bo ")
    assert (status, kept["name"]) == (201, "Bo")
    await put(world, seat=2, name="Cy", tiles=[], points=20)
    await put(world, seat=0, name="Ada", tiles=[], out=True)
    told = await hands(world)
    assert told[0] == kept
    assert [(each["name"], each["points"], each["out"]) for each in told] == [
        *(("Bo", None, False), ("Cy", 20, False), ("Ada", None, True)),
    ]
    assert await hands(world, "f" * 32) == []


async def test_who_counts_again_is_heard_again() -> None:
    world = World()
    for tiles in (["1-1"], ["1-2"], ["1-1"]):
        await put(world, tiles=tiles)
        world.wall_ahead += 1
    assert [each["tiles"] for each in await hands(world)] == [["1-1"], ["1-2"], ["1-1"]]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": " "}, "bad_name"),
        ({"tiles": ["13-1"]}, "bad_message"),
        ({"tiles": ["1-2", "2-1"]}, "bad_message"),
        ({"points": -1}, "bad_message"),
        ({"round": 0}, "bad_message"),
        ({"seat": 16}, "bad_message"),
    ],
)
async def test_what_no_guest_can_have_counted_is_refused(wrong: dict[str, Any], code: str) -> None:
    world = World()
    status, answer = await put(world, **wrong)
    assert (status, answer["error"]["code"]) == (400, code)
    assert await hands(world) == []


async def test_a_place_is_not_guessed() -> None:
    for place in ("0" * 31, "0" * 33, "G" * 32):
        status, answer = await put(World(), place)
        assert (status, answer["error"]["code"]) == (404, "not_found")


@reaches("counted_hands")
async def test_so_many_hands_of_a_match_are_kept_and_no_more() -> None:
    world = World(replace(QUICK, counted_hands=2))
    for seat in (0, 1):
        assert (await put(world, seat=seat))[0] == 201
    status, answer = await put(world, seat=2)
    assert (status, answer["error"]["code"]) == (429, "too_many")
    assert answer["error"]["message"] == "2 hands are kept of a match, and no more"
    assert len(await hands(world)) == 2
