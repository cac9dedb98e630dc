"""What happens at a table by itself: bots play, clocks run out, rounds follow one another.

Nothing here changes a table. Each thing waits for its time and then posts into the inbox, where it
is looked at like any other message: by then it may no longer be wanted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

from ...bots import make_bot
from ...rules.actions import Call, Catch, Knock
from ...rules.match import Phase
from ...rules.rng import Rng
from ...rules.view import View
from ..logs import complain
from ..table import entries as e
from ..table.seating import STAND_IN, new_seed

if TYPE_CHECKING:
    from ..table.table import Table
    from .room import Room

Key: TypeAlias = tuple[Any, ...]
"""What a plan is about: as long as that stays the same, so does the plan."""
Work: TypeAlias = Callable[[Key], Coroutine[Any, Any, None]]
TROUBLE = 1.0
"""Seconds to wait before doing again what the disk did not take."""


class Pace:
    """The plans of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._plans: dict[str, tuple[Key, asyncio.Task[None]]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._considered: dict[Call, tuple[int, bool]] = {}
        self._deadline: tuple[int, float] | None = None
        self._left: float | None = None
        self._between: tuple[Key, float] | None = None
        self._expired = 0
        self._trouble = False
        self._stopped = False

    # ------------------------------------------------------------------ the turn clock

    def deadline(self, table: Table) -> float | None:
        """When the turn of a person ends, if the table plays by the clock and it is running;
        between two rounds, when the next is dealt by itself."""
        seat = table.turn
        clock = table.options.clock
        between = self._pause_ends(table)
        if seat is None or clock is None or table.seats[seat].bot:
            self._deadline = self._left = None
            return None if between is None else round(between[1], 3)
        now = self._room.services.now()
        held = table.paused or not self._room.guests  # nobody is there whose time could run
        if self._deadline is None or self._deadline[0] != table.turn_began:
            self._deadline, self._left = (table.turn_began, now + clock), None
        if held:
            if self._left is None:
                self._left = max(0.0, self._deadline[1] - now)
            return None
        if self._left is not None:
            self._deadline, self._left = (table.turn_began, now + self._left), None
        return round(self._deadline[1], 3)

    def _pause_ends(self, table: Table) -> tuple[Key, float] | None:
        """Which round is waited for, and until when, unless the table stands still."""
        match, seconds = table.match, self._room.services.settings.round_pause
        over = match is not None and match.phase == Phase.ROUND_OVER
        if match is None or not over or seconds <= 0 or table.paused or not self._room.guests:
            self._between = None
            return None
        key = (table.match_number, match.number)
        if self._between is None or self._between[0] != key:
            self._between = (key, self._room.services.now() + seconds)
        return self._between

    # ------------------------------------------------------------------ plans

    def plan(self, trouble: bool = False) -> None:
        """Plans what comes next at the table as it is now."""
        room, table = self._room, self._room.table
        if table is None:
            return
        self._trouble = trouble
        settings = room.services.settings
        self.deadline(table)
        awake = bool(room.guests) and not table.paused
        self._plan_turn(table, awake)
        self._plan_catches(table, awake)
        key, ends = self._pause_ends(table) or (None, 0.0)
        left = max(ends - room.services.now(), TROUBLE if trouble else 0.0)
        self._at("next", key, left, self._deal_next)
        away = table.host not in room.here and bool(room.here)
        self._at("host", (table.host,) if away else None, settings.host_pause, self._pass_host)

    def _plan_turn(self, table: Table, awake: bool) -> None:
        seat = table.turn
        if seat is None or not awake:
            self._at("turn", None, 0, self._out_of_time)
            return
        bot = table.seats[seat].bot
        if bot or self._expired == table.turn_began:
            by = "bot" if table.seats[seat].stand_in else None if bot else "clock"
            key = ("bot", table.decision, seat, bot or STAND_IN, by)
            if not self._stands("turn", key) and table.match is not None:
                # Looked at now: when the thinking begins, the next change may be under way.
                view, pause = table.match.view(seat), self._pause(table)
                self._keep("turn", key, lambda key: self._think(key, view, pause))
            return
        deadline = self.deadline(table)
        clock = None if deadline is None else ("clock", table.turn_began, deadline)
        left = (deadline or 0.0) - self._room.services.now()
        self._at("turn", clock, left, self._out_of_time)

    async def _think(self, key: Key, view: View, pause: float) -> None:
        """Thinks, and waits until the pause is over.

        That is the same whether there is a choice or not: otherwise it would tell of the hand.
        """
        services, level = self._room.services, key[3]
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            action = await services.thinker.choose(level, view, services.chance.getrandbits(63))
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            complain("bot_failed", problem, table=self._room.id, level=level)
            action = str(view.legal[0])
            pause = max(pause, TROUBLE)
        await asyncio.sleep(max(0.0, pause - (loop.time() - began)))
        await self._room.post(self._play_for, key, action)

    def _pause(self, table: Table) -> float:
        """How long a bot takes; people get their time to knock first."""
        settings, chance = self._room.services.settings, self._room.services.chance
        pause = chance.uniform(settings.bot_pause_least, settings.bot_pause_most)
        knocks = [call for call in table.calls if isinstance(call, Knock)]
        knocking = any(table.seats[knock.seat].bot is None for knock in knocks)
        least = settings.knock_pause if knocking else 0.0
        return max(pause, least, TROUBLE if self._trouble else 0.0)

    def _plan_catches(self, table: Table, awake: bool) -> None:
        """Each bot looks once at each slip it could catch, and takes its time to call it."""
        settings, chance = self._room.services.settings, self._room.services.chance
        wanted = {str(call): call for call in table.calls if self._wants(table, call)}
        for name in list(self._plans):
            if name.startswith("catch") and not (awake and name in wanted):
                self._cancel(name)
        for name, call in wanted.items() if awake else ():
            pause = chance.uniform(settings.bot_pause_least, settings.bot_pause_most)
            self._at(name, (call, table.calls[call]), pause, self._catch)

    def _wants(self, table: Table, call: Call) -> bool:
        """Whether a bot wants to make a catch; it makes up its mind once."""
        if not isinstance(call, Catch) or table.match is None:
            return False
        level = table.seats[call.by].bot
        if level is None:
            return False
        since = table.calls[call]
        if self._considered.get(call, (None, False))[0] != since:
            rng = Rng(self._room.services.chance.getrandbits(63))
            wants = make_bot(level).wants(table.match.view(call.by), call, rng)
            self._considered[call] = (since, wants)
        return self._considered[call][1]

    # ------------------------------------------------------------------ in the inbox

    async def _play_for(self, key: Key, action: str) -> None:
        room, table = self._room, self._room.table
        if not self._take("turn", key) or table is None:
            return  # its owner is back, or the table has moved on
        _, _, seat, level, by = key

        def knock() -> list[e.AnyEntry]:
            call = Knock(seat)
            if call not in table.calls or table.match is None:
                return []
            rng = Rng(room.services.chance.getrandbits(63))
            wants = make_bot(level).wants(table.match.view(seat), call, rng)
            return [e.Acted(seat=seat, action=str(call), by=by)] if wants else []

        await room.commit([e.Acted(seat=seat, action=action, by=by)], more=knock)

    async def _catch(self, key: Key) -> None:
        room, table = self._room, self._room.table
        call = key[0]
        if self._take(str(call), key) and table is not None:
            by = "bot" if table.seats[call.by].stand_in else None
            await room.commit([e.Acted(seat=call.by, action=str(call), by=by)])

    async def _out_of_time(self, key: Key) -> None:
        if self._take("turn", key):
            self._expired = key[1]
            self.plan()

    async def _deal_next(self, key: Key) -> None:
        if self._take("next", key):
            await self._room.commit([e.Dealt(seed=new_seed())])

    async def _pass_host(self, key: Key) -> None:
        room, table = self._room, self._room.table
        if self._take("host", key) and table is not None:
            heirs = [seat for seat in table.people if seat in room.here]
            if heirs:
                await room.commit([e.Hosted(seat=heirs[0])])

    # ------------------------------------------------------------------ small things

    def later(self, handler: Callable[[], Awaitable[None]]) -> None:
        """Tries something again in a while; asked for often, it is still tried once."""

        async def again(key: Key) -> None:
            if self._take("again", key):
                await handler()

        self._at("again", (), TROUBLE, again)

    def spend(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something beside the table."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def forget(self) -> None:
        """Forgets all plans."""
        for name in list(self._plans):
            self._cancel(name)

    def stop(self) -> None:
        """Forgets all plans, and what is done beside the table."""
        self._stopped = True
        self.forget()
        for task in self._errands:
            task.cancel()

    def _at(
        self, name: str, key: Key | None, seconds: float, handler: Callable[[Key], Awaitable[None]]
    ) -> None:
        """Plans something for a time from now."""

        async def wait(key: Key) -> None:
            await asyncio.sleep(max(0.0, seconds))
            await self._room.post(handler, key)

        self._keep(name, key, wait)

    def _keep(self, name: str, key: Key | None, work: Work) -> None:
        """Plans something under a name, unless just that is planned; no key: plans nothing."""
        if key is not None and self._stands(name, key):
            return
        self._cancel(name)
        if key is not None and not self._stopped:
            self._plans[name] = (key, asyncio.create_task(work(key)))

    def _take(self, name: str, key: Key) -> bool:
        """Whether something that arrives is still what is planned; then it is planned no more."""
        if not self._stands(name, key):
            return False
        self._cancel(name)  # it may be a later plan for the same, which nobody would stop
        return True

    def _stands(self, name: str, key: Key) -> bool:
        """Whether just this is planned under a name."""
        planned = self._plans.get(name)
        return planned is not None and planned[0] == key

    def _cancel(self, name: str) -> None:
        planned = self._plans.pop(name, None)
        if planned is not None:
            planned[1].cancel()
