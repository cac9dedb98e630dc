"""What opens one's seat, and how it is exchanged for another that only this device knows."""

from __future__ import annotations

import secrets
from dataclasses import replace

from ..protocol.client_messages import Hello
from ..protocol.close_codes import CLOSE_SECRET, CLOSE_SIGNED_OUT
from .line import TableAddress


class SeatKey:
    """The token one comes with, and the one that is to take its place.

    Should the answer to an exchange be lost, the old token opens no seat some time, and the new one
    is tried.
    """

    def __init__(self, address: TableAddress) -> None:
        self._address = address
        self._came_with: str | None = None
        self.exchange: str | None = None
        """The id of the request for another token, until it is answered."""

    def hello(self) -> Hello:
        """The first words on a new line."""
        self._came_with = self._address.secrets.token
        return self._address.secrets.hello()

    def asking(self) -> str:
        """The token of the seat that a spectator asks for; the same until it is given."""
        token = self._address.secrets.asking or secrets.token_urlsafe(24)
        self._address.secrets = replace(self._address.secrets, asking=token)
        return token

    def seated(self) -> bool:
        """Keep the token of the seat that a spectator was given; return whether there was one."""
        asking = self._address.secrets.asking
        if asking is not None:
            self._address.secrets = replace(self._address.secrets, token=asking, asking=None)
        return asking is not None

    def another(self) -> str:
        """The token that the seat is to have; the same until it has it."""
        token = self._address.secrets.renewing or secrets.token_urlsafe(24)
        self._address.secrets = replace(self._address.secrets, renewing=token)
        return token

    def exchanged(self) -> None:
        """The seat has the new token."""
        self.exchange = None
        if self._address.secrets.renewing is not None:
            self._address.secrets = self._address.secrets.renewed()

    def has_another(self, code: int) -> bool:
        """Whether one was sent away for a token in whose place there is another to try."""
        if code not in (CLOSE_SECRET, CLOSE_SIGNED_OUT):
            return False
        if self._address.secrets.renewing is not None:
            self._address.secrets = self._address.secrets.renewed()
        return self._address.secrets.token != self._came_with
