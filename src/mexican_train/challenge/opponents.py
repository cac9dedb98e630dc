"""What the bots of a challenge do: it follows from the deal and from what was done, alone."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from hashlib import sha256
from typing import TypeVar

from ..bots import make_steady_bot
from ..bots.expert import ExpertBot
from ..bots.steps import Steps
from ..rules.actions import Action, Call, Catch, Knock
from ..rules.match import Match
from ..rules.rng import Rng
from .challenge import Challenge

T = TypeVar("T")
_LABEL = b"mexican-train/luck/1 "


def luck(seed: bytes, seat: int, told: Iterable[object]) -> int:
    """The number from which a bot's chance comes: of the deal, its seat, and what was done."""
    text = _LABEL + seed + bytes([seat]) + " ".join(map(str, told)).encode()
    return int.from_bytes(sha256(text).digest()[:8], "big")


def luck_now(seed: bytes, seat: int, match: Match) -> int:
    """The same for what a seat decides now: all actions so far count."""
    return luck(seed, seat, (past.action for past in match.history))


def luck_of_call(seed: bytes, seat: int, match: Match, call: Call) -> int:
    """The same for a call: one knocks at once, but may take one's time to catch."""
    return luck(seed, seat, [call]) if isinstance(call, Catch) else luck_now(seed, seat, match)


def choosing(challenge: Challenge, level: str, match: Match) -> Steps[Action]:
    """What a bot in the seat to act does, in steps."""
    seat = match.round.turn
    bot, view = make_steady_bot(level), match.view(seat)
    rng = Rng(luck_now(challenge.seed, seat, match))
    if isinstance(bot, ExpertBot):
        return (yield from bot.choosing(view, rng))
    return bot.choose(view, rng)


def wants(challenge: Challenge, match: Match, seat: int, call: Call) -> bool:
    """Whether the bot in a seat wants to make a call that is open to it."""
    level = challenge.bots[seat]
    rng = Rng(luck_of_call(challenge.seed, seat, match, call))
    return level is not None and make_steady_bot(level).wants(match.view(seat), call, rng)


def told(steps: Steps[T], done: int) -> Generator[int, None, T]:
    """What comes of some steps; at each, how much was done before them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        yield done


def takes_long(challenge: Challenge) -> bool:
    """Whether what its bots do takes long to find out."""
    return "expert" in challenge.bots


def checking(challenge: Challenge, actions: Iterable[Action]) -> Generator[int, None, bool]:
    """Whether the bots did in a round what they do; gives again and again how many actions are
    looked at.

    They have no time of their own: a catch that somebody was quicker than is not missed.
    """
    match = challenge.begin()
    owed: Knock | None = None
    for done, action in enumerate(actions):
        yield done
        seat = match.round.turn
        if isinstance(action, Catch) and challenge.bots[action.by] is not None:
            if not wants(challenge, match, action.by, action):
                return False
        if isinstance(action, Knock | Catch):
            if action != owed and (owed or _by_bot(challenge, action)):
                return False
            owed = None
            match.act(action)
            continue
        if owed is not None:
            return False
        level = challenge.bots[seat]
        if level is not None:
            chosen = yield from told(choosing(challenge, level, match), done)
            if chosen != action:
                return False
        match.act(action)
        knock = Knock(seat)
        if level is not None and knock in match.round.calls_of(seat):
            owed = knock if wants(challenge, match, seat, knock) else None
    return True


def _by_bot(challenge: Challenge, action: Action) -> bool:
    return isinstance(action, Knock) and challenge.bots[action.seat] is not None
