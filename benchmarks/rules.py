"""How fast the rules are: random rounds, the whole public path, copies of a round."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import count

import mexican_train
from mexican_train.bots.bot import AlwaysCalls
from mexican_train.lab.bot_rounds import play_round
from mexican_train.lab.ray_cluster import RayCluster
from mexican_train.rules.actions import Action
from mexican_train.rules.deal import deal_at_random, dealt_order
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.rules.view import View, events_for
from mexican_train.sheets import header_of, load_sheet, sheet_names

SHARE = 20_000 if mexican_train.COMPILED else 300
"""Rounds that a worker of a cluster plays at a time: some tenths of a second."""


def measure(seconds: float = 1.0) -> dict[str, object]:
    """All figures, each from about `seconds` of work on one core."""
    return {
        "compiled": mexican_train.COMPILED,
        "random_rounds_per_s": by_sheet(
            lambda sheet, players: per_second(random_round(sheet, players), seconds)
        ),
        "rounds_through_views_per_s": round(through_views(seconds)),
        "public_actions_per_s": round(public_path(seconds)),
        "copy_us": round(copy_time(seconds), 3),
    }


def measure_on(cluster: RayCluster, seconds: float = 1.0) -> dict[str, object]:
    """Rounds a second of a whole cluster, sharing them out included."""
    rounds_on(cluster, "nordic", 4, seconds)  # until every worker has started
    speeds = by_sheet(lambda sheet, players: rounds_on(cluster, sheet, players, seconds))
    return {
        "compiled": mexican_train.COMPILED,
        "workers": cluster.worker_count,
        "random_rounds_per_s": speeds,
    }


def by_sheet(speed: Callable[[str, int], float]) -> dict[str, dict[str, int]]:
    """What `speed` measures for every sheet and some numbers of players."""
    return {
        sheet: {
            str(players): round(speed(sheet, players))
            for players in (2, 4, 8)
            if players <= load_sheet(sheet).rules.max_players
        }
        for sheet in sheet_names()
    }


def random_round(sheet: str, players: int) -> Callable[[int], None]:
    """Shuffles, deals and plays round k to its end at random."""
    rules = load_sheet(sheet).rules
    size = rules.hand_size(players)
    table, rng = Round(rules, players), Rng(1)

    def one(k: int) -> None:
        rng.reseed(2, k)
        deal_at_random(table, size, 1, 0, rng)
        playout(table, rng)

    return one


def rounds_on(cluster: RayCluster, sheet: str, players: int, seconds: float) -> float:
    """Random rounds a second that all workers together play and send word of."""
    began = time.perf_counter()

    def shares() -> Iterator[tuple[str, int, range]]:
        for first in count(step=SHARE):
            if first and time.perf_counter() - began > seconds:
                return
            yield sheet, players, range(first, first + SHARE)

    played = sum(cluster.in_order(play_share, shares()))
    return played / (time.perf_counter() - began)


def play_share(share: tuple[str, int, range]) -> int:
    """Plays some random rounds; how many."""
    sheet, players, numbers = share
    one = random_round(sheet, players)
    for k in numbers:
        one(k)
    return len(numbers)


def public_path(seconds: float) -> float:
    """Actions a second with checks, events and views for four seats (nordic)."""
    header = header_of("nordic", 4)
    chooser = random.Random(1)
    match = Match(header)

    def one(k: int) -> None:
        nonlocal match
        if match.phase != Phase.PLAYING:
            match = Match(header)
            match.deal(k.to_bytes(32, "big"))
        events = match.act(chooser.choice(match.round.legal), match.round.turn)
        for seat in range(4):
            events_for(events, seat, header)
            match.view(seat)

    return per_second(one, seconds)


class FirstLegal(AlwaysCalls):
    """The bot that thinks least: what it takes is what a view and an action take."""

    def choose(self, view: View, rng: Rng) -> Action:
        """The first action there is."""
        return view.legal[0]


def through_views(seconds: float) -> float:
    """Rounds a second, dealt, played by bots of one's own through views, and recorded (nordic)."""
    header = header_of("nordic", 4)
    size = header.rules.hand_size(4)
    table, rng, bots = Round(header.rules, 4), Rng(1), [FirstLegal()] * 4

    def one(k: int) -> None:
        rng.reseed(2, k)
        deal_at_random(table, size, 1, 0, rng)
        match = Match(header)
        match.deal_order(dealt_order(table))
        play_round(match, bots, rng)

    return per_second(one, seconds)


def copy_time(seconds: float) -> float:
    """Microseconds to copy a round in the middle of play."""
    match = Match(header_of("nordic", 4))
    match.deal(bytes(32))
    for _ in range(30):
        match.act(match.round.legal[0])
    copy = match.round.copy
    return 1e6 / per_second(lambda k: copy(), seconds)


def per_second(work: Callable[[int], object], seconds: float) -> float:
    """How often `work` runs in a second of processor time: the best of three stretches.

    What else the machine has to do then, counts little.
    """
    best, count, k = 0.0, 16, 0
    for _ in range(3):
        spent = 0.0
        while spent < seconds / 3:
            start = time.process_time()
            for _ in range(count):
                work(k)
                k += 1
            spent = time.process_time() - start
            if spent < seconds / 3:
                count *= 2
        best = max(best, count / spent)
    return best


def described(figures: dict[str, object]) -> str:
    """The figures for people."""
    speeds = figures["random_rounds_per_s"]
    assert isinstance(speeds, dict)
    where = f"a cluster, {figures['workers']} at work" if "workers" in figures else "one core"
    lines = [f"rules, {'compiled' if figures['compiled'] else 'interpreted'}, {where}"]
    for sheet, by_players in speeds.items():
        row = "  ".join(f"{players} players {speed:>9,}" for players, speed in by_players.items())
        lines.append(f"  random rounds a second  {sheet:8} {row}")
    if "workers" in figures:
        return "\n".join(lines)
    through = figures["rounds_through_views_per_s"]
    lines.append(f"  rounds of bots through views: {through:,} a second (nordic, 4 players)")
    lines.append(f"  public path: {figures['public_actions_per_s']:,} actions a second")
    lines.append(f"  a copy of a round: {figures['copy_us']} µs")
    return "\n".join(lines)
