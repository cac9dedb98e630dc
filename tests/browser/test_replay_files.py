"""Records that people bring as files, and the check of a deal: right, spoilt, broken."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from make_golden import golden_file, golden_seed
from playwright.sync_api import Locator, expect
from program import program
from real import Server
from tiers import cases

from browser import boxes
from browser.accessible import assert_accessible
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.page_watch import PageWatch
from browser.replays import CHECK, SMALL, THE_DEAL, at_the_end, told
from browser.visitor import Visitor

SHEET = "nordic/nine"
FILE = "Choose a file…"
ANOTHER_FILE = "Open a file of your own"
WHICH = "There are 3 rounds in this file. Which one?"
NO_RECORD = "There is no record of a round in this file."
EMPTY = "This file is empty."
CHANGED = "This is not the record of a round, or somebody has changed it."
REFUSED = "status of 400"
NOTED = "The fingerprint that this device noted while the round was played"
NO_SEED = "This record carries no seed"
AS_PROMISED = "The deal is as it was promised."
NOT_AS_PROMISED = "The deal is not what was promised."
OTHER_SEED = "The seed is not the one that was promised."
OTHER_BONEYARD = "The seed lays the boneyard otherwise."
OTHER_HANDS = "The seed deals other tiles to Player 1, Player 2 and Player 3."

DROP = """async ([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector('.drop').dispatchEvent(drop);
}"""
FORGE = """([one, other]) => {
  const kept = localStorage.getItem('mexican-train');
  localStorage.setItem('mexican-train', kept.replaceAll(one, other));
}"""


def bring(ada: Visitor, text: str | bytes, name: str = "round.jsonl") -> None:
    """Chooses a file on the page for files."""
    data = text.encode() if isinstance(text, str) else text
    ada.page.goto(f"{ada.address}/replay")
    field = ada.page.get_by_label(FILE)
    field.set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})


def verdict(ada: Visitor) -> Locator:
    """What the check of the deal comes to."""
    ada.press(ada.button(CHECK))
    return ada.page.get_by_role("dialog", name=CHECK)


def golden(**changes: Any) -> str:
    """A record with its seed, or with something else in it."""
    line = golden_file(SHEET).read_text(encoding="utf-8").splitlines()[0]
    seed = golden_seed(SHEET, 1)
    promise = {"seed": seed.hex(), "commitment": sha256(seed).hexdigest()}
    return json.dumps({**json.loads(line), **promise, **changes})


# ---------------------------------------------------------------------- the deal


def test_the_deal_of_a_real_round_is_as_it_was_promised(visit: Visit, page_host: PageHost) -> None:
    watched = page_host.play(rules=SMALL)
    ada = visit("phone", using="finger")
    made = watched.made
    for record in watched.records:
        ada.page.goto(f"{ada.address}/replay/{made.table}/1/{record['round']}#{made.invite}")
        dialog = verdict(ada)
        expect(dialog.get_by_role("status")).to_have_text(AS_PROMISED)
        expect(dialog).to_contain_text(record["seed"])
        expect(dialog.get_by_text(record["commitment"], exact=True)).to_have_count(2)
        expect(dialog.locator(".outcome.good")).to_have_count(3)
        order = dialog.locator(".order").text_content() or ""
        assert order.split()[-len(record["deal"]["boneyard"]) :] == record["deal"]["boneyard"]


def test_what_the_device_noted_during_the_round_must_agree(visit: Visit, server: Server) -> None:
    made = server.make(bots=["greedy"], rounds=1, rules=SMALL)
    ada = visit()
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    player = server.player(made.table, token=made.token)
    while player.view["phase"] == "playing":
        player.act() if player.view["legal"] else player.get()
    player.close()
    address = f"{ada.address}/replay/{made.table}/1/1"
    ada.page.goto(address)
    dialog = verdict(ada)
    expect(dialog.get_by_text(NOTED)).to_be_visible()
    expect(dialog.get_by_text(player.view["commitment"], exact=True)).to_have_count(3)
    expect(dialog.get_by_role("status")).to_have_text(AS_PROMISED)
    ada.page.evaluate(FORGE, [player.view["commitment"], "cd" * 32])
    ada.page.goto(f"{address}?again")
    dialog = verdict(ada)
    expect(dialog.get_by_role("status")).to_have_text(NOT_AS_PROMISED)
    expect(dialog.get_by_text("cd" * 32)).to_be_visible()


def test_two_tiles_that_changed_places_are_found(visit: Visit, page_host: PageHost) -> None:
    deal = json.loads(golden())["deal"]
    *others, one, other = deal["boneyard"]  # which nobody has drawn
    ada = visit()
    bring(ada, golden(deal={**deal, "boneyard": [*others, other, one]}))
    dialog = verdict(ada)
    expect(dialog.get_by_role("status")).to_have_text(NOT_AS_PROMISED)
    expect(dialog.get_by_text(OTHER_BONEYARD)).to_be_visible()
    expect(dialog.locator(".outcome.bad")).to_have_count(1)
    expect(dialog.locator(".odd")).to_have_count(4)


def test_another_seed_is_found(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    bring(ada, golden(seed="00" * 32))
    dialog = verdict(ada)
    expect(dialog.get_by_role("status")).to_have_text(NOT_AS_PROMISED)
    for sentence in (OTHER_SEED, OTHER_HANDS, OTHER_BONEYARD):
        expect(dialog.get_by_text(sentence)).to_be_visible()
    expect(dialog.locator(".outcome.bad")).to_have_count(3)


def test_another_promise_is_found(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    bring(ada, golden(commitment="ab" * 32))
    dialog = verdict(ada)
    expect(dialog.get_by_text(OTHER_SEED)).to_be_visible()
    expect(dialog.locator(".outcome.bad")).to_have_count(1)


# ---------------------------------------------------------------------- files


def test_a_record_of_the_command_line_is_watched(
    visit: Visit, page_host: PageHost, tmp_path: Path
) -> None:
    file = tmp_path / "rounds.jsonl"
    arguments = ("simulate", "--players", "3", "--rounds", "3", "--legal", "--record", str(file))
    assert program(*arguments).status == 0
    records = [json.loads(line) for line in file.read_text().splitlines()]
    ada = visit()
    bring(ada, file.read_bytes())
    rows = ada.page.get_by_role("region", name=WHICH).get_by_role("button")
    expect(rows).to_have_count(3)
    ada.press(rows.nth(1))
    expect(told(ada)).to_contain_text(THE_DEAL)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Round 2")
    ada.page.keyboard.press("End")
    assert ada.page.locator(".owned .who").all_inner_texts() == [
        *("Player 1", "Player 2", "Player 3")
    ]
    texts = ada.page.locator(".owned h2 small").all_inner_texts()
    assert [text.split()[0] for text in texts] == [str(each) for each in records[1]["scores"]]
    expect(verdict(ada)).to_contain_text(NO_SEED)
    ada.page.keyboard.press("Escape")
    ada.press(ada.button(ANOTHER_FILE))
    expect(rows).to_have_count(3)


def test_a_file_can_be_dropped(visit: Visit, page_host: PageHost) -> None:
    watched = page_host.play(rounds=1, rules=SMALL)
    ada = visit()
    ada.page.goto(f"{ada.address}/replay")
    expect(ada.page.get_by_label(FILE)).to_be_attached()
    ada.page.evaluate(DROP, ["round.json", json.dumps(watched.records[0], indent=2)])
    expect(told(ada)).to_contain_text(THE_DEAL)
    ada.page.keyboard.press("End")
    at_the_end(ada, watched)


@pytest.mark.parametrize(
    ("text", "sentence"),
    cases(
        ("", EMPTY),
        ("hello", NO_RECORD),
        ('{"sheet": "nordic", "round": 1, "scores": []}', CHANGED),
        rest=[
            ("\n \n", EMPTY),
            ("[1, 2, 3]", NO_RECORD),
            (b"\xff\xfe\x00\x01" * 50, NO_RECORD),
        ],
    ),
)
def test_a_broken_file_gets_one_clear_sentence(
    visit: Visit, page_host: PageHost, page_watch: PageWatch, text: str | bytes, sentence: str
) -> None:
    ada = visit()
    page_watch.expect(REFUSED)
    bring(ada, text)
    expect(ada.page.get_by_role("alert")).to_contain_text(sentence)


def test_a_record_that_breaks_the_rules_is_not_shown(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    ada = visit()
    actions = json.loads(golden())["actions"]
    page_watch.expect(REFUSED)
    bring(ada, golden(actions=actions[1:]))
    expect(ada.page.get_by_role("alert")).to_contain_text(CHANGED)
    expect(ada.page.get_by_role("alert")).to_contain_text(f"of {len(actions) - 1}, ")
    expect(ada.page.get_by_label(FILE)).to_be_attached()


def test_the_page_for_files_fits_and_is_accessible(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    bring(ada, f"{golden()}\n{{\n" * 2)
    expect(ada.page.get_by_role("region").get_by_role("button")).to_have_count(4)
    assert_accessible(ada)
    assert boxes.too_wide(ada.page) == []
    assert boxes.too_small(ada.page) == []
    bring(ada, "hello")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert_accessible(ada)
