"""What a table plays: all its options, and some of them to be changed."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from ..sheets import BASE

Word: TypeAlias = Annotated[str, Meta(max_length=64)]

ADDRESS_SEATS = 2
"""The seats that one address may take at a public table, unless the host says otherwise."""


class TableOptions(Struct, frozen=True, kw_only=True):
    """A table's options; `rules` are the fields in which it differs from the sheet.

    `address_seats` counts only while the table is public.
    """

    sheet: str = BASE
    rules: dict[str, Any] = {}
    seats: int = 4
    rounds: int | None = None
    clock: int | None = None
    hints: bool = True
    public: bool = False
    address_seats: int = ADDRESS_SEATS
    chat: str = "all"
    pace: str = "normal"
    automatic: bool = False
    review: str = "finished"


class OptionsChange(Struct, kw_only=True, omit_defaults=True):
    """Options of a table; those left out stay as they are."""

    sheet: Word | UnsetType = UNSET
    rules: dict[str, Any] | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    rounds: int | UnsetType | None = UNSET
    clock: int | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    address_seats: int | UnsetType = UNSET
    chat: Word | UnsetType = UNSET
    pace: Word | UnsetType = UNSET
    automatic: bool | UnsetType = UNSET
    review: Word | UnsetType = UNSET
