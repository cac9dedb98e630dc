"""The files of the page: compressed, not sent twice, and nothing else of the disk among them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mexican_train.server.net.files import file_response


def asked(folder: Path, name: str, **headers: str) -> Response:
    """A file as a browser with these headers gets it."""
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return file_response(Request({"type": "http", "headers": raw}), folder, name)


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "main.js").write_text("const train = 12;\n" * 50)
    (tmp_path / "web" / "icon.png").write_bytes(bytes(range(256)) * 4)
    (tmp_path / "web" / "secret.py").write_text("print()")
    (tmp_path / "outside.js").write_text("outside")
    return tmp_path / "web"


def test_text_is_compressed_for_those_who_take_it(folder: Path) -> None:
    plain, packed = asked(folder, "main.js"), asked(folder, "main.js", accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body
    assert len(packed.body) < len(plain.body) / 5
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("wish", ["", "identity", "br", "gzip;q=0", "deflate, gzip; q=0"])
def test_who_does_not_take_it_gets_it_as_it_is(folder: Path, wish: str) -> None:
    assert "content-encoding" not in asked(folder, "main.js", accept_encoding=wish).headers


def test_pictures_are_not_compressed_again(folder: Path) -> None:
    answer = asked(folder, "icon.png", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "image/png"


def test_who_has_it_already_is_sent_nothing(folder: Path) -> None:
    tag = asked(folder, "main.js").headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = asked(folder, "main.js", if_none_match=known)
        assert (again.status_code, again.body) == (304, b"")
        assert again.headers["etag"] == tag
    assert asked(folder, "main.js", if_none_match='"other"').status_code == 200


def test_a_file_that_was_changed_is_sent_anew(folder: Path) -> None:
    before = asked(folder, "main.js")
    (folder / "main.js").write_text("const train = 9;")
    os.utime(folder / "main.js", ns=(1, 1))
    after = asked(folder, "main.js", if_none_match=before.headers["etag"])
    assert (after.status_code, after.body) == (200, b"const train = 9;")


@pytest.mark.parametrize(
    "name",
    ["nothing.js", "secret.py", "../outside.js", "/etc/passwd", "", ".", "main.js/x", "\0.js"],
)
def test_there_is_nothing_else(folder: Path, name: str) -> None:
    with pytest.raises(HTTPException) as problem:
        asked(folder, name)
    assert problem.value.status_code == 404
