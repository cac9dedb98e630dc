"""People who come to a running match: they ask for a seat, and the host gives them a bot's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from real import Made, Server
from tiers import cases

from benchmarks.yard import SCREENS
from browser import boxes, scenes, words
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.scenes import NEXT_FRAMES
from browser.scripted_table import show_view
from browser.visitor import Visitor

RULES = {"max_pip": 6, "hand": 4, "engine": "descending", "first": "rotate"}
EVA = {"number": 1, "name": "Eva", "connected": True, "seat": None}
GATE = ("390x844", "1280x800")
SIZES = {**SCREENS, "320x568": (320, 568)}


def host_in_round_two(visit: Visit, server: Server, screen: str = "desk") -> tuple[Made, Visitor]:
    """Ada, who has played a round against two bots and begins the next."""
    made = server.make(seats=3, bots=["greedy", "greedy"], rules=RULES, rounds=3)
    ada = visit(screen)
    ada.open_seat(made.table, made.token)
    ada.play_round()
    ada.press(ada.button(words.NEXT_ROUND))
    ada.wait_for_turn()
    return made, ada


def come_late(visit: Visit, made: Made, name: str = "Eva") -> Visitor:
    """Somebody with a phone, who opens the link and asks for a seat."""
    eva = visit("phone", using="finger")
    eva.open_invite(made.table, made.invite)
    eva.sees(words.BEGUN)
    eva.page.get_by_label(words.YOUR_NAME).fill(name)
    eva.press(eva.button(words.WATCH_AND_ASK))
    return eva


def plate(visitor: Visitor, name: str) -> Locator:
    return visitor.lanes.get_by_role("button", name=re.compile(f"^{name}, "))


def points(visitor: Visitor, name: str) -> str:
    """The points that a plate shows to those who hear it."""
    label = plate(visitor, name).get_attribute("aria-label") or ""
    found = re.search(r"(\d+) points?", label)
    assert found, label
    return found[1]


def test_a_latecomer_plays_on_with_the_points_of_the_bot(visit: Visit, server: Server) -> None:
    made, ada = host_in_round_two(visit, server)
    before = points(ada, "Bruno")
    eva = come_late(visit, made)
    eva.sees(words.ASKED)
    assert eva.hand() == []
    request = ada.page.locator(".request")
    expect(request.get_by_text(words.EVA_ASKS)).to_be_visible()
    ada.press(ada.button(words.GIVE_A_SEAT))
    ada.press(ada.button(words.NOW))
    eva.sees(words.SEAT_IS_YOURS)
    expect(request).to_have_count(0)
    expect(plate(ada, "Eva")).to_be_visible()
    assert points(ada, "Eva") == points(eva, "You") == before
    eva.page.reload()
    eva.press(eva.button(words.WHAT_HAPPENED))
    log = eva.page.get_by_role("dialog", name=words.WHAT_HAPPENED)
    expect(log.get_by_text(re.compile("^Bruno ")).first).to_be_visible()
    expect(log.get_by_text(re.compile("^You "))).to_have_count(0)
    eva.page.keyboard.press("Escape")
    while ada.whose_turn() == "You":
        ada.take_turn()
    tile = eva.tap_tile()
    expect(eva.held(tile)).to_have_count(0)
    one, other = words.written(tile).split("-")
    expect(ada.happened(re.compile(rf"^Eva .*({one}-{other}|{other}-{one})"))).to_be_visible()


@pytest.mark.release
def test_a_seat_is_promised_taken_back_and_given_with_the_next_deal(
    visit: Visit, server: Server
) -> None:
    made, ada = host_in_round_two(visit, server)
    eva = come_late(visit, made)
    ada.press(ada.button(words.NOT_NOW))
    expect(ada.page.locator(".request")).to_have_count(0)
    ada.press(plate(ada, "Bruno"))
    ada.press(ada.button(words.FROM_THE_NEXT_ROUND))
    expect(plate(ada, "Bruno").get_by_text("next: Eva")).to_be_visible()
    eva.sees(words.YOURS_NEXT)
    ada.press(plate(ada, "Bruno"))
    expect(ada.page.get_by_text(words.EVA_PLAYS_NEXT)).to_be_visible()
    ada.press(ada.button(words.TAKE_THE_SEAT_BACK))
    eva.sees(words.ASKED)
    ada.press(ada.button(words.FROM_THE_NEXT_ROUND))
    eva.sees(words.YOURS_NEXT)
    eva.page.reload()
    eva.sees(words.YOURS_NEXT)
    ada.play_round()
    assert eva.hand() == []
    ada.press(ada.button(words.NEXT_ROUND))
    eva.sees(words.SEAT_IS_YOURS)
    expect(plate(ada, "Eva")).to_be_visible()
    assert len(eva.hand()) == RULES["hand"]


@pytest.mark.release
def test_the_host_declines_and_a_name_of_a_player_is_refused(visit: Visit, server: Server) -> None:
    made, ada = host_in_round_two(visit, server)
    eva = come_late(visit, made, "ada")
    eva.sees(words.NAME_TAKEN)
    eva.press(eva.button(words.ASK_FOR_A_SEAT))
    eva.page.get_by_label(words.YOUR_NAME).fill("Eva")
    eva.press(eva.page.get_by_role("dialog").get_by_role("button", name=words.ASK_FOR_A_SEAT))
    eva.sees(words.ASKED)
    ada.press(ada.button(words.GIVE_A_SEAT))
    ada.press(ada.button(words.NO_SEAT))
    eva.sees(words.DECLINED)
    expect(eva.button(words.ASK_FOR_A_SEAT)).to_be_visible()
    eva.page.reload()
    eva.sees(words.WATCHING)


@pytest.mark.release
def test_where_people_have_all_seats_nobody_promises_one_in_this_match(
    visit: Visit, server: Server
) -> None:
    made = server.make()
    server.sit(made)
    ada = visit("desk")
    ada.open_seat(made.table, made.token)
    eva = visit("phone", using="finger")
    eva.open_invite(made.table, made.invite)
    eva.sees(words.BEGUN_AND_FULL)
    eva.page.get_by_label(words.YOUR_NAME).fill("Eva")
    eva.press(eva.button(words.WATCH_AND_ASK))
    eva.sees(words.ASKED_BUT_FULL)
    ada.press(ada.button(words.GIVE_A_SEAT))
    ada.sees(words.NO_BOT_HAS_ONE)


@pytest.mark.release
def test_who_watched_has_a_seat_in_the_next_match(visit: Visit, server: Server) -> None:
    made = server.make(seats=3, bots=["greedy", "greedy"], rules=RULES, rounds=1)
    ada = visit("phone")
    ada.open_seat(made.table, made.token)
    eva = come_late(visit, made)
    eva.sees(words.ASKED)
    ada.press(ada.button(words.NOT_NOW))
    ada.play_round()
    eva.sees(words.IN_THE_NEXT_MATCH)
    ada.press(ada.button(words.PLAY_AGAIN_WITH_EVA))
    for each in (ada, eva):
        each.sees(words.LOBBY)
        expect(each.page.get_by_role("listitem").filter(has_text="Eva")).to_be_visible()
        expect(each.page.get_by_text("Cleo", exact=True)).to_be_visible()
    expect(eva.page.get_by_text(words.SEAT_IS_YOURS)).to_be_visible()
    expect(ada.button(words.START)).to_be_in_viewport(ratio=1)  # above the invite
    ada.press(ada.button(words.START))
    eva.table_is_shown()
    expect(plate(ada, "Eva")).to_be_visible()
    assert len(eva.hand()) == RULES["hand"]


@pytest.mark.parametrize("screen", cases(*GATE, rest=[each for each in SIZES if each not in GATE]))
def test_a_request_and_its_dialog_fit_every_screen(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    width, height = SIZES[screen]
    ada = visit("desk", viewport={"width": width, "height": height})
    made = page_host.make(seats=4, bots=["greedy"] * 3)
    scene: dict[str, Any] = {**scenes.full(4), "latecomers": [EVA]}
    show_view(ada, page_host, **scene)
    ada.open_seat(made.table, made.token)
    request = ada.page.locator(".request")
    expect(request).to_be_in_viewport(ratio=1)
    for name in (words.GIVE_A_SEAT, words.NOT_NOW):
        box = ada.button(name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= boxes.LEAST
    expect(ada.tray.locator(".hand")).to_be_visible()
    strip = boxes.things(ada.page, request=".request", piece=".tray .piece", deed=".deeds button")
    assert boxes.overlaps(strip) == []
    ada.press(ada.button(words.GIVE_A_SEAT))
    dialog = ada.page.get_by_role("dialog", name=words.SEAT_FOR_EVA)
    expect(dialog).to_be_in_viewport(ratio=1)
    ada.page.evaluate(NEXT_FRAMES)
    for name in (words.NOW, words.FROM_THE_NEXT_ROUND, words.NO_SEAT):
        ada.button(name).scroll_into_view_if_needed()
        expect(ada.button(name)).to_be_in_viewport(ratio=1)
