"""Why a tile cannot be played: asked at the table, told to who asked alone."""

from __future__ import annotations

import pytest
from in_memory import World
from played import lay_out

RULES = {"max_pip": 6, "hand": 2, "engine": "descending", "first": "rotate"}
"""The engine is 6-6, and seat 0 begins."""


async def test_who_taps_a_tile_that_does_not_fit_learns_what_it_would_have_to_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lay_out(monkeypatch, "1-6 2-3 0-0 0-1")
    host, guest = await World().pair(rules=RULES)
    before = len(guest.raw)
    answer = await host.say("why", tile="2-3")
    assert answer == {
        **{"type": "why", "id": answer["id"], "version": host.view["version"], "tile": "2-3"},
        **{"reason": "does_not_fit", "train": None, "ends": [6]},
    }
    assert (await host.say("why", tile="1-6"))["reason"] is None
    assert (await guest.say("why", tile="0-0"))["reason"] == "not_your_turn"
    assert [message["type"] for message in guest.got[before:]] == ["why"]


async def test_what_is_no_tile_or_not_ones_own_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "1-6 2-3 0-0 0-1")
    host, _ = await World().pair(rules=RULES)
    assert (await host.say("why", tile="0-1"))["reason"] == "not_held"
    assert (await host.say("why", tile="six"))["reason"] == "bad_message"


async def test_before_the_match_and_for_those_who_watch_there_is_nothing_to_ask() -> None:
    world = World()
    made = await world.make()
    host = await world.connect(made.table, token=made.token)
    watcher = await world.connect(made.table, invite=made.invite)
    assert (await host.say("why", tile="0-1"))["reason"] == "not_begun"
    assert (await watcher.say("why", tile="0-1"))["reason"] == "not_seated"
