"""A question about a situation, answered with yes or no. Nothing is decided here: the action is
tried in the round, and the answer is what the rules made of it."""

from __future__ import annotations

from ..protocol.settling import AskedAbout, Consequence, Question, Ruling, Situation
from ..rules.actions import Action, Catch, Play, TurnAction
from ..rules.errors import NotationError
from ..rules.notation import read_action
from ..rules.refusals import refusal
from ..rules.round import Round
from ..rules.rules import Engine, First
from ..sheets import Told
from .citing import Case, cite, starts_second_mexican
from .consequences import after, consequence
from .errors import CannotJudge, Fault

OF_NO_ACTION = (AskedAbout.BLANKS, AskedAbout.BEGIN, AskedAbout.NO_DOUBLE)
"""What can be asked without an action."""
SECOND_MEXICAN = "second_mexican"
"""The reason why a tile that fits the engine cannot start another Mexican train."""


def action_of(question: Question) -> TurnAction | None:
    """The action a question is about. Raises `CannotJudge` if it is none of a turn, or missing."""
    if question.about in OF_NO_ACTION:
        return None
    if question.action is None:
        raise CannotJudge(Fault.NO_SITUATION, f"{question.about} is asked of an action: name one")
    try:
        action = read_action(question.action)
    except NotationError as problem:
        raise CannotJudge(Fault.NO_SITUATION, str(problem)) from None
    if not isinstance(action, TurnAction):
        raise CannotJudge(
            Fault.NO_SITUATION, f"{action} is a call: ask about a play, draw, pass or stop"
        )
    return action


def rule(situation: Situation, question: Question, round: Round, told: Told) -> Ruling:
    """The answer by the rules of the round that a situation was made into, in a sheet's words."""
    about, action = question.about, action_of(question)
    if action is None:
        return _rule_on_rules(round, about, told)
    reason = refusal(round, action, 0)
    follows = consequence(round, action) if not reason else None
    dead = any(train.dead and train.ends_in_double for _, train in situation.all_trains)
    count = _penalty(round, action) if about == AskedAbout.CAUGHT and follows else None
    yes = follows is not None and _says_yes(round, about, action, follows, count)
    return Ruling(
        yes=yes,
        should=yes and about == AskedAbout.KNOCK and "should-knock" in told.says,
        reason=SECOND_MEXICAN if starts_second_mexican(round, action, reason) else reason,
        follows=follows,
        count=count,
        says=cite(Case(round, about, action, reason, follows, dead, told)),
    )


def _rule_on_rules(round: Round, about: AskedAbout, told: Told) -> Ruling:
    """Return the answer to a question about no action: the rules alone decide it."""
    rules = round.rules
    double_blank = count = None
    match about:
        case AskedAbout.BEGIN:
            held = rules.engine != Engine.DESCENDING and rules.first == First.ENGINE_PLAYER
            yes = held or rules.first == First.HIGHEST_DOUBLE_HOLDER
        case AskedAbout.NO_DOUBLE:
            yes = rules.engine != Engine.DESCENDING
        case _:
            count = round.points(0)
            yes = rules.blank_points > 0 or rules.double_blank_points > 0
            if yes and not rules.blank_points:
                double_blank = rules.double_blank_points
    says = cite(Case(round, about, None, None, None, False, told))
    return Ruling(
        yes=yes, double_blank=double_blank, reason=None, follows=None, count=count, says=says
    )


def _says_yes(
    round: Round,
    about: AskedAbout,
    action: TurnAction,
    follows: Consequence,
    count: int | None,
) -> bool:
    match about:
        case AskedAbout.MAY:
            return True
        case AskedAbout.MUST:
            return all(_same_tile(action, other) for other in round.legal)
        case AskedAbout.MARKER_ON | AskedAbout.MARKER_OFF:
            return follows.marker == about.removeprefix("marker_")
        case AskedAbout.MY_TURN:
            return follows.turn == 0
        case AskedAbout.OVER:
            return follows.over is not None
        case AskedAbout.KNOCK:
            return follows.last is not None
        case _:
            return bool(count)


def _same_tile(one: Action, other: Action) -> bool:
    if isinstance(one, Play) and isinstance(other, Play):
        return one.tile == other.tile
    return one == other


def _penalty(round: Round, action: TurnAction) -> int:
    """How many tiles seat 0 draws if it does this without knocking and somebody notices."""
    then = after(round, action)
    if then.over:
        return 0
    then.act(then.legal[0])
    catch = Catch(1, 0)
    if refusal(then, catch, 1) is not None:
        return 0
    held = then.hand_count(0)
    then.act(catch, 1)
    return then.hand_count(0) - held
