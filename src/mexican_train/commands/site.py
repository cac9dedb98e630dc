"""`site`: writes the page as a folder that any static host can give out."""

from __future__ import annotations

import re
import secrets
import shlex
import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path

from ..languages import catalogues
from ..packing.source import packed_source
from ..packing.static import Place, static_site
from ..rules.errors import MexicanTrainError
from ..sheets import all_sheets
from .options import origin

HELP = "write the page as a folder for any static host"
EXAMPLES = """
mexican-train site public
    a folder public, for the root of a host
mexican-train site public --base /games/ --server https://play.example.org
    for https://HOST/games/, with a server to play together at
"""
MARK = ".mexican-train-site"
"""The file by which a folder is known to be a site that was written here."""
BASE = re.compile(r"/(?:(?!\.{1,2}/)[\w.~-]+/)*", re.ASCII)


def add(parser: ArgumentParser) -> None:
    """Declares where the site is written, and where it will lie."""
    parser.add_argument("dir", metavar="DIR", help="a folder that is new, empty, or such a site")
    parser.add_argument(
        "--base", default="/", help="the path at which it will be found, as /games/"
    )
    parser.add_argument(
        "--server",
        metavar="URL",
        help="a server to play together at, as https://play.example.org",
    )


def run(options: Namespace) -> int:
    """Writes the site, and says how to try it."""
    if not BASE.fullmatch(options.base):
        raise MexicanTrainError(
            f"{options.base!r} is no base: write a path with a slash at both ends, as /games/"
        )
    place = Place(options.base, origin(options.server) if options.server is not None else "")
    folder = Path(options.dir).resolve()
    _check(folder)
    written = _written(place)
    try:
        _replace(folder, written)
    except OSError as problem:
        raise MexicanTrainError(f"{folder} cannot be written: {problem.strerror}") from None
    size = sum(map(len, written.values())) / 1e6
    print(f"Wrote {len(written)} files, {size:.1f} MB, to {options.dir}, for {place.base}")
    print(_how_to_try(folder, place.base))
    return 0


def _written(place: Place) -> dict[str, bytes]:
    # The web server is loaded only for its answers: every other command starts without it.
    from ..server.calls.rulebook import rules_page
    from ..server.net.app import WEB
    from ..server.net.told import TOLD, rules_call

    sheets = list(_sheets())
    told = {call: answer() for call, answer in TOLD.items()}
    told |= {rules_call(name): rules_page({"sheet": name}) for name in sheets}
    return static_site(WEB, catalogues(), place, told, sheets, packed_source(WEB.parent))


def _sheets() -> Iterator[str]:
    """All sheets under every name they have: their variants may stand in any order."""
    for name in all_sheets():
        base, slash, variants = name.partition("/")
        for order in permutations(variants.split("+")):
            yield f"{base}{slash}{'+'.join(order)}"


def _check(folder: Path) -> None:
    """Nothing is written over but what was written here."""
    try:
        taken = folder.exists() and (not folder.is_dir() or any(folder.iterdir()))
        if taken and not (folder / MARK).is_file():
            raise MexicanTrainError(
                f"{folder} is no site that was written here, and is not empty: choose a new folder"
            )
    except OSError as problem:
        raise MexicanTrainError(f"{folder} cannot be read: {problem.strerror}") from None


def _replace(folder: Path, written: Mapping[str, bytes]) -> None:
    """Puts a whole site in place of what was there: beside it first, so that none is ever half."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    mark = secrets.token_hex(4)
    new, old = (folder.with_name(f".{folder.name}.{mark}.{which}") for which in ("new", "old"))
    try:
        for name, body in {**written, MARK: b""}.items():
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    except OSError:
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise
    finally:
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def _how_to_try(folder: Path, base: str) -> str:
    inside = base.strip("/")
    if inside and not folder.as_posix().endswith(f"/{inside}"):
        return f"Any host can give it out, at {base} and nowhere else"
    root = folder.parents[inside.count("/")] if inside else folder
    return f"Try it: python3 -m http.server --directory {shlex.quote(str(root))}\nand open http://localhost:8000{base}"
