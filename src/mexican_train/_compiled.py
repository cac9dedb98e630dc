"""Decides, once at import, whether the compiled modules may be used.

A compiled module whose source was edited afterwards must never run by accident. So the build
leaves `_built.json` with a digest of every source it compiled and of every library it made; where
they no longer agree with what lies here, all modules run from their source, interpreted.
Standard library only, and imported by setup.py before the package exists.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

STAMP = "_built.json"
INLINE = ("bits.pxd",)
"""Types for C code that is written into the modules that use it, not compiled on its own."""
INTERPRETED = "MEXICAN_TRAIN_INTERPRETED"
"""Environment variable that asks for the interpreted modules."""


def digest(files: Iterable[Path]) -> str:
    """One hash over the contents of files, in the order given."""
    total = sha256()
    for path in files:
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources(package: Path) -> list[Path]:
    """Every source that takes part in compiling: the .pxd files and the .py beside them."""
    types = sorted(package.rglob("*.pxd"))
    return [path for pxd in types for path in (pxd.with_suffix(".py"), pxd)]


def stamp(package: Path, libraries: dict[str, str]) -> dict[str, object]:
    """What the build notes: the sources it compiled and the libraries that came of it."""
    return {"sources": digest(sources(package)), "libraries": libraries}


def names(package: Path) -> list[str]:
    """The modules that can be compiled."""
    found = [path for path in sorted(package.rglob("*.pxd")) if path.name not in INLINE]
    return [".".join(path.with_suffix("").relative_to(package.parent).parts) for path in found]


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
    libraries = {name: library(package, name) for name in names(package)}
    if not libraries or None in libraries.values():
        return "missing"
    found = {name: digest([path]) for name, path in libraries.items() if path is not None}
    try:
        noted = json.loads((package / STAMP).read_text())
    except (OSError, ValueError):
        return "stale"
    return "compiled" if noted == stamp(package, found) else "stale"


class SourceOnly(MetaPathFinder):
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
        source = str(self.package.parent.joinpath(*name.split(".")).with_suffix(".py"))
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))


def choose() -> str:
    """Sees to it that only fresh compiled modules are imported; says which kind is used."""
    package = Path(__file__).parent
    found = "asked" if os.environ.get(INTERPRETED, "") not in ("", "0") else state(package)
    if found != "compiled":
        sys.meta_path.insert(0, SourceOnly(package, names(package)))
    if found == "stale":
        warnings.warn(
            "the compiled rules do not belong to the source beside them and are not used; "
            "./play builds them anew",
            RuntimeWarning,
            stacklevel=2,
        )
    return found
