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
    changes: Mapping[str, object] = field(default_factory=dict, hash=False)
    name: str = ""
    """What a sheet of one's own is called; its rules are `changes` of a sheet that others know."""

    @property
    def title(self) -> str:
        """The sheet's name, and whether house rules change it."""
        if self.name:
            return self.name
        return f"{self.sheet} with house rules" if self.changes else self.sheet

    @property
    def dealt(self) -> int:
        """How many tiles are dealt to all hands together."""
        return self.players * self.rules.hand_size(self.players)

    def is_last(self, number: int) -> bool:
        """Whether a match ends with round `number`."""
        return number >= self.rules.match_rounds

    def __post_init__(self) -> None:
        self.rules.hand_size(self.players)
