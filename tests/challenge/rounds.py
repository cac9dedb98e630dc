"""Challenges, and rounds of them that somebody has played."""

from __future__ import annotations

from random import Random

from strategies import pick

from mexican_train.bots.steps import to_the_end
from mexican_train.challenge.challenge import Challenge
from mexican_train.challenge.opponents import choosing, wants
from mexican_train.rules.actions import Action, Knock
from mexican_train.rules.match import Match, OnlyRound, Phase
from mexican_train.rules.record import Record
from mexican_train.sheets import header_of


def challenge(
    sheet: str = "nordic", bots: str = "-ppp", seed: int = 1, **changes: object
) -> Challenge:
    """A challenge by a sheet, its bots by their first letters."""
    names = {"r": "random", "g": "greedy", "p": "planner", "e": "expert"}
    levels = tuple(names.get(letter) for letter in bots)
    header = header_of(sheet, len(levels), changes)
    return Challenge(header, levels, OnlyRound(), Random(seed).randbytes(32))


def at_random(given: Challenge, luck: Random) -> Record:
    """A round in which everybody does anything, bots too."""
    match = given.begin()
    while match.phase == Phase.PLAYING:
        match.act(pick(match.round, luck))
    return match.records[0]


def against_the_bots(given: Challenge, luck: Random) -> Record:
    """A round in which the person does anything, and the bots what they do."""
    match = given.begin()
    while match.phase == Phase.PLAYING:
        _turn(given, match, luck)
    return match.records[0]


def _turn(given: Challenge, match: Match, luck: Random) -> None:
    seat = match.round.turn
    level = given.bots[seat]
    action: Action
    if level is None:
        action = pick(match.round, luck)
        while given.bots[_caller(action, seat)] is not None:
            action = pick(match.round, luck)
        match.act(action)
        return
    match.act(to_the_end(choosing(given, level, match)))
    knock = Knock(seat)
    if match.phase == Phase.PLAYING and knock in match.round.calls_of(seat):
        if wants(given, match, seat, knock):
            match.act(knock)


def _caller(action: Action, turn: int) -> int:
    return getattr(action, "by", getattr(action, "seat", turn))
