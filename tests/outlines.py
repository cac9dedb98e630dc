"""Rules in words, as tests look at them."""

from __future__ import annotations

from mexican_train.rules.rules import Rules
from mexican_train.sheets import Told
from mexican_train.sheets.telling import NOTHING_TOLD, outline


def told(rules: Rules, more: Told = NOTHING_TOLD) -> dict[str, dict[str, int | str]]:
    """All lines of a page: their keys without `rules-`, with their arguments."""
    lines = [line for section in outline(rules, more) for line in section.lines]
    found = {line.key.removeprefix("rules-"): dict(line.args) for line in lines}
    assert len(found) == len(lines)
    return found
