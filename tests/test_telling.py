"""Pages of rules: every sentence that is true of the rules, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given
from outlines import told
from scene import rules_of
from strategies import dealt, examples, headers

from mexican_train.rules.deal import engine_number
from mexican_train.rules.header import Header
from mexican_train.rules.rules import FIELDS, NUMBERS, SWITCHES
from mexican_train.sheets import all_sheets, load_sheet, parse_sheet, sheet_names
from mexican_train.sheets.telling import (
    Line,
    differences,
    introduction,
    label,
    outline,
    page,
    value,
)


def lines(sheet: str, changes: Mapping[str, object] | None = None, like: str = "") -> set[str]:
    """The lines of a page whose keys begin like this."""
    return {key for key in told(rules_of(sheet, changes or {})) if key.startswith(like)}


# ---------------------------------------------------------------------- what a page says

CHANGES: dict[str, tuple[str, Mapping[str, object]]] = {
    "max_pip": ("nordic", {"max_pip": 15}),
    "hand": ("nordic", {"hand": [16, 16, 15, 14, 12, 10, 8]}),
    "engine": ("nordic", {"engine": "highest-held"}),
    "first": ("nordic", {"first": "highest-double-holder"}),
    "rounds": ("nordic", {"rounds": 5}),
    "mexican_start": ("nordic", {"mexican_start": "after-own-train"}),
    "marker": ("nordic", {"marker": "own-train-unplayable"}),
    "follow_up": ("nordic", {"follow_up": "on-double"}),
    "open_double": ("nordic", {"open_double": "free"}),
    "last_tile": ("nordic", {"last_tile": "penalty"}),
}


def change_of(name: str) -> tuple[str, Mapping[str, object]]:
    """A sheet with a field set otherwise, so that its page must say something else."""
    if name in SWITCHES:
        return "nordic", {name: not getattr(load_sheet("nordic").rules, name)}
    if name in NUMBERS:
        return "station", {name: getattr(load_sheet("station").rules, name) + 1}
    return CHANGES[name]


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_changes_what_the_page_says(name: str) -> None:
    sheet, change = change_of(name)
    rules = load_sheet(sheet).rules
    assert list(rules.change(change).differences(rules)) == [name]
    assert outline(rules.change(change)) != outline(rules)


def test_a_penalty_that_nobody_can_pay_is_not_told() -> None:
    assert lines("nordic", {"penalty_tiles": 7}) == lines("nordic")
    assert "last-catch-free" in lines("station", {"penalty_tiles": 0})


@pytest.mark.parametrize("name", all_sheets())
def test_pages_go_the_way_of_the_game(name: str) -> None:
    rules = load_sheet(name).rules
    keys = [section.key.removeprefix("rules-") for section in outline(rules)]
    fast = ["fast"] if rules.fast_first_turn else []
    assert keys == [
        *("aim", "need", "deal", "engine", "turn", *fast, "mexican", "markers", "doubles"),
        *("open", "last", "end", "points", "match"),
    ]


SHARED = {
    *("aim-train", "need-set", "need-players", "need-markers", "deal-hands", "engine-clockwise"),
    *("turn-play", "turn-where", "turn-must", "turn-draw", "mexican-one", "markers-open"),
    *("markers-off", "markers-unbegun", "doubles-across", "doubles-last", "match-tie"),
    *("open-dead", "end-out", "end-blocked", "points-pips"),
    "points-example",
}
BINDING = {
    *("turn-bound", "open-binds", "open-cannot", "open-closed", "open-dead-free"),
    "end-blocked-double",
}
MANY = {"aim-points", "engine-ordinary", "match-every", "match-total", "match-agree"}
MARKED = {"markers-pass", "doubles-pass"}
STATION = {
    *("aim-out", "deal-shuffle", "deal-hidden", "engine-highest", "engine-draw", "match-one"),
    *("engine-first-layer", "mexican-after-own", "markers-elsewhere", "markers-but-closing"),
    *("doubles-on-double", "doubles-on-double-draw", "open-dead-done", "last-catch", "last-wrong"),
    *("last-knock", "last-window"),
    *("points-blank", "points-double"),
}
ONLY = {
    "station": STATION | BINDING | MARKED,
    "gare": STATION | BINDING | {"markers-pass-but", "doubles-pass-unmarked", "open-own"},
    "classic": {
        *("deal-shuffle", "deal-hidden", "engine-unused", "engine-blank", "engine-draw-rounds"),
        *("engine-first-left", "mexican-any-time", "doubles-first", "doubles-first-draw"),
        "doubles-first-else",
        *("open-free", "open-dead-owed", "last-announced", "points-blank-free", "points-double"),
        *(MANY | MARKED),
    },
    "nordic": {
        *("deal-aside", "deal-hidden", "engine-descending", "engine-first-rotate"),
        *("mexican-any-time", "doubles-any", "doubles-any-draw", "open-dead-owed"),
        *("last-announced", "points-blank-free", "points-double-free"),
        *(MANY | MARKED | BINDING),
    },
}
"""What the page of each sheet says besides what all say."""


@pytest.mark.parametrize("name", sorted(ONLY))
def test_a_sheet_says_what_is_printed_on_it_and_nothing_else(name: str) -> None:
    assert lines(name) == SHARED | ONLY[name]


def test_what_is_told_of_house_rules_takes_the_place_of_what_they_change() -> None:
    def change(sheet: str, **fields: object) -> tuple[set[str], set[str]]:
        before, after = lines(sheet), lines(sheet, fields)
        return before - after, after - before

    assert change("nordic", open_hands=True) == ({"deal-hidden"}, {"deal-open"})
    assert change("station", penalty_tiles=0) == ({"last-catch"}, {"last-catch-free"})
    assert change("station", open_double="free") == (
        BINDING | {"markers-but-closing"},
        {"open-free", "markers-but"},
    )
    assert change("gare", own_double_pass_marks=True) == (ONLY["gare"] - ONLY["station"], MARKED)
    assert change("nordic", blank_points=1) == ({"points-blank-free"}, {"points-blank"})


def test_the_engine_goes_down_as_far_as_the_match_is_long() -> None:
    assert told(load_sheet("nordic").rules)["engine-descending"] == {"pip": 12, "round": 13}
    assert lines("nordic", {"rounds": 1}, "engine-f") == {"engine-fixed", "engine-first-oldest"}
    assert "engine-descending-over" in lines("nordic", {"rounds": 14})
    for rounds in (2, 12):
        rules = rules_of("nordic", {"rounds": rounds})
        assert told(rules)["engine-descending-some"]["last"] == engine_number(rules, rounds)


def test_who_holds_the_engine_is_told_for_one_round_and_for_many() -> None:
    assert lines("station", {}, "engine-") == {
        *("engine-highest", "engine-draw", "engine-first-layer", "engine-clockwise")
    }
    assert lines("station", {"rounds": 3}, "engine-") == {
        *("engine-highest", "engine-again", "engine-draw-rounds", "engine-first-layer"),
        "engine-clockwise",
    }
    assert lines("classic", {}, "engine-") == {
        *("engine-unused", "engine-blank", "engine-draw-rounds", "engine-ordinary"),
        *("engine-first-left", "engine-clockwise"),
    }
    assert "engine-nonblank" in lines("classic", {"rounds": 1})
    assert "engine-over" in lines("classic", {"rounds": 14})
    assert "engine-over" not in lines("classic", {"rounds": 13})


def test_where_nobody_lays_the_engine_the_first_turn_goes_round() -> None:
    aside = {"engine": "descending", "first": "engine-player"}
    assert lines("station", aside, "engine-first") == {"engine-first-oldest"}
    assert lines("nordic", aside, "engine-first") == {"engine-first-rotate"}
    left = {**aside, "first": "left-of-engine-player"}
    assert lines("station", left, "engine-first") == {"engine-first-second"}
    assert lines("nordic", left, "engine-first") == {"engine-first-second-rotate"}


def test_a_round_that_is_the_whole_match_is_won_in_one_of_two_ways() -> None:
    assert lines("station", {}, "match") == {"match-one", "match-tie"}
    assert lines("station", {"rounds": 1}, "match") == {"match-single", "match-tie"}
    assert lines("station", {"rounds": 2}, "match") == {
        *("match-rounds", "match-total", "match-agree", "match-tie")
    }
    assert told(load_sheet("nordic/nine").rules)["match-every"] == {"rounds": 10}


def test_several_doubles_can_be_open_only_where_one_may_follow_another() -> None:
    both = {"follow_up": "double-first", "open_double": "must-close"}
    assert "open-several" in lines("nordic", both)
    for change in ({}, {"follow_up": "double-first", "open_double": "free"}):
        assert "open-several" not in lines("nordic", change)


def test_what_is_said_of_open_doubles_is_said_only_where_they_bind() -> None:
    bound = {"turn-bound", "open-binds", "open-cannot", "open-closed", "open-dead-free"}
    bound |= {"end-blocked-double", "markers-but-closing", "fast-ordinary-closing"}
    for sheet in ("station/fast", "gare/fast"):
        assert bound <= lines(sheet)
        assert bound & lines(sheet, {"open_double": "free"}) == set()
        assert {"markers-but", "fast-ordinary"} <= lines(sheet, {"open_double": "free"})


def test_points_are_told_with_an_example_that_is_right() -> None:
    example = told(load_sheet("station").rules)["points-example"]
    assert example == {"one": 30, "two": 9, "three": 50, "total": 89}
    assert lines("nordic", {}, "points-d") == {"points-double-free"}
    assert told(load_sheet("classic").rules)["points-double"] == {"points": 50}


def test_a_hand_of_one_tile_may_be_the_engine() -> None:
    assert "end-engine" in lines("station", {"hand": 1})
    assert "end-engine" not in lines("nordic", {"hand": 1})


@pytest.mark.parametrize(
    ("hand", "line", "players"),
    [
        ([5, 5, 5], {"need-players": {"least": 2, "most": 4}}, [2, 3, 4]),
        ([5], {"need-players-only": {"players": 2}}, [2]),
        ([5, 50, 5], {"need-players-some": {}}, [2, 4]),
        ([50], {"need-players-none": {}}, []),
    ],
)
def test_only_players_whose_hands_can_be_dealt_may_play(
    hand: list[int], line: dict[str, object], players: list[int]
) -> None:
    rules = rules_of("nordic", {"hand": hand})
    found = told(rules)
    assert {key: found[key] for key in found if key.startswith("need-players")} == line
    deal = next(section for section in outline(rules) if section.key == "rules-deal")
    assert [row.players for row in deal.hands] == players


@examples(60)
@given(headers())
def test_hands_and_boneyard_are_what_is_dealt(header: Header) -> None:
    round = dealt(header, Random(1))
    deal = next(section for section in outline(header.rules) if section.hands)
    row = next(row for row in deal.hands if row.players == header.players)
    laid = 0 if round.engine_player < 0 else 1
    held = sum(round.hand_count(seat) for seat in range(header.players)) + laid
    assert row.tiles * header.players + row.boneyard == held + round.bones_left
    assert header.rules.hand_size(header.players) == row.tiles


# ---------------------------------------------------------------------- sheets and variants


def test_a_page_begins_with_what_is_special_about_it() -> None:
    assert introduction(load_sheet("nordic/nine+open")) == [
        Line("rules-sheet-nordic"),
        Line("rules-variant-nine"),
        Line("rules-variant-open"),
    ]
    own = parse_sheet('base = "nordic"', "sunday")
    assert (
        introduction(own)
        == introduction(load_sheet("nordic"), {"hand": 9})
        == [Line("rules-house")]
    )


def test_a_page_is_by_the_house_rules() -> None:
    told_page = page(load_sheet("nordic"), {"open_double": "free", "rounds": "every-double"})
    assert told_page["house"] == {"open_double": "free"}
    assert "rules-open-free" in str(told_page["sections"])
    assert page(load_sheet("classic"))["variants"] == ["nine"]


PRINTED = ["classic", "gare", "nordic", "station"]


def rows(names: list[str] | None = None) -> dict[str, dict[str, dict[str, object]]]:
    """The cells of the table of differences, by field and by sheet."""
    table = differences(names)
    names = names or sheet_names()
    assert table["sheets"] == names
    found = table["rows"]
    assert isinstance(found, list)
    return {row["field"]: dict(zip(names, row["cells"], strict=True)) for row in found}


def test_differences_are_the_fields_in_which_sheets_or_their_variants_differ() -> None:
    found = [load_sheet(name).rules.plain() for name in all_sheets()]
    differing = [name for name in FIELDS if any(one[name] != found[0][name] for one in found)]
    assert [*rows()] == differing
    assert "penalty_tiles" not in differing
    assert "open_hands" in differing
    two = differences(["station", "gare"])["rows"]
    assert isinstance(two, list)
    plain = [row["field"] for row in two if not any(cell["variants"] for cell in row["cells"])]
    assert plain == ["own_double_pass_marks"]


def test_cells_that_say_the_same_are_of_one_group_and_most_are_of_the_first() -> None:
    passes, engines = rows(PRINTED)["own_double_pass_marks"], rows(PRINTED)["engine"]
    assert [passes[name]["group"] for name in PRINTED] == [0, 1, 0, 0]
    assert passes["gare"]["key"] == "rule-own-double-pass-marks-no"
    assert [engines[name]["group"] for name in PRINTED] == [1, 0, 2, 0]


def test_cells_tell_what_variants_change() -> None:
    classic, gare = rows()["rounds"]["classic"], rows()["rounds"]["gare"]
    assert classic["args"] == {"rounds": 13}
    assert classic["variants"] == [
        {"name": "nine", "key": "rule-rounds-every-double-value", "args": {"rounds": 10}}
    ]
    assert gare["key"] == "rule-rounds-one"
    assert [cell["variants"] for cell in rows()["blank_points"].values() if cell["variants"]] == []


def test_single_values_are_told_with_their_numbers() -> None:
    rules = load_sheet("station").rules
    assert value(rules, "last_tile") == Line("rule-last-tile-penalty-value", {"tiles": 2})
    assert value(rules, "max_pip").args == {"pip": 12, "tiles": 91}
    assert value(rules.change({"rounds": 4}), "rounds") == Line("rule-rounds-value", {"rounds": 4})
    assert value(rules, "blank_points") == Line("rule-blank-points-value", {"count": 25})
    assert value(rules, "hand").args["players"] == "2\N{EN DASH}8"
    assert value(rules.change({"hand": [15]}), "hand").args["players"] == "2"
    assert label("open_double") == Line("rule-open-double")
