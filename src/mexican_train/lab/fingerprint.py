"""What decides results, as a short text: two installations with the same one play the same."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from .. import COMPILED, __version__

DECIDE = ("rules", "sheets", "bots", "reviews", "lab")
"""The parts of the package that a result comes from."""


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """The version, whether it is compiled, and a hash of every source that decides a result."""
    package = Path(__file__).parent.parent
    total = sha256()
    for part in DECIDE:
        for path in sorted((package / part).rglob("*")):
            if path.suffix in (".py", ".pxd", ".toml"):
                total.update(path.relative_to(package).as_posix().encode())
                total.update(sha256(path.read_bytes()).digest())
    built = "compiled" if COMPILED else "interpreted"
    return f"{__version__} ({built}, {total.hexdigest()[:12]})"
