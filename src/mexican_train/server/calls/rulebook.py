"""Rules in words as a call tells them; the pages of all sheets are put together beforehand."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...protocol.reasons import Refused, TableReason
from ...protocol.rulebook import Differences, RulesPage
from ...rules.errors import RulesError
from ...sheets import BASE, Sheet, all_sheets, load_sheet
from ...sheets.telling import differences, page
from ..table.wire import encode


def written(sheet: Sheet, house: Mapping[str, object] | None = None) -> bytes:
    """The page of a sheet, with house rules, as it is answered."""
    return encode(msgspec.convert(page(sheet, house), RulesPage))


PAGES = {name: written(load_sheet(name)) for name in all_sheets()}
DIFFERENCES = encode(msgspec.convert(differences(), Differences))


def rules_page(query: Mapping[str, str]) -> bytes:
    """The page of the sheet that a query names; whatever else it has are house rules."""
    house = dict(query)
    name = house.pop("sheet", BASE)
    if name in PAGES and not house:
        return PAGES[name]
    try:
        sheet = load_sheet(name)
    except RulesError as problem:
        raise Refused(TableReason.UNKNOWN_SHEET, str(problem)) from None
    try:
        return written(sheet, house)
    except RulesError as problem:
        raise Refused(TableReason.BAD_OPTIONS, str(problem)) from None
