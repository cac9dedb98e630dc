"""A round ends at once when a hand is empty."""

from __future__ import annotations

from scene import dealt, do, exercises, legal, refused, scene


def test_a_round_ends_at_once_when_a_hand_is_empty() -> None:
    """All sheets: the last tile ends the round; the others do not play on."""
    for sheet in ("station", "gare", "classic", "nordic"):
        table = scene(sheet, ["5-12", "4-12 1-1", "3-12 2-2"])
        do(table, "5-12@0")
        assert table.over
        assert not table.blocked
        assert table.winners == [0]
        assert legal(table) == set()
        assert table.scores[0] == 0


@exercises(follow_up="on-double")
@exercises(follow_up="double-first")
@exercises(follow_up="any-non-double")
def test_a_double_as_last_tile_needs_no_follow_up() -> None:
    """classic, nordic say so: the round is over although the double calls for another tile."""
    for sheet in ("station", "gare", "classic", "nordic"):
        table = scene(sheet, ["5-5", "4-12 1-1"], trains={0: "12-5"})
        do(table, "5-5@0")
        assert table.over
        assert table.winners == [0]


@exercises(follow_up="double-first")
def test_two_doubles_can_be_the_last_tiles() -> None:
    """classic: one can go out on a double that follows a double."""
    table = scene("classic", ["5-5 4-4", "3-12 1-1"], trains={0: "12-5"}, mexican="12-4")
    do(table, "5-5@0", "4-4@M")
    assert table.winners == [0]


def test_the_tile_that_completes_a_double_can_be_the_last() -> None:
    """station: completing the double with one's last tile goes out."""
    table = scene("station", ["5-5 5-6", "4-12 1-1"], trains={0: "12-5"})
    do(table, "5-5@0", "5-6@0")
    assert table.winners == [0]


def test_going_out_is_not_being_blocked() -> None:
    """All sheets: the last tile wins, although nobody else could have gone on."""
    table = scene("nordic", ["5-8", "2-6"], trains={0: "12-5", 1: "12-7"}, boneyard="")
    do(table, "5-8@0")
    assert table.over
    assert not table.blocked
    double = scene("nordic", ["5-5", "2-6"], trains={0: "12-5"})
    do(double, "5-5@0")
    assert double.follow_up == -1  # nothing is owed for a double that ends the round


def test_nothing_can_be_done_in_a_round_that_is_over() -> None:
    """classic: after the last tile no other player can play; nobody knocks or catches either."""
    table = scene("station", ["5-12", "4-12 1-1"])
    do(table, "5-12@0")
    for action in ("4-12@1", "draw", "pass", "stop", "knock@0", "catch@1>0"):
        assert refused(table, action) == "round_over"


def test_a_round_that_runs_has_no_winners() -> None:
    """Winning is going out or being blocked, nothing before."""
    assert scene("nordic", ["1-3", "0-4"]).winners == []


def test_a_deal_does_not_end_a_round() -> None:
    """Whether a round is blocked is asked at the end of a turn, not of a deal."""
    table = dealt("nordic", ["0-3", "2-6"], boneyard="")
    assert not table.over
