"""What a table tells its clients: what all may know, and what one seat may know besides.

The first part is made from the view of a spectator and is the same bytes for everyone; only the
second is a seat's own. Nothing else of a table is ever sent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from ...protocol.reasons import Refused
from ...protocol.server_messages import (
    ChatLine,
    Difference,
    Refusal,
    ServerMessage,
    Update,
    Welcome,
)
from ...protocol.view import Ended, Laid, Progress, TablePhase
from ...rules.events import Event
from ...rules.round import Round
from ...rules.view import Own
from .changes import Parts, Told, changes
from .entries import AnyEntry
from .happenings import entry_event, events_seen, who_see_more
from .table import Table
from .views import (
    NO_ROUND,
    TrainTexts,
    ended,
    laid,
    own_known,
    own_view,
    table_view,
    train_texts,
)

encode = msgspec.json.Encoder().encode


def frame(message: ServerMessage) -> str:
    """A message as it is sent to a client."""
    return encode(message).decode()


def refused_frame(id: str | None, refused: Refused) -> str:
    """A refusal to one who is not told how the table looks."""
    return frame(Refusal(id=id, reason=refused.reason, message=refused.sentence))


def encoded(data: bytes) -> Any:
    """What is encoded already, in the place of what it says."""
    return Raw(data)


class Teller:
    """Tells those at one table what they may know; what seldom changes it encodes once."""

    def __init__(self) -> None:
        self._table: tuple[object, bytes] = (None, b"")
        self._trains: tuple[Round | None, int, TrainTexts] = (None, 0, TrainTexts([], []))
        self._own: dict[int | None, tuple[Own, bytes]] = {}
        self._told: Parts | None = None

    def told_otherwise(self) -> None:
        """Who sits at the table was told without an update: the next tells it again."""
        if self._told is not None:
            self._told = self._told._replace(table=b"")

    def snapshot(
        self,
        table: Table,
        here: Collection[int],
        deadline: float | None,
        entry: AnyEntry | None = None,
        happened: Sequence[Event] = (),
        waiting: Collection[int] = (),
    ) -> Snapshot:
        """The table as it is now, and what has just changed.

        With an entry it is to be told to everyone: what changes next, changes from there.
        """
        scored = len(table.match.scores) if table.match else 0
        key = (table, table.arranged, scored, frozenset(here), frozenset(waiting))
        if self._table[0] != key:
            self._table = (key, _fields(table_view(table, here, waiting)))
        progress = Progress(version=table.version, deadline=deadline, phase=TablePhase(table.phase))
        parts = Parts(self._table[1], progress, *self._round(table), {})
        before = self._told
        if entry is not None:
            self._told = parts
        return Snapshot(table, parts, before, self._own_part, entry, happened)

    def _round(self, table: Table) -> tuple[Laid, Ended]:
        """What lies on the table, and what is told of a round that is over."""
        if table.match is None:
            return NO_ROUND
        round, view = table.match.round, table.match.view(None)
        if self._trains[0] is not round or self._trains[1] != round.laid:
            self._trains = (round, round.laid, train_texts(view))
        return laid(view, self._trains[2]), ended(table, view)

    def _own_part(self, table: Table, seat: int | None) -> bytes:
        """What only a seat may know; to those who do not act it is mostly what it was before."""
        known, told = own_known(table, seat), self._own.get(seat)
        if told is None or told[0] != known:
            told = self._own[seat] = (known, encode(own_view(table, seat)))
        return told[1]


class Snapshot:
    """What one moment of a table looks like to each of those who see it."""

    def __init__(
        self,
        table: Table,
        parts: Parts,
        before: Parts | None,
        own: Callable[[Table, int | None], bytes],
        entry: AnyEntry | None,
        happened: Sequence[Event],
    ) -> None:
        self._table = table
        self._parts = parts
        self._before = before
        self._own = own
        self._entry = entry
        self._happened = happened
        self._see_more = who_see_more(table, happened)
        self._everyone = b""
        self._updates: dict[int | None, bytes] = {}
        self._differences: dict[int | None, bytes] = {}

    def update(self, seat: int | None) -> str:
        """The message that tells a seat (None: a spectator) what changed.

        Up to what is a seat's own it is encoded once for all who see the same happen.
        """
        knows = seat if seat in self._see_more else None
        if knows not in self._updates:
            events, view = encoded(self._events(knows)), encoded(self._open_view())
            update = encode(Update(version=self._table.version, events=events, view=view))
            self._updates[knows] = update[:-1]
        return b"".join((self._updates[knows], self._own_told(seat)[1:], b"}")).decode()

    def difference(self, seat: int | None) -> str:
        """The same for a seat that was told what was before, and asked for no more than changes."""
        if self._before is None:
            return self.update(seat)
        knows = seat if seat in self._see_more else None
        if knows not in self._differences:
            changed, grown = changes(self._before, self._parts)
            events, open_part = encoded(self._events(knows)), encoded(b"{%b}" % _fields(*changed))
            version = self._table.version
            told = Difference(version=version, events=events, grown=grown, changed=open_part)
            self._differences[knows] = encode(told)[:-2]
        own, before = self._own_told(seat), self._before.own.get(seat)
        mine = b"" if own == before else b"," + own[1:-1]
        return b"".join((self._differences[knows], mine, b"}}")).decode()

    def welcome(
        self, seat: int | None, latecomer: int | None, chat: Sequence[ChatLine], now: float
    ) -> str:
        """The message that tells a seat everything, and what time it is here."""
        table = self._table
        return frame(
            Welcome(
                seat=seat,
                latecomer=latecomer,
                version=table.version,
                now=round(now, 3),
                invite=table.invite,
                code=table.code,
                chat=chat,
                view=encoded(self.view(seat)),
            )
        )

    def refused(self, seat: int | None, id: str | None, reason: str, sentence: str) -> str:
        """The message that refuses something, with the table as it is."""
        version, view = self._table.version, encoded(self.view(seat))
        return frame(Refusal(id=id, reason=reason, message=sentence, version=version, view=view))

    def view(self, seat: int | None) -> bytes:
        """The view of a seat."""
        return self._open_view() + self._own_told(seat)[1:]

    def _own_told(self, seat: int | None) -> bytes:
        """What only a seat may know, which it is told now."""
        own = self._parts.own[seat] = self._own(self._table, seat)
        return own

    def _open_view(self) -> bytes:
        """The beginning of every view, to which a seat's own part is added."""
        if not self._everyone:
            self._everyone = b"{%b," % _fields(*self._parts[:4])
        return self._everyone

    def _events(self, seat: int | None) -> bytes:
        """The events as a seat may see them."""
        changed = None if self._entry is None else entry_event(self._entry)
        happened = events_seen(self._table, self._happened, seat)
        return encode(happened if changed is None else [changed, *happened])


def _fields(*told: Told) -> bytes:
    """Fields of an object, encoded, without its braces."""
    return b",".join(each if isinstance(each, bytes) else encode(each)[1:-1] for each in told)
