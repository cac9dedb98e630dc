"""Settles an argument: what is allowed in a situation, and why, by one sheet and by all."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.bot import PlannerBot
from ..bots.hint import why
from ..protocol.settling import Advice, Consequence, Objection, Settled, Situation, Verdict
from ..protocol.view import train_told
from ..rules.actions import DRAW, PASS, STOP, Action, Play
from ..rules.errors import RulesError
from ..rules.refusals import refusal
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.rules import Rules
from ..rules.tiles import MEXICAN
from ..rules.view import members, view_of
from ..sheets import header_of, load_sheet, sheet_names
from .consequences import consequence
from .errors import CannotJudge, Fault
from .filling import round_of
from .ruling import action_of, rule
from .situation import Impossible


def settle(situation: Situation) -> Settled:
    """The verdict by the rules that were asked for, and by every sheet as it comes.

    The advice is by the rules that were asked for. Raises `CannotJudge`.
    """
    round = _round(situation, situation.sheet, _rules(situation))
    if situation.question:
        action_of(situation.question)
    sheets = verdicts_of(situation)
    return Settled(
        answer=_verdict(situation, situation.sheet, round),
        sheets=sheets,
        differ=_differ([verdict for verdict in sheets if verdict.impossible is None]),
        advice=_advice(situation, round) if isinstance(round, Round) else None,
    )


def verdicts_of(situation: Situation) -> list[Verdict]:
    """Return the verdict by every sheet as it comes."""
    return [
        _verdict(situation, name, _round(situation, name, load_sheet(name).rules))
        for name in sheet_names()
    ]


def _rules(situation: Situation) -> Rules:
    """The rules that were asked for."""
    try:
        sheet = load_sheet(situation.sheet)
    except RulesError as problem:
        raise CannotJudge(Fault.UNKNOWN_SHEET, str(problem)) from None
    try:
        rules = sheet.rules.change(situation.rules)
        rules.hand_size(min(len(situation.trains), rules.max_players))
    except RulesError as problem:
        raise CannotJudge(Fault.BAD_RULES, str(problem)) from None
    return rules


def _round(situation: Situation, sheet: str, rules: Rules) -> Round | Impossible:
    try:
        return round_of(situation, sheet, rules)
    except Impossible as problem:
        return problem


def _verdict(situation: Situation, sheet: str, round: Round | Impossible) -> Verdict:
    """What may be done and what may not: each tile of the hand on each train, and the rest."""
    if isinstance(round, Impossible):
        why = Objection(reason=round.why, arguments=round.about, sentence=str(round))
        return Verdict(
            sheet=sheet,
            impossible=why,
            legal=[],
            follows={},
            refused={},
            open_doubles=[],
            ruling=None,
        )
    follows: dict[str, Consequence] = {}
    refused: dict[str, str] = {}
    for action in _all_actions(round):
        reason = refusal(round, action, 0)
        if reason is None:
            follows[str(action)] = consequence(round, action)
        else:
            refused[str(action)] = reason
    dead = {train for train, told in situation.all_trains if told.dead}
    binding = [train for train in members(round.binding()) if train not in dead]
    return Verdict(
        sheet=sheet,
        impossible=None,
        legal=[*follows],
        follows=follows,
        refused=refused,
        open_doubles=[train_told(train) for train in binding],
        ruling=(
            rule(situation, situation.question, round, load_sheet(sheet).told)
            if situation.question
            else None
        ),
    )


def _differ(verdicts: Sequence[Verdict]) -> list[str]:
    """The actions that not all allow, or that do not lead to the same for all."""
    allowed = dict.fromkeys(action for verdict in verdicts for action in verdict.legal)
    return [
        action
        for action in allowed
        if any(
            verdict.follows.get(action) != verdicts[0].follows.get(action) for verdict in verdicts
        )
    ]


def _all_actions(round: Round) -> list[Action]:
    """Whatever somebody might want to do in their turn."""
    trains = (*range(round.players), MEXICAN)
    plays = [Play(tile, train) for tile in round.hand_of(0) for train in trains]
    return [*plays, DRAW, PASS, STOP]


def _advice(situation: Situation, round: Round) -> Advice:
    """What the planner would do here, and why."""
    view = view_of(round, 0, header_of(situation.sheet, round.players, situation.rules))
    action = PlannerBot().choose(view, Rng(0))
    reason, arguments = why(view, action)
    return Advice(action=str(action), reason=reason, arguments=arguments)
