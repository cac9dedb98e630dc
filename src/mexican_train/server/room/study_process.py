"""A review, or what else takes as long, has a process to itself, which comes after everything else
on the machine and ends as soon as nobody wants what it works out.

It reads the subject, writes how much is done, a number a line, and at last what came of it. Killed
from outside, it has failed. It writes lines of the log and nothing else to standard error.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress

from ... import COMPILED
from ..logs import log_error, set_up
from ..system import lower_priority
from ..table.studies import Kind, Study

NICEST = 19
ALL = "all"
START = (
    "from signal import SIG_IGN, SIGINT, SIGTERM, signal;"
    " signal(SIGINT, SIG_IGN); signal(SIGTERM, SIG_IGN);"
    f" import sys; from {__name__} import main; main(*sys.argv[1:])"
)
"""The program of the process. Ctrl-C and a stop of the service are for the server, which then kills
it: both are ignored here before anything is loaded."""
MOST = 1 << 24
"""Bytes of the longest line: a review of eight seats has some hundred thousand."""


class StudyFailed(Exception):
    """The process ended before it had worked anything out."""


async def study_apart(study: Study, tell: Callable[[int], None]) -> bytes:
    """What comes of a study; tells how much of it is done."""
    who = ALL if study.seat is None else str(study.seat)
    command = (sys.executable, "-c", START, study.kind, who)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MOST)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(study.subject)
        process.stdin.write_eof()
        async for line in process.stdout:
            if not line.strip().isdigit():
                return line.strip()
            tell(int(line))
        raise StudyFailed
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def main(kind: str, who: str) -> None:
    """Works out what is on standard input."""
    lower_priority(NICEST)
    set_up()
    try:
        _write_study(kind, who)
    except OSError:  # a broken pipe, for which Windows has another number
        os._exit(0)  # the server has ended; at a usual exit Python would write what is left
    except Exception as problem:
        log_error("study_failed", problem, kind=kind)
        sys.exit(1)


def _write_study(kind: str, who: str) -> None:
    seat = None if who == ALL else int(who)
    study = Study(Kind(kind), sys.stdin.buffer.read(), seat)
    steps = study.steps(small=not COMPILED)
    done = -1
    while True:
        try:
            now = next(steps)
        except StopIteration as end:
            # The encoding of a pipe on Windows lacks many letters.
            sys.stdout.buffer.write(end.value + b"\n")
            sys.stdout.buffer.flush()
            return
        if now != done:
            print(now, flush=True)
            done = now
