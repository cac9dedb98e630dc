"""The environment of PettingZoo: its own tests, and what agents get, in every sheet."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pytest
from env.side_by_side import seen
from pettingzoo.test import api_test, render_test, seed_test

from mexican_train import MexicanTrainError, all_sheets, load_sheet
from mexican_train.env import MexicanTrainEnv, env

# What PettingZoo's test says of environments whose observations come with a mask, as its own do.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose match is over
)


@with_masks
@pytest.mark.parametrize(
    ("sheet", "players"),
    [("nordic", 4), ("station/fast+open", 3), ("gare", 8), ("classic/nine", 2)],
)
def test_pettingzoo_is_content(
    sheet: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {"hand": 5, "rounds": 2}
    api_test(env(sheet, players, rules=few), num_cycles=60)
    api_test(env(sheet, players, rules=few, rewards="match", history=0), num_cycles=60)
    seed_test(lambda: env(sheet, players, skip_forced=True), num_cycles=20)
    render_test(lambda render_mode: env(sheet, players, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("sheet", all_sheets())
def test_every_sheet_can_be_played_to_its_end(sheet: str) -> None:
    players = load_sheet(sheet).rules.max_players
    table = env(sheet, players, rules={"rounds": 1})
    table.reset(seed=4)
    luck, gained = Random(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        told, reward, ended, _, _ = table.last()
        gained[agent] += reward
        open = np.flatnonzero(told["action_mask"])
        table.step(None if ended else luck.choice(open))
    assert not table.agents
    assert sum(gained.values()) == pytest.approx(0, abs=1e-6)
    assert any(gained.values())


def test_agents_get_what_the_encoder_writes() -> None:
    table = MexicanTrainEnv("station", 3)
    table.reset(seed=1)
    game = table.game
    assert game is not None
    while not game.over and game.number == 1:
        for seat, agent in enumerate(table.possible_agents):
            told, same = table.observe(agent), seen(table.encoder, game, seat)
            assert told["observation"].tolist() == same.observation
            assert told["action_mask"].tolist() == same.mask
            assert told["history"].tolist() == same.past
        table.step(game.open_actions()[0])


def test_the_next_match_has_other_deals_and_a_seed_the_same() -> None:
    table = env("nordic", 2)

    def hand(seed: int | None) -> list[float]:
        table.reset(seed=seed)
        observation: list[float] = table.observe("player_0")["observation"].tolist()
        return observation

    first, second, third = hand(9), hand(None), hand(None)
    assert len({tuple(each) for each in (first, second, third)}) == 3
    assert [hand(9), hand(None), hand(None)] == [first, second, third]


def test_it_can_be_copied_in_the_middle_of_a_round() -> None:
    table = MexicanTrainEnv("classic", 2, rules={"rounds": 1})
    table.reset(seed=3)
    other = deepcopy(table)
    for each in (table, other):
        while not all(each.terminations.values()):
            each.step(int(np.flatnonzero(each.observe(each.agent_selection)["action_mask"])[0]))
    assert table.rewards == other.rewards


def test_it_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    table = MexicanTrainEnv("nordic", 3, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert "nordic, round 1 of 13" in drawn
    assert "player_0 holds " in drawn
    loud = MexicanTrainEnv("nordic", 3, render_mode="human")
    loud.reset(seed=1)
    loud.render()
    assert capsys.readouterr().out == drawn + "\n"


def test_own_sheets_and_house_rules(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('base = "nordic"\n[rules]\nmax_pip = 9\nhand = 6\n')
    table = MexicanTrainEnv(str(tmp_path / "ours.toml"), 5, rules={"open_hands": True})
    assert table.encoder.actions == 103
    table.reset(seed=1)
    observation = table.observe("player_4")["observation"]
    assert observation[table.encoder.blocks["hand"]].sum() == 6
    assert observation[table.encoder.blocks["others"]].sum() == 24


def test_mistakes_get_a_sentence() -> None:
    with pytest.raises(MexicanTrainError, match="there is no sheet 'nordisch'"):
        env("nordisch")
    with pytest.raises(MexicanTrainError, match="9 players cannot play this"):
        env("nordic", 9)
    with pytest.raises(MexicanTrainError, match="rewards are by round or by match, not 'win'"):
        env(rewards="win")
    with pytest.raises(MexicanTrainError, match="render_mode is human or ansi"):
        env(render_mode="rgb_array")
    with pytest.raises(MexicanTrainError, match="history is from 0"):
        env(history=-1)
    table = MexicanTrainEnv()
    with pytest.raises(MexicanTrainError, match="call reset"):
        table.observe("player_0")
    table.reset(seed=1)
    with pytest.raises(MexicanTrainError, match="an action is a whole number, not None"):
        table.step(None)
    with pytest.raises(MexicanTrainError, match="action 4 is not open to seat 0: open are "):
        table.step(4)


@pytest.mark.gate
def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['pettingzoo'] = None\n"
    tried = "from mexican_train.env import Tables\nTables(count=2)\n"
    tried += "from mexican_train.env import env"
    done = subprocess.run(
        [sys.executable, "-c", hidden + tried], capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1].endswith(
        "mexican_train.env needs the extra [env]: pip install 'mexican-train[env]'"
    )
