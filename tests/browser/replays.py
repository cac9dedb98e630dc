"""Rounds that are played to be watched again, and what a replay of them shows."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect
from real import Made, Server

from browser.visitor import Visitor

THE_DEAL = "The deal"
CHECK = "Check the deal"
SMALL = {"max_pip": 9, "hand": 4}
"""House rules for rounds that are soon over."""


class Watched(NamedTuple):
    """A table whose match is over: what opens it, and what it showed at the end."""

    made: Made
    view: dict[str, Any]
    records: list[dict[str, Any]]


def play(server: Server, rounds: int = 2, players: int = 3, **options: Any) -> Watched:
    """A match of two people and bots, played to its end."""
    bots = ["greedy"] * (players - 2)
    made = server.make(seats=players, bots=bots, rounds=rounds, **options)
    token = server.sit(made)
    people = [server.player(made.table, token=each) for each in (made.token, token)]
    while people[0].view["phase"] != "match_over":
        view = people[0].view
        if view["phase"] == "round_over":
            for person in people:
                person.ask("next")
        elif view["turn"] >= len(people):
            people[0].get()
        else:
            mover = people[view["turn"]]
            while mover.view["version"] < view["version"]:
                mover.get()
            mover.act()
            while people[0].view["version"] < mover.view["version"]:
                people[0].get()
    view = people[0].view
    for person in people:
        person.close()
    opened = {"Authorization": f"Bearer {made.invite}"}
    path = f"/api/tables/{made.table}/matches/1/records"
    lines = server.call("GET", path, headers=opened).body.splitlines()
    return Watched(made, view, [json.loads(line) for line in lines])


def open_replay(ada: Visitor, watched: Watched, round: int = 1) -> None:
    made = watched.made
    ada.page.goto(f"{ada.address}/replay/{made.table}/1/{round}#{made.invite}")
    expect(told(ada)).to_contain_text(THE_DEAL)


def told(ada: Visitor) -> Locator:
    """What happened in the step that is shown, as it is read out."""
    return ada.page.locator(".deck").get_by_role("status")


def slider(ada: Visitor) -> Locator:
    return ada.page.get_by_role("slider")


def step_is(ada: Visitor, step: int) -> None:
    expect(slider(ada)).to_have_value(str(step))


def hands(ada: Visitor) -> dict[str, list[str]]:
    """The hands that can be seen, each tile as it is read out."""
    return {
        hand.locator(".who").inner_text(): hand.get_by_role("img").evaluate_all(
            "(all) => all.map((tile) => tile.ariaLabel)"
        )
        for hand in ada.page.locator(".owned").all()
    }


def points(ada: Visitor) -> list[str]:
    """What each hand counts at the end."""
    return [
        re.sub(r"\D", "", text) for text in ada.page.locator(".owned h2 small").all_inner_texts()
    ]


def at_the_end(ada: Visitor, watched: Watched) -> None:
    """The last step shows what the table showed at the end of its first round."""
    scores = watched.view["scores"][0]
    expect(ada.page.locator(".owned")).to_have_count(len(scores))
    assert points(ada) == [str(each) for each in scores]
    plates = ada.page.locator(".plate .who small").all_inner_texts()
    assert [re.sub(r"\D", "", text) for text in plates] == [str(each) for each in scores]
