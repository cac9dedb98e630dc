"""How a client that asked for differences puts its view together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, structs

from .server_messages import Difference, Update
from .view import GrownTrain, View


def put_together(view: View, difference: Difference) -> Update:
    """The update that a difference stands for, to one who has the view of the version before."""
    told = {name: getattr(difference.changed, name) for name in View.__struct_fields__}
    changed = {name: value for name, value in told.items() if value is not UNSET}
    now = structs.replace(_grown(view, difference.grown), **changed)
    return Update(version=difference.version, events=difference.events, view=now)


def _grown(view: View, grown: Sequence[GrownTrain]) -> View:
    """The view with what was laid."""
    if not grown:
        return view
    trains, mexican = [list(train) for train in view.trains], list(view.mexican)
    for each in grown:
        (mexican if each.train == "M" else trains[each.train]).append(each.wagon)
    return structs.replace(view, trains=trains, mexican=mexican)
