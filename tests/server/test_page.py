"""The page people play on: complete, self-contained, and with words for all the server says."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
from real import Answer, Server

from mexican_train.languages import LANGUAGES
from mexican_train.server.net.app import WEB
from mexican_train.server.room import guests
from mexican_train.server.table.table import COLOURS

MOST_BYTES = 100_000
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
NOT_TO_PAINT = ("manifest", "apple-touch-icon")
"""What a browser asks for only when someone installs the page."""
NAMESPACE = "http://www.w3.org/2000/svg"
LOCALES = WEB.parent / "locales"

Fetch = Callable[..., Answer]


@pytest.fixture(name="fetch", scope="module")
def _fetch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fetch]:
    """Asks a running server for a path."""
    with Server(tmp_path_factory.mktemp("page")) as server:
        yield lambda path, **headers: server.call("GET", path, headers=headers)


class Page(HTMLParser):
    """What a page of HTML refers to, and what of it would run or style in place."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: dict[str, str] = {}
        self.inline: list[str] = []
        self._tag = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self._tag = tag
        link = known.get("src") or known.get("href")
        if link:
            self.links[link] = known.get("rel") or tag
        self.inline += [name for name in known if name.startswith("on") or name == "style"]
        if tag == "style" or (link or "").startswith(("javascript:", "data:")):
            self.inline.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._tag = ""

    def handle_data(self, data: str) -> None:
        if self._tag == "script" and data.strip():
            self.inline.append(data.strip())


def text_of(answer: Answer) -> str:
    """A file as text; of a font only that it is none."""
    return answer.body.decode(errors="replace")


def imported(text: str) -> tuple[set[str], set[str]]:
    """What a module imports: at once, and when it is needed."""
    at_once = re.findall(r"""[\s}]from\s*["']([\w@./-]+)["']""", text)
    later = re.findall(r"""\bimport\(\s*['"]([^'"]+)['"]\s*\)""", text)
    return set(at_once), set(later)


def resolved(path: str, names: set[str], known: dict[str, str]) -> set[str]:
    """The paths of imported modules: beside the one that imports them, or by the import map."""
    return {
        posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        if name.startswith(".")
        else known[name]
        for name in names
    }


def import_map(page: str) -> dict[str, str]:
    """Where modules with a name of their own are."""
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    known: dict[str, str] = json.loads(found[1])["imports"]
    return known


def referred(path: str, text: str, known: dict[str, str], later: bool) -> set[str]:
    """The paths that a served file refers to; `later`: also what comes only when it is needed."""
    if path.endswith(".js"):
        at_once, when_needed = imported(text)
        found = resolved(path, at_once, known)
        if later:
            found |= resolved(path, when_needed, known)
            found |= {f"/web/{name}" for name in re.findall(r"styled\('([^']+)'\)", text)}
            found |= set(re.findall(r"""['"](/(?:web/[^'"]+\.\w+|sw\.js))['"]""", text))
        return found
    if path.endswith(".css"):
        return set(re.findall(r"""url\(["']?([^"')]+)""", text))
    if path.endswith(".webmanifest"):
        return {icon["src"] for icon in json.loads(text)["icons"]}
    if path != "/":
        return set()
    links = Page(text).links
    return {link for link, kind in links.items() if later or kind not in NOT_TO_PAINT}


def reached(fetch: Fetch, later: bool = True) -> dict[str, Answer]:
    """Everything a browser fetches to show the page, by path."""
    answers: dict[str, Answer] = {"/": fetch("/")}
    known = import_map(text_of(answers["/"]))
    waiting = sorted(referred("/", text_of(answers["/"]), known, later))
    while waiting:
        path = waiting.pop()
        answers[path] = fetch(path)
        new = referred(path, text_of(answers[path]), known, later) - set(answers) - set(waiting)
        waiting += sorted(new)
    return answers


def source(*endings: str) -> dict[str, str]:
    """The page's own files of these kinds, by name."""
    own = (path for path in WEB.rglob("*") if path.parent.name != "vendor")
    found = sorted(path for path in own if path.suffix in endings)
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_the_same_page_is_served_at_home_and_at_every_table(fetch: Fetch) -> None:
    home, table = fetch("/"), fetch("/t/k7qf3m22")
    assert home.status == table.status == 200
    assert home.body == table.body == (WEB / "index.html").read_bytes()
    assert home.headers["content-type"] == TYPES[".html"]


