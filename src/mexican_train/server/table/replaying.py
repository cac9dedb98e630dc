"""A finished round as steps: what was done, what happened, how the table looked. A finished round
has no secrets, so all hands lie open in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...rules.actions import Action
from ...rules.errors import MexicanTrainError
from ...rules.events import Event, events_of_deal
from ...rules.header import Header
from ...rules.json_text import parse_json
from ...rules.match import Phase
from ...rules.record import Record, judge, read_record, steps
from ...rules.round import Round
from ...rules.rules import Rules
from ...rules.view import own_of, view_of
from ...sheets import load_sheet
from .refused import Refused, TableReason
from .wire import event_plain, round_plain


def replay_of(text: bytes, before: Sequence[Sequence[int]] = ()) -> dict[str, object]:
    """The record in a text, and its steps from the deal to the last action.

    `before` are the points of the rounds before it. A record that does not follow the rules it
    names is refused.
    """
    try:
        record = read_record(parse_json(text), _rules)
        return {
            "record": record.plain(),
            "dealing": _dealing(record.header),
            "steps": _steps(record, before),
        }
    except MexicanTrainError as problem:
        raise Refused(TableReason.BAD_RECORD, str(problem)) from None


def _rules(sheet: str) -> Rules:
    return load_sheet(sheet).rules


def _dealing(header: Header) -> dict[str, object]:
    """What the rules say about how tiles in some order are dealt."""
    rules = header.rules
    size = rules.hand_size(header.players)
    return {"max_pip": rules.max_pip, "hand": size, "engine": rules.engine}


def _steps(record: Record, before: Sequence[Sequence[int]]) -> list[dict[str, object]]:
    header = replace(record.header, rules=record.header.rules.change({"open_hands": True}))
    round = record.begin()

    def step(action: Action | None, events: Sequence[Event]) -> dict[str, object]:
        told = [event_plain(event) for event in events]
        # The first event tells who acted; one who catches is not the one it happens to.
        seat = None if action is None else told[0].get("by", told[0]["seat"])
        view = _view(round, header, record.number, before)
        return {"action": action and str(action), "seat": seat, "events": told, "view": view}

    found = [step(None, events_of_deal(round, record.number))]
    for moment, action, events in steps(record):
        round = moment
        found.append(step(action, events))
    judge(record, round)
    return found


def _view(
    round: Round, header: Header, number: int, before: Sequence[Sequence[int]]
) -> dict[str, object]:
    """The round as the view of a table tells it, with what anyone could do."""
    scores = [*before, round.scores()] if round.over else before
    view = view_of(round, None, header, number, scores=scores)
    own = [own_of(round, seat) for seat in range(round.players)]
    return {
        "phase": Phase.ROUND_OVER if round.over else Phase.PLAYING,
        "round": number,
        "engine": view.engine,
        "engine_player": view.engine_player,
        "first": view.first,
        **round_plain(view),
        "legal": [str(action) for each in own for action in each.legal],
        "calls": [str(call) for each in own for call in each.calls],
        "scores": view.scores,
        "totals": view.totals,
        "round_winners": view.winners,
    }
