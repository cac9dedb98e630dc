"""The page adds to deals: quietly, in every round, and shows what came of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from playwright.sync_api import Locator, expect
from real import Server

from browser.conftest import Visit
from browser.replays import CHECK, SMALL
from browser.visitor import Visitor

NOTES = "() => Object.values(JSON.parse(localStorage.getItem('mexican-train')).tables)[0].notes"
FORGE = """([one, other]) => {
  const kept = localStorage.getItem('mexican-train');
  localStorage.setItem('mexican-train', kept.replaceAll(one, other));
}"""
AS_PROMISED = "The deal is as it was promised."
IS_IN_IT = "The number of this device is in it."
LEFT_OUT = "The table had confirmed the number of this device, and dealt without it."
OTHER_SET = "The numbers are not the ones whose fingerprints this device was shown."


def finished(visit: Visit, server: Server, **screen: Any) -> tuple[Visitor, str]:
    """Ada has made a table with a bot on the page and played its only round; its address."""
    ada = visit(**screen)
    made = server.make(seats=2, rounds=1, rules=SMALL)
    ada.open_seat(made.table, made.token)
    expect(ada.page.get_by_role("button", name="Start")).to_be_visible()
    ada.page.wait_for_function("() => localStorage.getItem('mexican-train').includes('nonce')")
    player = server.player(made.table, token=made.token)
    player.ask("start")
    while player.view["phase"] != "match_over":
        mine = player.view["turn"] == 0 and player.view["legal"]
        player.act() if mine else player.get()
    player.close()
    return ada, f"{ada.address}/replay/{made.table}/1/1#{made.invite}"


def checked(ada: Visitor, address: str) -> Locator:
    ada.page.goto("about:blank")
    ada.page.goto(address)
    ada.press(ada.button(CHECK))
    return ada.page.get_by_role("dialog", name=CHECK)


def test_the_device_adds_to_the_deal_and_finds_its_number_in_it(
    visit: Visit, server: Server
) -> None:
    ada, address = finished(visit, server)
    note = ada.page.evaluate(NOTES)["deals"]["1/1"]
    assert note["confirmed"]
    assert note["set"] == [sha256(bytes.fromhex(note["nonce"])).hexdigest(), None]
    dialog = checked(ada, address)
    expect(dialog.get_by_role("status")).to_have_text(AS_PROMISED)
    expect(dialog.get_by_text(IS_IN_IT)).to_be_visible()
    expect(dialog.get_by_text(note["nonce"])).to_be_visible()
    expect(dialog.locator(".outcome.good")).to_have_count(4)


def test_a_table_that_deals_without_a_confirmed_number_is_found_out(
    visit: Visit, server: Server
) -> None:
    ada, address = finished(visit, server)
    note = ada.page.evaluate(NOTES)["deals"]["1/1"]
    other = "12" * 32
    ada.page.evaluate(FORGE, [note["nonce"], other])
    dialog = checked(ada, address)
    expect(dialog.get_by_text(LEFT_OUT)).to_be_visible()
    promised = sha256(bytes.fromhex(note["nonce"])).hexdigest()
    ada.page.evaluate(FORGE, [promised, sha256(bytes.fromhex(other)).hexdigest()])
    dialog = checked(ada, address)
    expect(dialog.get_by_text(OTHER_SET)).to_be_visible()
