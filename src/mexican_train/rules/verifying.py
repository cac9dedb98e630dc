"""Records whose deal can be verified: from the seed they carry follow the tiles that were dealt."""

from __future__ import annotations

from .deal import tiles_to_deal
from .errors import RecordError
from .fair import commitment, fair_order, mixed_seed, opens, read_seed
from .record import Record


def verify_record(record: Record) -> None:
    """Raises `RecordError` unless seed, commitment, what devices added, and tiles go together."""
    if record.seed is None or record.commitment is None:
        raise RecordError("the record has no seed and commitment to verify")
    seed = read_seed(record.seed)
    if commitment(seed) != record.commitment.lower():
        raise RecordError("the commitment is not the hash of the seed")
    mix = record.mix or ()
    for seat, share in enumerate(mix):
        if share is not None and not opens(share):
            raise RecordError(f"the nonce of seat {seat} is not the one it had committed to")
    header = record.header
    order = fair_order(mixed_seed(seed, mix), tiles_to_deal(header.rules, record.number))
    if (Record.hands_of(header, order), order[header.dealt :]) != (
        tuple(tuple(sorted(hand)) for hand in record.hands),
        list(record.boneyard),
    ):
        raise RecordError("the tiles are not the ones the seed deals")
