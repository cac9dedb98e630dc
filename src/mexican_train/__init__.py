"""Mexican Train, the domino game: one set of rules for tables, terminals, bots and the lab."""

from ._compiled import choose as _choose

BUILD = _choose()
"""`compiled`, or why not: `missing`, `stale`, or `asked` for interpreted."""
COMPILED = BUILD == "compiled"

__version__ = "0.1.0"

from .rules.actions import Action, Catch, Draw, Knock, Pass, Play, Stop
from .rules.errors import IllegalAction, MexicanTrainError, Reason
from .rules.match import Match, Phase
from .rules.notation import read_action, read_tile
from .rules.record import Record, replay
from .rules.round import Round
from .rules.rules import Rules
from .rules.tiles import MEXICAN, Tile
from .rules.view import View, events_for
from .sheets import Sheet, all_sheets, header_of, load_sheet


def new_match(sheet: str, players: int, rules: dict[str, object] | None = None) -> Match:
    """A match by a sheet such as `nordic/nine`, with house rules that change some fields."""
    return Match(header_of(sheet, players, rules))


__all__ = [
    "Action",
    "BUILD",
    "COMPILED",
    "Catch",
    "Draw",
    "IllegalAction",
    "Knock",
    "MEXICAN",
    "Match",
    "MexicanTrainError",
    "Pass",
    "Phase",
    "Play",
    "Reason",
    "Record",
    "Round",
    "Rules",
    "Sheet",
    "Stop",
    "Tile",
    "View",
    "all_sheets",
    "events_for",
    "header_of",
    "load_sheet",
    "new_match",
    "read_action",
    "read_tile",
    "replay",
]
