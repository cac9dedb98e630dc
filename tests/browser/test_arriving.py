"""Coming to a table: by its link, to watch, by a wrong link; and what is said there."""

from __future__ import annotations

from playwright.sync_api import expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.witness import Witness

NOT_THERE = r"status of 40[34]|4403"


def test_whoever_comes_by_the_link_is_asked_for_a_name(visit: Visit, server: Server) -> None:
    made = server.make(seats=3)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    bo = visit("phone", using="finger")
    bo.open_invite(made.table, made.invite)
    bo.sees(words.INVITED)
    bo.sees(words.ADA_IS_HERE)
    bo.sit_down_as("Bo")
    bo.sees(words.LOBBY)
    expect(ada.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    bo.go_home()
    expect(bo.page.get_by_label(words.YOUR_NAME)).to_have_value("Bo")


def test_whoever_watches_sees_the_trains_and_no_hand(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rules={"hand": 6}, rounds=1)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    wagons = ada.lanes.locator(".wagon")
    while wagons.count() == 0:
        ada.take_turn()
    ada.wait_for_turn()
    watcher = visit("desk")
    watcher.open_invite(made.table, made.invite)
    watcher.sees(words.WATCHING)
    shown = [
        tile.get_attribute("aria-label")
        for tile in watcher.page.get_by_role("img").or_(watcher.page.get_by_role("button")).all()
    ]
    hand = ada.hand()
    assert hand
    assert not set(hand) & set(shown)
    assert watcher.hand() == []
    expect(watcher.lanes.locator(".wagon")).to_have_count(wagons.count())
    expect(watcher.button(words.HINT)).to_have_count(0)


def test_a_link_to_no_table_says_so(visit: Visit, witness: Witness) -> None:
    ada = visit("phone", using="finger")
    witness.expect(NOT_THERE)
    ada.open_invite("nosuchtable", "nothing")
    ada.sees(words.NO_SUCH_TABLE)
    ada.press(ada.button(words.TO_HOME))
    expect(ada.button(words.PLAY_NOW)).to_be_visible()


def test_a_link_without_its_secret_says_so(visit: Visit, server: Server) -> None:
    made = server.make()
    bo = visit()
    bo.page.goto(f"{bo.address}/t/{made.table}")
    bo.sees(words.LOCKED)


def test_a_link_with_a_wrong_secret_lets_nobody_sit(
    visit: Visit, server: Server, witness: Witness
) -> None:
    made = server.make()
    bo = visit()
    witness.expect(NOT_THERE)
    bo.open_invite(made.table, "wrongwrongwrong1")
    bo.sees(words.LOCKED)
    expect(bo.page.get_by_text(words.INVITED)).to_have_count(0)


def test_a_link_with_a_wrong_secret_lets_nobody_watch(
    visit: Visit, server: Server, witness: Witness
) -> None:
    made = server.make(bots=["greedy"])
    bo = visit()
    witness.expect(NOT_THERE)
    bo.open_invite(made.table, "wrongwrongwrong1")
    bo.sees(words.LOCKED)
    expect(bo.lanes).to_have_count(0)


def test_a_link_is_joined_from_home_and_what_is_none_is_refused(
    visit: Visit, server: Server
) -> None:
    made = server.make(seats=3)
    bo = visit()
    bo.go_home()
    bo.page.get_by_label(words.LINK).fill("the table of my friends")
    bo.press(bo.button(words.JOIN))
    expect(bo.page.get_by_role("alert")).to_contain_text(words.NOT_A_LINK)
    bo.page.get_by_label(words.LINK).fill(f"{bo.address}/t/{made.table}#{made.invite}")
    bo.press(bo.button(words.JOIN))
    bo.sees(words.INVITED)


def test_what_is_said_is_shown_as_it_was_typed(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    text = "<b id='bold'>Hi</b> <img src=x onerror=alert(1)> &amp; ${1}"
    ada.page.get_by_label(words.SAY).fill(text)
    ada.press(ada.button(words.SEND))
    line = ada.page.get_by_role("region", name=words.CHAT).get_by_role("listitem")
    expect(line).to_have_text(f"Ada {text}")
    expect(line.locator("#bold, img")).to_have_count(0)


def test_a_name_is_shown_as_it_was_typed(visit: Visit, server: Server) -> None:
    made = server.make(name="<i>Ada</i>", seats=3)
    bo = visit()
    bo.open_invite(made.table, made.invite)
    bo.sees("<i>Ada</i> is at the table.")


def test_a_hint_shows_what_to_do(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.wait_for_turn()
    ada.press(ada.button(words.HINT))
    expect(ada.tray.get_by_role("status")).to_have_text(words.ADVICE)


def test_nothing_is_asked_of_another_host(visit: Visit, server: Server, witness: Witness) -> None:
    made = server.make(bots=["greedy"], rules={"max_pip": 6, "hand": 5}, rounds=1)
    ada = visit("desk")
    ada.go_home()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    ada.take_turn()
    assert witness.requests > 20
    assert witness.hosts == {ada.address.removeprefix("http://")}
