"""Pages of rules against what the printed sheets say, and what they do not say."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mexican_train.languages import LANGUAGES, language_of
from mexican_train.rules.errors import RulesError
from mexican_train.sheets import all_sheets, load_sheet, parse_sheet, sheet_names
from mexican_train.sheets.sentences import SENTENCES
from mexican_train.sheets.telling import Line, outline
from mexican_train.words import Words

DATA = Path(__file__).parent / "data" / "sheet_facts.toml"
FACTS: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
BLACK = {"en": "black", "fr": "noir", "nb": "svart", "es": "negr"}


def lines(name: str) -> dict[str, Line]:
    """The page of a sheet."""
    sheet = load_sheet(name)
    sections = outline(sheet.rules, sheet.told)
    return {line.key.removeprefix("rules-"): line for part in sections for line in part.lines}


def test_there_are_facts_of_every_sheet() -> None:
    assert sorted(FACTS) == sorted(sheet_names())


@pytest.mark.parametrize("name", sorted(FACTS))
def test_a_page_says_what_its_sheet_says_and_marks_what_it_does_not(name: str) -> None:
    found, facts = lines(name), FACTS[name]
    assert [key for key in facts["says"] if key not in found or found[key].ours] == []
    assert sorted(key for key, line in found.items() if line.ours) == sorted(
        {*facts["silent"], *(key for key in found if found[key].ours and key in OTHERS[name])}
    )
    assert [key for key in facts["never"] if key in found] == []
    assert found["need-set"].args["tiles"] == facts["tiles"]


OTHERS = {
    "station": {"markers-but-closing"},
    "gare": {"markers-but-closing"},
    "classic": set[str](),
    "nordic": set[str](),
}
"""What a text neither says nor leaves open: how we put two of its sentences together."""


@pytest.mark.parametrize("name", sorted(FACTS))
def test_the_material_is_that_of_the_sheet(name: str) -> None:
    found, facts = lines(name), FACTS[name]
    assert ("need-hub" in found) == facts["hub"]
    assert ("need-coins" in found) == facts["coins"]
    assert ("need-locomotives" in found) == facts["black"]
    assert ("need-pieces" in found) == (facts["markers"] == 8)
    assert ("deal-facing" in found) == facts["face_up"]
    assert ("mexican-early" in found) == facts["early"]
    assert "need-markers" not in found
    for language in LANGUAGES:
        words = Words(language)
        text = " ".join(words(line.key, **line.args) for line in found.values())
        assert (BLACK[language_of(language)] in text.lower()) == facts["black"], language


@pytest.mark.parametrize("name", ["station", "gare"])
def test_tiles_that_lie_face_up_are_told_in_both_readings(name: str) -> None:
    assert lines(name)["deal-facing"].ours == "words"
    letter = lines(f"{name}/open")
    assert "deal-open" in letter
    assert not {"deal-facing", "deal-hidden"} & letter.keys()


def test_what_is_ours_is_a_known_sentence_with_a_known_source() -> None:
    known = {f"{sentence.section}-{sentence.name}" for sentence in SENTENCES}
    for sheet in map(load_sheet, sheet_names()):
        assert sheet.told.ours.keys() <= known
        assert {*sheet.told.ours.values()} <= {"words", "silent", "unbound", *sheet_names()}


ALIKE = {"engine-draw": "engine-draw-rounds"}
"""The same sentence for matches of one round and of several."""
RIVALS = (
    {"open-binds", "open-free"},
    {"open-dead-done", "open-dead-owed"},
    {"engine-first-layer", "engine-first-left", "engine-first-rotate", "engine-first-holder"},
    {"mexican-any-time", "mexican-after-own"},
    {"doubles-pass", "doubles-pass-unmarked"},
    {"last-announced", "last-announced-should", "last-knock"},
)
"""Sentences that answer the same question."""


@pytest.mark.parametrize("name", all_sheets())
def test_a_sheet_that_we_follow_says_so_itself(name: str) -> None:
    for key, line in lines(name).items():
        if line.ours in sheet_names():
            source = ALIKE.get(key, key)
            assert source in FACTS[line.ours]["says"], (key, line.ours)
            assert lines(line.ours)[source].ours is None, (key, line.ours)


@pytest.mark.parametrize("name", all_sheets())
def test_no_sheet_says_what_we_say_that_none_does(name: str) -> None:
    for key, line in lines(name).items():
        matter = next((rivals for rivals in RIVALS if key in rivals), {key})
        others = {each for other in sheet_names() for each in matter & {*spoken(other)}}
        if line.ours == "silent":
            assert not others, (key, others)
        if line.ours == "unbound":
            assert others - {key}, key


def spoken(name: str) -> list[str]:
    """Return the sentences of a sheet that are its own."""
    return [key for key, line in lines(name).items() if line.ours is None]


def test_what_sheets_mention_is_told_somewhere() -> None:
    tells = {sentence.tells for sentence in SENTENCES if sentence.tells}
    said = {word for name in all_sheets() for word in load_sheet(name).told.says}
    assert said == tells | {"markers"}


@pytest.mark.parametrize("told", ["says = 3", "says = [3]", "ours = 3", "hears = []"])
def test_what_a_sheet_tells_is_read_with_care(told: str) -> None:
    with pytest.raises(RulesError, match="the sheet mine: "):
        parse_sheet(f'base = "nordic"\n[told]\n{told}', "mine")
