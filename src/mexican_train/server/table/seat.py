"""A seat at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(slots=True)
class Seat:
    """A seat: empty, a person's (`digest` of their token), or a bot's (`level`).

    `stand_in` is the level of a bot that plays for a person who is away. `person` stays the same
    when they renew their token. `borrowed` is whether a bot has the name of a person who left.
    """

    name: str = ""
    colour: str = ""
    digest: str | None = None
    level: str | None = None
    stand_in: str | None = None
    person: str | None = None
    origin: str = ""
    borrowed: bool = False

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return self.digest is not None or self.level is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level or self.stand_in


class FormerHolder(NamedTuple):
    """A player who had a seat while the first `until` events of the round happened."""

    seat: int
    name: str
    until: int


@dataclass(slots=True)
class Latecomer:
    """A spectator who has asked for a seat, which the token behind `digest` will open.

    `seat` is the bot's seat that is promised from the next round on.
    """

    name: str
    digest: str
    origin: str = ""
    seat: int | None = None
