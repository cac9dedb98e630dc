"""The package twice in one run: as it is installed, and a second copy that runs from source.

A test marked `@both` runs for each. `build("compiled")` never quietly stands for something else:
where the installed package is not compiled the test is skipped with that reason, and fails where
CI is set.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mexican_train
from mexican_train._compiled import INTERPRETED, names

PACKAGE = "mexican_train"
FOLDER = Path(mexican_train.__file__).parent
COMPILABLE = names(FOLDER)
"""The modules that are compiled when there is a compiler."""

both = pytest.mark.parametrize("name", ["compiled", "interpreted"])


@dataclass(frozen=True)
class Build:
    """One copy of the package; `build.rules.round` is a module of it, `build.sheets` another."""

    name: str
    modules: Mapping[str, ModuleType]

    @property
    def rules(self) -> Any:
        """The subpackage `rules`, its modules as attributes."""
        return self.modules[f"{PACKAGE}.rules"]

    @property
    def sheets(self) -> Any:
        """The module with the rule sheets."""
        return self.modules[f"{PACKAGE}.sheets"]

    def rules_of(self, sheet: str) -> Any:
        """The rules of a sheet, as `read_position` and `read_record` ask for them."""
        return self.sheets.load_sheet(sheet).rules


def build(name: str) -> Build:
    """The build called `compiled` or `interpreted`."""
    if name == "interpreted":
        return _interpreted()
    if not mexican_train.COMPILED:
        reason = f"the installed package is not compiled: {mexican_train.BUILD}"
        if os.environ.get("CI", "") not in ("", "0", "false"):
            pytest.fail(reason)
        pytest.skip(reason)
    return _installed()


def pair() -> tuple[Build, Build]:
    """The compiled and the interpreted build, for tests that compare them."""
    return build("compiled"), build("interpreted")


def _parts() -> list[str]:
    """The modules that every build has loaded."""
    rules = sorted(path.stem for path in (FOLDER / "rules").glob("*.py"))
    inside = [f"{PACKAGE}.rules.{stem}" for stem in rules if stem != "__init__"]
    others = [
        f"{PACKAGE}.{name}"
        for name in ("sheets", "reviews.reviewing", "challenge.code", "challenge.par")
    ]
    return [*inside, *others, *(n for n in COMPILABLE if n not in inside)]


def _load(name: str) -> Build:
    for part in _parts():
        import_module(part)
    return Build(name, dict(_loaded()))


def _loaded() -> list[tuple[str, ModuleType]]:
    found = list(sys.modules.items())
    return [(n, m) for n, m in found if n == PACKAGE or n.startswith(PACKAGE + ".")]


@lru_cache(maxsize=1)
def _installed() -> Build:
    return _load("compiled")


@lru_cache(maxsize=1)
def _interpreted() -> Build:
    with _package_forgotten(), pytest.MonkeyPatch.context() as patch:
        patch.setenv(INTERPRETED, "1")
        return _load("interpreted")


@contextmanager
def _package_forgotten() -> Iterator[None]:
    """Python as if the package had not been imported; afterwards all is as before."""
    kept, finders = _loaded(), sys.meta_path[:]
    for module, _ in kept:
        del sys.modules[module]
    try:
        yield
    finally:
        for module, _ in _loaded():
            del sys.modules[module]
        sys.modules.update(kept)
        sys.meta_path[:] = finders
