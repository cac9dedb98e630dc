"""After a double, whatever the sheet: where the tile owed may go."""

from __future__ import annotations

from scene import do, exercises, legal, scene


@exercises(follow_up="on-double")
@exercises(follow_up="double-first")
@exercises(follow_up="any-non-double")
def test_a_double_on_anothers_train_is_owed_there() -> None:
    """All sheets: the double may lie on a train one could not play on otherwise."""
    for sheet, elsewhere in [("station", set()), ("classic", set()), ("nordic", {"3-7@0"})]:
        table = scene(sheet, ["5-5 5-7 3-7 0-9", "0-0"], trains={0: "12-3", 1: "12-5"}, markers=[1])
        do(table, "5-5@1")
        assert legal(table) == {"5-7@1"} | elsewhere


@exercises(follow_up="double-first")
@exercises(follow_up="any-non-double")
def test_a_double_on_a_train_whose_marker_has_gone_is_still_open_to_its_player() -> None:
    """classic, nordic: the tile for one's double may go on it, wherever it lies."""
    for sheet in ("classic", "nordic"):
        table = scene(
            sheet, ["5-7 0-9", "0-0"], trains={0: "12-3", 1: "12-5 5-5"}, follow_up=1, drawn=True
        )
        assert legal(table) == {"5-7@1"}
