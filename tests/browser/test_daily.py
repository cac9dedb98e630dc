"""Deals of days: what is kept of them, what they came to, and a month at a glance."""

from __future__ import annotations

import re

import pytest
import tiers
from playwright.sync_api import Locator, expect

from browser.accessible import violations
from browser.boxes import too_small, too_wide
from browser.conftest import Visit
from browser.deals import TODAY, keep, kept_deal, look
from browser.modules import ask
from browser.visitor import Visitor

pytestmark = pytest.mark.usefixtures("page_host")

FOUR = [kept_deal(f"2026-11-{day}") for day in (12, 13, 14, 15)]
SHARED = """() => { navigator.share = async (data) => { window.shared = data.text; }; }"""


@pytest.fixture(name="ada")
def _ada(visit: Visit) -> Visitor:
    ada = visit("phone", using="finger")
    ada.page.context.add_init_script(f"({SHARED})()")
    return ada


def day_cell(ada: Visitor, day: str) -> Locator:
    return ada.page.locator(f'.calendar [data-day="{day}"]')


# ---------------------------------------------------------------------- a result


def test_a_result_tells_par_a_place_and_the_days_in_a_row(ada: Visitor) -> None:
    keep(ada, *FOUR)
    look(ada, "/daily#2026-11-15-nordic")
    ada.sees("12 points")
    ada.sees(re.compile(r"Par 19 ± 8.*7 points under par"))
    place = "Place 5 of 101: you and 100 simulated players, 94 of whom did worse."
    ada.sees(place)
    expect(ada.page.get_by_role("img", name=place)).to_be_visible()
    facts = ada.page.locator(".facts").inner_text().split("\n")
    assert facts == ["Days in a row", "4 days", "Most in a row", "4 days", "Next deal in", "12 hrs"]
    ada.press(ada.button("Share"))
    ada.page.wait_for_function("() => window.shared")
    text, link = ada.page.evaluate("window.shared").split("\n")
    assert text == "Mexican Train 2026-11-15 · 12 points, par 19 · 🚂🚂🚂🚂🚂"
    assert link == f"{ada.address}/daily#2026-11-15-nordic"


@pytest.mark.release
def test_who_comes_last_is_told_so(ada: Visitor) -> None:
    keep(ada, kept_deal(TODAY, 99))
    look(ada)
    ada.sees("Place 101 of 101: you and 100 simulated players, none of whom did worse.")


def test_what_is_shared_tells_no_tile_and_names_another_sheet(ada: Visitor) -> None:
    look(ada)
    deal = kept_deal("2026-11-15", 40, sheet="classic", code="2026-11-15-classic")
    (text,) = ask(ada.page, "daily/share", "shareText", [[deal]])
    assert text.split("\n")[0] == (
        "Mexican Train 2026-11-15 · Classic · 40 points, par 19 · 🚂🚂▫▫▫"
    )
    (bare,) = ask(ada.page, "daily/share", "shareText", [[{**deal, "par": None}]])
    assert bare.split("\n")[0] == "Mexican Train 2026-11-15 · Classic · 40 points"


# ---------------------------------------------------------------------- a month


def test_a_month_shows_each_day_by_colour_by_sign_and_in_words(ada: Visitor) -> None:
    practised = {"table": "k7qf3m", "points": 9}
    keep(
        ada,
        kept_deal("2026-11-15", 12),
        kept_deal("2026-11-14", 31),
        kept_deal("2026-11-13", 19),
        kept_deal("2026-11-12", 5, par=None),
        kept_deal("2026-11-10", None),
        kept_deal("2026-11-09", None, practice=practised),
    )
    look(ada)
    told = {
        "15": ("15 November: 12 points, 7 points under par", "\u22127", "under"),
        "14": ("14 November: 31 points, 12 points over par", "+12", "over"),
        "13": ("13 November: 19 points, exactly par", "=", "same"),
        "12": ("12 November: 5 points", "✓", "played"),
        "11": ("11 November: not played", "", "open"),
        "10": ("10 November: begun", "◐", "begun"),
        "09": ("9 November: Practice: 9 points. Your first result stays.", "○", "practised"),
    }
    for day, (words, sign, kind) in told.items():
        cell = day_cell(ada, f"2026-11-{day}")
        expect(cell).to_have_accessible_name(words)
        expect(cell.locator("small")).to_have_text(sign)
        expect(cell).to_have_class(re.compile(rf"\b{kind}\b"))
    expect(day_cell(ada, TODAY)).to_have_class(re.compile("today"))
    future = ada.page.locator(".calendar td").filter(has_text=re.compile("^17$"))
    expect(future.get_by_role("link")).to_have_count(0)
    expect(ada.button("The month after")).to_be_disabled()
    expect(ada.button("The month before")).to_be_disabled()
    ada.press(day_cell(ada, "2026-11-11"))
    ada.sees("This day is over: it counts as a result, but not for your days in a row.")
    expect(ada.page).to_have_url(re.compile("#2026-11-11-nordic$"))


