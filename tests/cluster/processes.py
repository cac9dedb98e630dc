"""Processes on one loop: each can stand still while time goes on for the others, or die.

What a process does is known by its context: every task and every timer that begins in one carries
it on. A loop keeps back all that belongs to a process that stands still, and lets it happen at once
when the process goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any

import jumping_clock


class Process:
    """What would be a process of its own."""

    def __init__(self, loop: Loop, name: str) -> None:
        self.loop = loop
        self.name = name
        self.frozen = False
        self.dead = False
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.held: list[Gate] = []
        """What would have happened while it stood still."""
        self._context = Context()
        self._context.run(PROCESS.set, self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Does something in this process."""
        return self.loop.create_task(work, context=self._context.copy())

    def freeze(self) -> None:
        """Stands still from here on."""
        self.frozen = True

    def thaw(self) -> None:
        """Goes on, with all that has come meanwhile."""
        self.frozen = False
        held, self.held = self.held, []
        for gate in held:
            self.loop.admit(gate)

    def die(self) -> None:
        """Is gone here and now. Cut off from everything, to be cancelled is as good as that."""
        self.dead = True
        self.thaw()
        for task in self.tasks:
            task.cancel()
        if self.tasks:  # some wait for something else then
            self.loop.call_later(1.0, self.die, context=OUTSIDE)


PROCESS: ContextVar[Process | None] = ContextVar("PROCESS", default=None)
"""Whose work this is; None outside of all processes."""
OUTSIDE = Context()


class Gate:
    """Something that is due, unless its process stands still."""

    __slots__ = ("args", "callback", "context", "handle", "process")
    handle: asyncio.Handle

    def __init__(
        self,
        process: Process,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: Context,
    ) -> None:
        self.process = process
        self.callback = callback
        self.args = args
        self.context = context

    def __call__(self) -> None:
        """Its time has come."""
        if self.process.frozen:
            self.process.held.append(self)
        elif not self.handle.cancelled():
            self.callback(*self.args)


class Loop(jumping_clock.Loop):
    """A loop with a jumping clock that several processes share."""

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        gate = _gate(callback, args, context)
        if gate is None:
            return super().call_soon(callback, *args, context=context)
        gate.handle = super().call_soon(gate, context=gate.context)
        return gate.handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        gate = _gate(callback, args, context)
        if gate is None:
            return super().call_at(when, callback, *args, context=context)
        handle = super().call_at(when, gate, context=gate.context)
        gate.handle = handle
        return handle

    def admit(self, gate: Gate) -> None:
        """Lets something happen that was kept back."""
        super().call_soon(gate, context=gate.context)


def _gate(
    callback: Callable[..., object], args: tuple[Any, ...], context: Context | None
) -> Gate | None:
    process = PROCESS.get() if context is None else context.get(PROCESS)
    if process is None:
        return None
    return Gate(process, callback, args, copy_context() if context is None else context)
