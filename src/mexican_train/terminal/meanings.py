"""What a line means that someone types at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..protocol.view import View
from ..words import Words
from .telling import MEXICAN

DEEDS = ("draw", "pass", "stop", "knock", "catch")
STEPS = ("next", "start", "again")
TILE = re.compile(r"(\d{1,2})\s*[-:/ ]\s*(\d{1,2})(?:\s*[@ ]\s*(\S.*))?")


class Meanings:
    """Reads lines in one language, and in English."""

    def __init__(self, words: Words, commands: Sequence[str]) -> None:
        self._commands = {words(f"plain-command-{name}").casefold(): name for name in commands}
        self._commands |= {name: name for name in commands} | {"q": "quit"}

    def of(self, line: str, deeds: Sequence[str], view: View) -> str | None:
        """What a line asks for, as it is done, when `deeds` can be done; None: nothing of that.

        A tile with several places is `which`, the tile, and the plays there are.
        """
        if line.isdecimal() and len(line) < 4:
            return deeds[int(line) - 1] if 1 <= int(line) <= len(deeds) else None
        command = self._command(line)
        if command in DEEDS:
            return next((deed for deed in deeds if deed.startswith(str(command))), None)
        if command in STEPS:
            return command if command in deeds else None
        return command or self._play(line, deeds, view)

    def is_move(self, line: str) -> bool:
        """Whether a line is a move, whenever it may be possible."""
        return line.isdecimal() or bool(TILE.fullmatch(line)) or self._command(line) in DEEDS

    def _command(self, line: str) -> str | None:
        return self._commands.get(line.split(maxsplit=1)[0].casefold())

    def _play(self, line: str, deeds: Sequence[str], view: View) -> str | None:
        """The play that a line such as `5-12 M` means."""
        found = TILE.fullmatch(line)
        if found is None:
            return None
        one, other, where = found.groups()
        tiles = (f"{one}-{other}@", f"{other}-{one}@")
        plays = [deed for deed in deeds if deed.startswith(tiles)]
        if where:
            plays = [play for play in plays if where.casefold() in _callings(play, view)]
        if len(plays) > 1:
            return f"which {one}-{other} {' '.join(plays)}"
        return plays[0] if plays else None


def place_of(play: str, view: View) -> str:
    """Where a play goes, as one types it: M, or whose train it is."""
    place = play.partition("@")[2]
    return place if place == MEXICAN else str(view.players[int(place)].name)


def _callings(play: str, view: View) -> set[str]:
    """All that the place of a play may be called, its sign in actions included."""
    return {play.partition("@")[2].casefold(), place_of(play, view).casefold()}
