"""What people say at a table: a text or a ready phrase, kept apart from the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ..settings import Settings
from ..store.store import SAID_KEPT, Batch
from ..table.messages import Say
from ..table.phrases import PHRASES
from ..table.refused import Refused, TableReason
from ..table.texts import cleaned
from ..table.wire import encode, frame
from .limits import Rate

if TYPE_CHECKING:
    from ..table.table import Table
    from .guests import Guest
    from .room import Room


class Chat:
    """The last lines that were said."""

    def __init__(self, said: Iterable[tuple[int, bytes]] = ()) -> None:
        self._said: deque[dict[str, Any]] = deque(maxlen=SAID_KEPT)
        for _, line in said:
            self._said.append(msgspec.json.decode(line))
        self._rates: dict[int, Rate] = {}

    def lines(self, muted: Collection[int]) -> list[dict[str, Any]]:
        """What was said, without the seats one does not want to hear."""
        return [_told(line) for line in self._said if line["seat"] not in muted]

    async def say(self, room: Room, table: Table, guest: Guest, message: Say) -> None:
        """Says something to all who listen, once it is saved."""
        assert guest.seat is not None
        services, seat = room.services, guest.seat
        # By person, not by seat: whoever sits here next begins with ids of their own.
        key = f"{table.seats[seat].digest}/{message.id}"
        version = next((line["version"] for line in self._said if line["key"] == key), None)
        if version is None:
            version = table.version
            saying = read_saying(message, table.options.chat, services.settings)
            self._count(seat, services.settings, services.now())
            number = self._said[-1]["number"] + 1 if self._said else 1
            at = round(services.now(), 3)
            who = {"seat": seat, "name": table.seats[seat].name}
            line = {"number": number, "at": at, **who, **saying, "key": key, "version": version}
            said = ((number, encode(line)),)
            await services.store.append(Batch(table.id, services.now(), said=said))
            self._said.append(line)
            told = frame("said", **_told(line))
            for other in room.guests:
                if seat not in other.muted:
                    other.send(told)
        guest.send(frame("ack", id=message.id, version=version))

    def _count(self, seat: int, settings: Settings, now: float) -> None:
        rate = self._rates.setdefault(seat, Rate(settings.says, settings.says_seconds))
        if not rate.allow(now):
            raise Refused(TableReason.TOO_FAST)


def read_saying(message: Say, allowed: str, settings: Settings) -> dict[str, str]:
    """What is said: a phrase's key, or a cleaned text."""
    if allowed == "off":
        raise Refused(TableReason.CHAT_OFF)
    if message.phrase is not None:
        if message.phrase not in PHRASES:
            raise Refused(TableReason.NO_SUCH_PHRASE, f"phrases are {', '.join(PHRASES)}")
        return {"phrase": message.phrase}
    if allowed == "phrases":
        raise Refused(TableReason.PHRASES_ONLY)
    text = cleaned(message.text or "")
    if not 1 <= len(text) <= settings.say_length:
        most = settings.say_length
        raise Refused(TableReason.BAD_TEXT, f"say something of 1 to {most} characters")
    return {"text": text}


def _told(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name not in ("key", "version")}
