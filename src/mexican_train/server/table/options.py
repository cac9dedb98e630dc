"""What a table plays: its sheet, house rules, seats, length, clock, and manners."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct

from ...rules.errors import MexicanTrainError
from ...rules.header import Header
from ...sheets import header_of, load_sheet
from .messages import OptionsChange
from .refused import Refused, TableReason

MOST_ROUNDS = 100
CLOCK = (5, 3600)
CHATS = ("all", "phrases", "off")


class Options(Struct, frozen=True, kw_only=True):
    """A table's options; `rules` are the fields in which it differs from the sheet."""

    sheet: str = "nordic"
    rules: dict[str, Any] = {}
    seats: int = 4
    rounds: int | None = None
    clock: int | None = None
    hints: bool = True
    public: bool = False
    chat: str = "all"

    @property
    def header(self) -> Header:
        """What a match by these options is played by."""
        length = {} if self.rounds is None else {"rounds": self.rounds}
        return header_of(self.sheet, self.seats, {**self.rules, **length})

    def change(self, change: OptionsChange) -> Options:
        """These options with some set otherwise, if that can be played."""
        given = {
            name: value
            for name in self.__struct_fields__
            if (value := getattr(change, name)) is not UNSET
        }
        if "sheet" in given and "rules" not in given:
            given["rules"] = {}  # house rules were differences from the sheet before
        changed = msgspec.structs.replace(self, **given)
        changed._check()
        try:
            sheet = load_sheet(changed.sheet)
        except MexicanTrainError as problem:
            raise Refused(TableReason.UNKNOWN_SHEET, str(problem)) from None
        try:
            rules = sheet.rules.change(changed.rules).differences(sheet.rules)
            changed = msgspec.structs.replace(changed, rules=rules)
            length = changed.header.rules.match_rounds
        except MexicanTrainError as problem:
            raise Refused(TableReason.BAD_OPTIONS, str(problem)) from None
        if length > MOST_ROUNDS:
            raise _bad(f"a match at a table has at most {MOST_ROUNDS} rounds")
        return changed

    def plays_like(self, other: Options) -> bool:
        """Whether only manners and the clock differ, which may change at any time."""
        ours = (self.sheet, self.rules, self.seats, self.rounds)
        return ours == (other.sheet, other.rules, other.seats, other.rounds)

    def _check(self) -> None:
        if not 2 <= self.seats <= 8:
            raise _bad("a table has 2 to 8 seats")
        if self.rounds is not None and not 1 <= self.rounds <= MOST_ROUNDS:
            raise _bad(f"rounds must be from 1 to {MOST_ROUNDS}, or null for the sheet's own")
        low, high = CLOCK
        if self.clock is not None and not low <= self.clock <= high:
            raise _bad(f"clock must be from {low} to {high} seconds, or null for none")
        if self.chat not in CHATS:
            raise _bad(f"chat must be one of {', '.join(CHATS)}")


def _bad(sentence: str) -> Refused:
    return Refused(TableReason.BAD_OPTIONS, sentence)
