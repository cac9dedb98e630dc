"""`site`: the folder it writes, what it replaces, and what it refuses in one sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from program import program

from mexican_train.cli import main
from mexican_train.commands.site import MARK

pytestmark = pytest.mark.gate

SERVER = "https://play.example.org"


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_writes_a_folder_and_says_how_to_try_it(tmp_path: Path) -> None:
    done = program("site", "games", "--base", "/games/", "--server", f"{SERVER}/", cwd=tmp_path)
    assert (done.status, done.err) == (0, "")
    folder = tmp_path / "games"
    written = files_in(folder)
    count, size = re.findall(r"Wrote (\d+) files, ([\d.]+) MB, to games, for /games/", done.out)[0]
    assert int(count) == len(written - {MARK})
    assert float(size) > 1
    assert f"python3 -m http.server --directory {tmp_path}\n" in done.out
    assert "http://localhost:8000/games/" in done.out
    page = (folder / "rules" / "nordic" / "open+nine" / "index.html").read_text(encoding="utf-8")
    assert f'"server":"{SERVER}"' in page
    answer = json.loads((folder / "api" / "rules-sheet-nordic-open-nine.json").read_bytes())
    assert answer["sheet"] == "nordic/open+nine"


def test_a_base_where_the_folder_cannot_be_tried_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "new" / "site"), "--base", "/games/"]) == 0
    assert "Any host can give it out, at /games/ and nowhere else" in capsys.readouterr().out


@pytest.mark.release
def test_a_site_that_was_written_before_is_replaced_wholly(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    assert main(["site", str(folder)]) == 0
    before = files_in(folder)
    (folder / "web" / "packs" / "old.js").write_text("", encoding="utf-8")
    assert main(["site", str(folder), "--server", SERVER]) == 0
    assert files_in(folder) == before
    assert SERVER in (folder / "index.html").read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_what_was_not_written_here_is_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / "thesis.tex"
    mine.write_text("mine", encoding="utf-8")
    for place in (tmp_path, mine):
        assert "is not empty" in program("site", str(place)).refused()
    assert files_in(tmp_path) == {"thesis.tex"}


@pytest.mark.release
def test_what_goes_wrong_half_way_leaves_the_old_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    assert main(["site", str(folder)]) == 0
    before = files_in(folder)
    rename = Path.rename

    def fail(path: Path, target: Path) -> Path:
        if target == folder and path.name.endswith(".new"):
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fail)
    assert main(["site", str(folder), "--server", SERVER]) == 2
    assert files_in(folder) == before
    assert SERVER not in (folder / "index.html").read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize(
    "base", ["games", "/games", "games/", "/../", "/a/../b/", "/./", "//", "/a b/", "/a?/", ""]
)
def test_a_base_that_is_none_is_refused(tmp_path: Path, base: str) -> None:
    assert main(["site", str(tmp_path / "site"), "--base", base]) == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("server", ["play.example.org", "ftp://x", f"{SERVER}/table"])
def test_a_server_that_is_none_is_refused(
    tmp_path: Path, server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "site"), "--server", server]) == 2
    assert "is not an origin: write https://play.example.org" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said = program("site", str(tmp_path / "file" / "site")).refused()
    assert "cannot be written: " in said
