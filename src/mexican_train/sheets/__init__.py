"""The rule sheets as data: one TOML file each, its variants inside.

A sheet is a file in this folder and its words in the catalogues (docs/add-a-sheet.md).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

from ..rules.errors import RulesError
from ..rules.header import Header
from ..rules.notation import shown
from ..rules.rules import FIELDS, USUAL, Rules, read_value

BASE = "nordic"
"""The sheet from which records tell the difference of one that is nobody else's, and what programs
get that ask for none."""
TEXT = "own"
"""What a sheet is called that is given as a text without a title."""
USUAL_IN = {"en": "station", "es": "station", "fr": "gare", "nb": "nordic"}
"""What people are offered first, by their language: the sheet of the box that is sold in it, and
in Spanish, which no sheet is in, that of the box with the most in common."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the page of a sheet tells besides its rules.

    `says` are words for what its text mentions: material, advice, a turn of phrase. `ours` are the
    sentences that fill its silence, each with where we have it from: a sheet that speaks, `words`
    where its own can be taken in two ways, `silent` where no sheet says anything, or `unbound`
    where others say something that binds nobody by this one.
    """

    says: frozenset[str] = frozenset()
    ours: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A named sheet with the variants asked for in force; `variants` are those it knows."""

    name: str
    title: str
    language: str
    about: str
    rules: Rules
    variants: Mapping[str, Mapping[str, object]] = field(hash=False)
    told: Told = Told()

    def __repr__(self) -> str:
        return f"<Sheet {self.name}: {self.title}>"

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


def usual_sheet(language: str) -> str:
    """The sheet that people of a language, or of a variant of one, are offered first."""
    return USUAL_IN[language.partition("-")[0]]


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
    if not isinstance(name, str):
        raise RulesError(f"a sheet has a name such as 'nordic', not {shown(name)}")
    base, slash, variants = name.partition("/")
    if base not in _stored():
        raise RulesError(f"there is no sheet {shown(base)}; the sheets are {', '.join(_stored())}")
    sheet = _stored()[base]
    return sheet.with_variants(variants.split("+")) if slash else sheet


def find_sheet(source: str | Path | Sheet) -> Sheet:
    """A sheet by its name, from a file (`my.toml/fast`) or from the text of such a file.

    For people at their own machine: a server looks names up with `load_sheet`, which reads no file.
    """
    if isinstance(source, Sheet):
        return source
    if isinstance(source, Path):
        return read_sheet(source)
    if not isinstance(source, str):
        raise RulesError(f"{shown(source)} is not a sheet: give its name, its file or its text")
    if "=" in source or "\n" in source:
        sheet = parse_sheet(source, TEXT)
        return sheet if sheet.title == TEXT else replace(sheet, name=sheet.title)
    path, ending, variants = source.partition(".toml")
    if not ending:
        return load_sheet(source)
    sheet = read_sheet(Path(path + ending))
    return sheet.with_variants(variants[1:].split("+")) if variants else sheet


def header_of(
    sheet: str | Sheet, players: int, changes: Mapping[str, object] | None = None
) -> Header:
    """The header of a match by a sheet, with house rules that change some of its fields."""
    if isinstance(sheet, str):
        sheet = load_sheet(sheet)
    rules = sheet.rules.change(changes or {})
    if sheet.name in all_sheets() and load_sheet(sheet.name).rules == sheet.rules:
        return Header(sheet.name, rules, players, rules.differences(sheet.rules))
    # A sheet of one's own means nothing elsewhere: write it down as changes to a known one.
    base = load_sheet(BASE)
    name = sheet.name if rules == sheet.rules else f"{sheet.name} with house rules"
    return Header(base.name, rules, players, rules.differences(base.rules), name)


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
    known = ("title", "language", "about", "base", "rules", "variants", "told")
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
        _told(_table(data, "told")),
    )


def _told(data: Mapping[str, Any]) -> Told:
    says, ours = data.get("says", []), _table(data, "ours")
    if set(data) - {"says", "ours"} or not isinstance(says, list):
        raise RulesError("told has says, a list of words, and ours, as in [told.ours]")
    if not all(isinstance(word, str) for word in (*says, *ours.values())):
        raise RulesError("told has words in quotes only")
    return Told(frozenset(says), ours)


def _whole(fields: Mapping[str, object]) -> Rules:
    """Rules from a file that changes no other sheet: it must give what has no usual value."""
    missing = [name for name in FIELDS if name not in fields and name not in USUAL]
    if missing:
        raise RulesError(
            f"rules lacks {', '.join(missing)}; give all fields, or name a sheet to start from "
            'as in base = "nordic"'
        )
    known = Rules(**{name: read_value(name, fields[name]) for name in FIELDS if name in fields})
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
    files = sorted(Path(__file__).parent.glob("*.toml"))
    return {file.stem: parse_sheet(file.read_text(encoding="utf-8"), file.stem) for file in files}
