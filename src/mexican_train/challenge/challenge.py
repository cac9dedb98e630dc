"""A challenge: one deal, a seat in it for a person, and bots in all the others."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from ..bots import BOTS
from ..rules.errors import MexicanTrainError, RulesError
from ..rules.fair import SEED_BYTES, commitment, mixed_seed, read_seed
from ..rules.header import Header
from ..rules.match import Match, OnlyRound
from ..rules.record import Record
from ..rules.verifying import verify_record
from ..sheets import header_of
from .errors import ChallengeError, Fault

_LABEL = b"mexican-train/challenge/1 "
PERSON = "-"
LETTERS = {name[0]: name for name in BOTS}
"""Bots as a challenge writes them down."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """What is the same for all who play it; `bots` are the levels by seat, None is the person's.

    The seed is the one that deals: where devices had added something, that is in it.
    """

    header: Header
    bots: tuple[str | None, ...]
    only: OnlyRound
    seed: bytes

    def __post_init__(self) -> None:
        """Raises `MexicanTrainError` for what cannot be played."""
        players, rules, only = self.header.players, self.header.rules, self.only
        if len(self.bots) != players or self.bots.count(None) != 1:
            raise RulesError(f"a challenge for {players} has one person, and a bot in other seats")
        for level in self.bots:
            if level is not None and level not in BOTS:
                raise RulesError(f"there is no such bot; the bots are {', '.join(BOTS)}")
        if not 1 <= only.number <= rules.match_rounds:
            raise RulesError(f"a match by these rules has {rules.match_rounds} rounds")
        most = min(only.number - 1, rules.max_pip + 1)
        if len(only.used) > most or only.used != tuple(sorted(set(only.used), reverse=True)):
            raise RulesError("no such engines can have been used before this round")
        if not all(0 <= pip <= rules.max_pip for pip in only.used):
            raise RulesError(f"engines are doubles from 0 to {rules.max_pip}")
        if len(self.seed) != SEED_BYTES:
            raise RulesError(f"a seed has {SEED_BYTES} bytes")

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.bots.index(None)

    @property
    def id(self) -> str:
        """The same for the same deal against the same bots, whoever sent it; 32 digits."""
        return sha256(_LABEL + self.text().encode() + self.seed).hexdigest()[:32]

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return commitment(self.seed)

    def begin(self) -> Match:
        """The round as it is dealt."""
        match = Match(self.header, self.only)
        match.deal(self.seed)
        return match

    def text(self) -> str:
        """All but the seed, as JSON that is always written alike."""
        bots = "".join(PERSON if level is None else level[0] for level in self.bots)
        header, only = self.header, self.only
        plain = [header.sheet, header.changes, bots, only.number, only.used]
        return json.dumps(plain, separators=(",", ":"), sort_keys=True)


def read_text(text: str, seed: bytes) -> Challenge:
    """The challenge that `Challenge.text` has written. Raises `MexicanTrainError`."""
    try:
        sheet, rules, bots, number, used = json.loads(text)
        levels = tuple(None if letter == PERSON else LETTERS[letter] for letter in bots)
        header = header_of(sheet, len(levels), rules)
        if not all(type(each) is int for each in [number, *used]):
            raise TypeError
        challenge = Challenge(header, levels, OnlyRound(number, tuple(used)), seed)
        if challenge.text() == text:
            return challenge
    except MexicanTrainError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        pass
    raise RulesError("its text is not written as challenges are")


def challenge_of(record: Record, bots: tuple[str | None, ...]) -> Challenge:
    """The deal of a finished round, for others to play from the person's seat in it."""
    if record.seed is None:
        raise ChallengeError(
            Fault.NO_SEED,
            "this record has no seed, so nobody else can be dealt the same tiles; "
            "rounds at a table of this program have one",
        )
    verify_record(record)
    header = header_of(record.header.sheet, record.header.players, record.header.changes)
    seed = mixed_seed(read_seed(record.seed), record.mix or ())
    used = tuple(sorted(record.used, reverse=True))
    return Challenge(header, bots, OnlyRound(record.number, used), seed)


def plays(challenge: Challenge, record: Record) -> bool:
    """Whether a record is a round of just this deal; that it follows the rules is not asked."""
    try:
        return challenge_of(record, challenge.bots) == challenge
    except MexicanTrainError:
        return False