@pytest.mark.release
def test_the_keys_move_through_the_months(visit: Visit) -> None:
    ada = visit("desk", using="keys")
    look(ada, when="2026-12-03T12:00:00")
    ada.tab_to(day_cell(ada, "2026-12-03"))
    for key, day in (
        ("ArrowUp", "2026-11-26"),
        ("ArrowLeft", "2026-11-25"),
        ("ArrowDown", "2026-12-02"),
        ("ArrowRight", "2026-12-03"),
        ("ArrowRight", "2026-12-03"),
        ("ArrowUp", "2026-11-26"),
    ):
        ada.page.keyboard.press(key)
        expect(day_cell(ada, day)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".date")).to_have_text("Thursday 26 November")


@pytest.mark.release
def test_weeks_begin_as_the_language_has_it(visit: Visit) -> None:
    for locale, first in (("fr-CA", "dim."), ("nb-NO", "man.")):
        ada = visit("phone", locale=locale)
        look(ada)
        expect(ada.page.locator(".calendar th").first).to_have_text(first)


# ---------------------------------------------------------------------- the page


def test_a_day_without_a_deal_is_said_and_leads_to_today(ada: Visitor) -> None:
    for day in ("2026-11-17-nordic", "2026-10-31-nordic", "2026-11-31-nordic", "rubbish"):
        look(ada, f"/daily#{day}")
        ada.page.reload()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(
            "There is no deal for this day"
        )
    ada.press(ada.button(re.compile("Today.s deal")))
    expect(ada.page.locator(".date")).to_have_text("Monday 16 November")


@pytest.mark.release
def test_the_sheet_is_chosen_once_and_remembered(ada: Visitor) -> None:
    keep(ada, *FOUR)
    look(ada)
    expect(day_cell(ada, "2026-11-15").locator("small")).to_have_text("\u22127")
    ada.press(ada.button("Other rules"))
    ada.page.get_by_role("radio", name=re.compile("^Classic")).check(force=True)
    expect(ada.page.locator(".sheet .line")).to_contain_text("Classic")
    expect(day_cell(ada, "2026-11-15").locator("small")).to_have_text("")
    ada.page.goto(f"{ada.address}/daily")
    expect(ada.page.locator(".sheet .line")).to_contain_text("Classic")
    expect(ada.page.locator(".facts")).to_contain_text("4 days")


def test_at_midnight_the_next_deal_is_there(ada: Visitor) -> None:
    look(ada, when="2026-11-16T23:59:30")
    date = ada.page.locator(".date")
    expect(date).to_have_text("Monday 16 November")
    ada.sees("1 min")
    ada.page.clock.set_fixed_time("2026-11-17T00:00:05")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(date).to_have_text("Tuesday 17 November")


def test_home_says_whether_the_deal_of_the_day_is_played(ada: Visitor) -> None:
    look(ada, "/")
    way = ada.page.get_by_role("link", name=re.compile("Deal of the day"))
    expect(way).to_contain_text("The same tiles for everybody, once a day.")
    keep(ada, *FOUR)
    look(ada, "/")
    expect(way).to_contain_text("Not played yet today. 4 days in a row so far.")
    keep(ada, kept_deal(TODAY))
    look(ada, "/")
    expect(way).to_contain_text("Played today, 5 days in a row.")
    ada.press(way)
    ada.sees("12 points")


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk"]))
def test_the_page_is_for_everybody(visit: Visit, screen: str) -> None:
    ada = visit(screen)
    keep(ada, *FOUR)
    look(ada, "/daily#2026-11-15-nordic")
    assert violations(ada) == []
    assert too_small(ada.page) == []
    assert too_wide(ada.page) == []
    ada.page.set_viewport_size({"width": 320, "height": 640})
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert too_wide(ada.page) == []
