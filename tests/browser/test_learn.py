"""The lesson: a first round that anyone can play to its end, by any hand and in any language."""

from __future__ import annotations

from typing import Any

import pytest
import tiers
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from browser import words
from browser.conftest import Visit
from browser.learner import KEPT, LAST, STEPS, STOPS, Learner, sentence
from browser.page_watch import PageWatch
from mexican_train.languages import language_for

pytestmark = pytest.mark.usefixtures("page_host")

RULES = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}

# Where the rings, the card and what else shares the screen are.
_LAYOUT = """() => {
  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    rings: all('.ring'), plates: all('.pill'), cards: all('.card'),
    others: all('.ground, .tray, .head'),
    words: [...document.querySelectorAll('.words')]
      .every((node) => node.scrollHeight <= node.clientHeight + 1),
    fits: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
    screen: [0, 0, innerWidth, innerHeight],
  };
}"""

Box = list[int]


# ---------------------------------------------------------------------- the whole of it


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk", "phone on its side"]))
def test_the_whole_lesson_by_mouse_and_by_touch(screen: str, visit: Visit) -> None:
    learner = Learner(visit(screen, using="mouse" if screen == "desk" else "finger"))
    learner.come()
    learner.play_to(LAST)
    learner.visitor.press(learner.button("learn-play"))
    learner.visitor.table_is_shown()


@pytest.mark.usefixtures("server")
def test_the_whole_lesson_by_keyboard_alone(visit: Visit) -> None:
    learner = Learner(visit("desk", using="keys"))
    learner.come()
    learner.visitor.tab_to(learner.button("learn-next"))
    for stop in learner.stops():
        if stop["key"] == LAST:
            break
        wanted = learner.button("learn-next")
        if stop["kind"] == "do":
            tile, at, train = stop["action"].partition("@")
            name = {"draw": words.DRAW, "pass": words.PASS}.get(tile, "")
            wanted = (
                learner.visitor.held(words.spoken(tile)) if at else learner.visitor.button(name)
            )
        expect(wanted).to_be_focused()
        learner.page.keyboard.press("Enter")
        if stop["key"] == "learn-start":
            learner.visitor.tab_to(learner.place(train))
            learner.page.keyboard.press("Enter")
    expect(learner.button("learn-play")).to_be_focused()
    learner.page.keyboard.press("Enter")
    learner.visitor.table_is_shown()


@pytest.mark.release
@pytest.mark.parametrize("browser", tiers.cases("nb-NO", rest=["en-GB", "fr-CA", "es-MX"]))
def test_in_every_language_it_is_enough_to_do_what_is_pointed_at(
    browser: str, visit: Visit
) -> None:
    language = language_for(browser)
    learner = Learner(visit("desk", locale=browser), language)
    learner.come()
    for stop in learner.stops():
        if stop["key"] == LAST:
            break
        if stop["kind"] == "say":
            learner.button("learn-next").click()
            continue
        click_inside(learner, 0)
        if learner.page.locator(".slot").count():
            click_inside(learner, 1)
    expect(learner.page.get_by_role("link", name=sentence("learn-rules", language))).to_be_visible()


