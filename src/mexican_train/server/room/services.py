"""What all tables of a server share."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ...bots import BOTS
from ..metrics import Metrics
from ..settings import Settings
from ..store.store import ResultStore, Store
from .guesses import Guesses
from .neighbours import Alone, Neighbours
from .own_bots import NoOwnBots, OwnBots
from .pulse import Pulse
from .quotas import Quotas
from .studies import Studies
from .thinker import Thinker
from .thinking import Thinking


@dataclass(slots=True)
class Services:
    """What all tables of a server share."""

    store: Store
    thinker: Thinker
    settings: Settings
    metrics: Metrics
    steady: Callable[[], float]
    """Measures: limits, deadlines, pauses. It never jumps, and what it shows means nothing."""
    wall: Callable[[], float]
    """Shows what time it is: for what is stored, logged and told. It may be set at any moment."""
    chance: random.Random
    neighbours: Neighbours = field(default_factory=Alone)
    key: bytes = b""
    """What the seeds of rounds come from, with the salts in their logs."""
    prefix: str = ""
    """What the ids of its tables begin with."""
    own_bots: OwnBots = field(default_factory=NoOwnBots)
    """Bots that whoever runs the server brought along."""
    results: ResultStore | None = None
    """Where results of challenges are gathered, where people meet."""
    pulse: Pulse = field(init=False)
    """Whether its database and its loop are well."""
    thinking: Thinking = field(init=False)
    """How rooms have the thinker think, in turn."""
    studies: Studies = field(init=False)
    """Reviews of finished rounds, and what else takes as long."""
    quotas: Quotas = field(init=False)
    """How much is saved for whom."""
    codes: Guesses = field(init=False)
    """Wrong codes."""
    secrets: Guesses = field(init=False)
    """Wrong secrets and names of tables."""

    def __post_init__(self) -> None:
        self.pulse = Pulse(self.metrics)
        self.thinking = Thinking(self.thinker, self.settings, self.metrics)
        self.studies = Studies(self.thinking, self.settings)
        self.quotas = Quotas(self.settings, self.steady)
        limits, common = self.settings, (self.steady, self.neighbours)
        self.codes = Guesses("codes", limits.wrong_codes, limits.wrong_codes_seconds, *common)
        self.secrets = Guesses(
            "secrets", limits.wrong_secrets, limits.wrong_secrets_seconds, *common
        )

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that can be chosen here."""
        return (*BOTS, *self.own_bots.names)
