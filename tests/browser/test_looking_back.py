"""A replay opens over the table: who looks back stays there, and comes back in time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from real import Server

from browser import boxes, words
from browser.accessible import assert_accessible
from browser.conftest import SCREENS, Visit
from browser.moving_table import SPY
from browser.page_host import PageHost, Played
from browser.replays import CHECK, SMALL, THE_DEAL, told
from browser.scripted_table import ScriptedSocket, show_view
from browser.visitor import Visitor, play_together
from mexican_train.server.table.table import Table

BACK = "Back to the table"
YOUR_TURN = "It\u2019s your turn."
BRIEF = {"max_pip": 6, "hand": 2, "first": "rotate"}
"""Rules under which a round is over in a few turns, and Bo begins the second."""
PLAYING: dict[str, Any] = {
    **{"phase": "playing", "round": 2, "turn": 0, "hand": ["1-2", "2-3"], "legal": ["1-2@M"]},
    **{"trains": [[], [], []], "mexican": [], "engine": 1, "hands": None, "worth": None},
    **{"ready": [], "counts": [2, 2, 2], "open_doubles": [], "deadline": None},
}
"""The next round, in which Ada begins."""


def fixed_seed(table: Table, entry: Any) -> str:
    """Return the same seed for a round of any table."""
    number = 0 if table.match is None else table.match.number
    return sha256(f"round {number}".encode()).hexdigest()


@pytest.fixture(name="watched", scope="module")
def _watched(page_host: PageHost) -> Iterator[Played]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "_seed", fixed_seed)
        yield page_host.play(rules=SMALL)


def over_table(ada: Visitor) -> Locator:
    """The replay that lies over the table."""
    return ada.page.get_by_role("dialog", name=words.WATCH_AGAIN)


def at_score(ada: Visitor, page_host: PageHost, watched: Played, **changes: Any) -> ScriptedSocket:
    """Open the table at the end of its first round."""
    scene = {
        **{"phase": "round_over", "round": 1, "ready": [], "winners": [], "deadline": None},
        **{"scores": watched.view["scores"][:1], "totals": watched.view["scores"][0]},
        **changes,
    }
    table = show_view(ada, page_host, **scene)
    ada.open_seat(watched.made.table, watched.made.token)
    expect(ada.score).to_be_visible()
    return table


def can_be_tapped(what: Locator) -> bool:
    """Whether nothing lies over the middle of a thing, and it takes taps."""
    found: bool = what.evaluate("""(node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return node.contains(at) && !node.closest('[inert]');
    }""")
    return found


def test_who_looks_back_is_not_away_and_is_called_when_their_turn_comes(
    visit: Visit, server: Server
) -> None:
    made = server.make(rules=BRIEF, rounds=2)
    ada = visit()
    ada.open_seat(made.table, made.token)
    bo = visit("phone", using="finger")
    bo.open_invite(made.table, made.invite)
    bo.sit_down_as("Bo")
    ada.table_is_shown()
    bo.table_is_shown()
    play_together(ada, bo)
    link = bo.page.get_by_role("link", name=words.WATCH_AGAIN)
    bo.press(link)
    expect(told(bo)).to_contain_text(THE_DEAL)
    assert "/replay/" in bo.page.url
    expect(ada.page.get_by_text(words.WAITING_FOR_BO)).to_be_visible()
    bo.press(over_table(bo).get_by_role("button", name=words.NEXT_ROUND))
    expect(over_table(bo).get_by_text("Waiting for Ada.")).to_be_visible()
    ada.press(ada.button(words.NEXT_ROUND))
    call = over_table(bo).get_by_text(YOUR_TURN)
    expect(call).to_be_in_viewport(ratio=1)
    expect(bo.page).to_have_title(words.YOUR_TURN_TITLE)
    expect(ada.page.locator(".plate .gone")).to_have_count(0)
    bo.page.go_back()
    expect(over_table(bo)).to_have_count(0)
    bo.take_turn()


def test_the_call_is_in_sight_over_a_dialog_and_escape_leads_back(
    visit: Visit, page_host: PageHost, watched: Played
) -> None:
    ada = visit("phone")
    ada.page.add_init_script(SPY)
    table = at_score(ada, page_host, watched)
    ada.page.get_by_role("link", name=CHECK).click()
    check = ada.page.get_by_role("dialog", name=CHECK)
    expect(check.get_by_role("button", name=words.NEXT_ROUND)).to_be_visible()
    for summary in check.locator("summary").all():
        summary.click()
    expect(ada.page.locator(".moving").first).to_be_attached()
    table.update(**PLAYING)
    expect(check.get_by_text(YOUR_TURN)).to_be_in_viewport(ratio=1)
    ada.page.wait_for_function("() => window.heard.includes('OscillatorNode')")
    expect(check.get_by_role("log")).to_contain_text("Your turn")
    assert can_be_tapped(check.get_by_role("button", name=BACK))
    ada.page.keyboard.press("Escape")
    expect(check).to_have_count(0)
    assert can_be_tapped(over_table(ada).get_by_role("button", name=BACK).last)
    ada.page.keyboard.press("Escape")
    expect(over_table(ada)).to_have_count(0)
    assert re.search(r"/t/\w+#\w+$", ada.page.url)
    expect(ada.lit).to_have_count(1)
    assert can_be_tapped(ada.lit.first)


def test_long_words_below_a_dialog_have_a_line_of_their_own(
    visit: Visit, page_host: PageHost, watched: Played
) -> None:
    ada = visit(locale="fr", viewport={"width": 320, "height": 568})
    at_score(ada, page_host, watched, deadline=60.0)
    ada.page.locator('.score a[href*="/replay/"][href$="#deal"]').click()
    meanwhile = ada.page.locator("dialog.check .meanwhile")
    expect(meanwhile).to_contain_text("La prochaine manche commence")
    lines, button = meanwhile.get_by_role("timer"), meanwhile.get_by_role("button")
    assert boxes.side_of(lines, "bottom") <= boxes.side_of(button, "top")
    assert (lines.bounding_box() or {"width": 0})["width"] > 200
    assert boxes.too_wide(ada.page) == []


def test_one_comes_back_to_where_one_was_on_the_score(
    visit: Visit, page_host: PageHost, watched: Played
) -> None:
    ada = visit(using="keys")
    table = at_score(ada, page_host, watched)
    link = ada.page.get_by_role("link", name=words.WATCH_AGAIN)
    ada.press(link)
    expect(told(ada)).to_contain_text(THE_DEAL)
    ada.page.keyboard.press("ArrowRight")
    expect(told(ada)).to_contain_text("Step 1 of")
    stops = {ada.tab() for _ in range(60)}
    assert words.NEXT_ROUND in stops
    assert words.MENU in stops
    assert not stops & {words.SHARE, words.WATCH_AGAIN}
    ada.page.keyboard.press("Escape")
    expect(link).to_be_focused()
    ada.page.go_forward()
    expect(told(ada)).to_contain_text(THE_DEAL)
    ada.button(words.MENU).last.click()
    ada.page.get_by_role("dialog").get_by_role("link", name="Round 2").click()
    expect(ada.page.get_by_role("heading", name="Round 2", level=1)).to_be_visible()
    next_round = over_table(ada).get_by_role("button", name=words.NEXT_ROUND)
    next_round.click()
    table.update(ready=[0])
    expect(next_round).to_have_count(0)
    expect(over_table(ada)).to_be_focused()
    assert [each["type"] for each in table.sent if each["type"] == "next"] == ["next"]
    ada.page.reload()
    expect(told(ada)).to_contain_text(THE_DEAL)
    expect(over_table(ada)).to_have_count(0)
    ada.button(BACK).click()
    expect(ada.score).to_be_visible()


@pytest.mark.release
@pytest.mark.parametrize("screen", SCREENS)
def test_a_replay_over_the_table_fits_the_screen(
    visit: Visit, page_host: PageHost, watched: Played, screen: str
) -> None:
    ada = visit(screen)
    table = at_score(ada, page_host, watched)
    ada.page.get_by_role("link", name=words.WATCH_AGAIN).click()
    expect(told(ada)).to_contain_text(THE_DEAL)
    expect(ada.page.locator(".replay .head")).to_contain_text("with house rules")
    assert boxes.scrolled(ada.page, ".replay .head .about") == []
    selectors = {
        **{"nav": ".replay .head button", "plate": ".replay .plate", "told": ".deck .told"},
        **{"helm": ".helm input, .helm button, .helm select", "hand": ".owned"},
        "meanwhile": ".meanwhile > *",
    }
    for scene in ({}, {**PLAYING, "turn": 1, "legal": []}, PLAYING):
        table.update(**scene)
        seen = boxes.things(ada.page, **selectors)
        assert [*boxes.cut_off(seen, ada.page), *boxes.overlaps(seen)] == []
        assert boxes.too_wide(ada.page) + boxes.too_tall(ada.page) == []
    assert_accessible(ada)
