"""The files of the page: compressed, and not sent twice."""

from __future__ import annotations

import gzip
from pathlib import PurePosixPath

import pytest
from starlette.requests import Request
from starlette.responses import Response

from mexican_train.server.net.files import kept_as, kept_response

FILES = {"main.js": b"const train = 12;\n" * 50, "icon.png": bytes(range(256)) * 4}


def asked(name: str, **headers: str) -> Response:
    """A file as a browser with these headers gets it."""
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    suffix = PurePosixPath(name).suffix
    request = Request({"type": "http", "headers": raw})
    return kept_response(request, kept_as(FILES[name], suffix), suffix)


def test_text_is_compressed_for_those_who_take_it() -> None:
    plain, packed = asked("main.js"), asked("main.js", accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body
    assert len(packed.body) < len(plain.body) / 5
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("wish", ["", "identity", "br", "gzip;q=0", "deflate, gzip; q=0"])
def test_who_does_not_take_it_gets_it_as_it_is(wish: str) -> None:
    assert "content-encoding" not in asked("main.js", accept_encoding=wish).headers


def test_pictures_are_not_compressed_again() -> None:
    answer = asked("icon.png", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "image/png"


def test_who_has_it_already_is_sent_nothing() -> None:
    tag = asked("main.js").headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = asked("main.js", if_none_match=known)
        assert (again.status_code, again.body) == (304, b"")
        assert again.headers["etag"] == tag
    assert asked("main.js", if_none_match='"other"').status_code == 200
