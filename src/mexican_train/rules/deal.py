# cython: allow_none_for_extension_args=False
"""Dealing a round: from an order of the tiles to hands, boneyard, engine and first player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from .bits import mask_of
from .errors import RulesError, TableError
from .rng import Rng
from .round import Round
from .rules import Engine, Rules
from .state import Terms
from .tiles import ALL_TILES, Tile, full_set

if not cython.compiled:
    from .tiles import PIPS


def engine_number(rules: Rules, number: int) -> int | None:
    """The double set aside before round `number` is shuffled, or None where it is a held one."""
    if rules.engine != Engine.DESCENDING:
        return None
    return descending(rules.max_pip, number)


def descending(max_pip: int, number: int) -> int:
    """The highest double in round 1, one lower each round; after the blank it starts over."""
    if max_pip < 0 or number < 1:
        raise TableError("rounds are counted from 1, and pips from 0")
    return max_pip - (number - 1) % (max_pip + 1)


def tiles_to_deal(rules: Rules, number: int) -> list[Tile]:
    """The tiles that are shuffled for round `number`, in the order shuffles start from."""
    aside = engine_number(rules, number)
    return [tile for tile in full_set(rules.max_pip) if tile != (aside, aside)]


def dealable(rules: Rules, number: int) -> frozenset[Tile]:
    """The same tiles, to ask whether one is among them."""
    return _without(rules.max_pip, engine_number(rules, number))


@lru_cache(maxsize=64)
def _without(max_pip: int, aside: int | None) -> frozenset[Tile]:
    return frozenset(full_set(max_pip)) - {(aside, aside)}


def deal(
    rules: Rules, players: int, order: Sequence[Tile], number: int = 1, used: Iterable[int] = ()
) -> Round:
    """Deals round `number` from tiles in a given order: seat by seat, the rest is the boneyard.

    `used` are the doubles that have been engines in this match.
    """
    hands = hands_from(rules, players, order)
    boneyard = order[players * rules.hand_size(players) :]
    return set_out(rules, players, hands, boneyard, number, used)


def hands_from(rules: Rules, players: int, order: Sequence[Tile]) -> list[Sequence[Tile]]:
    """The hands that tiles in this order are dealt into: seat by seat."""
    size = rules.hand_size(players)
    return [order[seat * size : (seat + 1) * size] for seat in range(players)]


def set_out(
    rules: Rules,
    players: int,
    hands: Sequence[Iterable[Tile]],
    boneyard: Iterable[Tile],
    number: int = 1,
    used: Iterable[int] = (),
) -> Round:
    """The beginning of round `number` with these hands and this boneyard dealt."""
    round = Round(rules, players)
    for seat, hand in enumerate(hands):
        for tile in hand:
            round.give(seat, tile.low, tile.high)
    for tile in boneyard:
        round.bury(tile.low, tile.high)
    _begin(round, number, mask_of(used))
    return round


def deal_at_random(round: Round, size: int, number: int, used: int, rng: Rng) -> None:
    """Clears the table and deals round `number` on it by a simulation's random numbers."""
    max_pip = round.terms.max_pip
    tiles = (max_pip + 1) * (max_pip + 2) // 2
    if size < 1 or size > tiles or size * round.players >= tiles - round.terms.descending:
        raise RulesError(f"{round.players} hands of {size} tiles leave none in the boneyard")
    if number < 1:
        raise TableError("rounds are counted from 1")
    round.clear()
    _fill(round, descending(round.terms.max_pip, number) if round.terms.descending else -1)
    _shuffle(round, rng)
    for seat in range(round.players):
        for _ in range(size):
            round._draw_tile(seat)
    _begin(round, number, used)


def dealt_order(round: Round) -> list[Tile]:
    """The order of the tiles from which a round was dealt."""
    order = []
    for i in range(round.bone_end):
        order.append(ALL_TILES[(round.bones[i] >> 5) * PIPS + (round.bones[i] & 31)])
    return order


def _fill(round: Round, aside: int) -> None:
    """Puts the whole set, less the double `aside` (or -1), into the boneyard."""
    max_pip = round.terms.max_pip
    n = 0
    for low in range(max_pip + 1):
        for high in range(low, max_pip + 1):
            if low != aside or high != aside:
                round.bones[n] = low << 5 | high
                n += 1
    round.bone_end = n


def _shuffle(round: Round, rng: Rng) -> None:
    """Puts the boneyard into a random order."""
    bones = round.bones
    for i in range(round.bone_end - 1, 0, -1):
        j = rng.below(i + 1)
        tile = bones[i]
        bones[i] = bones[j]
        bones[j] = tile


def _begin(round: Round, number: int, used: int) -> None:
    """Finds the engine and the first player of round `number` (from 1) once hands are dealt.

    `used` is the mask of doubles that have been engines in this match.
    """
    terms = round.terms
    starter = (number - 1) % round.players
    if terms.descending:
        # Nobody lays it: where a rule asks who did, the turn to start goes round instead.
        laid_by = starter
        round._set_engine(descending(terms.max_pip, number))
    else:
        laid_by = _lay_engine(round, starter, engines_left(round, used))
        round.engine_player = laid_by
    round.first = starter
    if terms.first_lays_engine:
        round.first = laid_by
    elif terms.first_sits_left:
        round.first = (laid_by + 1) % round.players
    elif terms.first_holds_highest:
        holder = _highest_double(round, _all_doubles(terms))
        if holder >= 0:
            round.first = holder >> 5
    round.turn = round.first
    if round.counts[laid_by] == 0:
        round.over = True  # a hand of one tile, and it was the engine
        round.out = laid_by


def engines_left(round: Round, used: int) -> int:
    """The doubles that may become the engine now."""
    every = _all_doubles(round.terms)
    if not round.terms.unused_only:
        return every
    left = every & ~still_used(round.terms, used)
    # The double blank is the final engine.
    return left if left == 1 else left & ~1


def still_used(terms: Terms, used: int) -> int:
    """Of the doubles that have been engines in a match, those that count as used in its next round.

    Where each double is the engine once, a match longer than the set has doubles starts over.
    """
    return 0 if terms.unused_only and not _all_doubles(terms) & ~used else used


def _all_doubles(terms: Terms) -> int:
    """The doubles of the set, as a mask."""
    return (2 << terms.max_pip) - 1


def _highest_double(round: Round, among: int) -> int:
    """Who holds the highest double among these: `seat << 5 | pip`, or -1 if nobody does."""
    for pip in range(round.terms.max_pip, -1, -1):
        if among >> pip & 1:
            for seat in range(round.players):
                if round.rows[seat * PIPS + pip] >> pip & 1:
                    return seat << 5 | pip
    return -1


def _lay_engine(round: Round, seat: int, among: int) -> int:
    """Lays the highest double held; if none is, seats draw from `seat` on until one has it.

    Returns who laid it.
    """
    holder = _highest_double(round, among)
    while holder < 0:
        if round.bone_next >= round.bone_end:
            raise RulesError("no tile dealt is a double that may be the engine")
        tile = round._draw_tile(seat)
        if tile >> 5 == tile & 31 and among >> (tile & 31) & 1:
            holder = seat << 5 | tile & 31
        seat = (seat + 1) % round.players
    pip = holder & 31
    seat = holder >> 5
    round.take(seat, pip, pip)
    round._set_engine(pip)
    return seat
