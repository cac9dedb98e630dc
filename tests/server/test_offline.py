"""The worker that keeps the page on people's devices, as the server gives it out."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from real import Answer, Server

from mexican_train.languages import LOCALES, catalogues
from mexican_train.packing.device import MODULES
from mexican_train.packing.offline import Offline, offline_of
from mexican_train.packing.plan import SCREENS
from mexican_train.packing.site import Site, packed_site, plain_site
from mexican_train.server.net.app import WEB
from mexican_train.server.net.told import TOLD

pytestmark = pytest.mark.gate

MORE = {".js": b"route.more = 1;\n", ".toml": b'tuile = "domino"\n'}
"""What makes a difference to those who use it; in other files every byte does."""


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("offline")) as server:
        yield server


@cache
def site() -> Site:
    """The page as it is, packed once for all who only look at it."""
    return packed_site(WEB, catalogues(), game=b"game")


@cache
def offline() -> Offline:
    """What is kept of it."""
    return offline_of(site(), catalogues(), SCREENS, TOLD)


def kept_in(worker: bytes) -> dict[str, Any]:
    """What the first line of a worker names."""
    line = worker.splitlines()[0].decode()
    found = re.fullmatch(r"self\.KEPT = (\{.*\});", line)
    assert found is not None
    kept: dict[str, Any] = json.loads(found[1])
    return kept


def digest(answer: Answer) -> str:
    return f"sha256-{b64encode(sha256(answer.body).digest()).decode()}"


def test_the_worker_is_at_the_root_so_that_it_answers_for_every_page(server: Server) -> None:
    answer = server.call("GET", "/sw.js")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert answer.body.endswith((WEB / "sw.js").read_bytes())


def test_a_page_and_its_worker_say_the_same_version(server: Server) -> None:
    version = kept_in(server.call("GET", "/sw.js").body)["version"]
    for path in ("/", "/t/k7qf3m22", "/rules/nordic"):
        assert server.call("GET", path).headers["page-version"] == version


def test_everything_the_worker_keeps_is_there_with_its_digest(server: Server) -> None:
    kept = kept_in(server.call("GET", "/sw.js").body)
    for path, expected in {**kept["files"], **kept["words"]}.items():
        answer = server.call("GET", path)
        assert answer.status == 200, path
        assert digest(answer) == expected, path
    assert kept["told"] == list(TOLD)
    for path, body in TOLD.items():
        answer = server.call("GET", path)
        assert (answer.status, answer.body) == (200, body()), path


def test_all_that_runs_or_is_read_on_the_page_is_kept() -> None:
    kept = kept_in(offline().worker)
    own = set(site().files) - site().device.pieces  # those are kept by the worker that needs them
    files = {f"/web/{name}" for name in own if not name.endswith(".png")}
    assert set(kept["files"]) == files
    assert {path.rpartition("/")[2] for path in kept["python"]} == {*MODULES.values()}
    assert {"/web/index.html", "/web/manifest.webmanifest", "/web/learn/lesson-gare.json"} <= files
    assert set(kept["words"]) == {f"/locales/{name}" for name in catalogues()}
    assert "/locales/fr-CA/table.ftl" in kept["words"]


def test_unpacked_every_module_is_kept() -> None:
    kept = kept_in(offline_of(plain_site(WEB, game=b"game"), catalogues(), SCREENS, TOLD).worker)
    scripts = {f"/web/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*.js")}
    assert scripts - set(kept["files"]) == {"/web/sw.js", "/web/app/gone.js"}


def test_the_worker_knows_every_address_of_the_page() -> None:
    pages = kept_in(offline().worker)["pages"]
    assert {"/", "/t/*", "/learn", "/rules", "/rules/*"} <= set(pages)
    assert len(pages) == len(SCREENS)


def test_nothing_of_tables_is_among_it() -> None:
    kept = kept_in(offline().worker)
    named = [*kept["files"], *kept["words"], *kept["told"]]
    assert [path for path in named if path.startswith(("/api/tables", "/ws", "/metrics"))] == []


@pytest.mark.release
def test_whatever_is_changed_makes_another_version(tmp_path: Path) -> None:
    web, locales = tmp_path / "web", tmp_path / "locales"
    shutil.copytree(WEB, web)
    shutil.copytree(LOCALES, locales)

    def now() -> Offline:
        words = catalogues(locales)
        return offline_of(packed_site(web, words, game=b"game"), words, SCREENS, TOLD)

    assert now() == offline()
    versions = [offline().version]
    parts = ("web/app/main.js", "web/index.html", "locales/nb/table.ftl", "locales/fr-CA.toml")
    for changed in parts:
        file = tmp_path / changed
        file.write_bytes(file.read_bytes() + MORE.get(file.suffix, b"\n"))
        versions.append(now().version)
    assert len(set(versions)) == 1 + len(parts)


def test_the_manifest_has_its_own_type(server: Server) -> None:
    answer = server.call("GET", "/web/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert json.loads(answer.body)["start_url"] == "/"
