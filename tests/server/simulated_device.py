"""What the program of a simulated person adds to deals: as it should, or late, wrongly, never."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

MANNERS = ("good", "good", "good", "late", "silent", "wrong", "repeating", "none")
WRONG = "ab" * 32


class SimulatedDevice:
    """Commits to nonces and reveals them, each device in its own manner."""

    def __init__(self, chance: Random, name: str) -> None:
        self._chance = chance
        self._name = name
        self._count = 0
        self.manner = chance.choice(MANNERS)
        self.nonces: dict[str, str] = {}
        """By their commitments."""

    def new_commitment(self) -> str | None:
        """What it adds to the next deal, if anything."""
        if self.manner == "none":
            return None
        if self.manner == "repeating" and self.nonces:
            return next(iter(self.nonces))
        nonce = self._chance.randbytes(32)
        promised = sha256(nonce).hexdigest()
        self.nonces[promised] = nonce.hex()
        return promised

    def mix(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """What it says to a view that shows no deal waiting."""
        promised = self.new_commitment()
        if promised is None:
            return None
        coming = view["next_commitment"]
        return self._message("mix", next_commitment=coming, commitment=promised)

    def reveal(self, view: dict[str, Any]) -> tuple[float, dict[str, Any]] | None:
        """What it says to a view that shows a deal waiting, and after how long."""
        promised = view["mixing"][view["seat"]]
        if self.manner == "wrong":
            return 0.0, self._message("reveal", nonce=WRONG)
        if promised not in self.nonces or self.manner == "silent":
            return None
        delay = self._chance.uniform(0.3, 1.5) if self.manner == "late" else 0.0
        return delay, self._message("reveal", nonce=self.nonces[promised])

    def _message(self, type: str, **fields: str) -> dict[str, Any]:
        self._count += 1
        return {"type": type, "id": f"{self._name} {type} {self._count}", **fields}