def click_inside(learner: Learner, ring: int) -> None:
    """Clicks what a ring is around."""
    learner.page.clock.fast_forward(500)
    box = learner.rings().nth(ring).bounding_box()
    assert box is not None
    learner.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_others_act_by_themselves_and_wait_for_nobody_to_press(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-start")
    learner.do("5-9@0")
    learner.watch(3)
    learner.hears("learn-closed")
    expect(learner.card).to_contain_text("Ada played 9-4 on their own train.")
    expect(learner.card).to_contain_text("Bruno played 9-2 on their own train.")


# ---------------------------------------------------------------------- other than asked for


def test_a_legal_move_that_is_not_asked_for_is_answered_and_changes_nothing(visit: Visit) -> None:
    learner = Learner(visit("phone", using="finger"))
    learner.come("learn-start")
    before = learner.table()
    learner.do("5-9@M")
    learner.hears("learn-start-otherwise")
    learner.hears("learn-start")
    assert learner.table() == before
    learner.do("5-9@0")
    learner.watch(3)
    learner.hears("learn-closed")


ANSWERED = {stop["key"]: stop for stop in STOPS if "otherwise" in stop}
OTHERS = [key for key in ANSWERED if key != "learn-visit"]


@pytest.mark.parametrize("key", tiers.cases("learn-visit", rest=OTHERS))
def test_every_other_legal_move_has_its_answer(key: str, visit: Visit) -> None:
    stop = ANSWERED[key]
    learner = Learner(visit("desk"))
    learner.come(stop["key"])
    view: dict[str, Any] = {}
    for step in STEPS[: STEPS.index(stop) + 1]:
        view |= step["view"]
    before = learner.table()
    for action in view["legal"]:
        if action != stop["action"]:
            learner.do(action)
            learner.hears(stop["otherwise"])
            assert learner.table() == before


def test_what_is_not_legal_cannot_be_done(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-match")
    before = learner.table()
    expect(learner.visitor.lit).to_have_count(1)
    learner.visitor.held("2 and 4").click(force=True)
    expect(learner.visitor.slots).to_have_count(0)
    assert learner.table() == before


@pytest.mark.release
def test_nothing_is_lit_while_something_is_explained(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come()
    expect(learner.visitor.held("5 and 9")).to_be_visible()
    expect(learner.visitor.lit).to_have_count(0)


# ---------------------------------------------------------------------- back, again, later


def test_one_comes_back_to_where_one_was(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-pass")
    learner.do("pass")
    learner.hears("learn-marker")
    before = learner.table()
    learner.page.reload()
    learner.hears("learn-welcome-back")
    learner.hears("learn-marker")
    assert learner.table() == before
    learner.visitor.button(words.TO_HOME).click()
    expect(learner.visitor.button(words.PLAY_NOW)).to_be_visible()
    learner.page.go_back()
    learner.hears("learn-marker")


@pytest.mark.release
def test_one_can_go_back_and_do_it_again(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-draw")
    before = learner.table()
    learner.do("draw")
    learner.hears("learn-pass")
    learner.button("learn-back").click()
    learner.hears("learn-draw")
    assert learner.table() == before
    learner.do("draw")
    learner.hears("learn-pass")


@pytest.mark.release
def test_one_can_start_over_from_anywhere_and_once_more_from_the_end(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-mexican")
    learner.button("learn-restart").click()
    learner.hears("learn-welcome")
    expect(learner.button("learn-back")).to_be_disabled()
    learner.page.evaluate(f"localStorage['{KEPT}'] = '{LAST}'")
    learner.page.reload()
    learner.button("learn-again").click()
    learner.hears("learn-welcome")


@pytest.mark.release
def test_it_goes_on_without_a_connection(visit: Visit, page_watch: PageWatch) -> None:
    learner = Learner(visit("desk"))
    learner.come()
    # What comes later, as sounds do, cannot come then, and is not missed.
    page_watch.expect("ERR_INTERNET_DISCONNECTED")
    learner.page.context.set_offline(True)
    learner.play_to("learn-fewest")
    rows = learner.page.get_by_role("listitem")
    expect(rows.filter(has_text="Ada").last).to_contain_text("21")
    expect(rows.filter(has_text="Bruno").last).to_contain_text("17")


# ---------------------------------------------------------------------- how it looks


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(inner: Box, outer: Box) -> bool:
    """Whether a box lies inside another."""
    starts = inner[0] >= outer[0] and inner[1] >= outer[1]
    return starts and inner[2] <= outer[2] and inner[3] <= outer[3]


@pytest.mark.parametrize(
    "screen", tiers.cases("phone", rest=["desk", "phone on its side", "large desk"])
)
def test_the_card_hides_nothing_and_every_ring_can_be_seen(screen: str, visit: Visit) -> None:
    learner = Learner(visit(screen, locale="fr-FR"), "fr")  # French takes the most room
    learner.come()
    for stop in learner.stops():
        learner.page.clock.fast_forward(500)
        layout = learner.page.evaluate(_LAYOUT)
        (card,) = layout["cards"]
        assert layout["fits"], stop["key"]
        assert layout["words"], f"{stop['key']} does not fit the card"
        assert within(card, layout["screen"]), stop["key"]
        assert all(apart(card, other) for other in layout["others"]), stop["key"]
        for ring in layout["rings"]:
            assert within(ring, layout["screen"]), (stop["key"], ring)
            assert apart(ring, card), (stop["key"], ring, card)
            if ring[2] - ring[0] >= ring[3] - ring[1]:  # a double stands across, and reaches far
                assert all(apart(ring, plate) for plate in layout["plates"]), (stop["key"], ring)
        if stop["key"] != LAST:
            learner.button("learn-next" if stop["kind"] == "say" else "learn-show").click()


def assert_accessible(learner: Learner) -> None:
    """Asks axe, by day and by night."""
    found = []
    for scheme in ("light", "dark"):
        learner.page.emulate_media(color_scheme=scheme)
        for each in Axe().run(learner.page, options=RULES).response["violations"]:
            where = [" ".join(node["target"]) for node in each["nodes"]]
            found.append(f"{scheme}: {each['id']}: {each['help']}: {where[:4]}")
    assert found == []


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk"]))
@pytest.mark.parametrize(
    "key", tiers.cases(LAST, rest=["learn-start", "learn-visit", "learn-binds", "learn-over"])
)
def test_the_lesson_is_accessible(key: str, screen: str, visit: Visit) -> None:
    learner = Learner(visit(screen))
    learner.open(key)
    if key == "learn-visit":
        learner.do("4-7@0")
        learner.hears("learn-visit-otherwise")
    assert_accessible(learner)
