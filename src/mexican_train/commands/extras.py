"""What commands need besides the program itself, and what to do where it is missing."""

from __future__ import annotations

EXTRAS = {
    **dict.fromkeys(("serve", "site", "db", "bench"), "server"),
    **dict.fromkeys(("play", "watch", "rules"), "terminal"),
}
"""The extra of each command that has one; of `bench`, that of what measures servers."""


def lacking(command: str, problem: ModuleNotFoundError) -> str | None:
    """What to do about a library that a command did not find; None if that is no extra's."""
    library = (problem.name or "").partition(".")[0]
    if command not in EXTRAS or library in ("", __name__.partition(".")[0]):
        return None
    extra = EXTRAS[command]
    return (
        f"{command} needs {library}, which was not found: pip install 'mexican-train[{extra}]' "
        "brings it"
    )
