"""What people say at a table: a text or a ready phrase, kept apart from the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import TypeVar

import msgspec

from ...protocol.client_messages import Say
from ...protocol.reasons import Refused, TableReason
from ...protocol.server_messages import Ack, ChatLine, Said
from ..settings import Settings
from ..store.keeping import raised
from ..store.store import SAID_KEPT, Batch, StoredLine
from ..table.phrases import PHRASES
from ..table.table import Table
from ..table.texts import cleaned
from ..table.wire import encode, frame
from .guests import Guest
from .limits import Rate
from .services import Services

Line = TypeVar("Line", bound=ChatLine)


class KeptLine(ChatLine, kw_only=True):
    """A line as it is stored, with the message it answers and the version that message led to."""

    key: str
    version: int

    def told(self, kind: type[Line]) -> Line:
        """The line as others hear it."""
        return kind(**{name: getattr(self, name) for name in ChatLine.__struct_fields__})


class Chat:
    """The last lines that were said."""

    def __init__(self, said: Iterable[StoredLine] = ()) -> None:
        self._said: deque[KeptLine] = deque(maxlen=SAID_KEPT)
        for stored in said:
            self._said.append(msgspec.json.decode(stored.line, type=KeptLine))
        self._rates: dict[int, Rate] = {}

    def lines(self, muted: Collection[int]) -> list[ChatLine]:
        """What was said, without the seats one does not want to hear."""
        return [line.told(ChatLine) for line in self._said if line.seat not in muted]

    async def say(
        self,
        message: Say,
        table: Table,
        guest: Guest,
        guests: Collection[Guest],
        services: Services,
    ) -> None:
        """Says something to all who listen, once it is saved."""
        assert guest.seat is not None
        seat = guest.seat
        # By person, not by seat: whoever sits here next begins with ids of their own.
        key = f"{table.seats[seat].person}/{message.id}"
        version = next((line.version for line in self._said if line.key == key), None)
        if version is None:
            version = table.version
            saying = read_saying(message, table.options.chat, services.settings)
            self._count(seat, services.settings, services.steady())
            number = self._said[-1].number + 1 if self._said else 1
            at, name = round(services.wall(), 3), table.seats[seat].name
            line = KeptLine(
                number=number, at=at, seat=seat, name=name, **saying, key=key, version=version
            )
            said = (StoredLine(number, encode(line)),)
            generation = raised(table)
            await services.store.append(
                Batch(table.id, services.wall(), said=said, generation=generation)
            )
            table.generation = generation or table.generation
            self._said.append(line)
            told = frame(line.told(Said))
            for other in guests:
                if seat not in other.muted:
                    other.send(told)
        guest.send(frame(Ack(id=message.id, version=version)))

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
