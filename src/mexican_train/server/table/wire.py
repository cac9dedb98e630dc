"""What a table tells its clients, as JSON: what all may know, and what one seat may know besides.

The first part is made from the view of a spectator and is the same bytes for everyone; only the
second is a seat's own. Nothing else of a table is ever sent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

import msgspec

from ...rules.actions import Action
from ...rules.events import Event, RoundBegan
from ...rules.fair import commitment
from ...rules.tiles import ALL_WAGONS, MEXICAN, Tile, Wagon, points_of
from ...rules.view import NOTHING, View, events_for, own_of
from .entries import AnyEntry
from .table import Table

encode = msgspec.json.Encoder().encode


def frame(kind: str, **parts: object) -> str:
    """A message to a client."""
    return encode({"type": kind, **parts}).decode()


class Teller:
    """Tells those at one table what they may know; what seldom changes it encodes once."""

    def __init__(self) -> None:
        self._arranged: tuple[object, bytes] = (None, b"")

    def moment(
        self,
        table: Table,
        here: Collection[int],
        deadline: float | None,
        entry: AnyEntry | None = None,
        happened: Sequence[Event] = (),
    ) -> Moment:
        """The table as it is now, and what has just changed."""
        scored = len(table.match.scores) if table.match else 0
        key = (table, table.arranged, scored, frozenset(here))
        if self._arranged[0] != key:
            self._arranged = (key, _inside(encode(arranged(table, here))))
        now = encode({"version": table.version, "deadline": deadline, **dealt(table)})
        return Moment(table, self._arranged[1] + b"," + _inside(now), entry, happened)


class Moment:
    """What one moment of a table looks like to each of those who see it."""

    def __init__(
        self, table: Table, everyone: bytes, entry: AnyEntry | None, happened: Sequence[Event]
    ) -> None:
        self._table = table
        self._everyone = everyone
        self._entry = entry
        self._happened = happened
        # Where a spectator sees all there is, so does everyone, and it is encoded once.
        self._hiding = _seen(table, happened, None) != list(happened)
        self._events: dict[int | None, bytes] = {}

    def update(self, seat: int | None) -> str:
        """The message that tells a seat (None: a spectator) what changed."""
        head = b'{"type":"update","version":%d,"events":' % self._table.version
        return b"".join((head, self.events(seat), b',"view":', self.view(seat), b"}")).decode()

    def welcome(self, seat: int | None, chat: Sequence[object], now: float) -> str:
        """The message that tells a seat everything, and what time it is here."""
        table = self._table
        known = {"seat": seat, "version": table.version, "now": round(now, 3)}
        secrets = {"invite": table.invite, "code": table.code}
        head = encode({"type": "welcome", **known, **secrets, "chat": chat})
        return b"".join((head[:-1], b',"view":', self.view(seat), b"}")).decode()

    def refused(self, seat: int | None, id: str | None, reason: str, sentence: str) -> str:
        """The message that refuses something, with the table as it is."""
        head = encode({"type": "refused", "id": id, "reason": reason, "message": sentence})
        version = b',"version":%d,"view":' % self._table.version
        return b"".join((head[:-1], version, self.view(seat), b"}")).decode()

    def view(self, seat: int | None) -> bytes:
        """The view of a seat."""
        own = encode(private(self._table, seat))
        return b"".join((b"{", self._everyone, b",", own[1:]))

    def events(self, seat: int | None) -> bytes:
        """The events as a seat may see them."""
        known = seat if self._hiding else None
        if known not in self._events:
            told = [entry_event(self._entry)] if self._entry is not None else []
            told += events_seen(self._table, self._happened, known)
            self._events[known] = encode([event for event in told if event])
        return self._events[known]


def events_seen(table: Table, events: Sequence[Event], seat: int | None) -> list[Any]:
    """Events of the game as a seat (None: a spectator) may see them."""
    return [event_plain(event) for event in _seen(table, events, seat)]


def _seen(table: Table, events: Sequence[Event], seat: int | None) -> list[Event]:
    return events_for(events, seat, table.match.header) if table.match else []


def arranged(table: Table, here: Collection[int]) -> dict[str, object]:
    """What everyone may know of a table besides its round: who sits there, and what is played."""
    options, match = table.options, table.match
    began = next((event for event in table.told if isinstance(event, RoundBegan)), None)
    return {
        "table": table.id,
        "host": table.host,
        "players": players(table, here),
        "sheet": options.sheet,
        "rules": options.rules,
        "rounds": table.header.rules.match_rounds,
        "clock": options.clock,
        "hints": options.hints,
        "chat": options.chat,
        "public": options.public,
        "paused": table.paused,
        "ready": sorted(table.ready),
        "match": table.match_number,
        "round": match.number if match else 0,
        "engine": began.engine if began else None,
        "engine_player": began.engine_player if began else None,
        "first": began.first if began else None,
        "scores": match.scores if match else [],
        "totals": match.totals if match else [],
        "winners": match.winners if match else [],
        "agreed": sorted(match.agreed) if match else [],
        "commitment": commitment(bytes.fromhex(table.dealt_from)) if table.dealt_from else None,
        "next_commitment": commitment(bytes.fromhex(table.seed)),
    }


def dealt(table: Table) -> dict[str, object]:
    """What everyone may know of the round on a table."""
    match = table.match
    if match is None:
        return {"phase": table.phase, **_NO_ROUND}
    view = match.view(None)
    return {
        "phase": table.phase,
        **round_plain(view),
        "round_winners": view.winners,
        "worth": _worth(view) if view.over else None,
        # The seed would tell every hand, so it is published only when there is none to hide.
        "seed": table.dealt_from if view.over else None,
    }


def private(table: Table, seat: int | None) -> dict[str, object]:
    """What only a seat itself may know; a spectator knows nothing."""
    match = table.match
    own = NOTHING if seat is None or match is None else own_of(match.round, seat)
    return {
        "seat": seat,
        "hand": _lying(own.hand),
        "legal": [_action(action) for action in own.legal],
        "calls": [str(call) for call in own.calls],
    }


def about(table: Table, here: Collection[int], named: bool) -> dict[str, object]:
    """What anyone may know of a table; names only those who may come in."""
    match = table.match
    return {
        "table": table.id,
        "phase": table.phase,
        "sheet": table.options.sheet,
        "rules": table.options.rules,
        "rounds": table.header.rules.match_rounds,
        "round": match.number if match else 0,
        "clock": table.options.clock,
        "public": table.options.public,
        "seats": len(table.seats),
        "free": sum(not seat.taken for seat in table.seats),
        "players": players(table, here) if named else None,
    }


def players(table: Table, here: Collection[int]) -> list[dict[str, object]]:
    """Who sits where."""
    return [
        {
            "name": seat.name,
            "colour": seat.colour,
            "bot": seat.level,
            "stand_in": seat.stand_in,
            "connected": seat.level is not None or index in here,
            "taken": seat.taken,
        }
        for index, seat in enumerate(table.seats)
    ]


def round_plain(view: View) -> dict[str, object]:
    """The public part of a running or finished round."""
    hands = None if None in view.hands else view.hands
    return {
        "turn": view.turn,
        "counts": view.counts,
        "hands": [_lying(hand or ()) for hand in hands] if hands else None,
        "boneyard": view.boneyard,
        "trains": [_lying(train) for train in view.trains],
        "mexican": _lying(view.mexican),
        "markers": view.markers,
        "open_double": _train(view.open_doubles[0]) if view.open_doubles else None,
        "open_doubles": [_train(train) for train in view.open_doubles],
        "follow_up": _train(view.follow_up),
        "drawn": view.drawn,
        "series": view.series,
        "blocked": view.blocked,
    }


def _worth(view: View) -> list[list[int]]:
    """What each tile of each hand costs."""
    blank, double_blank = view.header.rules.blank_points, view.header.rules.double_blank_points
    return [[points_of(tile, blank, double_blank) for tile in hand or ()] for hand in view.hands]


_NO_ROUND: dict[str, object] = {
    **dict.fromkeys(("turn", "hands", "open_double", "follow_up", "worth", "seed"), None),
    **{name: [] for name in ("counts", "trains", "mexican", "markers", "open_doubles")},
    "round_winners": [],
    "boneyard": 0,
    **dict.fromkeys(("drawn", "series", "blocked"), False),
}


def event_plain(event: Event) -> dict[str, object]:
    """An event of the game: its name as `type`, and its fields."""
    shape: Any = type(event)
    kind, names = _shape(shape)
    plain: dict[str, object] = {"type": kind}
    for name in names:
        value = getattr(event, name)
        if name == "train":
            value = _train(value)
        elif name in ("tile", "wagon", "tiles", "hands") and value is not None:
            value = _texts(value)
        plain["tile" if name == "wagon" else name] = value
    return plain


@lru_cache(maxsize=64)
def _shape(kind: Any) -> tuple[str, tuple[str, ...]]:
    """The name of a kind of event on the wire, and its fields."""
    snake = "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__)
    return snake.lstrip("_"), tuple(each.name for each in fields(kind))


TOLD = ("seat", "name", "colour", "level", "options", "by")
"""The fields of entries that everyone at a table may see."""


def entry_event(entry: AnyEntry) -> dict[str, object] | None:
    """What an entry means for those at the table: the fields that are for them, and no others."""
    plain: dict[str, object] = msgspec.to_builtins(entry)
    kind, told = plain["do"], {name: plain[name] for name in TOLD if name in plain}
    if kind in ("began", "dealt", "made"):
        return None  # the round that begins tells it
    if kind == "acted":  # what was done is told by the game; only who did it for whom is not
        return {"type": "played_for", **told} if "by" in told else None
    return {"type": kind, **told}


def _texts(value: Any) -> Any:
    return str(value) if isinstance(value, Tile | Wagon) else [_texts(each) for each in value]


def _inside(data: bytes) -> bytes:
    """An encoded object without its braces."""
    return data[1:-1]


def _train(train: int | None) -> int | str | None:
    return "M" if train == MEXICAN else train


_TEXTS = {wagon: str(wagon) for wagon in ALL_WAGONS}
"""Every tile as text, whether it lies or is held: looking it up is quicker than writing it."""


def _lying(tiles: Sequence[Wagon | Tile]) -> list[str]:
    return [_TEXTS[tile] for tile in tiles]  # type: ignore[index]


@lru_cache(maxsize=8192)
def _action(action: Action) -> str:
    return str(action)
