"""What one can choose for a table: sheets, house rules, and everything else."""

from __future__ import annotations

from ...bots import BOTS
from ...protocol.rulebook import Choices, Sheet
from ...rules.fields import offered
from ...rules.rules import KINDS, Rounds
from ...sheets import all_sheets, load_sheet, sheet_names
from ..table.options import CHATS, CLOCK, MOST_ROUNDS, PACES, REVIEWS
from ..table.phrases import PHRASES
from ..table.table import COLOURS


def _sheet(name: str) -> Sheet:
    sheet = load_sheet(name)
    return Sheet(
        name=name,
        title=sheet.title,
        language=sheet.language,
        about=sheet.about,
        players=(2, sheet.rules.max_players),
        rules=sheet.rules.plain(),
        variants=sorted(sheet.variants),
    )


CHOICES = Choices(
    sheets=[_sheet(name) for name in sheet_names()],
    variants={name: load_sheet(name).rules.plain() for name in all_sheets() if "/" in name},
    fields={
        **{name: offered(kind) for name, kind in KINDS.items()},
        "rounds": [*(value.value for value in Rounds), [1, MOST_ROUNDS]],
    },
    seats=(2, 8),
    clock=CLOCK,
    chat=CHATS,
    pace=tuple(PACES),
    review=REVIEWS,
    bots=tuple(BOTS),
    colours=COLOURS,
    phrases=PHRASES,
)
