"""What is released works whole in an empty environment; old libraries never run."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import mexican_train
from mexican_train._compiled import INTERPRETED, MARK, REBUILD, library, mark_of, names, remedy

pytestmark = pytest.mark.gate

ROOT = Path(__file__).parent.parent
WEB = ROOT / "src" / "mexican_train" / "web"
NOT_RELEASED = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "*.so"),
    *("build", "dist", "node_modules"),
)
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
BUILD = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"


def run(*command: str | Path, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a command that must succeed, without this environment's settings for Python."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "MEXICAN", "PIP"))}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean | env,
        check=True,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree, without anything built."""
    return Path(shutil.copytree(ROOT, tmp_path / "tree", ignore=NOT_RELEASED))


@pytest.fixture
def released(tree: Path, tmp_path: Path) -> Path:
    """A folder with what an index has for systems that no wheel was compiled for."""
    folder = tmp_path / "released"
    folder.mkdir()
    run(sys.executable, "-c", BUILD, "build_sdist", folder, cwd=tree)
    run(sys.executable, "-c", BUILD, "build_wheel", folder, cwd=tree, MEXICAN_TRAIN_PURE="1")
    return folder


def install(place: Path, *what: str | Path) -> Path:
    """Installs the project into an environment with its dependencies only; the program in it."""
    venv.create(place)
    run(*PIP, "--python", place, "install", "--no-index", *what, cwd=place)
    # The dependencies are those of this environment, found through a path: its editable install
    # of the project does not come along that way.
    packages = next((place / "lib").glob("python3*")) / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
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


def hasty_compiler(place: Path) -> Path:
    """The C compiler, which is told at last that the libraries need not be fast."""
    compiler = place / "hasty"
    named = sysconfig.get_config_var("CC")
    compiler.write_text(f'#!/bin/sh\nexec {named} "$@" -O0\n')
    compiler.chmod(0o755)
    return compiler


@pytest.mark.release
def test_what_an_index_gives_runs_interpreted_and_its_advice_makes_it_fast(
    released: Path, tmp_path: Path
) -> None:
    is_complete(released, tmp_path)
    place = tmp_path / "venv"
    program = install(place, "--find-links", released, "mexican-train")
    is_told_whole(place)
    assert [path.suffix for path in place.rglob("mexican_train/**/*.so")] == []
    done = run(program, "simulate", "--rounds", "20", cwd=tmp_path)
    assert "20 rounds" in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "not compiled" in done.stderr
    assert REBUILD in done.stderr

    said = run(program, "--version", cwd=tmp_path).stdout
    advised = re.search("with a C compiler: pip (.*)\\)", said)
    assert advised is not None
    compiler = str(hasty_compiler(tmp_path))
    index = ("--no-index", "--find-links", released, "--no-build-isolation")
    run(*PIP, "--python", place, *advised[1].split(), *index, cwd=tmp_path, CC=compiler)
    assert "(compiled)" in run(program, "--version", cwd=tmp_path).stdout
    works_whole(program, tmp_path)
    stripped(place)
    assert "(compiled)" in run(program, "--version", cwd=tmp_path).stdout
    assert "50 rounds" in run(program, "simulate", "--rounds", "50", cwd=tmp_path).stdout


def test_a_pure_wheel_is_built_installed_and_run(tree: Path, tmp_path: Path) -> None:
    folder = tmp_path / "released"
    folder.mkdir()
    run(sys.executable, "-c", BUILD, "build_wheel", folder, cwd=tree, MEXICAN_TRAIN_PURE="1")
    place = tmp_path / "venv"
    program = install(place, "--find-links", folder, "mexican-train")
    assert [path.suffix for path in place.rglob("mexican_train/**/*.so")] == []
    done = run(program, "simulate", "--rounds", "5", cwd=tmp_path)
    assert "5 rounds" in done.stdout
    assert REBUILD in done.stderr
    assert serves_a_page(program, tmp_path)


