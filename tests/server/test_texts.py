from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexican_train.server.table.texts import JOINERS, MARKS_IN_A_ROW, cleaned

GRAVE = "\u0300"
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"  # one sign, made of three with joiners


@pytest.mark.parametrize(
    "text",
    [
        "Ada",
        "Åse Ødegård",
        "José",
        "Zoë 2",
        "<b>Bo</b> & 'Co' \"Do\"",
        "Владимир",
        "王芳",
        "محمد",
        "می\u200cروم",  # Persian needs the joiner that does not join
        "नमस्ते",
        "ภาษาไทยที่นี่",
        "❤\ufe0f",
        "👍🏽",
        FAMILY,
    ],
)
def test_names_of_any_script_stay_as_they_are(text: str) -> None:
    assert cleaned(text) == text


@pytest.mark.parametrize(
    "char",
    [
        *("\x00", "\x07", "\x1b", "\x7f", "\x85"),
        *("\u200b", "\u2060", "\ufeff", "\u00ad"),
        *("\u200e", "\u200f", "\u061c"),
        *("\u202a", "\u202b", "\u202c", "\u202d", "\u202e"),
        *("\u2066", "\u2067", "\u2068", "\u2069"),
        *("\ue000", "\U000e0041", "\uffff"),
    ],
)
def test_control_and_direction_characters_go(char: str) -> None:
    assert cleaned(f"A{char}da{char}") == "Ada"
    assert cleaned(char) == ""


@pytest.mark.parametrize(
    "space", ["\t", "\n", "\r\n", "\u00a0", "\u2003", "\u2028", "\u2029", "\u3000", "   "]
)
def test_a_text_is_on_one_line_with_single_spaces(space: str) -> None:
    assert cleaned(f"{space}Ada{space}Lovelace{space}") == "Ada Lovelace"
    assert cleaned(space) == ""


def test_letters_come_in_one_form_however_they_were_typed() -> None:
    assert cleaned("e\u0301") == cleaned("\u00e9") == "\u00e9"
    assert cleaned("e\u200b\u0301") == "\u00e9"


def test_towers_of_accents_are_cut() -> None:
    tower = "Z" + GRAVE * 50 + "o"
    assert cleaned(tower) == "Z" + GRAVE * MARKS_IN_A_ROW + "o"


@pytest.mark.parametrize("between", ["\u200b", "\x00", "\u202e", "\u200d"])
def test_no_tower_is_built_with_something_unseen_between_the_accents(between: str) -> None:
    tower = cleaned("Z" + (GRAVE + between) * 50)
    assert tower.count(GRAVE) <= MARKS_IN_A_ROW


@pytest.mark.parametrize(
    "text", ["", "\u200d", "\u200c\u200d", "\u200d \u200d", " \u200c ", "\u200d\n\u200d\t"]
)
def test_joiners_alone_are_no_text(text: str) -> None:
    assert cleaned(text) == ""


@pytest.mark.parametrize("blank", ["\u2800", "\u3164", "\u115f", "\u1160", "\uffa0"])
def test_signs_that_show_nothing_are_no_text(blank: str) -> None:
    assert cleaned(blank) == ""
    assert cleaned(f"Ada{blank}{blank}Lovelace{blank}") == "Ada Lovelace"


def test_joiners_at_the_ends_go() -> None:
    assert cleaned("\u200dAda\u200c") == "Ada"
    assert cleaned("\u200d Ada \u200d") == "Ada"


@given(st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(f"{JOINERS}{GRAVE} \n")))
def test_whatever_is_typed_comes_out_clean(text: str) -> None:
    result = cleaned(text)
    kinds = {unicodedata.category(char) for char in result if char not in JOINERS}
    assert not {kind for kind in kinds if kind[0] == "C"}
    assert kinds & {"Zs", "Zl", "Zp"} <= {"Zs"}
    assert result == " ".join(result.split())
    assert result == result.strip(JOINERS)
    assert cleaned(result) == result
