"""A match by ear: someone who does not see the page plays to the end, and misses nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from real import Server

from browser import words
from browser.conftest import Visit
from browser.listener import Listener
from browser.page_host import PageHost
from browser.scenes import ShownTable

SHORT = {"sheet": "nordic", "rounds": 2, "rules": {"max_pip": 6, "hand": 5}, "review": "off"}
"""What makes a match short, has Ada begin, and leaves nothing to be told some time after it."""

PIP = r"(blank|\d+)"
TILE = rf"{PIP} and {PIP}|double {PIP}"
PLAYABLE = re.compile(rf"^({TILE}), can be played on (.+)$")
DUTY = r"^(Your turn|First turn|You laid a double|Nothing closes)"
OVER = r"won the round\.$|^Nobody can play"
TOLD = re.compile(r"^(.+): \d+ points?, \d+ in all\.$")
LANE = re.compile(
    r"^(?P<name>.+?)(, to play)?(, open train|, open to all)?"
    rf", ends in (?:the double )?{PIP}(?:, to close)?"
    r"(, \d+ tiles? long)?(, \d+ tiles? left, .+)?, show the whole train$"
)
MOST_TURNS = 300


def make_it_short(route: Route) -> None:
    asked = route.request.post_data
    route.continue_(post_data=json.dumps({**json.loads(asked), **SHORT}) if asked else None)


class Memory:
    """Where every train ends, from what was told alone."""

    def __init__(self, lanes: dict[str, str]) -> None:
        self.ends = lanes
        self.doubles: dict[str, str] = {}

    def note(self, sentence: str) -> None:
        """Keeps what a sentence says about the trains."""
        if laid := re.match(rf"^(.+) laid the double {PIP} on (.+)\.$", sentence):
            self.doubles[laid[2]] = lane_of(laid[1], laid[3])
        elif played := re.match(rf"^(.+) played {PIP} and {PIP} on (.+)\.$", sentence):
            self._lay(lane_of(played[1], played[4]), played[2], played[3])
        elif closed := re.match(rf"^.+ closed the double {PIP} with {PIP} and {PIP}\.$", sentence):
            self._lay(self.doubles[closed[1].replace("blank", "0")], closed[2], closed[3])

    def _lay(self, lane: str, one: str, other: str) -> None:
        assert self.ends[lane] in (one, other), f"{one} and {other} after {self.ends[lane]}"
        self.ends[lane] = other if self.ends[lane] == one else one


def lane_of(actor: str, train: str) -> str:
    """The name of a lane, from a sentence about it."""
    if train == "the Mexican train":
        return words.MEXICAN
    if train in ("your train", "their own train"):
        return "You" if train == "your train" else actor
    return train.removesuffix("\N{RIGHT SINGLE QUOTATION MARK}s train")


def lanes(ada: Listener) -> dict[str, str]:
    """Where each train ends, as its plate says."""
    plates = [LANE.match(thing.name) for thing in ada.named("button", "show the whole train")]
    assert all(plates), ada.named("button", "show the whole train")
    return {plate["name"]: plate[4] for plate in plates if plate}


def play(ada: Listener) -> str:
    """Plays the first tile that fits, or does what is there to be done; what was done."""
    things = ada.things()
    fits = [match for thing in things if (match := PLAYABLE.match(thing.name))]
    if fits:
        tile = fits[0]
        ada.press("button", f"^{re.escape(tile[0])}$")
        if re.search(", | or ", tile[5]):
            place = ada.go_to("button", words.SLOT.pattern)
            assert tile[1] in place.name
            ada.page.keyboard.press("Enter")
        return tile[1]
    deeds = [thing for thing in things if thing.role == "button" and not thing.disabled]
    deed = next(thing.name for thing in deeds if words.DEEDS.match(thing.name))
    ada.press("button", f"^{deed}$")
    return deed


def play_round(ada: Listener, memory: Memory) -> None:
    """Plays until the round is over, by what is told."""
    for _ in range(MOST_TURNS):
        for sentence in ada.hear_until(f"{DUTY}|{OVER}"):
            memory.note(sentence)
        if re.search(OVER, sentence):
            return
        assert lanes(ada) == memory.ends
        fits = [match for thing in ada.things() if (match := PLAYABLE.match(thing.name))]
        for tile in fits:
            trains = re.split(", | or ", tile[5])
            ends = {memory.ends[lane_of("", train)] for train in trains}
            pips = {pip for pip in (tile[2], tile[3], tile[4]) if pip}
            assert ends <= pips, f"{tile[0]}: {memory.ends}"
        play(ada)
        done = ada.hear_until(r"^You (played|laid|closed|drew|passed|stopped)")
        for sentence in done:
            memory.note(sentence)
        held = [thing for thing in ada.things() if f"region {words.TRAY}" in thing.within]
        places = ("button",) if held else ("button", "heading")  # the last tile has gone
        assert ada.at.role in places, f"the focus went to {ada.at}"
    raise AssertionError("a round without end")


def written(sentence: str) -> str:
    """A sentence as it is in the log, from what was told."""
    tiles = re.sub(rf"{PIP} and {PIP}", r"\1-\2", sentence)
    tiles = re.sub(rf"drew double {PIP}", r"drew \1-\1", tiles)
    return tiles.replace("blank-", "0-").replace("-blank", "-0")


def landmarks(ada: Listener) -> list[str]:
    kinds = ("main", "navigation", "complementary", "region")
    return [f"{thing.role} {thing.name}".strip() for thing in ada.things() if thing.role in kinds]


def headings(ada: Listener) -> list[tuple[int | None, str]]:
    return [(thing.level, thing.name) for thing in ada.things() if thing.role == "heading"]


# ---------------------------------------------------------------------- a match


@pytest.mark.release
def test_a_whole_match_is_played_by_ear(visit: Visit, server: Server) -> None:
    someone = visit("desk")
    ada = Listener(someone.page)
    ada.page.route("**/api/tables", make_it_short)
    someone.go_home()
    ada.go_to("textbox", f"^{words.YOUR_NAME}$")
    ada.page.keyboard.type("Ada")
    ada.press("button", f"^{words.PLAY_NOW}")
    ada.wait_for("button", "show the whole train")
    assert ada.at.name == words.round_of(1, 2)
    memory = Memory(lanes(ada))
    assert len(memory.ends) == 5
    play_round(ada, memory)
    hear_the_score(ada, memory)
    assert everything_was_told(ada)
    ada.press("button", f"^{words.NEXT_ROUND}$")
    ada.hear_until(r"^Round 2: the engine is the double \d+\.$")
    ada.wait_for("button", "show the whole train")
    assert ada.at.role in ("button", "heading")
    memory = Memory(dict.fromkeys(memory.ends, ada.named("image", "^The engine")[0].name[-1]))
    play_round(ada, memory)
    ada.hear_until(r"^The match is over: .+ won\.$")
    hear_the_score(ada, memory)
    assert ada.named("heading", words.MATCH_ENDED.pattern)


def hear_the_score(ada: Listener, memory: Memory) -> None:
    """What everyone has now is told, one by one."""
    names: list[str] = []
    while len(names) < 4:
        if told := TOLD.match(ada.hear()):
            names.append(told[1])
    assert sorted(names) == sorted(set(memory.ends) - {words.MEXICAN})


def everything_was_told(ada: Listener) -> bool:
    """Whether each line of the log since one came was told once, in its order."""
    log = [thing for thing in ada.things() if f"region {words.WHAT_HAPPENED}" in thing.within]
    lines = [thing.name for thing in log if thing.role == "StaticText"][::-1]
    told = [written(line) for line in ada.heard() if not re.search(DUTY, line)]
    told = [line for line in told if not TOLD.match(line) and not line.endswith("is playing.")]
    return lines[-len(told) :] == told or pytest.fail(f"{lines[-len(told) :]}\n{told}")


# ---------------------------------------------------------------------- a table that is shown


@pytest.fixture(name="listening")
def _listening(visit: Visit, page_host: PageHost) -> Callable[[str], tuple[Listener, ShownTable]]:
    def come(screen: str = "desk") -> tuple[Listener, ShownTable]:
        someone = visit(screen)
        ada = Listener(someone.page)
        table = ShownTable(someone, page_host)
        table.show(4, turn=1, legal=[])
        ada.forget()
        return ada, table

    return come


Come = Callable[..., tuple[Listener, ShownTable]]
PLAYED = [
    {"type": "played", "seat": 1, "tile": "12-7", "train": 1},
    {"type": "played", "seat": 2, "tile": "12-0", "train": 2},
    {"type": "drew", "seat": 3},
]


def test_what_comes_at_once_is_told_one_by_one(listening: Come) -> None:
    ada, table = listening()
    mine: dict[str, Any] = {"turn": 0, "legal": ["2-12@0", "2-12@M"]}
    scenes_after = [{"turn": 2, "legal": []}, {"turn": 3, "legal": []}, mine]
    table.happen(4, *zip(([event] for event in PLAYED), scenes_after, strict=True))
    assert [ada.hear() for _ in range(4)] == [
        "Bruno played 12 and 7 on their own train.",
        "Cleo played 12 and blank on their own train.",
        "Dag drew a tile.",
        "Your turn: one tile fits.",
    ]
    table.show(4, **mine)
    assert len(ada.heard()) == 4
    (tile,) = ada.named("button", PLAYABLE.pattern)
    assert tile.name == "2 and 12, can be played on your train or the Mexican train"
    assert "E tells the ends" in next(t.about for t in ada.things() if t.role == "toolbar")


def test_the_ends_the_turn_and_the_last_moves_are_told_when_asked(listening: Come) -> None:
    ada, table = listening()
    mine = {"turn": 0, "legal": ["2-12@0", "2-12@M"], "trains": [[], ["12-7"], ["12-0"], []]}
    table.happen(4, ([PLAYED[0]], mine | {"markers": [2]}))
    ada.hear_until(DUTY)
    ada.go_to("button", "^2 and 12")
    ada.page.keyboard.press("e")
    assert [ada.hear() for _ in range(5)] == [
        "You, ends in 12.",
        "Bruno, ends in 7.",
        "Cleo, ends in blank, open train.",
        "Dag, ends in 12.",
        "Mexican train, ends in 12.",
    ]
    ada.page.keyboard.press("t")
    assert [ada.hear() for _ in range(2)] == [
        "Your turn: one tile fits.",
        "2 and 12, can be played on your train or the Mexican train.",
    ]
    ada.page.keyboard.press("l")
    assert ada.hear_until("Bruno")[-1] == "Bruno played 12 and 7 on their own train."


def test_one_hears_that_one_may_knock_and_knocks_with_a_key(listening: Come) -> None:
    ada, table = listening()
    ada.go_to("button", "^2 and 12")
    table.happen(4, ([], {"turn": 1, "legal": [], "calls": ["knock@0"], "penalty": 2}))
    assert ada.hear() == "One tile left: knock now, or you draw 2 if somebody notices."
    ada.page.keyboard.press("k")
    expect(ada.page.get_by_role("button", name=words.KNOCK)).to_be_disabled()
    assert [act["action"] for act in table.acts] == ["knock@0"]


def test_what_happens_while_a_dialog_is_open_is_heard(listening: Come) -> None:
    ada, table = listening("phone")
    ada.press("button", f"^{words.WHAT_HAPPENED}$")
    ada.wait_for("dialog", f"^{words.WHAT_HAPPENED}$")
    table.happen(4, ([PLAYED[0]], {"turn": 2, "legal": []}))
    assert ada.hear() == "Bruno played 12 and 7 on their own train."
    ada.page.keyboard.press("Escape")
    ada.wait_for("button", f"^{words.WHAT_HAPPENED}$")
    assert ada.at.name == words.WHAT_HAPPENED
    table.happen(4, ([PLAYED[1]], {"turn": 3, "legal": []}))
    assert ada.hear() == "Cleo played 12 and blank on their own train."


def test_a_table_has_its_landmarks_and_headings(listening: Come) -> None:
    ada, _ = listening()
    assert landmarks(ada) == [
        *("main", "navigation", "complementary", f"region {words.WHAT_HAPPENED}"),
        *(f"region {words.CHAT}", f"region {words.TRAY}"),
    ]
    assert [level for level, _ in headings(ada)] == [1, 2]
