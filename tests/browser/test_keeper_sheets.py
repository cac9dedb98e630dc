"""What leaves the score keeper, on paper or as a file, and how it looks in every language."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import pytest
import tiers
from playwright.sync_api import Page, expect

from browser.accessible import assert_accessible
from browser.boxes import side_of, things, too_small, too_wide
from browser.conftest import Visit
from browser.paper import PAPERS, is_dark_on_white, pages_on
from browser.score_keeper import Keeper, kept_match

pytestmark = pytest.mark.usefixtures("page_host")

CABIN = kept_match("n", done=13, players=2, name="At the cabin")
PLACES = ("", "#new", "#m", "#m/5", "#m/5/1", "#m/setup", "#over", "#held")
MATCHES = (
    kept_match("m"),
    kept_match("over", done=13, players=8),
    kept_match("held", "classic", done=2),
)
MILLIMETRE = 96 / 25.4
CLICK = "Object.assign(window, { print: () => { window.printed = (window.printed ?? 0) + 1; } })"
# All texts of the picture of a match.
DRAWN = """async (match) => {
  const { pictureOf } = await import('/web/keeper/picture.js');
  const { inThisForm } = await import('/web/keeper/forms.js');
  const { fillText } = CanvasRenderingContext2D.prototype;
  const drawn = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
    drawn.push(text);
    fillText.call(this, text, ...more);
  };
  await pictureOf(inThisForm(match));
  CanvasRenderingContext2D.prototype.fillText = fillText;
  return drawn;
}"""
# The lines in which a text is broken.
LINES = """(node) => {
  const range = document.createRange();
  range.selectNodeContents(document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode());
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""
SAYS = {
    "en": ("Score keeper", "Round 5 of 13", "Put it in the middle before you shuffle."),
    "fr": ("Feuille de points", "Manche 5 sur 13", "Elle se place au centre avant de mélanger."),
    "nb": ("Poengblokk", "Runde 5 av 13", "Legg den i navet før dere blander."),
    "es": ("Hoja de puntos", "Ronda 5 de 13", "Se pone en el centro antes de mezclar."),
}


def downloaded(ada: Keeper, button: str, folder: Path) -> Path:
    with ada.page.expect_download() as coming:
        ada.press(button)
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Keeper:
    ada = Keeper(visit("desk", permissions=["clipboard-read", "clipboard-write"]))
    ada.page.add_init_script(CLICK)
    ada.keeps(*MATCHES, CABIN)
    return ada


# ---------------------------------------------------------------------- files and texts


def test_the_table_has_every_round_and_the_totals(ada: Keeper, tmp_path: Path) -> None:
    match = kept_match("m")
    ada.open("#m")
    path = downloaded(ada, "Save as a table (CSV)", tmp_path)
    assert path.name == "mexican-train-ada-bo-and-cy.csv"
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    rounds = [[points or 0 for points in each["points"]] for each in match["rounds"]]
    assert lines[0] == "Round,Engine,Ada,Bo,Cy"
    assert lines[1] == ",".join(map(str, [1, 12, *rounds[0]]))
    assert lines[5] == "5,8,,,"
    assert lines[13] == "13,blank,,,"
    totals = [sum(each) for each in zip(*rounds, strict=True)]
    assert lines[14] == ",".join(["Total", "", *map(str, totals)])
    assert len(lines) == 15


def missed_match() -> dict[str, Any]:
    """Return a match in whose second round Cy was not there."""
    match = kept_match("missed", done=2, form=2, order=[0, 1, 2], away=[], missed="mean")
    played = ((0, [0, 1, 2], [None, 10, 20]), (1, [0, 1], [40, None, None]))
    for round, (out, order, points) in zip(match["rounds"], played, strict=True):
        round.update(out=out, order=order, points=points)
    return match


def test_missed_rounds_are_no_points_in_the_table_and_in_the_text(
    ada: Keeper, tmp_path: Path
) -> None:
    ada.keeps(missed_match())
    ada.open("#missed")
    assert ada.row(2) == ["40", "0", "(20)"]
    path = downloaded(ada, "Save as a table (CSV)", tmp_path)
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    assert lines[1:4] == ["1,12,0,10,20", "2,11,40,0,", "3,10,,,"]
    assert lines[-2:] == ["Missed rounds,,0,0,20", "Total,,40,10,40"]
    ada.press("Send as text")
    expect(ada.said).to_contain_text("The result is copied.")
    text = ada.page.evaluate("navigator.clipboard.readText()")
    assert "missed round counts" in text
    assert "bracket" not in text
    assert "(" not in text


@pytest.mark.release
def test_the_text_says_who_won_and_what_everyone_has(ada: Keeper) -> None:
    ada.open("#n")
    ada.press("Send as text")
    expect(ada.said).to_contain_text("The result is copied.")
    text = ada.page.evaluate("navigator.clipboard.readText()")
    totals = [sum(each["points"][seat] or 0 for each in CABIN["rounds"]) for seat in (0, 1)]
    (least, best), (most, other) = sorted(zip(totals, ("Ada", "Bo"), strict=True))
    lines = text.splitlines()
    assert lines[0] == "Mexican Train: At the cabin"
    assert lines[1].startswith("Nordic · ")
    assert lines[2:] == [f"{best} won the match", "", f"1. {best}: {least}", f"2. {other}: {most}"]


@pytest.mark.release
def test_the_picture_is_one(ada: Keeper, tmp_path: Path) -> None:
    ada.open("#over")
    path = downloaded(ada, "Send as a picture", tmp_path)
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1080
    assert height > width
    assert len(data) > 50_000  # something is drawn on it


def test_the_picture_has_every_name_whole(ada: Keeper) -> None:
    names = ("Grandma Inger of Trondheim", "Jean-François", "Marie-Antoinette", "Wolfgang-Amadeus")
    tied = kept_match("tied", done=1, players=8, ended=1)
    for person, name in zip(tied["players"], names * 2, strict=True):
        person["name"] = name[:24]
    tied["rounds"][0].update(out=None, blocked=True, points=[5] * 8)
    ada.keeps(tied)
    drawn = ada.page.evaluate(DRAWN, tied)
    assert " ".join(drawn).count("share the win") == 1
    assert [text for text in drawn[1:] if "…" in text] == []
    for person in tied["players"]:
        assert person["name"] in drawn  # in the places; below, in as many lines as it takes


# ---------------------------------------------------------------------- names and columns


@pytest.mark.parametrize("width", tiers.cases(390, rest=[320]))
def test_a_long_word_of_a_name_is_not_broken(visit: Visit, width: int) -> None:
    ada = Keeper(visit("phone", viewport={"width": width, "height": 844}))
    match = kept_match("m", players=8)
    match["players"][0]["name"] = "Bartholomew"
    ada.keeps(match)
    ada.open("#m/5/1")
    assert lines_of(ada.page, ".seat .who") == 1
    ada.open("#m")
    ada.settled("#m")
    assert lines_of(ada.page, ".pad .who") == 1
    ada.page.emulate_media(media="print")
    ada.page.set_viewport_size({"width": round(186 * MILLIMETRE), "height": 1000})
    assert lines_of(ada.page, ".paper thead .who") == 1


@pytest.mark.release
def test_the_words_on_a_seat_are_not_at_its_edge(visit: Visit) -> None:
    ada = Keeper(visit("desk"))
    ada.keeps(kept_match("m"))
    ada.open("#m/5/1")
    ada.settled("#m/5/1")
    seat = ada.page.locator(".seat").nth(1)
    assert side_of(seat.locator(".who > span"), "top") - side_of(seat, "top") > 6


def lines_of(page: Page, names: str) -> int:
    """Return the number of lines of the first name with the word."""
    name = page.locator(names).filter(has_text="Bartholomew")
    lines: int = name.evaluate(LINES)
    return lines


def test_columns_beyond_the_edge_show_that_they_are_there(visit: Visit) -> None:
    ada = Keeper(visit("phone"))
    ada.keeps(kept_match("m", players=8))
    ada.open("#m")
    ada.settled("#m")
    table = ada.page.locator(".pad .scroll")
    right = table.evaluate("(table) => table.getBoundingClientRect().right")
    heads = [head.box for head in things(ada.page, head=".pad thead th")]
    [part] = [right - left for left, _, end, _ in heads if left < right < end]
    assert part > 16  # a part of a column that can be seen
    expect(table).to_have_css("mask-image", re.compile("gradient"))
    table.evaluate("(table) => table.scrollTo(table.scrollWidth, 0)")
    expect(table).to_have_css("mask-image", "none")


@pytest.mark.release
def test_all_eight_columns_are_in_sight_beside_the_keys(visit: Visit) -> None:
    ada = Keeper(visit("large desk"))
    ada.keeps(kept_match("m", players=8))
    ada.open("#m/5/1")
    ada.settled("#m/5/1")
    heads = things(ada.page, head=".pad thead th")
    assert len(heads) == 9
    assert [head.name for head in heads if head.seen != head.box] == []


@pytest.mark.release
def test_the_locomotives_of_eight_winners_are_all_there(visit: Visit) -> None:
    ada = Keeper(visit("phone"))
    tied = kept_match("tied", done=1, players=8, ended=1)
    tied["rounds"][0].update(out=None, blocked=True, points=[5] * 8)
    ada.keeps(tied)
    ada.open("#tied")
    ada.settled("#tied")
    locomotives = things(ada.page, loco=".finale .loco")
    assert len(locomotives) == 8
    assert [each.box for each in locomotives if each.seen != each.box] == []


# ---------------------------------------------------------------------- paper


def test_the_paper_has_all_rounds_and_fits_one_page(ada: Keeper) -> None:
    for place in ("#m", "#over", "#held"):
        ada.open(place)
        ada.settled(place)
        paper = ada.page.locator(".paper")
        expect(paper).to_be_hidden()
        ada.page.emulate_media(media="print")
        expect(paper).to_be_visible()
        expect(ada.page.locator(".pad")).to_be_hidden()
        expect(paper.locator("tbody tr")).to_have_count(13)
        assert [pages_on(ada.page, each) for each in PAPERS] == [1, 1], place
        ada.page.emulate_media(media="screen")


@pytest.mark.release
def test_paper_is_white_where_the_screen_is_dark(visit: Visit) -> None:
    ada = Keeper(visit("desk", color_scheme="dark"))
    ada.keeps(*MATCHES)
    ada.open("#m")
    ada.settled("#m")
    assert is_dark_on_white(ada.page)


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["en", "nb", "es"]))
def test_an_empty_sheet_is_one_page_with_room_to_write(visit: Visit, language: str) -> None:
    ada = Keeper(visit("desk", locale=language))
    ada.keeps(kept_match("m", done=0, players=8))
    ada.open("#m")
    ada.settled("#m")
    assert [pages_on(ada.page, each) for each in PAPERS] == [1, 1]
    ada.page.emulate_media(media="print")
    cell = ada.page.locator(".paper tbody td").last.bounding_box()
    assert cell is not None
    assert cell["height"] > 12 * MILLIMETRE
    heads = ada.page.locator(".paper thead th")
    lines = heads.nth(1).evaluate("(head) => head.scrollWidth <= head.clientWidth")
    assert lines  # the word for the engine fits its column


