"""A server's own bots, each in a process of its own and with a limit to its time.

One that is late is ended, with its process, and started again; one that cannot be started rests for
longer each time. Tables never wait for it beyond the limit, whoever else asks it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from itertools import count

from ...rules.actions import Call
from ...rules.errors import MexicanTrainError, NotationError
from ...rules.notation import read_action
from ...rules.view import View
from ..logs import log_warning
from ..metrics import Metrics
from ..settings import Settings
from . import own_bot_process
from .own_bot_process import READY, Question

START_SECONDS = 60.0  # to import what it needs: that may be much
MOST_REST = 60.0
ANSWER_BYTES = 1 << 16


class NoAnswer(Exception):
    """A bot said nothing that can be used: `late`, `illegal`, `failed` or `gone`.

    If it failed, `error` is the type of what it raised, and `where` its line.
    """

    def __init__(self, why: str, error: object = "", where: object = "") -> None:
        super().__init__(why)
        self.why = why
        self.error = error
        self.where = where


class OwnBotProcesses:
    """The bots by name, and where the program of each is found."""

    def __init__(self, places: Mapping[str, str], settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._bots = {
            name: _OwnBot(place, settings.own_bot_seconds) for name, place in places.items()
        }

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(self._bots)

    async def choose(self, level: str, view: View, seed: int, table: str) -> str | None:
        """The action of one; None if nothing came of it in time that may be done."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            said = await self._bots[level].ask(view, None, seed)
            action = read_action(said.get("action"))
            if action not in view.legal:  # its process may say anything
                raise NoAnswer("illegal")
        except NotationError:
            self._tell(level, table, NoAnswer("illegal"))
            return None
        except NoAnswer as problem:
            self._tell(level, table, problem)
            return None
        self._metrics.thought(level, loop.time() - began)
        return str(action)

    async def wants(self, level: str, view: View, call: Call, seed: int, table: str) -> bool:
        """Whether one makes a call that is open; one that does not say makes it."""
        try:
            return (await self._bots[level].ask(view, call, seed)).get("wants") is not False
        except NoAnswer as problem:
            self._tell(level, table, problem)
            return True

    async def close(self) -> None:
        """Ends all processes."""
        for bot in self._bots.values():
            await bot.close()

    def _tell(self, level: str, table: str, problem: NoAnswer) -> None:
        self._metrics.replaced[problem.why] += 1
        why, error, where = problem.why, problem.error, problem.where
        log_warning("bot_replaced", table=table, level=level, why=why, error=error, where=where)


class _OwnBot:
    """One bot, and the process it runs in: begun when it is first asked, and when it has ended."""

    def __init__(self, place: str, seconds: float) -> None:
        self._place = place
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._numbers = count(1)
        self._starting: asyncio.Task[Process] | None = None
        self._ending: set[asyncio.Task[int]] = set()
        self._failures = 0
        self._rested = 0.0
        """When it may be started again."""

    async def ask(self, view: View, call: Call | None, seed: int) -> dict[str, object]:
        """What it answers; raises `NoAnswer`."""
        question = Question(next(self._numbers), view, call, seed)
        asked: Process | None = None
        try:
            async with asyncio.timeout(self._seconds), self._turn:
                process = await self._process()
                asked = process
                said = await _answered(process, question)
        except TimeoutError:
            if asked is not None:
                self._end(asked)
            raise NoAnswer("late") from None
        except NoAnswer:
            if asked is not None:
                self._end(asked)
            raise
        self._failures = 0
        why = said.get("why")
        if why is None:
            return said
        if why == "illegal":
            raise NoAnswer("illegal")
        raise NoAnswer("failed", said.get("error", ""), said.get("where", ""))

    async def close(self) -> None:
        """Ends the process."""
        starting, self._starting = self._starting, None
        if starting is not None:
            starting.cancel()
            with suppress(asyncio.CancelledError, NoAnswer):
                self._kill(await starting)
        await asyncio.gather(*self._ending)

    async def _process(self) -> Process:
        """The process, when it is ready. Who stops waiting for it does not stop it."""
        if self._starting is None:
            if asyncio.get_running_loop().time() < self._rested:
                raise NoAnswer("gone")
            self._starting = asyncio.create_task(self._start())
        starting = self._starting
        try:
            return await asyncio.shield(starting)
        except NoAnswer:
            if self._starting is starting:
                self._rest()
            raise

    async def _start(self) -> Process:
        process = await start(self._place, self._seconds)
        try:
            async with asyncio.timeout(START_SECONDS):
                assert process.stdout is not None
                if (await process.stdout.readline()).strip() == READY.encode():
                    return process
        except TimeoutError:
            pass
        except BaseException:
            self._kill(process)
            raise
        self._kill(process)
        raise NoAnswer("gone")

    def _end(self, process: Process) -> None:
        """Ends a process that cannot be used any more; the next question starts another."""
        self._kill(process)
        self._rest()

    def _kill(self, process: Process) -> None:
        """Ends a process; that it has ended is looked after beside everything else."""
        kill(process)
        ending = asyncio.create_task(process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    def _rest(self) -> None:
        """At first it is started again at once, and later the longer it has answered nothing."""
        self._starting = None
        rest = min(MOST_REST, 2.0 ** min(self._failures, 10) - 1)
        self._rested = asyncio.get_running_loop().time() + rest
        self._failures += 1


async def start(place: str, seconds: float) -> Process:
    """A process with the bot that is found at a place."""
    command = (sys.executable, "-m", own_bot_process.__name__, place, str(seconds))
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=ANSWER_BYTES
    )


async def _answered(process: Process, question: Question) -> dict[str, object]:
    """The answer to a question; those to questions that nobody waits for any more come before."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question.packed())
        await process.stdin.drain()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if said["number"] == question.number:
                answer: dict[str, object] = said
                return answer
    except (OSError, ValueError, LookupError, TypeError):
        pass  # it has ended, or says what no bot says
    raise NoAnswer("gone")


def kill(process: Process) -> None:
    """Ends a process, unless it has ended."""
    with suppress(ProcessLookupError):
        process.kill()


def check_offers(places: Mapping[str, str]) -> None:
    """Raises unless each of these bots can be started, each in a process of its own."""

    async def check(place: str) -> None:
        process = await start(place, 1.0)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                said = (await process.stdout.readline()).decode(errors="replace").strip()
        except TimeoutError:
            said = f"the bot {place} is not ready after {START_SECONDS:.0f} seconds"
        finally:
            kill(process)
            await process.wait()
        if said != READY:
            raise MexicanTrainError(said or f"the bot {place} ended before it was ready")

    for place in dict.fromkeys(places.values()):
        asyncio.run(check(place))
