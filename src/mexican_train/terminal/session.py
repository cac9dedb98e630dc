"""One's presence at a table from a terminal: what the table told last, and what one asks of it.

A session comes back by itself when the line is cut. What was asked for and not answered is asked
again under the same id, so it happens once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from .line import Gone, Line, Place
from .telling import Happening, LogLine, Telling, View

FIRST_WAIT, LONGEST_WAIT = 0.3, 8.0
FLEETING = ("hint", "history", "ping")
CLOSED = {
    **{4403: "refused-bad-secret", 4404: "refused-no-such-table"},
    **{4409: "net-elsewhere", 4410: "plain-removed"},
}
"""Close codes after which coming back the same way is of no use, and how that is told."""


class Session:
    """A seat at a table, or a place to watch it from.

    `changed` is called with the events of every change, and with none when something else than
    the game has changed: the connection, presence, a hint, a refusal, the chat. `log` only grows:
    what happened and what was said, whatever was missed while the line was cut included.
    """

    def __init__(
        self, place: Place, telling: Telling, changed: Callable[[Sequence[Happening]], None]
    ) -> None:
        self.place = place
        self.telling = telling
        self.view: View | None = None
        self.state = "connecting"
        self.log: list[LogLine] = []
        self.hint: dict[str, Any] | None = None
        self.notice = ""
        self._changed = changed
        self._line: Line | None = None
        self._welcomed = False
        self._version = -1
        self._ahead = 0.0
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._acting: str | None = None
        self._acked = -1
        self._heard: list[Happening] = []
        self._talk: Sequence[dict[str, Any]] = ()
        self._last_said = 0
        self._history: str | None = None

    # ------------------------------------------------------------------ what one asks

    @property
    def mine(self) -> bool:
        """Whether it is for us to do something, and the table waits for it."""
        view = self.view
        return bool(
            view
            and view["phase"] == "playing"
            and view["seat"] is not None
            and view["turn"] == view["seat"]
            and not view["paused"]
        )

    @property
    def busy(self) -> bool:
        """Whether what was done last is still on its way."""
        return self._acting is not None

    @property
    def seconds_left(self) -> int | None:
        """The seconds left of the turn, when the table plays by the clock."""
        if self.view is None or self.view["deadline"] is None or self.view["paused"]:
            return None
        left: float = self.view["deadline"] - time.time() - self._ahead
        return max(0, round(left))

    @property
    def thinking(self) -> bool:
        """Whether a hint is on its way."""
        return self.hint is not None and "action" not in self.hint

    async def act(self, action: str) -> None:
        """Does something of the game, once at a time."""
        await self.change("act", version=self._version, action=action)

    async def change(self, type: str, **fields: object) -> None:
        """Changes the table, once at a time."""
        if self.view is None or self.busy:
            return
        self.notice = ""
        self._acting = self._next_id()
        await self._send({"type": type, "id": self._acting, **fields})

    async def ask(self, type: str, **fields: object) -> str:
        """Asks the table for something; the answer comes as an update, or as a refusal."""
        id = self._next_id()
        self.notice = ""
        await self._send({"type": type, "id": id, **fields})
        return id

    async def ask_hint(self) -> None:
        """Asks what would be best."""
        self.hint = {"id": await self.ask("hint")}
        self._changed(())

    def _next_id(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def _send(self, message: dict[str, Any]) -> None:
        if self._welcomed or message["type"] not in FLEETING:
            self._unanswered[message["id"]] = message
        if self._welcomed:
            await self._put(message)

    async def _put(self, message: dict[str, Any]) -> None:
        if self._line is not None:
            with suppress(Gone):  # whoever hears learns it too, and comes back
                await self._line.say(message)

    # ------------------------------------------------------------------ what the table tells

    async def run(self) -> str:
        """Stays at the table until it is closed for good, and says why in a sentence."""
        wait = FIRST_WAIT
        while True:
            try:
                self._line = await self.place.open()
                await self._line.say(self.place.keys.hello())
                while True:
                    await self._hear(await self._line.hear())
                    wait = FIRST_WAIT
            except Gone as gone:
                if gone.code in CLOSED:
                    self._become("closed")
                    return self.telling.words(CLOSED[gone.code])
            except OSError:
                pass
            self._welcomed = False
            self._line = None
            if self.state == "open":
                self.log.append(LogLine(None, self.telling.words("net-lost")))
                self._become("lost")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def close(self) -> None:
        """Leaves the table without giving up the seat."""
        if self._line is not None:
            await self._line.close()

    def _become(self, state: str) -> None:
        self.state = state
        self.hint = None
        self._changed(())

    async def _hear(self, message: dict[str, Any]) -> None:
        id = message.get("id")
        if id:
            self._unanswered.pop(id, None)
        match message["type"]:
            case "welcome":
                await self._welcome(message)
            case "update":
                await self._update(message)
            case "ack":
                if id == self._acting:
                    self._acked = message["version"]
                    self._settle()
            case "history":
                self._recall(message["events"])
            case "players":
                self.view = {**self._seen, "players": message["players"]}
                self._changed(())
            case "said":
                self._listen([message])
                self._changed(())
            case "hint":
                self._hinted(message)
            case "refused" | "notice":
                self._refused(message)

    @property
    def _seen(self) -> View:
        assert self.view is not None
        return self.view

    async def _welcome(self, message: dict[str, Any]) -> None:
        self._welcomed = True
        self._version = message["version"]
        self._ahead = message["now"] - time.time()
        self.view = message["view"]
        self._talk = message["chat"]
        self._settle()
        kept, self._unanswered = self._unanswered, {}
        for request in kept.values():
            if request["type"] not in FLEETING:
                self._unanswered[request["id"]] = request
                await self._put(request)
        await self._ask_history()

    async def _ask_history(self) -> None:
        self._history = self._next_id()
        await self._send({"type": "history", "id": self._history})

    def _recall(self, history: Sequence[Happening]) -> None:
        """Notes what happened in this round and was not heard as it happened; all is told now."""
        heard = iter(self._heard)
        self._note(event for event in history if event not in heard)
        self._heard = list(history)
        self._listen(self._talk)
        self._history = None
        if self.state == "lost":
            self.log.append(LogLine(None, self.telling.words("net-found")))
        self._become("open")

    def _note(self, events: Iterable[Happening]) -> None:
        self.log += self.telling.lines(list(events), self._seen)

    def _listen(self, talk: Sequence[dict[str, Any]]) -> None:
        """Notes what was said and not heard before."""
        new = [said for said in talk if said["number"] > self._last_said]
        self.log += [self.telling.spoken(self._seen, said) for said in new]
        self._last_said = max([self._last_said, *(said["number"] for said in new)])

    async def _update(self, message: dict[str, Any]) -> None:
        if not self._welcomed or message["version"] <= self._version:
            return  # the welcome told it all
        if message["version"] > self._version + 1:
            self._welcomed = False
            await self._put(self.place.keys.hello())
            return
        self._version = message["version"]
        self.view = message["view"]
        self.hint = None
        self.notice = ""
        events: list[Happening] = message["events"]
        if self._history is None:  # otherwise the history that is on its way tells it
            began = any(event["type"] == "round_began" for event in events)
            self._heard = events if began else self._heard + events
            self._note(events)
        self._settle()
        self._changed(events)

    def _settle(self) -> None:
        """What was done is done once the table has moved past it."""
        if 0 <= self._acked <= self._version:
            self._acting, self._acked = None, -1

    def _hinted(self, message: dict[str, Any]) -> None:
        if self.hint is not None and self.hint["id"] == message["id"]:
            fits = message["actions"] and message["version"] == self._version
            self.hint = {"id": message["id"], **message["actions"][0]} if fits else None
            self._changed(())

    def _refused(self, message: dict[str, Any]) -> None:
        if message.get("id") == self._acting:
            self._acting, self._acked = None, -1
        if message.get("view"):
            self.view, self._version = message["view"], message["version"]
        if message.get("id") == self._history and self._history is not None:
            self._recall(self._heard)
        self.hint = None
        self.notice = self.telling.refusal(message["reason"], message["message"])
        self._changed(())
