"""The lesson is a round played by the rules: it shows every idea, and says only what is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from make_lesson import LEARNER, LESSON, Json, Telling, keys, lesson, source, written

from mexican_train.languages import LANGUAGES, catalogue_part
from mexican_train.rules.errors import IllegalAction
from mexican_train.rules.rules import Engine, First
from mexican_train.sheets import load_sheet

ROOT = Path(__file__).parent.parent


def steps() -> list[Json]:
    """The steps, each with its whole view."""
    view: Json = {}
    found = []
    for step in lesson():
        view = {**view, **step["view"]}
        found.append({**step, "view": view})
    return found


STEPS = steps()
EVENTS = [event for step in STEPS for event in step.get("events", [])]


def step(name: str) -> Json:
    """The step that explains something."""
    return next(each for each in STEPS if each.get("key") == f"learn-{name}")


def held(view: Json) -> list[set[int]]:
    """The learner's tiles, each as its ends."""
    return [set(map(int, tile.split("-"))) for tile in view["hand"]]


def end_of(view: Json, train: int | str) -> int:
    """The number at the end of a train."""
    wagons = view["mexican"] if train == "M" else view["trains"][train]
    return int(wagons[-1].split("-")[1]) if wagons else view["engine"]


def test_the_lesson_is_what_the_rules_make_of_its_source() -> None:
    assert LESSON.read_text(encoding="utf-8") == written(lesson())


def test_what_the_rules_forbid_makes_no_lesson() -> None:
    changed = source()
    first = next(each for each in changed["steps"] if "watch" in each)
    first["watch"] = "4-9@0"
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


def test_every_idea_comes_up_one_after_another() -> None:
    mine = [e for e in EVENTS if e.get("seat", LEARNER) == LEARNER and e["type"] in IN_ORDER]
    assert list(dict.fromkeys(event["type"] for event in mine)) == IN_ORDER


def test_the_learner_plays_on_every_kind_of_train() -> None:
    assert {e["train"] for e in EVENTS if e["type"] == "played" and e["seat"] == LEARNER} == {
        LEARNER,
        "M",
        2,
    }


def test_somebody_else_plays_on_the_learners_open_train() -> None:
    guests = [e for e in EVENTS if e["type"] == "played" and e["seat"] != e["train"] == LEARNER]
    assert [guest["seat"] for guest in guests] == [1]
    assert LEARNER in step("marker")["view"]["markers"]


def test_an_open_double_outlasts_two_turns_before_the_learner_closes_it() -> None:
    bound = [s["view"]["turn"] for s in STEPS if s["view"]["open_double"] == "M"]
    assert list(dict.fromkeys(bound)) == [1, 2, LEARNER]
    closed = [e for e in EVENTS if e["type"] == "double_closed"]
    assert [event["train"] for event in closed] == [LEARNER, "M"]


def test_the_learner_goes_out_and_the_others_count() -> None:
    view = STEPS[-1]["view"]
    assert view["phase"] == "round_over"
    assert view["round_winners"] == [LEARNER]
    for points, hand in zip(view["scores"][0], view["hands"], strict=True):
        assert points == sum(int(pip) for tile in hand for pip in tile.split("-"))
    assert all(points for points in view["scores"][0][1:])


def test_the_learner_does_enough_to_learn_and_not_so_much_as_to_tire() -> None:
    kinds = [each["kind"] for each in STEPS]
    assert 12 <= kinds.count("do") <= 15
    assert kinds.count("do") + kinds.count("say") <= 31


def test_the_lesson_is_played_by_the_sheet_that_it_speaks_of() -> None:
    view = STEPS[0]["view"]
    assert view["sheet"].split("/")[0] == "nordic"
    assert set(view["rules"]) == {"hand"}  # only fewer tiles


# ---------------------------------------------------------------------- what is asked for


def asked() -> list[Any]:
    """The steps in which the learner does something."""
    return [pytest.param(s, id=s["key"]) for s in STEPS if s["kind"] == "do"]


@pytest.mark.parametrize("wanted", asked())
def test_what_is_asked_for_is_legal_and_anything_else_legal_has_an_answer(wanted: Json) -> None:
    legal = wanted["view"]["legal"]
    assert wanted["action"] in legal
    assert ("otherwise" in wanted) == (len(legal) > 1)
    tile, at, train = wanted["action"].partition("@")
    points = [f"tile {tile}", f"end {train}"] if at else [f"button {tile}"]
    assert wanted["point"] == points


def test_nobody_acts_while_something_is_explained() -> None:
    for before, after in pairwise(STEPS):
        if before["kind"] == "say" and after["kind"] != "watch":
            assert after["view"] == before["view"]


def test_others_are_seen_one_action_at_a_time() -> None:
    acts = {"played", "drew", "passed"}
    for each in STEPS:
        assert len([e for e in each.get("events", []) if e["type"] in acts]) <= 1


# ---------------------------------------------------------------------- what is hidden


