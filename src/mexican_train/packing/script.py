"""Tokens, written as a script again: without comments and white space that says nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .tokens import Token

AFTER = frozenset({"{", "(", "[", ",", "=>", "=", "?", ":", "&&", "||", "??"})
"""After these no statement can end, so that a new line after them says nothing. Behind a semicolon
it says nothing either, but errors are told by their line."""
BEFORE = frozenset({"}", ")", "]", ".", "?.", "?", ":"})
"""With these no statement can begin, and before them none needs a new line to end."""
_IN_WORDS = "_$#"
_MERGING = re.compile(r"\+\+|--|//|\d\.|/\*")
"""What two tokens must not become when they stand side by side."""


def written(tokens: Iterable[Token]) -> str:
    """The shortest text with these tokens in which new lines still end what they ended."""
    pieces: list[str] = []
    last = ""
    for kind, text, newline, _ in tokens:
        if last:
            opens = last in AFTER or last.endswith("${")
            closes = text in BEFORE or (kind == "template" and text[0] == "}")
            if newline and not opens and not closes:
                pieces.append("\n")
            elif _needs_space(last, text):
                pieces.append(" ")
        pieces.append(text)
        last = text
    return "".join(pieces)


def _needs_space(last: str, text: str) -> bool:
    end, start = last[-1], text[0]
    if end.isalnum() or end in _IN_WORDS:
        return start.isalnum() or start in _IN_WORDS or (end.isdigit() and start == ".")
    return end in "+-/" and _MERGING.match(end + start) is not None
