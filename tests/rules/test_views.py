"""What a seat and a spectator see of a match."""

from __future__ import annotations

import pickle

import pytest
from scene import match, order, scene, tiles

from mexican_train.rules.actions import DRAW, Catch, Knock, Play
from mexican_train.rules.errors import IllegalAction
from mexican_train.rules.match import Match
from mexican_train.rules.tiles import MEXICAN, Tile, Wagon
from mexican_train.rules.view import View, view_of


def texts(items: object) -> list[str]:
    assert isinstance(items, tuple)
    return [str(item) for item in items]


def begun() -> Match:
    """Three players with two tiles each; seat 0 starts at engine 12."""
    playing = match("nordic", 3, hand=2, rounds=2)
    playing.deal_order(order(playing, "5-12 5-7 3-12 3-3 1-2 8-9 0-0 6-6 0-1"))
    return playing


def test_a_seat_sees_its_own_hand_and_how_many_tiles_the_others_have() -> None:
    view = begun().view(1)
    assert view.seat == 1
    assert view.hand == tuple(tiles("3-3 3-12"))
    assert view.hands == (None, tuple(tiles("3-3 3-12")), None)
    assert view.counts == (2, 2, 2)
    assert view.boneyard == 84


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = begun().view(None)
    assert view.seat is None
    assert (view.hand, view.hands) == ((), (None, None, None))
    assert (view.legal, view.calls) == ((), ())
    assert view.counts == (2, 2, 2)


def test_a_view_tells_how_the_round_began() -> None:
    view = begun().view(2)
    assert (view.number, view.engine, view.engine_player, view.first, view.turn) == (
        1,
        12,
        None,
        0,
        0,
    )
    assert view.header.sheet == "nordic"
    held = match("station", 2, hand=2)
    held.deal_order(order(held, "1-2 3-4 9-9 5-9"))
    assert (held.view(0).engine, held.view(0).engine_player) == (9, 1)
    by_seat_0 = match("station", 2, hand=2)
    by_seat_0.deal_order(order(by_seat_0, "9-9 5-9 1-2 3-4"))
    assert by_seat_0.view(1).engine_player == 0


def test_only_the_seat_to_act_sees_what_it_may_do() -> None:
    playing = begun()
    assert texts(playing.view(0).legal) == ["5-12@0", "5-12@M"]
    assert playing.view(1).legal == ()


def test_everyone_sees_trains_markers_and_what_was_done() -> None:
    playing = begun()
    for action in ("5-12@0", "3-12@M", "draw", "pass"):
        playing.act(action)
    for seat in (0, 1, 2, None):
        view = playing.view(seat)
        assert view.trains == ((Wagon(12, 5),), (), ())
        assert view.mexican == (Wagon(12, 3),)
        assert view.markers == (2,)
        assert view.had_turn == (0, 1, 2)
        assert view.turn == 0
        assert [
            (each.seat, str(each.action), each.marked, each.drawn) for each in view.history
        ] == [
            (0, "5-12@0", False, 0),
            (1, "3-12@M", False, 0),
            (2, "draw", False, 1),
            (2, "pass", True, 0),
        ]
        assert view.counts == (1, 1, 3)
        assert view.boneyard == 83


def test_a_draw_in_the_history_does_not_tell_the_tile() -> None:
    playing = begun()
    for action in ("5-12@0", "3-12@M", "draw"):
        playing.act(action)
    view = playing.view(0)
    assert (view.history[-1].seat, view.history[-1].action) == (2, DRAW)
    assert view.drawn
    assert view.hands == (tuple(tiles("5-7")), None, None)


def test_a_view_tells_of_the_double_owed_and_of_doubles_to_close() -> None:
    table = scene("nordic", ["5-5 4-8 0-1", "0-0"], trains={0: "12-5"}, mexican="12-4")
    header = match("nordic", 2).header
    before = view_of(table, 0, header)
    assert (before.follow_up, before.open_doubles) == (None, ())
    table.act("5-5@0")
    owed = view_of(table, 1, header)
    assert (owed.follow_up, owed.open_doubles) == (0, (0,))
    table.act("4-8@M")
    bound = view_of(table, 1, header)
    assert (bound.follow_up, bound.open_doubles) == (None, (0,))
    mexican = scene("nordic", ["4-5 0-1", "0-0"], mexican="12-4 4-4", follow_up="M")
    view = view_of(mexican, 0, header)
    assert (view.follow_up, view.open_doubles) == (MEXICAN, (MEXICAN,))


def test_a_view_tells_of_a_fast_first_turn() -> None:
    table = scene("station/fast", ["5-12 5-7 7-9", "0-0"], had_turn=[1])
    table.act("5-12@0")
    view = view_of(table, 0, match("station/fast", 2).header)
    assert view.series
    assert texts(view.legal) == ["5-7@0", "stop"]
    assert view.had_turn == (1,)


