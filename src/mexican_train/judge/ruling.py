"""A question about a situation, answered with yes or no. Nothing is decided here: the action is
tried in the round, and the answer is what the rules made of it."""

from __future__ import annotations

from ..protocol.settling import AskedAbout, Consequence, Question, Ruling, Situation
from ..rules.actions import Action, Catch, Play, TurnAction
from ..rules.errors import NotationError
from ..rules.notation import read_action
from ..rules.refusals import refusal
from ..rules.round import Round
from ..sheets import Told
from .citing import Case, cite
from .consequences import after, consequence
from .errors import CannotJudge, Fault

OF_NO_ACTION = (AskedAbout.BLANKS,)
"""What can be asked without an action."""


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
    reason = refusal(round, action, 0) if action else None
    follows = consequence(round, action) if action and not reason else None
    dead = any(train.dead and train.ends_in_double for _, train in situation.all_trains)
    count = None
    if action is None:
        count = round.points(0)
        yes = count > sum(map(sum, round.hand(0)))
    else:
        if about == AskedAbout.CAUGHT and follows:
            count = _penalty(round, action)
        yes = follows is not None and _says_yes(round, about, action, follows, count)
    says = cite(Case(round, about, action, reason, follows, dead, told))
    return Ruling(yes=yes, reason=reason, follows=follows, count=count, says=says)


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
            return all(_same_tile(action, other) for other in round.legal())
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
    then.act(then.legal()[0])
    catch = Catch(1, 0)
    if refusal(then, catch, 1) is not None:
        return 0
    held = then.hand_count(0)
    then.act(catch, 1)
    return then.hand_count(0) - held
