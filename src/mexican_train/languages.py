"""The languages people can read the game in, and where their words are."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "fr-CA": "fr-CA", "nb": "nb-NO", "es": "es"}
"""The languages there are, and how each writes numbers and lists."""
LOCALES = Path(str(files("mexican_train"))) / "locales"
"""A folder for each language, in it the parts of its catalogue; a file for each variant of one,
in it the words that it has in place of others."""
SAME = {"no": "nb", "nn": "nb"}
MOST = 20
"""So many wishes of a browser are looked at."""
SETTINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def parts() -> list[str]:
    """The parts of a catalogue; all languages have the same."""
    return sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))


def language_of(language: str) -> str:
    """The language whose catalogue is read: of a variant, such as `fr-CA`, the one it is of."""
    return language.partition("-")[0]


def catalogue_part(language: str, part: str, locales: Path = LOCALES) -> str:
    """A part of the messages of a language; a variant says some words otherwise."""
    text = (locales / language_of(language) / f"{part}.ftl").read_text(encoding="utf-8")
    own = locales / f"{language}.toml"
    if not own.exists():
        return text
    words = tomllib.loads(own.read_text(encoding="utf-8"))["words"]
    return _pattern(tuple(words)).sub(lambda found: _said_otherwise(found[0], words), text)


def catalogues(locales: Path = LOCALES) -> dict[str, bytes]:
    """All parts of all languages, as files that a page asks for: `fr-CA/table.ftl`."""
    return {
        f"{language}/{part}.ftl": catalogue_part(language, part, locales).encode()
        for language in LANGUAGES
        for part in parts()
    }


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.IGNORECASE)


def _said_otherwise(word: str, words: Mapping[str, str]) -> str:
    """Another word for this one, with a capital where this one has it."""
    said = words[word.lower()]
    return said.capitalize() if word[0].isupper() else said


def device_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language this machine is set to, or English where there are no words in it."""
    return _first(":".join(environment.get(name, "") for name in SETTINGS).split(":"))


def language_for(wishes: str) -> str:
    """The language a browser asks for first among those there are, as in `fr-CA,en;q=0.8`."""
    weighed = [(wish.partition(";")[0].strip(), _weight(wish)) for wish in wishes.split(",")[:MOST]]
    wanted = sorted(weighed, key=lambda wish: -wish[1])  # of equal ones the first stays first
    return _first(name for name, weight in wanted if weight > 0)


def _weight(wish: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d{0,3})?)\s*$", wish)
    return float(found[1]) if found else 1.0


def _first(wishes: Iterable[str]) -> str:
    known = {language.lower(): language for language in LANGUAGES}
    for wish in wishes:
        whole = re.split(r"[.@]", wish.replace("_", "-"))[0].lower()
        base = language_of(whole)
        for language in (whole, SAME.get(base, base)):
            if language in known:
                return known[language]
    return "en"
