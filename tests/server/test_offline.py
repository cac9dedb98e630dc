"""The worker that keeps the page on people's devices, as the server gives it out."""

from __future__ import annotations

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from real import Answer, Server

from mexican_train.languages import LOCALES
from mexican_train.server.net.app import PAGES, WEB
from mexican_train.server.net.offline import offline_of


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("offline")) as server:
        yield server


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
    assert all(server.call("GET", path).status == 200 for path in kept["told"])


def test_all_that_runs_or_is_read_on_the_page_is_kept() -> None:
    kept = kept_in(offline_of(WEB, LOCALES, PAGES).worker)
    scripts = {f"/web/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*.js")}
    styles = {f"/web/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*.css")}
    assert scripts - set(kept["files"]) == {"/web/sw.js"}
    assert styles <= set(kept["files"])
    assert {"/", "/web/fonts/nunito.woff2", "/web/manifest.webmanifest"} <= set(kept["files"])
    parts = {path.relative_to(LOCALES).as_posix() for path in LOCALES.rglob("*.ftl")}
    assert set(kept["words"]) == {f"/locales/{part}" for part in parts}


def test_the_worker_knows_every_address_of_the_page() -> None:
    pages = kept_in(offline_of(WEB, LOCALES, PAGES).worker)["pages"]
    assert {"/", "/t/", "/learn", "/rules", "/rules/"} <= set(pages)
    assert len(pages) == len(PAGES)


def test_nothing_of_tables_is_among_it() -> None:
    kept = kept_in(offline_of(WEB, LOCALES, PAGES).worker)
    named = [*kept["files"], *kept["words"], *kept["told"]]
    assert [path for path in named if path.startswith(("/api/tables", "/ws", "/metrics"))] == []


@pytest.mark.parametrize("changed", ["web/app/main.js", "web/index.html", "locales/nb/table.ftl"])
def test_whatever_is_changed_makes_another_version(tmp_path: Path, changed: str) -> None:
    web, locales = tmp_path / "web", tmp_path / "locales"
    shutil.copytree(WEB, web)
    shutil.copytree(LOCALES, locales)
    before = offline_of(web, locales, PAGES)
    offline_of.cache_clear()
    assert offline_of(web, locales, PAGES) == before
    file = tmp_path / changed
    file.write_bytes(file.read_bytes() + b"\n")
    offline_of.cache_clear()
    assert offline_of(web, locales, PAGES).version != before.version


def test_the_manifest_has_its_own_type(server: Server) -> None:
    answer = server.call("GET", "/web/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert json.loads(answer.body)["start_url"] == "/"
