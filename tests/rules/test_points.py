"""What the tiles left in a hand cost."""

from __future__ import annotations

from scene import exercises, scene

from mexican_train.rules.tiles import Tile, Wagon, points_of, tile_of


def cost(sheet: str, hand: str, **rules: object) -> int:
    """The points of one hand."""
    return scene(sheet, [hand, "6-7"], rules=rules).points(0)


def test_a_tile_costs_the_pips_on_it() -> None:
    """nordic: 5-7 costs twelve, 9-9 eighteen; all sheets count so."""
    for sheet in ("station", "gare", "classic", "nordic"):
        assert cost(sheet, "5-7") == 12
        assert cost(sheet, "9-9") == 18
        assert cost(sheet, "11-11") == 22
        assert cost(sheet, "5-7 9-9 1-1") == 32


@exercises(blank_points=25, double_blank_points=50)
def test_a_blank_end_costs_25_and_the_double_blank_50() -> None:
    """station, gare: each blank is 25, so 0-5 is 30; the double blank is 50."""
    for sheet in ("station", "gare"):
        assert cost(sheet, "0-5") == 30
        assert cost(sheet, "0-12") == 37
        assert cost(sheet, "0-0") == 50
        assert cost(sheet, "0-0 0-1 2-3") == 81


@exercises(blank_points=0, double_blank_points=50)
def test_a_blank_end_costs_nothing_but_the_double_blank_50() -> None:
    """classic: only the double blank has a price of its own."""
    assert cost("classic", "0-5") == 5
    assert cost("classic", "0-0") == 50


@exercises(blank_points=0, double_blank_points=0)
def test_blanks_cost_nothing() -> None:
    """nordic: a blank is no pips, twice none for the double blank."""
    assert cost("nordic", "0-5") == 5
    assert cost("nordic", "0-0") == 0


@exercises(blank_points=10, double_blank_points=77)
def test_a_table_may_set_its_own_prices() -> None:
    """House rule: both prices can be chosen, independently."""
    assert cost("nordic", "0-5", blank_points=10, double_blank_points=77) == 15
    assert cost("nordic", "0-0", blank_points=10, double_blank_points=77) == 77


@exercises(max_pip=6)
@exercises(max_pip=18)
def test_the_highest_double_of_any_set_costs_its_pips() -> None:
    """House rule: larger and smaller sets are counted the same way."""
    for max_pip in (6, 9, 12, 15, 18):
        highest = f"{max_pip}-{max_pip}"
        table = scene("nordic", [highest, "1-2"], engine=3, rules={"max_pip": max_pip})
        assert table.scores == [2 * max_pip, 3]


def test_every_seat_has_its_score_and_an_empty_hand_costs_nothing() -> None:
    """station, classic: who went out has nothing to count."""
    table = scene("station", ["", "0-5 6-6", "1-2"])
    assert table.scores == [0, 42, 3]
    assert table.over
    assert table.winners == [0]


def test_a_tile_knows_its_price() -> None:
    """station: the prices of a blank end and of the double blank are two different things."""
    assert points_of(Tile(0, 5), 25, 50) == 30
    assert points_of(Tile(0, 0), 25, 50) == 50
    assert points_of(Tile(5, 5), 25, 50) == 10


def test_a_tile_is_held_lower_end_first_and_lies_as_it_was_laid() -> None:
    """formats: 5-12 in a hand; 12-5 or 5-12 in a train."""
    assert tile_of(12, 5) == tile_of(5, 12) == Tile(5, 12) == Wagon(12, 5).tile
    assert (str(Tile(5, 12)), str(Wagon(12, 5))) == ("5-12", "12-5")
    assert [Wagon(5, 5).is_double, Wagon(5, 6).is_double, Tile(6, 6).is_double] == [1, 0, 1]
