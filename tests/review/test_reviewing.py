"""The review of a record: parts that add up exactly, the same wherever it is made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from steps import all_of
from twin import build

from mexican_train import MexicanTrainError, header_of
from mexican_train.bots import make_bot
from mexican_train.lab.bot_rounds import play_round
from mexican_train.reviews.budget import Budget
from mexican_train.reviews.estimates import Estimate, estimated
from mexican_train.reviews.reference import Reference
from mexican_train.reviews.review import SeatReview, Verdict, verdict_on
from mexican_train.reviews.reviewing import review, reviewing
from mexican_train.rules.actions import Catch, Draw
from mexican_train.rules.codes import action_of
from mexican_train.rules.fair import fair_deal
from mexican_train.rules.match import Match
from mexican_train.rules.record import Record
from mexican_train.rules.rng import Rng

TINY = Budget(deals=8, plays=6, walks=4, first_swaps=20, swaps=2)
LIGHT = Budget(deals=160, plays=20, walks=4, first_swaps=200)
SHEETS = ("nordic/nine", "nordic/open", "classic", "station", "gare/rounds+fast")


def played(sheet: str, bots: Sequence[str], seed: int = 0) -> Record:
    """The first round of a match between bots."""
    match = Match(header_of(sheet, len(bots)))
    match.deal(bytes([seed]) * 32)
    play_round(match, [make_bot(name) for name in bots], Rng(seed))
    return match.records[0]


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_parts_of_every_seat_add_up_to_its_result_exactly(sheet: str) -> None:
    for seed in range(3):
        record = played(sheet, ["random", "greedy", "planner"], seed)
        reviewed = review(record, TINY)
        for seat in reviewed.seats:
            others = [points for place, points in enumerate(record.scores) if place != seat.seat]
            assert seat.result == pytest.approx(
                record.scores[seat.seat] - sum(others) / len(others), abs=1 / 2048
            )
            assert seat.parts.total == seat.result
            lucky = (seat.parts.deal, seat.parts.draws, seat.parts.unknowable)
            assert seat.luck.value == sum(part.value for part in lucky)
            told = json.loads(json.dumps(seat.plain()))
            assert sum(value for value, _ in reversed(told["parts"].values())) == told["result"]


def test_decisions_without_a_choice_are_not_counted() -> None:
    record = played("nordic/nine", ["greedy", "planner"])
    round = record.begin()
    choices = []
    for index, action in enumerate(record.actions):
        if len(round.legal) > 1:
            choices.append((index, round.turn, action, {*round.legal}))
        round.act(action)
    counted = sorted(
        (decision for seat in review(record, TINY).seats for decision in seat.decisions),
        key=lambda decision: decision.index,
    )
    assert [
        (each.index, each.seat, each.played, {option.action for option in each.options})
        for each in counted
    ] == choices


def test_where_all_play_like_the_reference_there_is_luck_and_nothing_else() -> None:
    header = header_of("nordic/nine", 3)
    round = fair_deal(header, bytes(32))
    reference = Reference(round)
    match = Match(header)
    match.deal(bytes(32))
    while not match.round.over:
        match.act(action_of(match.round, reference.code(match.round)))
    reviewed = review(match.records[0], LIGHT)
    for seat in reviewed.seats:
        parts = seat.parts
        assert parts.unknowable == (0.0, 0.0)
        assert parts.gave_away.value + parts.unclear.value == -parts.spared.value
    worth = reviewed.worth
    changes = [index for index in range(1, len(worth)) if worth[index] != worth[index - 1]]
    assert changes
    assert all(isinstance(match.records[0].actions[index - 1], Draw) for index in changes)
    assert all(sum(moment) == pytest.approx(0, abs=0.01) for moment in worth)


@pytest.mark.gate
def test_a_weaker_player_gives_more_away_and_the_expert_next_to_nothing() -> None:
    bots = ["random", "greedy", "planner", "expert"]
    losses: dict[str, list[float]] = {bot: [] for bot in bots}
    for seed in range(4):
        names = bots[seed:] + bots[:seed]
        for seat in review(played("nordic/nine", names, seed), LIGHT).seats:
            losses[names[seat.seat]] += [each.loss.value for each in seat.decisions]
    random, greedy, planner, expert = (estimated(losses[bot]) for bot in bots)
    assert random.value > greedy.value > planner.value > expert.value
    assert abs(expert.value) < 0.5


@pytest.mark.gate
def test_the_luck_of_every_seat_has_mean_zero() -> None:
    """Whoever plays: one seat is greedy here, and who begins is no luck."""
    luck: dict[str, list[list[float]]] = {part: [[], []] for part in ("deal", "draws")}
    for seed in range(40):
        for seat in review(played("nordic/nine", ["greedy", "planner"], seed), TINY).seats:
            for part, by_seat in luck.items():
                by_seat[seat.seat].append(getattr(seat.parts, part).value)
    for by_seat in luck.values():
        for values in by_seat:
            mean, error = estimated(values)
            assert abs(mean) < 2.5 * error


@pytest.mark.gate
def test_the_same_record_gives_the_same_review_compiled_or_not_whole_or_in_steps() -> None:
    record = played("nordic/nine", ["greedy", "planner"])
    reviewed = review(replace(record, seed="00" * 32), TINY, [1])
    assert all_of(reviewing(record, TINY, [1])).plain() == reviewed.plain()
    assert plain_in("interpreted", record) == reviewed.plain()


def plain_in(name: str, record: Record) -> object:
    """The review of a record in another build of the package."""
    twin = build(name)
    modules = twin.modules
    there = twin.rules.record.read_record(record.plain(), twin.rules_of)
    reviews = modules["mexican_train.reviews.reviewing"]
    budgets = modules["mexican_train.reviews.budget"]
    budget = budgets.Budget(TINY.deals, TINY.plays, TINY.walks, TINY.first_swaps, TINY.swaps)
    return reviews.review(there, budget, [1]).plain()


def test_some_seats_are_reviewed_as_they_are_with_all_the_others() -> None:
    record = played("nordic/nine", ["greedy", "planner", "random"])
    whole, part = review(record, TINY), review(record, TINY, [2])
    assert part.seats == whole.seats[2:]
    assert part.worth == whole.worth


def test_it_comes_in_small_steps_and_can_be_left() -> None:
    work = reviewing(played("nordic/nine", ["greedy", "planner"]), TINY)
    gone_through = [next(work) for _ in range(60)]
    assert gone_through == sorted(gone_through)
    assert gone_through[-1] > 0
    work.close()


def test_being_caught_is_ones_own_fault_and_the_others_gain() -> None:
    """What it costs on average is given away; which tiles came is luck of the draw."""
    record, index, caught = with_a_catch()
    reviewed = review(record, TINY)
    changes = [b - a for a, b in zip(*reviewed.worth[index : index + 2], strict=True)]
    assert changes[caught] > 0 > sum(changes) - changes[caught]
    seat = reviewed.seats[caught]
    assert seat.caught.value > 0
    assert seat.parts.gave_away.value == seat.caught.value + called(seat)


def with_a_catch() -> tuple[Record, int, int]:
    """A round with a catch in it, where that stands, and who was caught."""
    for seed in range(40):
        record = played("station", ["random", "random", "random"], seed)
        for index, action in enumerate(record.actions):
            if isinstance(action, Catch):
                return record, index, action.seat
    raise AssertionError("nobody is ever caught")


def called(seat: SeatReview) -> float:
    """Return what the slips and mistakes of a seat cost together."""
    return sum(each.loss.value for each in seat.decisions if each.verdict != Verdict.FINE)


def test_what_was_given_away_is_the_sum_of_slips_and_mistakes() -> None:
    seats = review(played("nordic/nine", ["random", "random"]), LIGHT).seats
    assert any(seat.count(Verdict.MISTAKE) for seat in seats)
    for seat in seats:
        assert seat.parts.gave_away.value == called(seat)
        fine = [each.loss for each in seat.decisions if each.verdict == Verdict.FINE]
        assert seat.parts.unclear.value == sum(loss.value for loss in fine)
        assert seat.parts.unclear.error**2 == pytest.approx(sum(e.error**2 for e in fine))


def test_a_record_that_is_wrong_is_refused_and_so_is_a_seat_that_nobody_had() -> None:
    record = played("nordic/nine", ["greedy", "planner"])
    with pytest.raises(MexicanTrainError, match="scores are"):
        review(replace(record, scores=(1, 2)), TINY)
    with pytest.raises(MexicanTrainError, match="no seat 2 among 2 players"):
        review(record, TINY, [0, 2])


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"plays": 1}, {"walks": 2}, {"walks": 5}])
def test_a_budget_that_would_show_no_error_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(MexicanTrainError, match="a review needs"):
        Budget(**wrong)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (Estimate(1.9, 0.1), Verdict.FINE),
        (Estimate(2.0, 0.5), Verdict.SLIP),
        (Estimate(5.9, 2.0), Verdict.FINE),
        (Estimate(6.0, 2.0), Verdict.MISTAKE),
        (Estimate(30.0, 10.1), Verdict.FINE),
        (Estimate(0.0, 0.0), Verdict.FINE),
    ],
)
def test_a_decision_is_called_only_when_the_loss_is_clear_of_chance(
    loss: Estimate, verdict: Verdict
) -> None:
    assert verdict_on(loss) is verdict
