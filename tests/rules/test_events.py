"""What an action is told to have made happen, and what of it other seats may see."""

from __future__ import annotations

from typing import get_args

import pytest
from scene import do, match, order, scene

from mexican_train.rules.events import (
    Caught,
    DoubleClosed,
    DoubleOpened,
    Drew,
    Event,
    Knocked,
    MarkerPlaced,
    MarkerTaken,
    MatchOver,
    Passed,
    Played,
    RoundBegan,
    RoundOver,
    Stopped,
    seen_by,
    who_see_more,
)
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import MEXICAN, Tile, Wagon
from mexican_train.rules.view import events_for


def after(table: Round, *actions: str) -> Round:
    do(table, *actions)
    return table


def small(sheet: str, boneyard: str = "7-7 8-8 9-9") -> Round:
    """Seat 0 has a double, a tile for it, and one to keep; seat 1 can answer."""
    return scene(
        sheet,
        ["4-4 4-6 5-9 0-1", "3-4 4-9 0-0"],
        trains={0: "12-5"},
        mexican="12-4",
        markers=[0],
        boneyard=boneyard,
    )


CASES: dict[str, tuple[Round, str, list[Event]]] = {
    "a play takes the marker off one's own train": (
        small("nordic"),
        "5-9@0",
        [Played(0, Wagon(5, 9), 0), MarkerTaken(0)],
    ),
    "a tile played the other way round": (
        small("nordic"),
        "4-6@M",
        [Played(0, Wagon(4, 6), MEXICAN)],
    ),
    "a double opens": (
        small("nordic"),
        "4-4@M",
        [Played(0, Wagon(4, 4), MEXICAN), DoubleOpened(MEXICAN, 4)],
    ),
    "a double closes": (
        after(small("nordic"), "4-4@M"),
        "4-6@M",
        [Played(0, Wagon(4, 6), MEXICAN), DoubleClosed(MEXICAN, 4)],
    ),
    "another seat closes it": (
        after(small("nordic"), "4-4@M", "5-9@0"),
        "3-4@M",
        [Played(1, Wagon(4, 3), MEXICAN), DoubleClosed(MEXICAN, 4)],
    ),
    "a draw": (
        scene("nordic", ["0-1", "0-0"], boneyard="7-7 8-8"),
        "draw",
        [Drew(0, Tile(7, 7))],
    ),
    "a pass places the marker": (
        scene("nordic", ["0-1", "0-0"], boneyard="7-7", drawn=True),
        "pass",
        [Passed(0), MarkerPlaced(0)],
    ),
    "a pass with the marker on already": (
        scene("nordic", ["0-1", "0-0"], boneyard="7-7", drawn=True, markers=[0]),
        "pass",
        [Passed(0)],
    ),
    "a pass on one's own double in gare": (
        scene(
            "gare", ["0-1", "0-0"], trains={0: "12-5 5-5"}, follow_up=0, drawn=True, boneyard="7-7"
        ),
        "pass",
        [Passed(0)],
    ),
    "playing elsewhere places the marker in station": (
        scene("station", ["4-6 0-1 1-1", "0-0"], trains={0: "12-5"}, mexican="12-4"),
        "4-6@M",
        [Played(0, Wagon(4, 6), MEXICAN), MarkerPlaced(0)],
    ),
    "a series is stopped": (
        scene("station/fast", ["5-6 0-1", "0-0"], trains={0: "12-5"}, series=True, had_turn=[1]),
        "stop",
        [Stopped(0)],
    ),
    "a last tile is announced": (
        scene("classic", ["5-6 0-1", "0-0"], trains={0: "12-5"}),
        "5-6@0",
        [Played(0, Wagon(5, 6), 0), Knocked(0)],
    ),
    "a last tile is announced after a play on a blank end": (
        scene("classic", ["0-6 1-1", "2-2"], trains={0: "12-0"}),
        "0-6@0",
        [Played(0, Wagon(0, 6), 0), Knocked(0)],
    ),
    "a last tile is announced when the turn ends with a pass on a double": (
        after(scene("nordic", ["5-5 0-1", "5-8 0-0"], trains={0: "12-5"}, boneyard=""), "5-5@0"),
        "pass",
        [Passed(0), MarkerPlaced(0), Knocked(0)],
    ),
    "a double with one tile left is not the end of a turn": (
        scene("nordic", ["5-5 0-1", "0-0"], trains={0: "12-5"}, boneyard=""),
        "5-5@0",
        [Played(0, Wagon(5, 5), 0), DoubleOpened(0, 5)],
    ),
    "a pass with one tile that nothing was laid for announces nothing": (
        scene("nordic", ["0-1", "5-12 0-0"], boneyard=""),
        "pass",
        [Passed(0), MarkerPlaced(0)],
    ),
    "a pass with one tile after another seat has laid one announces nothing": (
        after(scene("nordic", ["3-12 8-9 0-9", "7-8", "5-12 1-1"], boneyard=""), "3-12@0"),
        "pass",
        [Passed(1), MarkerPlaced(1)],
    ),
    "a knock": (
        after(scene("station", ["3-12 8-9", "4-12 0-0"]), "3-12@0"),
        "knock@0",
        [Knocked(0)],
    ),
    "a last tile under penalty is not announced by itself": (
        scene("station", ["3-12 8-9", "4-12 0-0"]),
        "3-12@0",
        [Played(0, Wagon(12, 3), 0)],
    ),
    "a catch": (
        after(
            scene("station", ["3-12 8-9", "4-12 0-0"], boneyard="7-7 6-6 9-9"), "3-12@0", "4-12@1"
        ),
        "catch@1>0",
        [Caught(0, 1, 2, (Tile(7, 7), Tile(6, 6)))],
    ),
    "a catch with one tile to draw": (
        after(scene("station", ["3-12 8-9", "4-12 0-0"], boneyard="7-7"), "3-12@0", "4-12@1"),
        "catch@1>0",
        [Caught(0, 1, 1, (Tile(7, 7),))],
    ),
    "somebody goes out": (
        scene("classic", ["5-6", "0-0 1-2"], trains={0: "12-5"}),
        "5-6@0",
        [
            Played(0, Wagon(5, 6), 0),
            RoundOver(False, (0,), (0, 53), ((), (Tile(0, 0), Tile(1, 2)))),
        ],
    ),
    "the round is blocked by a last tile but one": (
        scene("nordic", ["5-8 0-3", "2-6"], trains={0: "12-5", 1: "12-7"}, boneyard=""),
        "5-8@0",
        [
            Played(0, Wagon(5, 8), 0),
            Knocked(0),
            RoundOver(True, (0,), (3, 8), ((Tile(0, 3),), (Tile(2, 6),))),
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_action_tells_just_what_happened(case: str) -> None:
    table, action, events = CASES[case]
    assert table.copy().act(action) == events


def test_every_kind_of_event_is_told_by_some_action() -> None:
    told = {type(event) for _, _, events in CASES.values() for event in events}
    assert told | {RoundBegan, MatchOver} == set(get_args(Event))


def test_a_match_tells_its_beginning_and_its_end_as_well() -> None:
    playing = match("station", 2, hand=2)
    assert playing.deal_order(order(playing, "12-12 5-12 1-2 3-4")) == [RoundBegan(1, 12, 0, 0)]
    assert [type(event) for event in playing.act("5-12@0")] == [Played, RoundOver, MatchOver]


def test_what_a_seat_draws_only_that_seat_sees() -> None:
    """All sheets: others see that a tile was drawn, not which."""
    header = match("nordic", 2).header
    events = scene("nordic", ["0-1", "0-0"], boneyard="7-7").act("draw")
    assert events_for(events, 0, header) == [Drew(0, Tile(7, 7))]
    for other in (1, None):
        assert events_for(events, other, header) == [Drew(0, None)]


def test_what_a_caught_seat_draws_only_that_seat_sees() -> None:
    """station: others see how many tiles the penalty was; who caught sees no more than they."""
    caught = Caught(0, 1, 2, (Tile(7, 7), Tile(6, 6)))
    assert seen_by(caught, 0, open_hands=False) == caught
    for other in (1, 2, None):
        assert seen_by(caught, other, open_hands=False) == Caught(0, 1, 2, None)


def test_whoever_is_not_said_to_see_more_sees_what_a_spectator_sees() -> None:
    events: list[Event] = [Drew(2, Tile(1, 5)), Passed(1), Caught(0, 1, 1, (Tile(2, 3),))]
    assert who_see_more(events, open_hands=False) == {0, 2}
    assert who_see_more(events, open_hands=True) == set()
    public = [seen_by(event, None, open_hands=False) for event in events]
    for seat in range(4):
        same = [seen_by(event, seat, open_hands=False) for event in events] == public
        assert same == (seat in (1, 3))


def test_everything_else_is_seen_by_all() -> None:
    for _, _, events in CASES.values():
        for event in events:
            if not isinstance(event, Drew | Caught):
                assert seen_by(event, None, open_hands=False) == event
