"""Settle an argument: what is told of a table, and what each sheet says of it."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
import tiers
from playwright.sync_api import Locator, expect

from browser.accessible import assert_accessible
from browser.boxes import cut_off, things, too_small, too_wide
from browser.conftest import Visit
from browser.offline import NO_NETWORK
from browser.page_watch import PageWatch
from browser.scenes import NEXT_FRAMES
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

TITLE = "Settle an argument"
OWN = "Something else: describe your table"
SITUATION = "#sheet=nordic&engine=12&trains=5_7d_3o&mexican=9&hand=5-8_4-7_3-9"
"""Bruno left a double open, Clara's marker is on."""
KNOCK = "I have one tile left. Did I have to knock?"
LETTERS = "(percent) => { document.documentElement.style.fontSize = `${percent}%`; }"
BLANKS = "How many points is my hand? Do blanks count?"
TWO = "Can I play two doubles in a row?"
SECOND = "Can I start a second Mexican train?"


def come(ada: Visitor, path: str = f"/settle{SITUATION}") -> None:
    ada.page.goto(ada.address + path)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLE)
    expect(ada.page.get_by_role("heading", name=re.compile("^By the sheet")).last).to_be_visible()


def by(ada: Visitor, sheet: str) -> None:
    """Switches the sheet, and waits for its verdict."""
    group = ada.page.get_by_role("group", name="By which rules?")
    group.get_by_role("radio", name=sheet, exact=True).check()
    expect(ada.page.get_by_role("heading", name=f"By the sheet {sheet}").last).to_be_visible()


def duty(ada: Visitor) -> Locator:
    return ada.page.locator(".must")


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


def answers(ada: Visitor, question: str) -> dict[str, str]:
    """What is answered to a question that stands there, sheets that say the same together."""
    ada.press(ada.button(question))
    ruled = ada.page.locator(".question.open .ruling")
    expect(ruled.first).to_be_visible()
    heads = [text.split("\n") for text in ruled.locator("h3").all_inner_texts()]
    return {" ".join(head[1:]) or head[0]: head[0] for head in heads}


QUESTIONS = {
    "I have the highest double. Do I begin?": "nyny",
    "Nobody has a double. Do we draw until somebody gets one?": "yyny",
    "Can I draw even though I have a tile that fits?": "nnnn",
    "Do I have to play the tile I drew if it fits?": "yyyy",
    "Do I have to play on my own train first?": "nnnn",
    "I closed somebody\u2019s double. Is it my turn again?": "nnnn",
    "The boneyard is empty and I can\u2019t play. Does my marker go on?": "yyyy",
    "A marker is on a train. Can others play there even if they could play on their own?": "yyyy",
    "My marker is on. Does it come off when I play elsewhere?": "nnnn",
    "My marker is on. Does it come off when I play on my own train?": "yyyy",
    "I can only play on another train. Does my marker go on?": "nyny",
    "Can I start the Mexican train before my own?": "ynyn",
    "Can I play on the Mexican train before I\u2019ve started my own?": "yyyy",
    SECOND: "nnnn",
    "Do I have to close a double that somebody else left open?": "nyyy",
    "I can\u2019t close somebody\u2019s open double. Can I play on my own train instead?": "ynnn",
    "I can\u2019t cover my own double, so I pass. Does my marker go on?": "ynyy",
    TWO: "ynnn",
    "No tile is left to cover a double. Can I play elsewhere?": "yyyy",
    KNOCK: "yysy",
    "I forgot to knock. Do I have to draw tiles?": "nyny",
    "My last tile is a double. Is the round over?": "yyyy",
    "The boneyard is empty and nobody can play. Is the round over?": "yyyy",
    BLANKS: "dyny",
}
"""What Classic, Gare, Nordic and Station say."""
SHORT = {"Yes": "y", "No": "n", "You should": "s", "Only the double blank: 50": "d"}


@pytest.mark.release
def test_the_arguments_of_every_table_are_answered_with_yes_or_no(visit: Visit) -> None:
    ada = visit()
    ada.page.goto(f"{ada.address}/settle")
    expect(ada.page.locator(".question > button")).to_have_text([*QUESTIONS])
    for question, yes in QUESTIONS.items():
        found = answers(ada, question)
        told = {sheet: word for sheets, word in found.items() for sheet in sheets.split(" \u00b7 ")}
        sheets = ("Classic", "Gare", "Nordic", "Station")
        assert "".join(SHORT[told[sheet]] for sheet in sheets) == yes, question
        quotes = ada.page.locator(".question.open blockquote")
        assert quotes.count() >= len(found), question


