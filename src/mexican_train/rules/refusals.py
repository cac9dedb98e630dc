"""Why an action is not allowed: asks the round what is open and names what stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import Action, Catch, Draw, Knock, Pass, Play
from .errors import Reason
from .tiles import MEXICAN, Tile

if TYPE_CHECKING:
    from .round import Round


def refusal(round: Round, action: Action, seat: int | None) -> Reason | None:
    """The reason why `seat` (None: whoever may) cannot do this now, or None if it can."""
    if round.over:
        return Reason.ROUND_OVER
    if seat is not None and not 0 <= seat < round.players:
        return Reason.NO_SUCH_SEAT
    if isinstance(action, Knock):
        return _refuse_knock(round, action, seat)
    if isinstance(action, Catch):
        return _refuse_catch(round, action, seat)
    if seat is not None and seat != round.turn:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, Play):
        return _refuse_play(round, action)
    if isinstance(action, Draw):
        return _refuse_draw(round)
    if isinstance(action, Pass):
        return _refuse_pass(round)
    if round.series:
        return Reason.MUST_COMPLETE_DOUBLE if round.follow_up >= 0 else None
    return Reason.NOTHING_TO_STOP


class Unplayable(NamedTuple):
    """Why a tile can be played nowhere; `train` is the one in the way, if it is about one.

    `ends` are the ends it would have to fit.
    """

    reason: Reason
    train: int | None = None
    ends: tuple[int, ...] = ()


_DOUBLE_FIRST = (Reason.MUST_COMPLETE_DOUBLE, Reason.MUST_CLOSE_DOUBLE)


def why_unplayable(round: Round, tile: Tile, seat: int) -> Unplayable | None:
    """Why a seat can play this tile on no train now, or None if it can."""
    trains = [*range(round.players), MEXICAN]
    reasons = {train: refusal(round, Play(tile, train), seat) for train in trains}
    if None in reasons.values():
        return None
    if len({*reasons.values()}) == 1 and Reason.DOES_NOT_FIT not in reasons.values():
        return Unplayable(reasons[MEXICAN] or Reason.DOES_NOT_FIT)
    may = [train for train in trains if round.open_trains() >> train & 1]
    ends = tuple(sorted({round.end_of(train) for train in may}))
    for reason in _DOUBLE_FIRST:
        if reason in reasons.values():
            return Unplayable(reason, may[0] if len(may) == 1 else None, ends)
    for train, closed in reasons.items():
        # It would fit, were the train open.
        if closed is not None and closed != Reason.DOES_NOT_FIT and round.end_of(train) in tile:
            return Unplayable(closed, train, ends)
    return Unplayable(Reason.DOES_NOT_FIT, None, ends)


def _refuse_knock(round: Round, action: Knock, seat: int | None) -> Reason | None:
    if not 0 <= action.seat < round.players:
        return Reason.NO_SUCH_SEAT
    if seat is not None and seat != action.seat:
        return Reason.NOT_YOUR_SEAT
    return None if round.may_knock == action.seat else Reason.NOTHING_TO_KNOCK


def _refuse_catch(round: Round, action: Catch, seat: int | None) -> Reason | None:
    if not (0 <= action.seat < round.players and 0 <= action.by < round.players):
        return Reason.NO_SUCH_SEAT
    if seat is not None and seat != action.by:
        return Reason.NOT_YOUR_SEAT
    if action.by == action.seat or not round.catchable >> action.seat & 1:
        return Reason.NOTHING_TO_CATCH
    return None


def _refuse_play(round: Round, action: Play) -> Reason | None:
    tile, train = action.tile, action.train
    if train != MEXICAN and not 0 <= train < round.players:
        return Reason.NO_SUCH_TRAIN
    if not round.holds(round.turn, tile.low, tile.high):
        return Reason.NOT_HELD
    if round.bars_doubles() and tile.is_double:
        return Reason.MUST_NOT_BE_DOUBLE
    if not round.open_trains() >> train & 1:
        return _closed(round, train)
    return None if round.end_of(train) in tile else Reason.DOES_NOT_FIT


def _closed(round: Round, train: int) -> Reason:
    """Why a train is not open to the seat to act."""
    if round.regular() >> train & 1:
        if round.follow_up >= 0:
            return Reason.MUST_COMPLETE_DOUBLE
        return Reason.ONLY_OWN_TRAIN if round.series else Reason.MUST_CLOSE_DOUBLE
    if round.follow_up >= 0 and round.terms.on_double:
        return Reason.MUST_COMPLETE_DOUBLE
    if round.binding() and round.follow_up < 0 and not round.series:
        return Reason.MUST_CLOSE_DOUBLE
    return Reason.OWN_TRAIN_FIRST if train == MEXICAN else Reason.TRAIN_CLOSED


def _refuse_draw(round: Round) -> Reason | None:
    if round.count_plays() or round.may_stop():
        return Reason.MUST_PLAY
    if round.drawn:
        return Reason.ALREADY_DRAWN
    return None if round.can_draw() else Reason.NOTHING_TO_DRAW


def _refuse_pass(round: Round) -> Reason | None:
    if round.count_plays() or round.may_stop():
        return Reason.MUST_PLAY
    return None if round.drawn or not round.can_draw() else Reason.MUST_DRAW
