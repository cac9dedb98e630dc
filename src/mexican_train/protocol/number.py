"""The number of the protocol. docs/protocol.md says what makes a new one, and what does not."""

from __future__ import annotations

PROTOCOL = 1
"""What clients of this program speak: the number of all that is declared here."""
SPOKEN = (1,)
"""What servers of this program understand."""
