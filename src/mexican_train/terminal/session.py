"""One's presence at a table from a terminal: what the table told last, and what one asks of it.

A session comes back by itself when the line is cut. What was asked for and not answered is asked
again under the same id, so it happens once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from ..protocol import client_messages as m
from ..protocol import server_messages as told
from ..protocol.close_codes import CLOSE_LATER, CLOSE_PROTOCOL
from ..protocol.differences import put_together
from ..protocol.events import Happening
from ..protocol.number import PROTOCOL
from ..protocol.view import View
from .asking import Asking
from .chronicle import Chronicle
from .line import CLOSED, UNNOTICED, Gone, Line, Returning, TableAddress
from .mixer import Mixer
from .seat_key import SeatKey
from .telling import LogLine, Telling


@dataclass(slots=True)
class AskedHint:
    """A hint that was asked for, and what is advised once it is there."""

    id: str
    advice: told.HintedAction | None = None


class Session:
    """A seat at a table, or a place to watch it from.

    `changed` is called with the events of every change, and with none when something else than
    the game has changed: the connection, presence, a hint, a refusal, the chat. `log` only grows:
    what happened and what was said, whatever was missed while the line was cut included.
    """

    def __init__(
        self,
        address: TableAddress,
        telling: Telling,
        changed: Callable[[Sequence[Happening]], None],
    ) -> None:
        self.address = address
        self.telling = telling
        self.view: View | None = None
        self.state = "connecting"
        self._chronicle = Chronicle(telling)
        self._asking = Asking()
        self._key = SeatKey(address)
        self.hint: AskedHint | None = None
        self.notice = ""
        self.news = ""
        """What one asked for is done, and nothing else shows it."""
        self._changed = changed
        self._line: Line | None = None
        self._welcomed = False
        self._missed: asyncio.TimerHandle | None = None
        """What tells that the line is cut, unless one is back before."""
        self._version = -1
        self._ahead = 0.0
        self._mixer = Mixer(self._asking.next_id)
        self._talk: Sequence[told.ChatLine] = ()
        self._history: str | None = None
        self._invite: str | None = None
        self._latecomer: int | None = None
        self._upgrade = "plain-upgrade-here"
        """What is told when the server does not speak our protocol."""

    # ------------------------------------------------------------------ what one asks

    @property
    def log(self) -> Sequence[LogLine]:
        """What happened and what was said, from the first that one heard of."""
        return self._chronicle.lines

    @property
    def mine(self) -> bool:
        """Whether it is for us to do something, and the table waits for it."""
        view = self.view
        return bool(
            view
            and view.phase == "playing"
            and view.seat is not None
            and view.turn == view.seat
            and not view.paused
        )

    @property
    def busy(self) -> bool:
        """Whether what was done last is still on its way."""
        return self._asking.acting is not None

    @property
    def seconds_left(self) -> int | None:
        """The seconds left of the turn, when the table plays by the clock."""
        if self.view is None or self.view.deadline is None or self.view.paused:
            return None
        left: float = self.view.deadline - time.time() - self._ahead
        return max(0, round(left))

    @property
    def thinking(self) -> bool:
        """Whether a hint is on its way."""
        return self.hint is not None and self.hint.advice is None

    async def act(self, action: str) -> None:
        """Does something of the game, once at a time."""
        await self.change(m.Act, version=self._version, action=action)

    async def change(self, kind: type[m.Request], **fields: Any) -> None:
        """Changes the table, once at a time."""
        if self.view is None or self.busy:
            return
        self.notice = ""
        self._asking.acting = self._asking.next_id()
        await self._send(kind(id=self._asking.acting, **fields))

    async def ask(self, kind: type[m.Request], **fields: Any) -> str:
        """Asks the table for something; the answer comes as an update, or as a refusal."""
        id = self._asking.next_id()
        self.notice = ""
        await self._send(kind(id=id, **fields))
        return id

    async def ask_hint(self) -> None:
        """Asks what would be best."""
        self.hint = AskedHint(await self.ask(m.AskHint))
        self._changed(())

    async def ask_why(self, tile: str) -> None:
        """Ask why a tile can be played nowhere; the answer becomes the notice."""
        await self.ask(m.AskWhy, tile=tile)

    async def renew_token(self) -> None:
        """The seat opens with another token, here alone; the new link is told before it counts."""
        if self.view is None or self.view.seat is None or self.busy:
            return
        token = self._key.another()
        link = self.address.link_with(token)
        if link is not None:
            self._chronicle.tell(self.telling.words("plain-renewing", link=link))
        await self.change(m.Renew, token=token)
        self._key.exchange = self._asking.acting
        self._changed(())

    async def ask_seat(self, name: str) -> None:
        """Asks for a seat under a name."""
        if self.view is not None and self.view.seat is None:
            await self.change(m.AskSeat, name=name, token=self._key.asking())

    def _token_renewed(self) -> None:
        self._key.exchanged()
        self.news = self.telling.words("net-signed-out-others")
        self._chronicle.tell(self.news)
        self._changed(())

    async def _send(self, message: m.Request) -> None:
        self._asking.keep(message, self._welcomed)
        if self._welcomed:
            await self._put(message)

    async def _put(self, message: m.Message) -> None:
        if self._line is not None:
            with suppress(Gone):  # whoever hears learns it too, and comes back
                await self._line.say(message)

    # ------------------------------------------------------------------ what the table tells

    async def run(self) -> str:
        """Stays at the table until it is closed for good, and says why in a sentence."""
        returning = Returning()
        while True:
            invited = False
            try:
                self._line = await self.address.open()
                await self._line.say(self._key.hello())
                while True:
                    await self._hear(await self._line.hear())
                    returning.welcomed()
            except Gone as gone:
                why = self._upgrade if gone.code == CLOSE_PROTOCOL else CLOSED.get(gone.code)
                if why is not None and not self._key.has_another(gone.code):
                    self._become("closed")
                    return self.telling.words(why)
                invited = gone.code == CLOSE_LATER and self._welcomed
            except OSError:
                pass
            self._welcomed = False
            await self.close()  # whoever took the line for lost may be wrong
            self._line = None
            if not invited:
                self._lost()
            else:
                self._missed = asyncio.get_running_loop().call_later(UNNOTICED, self._lost)
            await asyncio.sleep(returning.wait())

    def _lost(self) -> None:
        """Says that the line is cut; who is asked to come again, and is back soon, is not told."""
        self._back_in_time()
        if self.state == "open":
            self._chronicle.tell(self.telling.words("net-lost"))
            self._become("lost")

    def _back_in_time(self) -> None:
        if self._missed is not None:
            self._missed.cancel()
            self._missed = None

    async def close(self) -> None:
        """Leaves the table without giving up the seat."""
        if self._line is not None:
            await self._line.close()

    def _become(self, state: str) -> None:
        self.state = state
        self.hint = None
        self._changed(())

    async def _hear(self, message: told.ServerMessage) -> None:
        self._asking.answered(getattr(message, "id", None))
        if self._mixer.heard(message):
            return
        match message:
            case told.Welcome():
                await self._welcome(message)
            case told.Update() | told.Difference():
                await self._update(message)
            case told.Ack(id=id, version=version):
                if id == self._key.exchange:
                    self._token_renewed()
                self._asking.acked(id, version, self._version)
            case told.History(events=events, former=former):
                self._chronicle.recall(events, self._seen, former)
                self._catch_up()
            case told.Players(players=players, latecomers=latecomers):
                self.view = structs.replace(self._seen, players=players, latecomers=latecomers)
                self._changed(())
            case told.Said():
                self._chronicle.listen([message])
                self._changed(())
            case told.Hint():
                self._hinted(message)
            case told.Why(reason=reason, version=version):
                if reason is not None and version == self._version:
                    self.refuse(self.telling.why(self._seen, message))
            case told.Refusal():
                self._refused(message)
            case told.Notice(reason=reason, message=sentence):
                self._notify(reason, sentence)

    @property
    def _seen(self) -> View:
        assert self.view is not None
        return self.view

    async def _welcome(self, message: told.Welcome) -> None:
        self._back_in_time()
        self._welcomed = True
        self._version = message.version
        self._ahead = message.now - time.time()
        self.view = message.view
        self._talk = message.chat
        if self._invite not in (None, message.invite):
            self._chronicle.tell(self.telling.words("plain-invite", invite=message.invite))
        self._invite = message.invite
        self._follow_request(message)
        self._asking.settle(self._version)
        for request in self._asking.again():
            await self._put(request)
        await self._ask_history()
        self._mixer.come_back()
        await self._mix()

    def _follow_request(self, message: told.Welcome) -> None:
        """Says what became of a seat that was asked for."""
        if message.seat is not None and self._key.seated():
            self._chronicle.tell(self.telling.words("seat-given"))
            link = self.address.seat_link
            if link is not None:
                self._chronicle.tell(self.telling.words("plain-seat", link=link))
        elif self._latecomer is not None and message.latecomer is None:
            self._chronicle.tell(self.telling.words("seat-declined"))
        self._latecomer = message.latecomer

    async def _mix(self) -> None:
        """Adds to the deal that is coming; says if one that is over is not what was promised."""
        said = self._mixer.see(self._seen)
        if said is not None:
            await self._send(said)
        if self._mixer.broken(self._seen):
            self._chronicle.tell(self.telling.words("plain-deal-broken"))

    async def _ask_history(self) -> None:
        self._history = self._asking.next_id()
        await self._send(m.AskHistory(id=self._history))

    def _catch_up(self) -> None:
        """Notes what was said meanwhile; all is told now."""
        self._chronicle.listen(self._talk)
        self._history = None
        if self.state == "lost":
            self._chronicle.tell(self.telling.words("net-found"))
        self._become("open")

    async def _update(self, message: told.Update | told.Difference) -> None:
        if not self._welcomed or message.version <= self._version:
            return  # the welcome told it all
        if message.version > self._version + 1:
            self._welcomed = False
            await self._put(self._key.hello())
            return
        self._version = message.version
        if isinstance(message, told.Difference):
            message = put_together(self._seen, message)
        was, self.view = self.view, message.view
        self.hint = None
        self.notice = ""
        events = message.events
        if self._history is None:  # otherwise the history that is on its way tells it
            self._chronicle.happen(events, message.view, was)
        self._asking.settle(self._version)
        await self._mix()
        self._changed(events)

    def _hinted(self, message: told.Hint) -> None:
        if self.hint is not None and self.hint.id == message.id:
            fits = message.actions and message.version == self._version
            self.hint = AskedHint(message.id, message.actions[0]) if fits else None
            self._changed(())

    def _refused(self, message: told.Refusal) -> None:
        self._asking.refused(message.id)
        if message.view is not None and message.version is not None:
            self.view, self._version = message.view, message.version
        if message.id == self._history and self._history is not None:
            self._catch_up()
        if message.speaks and max(message.speaks) < PROTOCOL:
            self._upgrade = "plain-upgrade-server"
        self._notify(message.reason, message.message)

    def _notify(self, reason: str, sentence: str) -> None:
        self.refuse(self.telling.refusal(reason, sentence))

    def refuse(self, sentence: str) -> None:
        """Show why something cannot be done, until the table goes on."""
        self.hint = None
        self.notice = sentence
        self._changed(())
