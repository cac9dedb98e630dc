"""How soon one plays against bots without a server, in a browser whose page has the tables itself.

A browser slows down a page's own thread and no worker. So here its processes that run pages are
stopped and let go again, a hundred times a second: all of their threads get a part of the time.
"""

from __future__ import annotations

import json
import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

from mexican_train.server.net.app import WEB
from mexican_train.server.net.pages import policy

from .page_speed import ARGUMENTS, PATIENCE, PHONE
from .table_load import server

RATES = (1, 4, 6)
PERIOD = 0.010
TILE = ".tray .piece"
BEGIN = ".home .start form button"
# Tells how many milliseconds after the tap on a button, or after the page was asked for, something
# is drawn.
DRAWN = """async ([button, wanted]) => {
  const began = button ? performance.now() : 0;
  if (button) document.querySelector(button).click();
  while (!document.querySelector(wanted)) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - began;
}"""
# Some work, and how long it takes: whether a page is slowed down as it should be.
WORK = """() => {
  const began = performance.now();
  let sum = 0;
  for (let number = 0; number < 3e7; number += 1) sum = (sum + number) % 1000;
  return performance.now() - began;
}"""
SIZES = """fetch('/web/device.json').then((found) => found.json()).then(({ parts }) =>
  Object.values(parts).flat().map(({ bytes }) => bytes))"""
WORKER = """
import { fetchPieces } from './pieces.js';
import { startPython } from './python.js';
import { PassingShelf } from './shelf.js';

addEventListener('message', async ({ data: { parts, levels, most } }) => {
  const python = await startPython(parts, await fetchPieces(Object.values(parts).flat(), () => {}));
  python.FS.writeFile('/home/pyodide/deciding.py', DECIDING);
  const { decisions } = python.pyimport('deciding');
  postMessage(await decisions(new PassingShelf(), JSON.stringify(levels), most));
});
"""
DECIDING = """
import asyncio, json, time
from mexican_train.device.boot import start
from mexican_train.device.thinker import LoopThinker

class Player:
    def __init__(self, most):
        self.times, self.most, self.over, self.count = {}, most, asyncio.Event(), 0
    def send(self, text):
        view = json.loads(text).get("view")
        if not view:
            return
        if view["phase"] not in ("playing", "dealing") or self.count >= self.most:
            self.over.set()
        elif view["turn"] == view["seat"] and view["legal"]:
            act = {"type": "act", "id": str(view["version"]), "version": view["version"]}
            act["action"] = view["legal"][0]
            asyncio.ensure_future(self.visit.receive(json.dumps(act)))
    def close(self, code, reason):
        self.over.set()

async def decisions(shelf, levels, most):
    player, choose, levels = Player(most), LoopThinker.choose, json.loads(levels)
    async def timed(self, level, view, *more):
        began = time.perf_counter()
        chosen = await choose(self, level, view, *more)
        player.times.setdefault(level, []).append(time.perf_counter() - began)
        player.count += 1
        return chosen
    LoopThinker.choose = timed
    desk = await start(shelf)
    new = {"name": "Ada", "seats": len(levels) + 1, "bots": levels, "pace": "at_once", "rounds": 1}
    made = json.loads((await desk.call("POST", "/api/tables", json.dumps(new), ""))[1])
    player.visit = await desk.connect(made["table"], player)
    hello = {"type": "hello", "protocol": 1, "token": made["token"]}
    await player.visit.receive(json.dumps(hello))
    await player.over.wait()
    await desk.close()
    return json.dumps(player.times)
"""
DECIDE = """async ({ levels, most }) => {
  const { parts } = await (await fetch('/web/device.json')).json();
  const worker = new Worker('/deciding/worker.js', { type: 'module' });
  const times = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ parts, levels, most });
  });
  worker.terminate();
  return times;
}"""
LEVELS = (("random", "greedy", "planner"), ("expert",))
EXPERTS = 4
"""So many decisions of an expert are enough: it takes the time it has."""
DECISIONS = 150


