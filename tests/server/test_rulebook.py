"""Rules in words over HTTP."""

from __future__ import annotations

import json
from typing import Any

import pytest
from in_memory import World
from jumping_clock import run
from protocol_page import call

from mexican_train.sheets import all_sheets, load_sheet
from mexican_train.sheets.telling import differences, page


def ask(path: str) -> tuple[int, Any]:
    """The answer to a call."""

    async def story() -> tuple[int, Any]:
        return await call(World(), "GET", path, None, "")

    return run(story())


def plain(data: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("name", all_sheets())
def test_every_sheet_and_variant_has_its_page(name: str) -> None:
    path = f"/api/rules?sheet={name.replace('+', '%2B')}"
    assert ask(path) == (200, plain(page(load_sheet(name))))


def test_variants_may_come_in_any_order() -> None:
    status, told = ask("/api/rules?sheet=nordic/open%2Bnine")
    assert (status, told["sheet"]) == (200, "nordic/open+nine")


def test_the_page_of_a_table_is_by_its_house_rules() -> None:
    status, told = ask("/api/rules?sheet=station&open_double=free&hand=9&fast_first_turn=yes")
    assert (status, told["house"]["open_double"]) == (200, "free")
    changes = {"open_double": "free", "hand": 9, "fast_first_turn": True}
    assert told == plain(page(load_sheet("station"), changes))


def keys_of(told: Any) -> set[str]:
    return {line["key"] for section in told["sections"] for line in section["lines"]}


def test_the_page_of_a_match_states_its_length() -> None:
    _, told = ask("/api/rules?sheet=station&rounds=3")
    assert [line["key"] for line in told["introduction"]] == ["rules-sheet-station"]
    assert "rules-match-rounds" in keys_of(told)
    assert not keys_of(told) & {"rules-match-one", "rules-match-single"}


@pytest.mark.parametrize(
    ("sheet", "rounds"),
    [("station", 1), ("station/rounds", 13), ("classic", 13)],
)
def test_a_match_as_long_as_the_sheet_says_changes_nothing(sheet: str, rounds: int) -> None:
    assert ask(f"/api/rules?sheet={sheet}&rounds={rounds}") == ask(f"/api/rules?sheet={sheet}")


def test_the_length_is_compared_with_that_of_the_house_rules() -> None:
    nine = "/api/rules?sheet=classic&max_pip=9&hand=8"
    assert ask(f"{nine}&rounds=10") == ask(nine)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("sheet=nordish", "unknown_sheet"),
        ("sheet=", "unknown_sheet"),
        ("sheet=nordic/ten", "unknown_sheet"),
        ("open_double=maybe", "bad_options"),
        ("colour=red", "bad_options"),
        ("hand=0", "bad_options"),
    ],
)
def test_what_there_is_not_is_refused(query: str, code: str) -> None:
    status, told = ask(f"/api/rules?{query}")
    assert (status, told["error"]["code"]) == (400, code)


def test_the_sheet_that_tables_have_by_themselves_may_go_unnamed() -> None:
    assert ask("/api/rules") == ask("/api/rules?sheet=nordic")


def test_differences_are_answered() -> None:
    assert ask("/api/differences") == (200, plain(differences()))
