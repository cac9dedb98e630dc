"""One's hand in a terminal: tiles side by side, a cursor on one of them, playable ones lit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ..bots.solver import longest_train
from ..rules.notation import read_tile
from .pieces import GOLD, Kit
from .telling import View, end_of

WIDTH = 5
ROWS = 4


class Hand(Widget):
    """The tiles one holds, in the order one likes; a new tile goes to the end."""

    DEFAULT_CSS = "Hand { height: auto; }"

    class Picked(Message):
        """A tile was clicked."""

        def __init__(self, tile: str) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self, kit: Kit) -> None:
        super().__init__(id="hand")
        self.kit = kit
        self.tiles: list[str] = []
        self.lit: frozenset[str] = frozenset()
        self.chosen: str | None = None
        self.train = 0
        self.cursor = 0

    @property
    def under_cursor(self) -> str | None:
        """The tile the cursor is on."""
        return self.tiles[self.cursor] if self.tiles else None

    def show(self, held: Sequence[str], lit: frozenset[str], chosen: str | None) -> None:
        """Shows a hand; what was arranged stays as it was."""
        kept = [tile for tile in self.tiles if tile in held]
        if len(kept) == 0:
            kept = sorted(held, key=lambda tile: read_tile(tile), reverse=True)
        self.train = sum(tile in held for tile in self.tiles[: self.train])
        self.tiles = kept + [tile for tile in held if tile not in kept]
        self.lit, self.chosen = lit, chosen
        self.cursor = min(self.cursor, max(0, len(self.tiles) - 1))
        self.refresh(layout=True)

    def move(self, step: int) -> None:
        """Moves the cursor."""
        if self.tiles:
            self.cursor = (self.cursor + step) % len(self.tiles)
            self.refresh()

    def carry(self, step: int) -> None:
        """Moves the tile under the cursor."""
        place = self.cursor + step
        if 0 <= place < len(self.tiles):
            tiles = self.tiles
            tiles[self.cursor], tiles[place] = tiles[place], tiles[self.cursor]
            self.cursor = place
            self.refresh()

    def plan(self, view: View) -> int:
        """Sorts the hand into the longest train and the extras; how long the train is."""
        held = [read_tile(tile) for tile in self.tiles]
        plan = longest_train(held, end_of(view, view["seat"]))
        laid = [f"{min(wagon)}-{max(wagon)}" for wagon in plan.train]
        extras = sorted((tile for tile in self.tiles if tile not in laid), reverse=True)
        self.tiles, self.train, self.cursor = [*laid, *extras], len(laid), 0
        self.refresh(layout=True)
        return len(laid)

    def on_click(self, event: events.Click) -> None:
        """Tells which tile was clicked."""
        place = event.y // ROWS * self._each + event.x // WIDTH
        if event.x // WIDTH < self._each and place < len(self.tiles):
            self.cursor = place
            self.post_message(self.Picked(self.tiles[place]))

    @property
    def _each(self) -> int:
        """How many tiles stand in a row."""
        return max(1, (self.size.width or 80) // WIDTH)

    def render(self) -> Text:
        """The tiles in rows, with a sign under the one that the cursor is on."""
        lines: list[Text] = []
        for first in range(0, len(self.tiles), self._each):
            places = range(first, min(first + self._each, len(self.tiles)))
            drawn = [
                self.kit.standing(
                    self.tiles[place],
                    self.tiles[place] in self.lit,
                    edged=self.tiles[place] in self.lit,
                )
                for place in places
            ]
            lines += [Text(" ").join(tile[row] for tile in drawn) for row in range(3)]
            lines.append(Text.assemble(*(self._sign(place) for place in places)))
        return Text("\n").join(lines)

    def _sign(self, place: int) -> Text:
        tile = self.tiles[place]
        here, chosen = place == self.cursor, tile == self.chosen
        sign = ("==" if chosen else "^^") if self.kit.ascii else ("◆◆" if chosen else "▲▲")
        line = "-" if self.kit.ascii else "─"
        train = line if place < self.train else " "
        style = f"bold {GOLD}" if here and tile in self.lit else "bold"
        if here or chosen:
            return Text.assemble((train, "dim"), (sign, style), (train * 2, "dim"))
        return Text(train * WIDTH, "dim")
