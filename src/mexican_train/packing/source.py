"""The program as a device runs it: the modules it needs and the sheets, as one archive.

Which modules these are is read from their imports, beginning with the one that a device begins
with; so whatever it does not need, such as the network, is not in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

FIRST = "device.boot"
SHEETS = "sheets/*.toml"
BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The date of everything in the archive, so that the same files make the same bytes."""
PARTS = ("body", "orelse", "handlers", "finalbody", "cases")
"""The parts of a statement in which other statements are."""
READABLE, UNIX = 0o644 << 16, 3
"""And likewise whose machine it was made on."""


def packed_source(package: Path) -> bytes:
    """An archive of what a device needs of the package in a folder."""
    files = [*needed(package), *package.glob(SHEETS)]
    into = BytesIO()
    with ZipFile(into, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            name = PurePosixPath(package.name, path.relative_to(package).as_posix())
            entry = ZipInfo(str(name), BEGINNING)
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, READABLE
            entry.create_system = UNIX
            archive.writestr(entry, path.read_bytes())
    return into.getvalue()


def needed(package: Path) -> set[Path]:
    """The modules that the first one needs, with those of the packages they are in."""
    found: set[Path] = set()
    looked: set[str] = set()
    waiting = [f"{package.name}.{FIRST}"]
    while waiting:
        module = waiting.pop()
        parts = module.split(".")
        if parts[0] != package.name or module in looked:
            continue
        looked.add(module)
        for length in range(1, len(parts) + 1):
            path = _file(package, parts[1:length])
            if path is not None and path not in found:
                found.add(path)
                waiting += _imports(package, path)
    return found


def _file(package: Path, parts: list[str]) -> Path | None:
    """The file of a module; None if a name is not one of a module."""
    base = package.joinpath(*parts)
    for path in (base / "__init__.py", base.with_suffix(".py")):
        if path.is_file():
            return path
    return None


def _imports(package: Path, path: Path) -> Iterator[str]:
    """The full names of all that a module imports; each may be a module, or something in one."""
    inside = [package.name, *path.relative_to(package).parent.parts]
    for node in _statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = inside[: len(inside) - node.level + 1] if node.level else []
            module = [*above, *([node.module] if node.module else [])]
            yield from (".".join([*module, each.name]) for each in node.names)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """The statements in a module but what is there for type checkers alone.

    There are many more expressions, and none of them imports anything: they are not looked at.
    """
    for part in PARTS:
        for child in getattr(node, part, ()):
            if isinstance(child, ast.If) and _for_type_checkers(child):
                continue
            yield child
            yield from _statements(child)


def _for_type_checkers(condition: ast.If) -> bool:
    return isinstance(condition.test, ast.Name) and condition.test.id == "TYPE_CHECKING"
