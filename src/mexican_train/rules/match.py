"""A match: rounds one after another, engines used, totals, and who has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from .actions import Action, Call, Catch, Knock, TurnAction
from .bits import mask_of
from .deal import deal, dealable, still_used, tiles_to_deal
from .errors import IllegalAction, Reason, TableError
from .events import Event, MatchOver, events_of_deal
from .fair import Seed, fair_order, seed_bytes
from .header import Header
from .notation import as_action
from .position import Position
from .record import Record
from .round import Round, fewest
from .rules import Rounds
from .state import drawing, terms_of
from .tiles import Tile
from .view import PastAction, View, view_of

NOT_DEALT = "no round has been dealt yet"


class Phase(StrEnum):
    """How far a match has come."""

    READY = "ready"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class OnlyRound:
    """A round that is played alone, as if those before it had been; `used` were their engines."""

    number: int = 1
    used: tuple[int, ...] = ()


class Match:
    """A match in play: its header, the rounds so far, and the running one.

    One of an `only` round begins with it and is over after it. Matches can be compared, copied and
    pickled; a copy shares nothing with the match it comes from that either could change.
    """

    def __init__(self, header: Header, only: OnlyRound | None = None) -> None:
        self.header = header
        """The sheet, rules and players."""
        self.phase = Phase.READY
        """The phase that the match has reached."""
        self.number = 0 if only is None else only.number - 1
        """The number of the round, from 1; 0 before the first deal."""
        self.last = last_round(header, only)
        """The number of the round that ends it, unless all agree to end it before."""
        self.used: list[int] = [] if only is None else list(only.used)
        """The engines of rounds before, as far as they still count."""
        self.scores: list[list[int]] = []
        """The points of the finished rounds, each by seat."""
        self.records: list[Record] = []
        """The records of the finished rounds."""
        self.history: list[PastAction] = []
        """The actions of this round, as all could see them."""
        self.agreed: set[int] = set()
        """The seats that agree to end the match after this round."""
        self._ending = False
        self._round: Round | None = None
        self._dealt: tuple[Tile, ...] = ()

    def copy(self) -> Match:
        """Another match in the same state, which from then on goes its own way."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.used, other.scores = self.used[:], [points[:] for points in self.scores]
        other.records, other.history = self.records[:], self.history[:]
        other.agreed = set(self.agreed)
        other._round = None if self._round is None else self._round.copy()
        return other

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        told = f"<Match of {self.header.title}, {self.header.players} players"
        totals = " ".join(map(str, self.totals))
        match self.phase:
            case Phase.READY:
                return f"{told}, ready>"
            case Phase.MATCH_OVER:
                return f"{told}, over: totals {totals}>"
            case Phase.ROUND_OVER:
                return f"{told}, round {self.number} of {self.last} over: totals {totals}>"
        return f"{told}, round {self.number} of {self.last}: {self._round!r}>"

    def __str__(self) -> str:
        if self._round is None:
            return repr(self)
        return str(drawing().table_text(self.view(None), drawing().all_hands(self._round)))

    def _repr_svg_(self) -> str | None:
        if self._round is None:
            return None
        return str(drawing().table_svg(self.view(None), drawing().all_hands(self._round)))

    @property
    def round(self) -> Round:
        """The running round, or the last one; before the first deal there is none to ask for."""
        if self._round is None:
            raise IllegalAction(Reason.ROUND_OVER, sentence=NOT_DEALT)
        return self._round

    @property
    def over(self) -> bool:
        """True once the match has ended."""
        return self.phase == Phase.MATCH_OVER

    @property
    def totals(self) -> list[int]:
        """The points of the finished rounds together."""
        return [sum(scores[seat] for scores in self.scores) for seat in range(self.header.players)]

    @property
    def winners(self) -> list[int]:
        """Who has won: nobody until the match is over."""
        if not self.over:
            return []
        return match_winners(self.header, self.round, self.totals)

    def deal(self, seed: Seed | None = None) -> list[Event]:
        """Begin the next round from a seed, the same round from the same seed.

        A seed is 32 bytes, with which the deal can be verified, or a number or a text that stands
        for some (see `seed_bytes`). Without one, secret bytes are drawn.
        """
        tiles = tiles_to_deal(self.header.rules, self.number + 1)
        return self.deal_order(fair_order(seed_bytes(seed), tiles))

    def deal_order(self, order: Sequence[Tile]) -> list[Event]:
        """Begins the next round with the tiles in this order."""
        if self.phase == Phase.MATCH_OVER:
            raise IllegalAction(Reason.MATCH_OVER)
        if self.phase == Phase.PLAYING:
            raise IllegalAction(Reason.ROUND_RUNNING)
        header = self.header
        self._check_order(order)
        still = still_used(terms_of(header.rules), mask_of(self.used))
        self.used = [pip for pip in self.used if still >> pip & 1]
        round = deal(header.rules, header.players, order, self.number + 1, self.used)
        self._round, self._dealt = round, tuple(order)
        self.number += 1
        self.history = []
        self.phase = Phase.PLAYING
        began = events_of_deal(round, self.number)
        return began + self._finish_round() if round.over else began

    def step(self, action: Action | str, seat: int | None = None) -> None:
        """The same as `act`, but tells nothing: for programs that play many rounds."""
        if self.phase is not Phase.PLAYING:
            raise self._not_playing(as_action(action))
        round = self._round
        assert round is not None
        self.history.append(round.step(action, seat))
        if round.over:
            self._finish_round()

    def _check_order(self, order: Sequence[Tile]) -> None:
        """Refuses tiles that cannot be dealt; some of the boneyard may be missing."""
        there = {*order}
        if len(there) != len(order) or not there <= dealable(self.header.rules, self.number + 1):
            raise TableError("the tiles to deal are those of the set, each once and as a Tile")
        if len(order) < self.header.dealt:
            raise TableError(f"{len(order)} tiles are not enough: {self.header.dealt} are dealt")

    def act(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Does what a seat asks for; see `Round.act`."""
        action = as_action(action)
        if self.phase != Phase.PLAYING:
            raise self._not_playing(action)
        actor = self.round.turn
        left = self.round.bones_left
        events = self.round.act(action, seat)
        if isinstance(action, Knock | Catch):
            actor = action.seat if isinstance(action, Knock) else action.by
        marked = bool(self.round.markers >> actor & 1)
        self.history.append(PastAction(actor, action, marked, left - self.round.bones_left))
        if self.round.over:
            events += self._finish_round()
        return events

    @property
    def legal(self) -> list[TurnAction]:
        """What the seat to act may do; nothing while no round is being played."""
        return [] if self._round is None else self._round.legal

    @property
    def calls(self) -> list[Call]:
        """The knocks and catches that are open."""
        return [] if self._round is None else self._round.calls

    def calls_of(self, seat: int) -> list[Call]:
        """The knocks and catches that are open to one seat."""
        return [] if self._round is None else self._round.calls_of(seat)

    def why(self, action: Action | str, seat: int | None = None) -> IllegalAction | None:
        """Why a seat (None: whoever may) cannot do this now, or None if it can; see `Round.why`."""
        action = as_action(action)
        if self.phase != Phase.PLAYING:
            return self._not_playing(action)
        return self.round.why(action, seat)

    @property
    def position(self) -> Position:
        """This moment of the round, as it can be written down."""
        return Position(self.header, self.round)

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

    def decline_to_end(self, seat: int) -> None:
        """A seat wants to go on: it takes its agreement back, or else all agreements are void."""
        if self.phase == Phase.MATCH_OVER:
            raise IllegalAction(Reason.MATCH_OVER)
        if seat in self.agreed:
            self.agreed.discard(seat)
        else:
            self.agreed.clear()
        self._ending = False

    def _not_playing(self, action: Action) -> IllegalAction:
        """Why nobody can act now."""
        if self.phase == Phase.READY:
            return IllegalAction(Reason.ROUND_OVER, action, NOT_DEALT)
        over = self.phase == Phase.MATCH_OVER
        return IllegalAction(Reason.MATCH_OVER if over else Reason.ROUND_OVER, action)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        round = self._round
        if round is None:
            raise IllegalAction(Reason.ROUND_OVER, sentence=NOT_DEALT)
        return view_of(round, seat, self.header, self.number, self.history, self.scores)

    def _finish_round(self) -> list[Event]:
        round, header = self.round, self.header
        actions = [past.action for past in self.history]
        self.records.append(Record.of(header, self.number, self.used, self._dealt, actions, round))
        if round.engine not in self.used:
            self.used.append(round.engine)
        self.scores.append(round.scores)
        self.phase = Phase.ROUND_OVER
        if self._ending or self.number >= self.last:
            return self._finish_match()
        return []

    def _finish_match(self) -> list[Event]:
        self.phase = Phase.MATCH_OVER
        return [MatchOver(tuple(self.winners), tuple(self.totals))]


def last_round(header: Header, only: OnlyRound | None = None) -> int:
    """The number of the round that ends a match, or that is played alone."""
    return header.rules.match_rounds if only is None else only.number


def match_winners(header: Header, last: Round, totals: Sequence[int]) -> list[int]:
    """Who wins a match that ends with the round `last` and these points of all its rounds."""
    return last.winners if header.rules.rounds == Rounds.ONE else fewest(totals)
