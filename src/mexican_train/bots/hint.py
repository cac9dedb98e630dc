"""Hints: what a strong player would do from this seat, and why in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.actions import Action, Draw, Pass, Play, Stop
from ..rules.rng import Rng
from ..rules.tiles import MEXICAN, points_of
from ..rules.view import View
from .expert import ExpertBot
from .solver import longest_train
from .steps import Steps, to_the_end


@dataclass(frozen=True)
class Hint:
    """An action, the points it is expected to cost, and a reason to be put into words.

    `points` is the difference to the others at the end of the round, so less is better. `reason` is
    the key of a message and `arguments` what goes into it.
    """

    action: Action
    points: float
    reason: str
    arguments: dict[str, int | str]


def hint(view: View, rng: Rng, think: float | None = None) -> list[Hint]:
    """The legal actions, the best first. It sees the view and nothing else."""
    return to_the_end(hinting(view, rng, think))


def hinting(view: View, rng: Rng, think: float | None = None) -> Steps[list[Hint]]:
    """Thinks of a hint in steps."""
    hints: list[Hint] = []
    if not view.legal:
        return hints
    weighed = yield from ExpertBot(think=think).weighing(view, rng)
    for each in weighed:
        yield
        hints.append(Hint(each.action, round(each.mean, 1), *why(view, each.action)))
    return hints


def why(view: View, action: Action) -> tuple[str, dict[str, int | str]]:
    """The reason for an action: the first of these that is true of it."""
    if isinstance(action, Draw):
        return "hint-draw", {}
    if isinstance(action, Pass):
        return "hint-pass", {}
    if isinstance(action, Stop):
        return "hint-stop", {}
    if not isinstance(action, Play):
        return "hint-call", {}
    seat = view.seat or 0
    rules = view.header.rules
    tile = str(action.tile)
    if len(view.hand) == 1:
        return "hint-goes-out", {"tile": tile}
    if view.follow_up is not None and action.train == view.follow_up:
        return "hint-completes-double", {"tile": tile}
    if action.train in view.open_doubles:
        return "hint-closes-double", {"tile": tile}
    if action.train == seat and seat in view.markers:
        return "hint-takes-marker", {"tile": tile}
    if action.tile.is_double:
        return "hint-double", {"tile": tile}
    own = view.trains[seat]
    end = own[-1].outer if own else view.engine
    plan = longest_train(view.hand, end)
    if action.train == seat:
        return "hint-train", {"tile": tile, "length": len(plan.train)}
    points = points_of(action.tile, rules.blank_points, rules.double_blank_points)
    if action.tile in plan.extras:
        return "hint-extra", {"tile": tile, "points": points}
    if action.train == MEXICAN and not view.mexican:
        return "hint-starts-mexican", {"tile": tile}
    if action.train != MEXICAN:
        return "hint-while-open", {"tile": tile}
    rest = longest_train([held for held in view.hand if held != action.tile], end)
    if not rest.train:
        return "hint-lightens", {"tile": tile, "points": points}
    return "hint-spares-train", {"tile": tile, "length": len(rest.train)}


REASONS = (
    *("hint-draw", "hint-pass", "hint-stop", "hint-call", "hint-goes-out"),
    *("hint-completes-double", "hint-closes-double", "hint-takes-marker", "hint-double"),
    *("hint-train", "hint-extra", "hint-starts-mexican", "hint-while-open"),
    *("hint-spares-train", "hint-lightens"),
)
"""Every reason there is, for catalogues of messages to be complete."""
