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

    @property
    def title(self) -> str:
        """The sheet's name, and whether house rules change it."""
        return f"{self.sheet} with house rules" if self.changes else self.sheet

    @property
    def dealt(self) -> int:
        """How many tiles are dealt to all hands together."""
        return self.players * self.rules.hand_size(self.players)

    def __post_init__(self) -> None:
        self.rules.hand_size(self.players)
