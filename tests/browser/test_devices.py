"""One seat on several devices: signing the others out, also when the answer to that is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tiers
from playwright.sync_api import Locator, WebSocketRoute, expect
from real import Made, Server

from browser import words
from browser.accessible import assert_accessible
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.visitor import Visitor

SIGN_OUT = "Sign out my other devices"
SIGNED_OUT = "This seat was signed out here."
DONE = "Your other devices are signed out."


def dialog(ada: Visitor) -> Locator:
    return ada.page.get_by_role("dialog")


def at_table(visit: Visit, made: Made, screen: str = "desk") -> Visitor:
    """Somebody at the seat of a table's host."""
    ada = visit(screen)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    return ada


def sign_out_others(ada: Visitor) -> None:
    ada.press(ada.button(words.MENU))
    dialog(ada).locator("summary", has_text=SIGN_OUT).click()
    ada.press(ada.button(SIGN_OUT))


def kept_token(ada: Visitor, table: str) -> str:
    """The token that a browser keeps."""
    kept: dict[str, Any] = json.loads(ada.page.evaluate("localStorage['mexican-train']"))
    return str(kept["tables"][table]["token"])


@pytest.mark.parametrize(
    "screen", tiers.cases("phone", rest=["phone on its side", "desk", "large desk"])
)
def test_the_others_are_told_why_and_stay_away(
    visit: Visit, server: Server, page_watch: PageWatch, screen: str
) -> None:
    made = server.make(bots=["greedy"])
    ada, phone = at_table(visit, made), at_table(visit, made, screen)
    hand = ada.hand()
    ada.press(ada.button(words.MENU))
    dialog(ada).locator("summary", has_text=SIGN_OUT).click()
    expect(dialog(ada)).to_contain_text("Your seat will be open on this device only")
    assert_accessible(ada)
    ada.press(ada.button(SIGN_OUT))
    ada.sees(DONE)
    phone.sees(SIGNED_OUT)
    assert_accessible(phone)
    assert kept_token(ada, made.table) != made.token
    ada.page.reload()
    ada.table_is_shown()
    assert ada.hand() == hand
    page_watch.expect("4403|status of 403")
    phone.open_seat(made.table, made.token)
    phone.sees("The seat of this link is not valid any more")


def test_a_lost_answer_does_not_cost_the_seat(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(bots=["greedy"])
    ada = visit("desk")

    def deaf(socket: WebSocketRoute) -> None:
        """Passes on what the page sends; once it renews, it hears no more, and is cut off."""
        table = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"renew"' in str(message):
                table.on_message(lambda answer: None)
                table.send(message)
                socket.close(code=1012)
            else:
                table.send(message)

        socket.on_message(pass_on)

    page_watch.expect("4403|4411")
    ada.page.route_web_socket("**/ws/*", deaf)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    hand = ada.hand()
    sign_out_others(ada)
    ada.page.unroute_all()
    ada.page.reload()
    ada.table_is_shown()
    assert ada.hand() == hand
    expect(ada.page.get_by_text(words.WATCHING)).to_have_count(0)


def test_another_tab_of_the_same_browser_stays_at_the_table(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"])
    ada = at_table(visit, made)
    tab = Visitor(ada.page.context.new_page(), ada.address)
    tab.page.goto(f"{ada.address}/t/{made.table}")
    tab.table_is_shown()
    sign_out_others(ada)
    ada.sees(DONE)
    assert tab.hand() == ada.hand()
    tab.page.reload()
    tab.table_is_shown()
    assert tab.hand() == ada.hand()


@pytest.mark.release
def test_the_host_says_how_many_seats_one_address_may_take(
    visit: Visit, server: Server, page_watch: PageWatch
) -> None:
    made = server.make(seats=4, public=True)
    ada, bo, cy = visit("desk"), visit("phone"), visit("phone")
    ada.open_seat(made.table, made.token)
    most = ada.page.get_by_role("group", name="Seats that one address may take")
    expect(most.get_by_role("radio", name="2")).to_be_checked()
    bo.open_invite(made.table, made.invite)
    bo.sit_down_as("Bo")
    bo.sees("One address may take 2 seats")
    page_watch.expect("status of 409")
    cy.open_invite(made.table, made.invite)
    cy.sit_down_as("Cy")
    cy.sees("Your address already has as many seats at this public table as its host allows.")
    most.get_by_role("radio", name="any number").check()
    expect(bo.page.get_by_text("One address may take 2 seats")).to_have_count(0)
    cy.sit_down_as("Cy")
    cy.sees(words.LOBBY)
    assert_accessible(ada)
