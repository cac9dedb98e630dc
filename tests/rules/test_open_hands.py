"""Playing with open hands: everyone sees every tile but the boneyard's."""

from __future__ import annotations

from scene import exercises, match, order, tiles

from mexican_train.rules.events import Caught, Drew
from mexican_train.rules.tiles import Tile
from mexican_train.rules.view import events_for

ORDER = "5-12 1-2 3-4 6-7"


@exercises(open_hands=True)
def test_open_hands_are_seen_by_every_seat_and_by_spectators() -> None:
    """nordic/open: all hands lie open."""
    playing = match("nordic/open", 2, hand=2)
    playing.deal_order(order(playing, ORDER))
    both = (tuple(tiles("1-2 5-12")), tuple(tiles("3-4 6-7")))
    for seat in (0, 1, None):
        assert playing.view(seat).hands == both


@exercises(open_hands=True)
def test_the_boneyard_stays_face_down() -> None:
    """nordic/open: a view tells how many tiles there are to draw, not which."""
    playing = match("nordic/open", 2, hand=2)
    playing.deal_order(order(playing, ORDER))
    view = playing.view(0)
    assert view.boneyard == 86
    shown = {tile for hand in view.hands if hand is not None for tile in hand}
    assert shown == set(tiles(ORDER))


@exercises(open_hands=True)
def test_drawn_tiles_are_seen_by_all() -> None:
    """nordic/open: a tile drawn goes into an open hand."""
    playing = match("nordic/open", 2, hand=2)
    playing.deal_order(order(playing, "1-3 1-2 3-4 6-7 8-9"))
    events = playing.act("draw")
    for seat in (0, 1, None):
        assert events_for(events, seat, playing.header) == [Drew(0, Tile(8, 9))]


@exercises(open_hands=True, last_tile="penalty")
def test_tiles_drawn_as_a_penalty_are_seen_by_all() -> None:
    """House rule on station: being caught puts two tiles into an open hand."""
    playing = match("station/rounds", 2, hand=[2], open_hands=True)
    playing.deal_order(order(playing, "5-12 1-1 3-12 6-7 8-9 2-9"))
    playing.act("5-12@0")
    playing.act("3-12@1")
    events = playing.act("catch@1>0")
    assert events_for(events, None, playing.header) == [Caught(0, 1, 2, (Tile(8, 9), Tile(2, 9)))]


@exercises(open_hands=False)
def test_otherwise_one_sees_only_ones_own_hand() -> None:
    """nordic: tiles stand so that nobody else can see them."""
    playing = match("nordic", 2, hand=2)
    playing.deal_order(order(playing, ORDER))
    assert playing.view(0).hands == (tuple(tiles("1-2 5-12")), None)
    assert playing.view(1).hands == (None, tuple(tiles("3-4 6-7")))
    assert playing.view(None).hands == (None, None)
