"""The game as an environment of PettingZoo, in which agents act one after another (AEC).

Needs the extra [env]. What is observed and what the numbers of actions mean is told in
docs/environments.md; both come from `arrays.py` and `numbers.py`, as for many tables at once.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ..lab.optional_libraries import library

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    library("pettingzoo", "mexican_train.env", "env")  # says what to install
    raise

from ..rules.errors import MexicanTrainError
from ..rules.notation import shown
from ..rules.view import view_of
from ..sheets import Sheet, header_of
from ..terminal.draw import draw_table
from .arrays import Encoder, most_observed, observe
from .game import Game
from .numbers import PAST_FACTS
from .seeding import stream_key
from .tables import by_match, found_sheet

NAME = "mexican_train_v0"
MODES = ("human", "ansi")


def env(sheet: str | Sheet = "nordic", players: int = 4, **options: Any) -> Any:
    """The environment with the usual checks around it: that it was reset, that actions exist."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(MexicanTrainEnv(sheet, players, **options))
    )


class MexicanTrainEnv(AECEnv):  # type: ignore[misc]
    """A match. Every seat is an agent, `player_0` to `player_7`; see docs/environments.md."""

    metadata = {  # noqa: RUF012, as PettingZoo has it
        "name": NAME,
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        sheet: str | Sheet = "nordic",
        players: int = 4,
        *,
        rules: Mapping[str, object] | None = None,
        rewards: str = "round",
        history: int = 32,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            known = " or ".join(MODES)
            raise MexicanTrainError(f"render_mode is {known}, not {shown(render_mode)}")
        self.render_mode = render_mode
        self.header = header_of(found_sheet(sheet), players, rules)
        self.encoder = Encoder(self.header.rules, players, history)
        self.by_match = by_match(rewards)
        self.skip_forced = skip_forced
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents
        }
        self.game: Game | None = None

    def _space(self) -> spaces.Dict:
        encoder = self.encoder
        most = most_observed(self.header.rules)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0.0, most, (encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
        if encoder.past:
            most_past = max(encoder.actions, self.header.rules.tiles)
            parts["history"] = spaces.Box(0, most_past, (encoder.past, PAST_FACTS), np.int16)
        return spaces.Dict(parts)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of actions: the same for all."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------------ playing

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        """Begins a match: the first of a seed's or, if none is named, the next of the last one's.

        If no seed was ever named, one is drawn.
        """
        if seed is not None or self.game is None:
            key = stream_key(secrets.randbits(64) if seed is None else seed, 0)
            self.game = Game(self.header, key, self.by_match, self.skip_forced)
        self.game.forget_rewards()
        self.game.begin()
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._tell()
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        """Does what the agent whose decision it is has chosen."""
        game = self._running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            raise MexicanTrainError(f"an action is a whole number, not {shown(action)}")
        game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _running(self) -> Game:
        if self.game is None:
            raise MexicanTrainError("call reset before anything else")
        return self.game

    def _tell(self) -> None:
        """What PettingZoo is told after a step."""
        game = self._running()
        self.rewards = dict(zip(self.agents, game.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, game.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[max(game.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes now; nothing is open to it unless the decision is its own."""
        encoder = self.encoder
        observations = np.empty((1, encoder.size), np.float32)
        masks = np.empty((1, encoder.actions), np.int8)
        past = np.empty((1, encoder.past, PAST_FACTS), np.int16)
        seat = self.possible_agents.index(agent)
        observe(encoder, [self._running()], seat, observations, masks, past)
        told = {"observation": observations[0], "action_mask": masks[0]}
        return told | {"history": past[0]} if encoder.past else told

    # ------------------------------------------------------------------ looking

    def render(self) -> str | None:
        """The table and the hand of whose decision it is, as text; `human` prints it."""
        if self.render_mode is None:
            return None
        game = self._running()
        seat = max(game.seat, 0)
        view = view_of(game.round, seat, self.header, game.number, (), [game.totals])
        table = draw_table(view, self.possible_agents)
        text = f"{table}\n{self.possible_agents[seat]} holds {' '.join(map(str, view.hand))}"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
