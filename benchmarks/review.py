"""Whether a review may be believed, and what it costs: bots of all strengths at one table.

Bots take the seats in turns. What a weaker bot gives away in a decision must be more than what a
stronger one does, and the luck of every seat must have mean zero.
"""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import count
from typing import Any

import mexican_train
from mexican_train.bots import BOTS, make_bot
from mexican_train.lab.bot_rounds import play_round
from mexican_train.reviews.budget import DEFAULT, Budget
from mexican_train.reviews.estimates import estimated
from mexican_train.reviews.review import Verdict
from mexican_train.reviews.reviewing import review
from mexican_train.rules.deal import deal_at_random, dealt_order
from mexican_train.rules.header import Header
from mexican_train.rules.match import Match
from mexican_train.rules.record import Record
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.sheets import header_of

SHEETS = ("nordic", "classic", "station", "gare")
DEALS = 200
LIGHT = Budget(deals=32, plays=64, walks=4, first_swaps=300)
LUCKY = ("place", "deal", "draws", "unknowable")
PLAYERS = len(BOTS)


def measure(seconds: float = 60.0) -> dict[str, Any]:
    """What bots give away, from about `seconds` of reviews for each sheet; luck over many deals."""
    return {
        "compiled": mexican_train.COMPILED,
        "sheets": {sheet: losses(header_of(sheet, PLAYERS), seconds) for sheet in SHEETS},
        "luck": luck(header_of(SHEETS[0], PLAYERS), DEALS),
    }


def losses(header: Header, seconds: float) -> dict[str, Any]:
    """What each bot gives away in a decision, and how often it is told so."""
    names = list(BOTS)
    found: defaultdict[str, list[float]] = defaultdict(list)
    called: defaultdict[str, int] = defaultdict(int)
    spent = 0.0
    rounds = 0
    for number in count():
        if spent >= seconds and rounds:
            break
        bots = names[number % PLAYERS :] + names[: number % PLAYERS]
        record = played(header, bots, number)
        began = time.process_time()
        reviewed = review(record, DEFAULT)
        spent += time.process_time() - began
        rounds += 1
        for seat, bot in zip(reviewed.seats, bots, strict=True):
            found[bot] += [decision.loss.value for decision in seat.decisions]
            called[bot] += len(seat.decisions) - seat.count(Verdict.FINE)
    return {
        "rounds": rounds,
        "seconds_a_round": spent / rounds,
        "bots": {
            bot: {"loss": list(estimated(found[bot])), "called": called[bot] / len(found[bot])}
            for bot in names
        },
    }


def luck(header: Header, deals: int) -> dict[str, list[list[float]]]:
    """The mean luck of each seat between planners, part by part."""
    found: dict[str, list[list[float]]] = {part: [[] for _ in range(PLAYERS)] for part in LUCKY}
    for number in range(deals):
        reviewed = review(played(header, ["planner"] * PLAYERS, number), LIGHT)
        for seat in reviewed.seats:
            for part in LUCKY:
                found[part][seat.seat].append(getattr(seat.parts, part).value)
    return {part: [list(estimated(each)) for each in seats] for part, seats in found.items()}


def played(header: Header, bots: list[str], number: int) -> Record:
    """Round `number` of a simulation, as one round of a match."""
    match = Match(header)
    match.number = number % header.rules.match_rounds
    rng = Rng(17, number)
    table = Round(header.rules, header.players)
    size = header.rules.hand_size(header.players)
    deal_at_random(table, size, match.number + 1, 0, rng)
    match.deal_order(dealt_order(table))
    play_round(match, [make_bot(name) for name in bots], rng)
    return match.records[-1]


def described(figures: dict[str, Any]) -> str:
    """The figures for people."""
    built = "compiled" if figures["compiled"] else "interpreted"
    lines = [f"reviews, {built}, one core: points given away in a decision; called slip or mistake"]
    for sheet, found in figures["sheets"].items():
        each = ", ".join(
            f"{bot} {row['loss'][0]:.2f} ± {row['loss'][1]:.2f} ({row['called']:.1%})"
            for bot, row in found["bots"].items()
        )
        lines.append(f"  {sheet}: {each}")
        lines.append(f"    {found['rounds']} rounds, {found['seconds_a_round']:.1f} s each")
    lines.append(f"mean luck of each seat over {DEALS} deals")
    for part, seats in figures["luck"].items():
        each = ", ".join(f"{value:+.2f} ± {error:.2f}" for value, error in seats)
        lines.append(f"  {part:10} {each}")
    return "\n".join(lines)
