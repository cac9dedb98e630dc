"""What a device notes of the deals of a table, so that it can tell afterwards whether anybody chose
or touched them. docs/fair-deals.md says why that is enough; the page does the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from ..protocol.view import MixedShare, View
from ..rules.errors import NotationError
from ..rules.fair import Share, commitment, opens


class DealNote(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is noted of one deal: the table's commitment as it was first seen, the nonce that this
    device adds from its seat, the set that was closed before it was revealed, and whether the table
    confirmed it."""

    promise: str | None = None
    nonce: str | None = None
    seat: int | None = None
    set: tuple[str | None, ...] | None = None
    confirmed: bool = False


class DealNotes(Struct, frozen=True, kw_only=True):
    """What is noted of a table's deals: the one that comes after a round, and that round's own."""

    after: tuple[int, int]
    coming: DealNote
    dealt: DealNote


class Verdict(Struct, frozen=True, kw_only=True):
    """What the notes say of a deal; `mine` is what became of the device's own nonce."""

    mine: str | None
    promise: bool
    set: bool
    nonces: bool
    confirmed: bool

    @property
    def kept(self) -> bool:
        """Whether the table has kept its word."""
        return self.promise and self.set and self.nonces and self.confirmed


def fingerprint(digits: str) -> str:
    """The commitment to a nonce, or to a seed."""
    return commitment(bytes.fromhex(digits))


def noted(notes: DealNotes | None, view: View) -> DealNotes:
    """The notes brought up to date with a view. The first promise counts; when a round was dealt,
    what was noted for the coming deal is about that round."""
    now = (view.match, view.round)
    if notes is None:
        notes = DealNotes(after=now, coming=DealNote(), dealt=DealNote(promise=view.commitment))
    if view.round and notes.after != now:
        follows = now in ((notes.after[0], notes.after[1] + 1), (notes.after[0] + 1, 1))
        coming = notes.coming if follows else DealNote()
        dealt = structs.replace(coming, promise=coming.promise or view.commitment)
        notes = DealNotes(after=now, coming=DealNote(), dealt=dealt)
    if notes.coming.promise is None:
        promised = structs.replace(notes.coming, promise=view.next_commitment)
        notes = structs.replace(notes, coming=promised)
    return notes


def revealing(notes: DealNotes, view: View) -> DealNotes | None:
    """The notes of a device that may reveal its nonce now: its commitment is in the set, the
    table's promise is the first it made, and no other set was shown for this deal. Else None."""
    coming, seat = notes.coming, view.seat
    if seat is None or view.mixing is None or coming.nonce is None:
        return None
    shown = tuple(view.mixing)
    if view.next_commitment != coming.promise or shown[seat] != fingerprint(coming.nonce):
        return None
    if coming.set not in (None, shown):
        return None
    return structs.replace(notes, coming=structs.replace(coming, seat=seat, set=shown))


def judged(note: DealNote, told: str | None, mix: Sequence[MixedShare | None] | None) -> Verdict:
    """What the notes say about a deal from a seed with the commitment `told`, with this mix."""
    shares = list(mix or ())
    shown = tuple(None if share is None else share.commitment.lower() for share in shares)
    mine = _own_in(note, shares)
    return Verdict(
        mine=mine,
        promise=note.promise is None or note.promise == (told or "").lower(),
        set=note.set in (None, shown),
        nonces=all(_fits(share) for share in shares),
        confirmed=not note.confirmed or mine == "used",
    )


def _fits(share: MixedShare | None) -> bool:
    try:
        return share is None or opens(Share(share.commitment, share.nonce))
    except NotationError:
        return False


def _own_in(note: DealNote, shares: Sequence[MixedShare | None]) -> str | None:
    """What became of a device's nonce: used, late, none (left out), other (another is there)."""
    if note.nonce is None or note.seat is None:
        return None
    share = shares[note.seat] if note.seat < len(shares) else None
    if share is None:
        return "none"
    if share.commitment.lower() != fingerprint(note.nonce):
        return "other"
    return "late" if share.nonce is None else "used"
