"""Records of rounds to watch: step by step on the screen, or told line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec import structs
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import RichLog, Static

from ..protocol.reasons import Refused
from ..protocol.replays import RoundRecord, StepView
from ..protocol.view import OwnView, Player, View
from ..rules.errors import MexicanTrainError
from ..server.table.replays import replay_of
from ..server.table.table import COLOURS
from .frame import Frame
from .measure import PADDING
from .pieces import PLAYERS
from .signs import ALARM, Sign, menu_of
from .telling import LogLine, Telling
from .yard import Yard

NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Eva", "Finn", "Grete", "Hugo")
PACE = 0.8
NAME = 11
LEAP = 10


@dataclass(frozen=True, slots=True)
class ShownStep:
    """How the table looked, and what had just happened."""

    view: View
    lines: Sequence[LogLine]


def steps_of(record: bytes, telling: Telling) -> list[ShownStep]:
    """The steps of a record, with names for its seats."""
    try:
        replay = replay_of(record)
    except Refused as refused:
        raise MexicanTrainError(refused.sentence) from None
    views = [spectators_view(replay.record, step.view) for step in replay.steps]
    return [
        ShownStep(view, telling.lines(step.events, view))
        for step, view in zip(replay.steps, views, strict=True)
    ]


def spectators_view(record: RoundRecord, view: StepView) -> View:
    """A step as someone would see it who watches a table, with names for the seats."""
    players = [
        Player(name=name, colour=colour, bot=None, stand_in=None, connected=True, taken=True)
        for name, colour in zip(NAMES[: record.players], COLOURS, strict=False)
    ]
    own = OwnView(seat=None, hand=(), legal=view.legal, calls=view.calls)
    return View(
        **{**structs.asdict(view), **structs.asdict(own)},
        table="",
        host=0,
        players=players,
        sheet=record.sheet,
        rules=record.rules or {},
        rounds=record.round,
        clock=None,
        hints=False,
        chat="off",
        public=False,
        paused=False,
        ready=(),
        match=1,
        winners=(),
        agreed=(),
        commitment=None,
        next_commitment=None,
        version=0,
        deadline=None,
        worth=None,
        seed=None,
    )


def lines_of(steps: Sequence[ShownStep], telling: Telling) -> list[str]:
    """A round line by line, with the points at its end."""
    lines = [line.text for step in steps for line in step.lines]
    view = steps[-1].view
    points = view.scores[-1] if view.scores else []
    for seat, each in enumerate(points):
        name = telling.name(view, seat)
        lines.append(telling.words("plain-points", name=name, points=each, total=each))
    return lines


class WatchApp(Frame):
    """A record, step by step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("pageup", f"step({-LEAP})"),
        ("pagedown", f"step({LEAP})"),
        ("home", "first"),
        ("end", "last"),
        ("space", "pace"),
        ("up", "record(-1)"),
        ("down", "record(1)"),
        ("q,escape", "quit"),
        Binding("ctrl+c", "quit", priority=True),
    ]

    def __init__(
        self,
        count: int,
        steps: Callable[[int], list[ShownStep]],
        telling: Telling,
        ascii: bool = False,
    ) -> None:
        super().__init__(telling, ascii)
        self.count = count
        self.number = 0
        self.place = 0
        self.running = False
        self.problem = ""
        self._steps = steps
        self.steps = steps(0)

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="small")
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield Yard(self.telling, self.kit)
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="tray"):
            yield Static(id="hands")
            yield Sign("menu")

    def on_mount(self) -> None:
        """Shows the deal, and lets the steps go by when asked to."""
        self.query_one("#log").can_focus = False
        self.set_interval(PACE, self._beat)
        self.draw()

    def _beat(self) -> None:
        if self.running:
            self.action_step(1)
            self.running = self.running and self.place < len(self.steps) - 1

    # ------------------------------------------------------------------ drawing

    def draw(self) -> None:
        """Draws the present step."""
        super().draw()
        view = self.steps[self.place].view
        # The hands lie open below, a row for each, where a player would have one hand.
        size = self.fit(view, held=0, rows=len(view.players))
        self.query_one(Yard).show(view, size)
        self.query_one("#head", Static).update(self._head(view))
        self.query_one("#hands", Static).update(self._hands(view))
        self.query_one("#menu", Static).update(self._menu())
        self.rewrite()

    def rewrite(self) -> None:
        """Writes what happened up to the present step."""
        self.query_one("#log", RichLog).clear()
        for step in self.steps[: self.place + 1]:
            self.write(step.lines, step.view)

    def _menu(self) -> Text:
        """The keys, each of which can be clicked too."""
        words = self.words
        (left, right), (up, down) = (keys.split() for keys in self.kit.arrows)
        entries = [
            (left, words("terminal-watch-back"), "app.step(-1)"),
            (right, words("terminal-watch-on"), "app.step(1)"),
            ("Home", words("terminal-watch-first"), "app.first"),
            ("End", words("terminal-watch-last"), "app.last"),
            ("Space", words("terminal-watch-run"), "app.pace"),
        ]
        if self.count > 1:
            entries.append((up, "", "app.record(-1)"))
            entries.append((down, words("terminal-watch-round"), "app.record(1)"))
        entries.append(("q", words("terminal-quit"), "app.quit"))
        return menu_of(entries, self.size.width - PADDING)

    def _head(self, view: View) -> Text:
        words = self.words
        if self.problem:
            return Text(self.problem, ALARM, no_wrap=True, overflow="ellipsis")
        place = words("terminal-watch-step", step=self.place, steps=len(self.steps) - 1)
        record = words("terminal-watch-record", record=self.number + 1, records=self.count)
        parts = [
            *([record] if self.count > 1 else []),
            place,
            self.telling.sheet(view.sheet),
            words("boneyard-short", count=view.boneyard),
        ]
        return Text(" · ".join(parts), "bold")

    def _hands(self, view: View) -> Text:
        rows = []
        for seat, hand in enumerate(view.hands or ()):
            colour = PLAYERS[view.players[seat].colour]
            name = Text(f"{self.telling.name(view, seat)[: NAME - 1]:{NAME}}", f"bold {colour}")
            room = self.size.width - PADDING - NAME
            rows.append(Text.assemble(name, self.kit.row(hand, room)))
        return Text("\n", no_wrap=True).join(rows)

    # ------------------------------------------------------------------ what one does

    def action_step(self, by: int) -> None:
        """Goes forward or back."""
        self.problem = ""
        self.place = min(max(0, self.place + by), len(self.steps) - 1)
        self.draw()

    def action_first(self) -> None:
        """Goes to the deal."""
        self.action_step(-len(self.steps))

    def action_last(self) -> None:
        """Goes to the end of the round."""
        self.action_step(len(self.steps))

    def action_pace(self) -> None:
        """Lets the steps go by, or stops them."""
        self.running = not self.running

    def action_record(self, by: int) -> None:
        """Goes to another record of the file."""
        number = min(max(0, self.number + by), self.count - 1)
        if number == self.number:
            return
        try:
            self.steps = self._steps(number)
            self.number, self.place, self.problem = number, 0, ""
        except MexicanTrainError as problem:
            self.problem = str(problem)
        self.draw()
