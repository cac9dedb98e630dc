"""Libraries that only some work in the lab needs, and what to install where one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..rules.errors import MexicanTrainError


def library(name: str, purpose: str, extra: str) -> Any:
    """The module `name`; a sentence says what to install where it is missing."""
    try:
        return import_module(name)
    except ImportError:
        sentence = f"{purpose} needs the extra [{extra}]: pip install 'mexican-train[{extra}]'"
        raise MexicanTrainError(sentence) from None