def is_complete(released: Path, place: Path) -> None:
    """Looks whether the source that is released is the whole tree, and can be tested."""
    (archive,) = released.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(place / "unpacked", filter="data")
    (unpacked,) = (place / "unpacked").iterdir()
    assert ours(place / "tree") <= files_in(unpacked)
    tests = ("tests/rules/test_points.py", "tests/rules/test_golden.py")
    pytest = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *tests)
    env = {INTERPRETED: "1", "PYTHONPATH": str(unpacked / "src")}
    assert " passed" in run(*pytest, cwd=unpacked, **env).stdout


def ours(tree: Path) -> set[str]:
    """The files of the project in a copy of it, without what else lies about there."""
    asked = ["git", "ls-files", "-z"]
    known = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    # Where the tree is no repository, it is what was unpacked, and nothing else.
    names = {*known.stdout.split("\0")} if known.returncode == 0 else files_in(tree)
    return {name for name in names & files_in(tree) if not name.startswith("build/")}


def files_in(folder: Path) -> set[str]:
    """The files in a folder, by their place there."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if ".egg-info" not in path.as_posix()}


def is_told_whole(place: Path) -> None:
    """Looks at what an index shows: links that lead somewhere, and every licence."""
    (folder,) = place.rglob("mexican_train-*.dist-info")
    told = email.message_from_bytes((folder / "METADATA").read_bytes())
    text = str(told.get_payload())
    targets = re.findall(r'(?:\]\(|src=")([^)"]+)', text)
    assert len(targets) > 20
    assert [each for each in targets if not each.startswith("https://")] == []
    texts = [path for path in WEB.rglob("*") if path.name.endswith(("LICENSE.txt", "OFL.txt"))]
    assert {path.name for path in (folder / "licenses").rglob("*.txt")} == {p.name for p in texts}
    tables = [path.read_text(encoding="utf-8") for path in (WEB / "vendor").rglob("README.md")]
    named = {each for table in tables for each in re.findall(r"\| ([A-Za-z]+-\d[\w.-]*)", table)}
    assert len(named) > 3
    assert {*str(told["License-Expression"]).split(" AND ")} >= {*named, "MIT", "OFL-1.1"}
    assert len(told.get_all("Project-URL", [])) == 5


def works_whole(program: Path, place: Path) -> None:
    """Goes through what the installed program does."""
    assert "nordic/nine+open" in run(program, "sheets", cwd=place).stdout
    records = place / "rounds.jsonl"
    run(program, "simulate", "--rounds", "50", "--record", records, cwd=place)
    assert "50 right" in run(program, "replay", records, cwd=place).stdout
    figures = run(program, "bench", "rules", "--seconds", "0.01", "--json", cwd=place).stdout
    assert json.loads(figures)["compiled"] is True
    assert serves_a_page(program, place)


def stripped(place: Path) -> None:
    """Takes from the libraries what they do not need to run, as those who repair wheels do."""
    libraries = [*place.rglob("mexican_train/**/*.so")]
    assert len(libraries) >= 9
    before = sum(path.stat().st_size for path in libraries)
    run("strip", *libraries, cwd=place)
    assert sum(path.stat().st_size for path in libraries) < before


@pytest.mark.release
def test_without_a_compiler_it_installs_all_the_same(tree: Path, tmp_path: Path) -> None:
    # One module shows it as well as all of them, and sooner.
    for types in (tree / "src").rglob("*.pxd"):
        if types.stem != "rng":
            types.unlink()
    # The tree has a library from an earlier build: nothing of that may come along.
    platform = f"{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    old = tree / "build" / f"lib.{platform}" / "mexican_train" / "rules"
    old.mkdir(parents=True)
    shutil.copy(next((ROOT / "src/mexican_train/rules").glob("rng.*.so")), old)
    made = tmp_path / "wheel"
    run(sys.executable, "-c", BUILD, "build_wheel", made, cwd=tree, CC="/no/such/compiler")
    (wheel,) = made.glob("*.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith(".so")]
    program = install(tmp_path / "venv", wheel)
    assert "(interpreted; " in run(program, "--version", cwd=tmp_path).stdout
    assert "20 rounds" in run(program, "simulate", "--rounds", "20", cwd=tmp_path).stdout


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the compiled package, for tests that change it."""
    if not mexican_train.COMPILED:
        pytest.fail("this test needs the compiled modules")
    copy = tmp_path / "mexican_train"
    leave = shutil.ignore_patterns("__pycache__", "web", "server", "terminal")
    shutil.copytree(Path(mexican_train.__file__).parent, copy, ignore=leave)
    return copy


