"""What is fixed for a whole match: its sheet, its house rules, its number of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .rules import Rules


@dataclass(frozen=True, slots=True)
class Header:
    """A match's sheet and players; `changes` are the house rules that differ from the sheet."""

    sheet: str
    rules: Rules
    players: int
    changes: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules.hand_size(self.players)
