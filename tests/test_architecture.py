"""Imports point one way: rules, sheets, bots, judge, review, challenge, lab, protocol, server,
clients. Tests wait for events and never for the clock on the wall."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import mexican_train

PACKAGE = "mexican_train"
FOLDER = Path(mexican_train.__file__).parent

MIDDLE = {"rules", "sheets", "bots"}
MAY_IMPORT: dict[str, set[str]] = {
    "rules": {"_plain"},
    "sheets": {"rules"},
    "bots": {"rules", "_plain"},
    "judge": {*MIDDLE, "protocol"},
    "reviews": {"rules", "bots"},
    "challenge": {*MIDDLE},
    "lab": {*MIDDLE, "root", "reviews"},
    "env": {*MIDDLE, "_plain", "lab", "terminal"},
    "protocol": {"rules", "sheets"},
    "packing": {"rules"},
    "server": {
        *(*MIDDLE, "root", "judge", "languages", "packing", "protocol", "reviews", "challenge"),
    },
    "device": {*MIDDLE, "root", "challenge", "judge", "protocol", "reviews", "server"},
    "terminal": {*MIDDLE, "root", "lab", "protocol", "server", "words"},
    "commands": {
        *(
            *MIDDLE,
            "root",
            "_compiled",
            "_startup",
            "reviews",
            "challenge",
            "lab",
            "packing",
            "server",
            "terminal",
        ),
        *("languages", "words"),
    },
    "drawing": {"rules", "terminal"},
    "languages": set(),
    "words": {"languages"},
    "cli": {*MIDDLE, "_compiled", "_startup", "root", "lab", "server", "terminal", "commands"},
    "root": {"_compiled", "_startup", "rules", "sheets"},
    "__main__": {"cli"},
    "_compiled": set(),
    "_startup": set(),
    "_plain": set(),
}
"""What each part of the package may import besides itself; `root` is the package's own file."""
WHEN_ASKED = {"root": {"bots", "lab", "reviews"}}
"""Parts with names that a part imports only when somebody asks for one of them."""

PURE = {"__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools"}
RULES_NEED = {*PURE, "json", "re", "typing"}
"""All the rules may take from the standard library: no files, clock, network or chance in it."""
ALSO_NEEDED = {("rules/fair.py", "secrets"), ("rules/state.py", "importlib")}
"""Chance is drawn once, for a deal without a seed; pictures are loaded when they are asked for."""
BOTS_LACK = {"random", "secrets", "os", "io", "socket", "asyncio", "subprocess", "threading"}
EFFECTS = {"open", "print", "input", "eval", "exec", "breakpoint", "__import__"}
"""Built-in functions that reach outside."""

REAL_TIME = {
    "waiting.py": "polls services that send no event, for tests of `./test all` alone",
}
"""Test files that may use the clock of the machine, with the reason."""
CLOCK_CALLS = {"time.sleep", "time.monotonic", "time.perf_counter", "time.time"}


class Import(NamedTuple):
    """One module that a file imports."""

    file: str
    line: int
    module: str