def measure(
    browser_at: str, rates: Sequence[int] = RATES, experts: int = EXPERTS
) -> dict[str, Any]:
    """All figures, by how many times the processor is slowed down."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server("--database", str(Path(folder) / "tables.db")) as (_, port),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_at, args=ARGUMENTS)
        home = f"http://127.0.0.1:{port}"
        figures = {str(rate): _at(browser, home, rate, experts) for rate in rates}
        browser.close()
    return figures


def described(figures: dict[str, Any]) -> list[str]:
    """The figures for people, line by line."""
    lines = []
    for rate, each in figures.items():
        lines.append(
            f"without a server, processor slowed {rate} times: first tile after "
            f"{each['nothing_kept_s']:.2f} s with nothing kept ({each['bytes']:,} bytes), "
            f"{each['tapped_s']:.2f} s with everything, {each['opened_s']:.2f} s from its address; "
            f"{each['memory_mb']['own']} MB of its own, "
            f"{each['memory_mb']['with_shared']} MB in all; {each['in_fact']} times in fact"
        )
        for level, times in each["decisions_ms"].items():
            lines.append(
                f"  {level:<8} decides in {times['mean']} ms on average, "
                f"at worst {times['worst']} ms of {times['decisions']}"
            )
    return lines


def _at(browser: Browser, home: str, rate: int, experts: int) -> dict[str, Any]:
    context = browser.new_context(**PHONE)
    context.set_default_timeout(4 * PATIENCE)

    def no_answer(route: Route) -> None:
        if route.request.method == "POST":
            route.abort()
        else:
            route.continue_()

    context.route("**/api/tables", no_answer)  # a table is this device's where no server makes one
    page = context.new_page()
    context.add_init_script("localStorage['mexican-train'] ??= '{\"name\": \"Ada\"}'")
    found: dict[str, Any] = {}
    page.goto(home)
    page.wait_for_selector(BEGIN)
    usual = page.evaluate(WORK)
    with _slowed(browser, rate):
        found["in_fact"] = round(page.evaluate(WORK) / usual, 1)
        for name in ("nothing_kept_s", "tapped_s"):
            found[name] = _seconds(page, BEGIN)
            # Measured while nothing else has been there: browsers clear up when they like.
            found.setdefault("memory_mb", _memory(browser))
            table = page.url
            page.goto(home)
            page.wait_for_selector(BEGIN)
        page.goto(table, wait_until="commit")
        found["opened_s"] = _seconds(page, "")
        page.goto(home)
        found["decisions_ms"] = _decisions(page, experts)
    found["bytes"] = sum(page.evaluate(SIZES))
    context.close()
    return found


def _seconds(page: Page, button: str) -> float:
    return round(float(page.evaluate(DRAWN, [button, TILE])) / 1000, 2)


def _deciding(route: Route) -> None:
    """Gives out the worker that measures, and the modules that it needs, as they are."""
    name = route.request.url.rpartition("/")[2]
    own = WORKER.replace("DECIDING", json.dumps(DECIDING))
    body = own if name == "worker.js" else (WEB / "device" / name).read_text(encoding="utf-8")
    headers = {"Content-Security-Policy": policy(compiling=True)}
    route.fulfill(body=body, content_type="text/javascript", headers=headers)


def _decisions(page: Page, experts: int) -> dict[str, dict[str, float]]:
    """Milliseconds that bots of each level take to decide, in a worker."""
    page.route("**/deciding/*.js", _deciding)
    found: dict[str, list[float]] = {}
    for levels in LEVELS:
        most = experts if "expert" in levels else DECISIONS
        told = page.evaluate(DECIDE, {"levels": list(levels), "most": most})
        found.update(json.loads(told))
    return {
        level: {
            # Not the median: most decisions end before their process is stopped even once.
            "mean": round(1000 * mean(times), 1),
            "worst": round(1000 * max(times), 1),
            "decisions": len(times),
        }
        for level, times in found.items()
    }


@contextmanager
def _slowed(browser: Browser, rate: int) -> Iterator[None]:
    """Lets the processes of pages run for a part of the time."""
    if rate == 1:
        yield
        return
    processes, over = _renderers(browser), threading.Event()

    def pace() -> None:
        while not over.is_set():
            _signal(processes, signal.SIGSTOP)
            time.sleep(PERIOD * (rate - 1) / rate)
            _signal(processes, signal.SIGCONT)
            time.sleep(PERIOD / rate)

    thread = threading.Thread(target=pace)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: Sequence[int], what: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


def _renderers(browser: Browser) -> list[int]:
    """The browser's processes that run pages."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [each["id"] for each in told if each["type"] == "renderer"]


def _memory(browser: Browser) -> dict[str, int]:
    """Megabytes that the largest process of a page has in memory: its own, and with what it shares
    with others, which is the browser itself."""
    found = []
    for pid in _renderers(browser):
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
        sizes = {name: rest.split() for name, _, rest in (line.partition(":") for line in lines)}
        own, shared = (int(sizes[name][0]) * 1024 // 1_000_000 for name in ("RssAnon", "VmRSS"))
        found.append({"own": own, "with_shared": shared})
    return max(found, key=lambda each: each["own"])
