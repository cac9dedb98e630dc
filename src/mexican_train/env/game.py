# cython: allow_none_for_extension_args=False
"""A match as a row of decisions: whose it is, what is open to it, what follows.

Turns are decisions, and so are calls. After every action, in this order: who has ended a turn with
one tile left is asked whether to knock; then, about a slip that the action has brought to light,
each other seat in turn whether to catch, until one does. Nobody is asked twice about one slip. This
is how bots are asked too (`bots/calling.py`), and random play-outs.

Plain Python; `game.pxd` beside it gives the same lines C types (see `rules/round.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

try:
    import cython
except ImportError:
    from mexican_train import _plain as cython

from ..rules.actions import Action
from ..rules.codes import (
    CATCH_CODE,
    DRAW_CODE,
    KNOCK_CODE,
    PASS_CODE,
    STOP_CODE,
    action_of,
)
from ..rules.deal import deal, deal_at_random, still_used
from ..rules.errors import MexicanTrainError
from ..rules.header import Header
from ..rules.match import match_winners
from ..rules.notation import shown
from ..rules.rng import Rng
from ..rules.round import Round
from ..rules.tiles import Tile
from .numbers import (
    CATCH,
    CATCHING,
    DRAW,
    KNOCK,
    KNOCKING,
    MATCH_ENDED,
    NOTHING,
    PASS,
    PLAYS,
    ROUND_ENDED,
    RUNNING,
    SILENT,
    STOP,
    TURN,
)
from .seeding import deal_seed

if not cython.compiled:
    from ..rules.bits import first_bit
    from ..rules.tiles import MAX_PLAYERS, MEXICAN, TRAINS

Decision: TypeAlias = tuple[int, int, int]


class Game:
    """A match that asks one seat at a time. With an empty key it waits for every deal.

    Attributes:
        header: The sheet, rules and players of the match.
        number: The number of the round, from 1.
        seat: The seat whose decision it is, or -1.
        kind: The kind of decision: 0 a turn, 1 a knock, 2 a catch, -1 nothing.
        round: The table. It knows all hands.
        deals: The number of rounds dealt in this stream.
    """

    def __init__(
        self, header: Header, key: bytes = b"", by_match: bool = False, skip_forced: bool = False
    ) -> None:
        self.header = header
        self.key = key
        self.by_match = by_match
        self.skip_forced = skip_forced
        self.players = header.players
        self.size = header.rules.hand_size(header.players)
        self.last = header.rules.match_rounds
        self.rng = Rng(0)
        self.round = Round(header.rules, header.players)
        self.deals = 0  # in this stream so far
        self.recalled = False
        self._past: list[int] = []
        self._rewards = [0.0] * header.players
        self.clear()

    def clear(self) -> None:
        """Forgets the match so far."""
        self.number = 0
        self.used = 0
        self._totals = [0] * self.players
        self.seat = -1
        self.kind = NOTHING
        self.slipped = -1
        self.caller = 0
        self.knock_asked = False
        self.ended = RUNNING

    def begin(self) -> None:
        """A new match from its first deal; what is in `rewards` stays."""
        self.clear()
        self.next_round()

    def copy(self) -> Game:
        """Another game in the same state, with the same deals to come."""
        other = Game(self.header, self.key, self.by_match, self.skip_forced)
        other.resume(self.round.copy(), self.numbers(), self.totals, self.rewards, self.past)
        return other

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        how = (self.header, self.key, self.by_match, self.skip_forced)
        parts = (self.round, self.numbers(), self.totals, self.rewards, self.past)
        return resumed, (how, *parts)

    def numbers(self) -> tuple[int, ...]:
        """How far the game is, besides its round and its lists."""
        return (
            *(self.deals, self.number, self.used, self.seat, self.kind, self.slipped),
            *(self.caller, self.knock_asked, self.ended, self.recalled),
        )

    def resume(
        self,
        round: Round,
        numbers: tuple[int, ...],
        totals: list[int],
        rewards: list[float],
        past: list[int],
    ) -> None:
        """Goes on where another game is; what cannot be is refused."""
        players = self.players
        deals, number, used, seat, kind, slipped, caller, knock_asked, ended, recalled = numbers
        if round.players != players or round.rules != self.header.rules:
            raise MexicanTrainError("this round is of another table")
        if not len(totals) == len(rewards) == players or not NOTHING <= kind <= CATCHING:
            raise MexicanTrainError("there is no such moment at this table")
        if not (-1 if kind == NOTHING else 0) <= seat < players or caller < 0:
            raise MexicanTrainError("there is no such seat at this table")
        if not (0 if kind == CATCHING else -1) <= slipped < players:
            raise MexicanTrainError("there is nobody to catch at this table")
        self.round = round
        self._totals, self._rewards, self._past = [*totals], [*rewards], [*past]
        self.deals, self.number, self.used, self.ended = deals, number, used, ended
        self.seat, self.kind, self.slipped, self.caller = seat, kind, slipped, caller
        self.knock_asked, self.recalled = knock_asked != 0, recalled != 0

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    @property
    def totals(self) -> list[int]:
        """The points of the finished rounds together."""
        return self._totals[:]

    @property
    def rewards(self) -> list[float]:
        """What each seat got by the last step."""
        return self._rewards[:]

    @property
    def past(self) -> list[int]:
        """What has been done in this round, as `noted` writes it."""
        return self._past[:]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.ended == MATCH_ENDED

    # ------------------------------------------------------------------ rounds

    def next_round(self) -> None:
        """Goes on to the next round: deals it, or waits for its deal."""
        self.number += 1
        self.used = still_used(self.round.terms, self.used)
        self.seat = -1
        self.kind = NOTHING
        if self.key:
            self.rng.reseed(deal_seed(self.key, self.deals), 0)
            deal_at_random(self.round, self.size, self.number, self.used, self.rng)
            self.begun()

    def deal_order(self, order: Sequence[Tile]) -> None:
        """Deals the round that is waited for from tiles in this order."""
        if self.key or self.kind != NOTHING or self.over or not self.number:
            raise MexicanTrainError("no deal is waited for")
        used = [pip for pip in range(self.round.terms.max_pip + 1) if self.used >> pip & 1]
        self.round = deal(self.header.rules, self.players, order, self.number, used)
        self.begun()

    def begun(self) -> None:
        """A round has been dealt."""
        self.deals += 1
        self._past = []
        self.slipped = -1
        self.knock_asked = False
        self.settle()

    def finish_round(self) -> None:
        """Counts what is left in the hands, and goes on unless the match is over."""
        points = self.round.scores
        whole = sum(points)
        for seat in range(self.players):
            self._totals[seat] += points[seat]
            if not self.by_match:
                # What the others have left, on average, less what one has oneself.
                others = (whole - points[seat]) / (self.players - 1.0)
                self._rewards[seat] += others - points[seat]
        self.used |= 1 << self.round.engine
        if self.number < self.last:
            self.ended = ROUND_ENDED
            self.next_round()
            return
        self.ended = MATCH_ENDED
        self.seat = -1
        self.kind = NOTHING
        if self.by_match:
            winners = match_winners(self.header, self.round, self._totals)
            for seat in range(self.players):
                share = 1.0 / len(winners) if seat in winners else 0.0
                self._rewards[seat] += share - 1.0 / self.players

    # ------------------------------------------------------------------ decisions

    def settle(self) -> None:
        """Finds the next decision; where one asks for it, takes those without a choice at once."""
        while not self.round.over:
            self.find_decision()
            if not self.skip_forced or self.kind != TURN:
                return
            code = self.only_code()
            if code < 0:
                return
            self.apply(code)
        self.finish_round()

    def find_decision(self) -> None:
        """Whose decision it is now, and about what."""
        round = self.round
        if round.may_knock >= 0 and not self.knock_asked:
            self.seat = round.may_knock
            self.kind = KNOCKING
            return
        if self.slipped >= 0:
            if self.caller == self.slipped:
                self.caller += 1
            if self.caller < self.players and round.catchable >> self.slipped & 1:
                self.seat = self.caller
                self.kind = CATCHING
                return
            self.slipped = -1
        self.seat = round.turn
        self.kind = TURN

    def only_code(self) -> int:
        """The code of the one action that is open to the seat whose turn it is, or -1."""
        round = self.round
        stop = round.may_stop()
        plays = round.count_plays()
        if plays == 0:
            return STOP_CODE if stop else round.no_play()
        if plays > 1 or stop:
            return -1
        trains = round.open_trains()
        while not round._fitting(first_bit(trains)):
            trains &= trains - 1
        train = first_bit(trains)
        return train << 5 | first_bit(round._fitting(train))

    def is_open(self, action: int) -> bool:
        """Whether an action, by its number, is open to the seat whose decision it is."""
        round = self.round
        if self.kind == TURN:
            if action >= PLAYS:
                place = (action - PLAYS) % TRAINS
                pip = (action - PLAYS) // TRAINS
                if pip > round.terms.max_pip or (place >= self.players and place != MEXICAN):
                    return False
                train = self.train_at(place)
                if not round.open_trains() >> train & 1:
                    return False
                return round._fitting(train) >> pip & 1 != 0
            if action == STOP:
                return round.may_stop()
            if (action != DRAW and action != PASS) or round.may_stop() or round.count_plays():
                return False
            return (round.no_play() == DRAW_CODE) == (action == DRAW)
        if self.kind == KNOCKING:
            return action in (KNOCK, SILENT)
        if self.kind == CATCHING:
            return action == SILENT or action == CATCH + self.place_of(self.slipped)
        return False

    def step(self, action: int) -> None:
        """Does what the seat whose decision it is has chosen; `rewards` are of this step."""
        if not self.is_open(action):
            raise MexicanTrainError(self.refusal(action))
        if self.recalled:
            raise MexicanTrainError(
                "a game made from a view cannot go on: its hidden tiles are nowhere"
            )
        self.forget_rewards()
        self.ended = RUNNING
        if action != SILENT:
            self.apply(self.code_at(action))
        elif self.kind == KNOCKING:
            self.knock_asked = True
        else:
            self.caller += 1
        self.settle()

    def forget_rewards(self) -> None:
        """Begins to count rewards anew."""
        for seat in range(self.players):
            self._rewards[seat] = 0.0

    def refusal(self, action: int) -> str:
        """Why an action is not taken, in a sentence."""
        if self.kind == NOTHING:
            return "the match is over" if self.over else "no round has been dealt"
        numbers = ", ".join(str(each) for each in self.open_actions())
        return f"action {shown(action)} is not open to seat {self.seat}: open are {numbers}"

    def apply(self, code: int) -> None:
        """Does what a code says and notes what all have seen of it."""
        round = self.round
        seat = self.seat
        before = round.catchable
        left = round.bone_end - round.bone_next
        tile = 0
        if code < DRAW_CODE:
            tile = 1 + tile_number(round.ends[code >> 5], code & 31)
        round._apply(code)
        marked = round.markers >> seat & 1
        drawn = left - (round.bone_end - round.bone_next)
        self._past.append(noted(seat, code, tile, marked, drawn))
        if code < KNOCK_CODE:
            self.knock_asked = False
            fresh = round.catchable & ~before
            self.slipped = first_bit(fresh) if fresh else -1
            self.caller = 0

    # ------------------------------------------------------------------ numbers

    def train_at(self, place: int) -> int:
        """The train at a place, counted from the seat whose decision it is."""
        return MEXICAN if place == MEXICAN else (self.seat + place) % self.players

    def place_of(self, train: int) -> int:
        """The place of a train or a seat, counted from the seat whose decision it is."""
        return train if train == MEXICAN else (train - self.seat + self.players) % self.players

    def code_at(self, action: int) -> int:
        """The code of an action that is open, by its number."""
        if action >= PLAYS:
            place = (action - PLAYS) % TRAINS
            return self.train_at(place) << 5 | (action - PLAYS) // TRAINS
        if action >= CATCH:
            return CATCH_CODE + MAX_PLAYERS * self.seat + self.train_at(action - CATCH)
        if action == KNOCK:
            return KNOCK_CODE + self.seat
        if action == DRAW:
            return DRAW_CODE
        return PASS_CODE if action == PASS else STOP_CODE

    def open_actions(self) -> list[int]:
        """The numbers of all actions that are open to the seat whose decision it is, sorted."""
        most = PLAYS + TRAINS * (self.round.terms.max_pip + 1)
        return [action for action in range(most) if self.is_open(action)]

    def action_at(self, action: int) -> Action | None:
        """The action that an open number stands for; None for staying silent."""
        if not self.is_open(action):
            raise MexicanTrainError(self.refusal(action))
        return None if action == SILENT else action_of(self.round, self.code_at(action))

    def number_of(self, action: Action | None) -> int:
        """The number of an action of the seat whose decision it is; None is staying silent."""
        for number in self.open_actions():
            if self.action_at(number) == action:
                return number
        silent = "staying silent" if action is None else str(action)
        raise MexicanTrainError(f"{silent} is not open to seat {self.seat}")


def tile_number(one: int, other: int) -> int:
    """The number of a tile, whichever end comes first: 0-0, 0-1, 1-1, 0-2, 1-2, 2-2, 0-3, ..."""
    if one < other:
        return other * (other + 1) // 2 + one
    return one * (one + 1) // 2 + other


def noted(seat: int, code: int, tile: int, marked: int, drawn: int) -> int:
    """A past action as one number; `tile` is 0 for none, or one more than its number."""
    return seat | code << 3 | tile << 13 | marked << 21 | drawn << 22


def resumed(
    how: tuple[Any, ...],
    round: Round,
    numbers: tuple[int, ...],
    totals: list[int],
    rewards: list[float],
    past: list[int],
) -> Game:
    """A game from what it was made with and its parts; pickles have it."""
    game = Game(*how)
    game.resume(round, numbers, totals, rewards, past)
    return game


def recalled(
    round: Round, header: Header, number: int, totals: list[int], past: list[int], about: Decision
) -> Game:
    """A game as somebody knows it (see `seen.py`); it cannot be played on.

    `about` is the seat whose decision it is, what kind it is, and who slipped.
    """
    numbers = (0, number, 0, *about, 0, 0, RUNNING, 1)
    return resumed((header,), round, numbers, totals, [0.0] * header.players, past)
