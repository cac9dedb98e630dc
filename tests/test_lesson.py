"""The lesson is a round played by the rules: it shows every idea, and says only what is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from make_lesson import (
    LEARNER,
    ROUNDS,
    SHEETS,
    Json,
    Telling,
    keys,
    lesson,
    lesson_file,
    source,
    written,
)

from mexican_train.languages import LANGUAGES, catalogue_part
from mexican_train.rules.errors import IllegalAction
from mexican_train.rules.rules import Engine, First
from mexican_train.sheets import load_sheet

ROOT = Path(__file__).parent.parent


KNOCKS = ("station", "gare")
"""The sheets by which the learner has to knock, and blanks cost points."""


def whole_steps(sheet: str) -> list[Json]:
    """Return the steps, each with its whole view."""
    view: Json = {}
    found = []
    for step in lesson(sheet):
        view = {**view, **step["view"]}
        found.append({**step, "view": view})
    return found


class Lesson:
    """The lesson of a sheet."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet
        self.steps = whole_steps(sheet)
        self.events = [event for step in self.steps for event in step.get("events", [])]

    def step(self, name: str) -> Json:
        """Return the step that explains something."""
        return next(each for each in self.steps if each.get("key") == f"learn-{name}")


LESSONS = {sheet: Lesson(sheet) for sheet in SHEETS}