@pytest.mark.release
def test_the_paper_says_what_the_pad_says(ada: Keeper) -> None:
    ada.open("#m")
    rows, totals = [ada.row(number) for number in range(1, 5)], ada.totals()
    ada.page.emulate_media(media="print")
    paper = ada.page.locator(".paper tbody tr")
    for index, row in enumerate(rows):
        texts = paper.nth(index).locator("td:not(.double)").all_inner_texts()
        assert [text.strip() for text in texts] == row
    sums = ada.page.locator(".paper tfoot td").all_inner_texts()
    assert [int(text) for text in sums] == totals


@pytest.mark.release
def test_an_empty_sheet_has_names_and_engines_and_no_points(ada: Keeper) -> None:
    ada.open("#m")
    ada.press("Print an empty sheet")
    ada.page.wait_for_function("() => window.printed === 1")
    paper = ada.page.locator(".paper")
    ada.page.emulate_media(media="print")
    heads = paper.locator("thead th").all_inner_texts()
    assert heads == ["Round", "Engine", "Ada", "Bo", "Cy"]
    expect(paper.locator("tbody .double .tile")).to_have_count(13)
    cells = paper.locator("td:not(.double)").all_inner_texts()
    assert {text.strip() for text in cells} == {""}
    ada.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(paper.locator("tfoot td").first).not_to_have_text("")


