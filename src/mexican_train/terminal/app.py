"""The table on a whole terminal screen: yard, duty, hand, log, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from ..words import Words
from . import signs
from .frame import Frame
from .hand import Hand
from .line import Place
from .measure import PADDING
from .score import Score
from .screens import Card, Keys, Log, Phrases, Trains
from .session import Session
from .telling import MEXICAN, Happening, Telling, Train, View
from .yard import Yard

SECOND = 1.0


class TableApp(Frame):
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
        ("question_mark", "keys"),
        ("q", "quit_table"),
        Binding("ctrl+c", "leave", priority=True),
    ]

    def __init__(self, place: Place, words: Words, ascii: bool = False) -> None:
        super().__init__(Telling(words), ascii)
        self.session = Session(place, self.telling, self.table_changed)
        self.chosen: str | None = None
        self.pointed: Train | None = None
        self.note = ""
        self.logged = 0
        self._kept = place.seat_link is not None
        self._leaving = False

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
        if not self.is_running:
            return
        if self.chosen and not self._places(self.chosen):
            self.chosen = None
        if events:
            self.note = ""
        self.draw()
        self._tell()
        if isinstance(self.screen, Card) and self.session.view is not None:
            self.screen.show(self.session.view)
        if any(event["type"] == "round_over" for event in events):
            self.action_score()
        elif any(event["type"] == "round_began" for event in events):
            while isinstance(self.screen, Score | Trains):
                self.pop_screen()

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
        duty = signs.duty(self.session, self.telling, view, self.kit, self.chosen, self.note)
        self.query_one("#duty", Static).update(duty)
        deeds = signs.deeds(self.session, self.telling, view)
        self.query_one("#deeds", Static).update(deeds)
        menu = signs.menu(self.words, view, self.size.width - PADDING)
        self.query_one("#menu", Static).update(menu)
        self._arrange(view)

    def _arrange(self, view: View) -> None:
        """Draws yard and hand as large as the terminal allows."""
        size = self.fit(view, len(view["hand"]))
        places = self._places(self.chosen) if self.chosen else []
        if self.pointed not in places:
            self.pointed = places[0] if places else None
        self.query_one(Yard).show(view, size, places, self.pointed)
        lit = frozenset(tile for tile in view["hand"] if self._places(tile))
        hand = self.query_one(Hand)
        hand.show(view, lit, self.chosen, size.hand)
        hand.display = bool(view["hand"])

    # ------------------------------------------------------------------ what one does

    def _places(self, tile: str | None) -> list[Train]:
        """The trains on which a tile may be laid now."""
        view = self.session.view
        if view is None or not self.session.mine:
            return []
        plays = [action.split("@") for action in view["legal"] if "@" in action]
        found = [place for name, place in plays if name == tile]
        return [place if place == MEXICAN else int(place) for place in found]

    def action_cursor(self, step: int) -> None:
        """Moves along the hand."""
        self.query_one(Hand).move(step)

    def action_carry(self, step: int) -> None:
        """Moves a tile within the hand."""
        self.query_one(Hand).carry(step)

    def action_point(self, step: int) -> None:
        """Points at another place for the chosen tile."""
        places = self._places(self.chosen) if self.chosen else []
        if places:
            order = [train for train in self.query_one(Yard).order() if train in places]
            now = order.index(self.pointed) if self.pointed in order else 0
            self.pointed = order[(now + step) % len(order)]
            self.draw()

    async def action_play(self) -> None:
        """Plays the tile under the cursor, or lays the chosen one where it points."""
        if self.chosen and self.pointed is not None:
            await self._lay(self.chosen, self.pointed)
            return
        tile = self.query_one(Hand).under_cursor
        if tile is not None:
            await self._pick(tile)

    async def _pick(self, tile: str) -> None:
        places = self._places(tile)
        if len(places) == 1:
            await self._lay(tile, places[0])
        else:
            self.chosen = None if self.chosen == tile or not places else tile
            self.draw()

    async def _lay(self, tile: str, train: Train) -> None:
        self.chosen = None
        await self.session.act(f"{tile}@{train}")
        self.draw()

    def action_put_back(self) -> None:
        """Lets go of the chosen tile."""
        chat = self.query_one("#chat", Input)
        if chat.display:
            chat.display = False
            self.set_focus(None)
        self.chosen = None
        self.note, self._leaving = "", False
        self.session.hint, self.session.notice = None, ""
        self.draw()

    async def action_deed(self, kind: str) -> None:
        """Draws, passes, stops, knocks or catches, when that can be done."""
        view = self.session.view
        if view is not None:
            open_to = [*view["calls"], *(view["legal"] if self.session.mine else [])]
            deed = next((each for each in open_to if each.startswith(kind)), None)
            if deed is not None:
                await self.session.act(deed)

    async def action_hint(self) -> None:
        """Asks what would be best."""
        if self.session.mine:
            self.note = ""
            await self.session.ask_hint()

    def action_plan(self) -> None:
        """Sorts the hand into the longest train and the extras."""
        view = self.session.view
        if view is not None and view["hand"]:
            count = self.query_one(Hand).plan(view)
            self.note = (
                self.words("hand-planned", count=count)
                if count
                else self.words("hand-planned-none")
            )
            self.draw()

    async def action_next(self) -> None:
        """Starts the match, or is ready for the next round, or asks for another match."""
        view = self.session.view
        if view is None or view["seat"] is None:
            return
        host = view["seat"] == view["host"]
        if view["phase"] == "lobby" and host:
            await self.session.change("start")
        elif view["phase"] == "round_over" and view["seat"] not in view["ready"]:
            await self.session.change("next")
        elif view["phase"] == "match_over" and host:
            await self.session.change("rematch")

    def action_score(self) -> None:
        """Shows how everyone stands."""
        view = self.session.view
        if view is not None and view["engine"] is not None:
            self._open(Score(view, self.telling, self.kit))

    def action_whole(self, first: Train | None = None) -> None:
        """Shows whole trains."""
        view = self.session.view
        if view is not None and view["engine"] is not None:
            self._open(Trains(view, self.telling, self.kit, first))

    def action_log(self) -> None:
        """Shows all that happened."""
        if self.session.view is not None:
            self._open(Log(self.session.view, self.telling, self.kit, self.session.log))

    def action_keys(self) -> None:
        """Shows what the keys do."""
        if self.session.view is not None:
            self._open(Keys(self.session.view, self.telling, self.kit))

    def _open(self, card: Card) -> None:
        if isinstance(self.screen, Card):
            self.pop_screen()
        self.push_screen(card)

    async def action_chat(self) -> None:
        """Opens the line for saying something, or the ready phrases where only these are said."""
        view = self.session.view
        if view is None or view["seat"] is None:
            return
        if view["chat"] == "all":
            chat = self.query_one("#chat", Input)
            chat.display = True
            chat.focus()
        elif view["chat"] == "phrases":
            self.push_screen(Phrases(self.words), self._say_phrase)
        else:
            self.note = self.words("refused-chat-off")
            self.draw()

    async def _say_phrase(self, phrase: str | None) -> None:
        if phrase is not None:
            await self.session.ask("say", phrase=phrase)

    def action_quit_table(self) -> None:
        """Leaves; a table that ends with this program is left only by asking twice."""
        view = self.session.view
        running = view is not None and view["phase"] in ("playing", "round_over")
        if running and not self._kept and not self._leaving:
            self._leaving = True
            self.note = self.words("terminal-quit-sure")
            self.draw()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leaves at once; a seat at a server stays one's own."""
        self.exit(0)

    # ------------------------------------------------------------------ mouse and chat

    async def on_hand_picked(self, message: Hand.Picked) -> None:
        """A tile was clicked."""
        await self._pick(message.tile)

    async def on_yard_picked(self, message: Yard.Picked) -> None:
        """A lane was clicked: the chosen tile goes there, or the train is shown."""
        if self.chosen and message.train in self._places(self.chosen):
            await self._lay(self.chosen, message.train)
        else:
            self.action_whole(message.train)

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Something is said."""
        text = message.value.strip()
        message.input.value = ""
        message.input.display = False
        self.set_focus(None)
        if text:
            await self.session.ask("say", text=text)
