"""Rules in words: what a page of rules says, as keys of the catalogues with their arguments.

Nothing here is text, and nothing knows where it will be read: a browser, a terminal and paper put
the same outline into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ..rules.rules import CHOICES, FIELDS, SWITCHES, Engine, LastTile, Rounds, Rules
from . import Sheet, load_sheet, sheet_names
from .sentences import SENTENCES, Args, tables


@dataclass(frozen=True, slots=True)
class Line:
    """A message of the catalogues with its arguments."""

    key: str
    args: Args = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """As JSON has it."""
        return {"key": self.key, "args": self.args}


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


def outline(rules: Rules) -> list[Section]:
    """The page of any rules: its sections, with every sentence that is true of them."""
    true = [sentence for sentence in SENTENCES if sentence.when(rules)]
    found = []
    for name, sentences in groupby(true, key=lambda sentence: sentence.section):
        lines = tuple(Line(sentence.key, sentence.args(rules)) for sentence in sentences)
        found.append(Section(f"rules-{name}", lines, _hands(rules) if name == "deal" else ()))
    return found


def introduction(sheet: Sheet, changes: Mapping[str, object] | None = None) -> list[Line]:
    """What comes before the sections: what is special about a sheet and its variants in force.

    Of a sheet with house rules, and of one's own, it says no more than that.
    """
    base, _, variants = sheet.name.partition("/")
    if changes or base not in sheet_names():
        return [Line("rules-house")]
    chosen = variants.split("+") if variants else []
    return [
        Line(f"rules-sheet-{base}"),
        *(Line(f"rules-variant-{variant}") for variant in chosen),
    ]


def page(sheet: Sheet, changes: Mapping[str, object] | None = None) -> dict[str, object]:
    """The whole page of a sheet, with house rules that change some of its fields, as JSON."""
    rules = sheet.rules.change(changes or {})
    return {
        "sheet": sheet.name,
        "variants": list(sheet.variants),
        "sheets": sheet_names(),
        "house": rules.differences(sheet.rules),
        "introduction": [line.plain() for line in introduction(sheet, changes)],
        "sections": [section.plain() for section in outline(rules)],
    }


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
            {**cell.plain(), "group": groups.index(cell), "variants": changed}
            for cell, changed in zip(cells, variants, strict=True)
        ],
    }


def _variants(name: str, sheet: Sheet) -> list[dict[str, object]]:
    """What the variants of a sheet say of a field, where it is something else."""
    own = value(sheet.rules, name)
    found = []
    for variant in sheet.variants:
        line = value(sheet.with_variants([variant]).rules, name)
        if line != own:
            found.append({"name": variant, **line.plain()})
    return found


# ---------------------------------------------------------------------- what catalogues need


def all_keys() -> set[str]:
    """Every key that pages of rules, forms of house rules and the table of differences ask for."""
    return {
        *(sentence.key for sentence in SENTENCES),
        *(f"rules-{sentence.section}" for sentence in SENTENCES),
        "rules-house",
        *(f"rules-sheet-{name}" for name in sheet_names()),
        *(f"rules-variant-{name}" for sheet in sheet_names() for name in _offers(sheet)),
        *(f"{label(name).key}{end}" for name in FIELDS for end in ("", "-about")),
        *(key for name in FIELDS for key in _value_keys(name)),
    }


def _offers(sheet: str) -> Iterable[str]:
    return load_sheet(sheet).variants


def _value_keys(name: str) -> list[str]:
    """The keys of all values that a field can have."""
    own: list[str] = []
    if name in CHOICES:
        own = [choice.value for choice in CHOICES[name]]
    elif name in SWITCHES:
        own = ["yes", "no"]
    elif name == "rounds":
        own = [*(choice.value for choice in Rounds), "every-double-value"]
    if name == "last_tile":
        own.append("penalty-value")
    if name not in CHOICES and name not in SWITCHES:
        own.append("value")
    return [f"{label(name).key}-{end}" for end in own]


def _kebab(name: str) -> str:
    return name.replace("_", "-")
