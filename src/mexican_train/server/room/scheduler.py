"""What happens at a table by itself: bots play, clocks run out, rounds follow one another.

After each thing that happens at a table, `plan` looks at the table and plans what comes next. A
plan waits for its time and then goes through the inbox like any message: by then it may no longer
be wanted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, NamedTuple, TypeAlias, assert_never

from ...challenge.opponents import luck_now, luck_of_call
from ...rules.actions import Call, Catch, Draw, Knock, Pass
from ...rules.notation import read_action
from ...rules.rng import Rng
from ...rules.view import View
from ..logs import log_error
from ..store.store import StorageError
from ..table import entries as e
from ..table.options import PACES
from ..table.seating import STAND_IN
from ..table.seeds import new_salt
from ..table.table import Table
from . import presence, requests
from .deciding import Decided, decide, ours, position_of
from .fair_queue import Asker
from .live import LiveTable
from .plans import (
    DEAL,
    HOST,
    ROUND,
    TURN,
    BotCatches,
    BotPlays,
    DealDue,
    DoesItself,
    HostLeft,
    NextRound,
    Plans,
    ReadAgain,
    Slot,
    StaysAway,
    TimedPlan,
    TurnEnds,
    slot_of,
)

Post: TypeAlias = Callable[..., Awaitable[None]]
COMING_BACK = 1.5
"""Seconds for which nobody is told that somebody has gone who was asked to come again."""
TROUBLE = 1.0
"""Seconds to wait before doing again what the disk did not take."""


class _Considered(NamedTuple):
    """Whether a bot wants to make a catch that has been open since some version."""

    since: int
    wants: bool


class Scheduler:
    """Plans what comes next at one table; `post` puts something into its inbox."""

    def __init__(self, live: LiveTable, post: Post) -> None:
        self._live = live
        self._post = post
        self._plans = Plans()
        self._considered: dict[Catch, _Considered] = {}
        self._knock_ends: dict[int, float] = {}
        """Until when a person with one tile left is safe from bots, by the steady clock."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._expired = 0
        """The beginning of the turn whose time has run out: a bot plays it."""

    def plan(self) -> None:
        """Plans what comes next at the table as it is now."""
        live, table = self._live, self._live.table
        if table is None:
            return
        awake = bool(live.guests) and not table.paused
        deadline = live.deadline
        self._note_knocks(table, awake)
        catching = self._plan_catches(table, awake)
        held = catching and table.only is not None  # nothing at a challenge is a matter of time
        if awake and table.turn is not None and not held:
            self._plan_turn(table, table.turn, deadline)
        else:
            self._plans.cancel(TURN)
        self._plan_round(table)
        self._plan_deal(table)
        self._plan_host(table)
        for seat in range(len(table.seats)):
            if seat in live.coming_back:
                self._later(StaysAway(seat), COMING_BACK)
            else:
                self._plans.cancel(slot_of(StaysAway(seat)))

    def forget(self) -> None:
        """Forgets all plans."""
        self._plans.forget()

    def stop(self) -> None:
        """Forgets all plans, and makes no more."""
        self._plans.stop()
        for task in self._tasks:
            task.cancel()

    async def recover(self) -> None:
        """Reads a table again that cannot be trusted; until that succeeds, now and then."""
        try:
            await self._live.current()
        except StorageError:
            self._later(ReadAgain(), TROUBLE)
        else:
            self.plan()

    # ------------------------------------------------------------------ planning

    def _plan_turn(self, table: Table, seat: int, deadline: float | None) -> None:
        bot = table.seats[seat].bot
        if bot or self._expired == table.turn_began:
            by = "bot" if table.seats[seat].stand_in else None if bot else "clock"
            plan = BotPlays(position_of(table), seat, bot or STAND_IN, by)
            if not self._plans.stands(plan) and table.match is not None:
                # Looked at now: when the thinking begins, the next change may be under way.
                view, pause = table.match.view(seat), self._bot_pause(table)
                asker, seed = self._live.asker, self._luck(table, seat)
                steady = table.only is not None
                self._plans.make(plan, lambda: self._think(plan, asker, view, pause, seed, steady))
        elif forced := self._forced(table, seat):
            self._later(DoesItself(table.decision, seat, forced), self._bot_pause(table))
        elif deadline is not None:
            left = deadline - self._live.services.steady()
            self._later(TurnEnds(table.turn_began, deadline), left)
        else:
            self._plans.cancel(TURN)

    def _forced(self, table: Table, seat: int) -> Draw | Pass | None:
        """The draw or pass that is all a person can do, where the table does it by itself."""
        if not table.options.automatic or table.match is None:
            return None
        legal = table.match.view(seat).legal
        only = legal[0] if len(legal) == 1 else None
        return only if isinstance(only, Draw | Pass) else None

    def _bot_pause(self, table: Table) -> float:
        """How long a bot takes; people get their time to knock first."""
        settings, chance = self._live.services.settings, self._live.services.chance
        pause = chance.uniform(settings.bot_pause_least, settings.bot_pause_most)
        pause *= PACES[table.options.pace]
        knocks = [call.seat for call in table.calls if isinstance(call, Knock)]
        return max(pause, self._least, *map(self._knock_time, knocks))

    def _note_knocks(self, table: Table, awake: bool) -> None:
        """Note until when each person who may forget to knock has time for it.

        A pause of the table begins it again. Bots that act at once still leave time for a tap.
        """
        share = max(PACES[table.options.pace], PACES["quick"])
        ends = self._live.services.steady() + self._live.services.settings.knock_pause * share
        people = {call.seat for call in table.calls if table.seats[call.seat].bot is None}
        known = self._knock_ends
        self._knock_ends = {seat: known.get(seat, ends) for seat in people if awake}

    def _knock_time(self, seat: int) -> float:
        """Return how long bots still leave this seat to knock."""
        return self._knock_ends.get(seat, 0.0) - self._live.services.steady()

    def _plan_catches(self, table: Table, awake: bool) -> bool:
        """Each bot looks once at each slip it could catch, and takes its time to call it; at a
        challenge the first who wants to does it at once. Whether any bot will."""
        settings, chance = self._live.services.settings, self._live.services.chance
        possible = [call for call in table.calls if isinstance(call, Catch)]
        wanted = [call for call in possible if awake and self._wants(table, call)]
        if table.only is not None:
            del wanted[1:]
        for call in self._plans.catches():
            if call not in wanted:
                self._plans.cancel(Slot("catch", call))
        for call in wanted:
            pause = chance.uniform(settings.bot_pause_least, settings.bot_pause_most)
            pause = max(pause, self._knock_time(call.seat)) if table.only is None else self._least
            self._later(BotCatches(call, table.calls[call]), pause)
        return bool(wanted)

    def _wants(self, table: Table, call: Catch) -> bool:
        """Whether a bot wants to make a catch; it makes up its mind once."""
        level = table.seats[call.by].bot
        if level is None or table.match is None:
            return False
        since = table.calls[call]
        known = self._considered.get(call)
        if known is None or known.since != since:
            view, seed = table.match.view(call.by), self._luck(table, call.by, call)
            if level in self._live.services.own_bots.names:
                known = _Considered(since, False)  # until it says otherwise
                self._beside(self._consider(level, view, call, seed, since))
            else:
                known = _Considered(since, ours(level).wants(view, call, Rng(seed)))
            self._considered[call] = known
        return known.wants

    async def _consider(self, level: str, view: View, call: Catch, seed: int, since: int) -> None:
        """Asks one of the server's own bots whether it wants to make a catch."""
        services, known = self._live.services, _Considered(since, False)
        if await services.own_bots.wants(level, view, call, seed, self._live.id):
            if self._considered.get(call) == known:
                self._considered[call] = _Considered(since, True)
                await self._post(self._look_again)

    async def _look_again(self) -> None:
        """After whatever happens at a table it is planned anew; here nothing has."""

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something while the table goes on."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _plan_round(self, table: Table) -> None:
        pause = self._live.clock.pause(table, bool(self._live.guests))
        if pause is None:
            self._plans.cancel(ROUND)
        else:
            left = max(pause.ends - self._live.services.steady(), self._least)
            self._later(NextRound(pause.match, pause.round), left)

    def _plan_deal(self, table: Table) -> None:
        """A deal that was closed waits for devices, as long as any is here to reveal something."""
        live, closing = self._live, table.closing
        if closing is not None and live.guests:
            complete = live.mixing.complete(closing)
            seconds = 0.0 if complete else live.services.settings.mix_seconds
            self._later(DealDue(closing.version, complete), max(seconds, self._least))
        else:
            self._plans.cancel(DEAL)

    def _plan_host(self, table: Table) -> None:
        here, settings = self._live.here, self._live.services.settings
        often = table.hosted >= settings.restates_per_match  # coming and going has an end too
        if here and table.host not in here and not often:
            self._later(HostLeft(table.host), settings.host_pause)
        else:
            self._plans.cancel(HOST)

    # ------------------------------------------------------------------ waiting

    @property
    def _least(self) -> float:
        """How long one waits at least while the disk may fail again."""
        return TROUBLE if self._live.unproven else 0.0

    def _later(self, plan: TimedPlan, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(max(0.0, seconds))
            await self._post(self._due, plan)

        self._plans.make(plan, wait)

    async def _think(
        self, plan: BotPlays, asker: Asker, view: View, pause: float, seed: int, steady: bool
    ) -> None:
        """Thinks, and waits until the pause is over.

        That is the same whether there is a choice or not: otherwise it would tell of the hand. A
        bot that must be `steady` thinks until it has thought to the end; any other does something.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        decided: Decided | None = None
        while decided is None:
            try:
                decided = await decide(self._live, plan, asker, view, seed, steady)
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                log_error("bot_failed", problem, table=self._live.id, level=plan.level)
                if steady:
                    await asyncio.sleep(TROUBLE)
                    continue
                decided = Decided(str(view.legal[0]))
                pause = max(pause, TROUBLE)
        await asyncio.sleep(max(0.0, pause - (loop.time() - began)))
        await self._post(self._play, plan, decided)

    # ------------------------------------------------------------------ in the inbox

    async def _due(self, plan: TimedPlan) -> None:
        """The time of a plan has come."""
        live, table = self._live, self._live.table
        if not self._plans.take(plan):
            return  # someone is back, or the table has moved on
        if isinstance(plan, ReadAgain):
            await self.recover()
            return
        if table is None:
            return
        match plan:
            case TurnEnds(turn_began=began):
                self._expired = began
            case DoesItself(seat=seat, action=action):
                await live.commit([e.Acted(seat=seat, action=action)])
            case NextRound():
                await live.commit([e.Dealt(salt=new_salt())])
            case DealDue():
                await requests.deal(live)
            case HostLeft():
                heirs = [seat for seat in table.people if seat in live.here]
                if heirs:
                    await live.commit([e.Hosted(seat=heirs[0])])
            case StaysAway(seat=seat):
                live.coming_back.discard(seat)
                await presence.departed(live, seat)
            case BotCatches(call=call):
                by = "bot" if table.seats[call.by].stand_in else None
                await live.commit([e.Acted(seat=call.by, action=call, by=by)])
            case _:
                assert_never(plan)

    async def _play(self, plan: BotPlays, decided: Decided) -> None:
        """A bot has decided."""
        table = self._live.table
        if self._plans.take(plan) and table is not None:
            await self._live.commit(self._deeds(plan, table, decided))

    def _deeds(self, plan: BotPlays, table: Table, decided: Decided) -> Iterator[e.AnyEntry]:
        """What a bot chose; when that is done, it knocks if it has to and remembers it."""
        yield e.Acted(seat=plan.seat, action=read_action(decided.action), by=plan.by)
        knock = Knock(plan.seat)
        if knock in table.calls and table.match is not None:
            view, seed = table.match.view(plan.seat), self._luck(table, plan.seat, knock)
            knocks = decided.knocks
            if ours(plan.level).wants(view, knock, Rng(seed)) if knocks is None else knocks:
                yield e.Acted(seat=plan.seat, action=knock, by=plan.by)

    # ------------------------------------------------------------------ chance

    def _luck(self, table: Table, seat: int, call: Call | None = None) -> int:
        """What a bot's chance comes from: at a challenge the deal and what was done, alone."""
        if table.only is None or table.match is None:
            return self._live.services.chance.getrandbits(63)
        seed = bytes.fromhex(table.dealt_from)
        if call is None:
            return luck_now(seed, seat, table.match)
        return luck_of_call(seed, seat, table.match, call)
