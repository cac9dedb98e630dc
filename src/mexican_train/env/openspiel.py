"""The game for OpenSpiel: importing this registers `mexican_train` with it.

Needs the package open_spiel. Tiles are dealt one by one by chance, so that every deal is as likely;
their numbers and those of actions are the same as in the other environments. One observes what
`arrays.py` writes, and it is learned at the end who got what. Information states are those of
`information.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..lab.optional_libraries import library

try:
    import numpy as np
    import pyspiel
except ImportError:
    library("pyspiel", "mexican_train.env.openspiel", "openspiel")  # says what to install
    raise

from ..rules.deal import tiles_to_deal
from ..rules.errors import MexicanTrainError
from ..rules.header import Header
from ..rules.notation import shown
from ..rules.tiles import MAX_PLAYERS, Tile
from ..sheets import find_sheet, header_of
from .arrays import Encoder, most_observed, observe
from .game import Game, tile_number
from .information import ROW, InformationLog, most_decisions, most_rows, text_of_rows
from .numbers import POINTS_UNIT
from .resampling import Redealer, Sampler
from .seen import TILE_AT
from .tables import by_match

PARAMETERS = {"sheet": "nordic", "players": 2, "rules": "rounds:1", "rewards": "round"}
"""What is played if nothing else is said; `rules` are house rules as in `hand:7;rounds:1`."""
MOST_DEALS = 10_000
"""How many deals are tried before none is found that agrees with an information state."""

TYPE = pyspiel.GameType(
    short_name="mexican_train",
    long_name="Mexican Train",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class MexicanTrainGame(pyspiel.Game):  # type: ignore[misc]
    """A match by a sheet: `pyspiel.load_game("mexican_train(sheet=station,players=3)")`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given: dict[str, Any] = PARAMETERS | dict(params or {})
        rules = house_rules(str(given["rules"]))
        self.header = header_of(find_sheet(str(given["sheet"])), int(given["players"]), rules)
        self.by_match = by_match(str(given["rewards"]))
        self.encoder = Encoder(self.header.rules, self.header.players, 0)
        super().__init__(TYPE, told_of(self.header, self.encoder, self.by_match), dict(given))

    def new_initial_state(self) -> MexicanTrainState:
        """The beginning of a match, before anything is dealt."""
        return MexicanTrainState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> Observer | InformationObserver:
        """Return the observer of observations or, with perfect recall, of information states."""
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):  # by default
            return Observer(self.encoder)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or iig_obs_type.private_info != own:
            raise MexicanTrainError(
                "an observer has public information and that of one player: "
                "IIGObservationType(public_info=True, private_info=SINGLE_PLAYER)"
            )
        if iig_obs_type.perfect_recall:
            return InformationObserver(self.header)
        return Observer(self.encoder)


