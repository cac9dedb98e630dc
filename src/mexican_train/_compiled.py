"""Decides, once at import, whether the compiled modules may be used.

A compiled module whose source was edited afterwards must never run by accident. So each library
has a mark inside: a digest of the sources it was compiled from, and one of the way it was built.
Where a mark does not fit the sources that lie here, or two libraries were built in two ways, all
modules run from their source, interpreted. Stripping or repairing a library leaves its mark as it
is, so a wheel may be made smaller.
Standard library only, and run by setup.py before the package exists.
"""

from __future__ import annotations

import os
import re
import sys
import warnings
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

INLINE = ("bits.pxd", "tiles.pxd")
"""C code and numbers that are written into the modules that use them, not compiled on their own."""
INTERPRETED = "MEXICAN_TRAIN_INTERPRETED"
"""Environment variable that asks for the interpreted modules."""
REBUILD = "pip install --force-reinstall --no-cache-dir --no-binary mexican-train mexican-train"
"""Compiles what an index gave interpreted; without all its options pip is content with that."""


class Mark(NamedTuple):
    """What a library says of itself: digests of its sources, and of how it was built."""

    sources: str
    build: str

    def text(self) -> str:
        """The text inside the library."""
        return f"mexican-train compiled from {self.sources} by {self.build};"


MARK = re.compile(Mark("([0-9a-f]{64})", "([0-9a-f]{64})").text().encode())


def mark_of(library: Path) -> Mark | None:
    """The mark inside a library; None if it has none, or several that differ."""
    found = {*MARK.findall(library.read_bytes())}
    if len(found) != 1:
        return None
    return Mark(*(part.decode() for part in found.pop()))


def digest(parts: Iterable[bytes]) -> str:
    """One hash over several texts, in the order given."""
    total = sha256()
    for part in parts:
        total.update(sha256(part).digest())
    return total.hexdigest()


def names(package: Path) -> list[str]:
    """The modules that can be compiled."""
    found = [path for path in sorted(package.rglob("*.pxd")) if path.name not in INLINE]
    return [".".join(path.with_suffix("").relative_to(package.parent).parts) for path in found]


def source(package: Path, name: str) -> Path:
    """The source of a module."""
    return package.parent.joinpath(*name.split(".")).with_suffix(".py")


def sources(package: Path) -> dict[str, str]:
    """For each module that can be compiled, a digest of what takes part in compiling it.

    That is its own source, and the .pxd of all: the types of one are the layout that others rely
    on. So an edited .py makes one library stale, an edited .pxd all of them.
    """
    types = sorted(package.rglob("*.pxd"))
    shared = [path for pxd in types for path in (pxd, *inline_source(pxd))]
    common = digest(part for path in shared for part in (path.name.encode(), path.read_bytes()))
    return {
        name: digest([name.encode(), common.encode(), source(package, name).read_bytes()])
        for name in names(package)
    }


def inline_source(types: Path) -> list[Path]:
    """The Python source that is written into others, if these are its types."""
    return [types.with_suffix(".py")] if types.name in INLINE else []


def library(package: Path, name: str) -> Path | None:
    """The compiled library of a module for this Python, if there is one."""
    base = package.parent.joinpath(*name.split("."))
    for suffix in EXTENSION_SUFFIXES:
        path = base.with_name(base.name + suffix)
        if path.exists():
            return path
    return None


def state(package: Path) -> str:
    """`compiled`, `missing` (not compiled for this Python) or `stale` (the source has changed)."""
    wanted = sources(package)
    libraries = {name: library(package, name) for name in wanted}
    if not libraries or None in libraries.values():
        return "missing"
    marks = {name: mark_of(path) for name, path in libraries.items() if path is not None}
    builds = {mark and mark.build for mark in marks.values()}
    fresh = {name: mark and mark.sources for name, mark in marks.items()} == wanted
    return "compiled" if fresh and len(builds) == 1 else "stale"


class SourceOnly:
    """Finds the named modules in their source although a compiled library lies beside it."""

    def __init__(self, package: Path, modules: Iterable[str]) -> None:
        self.package = package
        self.modules = frozenset(modules)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The specification of a module that must run interpreted."""
        if name not in self.modules:
            return None
        place = str(source(self.package, name))
        return spec_from_file_location(name, place, loader=SourceFileLoader(name, place))


def remedy(package: Path, found: str) -> str:
    """What makes the modules compiled ones, where the package lies and as it is."""
    if not (package.parents[1] / "setup.py").exists():
        return f"for speed, with a C compiler: {REBUILD}"
    if found == "stale":
        return "./play builds them anew"
    return "for speed, install a C compiler and run ./play"


def told(found: str) -> str:
    """What `choose` found, for people."""
    if found == "compiled":
        return found
    why = f"{INTERPRETED} is set" if found == "asked" else remedy(Path(__file__).parent, found)
    return f"interpreted; {why}"


def choose() -> str:
    """Sees to it that only fresh compiled modules are imported; says which kind is used."""
    package = Path(__file__).parent
    found = "asked" if os.environ.get(INTERPRETED, "") not in ("", "0") else state(package)
    if found != "compiled":
        sys.meta_path.insert(0, SourceOnly(package, names(package)))
    if found == "stale":
        warnings.warn(
            "the compiled rules do not belong to the source beside them and are not used; "
            + remedy(package, found),
            RuntimeWarning,
            stacklevel=2,
        )
    return found
