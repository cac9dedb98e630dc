"""Looking back at a round: the line on the score, the review in the replay, with a server and
without."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from make_golden import golden_file
from playwright.sync_api import FilePayload, Locator, Route, expect
from real import Server
from tiers import cases

from browser import boxes
from browser.accessible import assert_accessible
from browser.conftest import Visit
from browser.page_host import PageHost
from browser.replays import hands, slider, step_is, told
from browser.scripted_table import show_view
from browser.static_host import StaticHost, static_host
from browser.visitor import Visitor
from mexican_train.cli import main
from mexican_train.reviews.budget import DEFAULT
from mexican_train.server.table.reviews import review_steps

LOOK_BACK = {
    "en": ("Look back: luck, skill and better moves", "Looking back"),
    "fr": ("Revenir sur la manche : chance, adresse et meilleurs coups", "Retour sur la manche"),
    "nb": ("Se tilbake: flaks, dyktighet og bedre trekk", "Tilbakeblikk"),
    "es": ("Repasar la ronda: suerte, habilidad y mejores jugadas", "Repaso de la ronda"),
}
OPEN, TITLE = LOOK_BACK["en"]
NEXT, PREVIOUS, SHOWN = "Next mistake", "Previous mistake", "Shown in the yard"
SUMMED_UP = re.compile("^(You gave|Nothing to regret)")
ROUND = golden_file("classic").read_text(encoding="utf-8").splitlines()[0]
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
RECORD = {key: value for key, value in json.loads(ROUND).items() if key != "legal"}
"""The round as the page sends it."""
LONG = 40_000
GHOST = ".replay .wagon.sent"


@cache
def review(seat: int | None) -> bytes:
    """Return the review of the round, as a server computes it."""
    steps = review_steps(json.dumps(RECORD).encode(), seat, DEFAULT)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: bytes = end.value
            return found


def answer_review(route: Route) -> None:
    seat = parse_qs(urlsplit(route.request.url).query).get("seat")
    route.fulfill(body=review(int(seat[0]) if seat else None), content_type="application/json")


@pytest.fixture(name="mistakes", scope="module")
def _mistakes() -> list[dict[str, Any]]:
    """Slips and mistakes of the round, in their order."""
    seats = json.loads(review(None))["seats"]
    decisions = [each for seat in seats for each in seat["decisions"]]
    found = [each for each in decisions if each["verdict"] != "fine"]
    return sorted(found, key=lambda each: int(each["step"]))


def bring(ada: Visitor) -> None:
    """Open the round as a file."""
    ada.page.route("**/api/review*", answer_review)
    bring_to_device(ada)


def bring_to_device(ada: Visitor, text: str = ROUND) -> None:
    """Open the round as a file where no server reviews it."""
    ada.page.goto(f"{ada.address}/replay")
    ada.page.locator(".drop input").set_input_files(
        FilePayload(name="round.jsonl", mimeType="text/plain", buffer=text.encode())
    )
    expect(ada.page.locator(".deck")).to_be_visible(timeout=LONG)


def look_back(ada: Visitor, language: str = "en") -> Locator:
    """Opens the review of the round that is shown, and waits until it is there."""
    button, title = LOOK_BACK[language]
    ada.press(ada.page.get_by_role("button", name=button))
    dialog = ada.page.get_by_role("dialog", name=title)
    expect(dialog.locator(".how table.parts")).to_be_attached(timeout=LONG)
    return dialog


def open_figures(dialog: Locator) -> None:
    """Open the figures behind the review."""
    dialog.locator(".how summary").click()


def test_the_score_says_what_one_gave_away_and_leads_to_the_review(
    visit: Visit, server: Server
) -> None:
    rules = {"max_pip": 6, "hand": 4}
    made = server.make(seats=2, bots=["greedy"], rounds=1, rules=rules, review="finished")
    ada = visit()
    ada.open_seat(made.table, made.token)
    ada.play_round()
    line = ada.page.locator(".blame[role=status]")
    expect(line).to_have_text(SUMMED_UP, timeout=LONG)
    said = line.inner_text()
    ada.press(line.get_by_role("link"))
    dialog = ada.page.get_by_role("dialog", name=TITLE)
    expect(dialog.locator(".summed")).to_have_text(said)
    expect(dialog.get_by_role("row", name="Result")).to_be_hidden()
    open_figures(dialog)
    expect(dialog.get_by_role("row", name="Result")).to_be_visible()
    gave = re.search(r"gave away (\d+) point", said)
    figures = dialog.get_by_role("row", name="Given away").locator("b").all_inner_texts()
    assert [round(float(figure)) for figure in figures] == ([int(gave[1])] if gave else [])


def test_a_table_without_reviews_says_nothing(visit: Visit, page_host: PageHost) -> None:
    played = page_host.play(rounds=1, rules={"max_pip": 6, "hand": 4})
    ada = visit()
    show_view(ada, page_host)
    ada.open_seat(played.made.table, played.made.token)
    expect(ada.page.locator(".score")).to_be_visible()
    expect(ada.page.locator(".blame")).to_have_count(0)


def test_mistakes_are_marked_and_found_by_keys_and_the_better_play_lies_in_the_yard(
    visit: Visit, page_host: PageHost, mistakes: list[dict[str, Any]]
) -> None:
    ada = visit(using="keys")
    bring(ada)
    dialog = look_back(ada)
    expect(dialog.locator(".seats tbody tr")).to_have_count(2)
    expect(dialog.locator(".steps button")).to_have_count(len(mistakes) - 1)
    open_figures(dialog)
    expect(dialog.locator(".seats caption")).to_contain_text("plus is bad, minus is good")
    expect(dialog.locator(".seats caption")).to_be_visible()
    assert_accessible(ada)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".walk .cost")).to_have_count(len(mistakes))
    for each in mistakes:
        ada.page.keyboard.press("n")
        step_is(ada, each["step"])
        said = ada.page.locator(".judged .said")
        expect(said).to_contain_text(re.compile(r"(Slip|Mistake): it cost \d+ points?\. Better: "))
        assert not re.search(r"\byours?\b|\byou\b", said.inner_text()), "nobody here played"
        tile, _, train = each["options"][0]["action"].partition("@")
        ghost = ada.page.locator(f'[data-train="{train}"] .wagon.sent')
        expect(ghost).to_have_count(1)
        assert sorted((ghost.get_attribute("data-tile") or "").split("-")) == sorted(
            tile.split("-")
        )
    ada.page.keyboard.press("n")
    step_is(ada, mistakes[-1]["step"])
    ada.page.keyboard.press("p")
    step_is(ada, mistakes[-2]["step"])
    ada.press(ada.button(SHOWN))
    expect(ada.page.locator(GHOST)).to_have_count(0)
    assert_accessible(ada)


def test_on_a_small_phone_it_all_has_room(
    visit: Visit, page_host: PageHost, mistakes: list[dict[str, Any]]
) -> None:
    ada = visit("phone", using="finger", **SMALL_PHONE)
    bring(ada)
    dialog = look_back(ada)
    open_figures(dialog)
    expect(dialog.locator(".how svg[role=img]").first).to_be_visible()
    dialog.get_by_role("combobox").select_option("0")
    expect(dialog.get_by_role("row", name="Given away What")).to_be_visible(timeout=LONG)
    theirs = [each for each in mistakes if each["seat"] == 0]
    others = [each for each in theirs if each is not costliest(theirs)]
    ada.press(dialog.locator(".costliest ~ .steps button").last)
    step_is(ada, others[-1]["step"])
    expect(ada.page.locator(GHOST)).to_have_count(1)
    assert boxes.too_wide(ada.page) == boxes.too_tall(ada.page) == boxes.too_small(ada.page) == []
    for name in (NEXT, PREVIOUS, "To the end"):
        expect(ada.button(name)).to_be_in_viewport(ratio=1)
    expect(told(ada)).to_be_in_viewport(ratio=1)
    assert len(hands(ada)) == 2
    who = ada.page.locator(".owned .who").first
    assert who.evaluate("(name) => name.scrollWidth <= name.clientWidth"), "a name is cut"


def costliest(decisions: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the decision that gave most away."""
    return max(decisions, key=lambda each: float(each["loss"][0]))


