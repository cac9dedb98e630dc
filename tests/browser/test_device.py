"""Playing without a server: a whole match, and everything around it, on one's own device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from real import Server

from browser import words
from browser.accessible import assert_accessible
from browser.alone import FEW, be_patient, come_alone, plays
from browser.conftest import Visit
from browser.offline import NO_NETWORK
from browser.page_watch import PageWatch
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

READY = "Getting everything ready…"
HERE = "on this device"
LEVELS = ("greedy", "planner", "expert", "greedy")
# Which bots have done something, by their names in the log.
PLAYED = """(names) => {
  const all = [...document.querySelectorAll('.side .log li')];
  const lines = all.map((line) => line.innerText.trim());
  return names.every((name) => lines.some((line) => line.startsWith(name)));
}"""


def begin(ada: Visitor) -> None:
    """Plays at once from the home page."""
    ada.go_home()
    ada.page.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.press(ada.button(words.PLAY_NOW))


def menu_of(ada: Visitor) -> str:
    """What the menu says; it is closed again."""
    ada.press(ada.button(words.MENU))
    said = ada.page.get_by_role("dialog").inner_text()
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=words.CLOSE))
    return said


def test_a_match_by_taps_on_a_phone(visit: Visit, page_watch: PageWatch) -> None:
    ada = come_alone(visit, page_watch, "phone", using="finger")
    plays(ada, rules=FEW)
    begin(ada)
    expect(ada.page.get_by_text(READY)).to_be_visible()
    ada.table_is_shown()
    expect(ada.page.locator(".head")).to_contain_text(HERE)
    ada.play_round()
    expect(ada.page.get_by_text(words.MATCH_ENDED)).to_be_visible()
    ada.press(ada.page.get_by_role("link", name=words.CHECK_DEAL))
    ada.sees("The deal is as it was promised.")


@pytest.mark.release
def test_everything_around_a_match(visit: Visit, page_watch: PageWatch) -> None:
    ada = come_alone(visit, page_watch, "phone", using="finger")
    plays(ada, rounds=2, rules=FEW)
    asked: list[str] = []
    ada.page.context.on("request", lambda request: asked.append(request.url))
    ada.go_home()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if url.endswith((".bin", ".mjs"))]
    begin(ada)
    expect(ada.page.get_by_text(READY)).to_be_visible()
    ada.table_is_shown()
    assert "/t/0" in ada.page.url
    expect(ada.page.locator(".head")).to_contain_text(HERE)
    assert_accessible(ada)

    # Nobody else can come, so nothing is about others.
    expect(ada.button(words.CHAT)).to_have_count(0)
    menu = menu_of(ada)
    assert "nobody else can come to it" in menu
    for text in ("Invite link", "another device", "Sign out", words.LEAVE):
        assert text not in menu

    ada.wait_for_turn()
    ada.press(ada.button(words.HINT))
    expect(ada.page.get_by_text(words.ADVICE)).to_be_visible()
    ada.play_round()
    expect(ada.page.get_by_text(words.LEFT_IN_HAND)).to_be_visible()
    ada.press(ada.button(words.NEXT_ROUND))
    expect(ada.page.get_by_role("heading", name=words.round_of(2, 2))).to_be_visible()
    ada.take_turn()
    ada.wait_for_turn()
    hand = sorted(ada.hand())
    ada.page.reload()
    expect(ada.page.get_by_text(READY)).to_be_visible()
    ada.table_is_shown()
    ada.wait_for_turn()
    assert sorted(ada.hand()) == hand
    ada.play_round()
    expect(ada.page.get_by_text(words.MATCH_ENDED)).to_be_visible()

    ada.press(ada.page.get_by_role("link", name=words.CHECK_DEAL))
    ada.sees("The deal is as it was promised.")
    ada.sees("The table was on this device")
    ada.page.get_by_text("For those who want to know exactly").click()
    ada.sees("that this device drew the numbers by chance")
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name=words.CLOSE))
    ada.press(ada.button("To the end"))
    expect(ada.page.get_by_text(re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    ada.press(ada.button("Back to the table"))
    ada.press(ada.button(words.PLAY_AGAIN))
    expect(ada.page.get_by_role("heading", name=words.round_of(1, 2))).to_be_visible()
    ada.table_is_shown()

    # Home lists it without the worker, which is gone with the page it was of.
    ada.go_home()
    mine = ada.page.locator(".mine")
    expect(mine).to_contain_text("Round 1 of 2")
    expect(mine).to_contain_text(HERE)
    assert ada.page.workers == []
    assert_accessible(ada)
    ada.press(mine.get_by_role("button", name=re.compile("^Remove the table")))
    ada.press(ada.button("Keep it"))
    ada.press(mine.get_by_role("button", name=re.compile("^Remove the table")))
    ada.press(ada.button("Yes, remove"))
    expect(mine).to_have_count(0)


@pytest.mark.release
def test_a_tile_that_does_not_fit_says_why_and_a_table_is_removed_from_its_menu(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    plays(ada, bots=3)
    begin(ada)
    ada.table_is_shown()
    ada.wait_for_turn()
    assert 0 < ada.lit.count() < len(ada.hand())
    ada.page.locator(".piece:not(.lit)").first.click(force=True)
    expect(ada.page.locator(".advice")).to_be_visible()
    table = ada.page.url.rpartition("/")[2].partition("#")[0]
    ada.press(ada.button(words.MENU))
    ada.press(ada.button("Remove this table"))
    ada.press(ada.button("Yes, remove it"))
    expect(ada.page.locator(".home")).to_be_visible()
    expect(ada.page.locator(".mine")).to_have_count(0)
    ada.page.wait_for_function("() => localStorage['mexican-train-removed'] === '[]'")
    ada.page.goto(f"{ada.address}/t/{table}")
    ada.sees("This table is on another device")


@pytest.mark.release
def test_bots_of_every_level_take_all_seats_of_a_table_that_one_sets(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Set a table with bots"))
    ada.sees("Without a server nobody else can come")
    expect(ada.page.get_by_role("group", name=words.BOTS)).to_have_count(0)
    expect(ada.page.get_by_text("Public: anyone")).to_have_count(0)
    ada.page.get_by_label(words.YOUR_NAME).fill("Ada")
    ada.page.get_by_role("group", name=words.SEATS).get_by_role("radio", name="5").check()
    ada.page.get_by_role("radio", name="At once").check()
    ada.page.get_by_role("switch", name="A level for each bot").check()
    for number, level in enumerate(LEVELS, 1):
        ada.page.get_by_label(f"Bot {number}").select_option(level)
    ada.press(ada.button(words.OPEN_TABLE))
    ada.table_is_shown()
    names = ada.page.locator(".plate .who b").all_inner_texts()[1:5]
    # A double is followed up, and a tile that was drawn may fit: a turn can be several actions.
    while not ada.page.evaluate(PLAYED, names):
        assert ada.take_turn()


@pytest.mark.release
def test_what_is_kept_now_plays_when_the_connection_is_gone(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    ada = visit(keeping=True)
    be_patient(ada)
    plays(ada)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.go_home()
    kept = ada.page.get_by_role("group", name="Without a connection")
    ada.press(kept.get_by_role("button", name=re.compile(r"^Keep it now \(\d\.\d MB\)$")))
    expect(kept).to_contain_text("Ready")
    assert_accessible(ada)

    page_watch.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.page.reload()
    ada.sees("You can play against bots on this device")
    expect(ada.page.locator(".mine")).to_contain_text("waits for a connection")
    ada.page.get_by_role("radio", name="Français", exact=True).check()
    ada.press(ada.button("Jouer tout de suite"))
    expect(ada.page.locator(".head")).to_contain_text("sur cet appareil")
    ada.page.context.set_offline(False)
    ada.go_home()
    expect(ada.page.locator(".away")).to_have_count(0)
    expect(ada.page.locator(".mine .pair")).to_have_count(2)


@pytest.mark.release
def test_arguments_are_settled_and_rules_told_without_a_server(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = come_alone(visit, page_watch)
    ada.page.context.unroute("**/api/**")
    ada.page.context.route(
        re.compile("/api/(?!sheets$|differences|settle/questions)"), lambda route: route.abort()
    )  # what a page has kept of its server
    ada.page.goto(f"{ada.address}/settle#case=draw")
    ada.press(ada.button("Change this situation"))
    expect(ada.page.get_by_text(READY)).to_be_visible()
    expect(ada.page.locator(".ruling").first).to_be_visible()
    ada.press(ada.page.get_by_role("link", name=words.TO_HOME))
    ada.press(ada.page.get_by_role("link", name="Build a train"))
    ada.page.get_by_label("Or type your tiles").fill("12 12, 12 3, 3 5")
    ada.press(ada.button("Add"))
    ada.page.get_by_text("What should I play now?").click()
    expect(ada.page.locator(".now .answers")).to_be_visible()
    ada.page.goto(f"{ada.address}/rules/nordic?blank_points=25")
    expect(ada.page.get_by_text(READY)).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic")
    expect(ada.page.locator("main")).to_contain_text("25")
