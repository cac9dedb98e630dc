"""One word for one thing: what the glossary does not use is in no catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mexican_train.languages import LANGUAGES, catalogue_part, language_of, parts

DOCS = Path(__file__).parent.parent / "docs"
HEADINGS = {
    "en": "English",
    "fr": "Français",
    "fr-CA": "Français (Québec)",
    "nb": "Norsk",
    "es": "Español",
}
COLUMNS = {"fr": "français", "nb": "norsk", "es": "español"}
"""Of `words.md`; its first one is English."""


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] not in ("thing", "word") and set(row[0]) != {"-"}]


def glossary(language: str) -> list[list[str]]:
    """The table of a language: the thing, the word for it, the words that are not used."""
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    part = text.split(f"\n## {HEADINGS[language]}\n", 1)[1]
    return rows(part.split("\n## ", 1)[0])


def said(language: str) -> str:
    """All that people read in a language."""
    texts = (catalogue_part(language, part) for part in parts())
    return re.sub(r"^#.*$", "", "\n".join(texts), flags=re.MULTILINE).replace("\u00a0", " ")


def messages(language: str) -> list[str]:
    """The messages of a language without their keys, and without what is put into them."""
    lines = (re.sub(r"^[\w-]+ =", "", line) for line in said(language).splitlines())
    return [re.sub(r"\{[^}]*\}", "", line) for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_that_the_glossary_does_not_use(language: str) -> None:
    table = glossary(language)
    assert all(len(row) == 3 for row in table)
    unused = [word.strip() for _, _, words in table for word in words.split(",")]
    assert unused
    for word in unused:
        pattern = re.compile(rf"(?<![\w$-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
        assert [line for line in messages(language) if pattern.search(line)] == [], word


@pytest.mark.parametrize("language", COLUMNS)
def test_the_glossary_and_the_list_of_words_agree(language: str) -> None:
    text = (DOCS / "words.md").read_text(encoding="utf-8")
    text = text.split("\n## Words of the program\n")[0]
    place = 2 + list(COLUMNS).index(language)
    known = {row[0]: row[place] for row in rows(text)}
    shared = [row for row in glossary(language) if row[0] in known]
    assert len(shared) >= 3
    for thing, word, _ in shared:
        assert word in known[thing].split(", "), thing


def test_every_language_that_is_offered_has_its_glossary() -> None:
    assert list(HEADINGS) == list(LANGUAGES)
    assert all(language_of(language) in ("en", *COLUMNS) for language in LANGUAGES)
