"""Mexican Train, the domino game: one set of rules for tables, terminals, bots and the lab."""

from ._startup import end_at_ctrl_c as _end_at_ctrl_c

_end_at_ctrl_c()

from ._compiled import choose as _choose

BUILD = _choose()
"""`compiled`, or why not: `missing`, `stale`, or `asked` for interpreted."""
COMPILED = BUILD == "compiled"

__version__ = "0.1.0"

from importlib import import_module as _import_module
from pathlib import Path as _Path
from typing import TYPE_CHECKING, Any

from .rules.actions import Action, Catch, Draw, Knock, Pass, Play, Stop
from .rules.errors import (
    IllegalAction,
    MexicanTrainError,
    NotationError,
    Reason,
    RecordError,
    RulesError,
    TableError,
)
from .rules.events import Event
from .rules.header import Header
from .rules.match import Match, Phase
from .rules.notation import read_action, read_tile
from .rules.position import Position
from .rules.record import Record, Simulation, replay
from .rules.rng import Rng
from .rules.round import Round
from .rules.rules import Rules
from .rules.tiles import MEXICAN, Tile, Wagon
from .rules.view import PastAction, View, events_for
from .sheets import Sheet, all_sheets, find_sheet, header_of, load_sheet
from .sheets.reading import (
    read_position,
    read_record,
    read_records,
    write_position,
    write_record,
)

if TYPE_CHECKING:
    from . import bots
    from .bots.bot import Bot
    from .bots.solver import longest_train
    from .lab.bot_rounds import play_round
    from .lab.results import ArenaResult, SimulationResult, arena, simulate
    from .reviews.review import Review
    from .reviews.reviewing import review

_LAZY = {
    "Bot": "bots.bot",
    "longest_train": "bots.solver",
    "play_round": "lab.bot_rounds",
    "ArenaResult": "lab.results",
    "SimulationResult": "lab.results",
    "arena": "lab.results",
    "simulate": "lab.results",
    "Review": "reviews.review",
    "review": "reviews.reviewing",
}
"""Names that are imported when they are first asked for, because rules alone load faster."""


def __getattr__(name: str) -> Any:
    if name == "bots":
        return _import_module(".bots", __name__)
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(_import_module(f".{_LAZY[name]}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def new_match(
    sheet: str | _Path | Sheet, players: int, rules: dict[str, object] | None = None
) -> Match:
    """A match by a sheet, with house rules that change some fields.

    The sheet is a name such as `nordic/nine`, a file such as `ours.toml`, the text of such a file,
    or a `Sheet`.
    """
    return Match(header_of(find_sheet(sheet), players, rules))


__all__ = [
    "BUILD",
    "COMPILED",
    "MEXICAN",
    "Action",
    "ArenaResult",
    "Bot",
    "Catch",
    "Draw",
    "Event",
    "Header",
    "IllegalAction",
    "Knock",
    "Match",
    "MexicanTrainError",
    "NotationError",
    "Pass",
    "PastAction",
    "Phase",
    "Play",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "Review",
    "Rng",
    "Round",
    "Rules",
    "RulesError",
    "Sheet",
    "Simulation",
    "SimulationResult",
    "Stop",
    "TableError",
    "Tile",
    "View",
    "Wagon",
    "all_sheets",
    "arena",
    "bots",
    "events_for",
    "find_sheet",
    "header_of",
    "load_sheet",
    "longest_train",
    "new_match",
    "play_round",
    "read_action",
    "read_position",
    "read_record",
    "read_records",
    "read_tile",
    "replay",
    "review",
    "simulate",
    "write_position",
    "write_record",
]
