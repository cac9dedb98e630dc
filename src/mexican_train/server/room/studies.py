"""Reviews, pars and the like: each worked out once, in the background, and kept for a while.

Whoever wants one asks again and again until it is there; one that nobody asks for any more is left.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import NamedTuple

from ...protocol.reasons import Refused, TableReason
from ..logs import log_error
from ..settings import Settings
from ..table.studies import Kind, Study, length_of
from .fair_queue import Asker, Full
from .speeds import Speeds
from .thinking import Thinking, Thought


class Progress(NamedTuple):
    """How far something has come, or whether it still waits for others, and how long it may take:
    None before there is any measure of that."""

    waiting: bool
    done: int
    all: int
    seconds: float | None


class _Work:
    """Something that is being worked out, or waits for it."""

    def __init__(self, wanted: Study, all: int) -> None:
        self.kind = wanted.kind, wanted.seat is None
        self.done = 0
        self.spent = 0.0
        """The seconds that this took."""
        self.all = all
        self.thought: Thought[bytes] | None = None
        self.leaving: asyncio.TimerHandle | None = None

    def tell(self, done: int) -> None:
        """So much is done."""
        self.done = done
        self.spent = self.elapsed

    @property
    def displaced(self) -> bool:
        """True if its place in the queue went to another address."""
        if self.thought is None or not self.thought.answer.done():
            return False
        answer = self.thought.answer
        return not answer.cancelled() and isinstance(answer.exception(), Full)

    @property
    def share(self) -> float:
        """How much of the work is done. From each action of a review rounds are played on to their
        end, so the first ones are the most work."""
        done = min(1.0, self.done / max(1, self.all))
        return done * (2 - done) if self.kind[0] == Kind.REVIEW else done

    @property
    def elapsed(self) -> float:
        """The seconds since somebody began with it; 0 while it waits."""
        began = None if self.thought is None else self.thought.began
        return 0.0 if began is None else asyncio.get_running_loop().time() - began


class Studies:
    """What is asked for at a server, and what was."""

    def __init__(self, thinking: Thinking, settings: Settings) -> None:
        self._thinking = thinking
        self._settings = settings
        self._works: dict[Study, _Work] = {}
        """By what is wanted, with a hash in the place of its subject."""
        self._kept: OrderedDict[Study, bytes] = OrderedDict()
        self._speeds: Speeds[tuple[Kind, bool]] = Speeds()

    async def ask(self, study: Study, asker: Asker) -> bytes | Progress:
        """What was worked out as it is answered, or how far it has come.

        Raises `Refused` for what cannot be worked out, and when too many wait.
        """
        wanted = study._replace(subject=sha256(study.subject).digest())
        if self._missing(wanted):
            length = await self._thinking.compute(asker, length_of, study)
            if self._missing(wanted):  # nobody else has begun it meanwhile
                self._begin(wanted, study, asker, length)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        work = self._works[wanted]
        assert work.thought is not None
        answer = work.thought.answer
        if answer.done():  # it went wrong, and whoever asks again begins anew; or it came just now
            self._leave(wanted, work)
            problem = answer.exception()
            if problem is not None:
                raise Refused(TableReason.REVIEW_FAILED)
            return self._keep(wanted, answer.result())
        self._thinking.study_also_for(asker, work.thought)
        self._expect(wanted, work)
        return Progress(not work.thought.begun, work.done, work.all, self._seconds(work))

    def _missing(self, wanted: Study) -> bool:
        """Return whether a study is neither kept nor under way nor in the queue."""
        work = self._works.get(wanted)
        return wanted not in self._kept and (work is None or work.displaced)

    def _begin(self, wanted: Study, study: Study, asker: Asker, length: int) -> None:
        work = _Work(wanted, length)
        try:
            work.thought = self._thinking.study(asker, study, work.tell)
        except Full:
            raise Refused(TableReason.REVIEWS_BUSY) from None
        self._works[wanted] = work
        work.thought.answer.add_done_callback(lambda answer: self._ended(wanted, work, answer))

    def _seconds(self, work: _Work) -> float | None:
        """How long it takes until it is there: its own time, after that of all before it."""
        own = self._rest(work)
        assert work.thought is not None
        if own is None or work.thought.begun:
            return own
        before = {*self._thinking.studies_before(work.thought)}
        rests = [
            self._rest(each)
            for each in self._works.values()
            if each.thought is not None and (each.thought.begun or each.thought in before)
        ]
        others = sum(own if rest is None else rest for rest in rests)
        return own + others / self._thinking.studies_at_once

    def _rest(self, work: _Work) -> float | None:
        """The seconds that are left of it alone."""
        return self._speeds.rest(work.kind, work.all, work.share, work.spent, work.elapsed)

    def _expect(self, wanted: Study, work: _Work) -> None:
        """Somebody waits for it: it is worked at for some time from now on."""

        def forget() -> None:
            assert work.thought is not None
            work.thought.stop()
            self._leave(wanted, work)

        if work.leaving is not None:
            work.leaving.cancel()
        seconds = self._settings.review_wanted_seconds
        work.leaving = asyncio.get_running_loop().call_later(seconds, forget)

    def _ended(self, wanted: Study, work: _Work, answer: asyncio.Future[bytes]) -> None:
        problem = None if answer.cancelled() else answer.exception()
        if problem is not None and not work.displaced:
            log_error("review_failed", problem, kind=wanted.kind)
            return  # for whoever asks next to be told
        self._leave(wanted, work)
        if not answer.cancelled() and problem is None:
            self._speeds.note(work.kind, work.all, work.elapsed)
            self._keep(wanted, answer.result())

    def _keep(self, wanted: Study, found: bytes) -> bytes:
        self._kept[wanted] = found
        if len(self._kept) > self._settings.reviews_kept:
            self._kept.popitem(last=False)
        return found

    def _leave(self, wanted: Study, work: _Work) -> None:
        if work.leaving is not None:
            work.leaving.cancel()
        if self._works.get(wanted) is work:  # and nobody has begun it anew
            del self._works[wanted]
