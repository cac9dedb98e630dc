"""The things of the game as characters: tiles drawn with half blocks, or in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

IVORY, DIM_IVORY, GOLD, EDGE = "#fffaf0", "#a79f8d", "#f2b52c", "#8d836d"
# The usual pip colours of double-12 sets, dark enough to be read on ivory; from 13 on black.
PIPS = (
    *("#5f5748", "#1f6f9f", "#1f6f40", "#b3261e", "#6b4423", "#153e7a", "#8a6500"),
    *("#b03a72", "#0a6b6b", "#612d88", "#b25000", "#1d1b18", "#55555a"),
)
PLAYERS = {
    "red": "#e0564c",
    "blue": "#4f9be0",
    "green": "#4fae82",
    "orange": "#e8893a",
    "purple": "#a877d0",
    "teal": "#3fb3b3",
    "pink": "#e07ab0",
    "brown": "#b98a6a",
    "black": "#9aa3ab",
}
"""Players' colours as they are read on a dark ground."""
FRAMED, STANDING = 5, 3
"""The rows of a tile in the hand, with its rounded ends and without."""


@dataclass(frozen=True, slots=True)
class Kit:
    """How things are drawn: with half blocks and colours, or in plain text."""

    ascii: bool = False

    @property
    def arrows(self) -> tuple[str, str]:
        """The keys that lead to the sides, and up and down."""
        return ("<- ->", "^ v") if self.ascii else ("← →", "↑ ↓")

    @property
    def dot(self) -> str:
        """What stands before a line of the log."""
        return "*" if self.ascii else "●"

    def pip(self, value: int, ground: str) -> Style:
        """A number in the colour of its pips."""
        colour = PIPS[value] if value < len(PIPS) else PIPS[11]
        return Style(color=colour, bgcolor=ground, bold=True)

    def wagon(self, tile: str, lit: bool = False) -> Text:
        """A tile in one row: doubles, which lie across the track, with a double stroke."""
        one, other = _pips(tile)
        if self.ascii:
            return Text(f"[{one}:{other}]" if one == other else f"[{one}|{other}]")
        edge = Style(color=GOLD if lit else IVORY)
        bar = Style(color=EDGE, bgcolor=IVORY)
        stroke = "║" if one == other else "│"
        return Text.assemble(
            ("▐", edge),
            (str(one), self.pip(one, IVORY)),
            (stroke, bar),
            (str(other), self.pip(other, IVORY)),
            ("▌", edge),
        )

    def car(self, tile: str, rows: int, lit: bool = False) -> list[Text]:
        """A tile of a train in so many rows, 1 to 3; three show that a double lies across."""
        one, other = _pips(tile)
        if rows == 3 and one == other:
            return self.standing(tile, lit=True, edged=lit)
        row = self.wagon(tile, lit)
        edge = Style(color=GOLD if lit else IVORY)
        blank = Text(" " * row.cell_len)
        above, below = (blank, blank) if self.ascii else self._lids(row.cell_len, edge)
        return [[row], [row, below], [above, row, below]][rows - 1]

    def standing(
        self, tile: str, lit: bool, edged: bool = False, rows: int = STANDING
    ) -> list[Text]:
        """A tile that stands, four columns wide, in three rows or five; dimmed unless lit."""
        one, other = _pips(tile)
        if self.ascii:
            left, right = ("<", ">") if edged else ("|", "|")
            drawn = [Text(f"{left}{text:>2}{right}") for text in (str(one), "--", str(other))]
            lids = Text(".--."), Text("'--'")
        else:
            ground = IVORY if lit else DIM_IVORY
            edge = Style(color=GOLD if edged else ground)
            bar = Style(color=EDGE, bgcolor=ground)
            drawn = []
            for pip in (one, None, other):
                middle = ("──", bar) if pip is None else (f"{pip:>2}", self.pip(pip, ground))
                drawn.append(Text.assemble(("▐", edge), middle, ("▌", edge)))
            lids = self._lids(4, edge)
        return drawn if rows == STANDING else [lids[0], *drawn, lids[1]]

    def _lids(self, width: int, edge: Style) -> tuple[Text, Text]:
        """The upper and the lower edge of a tile."""
        inner = width - 2
        return Text(f"▗{'▄' * inner}▖", edge), Text(f"▝{'▀' * inner}▘", edge)

    def sign(self, chosen: bool, here: bool, lit: bool) -> str:
        """What stands under a tile of the hand: colour alone must not say that it can be laid."""
        if chosen:
            return "==" if self.ascii else "◆◆"
        if here:
            return ("^^" if lit else "__") if self.ascii else ("▲▲" if lit else "△△")
        return "**" if self.ascii else "••"

    def marker(self, colour: str, word: str) -> Text:
        """The locomotive of an open train."""
        if self.ascii:
            return Text(f"<{word}>")
        return Text("◢█▙", Style(color=PLAYERS[colour], bold=True))

    def bar(self, length: int, colour: str) -> Text:
        """A bar of a chart."""
        return Text(("#" if self.ascii else "█") * length, PLAYERS[colour])

    def row(self, tiles: Sequence[str], room: int) -> Text:
        """Tiles side by side in one row; those that do not fit are counted at its end."""
        text = Text()
        for place, tile in enumerate(tiles):
            drawn = self.wagon(tile)
            rest = f" +{len(tiles) - place}"
            last = place == len(tiles) - 1
            if text.cell_len + drawn.cell_len + (0 if last else len(rest)) > room:
                return Text.assemble(text, (rest, "dim"))
            text.append_text(drawn)
        return text


def _pips(tile: str) -> tuple[int, int]:
    one, other = tile.split("-")
    return int(one), int(other)
