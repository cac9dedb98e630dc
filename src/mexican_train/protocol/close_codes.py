"""The codes with which a server closes a connection to a table."""

from __future__ import annotations

CLOSE_TOO_FAST = 1008
CLOSE_LATER = 1013
"""The server cannot have this connection just now: come back in a while."""
CLOSE_NO_HELLO = 4400
CLOSE_SECRET = 4403
CLOSE_NO_TABLE = 4404
CLOSE_ELSEWHERE = 4409
CLOSE_GIVEN_UP = 4410
"""The seat is no longer theirs; with the invite they may watch."""
CLOSE_SIGNED_OUT = 4411
"""The seat has another token, which another device of theirs has."""
CLOSE_PROTOCOL = 4426
"""They speak a protocol that this server does not."""
