"""Records of rounds to watch: step by step on the screen, or told line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import RichLog, Static

from ..rules.errors import MexicanTrainError
from ..server.table.refused import Refused
from ..server.table.replaying import replay_of
from ..server.table.table import COLOURS
from ..words import Words
from .pieces import PLAYERS, Kit
from .telling import LogLine, Telling, View
from .yard import BESIDE, TALL, Yard

NAMES = ("Ada", "Bruno", "Cleo", "Dag", "Eva", "Finn", "Grete", "Hugo")
PACE = 0.8


@dataclass(frozen=True, slots=True)
class Step:
    """How the table looked, and what had just happened."""

    view: View
    lines: Sequence[LogLine]


def steps_of(record: bytes, telling: Telling) -> list[Step]:
    """The steps of a record, with names for its seats."""
    try:
        replay: dict[str, Any] = replay_of(record)
    except Refused as refused:
        raise MexicanTrainError(refused.sentence) from None
    about = replay["record"]
    players = [
        {"name": NAMES[seat], "colour": COLOURS[seat], "connected": True, "stand_in": None}
        for seat in range(about["players"])
    ]
    found = []
    for step in replay["steps"]:
        view = {
            **{"seat": None, "players": players, "sheet": about["sheet"], "hand": []},
            **{"rounds": about["round"], "paused": False, "host": None},
            **step["view"],
        }
        found.append(Step(view, telling.lines(step["events"], view)))
    return found


def told(steps: Sequence[Step], telling: Telling) -> list[str]:
    """A round line by line, with the points at its end."""
    lines = [line.text for step in steps for line in step.lines]
    view = steps[-1].view
    points = view["scores"][-1] if view["scores"] else []
    for seat, each in enumerate(points):
        name = telling.name(view, seat)
        lines.append(telling.words("plain-points", name=name, points=each, total=each))
    return lines


class WatchApp(App[int]):
    """A record, step by step."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("home", "first"),
        ("end", "last"),
        ("space", "pace"),
        ("up", "record(-1)"),
        ("down", "record(1)"),
        ("q", "quit"),
        ("escape", "quit"),
    ]

    def __init__(
        self,
        count: int,
        record: Callable[[int], bytes],
        words: Words,
        ascii: bool = False,
    ) -> None:
        super().__init__()
        self.words = words
        self.telling = Telling(words)
        self.kit = Kit(ascii)
        self.count = count
        self.number = 0
        self.place = 0
        self.running = False
        self._record = record
        self.steps = steps_of(record(0), self.telling)

    def compose(self) -> ComposeResult:
        """The parts of the screen."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="ground"):
                yield Yard(self.telling, self.kit)
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="tray"):
            yield Static(id="hands")
            yield Static(id="deeds")

    def on_mount(self) -> None:
        """Shows the deal, and lets the steps go by when asked to."""
        self.query_one("#log").can_focus = False
        self.set_interval(PACE, self._beat)
        self.draw()

    def on_resize(self) -> None:
        """The terminal has another size."""
        self.draw()

    def _beat(self) -> None:
        if self.running:
            self.action_step(1)
            self.running = self.running and self.place < len(self.steps) - 1

    # ------------------------------------------------------------------ drawing

    def draw(self) -> None:
        """Draws the present step."""
        view = self.steps[self.place].view
        self.set_class(self.size.width >= BESIDE, "wide")
        lanes = len(view["players"]) + 1
        left = self.size.height - 4 - lanes - 3
        self.query_one(Yard).show(view, (), None, TALL if left >= lanes * TALL else 1)
        self.query_one("#head", Static).update(self._head(view))
        self.query_one("#hands", Static).update(self._hands(view))
        keys = self.words("terminal-watch-keys")
        self.query_one("#deeds", Static).update(Text(keys, "dim"))
        log = self.query_one("#log", RichLog)
        log.clear()
        for step in self.steps[: self.place + 1]:
            for line in step.lines:
                colour = "dim" if line.seat is None else self._colour(view, line.seat)
                log.write(Text.assemble(("● ", colour), line.text))

    def _head(self, view: View) -> Text:
        words = self.words
        place = words("terminal-watch-step", step=self.place, steps=len(self.steps) - 1)
        record = words("terminal-watch-record", record=self.number + 1, records=self.count)
        parts = [
            *([record] if self.count > 1 else []),
            place,
            self.telling.sheet(view["sheet"]),
            words("engine", pip=view["engine"]),
            words("boneyard-short", count=view["boneyard"]),
        ]
        return Text(" · ".join(parts), "bold")

    def _hands(self, view: View) -> Text:
        rows = []
        for seat, hand in enumerate(view["hands"]):
            name = Text(f"{self.telling.name(view, seat)[:10]:10} ", self._colour(view, seat))
            rows.append(Text.assemble(name, self.kit.train(hand, self.size.width - 14)))
        return Text("\n").join(rows)

    def _colour(self, view: View, seat: int) -> str:
        return f"bold {PLAYERS[view['players'][seat]['colour']]}"

    # ------------------------------------------------------------------ what one does

    def action_step(self, by: int) -> None:
        """Goes forward or back."""
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
        if number != self.number:
            self.number, self.place = number, 0
            self.steps = steps_of(self._record(number), self.telling)
            self.draw()