def test_an_answer_tells_what_follows_and_quotes_the_sheet(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    ada.page.goto(f"{ada.address}/settle#case=follow")
    ruled = ada.page.locator(".ruling")
    expect(ruled).to_contain_text(
        [
            re.compile("Yes.*Classic.*Nordic.*Station.*Your marker goes on your train. Then"),
            re.compile("No.*Gare.*Your marker stays as it is. Then it is Bruno\u2019s turn."),
        ]
    )
    ada.sees("The sheets differ.")
    expect(ruled.last).to_contain_text("but this time your marker does not go on")
    assert [*answers(ada, TWO)] == ["Classic", "Gare", "Nordic", "Station"]
    expect(ruled.nth(1)).to_contain_text("pass. Your marker stays as it is.")
    expect(ruled.nth(3)).to_contain_text("pass and put your marker on.")
    answers(ada, SECOND)
    ada.sees("All sheets say the same.")
    expect(ruled).to_contain_text("There is only one. Once it is started, everyone can play on it")
    assert ada.page.locator(".send input").input_value() == ada.page.url
    ada.press(ruled.get_by_role("link", name="The Mexican train"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Classic")
    expect(ada.page.locator("#mexican")).to_be_in_viewport()


@pytest.mark.release
def test_an_open_double_is_settled_for_each_sheet(visit: Visit) -> None:
    ada = visit()
    come(ada)
    expect(duty(ada)).to_have_text("Your turn: close Bruno\u2019s double 7.")
    expect(said(ada, "4 and 7")).to_have_text(
        [
            re.compile("^Can be played on Bruno\u2019s train.\\s+That closes the double."),
            re.compile(r"^Not on your train, Clara\u2019s train or the Mexican train\. The open"),
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
    expect(said(ada, "5 and 8").first).to_contain_text("Can be played on your train.")
    expect(duty(ada)).to_have_text("You can play any tile with a tick.")


@pytest.mark.release
def test_where_only_what_follows_differs_the_sheets_do_not_agree(visit: Visit) -> None:
    ada = visit()
    laid = "#sheet=gare&engine=12&trains=8d_4_2&mexican=6&hand=1-9_3-11&owed=0&drawn=1"
    come(ada, f"/settle{laid}")
    assert cells(ada, "Pass") == [True] * 4
    row = ada.page.locator("tr.differs")
    expect(row.locator("td")).to_have_text(["marker on", "no marker", "marker on", "marker on"])
    ada.sees(re.compile("^They do not agree"))
    expect(ada.page.locator(".acts li").filter(has_text="Pass")).to_contain_text(
        "Your marker stays as it is. Then it is Bruno\u2019s turn."
    )
    marked = "#sheet=gare&engine=12&trains=5o_7d_3&mexican=9&hand=5-8_1-2_3-6&drawn=1"
    ada.page.goto("about:blank")
    come(ada, f"/settle{marked}")
    passes = ada.page.get_by_role("row", name="Pass").get_by_role("cell")
    expect(passes).to_have_text(["", *["marker stays on"] * 3])
    two = "#sheet=nordic&engine=12&trains=5_7d_3d&mexican=9&hand=5-8_4-7_3-9"
    ada.page.goto("about:blank")
    come(ada, f"/settle{two}")
    expect(duty(ada)).to_have_text(
        "Your turn: close Bruno\u2019s double 7 or Clara\u2019s double 3."
    )


@pytest.mark.release
def test_a_situation_of_ones_own_is_answered_within_a_dozen_taps(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    ada.page.goto(f"{ada.address}/settle")
    taps = [ada.button(OWN)]
    for place, pip in (
        ("Engine", "9"),
        ("Your train: ends in", "5"),
        ("Bruno: ends in", "7"),
        ("Clara: ends in", "3"),
        ("Mexican train: ends in", "11"),
    ):
        pad = ada.page.get_by_role("group", name=place, exact=True)
        taps.append(pad.get_by_role("button", name=pip, exact=True))
    taps.append(ada.button("Open double 7"))
    taps += [ada.button("Tiles with 5"), ada.button("5 and 8")]
    taps += [ada.button("4 and 5")]
    for tap in taps:
        ada.press(tap)
    asked = ada.page.get_by_role("group", name="What do you want to do?")
    ada.press(asked.get_by_role("button", name="5 and 8"))
    assert len(taps) + 1 <= 12
    ruling = ada.page.locator(".rulings > .ruling")
    expect(ruling).to_have_text(re.compile("^No.*By the sheet Station"))
    expect(ruling).to_contain_text("You can only draw.")
    expect(ruling).to_contain_text("If it doesn\u2019t fit, pass and put your marker on.")
    where = ada.page.get_by_role("group", name="Where?")
    ada.press(where.get_by_role("button", name="on the Mexican train"))
    expect(where.get_by_role("button", name="on the Mexican train")).to_have_attribute(
        "aria-pressed", "true"
    )
    ada.press(ada.page.get_by_text("What every sheet says"))
    expect(ada.page.locator(".rulings details .ruling")).to_have_count(2)


def test_a_situation_of_ones_own_is_told_and_sent_by_its_link(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    come(ada)
    group = ada.page.get_by_role("group", name="Players")
    group.get_by_role("radio", name="4").check()
    name = ada.page.get_by_label("Name of player 4")
    name.fill("Ådne & Co")
    name.press("Enter")
    ada.press(ada.button("Ådne & Co: ends in not begun"))
    pad = ada.page.get_by_role("group", name="Ådne & Co: ends in", exact=True)
    ada.press(pad.get_by_role("button", name="0", exact=True))
    ada.press(
        ada.page.get_by_role("group", name="Ådne & Co", exact=True).get_by_role(
            "button", name="Marker"
        )
    )
    ada.press(ada.button("Start over"))
    ada.page.get_by_label("Or type your tiles").fill("0 3; 0 0")
    ada.press(ada.button("Add"))
    ada.press(ada.button("Open double 7"))
    ada.page.get_by_role("switch", name="I have drawn a tile").check()
    may = re.compile("^Can be played on Ådne & Co\u2019s train.")
    expect(said(ada, "double blank").first).to_have_text(may)
    by(ada, "Gare")
    ada.press(ada.page.get_by_text("Variants and house rules"))
    ada.page.get_by_role("switch", name="fast").check()
    asked = ada.page.get_by_role("group", name="What do you want to do?")
    ada.press(asked.get_by_role("button", name="double blank"))
    expect(ada.page.locator(".rulings h3").first).to_have_text("Yes By the sheet Gare, fast")
    link = ada.page.locator(".send input").input_value()
    assert link == ada.page.url

    bo = visit()
    bo.page.goto(link)
    expect(bo.page.locator(".rulings h3").first).to_have_text("Yes By the sheet Gare, fast")
    expect(bo.page.get_by_label("Name of player 4")).to_have_value("Ådne & Co")
    expect(said(bo, "double blank").first).to_have_text(may)
    expect(bo.page.get_by_role("switch", name="I have drawn a tile")).to_be_checked()
    assert bo.page.locator(".send input").input_value() == link
    bo.press(bo.button("Questions"))
    bo.press(bo.button("My last tile is a double. Is the round over?"))
    bo.press(bo.button("Change this situation"))
    expect(bo.page.locator(".rulings h3").first).to_have_text("Yes By the sheet Station")
    expect(bo.page.locator(".rulings h2")).to_have_text("Is the round over?")


@pytest.mark.release
def test_a_link_that_was_cut_short_or_changed_still_opens_the_page(visit: Visit) -> None:
    ada = visit()
    for broken in (
        "#trains=5_7d",
        "#sheet=nordic&engine=99&trains=5_7&hand=5-8",
        "#sheet=other&engine=12&trains=5_7&hand=5-8&rules=%5B1%5D",
        '#sheet=nordic&engine=12&trains=5_-o&hand=8-5&rules={"hand":3,"open_double":7}',
        "#sheet=nordic&engine=12&trains=5_7&hand=5-8&ask=may.knock@0",
        "#case=nothing",
        "#%E0%A4%A",
    ):
        ada.page.goto("about:blank")
        ada.page.goto(f"{ada.address}/settle{broken}")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(TITLE)
        expect(ada.page.locator(".judged > li, .question").first).to_be_visible()


def test_what_cannot_be_is_told_in_one_sentence(visit: Visit) -> None:
    ada = visit()
    come(ada)
    problem = ada.page.get_by_role("alert")
    engine = ada.page.get_by_role("group", name="Engine", exact=True)
    ada.press(ada.button("Engine 12"))
    ada.press(engine.get_by_role("button", name="7", exact=True))
    expect(problem).to_have_text("The tile 7-7 is the engine, so it can be nowhere else.")
    ada.press(ada.button("Engine 7"))
    ada.press(engine.get_by_role("button", name="12", exact=True))
    ada.press(ada.button("No 7 is left to cover it"))
    expect(problem).to_have_text("You hold 4-7, so the double 7 can still be covered.")
    ada.press(ada.button("Start over"))
    expect(problem).to_have_text("Tap the tiles you hold: without any the round is over.")
    expect(ada.page.get_by_role("table")).to_have_count(0)


def test_without_a_connection_the_page_says_so_and_asks_again(
    visit: Visit, page_watch: PageWatch
) -> None:
    ada = visit()
    come(ada, "/settle#sheet=nordic&engine=12&trains=-_10_-&mexican=-&hand=5-12_9-12_3-4")
    page_watch.expect(NO_NETWORK)
    ada.page.context.set_offline(True)
    ada.press(ada.button("9 and 12").last)
    expect(ada.page.get_by_role("alert")).to_contain_text("This needs a connection")
    expect(ada.button("Try again")).to_be_visible()
    ada.page.context.set_offline(False)
    assert cells(ada, "5 and 12 on your train") == [True] * 4
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_the_sheet_can_be_read_with_its_house_rules(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    told = {"sheet": "nordic/nine", "rules": '{"open_double": "free"}', "engine": 9}
    come(ada, f"/settle#{urlencode({**told, 'trains': '5_7_3', 'hand': '5-8'})}")
    ada.press(ada.page.get_by_role("link", name="Read the sheet"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Nordic, double-9")
    ada.sees("These are house rules")


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk", "phone on its side"]))
def test_settling_is_for_everyone(visit: Visit, screen: str) -> None:
    ada = visit(screen)
    for place in ("/settle#case=open", f"/settle{SITUATION}&ask=may.5-8@0"):
        ada.page.goto("about:blank")
        ada.page.goto(ada.address + place)
        expect(ada.page.locator(".ruling").first).to_be_visible()
        assert not too_wide(ada.page)
        assert not too_small(ada.page)
        assert_accessible(ada)
    if screen == "phone":
        ada.press(ada.button("No. Your turn: close Bruno\u2019s double 7."))
        expect(ada.page.get_by_role("group", name="By which rules?")).to_be_in_viewport()


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["nb", "es", "en"]))
def test_large_letters_fit_on_a_phone(visit: Visit, language: str) -> None:
    ada = visit("phone", locale=language)
    assert ada.page.viewport_size
    width = ada.page.viewport_size["width"]
    for place in ("/settle#case=two", f"/settle{SITUATION}&ask=must.5-8@0"):
        ada.page.goto("about:blank")
        ada.page.goto(ada.address + place)
        expect(ada.page.locator(".ruling").first).to_be_visible()
        for percent in (100, 150, 200):
            ada.page.evaluate(LETTERS, percent)
            ada.page.evaluate(NEXT_FRAMES)
            shown = things(ada.page, text="h1, h2, h3, th, b, p", target="button, a[href], input")
            assert [*too_wide(ada.page), *cut_off(shown, ada.page)] == [], (place, percent)
            assert ada.page.evaluate("document.documentElement.scrollWidth") <= width, percent


WORDS = {
    "fr": (
        "Trancher une dispute",
        "Peut se jouer sur le train de Bruno.",
        "Il faut d",
        "Non",
    ),
    "nb": ("Avgjør en krangel", "Kan spilles på toget til Bruno.", "Den åpne dob", "Nei"),
    "es": (
        "Resolver una discusión",
        "Se puede jugar en el tren de Bruno.",
        "Primero hay",
        "No",
    ),
}


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["nb", "es"]))
def test_settling_speaks_every_language(visit: Visit, language: str) -> None:
    title, may, why, no = WORDS[language]
    ada = visit("phone", locale=language)
    ada.page.goto(f"{ada.address}/settle{SITUATION}&ask=may.5-8@0")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(ada.page.locator(".ruling h3 b").first).to_have_text(no)
    ada.sees(re.compile(may))
    ada.sees(re.compile(why))
    assert not too_wide(ada.page)
