"""The page people play on: complete, self-contained, and with words for all the server says."""

from __future__ import annotations

import json
import re
import struct
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
from real import Answer, Server
from sockets import HOME

from mexican_train.languages import LANGUAGES, catalogue_part, catalogues, language_of
from mexican_train.packing.device import MANIFEST
from mexican_train.packing.page import CARD
from mexican_train.packing.site import packed_site
from mexican_train.packing.source import packed_source
from mexican_train.protocol import close_codes
from mexican_train.server.net.app import WEB
from mexican_train.server.settings import Settings
from mexican_train.server.table.table import COLOURS

pytestmark = pytest.mark.gate

MOST_BYTES = 100_000
MOST_FILES = 6
TABLE = "/t/k7qf3m22"
TYPES = {
    ".mjs": "text/javascript; charset=utf-8",
    ".bin": "application/octet-stream",
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
        if known.get("type") == "text/plain":
            self._tag = ""  # words, which no browser runs
        if (link or "").startswith(("javascript:", "data:")):
            self.inline.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._tag = ""

    def handle_data(self, data: str) -> None:
        if self._tag in ("script", "style") and data.strip():
            self.inline.append(data)


def text_of(answer: Answer) -> str:
    """A file as text; of a font only that it is none."""
    return answer.body.decode(errors="replace")


def import_map(page: str) -> dict[str, str]:
    """Where packs and style sheets are."""
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    known: dict[str, str] = json.loads(found[1])["imports"]
    return known


def referred(path: str, text: str, known: dict[str, str], later: bool) -> set[str]:
    """The paths that a served file refers to; `later`: also what comes only when it is needed."""
    if path.endswith(".js"):
        found = {known[name] for name in re.findall(r"""}from"([^"]+)";""", text)}
        if later:
            found |= {known[name] for name in re.findall(r"""\bimport\("([^"]+)"\)""", text)}
            found |= set(re.findall(r"""['"](/(?:web/[^'"]+\.\w+|sw\.js))['"]""", text))
        return found
    if path.endswith(f"/{MANIFEST}"):
        told = json.loads(text)
        return {told["worker"], *(piece["at"] for part in told["parts"].values() for piece in part)}
    if path.endswith((".mjs", ".bin", ".json")):
        return set()
    if path.endswith(".webmanifest"):
        return {icon["src"] for icon in json.loads(text)["icons"]}
    found = set(re.findall(r"""url\(["']?(/[^"')]+)""", text))
    if not path.endswith(".css") and "<html" in text:
        links = Page(text).links
        found |= {link for link, kind in links.items() if later or kind not in NOT_TO_PAINT}
        found |= set(known.values()) if later else set()
    return found


def reached(fetch: Fetch, start: str = "/", later: bool = True) -> dict[str, Answer]:
    """Everything a browser fetches to show the page, by path."""
    answers: dict[str, Answer] = {}
    known = import_map(text_of(fetch(start)))
    waiting = [start]
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


def test_every_address_of_the_page_has_it_in_the_language_of_the_browser(fetch: Fetch) -> None:
    for path in ("/", "/t/k7qf3m22", "/learn", "/rules/nordic", "/replay", "/score", "/settle"):
        for wish, language in (
            ("fr-CH,en;q=0.5", "fr"),
            ("fr-ca", "fr-CA"),
            ("nn", "nb"),
            ("de", "en"),
            ("", "en"),
        ):
            answer = fetch(path, **{"Accept-Language": wish})
            assert answer.status == 200
            assert answer.headers["content-type"] == TYPES[".html"]
            assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
            assert f'<html lang="{language}">' in text_of(answer)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", {"en": "<h1>Mexican Train</h1><p>Lay your train,", "fr": "<title>Train mexicain<"}),
        ("/t/k7qf3m22", {"en": "<p>One moment…</p>", "es": "<p>Un momento…</p>"}),
    ],
)
def test_the_first_screen_is_in_the_page_itself(
    fetch: Fetch, path: str, shown: dict[str, str]
) -> None:
    for language, text in shown.items():
        assert text in text_of(fetch(path, **{"Accept-Language": language}))


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b", "/web/nothing.js", "/api"])
def test_where_there_is_nothing_the_page_says_so_to_people(fetch: Fetch, path: str) -> None:
    people = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "nb"}
    answer = fetch(path, **people)
    assert answer.status == 404
    assert answer.headers["content-type"] == TYPES[".html"]
    assert "<h1>Her er det ingenting</h1>" in text_of(answer)
    assert fetch(path, **people, **{"If-None-Match": answer.headers["etag"]}).body == answer.body
    assert fetch(path, Accept="*/*").error == "not_found"


