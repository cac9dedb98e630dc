"""How many tiles each player gets, from which set, and that one is always left to draw."""

from __future__ import annotations

import pytest
from scene import exercises, match, order, rules_of

from mexican_train.rules.errors import RulesError
from mexican_train.rules.header import Header
from mexican_train.rules.tiles import SETS, full_set
from mexican_train.sheets import all_sheets, load_sheet

TABLES = {
    "station": [15, 15, 15, 11, 11, 8, 8],
    "gare": [15, 15, 15, 11, 11, 8, 8],
    "classic": [13, 12, 11, 10, 9, 8, 7],
    "nordic": [16, 16, 15, 14, 12, 10, 9],
    "classic/nine": [11, 10, 9],
    "nordic/nine": [15, 13, 10],
}


@exercises(hand=[15, 15, 15, 11, 11, 8, 8], max_pip=12)
@exercises(hand=[13, 12, 11, 10, 9, 8, 7], max_pip=12)
@exercises(hand=[16, 16, 15, 14, 12, 10, 9], max_pip=12)
@exercises(hand=[11, 10, 9], max_pip=9)
@exercises(hand=[15, 13, 10], max_pip=9)
def test_every_sheet_deals_what_its_table_says() -> None:
    """All sheets: the printed number of tiles for each number of players."""
    for sheet, sizes in TABLES.items():
        for players, size in enumerate(sizes, start=2):
            playing = match(sheet, players)
            highest = playing.header.rules.max_pip
            aside = playing.header.rules.engine == "descending"
            playing.deal_order(order(playing, "" if aside else f"{highest}-{highest}"))
            held = [playing.round.hand_count(seat) for seat in range(players)]
            laid_by = playing.round.engine_player  # -1 where the engine was set aside
            assert held == [size - (seat == laid_by) for seat in range(players)]


def test_every_variant_keeps_its_sheets_table_unless_it_has_its_own() -> None:
    """station, gare and nordic: rounds, fast and open change nothing about the deal."""
    for name in all_sheets():
        base, _, variants = name.partition("/")
        nine = "nine" in variants
        assert list(load_sheet(name).rules.hand) == TABLES[f"{base}/nine" if nine else base]


@pytest.mark.parametrize("sheet", all_sheets())
def test_no_deal_empties_the_boneyard(sheet: str) -> None:
    """Every sheet and every number of players leaves at least one tile to draw."""
    rules = load_sheet(sheet).rules
    for players in range(2, rules.max_players + 1):
        playing = match(sheet, players)
        playing.deal(bytes(32))
        assert playing.round.bones_left >= 1


@pytest.mark.parametrize("sheet", ["station", "gare", "classic", "nordic"])
def test_two_to_eight_play_with_the_large_set(sheet: str) -> None:
    """All sheets: at least two, at most eight."""
    rules = load_sheet(sheet).rules
    assert rules.max_players == 8
    for players in (-1, 0, 1, 9):
        with pytest.raises(RulesError, match="it is for 2 to 8"):
            Header(sheet, rules, players)


@pytest.mark.parametrize("sheet", ["classic/nine", "nordic/nine", "nordic/nine+open"])
def test_two_to_four_play_with_the_double_nine_set(sheet: str) -> None:
    """classic and nordic: the smaller set is for four at most."""
    rules = load_sheet(sheet).rules
    assert rules.max_players == 4
    with pytest.raises(RulesError, match="5 players cannot play this: it is for 2 to 4"):
        Header(sheet, rules, 5)


@exercises(max_pip=6)
@exercises(max_pip=9)
@exercises(max_pip=12)
@exercises(max_pip=15)
@exercises(max_pip=18)
def test_every_set_can_be_played_by_any_number_of_players() -> None:
    """House rule: another set deals as before, but never so much that none is left to draw."""
    for max_pip, tiles in zip(SETS, [28, 55, 91, 136, 190], strict=True):
        assert len(full_set(max_pip)) == tiles
        for players in range(2, 9):
            for sheet in ("station", "nordic"):
                playing = match(sheet, players, max_pip=max_pip)
                table = load_sheet(sheet).rules.hand
                size = playing.header.rules.hand_size(players)
                assert size == min(table[players - 2], playing.header.rules.room(players))
                playing.deal(bytes(32))
                found = playing.round.boneyard
                for seat in range(players):
                    found += playing.round.hand_of(seat)
                assert len(set(found)) == len(found) == tiles - 1  # all but the engine
                assert playing.round.bones_left >= 1


@exercises(max_pip=6, hand=[13, 9, 6, 5, 4, 3, 3])
@exercises(max_pip=6, hand=[13, 8, 6, 5, 4, 3, 3])
def test_a_small_set_caps_the_hands_at_what_leaves_one_tile() -> None:
    """Of the 28 tiles of a double-6 set one stays to be drawn, and one may be set aside."""
    held = rules_of("station", {"max_pip": 6})
    aside = rules_of("nordic", {"max_pip": 6})
    assert list(held.hand) == [13, 9, 6, 5, 4, 3, 3]
    assert list(aside.hand) == [13, 8, 6, 5, 4, 3, 3]


@exercises(hand=[30, 30, 22, 18, 15, 12, 11])
def test_hands_may_be_as_large_as_leaves_one_tile_and_no_larger() -> None:
    """House rule: hands one sets oneself are not cut down, but refused where they cannot be."""
    rules = rules_of("classic", {"hand": [30, 30, 22, 18, 15, 12, 11]})
    playing = match("classic", 3, hand=[30, 30, 22, 18, 15, 12, 11])
    playing.deal_order(order(playing, "12-12"))
    assert playing.round.bones_left == 1
    assert rules.hand_size(4) == 22
    larger = rules.change({"hand": [45, 31]})
    assert larger.hand_size(2) == 45
    with pytest.raises(RulesError, match=r"3 hands of 31 tiles .* deal at most 30"):
        larger.hand_size(3)


@exercises(hand=[5] * 7)
def test_one_number_serves_every_table() -> None:
    """House rule: `hand = 5` deals five, however many play."""
    assert list(rules_of("nordic", {"hand": 5}).hand) == [5] * 7
    assert list(rules_of("nordic/nine", {"hand": "5"}).hand) == [5] * 3


def test_seats_are_dealt_one_after_the_other_and_the_rest_is_the_boneyard() -> None:
    """The first tiles of the order are seat 0's hand, and so on."""
    playing = match("nordic", 2, hand=3)
    playing.deal_order(order(playing, "1-2 3-4 5-6 0-1 2-3 4-5 8-8 7-7"))
    table = playing.round
    assert [str(tile) for tile in table.hand_of(0)] == ["1-2", "3-4", "5-6"]
    assert [str(tile) for tile in table.hand_of(1)] == ["0-1", "2-3", "4-5"]
    assert [str(tile) for tile in table.boneyard[:2]] == ["8-8", "7-7"]
