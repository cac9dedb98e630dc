"""The example that learns: it gets better, the same for a seed, and plays as a bot by its view."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples.learn import train
from examples.learn.afterstates import Afterstates
from examples.learn.choosing import by_network, greedy
from examples.learn.learned import WEIGHTS, Learned
from examples.learn.learner import Learner
from examples.learn.measure import against_greedy
from mexican_train import Match, header_of
from mexican_train.bots.bot import GreedyBot
from mexican_train.env import Tables
from mexican_train.lab.bot_rounds import play_round
from mexican_train.rules.rng import Rng
from mexican_train.rules.view import view_of


def test_training_writes_into_the_current_folder_and_leaves_the_weights_of_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = WEIGHTS.read_bytes()
    train.main(["--lessons", "0", "--deals", "2"])
    assert WEIGHTS.read_bytes() == before
    assert Learned(tmp_path / "learned.npz").network.weights


def test_a_folder_that_is_missing_is_refused_before_anything_is_learned(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        train.main(["--save", "missing/weights.npz"])
    refusal = "--save missing/weights.npz: there is no folder missing\n"
    assert capsys.readouterr().err.endswith(refusal)


def test_a_few_lessons_make_it_much_better() -> None:
    learner = Learner(tables=64, hidden=32)
    before = against_greedy(learner.network, "nordic", 4, 30, "test")
    for lesson in range(20):
        learner.lesson(lesson / 20)
    after = against_greedy(learner.network, "nordic", 4, 30, "test")
    # Some 20 points better; a processor that adds in another order learns a little differently.
    assert before.ahead < 0 < after.ahead
    assert after.ahead > before.ahead + 8


def test_the_same_seed_learns_the_same() -> None:
    def learned(seed: int) -> list[float]:
        learner = Learner(tables=8, hidden=8, seed=seed)
        return [learner.lesson(0.5, steps=40) for _ in range(3)]

    assert learned(1) == learned(1) != learned(2)


def test_many_tables_choose_as_bots_do_by_their_views() -> None:
    tables = Tables("nordic", 4, 20, seed=3, history=0, skip_forced=True)
    given, after, learned = tables.arrays(), Afterstates(tables.encoder), Learned()
    for _ in range(25):
        tables.observe(given.observations, given.masks)
        seats = np.array(tables.seats)
        heavy = greedy(after, given.observations, given.masks, seats)
        wise = by_network(learned.network, after, given.observations, given.masks)
        for row, game in enumerate(tables.games):
            view = view_of(game.round, game.seat, tables.header, game.number)
            assert game.action_at(int(heavy[row])) == GreedyBot().choose(view, Rng(0))
            assert game.action_at(int(wise[row])) == learned.choose(view, Rng(0))
        tables.step(heavy, given.rewards, given.ended, given.seats)


def test_what_was_learned_beats_greedy_as_a_bot() -> None:
    ahead = 0
    for deal in range(6):
        for seat in range(4):
            match = Match(header_of("nordic", 4))
            match.deal(bytes([deal] * 32))
            bots = [Learned() if each == seat else GreedyBot() for each in range(4)]
            play_round(match, bots, Rng(1))
            points = match.round.scores
            ahead += sum(points) - 4 * points[seat]
    assert ahead > 0
