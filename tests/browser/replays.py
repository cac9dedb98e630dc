"""Replays of finished rounds, and what they show."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.page_host import Played
from browser.visitor import Visitor

THE_DEAL = "The deal"
CHECK = "Check the deal"
SMALL = {"max_pip": 9, "hand": 4}
"""House rules for rounds that are soon over."""


def open_replay(ada: Visitor, watched: Played, round: int = 1) -> None:
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


def at_the_end(ada: Visitor, watched: Played) -> None:
    """The last step shows what the table showed at the end of its first round."""
    scores = watched.view["scores"][0]
    expect(ada.page.locator(".owned")).to_have_count(len(scores))
    assert points(ada) == [str(each) for each in scores]
    plates = ada.page.locator(".plate .who small").all_inner_texts()
    assert [re.sub(r"\D", "", text) for text in plates] == [str(each) for each in scores]
