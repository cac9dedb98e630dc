"""Mexican Train, the domino game: one set of rules for tables, terminals, bots and the lab."""

from ._starting import end_at_ctrl_c as _end_at_ctrl_c

_end_at_ctrl_c()

from ._compiled import choose as _choose

BUILD = _choose()
"""`compiled`, or why not: `missing`, `stale`, or `asked` for interpreted."""
COMPILED = BUILD == "compiled"

__version__ = "0.1.0"

from pathlib import Path as _Path

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
    "Round",
    "Rules",
    "RulesError",
    "Sheet",
    "Simulation",
    "Stop",
    "TableError",
    "Tile",
    "View",
    "Wagon",
    "all_sheets",
    "events_for",
    "find_sheet",
    "header_of",
    "load_sheet",
    "new_match",
    "read_action",
    "read_position",
    "read_record",
    "read_records",
    "read_tile",
    "replay",
    "write_position",
    "write_record",
]
