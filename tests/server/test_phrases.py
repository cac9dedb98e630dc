"""The ready phrases of the chat, in the catalogue of every language."""

from __future__ import annotations

import asyncio
import re

import pytest
from starlette.requests import Request

from mexican_train.languages import LANGUAGES, LOCALES, catalogue_part
from mexican_train.server.net.access import Access
from mexican_train.server.net.http import Calls
from mexican_train.server.settings import Settings
from mexican_train.server.table.phrases import PHRASES

PHRASE = re.compile(r"^phrase-(\S+) = (.*)$", re.MULTILINE)
MARKUP = re.compile(r"[{}<>&\\]")
LONGEST = 40
"""Characters that fit on a button of a telephone."""
OTHERS = [language for language in LANGUAGES if language != "en"]


def lines(language: str) -> list[tuple[str, str]]:
    """The phrases of a language, in order: key and words."""
    return PHRASE.findall(catalogue_part(language, "chat"))


def test_every_catalogue_is_of_a_language_that_is_offered() -> None:
    assert sorted(path.stem for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_in_every_catalogue_once_and_none_more(language: str) -> None:
    assert [key for key, _ in lines(language)] == list(PHRASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_phrase_is_written_otherwise(language: str) -> None:
    text = catalogue_part(language, "chat")
    assert len(re.findall("^phrase-", text, re.MULTILINE)) == len(PHRASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_short_plain_words_that_can_be_told_apart(language: str) -> None:
    words = [said for _, said in lines(language)]
    assert len(set(words)) == len(PHRASES)
    for said in words:
        assert 1 <= len(said) <= min(LONGEST, Settings().say_length), said
        assert said == said.strip(), said
        assert not MARKUP.search(said), said
        assert "'" not in said, f"{said} has the apostrophe of a typewriter"


@pytest.mark.parametrize("language", OTHERS)
def test_no_phrase_is_left_in_english(language: str) -> None:
    english = dict(lines("en"))
    left = [key for key, said in lines(language) if said.casefold() == english[key].casefold()]
    assert left == []


def test_questions_and_calls_are_marked_as_each_language_does() -> None:
    for key, said in lines("es"):
        assert said[0] + said[-1] in ("¡!", "¿?"), key
    for key, said in lines("fr"):
        assert not re.search(r"[^\u202f][!?]", said), f"{key}: a thin space is missing in {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_hands_out_the_catalogue(language: str) -> None:
    def no_hall() -> None:
        raise AssertionError("a catalogue needs no table")

    calls = Calls(no_hall, Access((), ()))  # type: ignore[arg-type]
    where = {"language": language, "part": "chat"}
    request = Request({"type": "http", "path_params": where, "headers": []})
    answer = asyncio.run(calls.catalogue(request))
    assert bytes(answer.body).decode() == catalogue_part(language, "chat")
