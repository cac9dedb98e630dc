"""A finished round as steps: what was done, what happened, how the table looked. A finished round
has no secrets, so all hands lie open in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..rules.actions import Action, Call, Catch, Knock, TurnAction
from ..rules.errors import MexicanTrainError
from ..rules.events import Event, events_of_deal
from ..rules.json_text import parse_json
from ..rules.record import Record, judge, read_record, steps
from ..rules.record import replay as play_through
from ..rules.round import Round
from ..rules.rules import Rules
from ..rules.view import View, own_of, view_of
from ..sheets import load_sheet
from .errors import CannotJudge, Fault


@dataclass(frozen=True, slots=True)
class Step:
    """What a seat did, what happened, how it looked then, and what anyone could do next.

    The first step is the deal, which nobody did.
    """

    action: Action | None
    seat: int | None
    events: Sequence[Event]
    view: View
    legal: tuple[TurnAction, ...]
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, and its steps from the deal to the last action."""

    record: Record
    steps: tuple[Step, ...]


def replay(text: bytes, before: Sequence[Sequence[int]] = ()) -> Replay:
    """The record in a text, step by step; `before` are the points of the rounds before it.

    Raises `CannotJudge` for a record that does not follow the rules it names.
    """
    try:
        record = read_record(parse_json(text), _rules)
        return Replay(record, _steps(record, before))
    except MexicanTrainError as problem:
        raise CannotJudge(Fault.NO_RECORD, str(problem)) from None


def judged(text: bytes) -> Record:
    """The record in a text without its steps, judged all the same. Raises `CannotJudge`."""
    try:
        record = read_record(parse_json(text), _rules)
        play_through(record)
    except MexicanTrainError as problem:
        raise CannotJudge(Fault.NO_RECORD, str(problem)) from None
    return record


def _rules(sheet: str) -> Rules:
    return load_sheet(sheet).rules


def _steps(record: Record, before: Sequence[Sequence[int]]) -> tuple[Step, ...]:
    header = replace(record.header, rules=record.header.rules.change({"open_hands": True}))

    def step(
        round: Round, action: Action | None, seat: int | None, events: Sequence[Event]
    ) -> Step:
        scores = [*before, round.scores] if round.over else before
        view = view_of(round, None, header, record.number, scores=scores)
        own = [own_of(round, seat) for seat in range(round.players)]
        legal = tuple(each for seat in own for each in seat.legal)
        calls = tuple(each for seat in own for each in seat.calls)
        return Step(action, seat, events, view, legal, calls)

    round = record.begin()
    found = [step(round, None, None, events_of_deal(round, record.number))]
    for round, action, events in steps(record):
        found.append(step(round, action, _actor(action, found[-1].view.turn), events))
    judge(record, round)
    return tuple(found)


def _actor(action: Action, turn: int | None) -> int | None:
    """Who acts: the seat whose turn it is, unless it is a call, which names its caller."""
    match action:
        case Knock(seat=seat):
            return seat
        case Catch(by=by):
            return by
        case _:
            return turn
