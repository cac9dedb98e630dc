"""The table on a whole terminal screen: yard, duty, hand, log, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from ..protocol.events import Happening, RoundBegan, RoundOver
from ..protocol.server_messages import HintedAction
from ..protocol.view import View
from ..words import Words
from . import signs
from .hand import Hand
from .laying import Laying
from .line import TableAddress
from .measure import PADDING
from .next_step import next_step
from .openings import Openings
from .score import Score
from .screens import Card, Trains
from .session import Session
from .telling import Telling, train_of
from .yard import Yard

SECOND = 1.0
LEAVING = ("quit_table", "app.quit_table", "leave")
"""The actions that leave, by key and by click."""


class TableApp(Openings):
    """Someone at a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "cursor(-1)"),
        ("right", "cursor(1)"),
        ("shift+left", "carry(-1)"),
        ("shift+right", "carry(1)"),
        ("up", "point(-1)"),
        ("down", "point(1)"),
        ("enter,space", "play"),
        ("escape", "put_back"),
        ("d", "deed('draw')"),
        ("p", "deed('pass')"),
        ("s", "deed('stop')"),
        ("k", "deed('knock')"),
        ("c", "deed('catch')"),
        ("h", "hint"),
        ("a", "plan"),
        ("o", "whole"),
        ("v", "score"),
        ("l", "log"),
        ("n", "next"),
        ("t", "chat"),
        ("m", "menu"),
        ("question_mark", "keys"),
        ("q", "quit_table"),
        Binding("ctrl+c", "leave", priority=True),
    ]

    def __init__(self, address: TableAddress, words: Words, ascii: bool = False) -> None:
        super().__init__(Telling(words), ascii)
        self.session = Session(address, self.telling, self.table_changed)
        self.laying = Laying(self.session)
        self.note = ""
        self.logged = 0
        self.kept = address.seat_link is not None
        self._leaving = False
        self._advice: HintedAction | None = None

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="small")
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield Yard(self.telling, self.kit)
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="tray"):
            with Horizontal(id="now"):
                yield signs.Sign("duty")
                yield signs.Sign("deeds")
            yield Hand(self.kit)
            yield signs.Sign("menu")
            yield Input(id="chat", placeholder=self.words("chat-say"), max_length=200)

    def on_mount(self) -> None:
        """Goes to the table."""
        self.query_one("#chat").display = False
        self.query_one("#log").can_focus = False
        self.set_interval(SECOND, self._tick)
        self.run_worker(self._stay(), exclusive=True)

    async def _stay(self) -> None:
        closed = await self.session.run()
        self.exit(1, message=closed)

    def _tick(self) -> None:
        """Lets the clock of the turn go on."""
        if self.session.seconds_left is not None:
            self.draw()

    # ------------------------------------------------------------------ what the table tells

    def table_changed(self, events: Sequence[Happening]) -> None:
        """Something is to be drawn anew."""
        if not self.is_running or self.left:
            return
        self.laying.settle()
        self._follow_hint()
        if events or self.session.news:
            self.note, self.session.news = self.session.news, ""
        self.draw()
        self._tell()
        if isinstance(self.screen, Card) and self.session.view is not None:
            self.screen.show(self.session.view)
        if any(isinstance(event, RoundOver) for event in events):
            self.action_score()
        elif any(isinstance(event, RoundBegan) for event in events):
            while isinstance(self.screen, Score | Trains):
                self.pop_screen()

    def _follow_hint(self) -> None:
        """Has ready what a hint advises, once, so that one key does it."""
        hint = self.session.hint
        advice = None if hint is None else hint.advice
        if advice is not None and advice is not self._advice:
            tile, _, train = advice.action.partition("@")
            if train:
                self.query_one(Hand).seek(tile)
                self.laying.choose(tile, train_of(train))
        self._advice = advice

    def _tell(self) -> None:
        """Adds what is new to the log."""
        view, lines = self.session.view, self.session.log
        if view is None:
            return
        self.write(lines[self.logged :], view)
        self.logged = len(lines)

    def rewrite(self) -> None:
        """Writes the log anew."""
        self.query_one("#log", RichLog).clear()
        self.logged = 0
        self._tell()

    # ------------------------------------------------------------------ drawing

    def draw(self) -> None:
        """Draws all parts from the view."""
        if not self.is_running:
            return
        super().draw()
        view = self.session.view
        if view is None:
            self.query_one("#head", Static).update(self.words("net-connecting"))
            return
        self.query_one("#head", Static).update(signs.head(self.telling, view))
        duty = signs.duty(self.session, self.telling, view, self.kit, self.laying.chosen, self.note)
        if self._leaving:
            duty = Text(self.words("terminal-quit-sure"), signs.ALARM)
        self.query_one("#duty", Static).update(duty)
        deeds = signs.deeds(self.session, self.telling, view)
        self.query_one("#deeds", Static).update(deeds)
        menu = signs.menu(self.words, view, self.kept, self.size.width - PADDING)
        self.query_one("#menu", Static).update(menu)
        self._arrange(view)

    def _arrange(self, view: View) -> None:
        """Draws yard and hand as large as the terminal allows."""
        size = self.fit(view, len(view.hand))
        self.query_one(Yard).show(view, size, self.laying.open, self.laying.pointed)
        hand = self.query_one(Hand)
        hand.show(view, self.laying.lit(view), self.laying.chosen, size.hand)
        hand.display = bool(view.hand)

    # ------------------------------------------------------------------ what one does

    async def run_action(self, action: Any, *where: Any, **also: Any) -> bool:
        """Who does something else has not left after all."""
        if self._leaving and action not in LEAVING:
            self._leaving = False
            self.draw()
        return await super().run_action(action, *where, **also)

    def action_cursor(self, step: int) -> None:
        """Moves along the hand, away from the tile that was chosen."""
        self.laying.let_go()
        self.query_one(Hand).move(step)
        self.draw()

    def action_carry(self, step: int) -> None:
        """Moves a tile within the hand."""
        self.query_one(Hand).carry(step)

    def action_point(self, step: int) -> None:
        """Points at another place for the chosen tile."""
        self.laying.point(step, self.query_one(Yard).order())
        self.draw()

    async def action_play(self) -> None:
        """Plays the tile under the cursor, or lays the chosen one where it points."""
        tile = self.query_one(Hand).under_cursor
        if self.laying.play is not None:
            await self._lay(self.laying.play)
        elif tile is not None:
            await self._pick(tile)

    async def _pick(self, tile: str) -> None:
        play = self.laying.pick(tile)
        if play is not None:
            await self._lay(play)
            return
        view = self.session.view
        if view is not None and view.phase == "playing" and not self.laying.places(tile):
            await self._ask_why(tile)
        self.draw()

    async def _ask_why(self, tile: str) -> None:
        """Ask why a tile cannot be played, unless what was done last is still on its way."""
        if not self.session.busy:
            await self.session.ask_why(tile)

    async def _lay(self, play: str) -> None:
        self.laying.let_go()
        await self.session.act(play)
        self.draw()

    def action_put_back(self) -> None:
        """Lets go of the chosen tile."""
        chat = self.query_one("#chat", Input)
        if chat.display:
            chat.display = False
            self.set_focus(None)
        self.laying.let_go()
        self.note = ""
        self.session.hint, self.session.notice = None, ""
        self.draw()

    async def action_deed(self, kind: str) -> None:
        """Draws, passes, stops, knocks or catches, or says why that cannot be done."""
        view = self.session.view
        if view is None or view.seat is None or view.phase != "playing":
            return
        open_to = [*view.calls, *(view.legal if self.session.mine else [])]
        deed = next((each for each in open_to if each.startswith(kind)), None)
        if deed is None and kind in ("knock", "catch"):
            self.session.refuse(self.telling.refusal(f"nothing_to_{kind}", ""))
        else:
            await self.session.act(deed or kind)  # the table says why not

    async def action_hint(self) -> None:
        """Asks what would be best."""
        if self.session.mine:
            self.note = ""
            await self.session.ask_hint()

    def action_plan(self) -> None:
        """Sorts the hand into the longest train and the extras."""
        view = self.session.view
        if view is not None and view.hand:
            count = self.query_one(Hand).plan(view)
            self.note = (
                self.words("hand-planned", count=count)
                if count
                else self.words("hand-planned-none")
            )
            self.draw()

    async def action_next(self) -> None:
        """Starts the match, or is ready for the next round, or asks for another match."""
        step = None if self.session.view is None else next_step(self.session.view)
        if step is not None:
            await self.session.change(step.message)

    def action_quit_table(self) -> None:
        """Leaves; a table that ends with this program is left only by asking twice."""
        view = self.session.view
        running = view is not None and view.phase in ("playing", "round_over")
        watching = view is None or view.seat is None  # at a table that goes on
        if running and not watching and not self.kept and not self._leaving:
            self._leaving = True
            self.draw()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leaves at once; a seat at a server stays one's own."""
        self.exit(0)

    # ------------------------------------------------------------------ by mouse

    async def on_hand_picked(self, message: Hand.Picked) -> None:
        """A tile was clicked."""
        await self._pick(message.tile)

    async def on_yard_picked(self, message: Yard.Picked) -> None:
        """A lane was clicked: the chosen tile goes there, or the train is shown."""
        if message.train in self.laying.open:
            await self._lay(f"{self.laying.chosen}@{message.train}")
        else:
            self.action_whole(message.train)
