"""The program as a device runs it: nothing is missing in the archive, and nothing too many."""

from __future__ import annotations

import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

import mexican_train
from mexican_train.packing.source import needed, packed_source

PACKAGE = Path(mexican_train.__file__).parent
TESTS = Path(__file__).parents[1]
MATCH = str(TESTS / "device" / "solo_match.py")
ONLY_SERVERS = ("server/net", "server/cluster", "server/run", "terminal", "lab", "commands", "web")
RUN = """
import sys
sys.path[:0] = sys.argv[2:]
import runpy
runpy.run_path(sys.argv[1])
unwanted = {"starlette", "sqlite3", "multiprocessing", "http", "email", "unittest", "zipfile"}
assert not unwanted & {name.partition(".")[0] for name in sys.modules}
assert "concurrent.futures.process" not in sys.modules
assert sys.modules["mexican_train"].BUILD == "missing"
"""


@pytest.fixture(scope="module")
def archive() -> ZipFile:
    return ZipFile(BytesIO(packed_source(PACKAGE)))


def test_it_has_what_a_device_needs_and_nothing_of_a_server(archive: ZipFile) -> None:
    names = archive.namelist()
    assert {"mexican_train/device/boot.py", "mexican_train/sheets/nordic.toml"} <= {*names}
    assert {Path(name).suffix for name in names} == {".py", ".toml"}
    for name in names:
        assert not name.startswith(tuple(f"mexican_train/{each}" for each in ONLY_SERVERS))
    stores = {name for name in names if "server/store/" in name}
    assert {Path(name).stem for name in stores} == {"__init__", "keeping", "store"}


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    copy = tmp_path / "mexican_train"
    for path in [*needed(PACKAGE), *PACKAGE.glob("sheets/*.toml")]:
        into = copy / path.relative_to(PACKAGE)
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, into)
    assert packed_source(copy) == packed_source(PACKAGE)


def test_what_only_type_checkers_read_is_not_needed(tmp_path: Path) -> None:
    files = {
        "__init__.py": "",
        "device/__init__.py": "",
        "device/boot.py": (
            "import json\nfrom typing import TYPE_CHECKING\n"
            "from . import near\nfrom ..far import name\n"
            "if TYPE_CHECKING:\n    from .. import typed\n"
        ),
        "device/near.py": (
            "def later():\n    from small.late import it\n"
            "try:\n    pass\nexcept Exception:\n    import small.handler\n"
            "else:\n    import small.otherwise\nfinally:\n    import small.at_last\n"
            "match later:\n    case _:\n        with later:\n            import small.case\n"
        ),
        **{f"{name}.py": "" for name in ("far", "late", "typed", "other")},
        **{f"{name}.py": "" for name in ("handler", "otherwise", "at_last", "case")},
    }
    for name, text in files.items():
        path = tmp_path / "small" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = {path.relative_to(tmp_path / "small").as_posix() for path in needed(tmp_path / "small")}
    assert found == {*files} - {"typed.py", "other.py"}


@pytest.mark.gate
def test_a_match_is_played_with_nothing_but_the_archive(archive: ZipFile, tmp_path: Path) -> None:
    archive.extractall(tmp_path)
    library = tmp_path / "library"
    library.mkdir()
    (library / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    where = [str(each) for each in (tmp_path, library, TESTS)]
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", RUN, MATCH, *where],
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("4 4\n", "")
