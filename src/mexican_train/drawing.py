"""A table, a hand or a tile as a picture (SVG) or as text, for notebooks and `print`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .rules.header import Header
from .rules.round import Round
from .rules.tiles import MEXICAN, Tile, Wagon
from .rules.view import View, view_of
from .terminal.draw import draw_table

Hands = Sequence[Sequence[Tile] | None]
"""By seat the tiles of a hand, None where it is not shown."""

FELT, LINE, IVORY, EDGE, GOLD, DIM = (
    *("#1e4b3f", "#2c6152", "#fffaf0", "#8d836d", "#f2b52c", "#b9cec4"),
)
PIPS = (
    *("#5f5748", "#1f6f9f", "#1f6f40", "#b3261e", "#6b4423", "#153e7a", "#8a6500"),
    *("#b03a72", "#0a6b6b", "#612d88", "#b25000", "#1d1b18", "#55555a"),
)
"""The usual colours of the pips, dark enough to be read on ivory; from 13 on black."""
FONT = "system-ui, 'DejaVu Sans', sans-serif"
WIDTH, MARGIN, HEAD = 960, 16, 146
LONG, SHORT, GAP = 54, 28, 3
LANE, HAND_LINE = 62, 34
TITLE_ROOM = 58
"""The number of letters of a usual width that have room left of the boneyard."""


def table_text(view: View, hands: Hands) -> str:
    """Return the table as text, and below it a line for each hand that is shown."""
    names = seat_names(view.header.players)
    lines = [line.rstrip() for line in draw_table(view, names).splitlines()]
    for name, hand in zip(names, hands, strict=True):
        if hand:
            lines.append(f"{name} holds {' '.join(map(str, hand))}")
    return "\n".join(lines)


def round_text(round: Round) -> str:
    """Return the table and all hands of a round as text."""
    head, table = table_text(round_view(round), all_hands(round)).split("\n", 1)
    return f"{head[head.index('engine ') :]}\n{table}"


def round_svg(round: Round) -> str:
    """Return the table and all hands of a round as a picture."""
    return table_svg(round_view(round), all_hands(round), "Round")


def round_view(round: Round) -> View:
    """Return what everybody sees of a round."""
    return view_of(round, None, Header("round", round.rules, round.players))


def all_hands(round: Round) -> list[list[Tile]]:
    """Return the hands of all seats."""
    return [round.hand_of(seat) for seat in range(round.players)]


def seat_names(players: int) -> list[str]:
    """Return what seats are called where nobody has a name."""
    return [f"seat {seat}" for seat in range(players)]


# ---------------------------------------------------------------------- pictures


def table_svg(view: View, hands: Hands, title: str = "") -> str:
    """Return a table as a picture, with the hands that are shown."""
    header = view.header
    if not title:
        place = f", round {view.number} of {header.rules.match_rounds}"
        title = cut(header.title, TITLE_ROOM - len(place)) + place
    parts = [
        text(MARGIN, 33, title, 17, bold=True),
        text(WIDTH - 240, 33, f"boneyard {view.boneyard}", 14, DIM),
        text(WIDTH - 125, 33, "engine", 14, DIM),
        domino(WIDTH - MARGIN - LONG // 2, 28, view.engine, view.engine),
    ]
    y = 60
    for seat, name in enumerate(seat_names(header.players)):
        y = lane(parts, y, name, view, seat, view.trains[seat])
    y = lane(parts, y, "Mexican train", view, MEXICAN, view.mexican)
    shown = [(seat, hand) for seat, hand in enumerate(hands) if hand]
    for seat, hand in shown:
        y = hand_line(parts, y, f"seat {seat} holds", hand)
    return picture(parts, WIDTH, y + MARGIN // 2)


def tile_svg(tile: Tile | Wagon) -> str:
    """Return a tile as a picture."""
    one, other = tile
    return picture([domino(LONG // 2 + 4, SHORT // 2 + 4, one, other)], LONG + 8, SHORT + 8, 0)


def lane(
    parts: list[str], y: int, name: str, view: View, train: int, wagons: Sequence[Wagon]
) -> int:
    """Draw a train beside its name, in as many lines as it takes; return where the next begins."""
    parts.append(f'<path d="M{MARGIN} {y}H{WIDTH - MARGIN}" stroke="{LINE}"/>')
    middle = y + LANE // 2
    personal = train != MEXICAN
    if personal and view.turn == train:
        parts.append(f'<path d="M{MARGIN - 9} {middle - 15}l9 5l-9 5z" fill="{GOLD}"/>')
    parts.append(text(MARGIN + 4, middle - 5, name, 14, bold=personal and view.turn == train))
    if personal:
        count = view.counts[train]
        parts.append(text(MARGIN + 4, middle + 13, tiles_of(count), 12, DIM))
    if train in view.markers:
        parts.append(badge(HEAD - 50, middle - 18, "open"))
    x = HEAD
    for place, wagon in enumerate(wagons):
        across = wagon.is_double
        width = SHORT if across else LONG
        if x + width > WIDTH - MARGIN:
            x, y = HEAD, y + LANE
        last = place == len(wagons) - 1
        alarm = last and train in view.open_doubles
        colour = GOLD if alarm else EDGE
        parts.append(
            domino(x + width // 2, y + LANE // 2, wagon.inner, wagon.outer, across, colour)
        )
        x += width + GAP
        if alarm:
            if x + 70 > WIDTH - MARGIN:
                x, y = HEAD, y + LANE
            parts.append(text(x + 4, y + LANE // 2 + 5, "close it!", 13, GOLD, bold=True))
    return y + LANE


def hand_line(parts: list[str], y: int, name: str, hand: Iterable[Tile]) -> int:
    """Draw the tiles of a hand beside a name; return where the next begins."""
    parts.append(f'<path d="M{MARGIN} {y}H{WIDTH - MARGIN}" stroke="{LINE}"/>')
    y += 4
    parts.append(text(MARGIN + 4, y + HAND_LINE // 2 + 5, name, 13, DIM))
    x = HEAD
    for tile in hand:
        if x + LONG > WIDTH - MARGIN:
            x, y = HEAD, y + HAND_LINE
        parts.append(domino(x + LONG // 2, y + HAND_LINE // 2, tile.low, tile.high))
        x += LONG + GAP
    return y + HAND_LINE + 4


def domino(x: int, y: int, one: int, other: int, across: bool = False, edge: str = EDGE) -> str:
    """Return a tile around a point; one that lies across has its first end above."""
    wide, high = (SHORT, LONG) if across else (LONG, SHORT)
    stroke = 3 if edge == GOLD else 1
    bar = f"M{x - 8} {y}h16" if across else f"M{x} {y - 8}v16"
    dx, dy = (0, LONG // 4) if across else (LONG // 4, 0)
    return (
        f'<rect x="{x - wide // 2}" y="{y - high // 2}" width="{wide}" height="{high}" rx="5" '
        f'fill="{IVORY}" stroke="{edge}" stroke-width="{stroke}"/>'
        f'<path d="{bar}" stroke="{EDGE}"/>{pip(x - dx, y - dy, one)}{pip(x + dx, y + dy, other)}'
    )


def pip(x: int, y: int, value: int) -> str:
    """Return the number of an end in the colour of its pips."""
    colour = PIPS[value] if value < len(PIPS) else PIPS[11]
    return (
        f'<text x="{x}" y="{y + 5}" font-size="15" font-weight="700" text-anchor="middle" '
        f'fill="{colour}">{value}</text>'
    )


def text(x: int, y: int, words: str, size: int, colour: str = IVORY, bold: bool = False) -> str:
    """Return words that begin at a point."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{weight}>{escape(words)}</text>'
    )


def cut(words: str, room: int) -> str:
    """Return words, or as many of their letters as there is room for and an ellipsis."""
    return words if len(words) <= room else f"{words[: room - 1].rstrip()}…"


def badge(x: int, y: int, words: str) -> str:
    """Return a word on gold: the marker of a train that is open to everyone."""
    return (
        f'<rect x="{x}" y="{y}" width="40" height="17" rx="8.5" fill="{GOLD}"/>'
        f'<text x="{x + 20}" y="{y + 13}" font-size="12" font-weight="700" text-anchor="middle" '
        f'fill="#3a2a00">{words}</text>'
    )


def tiles_of(count: int) -> str:
    """Return a number of tiles in words."""
    return "1 tile" if count == 1 else f"{count} tiles"


def picture(parts: Iterable[str], width: int, height: int, corner: int = 10) -> str:
    """Return a whole picture on its ground."""
    ground = f'<rect width="{width}" height="{height}" rx="{corner}" fill="{FELT}"/>' * bool(corner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONT}">{ground}{"".join(parts)}</svg>'
    )
