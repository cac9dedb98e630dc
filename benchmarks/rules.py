"""How fast the rules are: random rounds, the whole public path, copies of a round."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import mexican_train
from mexican_train.rules.deal import deal_at_random
from mexican_train.rules.match import Match, Phase
from mexican_train.rules.playout import playout
from mexican_train.rules.rng import Rng
from mexican_train.rules.round import Round
from mexican_train.rules.view import events_for
from mexican_train.sheets import header_of, load_sheet, sheet_names


def measure(seconds: float = 1.0) -> dict[str, object]:
    """All figures, each from about `seconds` of work on one core."""
    speeds: dict[str, dict[str, float]] = {}
    for sheet in sheet_names():
        rules = load_sheet(sheet).rules
        speeds[sheet] = {
            str(players): round(random_rounds(sheet, players, seconds))
            for players in (2, 4, 8)
            if players <= rules.max_players
        }
    return {
        "compiled": mexican_train.COMPILED,
        "random_rounds_per_s": speeds,
        "public_actions_per_s": round(public_path(seconds)),
        "copy_us": round(copy_time(seconds), 3),
    }


def random_rounds(sheet: str, players: int, seconds: float) -> float:
    """Rounds a second: shuffled, dealt and played to the end at random."""
    rules = load_sheet(sheet).rules
    size = rules.hand_size(players)
    table, rng = Round(rules, players), Rng(1)

    def one(k: int) -> None:
        rng.reseed(2, k)
        deal_at_random(table, size, 1, 0, rng)
        playout(table, rng)

    return per_second(one, seconds)


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
        events = match.act(chooser.choice(match.round.legal()), match.round.turn)
        for seat in range(4):
            events_for(events, seat, header)
            match.view(seat)

    return per_second(one, seconds)


def copy_time(seconds: float) -> float:
    """Microseconds to copy a round in the middle of play."""
    match = Match(header_of("nordic", 4))
    match.deal(bytes(32))
    for _ in range(30):
        match.act(match.round.legal()[0])
    copy = match.round.copy
    return 1e6 / per_second(lambda k: copy(), seconds)


def per_second(work: Callable[[int], object], seconds: float) -> float:
    """How often `work` runs in a second: the best of three stretches."""
    best, count, k = 0.0, 16, 0
    for _ in range(3):
        spent = 0.0
        while spent < seconds / 3:
            start = time.perf_counter()
            for _ in range(count):
                work(k)
                k += 1
            spent = time.perf_counter() - start
            if spent < seconds / 3:
                count *= 2
        best = max(best, count / spent)
    return best


def described(figures: dict[str, object]) -> str:
    """The figures for people."""
    speeds = figures["random_rounds_per_s"]
    assert isinstance(speeds, dict)
    lines = [f"rules, {'compiled' if figures['compiled'] else 'interpreted'}, one core"]
    for sheet, by_players in speeds.items():
        row = "  ".join(f"{players} players {speed:>9,}" for players, speed in by_players.items())
        lines.append(f"  random rounds a second  {sheet:8} {row}")
    lines.append(f"  public path: {figures['public_actions_per_s']:,} actions a second")
    lines.append(f"  a copy of a round: {figures['copy_us']} µs")
    return "\n".join(lines)
