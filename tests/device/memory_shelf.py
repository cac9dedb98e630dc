"""A shelf in memory, which does what the page's own storage does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from mexican_train.device.shelf import Key


class MemoryShelf:
    """Texts by key; `trouble` is what it says instead of saving anything."""

    def __init__(self) -> None:
        self.kept: dict[Key, str] = {}
        self.trouble = ""
        self.writes = 0

    async def write(self, changes: str) -> str:
        await asyncio.sleep(0)
        told = json.loads(changes)
        if self.trouble:
            return self.trouble
        kept = dict(self.kept)
        for first, last in told["drop"]:
            for key in [key for key in kept if order(first) <= order(key) <= order(last)]:
                del kept[key]
        for key, value in told["put"]:
            kept[tuple(key)] = value
        for key, value in told["add"]:
            if tuple(key) in kept:
                return "taken"
            kept[tuple(key)] = value
        self.kept = kept
        self.writes += 1
        return ""

    async def read(self, first: str, last: str) -> str:
        await asyncio.sleep(0)
        least, most = order(json.loads(first)), order(json.loads(last))
        found = sorted((key for key in self.kept if least <= order(key) <= most), key=order)
        return json.dumps([[key, self.kept[key]] for key in found])

    async def size(self) -> int:
        return sum(len(repr(key)) + len(value) for key, value in self.kept.items())


def order(key: Any) -> list[tuple[bool, Any]]:
    """Where a key stands: numbers before texts, shorter ones before those that go on."""
    return [(isinstance(part, str), part) for part in key]
