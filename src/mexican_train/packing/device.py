"""What a page plays with where there is no server: Python and the game's own source, in pieces.

Pieces are small, so that one sees how far it is and an interrupted download goes on where it
stopped; each is called after what is in it, so that a later version fetches only what has changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple

from .page import digest

PIECE = 400_000
PYTHON = "vendor/pyodide/"
MODULES = {"loader": "pyodide.mjs", "glue": "pyodide.asm.mjs"}
"""What the interpreter's loader imports by its own name, from one folder."""
ARCHIVES = {
    "interpreter": "pyodide.asm.wasm.gz",
    "library": "python_stdlib.zip",
    "msgspec": "msgspec.zip",
}
MANIFEST = "device.json"


class Device(NamedTuple):
    """Files by name; `pieces` are all but the one that names the others."""

    files: Mapping[str, bytes]
    pieces: frozenset[str]


def device_of(found: Mapping[str, bytes], worker: str, game: bytes, folder: str) -> Device:
    """The files for a worker; `found` are those of the page, `game` its own source.

    `folder` is where files lie that are called after what is in them.
    """
    bodies: dict[str, bytes] = {}
    parts: dict[str, list[dict[str, object]]] = {}

    def keep(name: str, body: bytes) -> dict[str, object]:
        bodies[name] = body
        return {"at": f"/web/{name}", "bytes": len(body), "digest": digest(body)}

    modules = {part: found[PYTHON + name] for part, name in MODULES.items()}
    place = f"{folder}python.{_short(modules.values())}/"
    for part, body in modules.items():
        parts[part] = [keep(place + MODULES[part], body)]
    archives = {part: found[PYTHON + name] for part, name in ARCHIVES.items()}
    for part, body in {**archives, "game": game}.items():
        cut = [body[at : at + PIECE] for at in range(0, len(body), PIECE)]
        parts[part] = [keep(f"{folder}{part}.{_short([piece])}.bin", piece) for piece in cut]
    told = {"worker": f"/web/{worker}", "parts": parts}
    manifest = json.dumps(told, separators=(",", ":")).encode()
    return Device({**bodies, MANIFEST: manifest}, frozenset(bodies))


def _short(bodies: Iterable[bytes]) -> str:
    return sha256(b"".join(bodies)).hexdigest()[:10]
