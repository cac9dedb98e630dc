"""The table as a dialogue, line by line: for screen readers, slow lines and scripts.

What happens is written as it happens. When there is something to decide, the choices come as a
numbered list that ends with a line asking for a number, so that a number is always an answer and
a script knows when it is asked. What one types is taken in order; a move typed before its turn
waits for it, which a person is told and a script is not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from ..bots.solver import longest_train
from ..rules.notation import read_tile
from ..server.table.phrases import PHRASES
from .meanings import DEEDS, STEPS, Meanings, place_of
from .session import Session
from .telling import MEXICAN, Happening, Telling, Train, View, end_of, wagons_of

COMMANDS = (
    *(*DEEDS, "hint", "plan", "table", "hand", "log", "score", "say"),
    *(*STEPS, "help", "quit"),
)
LOG_SHOWN = 12
LINES_WAITING = 100


class Plain:
    """A dialogue with a table, in lines that `say` writes."""

    def __init__(
        self,
        session: Session,
        say: Callable[[str], None],
        seat_link: str | None = None,
        person: bool = False,
    ) -> None:
        self._session = session
        self._say = say
        self._seat_link = seat_link
        self._person = person
        self._typed: deque[str] = deque()
        self._ended = False
        self._wake = asyncio.Event()
        self._over = False
        self._told = 0
        self._asked: object = None
        self._choices: list[tuple[str, str]] = []
        self._welcomed = False
        self._kept = ""
        self._meanings = Meanings(session.telling.words, COMMANDS)

    # ------------------------------------------------------------------ from outside

    def changed(self, events: Sequence[Happening]) -> None:
        """The table has told something."""
        self._over = self._over or any(event["type"] == "round_over" for event in events)
        self._wake.set()

    def typed(self, line: str | None) -> None:
        """Someone has typed a line; None: there will be no more."""
        if line is None:
            self._ended = True
        elif line.strip():
            self._typed.append(line.strip())
        self._wake.set()

    @property
    def full(self) -> bool:
        """Whether so much was typed ahead that more can wait."""
        return len(self._typed) >= LINES_WAITING

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
        if session.state == "open" and not self._welcomed:
            self._welcome()
        for line in session.log[self._told :]:
            self._say(line.text)
        self._told = len(session.log)
        if session.view is None:
            return
        if self._over:
            self._score()
            self._over = False
        if session.notice:
            self._say(session.notice)
            session.notice = ""
            self._asked = None
        if session.hint and session.hint.get("action"):
            self._say(self._telling.hint(self._view, session.hint))
            session.hint = None
        self._prompt()

    def _welcome(self) -> None:
        """The first words; of what happened before, the last."""
        self._welcomed = True
        self._told = max(0, len(self._session.log) - LOG_SHOWN)
        view, telling = self._view, self._telling
        sheet = telling.sheet(view["sheet"])
        if view["seat"] is None:
            self._words("plain-welcome-watching", sheet=sheet)
            return
        names = [player["name"] for player in view["players"] if player["taken"]]
        own = view["players"][view["seat"]]["name"]
        self._words("plain-welcome", sheet=sheet, name=own, names=names)
        if self._seat_link:
            self._words("plain-seat", link=self._seat_link)
        if view["phase"] == "lobby":
            self._say(telling.duty(view))

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
        self._words("plain-choose", count=len(choices))

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
            return [("quit", words("terminal-quit")), *again]
        legal = view["legal"] if self._session.mine else []
        return [(deed, self._telling.deed(view, deed)) for deed in (*view["calls"], *legal)]

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
            self._words("plain-train", train=name, tiles=self._tiles(wagons_of(view, train)))
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
        while self._typed and self._attentive:
            line = self._typed[0]
            deed = self._meanings.of(line, self._deeds, self._view)
            if deed is None and self._early(line):
                if self._person and self._kept != line:
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
        return self._ended and not self._typed and self._attentive

    @property
    def _attentive(self) -> bool:
        """Whether the table has answered all that it was asked."""
        return self._welcomed and not self._session.busy and not self._session.thinking

    @property
    def _deeds(self) -> list[str]:
        return [deed for deed, _ in self._choices]

    def _early(self, line: str) -> bool:
        """Whether a line may be meant for one's next turn, or the next thing to decide."""
        view = self._view
        if view["seat"] is None or self._choices:
            return False
        return self._meanings.is_move(line)

    def _which(self, tile: str, plays: Sequence[str]) -> None:
        """Tells how to say on which of several trains."""
        said = [f"{tile} {place_of(play, self._view)}" for play in plays]
        self._words("plain-which", tile=tile, places=", ".join(said))

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
                await self._speak(line.partition(" ")[2].strip())
            case ["next" | "start" as type]:
                await session.change(type)
            case ["again"]:
                await session.change("rematch")
            case ["help"]:
                words = self._telling.words
                named = ", ".join(words(f"plain-command-{name}") for name in COMMANDS)
                self._words("plain-help", commands=named)
            case ["which", rest]:
                tile, *plays = rest.split()
                self._which(tile, plays)
            case [("plan" | "table" | "hand")]:
                self._words("plain-not-now")
            case _:
                await session.act(deed)

    async def _speak(self, text: str) -> None:
        """Says something: a ready phrase where there is one in these words."""
        words = self._telling.words
        phrases = {words(f"phrase-{phrase}"): phrase for phrase in PHRASES}
        found = [phrase for said, phrase in phrases.items() if said.casefold() == text.casefold()]
        if found:
            await self._session.ask("say", phrase=found[0])
        elif self._view["chat"] == "phrases":
            self._words("refused-phrases-only")
            self._say("\n".join(phrases))
        else:
            await self._session.ask("say", text=text)