def test_a_name_that_nobody_knows_is_not_written_into_the_page(fetch: Fetch) -> None:
    assert card_of(text_of(fetch("/", Host="203.0.113.9:1")))["image"].startswith("/web/")


def card_of(page: str) -> dict[str, str]:
    """What a preview card shows."""
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_has_a_preview_card_that_tells_nothing_of_the_table(
    fetch: Fetch, language: str
) -> None:
    home = card_of(text_of(fetch("/", **{"Accept-Language": language})))
    invite = card_of(text_of(fetch(TABLE, **{"Accept-Language": language})))
    assert invite["title"].endswith(f" · {home['title']}")
    assert invite["description"] == home["description"] != ""
    path = f"/web/icons/card-{language_of(language)}.png"
    assert re.fullmatch(rf"http://{HOME}:\d+{path}", invite["image"])
    picture = fetch(path).body
    size = struct.unpack(">II", picture[16:24])
    assert size == (int(invite["image:width"]), int(invite["image:height"]))
    assert card_of(text_of(fetch("/nowhere", Accept="text/html"))) == {}


def test_a_server_that_is_told_its_address_names_it_in_its_pages(tmp_path: Path) -> None:
    with Server(tmp_path, "--address", "https://play.example.org/") as server:
        for host in ("play.example.org", "localhost"):
            page = text_of(server.call("GET", TABLE, headers={"Host": host}))
            assert '<meta name="told-address" content="https://play.example.org">' in page
            assert card_of(page)["image"].startswith("https://play.example.org/web/")


def test_the_words_of_the_first_screen_are_in_the_page_itself(fetch: Fetch) -> None:
    page = text_of(fetch("/t/k7qf3m22", **{"Accept-Language": "es"}))
    for part in ("table", "refused", "hint", "chat", "host"):
        words = catalogue_part("es", part)
        assert f'<script type="text/plain" data-words="es/{part}">{words}</script>' in page


def test_everything_the_page_refers_to_is_there_with_its_own_type(fetch: Fetch) -> None:
    answers = reached(fetch)
    assert {".js", ".css", ".svg", ".woff2"} <= {Path(path).suffix for path in answers}
    for path, answer in answers.items():
        assert answer.status == 200, path
        assert answer.headers["content-type"] == TYPES[Path(path).suffix or ".html"], path


def test_the_page_has_no_file_that_nothing_refers_to(fetch: Fetch) -> None:
    used = {path.removeprefix("/web/") for path in reached(fetch)}
    cards = {
        CARD.format(language_of(language)) for language in LANGUAGES
    }  # named in full, with the server
    assert set(packed_site(WEB, catalogues(), game=packed_source(WEB.parent)).files) - used == cards


