"""Somebody whose server does not answer: tables are those of their own device then."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from playwright.sync_api import BrowserContext, Route, expect

from browser.conftest import CHANCE, Visit
from browser.offline import NO_NETWORK
from browser.page_watch import PageWatch
from browser.visitor import Visitor

LITTLE = {
    "sheet": "nordic/nine",
    "bots": 1,
    "level": "greedy",
    "rounds": 1,
    "pace": "at_once",
    "automatic": False,
    "review": "off",
}
"""What "Play now" plays where a test wants little of it."""
FEW = {"hand": 5}
"""Rules for a round that is played to its end."""
CALLS = "**/api/**"
WORKER = "**/web/packs/device.*.js"
STARTING = 40_000
"""Milliseconds in which a device has got ready for tables, however much else the machine does."""


def come_alone(visit: Visit, page_watch: PageWatch, *how: Any, **more: Any) -> Visitor:
    """Somebody who has the page, but no server that answers."""
    page_watch.expect(NO_NETWORK)
    ada = visit(*how, **more)
    ada.page.context.route(CALLS, lambda route: route.abort())
    prepare_worker(ada.page.context)
    be_patient(ada)
    return ada


def be_patient(ada: Visitor) -> None:
    """Lets somebody wait for as long as it takes a device to get ready."""
    ada.page.set_default_timeout(STARTING)
    expect.set_options(timeout=STARTING)


def plays(ada: Visitor, **solo: Any) -> None:
    """Has it remembered what is played at once."""
    text = json.dumps(json.dumps({**LITTLE, **solo}))
    ada.page.context.add_init_script(
        f"try {{ localStorage['mexican-train-solo'] ??= {text}; }} catch {{ /* the empty page */ }}"
    )


def prepare_worker(context: BrowserContext, script: str = "") -> None:
    """Fix the chance of every worker of tables, and run a script in it before its own code."""
    numbers = count(1)

    def fulfil(route: Route) -> None:
        if route.request.service_worker:  # stores only what has the right digest
            return route.continue_()
        answer = route.fetch()
        first = f"{CHANCE}({next(numbers)});\n{script}"
        route.fulfill(response=answer, body=f"{first}\n{answer.text()}")

    context.route(WORKER, fulfil)
