"""What a terminal adds to the deals of a table: before each deal it commits to a nonce, reveals it
when everybody's are fixed, and looks at the end of the round whether it was used."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import structs

from ..protocol import client_messages as m
from ..protocol import server_messages as told
from ..protocol.view import View
from ..rules.fair import SEED_BYTES
from .deal_notes import DealNotes, fingerprint, judged, noted, revealing


class Mixer:
    """Adds to the deals of one table; `new_id` gives the ids that it speaks under."""

    def __init__(self, new_id: Callable[[], str]) -> None:
        self._new_id = new_id
        self.notes: DealNotes | None = None
        self._said = ""
        """What of a deal was last spoken about on this line."""
        self._waiting: dict[str, str | None] = {}
        """What was said and not answered, by id: the nonce, if it was revealed."""
        self._judged: tuple[int, int] | None = None

    def come_back(self) -> None:
        """A new line: the table may have forgotten what was said on another."""
        self._said = ""

    def see(self, view: View) -> m.Request | None:
        """Notes what a view says of deals; what there is to say to it."""
        notes = self.notes = noted(self.notes, view)
        about = f"{view.next_commitment} {view.mixing}"
        if view.seat is None or about == self._said:
            return None
        self._said = about
        if view.mixing is not None:
            return self._reveal(revealing(notes, view))
        if not view.next_commitment or notes.coming.set is not None:
            return None  # for a deal that was shown as closed nothing else is committed to
        nonce = notes.coming.nonce or secrets.token_hex(SEED_BYTES)
        coming = structs.replace(notes.coming, nonce=nonce, seat=view.seat)
        self.notes = structs.replace(notes, coming=coming)
        id = self._new_id()
        self._waiting[id] = None
        promise = view.next_commitment
        return m.Mix(id=id, next_commitment=promise, commitment=fingerprint(nonce))

    def _reveal(self, notes: DealNotes | None) -> m.Request | None:
        if notes is None or notes.coming.nonce is None:
            return None
        self.notes = notes
        id = self._new_id()
        self._waiting[id] = notes.coming.nonce
        return m.Reveal(id=id, nonce=notes.coming.nonce)

    def heard(self, message: told.ServerMessage) -> bool:
        """Whether a message was the answer to something said here; a refusal is no news."""
        id = getattr(message, "id", None) or ""
        if id not in self._waiting:
            return False
        nonce, notes = self._waiting.pop(id), self.notes
        if isinstance(message, told.Mixed) and nonce is not None and notes is not None:
            sure = {
                name: structs.replace(note, confirmed=True)
                for name, note in (("coming", notes.coming), ("dealt", notes.dealt))
                if note.nonce == nonce
            }
            self.notes = structs.replace(notes, **sure)
        return True

    def broken(self, view: View) -> bool:
        """Whether a round is over whose deal is not what the table had promised; once for each."""
        now = (view.match, view.round)
        if view.seed is None or self.notes is None or self._judged == now:
            return False
        self._judged = now
        kept = judged(self.notes.dealt, view.commitment, view.mix).kept
        return not kept or fingerprint(view.seed) != view.commitment
