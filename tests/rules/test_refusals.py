"""Every reason for which an action is refused; a refusal changes nothing (see `refused`)."""

from __future__ import annotations

import pytest
from scene import do, match, order, play_out, refused, scene

from mexican_train.rules.actions import Action, Catch, Knock, Play
from mexican_train.rules.errors import SENTENCES, IllegalAction, Reason
from mexican_train.rules.round import Round
from mexican_train.rules.tiles import Tile


def after(table: Round, *actions: str) -> Round:
    do(table, *actions)
    return table


PLAIN = scene("nordic", ["5-6 3-7 0-1", "4-12 0-0", "0-2"], trains={0: "12-5", 1: "12-3"})
STUCK = scene("nordic", ["8-9 0-1", "0-0"], trains={0: "12-5"})
DRAWN = scene("nordic", ["8-9 0-1", "0-0"], trains={0: "12-5"}, drawn=True)
EMPTY = scene("nordic", ["8-9 0-1", "0-0"], trains={0: "12-5"}, boneyard="")
BOUND = scene("nordic", ["8-9 0-5 0-12", "0-0"], trains={1: "12-5 5-5", 0: "12-8"}, markers=[1])
MEXICAN_BOUND = scene("station", ["3-12 0-4", "0-0"], trains={1: "12-5 5-5"})
OWED = scene("station", ["8-9 0-12", "0-0"], trains={0: "12-8 8-8", 1: "12-9"}, follow_up=0)
OWED_FREELY = scene(
    "nordic",
    ["8-9 0-12 1-1 1-9 3-4", "0-0"],
    trains={0: "12-8 8-8", 1: "12-3"},
    mexican="12-1",
    follow_up=0,
)
OWED_FIRST = scene(
    "classic",
    ["8-9 1-9 3-4", "0-0"],
    trains={0: "12-8 8-8", 1: "12-3"},
    mexican="12-1",
    follow_up=0,
)
UNSTARTED = scene("station", ["0-12 8-9", "0-0"])
SERIES = scene(
    "station/fast",
    ["5-6 3-7 0-4", "0-0", "1-1"],
    trains={0: "12-5", 1: "12-3", 2: "12-7"},
    mexican="12-4",
    markers=[1],
    series=True,
    had_turn=[],
)
SERIES_DOUBLE = after(
    scene("station/fast", ["5-5 5-6 0-1", "0-0"], trains={0: "12-5"}, had_turn=[]), "5-5@0"
)
SERIES_STUCK = scene("station/fast", ["0-1", "0-0"], trains={0: "12-5"}, series=True, had_turn=[])
SERIES_UNCOVERED = scene(
    "nordic",
    ["5-7 3-9", "0-0"],
    trains={0: "12-5 5-5", 1: "12-3"},
    series=True,
    had_turn=[],
    rules={"fast_first_turn": True},
)
LAST = after(scene("station", ["3-12 8-9", "4-12 0-0 0-1", "1-1"]), "3-12@0")
LATE = after(LAST.copy(), "4-12@1")
OVER = after(scene("nordic", ["5-12", "0-0"]), "5-12@0")

CASES: list[tuple[str, Round, str, int | None]] = [
    ("round_over", OVER, "draw", None),
    ("round_over", OVER, "draw", 9),  # nothing is looked at in a round that is over
    ("no_such_seat", PLAIN, "5-6@0", 3),
    ("no_such_seat", PLAIN, "5-6@0", -1),
    ("no_such_seat", LAST, "knock@3", None),
    ("no_such_seat", LATE, "catch@3>0", None),
    ("no_such_seat", LATE, "catch@1>3", None),
    ("no_such_train", PLAIN, "5-6@3", None),
    ("not_your_turn", PLAIN, "4-12@1", 1),
    ("not_your_turn", PLAIN, "draw", 2),
    ("not_your_seat", LAST, "knock@0", 1),
    ("not_your_seat", LATE, "catch@1>0", 2),
    ("not_held", PLAIN, "4-12@0", None),
    ("not_held", PLAIN, "5-18@0", None),  # not even in the set
    ("does_not_fit", PLAIN, "0-1@0", None),
    ("does_not_fit", PLAIN, "5-6@M", None),
    ("does_not_fit", OWED, "0-12@0", None),
    ("train_closed", PLAIN, "3-7@1", None),
    ("train_closed", PLAIN, "5-6@2", None),
    ("train_closed", OWED_FREELY, "3-4@1", None),
    ("train_closed", OWED_FIRST, "3-4@1", None),
    ("train_closed", SERIES, "3-7@2", None),
    ("train_closed", SERIES_UNCOVERED, "3-9@1", None),  # not that the own double binds one
    ("own_train_first", UNSTARTED, "0-12@M", None),
    ("only_own_train", SERIES, "3-7@1", None),
    ("only_own_train", SERIES, "0-4@M", None),
    ("must_close_double", BOUND, "8-9@0", None),
    ("must_close_double", BOUND, "0-12@M", None),
    ("must_close_double", MEXICAN_BOUND, "3-12@M", None),  # not because of one's own train
    ("must_close_double", MEXICAN_BOUND, "3-12@0", None),
    ("must_complete_double", OWED, "0-12@M", None),
    ("must_complete_double", OWED, "8-9@1", None),  # closed as well, but this comes first
    ("must_complete_double", OWED_FIRST, "1-9@M", None),
    ("must_complete_double", SERIES_DOUBLE, "stop", None),
    ("must_not_be_double", OWED_FREELY, "1-1@M", None),
    ("must_play", PLAIN, "draw", None),
    ("must_play", PLAIN, "pass", 0),
    ("must_play", SERIES, "draw", None),
    ("must_play", SERIES, "pass", None),
    ("must_play", SERIES_DOUBLE, "draw", None),
    ("must_play", SERIES_STUCK, "draw", None),  # there is only stopping left
    ("must_play", SERIES_STUCK, "pass", None),
    ("must_draw", STUCK, "pass", None),
    ("already_drawn", DRAWN, "draw", None),
    ("nothing_to_draw", EMPTY, "draw", None),
    ("nothing_to_stop", PLAIN, "stop", None),
    ("nothing_to_knock", PLAIN, "knock@0", None),
    ("nothing_to_knock", LAST, "knock@1", None),
    ("nothing_to_knock", LATE, "knock@0", 0),
    ("nothing_to_catch", LAST, "catch@1>0", None),
    ("nothing_to_catch", LATE, "catch@2>1", None),
    ("nothing_to_catch", LATE, "catch@0>0", 0),
]


