"""How many rounds a match has, how they add up, and who wins it."""

from __future__ import annotations

from scene import exercises, lowest, match, order, phase, play_out, play_rounds

from mexican_train.rules.events import MatchOver, RoundBegan, RoundOver


@exercises(rounds="one", hand=[2] * 7)
def test_one_round_is_the_match_and_who_goes_out_wins_it() -> None:
    """station: who has no tiles left is the winner; there is no second round."""
    playing = match("station", 2, hand=2)
    assert (phase(playing), playing.history, playing.totals) == ("ready", [], [0, 0])
    began = playing.deal_order(order(playing, "12-12 5-12 0-0 1-2"))
    assert began == [RoundBegan(1, 12, 0, 0)]
    assert phase(playing) == "playing"
    assert playing.winners == []
    events = playing.act("5-12@0")
    assert events[-1] == MatchOver((0,), (0, 53))
    assert phase(playing) == "match_over"
    assert (playing.winners, playing.totals) == ([0], [0, 53])


@exercises(rounds="one", double_blank_points=0)
@exercises(rounds=1, double_blank_points=0)
def test_going_out_beats_a_hand_that_costs_nothing_but_only_in_a_match_of_one() -> None:
    """station: in a match of one the empty hand wins; totals are compared where they add up."""
    for rounds, winners in [("one", [0]), (1, [0, 1])]:
        playing = match("nordic", 2, hand=1, rounds=rounds)
        playing.deal_order(order(playing, "5-12 0-0"))
        playing.act("5-12@0")
        assert playing.totals == [0, 0]
        assert playing.winners == winners


@exercises(rounds="one")
def test_a_blocked_match_of_one_is_won_by_the_lowest_points() -> None:
    """gare: nobody has gone out, so the points left in the hands decide, equals together."""
    playing = match("gare", 3, hand=[1, 1], max_pip=6)
    # The engine is drawn, then the boneyard runs dry with nothing that fits a six.
    dealt = order(playing, "1-2 0-1 3-4")
    playing.deal_order([*dealt[:3], dealt[-1]])
    assert playing.round.engine == 6
    play_out(playing)
    assert playing.round.blocked
    assert playing.totals == [3, 26, 7]
    assert playing.winners == [0]


@exercises(rounds="every-double", max_pip=12)
@exercises(rounds="every-double", max_pip=9)
@exercises(rounds="every-double", max_pip=6)
def test_every_double_of_the_set_has_its_round() -> None:
    """nordic and its nine: thirteen rounds, ten with the smaller set, down to the blank."""
    for sheet, max_pip in [("nordic", 12), ("nordic/nine", 9)]:
        playing = match(sheet, 3)
        assert play_rounds(playing) == list(range(max_pip, -1, -1))
        assert playing.winners == lowest(playing.totals)
    smallest = match("station/rounds", 2, max_pip=6)
    assert play_rounds(smallest) == [6, 5, 4, 3, 2, 1, 0]


@exercises(rounds="every-double", engine="highest-unused-held")
def test_every_double_is_the_engine_once_where_they_are_held() -> None:
    """classic: thirteen rounds, each with a double not used before, the blank in the last."""
    playing = match("classic", 4)
    engines = play_rounds(playing)
    assert sorted(engines) == list(range(13))
    assert engines[-1] == 0
    assert playing.used == engines


@exercises(rounds=2)
def test_equal_totals_win_together() -> None:
    """nordic: the lowest sum over all rounds wins; nothing parts those who share it."""
    playing = match("nordic", 3, hand=1, rounds=2)
    playing.deal_order(order(playing, "5-12 3-4 8-8"))
    first = playing.act("5-12@0")
    assert isinstance(first[-1], RoundOver)
    assert (phase(playing), playing.totals, playing.winners) == ("round_over", [0, 7, 16], [])
    began = playing.deal_order(order(playing, "2-5 6-11 1-1"))
    assert began == [RoundBegan(2, 11, None, 1)]
    assert playing.totals == [0, 7, 16]  # a running round does not count yet
    second = playing.act("6-11@1")
    assert second[-1] == MatchOver((0, 1), (7, 7, 18))
    assert playing.scores == [[0, 7, 16], [7, 0, 2]]
    assert playing.winners == [0, 1]


@exercises(rounds=3)
def test_a_number_of_rounds_is_just_that() -> None:
    """House rule: three rounds, with the engines the sheet gives them."""
    playing = match("nordic", 4, rounds=3)
    assert play_rounds(playing) == [12, 11, 10]
    assert len(playing.records) == len(playing.scores) == 3


@exercises(rounds=9, max_pip=6)
def test_a_match_may_be_longer_than_the_set_has_doubles() -> None:
    """House rule: engines begin again at the top, set aside or held."""
    playing = match("nordic", 2, max_pip=6, rounds=9)
    assert play_rounds(playing) == [6, 5, 4, 3, 2, 1, 0, 6, 5]
    assert playing.used == [6, 5, 4, 3, 2, 1, 0]
    held = match("classic", 2, max_pip=6, rounds=9)
    engines = play_rounds(held)
    assert sorted(engines[:7]) == list(range(7))
    assert len(engines) == 9
    assert held.used == engines[7:]
    assert engines[7] != engines[8], "each is the engine once in the second course, too"