def test_an_evening_can_be_kept_on_paper_alone(visit: Visit) -> None:
    ada = Keeper(visit("desk"))
    ada.page.add_init_script(CLICK)
    ada.open("#new")
    ada.settled("#new")
    paper = ada.page.locator(".paper")
    ada.press("Print an empty sheet")
    ada.page.wait_for_function("() => window.printed === 1")
    ada.page.emulate_media(media="print")
    assert paper.locator("thead th").all_inner_texts() == ["Round", "Engine", *[""] * 6]
    expect(paper.locator("tbody tr")).to_have_count(13)
    [cell, *_] = things(ada.page, cell=".paper tbody td:not(.double)")
    assert cell.height > 12 * MILLIMETRE
    assert [pages_on(ada.page, each) for each in PAPERS] == [1, 1]


@pytest.mark.release
def test_a_sheet_of_classic_has_the_doubles_to_cross_off(visit: Visit) -> None:
    ada = Keeper(visit("desk"))
    ada.page.add_init_script(CLICK)
    ada.open("#new")
    ada.page.get_by_role("radio", name=re.compile("^Classic")).check(force=True)
    ada.page.get_by_role("textbox", name="Name of player 1").fill("Zoë")
    ada.page.get_by_label("Columns of the sheet").select_option("8")
    ada.page.emulate_media(media="print")
    heads = ada.page.locator(".paper thead th").all_inner_texts()
    assert heads == ["Round", "Engine", "Zoë", *[""] * 7]
    assert len(things(ada.page, double=".paper .cross-off .tile")) == 13
    assert [pages_on(ada.page, each) for each in PAPERS] == [1, 1]


