"""What commands need besides the program itself, and what to do where it is missing."""

from __future__ import annotations

from importlib import import_module

EXTRAS = {
    **dict.fromkeys(("serve", "site", "db", "bench"), "server"),
    **dict.fromkeys(("play", "watch", "rules"), "terminal"),
}
"""The extra of each command that has one; of `bench`, that of what measures servers."""
NOT_ON_WINDOWS = ("serve", "play", "db")
"""They keep tables, and rely on locks and processes as Linux and macOS have them."""


def lacking(command: str, problem: ModuleNotFoundError) -> str | None:
    """What to do about a library that a command did not find; None if that is no extra's."""
    library = (problem.name or "").partition(".")[0]
    if command not in EXTRAS or library in ("", __name__.partition(".")[0]):
        return None
    if command in NOT_ON_WINDOWS and not _has_locks():
        return (
            f"{command} keeps tables, which it can do on Linux and macOS only; on Windows, "
            "run mexican-train in WSL (wsl --install)"
        )
    extra = EXTRAS[command]
    return (
        f"{command} needs {library}, which was not found: pip install 'mexican-train[{extra}]' "
        "brings it"
    )


def _has_locks() -> bool:
    """Whether this system can hold a file for one process, as Windows cannot."""
    try:
        import_module("fcntl")
    except ImportError:
        return False
    return True
