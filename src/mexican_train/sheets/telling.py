"""Rules in words: what a page of rules says, as keys of the catalogues with their arguments.

Nothing here is text, and nothing knows where it will be read: a browser, a terminal and paper put
the same outline into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ..rules.fields import Choice, HandSizes, HighestPip, Length, Number, Switch
from ..rules.rules import CHOICES, FIELDS, KINDS, SWITCHES, Engine, LastTile, Rounds, Rules
from . import Sheet, Told, load_sheet, sheet_names
from .sentences import SENTENCES, Args, tables

NOTHING_TOLD = Told()
"""Of rules that are no sheet's."""


@dataclass(frozen=True, slots=True)
class Line:
    """A message of the catalogues with its arguments.

    `ours` says where we have it from if the sheet does not say so itself (see `Told`).
    """

    key: str
    args: Args = field(default_factory=dict)
    ours: str | None = None

    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        return {"key": self.key, "args": self.args, "ours": self.ours}


@dataclass(frozen=True, slots=True)
class Hand:
    """What so many players are dealt, and what is left for the boneyard."""

    players: int
    tiles: int
    boneyard: int

    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        return {"players": self.players, "tiles": self.tiles, "boneyard": self.boneyard}


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the lines under it; the one about the deal has a table of hands as well."""

    key: str
    lines: tuple[Line, ...]
    hands: tuple[Hand, ...] = ()

    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        lines = [line.plain() for line in self.lines]
        return {"key": self.key, "lines": lines, "hands": [hand.plain() for hand in self.hands]}


# ---------------------------------------------------------------------- a page of rules


def outline(rules: Rules, told: Told = NOTHING_TOLD) -> list[Section]:
    """The page of any rules: its sections, with every sentence that is true of them.

    `told` is what else the sheet says whose rules they are, or from which they were changed.
    """
    true = [sentence for sentence in SENTENCES if sentence.is_told(rules, told.says)]
    found = []
    for name, sentences in groupby(true, key=lambda sentence: sentence.section):
        lines = tuple(
            Line(each.key, each.args(rules), told.ours.get(f"{each.section}-{each.name}"))
            for each in sentences
        )
        found.append(Section(f"rules-{name}", lines, _hands(rules) if name == "deal" else ()))
    return found


def introduction(sheet: Sheet, changes: Mapping[str, object] | None = None) -> list[Line]:
    """What comes before the sections: what is special about a sheet and its variants in force.

    Of a sheet with house rules, and of one's own, it says no more than that. A match of another
    length is no house rule.
    """
    base, _, variants = sheet.name.partition("/")
    if set(changes or {}) - {"rounds"} or base not in sheet_names():
        return [Line("rules-house")]
    chosen = variants.split("+") if variants else []
    return [
        Line(f"rules-sheet-{base}"),
        *(Line(f"rules-variant-{variant}") for variant in chosen),
    ]


def page(sheet: Sheet, changes: Mapping[str, object] | None = None) -> dict[str, object]:
    """The whole page of a sheet, with house rules that change some of its fields, as JSON."""
    changes = _without_own_length(sheet, changes or {})
    rules = sheet.rules.change(changes)
    return {
        "sheet": sheet.name,
        "variants": list(sheet.variants),
        "sheets": sheet_names(),
        "house": rules.differences(sheet.rules),
        "introduction": [line.plain() for line in introduction(sheet, changes)],
        "sections": [section.plain() for section in outline(rules, sheet.told)],
    }


def _without_own_length(sheet: Sheet, changes: Mapping[str, object]) -> Mapping[str, object]:
    """Return the changes without a number of rounds that the match has anyway."""
    others = {name: value for name, value in changes.items() if name != "rounds"}
    own = sheet.rules.change(others).match_rounds
    return others if str(changes.get("rounds", own)) == str(own) else changes


def _hands(rules: Rules) -> tuple[Hand, ...]:
    shuffled = rules.tiles - (rules.engine == Engine.DESCENDING)
    sizes = [(players, rules.hand_size(players)) for players in tables(rules)]
    return tuple(Hand(players, size, shuffled - players * size) for players, size in sizes)


# ---------------------------------------------------------------------- single fields


def label(name: str) -> Line:
    """What a field is called, in a form or a table."""
    return Line(f"rule-{_kebab(name)}")


def value(rules: Rules, name: str) -> Line:
    """The value of a field, in a few words."""
    own = getattr(rules, name)
    if name == "hand":
        players = "2" if rules.max_players == 2 else f"2\u2013{rules.max_players}"
        sizes = ", ".join(str(size) for size in rules.hand)
        return Line("rule-hand-value", {"players": players, "sizes": sizes})
    if name == "max_pip":
        return Line("rule-max-pip-value", {"pip": rules.max_pip, "tiles": rules.tiles})
    if name == "rounds" and own != Rounds.ONE:
        every = own == Rounds.EVERY_DOUBLE
        key = "rule-rounds-every-double-value" if every else "rule-rounds-value"
        return Line(key, {"rounds": rules.match_rounds})
    if name == "last_tile" and own == LastTile.PENALTY:
        return Line("rule-last-tile-penalty-value", {"tiles": rules.penalty_tiles})
    if name in SWITCHES:
        return Line(f"rule-{_kebab(name)}-{'yes' if own else 'no'}")
    if name in CHOICES or name == "rounds":
        return Line(f"rule-{_kebab(name)}-{own.value}")
    return Line(f"rule-{_kebab(name)}-value", {"count": own})


def differences(names: Sequence[str] | None = None) -> dict[str, object]:
    """Where sheets differ, as JSON: a row for each field, a cell for each sheet.

    A row is there when the sheets differ in it, or a variant of one changes it. Cells of one row
    that say the same have the same group; group 0 is what most sheets say.
    """
    sheets = [load_sheet(name) for name in names or sheet_names()]
    rows = [_row(name, sheets) for name in FIELDS if name != "penalty_tiles"]
    return {
        "sheets": [sheet.name for sheet in sheets],
        "rows": [row for row in rows if row is not None],
    }


def _row(name: str, sheets: Sequence[Sheet]) -> dict[str, object] | None:
    cells = [value(sheet.rules, name) for sheet in sheets]
    variants = [_variants(name, sheet) for sheet in sheets]
    if all(cell == cells[0] for cell in cells) and not any(variants):
        return None
    kinds = [cell for place, cell in enumerate(cells) if cell not in cells[:place]]
    groups = sorted(kinds, key=cells.count, reverse=True)
    return {
        "field": name,
        "key": label(name).key,
        "cells": [
            {**_cell(cell), "group": groups.index(cell), "variants": changed}
            for cell, changed in zip(cells, variants, strict=True)
        ],
    }


def _cell(line: Line) -> dict[str, object]:
    """A value of a field as JSON: nothing in it is anybody's reading."""
    return {"key": line.key, "args": line.args}


