"""The words people read, in their language, from the catalogues that the page reads too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .languages import LANGUAGES, catalogue_part, parts

VOWEL = re.compile(r"([aeiouhàâäéèêëîïôöùûüœæ]|yv)", re.IGNORECASE)

Argument = str | int | bool | Sequence[str]


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **args: Argument) -> str:
        """The message with this key.

        True and false become `yes` and `no`; several names become one text, and `count` says how
        many they are.
        """
        given: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                given[name] = "yes" if value else "no"
            elif isinstance(value, str | int):
                given[name] = value
            else:
                given[name] = self.listed(value)
                given["count"] = len(value)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise ValueError(f"{self.language} {key}: {problems}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return bool(self._bundle.has_message(key))

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one text: "Ada, Bruno and Cleo"."""
        return self._joined(names, "standard")

    def either(self, names: Sequence[str]) -> str:
        """Several names as a choice: "Ada, Bruno or Cleo"."""
        return self._joined(names, "or")

    def _joined(self, names: Sequence[str], style: Literal["standard", "or"]) -> str:
        tag = LANGUAGES[self.language].replace("-", "_")
        return str(format_list(list(names), style, locale=tag))


@cache
def _bundle(language: str) -> FluentBundle:
    tag = LANGUAGES[language]
    functions: dict[str, Any] = {"DE": _de}
    bundle = FluentBundle([tag], functions=functions, use_isolating=False)
    for part in parts():
        bundle.add_resource(FluentResource(catalogue_part(language, part)))
    return bundle


def _de(name: object) -> str:
    """French says "de Bruno", but leaves out the vowel before "Ada"."""
    text = str(name)
    return f"d\u2019{text}" if VOWEL.match(text) else f"de {text}"
