"""A wheel built from the tree works whole in an empty environment; old libraries never run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

import mexican_train

ROOT = Path(__file__).parent.parent
SOURCES = ("src", "benchmarks", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def run(*command: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a command that must succeed, without this environment's settings for Python."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "MEXICAN"))}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean | env,
        check=True,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the project is built from, without anything built."""
    copy = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("*.so", "_built.json", "__pycache__", "*.egg-info")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=leave)
        else:
            shutil.copy(source, copy / name)
    return copy


def make_wheel(tree: Path, target: Path, **env: str) -> Path:
    """Builds the wheel of a tree."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", ".")
    run(*pip, "--no-build-isolation", "--no-deps", "-w", target, cwd=tree, **env)
    return next(target.glob("*.whl"))


def install(wheel: Path, place: Path) -> Path:
    """Installs a wheel into an environment with its dependencies only; the program in it."""
    venv.create(place, with_pip=True)
    pip = (place / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install")
    run(*pip, "--no-index", "--no-deps", wheel, cwd=place)
    # The dependencies are those of this environment, found through a path: its editable install
    # of the project does not come along that way.
    library = next((place / "lib").glob("python3*")) / "site-packages"
    (library / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return place / "bin" / "mexican-train"


def serves_a_page(program: Path, place: Path) -> bool:
    """Whether the installed program serves the page people play on."""
    where = ("--host", "127.0.0.1", "--port", "0", "--database", str(place / "tables.db"))
    with subprocess.Popen([program, "serve", *where], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urlopen(address) as page:
                return b"<!doctype html>" in page.read().lower()
        finally:
            server.terminate()


def test_a_wheel_works_whole_elsewhere(tree: Path, tmp_path: Path) -> None:
    program = install(make_wheel(tree, tmp_path / "wheel"), tmp_path / "venv")
    assert "(compiled)" in run(program, "--version", cwd=tmp_path).stdout
    assert "nordic/nine+open" in run(program, "sheets", cwd=tmp_path).stdout
    records = tmp_path / "rounds.jsonl"
    run(program, "simulate", "--rounds", "50", "--record", records, cwd=tmp_path)
    assert "50 right" in run(program, "replay", records, cwd=tmp_path).stdout
    figures = run(program, "bench", "rules", "--seconds", "0.01", "--json", cwd=tmp_path).stdout
    assert json.loads(figures)["compiled"] is True
    assert serves_a_page(program, tmp_path)


def test_without_a_compiler_it_installs_runs_interpreted_and_says_so(
    tree: Path, tmp_path: Path
) -> None:
    # The tree has been built with a compiler before: nothing of that may come along.
    wheel = make_wheel(tree, tmp_path / "wheel", CC="/no/such/compiler")
    program = install(wheel, tmp_path / "venv")
    assert "(missing)" in run(program, "--version", cwd=tmp_path).stdout
    done = run(program, "simulate", "--rounds", "20", cwd=tmp_path)
    assert len(done.stderr.splitlines()) == 1
    assert "not compiled" in done.stderr
    assert "20 rounds" in done.stdout


def test_a_compiled_module_older_than_its_source_is_refused(tmp_path: Path) -> None:
    if not mexican_train.COMPILED:
        pytest.fail("this test needs the compiled modules")
    package = Path(mexican_train.__file__).parent
    copy = tmp_path / "mexican_train"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    say = "import mexican_train.rules.round as r, mexican_train as m; print(m.BUILD, r.__file__)"
    python = (sys.executable, "-P", "-W", "ignore", "-c", say)
    fresh = run(*python, cwd=tmp_path, PYTHONPATH=str(tmp_path)).stdout.split()
    assert fresh[0] == "compiled"
    assert fresh[1].startswith(str(copy))
    assert not fresh[1].endswith(".py")
    with (copy / "rules" / "round.py").open("a") as source:
        source.write("# edited\n")
    stale = run(*python, cwd=tmp_path, PYTHONPATH=str(tmp_path)).stdout.split()
    assert stale == ["stale", str(copy / "rules" / "round.py")]