@pytest.mark.parametrize(("reason", "table", "action", "seat"), CASES)
def test_an_action_is_refused_for_its_own_reason(
    reason: str, table: Round, action: str, seat: int | None
) -> None:
    assert refused(table.copy(), action, seat) == reason


def test_what_no_text_can_name_is_refused_too() -> None:
    """Programs can name seats, trains and tiles that are nowhere."""
    outside: list[tuple[Action, str]] = [
        (Knock(-1), "no_such_seat"),
        (Catch(-1, 0), "no_such_seat"),
        (Catch(1, -1), "no_such_seat"),
        (Play(Tile(18, 18), 0), "not_held"),
        (Play(Tile(5, 6), 7), "no_such_train"),
    ]
    for action, reason in outside:
        with pytest.raises(IllegalAction) as refusal:
            PLAIN.copy().act(action)
        assert refusal.value.reason == reason


def test_the_seat_may_be_named_when_it_is_the_right_one() -> None:
    do_as = [(PLAIN, "5-6@0", 0), (LAST, "knock@0", 0), (LATE, "catch@2>0", 2)]
    for table, action, seat in do_as:
        assert table.copy().act(action, seat) != []


def test_a_match_over_refuses_another_round_and_another_action() -> None:
    playing = match("station", 2, hand=2)
    playing.deal_order(order(playing, "12-12 5-12 1-2 3-4"))
    playing.act("5-12@0")
    with pytest.raises(IllegalAction) as dealing:
        playing.deal(bytes(32))
    assert dealing.value.reason == Reason.MATCH_OVER
    with pytest.raises(IllegalAction) as acting:
        playing.act("draw")
    assert acting.value.reason == Reason.MATCH_OVER


def test_a_running_round_is_not_dealt_over() -> None:
    playing = match("nordic", 2)
    playing.deal(bytes(32))
    before = playing.round
    with pytest.raises(IllegalAction) as dealing:
        playing.deal(bytes(32))
    assert dealing.value.reason == Reason.ROUND_RUNNING
    assert playing.round is before
    assert playing.number == 1


def test_between_rounds_nobody_acts() -> None:
    playing = match("nordic", 2)
    for _ in range(2):
        with pytest.raises(IllegalAction) as acting:
            playing.act("draw")
        assert acting.value.reason == Reason.ROUND_OVER
        playing.deal(bytes(32))
        play_out(playing)


def test_a_refused_action_is_not_remembered() -> None:
    playing = match("nordic", 2)
    playing.deal(bytes(32))
    wrong = "pass" if "pass" not in map(str, playing.round.legal) else "stop"
    with pytest.raises(IllegalAction):
        playing.act(wrong)
    assert playing.history == []


def test_every_reason_is_reached_and_has_its_sentence() -> None:
    """What clients put into words must be all there is."""
    reached = {reason for reason, _, _, _ in CASES} | {"match_over", "round_running"}
    assert reached == {reason.value for reason in Reason}
    assert set(SENTENCES) == set(Reason)
    assert len(set(SENTENCES.values())) == len(Reason)


def test_a_refusal_reads_as_a_sentence() -> None:
    with pytest.raises(IllegalAction) as refusal:
        PLAIN.copy().act("draw")
    assert str(refusal.value) == "draw is refused: a tile in the hand can be played, so it must be"
    assert str(refusal.value.action) == "draw"
