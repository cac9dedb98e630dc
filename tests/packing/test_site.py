"""The whole page, packed: what is written into it, how its files are called, what they need."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from mexican_train.languages import LANGUAGES, catalogues
from mexican_train.packing.errors import NotPacked
from mexican_train.packing.packs import join
from mexican_train.packing.page import first_sheets, import_map
from mexican_train.packing.plan import ANYWHERE, FIRST, NOWHERE, PACKS, SCREENS
from mexican_train.packing.sheets import smaller
from mexican_train.packing.site import ALONE, Site, packed_site, plain_site
from mexican_train.server.net.app import WEB

GAME = b"the game's own source"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")
MAIN = (WEB / "app" / "main.js").read_text(encoding="utf-8")
WAY = re.compile(
    r"\{\s*at: /\^(.+?)\$/,\s*words: \[([^\]]*)\],\s*fetch: \(\) => import\('\.\./([^']+)'\)"
)


@cache
def site() -> Site:
    """The page as it is, packed once for all who only look at it."""
    return packed_site(WEB, catalogues(), game=GAME)


@cache
def places() -> Mapping[str, str]:
    """In which pack each module is."""
    return join(modules(), import_map(INDEX), PACKS).place


@pytest.fixture(name="web")
def _web(tmp_path: Path) -> Path:
    """A copy of the page that may be changed."""
    return shutil.copytree(WEB, tmp_path / "web")


def modules() -> dict[str, str]:
    names = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js"))
    return {name: (WEB / name).read_text(encoding="utf-8") for name in names if name not in ALONE}


@pytest.mark.parametrize("route", SCREENS)
def test_the_first_screen_at_an_address_is_what_the_page_opens_there(route: str) -> None:
    path = re.sub(r"\{\w+:(\w+)\}", lambda kind: {"str": "k7q", "path": "k7/1/1"}[kind[1]], route)
    ways = [way for way in WAY.findall(MAIN) if re.fullmatch(way[0].replace("\\/", "/"), path)]
    ((_, words, module),) = ways
    screen = SCREENS[route]
    assert set(re.findall(r"'(\w+)'", words)) <= set(screen.words)
    assert places()[module] in {FIRST, *screen.packs}


def test_the_sheets_of_a_first_screen_are_there_and_not_among_those_of_all() -> None:
    written_in = {name for screen in SCREENS.values() for name in screen.sheets}
    assert not written_in & set(first_sheets(INDEX))
    assert all((WEB / name).is_file() for name in written_in)


@pytest.mark.gate
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_can_be_written_in_every_language(language: str) -> None:
    for screen in (*SCREENS.values(), NOWHERE, ANYWHERE):
        html = site().page(screen, language)
        assert f'<html lang="{language}">' in html.text
        assert "{" not in html.text.partition('<div id="app">')[2].partition("<noscript>")[0]


def test_packing_twice_gives_the_same() -> None:
    again = packed_site(WEB, catalogues(), game=GAME)
    assert again.files == site().files
    assert again.leading == site().leading


def test_a_change_gives_another_name_to_the_pack_it_is_in_and_to_no_other(web: Path) -> None:
    script = web / "rules" / "rules.js"
    script.write_text(script.read_text(encoding="utf-8") + "rules.changed = 1;\n", encoding="utf-8")
    changed = set(packed_site(web, catalogues(), game=GAME).files) ^ set(site().files)
    assert {name.split(".")[0] for name in changed} == {"packs/rules"}


def test_a_comment_changes_nothing(web: Path) -> None:
    for name, comment in (("rules/rules.js", "// more\n"), ("home/home.css", "/* more */\n")):
        path = web / name
        path.write_text(comment + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert packed_site(web, catalogues(), game=GAME).files == site().files


@pytest.mark.gate
@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("rules/rules.js", "export let changing = 1;\n", "rules/rules.js: 'export' is known only"),
        ("rules/new.js", "export const a = 1;\n", "rules/new.js is in no pack"),
        ("app/theme.js", "const end = '</script>';\n", "cannot be in what is written"),
        ("app/style.css", "a { content: '</style>'; }\n", "cannot be in what is written"),
        ("index.html", '<script type="importmap">{}</script>', "index.html has 2 of"),
    ],
)
def test_what_cannot_be_packed_is_said(web: Path, name: str, text: str, why: str) -> None:
    path = web / name
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(before + text, encoding="utf-8")
    with pytest.raises(NotPacked, match=why):
        packed_site(web, catalogues(), game=GAME)


def test_unpacked_everything_is_as_it_is_written() -> None:
    plain = plain_site(WEB, game=GAME)
    assert plain.page(SCREENS["/"], "fr").text == INDEX
    assert set(modules()) <= set(plain.files)
    assert plain.files["game/tiles.js"] == (WEB / "game" / "tiles.js").read_bytes()


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        ("a {\n  b: c;\n  d: e  f;\n}\n\na:hover b {\n}", "a{b: c;d: e f;}a:hover b{}"),
        ('/* x */ a > b,\na :is(c) { d: "  /* y */ {" }', 'a > b,a :is(c){d: "  /* y */ {"}'),
        ("@media (min-width: 1px) and (x) {\n}", "@media (min-width: 1px) and (x){}"),
        ("a { b: calc(1px + 2px); --c: ; }", "a{b: calc(1px + 2px);--c:;}"),
    ],
)
def test_a_style_sheet_says_the_same_in_fewer_bytes(sheet: str, expected: str) -> None:
    assert smaller(sheet) == expected