@pytest.fixture(name="taught", params=SHEETS)
def _taught(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def held(view: Json) -> list[set[int]]:
    """The learner's tiles, each as its ends."""
    return [set(map(int, tile.split("-"))) for tile in view["hand"]]


def end_of(view: Json, train: int | str) -> int:
    """The number at the end of a train."""
    wagons = view["mexican"] if train == "M" else view["trains"][train]
    return int(wagons[-1].split("-")[1]) if wagons else view["engine"]


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_lesson_is_what_the_rules_make_of_its_source(sheet: str) -> None:
    assert lesson_file(sheet).read_text(encoding="utf-8") == written(lesson(sheet))


def test_what_the_rules_forbid_makes_no_lesson() -> None:
    changed = source("nordic")
    first = next(each for each in changed["steps"] if "watch" in each)
    first["watch"] = "4-12@0"
    with pytest.raises(IllegalAction):
        list(Telling(changed).steps())


# ---------------------------------------------------------------------- what is shown


IN_ORDER = [
    "played",
    "drew",
    "passed",
    "marker_placed",
    "marker_taken",
    "double_opened",
    "double_closed",
    "knocked",
    "round_over",
]


def test_every_idea_comes_up_one_after_another(taught: Lesson) -> None:
    mine = [e for e in taught.events if e.get("seat", LEARNER) == LEARNER and e["type"] in IN_ORDER]
    assert list(dict.fromkeys(event["type"] for event in mine)) == IN_ORDER


def test_the_learner_plays_on_every_kind_of_train(taught: Lesson) -> None:
    assert {
        e["train"] for e in taught.events if e["type"] == "played" and e["seat"] == LEARNER
    } == {
        LEARNER,
        "M",
        2,
    }


def test_somebody_else_plays_on_the_learners_open_train(taught: Lesson) -> None:
    guests = [
        e for e in taught.events if e["type"] == "played" and e["seat"] != e["train"] == LEARNER
    ]
    assert [guest["seat"] for guest in guests] == [1]
    assert LEARNER in taught.step("marker")["view"]["markers"]


def test_an_open_double_outlasts_two_turns_before_the_learner_closes_it(taught: Lesson) -> None:
    bound = [s["view"]["turn"] for s in taught.steps if s["view"]["open_double"] == "M"]
    assert list(dict.fromkeys(bound)) == [1, 2, LEARNER]
    closed = [e for e in taught.events if e["type"] == "double_closed"]
    assert [event["train"] for event in closed] == [LEARNER, "M"]


def test_the_learner_goes_out_and_the_others_count(taught: Lesson) -> None:
    view = taught.steps[-1]["view"]
    assert view["phase"] == "round_over"
    assert view["round_winners"] == [LEARNER]
    pips = [[tile.split("-") for tile in hand] for hand in view["hands"]]
    own = [sum(int(pip) for tile in hand for pip in tile) for hand in pips]
    blanks = 50 if taught.sheet in KNOCKS else 0  # Bruno's 0-0
    assert view["scores"] == [[own[0], own[1], own[2] + blanks]]
    assert all(points for points in view["scores"][0][1:])


def test_the_learner_does_enough_to_learn_and_not_so_much_as_to_tire(taught: Lesson) -> None:
    kinds = [each["kind"] for each in taught.steps]
    assert 12 <= kinds.count("do") <= 15
    assert kinds.count("do") + kinds.count("say") <= 30
    assert kinds[: kinds.index("do")].count("say") <= 4  # before the learner's first move


def test_the_learner_knocks_where_the_rules_want_it(taught: Lesson) -> None:
    knocks = [each for each in taught.steps if each.get("action") == "knock@0"]
    assert [each["key"] for each in knocks] == ["learn-knock"] * (taught.sheet in KNOCKS)
    assert {"type": "knocked", "seat": LEARNER} in taught.events


@pytest.mark.parametrize("sheet", KNOCKS)
def test_what_is_said_of_the_knock_and_of_blanks_is_true(sheet: str) -> None:
    taught, rules = LESSONS[sheet], load_sheet(sheet).rules
    knock, blanks, elsewhere = map(taught.step, ("knock", "blanks", "elsewhere"))
    assert knock["view"]["calls"] == ["knock@0"]
    assert knock["arguments"]["penalty"] == rules.penalty_tiles == 2
    points = (blanks["arguments"]["one"], blanks["arguments"]["double"])
    assert points == (rules.blank_points, rules.double_blank_points) == (25, 50)
    bruno = 2
    assert blanks["arguments"]["name"] == elsewhere["arguments"]["name"] == "Bruno"
    assert "0-0" in blanks["view"]["hands"][bruno]
    assert elsewhere["view"]["markers"] == [bruno]
    end = end_of(elsewhere["view"], bruno)
    assert not any(str(end) in tile.split("-") for tile in blanks["view"]["hands"][bruno])


def test_the_lesson_is_played_by_the_sheet_that_it_speaks_of(taught: Lesson) -> None:
    view = taught.steps[0]["view"]
    assert (view["sheet"], view["rounds"]) == (taught.sheet, ROUNDS)
    assert set(view["rules"]) == {"hand"}  # only fewer tiles


# ---------------------------------------------------------------------- what is asked for


def asked() -> list[Any]:
    """The steps in which the learner does something."""
    return [
        pytest.param(step, id=f"{sheet} {step['key']}")
        for sheet, taught in LESSONS.items()
        for step in taught.steps
        if step["kind"] == "do"
    ]


@pytest.mark.parametrize("wanted", asked())
def test_what_is_asked_for_is_legal_and_anything_else_legal_has_an_answer(wanted: Json) -> None:
    legal = [*wanted["view"]["legal"], *wanted["view"]["calls"]]
    assert wanted["action"] in legal
    assert ("otherwise" in wanted) == (len(legal) > 1)
    tile, _, train = wanted["action"].partition("@")
    points = [f"tile {tile}", f"end {train}"] if "-" in tile else [f"button {tile}"]
    assert wanted["point"] == points


def test_nobody_acts_while_something_is_explained(taught: Lesson) -> None:
    for before, after in pairwise(taught.steps):
        if before["kind"] == "say" and after["kind"] != "watch":
            assert after["view"] == before["view"]


def test_others_are_seen_one_action_at_a_time(taught: Lesson) -> None:
    acts = {"played", "drew", "passed"}
    for each in taught.steps:
        assert len([e for e in each.get("events", []) if e["type"] in acts]) <= 1


# ---------------------------------------------------------------------- what is hidden


def tiles_in(text: str) -> set[str]:
    """The tiles that a text names, low end first."""
    found = re.findall(r"\b(\d+)-(\d+)\b", text)
    return {"-".join(sorted(pair, key=int)) for pair in found}


def test_no_tile_is_told_before_the_learner_may_see_it(taught: Lesson) -> None:
    seen: set[str] = set()
    for told, whole in zip(lesson(taught.sheet), taught.steps, strict=True):
        view = whole["view"]
        if view["phase"] != "playing":
            break
        open_to_all = [*view["mexican"], *(tile for train in view["trains"] for tile in train)]
        seen |= tiles_in(" ".join([*view["hand"], *open_to_all]))
        assert tiles_in(json.dumps(told)) <= seen
        assert view["hands"] is None
    assert len(seen) < 35


def test_the_view_has_the_fields_of_the_protocol_and_nothing_of_a_server(taught: Lesson) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    part = page[page.index("\n## The view\n") : page.index("\n## Events\n")]
    assert set(taught.steps[0]["view"]) == set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE))
    for each in taught.steps:
        assert each["view"]["seat"] == LEARNER
        assert each["view"]["seed"] is None


