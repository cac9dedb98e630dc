"""Actions and tiles as the numbers that environments speak in.

The same number means the same with every sheet, set and number of players; a smaller set has
fewer of them, and leaves out those at the end. Seats and trains are counted from whoever looks:
0 is one's own, 1 that of the next seat, and so on round the table. The Mexican train is 8.
"""

from __future__ import annotations

from ..rules.tiles import MAX_PLAYERS, TRAINS

DRAW = 0
PASS = 1
STOP = 2
SILENT = 3
"""Neither knocks nor catches, when asked."""
KNOCK = 4
CATCH = 5  # + who is caught; nobody can catch themselves, but one's history has who caught one
PLAYS = CATCH + MAX_PLAYERS  # + TRAINS * the pip that points outwards + train

NOTHING = -1
TURN = 0
KNOCKING = 1
CATCHING = 2
"""What is to be decided: nothing, a turn, whether to knock, whether to catch."""

RUNNING = 0
ROUND_ENDED = 1
MATCH_ENDED = 2
"""What the last step has brought to its end."""

TRAIN_FACTS = 3  # marker, open double, tiles
SEAT_FACTS = 8  # there, tiles, had a turn, can be caught, to act, first, laid the engine, points
STATE_FACTS = 8  # turn, knock, catch, drawn, fast turn, boneyard, number, rounds to come
PAST_FACTS = 5  # seat, action, tile, marked, drawn
MOST_PAST = 10_000
TILES_UNIT = 10.0
POINTS_UNIT = 100.0
ROUNDS_UNIT = 10.0
"""Tiles and rounds are counted in tens, points in hundreds: numbers that networks like."""


def actions_with(max_pip: int) -> int:
    """How many numbers of actions there are with a set."""
    return PLAYS + TRAINS * (max_pip + 1)
