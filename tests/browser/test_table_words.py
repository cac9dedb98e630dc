"""What a table tells those who sit at it: the log, the clock, and what people say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tiers import cases

from browser import boxes, words
from browser.conftest import Visit
from browser.moving_table import box
from browser.page_host import PageHost
from browser.scenes import calm, seated
from browser.scripted_table import ScriptedTable
from browser.small_hand import MY_TURN, SCENE
from browser.visitor import Visitor

SCREENS = cases("phone", rest=["desk"])
SECONDS = 30
LATE = 0.4
"""By so many seconds the page takes the server's clock to be slow."""
WEIGHT = "(node) => Number(getComputedStyle(node).fontWeight)"
COLOUR = "(node) => getComputedStyle(node).color"

REPORT_SOUNDS = """() => {
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...how) {
    console.debug('sound');
    return start.apply(this, how);
  };
}"""


def sit(visit: Visit, page_host: PageHost, screen: str, **scene: Any) -> ScriptedTable:
    made = page_host.make(bots=["greedy"])
    ada = visit(screen)
    table = ScriptedTable(ada, page_host, **SCENE | scene)
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    return table


def lines(visitor: Visitor, screen: str) -> list[str]:
    """Return the log as somebody reads it, the latest line first."""
    found = visitor.page.locator(".log .lines li")
    if screen == "phone":
        visitor.press(visitor.button(words.WHAT_HAPPENED))
    expect(found.first).to_be_in_viewport(ratio=1)
    return [line.inner_text().strip() for line in found.all()]


def played(seat: int, tile: str, train: int | str) -> dict[str, Any]:
    return {"type": "played", "seat": seat, "tile": tile, "train": train}


# ---------------------------------------------------------------------- the log


