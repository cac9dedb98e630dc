"""How bad it gets around several servers in one schedule."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from faults import Faults

MISHAPS = (
    *("crash", "pause", "pause", "leave", "redis", "deaf", "database", "cut"),
    *("move", "move", "excuse"),
)
STEPS = 1500
"""Turns of the loop in which mishaps are spread."""


@dataclass
class ClusterFaults(Faults):
    """Faults that knows of Redis, and of what happens to whole servers and services."""

    letters_fail: float = 0.0  # Redis does not take them
    letters_lie: float = 0.0  # it takes them, and seems not to
    letters_lost: float = 0.0  # on their way from Redis, and nobody notices
    letters_slow: float = 0.0  # longer than anybody waits
    letters_delay: float = 0.0
    stall: float = 0.0  # a server stands still when it is about to write
    mishaps: dict[int, str] = field(default_factory=dict)

    @classmethod
    def bad(cls, chance: random.Random) -> ClusterFaults:
        """Bad in some ways."""
        pick = chance.choice
        usual = Faults.bad(chance)
        storm = cls(**{name: getattr(usual, name) for name in Faults.__slots__})
        storm.crash_steps = ()
        storm.letters_fail = pick((0.0, 0.0, 0.01, 0.05))
        storm.letters_lie = pick((0.0, 0.0, 0.01, 0.05))
        storm.letters_slow = pick((0.0, 0.0, 0.01))
        storm.letters_delay = pick((0.0, 0.01, 0.3))
        storm.letters_lost = pick((0.0, 0.0, 0.02))
        storm.stall = pick((0.0, 0.02, 0.1))
        kinds = [kind for kind in MISHAPS if chance.random() < 0.5] or [pick(MISHAPS)]
        steps = chance.sample(range(1, STEPS), pick((1, 3, 6, 12)))
        storm.mishaps = {step: pick(kinds) for step in sorted(steps)}
        return storm
