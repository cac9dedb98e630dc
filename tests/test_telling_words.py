"""Pages of rules in words: every language has them for all that can be told."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor
from hypothesis import given
from outlines import told
from scene import rules_of
from strategies import examples, headers

from mexican_train.languages import LANGUAGES, catalogue_part
from mexican_train.rules.header import Header
from mexican_train.rules.rules import FIELDS, NUMBERS, SWITCHES
from mexican_train.sheets import all_sheets, load_sheet
from mexican_train.sheets.sentences import SENTENCES
from mexican_train.sheets.telling import all_keys, value


class Variables(visitor.Visitor):
    """The arguments that a message takes."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    """The messages about rules in a language, with the arguments they take."""
    text = catalogue_part(language, "rules")
    body = FluentParser(with_spans=False).parse(text).body
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    return {message.id.name: Variables(message).names for message in found}


@examples(200)
@given(headers())
def test_a_page_of_any_house_rules_has_words_for_what_it_says(header: Header) -> None:
    words = catalogue("en")
    for key, args in told(header.rules).items():
        assert words[f"rules-{key}"] == args.keys(), key
    for name in FIELDS:
        line = value(header.rules, name)
        assert words[line.key] == line.args.keys(), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_all_that_can_be_told(language: str) -> None:
    assert all_keys() - catalogue(language).keys() == set()
    for key in all_keys():
        assert catalogue(language)[key] == catalogue("en")[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_about_rules_are_left_over(language: str) -> None:
    kept = {key for key in catalogue(language) if not key.startswith("rules-page-")}
    assert kept == all_keys()


def reachable() -> set[str]:
    """The lines of pages that try every sentence."""
    sheets = [load_sheet(name) for name in all_sheets()]
    tried = [told(sheet.rules) for sheet in sheets]
    tried += [told(sheet.rules, sheet.told) for sheet in sheets]
    for name in ("station", "classic", "nordic"):
        for rounds in (1, 3, 20):
            for first in ("engine-player", "left-of-engine-player", "highest-double-holder"):
                tried.append(told(rules_of(name, {"rounds": rounds, "first": first})))
    station = {"open_double": "free", "penalty_tiles": 0, "hand": 1, "fast_first_turn": True}
    tried.append(told(rules_of("station", station)))
    tried.append(told(rules_of("nordic", {"follow_up": "double-first"})))
    tried += [told(rules_of("nordic", {"hand": hand})) for hand in ([5], [5, 50, 5], [50])]
    tried.append(told(rules_of("station", {"engine": "descending", "first": "rotate"})))
    tried.append(
        told(rules_of("station", {"engine": "descending", "first": "left-of-engine-player"}))
    )
    tried += [told(rules_of("nordic", {name: on})) for name in SWITCHES for on in (True, False)]
    tried += [told(rules_of("station", {name: count})) for name in NUMBERS for count in (0, 2)]
    return {key for each in tried for key in each}


def test_every_sentence_is_true_of_some_rules() -> None:
    every = {sentence.key.removeprefix("rules-") for sentence in SENTENCES}
    assert len(every) == len(SENTENCES)
    assert every == reachable()
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", key) for key in all_keys())
