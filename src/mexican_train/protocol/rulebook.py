"""Sheets, rules in words, and where sheets differ, as calls over HTTP tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

# ---------------------------------------------------------------------- what there is to choose


class Sheet(Struct, kw_only=True):
    """A sheet of rules; `players` are the fewest and the most."""

    name: str
    title: str
    language: str
    about: str
    players: tuple[int, int]
    rules: dict[str, Any]
    variants: Sequence[str]


class Choices(Struct, kw_only=True):
    """All there is to choose from for a table."""

    sheets: Sequence[Sheet]
    variants: dict[str, dict[str, Any]]
    fields: dict[str, Any]
    seats: tuple[int, int]
    clock: tuple[int, int]
    chat: Sequence[str]
    pace: Sequence[str]
    review: Sequence[str]
    bots: Sequence[str]
    colours: Sequence[str]
    phrases: Sequence[str]


# ---------------------------------------------------------------------- rules in words


class RuleLine(Struct, kw_only=True):
    """A message of the catalogues with its arguments; `ours` says where we have it from if the
    sheet does not say so itself: a sheet's name, `words`, `silent` or `unbound`."""

    key: str
    args: dict[str, int | str]
    ours: str | None = None


class DealtHand(Struct, kw_only=True):
    """What so many players are dealt, and what is left for the boneyard."""

    players: int
    tiles: int
    boneyard: int


class RuleSection(Struct, kw_only=True):
    """A heading and the lines under it; the one about the deal has hands as well."""

    key: str
    lines: Sequence[RuleLine]
    hands: Sequence[DealtHand]


class RulesPage(Struct, kw_only=True):
    """The rules of a sheet in words; `house` are the fields that house rules have changed."""

    sheet: str
    variants: Sequence[str]
    sheets: Sequence[str]
    house: dict[str, Any]
    introduction: Sequence[RuleLine]
    sections: Sequence[RuleSection]


class VariantCell(Struct, kw_only=True):
    """What a variant says of a field."""

    name: str
    key: str
    args: dict[str, int | str]


class DifferenceCell(Struct, kw_only=True):
    """What a sheet says of a field; cells of a row that say the same have the same group."""

    key: str
    args: dict[str, int | str]
    group: int
    variants: Sequence[VariantCell]


class DifferenceRow(Struct, kw_only=True):
    """A field in which sheets differ, with a cell for each sheet."""

    field: str
    key: str
    cells: Sequence[DifferenceCell]


class Differences(Struct, kw_only=True):
    """Where the sheets differ."""

    sheets: Sequence[str]
    rows: Sequence[DifferenceRow]
