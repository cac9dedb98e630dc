"""Why one action is better than another, in the words of hints.

A reason is a sentence that is true of the better action and not of the one that was played: what
both have in common explains nothing. `docs/review.md` says which sentences there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ..bots.solver import longest_train
from ..rules.actions import Action, Play, Stop
from ..rules.tiles import MEXICAN, points_of
from ..rules.view import View

Arguments: TypeAlias = dict[str, int | str]
NO_REASON = ""
"""Stands where no sentence is true of the better action alone."""

HEAVIER = 3
"""Points that a tile must be worth more for its weight to be a reason."""


class Merits(NamedTuple):
    """What is good about an action: sentences that hold or not, and what is better if larger."""

    holds: frozenset[str]
    length: int
    """Tiles of the hand on its own train in the end: one laid now, and those that still follow."""
    later: int
    """The tiles of these that follow later."""
    points: int
    """Points that leave the hand."""


FACTS = (
    *("hint-stop", "hint-goes-out", "hint-completes-double", "hint-closes-double"),
    *("hint-takes-marker", "hint-double", "hint-starts-mexican", "hint-while-open"),
)
"""Sentences that hold of an action or not, the most telling first."""
REASONS = (*FACTS, "hint-train", "hint-spares-train", "hint-lightens", NO_REASON)


def why_better(view: View, better: Action, played: Action) -> tuple[str, Arguments]:
    """Return the key of the sentence that says why an action is better, and its arguments."""
    mine, other = merits(view, better), merits(view, played)
    tile: Arguments = {"tile": str(better.tile)} if isinstance(better, Play) else {}
    for reason in FACTS:
        if reason in mine.holds - other.holds:
            return reason, tile
    if not isinstance(better, Play):
        return NO_REASON, {}
    if mine.length > other.length:
        whole = len(longest_train(view.hand, own_end(view)).train)
        if better.train != view.seat and mine.later == whole:
            return "hint-spares-train", {**tile, "length": whole}
        if mine.length > 1:
            return "hint-train", {**tile, "length": mine.length}
    if mine.points >= other.points + HEAVIER:
        return "hint-lightens", {**tile, "points": mine.points}
    return NO_REASON, {}


def merits(view: View, action: Action) -> Merits:
    """Return what is good about an action."""
    seat = view.seat or 0
    end = own_end(view)
    if not isinstance(action, Play):
        length = len(longest_train(view.hand, end).train)
        stops = ["hint-stop"] if isinstance(action, Stop) else []
        return Merits(frozenset(stops), length, length, 0)
    tile = action.tile
    on_own = action.train == seat
    if on_own:
        end = tile.high if tile.low == end else tile.low
    later = len(longest_train([held for held in view.hand if held != tile], end).train)
    rules = view.header.rules
    points = points_of(tile, rules.blank_points, rules.double_blank_points)
    return Merits(frozenset(facts(view, action)), later + on_own, later, points)


def own_end(view: View) -> int:
    """Return the number that the own train ends in."""
    own = view.trains[view.seat or 0]
    return own[-1].outer if own else view.engine


def facts(view: View, action: Play) -> Iterator[str]:
    """Give every sentence without a figure that is true of a play."""
    seat = view.seat or 0
    train = action.train
    if len(view.hand) == 1:
        yield "hint-goes-out"
    if train == view.follow_up:
        yield "hint-completes-double"
    if train == view.follow_up or train in view.open_doubles:
        yield "hint-closes-double"
    if train == seat and seat in view.markers:
        yield "hint-takes-marker"
    if action.tile.is_double:
        yield "hint-double"
    if train == MEXICAN and not view.mexican:
        yield "hint-starts-mexican"
    if train not in (seat, MEXICAN) and train in view.markers and seat not in view.markers:
        yield "hint-while-open"
