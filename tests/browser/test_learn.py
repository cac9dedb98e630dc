"""The lesson: a first round that anyone can play to its end, by any hand and in any language."""

from __future__ import annotations

from typing import Any

import pytest
import tiers
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from browser import words
from browser.conftest import Visit
from browser.learner import DEEDS, KEPT, LAST, Learner, sentence, steps_of, stops_of
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
    expect(learner.page.locator(".head")).to_contain_text("Station")  # as it was learned


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
            tile = stop["action"].partition("@")[0]
            wanted = (
                learner.visitor.button(DEEDS[tile])
                if tile in DEEDS
                else learner.visitor.held(words.spoken(tile))
            )
        expect(wanted).to_be_focused()
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


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk", "phone on its side"]))
def test_one_plays_soon_and_knocks_oneself(screen: str, visit: Visit) -> None:
    learner = Learner(visit(screen))
    learner.come()
    pressed = 0
    while not learner.visitor.lit.count():
        learner.button("learn-next").click()
        pressed += 1
    assert pressed <= 4
    learner.page.evaluate(f"localStorage['{KEPT}'] = 'learn-knock'")
    learner.page.reload()
    learner.hears("learn-knock")
    expect(learner.rings()).to_have_count(1)
    knock = learner.visitor.button(words.KNOCK)
    expect(knock).to_be_in_viewport(ratio=1)
    learner.visitor.press(knock)
    learner.watch(4)
    learner.hears("learn-elsewhere")


def test_others_act_by_themselves_and_wait_for_nobody_to_press(visit: Visit) -> None:
    learner = Learner(visit("desk"))
    learner.come("learn-start")
    learner.do("5-12@0")
    learner.watch(3)
    learner.hears("learn-closed")
    expect(learner.card).to_contain_text("Ada played 12-4 on their own train.")
    expect(learner.card).to_contain_text("Bruno played 12-2 on their own train.")


# ---------------------------------------------------------------------- other than asked for


def test_a_legal_move_that_is_not_asked_for_is_answered_and_changes_nothing(visit: Visit) -> None:
    learner = Learner(visit("phone", using="finger"))
    learner.come("learn-double")
    before = learner.table()
    learner.do("2-4@0")
    learner.hears("learn-double-otherwise")
    learner.hears("learn-double")
    assert learner.table() == before
    learner.do("2-2@0")
    learner.hears("learn-follow")


ANSWERED = {
    f"{language} {stop['key']}": (language, stop)
    for language in ("en", "nb")
    for stop in stops_of(steps_of(language))
    if "otherwise" in stop
}
OTHERS = [name for name in ANSWERED if name != "en learn-visit"]


@pytest.mark.parametrize("name", tiers.cases("en learn-visit", rest=OTHERS))
def test_every_other_legal_move_has_its_answer(name: str, visit: Visit) -> None:
    language, stop = ANSWERED[name]
    learner = Learner(visit("desk", locale=language), language)
    learner.come(stop["key"])
    view: dict[str, Any] = {}
    for step in learner.steps[: learner.steps.index(stop) + 1]:
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
    expect(learner.visitor.held("5 and 12")).to_be_visible()
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
    expect(rows.filter(has_text="Ada").last).to_contain_text("33")
    expect(rows.filter(has_text="Bruno").last).to_contain_text("67")
    expect(learner.page.get_by_text("0-0 counts 50.")).to_be_visible()


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
        learner.settle()
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


@pytest.mark.parametrize("browser", tiers.cases("fr-FR", rest=["en-GB", "nb-NO"]))
def test_on_the_smallest_phone_everything_pointed_at_is_in_sight(
    browser: str, visit: Visit
) -> None:
    learner = Learner(visit("phone", locale=browser), language_for(browser))
    learner.page.set_viewport_size({"width": 320, "height": 568})
    learner.come()
    for stop in learner.stops():
        learner.settle()
        layout = learner.page.evaluate(_LAYOUT)
        (card,) = layout["cards"]
        assert layout["words"], f"{stop['key']} does not fit the card"
        for ring in layout["rings"]:
            assert apart(ring, card), (stop["key"], ring, card)
            assert within(ring, layout["screen"]), (stop["key"], ring)
        if stop["key"] != LAST:
            learner.button("learn-next" if stop["kind"] == "say" else "learn-show").click()


LARGE_LETTERS = "addEventListener('DOMContentLoaded', () => {\n" + (
    "  document.documentElement.style.fontSize = '150%'; })"
)


@pytest.mark.parametrize("screen", tiers.cases("phone", rest=["desk"]))
def test_large_letters_leave_the_hand_and_the_names_of_trains_in_sight(
    screen: str, visit: Visit
) -> None:
    learner = Learner(visit(screen))
    learner.page.add_init_script(LARGE_LETTERS)
    learner.open("learn-drew")
    learner.button("learn-next").click()
    learner.hears("learn-draw")
    shown = [*learner.page.locator(".piece").all(), learner.visitor.button(words.DRAW)]
    names = learner.page.locator(".plate").all()
    assert (len(shown), len(names)) == (7, 4)
    for each in [*shown, *names, learner.page.locator(".words"), learner.button("learn-show")]:
        expect(each).to_be_in_viewport(ratio=1)


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
