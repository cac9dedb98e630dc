"""Information states for OpenSpiel: all that a seat could know, and nothing that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import mexican_train.env.openspiel
from mexican_train import MexicanTrainError
from mexican_train.env.game import tile_number
from mexican_train.env.information import most_rows
from mexican_train.env.seen import view_of_game
from mexican_train.rules.tiles import full_set

assert mexican_train.env.openspiel

GAMES = [
    "mexican_train(players=2,rules=rounds:1)",
    "mexican_train(sheet=nordic/open,players=3,rules=rounds:1;max_pip:9)",
    "mexican_train(sheet=station,players=3,rules=rounds:2;max_pip:6;hand:4)",
    "mexican_train(sheet=station/fast,players=4,rules=rounds:1;max_pip:9;hand:6)",
    "mexican_train(sheet=gare,players=4,rules=rounds:2;max_pip:9;hand:5)",
    "mexican_train(sheet=classic,players=3,rules=rounds:4;max_pip:6;hand:2)",
]
SHORT = "mexican_train(sheet=station,players=3,rules=rounds:1;max_pip:6;hand:3)"


def states(name: str, luck: Random) -> Iterator[Any]:
    """Return every state of a random match in which a seat has to decide, and the last one."""
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(luck.choice(state.legal_actions()))
    yield state


def known(state: Any, seat: int) -> tuple[Any, ...]:
    """Return what a seat sees in this round, from its view and its observation."""
    return view_of_game(state.match, seat), tuple(state.observation_tensor(seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_for_the_seat_over_whole_matches(name: str) -> None:
    changed = 0
    for number in range(2):
        luck = Random(number)
        for state in states(name, luck):
            if luck.random() > 0.15:
                continue
            for seat in range(state.num_players()):
                other = state.resample_from_infostate(seat, luck.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert known(other, seat) == known(state, seat)
                assert other.current_player() == state.current_player()
                if state.current_player() == seat:
                    assert other.legal_actions() == state.legal_actions()
                changed += other.history() != state.history()
                while not other.is_terminal():
                    other.apply_action(luck.choice(other.legal_actions()))
    assert changed > 20


@pytest.mark.parametrize("name", GAMES)
def test_states_have_one_string_just_as_long_as_the_seat_has_seen_the_same(name: str) -> None:
    """Two states that are alike for a seat are played on at random, with the same luck."""
    parted = together = 0
    for number in range(3):
        luck = Random(number)
        for state in states(name, luck):
            if state.is_terminal() or luck.random() > 0.1:
                continue
            seat = luck.randrange(state.num_players())
            one, other = state.clone(), state.resample_from_infostate(seat, luck.random)
            while not one.is_terminal() and not other.is_terminal():
                if one.is_chance_node() or other.is_chance_node():
                    break
                alike = one.information_state_string(seat) == other.information_state_string(seat)
                assert alike == (known(one, seat) == known(other, seat))
                if not alike:
                    parted += 1
                    break
                together += 1
                assert one.current_player() == other.current_player()
                chosen = luck.random()
                for each in (one, other):
                    actions = each.legal_actions()
                    each.apply_action(actions[int(chosen * len(actions))])
    assert min(parted, together) > 10 or "open" in name


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_remembers_all_that_it_did(name: str) -> None:
    """From the string of a decision follow the strings of all its decisions before, in order."""
    past: dict[str, list[str]] = {}
    for number in range(5):
        seats: dict[int, list[str]] = {}
        for state in states(name, Random(number % 2)):
            if state.is_terminal():
                continue
            seat = state.current_player()
            own = seats.setdefault(seat, [])
            text = state.information_state_string(seat)
            assert past.setdefault(text, own[:]) == own
            assert not own or text.startswith(own[-1].rsplit(" ", 1)[0])
            own.append(text)


def test_what_differs_in_hidden_tiles_alone_has_one_string() -> None:
    def dealt(swap: tuple[int, int]) -> Any:
        state = pyspiel.load_game("mexican_train(players=2,rules=rounds:1;max_pip:6;hand:4)")
        state = state.new_initial_state()
        order = [tile for tile in full_set(6) if tile != (6, 6)]
        one, other = swap
        order[one], order[other] = order[other], order[one]
        for tile in order:
            state.apply_action(tile_number(*tile))
        return state

    as_it_is = dealt((0, 0))
    for hidden in [(4, 12), (9, 20)]:
        assert dealt(hidden).information_state_string(0) == as_it_is.information_state_string(0)
    for own in [(0, 4), (3, 20)]:
        assert dealt(own).information_state_string(0) != as_it_is.information_state_string(0)


def test_the_string_of_a_draw_names_the_tile_to_the_seat_that_drew_it_alone() -> None:
    luck = Random(4)
    for state in states("mexican_train(players=2,rules=rounds:1)", luck):
        if "drawn" in state.information_state_string(0):
            break
    drawer = "0:drawn=" if "0:drawn=" in state.information_state_string(0) else "1:drawn="
    for seat in range(2):
        words = [
            word for word in state.information_state_string(seat).split() if word[:8] == drawer
        ]
        assert all((word == f"{drawer}?") == (drawer[0] != str(seat)) for word in words)


def test_silence_is_remembered_by_the_seat_itself() -> None:
    found = 0
    for number in range(30):
        for state in states(SHORT, Random(number)):
            if state.is_terminal() or 3 not in state.legal_actions():
                continue
            silent = state.clone()
            seat = silent.current_player()
            silent.apply_action(3)
            for each in range(3):
                before = state.information_state_string(each).count(":silent")
                after = silent.information_state_string(each).count(":silent")
                assert after == before + (each == seat)
            found += 1
    assert found > 10


def test_the_tensor_has_the_seat_and_the_rows_of_the_string() -> None:
    for state in states(SHORT, Random(1)):
        for seat in range(3):
            tensor = np.array(state.information_state_tensor(seat))
            assert tensor[:3].tolist() == [float(seat == each) for each in range(3)]
            rows = tensor[3:].reshape(-1, 3)
            count = int(np.flatnonzero(rows.any(axis=1))[-1]) + 1
            assert len(state.information_state_string(seat).split()) == 1 + count
            assert len(rows) == most_rows(state.match.header)


def test_observers_have_perfect_recall_when_it_is_asked_for_and_refuse_the_rest() -> None:
    game = pyspiel.load_game(SHORT)
    *_, state = states(SHORT, Random(2))
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 0) == state.information_state_string(0)
    now = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert now.string_from(state, 0) == state.observation_string(0)
    with pytest.raises(MexicanTrainError, match="public information and that of one player"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


def test_a_deal_that_has_begun_is_resampled_too() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(0, Random(1).random)
    assert other.is_chance_node()
    assert len(other.history()) == 5
    assert len(set(other.history())) == 5


def test_information_set_search_plays_a_round() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("mexican_train(players=2,rules=rounds:1;max_pip:6;hand:4)")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=chance)
    state, luck, decisions = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            decisions += 1
        else:
            action = luck.choice(state.legal_actions())
        state.apply_action(action)
    assert decisions > 2
    assert sum(state.returns()) == 0


def test_outcome_sampling_keeps_what_it_learns_by_information_state() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = pyspiel.load_game("mexican_train(players=2,rules=rounds:1;max_pip:6;hand:4)")
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(4):
        solver.iteration()
    kept = [*solver._infostates]
    assert len(kept) > 40
    assert {text.split()[0] for text in kept} == {"seat=0", "seat=1"}
