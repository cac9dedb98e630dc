"""What opens over the table by a key: cards to read, lists to choose from, the line for saying."""

from __future__ import annotations

from textual.widgets import Input

from ..protocol import client_messages as m
from ..protocol.view import Train
from ..server.table.phrases import PHRASES
from . import seat_menu
from .frame import Frame
from .score import Score
from .screens import Card, Choice, Keys, Log, Trains
from .session import Session


class Openings(Frame):
    """A table that can be covered for a while."""

    session: Session
    note: str
    kept: bool
    """Whether the table goes on without this program, so that others can come to it."""

    def action_score(self) -> None:
        """Shows how everyone stands."""
        view = self.session.view
        if view is not None and view.engine is not None:
            self._open(Score(view, self.telling, self.kit))

    def action_whole(self, first: Train | None = None) -> None:
        """Shows whole trains."""
        view = self.session.view
        if view is not None and view.engine is not None:
            self._open(Trains(view, self.telling, self.kit, first))

    def action_log(self) -> None:
        """Shows all that happened."""
        if self.session.view is not None:
            self._open(Log(self.session.view, self.telling, self.kit, self.session.log))

    def action_keys(self) -> None:
        """Shows what the keys do."""
        if self.session.view is not None:
            self._open(Keys(self.session.view, self.telling, self.kit, self.kept))

    def _open(self, card: Card) -> None:
        if isinstance(self.screen, Card):
            self.pop_screen()
        self.push_screen(card)

    async def action_chat(self) -> None:
        """Opens the line for saying something, or the ready phrases where only these are said."""
        view = self.session.view
        if view is None or view.seat is None:
            return
        if view.chat == "all":
            chat = self.query_one("#chat", Input)
            chat.display = True
            chat.focus()
        elif view.chat == "phrases":
            phrases = {phrase: self.words(f"phrase-{phrase}") for phrase in PHRASES}
            self.push_screen(Choice(phrases, self.words), self._say_phrase)
        else:
            self.note = self.words("refused-chat-off")
            self.draw()

    async def _say_phrase(self, phrase: str | None) -> None:
        if phrase is not None:
            await self.session.ask(m.Say, phrase=phrase)

    def action_menu(self) -> None:
        """Opens what one can do about one's seat, and the host about the table."""
        view = self.session.view
        if view is None or view.seat is None or not self.kept:
            return
        self.push_screen(Choice(seat_menu.choices(view, self.words), self.words), self._choose)

    async def _choose(self, chosen: str | None) -> None:
        await seat_menu.choose(self.session, chosen)

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Something is said."""
        text = message.value.strip()
        message.input.value = ""
        message.input.display = False
        self.set_focus(None)
        if text:
            await self.session.ask(m.Say, text=text)
