"""A table: who sits where, what is played, how far it has come. Pure: no network, disk or clock.

`apply` is the only thing that changes it. The same entries in the same order give the same table,
so what is on disk can always be brought back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, count
from typing import assert_never

from ...rules.actions import Action, Call, Catch, Knock
from ...rules.errors import IllegalAction, Reason
from ...rules.events import Event, RoundOver
from ...rules.fair import Share, commitment, mixed_seed
from ...rules.match import Match, OnlyRound, Phase, last_round
from ...rules.record import Record
from . import entries as e
from .closing import Closing
from .options import Options
from .seat import FormerHolder, Latecomer, Seat
from .seeds import seed_from
from .texts import name_key

COLOURS = ("red", "blue", "green", "orange", "purple", "teal", "pink", "brown")
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo")
LOBBY = "lobby"
IDS_KEPT = 128


class Table:
    """The state of one table after some entries of its log."""

    def __init__(self, id: str, key: bytes = b"") -> None:
        self.id = id
        self._key = key
        """What seeds come from, with the salts in the log."""
        self._salt = ""
        self.version = 0
        self.options = Options()
        self.header = self.options.header
        self.invite = ""
        self.made_code = ""
        self.invited = 0
        """The version since which invite and code are what they are."""
        self.only: OnlyRound | None = None
        """The round of a challenge, which is all that is played here; its deal is set."""
        self.seats: list[Seat] = []
        self.host = 0
        self.latecomers: dict[int, Latecomer] = {}
        """Spectators who have asked for a seat, by number."""
        self.asked = 0
        """The number of the last of them."""
        self.match: Match | None = None
        self.match_number = 0
        self.ready: set[int] = set()
        self.paused = False
        self.seed = ""
        """The round to come will be dealt from it; its commitment is known already."""
        self.dealt_from = ""
        self.closing: Closing | None = None
        self.mix: tuple[Share | None, ...] = ()
        """What each seat's device added to the deal of this round, if any did."""
        self.round_events: list[Event] = []
        """What has happened in this round."""
        self.former: list[FormerHolder] = []
        """The players whose seats went to others in this round."""
        self.seats_then: dict[int, list[Seat]] = {}
        """The seats as they were at the end of each round of this match, by its number."""
        self.arranged = 0
        """The version at which something else than the round last changed."""
        self.decision = 0
        """The version at which what is to be decided now came up."""
        self.acted = 0
        """The version that the last action in the game led to, or the deal."""
        self.turn_began = 0
        """The version at which the seat to act got its turn."""
        self.calls: dict[Call, int] = {}
        """The knocks and catches that are open, each with the version at which it became so."""
        self.restated: dict[int | None, int] = {}
        """How often each seat has changed something beside the round since the match began; all
        spectators together are None."""
        self.hosted = 0
        """How often there was another host since then."""
        self.summed = 0
        """The version up to which the log is summed up."""
        self.generation = 0
        """The generation of servers that the table is of, as it was saved."""
        self._ids: dict[int, OrderedDict[str, int]] = {}
        """Of each seat's last messages that were accepted, the version each led to."""

    # ------------------------------------------------------------------ what one may ask

    @property
    def phase(self) -> str:
        """lobby, playing, round_over or match_over."""
        return LOBBY if self.match is None else str(self.match.phase)

    @property
    def code(self) -> str | None:
        """What opens the table besides the invite, as long as it is in its lobby."""
        waits = self.phase == LOBBY and self.closing is None
        return self.made_code or None if waits else None

    @property
    def playing(self) -> bool:
        """Whether a round is running."""
        return self.match is not None and self.match.phase is Phase.PLAYING

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return self.match.round.turn if self.match is not None and self.playing else None

    @property
    def people(self) -> list[int]:
        """The seats that people have."""
        return [i for i, seat in enumerate(self.seats) if seat.digest is not None]

    @property
    def here_to_decide(self) -> list[int]:
        """The people for whom no bot stands in."""
        return [i for i in self.people if self.seats[i].stand_in is None]

    @property
    def free_seat(self) -> int | None:
        """The first empty seat."""
        return next((i for i, seat in enumerate(self.seats) if not seat.taken), None)

    @property
    def last_round(self) -> int:
        """The number of the round that a match ends with."""
        return last_round(self.header, self.only)

    def free_colours(self) -> list[str]:
        """The colours that no seat has."""
        worn = {seat.colour for seat in self.seats}
        return [colour for colour in COLOURS if colour not in worn]

    def free_bot_names(self) -> Iterator[str]:
        """Return names for bots that nobody at the table has; names with a number come last."""
        used = {name_key(seat.name) for seat in self.seats}
        numbered = (f"{name} {number}" for number in count(2) for name in BOT_NAMES)
        return (name for name in chain(BOT_NAMES, numbered) if name_key(name) not in used)

    def answered(self, seat: int, id: str) -> int | None:
        """The version that a message of this seat with this id led to, if it was accepted."""
        return self._ids[seat].get(id) if seat in self._ids else None

    def is_current(self, action: Action, version: int) -> bool:
        """Whether someone who has seen `version` has seen what this action is about.

        Others' calls, names and manners may have changed since; the decision itself must not have.
        """
        since = self.decision
        if isinstance(action, Knock | Catch):
            since = self.calls.get(action, 0)
        return since <= version <= self.version

    def record(self) -> Record:
        """The last finished round, with what verifies its deal."""
        assert self.match is not None
        seed = self.dealt_from
        return replace(
            self.match.records[-1],
            seed=seed,
            commitment=commitment(bytes.fromhex(seed)),
            mix=self.mix or None,
        )

    # ------------------------------------------------------------------ what changes it

    @classmethod
    def replay(cls, id: str, rows: Iterable[e.Row], key: bytes = b"") -> Table:
        """The table that a log describes."""
        table = cls(id, key)
        table.follow(rows)
        return table

    def follow(self, rows: Iterable[e.Row]) -> None:
        """Applies what comes next in the log."""
        for row in rows:
            self.apply(e.read_entry(row.entry))
            if row.seat is not None and row.id is not None:
                self.remember(row.seat, row.id)

    @property
    def between_matches(self) -> bool:
        """Whether no match is running: the next one begins without what is left of the last."""
        return self.match is None or self.match.phase == Phase.MATCH_OVER

    def sum_up(self) -> e.Summed:
        """What takes the place of all entries so far, once the next match begins."""
        return e.Summed(
            version=self.version,
            options=self.options,
            invite=self.invite,
            code=self.made_code,
            invited=self.invited,
            seats=tuple(self.seats),
            host=self.host,
            matches=self.match_number,
            seed="" if self._salt else self.seed,
            salt=self._salt,
            paused=self.paused,
            answered={seat: dict(ids) for seat, ids in self._ids.items()},
            closing=self.closing,
            only=self.only,
            latecomers=dict(self.latecomers),
            asked=self.asked,
        )

    def _restore(self, summed: e.Summed) -> None:
        self.version = summed.version - 1  # applying it raises that
        self.summed = summed.version
        self.options, self.header = summed.options, summed.options.header
        self.invite, self.made_code, self.invited = summed.invite, summed.code, summed.invited
        self.seats = [replace(seat) for seat in summed.seats]
        self.host, self.match_number = summed.host, summed.matches
        self.latecomers = {n: replace(each) for n, each in summed.latecomers.items()}
        self.asked = summed.asked
        self.only = summed.only
        self.seed = self._seed(summed)
        self.paused, self.closing = summed.paused, summed.closing
        self._ids = {seat: OrderedDict(ids) for seat, ids in summed.answered.items()}

    def remember(self, seat: int, id: str) -> None:
        """This seat's message with this id led to the present version."""
        ids = self._ids.setdefault(seat, OrderedDict())
        ids[id] = self.version
        if self.match is not None and self.arranged == self.version:
            self.restated[seat] = self.restated.get(seat, 0) + 1
        if len(ids) > IDS_KEPT:
            ids.popitem(last=False)

    def apply(self, entry: e.AnyEntry) -> list[Event]:
        """Changes the table by one entry; what happened in the game, if anything.

        Raises `IllegalAction`, and changes nothing, for an action the rules do not allow.
        """
        before = self.turn
        happened = self._apply(entry)
        self.version += 1
        if not isinstance(entry, e.Acted):
            self.arranged = self.version
        if isinstance(entry, e.Acted | e.Began | e.Dealt):
            self.acted = self.version
        if self.turn != before or isinstance(entry, e.Began | e.Dealt):
            self.turn_began = self.version
        if happened:
            self._follow(entry, happened)
        if self.match is not None and any(isinstance(event, RoundOver) for event in happened):
            self.seats_then[self.match.number] = [replace(seat) for seat in self.seats]
        return happened

    def _apply(self, entry: e.AnyEntry) -> list[Event]:
        match entry:
            case e.Acted(seat=seat, action=action):
                if self.match is None:
                    raise IllegalAction(Reason.ROUND_OVER)
                return self.match.act(action, seat)
            case e.Ready(seat=seat):
                self.ready.add(seat)
            case e.Agreed(seat=seat):
                return self._agree(seat)
            case e.WentOn(seat=seat):
                if self.match is not None:
                    self.match.decline_to_end(seat)
            case e.Closed(commitments=commitments, begins=begins):
                self.closing = Closing(self.version + 1, commitments, begins)
            case e.Dealt(nonces=nonces):
                return self._deal(self._seed(entry), nonces)
            case e.Began(nonces=nonces):
                self.match = Match(self.header, self.only)
                self.restated, self.hosted, self.seats_then = {}, 0, {}
                self.match_number += 1
                return self._deal(self._seed(entry), nonces)
            case e.Made(options=options, invite=invite, code=code, only=only):
                self.options, self.header, self.only = options, options.header, only
                self.invite, self.seed, self.made_code = invite, self._seed(entry), code
                self.invited = self.version + 1
                self.seats = [Seat() for _ in range(options.seats)]
            case e.InviteRenewed(invite=invite, code=code):
                self.invite, self.made_code = invite, code
                self.invited = self.version + 1
            case e.Changed(options=options):
                self._resize(options.seats)
                self.options, self.header = options, options.header
            case e.Hosted(seat=seat):
                self.host = seat
                self.hosted += self.match is not None
            case e.Summed():
                self._restore(entry)
            case e.Paused():
                self.paused = True
            case e.Resumed():
                self.paused = False
            case e.LobbyReopened():
                self._reopen()
            case e.SeatAsked() | e.SeatPromised() | e.SeatWithdrawn() | e.LatecomerGone():
                self._wait(entry)
            case _:
                return self._seat(entry)
        return []

    def _seat(self, entry: e.SeatEntry) -> list[Event]:
        match entry:
            case e.Sat(seat=seat, name=name, colour=colour, digest=digest, origin=origin):
                self._pass_seat(seat, name)
                self.seats[seat] = Seat(name, colour, digest, person=digest, origin=origin)
                waiting = self.latecomers.items()
                self.latecomers = {n: each for n, each in waiting if each.digest != digest}
                self._ids.pop(seat, None)
            case e.BotSat(seat=seat, name=name, colour=colour, level=level):
                self._pass_seat(seat, name)
                self.seats[seat] = Seat(name, colour, level=level)
            case e.Emptied(seat=seat):
                self.seats[seat] = Seat()
            case e.Renamed(seat=seat, name=name, colour=colour):
                self.seats[seat].name, self.seats[seat].colour = name, colour
            case e.TokenRenewed(seat=seat, digest=digest):
                self.seats[seat].digest = digest
            case e.StoodIn(seat=seat, level=level):
                self.seats[seat].stand_in = level
                return self._agree()
            case e.HandedBack(seat=seat):
                self.seats[seat].stand_in = None
            case e.Left(seat=seat, level=level) | e.Removed(seat=seat, level=level):
                mine = self.seats[seat]
                self.seats[seat] = Seat(mine.name, mine.colour, level=level, borrowed=True)
                return self._agree()
            case _:
                assert_never(entry)
        return []

    def _pass_seat(self, seat: int, name: str) -> None:
        """Note who had a seat in this round until now."""
        before = self.seats[seat].name
        if self.round_events and name != before:
            self.former.append(FormerHolder(seat, before, len(self.round_events)))

    def _reopen(self) -> None:
        self.match, self.calls = None, {}
        self.ready, self.latecomers = set(), {}
        self.dealt_from, self.mix, self.round_events, self.former = "", (), [], []

    def _wait(self, entry: e.LatecomerEntry) -> None:
        match entry:
            case e.SeatAsked(latecomer=number, name=name, digest=digest, origin=origin):
                self.latecomers[number] = Latecomer(name, digest, origin)
                self.asked = number
                if self.match is not None:
                    self.restated[None] = self.restated.get(None, 0) + 1
            case e.SeatPromised(seat=seat, latecomer=number):
                self.latecomers[number].seat = seat
            case e.SeatWithdrawn(seat=seat):
                for each in self.latecomers.values():
                    each.seat = None if each.seat == seat else each.seat
            case e.LatecomerGone(latecomer=number):
                del self.latecomers[number]
            case _:
                assert_never(entry)

    def _seed(self, entry: e.Made | e.Began | e.Dealt | e.Summed) -> str:
        """The seed of a round to come; what it comes from is kept for when the log is summed up."""
        self._salt = entry.salt
        return entry.seed or seed_from(self._key, self.id, entry.salt)

    def _deal(self, next_seed: str, nonces: Mapping[int, str]) -> list[Event]:
        assert self.match is not None
        promised = {} if self.closing is None else self.closing.commitments
        shares = (
            Share(promised[seat], nonces.get(seat)) if seat in promised else None
            for seat in range(len(self.seats))
        )
        self.mix = tuple(shares) if promised else ()
        self.closing = None
        self.ready = set()
        self.round_events, self.former = [], []
        self.dealt_from, self.seed = self.seed, next_seed
        return self.match.deal(mixed_seed(bytes.fromhex(self.dealt_from), self.mix))

    def _agree(self, seat: int | None = None) -> list[Event]:
        """Someone agrees to end the match, or there is one fewer to be asked."""
        match = self.match
        if match is None or match.phase == Phase.MATCH_OVER:
            return []
        if seat is None and not match.agreed:
            return []
        agreed = seat if seat is not None else next(iter(match.agreed))
        return match.agree_to_end(agreed, self.here_to_decide)

    def _resize(self, count: int) -> None:
        """More or fewer seats, at the end of the row."""
        del self.seats[count:]
        self.seats += [Seat() for _ in range(count - len(self.seats))]

    def _follow(self, entry: e.AnyEntry, happened: list[Event]) -> None:
        """Remembers what was told, and since when what is open now has been open."""
        self.round_events += happened
        round = self.match.round if self.match and self.playing else None
        now_open = round.calls if round else []
        self.calls = {call: self.calls.get(call, self.version) for call in now_open}
        if isinstance(entry, e.Acted) and round:
            action = entry.action
            # A knock changes no decision; a catch that of whoever was caught, and everyone's when
            # it takes the last tiles that one could draw.
            if isinstance(action, Knock):
                return
            if isinstance(action, Catch) and action.seat != round.turn and round.can_draw():
                return
        self.decision = self.version