SCREENS = [(390, 844), *[(320, 568), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]]


@pytest.mark.parametrize(("width", "height"), cases(SCREENS[0], rest=SCREENS[1:]))
def test_the_costliest_move_comes_first_on_its_track(
    visit: Visit, page_host: PageHost, mistakes: list[dict[str, Any]], width: int, height: int
) -> None:
    ada = visit(viewport={"width": width, "height": height})
    bring(ada)
    dialog = look_back(ada)
    worst = costliest(mistakes)
    shown = dialog.locator(".costliest")
    points = round(worst["loss"][0])
    expect(shown.get_by_role("heading")).to_have_text(f"The costliest move: {points} points")
    tile_on_track(shown, "played", worst["played"])
    tile_on_track(shown, "better", worst["options"][0]["action"])
    expect(shown.get_by_role("button")).to_have_count(1)  # plates lead nowhere here
    expect(shown.get_by_role("button")).to_have_count(1)  # plates lead nowhere here
    expect(dialog.locator("table.parts")).to_be_hidden()
    order = [shown, dialog.locator(".steps").first, dialog.locator(".how")]
    tops = [boxes.side_of(each, "top") for each in order]
    assert tops == sorted(tops)
    assert boxes.too_wide(ada.page) == []
    ada.press(shown.get_by_role("button", name="Show it on the table"))
    step_is(ada, worst["step"])
    expect(ada.page.locator(GHOST)).to_be_visible()
    expect(ada.page.locator(".replay .wagon.blamed")).to_be_visible()
    above = boxes.side_of(told(ada).locator("b"), "bottom")
    assert above <= boxes.side_of(ada.page.locator(".judged .said p"), "top"), "words overlap"
    for name in (NEXT, PREVIOUS, "To the end"):
        expect(ada.button(name)).to_be_in_viewport(ratio=1)


