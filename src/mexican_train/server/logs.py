"""What the server writes about itself: one JSON object a line, never names, tokens or tiles."""

from __future__ import annotations

import json
import logging
import sys
import time

log = logging.getLogger("mexican_train.server")
log.addHandler(logging.NullHandler())  # a table in a terminal has no place for lines of a log


class JsonLines(logging.Formatter):
    """Each record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record: what happened, and the plain facts given with it."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where it went wrong, but not with which values: they could be someone's tiles.
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line)


def log_event(event: str, **facts: object) -> None:
    """Writes down something that happened, as it should."""
    log.info(event, extra={"facts": facts})


def log_warning(event: str, **facts: object) -> None:
    """Writes down something that an operator should look at, though people play on."""
    log.warning(event, extra={"facts": facts})


def log_error(event: str, problem: BaseException | None = None, **facts: object) -> None:
    """Writes down something that went wrong, so that somebody was refused or turned away."""
    log.error(event, exc_info=problem, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    """Sends the server's own lines, and the web server's warnings, to standard error.

    Nothing else is written there. A process in which Python tracks semaphores survives a server
    that is killed, and takes its options for warnings from here.
    """
    sys.warnoptions.append("ignore:resource_tracker:UserWarning")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    log.addHandler(handler)
    log.setLevel(level.upper())
    log.propagate = False
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        web = logging.getLogger(name)
        web.handlers = [handler] if name == "uvicorn" else []
        web.setLevel(logging.CRITICAL if name == "uvicorn.access" else logging.ERROR)
        web.propagate = name != "uvicorn"


def _where(record: logging.LogRecord) -> str:
    assert record.exc_info is not None
    trace = record.exc_info[2]
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next
    return place