def tiles_in(text: str) -> set[str]:
    """The tiles that a text names, low end first."""
    found = re.findall(r"\b(\d+)-(\d+)\b", text)
    return {"-".join(sorted(pair, key=int)) for pair in found}


def test_no_tile_is_told_before_the_learner_may_see_it() -> None:
    seen: set[str] = set()
    for told, whole in zip(lesson(), STEPS, strict=True):
        view = whole["view"]
        if view["phase"] != "playing":
            break
        open_to_all = [*view["mexican"], *(tile for train in view["trains"] for tile in train)]
        seen |= tiles_in(" ".join([*view["hand"], *open_to_all]))
        assert tiles_in(json.dumps(told)) <= seen
        assert view["hands"] is None
    assert len(seen) < 55 - 20


def test_the_view_has_the_fields_of_the_protocol_and_nothing_of_a_server() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    part = page[page.index("\n## The view\n") : page.index("\n## Events\n")]
    assert set(STEPS[0]["view"]) == set(re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE))
    for each in STEPS:
        assert each["view"]["seat"] == LEARNER
        assert each["view"]["seed"] is None


# ---------------------------------------------------------------------- what is said


def messages(language: str) -> dict[str, str]:
    """The messages of the lesson in a language."""
    text = catalogue_part(language, "learn")
    return dict(re.findall(r"^(learn-[a-z-]+) = (.*)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_gets_what_it_takes(language: str) -> None:
    said = messages(language)
    assert keys() <= set(said)
    for each in STEPS:
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


def test_what_is_said_of_the_tiles_is_true() -> None:
    closed = step("closed")
    assert any(closed["arguments"]["end"] in tile for tile in held(closed["view"]))
    assert not any(action.endswith("@1") for action in closed["view"]["legal"])
    for name in ("draw", "pass"):
        view = step(name)["view"]
        assert not any(step(name)["arguments"]["end"] in tile for tile in held(view))
    assert step("pass")["arguments"]["tile"] in step("pass")["view"]["hand"]
    assert step("guest")["arguments"]["end"] == end_of(step("own")["view"], LEARNER)
    one, other = step("double")["arguments"]["tile"].split("-")
    assert one == other
    assert step("follow")["view"]["follow_up"] == LEARNER
    assert step("visit")["arguments"]["end"] == 0  # it is called a blank
    assert [len(step(name)["view"]["hand"]) for name in ("last-two", "knock", "out")] == [2, 1, 1]
    two, last = held(step("last-two")["view"])
    assert two & last


def test_what_is_said_of_the_deal_is_true() -> None:
    opening = [each.get("key", "").removeprefix("learn-") for each in STEPS[:8]]
    assert opening == [
        *("welcome", "deal", "hand", "boneyard", "engine", "engine-found", "first", "start")
    ]
    deal, boneyard = step("deal"), step("boneyard")
    assert [event["type"] for event in deal["events"]] == ["round_began"]  # it is seen there
    view = deal["view"]
    assert deal["arguments"]["tiles"] == len(view["hand"]) == view["counts"][1]
    assert boneyard["arguments"]["boneyard"] == view["boneyard"]
    rules = load_sheet(view["sheet"]).rules
    assert (rules.engine, rules.first) == (Engine.DESCENDING, First.ROTATE)
    assert view["engine"] == rules.max_pip
    assert view["turn"] == LEARNER
    others = [load_sheet(name).rules for name in ("station", "gare", "classic")]
    assert {each.engine for each in others} == {Engine.HIGHEST_HELD, Engine.HIGHEST_UNUSED_HELD}
    assert {each.first for each in others} == {First.ENGINE_PLAYER, First.LEFT_OF_ENGINE_PLAYER}


def test_what_is_said_of_the_open_double_is_true() -> None:
    left = step("left-open")
    assert left["view"]["open_double"] == "M"
    assert left["arguments"]["name"] == "Ada"
    assert step("binds")["arguments"]["name"] == "Bruno"
    assert {1, 2} <= set(step("binds")["view"]["markers"])
    draw = step("close-draw")
    assert draw["arguments"]["end"] == end_of(draw["view"], "M")
    assert not any(draw["arguments"]["end"] in tile for tile in held(draw["view"]))
    assert any(end_of(draw["view"], LEARNER) in tile for tile in held(draw["view"]))


def test_what_is_said_of_others_is_true() -> None:
    def just_before(name: str) -> Iterator[Json]:
        at = STEPS.index(step(name))
        yield from (e for s in STEPS[at - 2 : at] for e in s.get("events", []))

    assert [e["type"] for e in just_before("drew") if e["seat"] == 2] == ["drew", "played"]
    assert step("drew")["arguments"]["name"] == "Bruno"
    began = [e for e in just_before("mexican") if e.get("train") == "M"]
    assert [e["seat"] for e in began] == [1]
    assert step("mexican")["arguments"]["name"] == "Ada"
    assert step("visit")["view"]["markers"] == [2]
    assert step("visit")["arguments"]["name"] == "Bruno"
