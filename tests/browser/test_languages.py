"""The page speaks the visitor's language, and another one when asked to."""

from __future__ import annotations

import re

import pytest
import tiers
from playwright.sync_api import expect
from real import Server

from browser.conftest import Visit

pytestmark = pytest.mark.usefixtures("page_host")

PLAY_NOW = {"en": "Play now", "fr": "Jouer tout de suite", "nb": "Spill nå", "es": "Jugar ya"}
FIRST = {"en": "Station", "fr": "Gare", "nb": "Nordisk", "es": "Estación"}
"""The rules that people of a language are offered first."""
BY_BROWSER = {
    "fr-CA": "fr-CA",
    "fr-BE": "fr",
    "nb-NO": "nb",
    "nn-NO": "nb",
    "no": "nb",
    "es-MX": "es",
    "en-GB": "en",
    "de-DE": "en",
}


@pytest.mark.parametrize(
    "browser",
    tiers.cases("fr-CA", "nn-NO", "de-DE", rest=["fr-BE", "nb-NO", "no", "es-MX", "en-GB"]),
)
def test_the_page_speaks_the_language_of_the_browser(browser: str, visit: Visit) -> None:
    language = BY_BROWSER[browser]
    visitor = visit("phone", using="finger", locale=browser)
    visitor.go_home()
    page = visitor.page
    expect(page.get_by_role("button", name=PLAY_NOW[language[:2]], exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".start .solo")).to_contain_text(f" · {FIRST[language[:2]]} · ")


def test_another_language_is_chosen_at_once_and_kept(visit: Visit) -> None:
    visitor = visit("desk")
    visitor.go_home()
    page = visitor.page
    for name, language in (
        ("Français", "fr"),
        ("Français (Québec)", "fr-CA"),
        ("Norsk", "nb"),
        ("Español", "es"),
    ):
        page.get_by_role("radio", name=name, exact=True).check()
        expect(page.get_by_role("button", name=PLAY_NOW[language[:2]], exact=True)).to_be_visible()
        expect(page.locator(".start .solo")).to_contain_text(f" · {FIRST[language[:2]]} · ")
    page.reload()
    expect(page.get_by_role("button", name=PLAY_NOW["es"], exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")


YOURS = {"fr-CA": "À toi de jouer", "es-ES": "Te toca"}


@pytest.mark.parametrize("browser", tiers.cases("fr-CA", rest=["es-ES"]))
def test_the_table_tells_what_to_do_in_it_too(browser: str, visit: Visit, server: Server) -> None:
    made = server.make(seats=2, bots=["greedy"])
    visitor = visit("phone", using="finger", locale=browser)
    visitor.open_seat(made.table, made.token)
    expect(visitor.page).to_have_title(re.compile(YOURS[browser]))