FILES = sorted(FOLDER.rglob("*.py"))
TESTS = sorted(Path(__file__).parent.rglob("*.py"))
BROWSER_TESTS = [path for path in TESTS if path.parent.name == "browser"]
TEST_FILES = {path.name for path in TESTS if path.name.startswith("test_")}


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to."""
    first = path.relative_to(FOLDER).with_suffix("").parts[0]
    return "root" if first == "__init__" else first


def full_name(path: Path, level: int, module: str) -> str:
    """The full name of a module that a file names with some dots before it."""
    inside = [PACKAGE, *path.relative_to(FOLDER).parent.parts]
    base = inside[: len(inside) - level + 1] if level else []
    return ".".join([*base, module]) if module else ".".join(base)


def imports(path: Path) -> Iterator[Import]:
    """Everything a file imports anywhere in it, under full names."""
    where = str(path.relative_to(FOLDER))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (Import(where, node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = full_name(path, node.level, node.module or "")
            # `from . import x` and `from mexican_train import x` may name a module each.
            names = [f"{module}.{alias.name}" for alias in node.names]
            yield from (Import(where, node.lineno, n) for n in names)


def imported_part(module: str) -> str | None:
    """The part of the package that a full name belongs to; None for what is not ours."""
    first, *rest = module.split(".")
    if first != PACKAGE:
        return None
    return rest[0] if rest and rest[0] in MAY_IMPORT else "root"


def of_part(part: str) -> list[Path]:
    """The files of a part."""
    return [path for path in FILES if part_of(path) == part]


def outside(part: str) -> list[Import]:
    """What a part imports that is not ours."""
    found = [each for path in of_part(part) for each in imports(path)]
    return [each for each in found if imported_part(each.module) is None]


def test_every_part_has_its_place() -> None:
    unknown = {part_of(path) for path in FILES} - set(MAY_IMPORT)
    assert not unknown, f"say in MAY_IMPORT what {unknown} may import"
    assert {"rules", "sheets", "bots"} <= {part_of(path) for path in FILES}


def test_no_part_reaches_back() -> None:
    for part, allowed in MAY_IMPORT.items():
        assert part not in allowed
        for other in allowed:
            assert part not in MAY_IMPORT[other], f"{part} and {other} import each other"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    allowed = {part, None, *MAY_IMPORT[part], *WHEN_ASKED.get(part, ())}
    wrong = [each for each in imports(path) if imported_part(each.module) not in allowed]
    assert not wrong, f"{part} may import only {sorted(MAY_IMPORT[part])} of the package"


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.pxd")), ids=lambda path: path.stem)
def test_c_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    text = path.read_text(encoding="utf-8")
    for dots, module in re.findall(r"^\s*from\s+(\.*)(\S*)\s+cimport\s", text, re.MULTILINE):
        name = full_name(path, len(dots), module)
        assert imported_part(name) in {part, *MAY_IMPORT[part]} or name.startswith("libc."), name


def test_rules_need_next_to_nothing() -> None:
    for each in outside("rules"):
        name = each.module.split(".")[0]
        also = (str(each.file), name) in ALSO_NEEDED
        assert also or name in {*RULES_NEED, "cython"}, each


@pytest.mark.parametrize("part", ["rules", "sheets", "bots", "reviews", "challenge"])
def test_only_the_standard_library(part: str) -> None:
    for each in outside(part):
        name = each.module.split(".")[0]
        assert name in sys.stdlib_module_names or name == "cython", each
        assert part not in ("bots", "reviews", "challenge") or name not in BOTS_LACK, each


def test_cython_may_be_missing() -> None:
    for path in [*of_part("rules"), *of_part("bots")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tried = [n for node in ast.walk(tree) if isinstance(node, ast.Try) for n in node.body]
        for node in ast.walk(tree):
            if isinstance(node, ast.Import) and node.names[0].name == "cython":
                assert node in tried, path


@pytest.mark.parametrize("part", ["rules", "bots", "reviews", "challenge"])
def test_no_effects(part: str) -> None:
    for path in of_part(part):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in EFFECTS, (path, node.lineno)


def test_no_test_file_imports_another() -> None:
    """What two of them need is in a helper."""
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                named = [node.module or "", *(alias.name for alias in node.names)]
            files = [each for each in named if f"{each.split('.')[-1]}.py" in TEST_FILES]
            assert not files, f"{path.name} imports {files}"


def clock_uses(tree: ast.AST) -> Iterator[str]:
    """Yield every use of the machine's clock in a test, and every loop that polls."""
    for node in ast.walk(tree):
        if (isinstance(node, ast.Attribute) and ast.unparse(node) in CLOCK_CALLS) or (
            isinstance(node, ast.ImportFrom) and node.module == "time"
        ):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Attribute) and node.attr == "wait_for_timeout":
            yield f"line {node.lineno}: wait_for_timeout"


def polling_loops(tree: ast.Module) -> Iterator[str]:
    """Yield every loop that sleeps between two looks, in tests in which time really passes."""
    for statement in tree.body:
        for loop in ast.walk(statement) if is_on_real_clock(tree, statement) else ():
            if isinstance(loop, ast.While | ast.For | ast.AsyncFor):
                calls = (each for each in ast.walk(loop) if isinstance(each, ast.Call))
                if any(ast.unparse(call.func).endswith("sleep") for call in calls):
                    yield f"line {loop.lineno}: a loop that polls"


def is_on_real_clock(tree: ast.Module, statement: ast.stmt) -> bool:
    """Return whether a mark of the file or of the function takes it off the fake clock."""
    marks = [ast.unparse(each) for each in tree.body if isinstance(each, ast.Assign)]
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        marks += [ast.unparse(each) for each in statement.decorator_list]
    return any("mark.real_clock" in mark for mark in marks)


@pytest.mark.parametrize(
    "path", TESTS, ids=lambda path: str(path.relative_to(Path(__file__).parent))
)
def test_tests_wait_for_events_and_not_for_the_clock(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [*clock_uses(tree), *polling_loops(tree)]
    if path.name in REAL_TIME:
        assert found, f"{path.name} needs no place in REAL_TIME any more"
    else:
        assert not found, f"{path.name} uses the machine's clock: {'; '.join(found)}"


@pytest.mark.parametrize(
    "code",
    [
        "import time\ntime.sleep(1)",
        "from time import monotonic",
        "import time\nassert time.monotonic() - began < 2",
        "page.wait_for_timeout(20)",
    ],
)
def test_a_use_of_the_clock_is_found(code: str) -> None:
    assert list(clock_uses(ast.parse(code)))


POLLING = "async def test_it():\n    while not done():\n        await asyncio.sleep(0.1)\n"


@pytest.mark.parametrize(
    "code",
    [f"@pytest.mark.real_clock\n{POLLING}", f"pytestmark = pytest.mark.real_clock\n{POLLING}"],
)
def test_a_loop_that_polls_is_found(code: str) -> None:
    assert list(polling_loops(ast.parse(code)))


@pytest.mark.parametrize(
    "code", [POLLING, f"@pytest.mark.real_clock\n{POLLING.replace('sleep(0.1)', 'changed()')}"]
)
def test_a_loop_on_the_fake_clock_or_that_waits_for_an_event_is_allowed(code: str) -> None:
    assert not list(polling_loops(ast.parse(code)))


@pytest.mark.parametrize("path", BROWSER_TESTS, ids=lambda path: path.name)
def test_pages_wait_for_functions_and_not_for_expressions(path: Path) -> None:
    """The page's security policy refuses an expression, but only if it has to wait for it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("wait_for_function"):
            literals = [each for each in node.args[:1] if isinstance(each, ast.Constant)]
            assert all("=>" in str(each.value) for each in literals), ast.unparse(node)
