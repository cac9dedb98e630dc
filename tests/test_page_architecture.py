"""The page's modules: imports point one way, from what all stand on to what people open; what it
knows of the game is in one room, and so are its icons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from typing import NamedTuple

import pytest

from mexican_train.packing.plan import DEVICE, PACKS
from mexican_train.packing.site import GONE
from mexican_train.server.net.app import WEB

MAIN = "app/main.js"
PAGES = {
    "home",
    "table",
    "replay",
    "rules",
    "learn",
    "keeper",
    "settle",
    "builder",
    "games",
    "practice",
    "daily",
}
"""The rooms with pages, which `app/main.js` opens when they are asked for."""
MAY_IMPORT: dict[str, set[str]] = {
    "vendor": set(),
    "game": set(),
    "qr": set(),
    "device": set(),
    "base": {"vendor", "game"},
    "parts": {"game", "qr", "base"},
    "options": {"game", "base", "parts"},
    "session": {"game", "base"},
    "yard": {"game", "base", "parts"},
    "motion": {"game", "base"},
    "hand": {"game", "base", "parts", "session"},
    "score": {"game", "base", "parts", "session"},
    "home": {"game", "base", "parts", "options"},
    "table": {
        *("game", "base", "parts", "options", "session"),
        *("yard", "motion", "hand", "score", "replay", "rules"),
    },
    "replay": {"game", "base", "parts", "yard", "motion"},
    "rules": {"game", "base", "parts"},
    "learn": {"game", "base", "parts", "session", "yard", "motion", "score", "table"},
    "keeper": {"game", "base", "parts", "options", "score"},
    "games": {"game", "base", "parts"},
    "practice": {"game", "base", "parts", "session", "yard", "table"},
    "daily": {"game", "base", "parts", "options", "yard", "replay"},
    "settle": {"game", "base", "parts", "options"},
    "builder": {"game", "base", "parts", "options", "yard", "settle"},
    "app": {"base", "parts", *PAGES},
}
"""What each room may import besides itself, for what runs and for types alike."""

UNDRAWN = {"game", "qr", "base", "session"}
"""Rooms of knowledge and state: nothing in them draws."""
EFFECTS = re.compile(
    r"\b(document|window|globalThis|navigator|location|history|localStorage|fetch|console"
    r"|setTimeout|setInterval|addEventListener|Date|signal|effect)\b|Math\.random"
)
"""What pure functions have no use for."""
NOTATION = re.compile(
    r"""\bsplit\(\s*['"`/](?:[-@>/+]|\\/)['"`/]"""  # a tile, an action, a name of a sheet
    r"""|\b(?:includes|startsWith|endsWith|indexOf)\(\s*['"`][^'"`]*@['"`]"""
    r"""|\}@\$\{|\}@`"""
    r"""|`\$\{([\w.]+)\}-\$\{\1\}`"""
)
"""A tile or an action that is taken apart, or put together."""
CALLED = r"\bimport\(\s*'(\.[^']+)'\s*\)"
"""A module that is fetched when it is needed or, in a comment, only named for its types."""
ICON = re.compile(r'viewBox="0 0 24 24"')
ADDRESSES = "base/address.js"
"""The one module that knows where a path is."""
BYPASSED = re.compile(
    r"""\blocation\.(?!hash\b|reload\b)|\blocation\[|=\s*location\b(?!\.)"""
    r"""|\bhistory\.(?:push|replace)State\b"""
    r"""|(?<![.\w])(?<!async )fetch\((?![^)]*\) \{)"""  # not a method of that name
    r"""|\bnew (?:Worker|SharedWorker|EventSource)\((?!address\()"""
    r"""|\bnew WebSocket\((?!socketAddress\()|\bregister\((?!address\()"""
    r"""|\b(?:href|src|action)=(?:["']?/|\$\{(?!address\(|togetherAt\(|`#))"""
    r"""|\bnew URL\(|\bsendBeacon\(|\bwindow\.open\("""
)
"""What names a place without asking it. Style sheets have names, which the import map leads on."""


class Import(NamedTuple):
    """One module that another names; `kind` is `static`, `dynamic` or `type`."""

    file: str
    module: str
    kind: str


def own(*endings: str) -> list[str]:
    """The page's own files with these endings, but for the worker, which is no module."""
    paths = (path for path in WEB.rglob("*") if path.name.endswith(endings))
    found = (path.relative_to(WEB).as_posix() for path in paths)
    return sorted(name for name in found if room_of(name) not in ("vendor", "sw.js"))


def room_of(name: str) -> str:
    return name.partition("/")[0]


def text_of(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def code_of(name: str) -> str:
    """A module without its comments."""
    code = re.sub(r"/\*.*?\*/", "", text_of(name), flags=re.DOTALL)
    return re.sub(r"^\s*//.*$", "", code, flags=re.MULTILINE)


def named(name: str, pattern: str, text: str) -> set[str]:
    folder = (WEB / name).parent
    found = re.findall(pattern, text)
    return {(folder / path).resolve().relative_to(WEB.resolve()).as_posix() for path in found}


@cache
def imports(name: str) -> tuple[Import, ...]:
    """What a file names of the page's own: at once, when it is needed, or for types alone."""
    code = "" if name.endswith(".d.ts") else code_of(name)
    static = named(name, r"(?:\bfrom|^import)\s+'(\.[^']+)'", code)
    dynamic = named(name, CALLED, code)
    types = named(name, CALLED, text_of(name)) - dynamic - static
    kinds = {"static": static, "dynamic": dynamic, "type": types}
    return tuple(Import(name, to, kind) for kind, all in kinds.items() for to in sorted(all))


MODULES = own(".js")


def across(kinds: tuple[str, ...] = ("static", "dynamic", "type")) -> Iterator[Import]:
    """What rooms import from other rooms."""
    for name in own(".js", ".d.ts"):
        for each in imports(name):
            if each.kind in kinds and room_of(each.module) != room_of(name):
                yield each


def test_every_room_has_its_place() -> None:
    rooms = {room_of(name) for name in MODULES}
    assert rooms == set(MAY_IMPORT) - {"vendor"}
    assert len(MODULES) > 100


def test_rooms_stand_one_on_the_other() -> None:
    order = list(TopologicalSorter(MAY_IMPORT).static_order())  # raises where there is a circle
    assert order[-1] == "app"


@pytest.mark.parametrize("room", sorted(set(MAY_IMPORT) - {"vendor"}))
def test_imports_point_one_way(room: str) -> None:
    found = [each for each in across() if room_of(each.file) == room]
    wrong = [each for each in found if room_of(each.module) not in MAY_IMPORT[room]]
    assert not wrong, f"{room} may import only {sorted(MAY_IMPORT[room])}"
    needed = {room_of(each.module) for each in found}
    assert needed == MAY_IMPORT[room], "what is not needed need not be allowed"


def test_pages_are_opened_by_the_main_module_and_only_when_they_are_asked_for() -> None:
    found = [each for each in across() if each.file.startswith("app/")]
    opened = {each for each in found if room_of(each.module) in PAGES}
    assert {room_of(each.module) for each in opened} == PAGES
    assert {(each.file, each.kind) for each in opened} == {(MAIN, "dynamic")}


def test_no_module_needs_one_that_needs_it() -> None:
    graph = {
        name: {each.module for each in imports(name) if each.kind != "type"} for name in MODULES
    }
    assert sum(map(len, graph.values())) > 400
    list(TopologicalSorter(graph).static_order())


@pytest.mark.parametrize("name", [name for name in MODULES if room_of(name) == "game"])
def test_what_the_page_knows_of_the_game_is_pure(name: str) -> None:
    code = code_of(name)
    assert not re.search(r"from\s+'[^.]", code)
    assert not EFFECTS.search(code), EFFECTS.search(code)


@pytest.mark.parametrize("name", [name for name in MODULES if room_of(name) in UNDRAWN])
def test_knowledge_and_state_draw_nothing(name: str) -> None:
    assert not re.search(r"from\s+'(?:htm|preact)\b", code_of(name))


def test_tiles_and_actions_are_taken_apart_in_one_room() -> None:
    for name in MODULES:
        found = NOTATION.search(code_of(name))
        assert room_of(name) == "game" or not found, (name, found and found[0])


@pytest.mark.parametrize(
    "wrong",
    [
        "tile.split('-')",
        'action.split("@")[1]',
        "call.split('>')",
        "name.split('/')[0]",
        "action.includes('@')",
        "`${tile}@${train}`",
        "action.startsWith(`${tile}@`)",
        "`${view.engine}-${view.engine}`",
    ],
)
def test_what_is_taken_apart_elsewhere_would_be_found(wrong: str) -> None:
    assert NOTATION.search(wrong)


def test_icons_are_in_one_module() -> None:
    assert [name for name in MODULES if ICON.search(code_of(name))] == ["parts/icons.js"]


def test_where_something_is_only_one_module_says() -> None:
    for name in MODULES:
        if room_of(name) == "device":
            continue  # a worker, which is told all its addresses
        found = BYPASSED.search(code_of(name))
        assert name == ADDRESSES or not found, (name, found and found[0])


@pytest.mark.parametrize(
    "wrong",
    [
        "location.pathname",
        "location.href = path",
        "const { pathname } = location;",
        "history.pushState(null, '', path)",
        "await fetch(path, {})",
        "new Worker('/web/device/worker.js')",
        "new WebSocket(`wss://${host}/ws/0abc`)",
        "serviceWorker.register('/sw.js')",
        '<a href="/rules">',
        "<a href=${path}>",
        "<img src='/web/icon.svg'>",
    ],
)
def test_a_place_that_is_named_elsewhere_would_be_found(wrong: str) -> None:
    assert BYPASSED.search(wrong)


def test_no_module_and_no_style_sheet_is_left_over() -> None:
    known = [*MODULES, "index.html"]
    used = {each.module for name in MODULES for each in imports(name) if each.kind != "type"}
    texts = {name: code_of(name) if name.endswith(".js") else text_of(name) for name in known}
    used |= {
        path for text in texts.values() for path in re.findall(r"'([\w-]+/[\w-]+\.css)'", text)
    }
    used |= set(re.findall(r'(?:href|src)="/web/([^"]+)"', texts["index.html"]))
    assert set(own(".js", ".css")) - used == {GONE, *PACKS[DEVICE]}  # a page names it as it runs
