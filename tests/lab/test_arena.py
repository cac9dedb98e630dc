"""The arena: all bots get the same tiles in turn, so that luck cancels."""

from __future__ import annotations

import statistics
from dataclasses import replace

import pytest

from mexican_train import Action, Tile, header_of
from mexican_train.lab import arena
from mexican_train.lab.arena import Contest, DealResult, Standing, play_contest, play_deal
from mexican_train.lab.workers import Processes
from mexican_train.rules.actions import Call
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import View


def contest(sheet: str, *bots: str, **options: object) -> Contest:
    rules = options.pop("rules", None)
    assert rules is None or isinstance(rules, dict)
    header = header_of(sheet, len(bots), rules)
    return replace(Contest(header, bots, seed=5), **options)  # type: ignore[arg-type]


def results(what: Contest, deals: int, jobs: int = 1) -> list[DealResult]:
    """What came of some deals, without the times, which differ."""
    found = list(play_contest(what, deals, Processes(jobs)))
    for result in found:
        for score in result.scores:
            score.seconds.clear()
    return found


def standings(what: Contest, deals: int) -> list[Standing]:
    found = [Standing(name) for name in what.bots]
    for result in results(what, deals):
        for standing, score in zip(found, result.scores, strict=True):
            standing.add(score)
    return found


@pytest.mark.gate
@pytest.mark.parametrize("matches", [False, True])
def test_the_number_of_processes_changes_nothing(matches: bool) -> None:
    what = contest(
        "station/rounds", "random", "planner", "greedy", matches=matches, rules={"rounds": 3}
    )
    assert results(what, 7, jobs=1) == results(what, 7, jobs=3)


def test_another_seed_gives_other_deals() -> None:
    what = contest("nordic", "greedy", "greedy")
    assert results(what, 2) == results(what, 2)
    assert results(what, 2) != results(replace(what, seed=6), 2)


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize("sheet", ["nordic", "station/fast", "classic/nine"])
def test_luck_cancels_among_equal_bots(bot: str, sheet: str) -> None:
    """A bot that does not choose by chance gets, over all rotations, what its copies get."""
    found = standings(contest(sheet, *[bot] * 4), 12)
    for standing in found:
        assert standing.by_deal == pytest.approx([0.0] * 12, abs=1e-9)
        assert standing.points_by_deal == pytest.approx(found[0].points_by_deal)
        assert (standing.rounds, standing.games) == (48, 48)
        assert standing.won == pytest.approx(12)


def test_differences_cancel_among_different_bots() -> None:
    found = standings(contest("gare", "random", "greedy", "planner", "random"), 6)
    for differences in zip(*(standing.by_deal for standing in found), strict=True):
        assert sum(differences) == pytest.approx(0.0, abs=1e-9)


class Spy:
    """Plays the first legal action; notes the seat and the hand with which a round began."""

    began: list[tuple[str, int, int, frozenset[Tile]]]

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, rng: Rng) -> Action:
        assert view.seat is not None
        if not view.history:
            self.began.append((self.name, view.number, view.seat, frozenset(view.hand)))
        return view.legal[0]

    def wants(self, view: View, call: Call, rng: Rng) -> bool:
        return False


def test_every_bot_sits_in_every_seat_with_the_same_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes the first turn sees the hand it was dealt."""
    Spy.began = []
    monkeypatch.setattr(arena, "as_bot", lambda name, think: Spy(name))
    for deal in range(3):
        play_deal((contest("nordic", "a", "b", "c"), deal))
    for deal in range(3):
        first = Spy.began[3 * deal : 3 * deal + 3]
        assert sorted(name for name, *_ in first) == ["a", "b", "c"]
        assert {number for _, number, _, _ in first} == {deal + 1}
        assert len({(seat, hand) for _, _, seat, hand in first}) == 1


def test_bots_keep_their_order_round_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same neighbours in all rotations."""
    Spy.began = []
    made: list[str] = []

    def make(name: str, think: float | None) -> Spy:
        made.append(name)
        return Spy(name)

    monkeypatch.setattr(arena, "as_bot", make)
    play_deal((contest("nordic", "a", "b", "c"), 0))
    assert ["".join(made[i : i + 3]) for i in (0, 3, 6)] == ["abc", "cab", "bca"]


def test_a_deal_is_a_round_and_the_rounds_go_round_the_match() -> None:
    """Deal k is a round number k, so that all engines are played."""
    for result in results(contest("nordic/nine", "greedy", "random"), 12):
        assert len(result.lengths) == 2
        assert min(result.lengths) > 10
        for score in result.scores:
            assert (score.rounds, score.games, len(score.each)) == (2, 2, 2)


def test_a_match_has_all_its_rounds_and_one_winner_in_all() -> None:
    what = contest("classic/nine", "random", "greedy", "planner", matches=True)
    result = results(what, 1)[0]
    assert len(result.lengths) == 3 * 10
    assert sum(score.won for score in result.scores) == pytest.approx(3)
    for bot, score in enumerate(result.scores):
        assert (score.rounds, score.games) == (30, 3)
        assert sum(score.each) == score.points == sum(ranks[bot] for ranks in result.ranks)
    # Who has the fewest points in a rotation has won it.
    best = [ranks.index(min(ranks)) for ranks in result.ranks]
    for bot, score in enumerate(result.scores):
        assert score.won <= best.count(bot) + sum(r.count(min(r)) > 1 for r in result.ranks)


def test_figures_are_means_over_deals_with_their_standard_errors() -> None:
    """The rounds of one deal hang together, so a deal counts once."""
    standing = standings(contest("station", "planner", "greedy"), 9)[0]
    figures = standing.plain(matches=False)
    assert figures["points"] == pytest.approx(statistics.mean(standing.each))
    assert figures["difference"] == pytest.approx(statistics.mean(standing.by_deal))
    for key, values in (("se", standing.by_deal), ("points_se", standing.points_by_deal)):
        assert figures[key] == pytest.approx(statistics.stdev(values) / 3)
    assert figures["out"] == standing.out / 18
    assert "won" not in figures
    assert standing.plain(matches=True)["won"] == standing.won / 18


def test_there_are_figures_before_the_first_deal() -> None:
    figures = Standing("planner").plain(matches=True)
    assert {figures[key] for key in figures if key not in ("name", "se", "points_se")} == {0.0}
    assert (figures["se"], figures["points_se"]) == (None, None)


@pytest.mark.parametrize(
    ("sheet", "better", "worse"), [("station", "greedy", "random"), ("nordic", "planner", "greedy")]
)
def test_bots_are_named_from_the_weakest_to_the_strongest(
    sheet: str, better: str, worse: str
) -> None:
    """By more than chance explains: in the long run it is more than ten points a round."""
    standing = standings(contest(sheet, better, worse, worse, worse), 40)[0]
    figures = standing.plain(matches=False)
    assert isinstance(figures["difference"], float)
    assert isinstance(figures["se"], float)
    assert figures["difference"] + 2 * figures["se"] < 0
