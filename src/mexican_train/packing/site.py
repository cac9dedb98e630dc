"""All files of the page, as they are or packed: what a server gives out, or what a folder of
files holds that needs no server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from .device import Device, device_of
from .packs import SPECIFIER, join
from .page import Html, Parts, first_sheets, import_map, packed_page, placed, plain_page
from .plan import ANYWHERE, DEVICE, PACKS, Screen
from .script import written
from .sheets import smaller
from .tokens import tokens_of

WORKER = "sw.js"
INDEX = "index.html"
MANIFEST = "manifest.webmanifest"
ROOT = "/"
"""The base of a page that has its host for itself."""
THEME = "app/theme.js"
GONE = "app/gone.js"
ALONE = {WORKER, THEME, GONE}
"""Scripts that no module imports."""
PACKED = "packs/"
"""What lies here is called after what is in it, and never changes."""
ASSETS = (".json", ".svg", ".png", ".webmanifest")
LASTING = (".woff2", ".svg")
"""Files that get a name after what is in them, besides packs: pages ask for them each time."""


class Site(NamedTuple):
    """The files below `web/` by name, the worker's script, the page for a screen in a language.

    `base` is the path under which all of it lies.
    `leading` are files that the page has no need of itself: modules that lead to what is packed.
    `gone` is for pages of another version, in place of packs that they ask for. `device` is what
    the page plays with where there is no server, and `device_worker` the script that runs it.
    """

    files: Mapping[str, bytes]
    leading: Mapping[str, bytes]
    gone: bytes
    worker: str
    base: str
    page: Callable[[Screen, str], Html]
    device: Device
    device_worker: str


def plain_site(web: Path, *, game: bytes) -> Site:
    """The page as it is written: every module and every style sheet for itself.

    `game` is the game's own source, for tables of a device.
    """
    found = _files(web)
    (script,) = PACKS[DEVICE]
    device = device_of(found, script, game, PACKED)
    own = {name: body for name, body in found.items() if name not in (WORKER, GONE)}
    index = found[INDEX].decode()
    files, gone, worker = {**own, **device.files}, found[GONE], found[WORKER].decode()
    return Site(files, {}, gone, worker, ROOT, lambda *_: plain_page(index), device, script)


def packed_site(
    web: Path,
    catalogues: Mapping[str, bytes],
    base: str = ROOT,
    *,
    game: bytes,
    leading: bool = True,
) -> Site:
    """The page in few and small files; raises `NotPacked` where something is not understood.

    `catalogues` are the words of all languages by their names, as in `fr/table.ftl`. `leading`
    says whether modules can be imported by their own names besides.
    """
    found = _files(web)
    texts = {
        name: body.decode()
        for name, body in found.items()
        if name.endswith((".js", ".css", ".html"))
    }
    modules = {
        name: text for name, text in texts.items() if name.endswith(".js") and name not in ALONE
    }
    index = texts[INDEX]
    known = import_map(index)
    packs = join(modules, known, PACKS)
    files = {name: body for name, body in found.items() if name.endswith(ASSETS)}
    places: dict[str, str] = {}

    def keep(name: str, body: bytes) -> str:
        path = PurePosixPath(name)
        called = f"{PACKED}{path.stem}.{sha256(body).hexdigest()[:10]}{path.suffix}"
        files[called] = body
        return f"{base}web/{called}"

    for name, body in found.items():
        if name.endswith(LASTING):
            places[f"/web/{name}"] = keep(name, body)
    written_in = first_sheets(index)
    for name, text in texts.items():
        if name.endswith(".css") and name not in written_in:
            body = placed(smaller(text), places).encode()
            places[f"/web/{name}"] = keep(name.replace("/", "-"), body)
    for pack, code in packs.code.items():
        places[SPECIFIER.format(pack)] = keep(f"{pack}.js", code.encode())
    files[MANIFEST] = _moved(files[MANIFEST], base)
    alone = {name: written(tokens_of(texts[name], name)) for name in (THEME, GONE)}

    def words(language: str, part: str) -> str:
        return catalogues[f"{language}/{part}.ftl"].decode()

    names = {name: f"{base}web/{module}" for name, module in known.items()} if leading else {}
    parts = Parts(index, {**texts, **alone}, places, words, names, base)
    page = cache(lambda screen, language: packed_page(parts, screen, language))
    files[INDEX] = page(ANYWHERE, "en").text.encode()
    led = {name: code.encode() for name, code in packs.leading.items()} if leading else {}
    script = places[SPECIFIER.format(DEVICE)].removeprefix(f"{base}web/")
    device = device_of(found, script, game, PACKED)
    files.update(device.files)
    return Site(files, led, alone[GONE].encode(), texts[WORKER], base, page, device, script)


def _moved(manifest: bytes, base: str) -> bytes:
    """The manifest of the app as it lies under a base: whatever begins with a slash is a path."""
    return manifest.replace(b'": "/', f'": "{base}'.encode())


def _files(web: Path) -> dict[str, bytes]:
    found = sorted(path for path in web.rglob("*") if path.is_file())
    return {path.relative_to(web).as_posix(): path.read_bytes() for path in found}
