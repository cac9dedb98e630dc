"""The page as a static site: what is in its folder, and that nothing asks outside its base."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest

from mexican_train.languages import catalogues
from mexican_train.packing.plan import SCREENS
from mexican_train.packing.site import packed_site
from mexican_train.packing.static import Place, static_site
from mexican_train.server.net.app import WEB

BASE = "/web/games/"  # a name that the page has itself must not be taken for it
TOLD = {"/api/sheets": b'{"sheets": 1}', "/api/rules?sheet=nordic%2Fnine%2Bopen": b'{"rules": 1}'}
SHEETS = ["nordic", "nordic/nine+open"]
SERVER = "https://play.example.org"
SITE = static_site(WEB, catalogues(), Place(BASE, SERVER), TOLD, SHEETS, b"game")
PAGES = {name: body.decode() for name, body in SITE.items() if name.endswith(".html")}
KEPT: dict[str, Any] = json.loads(
    SITE["sw.js"].decode().split("\n")[0].removeprefix("self.KEPT = ").removesuffix(";")
)


def digest(body: bytes) -> str:
    return f"sha256-{b64encode(sha256(body).digest()).decode()}"


def block_of(page: str) -> dict[str, Any]:
    found = re.search(r"<script type=\"application/json\" data-site>(.*?)</script>", page)
    assert found is not None
    block: dict[str, Any] = json.loads(found[1])
    return block


def test_there_is_a_page_for_every_address_that_is_fixed() -> None:
    fixed = {path.strip("/") for path in SCREENS if "{" not in path} - {""}
    folders = {*fixed, "t", *(f"rules/{sheet}" for sheet in SHEETS)}
    others = {"index.html", "404.html", "web/index.html"}
    assert set(PAGES) == others | {f"{folder}/index.html" for folder in folders}


def test_all_files_of_the_page_are_there_and_all_words() -> None:
    packed = packed_site(WEB, catalogues(), BASE, leading=False, game=b"game")
    assert {name for name in SITE if name.startswith("web/")} == {f"web/{n}" for n in packed.files}
    words = {f"locales/{name}" for name in catalogues()}
    assert {name for name in SITE if name.startswith("locales/")} == words
    for name, body in SITE.items():
        if name.startswith("web/packs/") and not name.endswith(".mjs"):  # those are by their folder
            assert name.split(".")[1] == sha256(body).hexdigest()[:10]


@pytest.mark.parametrize("name", [*PAGES, "web/manifest.webmanifest"])
def test_every_address_begins_with_the_base_and_leads_to_a_file(name: str) -> None:
    text = SITE[name].decode()
    mapped = re.search(r'<script type="importmap">(.*?)</script>', text)
    asked = list(json.loads(mapped[1])["imports"].values()) if mapped else []
    asked += re.findall(r'(?:href|src)="([^"]+)"|url\("([^"]+)"\)', text)
    found = [each if isinstance(each, str) else each[0] or each[1] for each in asked]
    found += list(block_of(text)["told"].values()) if name in PAGES else []
    found += re.findall(r'": "(/[^"]*)"', text) if name not in PAGES else []
    assert len(found) > 5
    for address in found:
        assert address.startswith(BASE), address
        assert address == BASE or address.removeprefix(BASE) in SITE, address


@pytest.mark.parametrize("name", [name for name in SITE if name.endswith(".css")])
def test_style_sheets_ask_below_the_base_too(name: str) -> None:
    for address in re.findall(r"url\(\"?([^)\"]+)", SITE[name].decode()):
        assert address.startswith(("data:", BASE))


def test_a_page_says_where_it_lies_and_what_is_told_without_a_server() -> None:
    for page in PAGES.values():
        block = block_of(page)
        assert (block["base"], block["server"]) == (BASE, SERVER)
        told = {call: SITE[at.removeprefix(BASE)] for call, at in block["told"].items()}
        assert told == TOLD


def test_a_page_allows_what_is_written_in_it_and_nothing_else() -> None:
    for name, page in PAGES.items():
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', page)
        assert found is not None
        assert page.index(found[0]) < page.index("<script")
        rules = dict(rule.strip().split(" ", 1) for rule in found[1].split(";"))
        assert rules["default-src"] == "'none'"
        assert "frame-ancestors" not in rules, "which only a host can say"
        scripts = re.findall(r'<script(?: type="importmap")?>(.*?)</script>', page, re.DOTALL)
        styles = re.findall(r"<style[^>]*>(.*?)</style>", page, re.DOTALL)
        assert (len(scripts), len(styles)) == (2, 1), name
        for rule, texts in (("script-src", scripts), ("style-src", styles)):
            allowed = {f"'{digest(text.encode())}'" for text in texts}
            assert set(rules[rule].split()) == {"'self'", *allowed}


def test_no_page_is_written_in_a_language_before_it_is_known_which_is_wanted() -> None:
    for page in PAGES.values():
        assert "data-words" not in page
        assert '<div id="app"><noscript>' in page


def test_the_worker_keeps_every_file_with_its_digest() -> None:
    assert KEPT["base"] == BASE
    assert KEPT["told"] == []
    named = {**KEPT["files"], **KEPT["words"]}
    for address, expected in named.items():
        assert digest(SITE[address.removeprefix(BASE)]) == expected
    left = {name for name in SITE if f"{BASE}{name}" not in named}
    assert {name for name in left if not name.endswith((".png", ".mjs", ".bin"))} == {
        *(set(PAGES) - {"web/index.html"}),
        "sw.js",
    }


def test_the_worker_knows_every_address_with_and_without_the_slash_at_its_end() -> None:
    assert {BASE, f"{BASE}t/", f"{BASE}t", f"{BASE}learn", f"{BASE}rules/*"} <= set(KEPT["pages"])


def test_all_pages_are_of_the_version_that_the_worker_keeps() -> None:
    for page in PAGES.values():
        assert f'<meta name="version" content="{KEPT["version"]}">' in page
        assert "{version}" not in page


@pytest.mark.parametrize(
    ("place", "told"),
    [
        (Place("/other/", SERVER), TOLD),
        (Place(BASE), TOLD),
        (Place(BASE, SERVER), {"/api/sheets": b'{"sheets": 2}'}),
    ],
)
def test_whatever_is_changed_makes_another_version(place: Place, told: dict[str, bytes]) -> None:
    other = static_site(WEB, catalogues(), place, told, SHEETS, b"game")
    assert KEPT["version"] not in other["sw.js"].decode()


def test_writing_it_twice_gives_the_same() -> None:
    assert static_site(WEB, catalogues(), Place(BASE, SERVER), TOLD, SHEETS, b"game") == SITE


def test_what_is_told_of_a_server_cannot_end_what_it_is_written_in() -> None:
    site = static_site(WEB, catalogues(), Place("/", "https://</script>"), TOLD, SHEETS, b"game")
    assert block_of(site["index.html"].decode())["server"] == "https://</script>"
