"""How large things are drawn: as large as the terminal allows with everything in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .pieces import FRAMED, STANDING

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
BESIDE = 130
"""From this width of a terminal on, the log stands beside the yard."""
LOG_BELOW = 4
PADDING = 2
SIGN = 1
"""The row under the hand's tiles, where the cursor is."""
SLOT = 5
"""The columns of a tile in the hand, with the gap to the next."""
HUB = 6
"""The columns of the hub: the engine, and the rails that leave it."""
TAIL = 13
"""The columns behind a train's last wagon: the place for the next one, the marker."""
SIZES = ((FRAMED, 3), (STANDING, 3), (STANDING, 2), (STANDING, 1))
"""The rows of tiles in the hand and on trains, the best first."""
WIDEST_GAP = 2
"""The empty rows between lanes on a large screen."""
OTHER_ROWS = 4
"""The rows of what always stands above and below: the head, the duty (up to two), the menu."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How large everything is drawn."""

    wide: bool
    plate: int
    track: int
    hand: int
    tile: int
    lines: int
    gap: int

    @property
    def middle(self) -> int:
        """The row of a wagon that has its numbers."""
        return (self.tile - 1) // 2


def log_width(width: int) -> int:
    """The columns of the log when it stands beside the yard."""
    return min(64, max(38, width * 3 // 10))


def plate_width(wide: bool) -> int:
    """The columns that tell whose lane it is."""
    return 28 if wide else 20


def measure(width: int, height: int, trains: Sequence[Sequence[int]], held: int) -> Measure:
    """Sizes for trains of wagons of these widths and a hand of so many tiles."""
    wide = width >= BESIDE
    plate = plate_width(wide)
    track = width - PADDING - (log_width(width) if wide else 0) - plate - HUB
    rows_of_hand = -(-held // max(1, (width - PADDING) // SLOT))
    for hand, tile in SIZES:
        left = height - OTHER_ROWS - rows_of_hand * (hand + SIGN) - len(trains) * tile
        if left >= (0 if wide else LOG_BELOW):
            break
    spare = left - (0 if wide else LOG_BELOW)
    needed = [len(stand(widths, track - TAIL, len(widths), 0)) for widths in trains]
    lines = 1
    while lines < max(needed) and sum(min(n, lines + 1) - 1 for n in needed) * tile <= spare:
        lines += 1
    spare -= sum(min(n, lines) - 1 for n in needed) * tile
    gap = min(WIDEST_GAP, spare // (len(trains) - 1)) if tile == SIZES[0][1] else 0
    return Measure(wide, plate, track, hand, tile, lines, gap)


def stand(widths: Sequence[int], room: int, lines: int, lead: int) -> list[range]:
    """Which wagons stand in which line: all, or the last ones after a word of `lead` columns."""
    for first in range(len(widths)):
        found = _filled(widths, first, room, lead if first else 0)
        if len(found) <= lines or first == len(widths) - 1:
            return found
    return [range(0)]


def _filled(widths: Sequence[int], first: int, room: int, lead: int) -> list[range]:
    """Lines filled one after the other, from this wagon on."""
    found, begin, used = [], first, lead
    for place in range(first, len(widths)):
        if used + widths[place] > room and place > begin:
            found.append(range(begin, place))
            begin, used = place, 0
        used += widths[place]
    return [*found, range(begin, len(widths))]
