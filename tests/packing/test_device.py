"""What a page plays with where there is no server: pieces that are the whole, and small."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest

from mexican_train.languages import catalogues
from mexican_train.packing.device import ARCHIVES, MANIFEST, MODULES, PIECE, PYTHON, device_of
from mexican_train.packing.plan import DEVICE, PACKS
from mexican_train.packing.site import Site, packed_site, plain_site
from mexican_train.packing.source import packed_source
from mexican_train.server.net.app import WEB

MOST = 6_500_000


@pytest.fixture(name="site", scope="module")
def _site() -> Site:
    return packed_site(WEB, catalogues(), game=packed_source(WEB.parent))


def parts(site: Site) -> dict[str, list[dict[str, Any]]]:
    told: dict[str, list[dict[str, Any]]] = json.loads(site.files[MANIFEST])["parts"]
    return told


def whole(site: Site, part: str) -> bytes:
    names = [piece["at"].removeprefix("/web/") for piece in parts(site)[part]]
    return b"".join(site.files[name] for name in names)


def test_pieces_are_the_files_of_others_and_the_game_as_it_is(site: Site) -> None:
    for part, name in {**MODULES, **ARCHIVES}.items():
        assert whole(site, part) == (WEB / PYTHON / name).read_bytes()
    assert whole(site, "game") == packed_source(WEB.parent)
    assert set(parts(site)) == {*MODULES, *ARCHIVES, "game"}


def test_every_piece_is_small_and_named_with_its_digest(site: Site) -> None:
    for part, pieces in parts(site).items():
        for piece in pieces:
            body = site.files[piece["at"].removeprefix("/web/")]
            assert piece["bytes"] == len(body)
            assert part in MODULES or len(body) <= PIECE
            assert piece["digest"] == f"sha256-{b64encode(sha256(body).digest()).decode()}"


def test_all_of_it_is_no_heavier_than_it_may_be(site: Site) -> None:
    pieces = [
        (part, site.files[piece["at"][5:]]) for part in parts(site) for piece in parts(site)[part]
    ]
    sent = [gzip.compress(body, 9) if part in MODULES else body for part, body in pieces]
    assert sum(map(len, sent)) <= MOST


def test_a_change_of_the_game_changes_no_other_piece() -> None:
    found = {f"{PYTHON}{name}": name.encode() for name in (*MODULES.values(), *ARCHIVES.values())}
    before, after = (device_of(found, "w.js", game, "packs/").pieces for game in (b"1", b"2"))
    assert len(before - after) == len(after - before) == 1


def test_the_worker_needs_no_other_pack(site: Site) -> None:
    code = site.files[site.device_worker].decode()
    assert 'from"packs/' not in code
    assert 'import("packs/' not in code


def test_as_it_is_on_disk_the_same_pieces_are_there() -> None:
    site = plain_site(WEB, game=b"game")
    assert json.loads(site.files[MANIFEST])["worker"] == f"/web/{PACKS[DEVICE][0]}"
    assert {piece["at"][5:] for part in parts(site).values() for piece in part} <= set(site.files)