def test_everything_the_page_refers_to_is_there_with_its_own_type(fetch: Fetch) -> None:
    answers = reached(fetch)
    assert {".js", ".css", ".svg", ".woff2"} <= {Path(path).suffix for path in answers}
    for path, answer in answers.items():
        assert answer.status == 200, path
        assert answer.headers["content-type"] == TYPES[Path(path).suffix or ".html"], path


def test_the_page_has_no_file_that_nothing_refers_to(fetch: Fetch) -> None:
    used = {path.removeprefix("/web/").removeprefix("/") for path in reached(fetch)}
    kept = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file()}
    about = {name for name in kept if name.endswith((".md", ".txt", ".d.ts", "SHA256SUMS"))}
    assert kept - used - about == {"index.html"}


def test_the_code_of_others_is_what_it_was_when_it_came() -> None:
    vendor = WEB / "vendor"
    lines = (vendor / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split() for line in lines)}
    kept = {path.name: sha256(path.read_bytes()).hexdigest() for path in vendor.iterdir()}
    own = ("README.md", "SHA256SUMS", "fluent.d.ts")
    assert {name: kept[name] for name in kept if name not in own} == listed
    readme = (vendor / "README.md").read_text(encoding="utf-8")
    assert [name for name in listed if f"`{name}`" not in readme] == []


def at_the_table(fetch: Fetch) -> dict[str, Answer]:
    """What a browser fetches before it can paint a table."""
    answers = reached(fetch, later=False)
    arrive = "/web/table/arrive.js"
    known = import_map(text_of(answers["/"]))
    waiting = [arrive]
    while waiting:
        path = waiting.pop()
        answers[path] = fetch(path)
        waiting += sorted(referred(path, text_of(answers[path]), known, False) - set(answers))
    return answers


def test_the_page_names_every_module_of_the_table_so_that_all_come_at_once(fetch: Fetch) -> None:
    links = Page(text_of(fetch("/"))).links
    named = {path for path, kind in links.items() if kind in ("modulepreload", "script")}
    assert named == {path for path in at_the_table(fetch) if path.endswith(".js")}


def test_nothing_runs_or_styles_in_place_but_the_import_map(fetch: Fetch) -> None:
    answer = fetch("/")
    page = Page(text_of(answer))
    assert [json.loads(text) for text in page.inline] == [{"imports": import_map(text_of(answer))}]
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.count("sha256-") == 1


def test_what_runs_in_place_would_be_found() -> None:
    wrong = "<a onclick='x()' href='javascript:x()'></a><p style='a:b'></p><script>x()</script>"
    assert len(Page(wrong).inline) == 4


def test_text_never_becomes_markup_or_code() -> None:
    risky = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser"
        r"|createContextualFragment|\beval\b|new Function|setAttribute\(['\"]style"
    )
    for name, text in source(".js").items():
        assert not risky.search(text), name


def test_the_page_asks_nobody_but_its_own_server() -> None:
    for name, text in source(".html", ".js", ".css", ".svg").items():
        found = re.findall(r"""(?:https?:|wss?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)]*""", text)
        assert [address for address in found if address != NAMESPACE] == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_needs_to_be_painted_is_small(fetch: Fetch, language: str) -> None:
    paths = [*at_the_table(fetch), f"/locales/{language}/table.ftl"]
    sizes = {path: len(fetch(path, **{"Accept-Encoding": "gzip"}).body) for path in paths}
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])


def test_the_page_knows_why_a_table_closes_a_connection() -> None:
    line = re.search(r"CLOSED = \{([^}]*)\}", source(".js")["table/wire.js"])
    assert line is not None
    known = {int(code): why for code, why in re.findall(r"(\d+): '(\w+)'", line[1])}
    assert known == {
        guests.CLOSE_SECRET: "secret",
        guests.CLOSE_NO_TABLE: "ended",
        guests.CLOSE_ELSEWHERE: "elsewhere",
        guests.CLOSE_GIVEN_UP: "removed",
    }


def test_the_page_offers_the_languages_that_the_server_has() -> None:
    script = source(".js")["app/language.js"]
    assert re.findall(r"code: '(\w+)', tag: '\1[\w-]*', name: '\w+'", script) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_a_language_are_asked_for_again_each_time(
    fetch: Fetch, language: str
) -> None:
    answer = fetch(f"/locales/{language}/table.ftl")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.body == (LOCALES / language / "table.ftl").read_bytes()
    assert fetch(f"/locales/{language}/nothing.ftl").status == 404


def test_every_colour_of_a_seat_can_be_shown() -> None:
    style = source(".css")["yard/tiles.css"]
    assert [colour for colour in COLOURS if f".{colour} {{" not in style] == []