def test_a_view_tells_a_seat_which_calls_it_can_make() -> None:
    table = scene("station", ["3-12 8-9", "4-12 0-0 0-1", "1-1"])
    header = match("station", 3).header
    table.act("3-12@0")
    assert view_of(table, 0, header).calls == (Knock(0),)
    assert view_of(table, 1, header).calls == ()
    table.act("4-12@1")
    assert view_of(table, 2, header).calls == (Catch(2, 0),)
    assert view_of(table, 0, header).calls == ()
    assert view_of(table, None, header).calls == ()


def test_knocks_and_catches_are_in_the_history_under_who_made_them() -> None:
    playing = match("station/rounds", 3, hand=2)
    playing.deal_order(order(playing, "5-12 11-11 3-12 1-1 4-12 2-2"))
    for action in ("5-12@0", "knock@0", "3-12@1", "4-12@2", "catch@0>1"):
        playing.act(action)
    history = playing.view(None).history
    assert [(past.seat, past.drawn) for past in history] == [(0, 0), (0, 0), (1, 0), (2, 0), (0, 2)]


def test_hands_are_shown_when_the_round_is_over() -> None:
    playing = begun()
    for action in ("5-12@0", "3-12@M", "draw", "pass", "5-7@0"):
        playing.act(action)
    for seat in (0, 1, 2, None):
        view = playing.view(seat)
        assert view.over
        assert view.turn is None
        assert view.hands == ((), tuple(tiles("3-3")), tuple(tiles("0-0 1-2 8-9")))
        assert (view.winners, view.blocked) == ((0,), False)
        assert view.scores == ((0, 6, 20),)
        assert view.totals == (0, 6, 20)
        assert (view.legal, view.calls) == ((), ())


def test_a_blocked_round_is_shown_as_one() -> None:
    table = scene("nordic", ["0-3", "2-6"], boneyard="")
    table.act("pass")
    view = view_of(table, None, match("nordic", 2).header)
    assert view.over
    assert view.blocked
    assert view.winners == (0,)


def test_nothing_is_to_be_closed_when_the_round_is_over() -> None:
    table = scene("nordic", ["5-5", "0-0"], trains={0: "12-5"})
    table.act("5-5@0")
    assert view_of(table, 1, match("nordic", 2).header).open_doubles == ()


def test_the_next_round_hides_the_hands_again_and_keeps_the_totals() -> None:
    playing = begun()
    assert playing.view(0).totals == (0, 0, 0)
    assert not playing.view(0).over
    for action in ("5-12@0", "3-12@M", "draw", "pass", "5-7@0"):
        playing.act(action)
    playing.deal_order(order(playing, "5-11 5-7 3-11 3-3 1-2 8-9"))
    view = playing.view(0)
    assert view.number == 2
    assert view.hands == (tuple(tiles("5-7 5-11")), None, None)
    assert view.history == ()
    assert (view.scores, view.totals) == (((0, 6, 20),), (0, 6, 20))
    playing.act("3-11@1")
    history = playing.view(0).history
    assert [(past.seat, past.action) for past in history] == [(1, Play(Tile(3, 11), 1))]


def test_there_is_nothing_to_see_before_the_first_deal() -> None:
    with pytest.raises(IllegalAction, match="no round has been dealt yet"):
        match("nordic", 2).view(0)


def test_a_view_without_a_match_has_no_past() -> None:
    view: View = view_of(scene("nordic", ["1-2", "3-4"]), 0, match("nordic", 2).header)
    assert (view.number, view.history, view.scores) == (1, (), ())
    assert view.totals == (0, 0)


def test_nothing_that_a_seat_may_not_know_is_anywhere_in_its_view() -> None:
    """Not even in what a view keeps to itself until it is asked: all of that is in its pickle."""
    header = match("station", 2).header
    one = scene("station", ["5-12 4-4", "0-0 1-1"], boneyard="6-6 5-7")
    other = scene("station", ["5-12 4-4", "6-6 5-7"], boneyard="1-1 0-0")
    for seat in (0, None):
        here, there = view_of(one, seat, header), view_of(other, seat, header)
        assert pickle.dumps(here) == pickle.dumps(there)
    assert pickle.dumps(view_of(one, 1, header)) != pickle.dumps(view_of(other, 1, header))
    assert one.known_to(0) == other.known_to(0) != one


def test_a_view_does_not_change_with_the_match() -> None:
    playing = begun()
    view = playing.view(0)
    before = (view.counts, view.boneyard, view.turn)
    for action in ("5-12@0", "3-12@M", "draw", "pass", "5-7@0"):
        playing.act(action)
    assert (view.counts, view.boneyard, view.turn) == before
    assert (view.history, view.scores, view.trains) == ((), (), ((), (), ()))
    assert texts(view.legal) == ["5-12@0", "5-12@M"]
    with pytest.raises(AttributeError):
        view.legal = ()  # type: ignore[misc]
