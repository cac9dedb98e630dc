"""Every public type is a value one can work with: compared, shown, copied, pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from scene import match, order, scene

import mexican_train
from mexican_train import IllegalAction, Match, Reason, Round, Simulation
from mexican_train.rules import events as e
from mexican_train.rules.actions import Catch, Draw, Knock, Pass, Play, Stop
from mexican_train.rules.rng import Rng
from mexican_train.rules.tiles import Tile, Wagon
from mexican_train.sheets import header_of, load_sheet


def played(sheet: str = "station/rounds", rounds: int = 1, actions: int = 9) -> Match:
    """A match some rounds old, in the middle of the next one."""
    playing = Match(header_of(sheet, 3, {"hand": 4}))
    for number in range(rounds + 1):
        playing.deal(bytes([number]) * 32)
        while playing.phase == "playing" and (number < rounds or len(playing.history) < actions):
            playing.act(playing.round.legal[0])
    return playing


def refused() -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        played().act("0-0@7")
    return refusal.value


IMMUTABLE: dict[str, Callable[[], object]] = {
    "Play": lambda: Play(Tile(5, 12), 0),
    "Draw": Draw,
    "Pass": Pass,
    "Stop": Stop,
    "Knock": lambda: Knock(1),
    "Catch": lambda: Catch(2, 1),
    "Tile": lambda: Tile(5, 12),
    "Wagon": lambda: Wagon(12, 5),
    "RoundBegan": lambda: e.RoundBegan(1, 12, None, 0),
    "Played": lambda: e.Played(0, Wagon(12, 5), 0),
    "Drew": lambda: e.Drew(0, Tile(5, 12)),
    "Passed": lambda: e.Passed(0),
    "Stopped": lambda: e.Stopped(0),
    "MarkerPlaced": lambda: e.MarkerPlaced(0),
    "MarkerTaken": lambda: e.MarkerTaken(0),
    "DoubleOpened": lambda: e.DoubleOpened(0, 5),
    "DoubleClosed": lambda: e.DoubleClosed(0, 5),
    "Knocked": lambda: e.Knocked(0),
    "Caught": lambda: e.Caught(0, 1, 1, (Tile(5, 12),)),
    "RoundOver": lambda: e.RoundOver(False, (0,), (0, 3), ((), (Tile(1, 2),))),
    "MatchOver": lambda: e.MatchOver((0,), (0, 3)),
    "Rules": lambda: load_sheet("nordic/nine").rules,
    "Sheet": lambda: load_sheet("nordic/nine"),
    "Header": lambda: header_of("nordic", 4, {"hand": 9}),
    "Record": lambda: played().records[0],
    "View": lambda: played().view(1),
    "PastAction": lambda: played().history[-1],
    "Position": lambda: played().position,
    "Simulation": lambda: Simulation("7", 0, ("random", "greedy")),
    "IllegalAction": refused,
}
CHANGING: dict[str, Callable[[], object]] = {
    "Round": lambda: played().round,
    "Match": played,
    "Rng": lambda: Rng(7),
    "SimulationResult": lambda: mexican_train.simulate(rounds=5, jobs=1),
}
EVERY = IMMUTABLE | CHANGING


@pytest.mark.parametrize("name", EVERY)
def test_what_was_made_alike_is_equal_and_shown_alike(name: str) -> None:
    one, other = EVERY[name](), EVERY[name]()
    assert one == other
    assert repr(one) == repr(other)
    assert " at 0x" not in repr(one)
    assert type(one).__name__ in repr(one)
    assert one != object()


@pytest.mark.parametrize("name", EVERY)
def test_copies_and_pickles_are_equal_to_what_they_come_from(name: str) -> None:
    made = EVERY[name]()
    for level in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(made, level)) == made
    assert copy.copy(made) == made
    assert copy.deepcopy(made) == made
    assert repr(pickle.loads(pickle.dumps(made))) == repr(made)


@pytest.mark.parametrize("name", IMMUTABLE)
def test_what_never_changes_can_be_a_key(name: str) -> None:
    assert {IMMUTABLE[name](): name}[IMMUTABLE[name]()] == name


@pytest.mark.parametrize("name", CHANGING)
def test_what_changes_cannot_be_a_key(name: str) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(CHANGING[name]())


def test_every_public_type_is_among_them() -> None:
    public = [getattr(mexican_train, name) for name in mexican_train.__all__]
    types = {each.__name__ for each in public if isinstance(each, type)}
    words = {"Reason", "Phase"}
    errors = {"MexicanTrainError", "NotationError", "RecordError", "RulesError", "TableError"}
    # A protocol; results that hold times or take seconds.
    elsewhere = {"Bot", "ArenaResult", "Review"}
    assert types - words - errors - elsewhere <= {*EVERY}


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    for copied in (copy.deepcopy, copy.copy, Match.copy, lambda m: pickle.loads(pickle.dumps(m))):
        playing = played()
        before = copy.deepcopy(playing)
        other = copied(playing)
        other.act(other.round.legal[-1])
        assert playing == before
        assert other != playing
        while playing.phase == "playing":
            playing.act(playing.round.legal[0])
        assert len(playing.records) == 2
        assert len(other.records) == 1


@pytest.mark.parametrize(
    "actions",
    [
        ["5-12@0"],
        ["5-12@0", "4-12@1", "draw"],
        ["5-12@0", "4-12@1", "draw", "pass"],
        ["5-12@0", "4-12@1", "draw", "pass", "5-5@0"],
    ],
)
def test_a_pickled_round_goes_on_as_the_round_it_was(actions: list[str]) -> None:
    table = scene(
        "classic", ["5-12 5-5 1-1", "4-12 0-0", "0-1"], had_turn=[], boneyard="6-6 5-7 8-8"
    )
    for action in actions:
        table.act(action)
    other = pickle.loads(pickle.dumps(table))
    while not table.over:
        first = table.legal[0]
        assert other.act(first) == table.act(first)
        assert other == table
    assert other.over


def test_rounds_differ_in_what_lies_and_in_how_far_a_turn_has_come() -> None:
    table = scene("classic", ["5-12 5-5", "4-12"], boneyard="6-6 5-7")
    for other in (
        scene("classic", ["5-12 5-5", "4-12"], boneyard="5-7 6-6"),
        scene("classic", ["5-12 5-5", "4-11"], boneyard="6-6 5-7"),
        scene("classic", ["5-12 5-5", "4-12"], boneyard="6-6 5-7", turn=1),
        scene("classic", ["5-12 5-5", "4-12"], boneyard="6-6 5-7", markers=[0]),
        scene("classic", ["5-12 5-5", "4-12"], boneyard="6-6 5-7", mexican="12-1"),
        scene("gare", ["5-12 5-5", "4-12"], boneyard="6-6 5-7"),
    ):
        assert table != other
    assert table == scene("classic", ["5-5 5-12", "4-12"], boneyard="6-6 5-7")


def test_a_round_says_how_it_stands() -> None:
    rules = load_sheet("nordic").rules
    assert repr(Round(rules, 3)) == "<Round of 3 players, not dealt>"
    table = scene("nordic", ["5-12 1-1", "0-0"], boneyard="6-6 5-7")
    assert repr(table) == "<Round: seat 0 to act, engine 12, hands of 2 1, 2 in the boneyard>"
    blocked = scene("nordic", ["0-3", "2-6"], boneyard="")
    blocked.act("pass")
    assert repr(blocked) == "<Round over, blocked: engine 12, hands of 1 1, 0 in the boneyard>"
    out = scene("nordic", ["5-12", "2-6"], boneyard="")
    out.act("5-12@0")
    assert repr(out).startswith("<Round over, seat 0 went out: ")


def test_a_match_says_how_it_stands() -> None:
    playing = match("nordic", 2, hand=1, rounds=2)
    assert repr(playing) == "<Match of nordic with house rules, 2 players, ready>"
    playing.deal_order(order(playing, "5-12 0-0"))
    assert repr(playing).startswith("<Match of nordic with house rules, 2 players, round 1 of 2: ")


def test_a_refusal_keeps_its_reason_and_its_action() -> None:
    again = pickle.loads(pickle.dumps(IllegalAction(Reason.MUST_DRAW, Pass())))
    assert (again.reason, again.action) == (Reason.MUST_DRAW, Pass())
    assert str(again) == "pass is refused: a tile must be drawn before passing"
