"""What a table plays: its sheet, house rules, seats, length, clock, and manners."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from ...protocol.options import OptionsChange, TableOptions
from ...protocol.reasons import Refused, TableReason
from ...rules.errors import MexicanTrainError
from ...rules.header import Header
from ...sheets import header_of, load_sheet

MOST_ROUNDS = 100
MOST_SEATS = 8
CLOCK = (5, 3600)
CHATS = ("all", "phrases", "off")
REVIEWS = ("finished", "off")
"""Which rounds are reviewed: those that are over, or none."""
PACES = {"calm": 2.0, "normal": 1.0, "quick": 0.35, "at_once": 0.0}
"""How bots take their time: the share of their usual pause."""


class Options(TableOptions, frozen=True):
    """A table's options, and what follows from them."""

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

    def behaves_like(self, other: Options) -> bool:
        """Whether only manners differ, without the clock and who may come in."""
        ours = (self.clock, self.public, self.address_seats)
        return self.plays_like(other) and ours == (other.clock, other.public, other.address_seats)

    def _check(self) -> None:
        if not 2 <= self.seats <= MOST_SEATS:
            raise _bad(f"a table has 2 to {MOST_SEATS} seats")
        if not 1 <= self.address_seats <= MOST_SEATS:
            raise _bad(f"address_seats must be from 1 to {MOST_SEATS}")
        if self.rounds is not None and not 1 <= self.rounds <= MOST_ROUNDS:
            raise _bad(f"rounds must be from 1 to {MOST_ROUNDS}, or null for the sheet's own")
        low, high = CLOCK
        if self.clock is not None and not low <= self.clock <= high:
            raise _bad(f"clock must be from {low} to {high} seconds, or null for none")
        if self.chat not in CHATS:
            raise _bad(f"chat must be one of {', '.join(CHATS)}")
        if self.pace not in PACES:
            raise _bad(f"pace must be one of {', '.join(PACES)}")
        if self.review not in REVIEWS:
            raise _bad(f"review must be one of {', '.join(REVIEWS)}")


def _bad(sentence: str) -> Refused:
    return Refused(TableReason.BAD_OPTIONS, sentence)