def test_what_is_packed_is_fetched_once_and_for_all(fetch: Fetch) -> None:
    page = text_of(fetch("/"))
    packed = set(re.findall(r"/web/packs/[\w.-]+", page))
    assert len(packed) > 20
    for path in packed:
        answer = fetch(path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert path.split(".")[1] == sha256(answer.body).hexdigest()[:10]
    for path in ("/", "/web/index.html", "/web/manifest.webmanifest", "/web/game/tiles.js"):
        assert fetch(path).headers["cache-control"] == "no-cache"


def test_a_page_of_another_version_is_told_that_its_packs_are_gone(fetch: Fetch) -> None:
    answer = fetch("/web/packs/rules.0123456789.js")
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-store"
    assert "location.reload()" in text_of(answer)
    for path in ("/web/packs/rules.js", "/web/packs/rules.0123456789.css", "/web/app/gone.js"):
        assert fetch(path).status == 404


def test_who_has_the_page_already_is_not_sent_it_again(fetch: Fetch) -> None:
    first = fetch("/")
    again = fetch("/", **{"If-None-Match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert again.headers["page-version"] == first.headers["page-version"]
    other = fetch("/", **{"If-None-Match": first.headers["etag"], "Accept-Language": "nb"})
    assert other.status == 200


@pytest.mark.parametrize("folder", ["vendor", "vendor/pyodide"])
def test_the_code_of_others_is_what_it_was_when_it_came(folder: str) -> None:
    vendor = WEB / folder
    lines = (vendor / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split() for line in lines)}
    files = [path for path in vendor.iterdir() if path.is_file()]
    kept = {path.name: sha256(path.read_bytes()).hexdigest() for path in files}
    own = ("README.md", "SHA256SUMS", "fluent.d.ts")
    assert {name: kept[name] for name in kept if name not in own} == listed
    readme = (vendor / "README.md").read_text(encoding="utf-8")
    assert [name for name in listed if f"`{name}`" not in readme] == []


def test_the_page_names_every_pack_of_its_first_screen_so_that_all_come_at_once(
    fetch: Fetch,
) -> None:
    for path in ("/", TABLE):
        links = Page(text_of(fetch(path))).links
        named = {link for link, kind in links.items() if kind in ("modulepreload", "script")}
        fetched = reached(fetch, path, later=False)
        assert named == {each for each in fetched if each.endswith(".js")}


def test_only_the_script_that_runs_python_may_compile_it(fetch: Fetch) -> None:
    told = json.loads(fetch(f"/web/{MANIFEST}").body)
    parts = [piece["at"] for pieces in told["parts"].values() for piece in pieces]
    for path in ("/", TABLE, "/sw.js", told["worker"], *parts, "/web/app/main.js"):
        policy = fetch(path).headers["content-security-policy"]
        assert ("'wasm-unsafe-eval'" in policy) == (path == told["worker"])
        assert "'unsafe-eval'" not in policy
        assert "'unsafe-inline'" not in policy


@pytest.mark.parametrize("path", ["/", TABLE, "/rules", "/web/index.html"])
def test_nothing_runs_or_styles_in_place_but_what_the_policy_names(fetch: Fetch, path: str) -> None:
    answer = fetch(path)
    text = text_of(answer)
    page = Page(text)
    scripts = re.findall(r"<script(?: type=\"importmap\")?>(.*?)</script>", text, re.DOTALL)
    styles = re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
    assert page.inline == [*scripts, *styles]
    assert (len(scripts), len(styles)) == (2, 1)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    allowed = dict(part.split(" ", 1) for part in policy.split("; "))
    assert allowed["script-src"].split() == ["'self'", *map(quoted_digest, scripts)]
    assert allowed["style-src"].split() == ["'self'", *map(quoted_digest, styles)]


def quoted_digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_what_runs_in_place_would_be_found() -> None:
    wrong = "<a onclick='x()' href='javascript:x()'></a><p style='a:b'></p><script>x()</script>"
    assert len(Page(f"{wrong}<style>p{{}}</style>").inline) == 5


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
    head = {"Accept-Encoding": "gzip", "Accept-Language": language}
    sizes = {path: len(fetch(path, **head).body) for path in reached(fetch, TABLE, later=False)}
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])
    assert len(sizes) <= MOST_FILES, sizes


def test_the_page_knows_why_a_table_closes_a_connection() -> None:
    line = re.search(r"CLOSED = \{([^}]*)\}", source(".js")["session/wire.js"])
    assert line is not None
    known = {int(code): why for code, why in re.findall(r"(\d+): '(\w+)'", line[1])}
    assert known == {
        close_codes.CLOSE_SECRET: "secret",
        close_codes.CLOSE_NO_TABLE: "ended",
        close_codes.CLOSE_ELSEWHERE: "elsewhere",
        close_codes.CLOSE_GIVEN_UP: "removed",
        close_codes.CLOSE_PROTOCOL: "version",
    }


def test_the_page_offers_the_languages_that_the_server_has() -> None:
    script = source(".js")["base/messages.js"]
    assert dict(re.findall(r"code: '([\w-]+)', tag: '([\w-]+)', name: '\w+", script)) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_a_language_are_asked_for_again_each_time(
    fetch: Fetch, language: str
) -> None:
    answer = fetch(f"/locales/{language}/table.ftl")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert text_of(answer) == catalogue_part(language, "table")
    assert fetch(f"/locales/{language}/nothing.ftl").status == 404


def test_every_colour_of_a_seat_can_be_shown() -> None:
    style = source(".css")["parts/tiles.css"]
    assert [colour for colour in COLOURS if f".{colour} {{" not in style] == []


def test_people_without_a_table_have_the_colours_and_the_names_of_a_table() -> None:
    script = source(".js")["base/people.js"]
    colours = re.search(r"COLOURS = \[([^\]]*)\]", script)
    longest = re.search(r"LONGEST_NAME = (\d+);", script)
    assert colours is not None
    assert longest is not None
    assert tuple(re.findall(r"'(\w+)'", colours[1])) == COLOURS
    assert int(longest[1]) == Settings().name_length
