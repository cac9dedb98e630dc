"""The review of a record: goes through it once, weighs every decision, and keeps the books.

How it is computed, and why it may be believed, is in docs/review.md.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Generator
from typing import NamedTuple

from ..rules.actions import Action, Catch, Draw, Knock
from ..rules.codes import code_of
from ..rules.errors import MexicanTrainError
from ..rules.match import Match
from ..rules.record import Record, check_record, replay
from ..rules.rng import mix, seed_number
from ..rules.round import Round
from ..rules.view import View
from .budget import DEFAULT, Budget
from .estimates import Estimate
from .ledger import Ledger
from .reasons import NO_REASON, why_better
from .reference import Reference
from .review import Decision, Option, Review, SeatReview, Verdict, verdict_on
from .weighing import Weighing, weigh
from .worth import Worth, place_costs

# Streams of chance below a record's seed; decisions have those of their index.
OF_PLACES = 1 << 40
OF_DRAWS = OF_PLACES + 1


class Counted(NamedTuple):
    """A decision as the books need it; see `Ledger.parts`."""

    decision: Decision
    usual: Estimate
    more: Estimate


def review(
    record: Record, budget: Budget = DEFAULT, seats: Collection[int] | None = None
) -> Review:
    """The review of a record, of all seats or some. Raises `RecordError` for one that is wrong."""
    work = reviewing(record, budget, seats)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Review = done.value
            return found


def reviewing(
    record: Record, budget: Budget = DEFAULT, seats: Collection[int] | None = None
) -> Generator[int, None, Review]:
    """The same in small steps: gives again and again how many actions it has gone through.

    A step is a play-out or a few, so that other things can be done between two of them, and the
    review can be left at any of them.
    """
    check_record(record)
    players = record.header.players
    asked = range(players) if seats is None else sorted(set(seats))
    for seat in asked:
        if not 0 <= seat < players:
            raise MexicanTrainError(f"no seat {seat} among {players} players")
    replay(record)
    passage = Passage(record, budget, asked)
    for index, work in enumerate(passage.works()):
        for _ in work:
            yield index
    return passage.review()


class Passage:
    """One way through a record, from the deal to the last action."""

    def __init__(self, record: Record, budget: Budget, asked: Collection[int]) -> None:
        self.record = record
        self.budget = budget
        self.asked = asked
        self.seed = record_seed(record)
        self.match = begun(record)
        self.reference = Reference(self.match.round)
        self.counted: list[Counted] = []

    @property
    def round(self) -> Round:
        """The round as far as it has come."""
        return self.match.round

    def works(self) -> Generator[Generator[None, None, None], None, None]:
        """What there is to do: first for the deal, then for each action."""
        yield self.begin()
        for index, action in enumerate(self.record.actions):
            yield self.go_on(index, action)

    def begin(self) -> Generator[None, None, None]:
        """Values the places and the deal."""
        record, plays = self.record, self.budget.plays
        header, number, used = record.header, record.number, record.used
        seed = mix(self.seed, OF_PLACES)
        place = yield from place_costs(header, number, used, self.reference, seed, plays)
        self.worth = Worth(self.round, self.reference, mix(self.seed, OF_DRAWS), plays)
        dealt = yield from self.worth.costs(self.round)
        self.ledger = Ledger(header.players, place, dealt)

    def go_on(self, index: int, action: Action) -> Generator[None, None, None]:
        """Weighs a decision, does what was done, and values what came of it."""
        self.ledger.step()
        if isinstance(action, Knock):
            self.match.act(action)  # the reference never forgets to, so it is worth nothing
        elif isinstance(action, Catch):
            yield from self.catch(action)
        elif isinstance(action, Draw):
            seat = self.round.turn
            yield from self.chance(action, self.belonging(seat, "draws"))
        else:
            yield from self.turn(index, action)

    def turn(self, index: int, action: Action) -> Generator[None, None, None]:
        """An action that somebody chose, or had to take."""
        seat = self.round.turn
        view = self.match.view(seat)
        if len(view.legal) > 1 and seat in self.asked:
            weighing = yield from weigh(view, action, mix(self.seed, index), self.budget)
            self.counted.append(judged(index, view, action, weighing))
        usual = self.reference.code(self.round) == code_of(self.round, action)
        self.match.act(action)
        if not usual:  # otherwise it was counted on
            costs = yield from self.worth.costs(self.round)
            self.ledger.change(costs, self.belonging(seat, "own"))

    def catch(self, action: Catch) -> Generator[None, None, None]:
        """Being caught is the fault of who was: on average so much, and then there is luck."""
        costs = yield from self.worth.costs(self.round, action)
        self.ledger.change(costs, self.belonging(action.seat, "caught"))
        yield from self.chance(action, self.belonging(action.seat, "draws"))

    def chance(self, action: Action, belongs: list[str]) -> Generator[None, None, None]:
        """An action that draws tiles."""
        before = self.round.boneyard
        self.match.act(action)
        self.worth.draw(before[: len(before) - self.round.bones_left])
        costs = yield from self.worth.costs(self.round)
        self.ledger.change(costs, belongs)

    def belonging(self, seat: int, part: str) -> list[str]:
        """What a change is to each seat: `part` to one, something others did to the rest."""
        return [part if each == seat else "others" for each in range(self.record.header.players)]

    def review(self) -> Review:
        """What it all comes to."""
        worth = self.ledger.worth
        seats = []
        for seat in self.asked:
            counted = [each for each in self.counted if each.decision.seat == seat]
            parts, luck, caught = self.ledger.parts(seat, counted)
            decisions = tuple(each.decision for each in counted)
            seats.append(SeatReview(seat, worth[-1][seat], parts, luck, caught, decisions))
        return Review(self.budget, tuple(worth), tuple(seats))


def judged(index: int, view: View, action: Action, weighing: Weighing) -> Counted:
    """A decision that was weighed."""
    played, best = weighing.find(action), weighing.best
    options = sorted(
        [
            Option(each.action, each.cost().grained(), each.against(best).grained())
            for each in weighing.candidates
        ],
        key=lambda option: (option.action != best.action, option.gap.value),
    )
    loss = weighing.loss(played).grained()
    usual = weighing.loss(weighing.reference).grained()
    verdict = Verdict.FINE if played is best else verdict_on(loss)
    reason, arguments = (
        (NO_REASON, {}) if verdict is Verdict.FINE else why_better(view, best.action, action)
    )
    decision = Decision(
        index,
        view.seat or 0,
        action,
        tuple(options),
        loss,
        verdict,
        reason,
        arguments,
    )
    return Counted(decision, usual, played.against(weighing.reference))


def begun(record: Record) -> Match:
    """A match in which the round of a record has just been dealt."""
    match = Match(record.header)
    match.number = record.number - 1
    match.used = list(record.used)
    hands = [tile for hand in record.hands for tile in hand]
    match.deal_order([*hands, *record.boneyard])
    return match


def record_seed(record: Record) -> int:
    """The seed of a record's review: from what was dealt and done, whatever else stands in it."""
    plain = record.plain()
    facts = [plain[key] for key in ("sheet", "players", "round", "used", "deal", "actions")]
    return seed_number(json.dumps([*facts, plain.get("rules")], sort_keys=True))
