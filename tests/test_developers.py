"""What developers need is listed once and pinned; the version is written once."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from program import program

from benchmarks import services
from mexican_train import __version__

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WRITTEN = (
    "src",
    "benchmarks",
    "scripts",
    "deploy",
    "docs",
    "*.toml",
    "*.json",
    "*.py",
    "README.md",
)


EXTRAS: dict[str, list[str]] = dict(PROJECT["project"]["optional-dependencies"])
ALL = EXTRAS.pop("all")


def name_of(requirement: str) -> str:
    """The name of a package, as pip compares it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=;~! ]", requirement)[0]).lower()


def texts() -> list[Path]:
    """The files of the project that could name its version."""
    roots = [path for pattern in WRITTEN for path in ROOT.glob(pattern)]
    files = [each for root in roots for each in (root.rglob("*") if root.is_dir() else [root])]
    left = {".so", ".png", ".woff2", ".ico", ".pyc"}
    return [
        each
        for each in files
        if each.is_file() and each.suffix not in left and "vendor" not in each.parts
    ]


def test_the_version_is_written_once() -> None:
    here = re.compile(rf"(?<![\w.]){re.escape(__version__)}(?![\w.])".encode())
    named = {str(each.relative_to(ROOT)) for each in texts() if here.search(each.read_bytes())}
    assert {name for name in named if ".egg-info" not in name} == {"src/mexican_train/__init__.py"}


@pytest.mark.gate
def test_the_version_is_what_the_package_the_program_and_the_changelog_say() -> None:
    assert version("mexican-train") == __version__
    assert f"mexican-train {__version__} (" in program("--version").out
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert latest is not None
    assert latest[1] == __version__


def test_everything_that_is_installed_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {name_of(line) for line in lines if "==" in line}
    tools = (PROJECT["build-system"]["requires"], PROJECT["dependency-groups"]["dev"])
    for each in (*EXTRAS.values(), *tools):
        assert {name_of(requirement) for requirement in each} <= pinned


def test_the_program_alone_needs_nothing_and_one_extra_brings_all() -> None:
    assert PROJECT["project"]["dependencies"] == []
    assert [f"mexican-train[{','.join(EXTRAS)}]"] == ALL


def test_no_tool_of_developers_is_listed_twice() -> None:
    program = {name_of(each) for one in EXTRAS.values() for each in one}
    program |= {name_of(each) for each in PROJECT["build-system"]["requires"]}
    assert not program & {name_of(each) for each in PROJECT["dependency-groups"]["dev"]}


def test_the_list_of_debian_packages_has_those_of_the_services(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(services, "found", lambda name: None)
    programs = PROJECT["tool"]["mexican-train"]["debian"]["release"]
    listed = [each for packages in programs.values() for each in packages]
    assert services.missing() == ["postgresql", "redis-server"]
    assert {*services.missing()} <= {*listed}