def used(package: Path, **env: str) -> tuple[str, str]:
    """Which kind of modules a package takes, and the file of one of them."""
    say = "import mexican_train.rules.round as r, mexican_train as m; print(m.BUILD, r.__file__)"
    python = (sys.executable, "-P", "-W", "ignore", "-c", say)
    path = {"PYTHONPATH": str(package.parent)}
    build, file = run(*python, cwd=package.parent, **path, **env).stdout.split()
    assert file.startswith(str(package))
    return build, Path(file).suffix


@pytest.mark.parametrize("edited", ["rules/round.py", "rules/state.pxd", "rules/tiles.py"])
def test_a_compiled_module_older_than_its_source_is_refused(package: Path, edited: str) -> None:
    assert used(package) == ("compiled", ".so")
    with (package / edited).open("a") as text:
        text.write("# edited\n")
    assert used(package) == ("stale", ".py")


def test_compiled_modules_hold_no_debug_symbols(package: Path) -> None:
    libraries = [*package.rglob("*.so")]
    assert len(libraries) >= 9
    assert not [path.name for path in libraries if b".debug_info" in path.read_bytes()]


def test_libraries_of_two_builds_are_refused(package: Path) -> None:
    (path,) = (package / "rules").glob("round.*.so")
    mark = mark_of(path)
    assert mark is not None
    other = mark._replace(build="0" * 64)
    path.write_bytes(path.read_bytes().replace(mark.text().encode(), other.text().encode()))
    assert mark_of(path) == other
    assert used(package) == ("stale", ".py")


def test_a_library_without_a_mark_or_of_another_module_is_refused(package: Path) -> None:
    (path,) = (package / "rules").glob("rng.*.so")
    whole = path.read_bytes()
    path.write_bytes(MARK.sub(b"x" * 100, whole))
    assert used(package) == ("stale", ".py")
    shutil.copy(next((package / "rules").glob("deal.*.so")), path)
    assert used(package) == ("stale", ".py")
    path.unlink()
    assert used(package) == ("missing", ".py")
    path.write_bytes(whole)
    assert used(package) == ("compiled", ".so")
    assert used(package, **{INTERPRETED: "1"}) == ("asked", ".py")


def test_what_makes_it_fast_depends_on_where_it_lies(tmp_path: Path) -> None:
    tree = ROOT / "src" / "mexican_train"
    assert remedy(tree, "missing") == "for speed, install a C compiler and run ./play"
    assert remedy(tree, "stale") == "./play builds them anew"
    installed = tmp_path / "lib" / "site-packages" / "mexican_train"
    for found in ("missing", "stale"):
        assert remedy(installed, found) == f"for speed, with a C compiler: {REBUILD}"


@pytest.mark.release
def test_after_an_edit_only_what_was_edited_is_compiled_again(tree: Path, tmp_path: Path) -> None:
    own = Path(mexican_train.__file__).parent
    copy = tree / "src" / "mexican_train"
    for name in names(own):
        built = library(own, name)
        assert built is not None
        shutil.copy(built, copy / built.relative_to(own))
    with (copy / "rules" / "playout.py").open("a") as text:
        text.write("# edited\n")
    left = copy / "rules" / next((own / "rules").glob("rng.*.so")).name.replace("rng", "errors")
    left.write_bytes(b"of a module that is no longer compiled")
    before = {path: path.stat().st_mtime_ns for path in copy.rglob("*.so")}
    build = (sys.executable, "setup.py", "--quiet", "build_ext", "--inplace")
    run(*build, cwd=tree)
    after = {path: path.stat().st_mtime_ns for path in copy.rglob("*.so")}
    changed = {path.name.partition(".")[0] for path in before if before[path] != after.get(path)}
    assert changed == {"playout", "errors"}
    assert not left.exists()
    assert used(copy) == ("compiled", ".so")
