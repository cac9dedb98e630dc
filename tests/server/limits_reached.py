"""Tests that reach a limit say which: a limit that no test reaches is then found missing."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])
_numbers = itertools.count(1)


def reaches(*limits: str) -> Callable[[T], T]:
    """Says which settings a test reaches."""
    return lambda test: test


def reached() -> set[str]:
    """The limits that tests say they reach, as it is written above them."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                said = [each for each in node.decorator_list if isinstance(each, ast.Call)]
                for each in said:
                    if isinstance(each.func, ast.Name) and each.func.id == reaches.__name__:
                        found |= {ast.literal_eval(limit) for limit in each.args}
    return found


def new_address() -> str:
    """An address that nobody has used before, so that what it did is not held against it."""
    number = next(_numbers)
    return f"127.1.{number // 200}.{number % 200 + 1}"
