"""The rule sheets as data: one TOML file each, its variants inside.

Adding a sheet is adding a file to this folder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

from ..rules.errors import RulesError
from ..rules.header import Header
from ..rules.notation import shown
from ..rules.rules import FIELDS, Rules, read_value

BASE = "nordic"
"""The sheet from which records tell the difference of one that is nobody else's."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A named sheet with the variants asked for in force; `variants` are those it knows."""

    name: str
    title: str
    language: str
    about: str
    rules: Rules
    variants: Mapping[str, Mapping[str, object]]

    def with_variants(self, names: list[str]) -> Sheet:
        """This sheet with some of its variants in force."""
        rules = self.rules
        for position, variant in enumerate(names):
            if variant not in self.variants:
                known = _named(self.variants)
                raise RulesError(
                    f"the sheet {self.name} has no variant {shown(variant)}; its variants: {known}"
                )
            if variant in names[:position]:
                raise RulesError(f"the variant {shown(variant)} is named twice")
            rules = rules.change(self.variants[variant])
        return replace(self, name=f"{self.name}/{'+'.join(names)}", rules=rules)


def sheet_names() -> list[str]:
    """The sheets that come with the project."""
    return list(_stored())


def all_sheets() -> list[str]:
    """Every sheet with every combination of its variants, as `nordic/nine+open`."""
    found = []
    for name, sheet in _stored().items():
        found.append(name)
        for count in range(1, len(sheet.variants) + 1):
            found += [f"{name}/{'+'.join(c)}" for c in combinations(sheet.variants, count)]
    return found


@lru_cache(maxsize=256)
def load_sheet(name: str) -> Sheet:
    """The sheet called `name`, such as `nordic`, `station/rounds` or `nordic/nine+open`."""
    base, slash, variants = name.partition("/")
    if base not in _stored():
        raise RulesError(f"there is no sheet {shown(base)}; the sheets are {', '.join(_stored())}")
    sheet = _stored()[base]
    return sheet.with_variants(variants.split("+")) if slash else sheet


def find_sheet(name: str) -> Sheet:
    """A sheet by its name or, for people at the command line, from a file: `my.toml/fast`."""
    path, ending, variants = name.partition(".toml")
    if not ending:
        return load_sheet(name)
    sheet = read_sheet(Path(path + ending))
    return sheet.with_variants(variants[1:].split("+")) if variants else sheet


def header_of(
    sheet: str | Sheet, players: int, changes: Mapping[str, object] | None = None
) -> Header:
    """The header of a match by a sheet, with house rules that change some of its fields."""
    if isinstance(sheet, str):
        sheet = load_sheet(sheet)
    rules = sheet.rules.change(changes or {})
    name = sheet.name
    # A sheet of one's own means nothing elsewhere: write it down as changes to a known one.
    base = load_sheet(name) if name in all_sheets() else load_sheet(BASE)
    return Header(base.name, rules, players, rules.differences(base.rules))


def read_sheet(path: Path) -> Sheet:
    """A sheet of one's own from a TOML file."""
    try:
        text = path.read_bytes().decode()
    except OSError as problem:
        raise RulesError(f"{shown(str(path))} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise RulesError(f"{shown(str(path))} is not a text file in UTF-8") from None
    except ValueError:
        raise RulesError(f"{shown(str(path))} is not the name of a file") from None
    return parse_sheet(text, path.stem)


def parse_sheet(text: str, name: str) -> Sheet:
    """A sheet from the text of a TOML file; `base` in it names a sheet that it changes."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        why = "nested too deeply" if isinstance(problem, RecursionError) else _short(str(problem))
        raise RulesError(f"the sheet {name} is not TOML: {why}") from None
    try:
        return _sheet(data, name)
    except RulesError as problem:
        raise RulesError(f"the sheet {name}: {problem}") from None


def _sheet(data: dict[str, Any], name: str) -> Sheet:
    known = ("title", "language", "about", "base", "rules", "variants")
    for key in data:
        if key not in known:
            raise RulesError(f"{shown(key)} does not belong here, only {', '.join(known)} do")
    base = _text(data, "base", "")
    fields = _table(data, "rules")
    variants = _table(data, "variants")
    rules = load_sheet(base).rules.change(fields) if base else _whole(fields)
    for variant in variants:
        rules.change(_table(variants, variant))
    return Sheet(
        name,
        _text(data, "title", name),
        _text(data, "language", "en"),
        _text(data, "about", ""),
        rules,
        variants,
    )


def _whole(fields: Mapping[str, object]) -> Rules:
    """Rules from a file that must give every field, because it changes no other sheet."""
    missing = [name for name in FIELDS if name not in fields]
    if missing:
        raise RulesError(
            f"rules lacks {', '.join(missing)}; give all fields, or name a sheet to start from "
            'as in base = "nordic"'
        )
    known = Rules(**{name: read_value(name, fields[name]) for name in FIELDS})
    return known.change(fields)


def _table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        raise RulesError(f"{shown(key)} must be a table, as in [rules]")
    return found


def _text(data: Mapping[str, Any], key: str, default: str) -> str:
    found = data.get(key, default)
    if not isinstance(found, str):
        raise RulesError(f"{key} must be a text in quotes")
    return found


def _short(text: str) -> str:
    """A message of Python's own without what a file can put into it."""
    return text if len(text) <= 150 else f"{text[:70]} ... {text[-70:]}"


def _named(variants: Mapping[str, object]) -> str:
    known = [name if name.isidentifier() and len(name) <= 20 else shown(name) for name in variants]
    return ", ".join(known[:4]) + (", ..." if len(known) > 4 else "") or "none"


@lru_cache(maxsize=1)
def _stored() -> dict[str, Sheet]:
    found = {}
    for entry in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            name = entry.name.removesuffix(".toml")
            found[name] = parse_sheet(entry.read_text(encoding="utf-8"), name)
    return found
