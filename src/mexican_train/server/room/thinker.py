"""Who decides for bots, thinks of hints and looks back at rounds, as tables see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from ...bots.hint import Hint
from ...rules.view import View
from ..table.studies import Study

T = TypeVar("T")


class Thinker(Protocol):
    """Whoever decides for bots; each decision is made from a view and nothing else."""

    @property
    def moves_at_once(self) -> int:
        """How many bots can decide at a time."""

    @property
    def hints_at_once(self) -> int:
        """How many hints can be thought of besides."""

    @property
    def reviews_at_once(self) -> int:
        """How many reviews can be worked out behind all this."""

    async def choose(self, level: str, view: View, seed: int, steady: bool = False) -> str:
        """The action of a bot of this level; a `steady` one minds no clock, so it repeats."""

    async def hint(self, view: View, seed: int) -> list[Hint]:
        """The actions open to the view's seat, the best first."""

    async def study(self, study: Study, tell: Callable[[int], None]) -> bytes:
        """What comes of a review, or of what else takes as long, as it is answered.

        Tells how much of it is done. Who stops waiting for it stops it.
        """

    async def compute(self, job: Callable[..., T], *arguments: object) -> T:
        """Return what a job returns that takes some milliseconds; one runs at a time."""
