"""The table as a dialogue, line by line: for screen readers, slow lines and scripts.

What happens is written as it happens. What one types is taken in order; a move typed before its
turn is kept for it. When there is something to decide, the choices come as a numbered list, so
that a number is always an answer.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from ..bots.solver import longest_train
from ..rules.notation import read_tile
from .session import Session
from .telling import MEXICAN, Happening, Telling, Train, View, end_of, wagons_of

DEEDS = ("draw", "pass", "stop", "knock", "catch")
COMMANDS = (
    *(*DEEDS, "hint", "plan", "table", "hand", "log", "score", "say"),
    *("next", "start", "again", "help", "quit"),
)
TILE = re.compile(r"(\d{1,2})\s*[-:/ ]\s*(\d{1,2})(?:\s*[@ ]\s*(\w+))?")
LOG_SHOWN = 12


class Plain:
    """A dialogue with a table, in lines that `say` writes."""

    def __init__(self, session: Session, say: Callable[[str], None], seat_link: str | None) -> None:
        self._session = session
        self._say = say
        self._seat_link = seat_link
        self._typed: deque[str] = deque()
        self._ended = False
        self._wake = asyncio.Event()
        self._events: deque[Happening] = deque()
        self._asked: object = None
        self._choices: list[tuple[str, str]] = []
        self._state = session.state
        self._kept = ""
        words = session.telling.words
        self._commands = {words(f"plain-command-{name}").casefold(): name for name in COMMANDS}
        self._commands |= {name: name for name in COMMANDS}

    # ------------------------------------------------------------------ from outside

    def changed(self, events: Sequence[Happening]) -> None:
        """The table has told something."""
        self._events += events
        self._wake.set()

    def typed(self, line: str | None) -> None:
        """Someone has typed a line; None: there will be no more."""
        if line is None:
            self._ended = True
        elif line.strip():
            self._typed.append(line.strip())
        self._wake.set()

    async def run(self) -> None:
        """Talks until one of both has had enough."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._tell()
            if await self._answer():
                self._words("plain-bye")
                return

    # ------------------------------------------------------------------ what is told

    @property
    def _telling(self) -> Telling:
        return self._session.telling

    @property
    def _view(self) -> View:
        view = self._session.view
        assert view is not None
        return view

    def _words(self, key: str, **args: Any) -> None:
        self._say(self._telling.words(key, **args))

    def _tell(self) -> None:
        """Writes down what is new."""
        session = self._session
        if session.state != self._state:
            if session.state == "lost":
                self._words("plain-lost")
            elif self._state == "lost":
                self._words("plain-found")
            elif session.state == "open":
                self._welcome()
            self._state = session.state
        if session.view is None:
            return
        events = [*self._events]
        self._events.clear()
        for line in self._telling.lines(events, self._view):
            self._say(line.text)
        if any(event["type"] == "round_over" for event in events):
            self._score()
        if session.notice:
            self._say(session.notice)
            session.notice = ""
            self._asked = None
        if session.hint and session.hint.get("action"):
            self._say(self._telling.hint(self._view, session.hint))
            session.hint = None
        self._prompt()

    def _welcome(self) -> None:
        view = self._view
        sheet = self._telling.sheet(view["sheet"])
        if view["seat"] is None:
            self._words("plain-welcome-watching", sheet=sheet)
            return
        name, seats = view["players"][view["seat"]]["name"], len(view["players"])
        self._words("plain-welcome", sheet=sheet, name=name, seat=view["seat"], seats=seats)
        if self._seat_link:
            self._words("plain-seat", link=self._seat_link)

    def _prompt(self) -> None:
        """Asks what to do, once for each thing there is to decide."""
        session, view = self._session, self._view
        choices = [] if session.busy or session.state != "open" else self._open(view)
        decision = (view["version"], view["phase"], [deed for deed, _ in choices])
        self._choices = choices
        if not choices or decision == self._asked:
            return
        self._asked = decision
        if view["phase"] == "playing" and session.mine:
            self._say(self._telling.duty(view))
            self._ends(view)
            self._hand(view)
        for number, (_, what) in enumerate(choices, start=1):
            self._words("plain-option", number=number, what=what)

    def _open(self, view: View) -> list[tuple[str, str]]:
        """What one can do now, each as it is done and as it is told."""
        words = self._telling.words
        if view["seat"] is None:
            return []
        if view["phase"] == "lobby":
            host = view["seat"] == view["host"]
            return [("start", words("lobby-start"))] if host else []
        if view["phase"] == "round_over":
            ready = view["seat"] in view["ready"]
            return [] if ready else [("next", words("score-next"))]
        if view["phase"] == "match_over":
            host = view["seat"] == view["host"]
            again = [("again", words("score-rematch"))] if host else []
            return [*again, ("quit", words("plain-command-quit"))]
        legal = view["legal"] if self._session.mine else []
        return [(deed, self._told(deed, view)) for deed in (*view["calls"], *legal)]

    def _told(self, deed: str, view: View) -> str:
        """Something one can do, in words."""
        words = self._telling.words
        tile, _, train = deed.partition("@")
        if train:
            place = self._telling.train(view, train if train == MEXICAN else int(train))
            return words("hint-do-play", tile=tile, train=place)
        if deed.startswith("knock"):
            return words("knock")
        if deed.startswith("catch"):
            return words("catch", name=self._telling.name(view, int(deed.split(">")[1])))
        return words(deed)

    def _ends(self, view: View) -> None:
        """The end of every train, the only place where one can play."""
        trains: list[Train] = [*range(len(view["players"])), MEXICAN]
        own = view["seat"] or 0
        order = [*trains[own:-1], *trains[:own], MEXICAN]
        ends = []
        for train in order:
            kind = "plain-end"
            if train in view["open_doubles"]:
                kind = "plain-end-double"
            elif train in view["markers"]:
                kind = "plain-end-open"
            name = self._telling.train(view, train)
            ends.append(self._telling.words(kind, train=name, pip=end_of(view, train)))
        self._words("plain-ends", ends="; ".join(ends))

    def _hand(self, view: View) -> None:
        self._words("plain-hand", tiles=self._tiles(view["hand"]))

    def _tiles(self, tiles: Sequence[str]) -> str:
        return ", ".join(tiles) or self._telling.words("plain-none")

    def _table(self, view: View) -> None:
        words = self._telling.words
        for train in (*range(len(view["players"])), MEXICAN):
            name = self._telling.train(view, train)
            self._say(f"{name}: {self._tiles(wagons_of(view, train))}")
        counts = [
            words("plain-count", name=self._telling.name(view, seat), count=count)
            for seat, count in enumerate(view["counts"])
        ]
        self._words("plain-boneyard", count=view["boneyard"], counts=", ".join(counts))
        self._ends(view)

    def _score(self) -> None:
        view = self._view
        points = view["scores"][-1] if view["scores"] else [0] * len(view["players"])
        for seat, total in enumerate(view["totals"]):
            name = self._telling.name(view, seat)
            self._words("plain-points", name=name, points=points[seat], total=total)

    def _plan(self, view: View) -> None:
        """The longest train the hand can lay, from the end of one's own train."""
        held = [read_tile(tile) for tile in view["hand"]]
        plan = longest_train(held, end_of(view, view["seat"]))
        train = [f"{one}-{other}" for one, other in plan.train]
        laid = {frozenset(tile) for tile in plan.train}
        extras = [str(tile) for tile in held if frozenset(tile) not in laid]
        self._words("plain-plan", train=self._tiles(train), extras=self._tiles(extras))

    # ------------------------------------------------------------------ what is typed

    async def _answer(self) -> bool:
        """Does what was typed, as far as it can be done now; whether one wants to go."""
        session = self._session
        while self._typed and not session.busy and session.view is not None:
            line = self._typed[0]
            deed = self._meant(line)
            if deed is None and self._early(line):
                if self._kept != line:
                    self._kept = line
                    self._words("plain-waiting")
                return False
            self._typed.popleft()
            self._kept = ""
            if deed == "quit":
                return True
            if deed is None:
                self._words("plain-not-now")
            else:
                await self._do(deed, line)
        return self._ended and not self._typed

    def _early(self, line: str) -> bool:
        """Whether a line may be meant for one's next turn, or the next thing to decide."""
        view = self._view
        if view["seat"] is None or self._choices:
            return False
        return line.isdecimal() or bool(TILE.fullmatch(line)) or self._command(line) in DEEDS

    def _command(self, line: str) -> str | None:
        return self._commands.get(line.split(maxsplit=1)[0].casefold())

    def _meant(self, line: str) -> str | None:
        """What a line asks for, as it is done; None: nothing that can be done now."""
        deeds = [deed for deed, _ in self._choices]
        if line.isdecimal() and len(line) < 4:
            return deeds[int(line) - 1] if 1 <= int(line) <= len(deeds) else None
        command = self._command(line)
        if command in DEEDS:
            return next((deed for deed in deeds if deed.startswith(str(command))), None)
        if command in ("next", "start", "again"):
            return command if command in deeds else None
        if command is not None:
            return command
        return self._laid(line, deeds)

    def _laid(self, line: str, deeds: Sequence[str]) -> str | None:
        """The play that a line such as `5-12 M` means."""
        found = TILE.fullmatch(line)
        if found is None:
            return None
        one, other, where = found.groups()
        tiles = (f"{one}-{other}@", f"{other}-{one}@")
        plays = [deed for deed in deeds if deed.startswith(tiles)]
        if where:
            plays = [play for play in plays if play.endswith(f"@{where.upper()}")]
        if len(plays) > 1:
            return f"which {one}-{other}"
        return plays[0] if plays else None

    async def _do(self, deed: str, line: str) -> None:
        session, view = self._session, self._view
        match deed.split(maxsplit=1):
            case ["hint"]:
                await session.ask_hint()
            case ["plan"] if view["seat"] is not None and view["hand"]:
                self._plan(view)
            case ["table"] if view["phase"] != "lobby":
                self._table(view)
            case ["hand"] if view["seat"] is not None:
                self._hand(view)
            case ["log"]:
                for each in session.log[-LOG_SHOWN:]:
                    self._say(each.text)
            case ["score"]:
                self._score()
            case ["say"]:
                await session.ask("say", text=line.partition(" ")[2])
            case ["next" | "start" as type]:
                await session.ask(type)
            case ["again"]:
                await session.ask("rematch")
            case ["help"]:
                words = self._telling.words
                named = ", ".join(words(f"plain-command-{name}") for name in COMMANDS)
                self._words("plain-help", commands=named)
            case ["which", tile]:
                self._words("plain-which", tile=tile)
            case [("plan" | "table" | "hand")]:
                self._words("plain-not-now")
            case _:
                await session.act(deed)
