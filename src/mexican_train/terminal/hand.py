"""One's hand in a terminal: tiles side by side, a cursor on one of them, playable ones lit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ..bots.solver import longest_train
from ..protocol.view import View
from ..rules.notation import read_tile
from .measure import SIGN, SLOT
from .pieces import GOLD, STANDING, Kit
from .telling import end_of


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
        self.rows = STANDING
        self._deal: tuple[int, int] | None = None
        self._lies: dict[str, str] = {}

    @property
    def under_cursor(self) -> str | None:
        """The tile the cursor is on."""
        return self.tiles[self.cursor] if self.tiles else None

    def show(
        self, view: View, lit: frozenset[str], chosen: str | None, rows: int = STANDING
    ) -> None:
        """Shows the hand in tiles of so many rows; what was arranged stays as it was."""
        held: Sequence[str] = view.hand
        deal = (view.match, view.round)
        if deal != self._deal:
            self._deal = deal
            self.tiles, self.train, self.cursor, self._lies = [], 0, 0, {}
        kept = [tile for tile in self.tiles if tile in held]
        self.train = sum(tile in held for tile in self.tiles[: self.train])
        new = [tile for tile in held if tile not in kept]
        self.tiles = kept + (new if kept else sorted(new, key=read_tile, reverse=True))
        self.cursor = min(self.cursor, max(0, len(self.tiles) - 1))
        if lit and lit != self.lit and self.under_cursor not in lit:
            self.cursor = next(place for place, tile in enumerate(self.tiles) if tile in lit)
        self.lit, self.chosen, self.rows = lit, chosen, rows
        self.refresh(layout=True)

    def move(self, step: int) -> None:
        """Moves the cursor."""
        if self.tiles:
            self.cursor = (self.cursor + step) % len(self.tiles)
            self.refresh()

    def seek(self, tile: str) -> None:
        """Moves the cursor to a tile."""
        if tile in self.tiles:
            self.cursor = self.tiles.index(tile)
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
        assert view.seat is not None
        plan = longest_train([read_tile(tile) for tile in self.tiles], end_of(view, view.seat))
        self._lies = {f"{min(w)}-{max(w)}": f"{w[0]}-{w[1]}" for w in plan.train}
        extras = [tile for tile in self.tiles if tile not in self._lies]
        self.tiles = [*self._lies, *sorted(extras, key=read_tile, reverse=True)]
        self.train, self.cursor = len(self._lies), 0
        self.refresh(layout=True)
        return self.train

    def on_click(self, event: events.Click) -> None:
        """Tells which tile was clicked."""
        column = event.x // SLOT
        place = event.y // (self.rows + SIGN) * self._each + column
        if column < self._each and place < len(self.tiles):
            self.cursor = place
            self.post_message(self.Picked(self.tiles[place]))

    @property
    def _each(self) -> int:
        """How many tiles stand side by side."""
        return max(1, (self.size.width or 80) // SLOT)

    def render(self) -> Text:
        """The tiles in rows, with signs under those that can be laid and under the cursor."""
        lines: list[Text] = []
        for first in range(0, len(self.tiles), self._each):
            places = range(first, min(first + self._each, len(self.tiles)))
            drawn = [self._drawn(self.tiles[place]) for place in places]
            lines += [Text(" ").join(tile[row] for tile in drawn) for row in range(self.rows)]
            lines.append(Text.assemble(*(self._sign(place) for place in places)))
        return Text("\n", no_wrap=True).join(lines)

    def _drawn(self, tile: str) -> list[Text]:
        lit = tile in self.lit
        lies = self._lies.get(tile, tile)
        return self.kit.standing(lies, lit, edged=lit, rows=self.rows)

    def _sign(self, place: int) -> Text:
        tile = self.tiles[place]
        here, chosen, lit = place == self.cursor, tile == self.chosen, tile in self.lit
        line = "-" if self.kit.ascii else "─"
        train = line if place < self.train else " "
        style = f"bold {GOLD}" if lit else "bold"
        if here or chosen or lit:
            sign = self.kit.sign(chosen, here, lit)
            return Text.assemble((train, "dim"), (sign, style), (train * 2, "dim"))
        return Text(train * SLOT, "dim")