# ---------------------------------------------------------------------- everyone


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["en", "nb", "es"]))
def test_it_speaks_every_language_and_fits_a_phone(visit: Visit, language: str) -> None:
    ada = Keeper(visit("phone", locale=language))
    ada.keeps(*MATCHES)
    title, round, aside = SAYS[language]
    ada.open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
    for place in PLACES:
        ada.open(place)
        ada.settled(place)
        main = ada.page.locator("main.keeper")
        if place == "#m":
            for text in (round, aside):
                expect(main.get_by_text(text, exact=True).first).to_be_visible()
        assert not re.search(r"\b(keeper|rules?|score)-[a-z]+", main.inner_text()), place
        assert too_wide(ada.page) == [], place
        assert too_small(ada.page) == [], place


@pytest.mark.parametrize("screen", tiers.cases("desk", rest=["phone on its side", "large desk"]))
def test_it_fits_every_screen(visit: Visit, screen: str) -> None:
    ada = Keeper(visit(screen))
    ada.keeps(*MATCHES)
    for place in PLACES:
        ada.open(place)
        ada.settled(place)
        assert too_wide(ada.page) == [], place
        assert too_small(ada.page) == [], place
    ada.open("#m/5/1")
    ada.press("Tap the tiles")
    assert too_wide(ada.page) == []
    assert too_small(ada.page) == []


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk"]))
def test_it_is_accessible(visit: Visit, screen: str) -> None:
    ada = Keeper(visit(screen))
    ada.keeps(*MATCHES)
    for place in ("", "#new", "#m", "#m/5", "#over"):
        ada.open(place)
        ada.settled(place)
        assert_accessible(ada.visitor)
    ada.open("#m/5/1")
    ada.taps("1 and 2")
    ada.press("Next: Cy")
    ada.press("1 and 2, in the hand of Bo")
    ada.press("Only tiles with 1")  # so that no tile is half behind the bar
    assert_accessible(ada.visitor)


def test_it_can_be_used_with_the_keys_alone(visit: Visit) -> None:
    ada = Keeper(visit("desk", using="keys"))
    ada.keeps(kept_match("m", players=2, done=0))
    ada.open("#m")
    ada.press("The round is over: count")
    ada.out("Bo")
    ada.types(12)
    ada.press("Done")
    assert ada.totals() == [12, 0]
