"""JSON as it comes from outside: anything but one clear value is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

from .errors import NotationError
from .notation import shown


def parse_json(text: str | bytes) -> object:
    """The value a JSON text stands for; no NaN, no key twice, no endless nesting."""
    try:
        if isinstance(text, bytes):
            text = text.decode()
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise NotationError("this is not text in UTF-8") from None
    except RecursionError:
        raise NotationError("this is nested too deeply") from None
    except json.JSONDecodeError as problem:
        raise NotationError(f"this is not JSON: {problem.msg} at {problem.pos + 1}") from None
    except NotationError:
        raise
    except ValueError:
        raise NotationError("this has a number with too many digits") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise NotationError(f"the key {shown(key)} is there twice")
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise NotationError(f"{name} is not a number here")
