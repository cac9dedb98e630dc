"""The rules as people read them: every sheet in every language, and where the sheets differ."""

from __future__ import annotations

import re

import pytest
import tiers
from playwright.sync_api import Locator, expect

from browser.accessible import assert_accessible
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.page_watch import PageWatch
from browser.paper import PAPERS, is_dark_on_white, pages_on
from browser.visitor import Visitor
from mexican_train.sheets import all_sheets

pytestmark = pytest.mark.usefixtures("page_host")

# What a page of each sheet says, by language; the first of it no other sheet says.
SAYS = {
    ("en", "classic"): [
        "a coin for each player",
        "nobody else has to close it.",
        "a round for every",
    ],
    ("en", "gare"): ["this time your marker does not go on", "The one exception is told"],
    ("en", "nordic"): ["may not be a double itself", "The oldest player takes the first turn"],
    ("en", "station"): [
        "the plastic station",
        "must go on that double and nowhere else",
        "Then you draw 2 tiles",
    ],
    ("fr", "classic"): [
        "une pièce de monnaie par joueur",
        "a à le fermer. Il faut",
    ],
    ("fr", "gare"): [
        "cette fois ton marqueur ne va pas",
        "la cour des trains",
        "Tu pioches alors 2 tuiles",
    ],
    ("fr", "nordic"): ["elle ne peut pas être elle-même un double", "la personne la plus âgée"],
    ("fr", "station"): [
        "la station de plastique",
        "doit aller sur ce double",
        "Un bout blanc vaut 25 points.",
    ],
    ("nb", "classic"): ["en mynt til hver som markør", "Dobbel blank teller 50 poeng."],
    ("nb", "gare"): ["denne gangen settes markøren ikke på", "Da trekker du 2 brikker"],
    ("nb", "nordic"): [
        "Den ligger i navet før brikkene deles ut",
        "Det er beinhaugen",
        "Den eldste",
    ],
    ("nb", "station"): [
        "plaststasjonen",
        "må legges på dobbelen og ingen andre steder",
        "Kampen er én runde",
    ],
    ("es", "classic"): ["una moneda por jugador", "nadie más tiene que cerrarlo"],
    ("es", "gare"): ["esta vez tu marcador no va en tu tren", "Entonces robas 2 fichas"],
    ("es", "nordic"): ["pero no puede ser otro doble", "de la persona de más edad"],
    ("es", "station"): [
        "la estación de plástico",
        "tiene que ir en ese doble",
        "Un extremo en blanco vale 25 puntos.",
    ],
}
TITLES = {
    "en": ("Classic", "Gare", "Nordic", "Station"),
    "fr": ("Classique", "Gare", "Nordique", "Station"),
    "nb": ("Klassisk", "Gare", "Nordisk", "Stasjon"),
    "es": ("Clásica", "Gare", "Nórdica", "Estación"),
}
PAGES = ("/rules", "/rules/gare/rounds+fast")
LEAST_TYPE = 7.5
"""In points: what can be read at a table."""
TYPE = "(main) => parseFloat(getComputedStyle(main).fontSize) * 72 / 96"
PRINT = "Object.assign(window, { print: () => { window.printed = true; } })"


def read(visitor: Visitor, path: str) -> Locator:
    """Opens a page of rules; the page once it is there."""
    visitor.page.goto(visitor.address + path)
    rules = visitor.page.get_by_role("main")
    expect(rules.get_by_role("heading", level=1)).to_be_visible()
    return rules


