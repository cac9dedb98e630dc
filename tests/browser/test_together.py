"""Two people at one table, and what can go wrong between them and it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from real import Made, Server
from sockets import HOME

from browser import words
from browser.cable import Cable
from browser.conftest import Visit
from browser.offline import NO_NETWORK
from browser.page_watch import PageWatch
from browser.visitor import Visitor, play_together

RULES = {"max_pip": 6, "hand": 10, "engine": "descending", "first": "rotate"}
"""Ada begins; by the fixed deal she and then Bo have a tile that fits."""
SILENCE = 30_000
"""Milliseconds after which a page gives up waiting for an answer, or for a connection."""


@pytest.fixture(name="cable")
def _cable() -> Iterator[Cable]:
    with Cable() as cable:
        yield cable


@pytest.fixture(name="own")
def _own(tmp_path: Path, cable: Cable) -> Iterator[Server]:
    """A server that the test may take away, with a cable that leads to it."""
    with Server(tmp_path, "--origin", f"http://{HOME}:{cable.port}") as server:
        cable.lead_to(server.port)
        yield server


def sit_down(visit: Visit, made: Made, port: int, other: int | None = None) -> list[Visitor]:
    """Ada at a desk and Bo with a phone, whose cable may be another."""
    ada = visit("desk", port=port)
    ada.open_seat(made.table, made.token)
    bo = visit("phone", using="finger", port=other or port)
    bo.page.clock.install()
    bo.open_invite(made.table, made.invite)
    bo.sit_down_as("Bo")
    ada.table_is_shown()
    bo.table_is_shown()
    return [ada, bo]


def begin(ada: Visitor, bo: Visitor) -> str:
    """Play Ada's first turn; return the tile that Bo can lay."""
    ada.take_turn()
    tile: str = bo.wait_for_turn()["tile"]
    assert tile
    return tile


def laid_by_bo(name: str) -> re.Pattern[str]:
    """What the log says when Bo has laid a tile."""
    one, other = words.written(name).split("-")
    verb = f"double {one} " if one == other else f"({one}-{other}|{other}-{one})"
    return re.compile(rf"^Bo .*\b{verb}\b")


def test_a_reload_in_the_middle_brings_the_same_hand(visit: Visit, server: Server) -> None:
    made = server.make(rules=RULES, rounds=1)
    ada, bo = sit_down(visit, made, server.port)
    begin(ada, bo)
    mine, yours = ada.hand(), bo.hand()
    trains = bo.lanes.all_inner_texts()
    bo.page.reload()
    ada.page.reload()
    ada.table_is_shown()
    bo.wait_for_turn()
    assert (ada.hand(), bo.hand()) == (mine, yours)
    assert bo.lanes.all_inner_texts() == trains
    bo.take_turn()


def test_what_is_tapped_without_a_network_is_played_once(
    visit: Visit, own: Server, cable: Cable, page_watch: PageWatch
) -> None:
    made = own.make(rules=RULES, rounds=1)
    ada, bo = sit_down(visit, made, own.port, cable.port)
    tile = begin(ada, bo)
    before = bo.hand()
    page_watch.expect(NO_NETWORK)
    cable.cut()
    bo.page.context.set_offline(True)
    bo.sees(words.LOST)
    bo.lay(tile)
    assert bo.hand() == [each for each in before if each != tile]
    cable.mend()
    bo.page.context.set_offline(False)
    bo.sees(words.FOUND)
    expect(ada.happened(laid_by_bo(tile))).to_have_count(1)
    expect(bo.page.get_by_text(words.LOST)).to_have_count(0)
    expect(bo.held(tile)).to_have_count(0)
    play_together(ada, bo)


def test_that_the_network_is_gone_is_said_as_soon_as_the_browser_knows(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    ada = visit()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    page_watch.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.sees(words.LOST)  # long before the silence would be noticed
    ada.page.context.set_offline(False)
    ada.sees(words.FOUND)


def test_an_answer_that_does_not_come_is_not_waited_for(
    visit: Visit, own: Server, cable: Cable, page_watch: PageWatch
) -> None:
    made = own.make(rules=RULES, rounds=1)
    ada, bo = sit_down(visit, made, own.port, cable.port)
    tile = begin(ada, bo)
    page_watch.expect(NO_NETWORK)
    cable.lose_answers()
    bo.lay(tile)
    bo.page.clock.fast_forward(SILENCE)
    bo.sees(words.LOST)
    cable.mend()
    bo.page.clock.fast_forward(SILENCE)
    bo.sees(words.FOUND)
    expect(bo.held(tile)).to_have_count(0)
    expect(ada.happened(laid_by_bo(tile))).to_have_count(1)


def test_a_tile_whose_answer_was_lost_is_played_once(
    visit: Visit, own: Server, cable: Cable, page_watch: PageWatch
) -> None:
    made = own.make(rules=RULES, rounds=1)
    ada, bo = sit_down(visit, made, own.port, cable.port)
    tile = begin(ada, bo)
    page_watch.expect(NO_NETWORK)
    cable.lose_answers()
    bo.lay(tile)
    expect(ada.happened(laid_by_bo(tile))).to_have_count(1)
    cable.cut()
    bo.sees(words.LOST)
    cable.mend()
    bo.sees(words.FOUND)
    expect(bo.held(tile)).to_have_count(0)
    assert bo.page.get_by_role("status").all_inner_texts() == [words.FOUND]


def test_a_server_that_is_killed_and_started_again_goes_on(
    visit: Visit, own: Server, page_watch: PageWatch
) -> None:
    made = own.make(rules=RULES, rounds=1)
    ada, bo = sit_down(visit, made, own.port)
    tile = begin(ada, bo)
    before = ada.hand()
    page_watch.expect(NO_NETWORK)
    own.kill()
    ada.sees(words.LOST)
    bo.sees(words.LOST)
    bo.lay(tile)
    own.start()
    bo.sees(words.FOUND)
    ada.sees(words.FOUND)
    expect(ada.happened(laid_by_bo(tile))).to_have_count(1)
    assert ada.hand() == before
    expect(bo.held(tile)).to_have_count(0)
    play_together(ada, bo)
    expect(ada.score).to_have_text(words.MATCH_ENDED)
