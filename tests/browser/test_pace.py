"""One's own pace: what "play now" plays is remembered, and the pace is changed at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.forms import chosen, pick, switch, view_of


def test_what_play_now_plays_is_shown_changed_and_remembered(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger")
    ada.go_home()
    ada.sees("You and 3 bots (good) · Station · 3 rounds")
    ada.press(ada.button("Change"))
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
    pick(ada, "Bots$", "2")
    pick(ada, "Level of the bots", "easy")
    pick(ada, "Length", "One round")
    pick(ada, "Pace", "At once")
    switch(ada, "Draw and pass by itself").click()
    ada.press(ada.button("Done"))
    ada.sees("You and 2 bots (easy) · Nordic · 1 round")
    ada.go_home()
    ada.page.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.page.get_by_label(words.YOUR_NAME).press("Enter")
    expect(ada.tray).to_be_visible()
    view = view_of(server, ada)
    assert [player["bot"] for player in view["players"]] == [None, "greedy", "greedy"]
    assert (view["rounds"], view["pace"], view["automatic"]) == (1, "at_once", True)


def test_the_pace_is_changed_at_the_table_and_remembered_by_who_plays_alone(
    visit: Visit, server: Server
) -> None:
    ada = visit()
    ada.play_now("Ada")
    expect(ada.tray).to_be_visible()
    ada.press(ada.button(words.MENU))
    assert chosen(ada, "Pace") == "Normal"
    pick(ada, "Pace", "Quick")
    ada.page.wait_for_function(
        "() => document.querySelector('[name=pace]:checked').closest('label').innerText == 'Quick'"
    )
    assert view_of(server, ada)["pace"] == "quick"
    ada.play_now("Ada")
    expect(ada.tray).to_be_visible()
    assert view_of(server, ada)["pace"] == "quick"