# ---------------------------------------------------------------------- what is said


def messages(language: str) -> dict[str, str]:
    """The messages of the lesson in a language."""
    text = catalogue_part(language, "learn")
    return dict(re.findall(r"^(learn-[a-z-]+) = (.*)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_gets_what_it_takes(taught: Lesson, language: str) -> None:
    said = messages(language)
    assert keys() <= set(said)
    for each in taught.steps:
        for key in (each.get("key"), each.get("otherwise")):
            if key:
                assert set(re.findall(r"\$(\w+)", said[key])) <= set(each["arguments"]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_short(language: str) -> None:
    last = "learn-sheets"  # what differs between sheets takes its two sentences
    for key, text in messages(language).items():
        sentences = re.findall(r"[.!?](?= |$)", text)
        assert len(sentences) <= 4, key
        assert len(text) <= (330 if key == last else 200), key


def test_what_is_said_of_the_tiles_is_true(taught: Lesson) -> None:
    closed = taught.step("closed")
    assert any(closed["arguments"]["end"] in tile for tile in held(closed["view"]))
    assert not any(action.endswith("@1") for action in closed["view"]["legal"])
    for name in ("draw", "pass"):
        view = taught.step(name)["view"]
        assert not any(taught.step(name)["arguments"]["end"] in tile for tile in held(view))
    assert taught.step("pass")["arguments"]["tile"] in taught.step("pass")["view"]["hand"]
    assert taught.step("guest")["arguments"]["end"] == end_of(taught.step("own")["view"], LEARNER)
    one, other = taught.step("double")["arguments"]["tile"].split("-")
    assert one == other
    assert taught.step("follow")["view"]["follow_up"] == LEARNER
    assert taught.step("visit")["arguments"]["end"] == 0  # it is called a blank
    last_ones = ("last-two", "knock" if taught.sheet in KNOCKS else "announced", "out")
    assert [len(taught.step(name)["view"]["hand"]) for name in last_ones] == [2, 1, 1]
    two, last = held(taught.step("last-two")["view"])
    assert two & last


def test_what_is_said_of_the_deal_is_true(taught: Lesson) -> None:
    rules, held = load_sheet(taught.sheet).rules, taught.sheet in KNOCKS
    engine, later = ("engine-held", "round-held") if held else ("engine", "round-lower")
    opening = [each.get("key", "").removeprefix("learn-") for each in taught.steps[:4]]
    assert opening == ["welcome", "hand", engine, "start"]
    hand = taught.step("hand")
    assert [event["type"] for event in hand["events"]] == ["round_began"]  # it is seen there
    view = hand["view"]
    assert view["engine"] == 12
    assert view["turn"] == LEARNER
    assert view["engine_player"] == (LEARNER if held else None)
    assert taught.step("draw")["arguments"]["boneyard"] == taught.step("draw")["view"]["boneyard"]
    assert taught.step(later)
    if held:
        assert (rules.engine, rules.first) == (Engine.HIGHEST_HELD, First.ENGINE_PLAYER)
    else:
        assert (rules.engine, rules.first) == (Engine.DESCENDING, First.ROTATE)


def test_what_is_said_of_the_open_double_is_true(taught: Lesson) -> None:
    left = taught.step("left-open")
    assert left["view"]["open_double"] == "M"
    assert left["arguments"]["name"] == "Ada"
    assert taught.step("binds")["arguments"]["name"] == "Bruno"
    assert 2 in taught.step("binds")["view"]["markers"]
    draw = taught.step("close-draw")
    assert draw["arguments"]["end"] == end_of(draw["view"], "M")
    assert not any(draw["arguments"]["end"] in tile for tile in held(draw["view"]))
    assert any(end_of(draw["view"], LEARNER) in tile for tile in held(draw["view"]))


def test_what_is_said_of_others_is_true(taught: Lesson) -> None:
    def just_before(name: str) -> Iterator[Json]:
        at = taught.steps.index(taught.step(name))
        yield from (e for s in taught.steps[at - 2 : at] for e in s.get("events", []))

    assert [e["type"] for e in just_before("drew") if e["seat"] == 2] == ["drew", "played"]
    assert taught.step("drew")["arguments"]["name"] == "Bruno"
    began = [e for e in just_before("mexican") if e.get("train") == "M"]
    assert [e["seat"] for e in began] == [1]
    assert taught.step("mexican")["arguments"]["name"] == "Ada"
    assert taught.step("visit")["view"]["markers"] == [2]
    assert taught.step("visit")["arguments"]["name"] == "Bruno"
