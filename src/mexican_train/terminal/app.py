"""The table on a whole terminal screen: yard, duty, hand, log, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, RichLog, Static

from ..words import Words
from .hand import Hand
from .line import Place
from .pieces import GOLD, PLAYERS, Kit
from .screens import Keys, Score, Train
from .session import Session
from .telling import MEXICAN, Happening, Telling, View
from .telling import Train as TrainName
from .yard import BESIDE, TALL, Yard

LOG_BELOW = 4


class TableApp(App[int]):
    """Someone at a table."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "cursor(-1)"),
        ("right", "cursor(1)"),
        ("shift+left", "carry(-1)"),
        ("shift+right", "carry(1)"),
        ("up", "point(-1)"),
        ("down", "point(1)"),
        ("enter", "play"),
        ("space", "play"),
        ("escape", "put_back"),
        ("d", "deed('draw')"),
        ("p", "deed('pass')"),
        ("s", "deed('stop')"),
        ("k", "deed('knock')"),
        ("c", "deed('catch')"),
        ("h", "hint"),
        ("a", "plan"),
        ("o", "whole"),
        ("n", "next"),
        ("v", "score"),
        ("t", "chat"),
        ("question_mark", "keys"),
        ("q", "quit_table"),
    ]

    def __init__(self, place: Place, words: Words, ascii: bool = False) -> None:
        super().__init__()
        self.words = words
        self.telling = Telling(words)
        self.kit = Kit(ascii)
        self.session = Session(place, self.telling, self.table_changed)
        self.chosen: str | None = None
        self.pointed: TrainName | None = None
        self.said = 0
        self.logged = 0

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield Yard(self.telling, self.kit)
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="tray"):
            yield Static(id="duty")
            yield Hand(self.kit)
            yield Static(id="deeds")
            yield Input(id="chat", placeholder=self.words("chat-say"))

    def on_mount(self) -> None:
        """Goes to the table."""
        self.query_one("#chat").display = False
        self.query_one("#log").can_focus = False
        self.run_worker(self._stay(), exclusive=True)

    async def _stay(self) -> None:
        await self.session.run()
        self.exit(1, message=self.words("plain-closed"))

    # ------------------------------------------------------------------ what the table tells

    def table_changed(self, events: Sequence[Happening]) -> None:
        """Something is to be drawn anew."""
        if not self.is_running:
            return
        if self.chosen and not self._places(self.chosen):
            self.chosen = None
        self.draw()
        self._tell()
        if any(event["type"] == "round_over" for event in events):
            self.action_score()
        elif any(event["type"] == "round_began" for event in events):
            while isinstance(self.screen, Score | Train):
                self.pop_screen()

    def _tell(self) -> None:
        """Adds what is new to the log."""
        log, session = self.query_one("#log", RichLog), self.session
        if len(session.log) < self.logged:
            log.clear()
            self.logged = 0
        for line in session.log[self.logged :]:
            player = None if line.seat is None else session.view and session.view["players"]
            colour = PLAYERS[player[line.seat]["colour"]] if player else "dim"
            log.write(Text.assemble(("● ", colour), line.text))
        self.logged = len(session.log)
        for said in session.chat[self.said :]:
            key = f"phrase-{said.get('phrase')}"
            text = self.words(key) if said.get("phrase") else said["text"]
            log.write(Text.assemble((f"{said['name']}: ", "bold"), text))
        self.said = len(session.chat)

    # ------------------------------------------------------------------ drawing

    def on_resize(self) -> None:
        """The terminal has another size."""
        self.draw()

    def draw(self) -> None:
        """Draws all parts from the view."""
        view = self.session.view
        if view is None or not self.is_running:
            return
        self.query_one("#head", Static).update(self._head(view))
        self.query_one("#duty", Static).update(self._duty(view))
        self.query_one("#deeds", Static).update(self._deeds(view))
        lit = frozenset(tile for tile in view["hand"] if self._places(tile))
        hand = self.query_one(Hand)
        hand.show(view["hand"], lit, self.chosen)
        hand.display = view["seat"] is not None
        self._arrange(view)

    def _arrange(self, view: View) -> None:
        """Gives lanes three rows where there is room, and the log what is left."""
        lanes = len(view["players"]) + 1
        wide = self.size.width >= BESIDE
        hand_rows = 4 * -(-max(1, len(view["hand"])) // max(1, self.size.width // 5))
        left = self.size.height - 5 - hand_rows - (0 if wide else LOG_BELOW)
        rows = TALL if left >= lanes * TALL else 1
        places = self._places(self.chosen) if self.chosen else []
        if self.pointed not in places:
            self.pointed = places[0] if places else None
        self.set_class(wide, "wide")
        self.query_one(Yard).show(view, places, self.pointed, rows)

    def _head(self, view: View) -> Text:
        words = self.words
        parts = [
            words("round-of", round=view["round"], rounds=view["rounds"]),
            self.telling.sheet(view["sheet"]),
            words("engine", pip=view["engine"] or 0) if view["phase"] != "lobby" else "",
            words("boneyard-short", count=view["boneyard"]),
        ]
        if self.session.state == "lost":
            parts.insert(0, words("plain-lost"))
        if view["seat"] is None:
            parts.append(words("watching"))
        return Text(" · ".join(part for part in parts if part), "bold")

    def _duty(self, view: View) -> Text:
        session = self.session
        if session.notice:
            return Text(session.notice, "bold red")
        if session.hint is not None:
            told = "action" in session.hint
            text = self.telling.hint(view, session.hint) if told else self.words("hint-thinking")
            return Text(text, GOLD)
        seconds = session.seconds_left
        clock = "" if seconds is None else f"  {self.words('clock-seconds', seconds=seconds)}"
        return Text(self.telling.duty(view, self.chosen) + clock, f"bold {GOLD}" * session.mine)

    def _deeds(self, view: View) -> Text:
        """What can be done besides playing a tile, each with its key; a click does it too."""
        words, text = self.words, Text()
        legal = [deed for deed in view["legal"] if "@" not in deed] if self.session.mine else []
        for deed in (*view["calls"], *legal):
            kind = deed.split(":")[0].split("@")[0]
            name = next(k for k in ("draw", "pass", "stop", "knock", "catch") if k in kind)
            label = words(name) if name != "catch" else self._catch_label(view, deed)
            self._button(text, name[0], label, f"app.deed('{name}')", f"bold reverse {GOLD}")
        if view["phase"] == "lobby" and view["seat"] == view["host"]:
            self._button(text, "n", words("lobby-start"), "app.next", f"bold reverse {GOLD}")
        if view["phase"] in ("round_over", "match_over"):
            self._button(text, "v", words("over-show"), "app.score", f"bold reverse {GOLD}")
        if view["hints"] and self.session.mine:
            self._button(text, "h", words("hint"), "app.hint", "")
        if view["hand"]:
            self._button(text, "a", words("hand-plan"), "app.plan", "")
        self._button(text, "?", words("terminal-keys"), "app.keys", "dim")
        return text

    def _catch_label(self, view: View, call: str) -> str:
        return self.words("catch", name=self.telling.name(view, int(call.split(">")[1])))

    def _button(self, text: Text, key: str, label: str, action: str, style: str) -> None:
        piece = Text(f" {label} ({key}) ", style)
        piece.apply_meta({"@click": action})
        text.append_text(piece)
        text.append("  ")

    # ------------------------------------------------------------------ what one does

    def _places(self, tile: str | None) -> list[TrainName]:
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

    async def _lay(self, tile: str, train: TrainName) -> None:
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
            await self.session.ask_hint()

    def action_plan(self) -> None:
        """Sorts the hand into the longest train and the extras."""
        view = self.session.view
        if view is not None and view["hand"]:
            self.query_one(Hand).plan(view)

    async def action_next(self) -> None:
        """Starts the match, or is ready for the next round, or asks for another match."""
        view = self.session.view
        if view is None or view["seat"] is None:
            return
        host = view["seat"] == view["host"]
        if view["phase"] == "lobby" and host:
            await self.session.ask("start")
        elif view["phase"] == "round_over" and view["seat"] not in view["ready"]:
            await self.session.ask("next")
        elif view["phase"] == "match_over" and host:
            await self.session.ask("rematch")

    def action_score(self) -> None:
        """Shows how everyone stands."""
        if self.session.view is not None and not isinstance(self.screen, Score):
            self.push_screen(Score(self.session.view, self.telling, self.kit))

    def action_whole(self) -> None:
        """Shows whole trains."""
        if self.session.view is not None and not isinstance(self.screen, Train):
            self.push_screen(Train(self.session.view, self.telling, self.kit))

    def action_keys(self) -> None:
        """Shows what the keys do."""
        if not isinstance(self.screen, Keys):
            self.push_screen(Keys(self.words))

    def action_chat(self) -> None:
        """Opens the line for saying something."""
        view = self.session.view
        if view is not None and view["chat"] == "all" and view["seat"] is not None:
            chat = self.query_one("#chat", Input)
            chat.display = True
            chat.focus()

    def action_quit_table(self) -> None:
        """Leaves the terminal; the seat stays one's own."""
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
            self.action_whole()

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Something is said."""
        text = message.value.strip()
        message.input.value = ""
        message.input.display = False
        self.set_focus(None)
        if text:
            await self.session.ask("say", text=text)
