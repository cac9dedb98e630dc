"""A finished round is watched again: step by step, through every seat's eyes, with its log."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tiers import cases

from browser import boxes, words
from browser.accessible import assert_accessible
from browser.conftest import SCREENS, Visit
from browser.page_host import PageHost, Played
from browser.page_watch import PageWatch
from browser.replays import (
    CHECK,
    SMALL,
    THE_DEAL,
    at_the_end,
    hands,
    open_replay,
    slider,
    step_is,
    told,
)
from browser.scripted_table import show_view

FIRST, BACK, ON, LAST = "To the deal", "One step back", "One step on", "To the end"
PLAY, PAUSE, SPEED = "Play", "Pause", "Speed"
EYES, THROUGH_BOS = "Point of view", "Seen by Bo"
SAVE, SAVE_MATCH = "Download this round", "Download the whole match"
BACK_TO_TABLE = "Back to the table"
IN_HAND = "In hand"
NOT_OVER = "It is not over yet"
LOCKED = "This link does not open this table."

# The distances between the words of a line of the log and those of the next.
_GAPS = """() => {
  const words = [...document.querySelectorAll('.walk button > span:last-child')].map((node) =>
    node.getBoundingClientRect());
  const gaps = words.slice(1).map(({ top }, index) => Math.round(top - words[index].bottom));
  return [...new Set(gaps)];
}"""


@pytest.fixture(name="watched", scope="module")
def _watched(page_host: PageHost) -> Played:
    return page_host.play(rules=SMALL)


# ---------------------------------------------------------------------- moving


@pytest.mark.release
def test_a_round_is_watched_by_mouse_to_the_points_of_the_table(
    visit: Visit, watched: Played
) -> None:
    ada = visit()
    open_replay(ada, watched)
    actions = watched.records[0]["actions"]
    for step in range(1, len(actions) + 1):
        ada.press(ada.button(ON))
        expect(told(ada)).to_contain_text(f"Step {step} of {len(actions)}")
    at_the_end(ada, watched)
    ada.press(ada.button(BACK))
    step_is(ada, len(actions) - 1)
    ada.press(ada.button(FIRST))
    step_is(ada, 0)
    assert [len(hand) for hand in hands(ada).values()] == [4, 4, 4]


def test_a_round_is_watched_by_keys(visit: Visit, watched: Played) -> None:
    ada = visit(using="keys")
    open_replay(ada, watched)
    last = len(watched.records[0]["actions"])
    for key, step in (
        *(("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)),
        *(("ArrowRight", last), ("Home", 0), ("ArrowLeft", 0), ("End", last)),
    ):
        ada.page.keyboard.press(key)
        step_is(ada, step)
    at_the_end(ada, watched)
    ada.press(ada.button(BACK))
    ada.page.keyboard.press("ArrowLeft")
    step_is(ada, last - 2)
    ada.tab_to(slider(ada))
    ada.page.keyboard.press("ArrowRight")
    step_is(ada, last - 1)
    ada.page.keyboard.press("Home")
    step_is(ada, 0)
    expect(slider(ada)).to_have_attribute("aria-valuetext", THE_DEAL)


def test_a_round_plays_by_itself_until_it_is_stopped(visit: Visit, watched: Played) -> None:
    ada = visit()
    open_replay(ada, watched)
    ada.page.get_by_label(SPEED).select_option("4")
    ada.press(ada.button(PLAY))
    ada.page.wait_for_function("() => document.querySelector('.helm input').value >= 3")
    ada.press(ada.button(PAUSE))
    expect(ada.button(PLAY)).to_be_visible()
    ada.page.locator("h1").click()
    ada.page.keyboard.press("Space")
    expect(ada.button(PAUSE)).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.button(PLAY)).to_be_visible()
    at_the_end(ada, watched)


def test_a_line_of_the_log_leads_to_its_step(visit: Visit, watched: Played) -> None:
    ada = visit()
    open_replay(ada, watched)
    lines = ada.page.get_by_role("complementary", name=words.WHAT_HAPPENED).get_by_role("button")
    last = len(watched.records[0]["actions"])
    expect(lines).to_have_count(last + 1)
    expect(lines.first).to_have_attribute("aria-current", "step")
    ada.press(lines.nth(last))
    step_is(ada, last)
    current = ada.page.locator(".diary [aria-current]")
    expect(current).to_be_in_viewport(ratio=0.9)
    expect(told(ada)).to_contain_text(current.locator(".event").first.inner_text())
    ada.page.keyboard.press("ArrowUp")
    step_is(ada, last - 1)
    expect(current).to_be_focused()
    ada.page.keyboard.press("Home")
    expect(current).to_be_in_viewport(ratio=0.9)
    expect(current).to_have_text(re.compile("^Round 1: the engine is the double 9"))


def test_on_a_phone_the_log_opens_over_the_yard(visit: Visit, watched: Played) -> None:
    ada = visit("phone", using="finger")
    open_replay(ada, watched)
    ada.press(ada.button(words.WHAT_HAPPENED))
    log = ada.page.get_by_role("dialog", name=words.WHAT_HAPPENED)
    ada.press(log.get_by_role("button").nth(5))
    expect(log).to_have_count(0)
    step_is(ada, 4)


# ---------------------------------------------------------------------- whose eyes


def test_through_a_seats_eyes_no_other_hand_is_shown(visit: Visit, watched: Played) -> None:
    ada = visit()
    open_replay(ada, watched)
    dealt = [[words.spoken(tile) for tile in hand] for hand in watched.records[0]["deal"]["hands"]]
    assert [sorted(hand) for hand in hands(ada).values()] == [sorted(hand) for hand in dealt]
    ada.page.get_by_label(EYES).select_option(THROUGH_BOS)
    expect(ada.page.locator(".owned")).to_have_count(1)
    assert {name: sorted(hand) for name, hand in hands(ada).items()} == {"Bo": sorted(dealt[1])}
    others = {*dealt[0], *dealt[2]}
    shown = ada.page.locator(".replay [role=img]").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel)"
    )
    assert others & set(shown) == set()
    log = ada.page.locator(".diary").inner_text()
    assert "drew a tile" in log
    assert not re.search(r"^(?!Bo ).* drew \d", log, re.MULTILINE)
    ada.press(ada.page.locator(".plate").first)
    dialog = ada.page.get_by_role("dialog", name="Ada")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text(IN_HAND)).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.press(ada.button(LAST))
    at_the_end(ada, watched)


# ---------------------------------------------------------------------- beside it


def test_rounds_can_be_changed_and_downloaded(
    visit: Visit, page_host: PageHost, watched: Played, tmp_path: Path
) -> None:
    ada = visit(accept_downloads=True)
    show_view(ada, page_host)
    open_replay(ada, watched)
    ada.press(ada.button(words.MENU))
    ada.press(ada.page.get_by_role("link", name="Round 2"))
    expect(ada.page.get_by_role("heading", name="Round 2", level=1)).to_be_visible()
    assert "/1/2#" in ada.page.url
    for name, expected in ((SAVE, watched.records[1:]), (SAVE_MATCH, watched.records)):
        ada.press(ada.button(words.MENU))
        with ada.page.expect_download() as saved:
            ada.press(ada.button(name))
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        assert [json.loads(line) for line in file.read_text().splitlines()] == expected
        ada.page.keyboard.press("Escape")
    ada.press(ada.button(BACK_TO_TABLE))
    expect(ada.page).to_have_url(re.compile(f"/t/{watched.made.table}"))
    ada.press(ada.button(words.JUST_WATCH))
    ada.sees(words.round_of(2, 2))


def test_a_round_is_shown_to_those_who_may_open_the_table(
    visit: Visit, page_watch: PageWatch, watched: Played
) -> None:
    ada = visit()
    page_watch.expect("status of 40[34]")
    ada.page.goto(f"{ada.address}/replay/{watched.made.table}/1/1")
    ada.sees(LOCKED)
    ada.page.goto(f"{ada.address}/replay/{watched.made.table}/1/9#{watched.made.invite}")
    ada.sees(NOT_OVER)
    open_replay(ada, watched)


def test_a_link_may_lead_straight_to_the_check_of_the_deal(visit: Visit, watched: Played) -> None:
    ada = visit()
    open_replay(ada, watched)
    ada.page.goto(f"{ada.address}/replay/{watched.made.table}/1/2#deal")
    expect(ada.page.get_by_role("dialog", name=CHECK)).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("heading", name="Round 2", level=1)).to_be_visible()


@pytest.mark.parametrize("locale", cases("nb-NO", rest=["fr-CA", "es-ES"]))
def test_a_replay_speaks_every_language(visit: Visit, watched: Played, locale: str) -> None:
    ada = visit(locale=locale)
    made = watched.made
    ada.page.goto(f"{ada.address}/replay/{made.table}/1/1#{made.invite}")
    expect(told(ada)).not_to_contain_text(THE_DEAL)
    ada.press(ada.page.locator("button.check"))
    expect(ada.page.locator(".verdict.good")).to_be_visible()
    seen = ada.page.locator("body").inner_text()
    assert not re.search(r"\b(replay|fair)-[a-z]|The (deal|hands|rounds)|agrees", seen)


# ---------------------------------------------------------------------- how it looks


@pytest.mark.parametrize("screen", cases("phone", rest=["desk"]))
def test_a_replay_is_accessible(visit: Visit, watched: Played, screen: str) -> None:
    ada = visit(screen)
    open_replay(ada, watched)
    ada.page.keyboard.press("End")
    assert_accessible(ada)
    ada.press(ada.button(words.MENU))
    assert_accessible(ada)
    ada.page.keyboard.press("Escape")
    ada.press(ada.button(CHECK))
    for summary in ada.page.locator("dialog summary").all():
        summary.click()
    assert_accessible(ada)


@pytest.mark.release
def test_a_replay_fits_every_screen(visit: Visit, page_host: PageHost) -> None:
    watched = page_host.play(rounds=1, name="a long name with 24 chars"[:24])
    ada = visit()
    open_replay(ada, watched)
    selectors = {
        **{"head": ".head h1, .head p", "nav": ".head button", "plate": ".plate"},
        **{"told": ".told", "hand": ".owned", "helm": ".helm input, .helm button, .helm select"},
    }
    for name, screen in SCREENS.items():
        ada.page.set_viewport_size(screen["viewport"])
        for key in ("Home", "End"):
            ada.page.locator("h1").click()
            ada.page.keyboard.press(key)
            seen = boxes.things(ada.page, **selectors)
            wrong = [
                *(boxes.too_wide(ada.page) + boxes.too_tall(ada.page) + boxes.too_small(ada.page)),
                *(boxes.cut_off(seen, ada.page) + boxes.overlaps(seen)),
            ]
            assert wrong == [], name


@pytest.mark.release
def test_four_open_hands_are_in_sight_on_a_phone(visit: Visit, page_host: PageHost) -> None:
    ada = visit("phone")
    open_replay(ada, page_host.play(rounds=1, players=4))
    tiles = boxes.things(ada.page, tile=".owned .small > span")
    assert len(tiles) > 4 * 10
    deck = ada.page.locator(".opened").evaluate("(node) => node.scrollHeight - node.clientHeight")
    assert deck <= 0


@pytest.mark.release
def test_all_lines_of_the_log_are_as_far_apart(visit: Visit, watched: Played) -> None:
    ada = visit()
    open_replay(ada, watched)
    expect(ada.page.locator(".walk li")).not_to_have_count(0)
    assert len(ada.page.evaluate(_GAPS)) == 1
