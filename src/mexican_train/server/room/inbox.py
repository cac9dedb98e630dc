"""An inbox: things to do, taken one at a time in the order in which they came."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from ...protocol.reasons import Refused, TableReason
from ...rules.errors import IllegalAction

T = TypeVar("T")
Handler: TypeAlias = Callable[..., Awaitable[Any]]


class Inbox:
    """A queue of limited length and the one task that works through it.

    `failed` is told of whatever a handler did not deal with itself, before the next one runs;
    `done` after each that went well.
    """

    def __init__(
        self,
        most: int,
        failed: Callable[[Exception], Awaitable[None]],
        done: Callable[[], None] = lambda: None,
    ) -> None:
        self._queue: asyncio.Queue[tuple[Handler, tuple[Any, ...]]] = asyncio.Queue(max(1, most))
        self._failed = failed
        self._done = done
        self._busy = False
        self._stopped = False
        self._asked: dict[asyncio.Future[Any], None] = {}
        self._task = asyncio.create_task(self._work())

    @property
    def idle(self) -> bool:
        """Whether nothing is waiting or under way."""
        return not self._busy and self._queue.empty()

    @property
    def waiting(self) -> int:
        """How much waits."""
        return self._queue.qsize()

    async def post(self, handler: Handler, *arguments: Any) -> None:
        """Puts something in; waits while there is no room."""
        if not self._stopped:
            await self._queue.put((handler, arguments))
        if self._stopped:
            self._empty()
            raise Refused(TableReason.STORAGE)

    @property
    def open(self) -> bool:
        """Whether something can be put in without waiting."""
        return not self._stopped and not self._queue.full()

    def put(self, handler: Handler, *arguments: Any) -> None:
        """Puts something in while it is open."""
        self._queue.put_nowait((handler, arguments))

    async def asked(self, handler: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Puts something in and waits for what becomes of it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await handler(*arguments)
            except BaseException as problem:
                known = isinstance(problem, Refused | IllegalAction)
                if not done.done():
                    done.set_exception(problem if known else Refused(TableReason.STORAGE))
                if not known:
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        await self.post(run)
        self._asked[done] = None
        done.add_done_callback(lambda _: self._asked.pop(done, None))
        return await done

    async def stop(self) -> None:
        """Ends; what is waiting is dropped, as in a crash."""
        self.abandon()
        await asyncio.gather(self._task, return_exceptions=True)

    def abandon(self) -> None:
        """Ends without waiting for what is under way to have ended."""
        self._stopped = True
        self._task.cancel()
        self._empty()
        for done in list(self._asked):
            if not done.done():
                done.set_exception(Refused(TableReason.STORAGE))

    def _empty(self) -> None:
        """Makes room for one who waits for it, and will be refused, and makes room for the next."""
        while not self._queue.empty():
            self._queue.get_nowait()

    async def _work(self) -> None:
        while True:
            handler, arguments = await self._queue.get()
            self._busy = True
            try:
                await handler(*arguments)
                self._done()
            except Exception as problem:
                await self._failed(problem)
            self._busy = False
