"""The page's own tables are those of a server: in chromium's worker and in CPython a client is told
the same, byte by byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import tiers
from playwright.sync_api import Browser
from sockets import HOME

from browser.page_watch import PageWatch
from mexican_train.packing.device import MANIFEST
from mexican_train.packing.site import plain_site
from mexican_train.packing.source import packed_source
from mexican_train.server.net.app import WEB
from mexican_train.server.net.files import TYPES
from mexican_train.server.net.pages import policy

TESTS = Path(__file__).parent.parent
DRIVER = TESTS / "device" / "same_game.py"
CONFORMANCE = [
    TESTS / "data" / "conformance" / f"{name}.jsonl" for name in ("positions", "records")
]
PATIENCE = 40.0
LEAST_ACTIONS = {"some": 10, "all": 500}
LONG = 120.0
"""Seconds for all of it."""
WORKER = """
import { fetchPieces } from '/web/device/pieces.js';
import { startPython } from '/web/device/python.js';
import { openShelf } from '/web/device/shelf.js';

addEventListener('message', async ({ data: [parts, driver, given] }) => {
  const found = await fetchPieces(Object.values(parts).flat(), () => undefined);
  const python = await startPython(parts, found);
  python.FS.writeFile('/home/pyodide/same_game.py', driver);
  const { day } = python.pyimport('same_game');
  postMessage((await day(await openShelf(), ...given)).toJs());
});
"""
RUN = """(given) => new Promise((resolve, reject) => {
  const worker = new Worker('/same.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => reject(event.message);
  worker.postMessage(given);
})"""


@pytest.fixture(name="files", scope="module")
def _files() -> Mapping[str, bytes]:
    """The page's modules as they are, with a worker that runs a day at the tables."""
    site = plain_site(WEB, game=packed_source(WEB.parent))
    own = {"/": b"<!doctype html><title>Same</title>", "/same.js": WORKER.encode()}
    return {**own, **{f"/web/{name}": body for name, body in site.files.items()}}


@pytest.fixture(name="address")
def _address(files: Mapping[str, bytes]) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = files.get(self.path)
            self.send_response(404 if body is None else 200)
            self.send_header("Content-Type", TYPES[Path(self.path).suffix or ".html"])
            self.send_header("Content-Security-Policy", policy(compiling=True))
            self.end_headers()
            self.wfile.write(body or b"")

        def log_message(self, format: str, *arguments: Any) -> None:
            """Says nothing."""

    with ThreadingHTTPServer((HOME, 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://{HOME}:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("share", tiers.cases("some", rest=["all"]))
def test_a_client_is_told_the_same_by_the_worker_and_by_cpython(
    chromium: Browser, page_watch: PageWatch, address: str, files: Mapping[str, bytes], share: str
) -> None:
    given: list[Any] = [each.read_text(encoding="utf-8").splitlines() for each in CONFORMANCE]
    if share == "some":
        given = [given[0][::20], given[1][:1], True]
    patience = PATIENCE if share == "some" else LONG
    path = os.pathsep.join([str(TESTS), *sys.path])
    here = subprocess.Popen(
        [sys.executable, str(DRIVER)],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert here.stdin is not None
    here.stdin.write(json.dumps(given))
    here.stdin.close()
    here.stdin = None  # `communicate` would write to it
    context = chromium.new_context()
    try:
        context.set_default_timeout(patience * 1000)
        page_watch.watch(context)
        page_watch.expect("favicon")
        page = context.new_page()
        page.goto(address)
        parts = json.loads(files[f"/web/{MANIFEST}"])["parts"]
        there = page.evaluate(RUN, [parts, DRIVER.read_text(encoding="utf-8"), given])
    finally:
        context.close()
        output, _ = here.communicate(timeout=patience)
    assert here.returncode == 0
    told = json.loads(output)
    acts = [each for each in told if each.startswith('{"type":"update"')]
    assert len(acts) > LEAST_ACTIONS[share]
    for one, other in zip(told, there, strict=False):
        assert one == other
    assert len(told) == len(there)
