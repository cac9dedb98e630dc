"""A table of one's own: what is chosen for it, in the form and in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from real import Server
from tiers import cases

from browser import words
from browser.boxes import side_of, too_small, too_wide
from browser.conftest import Visit
from browser.forms import (
    FREE,
    chosen,
    house,
    open_form,
    open_house,
    open_table,
    pick,
    rule,
    switch,
    view_of,
)
from browser.page_host import PageHost
from browser.page_watch import PageWatch

NOT_THERE = r"status of 40[04]"
MUST_CLOSE = "They must be closed before anything else"
TWICE = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}


def test_a_table_is_hosted_with_variants_and_house_rules(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
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
    open_table(ada)
    view = view_of(server, ada)
    assert view["sheet"] == "nordic/nine+open"
    assert (len(view["players"]), view["rounds"], view["clock"]) == (3, 1, 60)
    assert (view["hints"], view["chat"], view["public"]) == (False, "phrases", False)
    assert (view["rules"]["open_double"], view["rules"]["blank_points"]) == ("free", 25)
    assert view["rules"]["hand"][1] == 12  # the sheet has 13 for three
    expect(house(ada).locator("summary")).to_contain_text("3 differ from the sheet")
    bo = visit("phone", using="finger")
    bo.page.goto(ada.page.url)
    bo.sees("Nordic, double-9, open, with house rules")
    expect(bo.page.locator(".house-list")).to_be_visible()
    bo.sees("counts 25 points")
    bo.sit_down_as("Bo")
    expect(bo.page.locator(".house-list div").nth(0)).to_have_text("Tiles for each12 tiles")
    expect(bo.page.locator(".house-list div").nth(1)).to_have_text(f"Open doubles{FREE}")
    bo.sees("counts 25 points")
    bo.sees("No hints")


def test_what_differs_from_the_sheet_is_marked_and_undone(
    visit: Visit, page_host: PageHost
) -> None:
    ada = visit("desk")
    open_form(ada)
    summary = house(ada).locator("summary")
    expect(summary).to_contain_text("All as on the sheet")
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
    ada.press(ada.button("Open doubles: as on the sheet"))
    expect(doubles.get_by_role("radio", name=MUST_CLOSE)).to_be_checked()
    expect(doubles).not_to_contain_text("Differs from the sheet")
    expect(summary).to_contain_text("1 differs from the sheet")
    rule(ada, "Fast first turn").get_by_role("radio", name="One tile").click()
    expect(summary).to_contain_text("All as on the sheet")


def test_another_sheet_starts_with_rules_of_its_own(visit: Visit, page_host: PageHost) -> None:
    ada = visit("desk")
    open_form(ada)
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
    open_house(ada)
    rule(ada, "Open doubles").get_by_role("radio", name=FREE).click()
    pick(ada, words.LENGTH, words.ONE_ROUND)
    ada.page.get_by_role("radio", name=re.compile("^Station")).click()
    expect(house(ada).locator("summary")).to_contain_text("All as on the sheet")
    assert chosen(ada, words.LENGTH).startswith("One round")
    switch(ada, "A round for every double").click()
    assert chosen(ada, words.LENGTH).startswith("Full: 13 rounds")


def test_what_cannot_be_dealt_cannot_be_chosen(visit: Visit, server: Server) -> None:
    ada = visit("desk")
    open_form(ada)
    ada.page.get_by_role("radio", name=re.compile("^Nordic")).click()
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
    open_table(ada)
    assert view_of(server, ada)["rules"]["max_pip"] == 6


def test_every_bot_can_have_a_level_of_its_own(visit: Visit, server: Server) -> None:
    ada = visit("phone", using="finger")
    open_form(ada)
    pick(ada, words.BOTS, "2")
    pick(ada, "Level of the bots", "easy")
    ada.press(switch(ada, "A level for each bot"))
    ada.page.get_by_label("Bot 2").select_option("expert")
    open_table(ada)
    levels = [player["bot"] for player in view_of(server, ada)["players"]]
    assert levels == [None, None, "greedy", "expert"]
    ada.page.get_by_label("Ada: level").select_option("good bot")
    expect(ada.page.locator(".seat small", has_text="good bot")).to_have_count(1)


def test_a_refusal_is_explained_in_the_servers_own_words(
    visit: Visit, page_host: PageHost, page_watch: PageWatch
) -> None:
    ada = visit("desk")
    open_form(ada)
    ada.page.route("**/api/tables", lambda route: route.fulfill(status=400, json=REFUSAL))
    page_watch.expect(NOT_THERE)
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
    ada.press(ada.button("Open doubles: as on the sheet"))
    expect(bo.page.get_by_text(FREE)).to_have_count(0)
    seats = ada.page.get_by_role("group", name=words.SEATS).get_by_role("radio")
    expect(seats).to_have_count(6)  # with two seats the match would begin
    switch(ada, "double-9 set").click()
    expect(seats).to_have_count(2)
    bo.sees(re.compile("^Nordic, double-9"))


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
    ada.sees("La table est prête")


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
    ada.sees("La table est prête")
    ada.sees("1 diffère de la feuille")
    ada.sees("Facile à dire au téléphone")


@pytest.mark.parametrize("how", cases("phone", rest=["twice"]))
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
    open_table(ada)
    open_house(ada)
    ada.press(ada.page.get_by_text("Settings", exact=True))
    assert too_wide(ada.page) + too_small(ada.page) == []


def test_bots_that_a_server_has_besides_are_offered_by_their_names(
    visit: Visit, page_host: PageHost
) -> None:
    def with_another(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        route.fulfill(response=answer, json={**told, "bots": [*told["bots"], "<careful>"]})

    ada = visit("desk")
    ada.page.route("**/api/sheets", with_another)
    open_form(ada)
    pick(ada, words.BOTS, "2")
    pick(ada, "Level of the bots", "<careful>")
    assert chosen(ada, "Level of the bots") == "<careful>"
    switch(ada, "A level for each bot").click()
    offered = ada.page.locator(".levels select").first.locator("option").all_inner_texts()
    assert offered == ["easy", "good", "expert", "<careful>"]


def test_a_desk_shows_at_once_how_others_come_and_how_to_begin(
    visit: Visit, server: Server
) -> None:
    made = server.make(seats=4)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    expect(ada.button(words.START)).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".invite")).to_be_in_viewport(ratio=1)
    start, seat = (
        side_of(each, "right")
        for each in (ada.button(words.START), ada.page.locator(".seats .row").first)
    )
    assert abs(start - seat) < 1


@pytest.mark.parametrize("screen", cases("phone", rest=["desk"]))
def test_a_new_invite_is_offered_after_all_that_the_present_one_can_do(
    visit: Visit, server: Server, screen: str
) -> None:
    made = server.make(seats=4)
    ada = visit(screen)
    ada.open_seat(made.table, made.token)
    renew = ada.button("Renew the invite")
    expect(renew).to_be_visible()
    for each in (".invite .linkfield", ".invite .flaps"):
        assert side_of(ada.page.locator(each), "top") < side_of(renew, "top"), each
