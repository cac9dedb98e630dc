"""The table as a dialogue, line by line: for screen readers, slow lines and scripts.

What happens is written as it happens. When there is something to decide, the choices come as a
numbered list that ends with a line asking for a number, so that a number is always an answer and
a script knows when it is asked. What one types is taken in order; a move typed before its turn
waits for it, which a person is told and a script is not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..protocol import client_messages as m
from ..protocol.events import Happening, RoundOver, SeatAsked
from ..protocol.view import View
from ..server.table.phrases import PHRASES
from . import spelled
from .gifts import meant_gift
from .meanings import DEEDS, STEPS, Meanings, place_of
from .next_step import next_step
from .session import Session
from .telling import Telling, can_knock

COMMANDS = (
    *(*DEEDS, "hint", "plan", "table", "hand", "log", "score", "say", "seat"),
    *("give", "remove", "renew", "signout", *STEPS, "help", "quit"),
)
AMONG_OTHERS = ("give", "remove", "renew", "signout")
"""What makes no sense at a table where nobody else can come."""
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
        self._asking: list[str] = []
        """The latecomers of whom the host has still to be told what to type."""
        self._meanings = Meanings(session.telling.words, COMMANDS)

    # ------------------------------------------------------------------ from outside

    def changed(self, events: Sequence[Happening]) -> None:
        """The table has told something."""
        self._over = self._over or any(isinstance(event, RoundOver) for event in events)
        self._asking += [event.name for event in events if isinstance(event, SeatAsked)]
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

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _tell(self) -> None:
        """Writes down what is new."""
        session = self._session
        if session.state == "open" and not self._welcomed:
            self._welcome()
        self._say_all(line.text for line in session.log[self._told :])
        self._told = len(session.log)
        if session.view is None:
            return
        if self._view.seat == self._view.host:
            for name in self._asking:
                self._words("plain-give", name=name)
        self._asking.clear()
        if self._over:
            self._say_all(spelled.score(self._telling, self._view))
            self._over = False
        if session.notice:
            self._say(session.notice)
            session.notice = ""
            self._asked = None
        if session.hint and session.hint.advice:
            self._say(self._telling.hint(self._view, session.hint.advice))
            session.hint = None
        self._prompt()

    def _welcome(self) -> None:
        """The first words; of what happened before, the last."""
        self._welcomed = True
        self._told = max(0, len(self._session.log) - LOG_SHOWN)
        view, telling = self._view, self._telling
        sheet = telling.sheet(view.sheet)
        if view.seat is None:
            self._words("plain-welcome-watching", sheet=sheet)
            if view.phase != "lobby" and not view.challenge:
                self._words("plain-ask-seat")
            return
        names = [player.name for player in view.players if player.taken]
        own = view.players[view.seat].name
        self._words("plain-welcome", sheet=sheet, name=own, names=names)
        if self._seat_link:
            self._words("plain-seat", link=self._seat_link)
        if view.phase == "lobby":
            self._say(telling.duty(view))

    def _prompt(self) -> None:
        """Asks what to do, once for each thing there is to decide."""
        session, view = self._session, self._view
        choices = [] if session.busy or session.state != "open" else self._open(view)
        decision = (view.version, view.phase, [deed for deed, _ in choices])
        self._choices = choices
        if not choices or decision == self._asked:
            return
        self._asked = decision
        if view.phase == "playing" and session.mine:
            self._say(self._telling.duty(view))
            self._say(spelled.ends(self._telling, view))
            self._say(spelled.hand(self._telling, view))
        elif can_knock(view):
            self._say(self._telling.duty(view))
        for number, (_, what) in enumerate(choices, start=1):
            self._words("plain-option", number=number, what=what)
        self._words("plain-choose", count=len(choices))

    def _open(self, view: View) -> list[tuple[str, str]]:
        """What one can do now, each as it is done and as it is told."""
        words = self._telling.words
        if view.seat is None:
            return []
        if view.phase != "playing":
            step = next_step(view)
            word = {m.Start: "start", m.Next: "next", m.Rematch: "again"}
            over = [("quit", words("terminal-quit"))] if view.phase == "match_over" else []
            return [*over, *([(word[step.message], words(step.words))] if step else [])]
        legal = view.legal if self._session.mine else []
        return [(deed, self._telling.deed(view, deed)) for deed in (*view.calls, *legal)]

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
        if view.seat is None or self._choices:
            return False
        return self._meanings.is_move(line)

    def _which(self, tile: str, plays: Sequence[str]) -> None:
        """Tells how to say on which of several trains."""
        said = [f"{tile} {place_of(play, self._view)}" for play in plays]
        self._words("plain-which", tile=tile, places=", ".join(said))

    async def _do(self, deed: str, line: str) -> None:
        session, view, telling = self._session, self._view, self._telling
        match deed.split(maxsplit=1):
            case ["hint"]:
                await session.ask_hint()
            case ["plan"] if view.seat is not None and view.hand:
                self._say(spelled.plan(telling, view))
            case ["table"] if view.phase != "lobby":
                self._say_all(spelled.table(telling, view))
            case ["hand"] if view.seat is not None:
                self._say(spelled.hand(telling, view))
            case ["log"]:
                self._say_all(each.text for each in session.log[-LOG_SHOWN:])
            case ["score"]:
                self._say_all(spelled.score(telling, view))
            case ["say"]:
                await self._speak(line.partition(" ")[2].strip())
            case ["seat"] if view.seat is None and " " in line:
                await session.ask_seat(line.partition(" ")[2].strip())
            case ["give"]:
                await self._give(line.partition(" ")[2].strip())
            case ["remove"]:
                await self._remove(line.partition(" ")[2].strip())
            case ["renew"]:
                await session.change(m.RenewInvite)
            case ["signout"] if view.seat is not None:
                await session.renew_token()
            case ["next"]:
                await session.change(m.Next)
            case ["start"]:
                await session.change(m.Start)
            case ["again"]:
                await session.change(m.Rematch)
            case ["help"]:
                known = [each for each in COMMANDS if self._seat_link or each not in AMONG_OTHERS]
                named = ", ".join(telling.words(f"plain-command-{name}") for name in known)
                self._words("plain-help", commands=named)
            case ["which", rest]:
                tile, *plays = rest.split()
                self._which(tile, plays)
            case [("plan" | "table" | "hand" | "signout" | "seat")]:
                self._words("plain-not-now")
            case _:
                await session.act(deed)

    async def _give(self, line: str) -> None:
        """Gives a bot's seat to a latecomer."""
        gift = meant_gift(self._view, line, self._telling.words("plain-command-next"))
        if gift is None:
            self._words("plain-not-now")
        else:
            await self._session.change(m.GiveSeat, **gift._asdict())

    async def _remove(self, name: str) -> None:
        """Removes a player, if there is one of this name."""
        names = [player.name.casefold() for player in self._view.players]
        if name.casefold() in names:
            await self._session.change(m.Remove, seat=names.index(name.casefold()))
        else:
            self._words("plain-not-now")

    async def _speak(self, text: str) -> None:
        """Says something: a ready phrase where there is one in these words."""
        words = self._telling.words
        phrases = {words(f"phrase-{phrase}"): phrase for phrase in PHRASES}
        found = [phrase for said, phrase in phrases.items() if said.casefold() == text.casefold()]
        if found:
            await self._session.ask(m.Say, phrase=found[0])
        elif self._view.chat == "phrases":
            self._words("refused-phrases-only")
            self._say("\n".join(phrases))
        else:
            await self._session.ask(m.Say, text=text)
