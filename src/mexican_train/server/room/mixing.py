"""What devices add to the next deal of a table: commitments until it is due, nonces when it is.

Commitments are kept in memory alone: who comes back after a crash commits anew. Once a deal is due
they are an entry, `Closed`, and the table waits for the nonces behind them, not for long. What
would change the table meanwhile is held back, in order, until the round is dealt.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ...protocol import client_messages as m
from ...protocol.reasons import Refused, TableReason
from ...rules.fair import commitment
from ..table import entries as e
from ..table.closing import Closing
from ..table.seeds import new_salt
from ..table.table import Table
from .guests import Guest


class Held(NamedTuple):
    """A message that waits for the deal, and who sent it."""

    guest: Guest
    message: m.Request


class Mixing:
    """What devices add to the next deal of one table."""

    def __init__(self) -> None:
        self._by_seat: dict[int, str] = {}
        """Commitments that came with a call, before any connection."""
        self._by_guest: dict[Guest, str] = {}
        """Those of connections, the latest last."""
        self._nonces: dict[int, str] = {}
        self._to_answer: list[Held] = []
        self._held: list[Held] = []

    # ------------------------------------------------------------------ before a deal is due

    def promise_seat(self, seat: int, promised: str | None) -> None:
        """Who takes a seat commits for it, or forgets what somebody had who sat there before."""
        self._by_seat.pop(seat, None)
        if promised is not None:
            self._by_seat[seat] = promised

    def promise(self, table: Table, guest: Guest, message: m.Mix, here: Collection[Guest]) -> None:
        """A device commits to a nonce, in place of any before."""
        coming = commitment(bytes.fromhex(table.seed))
        if table.closing is not None or message.next_commitment != coming:
            raise Refused(TableReason.STALE)
        others = {each: kept for each, kept in self._by_guest.items() if each in here}
        others.pop(guest, None)
        self._by_guest = {**others, guest: message.commitment}

    def forget_seat(self, seat: int) -> None:
        """Nobody is at a seat any more who could reveal anything."""
        self._by_seat.pop(seat, None)

    def forget_guest(self, guest: Guest) -> None:
        """Drop the commitment of a connection that has left."""
        self._by_guest.pop(guest, None)

    def before(self, table: Table, entry: e.AnyEntry, here: Collection[Guest]) -> e.AnyEntry:
        """What comes first in the place of a deal that is due: the closing, if anyone committed."""
        if not isinstance(entry, e.Began | e.Dealt) or table.closing is not None:
            return entry
        promised = dict(self._by_seat)
        for guest, text in self._by_guest.items():
            if guest in here and guest.seat is not None:
                promised[guest.seat] = text
        if not promised:
            return entry
        return e.Closed(
            commitments={seat: promised[seat] for seat in sorted(promised)},
            begins=isinstance(entry, e.Began),
        )

    # ------------------------------------------------------------------ when it is due

    def reveal(self, table: Table, guest: Guest, seat: int, message: m.Reveal) -> None:
        """A device reveals its nonce; it is answered when the round is dealt."""
        closing = table.closing
        if closing is None:
            raise Refused(TableReason.STALE)
        if closing.commitments.get(seat) != commitment(bytes.fromhex(message.nonce)):
            raise Refused(TableReason.WRONG_NONCE)
        self._nonces[seat] = message.nonce
        self._to_answer.append(Held(guest, message))

    def complete(self, closing: Closing) -> bool:
        """Whether all that the deal waits for was revealed."""
        return self._nonces.keys() >= closing.commitments.keys()

    def deal(self, closing: Closing) -> e.AnyEntry:
        """The entry that deals, with the nonces that were revealed."""
        kind = e.Began if closing.begins else e.Dealt
        return kind(salt=new_salt(), nonces=dict(sorted(self._nonces.items())))

    def hold(self, guest: Guest, message: m.Request) -> None:
        """Keeps a message until the round is dealt."""
        self._held.append(Held(guest, message))

    def waiting(self) -> tuple[list[Held], list[Held]]:
        """The reveals that are still to be answered, and what was held."""
        return self._to_answer, self._held
