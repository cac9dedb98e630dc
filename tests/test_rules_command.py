"""`mexican-train rules`: every sheet to read, in every language, at any width."""

from __future__ import annotations

import pytest
from program import program

from mexican_train.commands.rules import written
from mexican_train.languages import LANGUAGES
from mexican_train.sheets import all_sheets, load_sheet, sheet_names, usual_sheet
from mexican_train.sheets.telling import outline
from mexican_train.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_sheets())
def test_a_sheet_has_every_heading_and_sentence_and_fits(name: str, language: str) -> None:
    sheet, words = load_sheet(name), Words(language)
    text = written(sheet, {}, words, 60)
    flat = " ".join(text.split())
    for section in outline(sheet.rules, sheet.told):
        assert words(section.key) in text
        for line in section.lines:
            assert " ".join(words(line.key, **line.args).split()) in flat
        for hand in section.hands:
            assert f"{hand.players} " in text
    assert max(len(line) for line in text.splitlines()) <= 60


def test_a_house_rule_changes_what_is_written() -> None:
    sheet, words = load_sheet("nordic"), Words("en")
    assert written(sheet, {}, words, 76) != written(sheet, {"open_hands": True}, words, 76)


def test_every_language_has_a_sheet_to_begin_with() -> None:
    assert {usual_sheet(language) for language in LANGUAGES} <= set(sheet_names())
    assert [usual_sheet(load_sheet(name).language) for name in ("gare", "nordic", "station")] == [
        *("gare", "nordic", "station")
    ]


@pytest.mark.gate
def test_without_a_name_it_is_the_sheet_that_people_of_the_language_begin_with() -> None:
    assert program("rules", "--lang", "fr-CA").lines[0] == "Gare"
    assert program("rules", "--lang", "en").lines[0] == "Station"
