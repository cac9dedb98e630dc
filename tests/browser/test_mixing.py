"""The page adds to deals: quietly, in every round, and shows what came of it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from real import Server

from browser.conftest import Visit
from browser.modules import ask
from browser.replays import CHECK, SMALL
from browser.visitor import Visitor
from mexican_train.protocol.view import MixedShare, View
from mexican_train.terminal import deal_notes as notes

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


# ---------------------------------------------------------------------- the twins

SHARES = [
    {"commitment": sha256(bytes([n]) * 32).hexdigest(), "nonce": f"{n:02x}" * 32} for n in (1, 2)
]
WITHHELD = {**SHARES[1], "nonce": None}
WRONG = {**SHARES[0], "nonce": SHARES[1]["nonce"]}
SET = [SHARES[0]["commitment"], SHARES[1]["commitment"], None]
MINE = {"nonce": SHARES[0]["nonce"], "seat": 0}
TOLD: list[tuple[dict[str, Any], str | None, Any]] = [
    (note, told, mix)
    for note in (
        *({}, {"promise": "aa"}, MINE, {**MINE, "set": SET}, {**MINE, "confirmed": True}),
        {"nonce": SHARES[0]["nonce"], "seat": 1, "promise": "aa"},
    )
    for told in ("aa", "bb", None)
    for mix in (
        *(None, [*SHARES, None], [SHARES[0], WITHHELD, None], [None, *SHARES], [WRONG, None, None]),
        [{**SHARES[0], "nonce": None}, SHARES[1], None],
    )
]


@pytest.fixture(name="page")
def _page(visit: Visit) -> Page:
    visitor = visit()
    visitor.go_home()
    return visitor.page


def test_the_page_judges_deals_as_the_terminal_does(page: Page) -> None:
    asked = [[note, {"commitment": told, "mix": mix}] for note, told, mix in TOLD]
    for (note, told, mix), found in zip(
        TOLD, ask(page, "game/notes", "judged", asked), strict=True
    ):
        plain = {**note, "set": tuple(note["set"])} if "set" in note else note
        shares = mix and [share and MixedShare(**share) for share in mix]
        verdict = notes.judged(notes.DealNote(**plain), told, shares)
        assert found == {
            **{"mine": verdict.mine, "promise": verdict.promise, "set": verdict.set},
            **{"nonces": verdict.nonces, "confirmed": verdict.confirmed, "kept": verdict.kept},
        }, (note, told, mix)


def views() -> list[dict[str, Any]]:
    """What a device is told from the lobby to a second round, and of some that it missed."""
    steps = [
        (0, 0, None, "a"),
        (1, 1, "a", "b"),
        (1, 2, "b", "c"),
        (2, 1, "c", "d"),
        (4, 3, "x", "y"),
    ]
    return [
        {"match": match, "round": round, "commitment": dealt, "next_commitment": coming}
        for match, round, dealt, coming in steps
        for _ in range(2)
    ]


def test_the_page_notes_deals_as_the_terminal_does(page: Page) -> None:
    here: Any = None
    there: notes.DealNotes | None = None
    for view in views():
        (here,) = ask(page, "game/notes", "noted", [[here, view]])
        told = type("Told", (), view)
        there = notes.noted(there, told)  # type: ignore[arg-type]
        assert here["after"] == "{}/{}".format(*there.after)
        assert here["coming"].get("promise") == there.coming.promise
        dealt = here["deals"].get(here["after"], {})
        assert dealt.get("promise") == there.dealt.promise


def test_the_page_reveals_when_the_terminal_does(page: Page) -> None:
    coming: dict[str, Any] = {"promise": "aa", "nonce": SHARES[0]["nonce"]}
    cases = [
        ({**coming, **more}, {"seat": seat, "mixing": mixing, "next_commitment": promise})
        for more in ({}, {"set": SET}, {"set": [SET[0], None, None]})
        for seat in (None, 0, 1)
        for mixing in (None, SET, [SET[0], None, None])
        for promise in ("aa", "bb")
    ]
    asked = [[{"after": "0/0", "coming": note, "deals": {}}, view] for note, view in cases]
    found = ask(page, "game/notes", "revealing", asked)
    assert 0 < sum(map(bool, found)) < len(cases)
    for (note, view), shown in zip(cases, found, strict=True):
        kept = notes.DealNote(**{**note, "set": tuple(note["set"]) if "set" in note else None})
        known = notes.DealNotes(after=(0, 0), coming=kept, dealt=notes.DealNote())
        told: View = type("Told", (), view)  # type: ignore[assignment]
        assert (notes.revealing(known, told) is None) == (shown is None), json.dumps([note, view])
