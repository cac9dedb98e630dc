"""What bots imagine in the hands of others agrees with all that they have seen.

What an action shows is found here by trying: its seat is given one more tile, and if it could
not, or need not, have done then what it did, it cannot have held that tile. An imagined hand is
possible if its tiles, and those the seat has laid, can each have come at the deal or with a draw
such that none was held when it cannot have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from strategies import examples, headers, lucks, pick, shuffled

from mexican_train import (
    COMPILED,
    Catch,
    Knock,
    Match,
    Phase,
    Play,
    Round,
    Tile,
    all_sheets,
    header_of,
    load_sheet,
)
from mexican_train.bots.belief import Belief
from mexican_train.rules.header import Header
from mexican_train.rules.rng import Rng
from mexican_train.rules.rules import Engine
from mexican_train.rules.tiles import full_set
from mexican_train.rules.view import PastAction, View, view_of

STAYS = 1 << 30


class Story(NamedTuple):
    """A round up to some moment: how the table was before each action, and how it is now."""

    header: Header
    befores: Sequence[Round]
    history: Sequence[PastAction]
    table: Round

    def view(self, seat: int) -> View:
        return view_of(self.table, seat, self.header, 1, self.history)


def story(header: Header, luck: Random, least: int = 2) -> Story | None:
    """A round up to a moment at which some seat has a choice of at least so many actions."""
    match = Match(header)
    match.deal_order(shuffled(header, luck))
    befores: list[Round] = []
    ends: list[tuple[int, Round]] = []
    while match.phase == Phase.PLAYING:
        if len(match.round.codes) >= least:
            ends.append((len(befores), match.round.copy()))
        befores.append(match.round.copy())
        match.act(pick(match.round, luck))
    if not ends:
        return None
    count, table = luck.choice(ends)
    return Story(header, befores[:count], match.history[:count], table)


def cannot_have_held(before: Round, past: PastAction) -> set[Tile]:
    """The tiles with which a seat would have acted otherwise."""
    truth = before.copy()
    truth.act(past.action)
    found = set()
    for tile in full_set(before.rules.max_pip):
        if not before.holds(past.seat, *tile):
            table = before.copy()
            table.give(past.seat, *tile)
            if past.action not in table.legal:
                found.add(tile)
            elif isinstance(past.action, Play):
                table.act(past.action)
                if table.markers != truth.markers or table.turn != truth.turn:
                    found.add(tile)
    return found


def possible(told: Story, seat: int, hand: Sequence[Tile], shown: dict[int, set[Tile]]) -> bool:
    """Whether a seat can have this hand now: each tile finds a time at which it came."""
    gone = dict.fromkeys(hand, STAYS)
    came: list[int] = []
    for time, past in enumerate(told.history):
        receiver = past.action.seat if isinstance(past.action, Catch) else past.seat
        if receiver == seat:
            came += [time] * past.drawn
        if past.seat == seat and isinstance(past.action, Play):
            gone[past.action.tile] = time
    came += [-1] * (len(gone) - len(came))
    top = told.table.engine if told.header.rules.engine == Engine.HIGHEST_HELD else 18
    taken: dict[int, Tile] = {}

    def may_come(tile: Tile, time: int) -> bool:
        if time < 0 and tile.is_double and tile.low > top:
            return False  # it would have been the engine
        moments = (t for t in shown if time < t < gone[tile])
        return time < gone[tile] and not any(tile in shown[t] for t in moments)

    def place(tile: Tile, tried: set[int]) -> bool:
        for k, time in enumerate(came):
            if k not in tried and may_come(tile, time):
                tried.add(k)
                if k not in taken or place(taken[k], tried):
                    taken[k] = tile
                    return True
        return False

    return all(place(tile, set()) for tile in gone)


def check(told: Story, deals: int) -> int:
    """Imagines deals from the seat to act, and looks at each; the clashes that were left."""
    seat = told.table.turn
    view = told.view(seat)
    belief = Belief(view, Rng(len(told.history)), 100)
    shown: dict[int, dict[int, set[Tile]]] = {s: {} for s in range(told.header.players)}
    for time, (before, past) in enumerate(zip(told.befores, told.history, strict=True)):
        if not isinstance(past.action, Knock | Catch) and past.seat != seat:
            shown[past.seat][time] = cannot_have_held(before, past)
    for _ in range(deals):
        deal = belief.next_deal(20)
        imagined = view_of(deal, seat, told.header, 1, told.history)
        assert replace(imagined, calls=()) == replace(view, calls=())  # as if it were real
        laid = [wagon.tile for train in deal.trains for wagon in train]
        held = [tile for s in range(deal.players) for tile in deal.hand_of(s)]
        everything = [*laid, *held, *deal.boneyard, Tile(deal.engine, deal.engine)]
        assert sorted(everything) == list(full_set(told.header.rules.max_pip))
        for other in range(deal.players):
            assert len(deal.hand_of(other)) == view.counts[other]
            if view.hands[other] is not None:
                assert deal.hand_of(other) == list(view.hands[other] or ())
            elif not belief.deals.clashes:
                assert possible(told, other, deal.hand_of(other), shown[other])
    return belief.deals.clashes


def test_hands_agree_with_every_draw_pass_and_marker_on_every_sheet() -> None:
    clashes = count = 0
    for sheet in all_sheets():
        luck = Random(sheet)
        most = load_sheet(sheet).rules.max_players
        for players in sorted({2, 3, most}) if COMPILED else [3]:
            told = story(header_of(sheet, players), luck)
            if told is not None:
                count += 1
                clashes += check(told, 4 if COMPILED else 1) > 0
    assert clashes <= count // 20


@examples(150 if COMPILED else 3)
@given(headers(most_players=4), lucks)
def test_hands_agree_with_what_was_seen_by_any_house_rules(header: Header, luck: int) -> None:
    told = story(header, Random(luck))
    if told is not None:
        check(told, 2)


@pytest.mark.parametrize("follow_up", ["on-double", "double-first", "any-non-double"])
def test_hands_agree_with_fast_first_turns(follow_up: str) -> None:
    luck = Random(follow_up)
    for _ in range(60 if COMPILED else 2):
        rules: dict[str, object] = {"fast_first_turn": True, "follow_up": follow_up}
        rules["hand"] = luck.randint(2, 9)
        told = story(header_of("nordic/nine", luck.randint(2, 4), rules), luck)
        if told is not None:
            check(told, 2)
