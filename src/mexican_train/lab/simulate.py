"""Rounds played by bots, by the million: the same for a seed whatever the number of processes.

Rounds are played as matches, one after another: round k of the simulation is round
`k mod length + 1` of match `k div length`. Every match has random numbers of its own, so that
matches can be shared out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..bots import make_bot
from ..rules.actions import Action
from ..rules.codes import action_of
from ..rules.deal import deal, deal_at_random, dealt_order
from ..rules.header import Header
from ..rules.match import Match
from ..rules.playout import playout
from ..rules.record import Record
from ..rules.rng import Rng, mix
from ..rules.round import Round
from ..rules.rules import Engine
from .drive import play_round
from .jobs import Crew
from .recording import Recording


@dataclass
class Tally:
    """What a number of rounds came to."""

    players: int
    rounds: int = 0
    actions: int = 0
    blocked: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for sums in (self.points, self.squares, self.won):
            if not sums:
                sums.extend([0] * self.players)

    def count(self, round: Round, actions: int) -> None:
        """Adds a finished round."""
        self.rounds += 1
        self.actions += actions
        self.blocked += round.blocked
        for seat, points in enumerate(round.scores()):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in round.winners():
            self.won[seat] += 1

    def add(self, other: Tally) -> None:
        """Adds another tally of the same table."""
        self.rounds += other.rounds
        self.actions += other.actions
        self.blocked += other.blocked
        for mine, theirs in (
            (self.points, other.points),
            (self.squares, other.squares),
            (self.won, other.won),
        ):
            for seat, value in enumerate(theirs):
                mine[seat] += value


@dataclass(frozen=True)
class Batch:
    """Some matches of a simulation, to be played in one process."""

    header: Header
    bots: tuple[str, ...]
    seed: int
    first: int
    rounds: int
    recording: Recording | None


class Played(NamedTuple):
    """What came of a batch: its tally, and its records as the file holds them."""

    tally: Tally
    recorded: bytes


def simulate(
    header: Header,
    bots: Sequence[str],
    rounds: int,
    seed: int,
    crew: Crew,
    *,
    recording: Recording | None = None,
    finished: Callable[[Played], None] | None = None,
) -> Iterator[Played]:
    """Plays `rounds` rounds; gives tallies and, if asked for, records in their order.

    `finished` is told of every batch as soon as it is played.
    """
    length = header.rules.match_rounds
    # A batch is some tenths of a second of work, so that processes are kept busy evenly.
    fast = set(bots) == {"random"}
    matches = max(1, ((400 if recording else 20_000) if fast else 13) // length)
    step = matches * length
    batches = (
        Batch(header, tuple(bots), seed, start, min(step, rounds - start), recording)
        for start in range(0, rounds, step)
    )
    yield from crew.in_order(play_batch, batches, finished)


def play_batch(batch: Batch) -> Played:
    """Plays the rounds of a batch: at random the fast way, other bots through their views."""
    return _play_fast(batch) if set(batch.bots) == {"random"} else _play_seated(batch)


def _play_fast(batch: Batch) -> Played:
    header = batch.header
    length = header.rules.match_rounds
    size = header.rules.hand_size(header.players)
    tally = Tally(header.players)
    records: list[tuple[int, Record]] = []
    round = Round(header.rules, header.players)
    rng = Rng(0)
    starts_over = header.rules.engine == Engine.HIGHEST_UNUSED_HELD
    used = 0
    log: list[int] | None = [] if batch.recording else None
    for k in range(batch.first, batch.first + batch.rounds):
        match, index = divmod(k, length)
        # As in a match: one longer than the set has doubles starts over.
        if index == 0 or (starts_over and used.bit_count() > header.rules.max_pip):
            used = 0
        rng.reseed(mix(batch.seed, match), index)
        deal_at_random(round, size, index + 1, used, rng)
        tally.count(round, playout(round, rng, log))
        if log is not None:
            records.append((match, _record(batch, index + 1, used, round, log)))
            log.clear()
        used |= 1 << round.engine
    return Played(tally, _packed(batch, records))


def _play_seated(batch: Batch) -> Played:
    header = batch.header
    length = header.rules.match_rounds
    size = header.rules.hand_size(header.players)
    tally = Tally(header.players)
    records: list[tuple[int, Record]] = []
    bots = [make_bot(name) for name in batch.bots]
    match = Match(header)
    for k in range(batch.first, batch.first + batch.rounds):
        number, index = divmod(k, length)
        if index == 0:
            match = Match(header)
        # The same deals as the fast way has, and the random numbers that come after them.
        rng = Rng(mix(batch.seed, number), index)
        table = Round(header.rules, header.players)
        deal_at_random(table, size, index + 1, sum(1 << pip for pip in match.used), rng)
        match.deal_order(dealt_order(table))
        play_round(match, bots, rng)
        record = match.records[-1]
        tally.count(match.round, len(record.actions))
        if batch.recording:
            records.append((number, _complete(record, batch.recording)))
    return Played(tally, _packed(batch, records))


def _packed(batch: Batch, records: Sequence[tuple[int, Record]]) -> bytes:
    return batch.recording.pack(records, batch.bots) if batch.recording else b""


def _complete(record: Record, recording: Recording | None) -> Record:
    """The record with what is to stand in it."""
    return replace(record, legal=_legal(record)) if recording and recording.legal else record


def _legal(record: Record) -> tuple[tuple[str, ...], ...]:
    """What was open before each action of a record."""
    round = record.begin()
    found = []
    for action in record.actions:
        found.append(tuple(sorted(map(str, round.legal()))))
        round.act(action)
    return tuple(found)


def _record(batch: Batch, number: int, used: int, played: Round, log: list[int]) -> Record:
    """The record of a round from the codes of its actions."""
    header = batch.header
    order = dealt_order(played)
    engines = [pip for pip in range(header.rules.max_pip + 1) if used >> pip & 1]
    round = deal(header.rules, header.players, order, number, engines)
    actions: list[Action] = []
    for code in log:
        actions.append(action_of(round, code))
        round.apply(code)
    record = Record.of(header, number, engines, order, actions, round)
    return _complete(record, batch.recording)
