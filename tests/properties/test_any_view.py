"""Nobody learns anything of hidden tiles.

All tiles that a seat cannot see are dealt anew, as many to each as before. The seat, or a
spectator, must not be able to tell the two tables apart, now and as long as the same is done at
both.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from strategies import examples, headers, lucks, some_moment

from mexican_train.rules.actions import Action, Catch, Draw
from mexican_train.rules.events import Event, RoundOver
from mexican_train.rules.header import Header
from mexican_train.rules.round import Round
from mexican_train.rules.rules import Marker
from mexican_train.rules.view import View, events_for, view_of

kept_tiles = st.sampled_from([0, 0, 1, 5])
"""How many of the next tiles to be drawn stay where they are."""


def dealt_anew(round: Round, seat: int | None, header: Header, luck: Random, kept: int) -> Round:
    """The round with all tiles that `seat` cannot see in other places."""
    others = [s for s in range(round.players) if s != seat and not header.rules.open_hands]
    bones = round.boneyard
    hidden = bones[kept:] + [tile for s in others for tile in round.hand_of(s)]
    luck.shuffle(hidden)
    other = round.copy()
    for s in others:
        for tile in round.hand_of(s):
            other.take(s, *tile)
        for _ in range(round.hand_count(s)):
            other.give(s, *hidden.pop())
    other.bone_end = other.bone_next
    for tile in [*bones[:kept], *hidden]:
        other.bury(*tile)
    return other


def public(round: Round, header: Header) -> View:
    """What all can see, but for hands that lie open."""
    return replace(view_of(round, None, header), hands=(), winners=())


def told(events: list[Event], seat: int | None, header: Header) -> list[Event | bool]:
    """Events as a seat sees them; hands are laid open at the end, and differ."""
    seen = events_for(events, seat, header)
    return [event.blocked if isinstance(event, RoundOver) else event for event in seen]


def shows_new_tiles(round: Round, action: Action, seat: int | None, header: Header) -> int:
    """How many tiles of the boneyard an action would show to a seat."""
    if isinstance(action, Draw):
        return 1 if header.rules.open_hands or seat == round.turn else 0
    if isinstance(action, Catch):
        seen = header.rules.open_hands or seat == action.seat
        return header.rules.penalty_tiles if seen else 0
    return 0


def same_for_both(a: Round, b: Round, seat: int | None, header: Header) -> list[Action]:
    """The actions open at both tables that show `seat` nothing new, or the same."""
    there = {*b.legal, *b.calls}
    found: list[Action] = []
    for action in [*a.legal, *a.calls]:
        count = shows_new_tiles(a, action, seat, header)
        if action in there and a.boneyard[:count] == b.boneyard[:count]:
            found.append(action)
    return found


def may_differ(header: Header, actor: int, seat: int | None) -> bool:
    """Whether a rule makes something public that depends on another's hidden tiles."""
    rules = header.rules
    tells = rules.marker == Marker.OWN_TRAIN_UNPLAYABLE or rules.fast_first_turn
    return tells and actor != seat and not rules.open_hands


@examples(200)
@given(headers(), lucks, kept_tiles)
def test_hidden_tiles_are_not_in_a_view(header: Header, luck: int, kept: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    for seat in (None, *range(round.players)):
        other = dealt_anew(round, seat, header, luck_, kept)
        assert view_of(round, seat, header) == view_of(other, seat, header)
        assert public(round, header) == public(other, header)


@examples(200)
@given(headers(), lucks, kept_tiles)
def test_hidden_tiles_are_not_in_what_follows(header: Header, luck: int, kept: int) -> None:
    luck_ = Random(luck)
    a = some_moment(header, luck_)
    seat = luck_.choice([None, *range(a.players)])
    b = dealt_anew(a, seat, header, luck_, kept)
    while actions := same_for_both(a, b, seat, header):
        action, actor = luck_.choice(actions), a.turn
        here, there = a.act(action), b.act(action)
        if public(a, header) != public(b, header):
            assert may_differ(header, actor, seat)
            break
        assert told(here, seat, header) == told(there, seat, header)
        if a.over:
            break
        assert view_of(a, seat, header) == view_of(b, seat, header)


@examples(100)
@given(headers(), lucks)
def test_a_view_shows_hands_only_to_whom_they_belong(header: Header, luck: int) -> None:
    round = some_moment(header, Random(luck))
    for seat in (None, *range(round.players)):
        view = view_of(round, seat, header)
        for other, hand in enumerate(view.hands):
            if other == seat or header.rules.open_hands:
                assert hand == tuple(round.hand_of(other))
            else:
                assert hand is None
        assert view.hand == (() if seat is None else tuple(round.hand_of(seat)))
        assert view.legal == (tuple(round.legal) if seat == round.turn else ())
        assert view.calls == (() if seat is None else tuple(round.calls_of(seat)))
        assert view.counts == tuple(round.hand_count(s) for s in range(round.players))
        assert view.boneyard == len(round.boneyard)


@examples(60)
@given(headers(open_hands=True), lucks)
def test_with_open_hands_all_see_the_same(header: Header, luck: int) -> None:
    luck_ = Random(luck)
    round = some_moment(header, luck_)
    spectator = view_of(round, None, header)
    assert None not in spectator.hands
    for seat in range(round.players):
        view = view_of(round, seat, header)
        assert replace(view, seat=None, legal=(), calls=()) == spectator
    events = round.act(luck_.choice(round.legal))
    assert events_for(events, None, header) == events