def _variants(name: str, sheet: Sheet) -> list[dict[str, object]]:
    """What the variants of a sheet say of a field, where it is something else."""
    own = value(sheet.rules, name)
    found = []
    for variant in sheet.variants:
        line = value(sheet.with_variants([variant]).rules, name)
        if line != own:
            found.append({"name": variant, **_cell(line)})
    return found


# ---------------------------------------------------------------------- what catalogues need


def all_keys() -> set[str]:
    """Every key that pages of rules, forms of house rules and the table of differences ask for."""
    return {
        *(sentence.key for sentence in SENTENCES),
        *(f"rules-{sentence.section}" for sentence in SENTENCES),
        "rules-house",
        *(f"rules-ours-{kind}" for kind in ("from", "words", "silent", "unbound")),
        *(f"rules-sheet-{name}" for name in sheet_names()),
        *(f"rules-variant-{name}" for sheet in sheet_names() for name in _offers(sheet)),
        *(f"{label(name).key}{end}" for name in FIELDS for end in ("", "-about")),
        *(key for name in FIELDS for key in _value_keys(name)),
    }


def _offers(sheet: str) -> Iterable[str]:
    return load_sheet(sheet).variants


def _value_keys(name: str) -> list[str]:
    """The keys of all values that a field can have."""
    match KINDS[name]:
        case Switch():
            own = ["yes", "no"]
        case Choice(values=values):
            own = [choice.value for choice in values]
        case Length(values=values):
            own = [*(choice.value for choice in values), "every-double-value", "value"]
        case Number() | HighestPip() | HandSizes():
            own = ["value"]
    if name == "last_tile":
        own.append("penalty-value")
    return [f"{label(name).key}-{end}" for end in own]


def _kebab(name: str) -> str:
    return name.replace("_", "-")