def test_the_track_of_a_better_move_has_no_marker_that_it_takes_off(
    visit: Visit, page_host: PageHost
) -> None:
    text = golden_file("gare").read_text(encoding="utf-8").splitlines()[0]
    record = json.loads(text)
    step = record["actions"].index("6-8@0") + 1  # seat 0 drew and passed before
    none = [0.0, 0.0]
    decision = {
        **{"step": step, "seat": 0, "played": "6-8@0", "verdict": "mistake", "loss": [9.0, 1.0]},
        **{"reason": "hint-train", "arguments": {"tile": "6-10", "length": 9}},
        "options": [{"action": "6-10@0", "cost": none, "gap": none}],
    }
    parts = dict.fromkeys(json.loads(review(0))["seats"][0]["parts"], none)
    seat = {
        **{"seat": 0, "result": 0.0, "parts": parts, "luck": none, "caught": none},
        **{"slips": 0, "mistakes": 1, "decisions": [decision]},
    }
    worth = [[0.0] * record["players"]] * (len(record["actions"]) + 1)
    found = {"budget": {"deals": 1, "plays": 2, "small": False}, "worth": worth, "seats": [seat]}
    ada = visit()
    ada.page.route("**/api/review*", lambda route: route.fulfill(json=found))
    bring_to_device(ada, text)
    shown = look_back(ada).locator(".costliest")
    for kind in ("played", "better"):
        lane = shown.locator(f".{kind} .lane")
        expect(lane.locator(".wagon").first).to_be_visible()
        expect(lane.locator(".loco")).to_have_count(0)
    held = shown.locator(".plate .disc").all_inner_texts()
    assert held[0] == held[1], "either way a tile has left the hand"
    ada.press(ada.button("Show it on the table"))
    expect(ada.page.locator(GHOST)).to_be_visible()
    lane = ada.page.locator('.replay .lane[data-train="0"]')
    expect(lane.locator(".loco")).to_have_count(0)
    expect(lane.locator(".plate .disc")).to_have_text(held[0])


