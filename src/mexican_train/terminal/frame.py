"""What a table and a record have in common on a whole terminal screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.app import App
from textual.widgets import RichLog, Static

from ..protocol.view import View
from .measure import LEAST_HEIGHT, LEAST_WIDTH, Measure, log_width
from .pieces import Kit
from .screens import log_text
from .telling import LogLine, Telling
from .yard import Yard


class Frame(App[int]):
    """A screen with a yard and a log, in whatever room there is."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None

    def __init__(self, telling: Telling, ascii: bool) -> None:
        super().__init__()
        self.telling = telling
        self.words = telling.words
        self.kit = Kit(ascii)
        self.left = False

    @property
    def status(self) -> int:
        """How the program ended; one that has failed says so, whatever it was to say."""
        return self.return_code or self.return_value or 0

    def exit(self, *how: Any, **also: Any) -> None:
        """Ends; keys that were typed after that do nothing more."""
        self.left = True
        super().exit(*how, **also)

    async def run_action(self, action: Any, *where: Any, **also: Any) -> bool:
        """Does what a key or a click stands for."""
        return not self.left and await super().run_action(action, *where, **also)

    def on_resize(self) -> None:
        """The terminal has another size; what depends on it knows it after a refresh."""
        self.call_after_refresh(self._draw_anew)

    def _draw_anew(self) -> None:
        self.draw()
        self.call_after_refresh(self.rewrite)

    def rewrite(self) -> None:
        """Writes the log anew, in lines as long as it is wide now."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draws all parts, or says that there is too little room for them."""
        width, height = self.size
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        self.set_class(small, "small")
        if small:
            told = self.words("terminal-small", width=width, height=height)
            self.query_one("#small", Static).update(told)

    def fit(self, view: View, held: int, rows: int = 0) -> Measure:
        """Arranges yard and log for a hand of so many tiles, with other rows left free below."""
        width, height = self.size
        size = self.query_one(Yard).fit(view, width, height - rows, held)
        self.set_class(size.wide, "wide")
        self.query_one("#log").styles.width = log_width(width) if size.wide else "1fr"
        return size

    def write(self, lines: Iterable[LogLine], view: View) -> None:
        """Adds lines to the log."""
        log = self.query_one("#log", RichLog)
        for line in lines:
            log.write(log_text(view, line, self.kit))
