"""Mexican Train, the domino game: one set of rules for tables, terminals, bots and the lab."""

from ._compiled import choose as _choose

BUILD = _choose()
COMPILED = BUILD == "compiled"

__version__ = "0.1.0"
