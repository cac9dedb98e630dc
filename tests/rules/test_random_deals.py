"""Deals by a simulation's random numbers: the same seed, the same tiles, on any table."""

from __future__ import annotations

from collections import Counter

from scene import do, rules_of, snapshot

from mexican_train.rules.deal import deal, deal_at_random, dealt_order, tiles_to_deal
from mexican_train.rules.rng import Rng, seed_number
from mexican_train.rules.round import Round
from mexican_train.sheets import all_sheets, load_sheet

EXPECTED = "0-2 1-2 7-7 3-12 7-8 7-9 2-11 2-2 10-11 2-3 3-7 3-4 0-11 8-8 1-1 0-10"


def shuffled(sheet: str, players: int, seed: int, number: int = 1, used: int = 0) -> Round:
    table = Round(rules_of(sheet, {}), players)
    deal_at_random(table, table.rules.hand_size(players), number, used, Rng(seed))
    return table


def test_a_random_deal_is_the_deal_of_the_order_it_drew() -> None:
    """Whatever the sheet, the round begins as if these tiles had been dealt by hand."""
    for index, sheet in enumerate(all_sheets()):
        rules = load_sheet(sheet).rules
        players = 2 + index % (rules.max_players - 1)
        for number in (1, 2, 3, rules.max_pip + 2, rules.max_pip + 3):
            used = [rules.max_pip - 2, 3][: number - 1]
            table = shuffled(sheet, players, index, number, sum(1 << pip for pip in used))
            order = dealt_order(table)
            assert sorted(order) == tiles_to_deal(rules, number)
            again = deal(rules, players, order, number, used)
            assert snapshot(again) == snapshot(table)


def test_the_same_seed_deals_the_same_tiles_and_another_does_not() -> None:
    one, same, other = (dealt_order(shuffled("nordic", 4, seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    # What seed 7 of the command line has dealt since there has been one.
    first = dealt_order(shuffled("nordic", 4, seed_number("7")))[:16]
    assert " ".join(str(tile) for tile in first) == EXPECTED


def test_a_table_is_cleared_before_it_is_dealt_on_again() -> None:
    """Nothing of a round played before is left over."""
    for sheet in ("station/fast", "gare", "classic", "nordic"):
        table = shuffled(sheet, 3, seed=5)
        while not table.over:
            do(table, str(table.legal[0]))
        deal_at_random(table, table.rules.hand_size(3), 1, 0, Rng(6))
        fresh = shuffled(sheet, 3, seed=6)
        while not fresh.over:
            assert snapshot(table) == snapshot(fresh)
            do(table, str(fresh.legal[-1]))
            do(fresh, str(fresh.legal[-1]))
        assert snapshot(table) == snapshot(fresh)


def test_every_place_in_the_order_is_as_likely() -> None:
    """Three hundred deals put each tile into each third of the order about as often."""
    places = Counter(
        (tile, place // 31)
        for seed in range(300)
        for place, tile in enumerate(dealt_order(shuffled("station", 2, seed)))
    )
    assert len(places) == 91 * 3
    assert min(places.values()) > 60
    assert max(places.values()) < 145
