"""When the Mexican train may be started, and who may play on it then."""

from __future__ import annotations

from scene import do, exercises, legal, refused, scene, train


@exercises(mexican_start="any-time")
def test_anyone_may_start_it_on_any_turn_with_a_tile_that_fits_the_engine() -> None:
    """classic, nordic: it can be started before one's own train."""
    for sheet in ("classic", "nordic"):
        table = scene(sheet, ["5-12 4-5 1-1", "0-0"])
        assert legal(table) == {"5-12@0", "5-12@M"}
        do(table, "5-12@M")
        assert train(table, "M") == "12-5"
        assert train(table, 0) == ""


@exercises(mexican_start="any-time")
def test_a_starter_that_does_not_fit_the_engine_is_refused() -> None:
    """All sheets: the Mexican train begins with the engine's number too."""
    table = scene("nordic", ["5-7 4-12", "0-0"], trains={0: "12-5"})
    assert legal(table) == {"5-7@0", "4-12@M"}
    assert refused(table, "5-7@M") == "does_not_fit"


@exercises(mexican_start="after-own-train")
def test_it_may_be_started_only_after_ones_own_train() -> None:
    """station, gare: it takes a second tile that fits the engine, so one's own comes first."""
    for sheet in ("station", "gare"):
        table = scene(sheet, ["5-12 4-12 1-1", "0-0 0-12"], trains={1: "12-7"})
        assert legal(table) == {"5-12@0", "4-12@0"}
        assert refused(table, "5-12@M") == "own_train_first"
        do(table, "5-12@0")
        assert legal(table) == {"0-12@M"}  # seat 1 has a train of its own


@exercises(mexican_start="after-own-train")
def test_one_tile_of_ones_own_is_enough_to_start_it() -> None:
    """station: the own train must have begun; how long it is does not matter."""
    table = scene("station", ["4-12 1-1", "0-0"], trains={0: "12-5"})
    assert legal(table) == {"4-12@M"}
    do(table, "4-12@M")
    assert train(table, "M") == "12-4"


@exercises(mexican_start="after-own-train")
def test_others_played_on_a_marked_train_it_counts_as_begun() -> None:
    """gare: a train with a tile on it has begun, whoever laid the tile."""
    table = scene("gare", ["4-12 1-1", "0-0 5-12"], markers=[0], turn=1)
    do(table, "5-12@0")
    assert legal(table) == {"4-12@M"}


@exercises(mexican_start="after-own-train")
def test_once_it_stands_everyone_may_play_on_it() -> None:
    """station, gare: it is open to all at all times, also to who has no train yet."""
    table = scene("station", ["3-4 1-1", "0-0"], mexican="12-3")
    assert legal(table) == {"3-4@M"}
    do(table, "3-4@M")
    assert train(table, "M") == "12-3 3-4"


@exercises(mexican_start="any-time")
def test_there_is_only_one() -> None:
    """All sheets: with one standing, a tile for the engine starts no second one."""
    table = scene("nordic", ["4-12 1-1", "0-0"], mexican="12-3")
    assert legal(table) == {"4-12@0"}
    assert refused(table, "4-12@M") == "does_not_fit"
