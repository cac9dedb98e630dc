"""A table: who sits where, what is played, how far it has come. Pure: no network, disk or clock.

`apply` is the only thing that changes it. The same entries in the same order give the same table,
so what is on disk can always be brought back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ...rules.actions import Action, Call, Catch, Knock
from ...rules.errors import IllegalAction, Reason
from ...rules.events import Event
from ...rules.fair import commitment
from ...rules.match import Match, Phase
from ...rules.notation import read_action
from ...rules.record import Record
from . import entries as e
from .options import Options

COLOURS = ("red", "blue", "green", "orange", "purple", "teal", "pink", "brown")
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Elsa", "Felix", "Greta", "Hugo")
LOBBY = "lobby"
IDS_KEPT = 128


@dataclass(slots=True)
class Seat:
    """A seat: empty, a person's (`digest` of their token), or a bot's (`level`).

    `stand_in` is the level of a bot that plays for a person who is away.
    """

    name: str = ""
    colour: str = ""
    digest: str | None = None
    level: str | None = None
    stand_in: str | None = None

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return self.digest is not None or self.level is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level or self.stand_in


class Table:
    """The state of one table after some entries of its log."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.options = Options()
        self.header = self.options.header
        self.invite = ""
        self.made_code = ""
        self.seats: list[Seat] = []
        self.host = 0
        self.match: Match | None = None
        self.match_number = 0
        self.ready: set[int] = set()
        self.paused = False
        self.seed = ""
        """The round to come will be dealt from it; its commitment is known already."""
        self.dealt_from = ""
        self.told: list[Event] = []
        """What has happened in this round."""
        self.arranged = 0
        """The version at which something else than the round last changed."""
        self.decision = 0
        """The version at which what is to be decided now came up."""
        self.turn_began = 0
        """The version at which the seat to act got its turn."""
        self.calls: dict[Call, int] = {}
        """The knocks and catches that are open, each with the version at which it became so."""
        self._answered: dict[int, OrderedDict[str, int]] = {}

    # ------------------------------------------------------------------ what one may ask

    @property
    def phase(self) -> str:
        """lobby, playing, round_over or match_over."""
        return LOBBY if self.match is None else str(self.match.phase)

    @property
    def code(self) -> str | None:
        """What opens the table besides the invite, as long as it is in its lobby."""
        return self.made_code or None if self.phase == LOBBY else None

    @property
    def playing(self) -> bool:
        """Whether a round is running."""
        return self.match is not None and self.match.phase == Phase.PLAYING

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return self.match.round.turn if self.match and self.playing else None

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

    def free_colours(self) -> list[str]:
        """The colours that no seat has."""
        worn = {seat.colour for seat in self.seats}
        return [colour for colour in COLOURS if colour not in worn]

    def bot_names(self) -> list[str]:
        """Names for bots, first those that nobody at the table has."""
        used = {seat.name for seat in self.seats}
        return sorted(BOT_NAMES, key=lambda name: name in used)

    def answered(self, seat: int, id: str) -> int | None:
        """The version that a message of this seat with this id led to, if it was accepted."""
        return self._answered[seat].get(id) if seat in self._answered else None

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
            self.match.records[-1], seed=seed, commitment=commitment(bytes.fromhex(seed))
        )

    # ------------------------------------------------------------------ what changes it

    @classmethod
    def replay(cls, id: str, rows: Iterable[e.Row]) -> Table:
        """The table that a log describes."""
        table = cls(id)
        for row in rows:
            table.apply(e.read_entry(row.entry))
            if row.seat is not None and row.id is not None:
                table.remember(row.seat, row.id)
        return table

    def remember(self, seat: int, id: str) -> None:
        """This seat's message with this id led to the present version."""
        ids = self._answered.setdefault(seat, OrderedDict())
        ids[id] = self.version
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
        if self.turn != before or isinstance(entry, e.Began | e.Dealt):
            self.turn_began = self.version
        if happened:
            self._follow(entry, happened)
        return happened

    def _apply(self, entry: e.AnyEntry) -> list[Event]:
        match entry:
            case e.Acted(seat=seat, action=action):
                if self.match is None:
                    raise IllegalAction(Reason.ROUND_OVER)
                return self.match.act(read_action(action), seat)
            case e.Ready(seat=seat):
                self.ready.add(seat)
            case e.Agreed(seat=seat):
                return self._agree(seat)
            case e.Dealt(seed=seed):
                return self._deal(seed)
            case e.Began(seed=seed):
                self.match = Match(self.header)
                self.match_number += 1
                return self._deal(seed)
            case e.Made(options=options, invite=invite, seed=seed, code=code):
                self.options, self.header = options, options.header
                self.invite, self.seed, self.made_code = invite, seed, code
                self.seats = [Seat() for _ in range(options.seats)]
            case e.Changed(options=options):
                self._resize(options.seats)
                self.options, self.header = options, options.header
            case e.Hosted(seat=seat):
                self.host = seat
            case e.Paused():
                self.paused = True
            case e.Resumed():
                self.paused = False
            case _:
                return self._seat(entry)
        return []

    def _seat(self, entry: e.AnyEntry) -> list[Event]:
        match entry:
            case e.Sat(seat=seat, name=name, colour=colour, digest=digest):
                self.seats[seat] = Seat(name, colour, digest=digest)
                self._answered.pop(seat, None)
            case e.BotSat(seat=seat, name=name, colour=colour, level=level):
                self.seats[seat] = Seat(name, colour, level=level)
            case e.Emptied(seat=seat):
                self.seats[seat] = Seat()
            case e.Renamed(seat=seat, name=name, colour=colour):
                self.seats[seat].name, self.seats[seat].colour = name, colour
            case e.StoodIn(seat=seat, level=level):
                self.seats[seat].stand_in = level
                return self._agree()
            case e.HandedBack(seat=seat):
                self.seats[seat].stand_in = None
            case e.Left(seat=seat, level=level):
                mine = self.seats[seat]
                self.seats[seat] = Seat(mine.name, mine.colour, level=level)
                return self._agree()
        return []

    def _deal(self, next_seed: str) -> list[Event]:
        assert self.match is not None
        self.ready = set()
        self.told = []
        self.dealt_from, self.seed = self.seed, next_seed
        return self.match.deal(bytes.fromhex(self.dealt_from))

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
        self.told += happened
        round = self.match.round if self.match and self.playing else None
        now_open = round.calls() if round else []
        self.calls = {call: self.calls.get(call, self.version) for call in now_open}
        if isinstance(entry, e.Acted) and round:
            action = read_action(entry.action)
            # A knock changes no decision; a catch that of whoever was caught, and everyone's when
            # it takes the last tiles that one could draw.
            if isinstance(action, Knock):
                return
            if isinstance(action, Catch) and action.seat != round.turn and round.bones_left():
                return
        self.decision = self.version
