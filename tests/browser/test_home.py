"""The home page and what is chosen there: settings, a table of one's own, codes; and the lobby."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, expect
from real import Server

from browser import words
from browser.boxes import too_small, too_wide
from browser.conftest import SCREENS, Visit
from browser.visitor import Visitor
from browser.witness import Witness

AXE = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
HOUSE = "House rules"
NOT_THERE = r"status of 40[04]"
FREE, MUST_CLOSE = "They bind nobody", "They must be closed before anything else"
TWICE = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
GROUND = "getComputedStyle(document.body).backgroundColor"


def pick(someone: Visitor, legend: str, choice: str) -> None:
    """Chooses one of several."""
    group = someone.page.get_by_role("group", name=re.compile(f"^{legend}"))
    group.get_by_role("radio", name=choice, exact=True).click()


def chosen(someone: Visitor, legend: str) -> str:
    group = someone.page.get_by_role("group", name=re.compile(f"^{legend}"))
    return group.locator("label", has=someone.page.locator(":checked")).inner_text()


def switch(someone: Visitor, name: str) -> Locator:
    return someone.page.get_by_role("switch", name=re.compile(name))


def house(someone: Visitor) -> Locator:
    return someone.page.locator("details.house")


def rule(someone: Visitor, name: str) -> Locator:
    """A house rule of the form, by its name."""
    return house(someone).locator(".house-rule", has_text=name).first


def open_house(someone: Visitor) -> None:
    someone.press(someone.page.get_by_text(HOUSE, exact=True))
    expect(rule(someone, "Open doubles")).to_be_visible()


def open_form(someone: Visitor) -> None:
    someone.go_home()
    someone.choose_a_table()
    expect(someone.button(words.OPEN_TABLE)).to_be_visible()


def make(someone: Visitor) -> str:
    """Opens the table; what it is called."""
    someone.press(someone.button(words.OPEN_TABLE))
    someone.sees(words.LOBBY)
    return someone.page.url.split("/t/")[1].split("#")[0]


def view_of(server: Server, someone: Visitor) -> dict[str, Any]:
    """What the server has of the table someone is at."""
    table, invite = someone.page.url.split("/t/")[1].split("#")
    with server.player(table, invite=invite) as watcher:
        return watcher.view


def code_of(someone: Visitor) -> str:
    """The code in the lobby, as it is read out."""
    return str(someone.page.locator(".flaps").get_attribute("aria-label"))


def violations(someone: Visitor) -> list[str]:
    found = []
    for scheme in ("light", "dark"):
        someone.page.emulate_media(color_scheme=scheme)
        for each in Axe().run(someone.page, options=AXE).response["violations"]:
            where = [" ".join(node["target"]) for node in each["nodes"]]
            found.append(f"{scheme}: {each['id']}: {where[:4]}")
    return found


# ---------------------------------------------------------------------- home


def test_the_first_screen_of_a_phone_has_the_name_and_all_ways_on(visit: Visit) -> None:
    ada = visit("phone", using="finger")
    ada.go_home()
    page = ada.page
    for thing in (
        page.get_by_label(words.YOUR_NAME),
        ada.button(words.PLAY_NOW),
        page.get_by_role("link", name=words.HOST_A_TABLE),
        page.get_by_role("link", name=words.LEARN),
        page.get_by_role("link", name=re.compile(f"^{words.RULES}")),
        page.get_by_label(words.LINK),
        ada.button(words.JOIN),
    ):
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SCREENS["phone"]["viewport"]["height"]
    assert page.get_by_role("link", name=words.LEARN).get_attribute("href") == "/learn"
    assert page.get_by_role("link", name=re.compile("^Rules")).get_attribute("href") == "/rules"
    assert page.get_by_role("link", name=words.REPLAY).get_attribute("href") == "/replay"


def test_one_click_plays_with_three_bots(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger")
    ada.play_now("Ada")
    ada.table_is_shown()
    view = view_of(server, ada)
    assert [player["bot"] for player in view["players"]] == [None, *["planner"] * 3]
    assert (view["rounds"], view["players"][0]["name"]) == (3, "Ada")


def test_the_theme_is_shown_at_once_and_remembered(visit: Visit) -> None:
    ada = visit("desk", color_scheme="light")
    ada.go_home()
    light = ada.page.evaluate(GROUND)
    pick(ada, "Light or dark", "Dark")
    dark = ada.page.evaluate(GROUND)
    assert dark != light
    ada.page.reload()
    expect(ada.button(words.PLAY_NOW)).to_be_visible()
    assert ada.page.evaluate(GROUND) == dark
    pick(ada, "Light or dark", "Light")
    ada.page.emulate_media(color_scheme="dark")
    assert ada.page.evaluate(GROUND) == light
    pick(ada, "Light or dark", "As the device")
    assert ada.page.evaluate(GROUND) == dark


def test_sound_and_numerals_are_remembered_with_the_name_and_the_language(visit: Visit) -> None:
    ada = visit("desk")
    ada.go_home()
    expect(switch(ada, "Sound")).to_be_checked()
    switch(ada, "Sound").click()
    pick(ada, "Tiles", "Numerals")
    pick(ada, "Language", "Norsk")
    ada.page.get_by_label("Navnet ditt").fill("Åse")
    ada.page.reload()
    expect(ada.page.get_by_label("Navnet ditt")).to_have_value("Åse")
    expect(switch(ada, "Lyd")).not_to_be_checked()
    assert chosen(ada, "Brikker") == "Tall"
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('mexican-train'))")
    assert (kept["sound"], kept["numerals"], kept["language"]) == (False, True, "nb")


def test_public_tables_are_found_and_joined(visit: Visit, server: Server) -> None:
    made = server.make(name="Marie", seats=3, public=True)
    with server.player(made.table, token=made.token):
        bo = visit("desk")
        bo.go_home()
        row = bo.page.get_by_role("listitem").filter(has_text="Marie · 2 seats free")
        bo.page.get_by_label(words.YOUR_NAME).fill("Bo")
        bo.press(row.get_by_role("button", name="Sit down"))
        bo.sees(words.LOBBY)
        bo.go_home()
        bo.press(bo.button(re.compile("Marie, Bo")))
        bo.sees(words.LOBBY)


# ---------------------------------------------------------------------- joining


def test_a_code_that_was_said_opens_the_table(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    make(ada)
    code = code_of(ada)
    assert re.fullmatch(r"([2-9A-Z] ){5}[2-9A-Z]", code)
    bo = visit("phone", using="finger")
    bo.go_home()
    letters = code.replace(" ", "")
    bo.page.get_by_label(words.LINK).fill(f" {letters[:3]} {letters[3:]} ")
    bo.press(bo.button(words.JOIN))
    bo.sees(words.INVITED)
    bo.sit_down_as("Bo")
    bo.sees(words.LOBBY)
    assert code_of(bo) == code


def test_a_code_that_opens_nothing_gets_one_sentence(
    visit: Visit, server: Server, witness: Witness
) -> None:
    ada = visit("desk")
    open_form(ada)
    make(ada)
    code = code_of(ada)
    ada.press(ada.button(words.START))
    ada.table_is_shown()
    bo = visit("phone", using="finger")
    bo.go_home()
    for said in ("zzz zzz", code):
        witness.expect(NOT_THERE)
        bo.page.get_by_label(words.LINK).fill(said)
        bo.press(bo.button(words.JOIN))
        expect(bo.page.get_by_role("alert")).to_contain_text(words.NO_SUCH_CODE)
    bo.page.get_by_label(words.LINK).fill("the table of my friends")
    bo.press(bo.button(words.JOIN))
    expect(bo.page.get_by_role("alert")).to_contain_text(words.NOT_A_LINK)


# ---------------------------------------------------------------------- hosting


def test_a_table_is_hosted_with_variants_and_house_rules(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    switch(ada, "double-9 set").click()
    switch(ada, "All hands lie open").click()
    pick(ada, words.SEATS, "3")
    pick(ada, words.LENGTH, words.ONE_ROUND)
    pick(ada, "Time for a turn", "60 s")
    pick(ada, "Chat", "Ready phrases only")
    switch(ada, "Hints allowed").click()
    open_house(ada)
    rule(ada, "Open doubles").get_by_role("radio", name=FREE).click()
    rule(ada, "A blank end").get_by_role("spinbutton").fill("25")
    rule(ada, "A blank end").get_by_role("spinbutton").press("Tab")
    rule(ada, "Tiles for each").locator("button").first.click()
    make(ada)
    view = view_of(server, ada)
    assert view["sheet"] == "nordic/nine+open"
    assert (len(view["players"]), view["rounds"], view["clock"]) == (3, 1, 60)
    assert (view["hints"], view["chat"], view["public"]) == (False, "phrases", False)
    assert (view["rules"]["open_double"], view["rules"]["blank_points"]) == ("free", 25)
    assert view["rules"]["hand"][1] == 12  # the sheet has 13 for three
    expect(house(ada).locator("summary")).to_contain_text("3 differ from the sheet")
    bo = visit("phone", using="finger")
    bo.page.goto(ada.page.url)
    bo.sit_down_as("Bo")
    expect(bo.page.locator(".house-list div").nth(0)).to_have_text("Tiles for each12 tiles")
    expect(bo.page.locator(".house-list div").nth(1)).to_have_text(f"Open doubles{FREE}")
    bo.sees("counts 25 points")
    bo.sees("No hints")


def test_what_differs_from_the_sheet_is_marked_and_undone(visit: Visit) -> None:
    ada = visit("desk")
    open_form(ada)
    summary = house(ada).locator("summary")
    expect(summary).to_contain_text("All as the sheet has it")
    open_house(ada)
    doubles = rule(ada, "Open doubles")
    expect(doubles).not_to_contain_text("Differs from the sheet")
    plain = doubles.evaluate("(node) => getComputedStyle(node).borderLeftWidth")
    doubles.get_by_role("radio", name=FREE).click()
    expect(doubles).to_contain_text(f"Differs from the sheet: “{MUST_CLOSE}”")
    assert doubles.evaluate("(node) => getComputedStyle(node).borderLeftWidth") != plain
    expect(summary).to_contain_text("1 differs from the sheet")
    rule(ada, "Fast first turn").get_by_role("radio", name="As many tiles as you like").click()
    expect(summary).to_contain_text("2 differ from the sheet")
    ada.press(ada.button("Open doubles: as the sheet"))
    expect(doubles.get_by_role("radio", name=MUST_CLOSE)).to_be_checked()
    expect(doubles).not_to_contain_text("Differs from the sheet")
    expect(summary).to_contain_text("1 differs from the sheet")
    rule(ada, "Fast first turn").get_by_role("radio", name="One tile").click()
    expect(summary).to_contain_text("All as the sheet has it")


def test_another_sheet_starts_with_rules_of_its_own(visit: Visit) -> None:
    ada = visit("desk")
    open_form(ada)
    open_house(ada)
    rule(ada, "Open doubles").get_by_role("radio", name=FREE).click()
    pick(ada, words.LENGTH, words.ONE_ROUND)
    ada.page.get_by_role("radio", name=re.compile("^Station")).click()
    expect(house(ada).locator("summary")).to_contain_text("All as the sheet has it")
    assert chosen(ada, words.LENGTH).startswith("One round")
    switch(ada, "A round for every double").click()
    assert chosen(ada, words.LENGTH).startswith("Full: 13 rounds")


def test_what_cannot_be_dealt_cannot_be_chosen(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    pick(ada, words.SEATS, "8")
    open_house(ada)
    rule(ada, "Set of dominoes").get_by_role("radio", name="Double-6, 28 tiles").click()
    tiles = rule(ada, "Tiles for each").get_by_role("spinbutton")
    expect(tiles).to_have_value("3")  # 28 less the engine and one to draw, among eight
    expect(house(ada).locator("summary")).to_contain_text("1 differs from the sheet")
    tiles.fill("50")
    tiles.press("Tab")
    expect(tiles).to_have_value("3")
    switch(ada, "double-9 set").click()
    expect(ada.page.get_by_role("group", name=words.SEATS).get_by_role("radio")).to_have_count(3)
    assert chosen(ada, words.SEATS) == "4"
    make(ada)
    assert view_of(server, ada)["rules"]["max_pip"] == 6


def test_every_bot_can_have_a_level_of_its_own(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger")
    open_form(ada)
    pick(ada, words.BOTS, "2")
    pick(ada, "Bots play", "easily")
    ada.press(switch(ada, "A level for each bot"))
    ada.page.get_by_label("Bot 2").select_option("like experts")
    make(ada)
    levels = [player["bot"] for player in view_of(server, ada)["players"]]
    assert levels == [None, None, "greedy", "expert"]
    ada.page.get_by_label("Ada: Bots play").select_option("good bot")
    expect(ada.page.locator(".seat small", has_text="good bot")).to_have_count(1)


def test_a_refusal_is_explained_in_the_servers_own_words(visit: Visit, witness: Witness) -> None:
    ada = visit("desk")
    open_form(ada)
    ada.page.route("**/api/tables", lambda route: route.fulfill(status=400, json=REFUSAL))
    witness.expect(NOT_THERE)
    ada.press(ada.button(words.OPEN_TABLE))
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("These choices do not go together.")
    expect(alert.locator("[lang=en]")).to_have_text("8 hands of 50 tiles leave none")


REFUSAL = {"error": {"code": "bad_options", "message": "8 hands of 50 tiles leave none"}}


# ---------------------------------------------------------------------- the lobby


def test_the_host_changes_the_rules_while_others_look_on(visit: Visit, server: Server) -> None:
    made = server.make(seats=4)
    token = server.sit(made)
    ada, bo = visit("desk"), visit("desk")
    ada.open_seat(made.table, made.token)
    bo.open_seat(made.table, token)
    bo.sees("13 rounds")
    pick(ada, words.LENGTH, "Short: 3 rounds")
    bo.sees("3 rounds")
    open_house(ada)
    rule(ada, "Open doubles").get_by_role("radio", name=FREE).click()
    bo.sees(FREE)
    bo.sees("1 differs from the sheet")
    ada.press(ada.button("Open doubles: as the sheet"))
    expect(bo.page.get_by_text(FREE)).to_have_count(0)
    seats = ada.page.get_by_role("group", name=words.SEATS).get_by_role("radio")
    expect(seats).to_have_count(6)  # with two seats the match would begin
    switch(ada, "double-9 set").click()
    expect(seats).to_have_count(2)
    bo.sees(re.compile("^Nordic, nine"))


def test_one_is_called_otherwise_in_the_lobby(visit: Visit, server: Server) -> None:
    made = server.make(seats=3)
    ada, bo = visit("desk"), visit("phone", using="finger")
    ada.open_seat(made.table, made.token)
    bo.open_seat(made.table, server.sit(made))
    bo.page.get_by_label(words.YOUR_NAME).fill("Bodil")
    bo.press(bo.button("Change"))
    expect(ada.page.get_by_role("listitem").filter(has_text="Bodil")).to_be_visible()
    bo.go_home()
    expect(bo.page.get_by_label(words.YOUR_NAME)).to_have_value("Bodil")


def test_the_lobby_lets_one_copy_the_link_and_change_the_language(
    visit: Visit, server: Server
) -> None:
    made = server.make(seats=3)
    ada = visit("desk", permissions=["clipboard-read", "clipboard-write"])
    ada.open_seat(made.table, made.token)
    ada.press(ada.button("Copy"))
    expect(ada.button("Copied")).to_be_visible()
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{ada.address}/t/{made.table}#{made.invite}"
    ada.press(ada.page.get_by_text("Settings", exact=True))
    pick(ada, "Language", "Français")
    ada.sees("La table est mise")


# ---------------------------------------------------------------------- for everyone


def test_the_form_speaks_another_language_throughout(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger", locale="fr-CA")
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Ouvrir une table"))
    expect(ada.button("Ouvrir la table")).to_be_visible()
    ada.press(ada.page.get_by_text("Règles maison", exact=True))
    expect(house(ada).locator(".house-rule").first).to_be_visible()
    house(ada).get_by_role("radio").last.click()
    house(ada).get_by_role("radio").nth(-2).click()
    ada.sees(re.compile("^Diffère de la feuille"))
    said = ada.page.locator("main").inner_text()
    assert not re.search(r"\b(the|sheet|rule|house|option|lobby)\b|-about", said, re.IGNORECASE)
    ada.press(ada.button("Ouvrir la table"))
    ada.sees("La table est mise")
    ada.sees("1 diffère de la feuille")
    ada.sees("Facile à dire au téléphone")


@pytest.mark.parametrize("how", ["phone", "twice"])
def test_everything_fits_and_can_be_tapped(visit: Visit, server: Server, how: str) -> None:
    ada = visit("phone") if how == "phone" else visit("desk", **TWICE)
    ada.go_home()
    expect(switch(ada, "Sound")).to_be_visible()
    assert too_wide(ada.page) + too_small(ada.page) == []
    ada.choose_a_table()
    pick(ada, words.BOTS, "3")
    switch(ada, "A level for each bot").click()
    open_house(ada)
    for name in (FREE, "Open to all"):
        house(ada).get_by_role("radio", name=name).click()
    assert too_wide(ada.page) + too_small(ada.page) == []
    pick(ada, words.BOTS, "1")
    make(ada)
    open_house(ada)
    ada.press(ada.page.get_by_text("Settings", exact=True))
    assert too_wide(ada.page) + too_small(ada.page) == []


def test_home_form_and_lobby_are_accessible_by_day_and_by_night(
    visit: Visit, server: Server
) -> None:
    made = server.make(name="Marie", seats=3, public=True)
    with server.player(made.table, token=made.token):
        ada = visit("desk")
        ada.go_home()
        ada.sees("Marie · 2 seats free")
        assert violations(ada) == []
    ada.choose_a_table()
    open_house(ada)
    for name in (FREE, "Open to all"):
        house(ada).get_by_role("radio", name=name).click()
    assert violations(ada) == []
    make(ada)
    bo = visit("phone")
    bo.page.goto(ada.page.url)
    bo.sit_down_as("Bo")
    bo.sees(FREE)
    assert violations(bo) == []
