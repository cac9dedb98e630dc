"""Which sentences of a sheet say what was judged: those of its page of rules, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..protocol.rulebook import RuleLine
from ..protocol.settling import AskedAbout, Consequence
from ..rules.actions import Draw, Pass, Play, Stop, TurnAction
from ..rules.errors import Reason
from ..rules.round import Round
from ..rules.tiles import MEXICAN
from ..sheets import Told
from ..sheets.telling import outline

AT_MOST = 2
"""So many sentences are quoted: whoever wants more reads the sheet."""

_OWED = ("doubles-on-double", "doubles-first", "doubles-first-else", "doubles-any")
_OWED_DRAW = ("doubles-on-double-draw", "doubles-first-draw", "doubles-any-draw")
_OWED_PASS = ("doubles-pass", "doubles-pass-unmarked")
_STARTED = ("mexican-any-time", "mexican-after-own")
_PASSED = ("markers-pass", "markers-pass-but")
_ANNOUNCED = ("last-announced", "last-announced-should")

_REFUSED: dict[Reason, tuple[str, ...]] = {
    Reason.MUST_PLAY: ("turn-must",),
    Reason.TRAIN_CLOSED: ("turn-where",),
    Reason.OWN_TRAIN_FIRST: _STARTED,
    Reason.ONLY_OWN_TRAIN: ("fast-series",),
    Reason.MUST_CLOSE_DOUBLE: ("open-binds",),
    Reason.MUST_COMPLETE_DOUBLE: _OWED,
    Reason.MUST_NOT_BE_DOUBLE: _OWED,
    Reason.NOTHING_TO_STOP: ("fast-series", "turn-play"),
}
"""What is said of each reason; where it hangs on the table, `_why_not` says it."""

_ASKED: dict[AskedAbout, tuple[str, ...]] = {
    AskedAbout.MARKER_OFF: ("markers-off",),
    AskedAbout.BLANKS: ("points-blank", "points-blank-free", "points-double", "points-double-free"),
    AskedAbout.BEGIN: (
        *("engine-first-layer", "engine-first-left", "engine-first-holder"),
        *("engine-first-oldest", "engine-first-rotate"),
        *("engine-first-second", "engine-first-second-rotate"),
    ),
    AskedAbout.NO_DOUBLE: (
        *("engine-draw", "engine-draw-rounds"),
        *("engine-fixed", "engine-descending", "engine-descending-some"),
    ),
}
"""What is said of the question itself."""


class Case(NamedTuple):
    """What was asked of a round, and what came of it; `dead`: a double is told to be dead, and
    `told` is what the sheet says besides."""

    round: Round
    about: AskedAbout
    action: TurnAction | None
    reason: Reason | None
    follows: Consequence | None
    dead: bool
    told: Told


def cite(case: Case) -> list[RuleLine]:
    """The sentences that decide a question, as the page of these rules has them.

    Candidates are named here; which of them are true of the rules, the page knows.
    """
    page = outline(case.round.rules, case.told)
    told = {line.key: line for section in page for line in section.lines}
    keys = dict.fromkeys(f"rules-{name}" for name in _candidates(case))
    found = [told[key] for key in keys if key in told]
    return [RuleLine(key=each.key, args=each.args, ours=each.ours) for each in found[:AT_MOST]]


def _candidates(case: Case) -> Iterator[str]:
    round, about, action, reason, follows, _, _ = case
    if action is not None and reason is not None:
        yield from _why_not(round, action, reason)
        return
    if about == AskedAbout.MUST:
        yield from _duty(round)
    if follows is not None:
        if about == AskedAbout.MY_TURN:
            yield from _of_turn(case, follows)
        if follows.over == "blocked":
            yield _blocked(round)
        if about == AskedAbout.MARKER_ON:
            yield from _of_marker(case, follows)
        if about == AskedAbout.OVER and follows.over != "blocked":
            yield _blocked(round) if isinstance(action, Pass) else "end-out"
        if about in (AskedAbout.KNOCK, AskedAbout.CAUGHT):
            yield from _of_last_tile(case, follows)
    yield from _ASKED.get(about, ())
    if about == AskedAbout.MAY and follows is not None:
        yield from [*_why(case, follows)] or ["turn-where"]
        yield from _of_marker(case, follows)
        if follows.over == "out":
            yield "end-out"


def _duty(round: Round) -> tuple[str, ...]:
    """Return what is said of the tiles that have to be played."""
    if round.follow_up >= 0:
        return _owed(round)
    if round.doubles:
        return ("open-binds", "open-free")
    return ("turn-draw",) if round.drawn else ("turn-must",)


def _owed(round: Round) -> tuple[str, ...]:
    """Return where the tile that is owed for a double may go."""
    return ("doubles-on-double", *_OWED_DRAW) if round.drawn else _OWED


def _blocked(round: Round) -> str:
    """Return what is said of a round in which nobody can play."""
    return "end-blocked-double" if round.binding() else "end-blocked"


def _of_last_tile(case: Case, follows: Consequence) -> Iterator[str]:
    """Yield what is said of the knock, and of its absence where one could expect it."""
    if follows.last is None:
        yield from ("last-knock", *_ANNOUNCED)
        if not isinstance(case.action, Play):
            yield "last-wrong"
    elif case.about == AskedAbout.KNOCK:
        yield from ("last-knock", "last-catch", *_ANNOUNCED)
    else:
        yield from ("last-catch", "last-catch-free", *_ANNOUNCED)


def _why_not(round: Round, action: TurnAction, reason: Reason) -> Iterator[str]:
    if reason == Reason.DOES_NOT_FIT:
        yield "mexican-one" if starts_second_mexican(round, action, reason) else "turn-play"
    elif reason == Reason.MUST_DRAW:
        yield from _no_tile(round, _OWED_DRAW)
    elif reason in (Reason.ALREADY_DRAWN, Reason.NOTHING_TO_DRAW):
        yield from _no_tile(round, _OWED_PASS)
    else:
        yield from _REFUSED.get(reason, ())
    if reason == Reason.TRAIN_CLOSED and round.doubles:
        yield "open-free"
    if reason == Reason.MUST_CLOSE_DOUBLE and not round.count_plays():
        yield "open-cannot"


def starts_second_mexican(round: Round, action: TurnAction, reason: Reason | None) -> bool:
    """Return whether a refused tile fits the engine: then it is meant to start another train."""
    if not isinstance(action, Play) or reason != Reason.DOES_NOT_FIT:
        return False
    return action.train == MEXICAN and round.engine in action.tile


def _of_turn(case: Case, follows: Consequence) -> Iterator[str]:
    """Yield what decides whose turn it is after an action."""
    round = case.round
    if isinstance(case.action, Draw):
        yield from _no_tile(round, _OWED_DRAW)
    elif follows.owes:
        yield from ("doubles-across", *_OWED)
    elif follows.turn == 0:
        yield "fast-series"
    elif follows.closed is not None and round.binding():
        yield "open-closed"
    elif follows.over is None:
        yield "engine-clockwise"
    else:
        yield "end-out"


def _why(case: Case, follows: Consequence) -> Iterator[str]:
    """What allows an action."""
    round = case.round
    match case.action:
        case Play(tile=tile, train=train):
            if round.follow_up < 0 and round.binding():
                yield "open-binds"
            else:
                yield from _why_there(case, train)
            if tile.is_double and follows.over is None:
                yield from ("doubles-across", *_OWED)
        case Draw():
            yield from _no_tile(round, _OWED_DRAW)
        case Pass():
            yield from _no_tile(round, _OWED_PASS)
        case Stop():
            yield "fast-series"


def _why_there(case: Case, train: int) -> Iterator[str]:
    """Yield what allows a play where no open double has to be closed."""
    round = case.round
    if round.follow_up >= 0:
        yield from _owed(round)
    elif round.doubles:
        yield "open-free"
    elif case.dead:
        yield from ("open-dead-free", "open-free", "open-dead")
    if train == MEXICAN:
        yield from ("mexican-one",) if round.trains[MEXICAN] else _STARTED
    elif train != 0:
        yield "markers-open"


def _no_tile(round: Round, owed: tuple[str, ...]) -> Iterator[str]:
    """What is said to whoever has no tile to play; `owed`: if it is owed for a double."""
    if round.follow_up >= 0:
        yield from owed
    else:
        yield "open-cannot" if round.binding() else "turn-draw"


def _of_marker(case: Case, follows: Consequence) -> Iterator[str]:
    """What is said of the marker, and of its absence where one could expect it."""
    round, is_asked = case.round, case.about == AskedAbout.MARKER_ON
    if follows.marker == "off":
        yield "markers-off"
    elif isinstance(case.action, Pass):
        yield from _of_pass(round)
    elif follows.marker == "on":
        yield "markers-elsewhere"
    elif is_asked and round.markers & 1:
        yield "markers-off"
    elif is_asked:
        if isinstance(case.action, Play):
            if round.follow_up >= 0 or round.binding():
                yield from ("markers-but", "markers-but-closing")
            yield "markers-elsewhere"
        yield from _PASSED


def _of_pass(round: Round) -> Iterator[str]:
    """Yield what is said of the marker of the player who passes."""
    if round.markers & 1:
        yield "markers-off"
    elif round.follow_up >= 0:
        yield from _OWED_PASS
    elif round.binding():
        yield from ("open-cannot", "open-own") if round.binding() & 1 else ("open-cannot",)
    else:
        yield from _PASSED
        if not round.trains[0]:
            yield "markers-unbegun"