@pytest.mark.parametrize(
    ("caught", "said"),
    [
        (12.2, "Forgetting to knock cost 12 points."),
        (-11.6, "Forgetting to knock saved 12 points: the tiles drawn for it helped."),
    ],
)
def test_what_forgetting_to_knock_did_is_told_beside_no_other_mistake(
    visit: Visit, page_host: PageHost, caught: float, said: str
) -> None:
    ada = visit()
    found = json.loads(review(0))
    [seat] = found["seats"]
    for decision in seat["decisions"]:
        decision["verdict"] = "fine"
    seat["caught"] = [caught, 1.0]
    ada.page.route("**/api/review*", lambda route: route.fulfill(json=found))
    bring_to_device(ada)
    dialog = look_back(ada)
    dialog.get_by_role("combobox").select_option("0")
    expect(dialog.get_by_text(said, exact=True)).to_be_visible()
    expect(dialog.get_by_role("heading", name="Other slips and mistakes")).to_have_count(0)


def tile_on_track(shown: Locator, kind: str, action: str) -> None:
    """Assert that the tile of an action stands marked on the one track of its kind."""
    tile, _, train = action.partition("@")
    track = shown.locator(f".{kind} .lane")
    expect(track).to_have_count(1)
    expect(track).to_have_attribute("data-train", train)
    wagon = track.locator(".wagon.blamed" if kind == "played" else ".wagon.sent")
    wagon.scroll_into_view_if_needed()
    expect(wagon).to_be_in_viewport(ratio=0.9)
    assert sorted((wagon.get_attribute("data-tile") or "").split("-")) == sorted(tile.split("-"))
    assert (wagon.bounding_box() or {"width": 0})["width"] >= 30


def test_the_wait_for_a_review_is_told_in_seconds(visit: Visit, page_host: PageHost) -> None:
    ada = visit()
    waits = iter([{"waiting": True, "done": 0, "all": 29, "seconds": 3.2}])

    def answer(route: Route) -> None:
        wait = next(waits, None)
        if wait is None:
            answer_review(route)
        else:
            route.fulfill(status=202, json=wait)

    ada.page.route("**/api/review*", answer)
    bring_to_device(ada)
    ada.press(ada.page.get_by_role("button", name=OPEN))
    dialog = ada.page.get_by_role("dialog", name=TITLE)
    expect(dialog.get_by_text("Looking back at the round: about 3 seconds left.")).to_be_visible()
    expect(dialog.locator(".costliest")).to_be_visible(timeout=LONG)
    expect(dialog.get_by_text("seconds left")).to_have_count(0)


@pytest.mark.release
@pytest.mark.parametrize("language", cases("fr", rest=["nb", "es"]))
def test_every_language_looks_back(visit: Visit, page_host: PageHost, language: str) -> None:
    ada = visit(locale=language)
    bring(ada)
    dialog = look_back(ada, language)
    gap = "\u00a0" if language == "fr" else ""
    step = re.compile(rf"\d+{gap}: \w+ ")
    expect(dialog.locator(".steps button").first).to_have_text(step)
    dialog.get_by_role("combobox").select_option("0")
    open_figures(dialog)
    expect(dialog.locator("tfoot")).to_be_visible(timeout=LONG)
    assert "review-" not in ada.page.locator("body").inner_text()


@pytest.fixture(name="host", scope="module")
def _host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    root: Path = tmp_path_factory.mktemp("host")
    assert main(["site", str(root), "--base", "/"]) == 0
    with static_host(root) as host:
        yield host


@pytest.mark.release
def test_without_a_server_the_device_looks_back_with_less(
    visit: Visit, page_host: PageHost, host: StaticHost
) -> None:
    ada = visit(port=host.port)
    bring_to_device(ada)
    dialog = look_back(ada)
    expect(dialog).to_contain_text("Worked out on this device")
    expect(slider(ada)).to_have_value("0")
