"""Python runs this file first in processes of a server that a test starts.

A server's bots and reviews step back behind other work. Beside a busy machine they would starve,
and the test with them.
"""

import os


def keep_priority(increment: int) -> int:
    """Leave the priority of this process as it is, in place of `os.nice`."""
    return 0


os.nice = keep_priority
