"""The things of the game as characters: tiles drawn with half blocks, or in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

IVORY, DIM_IVORY, GOLD, EDGE = "#fffaf0", "#b3aa97", "#f2b52c", "#8d836d"
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
FOLD = 4
"""The columns that the number of folded wagons takes."""


@dataclass(frozen=True, slots=True)
class Kit:
    """How things are drawn: with half blocks and colours, or in plain text."""

    ascii: bool = False

    def pip(self, value: int, ground: str) -> Style:
        """A number in the colour of its pips."""
        colour = PIPS[value] if value < len(PIPS) else PIPS[11]
        return Style(color=colour, bgcolor=ground, bold=True)

    def wagon(self, tile: str, lit: bool = False) -> Text:
        """A tile in one row: doubles, which lie across the track, with a double stroke."""
        one, other = (int(pip) for pip in tile.split("-"))
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

    def tall_wagon(self, tile: str, lit: bool = False) -> list[Text]:
        """A tile in three rows: lying along the track, or across it when it is a double."""
        one, other = (int(pip) for pip in tile.split("-"))
        if one == other:
            return self.standing(tile, lit=True, edged=lit)
        row = self.wagon(tile, lit)
        if self.ascii:
            return [Text(" " * row.cell_len), row, Text(" " * row.cell_len)]
        inner = row.cell_len - 2
        edge = Style(color=GOLD if lit else IVORY)
        return [Text(f"▗{'▄' * inner}▖", edge), row, Text(f"▝{'▀' * inner}▘", edge)]

    def standing(self, tile: str, lit: bool, edged: bool = False) -> list[Text]:
        """A tile of the hand, standing, in three rows of four columns; dimmed unless lit."""
        one, other = (int(pip) for pip in tile.split("-"))
        if self.ascii:
            left, right = ("<", ">") if edged else ("|", "|")
            texts = (str(one), "--" if lit else "  ", str(other))
            return [Text(f"{left}{text:>2}{right}") for text in texts]
        ground = IVORY if lit else DIM_IVORY
        edge = Style(color=GOLD if edged else ground)
        bar = Style(color=EDGE, bgcolor=ground)
        rows = []
        for pip in (one, None, other):
            middle = ("──", bar) if pip is None else (f"{pip:>2}", self.pip(pip, ground))
            rows.append(Text.assemble(("▐", edge), middle, ("▌", edge)))
        return rows

    def marker(self, colour: str) -> Text:
        """The locomotive of an open train."""
        if self.ascii:
            return Text("<open>" if colour != "black" else "<M>")
        return Text("◢█▙", Style(color=PLAYERS[colour], bold=True))

    def train(self, wagons: Sequence[str], room: int, bound: str | None = None) -> Text:
        """A train's last wagons that fit into `room` columns; `+7` stands for those before."""
        drawn = [self.wagon(tile, lit=tile == bound) for tile in wagons]
        first = self.first_shown([each.cell_len for each in drawn], room)
        text = Text.assemble(*drawn[first:])
        return Text.assemble((f"+{first}".ljust(FOLD), "dim"), text) if first else text

    def first_shown(self, widths: Sequence[int], room: int) -> int:
        """The first of things of these widths that is shown, for the last ones to fit."""
        if sum(widths) <= room:
            return 0
        left, first = room - FOLD, len(widths)
        while first > 0 and left >= widths[first - 1]:
            first -= 1
            left -= widths[first]
        return min(first, len(widths) - 1)
