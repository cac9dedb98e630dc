"""Settles an argument: what is allowed in a situation, and why, by one sheet and by all."""

from __future__ import annotations

from ...bots.bot import PlannerBot
from ...bots.hint import why
from ...rules.actions import DRAW, PASS, STOP, Action, Play
from ...rules.errors import RulesError
from ...rules.position import write_train
from ...rules.refusals import refusal
from ...rules.rng import Rng
from ...rules.round import Round
from ...rules.rules import Rules
from ...rules.tiles import MEXICAN
from ...rules.view import members, view_of
from ...sheets import header_of, load_sheet, sheet_names
from .filling import round_of
from .refused import Refused, TableReason
from .situation import Impossible, Situation


def settle(situation: Situation) -> dict[str, object]:
    """The verdict by the rules that were asked for, and by every sheet as it comes.

    The advice is what a good player would do by the rules that were asked for.
    """
    round = _round(situation, situation.sheet, _rules(situation))
    return {
        "answer": _verdict(situation, situation.sheet, round),
        "sheets": [
            _verdict(situation, name, _round(situation, name, load_sheet(name).rules))
            for name in sheet_names()
        ],
        "advice": _advice(situation, round) if isinstance(round, Round) else None,
    }


def _rules(situation: Situation) -> Rules:
    """The rules that were asked for."""
    try:
        sheet = load_sheet(situation.sheet)
    except RulesError as problem:
        raise Refused(TableReason.UNKNOWN_SHEET, str(problem)) from None
    try:
        rules = sheet.rules.change(situation.rules)
        rules.hand_size(min(len(situation.trains), rules.max_players))
    except RulesError as problem:
        raise Refused(TableReason.BAD_OPTIONS, str(problem)) from None
    return rules


def _round(situation: Situation, sheet: str, rules: Rules) -> Round | Impossible:
    try:
        return round_of(situation, sheet, rules)
    except Impossible as problem:
        return problem


def _verdict(situation: Situation, sheet: str, round: Round | Impossible) -> dict[str, object]:
    """What may be done and what may not: each tile of the hand on each train, and the rest."""
    if isinstance(round, Impossible):
        impossible = {"reason": round.why, "arguments": round.about, "sentence": str(round)}
        return {
            **{"sheet": sheet, "impossible": impossible},
            **{"legal": [], "refused": {}, "open_doubles": []},
        }
    legal, refused = [], {}
    for action in _all_actions(round):
        reason = refusal(round, action, 0)
        if reason is None:
            legal.append(str(action))
        else:
            refused[str(action)] = reason
    dead = {train for train, told in situation.all_trains if told.dead}
    return {
        "sheet": sheet,
        "impossible": None,
        "legal": legal,
        "refused": refused,
        "open_doubles": [write_train(t) for t in members(round.binding()) if t not in dead],
    }


def _all_actions(round: Round) -> list[Action]:
    """Whatever somebody might want to do in their turn."""
    trains = (*range(round.players), MEXICAN)
    plays = [Play(tile, train) for tile in round.hand(0) for train in trains]
    return [*plays, DRAW, PASS, STOP]


def _advice(situation: Situation, round: Round) -> dict[str, object]:
    """What the planner would do here, and why."""
    view = view_of(round, 0, header_of(situation.sheet, round.players, situation.rules))
    action = PlannerBot().choose(view, Rng(0))
    reason, arguments = why(view, action)
    return {"action": str(action), "reason": reason, "arguments": arguments}
