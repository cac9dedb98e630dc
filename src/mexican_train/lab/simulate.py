"""Rounds played by bots, by the million: the same for a seed whatever the number of processes.

Rounds are played as matches, one after another: round k of the simulation is round
`k mod length + 1` of match `k div length`. Every match has random numbers of its own, so that
matches can be shared out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..bots import BotLike, as_bot, bot_name
from ..rules.bits import mask_of
from ..rules.deal import deal_at_random, dealt_order, still_used
from ..rules.header import Header
from ..rules.match import Match
from ..rules.playout import playout
from ..rules.record import Record
from ..rules.rng import Rng, mix
from ..rules.round import Round
from .bot_rounds import play_round
from .noted import NotedRounds, actions_of
from .recording import Recording
from .workers import Workers


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
        for seat, points in enumerate(round.scores):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in round.winners:
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
    bots: tuple[BotLike, ...]
    seed: int
    first: int
    rounds: int
    recording: Recording | None


class BatchResult(NamedTuple):
    """What came of a batch: its tally, and its records as the file holds them."""

    tally: Tally
    recorded: bytes


def simulate(
    header: Header,
    bots: Sequence[BotLike],
    rounds: int,
    seed: int,
    workers: Workers,
    *,
    recording: Recording | None = None,
    begin: int = 0,
    finished: Callable[[BatchResult], None] | None = None,
) -> Iterator[BatchResult]:
    """Plays `rounds` rounds; gives tallies and, if asked for, records in their order.

    `begin` leaves out the rounds before it, which an earlier run has played batch by batch.
    `finished` is told of every batch as soon as it is played.
    """
    length = header.rules.match_rounds
    # A batch is some tenths of a second of work, so that processes are kept busy evenly.
    batch = 20_000
    if not all_random(bots):
        batch = 13
    elif recording:
        batch = 400 if recording.legal else 2_000
    matches = max(1, batch // length)
    step = matches * length
    batches = (
        Batch(header, tuple(bots), seed, start, min(step, rounds - start), recording)
        for start in range(begin, rounds, step)
    )
    yield from workers.in_order(play_batch, batches, finished)


def all_random(bots: Sequence[BotLike]) -> bool:
    """Whether rounds between these can be played the fast way, with the same choices."""
    return all(bot == "random" for bot in bots)


def play_batch(batch: Batch) -> BatchResult:
    """Plays the rounds of a batch: at random the fast way, other bots through their views."""
    return _play_fast(batch) if all_random(batch.bots) else _play_seated(batch)


def _play_fast(batch: Batch) -> BatchResult:
    header, recording = batch.header, batch.recording
    length = header.rules.match_rounds
    size = header.rules.hand_size(header.players)
    tally = Tally(header.players)
    records: list[tuple[int, Record]] = []
    columns = (
        NotedRounds(header, recording.seed, tuple(map(bot_name, batch.bots)))
        if recording and recording.rows and not recording.legal
        else None
    )
    round = Round(header.rules, header.players)
    rng = Rng(0)
    used = 0
    log: list[int] | None = [] if recording else None
    for k in range(batch.first, batch.first + batch.rounds):
        match, index = divmod(k, length)
        used = still_used(round.terms, used) if index else 0
        rng.reseed(mix(batch.seed, match), index)
        deal_at_random(round, size, index + 1, used, rng)
        tally.count(round, playout(round, rng, log))
        if log is not None:
            engines = [pip for pip in range(header.rules.max_pip, -1, -1) if used >> pip & 1]
            if columns is not None:
                columns.add(match, index + 1, engines, round, log)
            else:
                records.append((match, _record(batch, index + 1, engines, round, log)))
            log.clear()
        used |= 1 << round.engine
    return BatchResult(tally, columns.packed() if columns else _packed(batch, records))


def _play_seated(batch: Batch) -> BatchResult:
    header = batch.header
    length = header.rules.match_rounds
    size = header.rules.hand_size(header.players)
    tally = Tally(header.players)
    records: list[tuple[int, Record]] = []
    bots = [as_bot(bot) for bot in batch.bots]
    match = Match(header)
    for k in range(batch.first, batch.first + batch.rounds):
        number, index = divmod(k, length)
        if index == 0:
            match = Match(header)
        # The same deals as the fast way has, and the random numbers that come after them.
        rng = Rng(mix(batch.seed, number), index)
        table = Round(header.rules, header.players)
        deal_at_random(table, size, index + 1, mask_of(match.used), rng)
        match.deal_order(dealt_order(table))
        play_round(match, bots, rng)
        record = match.records[-1]
        tally.count(match.round, len(record.actions))
        if batch.recording:
            records.append((number, _complete(record, batch.recording)))
    return BatchResult(tally, _packed(batch, records))


def _packed(batch: Batch, records: Sequence[tuple[int, Record]]) -> bytes:
    if not batch.recording:
        return b""
    return batch.recording.pack(records, tuple(map(bot_name, batch.bots)))


def _complete(record: Record, recording: Recording | None) -> Record:
    """The record with what is to stand in it."""
    return replace(record, legal=_legal(record)) if recording and recording.legal else record


def _legal(record: Record) -> tuple[tuple[str, ...], ...]:
    """What was open before each action of a record."""
    round = record.begin()
    found = []
    for action in record.actions:
        found.append(tuple(sorted(map(str, round.legal))))
        round.act(action)
    return tuple(found)


def _record(batch: Batch, number: int, engines: list[int], played: Round, log: list[int]) -> Record:
    """The record of a round from the codes of its actions."""
    order, actions = dealt_order(played), actions_of(played.engine, log)
    record = Record.of(batch.header, number, engines, order, actions, played)
    return _complete(record, batch.recording)
