"""The game for OpenSpiel: its own tests, and the same rules, numbers and points."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest
from env.side_by_side import seen

from mexican_train import MexicanTrainError, Tile
from mexican_train.env.openspiel import house_rules
from mexican_train.env.seen import TILE_AT

SHORT = "rounds:2;max_pip:6;hand:4"


@pytest.mark.parametrize(
    "name",
    [
        f"mexican_train(players=2,rules={SHORT})",
        f"mexican_train(sheet=station,players=3,rules={SHORT},rewards=match)",
        f"mexican_train(sheet=classic,players=4,rules={SHORT};open_hands:yes)",
    ],
)
def test_openspiel_is_content(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def played(name: str, luck: Random) -> Any:
    """A match played at random to its end; looks at what is told on the way."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while not state.is_terminal():
        match = state.match
        assert state.returns() == [0.0] * game.num_players()
        if state.is_chance_node():
            chances = state.chance_outcomes()
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert {chance for _, chance in chances} == {1 / len(chances)}
        else:
            seat = state.current_player()
            assert state.legal_actions() == match.open_actions()
            assert state.observation_tensor(seat) == seen(game.encoder, match, seat).observation
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_points_are_those_of_the_match() -> None:
    state = played(f"mexican_train(players=3,rules={SHORT})", Random(1))
    totals = state.match.totals
    assert state.returns() == pytest.approx([sum(totals) / 2 - 1.5 * own for own in totals])
    state = played(f"mexican_train(players=2,rules={SHORT},rewards=match)", Random(1))
    assert sorted(state.returns()) == [-0.5, 0.5]


def test_the_tiles_are_those_that_chance_deals() -> None:
    state = pyspiel.load_game("mexican_train(players=2,rules=rounds:1)").new_initial_state()
    dealt = []
    while state.is_chance_node():
        dealt.append(TILE_AT[state.legal_actions()[-1]])
        assert state.action_to_string(state.legal_actions()[-1]) == f"deal {dealt[-1]}"
        state.apply_action(state.legal_actions()[-1])
    assert len(dealt) == 90
    assert Tile(12, 12) not in dealt
    assert state.match.round.hand_of(0) == sorted(dealt[:16])
    assert state.match.round.boneyard == dealt[32:]
    assert "10-12@0" in [state.action_to_string(each) for each in state.legal_actions()]


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("mexican_train(sheet=gare,rules=hand:3)").new_initial_state()
    luck = Random(2)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    before = str(state)
    clone = state.clone()
    while not clone.is_terminal():
        clone.apply_action(luck.choice(clone.legal_actions()))
    assert str(state) == before


def test_house_rules_are_read_or_refused() -> None:
    assert house_rules("hand:7;rounds:1") == {"hand": "7", "rounds": "1"}
    assert house_rules("") == {}
    with pytest.raises(MexicanTrainError, match="rules are written as in hand:7;rounds:1, not 'x'"):
        house_rules("x")