@pytest.mark.release
@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_a_line_of_the_log_says_for_whom_a_bot_or_the_table_played(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    table = sit(visit, page_host, screen)
    other = table.view["players"][1]["name"]
    helped = {"type": "played_for", "seat": 1, "by": "bot"}
    table.update(helped, played(1, "12-5", "M"), mexican=["12-5"])
    table.update({**helped, "by": "clock"}, {"type": "drew", "seat": 1, "tile": None})
    table.update({**helped, "by": "clock"}, played(1, "12-3", 1), trains=[[], ["12-3"]])
    visitor = Visitor(table.page, "")
    assert lines(visitor, screen) == [
        f"{other}\u2019s time was up: the table played 12-3 for them on {other}\u2019s train.",
        f"{other}\u2019s time was up: the table drew a tile for them.",
        f"A bot played 12-5 for {other} on the Mexican train.",
    ]


@pytest.mark.release
def test_the_log_says_what_the_host_changed(visit: Visit, page_host: PageHost) -> None:
    table = sit(visit, page_host, "desk")
    options = {name: table.view[name] for name in ("sheet", "rules", "clock", "hints", "review")}
    manners = {"pace": table.view["pace"], "automatic": table.view["automatic"]}
    for change in ({"pace": "quick"}, {"automatic": True}, {"hints": False}):
        manners |= change
        table.update({"type": "changed", "options": options | manners}, **change)
    visitor = Visitor(table.page, "")
    assert lines(visitor, "desk") == [
        "The host changed how we play.",
        "The host lets the table draw and pass by itself when nothing else can be done.",
        "The host changed the bots\u2019 pace to quick.",
    ]


# ---------------------------------------------------------------------- the clock


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.gate
def test_the_clock_begins_at_its_seconds_and_warns_in_the_last_ten(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    now = page_host.welcome(page_host.make(bots=["greedy"]).table)["now"]
    made = page_host.make(bots=["greedy"])
    ada = visit(screen)
    page = ada.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    end = now + SECONDS + LATE
    table = ScriptedTable(ada, page_host, **SCENE | MY_TURN | {"clock": SECONDS, "deadline": end})
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    clock = page.get_by_role("timer")
    expect(clock).to_have_text("30 s")
    expect(clock).to_be_in_viewport(ratio=1)
    calm = clock.evaluate(COLOUR), clock.evaluate(WEIGHT)
    ada.press(page.locator(".duty"))  # a page makes sounds only after somebody touched it
    page.clock.run_for(19_000)
    expect(clock).to_have_text("12 s")
    assert (clock.evaluate(COLOUR), clock.evaluate(WEIGHT)) == calm
    page.evaluate(REPORT_SOUNDS)
    with page.expect_console_message(lambda message: message.text == "sound"):
        page.clock.run_for(2_000)
    expect(clock).to_have_text("10 s")
    colour, weight = clock.evaluate(COLOUR), clock.evaluate(WEIGHT)
    assert colour != calm[0]
    assert weight > calm[1]
    expect(page.get_by_role("log").get_by_text("You have 10 seconds left.")).to_have_count(1)
    table.update({"type": "passed", "seat": 0}, turn=1, legal=[], deadline=end + SECONDS)
    expect(clock).to_be_in_viewport(ratio=1)
    assert clock.evaluate(COLOUR) == calm[0]


@pytest.mark.release
@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_who_was_too_slow_reads_what_the_table_did(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    table = sit(visit, page_host, screen, **MY_TURN)
    done = {"type": "played_for", "seat": 0, "by": "clock"}
    table.update(done, played(0, "12-5", "M"), turn=1, legal=[], mexican=["12-5"])
    notice = table.page.get_by_role("status").get_by_text(
        "Your time was up: the table played 12-5 for you on the Mexican train."
    )
    expect(notice).to_be_in_viewport(ratio=1)


# ---------------------------------------------------------------------- what people say

PEOPLE = ["Ada", "Ben", "Cleo"]
THREE: dict[str, Any] = {**calm(3), "players": seated(PEOPLE)}


@pytest.mark.gate
def test_what_somebody_says_stands_at_their_plate_on_a_phone_for_a_while(
    visit: Visit, page_host: PageHost
) -> None:
    made = page_host.make(bots=["greedy"])
    ada = visit("phone", using="finger")
    page = ada.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    table = ScriptedTable(ada, page_host, **THREE | {"chat": "all"})
    ada.open_seat(made.table, made.token)
    ada.table_is_shown()
    bubble = ada.button(re.compile("^Ben: Is there tea"))
    table.say("Is there tea left?", seat=1)
    expect(bubble).to_be_in_viewport(ratio=1)
    left, top, width, height = box(bubble)
    plate = box(page.locator('.lane[data-train="1"] .pill'))
    assert plate[1] < top < plate[1] + plate[3] + 20
    assert abs(plate[0] - left) < 20
    assert height >= 44
    assert left + width <= 390
    page.clock.run_for(9_000)
    expect(bubble).to_have_count(0)
    table.say("Yes, in the kitchen", seat=2)
    ada.press(ada.button(re.compile("^Cleo: Yes")))
    expect(page.get_by_role("dialog").get_by_text("Yes, in the kitchen")).to_be_in_viewport()
    expect(page.get_by_role("dialog").get_by_text("Is there tea left?")).to_be_in_viewport()


@pytest.mark.release
def test_beside_a_wide_table_the_chat_is_there_and_nothing_covers_the_yard(
    visit: Visit, page_host: PageHost
) -> None:
    table = sit(visit, page_host, "desk", **THREE, chat="all")
    table.say("Is there tea left?", seat=1)
    chat = table.page.get_by_role("region", name="Chat", exact=True)
    expect(chat.get_by_text("Is there tea left?")).to_be_in_viewport(ratio=1)
    expect(table.page.locator(".talk-bubble")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.gate
def test_everybody_is_asked_whether_the_match_ends_and_can_take_it_back(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    table = sit(visit, page_host, screen, **THREE)
    visitor, question = Visitor(table.page, ""), table.page.locator(".end-question")
    agreed = {"type": "agreed", "seat": 1}
    table.update(agreed, agreed=[1])
    expect(question).to_be_in_viewport(ratio=1)
    expect(question).to_contain_text("Ben wants to stop after this round. Agree?")
    for label in ("Agree", "Go on playing"):
        expect(visitor.button(label)).to_be_in_viewport(ratio=1)
        assert box(visitor.button(label))[3] >= 44
    visitor.press(visitor.button("Agree"))
    table.update({**agreed, "seat": 0}, agreed=[0, 1])
    expect(question).to_have_count(0)
    state = table.page.get_by_role("button", name="Take it back")
    expect(state).to_be_in_viewport(ratio=1)
    expect(state).to_contain_text("Stop after this round: 2 of 3 agree.")
    assert box(state)[3] >= 44
    parts = boxes.things(table.page, state=".end-state", plate=".pill", title=".head h1")
    assert boxes.overlaps(parts) == []
    assert ("title" in {part.kind for part in parts}) == (screen == "desk")  # or in its place
    visitor.press(state)
    table.update({"type": "went_on", "seat": 0}, agreed=[1])
    visitor.press(visitor.button("Go on playing"))
    table.update({"type": "went_on", "seat": 0}, agreed=[])
    expect(question).to_have_count(0)
    asked = [message["type"] for message in table.sent if message["type"] in ("end", "go_on")]
    assert asked == ["end", "go_on", "go_on"]
    table.update(agreed, agreed=[0, 1, 2])
    expect(state).to_contain_text("The match ends after this round.")
    expect(state).to_be_in_viewport(ratio=1)
    notices = table.page.locator(".notice")
    expect(notices).to_have_count(0)
    table.update({"type": "went_on", "seat": 1}, agreed=[])
    expect(state).to_have_count(0)
    expect(notices).to_have_text("Ben wants to go on playing.")
    expect(notices).to_be_in_viewport(ratio=1)


# ---------------------------------------------------------------------- the host


@pytest.mark.release
@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_everybody_reads_who_can_let_a_paused_table_go_on(
    visit: Visit, page_host: PageHost, screen: str
) -> None:
    table = sit(visit, page_host, screen, **THREE | {"paused": True, "host": 1})
    duty = table.page.locator(".duty")
    expect(duty).to_have_text("The table is paused.")
    people = [THREE["players"][0], {**THREE["players"][1], "connected": False}]
    away = "Ben, who hosts, is away. If they stay away, somebody else becomes host."
    table.update(players=[*people, THREE["players"][2]])
    expect(duty).to_have_text(f"The table is paused. {away}")
    expect(duty).to_be_in_viewport(ratio=1)
    table.update(paused=False, turn=1, legal=[])
    expect(duty).to_have_text(away)
    table.update({"type": "hosted", "seat": 0}, host=0, paused=True)
    expect(duty).to_have_text(
        "You are the host, and the table is paused. Go on when everybody is ready."
    )
    expect(Visitor(table.page, "").button("Go on")).to_be_in_viewport(ratio=1)
