"""The books of a review: every change of what a state is worth belongs to one part of a result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from .estimates import Estimate, added, estimated, together
from .review import Decision, Parts, Verdict
from .worth import Costs


class Ledger:
    """Changes of worth, by seat and by what they belong to."""

    def __init__(self, players: int, place: Costs, dealt: Costs) -> None:
        self.players = players
        self.seats = range(players)
        # A deal's row for the places has sums over as many rotations as there are players.
        rows = [[cost / players for cost in row] for row in place]
        self.places = [self._estimate([row[seat] for row in rows]) for seat in self.seats]
        self.dealt = dealt
        self.costs = dealt
        self.worth = [self._means(dealt)]
        self.values: defaultdict[tuple[str, int], float] = defaultdict(float)
        self.changes: dict[tuple[str, int], list[int]] = {}

    def change(self, costs: Costs, belongs: Sequence[str]) -> None:
        """The worth is now this; for each seat the change belongs to a part."""
        means = self._means(costs)
        for seat, part in enumerate(belongs):
            key = part, seat
            self.values[key] += means[seat] - self.worth[-1][seat]
            sums = self.changes.setdefault(key, [0] * len(costs))
            for place, (new, old) in enumerate(zip(costs, self.costs, strict=True)):
                sums[place] += new[seat] - old[seat]
        self.costs = costs
        self.worth[-1] = means

    def step(self) -> None:
        """An action is done: what follows is counted as a moment of its own."""
        self.worth.append(self.worth[-1])

    def parts(
        self, seat: int, decisions: Sequence[tuple[Decision, Estimate, Estimate]]
    ) -> tuple[Parts, Estimate, Estimate]:
        """Return the parts of a seat's result, how much of it is luck, and what being caught cost.

        Its decisions come with what the reference would have given away there, and with how much
        more the action cost than the reference's, both by what the seat could know.
        """
        own, caught = self._of("own", seat), self._of("caught", seat)
        clear = added([each.loss for each, _, _ in decisions if each.verdict != Verdict.FINE])
        unclear = added([each.loss for each, _, _ in decisions if each.verdict == Verdict.FINE])
        spared = -sum(usual.value for _, usual, _ in decisions)
        known_error = together(*(more.error for _, _, more in decisions))
        dealt = self._estimate([row[seat] for row in self.dealt])
        place = self.places[seat]
        parts = Parts(
            place=place,
            deal=Estimate(dealt.value - place.value, together(dealt.error, place.error)),
            draws=self._of("draws", seat),
            others=self._of("others", seat),
            unknowable=Estimate(
                own.value - clear.value - unclear.value - spared, together(own.error, known_error)
            ),
            spared=Estimate(spared, together(*(usual.error for _, usual, _ in decisions))),
            gave_away=added([clear, caught]),
            unclear=unclear,
        )
        luck = parts.deal.value + parts.draws.value + parts.unknowable.value
        error = together(self._lucky_error(seat), place.error, known_error)
        return parts, Estimate(luck, error), caught

    def _lucky_error(self, seat: int) -> float:
        """The error of deal, draws and own changes together: they share the same orders."""
        totals = [row[seat] for row in self.dealt]
        for part in ("draws", "own"):
            for place, change in enumerate(self.changes.get((part, seat), ())):
                totals[place] += change
        return self._estimate(totals).error

    def _of(self, part: str, seat: int) -> Estimate:
        """A part that changes of worth add up to."""
        error = self._estimate(self.changes.get((part, seat), ())).error
        return Estimate(self.values[part, seat], error)

    def _means(self, costs: Costs) -> tuple[float, ...]:
        return tuple([self._estimate([row[seat] for row in costs]).value for seat in self.seats])

    def _estimate(self, costs: Sequence[float]) -> Estimate:
        """The mean of costs in points, and its error."""
        found = estimated(costs)
        others = self.players - 1
        return Estimate(found.value / others, found.error / others).grained()