def heading(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("heading", name=name, exact=True)


@pytest.mark.parametrize("language", tiers.cases("fr", rest=["en", "nb", "es"]))
def test_every_sheet_is_told_in_every_language(visit: Visit, language: str) -> None:
    ada = visit("phone", locale=language)
    rules = read(ada, "/rules/classic")
    for sheet, title in zip(
        ("classic", "gare", "nordic", "station"), TITLES[language], strict=True
    ):
        ada.press(rules.get_by_role("link", name=title, exact=True))
        expect(rules.get_by_role("heading", level=1)).to_have_text(title)
        for sentence in SAYS[language, sheet]:
            expect(rules.get_by_text(sentence).first).to_be_visible()
        text = rules.inner_text()
        assert "rules-" not in text
        assert "rule-" not in text
        others = [SAYS[key] for key in SAYS if key[0] == language and key[1] != sheet]
        assert not [each for said in others for each in said[:1] if each in text]


def test_the_way_leads_from_sheet_to_sheet_and_to_variants(visit: Visit) -> None:
    ada = visit("desk")
    read(ada, "/rules")
    ada.press(ada.page.get_by_role("heading", name="Nordic").get_by_role("link"))
    expect(heading(ada, "Nordic")).to_be_visible()
    expect(ada.page).to_have_title("Rules: Nordic · Mexican Train")
    variants = ada.page.get_by_role("navigation", name="Variants")
    expect(variants.locator("[aria-current]")).to_have_text("as printed")
    ada.press(variants.get_by_role("link", name="double-9 + open"))
    expect(heading(ada, "Nordic, double-9, open")).to_be_visible()
    assert ada.page.url.endswith("/rules/nordic/nine+open")
    expect(variants.locator("[aria-current]")).to_have_text("double-9 + open")
    ada.press(ada.page.get_by_role("link", name="Station", exact=True))
    expect(heading(ada, "Station")).to_be_visible()
    ada.page.go_back()
    expect(heading(ada, "Nordic, double-9, open")).to_be_visible()
    ada.press(ada.page.get_by_role("link", name="All rules"))
    expect(heading(ada, "The differences at a glance")).to_be_visible()
    ada.press(ada.page.get_by_role("link", name="Home", exact=True))
    expect(heading(ada, "Mexican Train")).to_be_visible()


def test_a_variant_shows_what_it_changes(visit: Visit) -> None:
    ada = visit("desk")
    rules = read(ada, "/rules/nordic/open")
    changed = rules.locator(".differs")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("tiles lie open for all to see")
    expect(rules.get_by_text("A bar in the margin marks what is not as in Nordic.")).to_be_visible()
    rules = read(ada, "/rules/nordic")
    expect(rules.locator(".differs")).to_have_count(0)
    expect(rules.get_by_text("A bar in the margin")).to_have_count(0)


def test_house_rules_are_read_from_the_address(visit: Visit) -> None:
    ada = visit("desk")
    rules = read(ada, "/rules/nordic?open_double=free&blank_points=25")
    expect(rules.get_by_text("These are house rules")).to_be_visible()
    expect(rules.locator(".differs").get_by_text("A blank end counts 25 points.")).to_be_visible()
    expect(rules.get_by_text("It comes before everything else")).to_have_count(0)
    variants = ada.page.get_by_role("navigation", name="Variants")
    expect(variants.locator("[aria-current]")).to_have_count(0)


def test_hands_are_a_table(visit: Visit) -> None:
    ada = visit("phone")
    rules = read(ada, "/rules/nordic/nine")
    rows = rules.get_by_role("table").get_by_role("row").all_inner_texts()
    assert [row.split() for row in rows] == [
        ["Players", "2", "3", "4"],
        ["Tiles", "each", "15", "13", "10"],
        ["Boneyard", "24", "15", "14"],
    ]


@pytest.mark.release
def test_headings_can_be_gone_to_and_linked(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    rules = read(ada, "/rules/station")
    ada.press(rules.get_by_text("On this page"))
    ada.press(rules.get_by_role("link", name="Points", exact=True))
    expect(heading(ada, "Points")).to_be_in_viewport()
    assert ada.page.url.endswith("/rules/station#points")
    bo = visit("desk")
    read(bo, "/rules/station#match")
    expect(heading(bo, "The match")).to_be_in_viewport()


def test_differences_are_a_table_where_there_is_room(visit: Visit) -> None:
    ada = visit("desk")
    rules = read(ada, "/rules")
    table = rules.get_by_role("table")
    assert table.get_by_role("columnheader").all_inner_texts() == [*TITLES["en"]]
    row = table.get_by_role("row", name="Passing on your own double")
    marker, none = "Your marker goes on", "No marker"
    assert row.get_by_role("cell").all_inner_texts() == [marker, none, marker, marker]
    grounds = row.get_by_role("cell").evaluate_all(
        "(cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor)"
    )
    assert grounds[0] == grounds[2] == grounds[3] != grounds[1]
    rounds = table.get_by_role("row", name="Length of the match").get_by_role("cell")
    expect(rounds.nth(3)).to_contain_text("One round, won by going out")
    expect(rounds.nth(3)).to_contain_text("rounds: 13 rounds, one for every double")


def test_differences_go_point_by_point_on_a_phone(visit: Visit) -> None:
    ada = visit("phone")
    rules = read(ada, "/rules")
    expect(rules.get_by_role("table")).to_have_count(0)
    point = rules.locator(".points li").filter(has=heading(ada, "Passing on your own double"))
    assert point.get_by_role("term").all_inner_texts() == ["Classic, Nordic, Station", "Gare"]
    assert point.get_by_role("definition").all_inner_texts() == ["Your marker goes on", "No marker"]
    sets = rules.locator(".points li").filter(has=heading(ada, "Set of dominoes"))
    expect(sets.get_by_role("definition")).to_contain_text(
        "Classic, Nordic · double-9: Double-9, 55 tiles"
    )


PLACES = tiers.cases("phone/fr", rest=["desk/fr", "phone/en", "phone/nb", "phone/es"])
PLACES += tiers.cases(rest=["phone on its side/fr", "large desk/fr"])


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_too_wide_or_too_small(visit: Visit, place: str) -> None:
    screen, _, language = place.partition("/")
    ada = visit(screen, locale=language)
    for path in PAGES:
        rules = read(ada, path)
        contents = rules.locator("details:not([open]) summary")
        if contents.count():
            contents.click()
        assert too_wide(ada.page) == [], path
        assert too_small(ada.page) == [], path


@pytest.mark.release
def test_pages_fit_a_screen_at_twice_the_size(visit: Visit) -> None:
    ada = visit("desk", viewport={"width": 320, "height": 400}, device_scale_factor=2, locale="nb")
    for path in PAGES:
        read(ada, path)
        assert too_wide(ada.page) == [], path


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk"]))
@pytest.mark.parametrize("path", PAGES)
def test_rules_are_accessible(visit: Visit, screen: str, path: str) -> None:
    ada = visit(screen)
    read(ada, path)
    assert_accessible(ada)


SIZES = tiers.cases("phone/en", "large desk/en", rest=["phone/fr", "desk/nb", "desk/es"])


@pytest.mark.parametrize("place", SIZES)
def test_the_sizes_of_hands_are_visible(visit: Visit, place: str) -> None:
    screen, _, language = place.partition("/")
    ada = visit(screen, locale=language)
    for sheet in ("classic", "station"):
        rules = read(ada, f"/rules/{sheet}")
        region = rules.locator(".wide-table")
        cells = region.get_by_role("cell").filter(has_text=re.compile(r"\d"))
        assert cells.count() >= 10
        outer = region.bounding_box()
        assert outer
        for cell in cells.all():
            box = cell.bounding_box()
            assert box
            assert box["width"] > 15
            assert box["height"] > 15
            assert outer["x"] <= box["x"]
            assert box["x"] + box["width"] <= outer["x"] + outer["width"] + 1


def test_the_sizes_of_hands_are_visible_on_paper(visit: Visit) -> None:
    ada = visit("desk", locale="fr")
    rules = read(ada, "/rules/station")
    ada.page.emulate_media(media="print")
    box = rules.locator(".wide-table").bounding_box()
    assert box
    assert box["width"] > 200


TIGHT = ("gare/rounds+fast+open", "nordic/nine+open")
"""The sheets that leave the least of a page empty, in French."""
OTHERS = [each for each in all_sheets() if each not in TIGHT]


@pytest.mark.parametrize("sheet", tiers.cases(*TIGHT, rest=OTHERS))
@pytest.mark.parametrize("language", tiers.cases("fr", rest=["fr-CA", "en", "nb", "es"]))
def test_a_sheet_is_one_page_on_paper(visit: Visit, language: str, sheet: str) -> None:
    ada = visit("desk", locale=language)
    rules = read(ada, f"/rules/{sheet}")
    assert [pages_on(ada.page, paper) for paper in PAPERS] == [1, 1]
    ada.page.emulate_media(media="print")
    assert rules.evaluate(TYPE) >= LEAST_TYPE
    expect(rules.locator("article p").last).to_be_visible()
    expect(rules.locator(":is(nav, figure, button):visible")).to_have_count(0)


BARS = """(article) => [...article.querySelectorAll('.differs')].map((line) => ({
  width: parseFloat(getComputedStyle(line).borderLeftWidth),
  inside: line.getBoundingClientRect().left >= article.getBoundingClientRect().left,
}))"""


@pytest.mark.release
def test_what_is_changed_has_its_bar_on_paper_in_every_column(visit: Visit) -> None:
    ada = visit("desk")
    rules = read(ada, "/rules/gare/rounds+fast")
    ada.page.emulate_media(media="print")
    bars = rules.locator("article").evaluate(BARS)
    assert len(bars) > 10
    assert all(bar["width"] > 0 and bar["inside"] for bar in bars)


@pytest.mark.release
def test_what_we_filled_in_is_marked_and_said_to_be_ours(visit: Visit) -> None:
    ada = visit("phone")
    rules = read(ada, "/rules/classic")
    dead = rules.locator("p").filter(has_text="a double of that number is dead")
    mark = dead.locator("sup").inner_text()
    readings = rules.locator("#readings")
    expect(readings.locator("p").filter(has_text=re.compile(f"^{mark} "))).to_have_text(
        f"{mark} Our reading: this sheet is silent here, and we follow Nordic."
    )
    expect(rules.locator("#mexican sup")).to_have_count(0)
    expect(rules.locator("#mexican .loco")).to_have_count(0)
    ada.page.emulate_media(media="print")
    expect(readings).to_be_visible()
    expect(dead.locator("sup")).to_be_visible()


@pytest.mark.release
def test_all_sheets_side_by_side_are_a_table_on_paper(visit: Visit) -> None:
    ada = visit("phone")
    rules = read(ada, "/rules")
    ada.page.emulate_media(media="print")
    expect(rules.get_by_role("table").get_by_role("columnheader")).to_have_count(4)
    assert [pages_on(ada.page, paper) for paper in PAPERS] == [2, 2]


@pytest.mark.release
def test_paper_is_white_where_the_screen_is_dark(visit: Visit) -> None:
    ada = visit("desk", color_scheme="dark")
    for path in PAGES:
        read(ada, path)
        assert is_dark_on_white(ada.page), path


def test_rules_can_be_printed_from_the_page(visit: Visit) -> None:
    ada = visit("phone", using="finger", locale="nb")
    ada.page.add_init_script(PRINT)
    read(ada, "/rules/nordic")
    ada.press(ada.button("Skriv ut på én side"))
    assert ada.page.evaluate("window.printed")


def test_everything_is_reached_by_the_tab_key(visit: Visit) -> None:
    ada = visit("desk")
    read(ada, "/rules/nordic")
    stops = [ada.tab() for _ in range(25)]
    wanted = ("Home", "All rules", "Gare", "double-9 + open", "Print on one page", "On this page")
    assert {*wanted, "The match"} <= {*stops}


@pytest.mark.parametrize(
    "path", tiers.cases("/rules/nordish", rest=["/rules/nordic/ten", "/rules/gare?hand=0"])
)
def test_a_sheet_that_is_not_there_says_so_and_shows_a_way_back(
    visit: Visit, page_watch: PageWatch, path: str
) -> None:
    ada = visit("phone")
    page_watch.expect("status of 400")
    rules = read(ada, path)
    expect(rules.get_by_role("heading", level=1)).to_have_text("There are no such rules")
    assert_accessible(ada)
    ada.press(ada.button("All rules"))
    expect(heading(ada, "The sheets")).to_be_visible()
