"""JavaScript, taken apart into tokens: enough to leave out comments and white space, to find
imports and exports, and never to take one thing for another."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, cast

from .errors import NotPacked

Kind = Literal["word", "number", "string", "template", "regex", "mark"]

_TEXT = r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)"
_SPACE = r"(?:\s+|//[^\n]*|/\*.*?\*/)*+"
_TOKEN = re.compile(
    rf"""
    (?P<space>{_SPACE})
    (?:(?P<word>[A-Za-z_$\#][\w$]*|[^\W\d][\w$]*)
    |(?P<mark>[{{}}()\[\];,:~]|\.(?![.\d])|\.\.\.|>>>=|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>
      |==|!=|<=|>=|&&|\|\||\?\?|\?\.(?!\d)|\+\+|--|[-+*/%&|^]=|\*\*|<<|>>|[<>+\-*/%&|^!?=])
    |(?P<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")
    |(?P<number>0[xXbBoO][\da-fA-F_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?n?)
    |(?P<template>`{_TEXT})
    |\Z)
    """,
    re.VERBOSE | re.DOTALL,
)
_BEFORE_TOKEN = re.compile(_SPACE, re.DOTALL)
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_CONTINUED = re.compile(rf"\}}{_TEXT}", re.DOTALL)

BEFORE_EXPRESSION = frozenset(
    {
        *("return", "typeof", "case", "in", "of", "void", "delete", "instanceof", "new", "throw"),
        *("else", "do", "await", "yield"),
    }
)
"""Words after which a stroke begins a regular expression; after others it divides."""
HEADS = frozenset({"if", "while", "for", "with"})
"""Words whose brackets are followed by a statement, which may begin with a regular expression."""
CLOSING = {")": "(", "]": "[", "}": "{"}


class Token(NamedTuple):
    """One token: what it is, as it is written, whether a new line is before it, and how deep in
    brackets it is; those that open and close are as deep as what is around them."""

    kind: Kind
    text: str
    newline: bool
    depth: int


class _Opened(NamedTuple):
    """A bracket that is open: which, and whether it is that of an `if`, a `while` or a `for`."""

    mark: str
    head: bool


def tokens_of(text: str, name: str) -> list[Token]:
    """The tokens of a script; `name` says in complaints which one it is."""
    found: list[Token] = []
    opened: list[_Opened] = []
    at, end, after_head = 0, len(text), False
    while at < end:
        match = _TOKEN.match(text, at)
        if match is None:
            space = _BEFORE_TOKEN.match(text, at)
            raise _wrong(name, text, at if space is None else space.end())
        kind, depth = match.lastgroup, len(opened)
        if kind == "space":
            break  # nothing follows it
        newline, at = "\n" in match["space"], match.end("space")
        piece = text[at : match.end()]
        closes_head = False
        if kind == "mark":
            if piece[0] == "/":
                if found and found[-1].text == "}":
                    raise _wrong(name, text, at)  # whether this divides only a whole parser knows
                if after_head or _expects_value(found):
                    match, kind = _REGEX.match(text, at), "regex"
            elif piece in "([{":
                opened.append(_Opened(piece, bool(found) and found[-1].text in HEADS))
            elif piece in ")]}":
                if not opened:
                    raise _wrong(name, text, at)
                last, depth = opened.pop(), depth - 1
                if (last.mark, piece) == ("${", "}"):
                    match, kind = _CONTINUED.match(text, at), "template"
                elif last.mark != CLOSING[piece]:
                    raise _wrong(name, text, at)
                closes_head = last.head
        if match is None:
            raise _wrong(name, text, at)
        if kind in ("regex", "template"):
            piece = text[at : match.end()]
        if kind == "template" and piece.endswith("${"):
            opened.append(_Opened("${", head=False))
        found.append(Token(cast(Kind, kind), piece, newline, depth))
        after_head, at = closes_head, match.end()
    if opened:
        raise _wrong(name, text, end)
    return found


def _expects_value(before: list[Token]) -> bool:
    """Whether a value comes next; otherwise one has just ended, and a stroke would divide it."""
    if not before:
        return True
    kind, text, *_ = before[-1]
    if kind == "word":
        member = len(before) > 1 and before[-2].text in (".", "?.")
        return text in BEFORE_EXPRESSION and not member
    if kind == "template":
        return text.endswith("${")
    return kind == "mark" and text not in (")", "]", "++", "--")


def _wrong(name: str, text: str, at: int) -> NotPacked:
    line, piece = text.count("\n", 0, at) + 1, text[at : at + 20].split("\n")[0]
    return NotPacked(f"{name}, line {line}: {piece!r} cannot be understood here")
