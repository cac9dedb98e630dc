"""A table in lines, for who reads no picture of it: ends, trains, hands, points, a plan."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.solver import longest_train
from ..protocol.view import Train, View
from ..rules.notation import read_tile
from .telling import MEXICAN, Telling, end_of, wagons_of


def ends(telling: Telling, view: View) -> str:
    """The end of every train, the only place where one can play."""
    trains: list[Train] = [*range(len(view.players)), MEXICAN]
    own = view.seat or 0
    order = [*trains[own:-1], *trains[:own], MEXICAN]
    told = []
    for train in order:
        kind = "plain-end"
        if train in view.open_doubles:
            kind = "plain-end-double"
        elif train in view.markers:
            kind = "plain-end-open"
        name = telling.train(view, train)
        told.append(telling.words(kind, train=name, pip=end_of(view, train)))
    return telling.words("plain-ends", ends="; ".join(told))


def hand(telling: Telling, view: View) -> str:
    """What one holds."""
    return telling.words("plain-hand", tiles=_tiles(telling, view.hand))


def table(telling: Telling, view: View) -> list[str]:
    """Every train whole, what everyone holds, and the ends."""
    words = telling.words
    trains = [
        words(
            "plain-train",
            train=telling.train(view, train),
            tiles=_tiles(telling, wagons_of(view, train)),
        )
        for train in (*range(len(view.players)), MEXICAN)
    ]
    counts = [
        words("plain-count", name=telling.name(view, seat), count=count)
        for seat, count in enumerate(view.counts)
    ]
    boneyard = words("plain-boneyard", count=view.boneyard, counts=", ".join(counts))
    return [*trains, boneyard, ends(telling, view)]


def score(telling: Telling, view: View) -> list[str]:
    """The points of the last round, and in all."""
    points = view.scores[-1] if view.scores else [0] * len(view.players)
    return [
        telling.words(
            "plain-points", name=telling.name(view, seat), points=points[seat], total=total
        )
        for seat, total in enumerate(view.totals)
    ]


def plan(telling: Telling, view: View) -> str:
    """The longest train the hand can lay, from the end of one's own train."""
    assert view.seat is not None
    held = [read_tile(tile) for tile in view.hand]
    found = longest_train(held, end_of(view, view.seat))
    train = [f"{one}-{other}" for one, other in found.train]
    laid = {frozenset(tile) for tile in found.train}
    extras = [str(tile) for tile in held if frozenset(tile) not in laid]
    return telling.words("plain-plan", train=_tiles(telling, train), extras=_tiles(telling, extras))


def _tiles(telling: Telling, tiles: Sequence[str]) -> str:
    return ", ".join(tiles) or telling.words("plain-none")
