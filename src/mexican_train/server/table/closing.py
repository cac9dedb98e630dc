"""A deal that is due, and waits for what devices add to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Closing:
    """A deal that is due since a version, and waits for the nonces behind some commitments."""

    version: int
    commitments: Mapping[int, str]
    begins: bool
