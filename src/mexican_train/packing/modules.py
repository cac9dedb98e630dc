"""A module of the page, read: what it imports and exports, and its code without these words.

Only what the page's modules are written with is understood. Everything else is refused, so that no
module ever means something else when it is packed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from .errors import NotPacked
from .script import written
from .tokens import Token, tokens_of


class Imported(NamedTuple):
    """Names that a module takes from another: each as it is called there, and here."""

    specifier: str
    names: tuple[tuple[str, str], ...]


class Module(NamedTuple):
    """What is to be known of a module to pack it.

    `exports` are names with what stands for each in the code; `reexports` come from other modules.
    """

    name: str
    imports: tuple[Imported, ...]
    exports: tuple[tuple[str, str], ...]
    reexports: tuple[Imported, ...]
    later: tuple[str, ...]
    waits: bool
    tokens: tuple[Token, ...]

    def code(self, import_later: Callable[[str], str]) -> str:
        """Its code; `import_later` writes an import that happens when it is needed."""
        later = iter(self.later)
        tokens = (
            token._replace(text=import_later(next(later))) if token.text == LATER else token
            for token in self.tokens
        )
        return written(tokens)


LATER = "import()"
"""Stands in the tokens of a module for each import that happens when it is needed."""
DEFAULT = "$default"
"""What a default export is called in the code."""


def read_module(name: str, text: str) -> Module:
    """Reads a module; `NotPacked` says what in it is not understood."""
    return _Reader(name, tokens_of(text, name)).read()


class _Reader:
    def __init__(self, name: str, tokens: list[Token]) -> None:
        self.name = name
        self.tokens = tokens
        self.at = 0
        self.kept: list[Token] = []
        self.imports: list[Imported] = []
        self.exports: list[tuple[str, str]] = []
        self.reexports: list[Imported] = []
        self.later: list[str] = []
        self.waits = False

    def read(self) -> Module:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            if token.kind == "word" and not self._is_member():
                if token.text == "import":
                    self._import(token)
                    continue
                if token.text == "export":
                    self._export(token)
                    continue
                if token.text.startswith(DEFAULT):
                    raise self._wrong("is a name that the packer uses")
                self.waits = self.waits or (token.text == "await" and token.depth == 0)
            self.kept.append(token)
            self.at += 1
        return Module(
            self.name,
            tuple(self.imports),
            tuple(self.exports),
            tuple(self.reexports),
            tuple(self.later),
            self.waits,
            tuple(self.kept),
        )

    # ------------------------------------------------------------------ imports

    def _import(self, first: Token) -> None:
        following = self._text(1)
        if following == "(" and self._told_later():
            self.kept += self.tokens[self.at : self.at + 2]  # an address that is told as it runs
            self.at += 2
        elif following == "(":
            specifier = self._string(2)
            if self._text(3) != ")":
                raise self._wrong("takes one text")
            self.later.append(specifier)
            self.kept.append(first._replace(text=LATER))
            self.at += 4
        elif following == ".":
            if [self._text(step) for step in (2, 3, 4)] != ["meta", ".", "resolve"]:
                raise self._wrong("is known only as import.meta.resolve")
            self.kept += self.tokens[self.at : self.at + 5]
            self.at += 5
        elif first.depth:
            raise self._wrong("is not at the top")
        elif following == "{":
            self.at += 1
            names = self._names()
            self.imports.append(Imported(self._from(), tuple(names)))
        else:
            self.at += 1
            local = self._word()
            self.imports.append(Imported(self._from(), (("default", local),)))

    # ------------------------------------------------------------------ exports

    def _export(self, first: Token) -> None:
        if first.depth:
            raise self._wrong("is not at the top")
        what = self._text(1)
        if what == "{":
            self.at += 1
            names = self._names()
            if self._text(0) == "from":
                self.reexports.append(Imported(self._from(), tuple(names)))
            else:
                self.exports += [(exported, local) for local, exported in names]
                self._end()
        elif what == "default":
            self._export_default()
        else:
            names_at = {"class": 2, "function": 2, "const": 2, "async": 3}.get(what)
            if names_at is None or (what == "async" and self._text(2) != "function"):
                raise self._wrong("is known only of functions, classes and constants")
            if what == "const":
                self._check_alone()
            self.at += 1
            local = self._word(names_at - 1)
            self.exports.append((local, local))
            self.tokens[self.at] = self.tokens[self.at]._replace(newline=True)

    def _export_default(self) -> None:
        """A function without a name that ends the module: no other is there to be packed."""
        rest = self.tokens[self.at + 2 :]
        ends = [each for each in rest if each.depth == 0 and each.text == "}"]
        trailing = self.tokens[-1].text == ";"
        unnamed = [each.text for each in rest[:2]] == ["function", "("]
        if not unnamed or len(ends) != 1 or rest[-2 if trailing else -1] is not ends[0]:
            raise self._wrong("default is known only of one function that ends a module")
        self.kept += [
            *tokens_of(f"const {DEFAULT}=", self.name),
            *rest,
            *([] if trailing else [Token("mark", ";", newline=False, depth=0)]),
        ]
        self.exports.append(("default", DEFAULT))
        self.at = len(self.tokens)

    def _check_alone(self) -> None:
        """A `const` that is exported declares one name, and a semicolon ends it."""
        if self._text(3) != "=":
            raise self._wrong("is known only of a constant with a name")
        for token in self.tokens[self.at + 3 :]:
            if token.depth == 0 and token.text == ";":
                return
            if token.depth == 0 and token.text in (",", "import", "export"):
                break
        raise self._wrong("is known only of one constant, with a semicolon after it")

    # ------------------------------------------------------------------ pieces

    def _names(self) -> list[tuple[str, str]]:
        """`{ a, b as c }`: pairs of the names before and after `as`."""
        found: list[tuple[str, str]] = []
        self.at += 1
        while self._text(0) != "}":
            name = local = self._word()
            if self._text(0) == "as":
                self.at += 1
                local = self._word()
            found.append((name, local))
            if self._text(0) == ",":
                self.at += 1
            elif self._text(0) != "}":
                raise self._wrong("is in a list of names")
        self.at += 1
        return found

    def _from(self) -> str:
        if self._text(0) != "from":
            raise self._wrong("stands where only from can")
        specifier = self._string(1)
        self.at += 2
        self._end()
        return specifier

    def _end(self) -> None:
        """The end of a declaration, which a new line marks as well."""
        if self._text(0) == ";":
            self.at += 1
        elif self.at < len(self.tokens) and not self.tokens[self.at].newline:
            raise self._wrong("follows without a semicolon")

    def _word(self, ahead: int = 0) -> str:
        if self._text(ahead) == "" or self.tokens[self.at + ahead].kind != "word":
            raise self._wrong("stands where only a name can", ahead)
        text = self._text(ahead)
        self.at += 0 if ahead else 1
        return text

    def _string(self, ahead: int) -> str:
        text = self._text(ahead)
        if re.fullmatch(r"""'[^'\\]*'|"[^"\\]*\"""", text) is None:
            raise self._wrong("is not the plain name of a module", ahead)
        return text[1:-1]

    def _told_later(self) -> bool:
        """Whether what is imported is a value, not a text."""
        return any(each.kind == "word" for each in self.tokens[self.at + 2 : self.at + 3])

    def _text(self, ahead: int) -> str:
        at = self.at + ahead
        return self.tokens[at].text if at < len(self.tokens) else ""

    def _is_member(self) -> bool:
        """Whether this is a name behind a dot, or before a colon or a bracket in an object."""
        before = self.tokens[self.at - 1].text if self.at else ""
        return before in (".", "?.") or (before in ("{", ",") and self._text(1) == ":")

    def _wrong(self, why: str, ahead: int = 0) -> NotPacked:
        return NotPacked(f"{self.name}: {self._text(ahead) or 'the end'!r} {why}")
