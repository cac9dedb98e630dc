"""A finished round as clients read it: its record, and its steps from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import structs

from ...judge.errors import CannotJudge
from ...judge.replaying import Step as JudgedStep
from ...judge.replaying import replay
from ...protocol.reasons import Refused, TableReason
from ...protocol.replays import Dealing, MatchPlayer, Replay, RoundRecord, Step, StepView
from ...protocol.view import TablePhase
from ...rules.header import Header
from .happenings import game_event
from .views import laid, train_texts
from .wire import encode


def replay_answer(
    text: bytes,
    before: Sequence[Sequence[int]] = (),
    players: Sequence[MatchPlayer] | None = None,
    rounds: Sequence[int] | None = None,
) -> bytes:
    """Return the record in a text and its steps, as they are answered."""
    return encode(replay_of(text, before, players, rounds))


def replay_of(
    text: bytes,
    before: Sequence[Sequence[int]] = (),
    players: Sequence[MatchPlayer] | None = None,
    rounds: Sequence[int] | None = None,
) -> Replay:
    """The record in a text, and its steps.

    `before` are the points of the rounds before it; who played, and which other rounds there are,
    may be unknown. A record that does not follow the rules it names is refused.
    """
    try:
        judged = replay(text, before)
    except CannotJudge as problem:
        raise Refused(TableReason.BAD_RECORD, str(problem)) from None
    return Replay(
        players=players,
        rounds=rounds,
        record=msgspec.convert(judged.record.plain(), RoundRecord),
        dealing=_dealing(judged.record.header),
        steps=[_step(step) for step in judged.steps],
    )


def _dealing(header: Header) -> Dealing:
    """What the rules say about how tiles in some order are dealt."""
    rules = header.rules
    size = rules.hand_size(header.players)
    return Dealing(max_pip=rules.max_pip, hand=size, engine=rules.engine)


def _step(step: JudgedStep) -> Step:
    return Step(
        action=None if step.action is None else str(step.action),
        seat=step.seat,
        events=[game_event(event) for event in step.events],
        view=_view(step),
    )


def _view(step: JudgedStep) -> StepView:
    """The round as the view of a table tells it, with what anyone could do."""
    view = step.view
    return StepView(
        phase=TablePhase.ROUND_OVER if view.over else TablePhase.PLAYING,
        round=view.number,
        engine=view.engine,
        engine_player=view.engine_player,
        first=view.first,
        **structs.asdict(laid(view, train_texts(view))),
        legal=[str(action) for action in step.legal],
        calls=[str(call) for call in step.calls],
        scores=view.scores,
        totals=view.totals,
        round_winners=view.winners,
    )
