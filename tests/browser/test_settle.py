"""Settle an argument: what is told of a table, and what each sheet says of it."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.test_accessible import assert_accessible
from browser.test_together import NO_NETWORK
from browser.visitor import Visitor
from browser.witness import Witness

TITLE = "Settle an argument"
MEXICAN = "May I start the Mexican train already?"
FOLLOW = "I laid a double and cannot follow it"
DRAWN = "May I keep the tile I drew?"
DEAD = "Nobody can cover that double any more"


def come(ada: Visitor, path: str = "/settle") -> None:
    ada.page.goto(ada.address + path)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLE)
    expect(ada.page.get_by_role("heading", name=re.compile("^By the sheet"))).to_be_visible()


def by(ada: Visitor, sheet: str) -> None:
    """Switches the sheet, and waits for its verdict."""
    group = ada.page.get_by_role("group", name="By which rules?")
    group.get_by_role("radio", name=sheet, exact=True).check()
    expect(ada.page.get_by_role("heading", name=f"By the sheet {sheet}")).to_be_visible()


def duty(ada: Visitor) -> Locator:
    return ada.page.get_by_role("status")


def said(ada: Visitor, tile: str) -> Locator:
    """What is said of a tile, place by place."""
    row = ada.page.locator(".judged > li")
    return row.filter(has=ada.page.get_by_role("img", name=tile, exact=True)).get_by_role(
        "listitem"
    )


def cells(ada: Visitor, row: str) -> list[bool]:
    """Which sheets allow something, from left to right."""
    line = ada.page.get_by_role("row", name=re.compile(f"^{row}"))
    expect(line).to_be_visible()
    labels = line.get_by_role("img").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return [label == "allowed" for label in labels]


def test_an_open_double_is_settled_for_each_sheet(visit: Visit) -> None:
    ada = visit()
    come(ada)
    expect(duty(ada)).to_have_text("Your turn: close Bruno\u2019s double 7.")
    expect(said(ada, "4 and 7")).to_have_text(
        [
            "May be played on Bruno\u2019s train.",
            re.compile(
                r"^Not on your train, Clara\u2019s train,? and the Mexican train\. The open"
            ),
        ]
    )
    expect(ada.page.get_by_role("columnheader")).to_have_text(
        ["Classic", "Gare", "Nordic", "Station"]
    )
    assert cells(ada, "4 and 7 on Bruno\u2019s train") == [False, True, True, True]
    assert cells(ada, "5 and 8 on your train") == [True, False, False, False]
    expect(ada.page.locator("tr.differs")).to_have_count(4)
    by(ada, "Classic")
    expect(said(ada, "4 and 7").first).to_contain_text(
        "Not on Bruno\u2019s train. That train has no marker: only its owner may play on it."
    )
    expect(said(ada, "5 and 8").first).to_have_text("May be played on your train.")
    expect(duty(ada)).to_have_text("It is your turn: play a tile that has a tick.")


def test_the_other_arguments_are_settled_too(visit: Visit) -> None:
    ada = visit()
    come(ada)
    ada.press(ada.button(MEXICAN))
    assert cells(ada, "5 and 12 on the Mexican train") == [True, False, True, False]
    by(ada, "Station")
    expect(said(ada, "5 and 12")).to_contain_text(
        [
            "May be played on your train.",
            "Not on Bruno\u2019s train and Clara\u2019s train. That train has no marker",
            "Not on the Mexican train. Start your own train before the Mexican train.",
        ]
    )
    ada.press(ada.button(FOLLOW))
    expect(duty(ada)).to_have_text("You laid a double and have nothing to follow it: draw.")
    assert cells(ada, "1 and 4 on Bruno\u2019s train") == [True, False, True, False]
    assert cells(ada, "double 4 on Bruno\u2019s train") == [True, False, False, False]
    by(ada, "Nordic")
    expect(said(ada, "double 4")).to_contain_text(["The tile that follows a double may not be"])
    ada.press(ada.button(DRAWN))
    ada.sees("They all agree here.")
    expect(ada.page.locator(".acts li").filter(has_text="Pass")).to_contain_text(
        "One of your tiles can be played, so it must be."
    )
    ada.press(ada.button(DEAD))
    expect(said(ada, "5 and 8").first).to_have_text("May be played on your train.")
    ada.press(ada.button("No 7 is left to cover it"))
    expect(duty(ada)).to_have_text("Nothing closes Bruno\u2019s double 7: draw.")


def test_a_situation_of_ones_own_is_told_and_sent_by_its_link(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    come(ada)
    group = ada.page.get_by_role("group", name="Players")
    group.get_by_role("radio", name="4").check()
    name = ada.page.get_by_label("Name of player 4")
    name.fill("Ådne & Co")
    name.press("Enter")
    ada.page.get_by_label("Ådne & Co: ends in").select_option("0")
    ada.press(ada.page.get_by_role("group", name="Ådne & Co").get_by_role("button", name="Marker"))
    ada.press(ada.button("Start over"))
    ada.page.get_by_label("Or type your tiles").fill("0 3; 0 0")
    ada.press(ada.button("Add"))
    ada.press(ada.button("Open double 7"))
    ada.page.get_by_role("switch", name="I have drawn a tile").check()
    expect(said(ada, "double blank").first).to_have_text("May be played on Ådne & Co\u2019s train.")
    by(ada, "Gare")
    ada.press(ada.page.get_by_text("Variants and house rules"))
    ada.page.get_by_role("switch", name="fast").check()
    expect(ada.page.get_by_role("heading", name="By the sheet Gare, fast")).to_be_visible()
    link = ada.page.locator(".send input").input_value()
    assert link == ada.page.url

    bo = visit()
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="By the sheet Gare, fast")).to_be_visible()
    expect(bo.page.get_by_label("Name of player 4")).to_have_value("Ådne & Co")
    expect(said(bo, "double blank").first).to_have_text("May be played on Ådne & Co\u2019s train.")
    expect(bo.page.get_by_role("switch", name="I have drawn a tile")).to_be_checked()
    assert bo.page.locator(".send input").input_value() == link


def test_a_link_that_was_cut_short_or_changed_still_opens_the_page(visit: Visit) -> None:
    ada = visit()
    for broken in (
        "#trains=5_7d",
        "#sheet=nordic&engine=99&trains=5_7&hand=5-8",
        "#sheet=other&engine=12&trains=5_7&hand=5-8&rules=%5B1%5D",
        '#sheet=nordic&engine=12&trains=5_-o&hand=8-5&rules={"hand":3,"open_double":7}',
        "#%E0%A4%A",
    ):
        ada.page.goto("about:blank")
        come(ada, f"/settle{broken}")
        assert ada.page.locator(".judged > li").count() > 0


def test_what_cannot_be_is_told_in_one_sentence(visit: Visit) -> None:
    ada = visit()
    come(ada)
    problem = ada.page.get_by_role("alert")
    ada.page.get_by_label("Engine", exact=True).select_option("7")
    expect(problem).to_have_text("The tile 7-7 is the engine, so it can be nowhere else.")
    ada.page.get_by_label("Engine", exact=True).select_option("12")
    ada.press(ada.button("No 7 is left to cover it"))
    expect(problem).to_have_text("You hold 4-7, so the double 7 can still be covered.")
    ada.press(ada.button("Start over"))
    expect(problem).to_have_text("Tap the tiles you hold: without any the round is over.")
    expect(ada.page.get_by_role("table")).to_have_count(0)


def test_without_a_connection_the_page_says_so_and_asks_again(
    visit: Visit, witness: Witness
) -> None:
    ada = visit()
    come(ada)
    witness.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.press(ada.button(MEXICAN))
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no connection")
    expect(ada.button("Try again")).to_be_visible()
    ada.page.context.set_offline(False)
    assert cells(ada, "5 and 12 on your train") == [True] * 4
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_the_sheet_can_be_read_with_its_house_rules(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    told = {"sheet": "nordic/nine", "rules": '{"open_double": "free"}', "engine": 9}
    come(ada, f"/settle#{urlencode({**told, 'trains': '5_7_3', 'hand': '5-8'})}")
    ada.press(ada.page.get_by_role("link", name="Read the sheet"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic, nine")
    ada.sees("These are house rules")


def test_settling_is_for_everyone(visit: Visit) -> None:
    for screen in ("phone", "desk", "phone on its side"):
        ada = visit(screen)
        come(ada)
        assert not too_wide(ada.page)
        assert not too_small(ada.page)
        if screen != "phone on its side":
            assert_accessible(ada)
        if screen == "phone":
            ada.press(ada.button("Your turn: close Bruno\u2019s double 7."))
            expect(ada.page.get_by_role("group", name="By which rules?")).to_be_in_viewport()


def test_settling_speaks_every_language(visit: Visit) -> None:
    for language, title, may, why in (
        (
            "fr",
            "Trancher une dispute",
            "Peut se jouer sur le train de Bruno.",
            "Il faut d\u2019abord",
        ),
        ("nb", "Avgjør en krangel", "Kan spilles på toget til Bruno.", "Den åpne dobbelen må"),
        ("es", "Resolver una discusión", "Se puede jugar en el tren de Bruno.", "Primero hay que"),
    ):
        ada = visit("phone", locale=language)
        ada.page.goto(f"{ada.address}/settle")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
        ada.sees(may)
        ada.sees(re.compile(why))
        assert not too_wide(ada.page)