class MexicanTrainState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match.

    `order` are the tiles dealt so far for the next round, `dealt` those of the round that runs.
    """

    def __init__(self, game: MexicanTrainGame) -> None:
        super().__init__(game)
        self.match = Game(game.header, by_match=game.by_match)
        self.match.begin()
        self.gained = [0.0] * game.header.players
        self.order: list[Tile] = []
        self.dealt: list[Tile] = []
        self.log = InformationLog(game.header)

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.match.seat < 0 else self.match.seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.open_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that may be dealt next, each as likely."""
        left = sorted(tile_number(*tile) for tile in self._left())
        return [(number, 1.0 / len(left)) for number in left]

    def _left(self) -> set[Tile]:
        return {*tiles_to_deal(self.match.header.rules, self.match.number)} - {*self.order}

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match.seat >= 0:
            self.log.step(match, action)
            gained = zip(self.gained, match.rewards, strict=True)
            self.gained = [before + now for before, now in gained]
            return
        self.order.append(TILE_AT[action])
        if not self._left():
            match.deal_order(self.order)
            self.log.add_deal(match, self.order)
            self.order, self.dealt = [], self.order

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {TILE_AT[action]}"
        if player == self.match.seat and self.match.is_open(action):
            return str(self.match.action_at(action) or "silent")
        return f"action {action}"

    def resample_from_infostate(self, player: int, sampler: Sampler) -> MexicanTrainState:
        """Return a state that `player` cannot tell from this one, its hidden tiles dealt again.

        Only the running round is dealt again: finished rounds have no effect on the rest.
        """
        history = self.history()
        if self.is_terminal():
            return self._replay(history)
        if self.is_chance_node():
            begun = len(history) - len(self.order)
            left = sorted(tiles_to_deal(self.match.header.rules, self.match.number))
            order = [left.pop(int(sampler() * len(left))) for _ in self.order]
            return self._replay([*history[:begun], *numbers_of(order)])
        redealer = Redealer(self.match, self.dealt, player, sampler)
        actors = [each.player for each in self.full_history()][::-1]
        end = len(history) - actors.index(pyspiel.PlayerId.CHANCE)
        known = self.information_state_string(player)
        for _ in range(MOST_DEALS):
            order = redealer.next_order()
            deal = [*history[: end - len(order)], *numbers_of(order)]
            try:
                state = self._replay([*deal, *history[end:]])
            except MexicanTrainError:
                continue  # an action of another seat was not open to it
            if state.information_state_string(player) == known:
                return state
        raise MexicanTrainError(f"no deal of {MOST_DEALS} agrees with what seat {player} knows")

    def _replay(self, history: Sequence[int]) -> MexicanTrainState:
        """Return the state after all of these actions."""
        state: MexicanTrainState = self.get_game().new_initial_state()
        for action in history:
            state.apply_action(action)
        return state

    def returns(self) -> list[float]:
        """What each seat got, once the match is over."""
        return self.gained if self.match.over else [0.0] * self.match.players

    def __str__(self) -> str:
        round = self.match.round
        hands = " | ".join(
            " ".join(map(str, round.hand_of(seat))) for seat in range(self.match.players)
        )
        dealt = " ".join(map(str, self.order))
        return f"round {self.match.number}, seat {self.match.seat}: {hands}; dealt: {dealt}"


class Observer:
    """Writes what a seat observes; before the deal, that it knows nothing."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {name: self.tensor[block] for name, block in encoder.blocks.items()}
        self.masks = np.zeros((1, encoder.actions), np.int8)

    def set_from(self, state: MexicanTrainState, player: int) -> None:
        """Writes what `player` observes into `tensor`."""
        self.tensor.fill(0.0)
        if state.match.round.engine >= 0 and not state.order:
            rows = self.tensor.reshape(1, -1)
            observe(self.encoder, [state.match], player, rows, self.masks, None)

    def string_from(self, state: MexicanTrainState, player: int) -> str:
        """The same as text."""
        self.set_from(state, player)
        return " ".join(f"{place}:{self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


class InformationObserver:
    """Writes information states; a tensor has the seat, and then the rows as whole numbers."""

    def __init__(self, header: Header) -> None:
        self.players = header.players
        self.tensor = np.zeros(header.players + ROW * most_rows(header), np.float32)
        seat, rows = self.tensor[: header.players], self.tensor[header.players :]
        self.dict = {"seat": seat, "rows": rows.reshape(-1, ROW)}

    def set_from(self, state: MexicanTrainState, player: int) -> None:
        """Write what `player` knows into `tensor`."""
        rows = state.log.state_of(state.match, player)
        self.tensor.fill(0.0)
        self.tensor[player] = 1.0
        self.tensor[self.players : self.players + len(rows)] = np.frombuffer(rows, np.uint8)

    def string_from(self, state: MexicanTrainState, player: int) -> str:
        """Return the same as text."""
        return text_of_rows(state.log.state_of(state.match, player), player, self.players)


def numbers_of(order: Sequence[Tile]) -> list[int]:
    """Return the actions of chance that deal these tiles."""
    return [tile_number(*tile) for tile in order]


def house_rules(text: str) -> dict[str, object]:
    """House rules from a text such as `hand:7;rounds:1`."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise MexicanTrainError(f"rules are written as in hand:7;rounds:1, not {shown(text)}")
        found[name.strip()] = value.strip()
    return found


def told_of(header: Header, encoder: Encoder, by_match: bool) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    rules, players = header.rules, header.players
    most = 1.0 if by_match else most_observed(rules) * POINTS_UNIT
    return pyspiel.GameInfo(
        num_distinct_actions=encoder.actions,
        max_chance_outcomes=rules.tiles,
        num_players=players,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=most_decisions(header),
    )


pyspiel.register_game(TYPE, MexicanTrainGame)
