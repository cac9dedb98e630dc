"""A match: rounds one after another, engines used, totals, and who has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from .actions import Action, Catch, Knock
from .deal import deal, tiles_to_deal
from .errors import IllegalAction, Reason
from .events import Event, MatchOver, events_of_deal
from .fair import fair_order
from .header import Header
from .notation import read_action
from .record import Record
from .round import Round
from .rules import Engine, Rounds
from .tiles import Tile
from .view import Deed, View, view_of


class Phase(StrEnum):
    """How far a match has come."""

    READY = "ready"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


class Match:
    """A match in play: its header, the rounds so far, and the running one."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.phase = Phase.READY
        self.number = 0
        self.used: list[int] = []
        self.scores: list[list[int]] = []
        self.records: list[Record] = []
        self.history: list[Deed] = []
        self.agreed: set[int] = set()
        self._ending = False
        self._round: Round | None = None
        self._dealt: Sequence[Tile] = ()

    @property
    def round(self) -> Round:
        """The running round, or the last one."""
        if self._round is None:
            raise IllegalAction(Reason.ROUND_OVER)
        return self._round

    @property
    def totals(self) -> list[int]:
        """The points of the finished rounds together."""
        return [sum(scores[seat] for scores in self.scores) for seat in range(self.header.players)]

    @property
    def winners(self) -> list[int]:
        """Who has won: nobody until the match is over."""
        if self.phase != Phase.MATCH_OVER:
            return []
        if self.header.rules.rounds == Rounds.ONE:
            return self.round.winners()
        totals = self.totals
        return [seat for seat, total in enumerate(totals) if total == min(totals)]

    def deal(self, seed: bytes) -> list[Event]:
        """Begins the next round from a seed of 32 bytes, so that the deal can be verified."""
        return self.deal_order(fair_order(seed, tiles_to_deal(self.header.rules, self.number + 1)))

    def deal_order(self, order: Sequence[Tile]) -> list[Event]:
        """Begins the next round with the tiles in this order."""
        if self.phase == Phase.MATCH_OVER:
            raise IllegalAction(Reason.MATCH_OVER)
        if self.phase == Phase.PLAYING:
            raise IllegalAction(Reason.ROUND_RUNNING)
        header = self.header
        rules = header.rules
        if rules.engine == Engine.HIGHEST_UNUSED_HELD and len(self.used) > rules.max_pip:
            self.used = []  # a match longer than the set has doubles starts over
        round = deal(header.rules, header.players, order, self.number + 1, self.used)
        self._round, self._dealt = round, order
        self.number += 1
        self.history = []
        self.phase = Phase.PLAYING
        began = events_of_deal(round, self.number)
        return began + self._finish_round() if round.over else began

    def act(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Does what a seat asks for; see `Round.act`."""
        if isinstance(action, str):
            action = read_action(action)
        if self.phase != Phase.PLAYING:
            over = self.phase == Phase.MATCH_OVER
            raise IllegalAction(Reason.MATCH_OVER if over else Reason.ROUND_OVER, action)
        actor = self.round.turn
        left = self.round.bones_left()
        events = self.round.act(action, seat)
        if isinstance(action, Knock | Catch):
            actor = action.seat if isinstance(action, Knock) else action.by
        marked = bool(self.round.markers >> actor & 1)
        self.history.append(Deed(actor, action, marked, left - self.round.bones_left()))
        if self.round.over:
            events += self._finish_round()
        return events

    def agree_to_end(self, seat: int, among: Collection[int] | None = None) -> list[Event]:
        """A seat agrees to end the match after this round; it ends when all `among` have.

        `among` are the seats that are asked (every seat, if none are named).
        """
        if self.phase == Phase.MATCH_OVER:
            raise IllegalAction(Reason.MATCH_OVER)
        if not 0 <= seat < self.header.players:
            raise IllegalAction(Reason.NO_SUCH_SEAT)
        self.agreed.add(seat)
        asked = set(range(self.header.players)) if among is None else set(among)
        self._ending = bool(asked) and asked <= self.agreed
        return self._finish_match() if self._ending and self.phase == Phase.ROUND_OVER else []

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        return view_of(self.round, seat, self.header, self.number, self.history, self.scores)

    def _finish_round(self) -> list[Event]:
        round, header = self.round, self.header
        actions = [deed.action for deed in self.history]
        self.records.append(Record.of(header, self.number, self.used, self._dealt, actions, round))
        if round.engine not in self.used:
            self.used.append(round.engine)
        self.scores.append(round.scores())
        self.phase = Phase.ROUND_OVER
        if self._ending or self.number >= header.rules.match_rounds:
            return self._finish_match()
        return []

    def _finish_match(self) -> list[Event]:
        self.phase = Phase.MATCH_OVER
        return [MatchOver(tuple(self.winners), tuple(self.totals))]
