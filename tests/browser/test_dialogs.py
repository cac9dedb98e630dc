"""What opens over the table and what is beside it: menu, players with their trains, chat, log."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from real import Server
from tiers import cases

from browser import boxes, words
from browser.accessible import assert_accessible
from browser.conftest import SCREENS, Visit
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.scenes import NAMES, NEXT_FRAMES, seated
from browser.scripted_table import long_trains, show_view
from browser.visitor import Visitor

ZOOMED = {"width": 640, "height": 400}
"""What is left of 1280 by 800 when all is twice as large."""
SIZES = {**{name: screen["viewport"] for name, screen in SCREENS.items()}, "zoomed": ZOOMED}
NARROW = 960
LINE = 46
"""The most height of a button with one line of letters."""
ALL_OF_IT = "h2, h3, p, summary, button, a, input, legend, .coupled"
# What is at the left edge of the dialog, beside the way back.
BESIDE_WAY_BACK = """() => {
  const { left } = document.querySelector('dialog').getBoundingClientRect();
  const { top, height } = document.querySelector('.way-back button').getBoundingClientRect();
  return document.elementFromPoint(left + 6, top + height / 2).matches('.way-back');
}"""
HIDDEN = """(dialog) => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const wrong = [];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push('too large');
  if (dialog.scrollWidth > dialog.clientWidth) wrong.push('scrolls across');
  return wrong;
}"""


def scene() -> dict[str, Any]:
    """Four players with long trains in the sixth round, and two house rules."""
    scores = [[10, 20, 30, 40]] * 5
    return {
        **{**long_trains(4), "players": seated(NAMES[:4]), "match": 1, "round": 6},
        **{"scores": scores, "rules": {"blank_points": 25, "open_hands": True}, "clock": 60},
        "hands": [["0-1"], ["2-3", "4-4"], ["5-6"], ["7-8"]],
    }


def sit(ada: Visitor, page_host: PageHost, **more: Any) -> Visitor:
    made = page_host.make(seats=4, bots=["greedy"] * 3)
    show_view(ada, page_host, **{**scene(), **more})
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    return ada


def dialog(ada: Visitor) -> Locator:
    return ada.page.get_by_role("dialog")


def open_menu(ada: Visitor) -> None:
    ada.press(ada.button(words.MENU))


def open_settings(ada: Visitor) -> None:
    open_menu(ada)
    dialog(ada).get_by_text(words.SETTINGS, exact=True).click()
    expect(dialog(ada).get_by_role("radio", name="Norsk")).to_be_visible()


def open_leave(ada: Visitor) -> None:
    open_menu(ada)
    ada.press(ada.button(words.LEAVE))


def open_player(ada: Visitor) -> None:
    ada.press(ada.page.locator(".plate").nth(1))


def open_mexican(ada: Visitor) -> None:
    ada.press(ada.page.locator(".plate").last)


def open_chat(ada: Visitor) -> None:
    ada.press(ada.button(re.compile(f"^{words.CHAT}")))


def open_log(ada: Visitor) -> None:
    ada.press(ada.button(words.WHAT_HAPPENED))


DIALOGS = {
    **{"menu": open_menu, "settings": open_settings, "leave": open_leave},
    **{"player": open_player, "mexican": open_mexican, "chat": open_chat, "log": open_log},
}
ON_PHONES = ("chat", "log")
"""What is beside the table where there is room."""


@pytest.mark.parametrize(
    "size", cases("phone", rest=["desk", "phone on its side", "large desk", "zoomed"])
)
def test_dialogs_fit_every_screen(visit: Visit, page_host: PageHost, size: str) -> None:
    ada = sit(visit(viewport=SIZES[size]), page_host)
    found = {}
    for name, open_it in DIALOGS.items():
        if SIZES[size]["width"] >= NARROW and name in ON_PHONES:
            continue
        open_it(ada)
        expect(dialog(ada)).to_be_visible()
        ada.page.evaluate(NEXT_FRAMES)
        things = boxes.things(ada.page, thing=f"dialog :is({ALL_OF_IT})")
        found[name] = [
            *dialog(ada).evaluate(HIDDEN),
            *boxes.cut_off(things, ada.page),
            *boxes.too_small(ada.page),
        ]
        ada.page.keyboard.press("Escape")
        expect(dialog(ada)).to_have_count(0)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", cases("es-ES", rest=["en-US", "fr-CA", "nb-NO"]))
def test_every_choice_of_the_settings_stands_in_one_line(
    visit: Visit, page_host: PageHost, language: str
) -> None:
    ada = visit("phone", viewport={"width": 320, "height": 568}, locale=language)
    made = page_host.make(seats=4, bots=["greedy"] * 3)
    show_view(ada, page_host, **scene())
    ada.open_seat(made.table, made.token)
    ada.press(ada.page.locator(".head nav button").last)
    dialog(ada).locator("summary").last.click()
    expect(dialog(ada).get_by_role("radio", name="Norsk")).to_be_visible()
    choices = boxes.things(ada.page, choice=".settings .picks span")
    assert len(choices) > 10
    assert [each.name for each in choices if each.height > LINE] == []


@pytest.mark.release
def test_dialogs_are_accessible(visit: Visit, page_host: PageHost) -> None:
    wagons = scene()["trains"][1]
    few: dict[str, Any] = {"trains": [[], wagons, [], []], "mexican": wagons[:1], "hand": ["1-1"]}
    ada = sit(visit("phone"), page_host, **few)
    for open_it in DIALOGS.values():
        open_it(ada)
        expect(dialog(ada)).to_be_visible()
        assert_accessible(ada)
        ada.page.keyboard.press("Escape")
        expect(dialog(ada)).to_have_count(0)


def test_the_focus_returns_to_where_it_was(visit: Visit, page_host: PageHost) -> None:
    ada = sit(visit("desk", using="keys"), page_host)
    open_menu(ada)
    expect(dialog(ada)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button(words.MENU)).to_be_focused()
    open_leave(ada)
    ada.press(ada.button(words.STAY))
    expect(ada.button(words.MENU)).to_be_focused()


def test_a_tap_beside_a_dialog_closes_it(visit: Visit, page_host: PageHost) -> None:
    ada = sit(visit("phone", using="finger"), page_host)
    open_player(ada)
    dialog(ada).get_by_role("heading", level=2).tap()
    expect(dialog(ada)).to_be_visible()
    ada.page.touchscreen.tap(195, 8)
    expect(dialog(ada)).to_have_count(0)


@pytest.mark.parametrize("screen", cases("phone", rest=["phone on its side"]))
def test_a_whole_train_can_be_followed_on_a_phone(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    ada = sit(visit(screen, using="finger"), page_host)
    open_player(ada)
    wagons = scene()["trains"][1]
    links = dialog(ada).locator(".coupled")
    expect(links).to_have_count(1 + len(wagons))
    names = links.evaluate_all("(all) => all.map((link) => link.ariaLabel)")
    assert names == ["double 12", *(words.spoken(wagon) for wagon in wagons)]
    things = boxes.things(ada.page, wagon="dialog .coupled")
    assert boxes.overlaps(things) == []
    assert all(max(thing.width, thing.height) >= 40 for thing in things)
    for one, other in pairwise(things):
        beside = min(abs(one.box[2] - other.box[0]), abs(one.box[0] - other.box[2])) < 1
        below = other.box[1] > one.box[1] + one.height / 2
        assert beside or below, f"{other.name} does not follow {one.name}"


def test_the_menu_says_how_the_table_is_played(visit: Visit, page_host: PageHost) -> None:
    ada = sit(visit("phone"), page_host)
    expect(ada.page.locator(".head .about")).to_have_text("Nordic, with house rules")
    open_menu(ada)
    ada.sees("Nordic, with house rules · 13 rounds · 60 s for a turn")
    house = dialog(ada).locator(".house-list div")
    expect(house).to_have_text(["A blank endcounts 25 points", "HandsOpen to all"])
    for line in house.all():
        expect(line).to_be_visible()
    rounds = dialog(ada).get_by_role("link", name=re.compile(r"^Round \d$"))
    expect(rounds).to_have_count(5)
    expect(rounds.last).to_have_attribute("href", re.compile(r"^/replay/\w+/1/5$"))


def test_the_menu_shows_qr_codes_for_guests_and_for_another_device(
    visit: Visit, page_host: PageHost
) -> None:
    ada = sit(visit("phone"), page_host)
    open_menu(ada)
    guests = dialog(ada).get_by_role("img", name="A QR code that opens this table")
    expect(guests).to_be_visible()
    dialog(ada).locator("summary", has_text="Your seat on another device").click()
    own = dialog(ada).get_by_role("img", name="QR code of your seat")
    expect(own).to_be_visible()
    drawn = [code.locator("path").last.get_attribute("d") for code in (guests, own)]
    assert drawn[0] != drawn[1]
    for code in (guests, own):
        box = code.bounding_box()
        assert box
        assert box["width"] == box["height"] >= 150


@pytest.mark.parametrize("size", cases("phone", rest=["zoomed", "desk", "large desk"]))
def test_the_rules_of_the_match_are_read_over_its_table(
    visit: Visit, page_host: PageHost, size: str
) -> None:
    ada = sit(visit(viewport=SIZES[size]), page_host, sheet="station", rules={}, rounds=3)
    open_menu(ada)
    ada.press(ada.button(words.READ_RULES))
    expect(dialog(ada).get_by_role("heading", name="The rules of this match")).to_be_visible()
    ada.sees("Station · 3 rounds")
    length = dialog(ada).get_by_text("The match has 3 rounds.")
    length.scroll_into_view_if_needed()
    expect(length).to_be_in_viewport()
    expect(dialog(ada)).not_to_contain_text("The match is a single round")
    expect(dialog(ada)).not_to_contain_text("These are house rules")
    assert not dialog(ada).evaluate(HIDDEN)
    back = ada.button("Back to the table")
    expect(back).to_be_in_viewport()
    for bar in dialog(ada).locator(".differs").all():  # none beside the way back or the title
        bar.evaluate("(node) => node.scrollIntoView({ block: 'end' })")
        assert ada.page.evaluate(BESIDE_WAY_BACK), bar.inner_text()
    ada.press(back)
    expect(dialog(ada)).to_have_count(0)
    ada.table_is_shown()


@pytest.mark.release
def test_rules_that_cannot_be_fetched_can_be_tried_again(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    ada = sit(visit("phone"), page_host)
    ada.page.route("**/api/rules*", lambda route: route.fulfill(status=503, json={}))
    page_watch.expect("status of 503")
    open_menu(ada)
    ada.press(ada.button(words.READ_RULES))
    expect(dialog(ada).get_by_role("alert")).to_be_visible()
    ada.page.unroute("**/api/rules*")
    ada.press(ada.button("Try again"))
    expect(dialog(ada).get_by_role("heading", name="The match", exact=True)).to_be_visible()


def test_the_settings_of_the_menu_change_the_page_at_once(
    visit: Visit, page_host: PageHost
) -> None:
    ada = sit(visit("phone"), page_host)
    open_settings(ada)
    dialog(ada).get_by_role("radio", name="Norsk").click()
    expect(ada.page.get_by_role("heading", name="Meny")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "nb")


# ---------------------------------------------------------------------- chat and log


def test_ready_phrases_are_all_in_sight_on_a_desk(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    made = server.make(bots=["greedy"])
    ada.open_seat(made.table, made.token)
    ada.press(ada.button(words.PHRASES))
    phrases = boxes.things(ada.page, phrase=".phrases .all button")
    assert len(phrases) == 12
    assert boxes.cut_off(phrases, ada.page) == []
    assert all(phrase.box[2] <= 1280 and phrase.box[3] <= 800 for phrase in phrases)
    ada.press(ada.button(words.GOOD_LUCK))
    expect(ada.page.locator(".side .said li")).to_have_text([f"Ada {words.GOOD_LUCK}"])
    expect(ada.button(words.GOOD_LUCK)).to_have_count(0)


def test_who_reads_older_lines_is_told_of_new_ones(visit: Visit, page_host: PageHost) -> None:
    made = page_host.make(seats=3, bots=["greedy", "greedy"])
    ada = visit("desk")
    table = show_view(ada, page_host)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    lines = ada.page.locator(".side .said .lines")
    said = lines.get_by_role("listitem")
    for number in range(3):
        tale = "a long tale of trains " * 9
        table.say(f"{number}: {tale}", seat=1)
    expect(said.filter(has_text="tale of trains")).to_have_count(3)
    expect(said.last).to_be_in_viewport()
    expect(ada.button(words.NEW_MESSAGE)).to_have_count(0)
    lines.evaluate("(node) => node.scrollTo(0, 0)")
    ada.page.evaluate(NEXT_FRAMES)
    table.say("The end.", seat=1)
    expect(said.filter(has_text="The end.")).to_have_count(1)
    expect(said.first).to_be_in_viewport()
    ada.press(ada.button(words.NEW_MESSAGE))
    expect(said.filter(has_text="The end.")).to_be_in_viewport()
    expect(ada.button(words.NEW_MESSAGE)).to_have_count(0)


def test_the_log_tells_the_latest_first_and_rounds_stand_out(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules={"max_pip": 6, "hand": 5})
    ada = visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.take_turn()
    open_log(ada)
    lines = dialog(ada).get_by_role("listitem")
    expect(lines.last).to_have_text("Round 1: the engine is the double 6.")
    expect(lines.last).to_have_class("all")
    expect(lines.first).not_to_have_text("Round 1: the engine is the double 6.")


def test_the_host_removes_a_player_who_then_watches(visit: Visit, server: Server) -> None:
    made = server.make(rules={"hand": 6})
    token = server.sit(made)
    ada, bo = visit("desk", using="keys"), visit("desk")
    ada.open_seat(made.table, made.token)
    bo.open_seat(made.table, token)
    bo.table_is_shown()
    open_player(ada)
    ada.press(ada.button("Remove from the table"))
    expect(dialog(ada)).to_contain_text("A bot will play on in the seat of Bo")
    assert_accessible(ada)
    ada.press(ada.button("Yes, remove"))
    expect(ada.happened("The host removed Bo; a bot has the seat.")).to_be_visible()
    bo.sees("Your seat was given up. You are watching now.")
    assert bo.hand() == []


def test_the_host_renews_the_invite_and_the_old_link_is_dead(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    ada, bo = visit("desk"), visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    open_menu(ada)
    ada.press(ada.button("Renew the invite"))
    link = dialog(ada).get_by_role("textbox").first
    expect(link).not_to_have_value(re.compile(made.invite))
    page_watch.expect("4403|status of 403")
    bo.open_invite(made.table, made.invite)
    bo.sees(words.LOCKED)
    bo.page.goto(link.input_value())
    bo.page.reload()
    bo.sees(words.BEGUN)
