"""Environments for learning: PettingZoo, many tables at once, OpenSpiel (docs/environments.md).

`env` and `MexicanTrainEnv` need the extra [env]; `Tables` needs nothing but arrays to write into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .arrays import Encoder
from .game import Game, tile_number
from .seeding import stream_key
from .seen import seen_game
from .tables import Arrays, Tables

if TYPE_CHECKING:
    from .aec import MexicanTrainEnv, env

__all__ = [
    "Arrays",
    "Encoder",
    "Game",
    "MexicanTrainEnv",
    "Tables",
    "env",
    "seen_game",
    "stream_key",
    "tile_number",
]


def __getattr__(name: str) -> Any:
    """What needs PettingZoo is looked for when it is asked for: the rest works without."""
    if name in ("env", "MexicanTrainEnv"):
        from . import aec

        return getattr(aec, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
