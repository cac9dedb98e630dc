"""Files and connections that a process may have open: as many as the machine allows, and a line in
the log when there are none left."""

from __future__ import annotations

import asyncio
import errno
import os

from .logs import log_error, log_warning
from .system import open_files_limit, raise_open_files_limit

BESIDE = 200
"""What a server has open besides the connections of people."""
LOOK_SECONDS = 1.0
SILENT_SECONDS = 60.0
"""How long nothing is said of it after it was said."""


def raise_limit(connections: int) -> None:
    """Lets this process open all it may; says so in the log if that is too few."""
    raise_open_files_limit()
    limit = open_files_limit()
    if limit is not None and limit < connections + BESIDE:
        log_warning("few_descriptors", limit=limit, needed=connections + BESIDE)


async def watch() -> None:
    """Says in the log, once in a while, that nothing more can be opened.

    The loop turns newcomers away then without a word to anyone; those who are inside stay.
    """
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if _exhausted():
            log_error("out_of_descriptors", limit=open_files_limit())
            await asyncio.sleep(SILENT_SECONDS)


def _exhausted() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as problem:
        return problem.errno in (errno.EMFILE, errno.ENFILE)
    return False
